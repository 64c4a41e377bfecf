// Deleting: never by one careless click.

import { remove } from "../api.js";
import { say } from "../words.js";
import { button, make } from "../advice/build.js";
import { dialog } from "../review/again.js";

function ask(title, text, path, { guard = null, done }) {
  const trouble = make("p", { class: "error", role: "alert" });
  const delete_ = button(say("history_delete"), async () => {
    delete_.disabled = true;
    try { await remove(path); box.close(); done(); } catch (error) { trouble.textContent = error.message; delete_.disabled = false; }
  }, { class: "danger", disabled: guard !== null });
  const keep = button(say("history_keep"), () => box.close());
  const typed = guard && make("input", { autocomplete: "off", input: () => { delete_.disabled = typed.value.trim().toLowerCase() !== guard.toLowerCase(); } });
  const box = dialog(title, make("p", { text }),
    typed && make("label", { class: "typed" }, say("history_type_word", { word: guard }), typed),
    trouble, make("div", { class: "row end" }, keep, delete_));
  (typed || keep).focus();   // Enter alone deletes nothing
}

export const askToRemove = (row, done) =>
  ask(say("history_delete_one_title"), say("history_delete_one_text"), `/api/games/${encodeURIComponent(row.id)}`, { done });

/** All games: the word has to be typed. */
export const askToRemoveAll = (done) =>
  ask(say("history_delete_all"), say("history_delete_all_text"), "/api/history", { guard: say("history_delete_word"), done });
