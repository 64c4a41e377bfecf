// The table with all cards open: hands round the felt, the trick in the middle, what lies aside.

import { say } from "../words.js";
import { cardName, picture, suitName } from "../cards.js";
import { make } from "../advice/build.js";
import { SUIT_LETTERS, capital, tellContract } from "../advice/telling.js";

/** Where a seat sits, seen from the seat at the bottom: places in the order of play. */
const PLACES = { 3: ["bottom", "left", "right"], 4: ["bottom", "right", "top", "left"] };

export const placeOf = (seat, bottom, seats) => PLACES[seats][(seat - bottom + seats) % seats];

function hand(cards, { values, best, chosen, mover, name }) {
  return make("ul", { class: "hand", "aria-label": say("review_hand_of", { name }) },
    cards.map((card) => {
      const value = mover ? values?.[`play ${card}`] : undefined;
      const good = best?.includes(`play ${card}`);
      const played = chosen === `play ${card}`;
      return make("li", { class: [played && "chosen", value !== undefined && "valued"].filter(Boolean).join(" ") || null },
        picture(card, { label: cardName(card) + (played ? `, ${say("review_was_played")}` : "") }),
        value === undefined ? null : make("span", { class: `worth${good ? " best" : ""}`, text: value.text },
          make("span", { class: "hidden-visually", text: good ? `, ${say("review_best")}` : "" })));
    }));
}

function plate(seat, state, { name, facts }) {
  const declares = state.declarer === seat;
  return make("p", { class: "plate" },
    make("strong", { text: name }),
    state.forehand === seat ? make("span", { class: "role", text: say("review_forehand") }) : null,
    declares ? make("span", { class: "role declares", text: say("review_declarer") }) : null,
    facts ? make("span", { class: "facts", text: facts }) : null);
}

function trick(state, bottom, seats) {
  const full = !state.trick?.cards?.length && state.last_trick;
  const shown = full ? state.last_trick : state.trick;
  return make("div", { class: `trick${full ? " taken" : ""}`, role: "group", "aria-label": say(full ? "review_last_trick" : "review_trick") },
    (shown?.cards ?? []).map(({ seat, card }) => make("div", {
      class: `lying ${placeOf(seat, bottom, seats)}${full && shown.winner === seat ? " winner" : ""}` }, picture(card, { label: cardName(card) }))));
}

function contract(state, kind) {
  const told = state.contract?.name ? capital(tellContract(state.contract)) : "";
  if (!told) return null;
  const letter = SUIT_LETTERS[state.contract.trump ?? state.contract.name];
  return make("p", { class: "contract" },
    letter ? picture(`suit-${letter}`) : null,
    make("span", { text: kind === "differenzler" ? say("review_trump_is", { suit: suitName(letter) }) : told }),
    state.contract.bid ? make("span", { class: "soft", text: say("review_bid_at", { bid: state.contract.bid }) }) : null,
    state.contract.multiplier > 1 ? make("span", { class: "soft", text: `×${state.contract.multiplier}` }) : null);
}

function aside(label, cards) {
  return cards?.length ? make("div", { class: "aside" }, make("span", { text: label }),
    make("ul", {}, cards.map((card) => make("li", {}, picture(card, { label: cardName(card) }))))) : null;
}

/** Redraw the felt. `marks`: what the mover's cards are worth and which one was played. */
export function showFelt(felt, { state, names, bottom, kind, marks, facts, asides }) {
  const seats = names.length;
  felt.className = `felt seats-${seats}`;
  felt.replaceChildren(
    ...names.map((name, seat) => make("section", {
      class: `seat ${placeOf(seat, bottom, seats)}${state.to_move === seat ? " moves" : ""}`, "aria-label": name },
      plate(seat, state, { name, facts: facts[seat] }),
      hand(state.hands[seat], { ...marks, mover: state.to_move === seat, name }))),
    make("div", { class: "middle" }, contract(state, kind), trick(state, bottom, seats),
      make("div", { class: "asides" }, asides.map(([label, cards]) => aside(label, cards)))));
}

