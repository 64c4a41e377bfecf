"""Maxⁿ and Paranoid as players; the searches themselves are tested natively."""

from collections.abc import Iterator

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import Action, Differenzler, View
from kiebitz.players import Budget, Decision, make_player
from kiebitz.players.search_player import SearchPlayer
from kiebitz.randomness import RandomKey
from tests.strategies import advance

SMALL = "leaves=100, worlds=3"


def views(count: int) -> Iterator[tuple[int, View]]:
    """Cards to be chosen in the first half of random games."""
    for board in range(count):
        state = advance(Differenzler().deal(seed=6, board=board), 4 + board % 20, seed=board)
        if state.to_move is not None and len(state.legal_actions) > 1:
            yield board, state.view(state.to_move)


def chosen(text: str, view: View, board: int) -> Decision:
    """What a player decides."""
    return make_player(text).decide(view, Budget(), RandomKey(board))


def aggressive_cards(view: View, board: int) -> set[Action]:
    """Those that a player without any aggressiveness passes over for worse ones."""
    tame = chosen(f"maxn({SMALL}, aggressiveness=0.0)", view, board)
    return {a for a, value in tame.values.items() if value > tame.values[tame.action]}


def test_aggressive_cards_are_played_as_often_as_wanted() -> None:
    aggressive = peaceful = 0
    for board, view in views(600):
        free = chosen(f"maxn({SMALL})", view, board)
        tame = chosen(f"maxn({SMALL}, aggressiveness=0.0)", view, board)
        assert free.values == tame.values  # only the choice differs
        if free.action == tame.action:
            continue
        aggressive += 1
        assert free.action in aggressive_cards(view, board)
        half = chosen(f"maxn({SMALL}, aggressiveness=0.5)", view, board)
        assert half.action in (free.action, tame.action)
        peaceful += half.action == tame.action
    assert aggressive >= 10
    assert 0 < peaceful < aggressive


@pytest.mark.parametrize("kind", ["maxn", "paranoid"])
def test_a_collapsed_table_is_one_world(kind: str) -> None:
    for board, view in views(20):
        decision = chosen(f"{kind}(leaves=100, collapsed=true)", view, board)
        assert decision.effort.worlds == 1
    player = make_player(f"{kind}(collapsed=true)")
    assert isinstance(player, SearchPlayer)
    assert player.budgets == {"seconds"}


@pytest.mark.parametrize(
    "text", ["maxn(worlds=0)", "paranoid(leaves=0)", "maxn(aggressiveness=2.0)"]
)
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
