// Weis and Stöck as they are announced: who, how much, and which cards.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { cardName, picture } from "../cards.js";

export function makeWeis() {
  const element = make("div", { class: "weis", hidden: true });
  let shown = "";
  function update(snapshot) {
    const found = snapshot.weis ?? [];
    const key = JSON.stringify(found);
    // It lies there while the first tricks are played, as it would be shown at the table.
    const early = snapshot.seats.reduce((sum, seat) => sum + seat.tricks, 0) <= 2 && !snapshot.result;
    element.hidden = !found.length || !early;
    if (key === shown) return;
    shown = key;
    element.replaceChildren(...found.map((each) => one(snapshot, each)));
  }
  return { element, update };
}

function one(snapshot, { seat, points, cards = [], kind }) {
  const name = seat === snapshot.you ? say("you") : snapshot.seats[seat]?.name ?? "";
  return make("p", {},
    make("span", { text: say(kind === "stoeck" ? "stoeck_of" : "weis_of", { name, points: number(points ?? 0) }) }),
    make("span", { class: "cards" }, ...cards.map((card) => picture(card, { label: cardName(card) }))));
}
