// What a decision cost, in words: once given what the seat could know, once with all cards open.

import { say, number } from "../words.js";

/** A difference of a value in the unit it is measured in, without a sign. */
export function tellCost(cost, unit, kind) {
  if (unit === "chance") return say("review_cost_chance", { n: number(100 * cost) });
  if (unit === "made") return say("review_cost_made");
  const counted = unit === "score" ? "schieber" : kind;   // what a game scores are points, also in Skat where cards count "Augen"
  return say(`review_cost_points_${counted}`, { n: number(cost, Math.abs(cost - Math.round(cost)) < 0.05 ? 0 : 1) });
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
  return judgement.cost > 0 ? say("review_class_cost", { name, cost: tellCost(judgement.cost, unit, kind) }) : name;
}
