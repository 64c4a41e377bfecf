// Lines of the history as the server tells them, and what they are called here.

import { get } from "../api.js";

export const CONTRACTS = {
  skat: ["clubs", "spades", "hearts", "diamonds", "grand", "null", "ramsch", "passed"],
  schieber: ["clubs", "spades", "hearts", "diamonds", "obenabe", "undenufe"],
  differenzler: [],
};
export const KINDS = ["inaccuracy", "mistake", "blunder"];

const PAGE = 50;

export const kindOf = (row) => row.game.split(/[:(]/)[0];
export const whenOf = (row) => row.at ?? "";

/** The worst mistake in a game by its name; "" where there was none, null where nothing was judged yet. */
export function worstOf(row) {
  return row.mistakes ? KINDS.findLast((kind) => row.mistakes[kind]) ?? "" : null;
}

/** One page of lines that were asked for, the newest first. */
export function findGames(wanted, before = null, limit = PAGE) {
  const asked = new URLSearchParams(Object.entries({ ...wanted, before, limit }).filter(([, value]) => value));
  return get(`/api/history?${asked}`);
}

/** All lines that plots are made of, the oldest first. */
export const plottedGames = async () => (await get("/api/history/figures")).points;
