"""The choices of players and those of the core have the same names, all of them."""

import re
from enum import Enum

import pytest

from kiebitz import _core
from kiebitz.errors import BadOption
from kiebitz.games import Skat
from kiebitz.players.alone import Forecast, TieRule
from kiebitz.players.flat import Leaf
from kiebitz.players.playout import SearchPlayout
from kiebitz.players.recursive import Inner
from kiebitz.players.regret import Sampling
from kiebitz.players.rewards import Reward
from kiebitz.players.search_player import native_options
from kiebitz.players.tree import Candidates, MoverKey, Selection, UctPlayer

CHOICES = [
    (_core.TreeOptions, "selection", Selection),
    (_core.TreeOptions, "mover", MoverKey),
    (_core.TreeOptions, "candidates", Candidates),
    (_core.TreeOptions, "reward", Reward),
    (_core.TreeOptions, "leaf", Leaf),
    (_core.TreeOptions, "playout", SearchPlayout),
    (_core.AloneOptions, "forecast", Forecast),
    (_core.AloneOptions, "tie_rule", TieRule),
    (_core.RecursiveOptions, "inner", Inner),
    (_core.MccfrOptions, "sampling", Sampling),
]


@pytest.mark.parametrize(("options", "field", "choice"), CHOICES, ids=lambda x: str(x))
def test_a_choice_has_the_names_of_the_core(options: type, field: str, choice: type[Enum]) -> None:
    one = options()
    for member in choice:
        setattr(one, field, member.name.lower())
        assert getattr(one, field) == member.name.lower() == member.value
    with pytest.raises(BadOption) as refusal:
        setattr(one, field, "nonsense")
    named = re.fullmatch(rf"{field}: 'nonsense' is none of (.*)", str(refusal.value))
    assert named is not None
    assert named[1].split(", ") == [member.value for member in choice]


def test_parameters_arrive_under_their_names() -> None:
    player = UctPlayer(exploration=3.5, selection=Selection.EPSILON_GREEDY, trees=4)
    options = player.options_for(Skat().deal(seed=1).view(0))
    assert (options.exploration, options.selection, options.trees) == (3.5, "epsilon_greedy", 4)
    assert set(options.fields) >= {"exploration", "leaf", "playout", "iterations"}
    assert native_options(_core.TreeOptions, player, trees=2).trees == 2
