// A game that came in a link: it is kept, and its review opened.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { post } from "../api.js";

export async function show(page, parts) {
  page.replaceChildren(make("p", { class: "panel", text: say("link_opening") }));
  const { ids, broken } = await post("/api/games", { packed: parts.join("/") });
  if (!ids.length) throw new Error(broken?.[0]?.error ?? broken?.[0] ?? say("link_broken"));
  location.replace(`#/game/${encodeURIComponent(ids[0])}`);
}
