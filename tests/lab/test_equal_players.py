"""Four equal players of Differenzler, on few deals."""

from itertools import chain

import numpy as np
import pytest

from kiebitz.games import Differenzler
from kiebitz.lab.equal_players import DEALS, EXPERIMENT, Missed, play_deals, row_of
from kiebitz.players import make_player


@pytest.mark.parametrize("text", DEALS)
def test_every_kind_of_player_can_play_it(text: str) -> None:
    require = getattr(make_player(text), "require_rules", None)
    if require is not None:
        require(Differenzler())


def test_any_number_of_workers_plays_the_same() -> None:
    alone, both = (
        [*chain.from_iterable(play_deals("rules", 25, 3, workers))] for workers in (1, 2)
    )
    assert alone == both
    assert len(alone) == 25


def test_random_cards_miss_by_fifteen_points() -> None:
    deals = chain.from_iterable(play_deals("random(bidder=plain)", 1500, 5, 1))
    points = np.array([deal.points for deal in deals])
    error = points.std(ddof=1) / np.sqrt(len(points))
    assert abs(points.mean() - 15.29) < 3 * error


def test_players_that_never_take_a_point_more_or_less_miss_nothing() -> None:
    assert row_of("perfect", [Missed(0, 157), Missed(0, 157)])[2] == "0.00"


def test_the_report_has_a_row_for_each_kind() -> None:
    told: list[float] = []
    report = EXPERIMENT.run(seed=1, quick=True, progress=lambda _, share: told.append(share))
    assert [row[0] for row in report.tables[0].rows] == [*DEALS]
    assert told == sorted(told)
    assert told[-1] == 1.0
