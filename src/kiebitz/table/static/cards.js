// Cards as pictures and as words. One sprite per pack is fetched once and stands in the page.

import { say } from "./words.js";
import { settings } from "./settings.js";

const SVG = "http://www.w3.org/2000/svg";
let shown = "";

/** The pack of a game unless another one was chosen: Jass is played with Swiss cards. */
export const usualFace = (game) => settings.face || (game.startsWith("skat") ? "french" : "swiss");

/** Have the sprite of a pack in the page. */
export async function useFace(face) {
  if (shown === face) return;
  shown = face;
  document.documentElement.dataset.face = face;
  document.getElementById("sprite").innerHTML = await (await fetch(`/static/cards/${face}.svg`)).text();
}

const art = new Map();

/** Have another pack in the page as well, under ids of its own, as the lobby wants it. */
export function loadArt(face) {
  if (!art.has(face)) {
    art.set(face, (async () => {
      const text = await (await fetch(`/static/cards/${face}.svg`)).text();
      const holder = document.createElement("div");
      holder.innerHTML = text.replaceAll(/\b(id="|href="#)/g, `$1${face}-`);
      document.getElementById("sprite").after(holder);
      holder.hidden = true;
      holder.setAttribute("aria-hidden", "true");
    })());
  }
  return art.get(face);
}

/** A picture of a card, of its "back", or of a suit ("suit-H"); its name is for screen readers. */
export function picture(symbol, { label = "", art: face = "" } = {}) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", symbol.startsWith("suit-") ? "0 0 24 24" : "0 0 60 94");
  svg.classList.add(symbol.startsWith("suit-") ? "suit" : "card");
  if (label) { svg.setAttribute("role", "img"); svg.setAttribute("aria-label", label); } else svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", face ? `#${face}-${symbol}` : `#${symbol}`);
  svg.append(use);
  return svg;
}

/** What a suit is called on a pack: the one in the page unless another is meant. */
export const suitName = (letter, pack = shown) => say(`suit_${pack}_${letter}`);
export const rankName = (letter) => say(`rank_${shown}_${letter}`);
export const cardName = (card) => say("card_name", { suit: suitName(card[0]), rank: rankName(card[1]) });
