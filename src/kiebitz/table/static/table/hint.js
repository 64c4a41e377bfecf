// A hint: what the strong player would do with what this seat can know. It is shown as every advice is.

import { say } from "../words.js";
import { adviceBlock } from "../advice/answer.js";
import { openDrawer } from "../shared/drawer.js";
import { nameOf } from "./telling.js";

export function openHint(snapshot, advice) {
  const aside = snapshot.aside ?? [];   // one knows where those are: one has put them away oneself
  const places = advice.places && Object.fromEntries(Object.entries(advice.places).filter(([card]) => !aside.includes(card)));
  const block = adviceBlock({ ...advice, places }, { seatNames: snapshot.seats.map((_, seat) => nameOf(snapshot, seat)) });
  block.querySelector("details")?.setAttribute("open", "");
  return openDrawer(say("hint_title"), block, { kind: "hint" });
}
