// The line on top of a screen: the way back, and what this is.

import { say } from "../words.js";
import { make } from "./build.js";

export function top(title, ...rest) {
  return make("header", { class: "topline" },
    make("a", { class: "back", href: "#/", "aria-label": say("advice_home"), text: "‹" }),
    make("h1", { text: title }), ...rest);
}
