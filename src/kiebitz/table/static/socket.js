// The connection of one table: snapshots come in, actions go out; a lost connection is made again.

import { say } from "./words.js";

const FIRST_WAIT = 300, LONGEST_WAIT = 5000;

const answers = () => fetch("/api/about").then(({ ok }) => ok, () => false);

/** Dispatches "table", "hint", "refused" (with .detail) and "connection" ("open" or "lost"). */
export class TableSocket extends EventTarget {
  constructor(id) {
    super();
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?language=${document.documentElement.lang}`;
    this.version = 0;
    this.wait = FIRST_WAIT;
    this.open();
  }

  open() {
    let opened = false;
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => { opened = true; this.turnedAway = 0; this.wait = FIRST_WAIT; this.tell("connection", "open"); };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => this.reopen(opened);
  }

  hear(message) {
    if (message.kind === "table") {
      if (message.version < this.version) return;   // an older one that was overtaken
      this.version = message.version;
    }
    this.tell(message.kind, message);
  }

  async reopen(opened) {
    if (this.closed) return;
    this.tell("connection", "lost");
    // A server that answers and twice does not let one in has no such table.
    if (!opened && await answers()) this.turnedAway = (this.turnedAway ?? 0) + 1;
    if (this.closed) return;
    if (this.turnedAway > 1) { this.tell("refused", { error: say("no_such_table"), gone: true }); return; }
    this.version = 0;   // the server may have been restarted
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  tell(kind, detail) { this.dispatchEvent(new CustomEvent(kind, { detail })); }

  /** Send a message about the snapshot that was seen last; false if there is no connection. */
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ version: this.version, ...message }));
    return true;
  }

  close() { this.closed = true; clearTimeout(this.timer); this.socket.close(); }
}
