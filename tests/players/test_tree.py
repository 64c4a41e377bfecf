"""Tree searches."""

from collections.abc import Iterator

import pytest

from kiebitz.beliefs import Worlds
from kiebitz.errors import BadOption
from kiebitz.games import Phase, Rules, Schieber, Skat, State
from kiebitz.lab.sample_views import played_randomly
from kiebitz.players import Budget, IsmctsPlayer, UctPlayer, make_player
from kiebitz.players.tree import Candidates, MoverKey, Selection
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve


def known_endings(rules: Rules, count: int) -> Iterator[State]:
    """Endings that the mover sees through: one world, and a card that is better than others."""
    board = 0
    while count > 0:
        board += 1
        cards = (20 if isinstance(rules, Skat) else 25) + board % 4
        state = played_randomly(rules, cards, RandomKey(11, board))
        if state.phase is not Phase.PLAY or state.to_move is None:
            continue
        if len(state.legal_actions) < 2 or Worlds(state.view(state.to_move)).count > 1:
            continue
        if len(set(solve(state).cards.values())) > 1:
            count -= 1
            yield state


PLAYERS = (
    UctPlayer(iterations=4000),
    UctPlayer(iterations=4000, ordered=False, key=MoverKey.HAND),
    UctPlayer(iterations=4000, candidates=Candidates.BOOKKEEPING),
    UctPlayer(iterations=4000, first_play=0.5),
    IsmctsPlayer(iterations=4000),
    IsmctsPlayer(iterations=4000, observers=2),
    IsmctsPlayer(iterations=12000, observers=2, redraw=True),
)


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
@pytest.mark.parametrize("rules", [Skat(), Schieber()], ids=lambda rules: rules.name)
def test_with_one_world_it_finds_the_solvers_card(
    player: UctPlayer | IsmctsPlayer, rules: Rules
) -> None:
    for number, state in enumerate(known_endings(rules, 8)):
        assert state.to_move is not None
        thought = player.think(state.view(state.to_move), Budget(), RandomKey(number))
        assert thought.best[0] in solve(state).best


@pytest.mark.parametrize("selection", Selection)
def test_every_policy_tries_every_card(selection: Selection) -> None:
    state = Schieber().deal(seed=3).apply("trump clubs")
    player = UctPlayer(iterations=300, selection=selection)
    thought = player.think(state.view(0), Budget(), RandomKey())
    assert set(thought.values) == set(state.legal_actions)
    assert thought.effort.playouts == 300


@pytest.mark.parametrize(
    "text", ["uct(trees=4, iterations=400)", "ismcts(trees=3, iterations=400)"]
)
def test_threads_share_trees_without_changing_the_result(text: str) -> None:
    view = Schieber().deal(seed=3).apply("trump clubs").view(0)
    one = make_player(text)
    two = make_player(text.replace(")", ", threads=2)"))
    key = RandomKey(5)
    assert one.decide(view, Budget(), key) == two.decide(view, Budget(), key)


def test_a_budget_of_playouts_is_kept() -> None:
    view = Schieber().deal(seed=3).apply("trump clubs").view(0)
    decision = make_player("ismcts").decide(view, Budget(playouts=123), RandomKey())
    assert decision.effort.playouts == 123


def test_the_tree_can_be_drawn() -> None:
    view = Schieber().deal(seed=3).apply("trump clubs").view(0)
    text = UctPlayer(iterations=500).dot(view, RandomKey(), depth=2)
    assert text.startswith("digraph search {")
    assert text.rstrip().endswith("}")
    assert "seat 0" in text
    assert text.count("->") > 9


@pytest.mark.parametrize(
    "text",
    ["uct(iterations=0)", "uct(exploration=-1)", "uct(first_play=2)", "ismcts(redraw=true)"],
)
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
