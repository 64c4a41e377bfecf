// A drawer: calm, from the side on wide screens and from below on narrow ones. Escape and a touch beside it close it.

import { make, button } from "../advice/build.js";
import { say } from "../words.js";

/** Open a drawer with a title over everything else; gives the dialog, which has `close()`. */
export function openDrawer(title, content, { kind = "", closed = () => {} } = {}) {
  const heading = make("h2", { text: title, id: "drawer-title", tabindex: "-1", autofocus: true });   // not the cross: one begins to read
  const dialog = make("dialog", { class: `drawer ${kind}`, "aria-labelledby": "drawer-title" },
    make("header", {}, heading, button("×", () => dialog.close(), { class: "close", "aria-label": say("close") })),
    make("div", { class: "inside" }, ...[content].flat()));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => { dialog.remove(); closed(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Close whatever drawers are open, as when another screen is shown. */
export function closeDrawers() {
  for (const dialog of document.querySelectorAll("dialog.drawer[open]")) dialog.close();
}
