// The list of games: one line each, a way to its review.

import { say, number } from "../words.js";
import { picture, usualFace } from "../cards.js";
import { button, make } from "../advice/build.js";
import { SUIT_LETTERS, capital, contractName, namesAt, tellDate } from "../advice/telling.js";
import { kindOf, whenOf, worstOf } from "./rows.js";

/** The sign of a contract: its suit on the pack that the game is played with, else a letter. */
function sign(row, told, pack) {
  const letter = SUIT_LETTERS[row.contract];
  return make("span", { class: "sign" }, letter ? picture(`suit-${letter}`, { art: pack }) : make("span", { text: told.charAt(0), "aria-hidden": "true" }));
}

function contractShown(row) {
  const kind = kindOf(row), pack = usualFace(row.game), letter = SUIT_LETTERS[row.contract];
  const game = say(`told_game_${kind}`), names = namesAt(row.names, row.seat).join(", ");
  const plain = kind === "differenzler" || !row.contract;
  const told = plain ? game : capital(contractName(row.contract, pack));
  return make("span", { class: "what" }, sign(row, told, pack),
    make("span", {}, make("strong", { text: told }), make("span", { class: "soft", text: plain ? names : `${game} · ${names}` })));
}

function outcome(row) {
  if (row.seat === null || row.won === null) return make("span", { class: "outcome soft", text: say("history_watched") });
  if (row.contract === "passed") return make("span", { class: "outcome soft", text: "–" });
  const { score } = row;
  return make("span", { class: `outcome ${row.won ? "won" : "lost"}` },
    make("span", { text: say(row.won ? "history_won" : "history_lost") }),
    score === null || score === undefined ? null : make("strong", { text: `${score > 0 && kindOf(row) === "skat" ? "+" : ""}${number(score).replace("-", "−")}` }));
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
  const label = say("history_delete_one", { what: row.contract ? contractName(row.contract, usualFace(row.game)) : say(`told_game_${kindOf(row)}`), date: when });
  line.append(button("", () => remove(row, line), { class: "remove", "aria-label": label, title: say("history_delete") }));
  return line;
}
