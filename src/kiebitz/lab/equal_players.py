"""Four equal players of Differenzler: by how many points they miss what they predicted.

The measure of Burri 2023, whose players on television missed by 9.18 points a game. Players that
choose cards at random are the baseline: 15.3 (digest of that thesis; `baselines` plays more).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from kiebitz.arena.engines import usual_workers
from kiebitz.arena.judging.intervals import t_interval
from kiebitz.games import Differenzler
from kiebitz.lab.chunks import play_chunks
from kiebitz.lab.experiment import Progress, Report, ResultTable
from kiebitz.players import make_player, play_game

DEALS: Final = {
    "random(bidder=plain)": 4000,
    "rules": 4000,
    "rules(bidder=simulation)": 500,
    "rules(bidder=steered)": 300,
    "ismcts(iterations=2000)": 300,
    "flat(worlds=300, playout=rules, bidder=estimate)": 300,
    "quick": 400,
    "strong": 300,
}
"""How many deals each kind of player plays: more where a game takes less time."""
QUICK_SHARE: Final = 50
"""With --quick one deal for this many."""
CHUNK: Final = 10
"""Deals that a worker plays at a time."""


@dataclass(frozen=True)
class Missed:
    """One deal."""

    points: float
    """By which its players missed, in the mean."""
    predicted: float
    """What they predicted together."""


class EqualPlayers:
    """The experiment on players among their like."""

    name = "differenzler"
    summary = "By how many points four equal players of Differenzler miss their predictions"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Play every kind of player among its like, on the same deals."""
        share = QUICK_SHARE if quick else 1
        rows = []
        for number, (text, deals) in enumerate(DEALS.items()):
            found: list[Missed] = []
            for some in play_deals(text, deals // share, seed, 1 if quick else usual_workers()):
                found += some
                progress(text, (number + len(found) * share / deals) / len(DEALS))
            rows.append(row_of(text, found))
        return Report(
            "Differenzler, four equal players, hidden predictions",
            (
                ResultTable(
                    "Points missed per player and game; predictions of all four together",
                    ("player", "deals", "missed", "95 %", "predicted"),
                    rows,
                ),
            ),
        )


EXPERIMENT: Final = EqualPlayers()


def row_of(text: str, found: list[Missed]) -> tuple[str, ...]:
    """The mean over deals, with its interval, and what was predicted."""
    estimate = t_interval(np.array([deal.points for deal in found]))
    half = (estimate.high - estimate.low) / 2
    predicted = float(np.mean([deal.predicted for deal in found]))
    return text, f"{len(found):,}", f"{estimate.mean:.2f}", f"±{half:.2f}", f"{predicted:.0f}"


def play_deals(text: str, deals: int, seed: int, workers: int) -> Iterator[list[Missed]]:
    """What came of each so many deals, in order; the same for any number of workers."""
    return play_chunks(partial(_play_some, text, seed), deals, CHUNK, workers)


def _play_some(text: str, seed: int, boards: range) -> list[Missed]:
    player, rules = make_player(text), Differenzler()
    found = []
    for board in boards:
        deal = rules.deal(seed=seed, board=board)
        result = play_game(deal, [player] * rules.seats, seed=seed, board=board).result
        missed = float(np.mean(np.abs(result.differences)))
        found.append(Missed(missed, sum(result.predictions)))
    return found
