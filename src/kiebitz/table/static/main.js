// The page: settings, words, and which screen stands behind the address.

import { get } from "./api.js";
import { loadWords, say } from "./words.js";
import { language, show } from "./settings.js";
import { putStylesAside } from "./advice/build.js";

/** Screens by the first part of the address after "#/". Each has `show(page, parts, about)`, which may give a function that clears up. */
const SCREENS = {
  "": () => import("./pages/lobby.js"),
  table: () => import("./pages/table.js"),
  join: () => import("./pages/join.js"),
  game: () => import("./pages/review.js"),
  link: () => import("./pages/link.js"),
  history: () => import("./pages/history.js"),
  bid: () => import("./pages/bid.js"),
  real: () => import("./pages/real.js"),
};

let about, leave = null, turn = 0;

function plain(part) { try { return decodeURIComponent(part); } catch { return part; } }

async function go() {
  const mine = ++turn;
  leave?.();
  leave = null;
  document.querySelector(".toast:not([data-stays])")?.remove();   // it was about the screen that is left
  const parts = location.hash.replace(/^#\/?/, "").split("/").map(plain);
  const main = document.getElementById("page");
  const page = document.createElement("div");   // a screen that was left meanwhile writes into a page that is gone
  page.className = "screen";
  main.replaceChildren(page);
  putStylesAside();
  main.className = parts[0] || "lobby";
  try {
    const screen = await (SCREENS[parts[0]] ?? SCREENS[""])();
    if (mine !== turn) return;
    const done = await screen.show(page, parts.slice(1), about);
    if (mine === turn) leave = done ?? null; else done?.();
  } catch (error) {
    const back = Object.assign(document.createElement("a"), { className: "button main", href: "#/", textContent: say("to_lobby") });
    const told = Object.assign(document.createElement("p"), { textContent: error.message });
    const box = Object.assign(document.createElement("section"), { className: "error broken panel" });
    box.setAttribute("role", "alert");
    box.append(told, back);
    main.className = "";
    page.replaceChildren(box);
  }
  if (mine === turn && !page.contains(document.activeElement)) main.focus({ preventScroll: true });
}

/** Say something to those who cannot see the page. */
export function tell(sentence) {
  const said = document.getElementById("said");
  said.append(Object.assign(document.createElement("p"), { textContent: sentence }));
  while (said.children.length > 3) said.firstChild.remove();   // what is read aloud may not be replaced too soon
}

async function begin() {
  show();
  about = await get("/api/about");
  await loadWords(language(about.languages));
  document.title = say("title");
  addEventListener("hashchange", go);
  document.addEventListener("settings", async ({ detail }) => {
    if ("language" in detail) await loadWords(language(about.languages));
    if (!("language" in detail || "face" in detail)) return;
    await go();
    document.dispatchEvent(new CustomEvent("spoken"));   // the page is there in its new words
  });
  await go();
}

begin();
