// An advice as it is shown: what to do, why, every alternative as a bar, and where unseen cards may be.
// All of it is what the seat can know, and has that colour.

import { say, number } from "../words.js";
import { cardName } from "../cards.js";
import { make } from "./build.js";
import { chip } from "./chip.js";
import { placeGrids } from "./places.js";
import { capital, cardsOf, contractName, tellAction } from "./telling.js";

const MOST = 8;   // alternatives that are shown at once

const signed = (value, digits) => number(value, digits).replace("-", "−");

function told(value, error, chance) {
  const scale = chance ? 100 : 1, digits = chance || Math.abs(value) >= 20 ? 0 : 1;
  const plain = chance ? say("review_percent", { n: number(100 * value) }) : signed(value, digits);
  return error ? say("advice_with_error", { value: plain, error: number(scale * error, digits) }) : plain;
}

/** Bars to compare: [{label, value, error, chosen, aside}]; chances from 0 to 1, else from the least (or nothing) to the most. */
function bars(rows, chance) {
  const values = rows.map(({ value }) => value).filter((value) => value !== null);
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

function whatOf(action) {
  const cards = cardsOf(action);
  return cards.length ? [...cards.map((card) => chip(card)), cards.length === 1 ? make("span", { text: cardName(cards[0]) }) : null] : [action === "push" ? say("bid_push") : capital(tellAction(action))];
}

const BEFORE_CARDS = ["bid", "skat"];   // what these are about is which game might come of it
const OFF = ["off", "predict"];   // what these are about is how far off one ends: the shorter, the better

/** Every alternative as a bar, under a line that says what is measured. */
function optionBars(advice) {
  const chanceOf = (one) => one.chance ?? one.game?.chance ?? null;
  const chance = advice.unit === "chance" || advice.options.every((one) => chanceOf(one) !== null);
  const off = OFF.includes(advice.topic);
  const shown = advice.options.filter((one, i) => i < MOST || one.chosen);
  const rows = shown.map((one) => {
    const value = (chance ? chanceOf(one) ?? one.value : one.value) ?? null;
    return { label: whatOf(one.action), chosen: one.chosen, value: off && value !== null ? Math.abs(value) : value,
      error: (chance ? one.chance_error ?? one.game?.error ?? one.error : one.error) ?? null,
      aside: one.game && advice.topic !== "declare" ? say("advice_for_game", { game: contractName(one.game.contract) }) : null };
  });
  if (rows.length < 2 || rows.every(({ value }) => value === null)) return [];
  const measured = chance ? "advice_chances" : off ? "advice_off" : advice.unit === "points" ? "advice_points" : "advice_ahead";
  return [make("h3", { text: say(measured) }), bars(rows, chance)];
}

/** In Skat before the cards: each game that might be played, by its chance to be won. */
function gameBars(games) {
  return bars(games.slice(0, MOST).map((game, i) => ({
    label: [capital([contractName(game.contract), game.hand && say("told_hand_game"), game.level !== "none" && say(`told_${game.level}`)].filter(Boolean).join(" "))],
    value: game.chance, error: game.error, chosen: i === 0,
    aside: say("advice_expected", { worth: number(game.worth), score: `${game.score > 0 ? "+" : ""}${signed(game.score, 0)}` }) })), true);
}

function placesBox(advice, seatNames) {
  return make("details", { class: "places-box" }, make("summary", { text: say("advice_places") }),
    placeGrids(advice.places, (place) => (place === "skat" ? say("review_skat") : seatNames[place])));
}

/** The answer as a block. `title` says what to do; `seatNames` name the places of unseen cards. */
export function adviceBlock(advice, { title = null, seatNames = [], assumed = [] } = {}) {
  const compared = advice.games?.length && BEFORE_CARDS.includes(advice.topic) ? [make("h3", { text: say("advice_games") }), gameBars(advice.games)] : optionBars(advice);
  return make("section", { class: "advice", "aria-label": say("advice_title") },
    make("h2", {}, title ?? whatOf(advice.action)),
    make("p", { class: "reason", text: advice.reason }),
    assumed.some((one) => !one.endsWith("?")) ? make("p", { class: "soft basis", text: say("advice_assumed", { said: assumed.filter((one) => !one.endsWith("?")).map(tellAction).join(", ") }) }) : null,
    compared,
    advice.worlds ? make("p", { class: "soft basis", text: say(advice.exact ? "advice_basis_exact" : "advice_basis", { n: number(advice.worlds) }) }) : null,
    advice.places && Object.keys(advice.places).length ? placesBox(advice, seatNames) : null);
}
