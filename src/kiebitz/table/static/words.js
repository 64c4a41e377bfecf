// The words of the page: one catalogue per language, sent by the server.

let words = {};

export async function loadWords(language) {
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}`);
  words = await answer.json();
  document.documentElement.lang = language;
}

/** The phrase behind a key, with its {values} filled in. */
export function say(key, values = {}) {
  const phrase = words[key] ?? key;
  return phrase.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** A number as the language writes it. */
export function number(value, digits = 0) {
  const language = document.documentElement.lang;
  return Number(value).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
