"""The worlds that a player thinks about, drawn from a belief.

While there are few worlds, all of them are taken with their weights, and nothing is left to chance.
Otherwise candidates are drawn uniformly, weighed, and drawn again in proportion to their weights
(sampling-importance-resampling, as in Knorr 2018, with systematic resampling, which adds the least
noise). The effective number of candidates, (Σw)² / Σw² (Kish 1965), shows how much the weights
differ: far below the number asked for, the same worlds come up again and again.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.beliefs.belief import Belief, UniformBelief, check_belief
from kiebitz.beliefs.worlds import Worlds
from kiebitz.errors import BadOption, ImpossibleWeights
from kiebitz.frames import Row, Tabular
from kiebitz.games import View
from kiebitz.games.table import check_view
from kiebitz.numbers import MOST_ITEMS, check_int
from kiebitz.randomness import RandomKey, as_key

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

    Rows = np.ndarray[Any, np.dtype[np.uint64]]
    Weights = np.ndarray[Any, np.dtype[np.float64]]

CANDIDATES: Final = 100
"""How many worlds are weighed for each that is asked for, as in Knorr 2018."""
SOURCE: Final = -(2**32)
"""The part of a key that the worlds of a source are drawn with."""
SHUFFLING: Final = 1
"""The part of a key that the order of worlds comes from."""
FINE: Final = 2**32 - 1
"""Steps of the random number that resampling starts from."""


@dataclass(frozen=True, slots=True)
class BelievedWorlds(Tabular):
    """Worlds with their probabilities."""

    worlds: "Rows"
    probabilities: "Weights"
    """Of each world; they sum to one."""
    exact: bool
    """Whether these are all worlds, so that nothing is left to chance."""
    effective: float
    """The effective number of worlds weighed."""
    view: View

    def _repr_html_(self) -> str:
        from kiebitz.beliefs.pictures import show_believed

        return show_believed(self)

    def to_rows(self) -> list[Row]:
        """A row for each world: its number, the cards in each place, its probability."""
        rows = Worlds(self.view).to_rows(self.worlds)
        return [
            {**row, "probability": chance}
            for row, chance in zip(rows, self.probabilities.tolist(), strict=True)
        ]

    @property
    def source(self) -> _core.WorldSource:
        """The worlds with their weights, as searches take them."""
        knowledge = _core.knowledge_of(self.view._core)
        return _core.WorldSource(knowledge, self.worlds, self.probabilities, self.exact)


def draw_believed(
    view: View,
    count: int,
    *,
    belief: Belief | None = None,
    seed: int | RandomKey = 0,
    all_up_to: int | None = None,
    candidates: int | None = None,
    shuffled: bool = False,
) -> BelievedWorlds:
    """`count` worlds as likely as the belief has them, or all where there are few.

    All worlds are taken where there are at most `all_up_to`, by default `count`. Of `candidates`
    (by default a hundred for each world asked for) that are weighed, `count` are chosen. With
    `shuffled` all worlds come in random order, for searches that may not get to the last ones.

    >>> from kiebitz.games import JassMode, Schieber
    >>> ending = Schieber().position(
    ...     ["C6 H7", "C7 H8", "C8 H9", "C9 HT"], mode=JassMode.OBENABE, leader=0
    ... )
    >>> late = draw_believed(ending.view(0), 100)
    >>> late.exact, len(late.worlds), round(late.probabilities.sum(), 12)
    (True, 90, np.float64(1.0))
    """
    check_int(count, "the number of worlds", low=1, high=MOST_ITEMS)
    belief = check_belief(belief)
    worlds = Worlds(view)
    limit = count if all_up_to is None else check_int(all_up_to, "all_up_to", low=0, high=2**31)
    if worlds.count <= limit:
        rows = worlds.all()
        if shuffled:
            rows = rows[_random_order(len(rows), as_key(seed))]
        weights = check_weights((belief or UniformBelief()).weigh(view, rows), len(rows))
        kept = weights > 0  # no search should spend time on what is excluded
        effective = effective_size(weights)
        return BelievedWorlds(rows[kept], (weights / weights.sum())[kept], True, effective, view)
    if belief is None or isinstance(belief, UniformBelief):
        return _equally_likely(view, worlds.draw(count, seed=seed), float(count))
    if candidates is None:
        candidates = count * getattr(belief, "candidates", CANDIDATES)
    many = candidates
    rows = worlds.draw(check_int(many, "candidates", low=1, high=MOST_ITEMS), seed=seed)
    weights = check_weights(belief.weigh(view, rows), len(rows))
    chosen = rows[resample(weights, count, seed=seed)]
    return _equally_likely(view, chosen, effective_size(weights))


def _equally_likely(view: View, rows: "Rows", effective: float) -> BelievedWorlds:
    import numpy as np

    return BelievedWorlds(rows, np.full(len(rows), 1 / len(rows)), False, effective, view)


def _random_order(count: int, key: RandomKey) -> "np.ndarray[Any, np.dtype[np.int64]]":
    import numpy as np

    order: np.ndarray[Any, np.dtype[np.int64]] = np.argsort(
        key.part(SHUFFLING).numbers(FINE, count), kind="stable"
    )
    return order


def world_source(
    view: View, belief: Belief, *, count: int, seed: int | RandomKey = 0
) -> _core.WorldSource:
    """Where a search draws its worlds from.

    From all of them if they are equally likely; else from `count` that the belief weighs, or from
    all where there are no more.

    >>> from kiebitz.games import Skat
    >>> source = world_source(Skat().deal(seed=7).view(0), UniformBelief(), count=10)
    >>> source.listed, source.count
    (False, 42678636)
    """
    if isinstance(belief, UniformBelief):
        return _core.WorldSource(_core.knowledge_of(check_view(view)._core))
    part = as_key(seed).part(SOURCE)  # not the numbers that the search itself begins with
    return draw_believed(view, count, belief=belief, seed=part).source


def effective_size(weights: "ArrayLike") -> float:
    """How many equally likely worlds the weights amount to: (Σw)² / Σw².

    >>> effective_size([1, 1, 1, 1]), effective_size([1, 0, 0, 0])
    (4.0, 1.0)
    """
    checked = check_weights(weights)
    scaled = checked / checked.max()
    return float(scaled.sum() ** 2 / (scaled**2).sum())


def resample(
    weights: "ArrayLike", count: int, *, seed: int | RandomKey = 0
) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """`count` places of the row of weights, each as often as its share to within one.

    >>> resample([1, 0, 3], 4).tolist()
    [0, 2, 2, 2]
    """
    import numpy as np

    checked = check_weights(weights)
    many = check_int(count, "how many to resample", low=0, high=MOST_ITEMS)
    share = np.cumsum(checked / checked.max())
    points = (np.arange(many) + (as_key(seed).below(FINE) + 0.5) / FINE) * (
        share[-1] / max(many, 1)
    )
    found = np.searchsorted(share, points, side="right")
    chosen: np.ndarray[Any, np.dtype[np.int64]] = np.minimum(found, len(checked) - 1)
    return chosen  # rounding may have reached past the end


def check_weights(weights: "ArrayLike", count: int | None = None) -> "Weights":
    """The weights, if they are a row of numbers from 0 on that are not all zero."""
    import numpy as np

    try:
        row = np.asarray(weights, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        raise ImpossibleWeights("weights should be numbers") from None
    if row.ndim != 1 or row.size == 0:
        raise BadOption("weights should be a row with one number for each world")
    if count is not None and len(row) != count:
        raise ImpossibleWeights(f"there are {len(row)} weights for {count} worlds")
    if not np.isfinite(row).all() or row.min() < 0:
        raise ImpossibleWeights("weights should be finite numbers from 0 on")
    if row.max() == 0:
        raise ImpossibleWeights("all weights are zero: no world is left to believe in")
    return row
