// How a hand ended, in a sentence as it is said at the table, and what made up its value.

import { number, say } from "../words.js";
import { contractName } from "../advice/telling.js";
import { nameOf } from "./telling.js";

const TELL = { skat: tellSkat, schieber: tellSchieber, differenzler: tellDifferenzler };

/** `{sentence, details}` of a finished hand. */
export function tellOutcome(snapshot) {
  const facts = snapshot.result.facts;
  if (!facts) return { sentence: snapshot.result.sentence ?? "", details: "" };
  const told = TELL[snapshot.game](snapshot, facts);
  return { ...told, sentence: snapshot.result.sentence ?? told.sentence };
}

const person = (snapshot, seat) => (seat === snapshot.you ? "you" : "other");

function tellSkat(snapshot, facts) {
  if (facts.kind === "passed") return { sentence: say("end_passed"), details: "" };
  if (facts.kind === "ramsch") return tellRamsch(snapshot, facts);
  const values = {
    name: nameOf(snapshot, facts.declarer), points: number(facts.declarer_points),
    game: [contractName(facts.contract), facts.hand ? say("hand_game") : "", facts.level !== "none" ? say(`level_${facts.level}`) : ""].filter(Boolean).join(" "),
  };
  const how = facts.overbid ? "overbid" : facts.contract === "null" ? (facts.won ? "null_won" : "null_lost") : facts.won ? "won" : "lost";
  return { sentence: say(`end_${how}_${person(snapshot, facts.declarer)}`, values), details: skatDetails(facts) };
}

function skatDetails(facts) {
  const parts = [];
  if (facts.matadors > 0) parts.push(say("with_matadors", { n: number(facts.matadors) }));
  if (facts.matadors < 0) parts.push(say("without_matadors", { n: number(-facts.matadors) }));
  if (facts.hand) parts.push(say("hand_game"));
  if (facts.schneider) parts.push(say("made_schneider"));
  if (facts.schwarz) parts.push(say("made_schwarz"));
  parts.push(say("game_value", { n: number(facts.value) }));
  return parts.join(" · ");
}

function tellRamsch(snapshot, facts) {
  const lowest = Math.min(...facts.scores);
  const losers = facts.scores.map((score, seat) => (score === lowest ? nameOf(snapshot, seat) : null)).filter(Boolean);
  return { sentence: say("end_ramsch", { names: losers.join(", ") }), details: say("game_value", { n: number(facts.value) }) };
}

function tellSchieber(snapshot, facts) {
  const own = snapshot.sides.findIndex((side) => side.includes(snapshot.you ?? 0)), other = 1 - own;
  const names = (side) => snapshot.sides[side].map((seat) => nameOf(snapshot, seat)).join(" + ");
  const values = { ours: names(own), theirs: names(other), we: number(facts.totals[own]), they: number(facts.totals[other]) };
  const pair = (word, [first, second]) => (first || second ? say(word, { we: number([first, second][own]), they: number([first, second][other]) }) : null);
  const details = [pair("end_cards", facts.points), pair("end_weis", facts.weis), pair("end_stoeck", facts.stoeck), pair("end_match", facts.match_bonus), facts.multiplier > 1 ? say("times", { n: facts.multiplier }) : null];
  return { sentence: say("end_teams", values), details: details.filter(Boolean).join(" · ") };
}

function tellDifferenzler(snapshot, facts) {
  const best = facts.ranks.map((rank, seat) => (rank === 1 ? seat : null)).filter((seat) => seat !== null);
  const off = number(Math.abs(facts.differences[best[0]]));
  const how = facts.differences[best[0]] ? "nearest" : "exact";
  if (best.length > 1) return { sentence: say(`end_${how}_several`, { names: best.map((seat) => nameOf(snapshot, seat)).join(", "), off }), details: "" };
  return { sentence: say(`end_${how}_${person(snapshot, best[0])}`, { name: nameOf(snapshot, best[0]), off }), details: "" };
}
