// Tables that were left: to go on with, or to close.

import { make, button } from "../advice/build.js";
import { number, say } from "../words.js";
import { remove } from "../api.js";
import { toast } from "../shared/toast.js";

const FEW = 4;

export function openTables(tables, again) {
  const given = tables.filter(({ over }) => !over);
  if (!given.length) return null;
  const list = make("ul", { class: "open-tables" }, ...given.slice(0, FEW).map((table) => one(table, again)));
  const rest = given.slice(FEW);
  return make("section", {}, make("h2", { text: say("go_on_playing") }), list,
    rest.length ? make("details", {}, make("summary", { text: say("more_tables", { n: number(rest.length) }) }), make("ul", { class: "open-tables" }, ...rest.map((table) => one(table, again)))) : null);
}

function one(table, again) {
  const others = table.names.filter((name) => name).join(", ");
  const at = table.hands ? say("hand_of", { n: number(table.hand), all: number(table.hands) }) : say("hand_n", { n: number(table.hand) });
  const close = button("×", async () => {
    if (!close.dataset.sure) { close.dataset.sure = "yes"; close.textContent = say("close_sure"); return; }
    try { await remove(`/api/tables/${encodeURIComponent(table.id)}`); again(); } catch (error) { toast(error.message); }
  }, { class: "close", "aria-label": say("close_table") });
  return make("li", { class: "panel" },
    make("a", { href: `#/table/${encodeURIComponent(table.id)}` }, make("strong", { text: say(`game_${table.game}`) }),
      make("span", { class: "soft", text: `${at} · ${others}` }), table.your_turn ? make("span", { class: "your-turn", text: say("your_turn") }) : null),
    close);
}
