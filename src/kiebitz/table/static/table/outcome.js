// The end of a hand: what happened in a sentence, what it counts, and where to go from here.

import { make, button } from "../advice/build.js";
import { number, say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { toast } from "../shared/toast.js";
import { post } from "../api.js";
import { byKeyboard } from "./keys.js";
import { nameOf } from "./telling.js";
import { tellOutcome } from "./outcome_words.js";

/** `table` has `next()`. */
export function makeOutcome(table) {
  const element = make("section", { class: "outcome panel", "aria-label": say("hand_over"), hidden: true });
  let shown = null;

  function update(snapshot) {
    const { result } = snapshot;
    element.hidden = !result;
    const key = result && `${snapshot.id} ${snapshot.hand_number} ${result.game_id} ${snapshot.series?.rows.length}`;
    if (!result || key === shown) { if (!result) shown = null; return; }
    shown = key;
    const told = tellOutcome(snapshot);
    element.replaceChildren(
      make("h2", { text: told.sentence }), told.details ? make("p", { class: "soft details", text: told.details }) : "",
      ...skatCards(snapshot), scores(snapshot), ...endOfSeries(snapshot), buttons(snapshot, table));
    if (byKeyboard()) element.querySelector("button.main, .button.main")?.focus({ preventScroll: true });
  }
  return { element, update };
}

/** What lay in the skat: everybody asks for it. */
function skatCards({ game, result }) {
  const aside = game === "skat" ? result.open?.aside ?? [] : [];
  if (!aside.length) return [];
  return [make("p", { class: "aside-cards" }, make("span", { class: "soft", text: say("aside_was") }), ...aside.map((card) => picture(card, { label: cardName(card) })))];
}

const signed = (value) => (value > 0 ? `+${number(value)}` : number(value).replace("-", "−"));

function scores(snapshot) {
  const { result, series, seats, game } = snapshot;
  const winners = new Set((result.winners ?? []).map((each, seat) => (each === true ? seat : each === false ? null : each)));
  const differences = game === "differenzler";
  const first = game === "schieber" ? snapshot.sides.map(([seat]) => seat).sort((a, b) => ours(snapshot, b) - ours(snapshot, a)) : seats.map((_, seat) => seat);
  const rows = first.map((index) => make("tr", { class: winners.has(index) ? "winner" : "" },
    make("th", { scope: "row", text: game === "schieber" ? teamOf(snapshot, index) : nameOf(snapshot, index) }),
    differences ? make("td", { text: say("points_of_prediction", { points: number(points(result, index, snapshot)), prediction: prediction(snapshot, index) }) }) : make("td", { text: number(points(result, index, snapshot)) }),
    make("td", { class: "strong", text: differences ? number(Math.abs(result.scores[index])) : signed(result.scores[index]) }),
    make("td", { text: series ? number(series.totals[index]).replace("-", "−") : "" })));
  const head = ["", say(game === "skat" ? "eyes" : "points"), say(differences ? "difference" : "score"), say("total")];
  return make("table", { class: "scores" },
    make("thead", {}, make("tr", {}, ...head.map((text, i) => (i ? make("th", { scope: "col", text }) : make("td"))))), make("tbody", {}, ...rows));
}

const ours = ({ sides, you }, seat) => Number(sides.some((side) => side.includes(seat) && side.includes(you ?? 0)));
const teamOf = (snapshot, seat) => snapshot.sides.find((side) => side.includes(seat)).map((each) => nameOf(snapshot, each)).join(" + ");

/** Points of a seat; results of teams have one number per side. */
function points(result, seat, { sides, seats }) {
  if (result.points.length === seats.length) return result.points[seat];
  const side = (sides ?? []).findIndex((each) => each.includes(seat));
  return result.points[side] ?? 0;
}

const prediction = ({ result, predictions, seats }, seat) => {
  const found = result.facts?.predictions?.[seat] ?? predictions?.[seat] ?? seats[seat].prediction;
  return found === null || found === undefined ? "–" : number(found);
};

function endOfSeries(snapshot) {
  if (!snapshot.series?.over) return [];
  const best = snapshot.seats.map((_, seat) => seat).filter((seat) => snapshot.series.ranks[seat] === 1).map((seat) => nameOf(snapshot, seat));
  const own = snapshot.you !== null && snapshot.series.ranks[snapshot.you] === 1;
  return [make("p", { class: "series-over", text: own && best.length <= 2 ? say("series_won") : say("series_over", { names: best.join(", ") }) })];
}

function buttons(snapshot, table) {
  const { result, series } = snapshot;
  const review = result.game_id ? make("a", { class: "button", href: `#/game/${encodeURIComponent(result.game_id)}`, text: say("review_hand") }) : null;
  const again = snapshot.you !== null ? button(say("same_deal"), () => sameDeal(snapshot)) : null;
  const next = series?.over
    ? make("a", { class: "button main", href: "#/", text: say("to_lobby") })
    : snapshot.you !== null || snapshot.owner ? button(say("next_hand"), () => table.next(), { class: "main" }) : null;
  return make("div", { class: "buttons" }, next, review, again);
}

async function sameDeal(snapshot) {
  try {
    const { id } = await post(`/api/games/${encodeURIComponent(snapshot.result.game_id)}/again`, { turn: 0 });
    location.hash = `#/table/${encodeURIComponent(id)}`;
  } catch (error) { toast(error.message); }
}
