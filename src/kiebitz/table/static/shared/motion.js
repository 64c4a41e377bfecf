// Motion: cards fly to where they lie. What moves has its place in the page already; only the way there is played.

import { settings } from "../settings.js";

const WAY = 230, EASE = "cubic-bezier(.2, .7, .3, 1)";

export const still = () => settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** Let an element come from a box elsewhere on the screen to its own place. */
export function comeFrom(element, box, { delay = 0, size = null } = {}) {
  if (still() || !box || !element.animate) return;
  const own = element.getBoundingClientRect();
  const [fromX, fromY] = middle(box), [x, y] = middle(own);
  const scale = size ?? Math.max(0.3, Math.min(2, box.height / own.height));
  element.animate(
    { translate: [`${fromX - x}px ${fromY - y}px`, "0 0"], scale: [scale, 1] },
    { duration: WAY, easing: EASE, delay, fill: "backwards" },
  );
}

/** Let copies of elements, laid into their layer by the same style, go to a box and vanish there. */
export function goTo(elements, box, layer) {
  if (still() || !box) return;
  const [toX, toY] = middle(box);
  for (const element of elements) {
    const own = element.getBoundingClientRect(), [x, y] = middle(own);
    const ghost = element.cloneNode(true);
    ghost.classList.add("ghost");
    ghost.removeAttribute("id");
    layer.append(ghost);
    const gone = ghost.animate(
      { translate: ["0 0", `${toX - x}px ${toY - y}px`], scale: [1, 0.25], opacity: [1, 1, 0] },
      { duration: WAY + 60, easing: "cubic-bezier(.5, 0, .7, .4)" },
    );
    gone.onfinish = gone.oncancel = () => ghost.remove();
  }
}
