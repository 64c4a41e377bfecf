// The invitations of tables that were opened here. The server tells them once, to whoever opens the table.

const KEY = "kiebitz-invitations", KEPT = 30;

function read() {
  try { return JSON.parse(localStorage.getItem(KEY) ?? "[]"); } catch { return []; }
}

export function keepInvitations(id, invitations, watch) {
  const others = read().filter((each) => each.id !== id);
  try { localStorage.setItem(KEY, JSON.stringify([{ id, invitations, watch }, ...others].slice(0, KEPT))); } catch { /* kept nowhere then */ }
}

export const invitationsOf = (id) => read().find((each) => each.id === id) ?? null;

export const invitationLink = (id, secret) => `${location.origin}/#/join/${encodeURIComponent(id)}/${encodeURIComponent(secret)}`;
