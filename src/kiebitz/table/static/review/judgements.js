// What a decision cost, in words: once given what the seat could know, once with all cards open.

import { say, number } from "../words.js";

/** What was lost in the unit it is measured in, with its sign and its error: "−42 points (± 5)". */
export function tellCost(cost, unit, kind, error = null) {
  if (unit === "made") return `−${say("review_cost_made")}`;
  const scale = unit === "chance" ? 100 : 1, value = scale * cost, spread = scale * (error ?? 0);
  const digits = unit === "chance" || spread >= 1 || Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1;   // decimals only where the error allows them
  const counted = unit === "score" ? "schieber" : kind;   // what a game scores are points, also in Skat where cards count "Augen"
  const n = number(value, digits);
  const told = `−${unit === "chance" ? say("review_cost_chance", { n }) : say(`review_cost_points_${counted}`, { n })}`;
  return spread >= 0.5 * 10 ** -digits ? say("review_cost_error", { cost: told, error: number(spread, digits) }) : told;
}

/** A value as it stands under a card. */
export function tellValue(value, unit) {
  if (unit === "made") return say(value ? "review_mark_made" : "review_mark_lost");
  if (unit === "chance") return say("review_percent", { n: number(100 * value) });
  return number(value, Number.isInteger(value) ? 0 : 1);
}

/** The class of a judgement and what it cost: "mistake, 12 points". */
export function tellJudgement(judgement, unit, kind) {
  if (!judgement) return "";
  const name = say(`review_class_${judgement.class}`);
  return judgement.cost > 0 ? say("review_class_cost", { name, cost: tellCost(judgement.cost, unit, kind, judgement.error) }) : name;
}
