// What a snapshot says, in the shapes that the screen needs. Nothing here touches the page.

export const SUITS = { clubs: "C", spades: "S", hearts: "H", diamonds: "D" };

/** A snapshot with what belongs to a seat at that seat, and nothing missing that the screen reads. */
export function complete(given) {
  const seats = given.seats.map((seat, n) => ({
    ...seat,
    tricks: seat.tricks ?? given.tricks_won?.[n] ?? 0,
    points: seat.points ?? given.points?.[n] ?? 0,
    prediction: seat.prediction ?? given.predictions?.[n] ?? null,
  }));
  return { log: [], legal: [], hand: [], blocked: {}, shown: [], notes: [], waiting: [], ...given, seats };
}

/** "discard CJ D7" → ["discard", "CJ", "D7"]. */
export const parse = (action) => action.split(" ");

/** Where each seat sits on the screen. Skat goes clockwise, Jass goes the other way round. */
export function placesAround(snapshot) {
  const count = snapshot.seats.length, own = snapshot.you ?? 0;
  const around = count === 3 ? ["bottom", "left", "right"] : ["bottom", "right", "top", "left"];
  return snapshot.seats.map((_, seat) => around[(seat - own + count) % count]);
}

/** The trick that lies on the table: while it is looked at, the one that was just completed. */
export function trickShown(snapshot) {
  const full = snapshot.pausing ? snapshot.last_trick : null;
  return full ?? snapshot.trick ?? { cards: [], leader: null };
}

/** What a seat still holds of the cards that it has laid open. */
export function openCards({ shown, log }, seat) {
  const played = new Set(log.filter((entry) => entry.seat === seat && entry.action.startsWith("play ")).map(({ action }) => parse(action)[1]));
  return (shown[seat] ?? []).filter((card) => !played.has(card));
}

/** Legal actions of one kind, parsed. */
export const legalOf = (snapshot, kind) => snapshot.legal.map(parse).filter(([first]) => first === kind);

export const isTurn = (snapshot) => snapshot.legal.length > 0;

/** The card that would be trump or led: the suit letter of a contract, or null. */
export const suitOf = (contract) => SUITS[contract?.trump ?? contract?.name] ?? null;

/** Which side of the table a seat is on, seen from the seat at the bottom. */
export function sameSide(snapshot, seat) {
  const own = snapshot.you ?? 0;
  return (snapshot.sides ?? []).some((side) => side.includes(own) && side.includes(seat) && side.length > 1);
}

export const isJass = (snapshot) => snapshot.game !== "skat";

/** What spades, obenabe … count in a match to 2500, as its rules say. */
export function timesCounted(snapshot, mode) {
  if (snapshot.game !== "schieber" || !(snapshot.series?.target === 2500 || /2500|table/.test(snapshot.rules ?? ""))) return 1;
  return { diamonds: 2, spades: 2, obenabe: 3, undenufe: 3 }[mode] ?? 1;
}
