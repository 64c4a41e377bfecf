// Where the cards of a hand lie: a fan in one row, or two rows where one would be too tight for a thumb.

export const STRIP = 44;            // what must be visible of a card to be touched, in pixels
const HEIGHT = 94 / 60;             // of a card, for its width

/** How large cards are: `{width, rows, height}` for the most cards that this hand will hold. */
export function sizeOf(room, screen, most) {
  const short = screen < 520;
  const wide = Math.min(168, Math.max(short ? 76 : 64, screen * (short ? 0.2 : 0.145)));
  const strip = (room - wide) / (most - 1);
  if (strip >= STRIP || short) {
    const shown = short ? 0.86 : 1;   // on a phone held sideways the lower edge is out of sight, as in a real hand
    return { width: wide, rows: 1, height: wide * HEIGHT * shown + (short ? 12 : 24) };
  }
  const perRow = Math.ceil(most / 2);
  const width = Math.min(screen * 0.125, room / (1 + (perRow - 1) * 0.82));
  return { width, rows: 2, height: width * HEIGHT * 1.5 + 8 };
}

/** How wide the cards are now: where two rows were planned and few cards are left, one row of larger ones. */
export function widthOf(count, room, { width, rows }) {
  return rows === 2 && inOneRow(count, room, width) ? Math.min(width * 1.32, room - (count - 1) * (STRIP + 4)) : width;
}

const inOneRow = (count, room, width) => room - (count - 1) * (STRIP + 4) >= width * 0.95;

/** The place of each of `count` cards: `{x, y, turn}`, from the upper left corner of the hand. */
export function lie(count, room, size) {
  const { rows } = size, width = widthOf(count, room, size), full = width * HEIGHT;
  if (rows === 1) return row(count, room, width, fanned(count), size.height - full - 18);
  if (inOneRow(count, room, size.width)) return row(count, room, width, 0, (size.height - full) / 2);
  const back = Math.ceil(count / 2);
  return [...row(back, room, width, 0, 4), ...row(count - back, room, width, 0, 4 + full * 0.5)];
}

const fanned = (count) => (count > 1 ? Math.min(1.6, 14 / count) : 0);   // degrees between neighbours

function row(count, room, width, turn, top) {
  const leaning = Math.sin(((count - 1) / 2) * turn * Math.PI / 180) * width * HEIGHT / 2;   // by so much the outer ones reach further
  const step = count > 1 ? Math.min(width * 0.78, (room - width - 2 * leaning) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2, angle = off * turn;
    const drop = turn ? Math.abs(off) ** 2 * turn * width / 620 : 0;   // the ends of a fan hang a little lower
    return { x: room / 2 + off * step - width / 2, y: Math.max(0, top) + drop, turn: angle };
  });
}
