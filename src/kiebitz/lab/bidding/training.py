"""How the classifiers learn: the delta rule, one example after the other, from many random starts.

For each example the weights move by rate · features · (label − score); there is no constant. The
rate is so small that a pass through the examples does not wash out the random start: of many runs
that one is kept that is wrong least often on the validation examples, counted at the threshold.
Source: Kupferschmid 2003 (digest 4.4), who does not say how many passes there were; here one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz.games import Skat
from kiebitz.lab.bidding.labelled_hands import Examples, deal_examples
from kiebitz.players.bidders.classifiers.features import FEATURES
from kiebitz.players.bidders.classifiers.model import Classifiers
from kiebitz.players.bidders.skat_values import DECLARED
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.float64]]

RATE: Final = 0.0001
THRESHOLDS: Final = (0.0, 0.5)
TEST_FIRST: Final = 1 << 24
"""Test examples begin with this board: whatever is trained on has smaller numbers."""
_FINELY: Final = 2**31


@dataclass(frozen=True)
class Setting:
    """How much is learned from; the defaults are those of the thesis."""

    training: int = 7_000
    validation: int = 3_000
    runs: int = 100
    passes: int = 1
    seed: int = 1


@dataclass(frozen=True)
class Counts:
    """How often a classifier was right and wrong."""

    true_positive: int = 0
    false_negative: int = 0
    false_positive: int = 0
    true_negative: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(*(a + b for a, b in zip(self.row, other.row, strict=True)))

    @property
    def row(self) -> tuple[int, int, int, int]:
        """All four, as the thesis prints them: truth first."""
        return (self.true_positive, self.false_negative, self.false_positive, self.true_negative)

    @property
    def accuracy(self) -> float:
        """The share that was right."""
        return _share(self.true_positive + self.true_negative, sum(self.row))

    @property
    def majority(self) -> float:
        """The share that is right if all games are called lost."""
        return _share(self.true_negative + self.false_positive, sum(self.row))

    @property
    def precision(self) -> float:
        """Of the games called won, the share that was."""
        return _share(self.true_positive, self.true_positive + self.false_positive)

    @property
    def recall(self) -> float:
        """Of the games won, the share called so."""
        return _share(self.true_positive, self.true_positive + self.false_negative)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def count_answers(weights: "Numbers", examples: Examples, threshold: float) -> Counts:
    """How often these weights are right."""
    called = examples.features @ weights > threshold
    won = examples.won == 1
    return Counts(
        int((called & won).sum()),
        int((~called & won).sum()),
        int((called & ~won).sum()),
        int((~called & ~won).sum()),
    )


def learn(examples: Examples, starts: "Numbers", *, passes: int = 1) -> "Numbers":
    """The weights of each start (a row) after all examples in order.

    >>> import numpy as np
    >>> one = Examples(np.array([[1.0, 2.0, 0, 0, 0, 0, 0]]), np.array([1.0]))
    >>> learn(one, np.zeros((1, 7)))[0, :2].tolist()
    [0.0001, 0.0002]
    """
    weights = starts.copy()
    for _ in range(passes):
        for features, won in zip(examples.features, examples.won, strict=True):
            error = won - weights @ features
            weights += RATE * error[:, None] * features
    return weights


def random_starts(runs: int, key: RandomKey) -> "Numbers":
    """Weights between 0 and 1, a row for each run."""
    import numpy as np

    numbers = key.numbers(_FINELY, runs * FEATURES)
    return np.array(numbers, dtype=np.float64).reshape(runs, FEATURES) / _FINELY


@dataclass(frozen=True)
class Trained:
    """One classifier for one threshold."""

    weights: "Numbers"
    counts: Counts
    """On the validation examples by which it was chosen."""


def train_one(
    training: Examples, validation: Examples, setting: Setting, key: RandomKey
) -> dict[float, Trained]:
    """The best of many runs, for each threshold."""
    learned = learn(training, random_starts(setting.runs, key), passes=setting.passes)
    found = {}
    for threshold in THRESHOLDS:
        tried = [Trained(row, count_answers(row, validation, threshold)) for row in learned]
        found[threshold] = min(tried, key=lambda one: _wrong(one.counts))
    return found


def _wrong(counts: Counts) -> int:
    return counts.false_positive + counts.false_negative


@dataclass(frozen=True)
class Training:
    """What came out: for each threshold, game (by its place) and forehand a classifier."""

    trained: dict[tuple[float, int, int], Trained]

    @property
    def classifiers(self) -> Classifiers:
        """The weights as a bidder takes them."""
        import numpy as np

        places = range(len(DECLARED))
        return Classifiers(
            {
                threshold: np.array(
                    [
                        [self.trained[threshold, game, seat].weights for seat in range(Skat.seats)]
                        for game in places
                    ]
                )
                for threshold in THRESHOLDS
            }
        )


def train_all(setting: Setting, progress: Callable[[str, float], None]) -> Training:
    """All 18 classifiers, each from deals of its own."""
    found: dict[tuple[float, int, int], Trained] = {}
    kinds = [(game, seat) for game in range(len(DECLARED)) for seat in range(Skat.seats)]
    for number, (game, seat) in enumerate(kinds):
        contract = DECLARED[game]
        progress(f"{contract.name.lower()}, forehand {seat}", number / len(kinds))
        training = deal_examples(contract, seat, setting.training, seed=setting.seed)
        validation = deal_examples(
            contract, seat, setting.validation, seed=setting.seed, first=setting.training
        )
        key = RandomKey(setting.seed, game, seat)
        for threshold, one in train_one(training, validation, setting, key).items():
            found[threshold, game, seat] = one
    return Training(found)


def fresh_examples(game: int, seat: int, count: int, *, seed: int) -> Examples:
    """Deals that no classifier has learned from or was chosen by."""
    return deal_examples(DECLARED[game], seat, count, seed=seed, first=TEST_FIRST)
