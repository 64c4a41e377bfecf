// The curve of the expected result with all cards open: x counts actions of the card play, the line
// stays until the next card. For games without one value: the points of every seat and its prediction.

import { say, number } from "../words.js";
import { draw } from "../advice/build.js";

const LEFT = 34, RIGHT = 12, TOP = 12, BOTTOM = 20;
const LABELS_APART = 13, NEAR = 9;

const path = (points) => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A staircase: each value holds until the next point. */
function stairs(points) {
  return points.flatMap(([x, y], i) => (i ? [[x, points[i - 1][1]], [x, y]] : [[x, y]]));
}

function ticks(top) {
  const step = top <= 1 ? 1 : top > 130 ? 50 : 30;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

/** An SVG that is drawn anew when its place changes; `choose(step)` hears clicks and drags. */
export class Curve {
  constructor(box, choose) {
    this.box = box;
    this.svg = draw("svg", { class: "curve", "aria-hidden": "true" });
    box.append(this.svg);
    this.sizes = new ResizeObserver(() => this.show());
    this.sizes.observe(box);
    this.svg.addEventListener("pointerdown", (event) => {
      this.svg.setPointerCapture(event.pointerId);
      this.point(event, choose, true);
    });
    this.svg.addEventListener("pointermove", (event) => { if (event.buttons) this.point(event, choose); });
  }

  close() { this.sizes.disconnect(); }

  point(event, choose, pressed = false) {
    if (!this.told) return;
    const x = event.clientX - this.svg.getBoundingClientRect().left;
    const mark = pressed && this.told.marks.find(({ step }) => Math.abs(this.x(step) - x) < NEAR);
    if (mark) { choose(mark.step - 1); return; }   // where the decision was made, not where it had led
    const { first, last } = this.told;
    const step = Math.round(first + ((x - LEFT) / (this.width - LEFT - RIGHT)) * (last - first));
    choose(Math.min(last, Math.max(first, step)));
  }

  /** `told`: first and last step, highest value, lines [{points: [[step, value]], class, label, goal}], goal, marks [{step, value, class}], tricks [step]. */
  tell(told) { this.told = told; this.show(); }

  /** Move the line that says where we are. */
  here(step) {
    this.step = step;
    if (!this.told || !this.cursor) return;
    const x = this.x(Math.max(this.told.first, step));
    this.cursor.setAttribute("d", `M${x} ${TOP - 6}V${this.height - BOTTOM}`);
  }

  x(step) {
    const { first, last } = this.told;
    return LEFT + ((step - first) / Math.max(1, last - first)) * (this.width - LEFT - RIGHT);
  }

  show() {
    const { told } = this;
    this.width = this.box.clientWidth;
    this.height = this.box.clientHeight;
    if (!told || !this.width) return;
    const y = (value) => TOP + (1 - value / told.most) * (this.height - TOP - BOTTOM);
    const x = (step) => this.x(step);
    const label = (at, text, given) => draw("text", { x: at[0], y: at[1], text, ...given });
    const parts = [];
    for (const value of ticks(told.most)) {
      const near = told.goal !== null && Math.abs(y(value) - y(told.goal)) < LABELS_APART;
      parts.push(draw("path", { class: "grid", d: `M${LEFT} ${y(value)}H${this.width - RIGHT}` }));
      if (!near) parts.push(label([LEFT - 6, y(value) + 4], told.made ? say(value ? "review_mark_made" : "review_mark_lost") : number(value), { class: "tick", "text-anchor": "end" }));
    }
    told.tricks.forEach((step, i) => {
      const wide = x(told.tricks[1] ?? told.last) - x(told.tricks[0]);
      if (i) parts.push(draw("path", { class: "grid", d: `M${x(step)} ${this.height - BOTTOM}v4` }));
      parts.push(label([x(step) + wide / 2, this.height - 5], String(i + 1), { class: "tick", "text-anchor": "middle" }));
    });
    if (told.goal !== null) {
      parts.push(draw("path", { class: "goal", d: `M${LEFT} ${y(told.goal)}H${this.width - RIGHT}` }));
      if (!told.made) parts.push(label([LEFT - 6, y(told.goal) + 4], number(told.goal), { class: "tick goal-label", "text-anchor": "end" }));
    }
    for (const line of told.lines) parts.push(...this.line(line, x, y));
    for (const mark of told.marks) {
      parts.push(draw("circle", { class: `mark ${mark.class}`, cx: x(mark.step), cy: y(mark.value), r: 5.5 }));
    }
    this.cursor = draw("path", { class: "cursor" });
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.svg.replaceChildren(...parts, this.cursor);
    if (this.step !== undefined) this.here(this.step);
  }

  line({ points, area, class: name, goal }, x, y) {
    if (!points.length) return [];
    const steps = stairs(points.map(([step, value]) => [x(step), y(value)]));
    const base = y(this.told.goal ?? 0);
    const filled = area ? [draw("path", { class: "area", d: `${path(steps)}V${base}H${steps[0][0]}Z` })] : [];
    const wished = goal === undefined || goal === null ? []
      : [draw("path", { class: `wish ${name}`, d: `M${LEFT} ${y(goal)}H${this.width - RIGHT}` })];
    return [...filled, ...wished, draw("path", { class: `line ${name}`, d: path(steps) })];
  }
}
