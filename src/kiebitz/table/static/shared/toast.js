// A short word at the edge of the screen that goes away by itself.

import { begun } from "../api.js";
import { make } from "../advice/build.js";

const STAYS = 3600;

/** `stays`: it is about what is shown next, and not only about the screen that is left. */
export function toast(sentence, { stays = false } = {}) {
  const shown = document.querySelector("dialog[open]") ?? document.body;   // a modal dialog hides what is behind it
  document.querySelector(".toast")?.remove();
  const note = make("div", { class: "toast", role: "status", "data-stays": stays, text: begun(sentence) });
  shown.append(note);
  setTimeout(() => note.remove(), STAYS);
}
