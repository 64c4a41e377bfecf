// The course of the game: what was said, then trick by trick, every action a way to its position.

import { say } from "../words.js";
import { button, make } from "../advice/build.js";
import { chip } from "../advice/chip.js";
import { capital, cardsOf, tellAction } from "../advice/telling.js";

/** The class that stands out: what the seat could know; where that is not judged yet, nothing. */
const marked = (game, step) => ({ known: game.at(step)?.known?.class ?? "", open: game.at(step)?.open?.class ?? "" });

export function courseOf(game, go) {
  const spoken = make("ol", { class: "spoken" });
  const tricks = make("ol", { class: "tricks" });
  const box = make("details", { class: "block course", open: matchMedia("(min-width: 900px)").matches }, make("summary", {}, make("h2", { text: say("review_course") })), spoken, tricks);
  const buttons = new Map();
  const seats = game.names.length;

  game.actions.forEach(({ seat, action }, step) => {
    const played = action.startsWith("play ");
    const to = button("", () => go(step), { class: "move", "data-step": step });
    const name = make("span", { class: "hidden-visually", text: `${game.names[seat]}: ` });
    if (played) {
      const index = game.trickOf(step) - 1;
      if (!tricks.children[index]) tricks.append(make("li", {}, make("span", { class: "soft number", text: String(index + 1) })));
      to.append(name, chip(cardsOf(action)[0]));
      tricks.children[index].append(to);
    } else {
      to.append(`${game.names[seat]}: ${tellAction(action)}`);
      spoken.append(make("li", {}, to));
    }
    buttons.set(step, to);
  });
  tricks.style.setProperty("--seats", seats);

  return {
    box,
    show() {
      for (const [step, to] of buttons) {
        const { known, open } = marked(game, step);
        to.dataset.known = known;
        to.dataset.open = open;
        to.title = capital([known && `${say("review_known")}: ${say(`review_class_${known}`)}`,
          open && `${say("review_open")}: ${say(`review_class_${open}`)}`].filter(Boolean).join(" · "));
      }
    },
    here(step) { for (const [at, to] of buttons) to.toggleAttribute("aria-current", at === step); },
  };
}
