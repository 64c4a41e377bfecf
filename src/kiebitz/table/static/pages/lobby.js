// The lobby: go on with an open hand, sit down with one touch, or arrange a table of one's own.

import { make, button, needStyles } from "../advice/build.js";
import { say } from "../words.js";
import { get, post } from "../api.js";
import { toast } from "../shared/toast.js";
import { openSettings } from "../shared/settings_drawer.js";
import { closeDrawers } from "../shared/drawer.js";
import { gameTiles } from "../lobby/tiles.js";
import { openTables } from "../lobby/open_tables.js";
import { arrange } from "../lobby/arrange.js";
import { fileDrop } from "../lobby/files.js";

export async function show(page, parts, about) {
  const [, tables] = await Promise.all([needStyles("lobby.css"), get("/api/tables").catch(() => [])]);
  const content = make("div", { class: "lobby-inner" },
    make("header", { class: "masthead" },
      make("h1", { text: say("title") }), button(say("settings"), () => openSettings(about), { class: "quiet" }), make("p", { class: "soft", text: say("motto") })),
    openTables(tables, () => show(page, parts, about)),
    await gameTiles(open),
    make("div", { class: "more-ways" },
      button(say("new_table"), () => arrange(about, open)),
      button(say("watch_bots"), () => arrange(about, open, { bots: true }))),
    links(),
    fileDrop());
  page.replaceChildren(content);
  return closeDrawers;
}

/** Open a table and go there; gives what was refused, if anything. */
async function open(table) {
  try {
    const { id } = await post("/api/tables", table);
    closeDrawers();
    location.hash = `#/table/${encodeURIComponent(id)}`;
    return "";
  } catch (error) { toast(error.message); return error.message; }
}

function links() {
  const one = (to, word) => make("a", { class: "way panel", href: `#/${to}` },
    make("strong", { text: say(`way_${word}`) }), make("span", { class: "soft", text: say(`way_${word}_text`) }));
  return make("nav", { class: "ways", "aria-label": say("more") }, one("bid", "bid"), one("real", "real"), one("history", "history"));
}
