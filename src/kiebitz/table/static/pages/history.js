// The screen "history": what was played, how it went, and what went wrong over time.

import { get, post } from "../api.js";
import { toast } from "../shared/toast.js";
import { say, number } from "../words.js";
import { loadArt, usualFace, useFace } from "../cards.js";
import { tell } from "../main.js";
import { button, make, needStyles } from "../advice/build.js";
import { top } from "../advice/top.js";
import { capital, contractName } from "../advice/telling.js";
import { gameLine } from "../history/list.js";
import { plotsOf } from "../history/plots.js";
import { askToRemove, askToRemoveAll } from "../history/removal.js";
import { CONTRACTS, findGames, kindOf, plottedGames } from "../history/rows.js";

const AT_ONCE = 5, BETWEEN = 700;   // games reviewed at a press; milliseconds between two questions

export async function show(page, _parts, about) {
  await needStyles("advice/advice.css", "pages/history.css");
  const kinds = [...new Set(about.games.map((game) => game.split(/[:(]/)[0]))];
  const screen = new History(page, kinds);
  await screen.begin();
  return () => { screen.left = true; };
}

class History {
  constructor(page, kinds) {
    Object.assign(this, { page, kinds, wanted: { game: "", contract: "", result: "", worst: "" }, last: null });
  }

  async begin() {
    const [plotted, found] = await Promise.all([plottedGames(), findGames({})]);
    this.plotted = plotted;
    this.files = this.fileInput();
    await Promise.all([useFace(usualFace(found.games[0]?.game ?? "skat")), ...this.kinds.map((kind) => loadArt(usualFace(kind)))]);
    if (!found.games.length) { this.empty(); return; }
    this.list = make("ol", { class: "games plain" });
    this.more = button(say("history_more"), () => this.find(this.last));
    this.plots = make("section", { class: "plots", tabindex: 0, "aria-label": say("history_plots") });
    this.note = make("p", { class: "soft note", role: "status" });
    this.reviewed = make("p", { class: "soft reviewed" });
    this.filters = make("form", { class: "filters", "aria-label": say("history_search") });
    this.page.replaceChildren(
      top(say("history_title"), this.files, button(say("history_import"), () => this.files.click(), { class: "small" })),
      make("div", { class: "columns-of-two" }, this.plots,
        make("section", { "aria-label": say("history_list") }, this.filters, this.reviewed, this.note, this.list, this.more)),
      make("footer", { class: "row" },
        make("a", { class: "button", href: "/api/history/file", download: "kiebitz.jsonl", text: say("history_export") }),
        button(say("history_delete_all"), () => askToRemoveAll(() => this.empty()), { class: "quiet" })));
    this.showFilters();
    this.showPlots();
    this.lay(found, true);
  }

  // ---- search

  showFilters() {
    const { wanted } = this;
    const contracts = CONTRACTS[wanted.game] ?? [];
    const select = (name, options) => {
      const field = make("select", { change: () => this.change(name, field.value) }, options.map(([value, text]) => make("option", { value, text })));
      field.value = wanted[name];
      return make("label", {}, make("span", { text: say(`history_by_${name}`) }), field);
    };
    const any = ["", say("history_any")];
    const focused = this.filters.contains(document.activeElement) ? [...this.filters.querySelectorAll("select")].indexOf(document.activeElement) : -1;
    this.filters.replaceChildren(
      select("game", [any, ...this.kinds.map((kind) => [kind, say(`told_game_${kind}`)])]),
      ...(contracts.length ? [select("contract", [any, ...contracts.map((name) => [name, capital(contractName(name, usualFace(wanted.game)))])])] : []),
      select("result", [any, ["won", say("history_won")], ["lost", say("history_lost")]]),
      select("worst", [any, ["mistake", say("history_with_mistake")], ["blunder", say("history_with_blunder")]]));
    if (focused >= 0) this.filters.querySelectorAll("select")[focused]?.focus();
  }

  async change(name, value) {
    this.wanted[name] = value;
    if (name === "game") {
      this.wanted.contract = "";
      if (value) await useFace(usualFace(value));
      this.showPlots();
    }
    this.showFilters();
    await this.find(null);
  }

  async find(before) {
    try { this.lay(await findGames(this.wanted, before), before === null); } catch (error) { this.note.textContent = error.message; }
  }

  lay({ games, more }, anew) {
    const lines = games.map((row) => gameLine(row, (one, line) => this.remove(one, line)));
    if (anew) this.list.replaceChildren(...lines); else { this.list.append(...lines); lines[0]?.querySelector("a").focus(); }
    this.last = games.at(-1)?.id ?? this.last;
    this.more.hidden = !more;
    this.note.textContent = this.list.children.length ? "" : say("history_nothing_found");
    this.note.hidden = this.list.children.length > 0;
  }

  remove(row, line) {
    askToRemove(row, () => {
      const next = line.nextElementSibling ?? line.previousElementSibling;
      line.remove();
      this.plotted = this.plotted.filter(({ id }) => id !== row.id);
      tell(say("history_deleted"));
      if (!next && !Object.values(this.wanted).some(Boolean)) this.empty();
      else { this.showPlots(); next?.querySelector("a").focus(); }
    });
  }

  // ---- plots

  /** One game at a time: their scores have nothing in common. */
  showPlots() {
    const count = (kind) => this.plotted.filter((row) => kindOf(row) === kind).length;
    const kind = this.wanted.game || [...this.kinds].sort((one, other) => count(other) - count(one))[0];
    const plots = plotsOf(kind, this.plotted);
    this.plots.hidden = !plots.length;
    this.plots.replaceChildren(make("h2", { text: say(`told_game_${kind}`) }), ...plots);
    this.tellReviewed();
  }

  // ---- games that nobody has reviewed yet: their mistakes are not known

  get counted() { return this.plotted.filter((row) => !this.wanted.game || kindOf(row) === this.wanted.game); }

  tellReviewed() {
    const all = this.counted, done = all.filter((row) => row.mistakes).length;
    this.reviewed.hidden = done === all.length;
    this.reviewed.replaceChildren(make("span", { text: say("history_reviewed", { n: number(done), of: number(all.length) }) }), " ",
      button(say(this.reviewing ? "history_reviewing" : "history_review_more", { n: number(Math.min(AT_ONCE, all.length - done)) }),
        () => this.reviewMore(), { class: "small", disabled: Boolean(this.reviewing) }));
  }

  /** Have the newest of them reviewed, one after the other. */
  async reviewMore() {
    const rows = this.counted.filter((row) => !row.mistakes).slice(-AT_ONCE).reverse();
    this.reviewing = true;
    this.tellReviewed();
    try {
      for (const row of rows) {
        await this.review(row.id).catch((error) => { if (!this.left) toast(error.message); });   // the others may go better
        if (this.left) return;
        this.plotted = await plottedGames();
        this.showPlots();
      }
      await this.find(null);
    } catch (error) { toast(error.message); }
    this.reviewing = false;
    this.tellReviewed();
  }

  async review(id) {
    for (;;) {
      const { done, of } = await get(`/api/games/${encodeURIComponent(id)}/review`);
      if (done >= of || this.left) return;
      await new Promise((go) => setTimeout(go, BETWEEN));
    }
  }

  // ---- nothing yet, and files

  empty() {
    this.page.replaceChildren(top(say("history_title"), this.files),
      make("div", { class: "empty panel" },
        make("h2", { text: say("history_empty_title") }), make("p", { class: "soft", text: say("history_empty_text") }),
        make("div", { class: "row" }, make("a", { class: "button main", href: "#/", text: say("history_play") }),
          button(say("history_import"), () => this.files.click())),
        this.importNote = make("p", { class: "soft", role: "status" })));
  }

  fileInput() {
    const field = make("input", { type: "file", class: "hidden-visually", tabindex: -1, "aria-hidden": "true", change: () => this.import(field) });
    return field;
  }

  async import(field) {
    const note = this.list?.isConnected ? this.note : this.importNote;
    const file = field.files[0];
    if (!file) return;
    note.hidden = false;
    try {
      const { ids, broken } = await post("/api/games", { text: await file.text() });
      field.value = "";
      if (ids.length === 1 && !broken.length) { location.hash = `#/game/${encodeURIComponent(ids[0])}`; return; }
      if (ids.length) await this.begin();
      this.note.hidden = false;
      this.note.textContent = say("history_imported", { n: number(ids.length), broken: number(broken.length) });
    } catch (error) { note.textContent = error.message; }
  }
}
