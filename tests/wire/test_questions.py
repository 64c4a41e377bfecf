"""Questions of the bot protocol."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kiebitz.cards import Card
from kiebitz.errors import BadMessage
from kiebitz.games import Differenzler, Skat, State
from kiebitz.players import Budget
from kiebitz.randomness import RandomKey
from kiebitz.wire.protocol import LONGEST_LINE, from_line, to_line
from kiebitz.wire.questions import Question, decide, hello, may_hold, read_question
from tests import strategies

budgets = st.builds(
    Budget,
    seconds=st.none() | st.floats(0, 1e6),
    nodes=st.none() | st.integers(0, 2**40),
    worlds=st.none() | st.integers(0, 1000),
)


@given(strategies.states() | strategies.endings(), budgets, strategies.seeds)
def test_a_question_is_read_as_it_was_asked(state: State, budget: Budget, seed: int) -> None:
    assume(state.to_move is not None)
    assert state.to_move is not None
    key = RandomKey(seed, 1, state.to_move, len(state.history))
    question = Question(7, state.view(state.to_move), budget, key)
    line = to_line(decide(question))
    assert len(line) < LONGEST_LINE / 20
    assert read_question(from_line(line)) == question


def test_a_greeting_asks_nothing() -> None:
    assert read_question(from_line(to_line(hello()))) is None


def test_a_budget_without_end_is_no_limit() -> None:
    view = Differenzler().deal(seed=1).view(0)
    asked = decide(Question(1, view, Budget(seconds=float("inf")), RandomKey()))
    assert asked["budget"]["seconds"] is None
    assert len(asked["legal"]) == 158


@given(strategies.states(), st.integers(0, 2))
def test_where_cards_may_lie_agrees_with_where_they_do(state: State, seat: int) -> None:
    places = may_hold(state.view(seat))
    for hand, place in zip(state.hands, places, strict=False):
        assert {str(card) for card in hand} <= set(place)
    own = {Card.parse(text) for text in places[seat]}
    assert own == set(state.hands[seat])


GOOD = decide(Question(1, Skat().deal(seed=1).view(1), Budget(), RandomKey()))


@pytest.mark.parametrize(
    ("change", "output"),
    [
        ({"type": "bye"}, "'bye' should be 'hello' or 'decide'"),
        ({"type": "hello", "kiebitz": 99}, "speaks version 1, not 99"),
        ({"id": "one"}, "id should be a whole number"),
        ({"view": 3}, "the view cannot be read"),
        ({"budget": [1]}, "the budget should be an object"),
        ({"budget": {"seconds": "long"}}, "seconds should be a number"),
        ({"budget": {"nodes": 1.5}}, "nodes should be a whole number"),
        ({"key": None}, "list of four"),
        ({"key": [1, 2, 3, -4]}, "a number of the key"),
    ],
)
def test_what_is_wrong_with_a_question_is_told(change: dict[str, Any], output: str) -> None:
    with pytest.raises(BadMessage, match=output):
        read_question({**GOOD, **change})


def test_a_view_of_somebody_elses_turn_is_refused() -> None:
    message = decide(Question(1, Skat().deal(seed=1).view(0), Budget(), RandomKey()))
    with pytest.raises(BadMessage, match="seat 0 has nothing to decide"):
        read_question(message)
