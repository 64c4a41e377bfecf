// What the curve shows: the value with all cards open, or, where there is no one value, everyone's points.

import { say, number } from "../words.js";

/** Points in the whole game, with the last trick's. */
const MOST = { skat: 120, schieber: 157, differenzler: 157 };

function tricksOf(game) {
  const found = [];
  for (let step = game.firstCard; step < game.last; step++) {
    if (game.trickOf(step) > found.length) found.push(step);
  }
  return found;
}

function valueAt(curve, step) {
  return curve.findLast((point) => point.step <= step)?.value ?? curve[0].value;
}

function oneValue(game) {
  const { curve, verdict, unit } = game.review;
  const { turning, dearest } = game;
  const made = unit === "made";
  const most = made ? 1 : Math.max(MOST[game.kind], ...curve.map(({ value }) => value));
  const goal = verdict?.needed !== null && verdict?.needed <= most ? verdict.needed : null;
  const mark = (step, name) => ({ step: step + 1, value: valueAt(curve, step + 1), class: name });
  const marks = turning.map((step) => mark(step, "turning"));
  if (dearest !== null && !turning.includes(dearest)) marks.push(mark(dearest, "dearest"));
  const whose = game.kind === "skat" ? say("review_declarer_gets") : say("review_team_gets", { first: game.names[0], second: game.names[2] });
  return {
    most, made, goal: made ? null : goal, marks,
    lines: [{ points: curve.map(({ step, value }) => [step, value]), class: "open", area: true }],
    legend: [{ class: "open", text: made ? say("review_null_curve") : whose },
      ...(made || goal === null ? [] : [{ class: "goal", text: say("review_wins_from", { n: number(goal) }) }]),
      ...["turning", "dearest"].filter((name) => marks.some((one) => one.class === name)).map((name) => ({ class: name, text: say(`review_${name}`) }))],
    sentence: say("review_curve_told", { from: number(curve[0].value), to: number(curve.at(-1).value), turns: turning.length }),
  };
}

function everyonesPoints(game) {
  const points = (seat) => game.states.slice(game.firstCard).map((state, i) => [game.firstCard + i, state.points?.[seat] ?? 0]);
  const prediction = (seat) => game.states.at(-1).predictions?.[seat] ?? null;
  const mine = game.seat ?? 0;
  const lineClass = (seat) => (seat === mine ? "mine" : `around-${(seat - mine + game.names.length) % game.names.length}`);
  const order = [...game.names.keys()].sort((one, other) => (one === mine) - (other === mine));   // one's own on top
  return {
    most: Math.max(60, ...game.names.keys().map((seat) => Math.max(prediction(seat) ?? 0, game.states.at(-1).points?.[seat] ?? 0))) * 1.05,
    made: false, goal: null, marks: [],
    lines: order.map((seat) => ({ points: points(seat), class: `person ${lineClass(seat)}`, goal: prediction(seat) })),
    legend: [...game.names.keys()].map((seat) => ({ class: lineClass(seat), text: say("review_line_of", {
      name: game.names[seat], points: number(game.states.at(-1).points?.[seat] ?? 0), prediction: prediction(seat) ?? "–" }) })),
    sentence: say("review_points_told"),
  };
}

/** What the curve shows, or null where nothing was played. */
export function curveOf(game) {
  if (game.firstCard >= game.last) return null;
  const shared = { first: game.firstCard, last: game.last, tricks: tricksOf(game) };
  if (game.kind === "differenzler") return { ...shared, ...everyonesPoints(game) };
  return game.review?.curve?.length ? { ...shared, ...oneValue(game) } : null;
}
