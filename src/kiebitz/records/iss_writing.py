"""Writing a Skat record as a line of the International Skat Server; `iss` tells the format."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from kiebitz.cards import Card
from kiebitz.errors import BrokenRecord, UnwritableRecord
from kiebitz.games import ActionKind, Skat, State, rules_text
from kiebitz.records.dates import DATE_KEY, server_date
from kiebitz.records.iss import EXTRA_KEY, PLAYERS, STOPPED
from kiebitz.records.iss_result import write_result
from kiebitz.records.iss_tags import write_tags
from kiebitz.records.iss_tokens import (
    PICKUP,
    WORDS,
    WORLD,
    read_cards,
    write_announcement,
    write_cards,
)
from kiebitz.records.record import Record

_RULES: Final = (Skat(), Skat(server_bids=True))
_HEAD: Final = ("GM", "PC", "CO", "SE", "ID", "DT")
"""The tags before the players."""


@dataclass(frozen=True)
class _Kept:
    """What reading kept in a record's extra, see `iss`; nothing for our own games."""

    tags: dict[str, str] = field(default_factory=dict)
    deal: str = ""
    announcement: str = ""
    asides: list[tuple[int, str]] = field(default_factory=list)


def write_iss(record: Record) -> str:
    """A Skat game as one line, without the line end; what it cannot express is refused by name.

    Seats are turned so that forehand is seat 0. Of `extra` only what `read_iss` kept, `date` and
    `stopped` are written. A game stopped just before its announcement loses the discard, or the
    choice to play hand: the format tells them only with the announcement.

    >>> state = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> write_iss(Record(state, ("a", "b", "c")))[-26:]
    ' 1 p 2 p 0 p ]R[passed] ;)'
    """
    state = record.state
    if state.rules not in _RULES:
        raise UnwritableRecord(
            f"the ISS format knows Skat without options, not {rules_text(state.rules)}"
        )
    if not state.from_deal:
        raise UnwritableRecord("the ISS format begins with a deal, this game with a position")
    kept = _find_kept(record.extra.get(EXTRA_KEY)) if state.forehand == 0 else _Kept()
    tags = kept.tags or _own_tags(record)
    players = {key: record.players[_turn(seat, state)] for seat, key in enumerate(PLAYERS)}
    claimed = {"MV": " ".join(_moves(state, kept)) + " ", "R": tags.get("R") or _result(state)}
    head = {key: tags[key] for key in _HEAD if key in tags}
    others = {key: tags[key] for key in tags if key not in {*head, *players, *claimed}}
    return write_tags(head | players | others | claimed)


def _own_tags(record: Record) -> dict[str, str]:
    """The tags of a game that was not read from this format."""
    stopped = record.extra.get("stopped")
    comment = "" if record.state.over else f"{STOPPED}{stopped}"
    date = server_date(record.extra.get(DATE_KEY))
    dated = {"DT": date} if date else {}
    return {"GM": "Skat", "PC": "Kiebitz", "CO": comment, **dated, "R0": "", "R1": "", "R2": ""}


def _turn(seat: int, state: State) -> int:
    """Our number of a seat of theirs."""
    return (seat + state.forehand) % 3


def _result(state: State) -> str:
    return write_result(state, turn=state.forehand)


def _moves(state: State, kept: _Kept) -> Iterator[str]:
    """The moves as pairs."""
    deal = _deal(state, kept)
    yield f"{WORLD} {deal}"
    discarded: tuple[Card, Card] | None = None
    for number, (action, actor) in enumerate(zip(state.history, state.actors, strict=True)):
        yield from (pair for place, pair in kept.asides if place == number)
        seat = (actor - state.forehand) % 3
        match action.kind:
            case ActionKind.PICKUP:
                yield f"{seat} {PICKUP}"
                yield f"{WORLD} {deal[-5:]}"
            case ActionKind.HAND:
                pass  # the announcement says it, as it does the discard
            case ActionKind.DISCARD:
                discarded = action.argument  # type: ignore[assignment]
            case ActionKind.DECLARE:
                yield kept.announcement or f"{seat} {write_announcement(action, discarded)}"
            case _:
                yield f"{seat} {WORDS[action]}"
    yield from (pair for place, pair in kept.asides if place >= len(state.history))


def _deal(state: State, kept: _Kept) -> str:
    """The cards in the order dealt, if that is known and fits, otherwise in our order."""
    skat = state.rules.start_to_dict(state)["deal"]["skat"].replace(" ", ".")
    hands = [write_cards(state.dealt[_turn(seat, state)]) for seat in range(3)]
    own = ".".join([*hands, skat])
    try:
        cards, ours = read_cards(kept.deal), read_cards(own)
    except BrokenRecord:
        return own
    parts = (slice(0, 10), slice(10, 20), slice(20, 30), slice(30, None))
    fits = all(sorted(cards[part]) == sorted(ours[part]) for part in parts)
    return kept.deal if fits else own


def _find_kept(extra: Any) -> _Kept:
    """What reading kept; anything else in its place is refused."""
    if extra is None:
        return _Kept()
    try:
        kept = _Kept(**extra)
        texts = [kept.deal, kept.announcement, *kept.tags, *kept.tags.values()]
        texts += [pair for _, pair in kept.asides]
        sound = all(type(text) is str for text in texts)
        sound = sound and all(type(place) is int for place, _ in kept.asides)
    except (TypeError, ValueError, AttributeError):
        sound = False
    if not sound:
        raise UnwritableRecord(f"extra holds under {EXTRA_KEY!r} what reading never puts there")
    return kept
