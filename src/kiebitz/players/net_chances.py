"""What the shipped nets of Skat say, as chances to win at a table of their own kind.

The net of cards says what a card comes to, 1 for a plain win; the net of ways was taught by games
in which some seats bid boldly and cards were tried. How often games were won in which they said so
is kept beside them (``python -m kiebitz.lab.hands.net_chances`` makes the file).
"""

import json
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from kiebitz.games import SkatContract, View
from kiebitz.players.bidders.hands.model import Case

SHIPPED: Final = Path(__file__).parent / "nets" / "skat-chances.json"
FORMAT: Final = "kiebitz net chances 1"
TRICKS: Final = 10
Curve: TypeAlias = tuple[float, float]
"""Shift and slope of a logistic curve in what a net says."""


class CardKind(Enum):
    """Card plays that are told apart: the net that is asked, and for which side."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    NULL_DECLARER = "declarer of null"
    NULL_DEFENDER = "defender against null"

    @classmethod
    def of(cls, *, null: bool, declares: bool) -> "CardKind":
        """That of a seat.

        >>> CardKind.of(null=True, declares=False)
        <CardKind.NULL_DEFENDER: 'defender against null'>
        """
        if null:
            return cls.NULL_DECLARER if declares else cls.NULL_DEFENDER
        return cls.DECLARER if declares else cls.DEFENDER


class NetChances(NamedTuple):
    """The curves."""

    cards: Mapping[CardKind, Sequence[Curve]]
    """Of the nets of cards, one for each trick."""
    ways: Mapping[Case, Curve]
    """Of the net of ways."""


def chance_of(value: float, view: View) -> float:
    """How likely the side of the viewer wins, where the net says this about its card.

    >>> from kiebitz.games import Skat
    >>> view = Skat().position(
    ...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0,
    ...     points=(50, 20, 0),
    ... ).view(0)
    >>> chance_of(-1, view) < 0.2 < 0.8 < chance_of(1, view)
    True
    """
    null = view.details.contract is SkatContract.NULL
    kind = CardKind.of(null=null, declares=view.seat == view.declarer)
    shift, slope = shipped().cards[kind][TRICKS - len(view.hand)]
    return 1 / (1 + exp(-(shift + slope * value)))


@cache
def shipped() -> NetChances:
    """Those that are kept beside the nets."""
    content = json.loads(SHIPPED.read_text(encoding="utf-8"))
    assert content["format"] == FORMAT, "the package is whole"
    return NetChances(
        {kind: [_curve(one) for one in content["cards"][kind.value]] for kind in CardKind},
        {kind: _curve(content["ways"][kind.value]) for kind in Case},
    )


def _curve(numbers: Sequence[float]) -> Curve:
    shift, slope = numbers
    return shift, slope


def written(curves: NetChances) -> str:
    """The text of the file."""
    cards = {kind.value: [_rounded(one) for one in curves.cards[kind]] for kind in CardKind}
    ways = {kind.value: _rounded(curves.ways[kind]) for kind in Case}
    return json.dumps({"format": FORMAT, "cards": cards, "ways": ways}) + "\n"


def _rounded(curve: Curve) -> list[float]:
    return [round(one, 4) for one in curve]
