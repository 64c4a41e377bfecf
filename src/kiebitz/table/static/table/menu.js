// What is done rarely: taking back, claiming, giving up, pauses, inviting others, leaving.

import { make, button } from "../advice/build.js";
import { number, say } from "../words.js";
import { openDrawer } from "../shared/drawer.js";
import { openSettings } from "../shared/settings_drawer.js";
import { copy } from "../shared/copying.js";
import { toast } from "../shared/toast.js";
import { remove } from "../api.js";
import { openKeys } from "./keys.js";
import { invitationLink, invitationsOf } from "./invitations.js";

export function openMenu(snapshot, table, about) {
  const own = snapshot.you !== null, asks = (what) => snapshot.asks?.[what] ?? false;
  const doing = (word, what, { sure = false } = {}) => button(say(word), (event) => {
    if (sure && !event.target.dataset.sure) { event.target.dataset.sure = "yes"; event.target.textContent = say(`${word}_sure`); return; }
    drawer.close();
    table.send({ do: what });
  }, { "data-do": what });
  const links = make("div", { class: "menu-list" });
  if (snapshot.owner) copyButtons(snapshot, { watch: true }).then((found) => links.append(...found));
  const drawer = openDrawer(say("menu"), [
    own ? make("div", { class: "menu-list" }, asks("undo") ? doing("take_back", "undo") : null, asks("claim") ? doing("claim", "claim", { sure: true }) : null, asks("give_up") ? doing("give_up", "give_up", { sure: true }) : null) : null,
    pauses(table),
    links,
    make("div", { class: "menu-list" },
      button(say("settings"), () => { drawer.close(); openSettings(about); }),
      button(say("keys"), () => { drawer.close(); openKeys(); }),
      make("a", { class: "button", href: "#/", text: say("leave_table") }),
      snapshot.owner ? button(say("close_table"), (event) => close(event.target, snapshot, drawer)) : null),
  ].filter(Boolean));
}

async function close(pressed, snapshot, drawer) {
  if (!pressed.dataset.sure) { pressed.dataset.sure = "yes"; pressed.textContent = say("close_table_sure"); return; }
  try {
    await remove(`/api/tables/${encodeURIComponent(snapshot.id)}`);
    drawer.close();
    location.hash = "#/";
  } catch (error) { toast(error.message); }
}

function pauses(table) {
  const one = (word, key, most) => {
    const shown = make("output");
    const slider = make("input", { type: "range", class: "slider", min: 0, max: most, step: 0.25, value: table.pauses[key],
      input: fill,
      change: () => { table.pauses[key] = Number(slider.value); table.send({ do: "pauses", card: table.pauses.card, trick: table.pauses.trick }); } });
    function fill() {
      shown.textContent = seconds(Number(slider.value));
      slider.style.setProperty("--share", `${(100 * slider.value) / most}%`);
    }
    fill();
    return make("label", { class: "setting" }, make("span", { text: say(word) }), slider, shown);
  };
  return make("fieldset", { class: "pauses" }, make("legend", { text: say("pauses") }), one("pause_card", "card", 3), one("pause_trick", "trick", 5));
}

const seconds = (value) => say("seconds", { n: number(value, value % 1 ? 2 : 0) });

/** A button for each seat that is open, and for whoever only watches if asked for: it copies the link. */
export async function copyButtons(snapshot, { watch = false } = {}) {
  const known = await invitationsOf(snapshot.id);
  const one = (word, secret) => button(say(word), async () => {
    await copy(invitationLink(snapshot.id, secret, secret === known.watch));
    toast(say("copied"));
  }, { class: "main" });
  return [
    ...snapshot.waiting.filter((seat) => known[seat]).map((seat) => one("copy_invitation", known[seat])),
    ...(watch && known.watch ? [one("copy_watch", known.watch)] : []),
  ];
}
