// What this browser prefers: language, pack, theme, motion, sound. Kept here and nowhere else.

const KEY = "kiebitz";
const USUAL = { language: "", face: "", fourColours: false, theme: "auto", still: false, sound: false };

function read() {
  try { return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") }; } catch { return { ...USUAL }; }
}

export const settings = read();

/** The language that was chosen, else the browser's, if the server speaks it. */
export function language(known) {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code) => code in known) ?? "en";
}

export function change(changed) {
  Object.assign(settings, changed);
  try { localStorage.setItem(KEY, JSON.stringify(settings)); } catch { /* a browser that keeps nothing */ }
  show();
  document.dispatchEvent(new CustomEvent("settings", { detail: changed }));
}

/** Put the settings that style sheets know onto the page. */
export function show() {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme; else root.dataset.theme = settings.theme;
  root.toggleAttribute("data-four-colours", settings.fourColours);
  root.toggleAttribute("data-still", settings.still);
}
