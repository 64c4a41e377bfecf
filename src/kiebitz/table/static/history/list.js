// The list of games: one line each, a way to its review.

import { say, number } from "../words.js";
import { picture } from "../cards.js";
import { button, make } from "../advice/build.js";
import { SUIT_LETTERS, capital, contractName, tellDate } from "../advice/telling.js";
import { kindOf, whenOf, worstOf } from "./rows.js";

function contractShown(row) {
  const letter = SUIT_LETTERS[row.contract];
  const kind = kindOf(row);
  const told = kind === "differenzler" || !row.contract ? say(`told_game_${kind}`) : capital(contractName(row.contract));
  return make("span", { class: "what" },
    make("span", { class: "sign" }, letter ? picture(`suit-${letter}`) : make("span", { text: told.charAt(0), "aria-hidden": "true" })),
    make("span", {}, make("strong", { text: told }),
      make("span", { class: "soft", text: `${row.contract && kind !== "differenzler" ? `${say(`told_game_${kind}`)} · ` : ""}${row.names.join(", ")}` })));
}

function outcome(row) {
  if (row.won === null || row.won === undefined) return make("span", { class: "outcome soft", text: say("history_watched") });
  const score = row.score ?? row.scores?.[row.seat];
  return make("span", { class: `outcome ${row.won ? "won" : "lost"}` },
    make("span", { text: say(row.won ? "history_won" : "history_lost") }),
    score === null || score === undefined ? null : make("strong", { text: `${score > 0 ? "+" : score < 0 ? "−" : ""}${number(Math.abs(score))}` }));
}

function worst(row) {
  const found = worstOf(row);
  return make("span", { class: `worst ${found ?? ""}` }, found ? capital(say(`review_class_${found}`)) : found === null ? "" : say("history_clean"));
}

/** `remove(row, line)` is asked when a line is to go. */
export function gameLine(row, remove) {
  const when = tellDate(whenOf(row));
  const line = make("li", { class: "game-line" },
    make("a", { href: `#/game/${encodeURIComponent(row.id)}` }, contractShown(row), outcome(row), worst(row),
      make("time", { class: "soft", datetime: String(whenOf(row)), text: when })));
  const label = say("history_delete_one", { what: row.contract ? contractName(row.contract) : say(`told_game_${kindOf(row)}`), date: when });
  line.append(button("", () => remove(row, line), { class: "remove", "aria-label": label, title: say("history_delete") }));
  return line;
}
