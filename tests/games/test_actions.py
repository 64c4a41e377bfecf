"""Actions and their texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import JASS_DECK, SKAT_DECK, Card
from kiebitz.errors import KiebitzError, UnknownAction
from kiebitz.games import Action, ActionKind, JassMode, State
from tests import strategies


@given(strategies.states())
def test_every_action_reads_back_from_its_text_and_its_code(state: State) -> None:
    for action in (*state.legal_actions, *state.history):
        assert Action.parse(str(action)) == action
        assert Action.decode(action.encode(state.rules.deck), state.rules.deck) == action


@given(strategies.states())
def test_hidden_actions_of_views_read_back_too(state: State) -> None:
    for seat in range(state.rules.seats):
        for action in state.view(seat).history:
            assert Action.parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play ♣J", "play CJ"),
        ("PLAY Kreuz-Bube", "play CJ"),
        ("discard d9, DQ", "discard DQ D9"),
        ("declare GRAND ouvert", "declare grand ouvert"),
        (" pass ", "pass"),
    ],
)
def test_texts_are_read_tolerantly_and_printed_in_one_form(text: str, canonical: str) -> None:
    assert str(Action.parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play X9",
        "bid",
        "bid -1",
        "bid 1e3",
        "bid ٣",
        "hold on",
        "discard CJ",
        "discard CJ CJ",
        "declare",
        "declare chess",
        "declare grand hand",
        "trump jump",
        "predict ??",
        "jump",
        "play ?",
    ],
)
def test_what_is_no_action_is_refused_by_name(text: str) -> None:
    with pytest.raises(UnknownAction, match="is no action"):
        Action.parse(text)


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = Action.parse(text)
    except UnknownAction:
        return
    assert Action.parse(str(action)) == action


@given(st.integers(-10, 2**40))
def test_a_number_out_of_range_is_refused(number: int) -> None:
    try:
        code = Action.bid(number).encode(SKAT_DECK)
    except KiebitzError:
        assert not 0 <= number < 0xFFFF
    else:
        assert Action.decode(code, SKAT_DECK) == Action.bid(number)


def test_only_a_play_has_a_card() -> None:
    assert Action.play("CJ").card == Card.parse("CJ")
    with pytest.raises(AttributeError, match="plays no card"):
        _ = Action.bid(18).card


@pytest.mark.parametrize(
    "action",
    [
        Action(ActionKind.TRUMP),
        Action(ActionKind.PREDICT),
        Action(ActionKind.PREDICT, Card.parse("D7")),
        Action(ActionKind.PLAY, 34),
        Action(ActionKind.PLAY),
        Action(ActionKind.BID, True),
        Action(ActionKind.PASS, 1),
        Action(ActionKind.BID, JassMode.HEARTS),
    ],
)
def test_an_action_with_a_foreign_argument_is_refused(action: Action) -> None:
    with pytest.raises(UnknownAction, match="does not belong"):
        action.encode(JASS_DECK)
