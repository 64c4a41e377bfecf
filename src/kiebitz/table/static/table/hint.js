// A hint: what the strong player would do with what this seat can know. It is shown as every advice is.

import { say } from "../words.js";
import { adviceBlock } from "../advice/answer.js";
import { openDrawer } from "../shared/drawer.js";
import { nameOf } from "./telling.js";

export function openHint(snapshot, advice) {
  const block = adviceBlock(advice, { seatNames: snapshot.seats.map((_, seat) => nameOf(snapshot, seat)) });
  block.querySelector("details")?.setAttribute("open", "");
  return openDrawer(say("hint_title"), block, { kind: "hint" });
}
