// A table: the connection, and the parts of the screen that show what it says.

import { make, button, needStyles } from "../advice/build.js";
import { say } from "../words.js";
import { useFace, usualFace, picture } from "../cards.js";
import { TableSocket } from "../socket.js";
import { tell } from "../main.js";
import { toast } from "../shared/toast.js";
import { closeDrawers } from "../shared/drawer.js";
import { complete, isTurn } from "../table/reading.js";
import { noteOf, whyNot } from "../table/telling.js";
import { makeHand } from "../table/hand.js";
import { makeSeats } from "../table/seats.js";
import { makeTrick } from "../table/trick.js";
import { makePlate } from "../table/plate.js";
import { makeDecision } from "../table/decision.js";
import { makeCentre } from "../table/centre.js";
import { makeOutcome } from "../table/outcome.js";
import { makeTeller } from "../table/teller.js";
import { openHint } from "../table/hint.js";
import { fromSkat, mayLook, openAside } from "../table/aside.js";
import { openSheet } from "../table/sheet.js";
import { openMenu } from "../table/menu.js";
import { byKeyboard, listenToKeys } from "../table/keys.js";

const MOST_CARDS = { skat: 10, schieber: 9, differenzler: 9 };
const PATIENCE = 700;   // a connection that is back so soon was never missed

export async function show(page, [id], about) {
  await needStyles("table.css", "decision.css", "advice/answer.css");
  const table = new Table(id, about);
  page.replaceChildren(table.element);
  return () => table.leave();
}

class Table {
  constructor(id, about) {
    this.about = about;
    this.picked = [];
    this.pauses = { card: 1, trick: 2 };
    this.build();
    this.socket = new TableSocket(id);
    this.socket.addEventListener("table", ({ detail }) => this.take(detail));
    this.socket.addEventListener("hint", ({ detail }) => this.hear(detail));
    this.socket.addEventListener("refused", ({ detail }) => this.refused(detail));
    this.socket.addEventListener("connection", ({ detail }) => this.connection(detail));
    this.stopKeys = listenToKeys({
      step: (by) => this.hand.step(by), digit: (index) => this.digit(index), go: () => this.go(), pausing: () => this.now?.pausing,
      hint: () => this.hint(), lookBack: () => this.lookBack(), sheet: () => this.now && openSheet(this.now), menu: () => this.menu(),
      escape: () => this.now && this.trick.stopLooking(this.now),
    });
  }

  build() {
    this.plate = makePlate();
    this.hand = makeHand((card) => this.touched(card));
    this.trick = makeTrick({
      comingFrom: (seat, card) => (seat === this.now?.you ? this.hand.boxOf(card) : null) ?? this.seats.boxOf(seat),
      goingTo: (seat) => this.seats.boxOf(seat),
    });
    this.last = make("button", { type: "button", class: "last-trick", click: () => this.lookBack(), hidden: true },
      make("span", { class: "pile", "aria-hidden": "true" }, picture("back"), picture("back")), make("span", { text: say("last_trick") }));
    this.aside = make("button", { type: "button", class: "last-trick put-aside", click: () => openAside(this.now), hidden: true },
      make("span", { class: "pile", "aria-hidden": "true" }, picture("back"), picture("back")), make("span", { text: say("put_aside") }));
    this.outcome = makeOutcome(this);
    this.centre = makeCentre(this);
    this.note = make("p", { class: "note", hidden: true });
    this.felt = make("div", { class: "felt" }, this.centre.element, this.trick.element, this.note);
    this.seats = makeSeats(this.felt);
    this.felt.append(make("div", { class: "piles" }, this.aside, this.last), this.outcome.element);
    this.decision = makeDecision(this);
    this.teller = makeTeller(tell);
    this.lost = make("div", { class: "lost-connection", role: "alert", hidden: true }, make("span", { text: say("connection_lost") }), make("a", { href: "#/", text: say("to_lobby") }));
    this.element = make("div", { class: "at-table", click: (event) => { if (!event.target.closest("button, a")) this.go(); } },
      make("header", { class: "head" }, this.plate.element, make("h1", { class: "hidden-visually", text: say("the_table") }),
        make("nav", { class: "tools", "aria-label": say("tools") },
          button(say("sheet"), () => this.now && openSheet(this.now)), button(say("menu"), () => this.menu()))),
      this.felt, this.decision.element, this.hand.element, this.lost);
  }

  /** A snapshot came: show it all. */
  async take(given) {
    const snapshot = complete(given);
    const face = usualFace(snapshot.game);
    if (document.documentElement.dataset.face !== face) await useFace(face);
    if (snapshot.pauses) this.pauses = { ...snapshot.pauses };
    if (this.left || (this.now && snapshot.version < this.now.version)) return;
    const before = this.now;
    this.now = snapshot;
    this.waiting = false;
    this.element.dataset.game = snapshot.game;
    this.element.dataset.phase = snapshot.phase;
    this.element.classList.toggle("watching", snapshot.you === null);
    if (snapshot.phase !== "discard") this.picked = [];
    this.fresh = fromSkat(snapshot);
    this.plate.update(snapshot);
    this.trick.update(snapshot);
    this.seats.update(snapshot);
    this.layHand();
    this.decision.update(snapshot);
    this.centre.update(snapshot);
    this.outcome.update(snapshot);
    this.aside.hidden = !mayLook(snapshot);
    this.last.hidden = !snapshot.last_trick || snapshot.pausing || Boolean(snapshot.result);
    this.last.setAttribute("aria-pressed", "false");
    this.notes(snapshot, before);
    this.teller.update(snapshot);
    document.title = isTurn(snapshot) ? say("title_turn") : say("title");
    this.element.dataset.version = snapshot.version;   // all of it is shown now
    if (byKeyboard() && isTurn(snapshot) && ["BODY", "MAIN"].includes(document.activeElement.tagName)) this.offerFocus(snapshot);   // whose focus is nowhere
  }

  offerFocus(snapshot) {
    if (snapshot.phase === "play" || snapshot.phase === "discard") this.hand.step(0); else this.decision.focus();
  }

  layHand() {
    const { hand, blocked, phase, game, you } = this.now;
    this.hand.element.hidden = you === null;
    this.hand.update({
      cards: hand, blocked: blocked ?? {}, chosen: this.picked, fresh: this.fresh, why: whyNot,
      active: phase === "play" && isTurn(this.now), choosing: phase === "discard" && isTurn(this.now),
      most: Math.max(MOST_CARDS[game] ?? 10, hand.length),
    });
  }

  notes(snapshot, before) {
    const note = noteOf(snapshot), fresh = note && before && note !== noteOf(before);
    this.note.hidden = !note;
    this.note.textContent = note;
    if (fresh) tell(note);
  }

  touched(card) {
    const now = this.now;
    if (now.pausing) { this.go(); return; }
    if (now.phase === "discard" && isTurn(now)) { this.pick(card); return; }
    if (now.result || now.phase !== "play") return;
    const action = `play ${card}`;
    if (now.legal.includes(action)) this.act(action); else toast(whyNot(isTurn(now) ? now.blocked[card] : "turn"));
  }

  /** One of the two cards to put away; a third one takes the place of the first. */
  pick(card) {
    this.picked = this.picked.includes(card) ? this.picked.filter((each) => each !== card) : [...this.picked, card].slice(-2);
    this.layHand();
    this.decision.update(this.now);
  }

  chosen() { return this.picked; }

  digit(index) {
    const card = this.hand.cardAt(index);
    if (!card) return;
    if (this.hand.focusedCard() === card) this.touched(card); else this.hand.focusAt(index);
  }

  act(action) {
    if (!action || this.waiting) return;
    document.querySelector(".toast")?.remove();   // what was wrong before does not matter any more
    this.waiting = this.send({ do: "act", action });
  }

  go() { if (this.now?.pausing) this.send({ do: "go" }); else if (this.now && this.trick.looking) this.trick.stopLooking(this.now); }

  next() { this.send({ do: "next" }); }

  hint() { if (this.now?.hints && isTurn(this.now) && this.send({ do: "hint", face: usualFace(this.now.game) })) this.element.classList.add("asking"); }

  hear({ version, advice }) {
    this.element.classList.remove("asking");
    if (version !== this.now?.version || document.querySelector("dialog[open]")) return;
    openHint(this.now, advice);
  }

  lookBack() {
    if (!this.now) return;
    this.last.setAttribute("aria-pressed", String(this.trick.lookBack(this.now)));
  }

  menu() { if (this.now) openMenu(this.now, this, this.about); }

  send(message) {
    const sent = this.socket.send(message);
    if (!sent) toast(say("not_connected"));
    return sent;
  }

  refused({ error, gone }) {
    this.waiting = false;
    this.element.classList.remove("asking");
    toast(error);
    if (gone || !this.now) this.lost.replaceChildren(make("span", { text: error }), make("a", { href: "#/", text: say("to_lobby") }));
  }

  connection(state) {
    clearTimeout(this.missed);
    if (state === "open") { this.lost.hidden = true; return; }
    this.waiting = false;
    this.now &&= { ...this.now, version: 0 };   // whatever comes next is the truth
    this.missed = setTimeout(() => { this.lost.hidden = false; }, PATIENCE);
    this.failures = (this.failures ?? 0) + 1;
    if (!this.now && this.failures > 1) this.lost.firstChild.textContent = say("table_unreachable");
  }

  leave() {
    this.left = true;
    document.title = say("title");
    clearTimeout(this.missed);
    this.stopKeys();
    this.socket.close();
    closeDrawers();
  }
}
