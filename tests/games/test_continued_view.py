"""Views that take in further actions."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kiebitz.errors import BrokenState
from kiebitz.games import Action, Schieber, State
from kiebitz.games.continued_view import continue_view
from tests import strategies


@given(strategies.states(), st.integers(0, 2), st.integers(0, 40))
def test_a_view_goes_on_as_the_state_does(state: State, seat: int, back: int) -> None:
    later = state.view(seat)
    before = state
    for _ in range(min(back, len(state.history))):
        before = before.undo()
    earlier = before.view(seat)
    # What is shown or picked up on the way is not said by actions.
    assume(later.shown == earlier.shown)
    assume("pickup" not in [str(action) for action in later.history])
    assert continue_view(earlier, later.history[len(earlier.history) :]) == later


def test_what_the_seat_knows_to_be_wrong_is_refused() -> None:
    view = Schieber().deal(seed=1).apply("trump hearts").view(1)
    with pytest.raises(BrokenState, match="action number 2"):
        continue_view(view, [Action.play(card) for card in list(view.hand)[:1]])
