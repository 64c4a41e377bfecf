// Cards to pick: by a click, by keys, or typed. Suit by suit, only their upper halves, so that all fit a phone.

import { say, number } from "../words.js";
import { cardName, suitName } from "../cards.js";
import { button, draw, freshId, make } from "./build.js";
import { readCards } from "./reading.js";

const RANKS = { 32: "AKQJT987", 36: "AKQJT9876" };

/** All cards of a pack of 32 or 36, suit by suit. */
export const pack = (size) => [..."CSHD"].flatMap((suit) => [...RANKS[size]].map((rank) => suit + rank));

const upperHalf = (card) => draw("svg", { class: "half", viewBox: "0 0 60 50", "aria-hidden": "true" },
  draw("use", { href: `#${card}`, width: 60, height: 94 }));

/** The cards of a pack as buttons. `pressed(card)` says whether one is chosen, `open(card)` whether it can be. */
export function cardButtons(size, { pick, pressed = null, open = () => true }) {
  const buttons = new Map();
  const box = make("div", { class: `pack of-${size}` }, [..."CSHD"].map((suit) =>
    make("div", { class: "suit-row", role: "group", "aria-label": suitName(suit) }, [...RANKS[size]].map((rank) => {
      const card = suit + rank;
      const one = button("", () => pick(card), { class: "pick", "aria-label": cardName(card), title: cardName(card) }, upperHalf(card));
      buttons.set(card, one);
      return one;
    }))));
  // Arrow keys go from card to card, so that the Tab key needs only one step for all of them.
  const order = [...buttons.values()];
  const rest = (to) => order.forEach((one) => { one.tabIndex = one === to ? 0 : -1; });
  box.addEventListener("focusin", (event) => { if (order.includes(event.target)) rest(event.target); });
  box.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: RANKS[size].length, ArrowUp: -RANKS[size].length }[event.key];
    const to = by && order[order.indexOf(document.activeElement) + by];
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
  function show() {
    for (const [card, one] of buttons) {
      if (pressed) one.setAttribute("aria-pressed", String(pressed(card)));
      one.setAttribute("aria-disabled", String(!open(card)));
    }
    if (!order.some((one) => one.tabIndex === 0)) rest(order[0]);
  }
  rest(order[0]);
  show();
  return { box, show };
}

/** A hand of so many cards. Dispatches "change"; `text` is what to send to the server. */
export class HandPicker extends EventTarget {
  constructor({ size, count, label, cards = [] }) {
    super();
    Object.assign(this, { size, count, chosen: new Set(cards), strange: [] });
    const id = freshId("typed");
    this.field = make("input", { id, class: "wide", autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: say("advice_typed_example"),
      change: () => this.read(), keydown: (event) => { if (event.key === "Enter") { event.preventDefault(); this.read(); } } });
    this.told = make("p", { class: "picked", role: "status" });
    this.clear = button(say("advice_clear"), () => { this.chosen.clear(); this.strange = []; this.field.value = ""; this.changed(); }, { class: "small" });
    this.buttons = cardButtons(size, {
      pressed: (card) => this.chosen.has(card),
      open: (card) => this.chosen.has(card) || this.chosen.size < count,
      pick: (card) => this.toggle(card) });
    this.box = make("fieldset", { class: "picker" }, make("legend", { text: label }), this.buttons.box,
      make("div", { class: "row picked-row" }, this.told, this.clear),
      make("label", { class: "typed", for: id, text: say("advice_type_cards") }), this.field);
    this.show();
  }

  get cards() { return pack(this.size).filter((card) => this.chosen.has(card)); }
  get full() { return this.chosen.size === this.count || (this.strange.length > 0 && this.chosen.size < this.count); }
  get text() { return [...this.cards, ...this.strange].join(" "); }

  toggle(card) {
    if (!this.chosen.delete(card)) {
      if (this.chosen.size >= this.count) return;
      this.chosen.add(card);
    }
    this.changed();
  }

  read() {
    if (!this.field.value.trim()) { this.strange = []; this.show(); return; }
    const { cards, strange } = readCards(this.field.value);
    const fitting = cards.filter((card) => pack(this.size).includes(card));
    this.chosen = new Set((fitting.length >= this.count ? fitting : [...this.chosen, ...fitting]).slice(0, this.count));
    this.strange = strange;
    this.field.value = strange.join(" ");
    this.changed();
  }

  /** What the server has read out of the text. */
  take(cards) {
    this.chosen = new Set(cards);
    this.strange = [];
    this.field.value = "";
    this.show();
  }

  changed() { this.show(); this.dispatchEvent(new Event("change")); }

  show() {
    this.buttons.show();
    this.told.textContent = this.strange.length ? say("advice_strange", { words: this.strange.join(" ") })
      : say("advice_picked", { n: number(this.chosen.size), count: number(this.count) });
    this.clear.disabled = !this.chosen.size && !this.strange.length;
  }
}
