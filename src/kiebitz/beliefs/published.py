"""The published ways to draw hidden hands, beside ours, to compare them.

None is needed for anything else: `Worlds.draw` is exact and faster. What each does, and what is
wrong with it, stands in ``native/belief/published/`` and ``docs/explanation/worlds.md``.

>>> from kiebitz.games import Skat
>>> view = Skat().deal(seed=7).view(0)
>>> drawn = draw_published(view, Method.REJECTION, 100)
>>> len(drawn.worlds), drawn.tries, drawn.dead_ends
(100, 100, 0)
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from kiebitz import _core
from kiebitz.games import View
from kiebitz.games.table import check_view
from kiebitz.numbers import MOST_ITEMS, check_choice, check_int
from kiebitz.randomness import RandomKey, as_key

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[Any, np.dtype[np.uint64]]


class Method(IntEnum):
    """A way to draw worlds."""

    EXACT = 0
    """Ours: counting card by card."""
    REJECTION = 1
    """Deal at random until everything fits."""
    COMBINATIONS = 2
    """Suit lengths first, then cards: Knorr 2018."""
    SKAT_UNRANKING = 3
    """A skat, then the n-th subset: Kupferschmid 2003. Skat only."""
    SUBSET_CHECK = 4
    """Rules to a fixpoint, a check of all groups, then rejection: Aeberli, Schleutermann 2018."""
    APPENDIX_A = 5
    """The most restricted player first, greedily: Schäfer 2008."""
    COLLAPSE = 6
    """Collapse of a table of probabilities: Burri 2023."""


@dataclass(frozen=True, slots=True)
class PublishedDraw:
    """What a method gave."""

    worlds: "Rows"
    """The worlds drawn; less than asked for where it ran into dead ends."""
    tries: int
    """Deals begun in all."""
    dead_ends: int
    """How often it gave up."""


def draw_published(
    view: View, method: Method, count: int, *, seed: int | RandomKey = 0
) -> PublishedDraw:
    """Worlds by one of the methods; a `BadOption` where it does not fit the game."""
    rows, tries, dead_ends = _core.draw_published(
        check_view(view)._core,
        int(check_choice(method, Method, "the method")),
        check_int(count, "the number of worlds", low=0, high=MOST_ITEMS),
        as_key(seed).words,
    )
    return PublishedDraw(rows, tries, dead_ends)


def fits(view: View, method: Method) -> bool:
    """Whether a method knows this game."""
    return _core.published_fits(
        check_view(view)._core, int(check_choice(method, Method, "the method"))
    )
