// Dialogs: play on from here, or the same deal again in another seat; and sharing.

import { post } from "../api.js";
import { say } from "../words.js";
import { button, freshId, make } from "../advice/build.js";
import { segments } from "../advice/segments.js";

/** A modal dialog that is gone once it is closed. */
export function dialog(title, ...content) {
  const id = freshId("title");
  const box = make("dialog", { "aria-labelledby": id, class: "panel" }, make("h2", { id, text: title }), ...content);
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });   // beside it
  document.getElementById("page").append(box);
  box.showModal();
  return box;
}

/** Asks for seat and opponents and opens a table that begins after so many actions. */
export function askToPlay(game, { title, after, seat, strengths }) {
  const trouble = make("p", { class: "error", role: "alert" });
  const wanted = { after, seat, opponents: "strong" };
  const form = make("form", { method: "dialog" },
    segments(say("review_which_seat"), game.names.map((name, n) => [n, name]), seat, (n) => { wanted.seat = n; }),
    segments(say("review_opponents"), strengths.map((name) => [name, say(`review_strength_${name}`)]), wanted.opponents, (name) => { wanted.opponents = name; }),
    trouble,
    make("div", { class: "row end" }, button(say("review_cancel"), () => box.close()),
      make("button", { class: "main", text: say("review_play") })));
  const box = dialog(title, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const { id } = await post(`/api/games/${encodeURIComponent(game.id)}/play`, wanted);
      box.close();
      location.hash = `#/table/${encodeURIComponent(id)}`;
    } catch (error) { trouble.textContent = error.message; }
  });
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
}

/** Save as a file, or copy the link that holds the game. */
export function share(game) {
  const link = game.row.packed ? `${location.origin}/#/link/${game.row.packed}` : "";
  const said = make("p", { class: "soft", role: "status" });
  const field = make("input", { class: "wide", readonly: true, value: link, "aria-label": say("review_link"), focus: () => field.select() });
  const box = dialog(say("review_share"),
    make("div", { class: "row" },
      make("a", { class: "button", href: `/api/games/${encodeURIComponent(game.id)}/file`, download: `kiebitz-${game.id}.jsonl`, text: say("review_save_file") }),
      link ? button(say("review_copy_link"), async () => {
        const copied = await copy(link);
        if (!copied) field.select();
        said.textContent = say(copied ? "review_copied" : "review_copy_by_hand");
      }, { class: "main" }) : null),
    link ? field : null, said,
    link ? make("p", { class: "soft", text: say("review_link_holds") }) : null,
    make("div", { class: "row end" }, button(say("review_close"), () => box.close())));
}
