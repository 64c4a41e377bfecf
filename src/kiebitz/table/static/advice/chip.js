// A card in a line of text: its index corner, cut out of the picture of the card.

import { cardName } from "../cards.js";
import { draw } from "./build.js";

export function chip(card, { named = true } = {}) {
  const given = named ? { role: "img", "aria-label": cardName(card) } : { "aria-hidden": "true" };
  return draw("svg", { class: "chip", viewBox: "1.5 1.5 18 37.5", ...given },
    draw("use", { href: `#${card}`, width: 60, height: 94 }));
}
