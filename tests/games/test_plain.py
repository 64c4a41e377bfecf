"""Views as plain data."""

import base64
import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kiebitz.cards import Card, Hand
from kiebitz.errors import BrokenState, KiebitzError
from kiebitz.games import Action, Skat, State
from kiebitz.games.plain import view_from_dict, view_to_dict
from tests import strategies


@given(st.one_of(strategies.states(), strategies.endings()), st.integers(0, 2))
def test_a_view_survives_json(state: State, seat: int) -> None:
    view = state.view(seat)
    assert view_from_dict(json.loads(json.dumps(view_to_dict(view)))) == view


@given(strategies.states(), st.integers(0, 2))
def test_the_plain_data_say_what_the_view_says(state: State, seat: int) -> None:
    view, data = state.view(seat), view_to_dict(state.view(seat))
    assert Hand(map(Card.parse, data["hand"])) == view.hand
    assert [Card.parse(card) for card in data["trick"]] == list(view.trick)
    assert tuple(Action.parse(entry["action"]) for entry in data["history"]) == view.history
    assert [entry["seat"] for entry in data["history"]] == list(view.actors)
    assert [trick["winner"] for trick in data["tricks"]] == [trick.winner for trick in view.tricks]
    assert (data["seat"], data["to_move"], data["leader"]) == (seat, view.to_move, view.leader)
    assert data["points"] == list(view.points)


@given(strategies.states(strategies.skat_rules))
def test_nothing_hidden_is_told(state: State) -> None:
    assume(state.details.declarer is not None)
    defender = (state.details.declarer + 1) % 3
    data = view_to_dict(state.view(defender))
    assert data["details"]["skat"] == []
    discards = [e["action"] for e in data["history"] if e["action"].startswith("discard")]
    assert discards in ([], ["discard ?"])


@pytest.mark.parametrize("data", [None, [], {}, {"bytes": None}, {"bytes": "?"}, {"bytes": "S3oB"}])
def test_what_is_no_view_is_refused(data: Any) -> None:
    with pytest.raises(KiebitzError):
        view_from_dict(data)


def test_a_state_is_no_view() -> None:
    whole = base64.b64encode(Skat().deal(seed=1).to_bytes()).decode()
    with pytest.raises(BrokenState, match="not a view"):
        view_from_dict({"bytes": whole})
