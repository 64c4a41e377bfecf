// A game played with real cards as one seat sees it: the others round the felt, the trick, the own hand.

import { say, number } from "../words.js";
import { cardName, picture } from "../cards.js";
import { make } from "./build.js";
import { SUIT_LETTERS, capital, tellAction, tellContract } from "./telling.js";

const PLACES = { 3: ["bottom", "left", "right"], 4: ["bottom", "right", "top", "left"] };

/** What to call the seats when one's own is seat 0. */
export const seatNames = (kind, seats) => PLACES[seats].map((place) =>
  say(`real_${{ bottom: "you", top: kind === "schieber" ? "partner" : "opposite" }[place] ?? place}`));

function plate(seat, snapshot, names, place) {
  const said = snapshot.log.findLast((one) => one.seat === seat && !one.action.startsWith("play "));
  const facts = [snapshot.forehand === seat && say("review_forehand"), snapshot.declarer === seat && say("review_declarer"),
    snapshot.phase !== "play" && said && !said.action.includes("?") && tellAction(said.action),
    snapshot.predictions?.[seat] !== null && snapshot.predictions?.[seat] !== undefined
      ? say("review_points_of", { points: number(snapshot.points[seat]), prediction: number(snapshot.predictions[seat]) })
      : snapshot.points?.[seat] ? number(snapshot.points[seat]) : ""].filter(Boolean);
  return make("p", { class: `plate ${place}${snapshot.to_move === seat ? " moves" : ""}` },
    make("strong", { text: names[seat] }), facts.length ? make("span", { text: facts.join(" · ") }) : null);
}

function contract(snapshot) {
  if (!snapshot.contract?.name) return null;
  const letter = SUIT_LETTERS[snapshot.contract.name];
  return make("p", { class: "contract" }, letter ? picture(`suit-${letter}`) : null, make("span", { text: capital(tellContract(snapshot.contract)) }));
}

/** The felt with everything but one's own hand. */
export function seenFelt(snapshot, names) {
  const places = PLACES[names.length];
  const full = !snapshot.trick?.cards?.length && snapshot.last_trick;
  const lying = full ? snapshot.last_trick : snapshot.trick;
  return make("div", { class: `felt seats-${names.length}` },
    contract(snapshot),
    make("div", { class: `trick${full ? " taken" : ""}`, role: "group", "aria-label": say(full ? "review_last_trick" : "review_trick") },
      (lying?.cards ?? []).map(({ seat, card }) => make("div", { class: `lying ${places[seat]}${full && lying.winner === seat ? " winner" : ""}` },
        picture(card, { label: `${names[seat]}: ${cardName(card)}` })))),
    names.map((_, seat) => plate(seat, snapshot, names, places[seat])));
}
