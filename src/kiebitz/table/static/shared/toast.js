// A short word at the edge of the screen that goes away by itself.

import { make } from "../advice/build.js";

const STAYS = 3600;

export function toast(sentence) {
  const shown = document.querySelector("dialog[open]") ?? document.body;   // a modal dialog hides what is behind it
  document.querySelector(".toast")?.remove();
  const note = make("div", { class: "toast", role: "status", text: sentence });
  shown.append(note);
  setTimeout(() => note.remove(), STAYS);
}
