// Where unseen cards may be, suit by suit, cards against places: the darker a cell, the likelier.

import { say, number } from "../words.js";
import { make } from "./build.js";
import { chip } from "./chip.js";

/** Tables for the suits of `given` ({card: {place: share}}); `nameOf(place)` says who that is. */
export function placeGrids(given, nameOf) {
  const cards = Object.keys(given), where = Object.keys(given[cards[0]]).filter((place) => cards.some((card) => given[card][place] > 0)).sort();
  return [..."CSHD"].map((suit) => cards.filter((card) => card[0] === suit)).filter((held) => held.length).map((held) =>
    make("table", { class: "places" },
      make("thead", {}, make("tr", {}, make("td"), held.map((card) => make("th", { scope: "col" }, chip(card))))),
      make("tbody", {}, where.map((place) => make("tr", {}, make("th", { scope: "row", text: nameOf(place) }), held.map((card) => cell(given[card][place] ?? 0)))))));
}

function cell(share) {
  const one = make("td", { text: share < 0.005 ? "·" : number(100 * share) });
  one.style.setProperty("--share", `${Math.round(share * 65)}%`);
  return one;
}
