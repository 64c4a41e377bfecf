// The screen "bid": what do I bid, choose or predict on this hand?

import { post } from "../api.js";
import { say, number } from "../words.js";
import { picture, suitName, useFace, usualFace } from "../cards.js";
import { button, make, needStyles } from "../advice/build.js";
import { top } from "../advice/top.js";
import { HandPicker } from "../advice/picker.js";
import { segments } from "../advice/segments.js";
import { adviceBlock } from "../advice/answer.js";
import { saidSoFar } from "../advice/said.js";
import { tellAction } from "../advice/telling.js";

/** What is asked about: the rules of the usual table, cards in the pack and in a hand. */
const GAMES = {
  skat: { rules: "skat", size: 32, count: 10, seats: 3 },
  schieber: { rules: "schieber:table", size: 36, count: 9, seats: 4 },
  differenzler: { rules: "differenzler:table", size: 36, count: 9, seats: 4 },
};

export async function show(page, [asked]) {
  await needStyles("advice/advice.css", "pages/bid.css");
  await new Question(page).begin(GAMES[asked] ? asked : "skat");
}

class Question {
  constructor(page) {
    this.form = make("form", { class: "question", submit: (event) => { event.preventDefault(); this.ask(); } });
    this.answer = make("div", { class: "answer-place", "aria-live": "polite" });
    this.head = top("");
    page.append(this.head, make("div", { class: "two" }, this.form, this.answer));
  }

  async begin(game) {
    Object.assign(this, { game, seat: game === "skat" ? 1 : 0, said: null, trump: "hearts", pushed: false });
    await useFace(usualFace(game));
    this.head.querySelector("h1").textContent = say(`bid_title_${game}`);
    const { size, count } = GAMES[game];
    this.picker = new HandPicker({ size, count, label: say("bid_cards") });
    this.picker.addEventListener("change", () => this.changed());
    this.asking = make("button", { class: "main", text: say("bid_ask") });
    this.situation = make("div");
    this.form.replaceChildren(
      segments(say("bid_game"), Object.keys(GAMES).map((name) => [name, say(`told_game_${name}`)]), game, async (name) => {
        await this.begin(name);
        this.form.querySelector("input:checked").focus();
      }),
      this.picker.box, this.situation, make("div", { class: "row end" }, this.asking));
    this.showSituation();
    this.changed();
    this.answer.replaceChildren(make("p", { class: "soft waiting", text: say("bid_explained") }));
  }

  /** Where one sits and what was said, for the game that is asked about. */
  showSituation() {
    const seatNames = { 3: ["forehand", "middlehand", "rearhand"] };
    const parts = [];
    if (this.game === "skat") {
      parts.push(segments(say("bid_seat"), seatNames[3].map((name, seat) => [seat, say(`bid_${name}`)]), this.seat, (seat) => { this.seat = seat; this.showSituation(); this.refocus(seat); }));
      this.said = saidSoFar(this.seat, () => this.changed());
      parts.push(this.said.box);
    } else if (this.game === "schieber") {
      parts.push(segments(say("bid_situation"), [[false, say("bid_first")], [true, say("bid_pushed")]], this.pushed, (pushed) => { this.pushed = pushed; this.changed(); }));
    } else {
      parts.push(segments(say("bid_trump"), Object.entries({ clubs: "C", spades: "S", hearts: "H", diamonds: "D" }).map(([name, letter]) =>
        [name, [picture(`suit-${letter}`), suitName(letter)]]), this.trump, (trump) => { this.trump = trump; this.changed(); }));
      parts.push(segments(say("bid_leads"), [0, 1, 2, 3].map((seat) => [seat, say(`bid_place_${seat}`)]), this.seat, (seat) => { this.seat = seat; this.changed(); }));
    }
    this.situation.replaceChildren(...parts);
  }

  refocus(value) { this.situation.querySelector(`input[value="${value}"]`)?.focus(); }

  changed() {
    this.asking.disabled = !this.picker.full;
    this.answer.classList.add("old");
  }

  question() {
    const { rules } = GAMES[this.game];
    const cards = this.picker.text;
    if (this.game === "skat") return { game: rules, cards, seat: this.seat, said: this.said.said };
    if (this.game === "schieber") return { game: rules, cards, seat: this.pushed ? 2 : 0, said: this.pushed ? ["push"] : [] };
    return { game: rules, cards, seat: this.seat, said: [], trump: this.trump };
  }

  async ask() {
    const turn = this.turn = (this.turn ?? 0) + 1;
    this.asking.disabled = true;
    this.answer.classList.remove("old");
    this.answer.replaceChildren(make("p", { class: "soft waiting", text: say("advice_thinking") }), make("progress", { "aria-label": say("advice_thinking") }));
    if (matchMedia("(max-width: 899px)").matches) this.answer.scrollIntoView({ block: "start" });
    try {
      const told = await post(`/api/bid?face=${document.documentElement.dataset.face}`, this.question());
      if (turn !== this.turn) return;
      const { advice } = told;
      this.picker.take(told.hand);
      this.answer.replaceChildren(adviceBlock({ ...advice, reason: told.sentence },
        { title: this.title(advice), seatNames: this.seatNames(), assumed: told.assumed }));
    } catch (error) {
      if (turn === this.turn) this.answer.replaceChildren(make("p", { class: "error", role: "alert", text: error.message }));
    } finally { this.asking.disabled = false; }
  }

  /** What to do, as an answer to the question. */
  title(advice) {
    if (this.game === "skat") {
      const bid = advice.action === "pass" ? 0 : advice.highest_bid;
      if (advice.topic !== "bid") return null;   // the auction is over
      return bid ? say("bid_up_to", { bid: number(bid) }) : say("bid_not");
    }
    if (this.game === "differenzler") return say("bid_predict", { n: advice.action.split(" ")[1] });
    return advice.action === "push" ? say("bid_push") : say("bid_choose", { contract: tellAction(advice.action) });
  }

  seatNames() {
    if (this.game === "skat") return ["forehand", "middlehand", "rearhand"].map((name) => say(`bid_${name}`));
    const around = ["you", "right", this.game === "schieber" ? "partner" : "opposite", "left"].map((name) => say(`real_${name}`));
    const own = this.pushed ? 2 : this.seat;
    return around.map((_, seat) => around[(seat - own + 4) % 4]);
  }
}
