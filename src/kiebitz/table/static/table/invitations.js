// The invitations of one's own tables, which the server tells nobody else.

import { get } from "../api.js";

/** `{"1": secret, …, "watch": secret}` of a table, empty if it is not one's own. */
export async function invitationsOf(id) {
  const tables = await get("/api/tables").catch(() => []);
  return tables.find((table) => table.id === id)?.invitations ?? {};
}

/** `watch`: who comes sees that there is no seat, but a place to watch. */
export const invitationLink = (id, secret, watch = false) => `${location.origin}/#/join/${encodeURIComponent(id)}/${encodeURIComponent(secret)}${watch ? "/watch" : ""}`;
