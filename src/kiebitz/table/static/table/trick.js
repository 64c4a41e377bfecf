// The middle of the table: the cards of a trick, each towards its player, and the last trick on request.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { comeFrom, goTo } from "../shared/motion.js";
import { click } from "../shared/sound.js";
import { placesAround, trickShown } from "./reading.js";
import { nameOf } from "./telling.js";

/** `comingFrom(seat, card)` says where a played card flies in from, `goingTo(seat)` where a trick goes. */
export function makeTrick({ comingFrom, goingTo }) {
  const element = make("div", { class: "trick", role: "group", "aria-label": say("the_trick") });
  let lying = [], looking = false, last = null;

  const key = (cards) => cards.map(({ seat, card }) => seat + card).join();

  function update(snapshot) {
    const { cards } = trickShown(snapshot);
    const places = placesAround(snapshot);
    looking = false;
    if (element.classList.contains("past")) { element.classList.remove("past"); draw(lying, places); }
    if (key(cards) !== key(lying)) {
      const goesOn = lying.every(({ seat, card }, i) => cards[i]?.seat === seat && cards[i].card === card);
      if (!goesOn) collect(snapshot);
      const nodes = draw(cards, places);
      const fresh = goesOn ? cards.slice(lying.length) : cards;
      fresh.forEach(({ seat, card }, i) => comeFrom(nodes[cards.length - fresh.length + i], comingFrom(seat, card), { delay: i * 90 }));
      if (fresh.length && last) click();
      lying = cards;
    }
    crown(snapshot.pausing ? snapshot.last_trick : null);
    last = snapshot;
  }

  /** The trick that lay there goes to whoever won it. */
  function collect(snapshot) {
    const won = snapshot.last_trick;
    if (!lying.length || !won || snapshot.hand_number !== last?.hand_number || !won.cards.some(({ card }) => card === lying[0].card)) return;
    goTo([...element.children], goingTo(won.winner), element);
  }

  function draw(cards, places) {
    const ghosts = [...element.querySelectorAll(".ghost")];
    const nodes = cards.map(({ seat, card }) => {
      const node = make("div", { class: `laid ${places[seat]}` }, picture(card, { label: say("played_by", { card: cardName(card), name: names[seat] ?? "" }) }));
      node.dataset.seat = seat;
      return node;
    });
    element.replaceChildren(...nodes, ...ghosts);
    return nodes;
  }

  function crown(won) {
    for (const node of element.querySelectorAll(".laid:not(.ghost)")) {
      node.classList.toggle("wins", won !== null && Number(node.dataset.seat) === won?.winner);
    }
  }

  let names = [];
  return {
    element,
    update(snapshot) { names = snapshot.seats.map((_, seat) => nameOf(snapshot, seat)); update(snapshot); },
    /** Show the last trick in place of the running one, or stop showing it; gives whether it is shown. */
    lookBack(snapshot) {
      if (looking) { update(snapshot); return false; }
      if (!snapshot.last_trick || snapshot.pausing) return false;
      looking = true;
      draw(snapshot.last_trick.cards, placesAround(snapshot));
      element.classList.add("past");
      crown(snapshot.last_trick);
      return true;
    },
    stopLooking(snapshot) { if (looking) update(snapshot); },
    get looking() { return looking; },
  };
}
