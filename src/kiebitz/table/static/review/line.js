// A line of best play with all cards open, to click through: "could I have won, and how?"

import { get } from "../api.js";
import { say, number } from "../words.js";
import { button, make } from "../advice/build.js";

/** What a game looks like from a position on if everybody plays best: {after, states}. */
export async function bestLine(game, after) {
  const { states } = await get(`/api/games/${encodeURIComponent(game.id)}/line?after=${after}`);
  return { after, states, actions: states.at(-1).log };
}

/** The bar above the steps while such a line is shown. */
export function lineBar(leave) {
  const told = make("span", { role: "status" });
  const box = make("div", { class: "line-bar", hidden: true }, told, button(say("review_line_leave"), leave, { class: "small" }));
  return { box, tell(line, step) {
    box.hidden = !line;
    if (line) told.textContent = say("review_line_here", { n: number(step - line.after), of: number(line.states.length - 1) });
  } };
}
