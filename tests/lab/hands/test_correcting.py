"""Learning from hands and correcting by tables."""

from dataclasses import replace

import numpy as np
import pytest

from kiebitz.errors import BadOption
from kiebitz.games import SkatContract
from kiebitz.games.skat import SkatResult
from kiebitz.lab.hands.calibration import bins_of, report
from kiebitz.lab.hands.correcting import correct
from kiebitz.lab.hands.hand_games import play_hands
from kiebitz.lab.hands.learning import cross_entropy, new_net, teach
from kiebitz.lab.hands.table_games import Declared, play_tables, watched_player
from kiebitz.lab.hands.training import train
from kiebitz.players.bidders.hands.features import Kind
from kiebitz.players.bidders.hands.model import UNCORRECTED, Case, Output
from kiebitz.players.playout import Playout

QUICK = "greedy(bidder=worlds(skats=5, worlds=3, finalists=3))"


def declared_games(count: int, *, seed: int, shift: float, bids: float) -> list[Declared]:
    """Games whose logit is what the nets say, half of it, and a shift."""
    generator = np.random.default_rng(seed)
    result = next(game for some in play_tables(QUICK, 8, 1) for game in some).result
    games = []
    for _ in range(count):
        won, solved = generator.normal(0.5, 1.5, 2)
        others = float(generator.integers(0, 4))
        logit = shift + 0.5 * won + 0.5 * solved + bids * others
        made = bool(generator.random() < 1 / (1 + np.exp(-logit)))
        games.append(
            Declared(
                case=Case.GRAND,
                won_logit=won,
                open_logit=0.0,
                solved_logit=solved,
                others=others,
                expected=0.5,
                made=made,
                result=result,
            )
        )
    return games


def test_corrections_are_found_again() -> None:
    games = declared_games(20_000, seed=1, shift=-0.8, bids=-0.3)
    found = correct(games)
    solved = found[Case.GRAND].solved
    assert solved.shift == pytest.approx(-0.8, abs=0.15)
    assert solved.won == pytest.approx(0.5, abs=0.08)
    assert solved.solved == pytest.approx(0.5, abs=0.08)
    assert solved.bids == pytest.approx(-0.3, abs=0.08)


def test_without_games_nothing_is_corrected() -> None:
    found = correct([])
    for case in Case:
        assert found[case].plain == UNCORRECTED[case].plain
        assert found[case].solved == UNCORRECTED[case].solved


def test_few_games_move_little() -> None:
    few = correct(declared_games(3, seed=2, shift=5, bids=0))[Case.GRAND].solved
    assert abs(few.shift) < 1.5
    assert abs(few.won - 0.5) < 0.2


def test_others_who_bid_make_nothing_likelier() -> None:
    found = correct(declared_games(5_000, seed=3, shift=-1, bids=0.5))
    assert found[Case.GRAND].solved.bids == 0


def test_a_net_learns_what_there_is_to_learn() -> None:
    generator = np.random.default_rng(4)
    features = generator.random((4_000, 10)).astype(np.float32)
    labels = (features[:, :1] + features[:, 1:2] > 1).astype(np.float32)
    net = new_net(10, 1, generator)
    before = cross_entropy(net, features, labels)
    after = cross_entropy(teach(net, features, labels, 60, generator), features, labels)
    assert after < 0.2 < before


def test_hands_are_played_as_asked() -> None:
    games = play_hands(60, 12, None, Playout.GREEDY, np.random.default_rng(1))
    ways, labels = games.ways, games.labels
    assert len(ways) == len(labels) > 60 * 12
    assert (np.bitwise_count(ways.kept) == 10).all()
    assert set(ways.contract.tolist()) == set(range(6))
    assert ways.hand.any()
    points = ways.contract != SkatContract.NULL
    won, schneider = labels[points, Output.WON.value], labels[points, Output.SCHNEIDER.value]
    assert (schneider <= won).all()
    assert (won <= labels[points, Output.SAVED.value]).all()
    again = play_hands(60, 12, None, Playout.GREEDY, np.random.default_rng(1), threads=2)
    assert np.array_equal(labels, again.labels)


def test_training_repeats_itself() -> None:
    said: list[str] = []
    first, second = (train(200, 2, 1, 12, Playout.GREEDY, 5, 1, said.append) for _ in (0, 1))
    assert any("round 2, grand" in line for line in said)
    for kind in Kind:
        for one, other in zip(first.nets[kind].layers, second.nets[kind].layers, strict=True):
            assert np.array_equal(one.weights, other.weights)


def test_tables_are_the_same_for_any_number_of_workers() -> None:
    alone = [game for some in play_tables(QUICK, 20, 3) for game in some]
    both = [game for some in play_tables(QUICK, 20, 3, workers=2) for game in some]
    assert alone == both
    assert alone
    for game in alone:
        null = game.result.contract is SkatContract.NULL
        reached = game.result.declarer_tricks == 0 if null else game.result.declarer_points > 60
        assert game.made == reached
        assert 0 <= game.expected <= 1


def test_the_bidder_net_is_watched_too() -> None:
    games = [game for some in play_tables("net(bidder=net(skats=3))", 16, 1) for game in some]
    assert len(games) > 8
    assert all(0 <= game.expected <= 1 for game in games)
    assert len({game.expected for game in games}) > 4
    assert {game.case for game in games} <= set(Case)


def test_a_player_with_another_bidder_is_refused() -> None:
    with pytest.raises(BadOption, match="greedy should bid by worlds or net"):
        watched_player("greedy")


def test_bins_count_each_game_once() -> None:
    games = declared_games(50, seed=6, shift=0, bids=0)
    spread = [replace(game, expected=number / 49) for number, game in enumerate(games)]
    bins = bins_of(spread)
    assert sum(one.won.trials for one in bins) == 50
    assert len(bins) == 10
    assert bins[-1].expected > 0.9
    shown = report(spread, 60, QUICK)
    assert len(shown.tables[0].rows) == 10
    assert isinstance(games[0].result, SkatResult)
