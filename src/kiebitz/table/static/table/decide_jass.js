// The decisions of Jass before the first card: trump or push, and the prediction.

import { make, button } from "../advice/build.js";
import { number, say } from "../words.js";
import { legalOf, timesCounted } from "./reading.js";
import { contractButton } from "./signs.js";

const MODES = ["clubs", "spades", "hearts", "diamonds", "obenabe", "undenufe"];
const A_QUARTER = 39;   // of 157 points: where the slider stands at first

export function askTrump(snapshot, table) {
  const legal = legalOf(snapshot, "trump").map(([, mode]) => mode);
  const modes = MODES.filter((mode) => legal.includes(mode))
    .map((mode) => contractButton(mode, () => table.act(`trump ${mode}`), { times: timesCounted(snapshot, mode), given: { "data-contract": mode } }));
  const push = snapshot.legal.includes("push") ? button(say("push"), () => table.act("push"), { class: "push" }) : null;
  return {
    sentence: say(push ? "trump_or_push" : "trump_now"),
    choices: [make("div", { class: "contracts", role: "group", "aria-label": say("trumps") }, ...modes), push].filter(Boolean),
  };
}

/** A slider over all points, with steps of one beside it for thumbs. */
export function askPrediction(snapshot, table) {
  const legal = legalOf(snapshot, "predict").map(([, value]) => Number(value));
  const low = Math.min(...legal), high = Math.max(...legal);
  const slider = make("input", { type: "range", min: low, max: high, step: 1, value: A_QUARTER, class: "slider", "aria-label": say("prediction"), input: show });
  const announce = button("", () => table.act(`predict ${slider.value}`), { class: "main" });
  const step = (by) => button(by < 0 ? "−" : "+", () => { slider.value = Number(slider.value) + by; show(); },
    { class: "step", "aria-label": say(by < 0 ? "one_less" : "one_more") });
  function show() {
    announce.textContent = say("predict", { n: number(slider.value) });
    slider.setAttribute("aria-valuetext", say("points_n", { n: number(slider.value) }));
    slider.style.setProperty("--share", `${(100 * (slider.value - low)) / (high - low)}%`);
  }
  show();
  return { sentence: say("predict_how_many"), choices: [step(-1), slider, step(1), announce] };
}
