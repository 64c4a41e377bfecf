// Somebody was invited to a table: a name, and then the seat, or a place to watch.

import { make, needStyles } from "../advice/build.js";
import { say } from "../words.js";
import { post, put } from "../api.js";
import { toast } from "../shared/toast.js";

export async function show(page, [id, invitation, kind], about) {
  await needStyles("lobby.css");
  const watch = kind === "watch";
  const name = make("input", { id: "name", value: about.person.name ?? "", maxlength: 40, autocomplete: "nickname", required: true });
  const form = make("form", { class: "panel invitation", submit: (event) => { event.preventDefault(); join(); } },
    make("h1", { text: say(watch ? "join_watch_title" : "join_title") }), make("p", { class: "soft", text: say("join_text") }),
    make("label", { for: "name", text: say("your_name") }), name,
    make("button", { type: "submit", class: "main", text: say(watch ? "begin_watching" : "join_button") }));

  async function join() {
    try {
      about.person = { ...about.person, ...await put("/api/person", { name: name.value.trim() }) };
      await post(`/api/tables/${encodeURIComponent(id)}/join`, { invitation });
      location.hash = `#/table/${encodeURIComponent(id)}`;
    } catch (error) { toast(error.message); }
  }

  page.replaceChildren(make("div", { class: "alone" }, form));
  name.focus();
}
