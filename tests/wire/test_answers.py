"""Answers of the bot protocol."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import BadMessage
from kiebitz.games import Action, Schieber
from kiebitz.players import Budget, Decision, Effort, Unit
from kiebitz.randomness import RandomKey
from kiebitz.wire.answers import (
    Introduction,
    answer,
    introduce,
    read_answer,
    read_introduction,
    refuse,
)
from kiebitz.wire.protocol import from_line, to_line
from kiebitz.wire.questions import Question
from tests.strategies import plain_json

VIEW = Schieber().deal(seed=1).view(0)
QUESTION = Question(5, VIEW, Budget(), RandomKey())
GOOD = {"id": 5, "action": "push"}

decisions = st.builds(
    Decision,
    st.sampled_from(VIEW.legal_actions),
    st.dictionaries(st.sampled_from(VIEW.legal_actions), st.floats(-1e9, 1e9)),
    st.builds(Effort, nodes=st.integers(0, 2**60), worlds=st.integers(0, 9)),
    st.sampled_from(Unit),
    st.dictionaries(st.sampled_from(VIEW.legal_actions), st.floats(0, 1e9)),
)


@given(decisions)
def test_a_decision_is_read_as_it_was_made(decision: Decision) -> None:
    assert read_answer(from_line(to_line(answer(5, decision))), QUESTION) == decision


def test_infinite_values_are_left_out() -> None:
    push = Action.parse("push")
    assert answer(1, Decision(push, {push: float("-inf")}))["values"] == {}


def test_a_bot_introduces_itself() -> None:
    introduction = Introduction("my bot", "2")
    assert read_introduction(introduce(introduction)) == introduction
    assert read_introduction({"name": "my bot"}) == Introduction("my bot")


@pytest.mark.parametrize("message", [{}, {"name": ""}, {"name": 3}, {"name": "x", "version": 1}])
def test_what_is_no_introduction_is_refused(message: dict[str, Any]) -> None:
    with pytest.raises(BadMessage, match="no greeting"):
        read_introduction(message)


def test_an_action_may_be_written_in_other_words() -> None:
    state = Schieber().deal(seed=1).apply("trump hearts")
    question = Question(1, state.view(0), Budget(), RandomKey())
    card = state.hands[0]
    text = f"play {next(iter(card)).suit.name.lower()} {next(iter(card)).rank.letter}"
    action = read_answer({"id": 1, "action": text}, question).action
    assert action in state.legal_actions


@pytest.mark.parametrize(
    ("change", "output"),
    [
        ({"id": 4}, "should have the id 5"),
        ({"id": True}, "should have the id 5"),
        ({"id": 5.0}, "should have the id 5"),
        ({"action": None}, "should be a text such as"),
        ({"action": "dance"}, "is no action"),
        ({"action": "play CJ"}, "'play CJ' is not legal; legal: trump diamonds, trump hearts"),
        ({"values": [1]}, "values should be an object"),
        ({"values": {"push": "good"}}, "push should be a number"),
        ({"values": {"play CJ": 1}}, "not legal"),
        ({"unit": "furlongs"}, "the unit should be one of chance, points, score, own"),
        ({"unit": ["points"]}, "the unit should be one of"),
        ({"errors": {"push": "small"}}, "push should be a number"),
        ({"effort": {"nodes": -1}}, "nodes should be a whole number"),
        ({"effort": 3}, "effort should be an object"),
        ({"error": "no idea"}, "it says: 'no idea'"),
    ],
)
def test_what_is_wrong_with_an_answer_is_said(change: dict[str, Any], output: str) -> None:
    assert read_answer(GOOD, QUESTION).action == Action.parse("push")
    with pytest.raises(BadMessage, match=output):
        read_answer({**GOOD, **change}, QUESTION)


parts = st.sampled_from(["id", "action", "values", "effort", "error"])
texts = st.sampled_from(["push", "trump hearts", "play CJ", "trump", "?"])


@given(st.dictionaries(parts, plain_json | texts | st.dictionaries(texts, plain_json)))
def test_whatever_is_answered_is_a_legal_decision_or_refused(message: dict[str, Any]) -> None:
    try:
        decision = read_answer({**GOOD, **message}, QUESTION)
    except BadMessage:
        return
    assert decision.action in VIEW.legal_actions
    assert set(decision.values) <= set(VIEW.legal_actions)


def test_a_refusal_tells_the_error() -> None:
    with pytest.raises(BadMessage, match="KeyError"):
        read_answer(refuse(5, KeyError("x")), QUESTION)
