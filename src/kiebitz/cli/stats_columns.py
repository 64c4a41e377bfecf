"""Which figures of a game ``kiebitz stats`` shows: their order, their form and their heads."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from kiebitz.cli.look import Look


class Form(Enum):
    """How a figure is shown."""

    MEAN = "mean"
    ESTIMATE = "estimate"
    """With its 95 % interval."""
    SHARE = "share"
    CASES = "cases"
    """A share with the number of cases."""
    COUNT = "count"
    """How often."""


Column = tuple[str, Form]
"""A figure and its form; the head of the column is the phrase ``stats_`` and the figure."""

_SKAT: Final[tuple[Column, ...]] = (
    ("score", Form.ESTIMATE),
    ("declared", Form.SHARE),
    ("won", Form.CASES),
    ("won_suit", Form.CASES),
    ("won_grand", Form.CASES),
    ("won_null", Form.CASES),
    ("won_hand", Form.CASES),
    ("bid", Form.MEAN),
    ("overbid", Form.COUNT),
    ("points", Form.MEAN),
    ("won_defending", Form.CASES),
    ("points_defending", Form.MEAN),
    ("passed", Form.SHARE),
)
_SCHIEBER: Final[tuple[Column, ...]] = (
    ("score", Form.ESTIMATE),
    ("won", Form.SHARE),
    ("points", Form.MEAN),
    ("score_choosing", Form.MEAN),
    ("pushed", Form.CASES),
    *((f"mode_{suit}", Form.SHARE) for suit in ("diamonds", "hearts", "spades", "clubs")),
    ("mode_obenabe", Form.SHARE),
    ("mode_undenufe", Form.SHARE),
    ("all_tricks", Form.COUNT),
    ("match_won", Form.CASES),
)
_DIFFERENZLER: Final[tuple[Column, ...]] = (
    ("difference", Form.ESTIMATE),
    ("prediction", Form.MEAN),
    ("points", Form.MEAN),
    ("bias", Form.MEAN),
    ("exact", Form.SHARE),
    ("won", Form.SHARE),
)
ANY: Final[tuple[Column, ...]] = (("score", Form.ESTIMATE), ("won", Form.SHARE))
COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    "skat": _SKAT,
    "schieber": _SCHIEBER,
    "differenzler": _DIFFERENZLER,
}
"""By the name of the game."""


SPLIT: Final[Mapping[str, frozenset[str]]] = {
    "skat": frozenset({"score", "declared", "won", "bid", "overbid", "points", "won_defending"}),
    "schieber": frozenset({"score", "won", "score_choosing", "pushed", "all_tricks"}),
}
"""The columns where the games of a player are split; of other games all."""
NOTES: Final = {game: f"stats_note_{game}" for game in COLUMNS}
"""What explains the columns of a game."""


def find_head(game: str, figure: str, look: Look) -> str:
    if figure.startswith("mode_"):
        return look.say(f"contract_{figure.removeprefix('mode_')}")
    own = _OWN_HEADS.get((game, figure), figure)
    return look.say(f"stats_{own}")


_OWN_HEADS: Final = {
    ("skat", "score"): "tournament",
    ("skat", "won"): "won_declaring",
    ("skat", "points"): "points_declaring",
    ("differenzler", "won"): "first",
}
"""Heads of figures that mean something else in a game."""
