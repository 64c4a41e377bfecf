// Actions, contracts and seats as card players say them.

import { say } from "../words.js";
import { cardName, suitName } from "../cards.js";

export const SUIT_LETTERS = { clubs: "C", spades: "S", hearts: "H", diamonds: "D" };

/** The cards that an action names. */
export const cardsOf = (action) => action.split(" ").filter((word) => /^[CSHD][6-9TJQKA]$/.test(word));

/** "clubs" → the suit as the pack in use (or another one) calls it, "grand" → its name. */
export function contractName(name, pack) {
  if (!name) return "";
  return name in SUIT_LETTERS ? suitName(SUIT_LETTERS[name], pack) : say(`told_${name}`);
}

/** A contract of a snapshot with all that was announced. */
export function tellContract(contract) {
  if (!contract?.name) return "";
  const told = [contractName(contract.name)];
  if (contract.hand) told.push(say("told_hand_game"));
  if (contract.level && contract.level !== "none") told.push(say(`told_${contract.level}`));
  return told.join(" ");
}

/** What somebody did, short: "18", "yes", "ace of clubs". */
export function tellAction(action) {
  const [kind, ...rest] = action.split(" ");
  switch (kind) {
    case "play": return cardName(rest[0]);
    case "bid": case "predict": return rest[0];
    case "discard": return say("told_discard", { cards: rest.map(cardName).join(", ") });
    case "declare": return [contractName(rest[0]), ...rest.slice(1).map((level) => say(`told_${level}`))].join(" ");
    case "trump": return contractName(rest[0]);
    default: return say(`told_${kind}`);
  }
}

/** With a capital at its beginning, as a label begins. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

/** A moment (seconds or text of a date) as the language writes it, short. */
export function tellDate(when) {
  const moment = new Date(typeof when === "number" ? when * 1000 : when);
  if (Number.isNaN(moment.getTime())) return "";
  return moment.toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short", year: "numeric" });
}

/** What to call each seat: a person without a name is "you", or the number of the seat. */
export const namesAt = (names, own = null) =>
  names.map((name, seat) => name || (seat === own ? say("told_you") : say("told_seat", { n: seat + 1 })));
