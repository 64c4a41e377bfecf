// The screen "real": a game played with real cards. One enters one's own hand and what happens; the page
// shows what this seat sees and what it had better do. One's own seat is always seat 0 here.

import { post } from "../api.js";
import { say, number } from "../words.js";
import { tell } from "../main.js";
import { cardName, picture, suitName, useFace, usualFace } from "../cards.js";
import { button, make, needStyles } from "../advice/build.js";
import { top } from "../advice/top.js";
import { HandPicker } from "../advice/picker.js";
import { segments } from "../advice/segments.js";
import { adviceBlock } from "../advice/answer.js";
import { nextEvent, silentEvent } from "../advice/events.js";
import { readCards } from "../advice/reading.js";
import { seatNames, seenFelt } from "../advice/seen_table.js";
import { SUIT_LETTERS, cardsOf, tellAction } from "../advice/telling.js";
import { dialog } from "../review/again.js";

const KEY = "kiebitz-real";
const GAMES = {
  skat: { rules: "skat", size: 32, count: 10, seats: 3 },
  schieber: { rules: "schieber:table", size: 36, count: 9, seats: 4 },
  differenzler: { rules: "differenzler:table", size: 36, count: 9, seats: 4 },
};
const SAID = { pass: "pass", passe: "pass", passt: "pass", weg: "pass", yes: "hold", ja: "hold", hold: "hold", push: "push", schieben: "push",
  pickup: "pickup", "take the skat": "pickup", aufnehmen: "pickup", "skat aufnehmen": "pickup", hand: "hand" };

function kept() {
  try { return JSON.parse(localStorage.getItem(KEY)); } catch { return null; }
}

function keep(what) {
  try { if (what) localStorage.setItem(KEY, JSON.stringify(what)); else localStorage.removeItem(KEY); } catch { /* a browser that keeps nothing */ }
}

export async function show(page) {
  await needStyles("advice/advice.css", "pages/real.css");
  const before = kept();
  if (before && before.kind in GAMES) await new Following(page, before).begin();
  else await new Setup(page).begin("skat");
}

/** Before the first card: game, own hand, who leads. */
class Setup {
  constructor(page) {
    this.page = page;
    this.form = make("form", { class: "setup", submit: (event) => { event.preventDefault(); this.start(); } });
    page.replaceChildren(top(say("real_title")), make("p", { class: "soft lead", text: say("real_explained") }), this.form);
  }

  async begin(kind) {
    Object.assign(this, { kind, forehand: 0, trump: "hearts" });
    await useFace(usualFace(kind));
    const { size, count, seats } = GAMES[kind];
    this.picker = new HandPicker({ size, count, label: say("bid_cards") });
    const go = make("button", { class: "main", text: say("real_begin"), disabled: true });
    this.picker.addEventListener("change", () => { go.disabled = !this.picker.full; });
    this.trouble = make("p", { class: "error", role: "alert" });
    this.form.replaceChildren(
      segments(say("bid_game"), Object.keys(GAMES).map((name) => [name, say(`told_game_${name}`)]), kind, async (name) => {
        await this.begin(name);
        this.form.querySelector("input:checked").focus();
      }),
      this.picker.box,
      segments(say("real_forehand"), seatNames(kind, seats).map((name, seat) => [seat, name]), 0, (seat) => { this.forehand = seat; }),
      ...(kind === "differenzler" ? [segments(say("bid_trump"), Object.entries(SUIT_LETTERS).map(([name, letter]) =>
        [name, [picture(`suit-${letter}`), suitName(letter)]]), this.trump, (trump) => { this.trump = trump; })] : []),
      this.trouble, make("div", { class: "row end" }, go));
  }

  async start() {
    const { kind, forehand, trump } = this;
    const told = { kind, forehand, trump: kind === "differenzler" ? trump : null, cards: this.picker.text, events: [] };
    const next = new Following(this.page, told);
    try { await next.ask([]); } catch (error) { this.trouble.textContent = error.message; return; }
    keep(told);
    await next.begin();
  }
}

/** The game as it goes on. */
class Following {
  constructor(page, told) {
    Object.assign(this, { page, told, turn: 0 });
    this.names = seatNames(told.kind, GAMES[told.kind].seats);
  }

  async begin() {
    await useFace(usualFace(this.told.kind));
    this.place = make("div", { class: "seen" });
    this.hand = make("ul", { class: "own-hand", "aria-label": say("bid_cards") });
    this.turnTold = make("p", { class: "turn", role: "status" });
    this.controls = make("div", { class: "controls" });
    this.trouble = make("p", { class: "error", role: "alert" });
    this.field = make("input", { class: "wide", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": say("real_type"), placeholder: say("real_type") });
    this.back = button(say("real_back"), () => this.takeBack());
    this.log = make("ol", { class: "log" });
    this.advice = make("div", { class: "answer-place", "aria-live": "polite" });
    this.page.replaceChildren(top(`${say("real_title")} · ${say(`told_game_${this.told.kind}`)}`),
      make("div", { class: "two" },
        this.now = make("div", { class: "now-playing" }, this.place, this.hand, this.turnTold, this.controls,
          make("form", { class: "row typing", submit: (event) => { event.preventDefault(); this.type(); } }, this.field, make("button", { text: say("real_enter") })),
          this.trouble,
          make("details", {}, make("summary", { text: say("review_course") }), this.log),
          make("div", { class: "row ends" }, this.back, button(say("real_new"), () => this.askForNew()))),
        this.advice));
    await this.follow(this.told.events);
  }

  /** What was entered is gone then: asked once more. */
  askForNew() {
    const box = dialog(say("real_new"), make("p", { text: say("real_new_text") }), make("div", { class: "row end" },
      button(say("review_cancel"), () => box.close()),
      button(say("real_new"), () => { box.close(); keep(null); new Setup(this.page).begin(this.told.kind); }, { class: "main" })));
  }

  ask(events) {
    const { kind, forehand, trump, cards } = this.told;
    return post(`/api/follow?face=${document.documentElement.dataset.face}`, { game: GAMES[kind].rules, seat: 0, cards, events, forehand, ...(trump ? { trump } : {}) });
  }

  /** Ask with these events; they are kept only if the server takes them. */
  async follow(events) {
    const turn = ++this.turn;
    this.trouble.textContent = "";
    this.advice.classList.add("old");
    try {
      const { snapshot, advice } = await this.ask(events);
      if (turn !== this.turn) return;
      snapshot.you ??= 0;
      this.told.events = events;
      keep(this.told);
      const silent = silentEvent(snapshot);
      if (silent) { await this.follow([...events, silent]); return; }
      this.show(snapshot, advice);
    } catch (error) {
      if (turn !== this.turn) return;
      this.trouble.textContent = error.message;
      this.advice.classList.remove("old");
    }
  }

  add(...events) { return this.follow([...this.told.events, ...events]); }

  /** One event back, and with it those that nobody entered and the first half of taking up the skat. */
  takeBack() {
    const events = [...this.told.events];
    while (events.at(-1)?.endsWith("?")) events.pop();
    if (events.pop()?.startsWith("skat ")) events.pop();
    this.follow(events);
  }

  type() {
    const text = this.field.value.trim();
    if (!text) return;
    this.field.value = "";
    const events = this.understand(text);
    const picking = events[0] === "pickup" && events.length === 1 && this.snapshot?.phase === "skat" && this.snapshot.to_move === 0;
    if (picking) this.controls.querySelector("[data-pickup]")?.click();   // which cards lay there is asked next
    else this.add(...events);
  }

  /** The events that a typed text means in this phase; what is not understood is sent as it is. */
  understand(text) {
    const phase = this.snapshot?.phase;
    const said = SAID[text.toLowerCase()];
    if (said) return [said];
    if (/^\d+$/.test(text)) return [`${phase === "predict" ? "predict" : "bid"} ${text}`];
    const { cards, strange } = readCards(phase === "skat" ? text.replace(/^(pickup\W+)?skat\b/i, "") : phase === "discard" ? text.replace(/^discard\b/i, "") : text);
    if (!cards.length || strange.length) return [text];
    if (phase === "skat") return ["pickup", `skat ${cards.join(" ")}`];
    if (phase === "discard") return [`discard ${cards.join(" ")}`];
    return cards.map((card) => `play ${card}`);
  }

  show(snapshot, advice) {
    this.snapshot = snapshot;
    const { size } = GAMES[this.told.kind];
    const mine = snapshot.to_move === 0;
    const played = snapshot.log.filter(({ action }) => action.startsWith("play ")).flatMap(({ action }) => cardsOf(action));
    const seen = new Set([...played, ...snapshot.hand, ...(snapshot.aside ?? [])]);
    const held = [this.controls, this.hand].some((part) => part.contains(document.activeElement));
    this.place.replaceChildren(seenFelt(snapshot, this.names));
    this.showHand(snapshot, mine && snapshot.phase === "play");
    this.turnTold.textContent = snapshot.to_move === null ? this.ended(snapshot)
      : say(mine ? "real_your_turn" : "real_turn_of", { name: this.names[snapshot.to_move], phase: say(`review_phase_${snapshot.phase}`) });
    this.controls.replaceChildren(...[nextEvent(snapshot, (...events) => this.add(...events), { mine, size, seen, names: this.names })].filter(Boolean));
    if (held) this.now.querySelector(".own-hand button:not([aria-disabled=true]), .controls :is(button:not([aria-disabled=true]):not(:disabled), select, input)")?.focus();
    this.back.disabled = !this.told.events.length;
    this.log.replaceChildren(...snapshot.log.filter(({ action }) => !action.endsWith("?")).map(({ seat, action }) => make("li", { text: `${this.names[seat]}: ${tellAction(action)}` })));
    this.advice.classList.remove("old");
    this.advice.replaceChildren(...(advice ? [adviceBlock(advice, { seatNames: this.names })] : [make("p", { class: "soft", text: say(snapshot.to_move === null ? "real_over" : "real_wait") })]));
    tell(this.turnTold.textContent);
  }

  /** The own hand; where a card of it is to be played, each is a button. */
  showHand(snapshot, playing) {
    const legal = new Set(snapshot.legal.map((action) => action.slice(5)));
    const held = (card) => (playing
      ? button("", () => { if (legal.has(card)) this.add(`play ${card}`); }, { "aria-disabled": String(!legal.has(card)) }, picture(card, { label: cardName(card) }))
      : picture(card, { label: cardName(card) }));
    this.hand.replaceChildren(...snapshot.hand.map((card) => make("li", {}, held(card))));
  }

  ended(snapshot) {
    return [say("review_end"), snapshot.sentence ?? "", this.names.map((name, seat) => `${name} ${number(snapshot.points[seat])}`).join(" · ")].filter(Boolean).join(" · ");
  }
}
