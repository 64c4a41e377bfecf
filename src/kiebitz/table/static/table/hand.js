// One's own hand: to be played from by touch, by dragging a card up, and by keyboard; or to choose cards from.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { cardName, picture } from "../cards.js";
import { still } from "../shared/motion.js";
import { lie, sizeOf, widthOf } from "./fan.js";

const DRAGGED = 46;   // so far up, in pixels, that it is meant
const MOVED = 8;      // so far that it is no touch any more

/** A hand that calls `touched(card)`; `update({cards, blocked, active, most, chosen, why})` lays it. */
export function makeHand(touched) {
  const element = make("div", { class: "hand", role: "group", "aria-label": say("your_hand") });
  const held = new Map();
  let now = { cards: [], blocked: {}, most: 10, chosen: [] };

  function update(given) {
    const before = now;
    now = given;
    const focused = before.cards.findIndex((card) => held.get(card) === document.activeElement);
    for (const [card, node] of held) if (!now.cards.includes(card)) { node.remove(); held.delete(card); }
    const fresh = now.cards.filter((card) => !held.has(card));
    for (const card of fresh) held.set(card, makeCard(card));
    const nodes = now.cards.map((card) => held.get(card));
    if (nodes.some((node, i) => element.children[i] !== node)) element.replaceChildren(...nodes);
    now.cards.forEach((card) => dress(card, held.get(card)));
    place();
    if (fresh.length > 2) dealt(nodes);
    if (focused >= 0 && now.cards.length) {
      const at = Math.min(focused, now.cards.length - 1);
      focusAt(now.active && !before.active ? playableNear(at) : at);   // a turn begins at a card that may be played
    }
    else roam(nodes.find((node) => node.tabIndex === 0) ?? nodes[0]);
  }

  function playableNear(at) {
    const playable = now.cards.map((card, i) => i).filter((i) => !now.blocked[now.cards[i]]);
    return playable.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
  }

  function makeCard(card) {
    const node = make("button", { type: "button", class: "held", tabindex: "-1" }, picture(card));
    node.dataset.card = card;
    drag(node, card);
    return node;
  }

  function dress(card, node) {
    const why = now.active ? now.blocked[card] : null;
    node.classList.toggle("blocked", Boolean(why));
    node.classList.toggle("ready", Boolean(now.active && !why));
    node.classList.toggle("chosen", now.chosen.includes(card));
    const fresh = now.fresh?.includes(card);   // one of the two that lay in the skat
    node.classList.toggle("fresh", Boolean(fresh));
    node.setAttribute("aria-label", why ? say("card_blocked", { card: cardName(card), why: now.why(why) }) : fresh ? say("from_skat", { card: cardName(card) }) : cardName(card));
    if (now.choosing) node.setAttribute("aria-pressed", String(now.chosen.includes(card)));
    else node.removeAttribute("aria-pressed");
    if (why) node.setAttribute("aria-disabled", "true"); else node.removeAttribute("aria-disabled");
  }

  function place() {
    const room = element.clientWidth;
    if (!room) return;
    const size = sizeOf(room, innerHeight, now.most);
    element.style.setProperty("--held", `${widthOf(now.cards.length, room, size).toFixed(1)}px`);
    element.style.height = `${size.height.toFixed(0)}px`;
    lie(now.cards.length, room, size).forEach(({ x, y, turn }, i) => {
      held.get(now.cards[i]).style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg)`;
    });
  }

  function dealt(nodes) {
    if (still()) return;
    nodes.forEach((node, i) => node.animate(
      { translate: ["0 60px", "0 0"], opacity: [0, 1] },
      { duration: 220, delay: i * 22, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" },
    ));
  }

  function drag(node, card) {
    let from = null, dragged = false;
    node.addEventListener("pointerdown", (event) => { if (event.button === 0) from = { x: event.clientX, y: event.clientY, far: false }; });
    node.addEventListener("pointermove", (event) => {
      if (!from || !event.buttons) return;
      const dx = event.clientX - from.x, dy = event.clientY - from.y;
      if (!from.far && Math.hypot(dx, dy) < MOVED) return;
      if (!from.far) { from.far = true; node.setPointerCapture(event.pointerId); node.classList.add("dragged"); }
      node.style.translate = `${dx}px ${dy}px`;
    });
    const end = (event) => {
      const up = from?.far && event.type === "pointerup" && from.y - event.clientY > DRAGGED;
      const far = from?.far;
      from = null;
      node.classList.remove("dragged");
      dragged = far;
      if (far) setTimeout(() => { dragged = false; node.style.translate = ""; }, up ? 250 : 20);   // a click may still come after a drag
      if (up) touched(card);
    };
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", () => { if (!dragged) touched(card); });
  }

  /** Only one card is a stop of the tab key; arrows go on from there. */
  function roam(node) {
    for (const other of held.values()) other.tabIndex = other === node ? 0 : -1;
  }

  function focusAt(index) {
    const node = held.get(now.cards[index]);
    if (!node) return;
    roam(node);
    node.focus();
  }

  element.addEventListener("focusin", (event) => { if (event.target.dataset.card) roam(event.target); });
  new ResizeObserver(place).observe(element);

  return {
    element,
    update,
    place,
    has: (node) => element.contains(node),
    boxOf: (card) => held.get(card)?.getBoundingClientRect() ?? null,
    focusAt,
    /** Move along the hand: from nowhere to its first playable card. */
    step(by) {
      const at = now.cards.findIndex((card) => held.get(card) === document.activeElement);
      const first = now.cards.findIndex((card) => held.get(card).classList.contains("ready"));
      focusAt(at < 0 ? Math.max(0, first) : (at + by + now.cards.length) % now.cards.length);
    },
    cardAt: (index) => now.cards[index],
    focusedCard: () => now.cards.find((card) => held.get(card) === document.activeElement) ?? null,
  };
}
