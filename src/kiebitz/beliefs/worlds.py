"""The deals that a seat has to reckon with: counted, numbered and drawn, all exactly.

A world is a row of bit masks, the cards in each place (the seats, in Skat then the two cards
aside), as the solver (`solve_worlds`) and the searches take it; bit i stands for the card with
index i of the deck, and `Worlds.hands` gives the cards. How it is done is explained in
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
from kiebitz.cards import Card, Hand
from kiebitz.errors import (
    BadOption,
    ImpossibleWeights,
    InconsistentView,
    UnknownCard,
    shown,
)
from kiebitz.frames import Frame, Row, frame_of
from kiebitz.games import Rules, View
from kiebitz.numbers import MOST_ITEMS, MOST_THREADS, check_int, check_masks
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

    def _repr_html_(self) -> str:
        from kiebitz.beliefs.pictures import show_worlds

        return show_worlds(self)

    @property
    def count(self) -> int:
        """How many there are."""
        return self._core.count

    def hands(self, world: "ArrayLike") -> tuple[Hand, ...]:
        """The cards in each place of one world: the seats, in Skat then the cards aside.

        >>> from kiebitz.games import Skat
        >>> worlds = Worlds(Skat().deal(seed=7).view(0))
        >>> [str(cards) for cards in worlds.hands(worlds.at([0])[0])][2:]
        ['CJ CT C8 C7 SA SQ SJ S9 S8 S7', 'CK CQ']
        """
        import numpy as np

        (row,) = check_masks(np.asarray(world)[np.newaxis], PLACES)
        return self.view.rules.deck.hands(row[: self.view.rules.places].tolist())

    def to_rows(self, worlds: "ArrayLike") -> list[Row]:
        """A row for each of these worlds: its number, and the cards in each place as text."""
        names = place_names(self.view.rules)
        masks = check_masks(worlds, PLACES)
        return [
            {"world": rank, **dict(zip(names, map(str, self.hands(world)), strict=True))}
            for rank, world in zip(self.rank(masks).tolist(), masks, strict=True)
        ]

    def to_frame(self, worlds: "ArrayLike") -> Frame:
        """The same as a data frame of polars, the extra ``export``.

        >>> from kiebitz.games import Skat
        >>> worlds = Worlds(Skat().deal(seed=7).view(0))
        >>> worlds.to_frame(worlds.draw(5)).columns
        ['world', 'seat_0', 'seat_1', 'seat_2', 'aside']
        """
        return frame_of(self.to_rows(worlds))

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
        check_int(start, "the first world", low=0, high=self.count)
        rest = self.count - start
        many = rest if count is None else min(rest, check_int(count, "count", low=0, high=rest))
        if many > MOST_ITEMS:
            raise BadOption(f"{many:,} worlds are too many at once: give start and count")
        return self._core.range(start, many, _threads(threads))

    def rank(self, worlds: "ArrayLike") -> "np.ndarray[Any, np.dtype[np.int64]]":
        """The number of each world; -1 for one that does not fit what the seat knows."""
        return self._core.rank(check_masks(worlds, PLACES))

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
        many = check_int(count, "the number of worlds", low=0, high=MOST_ITEMS)
        source = self._core if weights is None else self._weigh(weights)
        return source.draw(many, as_key(seed).words, _threads(threads))

    # ---- Card by card ----

    def probabilities(self, weights: "ArrayLike | None" = None) -> "Shares":
        """How likely each card (row) is in each place (column); cards played have zeros."""
        if weights is not None:
            return self._weigh(weights).probabilities()
        shares: Shares = self.counts() / self.count
        return shares

    def probability(self, card: Card, place: int) -> float:
        """How likely a card is in a place, all worlds being equally likely."""
        if not isinstance(card, Card):
            raise UnknownCard(f"{shown(card)} is no card")
        row: Shares = self.probabilities()[self.view.rules.deck.index(card)]
        return float(row[check_int(place, "the place", low=0, high=PLACES - 1)])

    def counts(self) -> "Rows":
        """How many worlds have each card (row) in each place (column)."""
        return self._core.counts(self.view.rules.deck.size)

    def _weigh(self, weights: "ArrayLike") -> _core.WeightedWorlds:
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


def place_names(rules: Rules) -> list[str]:
    """The places of a game by name, as columns of tables have them.

    >>> from kiebitz.games import Skat
    >>> place_names(Skat())
    ['seat_0', 'seat_1', 'seat_2', 'aside']
    """
    return [f"seat_{seat}" for seat in range(rules.seats)] + ["aside"] * (
        rules.places - rules.seats
    )


def _of_view(knowledge: Knowledge, view: View) -> Knowledge:
    if not isinstance(knowledge, Knowledge):
        raise BadOption(f"knowledge should be that of a view, not {shown(knowledge)}")
    if knowledge.core != _core.knowledge_of(view._core):
        raise InconsistentView("this knowledge is that of another view")
    return knowledge


def _threads(threads: int) -> int:
    return check_int(threads, "threads", low=1, high=MOST_THREADS)
