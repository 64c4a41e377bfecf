// Plots of a person's games: results over time, by contract, mistakes by kind over time.

import { say, number } from "../words.js";
import { usualFace } from "../cards.js";
import { draw } from "../advice/build.js";
import { capital, contractName, tellDate } from "../advice/telling.js";
import { figure, roundTicks, text, valueAxis } from "./axes.js";
import { CONTRACTS, KINDS, kindOf, whenOf } from "./rows.js";

const HEIGHT = 190, LEFT = 42, RIGHT = 8, TOP = 8, BOTTOM = 24;
const WINDOW = 10;          // games in the moving average
const GROUPS = 10;          // bars in the plot of mistakes
const OFF_BY = [5, 10, 20, 40, Infinity];

/** For each game the mean of it and those just before it. */
function movingMean(values) {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - WINDOW + 1), i + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

function dates(games, x, width, height) {
  const first = tellDate(whenOf(games[0])), last = tellDate(whenOf(games.at(-1)));
  return [text(LEFT, height - 6, first), ...(first === last ? [] : [text(width - RIGHT, height - 6, last, "end")])];
}

function results(kind, games) {
  const scores = games.map((row) => row.score), means = movingMean(scores);
  const low = Math.min(0, ...scores), high = Math.max(0, ...scores);
  const told = say("history_results_told", { n: number(games.length), mean: number(scores.reduce((a, b) => a + b, 0) / scores.length, 1).replace("-", "−") });
  return figure(say(`history_results_${kind}`), told, HEIGHT, (width, height) => {
    const y = (value) => TOP + ((high - value) / (high - low || 1)) * (height - TOP - BOTTOM);
    const x = (i) => LEFT + 6 + (i / Math.max(1, games.length - 1)) * (width - LEFT - RIGHT - 12);
    return [...valueAxis(roundTicks(low, high), y, LEFT, width - RIGHT), ...dates(games, x, width, height),
      ...scores.map((score, i) => draw("circle", { class: games[i].won ? "dot won" : "dot lost", cx: x(i), cy: y(score), r: games.length > 120 ? 2 : 3.2 })),
      draw("path", { class: "mean", d: means.map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("") })];
  }, [["dot-won", say("history_won")], ["dot-lost", say("history_lost")], ["mean", say("history_mean_of", { n: WINDOW })]]);
}

/** Bars from left to right, one per row: [{label, won, all}]. */
function bars(title, told, rows, tellRow) {
  const line = 28, height = TOP + rows.length * line;
  return figure(title, told, height, (width) => {
    const left = Math.min(96, width * 0.3), right = 74;
    const most = Math.max(...rows.map(({ all }) => all));
    const long = (n) => (n / most) * (width - left - right);
    return rows.flatMap((row, i) => {
      const y = TOP + i * line;
      return [text(left - 8, y + 15, row.label, "end", "name"),
        draw("rect", { class: "bar lost", x: left, y: y + 3, width: long(row.all), height: 16, rx: 3 }),
        draw("rect", { class: "bar won", x: left, y: y + 3, width: long(row.won), height: 16, rx: 3 }),
        text(left + long(row.all) + 6, y + 15, tellRow(row))];
    });
  });
}

function byContract(kind, games) {
  const title = say(kind === "skat" ? "history_declared" : "history_contracts");
  const rows = CONTRACTS[kind].map((name) => {
    const found = games.filter((row) => row.contract === name);
    return { label: capital(contractName(name, usualFace(kind))), all: found.length, won: found.filter((row) => row.won).length };
  }).filter(({ all }) => all);
  const told = rows.map(({ label, won, all }) => say("history_contract_told", { contract: label, won, all })).join("; ");
  return bars(title, told, rows, ({ won, all }) => say("history_won_of", { won: number(won), all: number(all) }));
}

function byDistance(games) {
  const rows = OFF_BY.map((below, i) => {
    const from = i ? OFF_BY[i - 1] : 0;
    const found = games.filter((row) => Math.abs(row.score) >= from && Math.abs(row.score) < below);
    return { label: below === Infinity ? say("history_from", { from }) : say("history_between", { from, to: below - 1 }), all: found.length, won: found.length };
  });
  return bars(say("history_by_distance"), rows.map(({ label, all }) => `${label}: ${all}`).join("; "), rows, ({ all }) => number(all));
}

function mistakes(games) {
  const judged = games.filter((row) => row.mistakes);
  const size = Math.ceil(judged.length / GROUPS) || 1;
  const groups = Array.from({ length: Math.ceil(judged.length / size) }, (_, i) => judged.slice(i * size, (i + 1) * size));
  const mean = (group, kind) => group.reduce((sum, row) => sum + (row.mistakes[kind] ?? 0), 0) / group.length;
  const most = Math.max(1, ...groups.map((group) => KINDS.reduce((sum, kind) => sum + mean(group, kind), 0)));
  const told = say("history_mistakes_told", { n: number(judged.length) });
  const title = judged.length < games.length ? `${say("history_mistakes")} (${say("history_reviewed", { n: number(judged.length), of: number(games.length) })})` : say("history_mistakes");
  return figure(title, told, HEIGHT, (width, height) => {
    const y = (value) => TOP + (1 - value / most) * (height - TOP - BOTTOM);
    const wide = (width - LEFT - RIGHT) / groups.length;
    return [...valueAxis(roundTicks(0, most, 3), y, LEFT, width - RIGHT, most < 3 ? 1 : 0), ...dates(judged, null, width, height),
      ...groups.flatMap((group, i) => {
        let below = 0;
        return [...KINDS].reverse().map((kind) => {
          const value = mean(group, kind), from = below;
          below += value;
          return draw("rect", { class: `kind ${kind}`, x: LEFT + i * wide + wide * 0.12, width: Math.min(wide * 0.76, 46), y: y(below), height: Math.max(0, y(from) - y(below)) });
        });
      })];
  }, [...KINDS].reverse().map((kind) => [kind, capital(say(`review_class_${kind}`))]));
}

/** The figures for one game; fewer where there is not enough to plot. */
export function plotsOf(kind, all) {
  const games = all.filter((row) => kindOf(row) === kind && typeof row.score === "number");
  // In Skat who defends scores nothing either way: only one's own games say something here.
  const counting = games.filter((row) => row.contract !== "passed" && (kind !== "skat" || row.role !== "defender"));
  if (counting.length < 2) return [];
  const contracts = kind === "differenzler" ? byDistance(games) : byContract(kind, counting);
  return [results(kind, counting), contracts, ...(games.filter((row) => row.mistakes).length > 1 ? [mistakes(games)] : [])];
}
