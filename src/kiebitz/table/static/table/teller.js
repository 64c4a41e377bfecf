// Tells those who cannot see the table what happens on it: every line of the log once, and when it is their turn.

import { say } from "../words.js";
import { isTurn } from "./reading.js";
import { tellOutcome } from "./outcome_words.js";
import { sentenceOf } from "./telling.js";

export function makeTeller(tell) {
  let hand = null, heard = 0, asked = "", ended = false;

  return {
    update(snapshot) {
      const { log, hand_number: number } = snapshot;
      const first = hand === null;
      if (number !== hand || log.length < heard) { hand = number; heard = first ? log.length : 0; }
      const said = log.slice(heard).map((entry) => sentenceOf(snapshot, entry));
      heard = log.length;
      const turn = isTurn(snapshot) ? `${number} ${log.length} ${snapshot.phase}` : "";
      if (turn && turn !== asked) said.push(say("your_turn"));
      asked = turn;
      const over = Boolean(snapshot.result);
      if (over && !ended && !first) said.push(tellOutcome(snapshot).sentence);
      ended = over;
      if (said.length) tell(said.join(" "));
    },
  };
}
