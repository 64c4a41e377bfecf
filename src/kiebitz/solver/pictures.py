"""Solutions in a notebook: each card with its value, and a game with what each card gave away."""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from kiebitz.display.markup import Markup
from kiebitz.display.pieces import (
    block,
    blocks,
    card,
    cards,
    frame,
    held,
    number,
    say,
    steps,
    title,
)
from kiebitz.games import Action

if TYPE_CHECKING:
    from kiebitz.solver.analysis import CardAnalysis


def show_values(
    values: Mapping[Action, int] | Mapping[Action, tuple[int, ...]], best: Collection[Action]
) -> str:
    """Every legal card with its value below it; the best ones stand out."""
    return frame(
        cards(
            held(card(action.card), _value(value), look="best" if action in best else "")
            for action, value in values.items()
        )
    )


def _value(value: int | tuple[int, ...]) -> str:
    return " : ".join(map(str, value)) if isinstance(value, tuple) else number(value, 0)


def show_analysis(played: "Sequence[CardAnalysis]") -> str:
    """A game trick by trick: what each card gave away, and how the value went."""
    values = [float(one.after) for one in played]
    drops = [one.given_away > 0 for one in played]
    seats = sorted({one.seat for one in played})
    lost = {seat: sum(one.given_away for one in played if one.seat == seat) for seat in seats}
    tricks = [
        block(_trick(of_trick), f"{trick} · {of_trick[0].before}")
        for trick, of_trick in enumerate(_tricks(played, len(seats)), start=1)
    ]
    given = [
        say("given_away_by", seat=seat, points=number(-points, 0)) for seat, points in lost.items()
    ]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    return frame(
        title(say("given_away"), *given),
        steps(values, drops, low, max(high, low + 1)),
        blocks(tricks),
    )


def _tricks(played: "Sequence[CardAnalysis]", seats: int) -> "list[list[CardAnalysis]]":
    numbered = enumerate(played)
    return [
        [one for _, one in group]
        for _, group in groupby(numbered, key=lambda item: item[0] // max(1, seats))
    ]


def _trick(played: "Sequence[CardAnalysis]") -> Markup:
    return cards(
        held(
            card(one.card),
            f"{one.seat} −{one.given_away}" if one.given_away else f"{one.seat}",
            look="worse" if one.given_away else "",
        )
        for one in played
    )
