// A table of one's own: the game, who sits where, and, folded away, everything else that can be set.

import { make, button } from "../advice/build.js";
import { say } from "../words.js";
import { openDrawer } from "../shared/drawer.js";

const BOTS = ["Ada", "Bruno", "Clara", "Dario"];
const VARIANTS = {
  skat: [["skat", "variant_skat"], ["skat(ramsch=true)", "variant_ramsch"]],
  schieber: [["schieber:table", "variant_schieber_table"], ["schieber", "variant_schieber_plain"]],
  differenzler: [["differenzler:table", "variant_differenzler"], ["differenzler(open_predictions=true, undertrump=strict)", "variant_open"], ["differenzler", "variant_thesis"]],
};
const SEATS = { skat: 3, schieber: 4, differenzler: 4 };

const field = (name, control, { wide = false } = {}) => make("label", { class: wide ? "field wide" : "field" }, make("span", { text: name }), control);
const select = (options, chosen, change = () => {}) => {
  const control = make("select", { change }, ...options.map(([value, text]) => make("option", { value, text })));
  control.value = chosen;
  return control;
};
const numeric = (given) => make("input", { type: "number", inputmode: "numeric", ...given });

export function arrange(about, open, { bots = false } = {}) {
  const whole = { game: "skat", seats: [] };
  const body = make("form", { class: "arrange", submit: async (event) => {
    event.preventDefault();
    if (parts.seats.some((seat) => seat.wrong())) return;   // the field says so itself
    const refused = await open(await read());
    if (refused) parts.seats.find((seat) => seat.meant(refused))?.complain(refused);
  } });
  const drawer = openDrawer(say(bots ? "watch_bots" : "new_table"), body);
  let parts;

  function build() {
    parts = {
      rules: select([...VARIANTS[whole.game].map(([text, word]) => [text, say(word)]), ["", say("variant_text")]], VARIANTS[whole.game][0][0], () => { own.hidden = parts.rules.value !== ""; }),
      text: make("input", { value: whole.game, spellcheck: "false", maxlength: 500 }),
      seats: Array.from({ length: SEATS[whole.game] }, (_, seat) => makeSeat(seat)),
      hands: numeric({ min: 1, max: 100, placeholder: say(`usual_hands_${whole.game}`) }),
      seed: numeric({ min: 0, placeholder: say("by_chance") }),
      forehand: select([["", say("usual_forehand")], ...Array.from({ length: SEATS[whole.game] }, (_, seat) => [String(seat), say("seat_n", { n: seat + 1 })])], ""),
      contract: select([["auction", say("by_auction")], ["dealt", say("by_dealt")]], "auction"),
      card: numeric({ min: 0, max: 30, step: 0.25, value: 1, inputmode: "decimal" }),
      trick: numeric({ min: 0, max: 30, step: 0.25, value: 2, inputmode: "decimal" }),
      rated: make("input", { type: "checkbox", class: "switch", role: "switch" }),
      deals: make("input", { type: "file" }),
    };
    const own = field(say("rules_text"), parts.text, { wide: true });
    own.hidden = true;
    body.replaceChildren(
      make("div", { class: "segments", role: "group", "aria-label": say("game") }, ...about.games.map((game) =>
        button(say(`game_${game}`), () => { whole.game = game; build(); }, { "aria-pressed": String(game === whole.game) }))),
      field(say("variant"), parts.rules, { wide: true }), own,
      make("fieldset", {}, make("legend", { text: say("seats") }), ...parts.seats.map(({ row }) => row)),
      make("details", {}, make("summary", { text: say("more_settings") }), make("div", { class: "grid" },
        field(say("hands"), parts.hands), field(say("seed"), parts.seed), field(say("forehand"), parts.forehand),
        field(say("contract_by"), parts.contract), field(say("pause_card"), parts.card), field(say("pause_trick"), parts.trick),
        field(say("deals_file"), parts.deals, { wide: true }),
        make("label", { class: "setting wide" }, make("span", {}, say("rated"), make("small", { class: "soft", text: say("rated_text") })), parts.rated))),
      make("button", { type: "submit", class: "main", text: say(bots ? "begin_watching" : "sit_down") }));
  }

  /** Who sits here: oneself, somebody who is invited, or a bot with its strength, name and boldness. */
  function makeSeat(seat) {
    const me = seat === 0 && !bots;
    const strengths = about.strengths.map((text) => [text, say(`strength_${text}`)]);
    const who = select([["me", say("seat_me")], ...strengths, ["other", say("strength_other")], ["open", say("seat_open")]].filter(([value]) => !bots || value !== "me"), me ? "me" : "strong", changed);
    who.setAttribute("aria-label", say("seat_n", { n: seat + 1 }));
    const name = make("input", { value: BOTS[bots ? seat : seat - 1] ?? "", maxlength: 40, "aria-label": say("bot_name") });
    const boldness = select([-3, -2, -1, 0, 1, 2, 3].map((n) => [String(n), say(n === 0 ? "bold_0" : n < 0 ? "bold_less" : "bold_more", { n: Math.abs(n) })]), "0");
    boldness.setAttribute("aria-label", say("boldness"));
    const text = make("input", { value: "pimc(worlds=50)", list: "players", spellcheck: "false", maxlength: 500, "aria-label": say("player_text") });
    const complaint = make("p", { class: "error", role: "alert", hidden: true });
    text.addEventListener("input", () => { complaint.hidden = true; text.removeAttribute("aria-invalid"); });
    const complain = (sentence) => { complaint.textContent = sentence; complaint.hidden = false; text.setAttribute("aria-invalid", "true"); text.focus(); };
    const row = make("div", { class: "seat-row" }, make("span", { class: "soft", text: say("seat_n", { n: seat + 1 }) }), who, name, boldness, text, complaint);
    function changed() {
      const bot = who.value !== "me" && who.value !== "open";
      name.hidden = boldness.hidden = !bot;
      text.hidden = who.value !== "other";
      complaint.hidden = true;
      if (who.value === "me") for (const each of parts?.seats ?? []) if (each.row !== row) each.notMe();
    }
    changed();
    return {
      row,
      /** Whether a player is written here that nobody can be; then the field says so. */
      wrong() {
        const kind = text.value.trim().split("(")[0];
        if (who.value !== "other" || about.players.includes(kind)) return false;
        complain(say("no_such_player", { name: text.value.trim(), players: about.players.join(", ") }));
        return true;
      },
      meant: (sentence) => who.value === "other" && sentence.includes(text.value.trim().split("(")[0]),
      complain,
      notMe() { if (who.value === "me") { who.value = "strong"; if (!name.value) name.value = BOTS.at(-1); changed(); } },
      read() {
        if (who.value === "me" || who.value === "open") return { who: who.value };
        return { who: "bot", player: who.value === "other" ? text.value : who.value, name: name.value.trim(), boldness: Number(boldness.value) };
      },
    };
  }

  const numberOrNone = (control) => (control.value === "" ? null : Number(control.value));

  async function read() {
    const [file] = parts.deals.files;
    return {
      game: parts.rules.value || parts.text.value, seats: parts.seats.map((seat) => seat.read()),
      hands: numberOrNone(parts.hands), seed: numberOrNone(parts.seed), forehand: numberOrNone(parts.forehand), contract: parts.contract.value,
      card_pause: Number(parts.card.value), trick_pause: Number(parts.trick.value), rated: parts.rated.checked,
      deals: file ? await file.text() : null,
    };
  }

  const players = make("datalist", { id: "players" }, ...about.players.map((value) => make("option", { value })));
  build();
  body.after(players);
  return drawer;
}
