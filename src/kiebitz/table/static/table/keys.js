// Playing by keyboard alone, and the page that says how.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { openDrawer } from "../shared/drawer.js";

const SHOWN = [["← →", "key_move"], ["1 … 0", "key_digit"], ["↵", "key_enter"], ["␣", "key_space"], ["h", "key_hint"], ["l", "key_last"],
  ["s", "key_sheet"], ["m", "key_menu"], ["?", "key_help"], ["esc", "key_escape"]];

export function openKeys() {
  return openDrawer(say("keys"), make("dl", { class: "keys" },
    ...SHOWN.flatMap(([key, word]) => [make("dt", {}, make("kbd", { text: key })), make("dd", { text: say(word) })])));
}

let keys = false;
addEventListener("keydown", () => { keys = true; }, true);
addEventListener("pointerdown", () => { keys = false; }, true);

/** Whether the keyboard was used last: only then the focus is put somewhere, for whoever touches never looks for it. */
export const byKeyboard = () => keys;

/** Listens until `stop()`; `table` has `step`, `digit`, `play`, `go`, `hint`, `lookBack`, `sheet` and `menu`. */
export function listenToKeys(table) {
  const does = {
    ArrowLeft: () => table.step(-1), ArrowRight: () => table.step(1), " ": () => table.go(),
    h: table.hint, l: table.lookBack, s: table.sheet, m: table.menu, "?": openKeys, Escape: table.escape,
  };
  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest?.("input, select, textarea")) return;
    if (event.key === " " && event.target.closest?.("button, a") && !table.pausing()) return;   // presses the button itself
    const act = /^\d$/.test(event.key) ? () => table.digit((Number(event.key) + 9) % 10) : does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
