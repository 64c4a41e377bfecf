// Requests to the server; whatever it refuses is thrown as a Refused with its sentence.

export class Refused extends Error {
  constructor(message, status) { super(message); this.status = status; }
}

/** A sentence begins with a capital letter, also where it was a part of another one. */
export const begun = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

async function ask(method, path, body) {
  const headers = { "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(begun(said.error ?? answer.statusText), answer.status);
  return said;
}

export const get = (path) => ask("GET", path);
export const post = (path, body) => ask("POST", path, body ?? {});
export const put = (path, body) => ask("PUT", path, body);
export const remove = (path) => ask("DELETE", path);
