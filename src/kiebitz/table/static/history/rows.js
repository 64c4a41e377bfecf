// Lines of the history as the server tells them, and what they are called here.

import { get } from "../api.js";

export const CONTRACTS = {
  skat: ["clubs", "spades", "hearts", "diamonds", "grand", "null", "ramsch", "passed"],
  schieber: ["clubs", "spades", "hearts", "diamonds", "obenabe", "undenufe"],
  differenzler: [],
};
export const KINDS = ["inaccuracy", "mistake", "blunder"];

const MOST_PLOTTED = 2000, PAGE = 50;

export const kindOf = (row) => row.game.split(/[:(]/)[0];
export const whenOf = (row) => row.ended ?? row.began ?? "";

/** The worst mistake in a game by its name; "" where there was none, null where nothing was judged yet. */
export function worstOf(row) {
  if (row.mistakes) return KINDS.findLast((kind) => row.mistakes[kind]) ?? "";
  if (row.mistakes === null && !row.worst) return null;
  return typeof row.worst === "number" ? KINDS[row.worst - 1] ?? "" : KINDS.includes(row.worst) ? row.worst : "";
}

/** One page of lines that were asked for, the newest first. */
export function findGames(wanted, before = null, limit = PAGE) {
  const asked = new URLSearchParams(Object.entries({ ...wanted, before, limit }).filter(([, value]) => value));
  return get(`/api/history?${asked}`);
}

/** All lines that plots are made of, the oldest first. */
export async function plottedGames() {
  const figures = await get("/api/history/figures").catch(() => ({}));
  const told = Array.isArray(figures) ? figures : figures.games;
  if (told) return told;
  const { games } = await findGames({}, null, MOST_PLOTTED);
  return games.reverse();
}
