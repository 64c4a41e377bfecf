"""Games in a notebook: the seats with their cards, the trick on the table, what was settled.

A state shows all hands; a view shows the hand of its seat and the backs of the others. Only what
the table itself knows is shown, nothing is worked out here.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kiebitz.cards import Card, Hand
from kiebitz.display.markup import Content, Markup, element
from kiebitz.display.pieces import (
    back,
    block,
    card,
    cards,
    frame,
    hand,
    held,
    listing,
    say,
    say_contract,
    title,
)
from kiebitz.games.actions import ActionKind, Phase

if TYPE_CHECKING:
    from kiebitz.games.contracts import ContractTable
    from kiebitz.games.table import State, View, _Table


def show_table(table: "_Table", *, names: Sequence[str] = ()) -> str:
    """A state or a view; `names` are those of the players, by seat."""
    rules = table.rules
    owner = getattr(table, "seat", None)
    head = title(
        rules.name,
        _contract(table) or _trump(table),
        say(f"phase_{table.phase.name.lower()}"),
        "" if owner is None else say("seat", seat=owner),
    )
    rows = [_seat_row(table, seat, names) for seat in range(rules.seats)]
    words = ["cards", "trick", "points", "tricks", *(["predicted"] if rules.predicts else [])]
    columns = ["", *map(say, words)]
    return frame(head, listing(columns, rows, rules.name), _aside(table), _result(table))


def _seat_row(table: "_Table", seat: int, names: Sequence[str]) -> list[Content]:
    return [
        _seat_name(table, seat, names),
        _held_by(table, seat),
        _played_by(table, seat),
        str(table.points[seat]),
        str(table.tricks_won[seat]),
        *_predicted(table, seat),
    ]


def _contract(table: "_Table") -> str:
    """What is played, as a word."""
    return "" if table.contract is None else say_contract(table.contract)


def _trump(table: "_Table") -> str:
    """The trump suit where chance turns it."""
    return say_contract(table.details.trump.name.lower()) if table.rules.trump_is_dealt else ""


def _predicted(table: "_Table", seat: int) -> list[Content]:
    if not table.rules.predicts:
        return []
    points = table.details.predictions[seat]
    return ["–" if points is None else str(points)]


def _seat_name(table: "_Table", seat: int, names: Sequence[str]) -> Content:
    turn = element("span", "▸ ", class_="turn") if seat == table.to_move else Markup()
    name = element("span", names[seat] if names else say("seat", seat=seat), class_="name")
    star = element("span", " ★", title=say("declarer"), class_="turn")
    return Markup(turn + name + (star if seat == table.declarer else ""))


def _held_by(table: "_Table", seat: int) -> Markup:
    owner = getattr(table, "seat", None)
    if owner is None:
        state: State = table  # type: ignore[assignment]
        hand_now = state.hands[seat]
        whole = hand_now | _cards_of(state, seat) if state.over else hand_now
        return show_hand(whole, table.contract_table, dim=_unplayable(table, seat))
    view: View = table  # type: ignore[assignment]
    if seat == owner:
        return show_hand(view.hand, table.contract_table, dim=_unplayable(table, seat))
    shown = view.shown[seat]
    hidden = _cards_left(view, seat) - len(shown)
    known = [held(card(each)) for each in shown]
    return cards([*known, *(held(back(), f"× {hidden}") for _ in range(hidden > 0))])


def _cards_of(state: "State", seat: int) -> Hand:
    """What a seat has played: at the end more is to be seen in it than in empty hands."""
    seats = state.rules.seats
    return Hand(trick.cards[(seat - trick.leader) % seats] for trick in state.tricks)


def _cards_left(view: "View", seat: int) -> int:
    from kiebitz import _core

    known = _core.knowledge_of(view._core)
    return known.known[seat].bit_count() + known.open[seat]


def show_hand(
    held_cards: Hand, table: "ContractTable | None", *, dim: frozenset[Card] = frozenset()
) -> Markup:
    """A hand as players hold it: sorted for the contract, trumps first."""
    row = list(held_cards) if table is None else table.sort(held_cards)
    groups = None if table is None else [table.follow_class(each) for each in row]
    faint = frozenset(place for place, each in enumerate(row) if each in dim)
    return hand(row, groups=groups, dim=faint)


def _unplayable(table: "_Table", seat: int) -> frozenset[Card]:
    """The cards that the seat to move may not play now."""
    if table.phase is not Phase.PLAY or seat != table.to_move:
        return frozenset()
    state: State = table  # type: ignore[assignment]
    legal = {a.card for a in state.legal_actions if a.kind is ActionKind.PLAY}
    whole = state.hands[seat] if getattr(table, "seat", None) is None else table.hand  # type: ignore[attr-defined]
    return frozenset(each for each in whole if each not in legal) if legal else frozenset()


def _played_by(table: "_Table", seat: int) -> Content:
    leader = table.leader
    if leader is None:
        return ""
    place = (seat - leader) % table.rules.seats
    return card(table.trick[place]) if place < len(table.trick) else ""


def _aside(table: "_Table") -> Content:
    if not table.aside:
        return ""
    return block(show_hand(table.aside, table.contract_table), say("aside"))


def _result(table: "_Table") -> Content:
    if not table.over or getattr(table, "seat", None) is not None:
        return ""
    state: State = table  # type: ignore[assignment]
    scores = " : ".join(f"{score}".replace("-", "−") for score in state.result.scores)
    return element(
        "div",
        element("span", say("scores") + " ", class_="soft"),
        element("b", scores),
        class_="end",
    )
