"""Differenzler rule by rule."""

from collections import Counter

import pytest

from kiebitz.cards import Suit
from kiebitz.errors import BadOption, IllegalAction
from kiebitz.games import HIDDEN, Action, Differenzler, Phase, State, Undertrump


def predicted(state: State, *points: int) -> State:
    """Make predictions in turn."""
    for number in points:
        state = state.apply(f"predict {number}")
    return state


def play_first_legal(state: State) -> State:
    """Finish a deal with the first legal card each time."""
    while not state.over:
        state = state.apply(state.legal_actions[0])
    return state


def test_the_trump_suit_is_drawn_at_random_with_the_deal() -> None:
    trumps = Counter(
        Differenzler().deal(seed=1, board=board).details.trump for board in range(2000)
    )
    assert set(trumps) == set(Suit)
    assert min(trumps.values()) > 400


def test_everyone_predicts_once_beginning_with_forehand() -> None:
    state = Differenzler().deal(seed=1, forehand=2)
    order = []
    for _ in range(4):
        order.append(state.to_move)
        state = state.apply("predict 40")
    assert order == [2, 3, 0, 1]
    assert (state.phase, state.to_move) == (Phase.PLAY, 2)


@pytest.mark.parametrize("text", ["predict 158", "predict 1000", "push", "play C6"])
def test_anything_but_0_to_157_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match=text):
        Differenzler().deal(seed=1).apply(text)


def test_hidden_predictions_are_seen_by_nobody_else() -> None:
    state = predicted(Differenzler().deal(seed=1), 10, 20)
    assert state.view(0).details.predictions == (10, None, None, None)
    assert state.view(0).history == (Action.predict(10), Action.parse("predict ?"))
    assert state.view(0).history[1].argument is HIDDEN


def test_open_predictions_are_heard_by_all() -> None:
    state = predicted(Differenzler(open_predictions=True).deal(seed=1), 10, 20)
    assert state.view(3).details.predictions == (10, 20, None, None)


def test_the_difference_is_prediction_minus_points() -> None:
    state = Differenzler().position(
        ["CA", "C6", "C7", "C8"], trump=Suit.HEARTS, predictions=(20, 0, 3, 3), leader=0
    )
    result = play_first_legal(state).result
    assert result.points == (16, 0, 0, 0)
    assert result.differences == (4, 0, 3, 3)
    assert result.scores == (-4, 0, -3, -3)


def test_tied_players_share_the_better_rank() -> None:
    state = Differenzler().position(
        ["CA", "C6", "C7", "C8"], trump=Suit.HEARTS, predictions=(20, 3, 3, 50), leader=0
    )
    assert play_first_legal(state).result.ranks == (3, 1, 1, 4)


def test_too_many_and_too_few_count_alike() -> None:
    state = Differenzler().position(
        ["CA", "C6", "C7", "C8"], trump=Suit.HEARTS, predictions=(12, 4, 0, 0), leader=0
    )
    assert play_first_legal(state).result.ranks == (3, 3, 1, 1)


def test_the_presets_differ_in_the_undertrump_rule() -> None:
    assert Differenzler().undertrump is Undertrump.LAX
    assert Differenzler.table().undertrump is Undertrump.STRICT
    hands = ["D6", "D9", "H6 S6", "DQ DA"]
    for rules, count in ((Differenzler(), 2), (Differenzler.table(), 1)):
        state = rules.position(
            hands, trump=Suit.HEARTS, predictions=(0, 0, 0, 0), leader=0, trick="C6 HK"
        )
        assert len(state.legal_actions) == count


def test_impossible_predictions_in_a_position_are_refused() -> None:
    with pytest.raises(BadOption, match="200"):
        Differenzler().position(
            ["CA", "C6", "C7", "C8"], trump=Suit.HEARTS, predictions=(200, 0, 0, 0), leader=0
        )
