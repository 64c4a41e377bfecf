"""The classifiers of Kupferschmid 2003, learned anew and counted against the majority rule.

The thesis counts on the deals by which each classifier was chosen among 100; here also on deals
that none has seen. *Majority* is the share that is right if every game is called lost.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final

from kiebitz.games import Skat
from kiebitz.lab.bidding.labelled_hands import deal_examples
from kiebitz.lab.bidding.training import (
    THRESHOLDS,
    Counts,
    Setting,
    count_answers,
    fresh_examples,
    train_one,
)
from kiebitz.lab.experiment import Progress, Report, ResultTable
from kiebitz.players.bidders.skat_values import DECLARED
from kiebitz.randomness import RandomKey

PASSES: Final = (1, 5, 20)
"""Through the examples: the thesis does not say how many."""
PRINTED: Final = Counts(680, 2816, 3187, 47317)
"""All classifiers together."""
PRINTED_WON: Final = (
    (247, 182, 178),
    (254, 190, 189),
    (255, 191, 186),
    (241, 193, 186),
    (289, 179, 176),
    (120, 120, 120),
)
"""Games won of 3,000, by game and forehand."""
SOURCES: Final = ("chosen by", "fresh")


@dataclass(frozen=True)
class Counted:
    """One classifier on the examples by which it was chosen, and on fresh ones."""

    passes: int
    threshold: float
    game: int
    forehand: int
    counts: tuple[Counts, Counts]


class ClassifiersExperiment:
    """The experiment on the classifiers."""

    name = "classifiers"
    summary = "The bidding classifiers of Kupferschmid 2003, learned anew, against the majority"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Learn and count all."""
        setting = Setting(700, 300, 20, seed=seed) if quick else Setting(seed=seed)
        kinds = [(game, seat) for game in range(len(DECLARED)) for seat in range(Skat.seats)]
        found: list[Counted] = []
        for number, (game, seat) in enumerate(kinds):
            name = DECLARED[game].name.lower()
            progress(f"{name}, forehand {seat}", number / len(kinds))
            found += count_kind(setting, game, seat)
        return report(found, setting)


EXPERIMENT: Final = ClassifiersExperiment()


def count_kind(setting: Setting, game: int, seat: int) -> Iterator[Counted]:
    """One game and forehand, with every number of passes and both thresholds."""
    first, seed = setting.training, setting.seed
    training = deal_examples(DECLARED[game], seat, first, seed=seed)
    validation = deal_examples(DECLARED[game], seat, setting.validation, seed=seed, first=first)
    fresh = fresh_examples(game, seat, setting.validation, seed=seed)
    for passes in PASSES:
        key = RandomKey(seed, game, seat)
        trained = train_one(training, validation, replace(setting, passes=passes), key)
        for threshold, one in trained.items():
            counts = one.counts, count_answers(one.weights, fresh, threshold)
            yield Counted(passes, threshold, game, seat, counts)


def report(found: list[Counted], setting: Setting) -> Report:
    """Three tables."""
    return Report(
        "The bidding classifiers of Kupferschmid 2003",
        (
            ResultTable(
                "All 18 together; the thesis counts on the deals by which it chose",
                ("passes, threshold, deals", "right", "majority", "precision", "recall"),
                [_shares("thesis", PRINTED), *_pooled_rows(found)],
            ),
            ResultTable(
                "Threshold 0.5, one pass, fresh deals: won or lost, and what it was called",
                ("game, forehand", "won +", "won –", "lost +", "lost –"),
                [
                    (_kind(one.game, one.forehand), *(f"{n:,}" for n in one.counts[1].row))
                    for one in found
                    if (one.passes, one.threshold) == (1, 0.5)
                ],
            ),
            ResultTable(
                "Games won with all cards open, in percent",
                ("game, forehand", "thesis", "here"),
                list(_won_rows(found)),
            ),
        ),
        (
            f"{setting.training:,} deals to learn from, {setting.validation:,} to choose by, "
            f"best of {setting.runs} starts.",
        ),
    )


def _pooled_rows(found: list[Counted]) -> Iterator[tuple[str, ...]]:
    for passes in PASSES:
        for threshold in THRESHOLDS:
            same = [one for one in found if (one.passes, one.threshold) == (passes, threshold)]
            for source, name in enumerate(SOURCES):
                pooled = reduce(Counts.__add__, (one.counts[source] for one in same))
                yield _shares(f"{passes}, {threshold:g}, {name}", pooled)


def _shares(name: str, counts: Counts) -> tuple[str, ...]:
    shares = (counts.accuracy, counts.majority, counts.precision, counts.recall)
    return name, *(f"{100 * share:.1f}" for share in shares)


def _won_rows(found: list[Counted]) -> Iterator[tuple[str, ...]]:
    for one in found:
        if (one.passes, one.threshold) != (1, 0.5):
            continue
        both = one.counts[0] + one.counts[1]
        here = 1 - both.majority
        printed = PRINTED_WON[one.game][one.forehand] / 3000
        yield _kind(one.game, one.forehand), f"{100 * printed:.1f}", f"{100 * here:.1f}"


def _kind(game: int, forehand: int) -> str:
    return f"{DECLARED[game].name.lower()}, {forehand}"
