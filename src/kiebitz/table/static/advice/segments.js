// One of a few: radio buttons that look like a row of keys.

import { freshId, make } from "./build.js";

/** `options`: [[value, text or element]]. `change(value)` hears what was chosen. */
export function segments(label, options, chosen, change) {
  const name = freshId("choice");
  return make("fieldset", {}, make("legend", { text: label }),
    make("div", { class: "segments" }, options.map(([value, shown]) => make("label", {},
      make("input", { type: "radio", name, value, checked: String(value) === String(chosen), change: () => change(value) }),
      make("span", {}, shown)))));
}
