// Three inviting ways to begin: one touch, and one sits at a table with opponents that suit most people.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { loadArt, picture } from "../cards.js";
import { settings } from "../settings.js";

const BOTS = ["Ada", "Bruno", "Clara"];
const GAMES = [
  { game: "skat", rules: "skat", bots: 2, cards: ["CJ", "SJ", "HA", "DT"], face: "french" },
  { game: "schieber", rules: "schieber:table", bots: 3, cards: ["HJ", "H9", "CA", "S6"], face: "swiss" },
  { game: "differenzler", rules: "differenzler:table", bots: 3, cards: ["DK", "DQ", "C8", "HT"], face: "swiss" },
];

/** The tiles; `open(table)` sits down. */
export async function gameTiles(open) {
  const faces = new Set(GAMES.map(({ face }) => settings.face || face));
  await Promise.all([...faces].map(loadArt));
  return make("section", { class: "tiles", "aria-label": say("sit_down") }, ...GAMES.map((each) => tile(each, open)));
}

function tile({ game, rules, bots, cards, face }, open) {
  const seats = [{ who: "me" }, ...BOTS.slice(0, bots).map((name) => ({ who: "bot", player: "strong", name }))];
  const fan = make("span", { class: "tile-cards", "aria-hidden": "true" },
    ...cards.map((card) => picture(card, { art: settings.face || face })));
  return make("button", { type: "button", class: "tile", click: () => open({ game: rules, seats }) },
    fan, make("strong", { text: say(`game_${game}`) }), make("span", { text: say(`tile_${game}`) }), make("em", { text: say("sit_down") }));
}
