// The decisions that cost something, each judged twice; the two judgements never share a column.

import { say } from "../words.js";
import { button, make } from "../advice/build.js";
import { chip } from "../advice/chip.js";
import { capital, cardsOf, tellAction } from "../advice/telling.js";
import { tellCost } from "./judgements.js";

function judgement(kind, one, unit, game) {
  const none = kind === "known" ? "review_not_judged" : "review_no_open";
  return make("span", { class: `judgement ${kind} ${one?.class ?? "none"}` },
    make("span", { class: "hidden-visually", text: `${say(`review_${kind}`)}: ` }),
    one ? capital(say(`review_class_${one.class}`)) : say(none),
    one?.cost > 0 ? make("span", { class: "cost", text: `−${tellCost(one.cost, unit, game.kind)}` }) : null);
}

function place(game, step) {
  const trick = game.trickOf(step);
  return trick ? say("review_in_trick", { n: trick }) : say(`review_phase_${game.at(step).phase}`);
}

/** What was done: cards as cards, everything else in a word. */
function what(action) {
  const cards = cardsOf(action);
  if (action.startsWith("discard ")) return [make("span", { class: "hidden-visually", text: say("review_discarded") }), ...cards.map((card) => chip(card))];
  return [cards.length ? chip(cards[0]) : make("strong", { text: tellAction(action) })];
}

function entry(game, one, go, alone) {
  const where = alone ? place(game, one.step) : `${place(game, one.step)} · ${game.names[one.seat]}`;
  return make("li", { "data-step": one.step },
    button("", () => go(one.step), { class: "decision" }, make("span", { class: "soft", text: where }), make("span", { class: "done" }, what(one.action))),
    judgement("known", one.known, one.known?.unit, game),
    judgement("open", one.open, game.review.unit, game),
    one.known?.words ? make("p", { class: "words", text: one.known.words }) : null);
}

/** A list with a switch between one's own decisions and those of all. */
export function decisionList(game, go) {
  let mine = game.seat !== null;
  const list = make("ol", { class: "decisions" });
  const head = make("div", { class: "decision-head" });
  const box = make("section", { class: "block", "aria-label": say("review_decisions") }, head, list);
  let shown = "";

  function show() {
    const found = game.costly(mine ? game.seat : null);
    // Drawn anew only when something changed, so that the focus stays while decisions arrive.
    const now = JSON.stringify([mine, found, game.finished]);
    if (now === shown) return;
    shown = now;
    const choice = (text, value) => button(text, () => { mine = value; show(); }, { class: "small", "aria-pressed": String(mine === value) });
    const focused = head.contains(document.activeElement) ? [...head.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    head.replaceChildren(make("h2", { text: say("review_decisions") }),
      ...(game.seat === null ? [] : [make("div", { class: "switch", role: "group", "aria-label": say("review_whose") },
        choice(say("review_mine"), true), choice(say("review_all"), false))]));
    if (focused >= 0) head.querySelectorAll("button")[focused]?.focus();
    list.replaceChildren(
      ...(found.length ? [make("li", { class: "columns", "aria-hidden": "true" }, make("span"),
        make("span", { class: "known", text: say("review_known") }), make("span", { class: "open", text: say("review_open") }))] : []),
      ...found.map((one) => entry(game, one, go, mine)),
      ...(found.length ? [] : [make("li", { class: "soft", text: say(game.finished ? "review_nothing_lost" : "review_still_judging") })]));
  }

  /** Mark the decision we are at. */
  function here(step) {
    for (const item of list.children) {
      const now = item.dataset.step === String(step);
      if (now && !item.classList.contains("here") && item.offsetParent) item.scrollIntoView({ block: "nearest" });
      item.classList.toggle("here", now);
    }
  }

  return { box, show, here };
}
