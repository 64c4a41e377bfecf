// "Could I have won?" in one sentence, with the places to look at.

import { say, number } from "../words.js";
import { button, make } from "../advice/build.js";
import { cardName } from "../cards.js";
import { cardsOf } from "../advice/telling.js";

const card = (action) => cardName(cardsOf(action)[0]);

/** Steps in which this side turned its own win into a loss. */
function thrownAway(game, seat) {
  return game.turning.filter((step) => game.at(step) && game.counts(game.at(step).seat) === game.counts(seat));
}

/** Only this contract was looked at, with the cards that were put aside: another might have been won. */
function whatWasChecked(game, seat) {
  if (game.kind !== "skat") return "teams";
  if (!game.counts(seat)) return "defend";
  return game.states.at(-1).contract?.hand ? "hand" : "aside";
}

function sentence(game, seat, own, lost) {
  const { verdict, unit } = game.review;
  const there = game.counts(seat) ? verdict.there >= verdict.needed : verdict.there < verdict.needed;
  if (!lost) {
    if (there) return say(own.length ? "review_won_after_all" : "review_won_safely");
    return say("review_won_by_gift");
  }
  if (!own.length) return say(`review_could_not_${whatWasChecked(game, seat)}`);
  const at = own.at(-1);
  const one = game.at(at);
  const values = { card: card(one.action), player: game.names[one.seat], trick: game.trickOf(at), there: number(verdict.there), needed: number(verdict.needed) };
  if (one.seat !== seat) return say("review_could_partner", values);
  return say(unit === "points" && there && game.counts(seat) ? "review_could_points" : "review_could", values);
}

/** The block, or null where there is no such question (no verdict, nobody to ask for). */
export function answerTo(game, go, showLine) {
  const { verdict } = game.review ?? {};
  if (!verdict || verdict.needed === null) return null;
  const seat = game.seat ?? game.states.at(-1).declarer ?? 0;
  const lost = game.counts(seat) !== verdict.won;
  const own = thrownAway(game, seat);
  const title = !lost ? say("review_won_title") : game.seat === null ? say("review_could_other", { player: game.names[seat] }) : say("review_could_title");
  const better = (step) => {
    const best = game.at(step).open?.best?.[0];
    return button(say("review_show_turn", { trick: game.trickOf(step), better: best ? card(best) : "", card: card(game.at(step).action) }), () => go(step), { class: "link" });
  };
  return make("section", { class: "block answer" }, make("h2", { text: title }),
    make("p", { text: sentence(game, seat, own, lost) }),
    lost && own.length ? button(say("review_show_line"), (event) => showLine(own.at(-1), event.target), { class: "small" }) : null,
    lost && own.length ? make("ul", { class: "plain" }, own.map((step) => make("li", {}, better(step)))) : null);
}
