// Copying text, also where the page does not come over HTTPS and browsers hide their clipboard.

import { make } from "../advice/build.js";

export async function copy(text) {
  try { await navigator.clipboard.writeText(text); return; } catch { /* tried the old way */ }
  const field = make("textarea", { value: text, class: "hidden-visually", "aria-hidden": "true" });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
