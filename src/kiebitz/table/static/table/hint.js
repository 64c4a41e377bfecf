// A hint: what the strong player would do with what this seat can know, and where the unseen cards may be.
// It comes back as data; its colour is that of what can be known, never that of hindsight.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { cardName } from "../cards.js";
import { chip } from "../advice/chip.js";
import { openDrawer } from "../shared/drawer.js";
import { SUITS, parse } from "./reading.js";
import { contractName, nameOf, saying } from "./telling.js";
import { sign } from "./signs.js";

const MOST = 12;   // alternatives shown: nobody reads sixty-six ways to put two cards away

export function openHint(snapshot, advice, { closed }) {
  const parts = [make("p", { class: "advice-sentence", text: advice.reason ?? advice.sentence ?? "" }), alternatives(advice)];
  if (advice.places && Object.keys(advice.places).length) parts.push(places(snapshot, advice.places));
  parts.push(make("p", { class: "soft small", text: basis(advice) }));
  return openDrawer(say("hint_title"), parts, { kind: "hint", closed });
}

const basis = (advice) =>
  advice.worlds ? say(advice.exact ? "hint_basis_exact" : "hint_basis", { n: number(advice.worlds) }) : say("hint_basis_seat");

/** Of every option a number to compare: the chance where one is known, else its value. */
function worthOf(option) {
  const chance = option.chance ?? option.game?.chance ?? null;
  if (chance !== null) return { of: chance, error: option.chance_error ?? option.game?.error ?? null, unit: "chance" };
  return { of: option.value, error: option.error, unit: option.unit ?? "points" };
}

function alternatives(advice) {
  const options = advice.options.slice(0, MOST).map((option) => ({ option, worth: worthOf(option) }));
  const known = options.filter(({ worth }) => worth.of !== null && worth.of !== undefined);
  const values = known.map(({ worth }) => worth.of);
  const chances = known.length > 0 && known.every(({ worth }) => worth.unit === "chance");
  const low = chances ? 0 : Math.min(...values, 0), high = chances ? 1 : Math.max(...values, 0);
  const share = (value) => (high > low ? (value - low) / (high - low) : 1);
  return make("ol", { class: "alternatives" }, ...options.map(({ option, worth }) => {
    const row = make("li", { class: option.action === advice.action ? "chosen" : "" },
      make("span", { class: "what" }, ...actionShown(option)), bar(worth, share), make("span", { class: "worth", text: told(worth) }));
    return row;
  }));
}

function bar({ of, error }, share) {
  const track = make("span", { class: "bar", "aria-hidden": "true" });
  if (of === null || of === undefined) return track;
  const fill = make("span", { class: "fill" });
  fill.style.width = `${(100 * share(of)).toFixed(1)}%`;
  track.append(fill);
  if (error) {
    const from = Math.max(0, share(of - error)), to = Math.min(1, share(of + error));
    const whisker = make("span", { class: "whisker" });
    whisker.style.left = `${(100 * from).toFixed(1)}%`;
    whisker.style.width = `${(100 * (to - from)).toFixed(1)}%`;
    track.append(whisker);
  }
  return track;
}

function told({ of, error, unit }) {
  if (of === null || of === undefined) return "";
  const scale = unit === "chance" ? 100 : 1, digits = unit === "chance" ? 0 : 1;
  const value = number(scale * of, digits).replace("-", "−");
  if (!error) return say(unit === "chance" ? "percent" : "plain_number", { n: value });
  return say(unit === "chance" ? "percent_error" : "number_error", { n: value, error: number(scale * error, digits) });
}

/** What an alternative is: cards as cards, games with their sign. */
function actionShown({ action, game }) {
  const [kind, ...rest] = parse(action);
  if (kind === "play") return [chip(rest[0], { named: false }), cardName(rest[0])];
  if (kind === "discard") return [...rest.map((card) => chip(card)), game ? make("span", { class: "then", text: contractName(game.contract) }) : ""];
  if (kind === "declare" || kind === "trump") return [sign(rest[0]), saying(action)];
  if (kind === "predict") return [saying(action)];
  return [saying(action), game ? make("span", { class: "then", text: contractName(game.contract) }) : ""];
}

/** Cards against places, suit by suit: the darker a cell, the likelier the card is there. */
function places(snapshot, all) {
  const given = Object.fromEntries(Object.entries(all).filter(([card]) => !snapshot.aside?.includes(card)));   // one has put these away oneself
  const where = [...new Set(Object.values(given).flatMap((shares) => Object.keys(shares).filter((place) => shares[place] > 0)))].sort();
  const name = (place) => (place in snapshot.seats ? nameOf(snapshot, Number(place)) : say("in_the_skat"));
  const grid = (cards) => make("table", { class: "places" },
    make("thead", {}, make("tr", {}, make("td"), ...cards.map((card) => make("th", { scope: "col" }, chip(card))))),
    make("tbody", {}, ...where.map((place) => make("tr", {}, make("th", { scope: "row", text: name(place) }), ...cards.map((card) => cell(given[card][place] ?? 0))))));
  const suits = Object.values(SUITS).map((suit) => Object.keys(given).filter((card) => card[0] === suit)).filter((cards) => cards.length);
  return make("section", {}, make("h3", { text: say("hint_places") }), ...suits.map(grid));
}

function cell(share) {
  const shown = make("td", { text: share < 0.005 ? "·" : number(100 * share) });
  shown.style.setProperty("--share", share.toFixed(3));
  return shown;
}
