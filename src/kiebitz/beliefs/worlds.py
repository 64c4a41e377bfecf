"""The deals that a seat has to reckon with: counted, numbered and drawn, all exactly.

A world is a row of bit masks, the cards in each place (the seats, in Skat then the two cards
aside), as the solver (`solve_worlds`) and the searches take it. How it is done is told in
``docs/explanation/worlds.md``.

>>> from kiebitz.games import Skat
>>> worlds = Worlds(Skat().deal(seed=7).view(0))
>>> worlds.count
42678636
>>> worlds.draw(1000, seed=1).shape
(1000, 4)
>>> rows = worlds.at([0, 42678635])
>>> worlds.rank(rows).tolist()
[0, 42678635]
"""

from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.beliefs.knowledge import Knowledge
from kiebitz.cards import Card
from kiebitz.errors import (
    BadOption,
    ImpossibleWeights,
    InconsistentView,
    UnknownCard,
    shown,
)
from kiebitz.games import View
from kiebitz.numbers import MOST_ITEMS, MOST_THREADS, checked_int, checked_masks
from kiebitz.randomness import RandomKey, as_key

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

    Rows = np.ndarray[Any, np.dtype[np.uint64]]
    Shares = np.ndarray[Any, np.dtype[np.float64]]

PLACES: Final = 4
"""Columns of a world."""


class Worlds:
    """All deals that fit what a seat knows, in a fixed order, numbered from 0."""

    def __init__(self, view: View, knowledge: Knowledge | None = None) -> None:
        self.view = view
        self.knowledge = Knowledge.of(view) if knowledge is None else _of_view(knowledge, view)
        self._core = _core.Worlds(self.knowledge.core)

    def __repr__(self) -> str:
        return f"<Worlds of seat {self.knowledge.seat}: {self.count:,}>"

    @property
    def count(self) -> int:
        """How many there are."""
        return self._core.count

    # ---- By number ----

    def at(self, ranks: "ArrayLike", *, threads: int = 1) -> "Rows":
        """The worlds with these numbers."""
        import numpy as np

        try:
            numbers = np.asarray(ranks)
        except (TypeError, ValueError, OverflowError):
            raise BadOption("numbers of worlds should be a row of whole numbers") from None
        if numbers.ndim != 1 or (numbers.size and not np.issubdtype(numbers.dtype, np.integer)):
            raise BadOption("numbers of worlds should be a row of whole numbers")
        if numbers.size and (numbers.min() < 0 or int(numbers.max()) >= self.count):
            raise BadOption(f"worlds are numbered from 0 to {self.count - 1}")
        row = np.require(numbers, dtype=np.uint64, requirements=["C", "A"])
        return self._core.at(row, _threads(threads))

    def all(self, *, start: int = 0, count: int | None = None, threads: int = 1) -> "Rows":
        """All worlds in their order, or `count` of them from number `start` on."""
        checked_int(start, "the first world", low=0, high=self.count)
        rest = self.count - start
        many = rest if count is None else min(rest, checked_int(count, "count", low=0, high=rest))
        if many > MOST_ITEMS:
            raise BadOption(f"{many:,} worlds are too many at once: give start and count")
        return self._core.range(start, many, _threads(threads))

    def rank(self, worlds: "ArrayLike") -> "np.ndarray[Any, np.dtype[np.int64]]":
        """The number of each world; -1 for one that does not fit what the seat knows."""
        return self._core.rank(checked_masks(worlds, PLACES))

    def contains(self, worlds: "ArrayLike") -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """Whether each world fits what the seat knows."""
        fits: np.ndarray[Any, np.dtype[np.bool_]] = self.rank(worlds) >= 0
        return fits

    # ---- By chance ----

    def draw(
        self,
        count: int,
        *,
        seed: int | RandomKey = 0,
        weights: "ArrayLike | None" = None,
        threads: int = 1,
    ) -> "Rows":
        """Random worlds, each equally likely, or as likely as the product of its cards' weights.

        `weights` has a row for each card of the deck and a column for each place. The same seed
        gives the same worlds with any number of threads.
        """
        many = checked_int(count, "the number of worlds", low=0, high=MOST_ITEMS)
        source = self._core if weights is None else self._weighted(weights)
        return source.draw(many, as_key(seed).words, _threads(threads))

    # ---- Card by card ----

    def probabilities(self, weights: "ArrayLike | None" = None) -> "Shares":
        """How likely each card (row) is in each place (column); cards played have zeros."""
        if weights is not None:
            return self._weighted(weights).probabilities()
        shares: Shares = self.counts() / self.count
        return shares

    def probability(self, card: Card, place: int) -> float:
        """How likely a card is in a place, all worlds being equally likely."""
        if not isinstance(card, Card):
            raise UnknownCard(f"{shown(card)} is no card")
        row: Shares = self.probabilities()[self.view.rules.deck.index(card)]
        return float(row[checked_int(place, "the place", low=0, high=PLACES - 1)])

    def counts(self) -> "Rows":
        """How many worlds have each card (row) in each place (column)."""
        return self._core.counts(self.view.rules.deck.size)

    def _weighted(self, weights: "ArrayLike") -> _core.WeightedWorlds:
        import numpy as np

        size = self.view.rules.deck.size
        try:
            rows = np.require(weights, dtype=np.float64, requirements=["C", "A"])
        except (TypeError, ValueError, OverflowError):
            raise ImpossibleWeights("weights should be numbers") from None
        if rows.shape != (size, PLACES):
            raise ImpossibleWeights(
                f"weights should have a row for each of the {size} cards and {PLACES} columns, "
                f"not the shape {rows.shape}"
            )
        return _core.WeightedWorlds(self.knowledge.core, rows)


def _of_view(knowledge: Knowledge, view: View) -> Knowledge:
    if not isinstance(knowledge, Knowledge):
        raise BadOption(f"knowledge should be that of a view, not {shown(knowledge)}")
    if knowledge.core != _core.knowledge_of(view._core):
        raise InconsistentView("this knowledge is that of another view")
    return knowledge


def _threads(threads: int) -> int:
    return checked_int(threads, "threads", low=1, high=MOST_THREADS)
