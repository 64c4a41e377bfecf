// Suit signs and contracts as things to press.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { picture } from "../cards.js";
import { SUITS } from "./reading.js";
import { contractName } from "../advice/telling.js";

const ARROWS = { obenabe: "↓", undenufe: "↑", grand: "G", null: "0" };

/** The sign of a contract: its suit, or a letter where it has none. */
export const sign = (name) =>
  name in SUITS ? picture(`suit-${SUITS[name]}`) : make("span", { class: `letter-sign ${name}`, "aria-hidden": "true", text: ARROWS[name] ?? "" });

/** A button with the sign and the name of a contract; `times` is what it counts. */
export function contractButton(name, pressed, { times = 1, given = {} } = {}) {
  const counts = times > 1 ? make("small", { text: say("times", { n: times }) }) : null;
  return make("button", { type: "button", class: "contract-button", click: pressed, ...given },
    sign(name), make("span", { text: contractName(name) }), counts);
}
