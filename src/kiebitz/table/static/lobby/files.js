// Recorded games: picked or dropped, sent to the server, and looked at.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { post } from "../api.js";
import { toast } from "../shared/toast.js";

export function fileDrop() {
  const picker = make("input", { type: "file", class: "hidden-visually", change: () => read(picker.files) });
  const zone = make("label", { class: "drop", }, picker, make("strong", { text: say("open_file") }), make("span", { class: "soft", text: say("open_file_text") }));
  zone.addEventListener("dragover", (event) => { event.preventDefault(); zone.classList.add("over"); });
  zone.addEventListener("dragleave", () => zone.classList.remove("over"));
  zone.addEventListener("drop", (event) => { event.preventDefault(); zone.classList.remove("over"); read(event.dataTransfer.files); });
  return zone;
}

async function read([file]) {
  if (!file) return;
  try {
    const { ids, broken } = await post("/api/games", { text: await file.text() });
    if (broken.length) toast(say("file_broken", { n: number(broken.length) }), { stays: true });
    if (ids.length) location.hash = ids.length === 1 ? `#/game/${encodeURIComponent(ids[0])}` : "#/history";
  } catch (error) { toast(error.message); }
}
