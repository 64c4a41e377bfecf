// The people round the table: name, cards, what they said, what they have; the one to move glows.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { openCards, placesAround, sameSide } from "./reading.js";
import { countWeis, saysStoeck, weisOf } from "./weis.js";
import { nameOf, saying } from "./telling.js";

/** Seats laid into `felt`; `update(snapshot)` shows them, `boxOf(seat)` says where cards come from and go to. */
export function makeSeats(felt) {
  let seats = [];

  function update(snapshot) {
    const places = placesAround(snapshot);
    if (seats.length !== places.length) {
      for (const seat of seats) seat.element.remove();
      seats = places.map(() => makeSeat(felt));
    }
    seats.forEach((seat, index) => seat.update(snapshot, index, places[index]));
  }

  return { update, boxOf: (seat) => seats[seat]?.plate.getBoundingClientRect() ?? null };
}

function makeSeat(felt) {
  const cards = make("div", { class: "fan" });
  const name = make("span", { class: "name" }), role = make("span", { class: "role" });
  const facts = make("span", { class: "facts" }), said = make("span", { class: "said" });
  const plate = make("div", { class: "plate" }, make("div", { class: "who" }, name, role), facts, said);
  const element = make("section", { class: "seat" }, cards, plate);
  felt.append(element);
  let fanKey = "";

  function update(snapshot, seat, place) {
    const own = snapshot.seats[seat];
    element.className = `seat ${place}`;
    element.setAttribute("aria-label", nameOf(snapshot, seat));
    element.classList.toggle("turn", snapshot.to_move === seat && !snapshot.result);
    element.classList.toggle("thinking", Boolean(own.thinking));
    element.classList.toggle("away", own.here === false);
    name.textContent = nameOf(snapshot, seat);
    name.title = own.player ?? "";
    show(role, roleOf(snapshot, seat));
    const known = factsOf(snapshot, seat);
    facts.replaceChildren(...known.map((text) => make("span", { text })));
    facts.hidden = !known.length;
    show(said, saidOf(snapshot, seat));
    said.classList.toggle("gone", own.said === "pass");
    layFan(snapshot, seat, place);
  }

  function layFan(snapshot, seat, place) {
    const open = snapshot.game === "skat" ? openCards(snapshot, seat) : weisOf(snapshot, seat);
    const count = seat === snapshot.you ? 0 : snapshot.seats[seat].cards;
    const key = open.length ? open.join() : String(count);
    element.classList.toggle("open", open.length > 0 && seat !== snapshot.you);
    if (key === fanKey || seat === snapshot.you) { if (seat === snapshot.you) cards.replaceChildren(); return; }
    fanKey = key;
    const shown = open.length ? open.map((card) => picture(card, { label: cardName(card) })) : Array.from({ length: count }, () => picture("back"));
    cards.replaceChildren(...shown, make("span", { class: "hidden-visually", text: say("holds", { n: count }) }));
    cards.dataset.place = place;
  }

  return { element, plate, update };
}

function show(node, text) {
  node.textContent = text;
  node.hidden = !text;
}

function roleOf(snapshot, seat) {
  const { game, declarer, phase, forehand, seats, contract } = snapshot;
  if (seats[seat].here === false && seats[seat].who === "person" && seat !== snapshot.you) return say("role_away");
  if (game === "skat") {
    if (declarer === seat && phase !== "auction") return say("role_declarer");
    if (phase === "auction" || phase === "skat") return say(["role_forehand", "role_middlehand", "role_hindhand"][(seat - forehand + seats.length) % seats.length]);
    return "";
  }
  if (game === "schieber" && contract?.name && chooser(snapshot) === seat) return say("role_trump");
  if (game === "schieber" && seat !== (snapshot.you ?? 0) && sameSide(snapshot, seat)) return say("role_partner");
  if (seat === forehand && (phase === "trump" || phase === "predict")) return say("role_forehand");
  return "";
}

/** Who chose the trump, as the log says. */
const chooser = (snapshot) => snapshot.log.find(({ action }) => action.startsWith("trump "))?.seat ?? null;

function factsOf(snapshot, seat) {
  const own = snapshot.seats[seat];
  if (snapshot.game === "differenzler" && known(own.prediction)) {
    return [say("points_of_prediction", { points: number(own.points), prediction: number(own.prediction) })];
  }
  if (snapshot.phase !== "play" && snapshot.phase !== "over") return [];
  const tricks = say("tricks_n", { n: number(own.tricks) });
  if (snapshot.contract?.name === "null") return [tricks];
  return [tricks, say(snapshot.game === "skat" ? "eyes_n" : "points_short", { n: number(own.points) })];
}

const known = (prediction) => prediction !== null && prediction !== undefined && prediction !== "";

/** The last thing that was said, while it matters. */
function saidOf(snapshot, seat) {
  const { phase, seats } = snapshot;
  if (phase === "auction" || phase === "trump") return saying(seats[seat].said);
  const weis = weisOf(snapshot, seat);
  if (weis.length) return say("weis", { points: number(countWeis(weis)) });
  if (phase === "play" && saysStoeck(snapshot, seat)) return say("stoeck");
  if (phase === "predict" && seat !== snapshot.you) {
    const spoke = snapshot.log.some((entry) => entry.seat === seat && entry.action.startsWith("predict"));
    return spoke && !known(seats[seat].prediction) ? say("said_predicted") : "";
  }
  return "";
}
