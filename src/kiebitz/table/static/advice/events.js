// What can happen next at a real table, as something to press: for whoever is to move, phase by phase.

import { say, number } from "../words.js";
import { button, make } from "./build.js";
import { BIDS, auctionAfter } from "./auction.js";
import { cardButtons } from "./picker.js";
import { SUIT_LETTERS, capital, contractName } from "./telling.js";

const SKAT_CONTRACTS = ["clubs", "spades", "hearts", "diamonds", "grand", "null"];
const JASS_MODES = ["clubs", "spades", "hearts", "diamonds", "obenabe", "undenufe"];
const LEVELS = ["none", "schneider", "schwarz", "ouvert"];
const MOST_POINTS = 157, MOST_OFFERED = 14;

const row = (...parts) => make("div", { class: "row" }, parts.flat());
const press = (text, action, add) => button(capital(text), () => add(action));

function auction({ log }, add) {
  const { answering, bid } = auctionAfter(log.map(({ action }) => action));
  if (answering) return row(press(say("told_hold"), "hold", add), press(say("told_pass"), "pass", add));
  const bids = make("select", { "aria-label": say("bid_which") }, BIDS.filter((value) => value > bid).slice(0, MOST_OFFERED).map((value) => make("option", { value: `bid ${value}`, text: number(value) })));
  return row(bids, button(capital(say("bid_says")), () => add(bids.value)), press(say("told_pass"), "pass", add));
}

/** Some cards out of those that can be; `done(cards)` hears them once there are enough. */
function pickSome(size, count, fitting, done) {
  const chosen = new Set();
  const ready = button(say("real_these"), () => done([...chosen]), { class: "main", disabled: true });
  const cards = cardButtons(size, {
    pressed: (card) => chosen.has(card), open: (card) => fitting(card) && (chosen.has(card) || chosen.size < count),
    pick: (card) => {
      if (!chosen.delete(card) && fitting(card) && chosen.size < count) chosen.add(card);
      ready.disabled = chosen.size !== count;
      cards.show();
    } });
  return make("div", {}, cards.box, row(ready));
}

function skat(snapshot, add, { mine, seen }) {
  const box = make("div");
  const pickup = mine
    ? button(say("pick_up"), () => box.replaceChildren(make("p", { text: say("real_which_skat") }),
      pickSome(32, 2, (card) => !seen.has(card), (cards) => add("pickup", `skat ${cards.join(" ")}`))), { "data-pickup": true })
    : press(say("they_pickup"), "pickup", add);
  box.append(row(pickup, press(say(mine ? "play_hand" : "they_hand"), "hand", add)));
  return box;
}

function declare(snapshot, add) {
  const hand = snapshot.contract?.hand ?? snapshot.log.some(({ action }) => action === "hand");
  const level = make("select", { "aria-label": say("real_announced") }, (hand ? LEVELS : ["none", "ouvert"]).map((name) =>
    make("option", { value: name, text: name === "none" ? say("real_not_announced") : say(`told_${name}`) })));
  return make("div", {}, row(SKAT_CONTRACTS.map((name) => press(contractName(name), name, () =>
    add(`declare ${name}${level.value === "none" ? "" : ` ${level.value}`}`)))), row(level));
}

function trump(snapshot, add) {
  const pushed = snapshot.log.some(({ action }) => action === "push");
  return row(JASS_MODES.map((name) => press(name in SUIT_LETTERS ? contractName(name) : say(`told_${name}`), `trump ${name}`, add)),
    pushed ? null : press(say("real_pushes"), "push", add));
}

function predict(add) {
  const field = make("input", { type: "number", min: 0, max: MOST_POINTS, inputmode: "numeric", "aria-label": say("review_phase_predict") });
  return make("form", { class: "row", submit: (event) => { event.preventDefault(); if (field.checkValidity() && field.value) add(`predict ${Number(field.value)}`); } },
    field, make("button", { class: "main", text: say("real_enter") }));
}

/** Whose cards lie open on the table and have not been entered yet; null if nobody's. */
function ouvert({ contract, declarer, you, shown }) {
  return contract?.level === "ouvert" && declarer !== you && !shown?.[declarer]?.length ? declarer : null;
}

function lookAtOpenHand(snapshot, add, { seen, names }, seat) {
  const count = snapshot.hand.length;
  return make("details", { class: "open-hand" }, make("summary", { text: say("real_open_hand", { name: names[seat] }) }),
    pickSome(32, count, (card) => !seen.has(card), (cards) => add(`show ${seat} ${cards.join(" ")}`)));
}

/** Of somebody else any card that has not been seen; one's own cards are played from the hand. */
function play(snapshot, add, context) {
  const { mine, size, seen } = context, shows = ouvert(snapshot);
  const open = (card) => !seen.has(card);
  return make("div", {}, shows === null ? null : lookAtOpenHand(snapshot, add, context, shows),
    mine ? null : cardButtons(size, { open, pick: (card) => { if (open(card)) add(`play ${card}`); } }).box);
}

/** What happens by itself from this seat's point of view: what the others keep to themselves. */
export function silentEvent(snapshot) {
  if (snapshot.to_move === null || snapshot.to_move === snapshot.you) return null;
  return { discard: "discard ?", predict: "predict ?" }[snapshot.phase] ?? null;
}

/** The controls for the next event; `add(...events)`. `context`: {mine, size, seen (cards that nobody else can play), names}. */
export function nextEvent(snapshot, add, context) {
  switch (snapshot.phase) {
    case "auction": return auction(snapshot, add);
    case "skat": return skat(snapshot, add, context);
    case "discard": return pickSome(32, 2, (card) => snapshot.hand.includes(card), (cards) => add(`discard ${cards.join(" ")}`));
    case "declare": return declare(snapshot, add);
    case "trump": return trump(snapshot, add);
    case "predict": return predict(add);
    case "play": return play(snapshot, add, context);
    default: return null;
  }
}
