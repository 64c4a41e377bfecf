// What can be done now: a sentence, and buttons. Each phase has its own; this lays them above the hand.

import { make, button } from "../advice/build.js";
import { say } from "../words.js";
import { isTurn } from "./reading.js";
import { nameOf } from "./telling.js";
import { askBid, askDeclaration, askDiscard, askSkat } from "./decide_skat.js";
import { askPrediction, askTrump } from "./decide_jass.js";

const ASK = { auction: askBid, skat: askSkat, discard: askDiscard, declare: askDeclaration, trump: askTrump, predict: askPrediction };

/** `table` has `act(action)`, `go()`, `chosen()` and `hint()`. */
export function makeDecision(table) {
  const sentence = make("p", { class: "sentence" }), choices = make("div", { class: "choices" });
  const hint = button(say("hint"), () => table.hint(), { class: "hint-button", hidden: true });
  const element = make("section", { class: "decision", "aria-label": say("decision") }, sentence, choices, hint);
  let asked = "";

  function update(snapshot) {
    hint.hidden = !(snapshot.hints && isTurn(snapshot)) || snapshot.pausing;
    // What is already asked stays as it is: a slider that was moved, a contract that was chosen.
    const key = JSON.stringify([snapshot.phase, snapshot.legal, snapshot.hand_number, snapshot.to_move, snapshot.pausing, Boolean(snapshot.result),
      snapshot.phase === "discard" ? table.chosen() : snapshot.phase === "play" ? [snapshot.trick?.cards.length, snapshot.seats.map((seat) => seat.thinking)] : snapshot.log.length]);
    if (key === asked) return;
    asked = key;
    element.dataset.phase = snapshot.phase;
    const said = asking(snapshot, table);
    sentence.replaceChildren(...[said.sentence].flat());
    choices.replaceChildren(...(said.choices ?? []));
    element.classList.toggle("mine", isTurn(snapshot));
    element.classList.toggle("busy", choices.children.length > 0);
  }

  return { element, update, focus: () => ["input", "button.main:not(:disabled)", "button:not(:disabled)"].map((each) => choices.querySelector(each)).find(Boolean)?.focus() };
}

function asking(snapshot, table) {
  if (snapshot.result || snapshot.waiting.length) return { sentence: "" };
  if (snapshot.pausing) {
    const won = snapshot.last_trick?.winner;
    const sentence = won === snapshot.you ? say("trick_to_you") : say("trick_to", { name: nameOf(snapshot, won) });
    return { sentence, choices: [button(say("go_on"), () => table.go(), { class: "main quiet" })] };
  }
  if (!isTurn(snapshot)) return { sentence: waiting(snapshot) };
  return (ASK[snapshot.phase] ?? askCard)(snapshot, table);
}

function waiting(snapshot) {
  const mover = snapshot.seats[snapshot.to_move];
  if (!mover) return "";
  if (snapshot.to_move === snapshot.you) return "";
  const kind = ["auction", "skat", "discard", "declare", "trump", "predict"].includes(snapshot.phase) ? snapshot.phase : "play";
  return say(`waiting_${kind}`, { name: nameOf(snapshot, snapshot.to_move) });
}

const askCard = (snapshot) => ({ sentence: snapshot.trick?.cards.length ? say("your_card") : say("your_lead") });
