// The decisions of Skat before the first card: bids, the skat, what to put away, what to play.

import { make, button } from "../advice/build.js";
import { number, say } from "../words.js";
import { openDrawer } from "../shared/drawer.js";
import { cardName } from "../cards.js";
import { legalOf, parse } from "./reading.js";
import { contractName } from "../advice/telling.js";
import { nameOf } from "./telling.js";
import { contractButton } from "./signs.js";
import { gameValue } from "./game_value.js";

const CONTRACTS = ["clubs", "spades", "hearts", "diamonds", "grand", "null"];

export function askBid(snapshot, table) {
  const bids = legalOf(snapshot, "bid").map(([, value]) => Number(value));
  const pass = button(say("pass"), () => table.act("pass"), { class: "pass" });
  if (snapshot.legal.includes("hold")) {
    const bid = lastBid(snapshot);
    return {
      sentence: say("they_bid", { name: nameOf(snapshot, bid.seat), bid: number(bid.value) }),
      choices: [button(say("hold", { bid: number(bid.value) }), () => table.act("hold"), { class: "main" }), pass],
    };
  }
  const [next, ...higher] = bids;
  return {
    sentence: bids.length ? say("bid_or_pass", { bid: number(next) }) : say("only_pass"),
    choices: [
      next ? button(number(next), () => table.act(`bid ${next}`), { class: "main number", "aria-label": say("bid_button", { bid: number(next) }) }) : null,
      pass,
      higher.length ? button(say("bid_higher"), () => jump(higher, table), { class: "quiet", "aria-haspopup": "dialog" }) : null,
    ].filter(Boolean),
  };
}

function lastBid(snapshot) {
  const { seat, action } = snapshot.log.findLast((entry) => entry.action.startsWith("bid ")) ?? { seat: 0, action: "bid 0" };
  return { seat, value: Number(parse(action)[1]) };
}

function jump(values, table) {
  const drawer = openDrawer(say("bid_higher_title"), make("div", { class: "values" },
    ...values.map((value) => button(number(value), () => { drawer.close(); table.act(`bid ${value}`); }))), { kind: "low" });
}

export const askSkat = (snapshot, table) => ({
  sentence: say("skat_or_hand"),
  choices: [
    snapshot.legal.includes("pickup") ? button(say("pick_up"), () => table.act("pickup"), { class: "main" }) : null,
    snapshot.legal.includes("hand") ? button(say("play_hand"), () => table.act("hand")) : null,
  ].filter(Boolean),
});

export function askDiscard(snapshot, table) {
  const chosen = table.chosen();
  const action = snapshot.legal.find((text) => chosen.length === 2 && chosen.every((card) => parse(text).includes(card)));
  const names = chosen.map(cardName).join(", ");
  return {
    sentence: chosen.length ? say("discarding", { cards: names }) : say("discard_two"),
    choices: [button(say("discard"), () => table.act(action), { class: "main", disabled: !action })],
  };
}

/** What to play: the contract first, then what is announced with it, where that is possible. */
export function askDeclaration(snapshot, table) {
  const legal = legalOf(snapshot, "declare").map(([, ...words]) => words);
  let name = null, level = "";
  const play = button(say("choose_game"), () => table.act(["declare", name, level].filter(Boolean).join(" ")), { class: "main play-it", disabled: true });
  const levels = make("div", { class: "levels", role: "group", "aria-label": say("announce") });
  const buttons = CONTRACTS.filter((each) => legal.some(([first]) => first === each))
    .map((each) => contractButton(each, () => choose(each), { given: { "aria-pressed": "false", "data-contract": each } }));

  function choose(given) {
    if (given !== name) level = "";
    name = given;
    for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset.contract === name));
    const possible = legal.filter(([first]) => first === name).map(([, ...rest]) => rest.join(" "));
    levels.replaceChildren(...(possible.length > 1 ? possible.map((each) => levelButton(each)) : []));
    show();
  }

  const levelButton = (each) => button(each ? say(`level_${each}`) : say("level_none"), () => { level = each; show(); }, { class: "level", "data-level": each });

  const question = make("span", { text: say(snapshot.contract?.hand ? "declare_hand" : "declare_game", { bid: number(snapshot.contract?.bid ?? 0) }) });

  /** Whether this game counts less than was bid: then it is lost unless Schneider or more is made. */
  function warn() {
    const { bid = 0, hand } = snapshot.contract ?? {};
    const worth = gameValue(name, level, [...snapshot.hand, ...(snapshot.aside ?? [])], Boolean(hand));
    const short = worth < bid;
    question.classList.toggle("warning", short);
    question.textContent = short ? say(hand ? "short_of_bid_hand" : "short_of_bid", { game: contractName(name), worth: number(worth), bid: number(bid) })
      : say(hand ? "declare_hand" : "declare_game", { bid: number(bid) });
  }

  function show() {
    warn();
    for (const each of levels.children) each.setAttribute("aria-pressed", String(each.dataset.level === level));
    play.disabled = false;
    play.textContent = say("play_game", { game: [contractName(name), level ? say(`level_${level}`) : ""].filter(Boolean).join(" ") });
  }

  return { sentence: question,
    choices: [make("div", { class: "contracts", role: "group", "aria-label": say("games") }, ...buttons), levels, play] };
}
