"""Whole sessions: controls by themselves, summaries, duels from Python."""

import json
import math
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.engines import Engine
from kiebitz.arena.judging.evidence import Standing
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.arena.playing import duel, match_of, open_session
from kiebitz.arena.report.parts.verdicts import verdict_sentence
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import MatchSummary, summarise
from kiebitz.arena.tournament import Tournament, tournament_of
from kiebitz.errors import BadOption, NothingPlayed
from kiebitz.games import View
from kiebitz.players import Budget, Decision
from kiebitz.randomness import RandomKey
from kiebitz.records.store import Store
from tests.arena.matches import Faulty, FirstCard, Moody


def control(summary: MatchSummary, kind: Control, entrant: int) -> ControlResult:
    """What one control found."""
    (found,) = [c for c in summary.controls if (c.control, c.entrant) == (kind, entrant)]
    return found


def test_a_bot_of_ones_own_gets_a_verdict() -> None:
    summary = duel(FirstCard(), "greedy", game="schieber", boards=10, seed=1, workers=1)
    (comparison,) = summary.comparisons
    assert (comparison.first, comparison.second) == ("first-card", "greedy")
    assert comparison.estimate.high < 0
    assert comparison.signs.lost >= 8
    assert control(summary, Control.COPY, 0).passed
    assert control(summary, Control.HONESTY, 0).passed
    assert control(summary, Control.RANDOM, 1).differences[0] > 0


def test_a_player_that_is_not_its_own_copy_is_found() -> None:
    summary = duel(Moody(), "greedy", game="schieber", boards=5, seed=1, workers=1)
    copy = control(summary, Control.COPY, 0)
    assert copy.wrong > 0
    assert not copy.passed
    assert not control(summary, Control.HONESTY, 0).passed
    assert control(summary, Control.COPY, 1).passed


def test_cheaters_and_players_by_the_clock_are_told_apart() -> None:
    summary = duel("open", "greedy", game="skat", start="9", boards=3, seed=1, workers=1)
    assert control(summary, Control.HONESTY, 0).unchecked is Unchecked.CHEATER
    timed = duel(
        "flat", "greedy", game="differenzler", boards=2, workers=1, budget=Budget(seconds=0.001)
    )
    assert timed.match.timed
    assert control(timed, Control.HONESTY, 0).unchecked is Unchecked.CLOCK
    assert not [c for c in timed.controls if c.control is Control.COPY]


def test_a_player_against_itself_is_zero_on_every_board() -> None:
    summary = duel("greedy", "greedy", boards=3, seed=1, workers=1)
    assert summary.comparisons[0].differences == (0.0, 0.0, 0.0)


def test_three_players_get_a_ladder_and_corrected_p_values() -> None:
    tournament = tournament_of(
        {
            "game": "schieber",
            "boards": 6,
            "players": {"a": "greedy", "b": "random(bidder=plain)", "c": "random"},
            "controls": False,
            "workers": 1,
        }
    )
    with Store(":memory:") as store:
        session = open_session(tournament, store)
        session.play()
        summary = session.summary()
    assert [strength.player for strength in summary.strengths] == ["a", "b", "c"]
    assert math.isclose(sum(strength.points for strength in summary.strengths), 0, abs_tol=1e-9)
    assert summary.ratings is not None
    assert summary.ratings["a"].mean > summary.ratings["c"].mean
    for match in summary.matches:
        assert match.comparisons[0].adjusted >= match.comparisons[0].evidence.p_value
    json.dumps(summary_to_dict(summary), allow_nan=False)


def test_all_at_one_table_are_compared_in_pairs() -> None:
    tournament = tournament_of(
        {
            "game": "skat",
            "boards": 4,
            "seed": 1,
            "players": ["greedy", "random", "flat(worlds=1)"],
            "pairings": "together",
            "controls": False,
            "workers": 1,
        }
    )
    with Store(":memory:") as store:
        session = open_session(tournament, store)
        session.play()
        (match,) = session.summary().matches
    assert len(match.comparisons) == 3
    means = [c.estimate.mean for c in match.comparisons]
    assert math.isclose(means[0] + means[2], means[1])  # (a-b) + (b-c) = a-c


def test_a_field_is_the_same_for_both() -> None:
    summary = duel(
        "greedy", "random", game="differenzler", boards=3, field="greedy", seed=1, workers=1
    )
    assert set(summary.accounts) == {0, 1, -1}
    assert summary.accounts[0].games == summary.accounts[1].games == 12


def test_wins_per_deal_are_compared_with_a_central_contract() -> None:
    assert duel("greedy", "random", boards=4, seed=1, workers=1).comparisons[0].wins is None
    central = duel("greedy", "random", boards=4, start="cards", seed=1, workers=1)
    assert central.comparisons[0].wins is not None


def test_what_cannot_be_sent_is_refused_by_processes() -> None:
    class Local(FirstCard):
        """Cannot be found by another process."""

    with pytest.raises(BadOption, match="cannot be sent to another process"):
        duel(Local(), "greedy", boards=2, engine=Engine.PROCESSES, workers=2)


def test_a_field_takes_a_single_player_too() -> None:
    tournament = tournament_of(
        {
            "game": "differenzler",
            "boards": 2,
            "players": {"only": "random"},
            "pairings": "together",
            "field": "greedy",
            "workers": 1,
        }
    )
    with Store(":memory:") as store:
        session = open_session(tournament, store)
        session.play()
        (match,) = session.summary().matches
    assert match.comparisons == ()
    assert match.boards == 2


def test_a_sequential_test_is_for_two() -> None:
    players = ["greedy", "random", "flat(worlds=1)"]
    tournament = tournament_of(
        {"game": "skat", "players": players, "pairings": "together", "until": "0..2"}
    )
    with Store(":memory:") as store, pytest.raises(BadOption, match="compares two players"):
        open_session(tournament, store)


def test_what_cannot_start_leaves_no_run_behind() -> None:
    tournament = tournament_of({"game": "skat", "players": ["greedy", "random"], "only": "close"})
    with Store(":memory:") as store:
        with pytest.raises(BadOption, match="looks at card play"):
            open_session(tournament, store)
        assert store.runs() == []


def test_there_is_no_verdict_if_a_player_went_wrong() -> None:
    options = {"game": "schieber", "boards": 11, "seed": 1, "workers": 1, "controls": False}
    summary = duel(Faulty(), "greedy", **options)  # type: ignore[arg-type]
    assert len(summary.failures) == 2
    assert summary.comparisons[0].estimate.high < 0  # however clear the others are
    sentence = verdict_sentence(summary, summary.comparisons[0], Voice())
    assert sentence.startswith("No verdict on faulty and greedy: a player went wrong on 2 boards")
    assert summary.comparisons[0].standing is Standing.FAILED


class Leaving(FirstCard):
    """Thinks that the program is its own."""

    name = "leaving"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        sys.exit("bye")


def test_a_player_that_exits_is_a_failure() -> None:
    with Store(":memory:") as store:
        with pytest.raises(NothingPlayed, match="board 0: leaving at seat 0: raised SystemExit"):
            duel(Leaving(), "greedy", game="schieber", boards=1, seed=1, workers=1, store=store)
        (summary,) = summarise(store, [1]).matches
    assert [failure.what for _, failure in summary.failures] == ["raised SystemExit: bye"]
    assert not control(summary, Control.HONESTY, 0).passed


def test_nothing_is_made_of_boards_that_no_worker_survived(tmp_path: Path) -> None:
    """The mean was not a number, and nobody said why."""
    bot = tmp_path / "deadly.py"
    bot.write_text("import os\nclass Bot:\n    def decide(self, *asked): os._exit(3)\n")
    options = {"game": "schieber", "boards": 1, "engine": Engine.PROCESSES}
    with (
        Store(":memory:") as store,
        pytest.raises(NothingPlayed, match=r"no board of .* board 0: .*worker .* died 3 times"),
    ):
        duel(str(bot), "greedy", **options, controls=False, store=store)  # type: ignore[arg-type]
    with Store(":memory:") as store:
        match = match_of([str(bot), "greedy"], game="schieber")
        tournament = Tournament("", (match,), boards=1, engine=Engine.PROCESSES, workers=2)
        session = open_session(tournament, store)
        session.probe()  # which would have ended the program
        (summary,) = session.summary().matches
    assert control(summary, Control.HONESTY, 0).error == "the worker that asked it died 3 times"
    assert control(summary, Control.HONESTY, 1).passed


def test_runs_of_different_games_share_no_ladder() -> None:
    with Store(":memory:") as store:
        for game in ("skat", "schieber"):
            for other in ("random", "flat(worlds=1)"):
                duel("greedy", other, game=game, boards=2, seed=1, store=store, controls=False)
        numbers = [run.number for run in store.runs()]
        assert summarise(store, numbers).strengths == ()
        assert len(summarise(store, numbers[:2]).strengths) == 3


def test_the_store_knows_what_was_asked_for() -> None:
    with Store(":memory:") as store:
        whole = duel(
            "greedy",
            "random",
            game="schieber",
            boards=120,
            until="0..20",
            store=store,
            workers=2,
            engine=Engine.THREADS,
            controls=False,
        )
        again = summarise(store, [whole.number]).matches[0]
    assert again.decided
    assert again.boards == whole.boards
    assert again.judgement == whole.judgement


def test_what_is_clear_alone_may_be_chance_among_many() -> None:
    summary = duel("greedy", "random", game="schieber", boards=6, seed=2, workers=1, controls=False)
    (comparison,) = summary.comparisons
    assert verdict_sentence(summary, comparison, Voice()).startswith("greedy is better")
    corrected = replace(comparison, adjusted=0.2)
    sentence = verdict_sentence(summary, corrected, Voice())
    assert sentence.startswith("Not decided")
    assert "includes zero" not in sentence
    assert "p corrected 0.200" in sentence
