// What is announced in Schieber: Weis, shown once the first trick is complete, and Stöck, said with its second card.

import { parse, suitOf } from "./reading.js";

const RANKS = "6789TJQKA", RUNS = { 3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300 }, FOURS = { J: 200, 9: 150 };

/** What cards that are shown count: runs of three or more, and four of a kind. A card may count in both. */
export function countWeis(cards) {
  let sum = 0;
  for (const suit of "CSHD") {
    const held = [...RANKS].map((rank) => (cards.includes(suit + rank) ? "x" : " ")).join("");
    for (const run of held.split(" ")) sum += RUNS[run.length] ?? 0;
  }
  for (const rank of RANKS) if ([..."CSHD"].every((suit) => cards.includes(suit + rank))) sum += FOURS[rank] ?? 100;
  return sum;
}

/** The cards that a seat shows; they lie there for two tricks, as they would at the table. */
export function weisOf({ game, shown, seats, result }, seat) {
  const early = !result && seats.reduce((sum, { tricks }) => sum + tricks, 0) <= 2;
  return game === "schieber" && early ? shown[seat] ?? [] : [];
}

/** Whether a seat has just played the second of king and queen of trumps. */
export function saysStoeck(snapshot, seat) {
  const { game, rules, contract, log, seats } = snapshot;
  const trump = suitOf(contract);
  if (game !== "schieber" || !trump || !/table|stoeck=true/.test(rules)) return false;
  const both = [`${trump}K`, `${trump}Q`];
  const played = log.filter((entry) => entry.seat === seat).map(({ action }) => parse(action)[1]);
  const last = log.slice(-seats.length).filter((entry) => entry.seat === seat).map(({ action }) => parse(action)[1]).at(-1);
  return both.includes(last) && both.every((card) => played.includes(card));
}
