"""What the shipped nets of Skat say, as chances to win at a table of their own kind.

The net of cards says what a card comes to, 1 for a plain win; the net of ways was taught by games
in which some seats bid boldly and cards were tried. How often games were won in which they said so
is kept beside them (``python -m kiebitz.lab.hands.net_chances`` makes the file).
"""

import json
from collections.abc import Sequence
from enum import Enum
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from kiebitz.games import SkatContract, View

SHIPPED: Final = Path(__file__).parent / "nets" / "skat-chances.json"
FORMAT: Final = "kiebitz net chances 1"
TRICKS: Final = 10
Curve: TypeAlias = tuple[float, float]
"""Shift and slope of a logistic curve in what a net says."""


class WayKind(Enum):
    """Ways to play that are corrected apart."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"
    OUVERT = "ouvert"


class NetChances(NamedTuple):
    """The curves."""

    suit: Sequence[Curve]
    """Of the net of cards for suit games and grand, by trick."""
    null: Sequence[Curve]
    ways: dict[WayKind, Curve]
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
    curves = shipped()
    kind = curves.null if view.details.contract is SkatContract.NULL else curves.suit
    shift, slope = kind[TRICKS - len(view.hand)]
    return 1 / (1 + exp(-(shift + slope * value)))


@cache
def shipped() -> NetChances:
    """Those that are kept beside the nets."""
    content = json.loads(SHIPPED.read_text(encoding="utf-8"))
    assert content["format"] == FORMAT, "the package is whole"
    suit, null = ([_curve(one) for one in content[kind]] for kind in ("suit", "null"))
    return NetChances(suit, null, {kind: _curve(content["ways"][kind.value]) for kind in WayKind})


def _curve(numbers: Sequence[float]) -> Curve:
    shift, slope = numbers
    return shift, slope


def written(curves: NetChances) -> str:
    """The text of the file."""
    suit, null = ([_rounded(one) for one in kind] for kind in (curves.suit, curves.null))
    ways = {kind.value: _rounded(one) for kind, one in curves.ways.items()}
    return json.dumps({"format": FORMAT, "suit": suit, "null": null, "ways": ways}) + "\n"


def _rounded(curve: Curve) -> list[float]:
    return [round(one, 4) for one in curve]
