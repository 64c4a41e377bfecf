// What the plots share: a drawing that fits its place, ticks at round numbers, labelled axes.

import { number } from "../words.js";
import { draw, make } from "../advice/build.js";

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers between two values, about so many. */
export function roundTicks(low, high, count = 4) {
  const rough = Math.max((high - low) / count, 1e-9), power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((factor) => factor * power).find((size) => size >= rough);
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
}

/** A figure with a title that is drawn anew whenever its width changes. `paint(width, height)` gives SVG elements. */
export function figure(title, told, height, paint, legend = []) {
  const svg = draw("svg", { role: "img", "aria-label": told });
  const box = make("figure", { class: "plot panel" }, make("figcaption", { text: title }), make("div", { class: "drawing" }, svg),
    legend.length ? make("p", { class: "plot-legend" }, legend.map(([name, text]) => make("span", { class: `key ${name}`, text }))) : null);
  new ResizeObserver(([entry]) => {
    const width = Math.round(entry.contentRect.width);
    if (!width) return;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("height", height);
    svg.replaceChildren(...paint(width, height));
  }).observe(svg.parentNode);
  return box;
}

export const text = (x, y, said, anchor = "start", name = "tick") => draw("text", { x, y, class: name, "text-anchor": anchor, text: said });

/** Lines and numbers of a value axis on the left. */
export function valueAxis(ticks, y, left, right, digits = 0) {
  return ticks.flatMap((value) => [
    draw("path", { class: value === 0 ? "zero" : "grid", d: `M${left} ${y(value)}H${right}` }),
    text(left - 6, y(value) + 4, number(value, digits).replace("-", "−"), "end")]);
}
