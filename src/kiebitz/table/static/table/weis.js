// Weis as it is shown once the first trick is complete: who, how much, and which cards.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { nameOf } from "./telling.js";

const RANKS = "6789TJQKA", RUNS = { 3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300 }, FOURS = { J: 200, 9: 150 };

export function makeWeis() {
  const element = make("div", { class: "weis", hidden: true });
  let shown = "";
  function update(snapshot) {
    const found = snapshot.weis ?? weisOf(snapshot);
    const early = snapshot.seats.reduce((sum, seat) => sum + seat.tricks, 0) <= 2 && !snapshot.result;
    element.hidden = !found.length || !early;   // it lies there for two tricks, as it would at the table
    const key = JSON.stringify(found);
    if (key === shown) return;
    shown = key;
    element.replaceChildren(...found.map((each) => one(snapshot, each)));
  }
  return { element, update };
}

const weisOf = ({ game, shown }) =>
  game === "schieber" ? shown.map((cards, seat) => ({ seat, cards, points: points(cards) })).filter(({ cards }) => cards.length) : [];

/** What cards that are shown count: runs of three or more, and four of a kind. A card may count in both. */
export function points(cards) {
  let sum = 0;
  for (const suit of "CSHD") {
    const held = RANKS.split("").map((rank) => (cards.includes(suit + rank) ? "x" : " ")).join("");
    for (const run of held.split(" ")) sum += RUNS[run.length] ?? 0;
  }
  for (const rank of RANKS) if ([..."CSHD"].every((suit) => cards.includes(suit + rank))) sum += FOURS[rank] ?? 100;
  return sum;
}

const one = (snapshot, { seat, points: counted, cards = [], kind }) =>
  make("p", {},
    make("span", { text: say(kind === "stoeck" ? "stoeck_of" : "weis_of", { name: nameOf(snapshot, seat), points: number(counted ?? 0) }) }),
    make("span", { class: "cards" }, ...cards.map((card) => picture(card, { label: cardName(card) }))));
