// The middle of the table before the first card: the skat, face down, or who is still missing.

import { make, button } from "../advice/build.js";
import { say } from "../words.js";
import { picture } from "../cards.js";
import { copyButtons } from "./menu.js";

export function makeCentre(table) {
  const element = make("div", { class: "centre", hidden: true });
  let shown = "";

  function update(snapshot) {
    const what = snapshot.waiting.length ? `waiting ${snapshot.waiting}` : inAuction(snapshot) ? "skat" : "";
    element.hidden = !what;
    element.classList.toggle("invites", snapshot.waiting.length > 0);
    if (what === shown) return;
    shown = what;
    element.replaceChildren(...(snapshot.waiting.length ? invite(snapshot) : what ? theSkat() : []));
  }

  function invite(snapshot) {
    const buttons = make("div", { class: "buttons" }, snapshot.owner ? button(say("let_bots_play"), () => table.send({ do: "fill" })) : null);
    copyButtons(snapshot).then((found) => buttons.prepend(...found));
    return [make("p", { text: say("waiting_for_people") }), buttons];
  }
  return { element, update };
}

const inAuction = ({ game, phase }) => game === "skat" && (phase === "auction" || phase === "skat");

const theSkat = () => [make("span", { class: "skat-cards", "aria-hidden": "true" }, picture("back"), picture("back")), make("span", { text: say("in_the_skat") })];
