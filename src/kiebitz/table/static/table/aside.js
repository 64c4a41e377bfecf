// The two cards of the skat, for whoever took them: which they are among the twelve, and what was put aside.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { openDrawer } from "../shared/drawer.js";

const KEY = "kiebitz-ten";   // the hand before the skat was taken, so that the page may be loaded anew

function remember(snapshot) {
  try { sessionStorage.setItem(KEY, JSON.stringify([snapshot.id, snapshot.hand_number, snapshot.hand])); } catch { /* a browser that keeps nothing */ }
}

function remembered(snapshot) {
  try {
    const [id, number, hand] = JSON.parse(sessionStorage.getItem(KEY)) ?? [];
    return id === snapshot.id && number === snapshot.hand_number ? hand : null;
  } catch { return null; }
}

/** Which cards of the hand lay in the skat, while two are to be put aside; none if that is not known. */
export function fromSkat(snapshot) {
  if (snapshot.game !== "skat" || snapshot.you === null) return [];
  if (snapshot.phase === "auction" || snapshot.phase === "skat") remember(snapshot);
  if (snapshot.phase !== "discard" || snapshot.declarer !== snapshot.you) return [];
  const ten = remembered(snapshot);
  return ten ? snapshot.hand.filter((card) => !ten.includes(card)) : [];
}

/** What one has put aside may be looked at by oneself. */
export const mayLook = ({ game, declarer, you, aside, result }) => game === "skat" && you !== null && declarer === you && aside?.length > 0 && !result;

export const openAside = ({ aside }) => openDrawer(say("put_aside"),
  make("p", { class: "aside-cards" }, ...aside.map((card) => picture(card, { label: cardName(card) }))), { kind: "low" });
