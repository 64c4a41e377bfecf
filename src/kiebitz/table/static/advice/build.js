// Elements in one line each. Texts only ever become text: nothing here reads HTML.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name === "class") element.setAttribute("class", value);
    else if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element: attributes, `text`, listeners (a function under the name of its event), children (null ones are left out). */
export const make = (name, given = {}, ...children) => fill(document.createElement(name), given, children);

/** The same in SVG. */
export const draw = (name, given = {}, ...children) => fill(document.createElementNS(SVG, name), given, children);

/** A button that is no submit button. */
export const button = (text, click, given = {}, ...children) =>
  make("button", { type: "button", text, click, ...given }, ...children);

const sheets = new Map();

/** Have these style sheets (by their path under /static/) in the page before it is shown. */
export function needStyles(...paths) {
  return Promise.all(paths.map((path) => {
    if (!sheets.has(path)) {
      const link = make("link", { rel: "stylesheet", href: `/static/${path}` });
      const loaded = new Promise((done) => { link.onload = link.onerror = done; });
      sheets.set(path, { link, loaded });
      document.head.append(link);
    }
    const { link, loaded } = sheets.get(path);
    link.media = "all";
    return loaded;
  }));
}

/** Each screen has its own rules: before the next one those of the last are put aside, or a "hand" here would look like one there. */
export function putStylesAside() { for (const { link } of sheets.values()) link.media = "not all"; }   // a disabled one would be fetched anew

let numbered = 0;
/** An id that nothing else in the page has. */
export const freshId = (name) => `${name}-${++numbered}`;
