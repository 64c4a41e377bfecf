// What was said in the auction of Skat before one's own turn, entered word by word.

import { say, number } from "../words.js";
import { button, make } from "./build.js";
import { BIDS, auctionAfter } from "./auction.js";
import { tellAction } from "./telling.js";

const NAMES = ["forehand", "middlehand", "rearhand"];
/** What brings each seat to speak soonest: forehand answers a bid, rearhand waits for a pass. */
const USUAL = { 0: ["bid 18"], 1: [], 2: ["pass"] };
const MOST_OFFERED = 12;

/** `said` holds the actions; it begins with what is usual before this seat speaks. */
export function saidSoFar(seat, changed) {
  const said = [...USUAL[seat]];
  const told = make("ol", { class: "said" });
  const next = make("div", { class: "row" });
  const box = make("fieldset", { class: "said-box" }, make("legend", { text: say("bid_said") }), told, next);

  function add(action) { said.push(action); show(); changed(); next.querySelector("button")?.focus(); }

  function show() {
    const speakers = said.map((_, i) => auctionAfter(said.slice(0, i)).turn);
    told.replaceChildren(...said.map((action, i) => make("li", {}, make("span", { class: "soft", text: `${say(`bid_${NAMES[speakers[i]]}`)}: ` }), make("strong", { text: tellAction(action) }))));
    if (!said.length) told.append(make("li", { class: "soft", text: say("bid_nothing_said") }));
    const { turn, answering, bid } = auctionAfter(said);
    const back = said.length ? button(say("real_back"), () => { said.pop(); show(); changed(); }, { class: "small" }) : null;
    if (turn === null) { next.replaceChildren(make("span", { class: "soft", text: say("bid_over") }), ...[back].filter(Boolean)); return; }
    if (turn === seat) { next.replaceChildren(make("span", { class: "your-turn", text: say("bid_your_turn") }), ...[back].filter(Boolean)); return; }
    const who = make("span", { text: `${say(`bid_${NAMES[turn]}`)}:` });
    const bids = make("select", { "aria-label": say("bid_which") }, BIDS.filter((value) => value > bid).slice(0, MOST_OFFERED).map((value) => make("option", { value: `bid ${value}`, text: number(value) })));
    next.replaceChildren(who, ...(answering ? [button(say("told_hold"), () => add("hold"), { class: "small" })]
      : [bids, button(say("bid_says"), () => add(bids.value), { class: "small" })]),
    button(say("told_pass"), () => add("pass"), { class: "small" }), ...[back].filter(Boolean));
  }

  show();
  return { box, said };
}
