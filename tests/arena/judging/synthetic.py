"""Synthetic boards: differences distributed like ours, with a mean that is known exactly.

All are finite tables of values and weights. An edge is given by turning a share of the losses into
wins of the same size, as a better player does; zeros stay zeros and scores stay whole.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kiebitz.arena.judging.inputs import Floats


@dataclass(frozen=True)
class Synthetic:
    """Board differences of one kind."""

    name: str
    values: Floats
    weights: Floats

    @cached_property
    def mean(self) -> float:
        return float(self.weights @ self.values)

    @cached_property
    def sd(self) -> float:
        return float(np.sqrt(self.weights @ (self.values - self.mean) ** 2))

    @cached_property
    def most_edge(self) -> float:
        """The largest mean that turning losses into wins can give."""
        return float(self.weights @ np.abs(self.values))

    def with_mean(self, mean: float) -> "Synthetic":
        """The same boards after so many losses were turned that this is the mean."""
        losses = self.values < 0
        lost = float(self.weights[losses] @ self.values[losses])
        share = round((self.mean - mean) / (2 * lost), 12)
        assert 0 <= share < 1, f"{self.name} cannot have the mean {mean}"
        values = np.concatenate([self.values, -self.values[losses]])
        kept = np.where(losses, self.weights * (1 - share), self.weights)
        return Synthetic(self.name, values, np.concatenate([kept, self.weights[losses] * share]))

    def draw(self, chance: np.random.Generator, shape: tuple[int, ...]) -> Floats:
        """Boards of that many matches; the last axis is that of the boards."""
        limits = np.cumsum(self.weights)[:-1]
        return self.values[np.searchsorted(limits, chance.random(shape), side="right")]


def _kind(name: str, values: Floats, weights: Floats) -> Synthetic:
    return Synthetic(name, values.astype(np.float64), weights / weights.sum())


GAME_VALUES = np.array([18, 20, 22, 23, 24, 27, 30, 33, 36, 40, 44, 48, 50, 55, 60, 72, 96, 120])
HOW_OFTEN = np.array([6, 4, 5, 3, 8, 5, 6, 4, 5, 3, 3, 6, 2, 2, 2, 1.5, 1, 0.3])


def _skat(name: str, *, turned: float, other: float) -> Synthetic:
    """Most boards end alike. On some a game is won on one side only: thrice its value and 130
    points of Seeger-Fabian over three seats; on others its value differs."""
    jump, step = GAME_VALUES + 130 / 3, GAME_VALUES / 3
    weights = HOW_OFTEN / HOW_OFTEN.sum() / 2
    values = np.concatenate([[0], jump, -jump, step, -step])
    shares = [turned * weights, turned * weights, other * weights, other * weights]
    return _kind(name, values, np.concatenate([[1 - turned - other], *shares]))


def _skewed() -> Synthetic:
    """Small wins nearly always, and now and then a large loss; zero on average."""
    losses = np.arange(1, 157)
    weights = np.exp(-losses / 40)
    weights /= weights.sum()
    won = float(weights @ losses) / (float(weights @ losses) + 5)
    return _kind(
        "skewed", np.concatenate([[5], -losses]), np.concatenate([[won], (1 - won) * weights])
    )


_POINTS = np.arange(-300, 301)
_HALVES = np.arange(-1600, 1601) / 2

KINDS = (
    _kind("normal", _POINTS, np.exp(-0.5 * (_POINTS / 40) ** 2)),
    _kind("small whole", np.arange(-3, 4), np.array([1.0, 4, 10, 30, 10, 4, 1])),
    _kind("heavy tails", _HALVES, (1 + (_HALVES / 15) ** 2 / 3) ** -2.0),
    _skat("Skat, 85 % zeros", turned=0.1, other=0.05),
    _skat("Skat, 97 % zeros", turned=0.03, other=0.0),
    _skewed(),
)
