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
    one?.cost > 0 ? make("span", { class: "cost", text: tellCost(one.cost, unit, game.kind, one.error) }) : null);
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

/** Whether somebody went on in the auction who had better passed. */
const overbid = (one) => /^(bid \d+|hold)$/.test(one.action) && one.known?.best === "pass";

/** Bids of one auction that were too high are one mistake: they become one entry, judged by the last of them. */
export function together(found) {
  const first = new Map(), merged = [];
  for (const one of found) {
    const before = overbid(one) ? first.get(one.seat) : undefined;
    if (before === undefined) {
      if (overbid(one)) first.set(one.seat, merged.length);
      merged.push({ ...one, steps: [one.step] });
    } else merged[before] = { ...one, steps: [...merged[before].steps, one.step] };
  }
  return merged;
}

/** What was bid in a step: of who holds, the bid that is held. */
function bidAt(game, step) {
  const said = game.actions.slice(0, step + 1).findLast(({ action }) => action.startsWith("bid "));
  return said?.action.slice(4) ?? "";
}

function done(game, one) {
  if (one.steps.length < 2) return what(one.action);
  return [make("strong", { text: say("review_bids", { first: bidAt(game, one.steps[0]), last: bidAt(game, one.steps.at(-1)) }) })];
}

function entry(game, one, go, alone) {
  const where = alone ? place(game, one.step) : `${place(game, one.step)} · ${game.names[one.seat]}`;
  return make("li", { "data-steps": one.steps.join(" "), "data-step": one.steps[0] },
    button("", () => go(one.steps[0]), { class: "decision" }, make("span", { class: "soft", text: where }), make("span", { class: "done" }, done(game, one))),
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
    const found = together(game.costly(mine ? game.seat : null));
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
      const now = (item.dataset.steps ?? "").split(" ").includes(String(step));
      if (now && !item.classList.contains("here") && item.offsetParent) item.scrollIntoView({ block: "nearest" });
      item.classList.toggle("here", now);
    }
  }

  return { box, show, here };
}
