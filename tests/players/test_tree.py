"""Tree searches."""

import random
from collections.abc import Iterator

import pytest

from kiebitz.beliefs import Worlds
from kiebitz.errors import BadOption
from kiebitz.games import Schieber, Skat, SkatContract, SkatLevel, State
from kiebitz.players import Budget, Decision, IsmctsPlayer, UctPlayer, make_player
from kiebitz.players.tree import Candidates, MoverKey, Selection
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve


def ouvert_endings(count: int) -> Iterator[State]:
    """Endings of grand ouvert without a skat: the defenders see through them."""
    deck = [str(card) for card in Skat.deck.cards]
    chance = random.Random(3)
    while count > 0:
        cards = chance.sample(deck, 12)
        state = Skat().position(
            [" ".join(cards[4 * seat : 4 * seat + 4]) for seat in range(3)],
            contract=SkatContract.GRAND,
            declarer=0,
            leader=1,
            hand=True,
            level=SkatLevel.OUVERT,
        )
        assert Worlds(state.view(1)).count == 1
        values = sorted(set(solve(state).cards.values()))
        if len(values) > 1 and values[1] - values[0] >= CLEAR:  # the defenders want few points
            count -= 1
            yield state


CLEAR = 8
"""Points by which the best card is better: less is lost in the noise of playouts for long."""
PLAYERS = (
    UctPlayer(iterations=6000, exploration=0.3),
    UctPlayer(iterations=6000, exploration=0.3, ordered=False, key=MoverKey.HAND),
    UctPlayer(iterations=6000, exploration=0.3, candidates=Candidates.BOOKKEEPING),
    UctPlayer(iterations=6000, exploration=0.3, first_play=0.5),
    IsmctsPlayer(iterations=6000, exploration=0.3),
    IsmctsPlayer(iterations=6000, exploration=0.3, observers=2),
    IsmctsPlayer(iterations=18000, exploration=0.3, observers=2, redraw=True),
)


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_with_one_world_it_finds_the_solvers_card(player: UctPlayer | IsmctsPlayer) -> None:
    for number, state in enumerate(ouvert_endings(6)):
        thought = player.think(state.view(1), Budget(), RandomKey(number))
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


@pytest.mark.parametrize("kind", ["uct", "ismcts"])
def test_leaves_are_collected_for_the_judge(kind: str) -> None:
    view = Schieber().deal(seed=3).apply("trump clubs").view(0)
    key = RandomKey(5)

    def found(options: str) -> Decision:
        return make_player(f"{kind}(iterations=405{options})").decide(view, Budget(), key)

    assert found(", leaves=1") == found("")
    assert found(", leaves=8") == found(", leaves=8")
    assert found(", leaves=8").values != found("").values
    assert found(", leaves=8").effort.playouts == 405


@pytest.mark.parametrize("leaves", [2, 16])
def test_collected_leaves_find_the_same_cards(leaves: int) -> None:
    player = IsmctsPlayer(iterations=6000, exploration=0.3, leaves=leaves)
    for number, state in enumerate(ouvert_endings(6)):
        thought = player.think(state.view(1), Budget(), RandomKey(number))
        assert thought.best[0] in solve(state).best


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
    assert text.count("->") >= 9


@pytest.mark.parametrize(
    "text",
    [
        "uct(iterations=0)",
        "uct(exploration=-1)",
        "uct(first_play=2)",
        "uct(leaves=0)",
        "ismcts(redraw=true)",
    ],
)
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
