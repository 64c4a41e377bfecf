// The score sheet: a Skat list with running totals, a match of Schieber, the differences of Differenzler.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { openDrawer } from "../shared/drawer.js";
import { contractName } from "../advice/telling.js";
import { nameOf } from "./telling.js";
import { SUITS } from "./reading.js";
import { sign } from "./signs.js";

const minus = (value) => number(value).replace("-", "−");

export function openSheet(snapshot) {
  const { series } = snapshot;
  const columns = columnsOf(snapshot);
  const running = columns.map(() => 0);
  const rows = (series?.rows ?? []).map((row, index) => {
    columns.forEach((column, i) => { running[i] += column.of(row); });
    return make("tr", {}, make("th", { scope: "row", text: number(index + 1) }), make("td", { class: "played" }, ...played(snapshot, row)),
      // In a Skat list only the declarer's column is written in.
      ...columns.map((column, i) => (column.of(row) || snapshot.game !== "skat"
        ? make("td", {}, minus(column.of(row)), make("small", { text: minus(running[i]) })) : make("td"))));
  });
  const head = make("tr", {}, make("td"), make("th", { scope: "col", text: say("game") }), ...columns.map(({ name }) => make("th", { scope: "col", text: name })));
  const totals = make("tr", {}, make("td"), make("th", { scope: "row", text: say("total") }),
    ...columns.map((column, i) => make("td", { text: minus(column.total ?? running[i]) })));
  const body = rows.length ? make("table", { class: "sheet" }, make("thead", {}, head), make("tbody", {}, ...rows), make("tfoot", {}, totals, ...tournament(snapshot), ...ranks(snapshot, columns))) : make("p", { class: "soft", text: say("no_hand_yet") });
  return openDrawer(say(`sheet_${snapshot.game}`), [body, ...target(series)], { kind: "sheet-drawer" });
}

/** Whose results stand side by side: seats, or in Schieber the two teams. */
function columnsOf({ game, seats, series, you, sides }) {
  const name = (seat) => nameOf({ seats, you }, seat);
  const value = (seat) => (row) => (game === "differenzler" ? Math.abs(row.scores[seat]) : row.scores[seat]);
  if (game === "schieber") {
    const teams = sides?.length === 2 ? sides : [[0, 2], [1, 3]];
    return teams.map((team) => ({ name: team.map(name).join(" + "), of: value(team[0]), total: series?.totals[team[0]], seat: team[0] }));
  }
  return seats.map((_, seat) => ({ name: name(seat), of: value(seat), total: series?.totals[seat], seat }));
}

function played({ seats, you }, row) {
  if (!row.contract || row.contract === "alone") return [];   // in Differenzler everybody always plays alone
  const who = row.declarer !== null && row.declarer !== undefined ? nameOf({ seats, you }, row.declarer) : "";
  const known = row.contract in SUITS || row.contract === "grand" || row.contract === "null" || row.contract === "obenabe" || row.contract === "undenufe";
  const lost = row.won === false ? make("span", { class: "lost", text: say("lost") }) : "";
  return [known ? sign(row.contract) : "", make("span", { class: known ? "hidden-visually" : "", text: contractName(row.contract) }), who, lost];
}

function tournament({ series }) {
  if (!series?.tournament) return [];
  return [make("tr", { class: "tournament" }, make("td"), make("th", { scope: "row", text: say("tournament_points") }), ...series.tournament.map((value) => make("td", { text: minus(value) })))];
}

function ranks({ series, game }, columns) {
  if (!series?.ranks || game === "schieber") return [];
  return [make("tr", { class: "ranks" }, make("td"), make("th", { scope: "row", text: say("rank") }), ...columns.map(({ seat }) => make("td", { text: say("rank_n", { n: number(series.ranks[seat]) }) })))];
}

const target = (series) => (series?.target ? [make("p", { class: "soft", text: say("target", { n: number(series.target) }) })] : []);
