// Actions and contracts in words: for buttons, for plates, and for those who only hear the table.

import { number, say } from "../words.js";
import { cardName, suitName } from "../cards.js";
import { contractName, tellAction } from "../advice/telling.js";
import { SUITS, parse } from "./reading.js";

/** What a seat is called: "You", a name, or what stands for one. */
export function nameOf({ seats, you }, seat) {
  if (seat === you) return say("you");
  return seats[seat]?.name || say(seats[seat]?.who === "open" ? "free_seat" : "somebody");
}

/** What somebody said, as short as it is said at the table. */
export function saying(text) {
  const [kind, what] = parse(text ?? "");
  switch (kind) {
    case "bid": case "predict": return what;
    case "hold": return say("said_hold");
    case "pass": return say("said_pass");
    case "push": return say("said_push");
    case "trump": return contractName(what);
    case "hand": case "pickup": return say(`said_${kind}`);
    case "declare": return tellAction(text);
    default: return "";
  }
}

/** One sentence for a line of the log: "Ada plays the ace of hearts". */
export function sentenceOf(snapshot, { seat, action }) {
  const [kind, what] = parse(action);
  const who = seat === snapshot.you ? "you" : "other";
  const values = { name: nameOf(snapshot, seat) };
  if (kind === "play") values.card = cardName(what);
  else if (kind === "predict" && !/^\d+$/.test(what)) return say(`did_${who}_predict_hidden`, values);
  else values.what = saying(action);
  return say(`did_${who}_${kind}`, values);
}

/** Why a card may not be played. */
export function whyNot(reason) {
  const [kind, what] = parse(reason ?? "");
  if (kind === "follow" && what === "trumps") return say("blocked_trumps");
  if (kind === "follow") return say("blocked_follow", { suit: suitName(SUITS[what] ?? what) });
  if (kind === "undertrump") return say("blocked_undertrump");
  return say("blocked_turn");
}

export const handNumber = (snapshot) =>
  snapshot.hands
    ? say("hand_of", { n: number(snapshot.hand_number), all: number(snapshot.hands) })
    : say("hand_n", { n: number(snapshot.hand_number) });

/** The newest note for everybody: a sentence, or "substitute:SEAT:WHY". */
export function noteOf(snapshot) {
  const note = snapshot.notes.at(-1) ?? "";
  const [kind, seat] = note.split(":");
  return kind === "substitute" ? say("note_substitute", { name: nameOf(snapshot, Number(seat)) }) : note;
}
