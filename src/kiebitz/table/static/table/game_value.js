// What a game of Skat counts with the cards one knows, to be held against the bid. The server counts for itself.

const BASE = { diamonds: 9, hearts: 10, spades: 11, clubs: 12, grand: 24 };
const SUIT = { diamonds: "D", hearts: "H", spades: "S", clubs: "C" };
const NULL = { "": 23, hand: 35, ouvert: 46, "hand ouvert": 59 };
const JACKS = ["CJ", "SJ", "HJ", "DJ"], BELOW = "ATKQ987";

/** With how many of the highest trumps, or without how many, these cards play. */
function matadors(name, cards) {
  const trumps = [...JACKS, ...(name in SUIT ? [...BELOW].map((rank) => SUIT[name] + rank) : [])];
  const held = cards.includes(trumps[0]);
  const end = trumps.findIndex((card) => cards.includes(card) !== held);
  return end < 0 ? trumps.length : end;
}

/** Without Schneider unless it is announced; `cards` are those in hand and those put aside. */
export function gameValue(name, level, cards, hand) {
  if (name === "null") return NULL[[hand ? "hand" : "", level].filter(Boolean).join(" ")];
  const announced = { schneider: 2, schwarz: 4, ouvert: 5 }[level] ?? 0;
  return BASE[name] * (matadors(name, cards) + 1 + Number(hand) + announced);
}
