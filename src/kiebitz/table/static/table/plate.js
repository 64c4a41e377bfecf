// The contract plate: what is played, for how much, and which hand of how many this is.

import { make } from "../advice/build.js";
import { number, say } from "../words.js";
import { tellContract } from "../advice/telling.js";
import { handNumber, saying } from "./telling.js";
import { timesCounted } from "./reading.js";
import { sign } from "./signs.js";

export function makePlate() {
  const mark = make("span", { class: "mark" }), title = make("strong"), more = make("span", { class: "more" });
  const element = make("div", { class: "contract-plate", role: "group", "aria-label": say("contract") }, mark, make("div", {}, title, more));

  function update(snapshot) {
    const { contract, game } = snapshot;
    const name = contract?.trump ?? contract?.name;
    mark.replaceChildren(...(name ? [sign(name)] : []));
    mark.hidden = !name;
    title.textContent = name ? tellContract(contract) : say(`game_${game}`);
    more.textContent = [...extras(snapshot), handNumber(snapshot)].join(" · ");
  }
  return { element, update };
}

const name = (contract) => contract?.name ?? null;
const times = (snapshot) => snapshot.contract.multiplier ?? timesCounted(snapshot, snapshot.contract.name);

function extras(snapshot) {
  const { contract, game, phase, log } = snapshot;
  const found = [];
  if (game === "skat" && phase !== "auction" && contract?.bid) found.push(say("for_bid", { bid: number(contract.bid) }));
  if (game === "skat" && phase === "auction") {
    const bid = log.findLast(({ action }) => action.startsWith("bid "));
    if (bid) found.push(say("bid_so_far", { bid: saying(bid.action) }));
  }
  if (game === "schieber" && name(contract) && times(snapshot) > 1) found.push(say("times", { n: times(snapshot) }));
  if (game === "schieber" && (contract?.pushed || log.some(({ action }) => action === "push"))) found.push(say("pushed"));
  return found;
}
