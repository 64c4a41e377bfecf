"""Regret minimisation as the native module gives it: Kuhn poker, which is solved, and cards."""

import pytest

from kiebitz import _core
from kiebitz.errors import BadOption, InconsistentPosition

KEY = (1, 2, 3, 4)
SAMPLINGS = range(3)
POINTS = 2


@pytest.mark.parametrize("plus", [False, True])
def test_kuhn_poker_is_solved(plus: bool) -> None:
    value, distance = _core.kuhn_poker_cfr(2000, plus)
    assert value == pytest.approx(-1 / 18, abs=1e-4)
    assert 0 <= distance < _core.kuhn_poker_cfr(20, plus)[1]


@pytest.mark.parametrize("sampling", SAMPLINGS)
def test_kuhn_poker_is_solved_by_samples(sampling: int) -> None:
    value, distance = _core.kuhn_poker_mccfr(100_000, sampling, 0.6, KEY)
    assert value == pytest.approx(-1 / 18, abs=0.003)
    assert 0 <= distance < 0.03


def test_the_sampling_policy() -> None:
    assert _core.epsilon_on_policy([0.7, 0.3], 0.6) == pytest.approx([0.58, 0.42])


def schieber(cards_left: int) -> _core.SchieberView:
    """A view of who is to move, after the lowest legal action all along."""
    options = _core.SchieberOptions(0, False, False, False, 0)
    state = _core.SchieberState.random(options, 5, 0, 0)
    while not state.played() or max(hand.bit_count() for hand in state.hands()) > cards_left:
        state = state.apply(state.legal()[0])
    assert state.to_move is not None
    view = state.view(state.to_move)
    assert isinstance(view, _core.SchieberView)
    return view


def test_samples_agree_with_the_whole_tree() -> None:
    view = schieber(2)
    cards, chances, values, iterations, infosets = _core.cfr_cards(view, 500, True, POINTS, None)
    assert iterations == 500
    assert infosets > 0
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= value <= 1 for value in values)
    for sampling in SAMPLINGS:
        found = _core.mccfr_cards(view, 20_000, sampling, 0.6, POINTS, None, KEY)
        assert found == _core.mccfr_cards(view, 20_000, sampling, 0.6, POINTS, None, KEY)
        assert found[0] == cards
        worth = sum(chance * value for chance, value in zip(found[1], values, strict=True))
        assert worth == pytest.approx(max(values), abs=0.01)
    distances = _core.cfr_exploitability(view, [1, 10, 100], True, POINTS)
    assert distances[0] >= distances[2] >= -1e-9
    assert distances[2] < 0.001


def test_what_cannot_be_searched_is_refused() -> None:
    first = schieber(9)
    with pytest.raises(BadOption, match="last 3 tricks"):
        _core.cfr_cards(first, 10, True, POINTS, None)
    with pytest.raises(BadOption, match="outcome sampling from any card"):
        _core.mccfr_cards(first, 10, 1, 0.6, POINTS, None, KEY)
    with pytest.raises(BadOption, match="epsilon"):
        _core.mccfr_cards(first, 10, 0, 0.0, POINTS, None, KEY)
    state = _core.SchieberState.random(first.options(), 5, 0, 0)
    with pytest.raises(InconsistentPosition):
        _core.mccfr_cards(state.view(0), 10, 0, 0.6, POINTS, None, KEY)
