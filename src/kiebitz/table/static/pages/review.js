// The screen "review": any game, step by step with all cards open, and what its decisions were worth.

import { say, number } from "../words.js";
import { useFace, usualFace } from "../cards.js";
import { tell } from "../main.js";
import { button, draw, make, needStyles } from "../advice/build.js";
import { top } from "../advice/top.js";
import { capital, tellAction, tellContract, tellDate } from "../advice/telling.js";
import { Game } from "../review/game.js";
import { showFelt } from "../review/felt.js";
import { Curve } from "../review/curve.js";
import { curveOf } from "../review/curve_data.js";
import { decisionList } from "../review/decisions.js";
import { answerTo } from "../review/answer.js";
import { courseOf } from "../review/course.js";
import { askToPlay, share } from "../review/again.js";
import { bestLine, lineBar } from "../review/line.js";
import { tellJudgement, tellValue } from "../review/judgements.js";

const SWIPE = 40;
const ICONS = { first: "M4 4h2.5v12H4zM16 4v12L8 10z", back: "M14 4v12L6 10z", on: "M6 4v12l8-6z", last: "M13.5 4H16v12h-2.5zM4 4v12l8-6z" };

export async function show(page, [id, asked], about) {
  await needStyles("advice/advice.css", "pages/review.css");
  const game = await Game.load(id);
  await useFace(usualFace(game.row.game));
  const screen = new Review(page, game, about);
  const step = asked === undefined ? game.firstCard : Number(asked) || 0;
  screen.go(Math.min(game.last, Math.max(0, step)));
  game.follow();
  return () => screen.close();
}

class Review {
  constructor(page, game, about) {
    Object.assign(this, { game, about, bottom: game.seat ?? 0, step: 0, line: null });
    this.parts(page);
    this.keys = (event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    game.addEventListener("review", () => this.judged());
    this.judged();
  }

  close() {
    this.game.close();
    this.curve.close();
    document.removeEventListener("keydown", this.keys);
  }

  // ---- what the screen is made of

  parts(page) {
    const { game } = this;
    const go = (step) => this.go(step);
    this.verdict = make("p", { class: "verdict" });
    this.verdictAgain = make("p", { class: "verdict-again", "aria-hidden": "true" });
    this.felt = make("div", { class: "felt" });
    this.swipes();
    this.now = make("p", { class: "now" });
    const jump = (icon, label, by) => button("", by, { "aria-label": say(label), title: say(label) },
      draw("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, draw("path", { d: ICONS[icon] })));
    this.slider = make("input", { type: "range", min: 0, max: game.last, step: 1, "aria-label": say("review_step"), input: () => go(Number(this.slider.value)) });
    const steps = make("div", { class: "steps", role: "group", "aria-label": say("review_step") },
      jump("first", "review_first", () => go(0)), jump("back", "review_back", () => go(this.step - 1)),
      this.slider,
      jump("on", "review_on", () => go(this.step + 1)), jump("last", "review_last", () => go(this.end)));
    this.lineBar = lineBar(() => this.leaveLine());
    this.plot = make("div", { class: "plot" });
    this.plotTold = make("p", { class: "hidden-visually" });
    this.legend = make("p", { class: "legend" });
    const leave = (step) => this.leaveTo(step);
    this.curve = new Curve(this.plot, leave);
    this.progress = make("div", { class: "progress" });
    this.answer = make("div");
    this.decisions = decisionList(game, leave);
    this.course = courseOf(game, leave);
    this.handle = button("", () => this.open(!this.sheet.classList.contains("open")), { class: "handle", "aria-expanded": "false" });
    this.sheet = make("aside", { class: "side", "aria-label": say("review_judgements") },
      this.handle,
      make("div", { class: "side-inside" },
        this.progress, this.verdictAgain, this.answer, this.decisions.box, this.course.box, this.ways()));
    page.append(
      make("div", { class: "board" },
        top(this.title(), make("span", { class: "soft date", text: tellDate(game.row.at ?? "") })),
        this.verdict, make("div", { class: "table" }, this.felt), this.now, this.lineBar.box, steps,
        make("figure", { class: "curve-box" }, this.plot, make("figcaption", {}, this.legend, this.plotTold))),
      this.sheet);
  }

  title() {
    const { game } = this;
    const { contract, declarer } = game.states.at(-1);
    const told = game.kind === "differenzler" ? "" : capital(tellContract(contract));
    return [say(`told_game_${game.kind}`), told, game.kind === "skat" && game.names[declarer]].filter(Boolean).join(" · ");
  }

  ways() {
    const { game, about } = this;
    const strengths = about.strengths;
    const next = ((game.seat ?? 0) + 1) % game.names.length;
    return make("section", { class: "block ways", "aria-label": say("review_go_on") },
      button(say("review_play_on"), () => askToPlay(game, {
        title: say("review_play_on"), after: Math.min(this.step, this.line?.after ?? this.step), strengths,
        seat: this.stateAt(this.step).to_move ?? this.bottom }), { class: "main" }),
      button(say("review_exchange"), () => askToPlay(game, { title: say("review_exchange"), after: 0, strengths, seat: next })),
      button(say("review_share"), () => share(game)));
  }

  // ---- steps

  /** The last position there is to see: of the game, or of the line that is shown. */
  get end() { return this.line ? this.line.after + this.line.states.length - 1 : this.game.last; }

  /** The position at a step: of the game, or of the line that leaves it. */
  stateAt(step) { return this.line && step >= this.line.after ? this.line.states[step - this.line.after] : this.game.states[step]; }

  actionAt(step) { return (this.line && step >= this.line.after ? this.line.actions : this.game.actions)[step]; }

  /** Show how it would have gone from here with best play by all. */
  async showLine(after, pressed) {
    pressed.disabled = true;
    try {
      this.line = await bestLine(this.game, after);
      this.open(false);
    } catch (error) { tell(error.message); this.line = null; }
    pressed.disabled = false;
    this.slider.max = this.end;
    this.go(after);
  }

  leaveLine() {
    this.leaveTo(this.line.after);
    this.slider.focus();
  }

  /** To a position of the game as it was. */
  leaveTo(step) {
    this.line = null;
    this.slider.max = this.end;
    this.go(step);
  }

  go(step) {
    const { game } = this;
    this.step = Math.min(this.end, Math.max(0, step));
    if (this.line && this.step < this.line.after) { this.leaveTo(this.step); return; }
    history.replaceState(null, "", `#/game/${encodeURIComponent(game.id)}/${Math.min(this.step, game.last)}`);
    this.lineBar.tell(this.line, this.step);
    this.slider.value = this.step;
    this.slider.setAttribute("aria-valuetext", this.tellStep());
    this.draw();
    this.curve.here(this.step);
    this.decisions.here(this.step);
    this.course.here(this.step);
    tell(this.now.textContent);
  }

  tellStep() {
    const trick = this.game.trickOf(this.step);
    return this.step === this.end ? say("review_end") : trick ? say("review_in_trick", { n: trick }) : say(`review_phase_${this.stateAt(this.step).phase}`);
  }

  draw() {
    const { game, step } = this;
    const state = this.stateAt(step);
    const decided = this.actionAt(step);
    // Beside the game only the position in which the line leaves it has been judged.
    const judged = this.line && step > this.line.after ? null : game.at(step);
    const unit = game.review?.unit;
    const values = judged?.open && Object.fromEntries(Object.entries(judged.open.values).map(([action, value]) =>
      [action, { text: tellValue(value, unit) }]));
    showFelt(this.felt, {
      state, names: game.names, bottom: this.bottom, kind: game.kind,
      marks: { values, best: judged?.open?.best, chosen: decided?.action },
      facts: this.facts(state), asides: this.asides(state) });
    this.tellNow(decided, this.line ? null : judged, unit);
  }

  facts(state) {
    return this.game.names.map((_, seat) => {
      const points = state.points?.[seat], prediction = state.predictions?.[seat] ?? null;
      if (prediction !== null) return say("review_points_of", { points: number(points ?? 0), prediction: number(prediction) });
      return points ? say(`told_points_${this.game.kind}`, { points: number(points) }) : "";
    });
  }

  /** The skat as it lay there, and what was discarded, once both differ. */
  asides(state) {
    if (this.game.kind !== "skat") return [];
    const first = this.game.states[0].aside ?? [];
    const now = state.aside ?? [];
    const same = first.length === now.length && first.every((card) => now.includes(card));
    return [[say("review_skat"), first], ...(same || !now.length ? [] : [[say("review_discarded"), now]])];
  }

  tellNow(decided, judged, unit) {
    if (!decided) { this.now.replaceChildren(make("strong", { text: say("review_end") })); return; }
    const known = judged?.known && judged.known.class !== "forced" ? tellJudgement(judged.known, judged.known.unit, this.game.kind) : "";
    const open = judged?.open && judged.open.class !== "forced" ? tellJudgement(judged.open, unit, this.game.kind) : "";
    const part = (kind, text) => (text ? make("span", { class: `tag ${kind}`, text: say(`review_tag_${kind}`, { told: text }) }) : null);
    this.now.replaceChildren(
      make("span", { class: "soft", text: `${this.tellStep()} · ` }),
      make("strong", { text: say("review_does", { player: this.game.names[decided.seat], action: tellAction(decided.action) }) }), " ",
      ...[part("known", known), part("open", open)].filter(Boolean));
  }

  // ---- judgements as they arrive

  judged() {
    const { game } = this;
    const { review } = game;
    this.verdict.textContent = this.verdictAgain.textContent = review?.sentence ?? "";
    const told = curveOf(game);
    this.plot.parentNode.hidden = !told && (review !== null || game.firstCard === game.last);   // until then its place is kept
    if (told) {
      this.curve.tell(told);
      this.legend.replaceChildren(...told.legend.map(({ class: name, text }) => make("span", { class: `key ${name}`, text })));
      this.plotTold.textContent = told.sentence;
    }
    this.progress.hidden = game.finished && !game.trouble;
    this.progress.replaceChildren(
      make("label", {}, game.trouble || this.tellProgress("review_judging"),
        game.of > 1 ? make("progress", { value: game.done, max: game.of }) : null));
    const answer = review ? answerTo(game, (step) => this.leaveTo(step), (step, pressed) => this.showLine(step, pressed)) : null;
    if (!this.answered && answer) { this.answer.replaceChildren(answer); this.answered = true; }
    this.decisions.show();
    this.course.show();
    const found = game.costly(game.seat).length;
    this.handle.textContent = game.finished ? say("review_handle", { n: found }) : this.tellProgress("review_handle_judging");
    this.draw();
    this.decisions.here(this.step);
  }

  tellProgress(key) {
    const { done, of } = this.game;
    return of > 1 ? say(key, { done: number(done), of: number(of) }) : say("review_judging_begins");
  }

  // ---- keys, swipes, the sheet

  key(event) {
    if (event.target.closest?.("input:not([type=range]), select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: this.end }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  swipes() {
    let from = null;
    this.felt.addEventListener("pointerdown", (event) => { from = [event.clientX, event.clientY]; });
    this.felt.addEventListener("pointerup", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
      from = null;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.go(this.step + (x < 0 ? 1 : -1));
    });
    this.felt.addEventListener("pointercancel", () => { from = null; });
  }

  open(open) {
    this.sheet.classList.toggle("open", open);
    this.handle.setAttribute("aria-expanded", String(open));
  }
}
