// One game that is looked at afterwards: its positions, and what is known about every decision so far.

import { get } from "../api.js";
import { namesAt } from "../advice/telling.js";

const FIRST_WAIT = 500, LONGEST_WAIT = 2500;
/** From the least to the worst; the first three cost nothing worth telling. */
export const CLASSES = ["forced", "best", "fine", "inaccuracy", "mistake", "blunder"];

const weight = (judgement) => (judgement ? CLASSES.indexOf(judgement.class) : 0);

/** Dispatches "review" whenever more decisions are judged. */
export class Game extends EventTarget {
  static async load(id) { return new Game(id, await get(`/api/games/${encodeURIComponent(id)}`)); }

  constructor(id, loaded) {
    super();
    Object.assign(this, { id, wait: FIRST_WAIT, done: 0, of: null, review: null, trouble: "", judged: new Map() });
    ({ row: this.row, seat: this.seat, states: this.states } = loaded);
    this.seat ??= null;
    this.names = namesAt(loaded.names, this.seat);
    this.actions = this.states.at(-1).log;
  }

  get last() { return this.states.length - 1; }
  get kind() { return this.row.game.split(/[:(]/)[0]; }
  get finished() { return this.of !== null && this.done >= this.of; }

  /** The first position of the card play; the end where no card was played. */
  get firstCard() {
    const found = this.actions.findIndex(({ action }) => action.startsWith("play "));
    return found < 0 ? this.last : found;
  }

  /** How many cards lay in an unfinished trick when the game began (in positions). */
  get lyingAtFirst() { return this.states[0].trick?.cards?.length ?? 0; }

  /** In which trick the card at a step is played, from 1; null outside of the card play. */
  trickOf(step) {
    if (step < this.firstCard || step >= this.last) return null;
    return Math.floor((step - this.firstCard + this.lyingAtFirst) / this.names.length) + 1;
  }

  /** Positions in which a decision was made after which the other side was winning. */
  get turning() { return (this.review?.turning ?? []).map((number) => number - 1); }

  /** The position in which the dearest decision was made, or null. */
  get dearest() { return this.review?.dearest ? this.review.dearest - 1 : null; }

  /** What is known about the decision that is made in a position. */
  at(step) { return this.judged.get(step) ?? null; }

  /** Decisions that cost something, given what was known or with all cards open. */
  costly(seat = null) {
    return [...this.judged.values()].filter((one) => (seat === null || one.seat === seat)
      && Math.max(weight(one.known), weight(one.open)) > CLASSES.indexOf("fine"));
  }

  /** Whether a seat is on the side whose points the value is. */
  counts(seat) { return this.kind === "skat" ? seat === this.states.at(-1).declarer : seat % 2 === 0; }

  /** Ask until everything is judged, less and less often. */
  async follow() {
    while (!this.closed && !this.finished) {
      try {
        const told = await get(`/api/games/${encodeURIComponent(this.id)}/review?face=${document.documentElement.dataset.face}`);
        if (this.closed) return;
        Object.assign(this, { done: told.done, of: told.of, review: told.review, trouble: "" });
        // The server counts decisions from 1; here a step is the position in which one is made.
        this.judged = new Map((told.review?.steps ?? []).map((one) => [one.step - 1, { ...one, step: one.step - 1 }]));
      } catch (error) {
        this.trouble = error.message;
        if (error.status && error.status !== 429) { this.of = this.done; }
      }
      this.dispatchEvent(new Event("review"));
      await new Promise((go) => setTimeout(go, this.wait));
      this.wait = Math.min(this.wait * 1.2, LONGEST_WAIT);
    }
  }

  close() { this.closed = true; }
}
