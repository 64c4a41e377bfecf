// The settings of this browser, in a drawer.

import { make } from "../advice/build.js";
import { say } from "../words.js";
import { change, language, settings } from "../settings.js";
import { click } from "./sound.js";
import { openDrawer } from "./drawer.js";
import { put } from "../api.js";
import { toast } from "./toast.js";

const row = (name, control) => make("label", { class: "setting" }, make("span", { text: name }), control);

function choice(key, options, chosen = settings[key]) {
  const select = make("select", { change: () => change({ [key]: select.value }) },
    ...options.map(([value, text]) => make("option", { value, text })));
  select.value = chosen;
  return select;
}

const name = (about) => make("input", { value: about.person.name ?? "", maxlength: 40, autocomplete: "nickname", placeholder: say("somebody"),
  change: async (event) => {
    try { about.person = { ...about.person, ...await put("/api/person", { name: event.target.value.trim() }) }; } catch (error) { toast(error.message); }
  } });

const tick = (key, then = () => {}) =>
  make("input", { type: "checkbox", class: "switch", role: "switch", checked: settings[key],
    change: (event) => { change({ [key]: event.target.checked }); then(); } });

export function openSettings(about) {
  const packs = [["", say("face_usual")], ...about.faces.map((face) => [face, say(`face_${face}`)])];
  let remade = false;
  const changing = ({ detail }) => { remade ||= "language" in detail || "face" in detail; };
  document.addEventListener("settings", changing);
  const themes = ["auto", "light", "dark"].map((theme) => [theme, say(`theme_${theme}`)]);
  const drawer = openDrawer(say("settings"), [
    row(say("your_name"), name(about)),
    row(say("language"), choice("language", Object.entries(about.languages), language(about.languages))),
    row(say("face"), choice("face", packs)),
    row(say("four_colours"), tick("fourColours")),
    row(say("theme"), choice("theme", themes)),
    row(say("still"), tick("still")),
    row(say("sound"), tick("sound", click)),
  ], { closed: () => { document.removeEventListener("settings", changing); if (!remade) document.removeEventListener("spoken", again); } });
  // In another language, or with another pack, all of the page is made anew: this drawer too.
  const again = () => { drawer.close(); openSettings(about); };
  document.addEventListener("spoken", again, { once: true });
}
