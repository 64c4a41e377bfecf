// An advice as it is shown: what to do, why, every alternative as a bar, and where unseen cards may be.
// All of it is what the seat can know, and has that colour.

import { say, number } from "../words.js";
import { cardName } from "../cards.js";
import { button, make } from "./build.js";
import { chip } from "./chip.js";
import { placeGrids } from "./places.js";
import { capital, cardsOf, contractName, tellAction } from "./telling.js";

const MOST = 12;   // alternatives that are shown at once: a whole hand; of more the rest is behind a button

const signed = (value, digits) => number(value, digits).replace("-", "−");

/** A chance in per cent: what is nearly nothing or nearly certain is not told as if it were quite so. */
function percent(value, error, { estimated = false } = {}) {
  if (estimated && !error) {   // nothing was drawn that could say how sure it is
    if (value < 0.005) return say("advice_under", { n: number(1) });
    return value > 0.995 ? say("advice_over", { n: number(99) }) : say("advice_about", { n: number(100 * value) });
  }
  if (value < 0.005 && error) return say("advice_under", { n: number(Math.max(1, Math.ceil(100 * (value + error)))) });
  if (value > 0.995 && error) return say("advice_over", { n: number(Math.min(99, Math.floor(100 * (value - error)))) });
  const plain = say("review_percent", { n: number(100 * value) });
  return error ? say("advice_with_error", { value: plain, error: number(Math.max(1, 100 * error)) }) : plain;
}

function told(value, error, chance) {
  if (chance) return percent(value, error);
  const digits = Math.abs(value) >= 20 || error >= 1 ? 0 : 1;
  return error ? say("advice_with_error", { value: signed(value, digits), error: number(error, digits) }) : signed(value, digits);
}

/** Bars to compare: [{label, value, error, chosen, aside}]; chances from 0 to 1, else from the least (or nothing) to the most. */
function bars(rows, chance, measured = rows) {
  const values = measured.map(({ value }) => value).filter((value) => value !== null);
  const low = chance ? 0 : Math.min(0, ...values), high = chance ? 1 : Math.max(...values, low + 1e-9, 0);
  const share = (value) => Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));
  return make("ol", { class: "bars" }, rows.map(({ label, value, error, chosen, aside }) => {
    const line = make("li", { class: chosen ? "chosen" : null }, make("span", { class: "bar-what" }, label),
      make("span", { class: "bar-told", text: value === null ? "" : told(value, error, chance) }),
      make("span", { class: "track", "aria-hidden": "true" }), aside ? make("span", { class: "bar-aside", text: aside }) : null);
    if (value === null) return line;
    const track = line.querySelector(".track"), fill = make("span", { class: "fill" });
    fill.style.width = `${share(value)}%`;
    track.append(fill);
    if (error) {
      const reach = make("span", { class: "reach" });
      reach.style.left = `${share(value - error)}%`;
      reach.style.width = `${share(value + error) - share(value - error)}%`;
      track.append(reach);
    }
    return line;
  }));
}

const DO = { push: "bid_push", pickup: "pick_up", hand: "play_hand", pass: "bid_not" };   // said to whoever is to do it

function whatOf(action) {
  const cards = cardsOf(action);
  return cards.length ? [...cards.map((card) => chip(card)), cards.length === 1 ? make("span", { text: cardName(cards[0]) }) : null] : [DO[action] ? say(DO[action]) : capital(tellAction(action))];
}

const BEFORE_CARDS = ["bid", "skat"];   // what these are about is which game might come of it
const OFF = ["off", "predict"];   // what these are about is how far off one ends: the shorter, the better
const SCORED = ["discard", "declare"];   // what these are ranked by is the score; the chance stands beside it

/** A chance to win a game, what it counts, and whether that is too little for what was bid. */
function chanceAside(one, { bid, topic }) {
  const { game } = one, name = topic === "declare" ? "" : say("advice_for_game", { game: nameOf(game) });
  return [name, say("advice_won_in", { chance: percent(one.chance ?? game.chance, one.chance_error ?? game.error, { estimated: true }) }), counts(game, bid)].filter(Boolean).join(" · ");
}

const nameOf = (game) => [contractName(game.contract), game.hand && say("told_hand_game"), game.level !== "none" && say(`told_${game.level}`)].filter(Boolean).join(" ");
const counts = (game, bid) => (bid && game.worth < bid ? say("advice_too_little", { worth: number(game.worth), bid: number(bid) }) : say("advice_counts", { worth: number(game.worth) }));

/** Every alternative as a bar, under a line that says what is measured. */
function optionBars(advice) {
  const chanceOf = (one) => one.chance ?? one.game?.chance ?? null;
  const scored = SCORED.includes(advice.topic) && advice.options.some(({ game }) => game);
  const chance = !scored && (advice.unit === "chance" || advice.options.every((one) => chanceOf(one) !== null));
  const off = OFF.includes(advice.topic);
  const rows = advice.options.map((one) => {
    const value = (chance ? chanceOf(one) ?? one.value : one.value) ?? null;
    return { label: whatOf(one.action), chosen: one.chosen, value: off && value !== null ? Math.abs(value) : value,
      error: (chance ? one.chance_error ?? one.game?.error ?? one.error : one.error) ?? null,
      aside: !one.game ? null : scored ? chanceAside(one, advice) : say("advice_for_game", { game: contractName(one.game.contract) }) };
  });
  if (rows.length < 2 || rows.every(({ value }) => value === null)) return [];
  const measured = chance ? "advice_chances" : off ? "advice_off" : scored ? "advice_scores" : advice.unit === "points" ? "advice_points" : "advice_ahead";
  return [make("h3", { text: say(measured) }), ...barsWithMore(rows, chance)];
}

/** The first ones, with the chosen one, and the others behind a button. */
function barsWithMore(rows, chance) {
  const first = rows.filter((one, i) => (i < MOST && one.value !== null) || one.chosen);
  const shown = bars(first, chance, rows);
  if (first.length === rows.length) return [shown];
  const more = button(say("advice_more", { n: number(rows.length - first.length) }), () => {
    const all = bars(rows, chance);
    shown.replaceWith(all);
    more.remove();
    all.children[first.length]?.scrollIntoView({ block: "nearest" });
  }, { class: "small more-bars" });
  return [shown, more];
}

/** In Skat before the cards: each game that might be played, by what it is expected to score. */
function gameBars({ games, bid, action, options }) {
  const rows = games.map((game, i) => ({
    label: [capital(nameOf(game))], value: game.score, error: null, chosen: i === 0 && action !== "pass",
    aside: [say("advice_won_in", { chance: percent(game.chance, game.error, { estimated: true }) }), counts(game, bid)].join(" · ") }));
  const passing = options.find((one) => one.action === "pass");
  if (passing) rows.push({ label: whatOf("pass"), value: passing.value, error: null, chosen: action === "pass", aside: say("advice_passing") });
  return barsWithMore(rows.sort((a, b) => b.value - a.value), false);
}

function placesBox(advice, seatNames) {
  return make("details", { class: "places-box" }, make("summary", { text: say("advice_places") }),
    placeGrids(advice.places, (place) => (place === "skat" ? say("review_skat") : seatNames[place])));
}

/** The answer as a block. `title` says what to do; `seatNames` name the places of unseen cards. */
export function adviceBlock(advice, { title = null, seatNames = [], assumed = [] } = {}) {
  const compared = advice.games?.length && BEFORE_CARDS.includes(advice.topic) ? [make("h3", { text: say("advice_scores") }), ...gameBars(advice)] : optionBars(advice);
  return make("section", { class: "advice", "aria-label": say("advice_title") },
    make("h2", {}, title ?? whatOf(advice.action)),
    make("p", { class: "reason", text: advice.reason }),
    assumed.some((one) => !one.endsWith("?")) ? make("p", { class: "soft basis", text: say("advice_assumed", { said: assumed.filter((one) => !one.endsWith("?")).map(tellAction).join(", ") }) }) : null,
    compared,
    advice.worlds ? make("p", { class: "soft basis", text: say(advice.exact ? "advice_basis_exact" : "advice_basis", { n: number(advice.worlds) }) }) : null,
    advice.places && Object.keys(advice.places).length ? placesBox(advice, seatNames) : null);
}
