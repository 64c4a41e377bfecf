"""Bots that keep notes from one game to the next, which has the same cards."""

import shlex
import sys
from pathlib import Path

import pytest

from kiebitz.arena import duel
from kiebitz.arena.controls import Control, ControlResult, Outcome
from kiebitz.arena.engines import Engine
from kiebitz.arena.summary import MatchSummary
from tests.contract import remembering_bot

BOT = Path(remembering_bot.__file__)
IN_PROCESS = f'python(file="{BOT}", name=Remembering)'
COMMAND = shlex.join([sys.executable, str(BOT)]).replace('"', '\\"')
OVER_THE_WIRE = f'process(command="{COMMAND}")'


def asked_afresh(summary: MatchSummary) -> ControlResult:
    """What came out when the first player was asked afresh."""
    (found,) = [
        each for each in summary.controls if (each.control, each.entrant) == (Control.AFRESH, 0)
    ]
    return found


def test_over_the_wire_no_bot_meets_the_same_cards_twice() -> None:
    """It knew the deal from the second game on, and won 32 points a game."""
    summary = duel(OVER_THE_WIRE, "greedy", game="schieber", boards=4, seed=1, workers=1)
    assert summary.comparisons[0].differences == (0.0,) * 4
    assert asked_afresh(summary).outcome is Outcome.PASSED


@pytest.mark.parametrize("engine", [Engine.THREADS, Engine.PROCESSES])
def test_in_one_process_what_a_bot_remembers_is_found_out(engine: Engine) -> None:
    summary = duel(
        IN_PROCESS, "greedy", game="schieber", boards=4, seed=1, workers=1, engine=engine
    )
    found = asked_afresh(summary)
    assert found.outcome is Outcome.WRONG
    assert found.where
    assert summary.doubtful


def test_our_own_players_and_bots_that_keep_nothing_are_left_alone() -> None:
    example = Path(__file__).parents[2] / "examples" / "own_bot.py"
    summary = duel(str(example), "greedy", game="schieber", boards=3, seed=1, workers=1)
    assert asked_afresh(summary).outcome is Outcome.PASSED
    assert asked_afresh(summary).count > 10
    assert {each.entrant for each in summary.controls if each.control is Control.AFRESH} == {0}
