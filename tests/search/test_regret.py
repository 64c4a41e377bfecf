"""Regret minimisation as the native module gives it: Kuhn poker, which is solved, and cards."""

import pytest

from kiebitz import _core
from kiebitz.errors import BadOption, InconsistentPosition

KEY = (1, 2, 3, 4)
SAMPLINGS = ("outcome", "external", "chance")


@pytest.mark.parametrize("plus", [False, True])
def test_kuhn_poker_is_solved(plus: bool) -> None:
    value, distance = _core.kuhn_poker_cfr(2000, plus)
    assert value == pytest.approx(-1 / 18, abs=1e-4)
    assert 0 <= distance < _core.kuhn_poker_cfr(20, plus)[1]


@pytest.mark.parametrize("sampling", SAMPLINGS)
def test_kuhn_poker_is_solved_by_samples(sampling: str) -> None:
    value, distance = _core.kuhn_poker_mccfr(100_000, sampling, 0.6, KEY)
    assert value == pytest.approx(-1 / 18, abs=0.003)
    assert 0 <= distance < 0.03


def test_the_sampling_policy() -> None:
    assert _core.epsilon_on_policy([0.7, 0.3], 0.6) == pytest.approx([0.58, 0.42])


def schieber(cards_left: int) -> _core.SchieberView:
    """A view of who is to move, after the lowest legal action all along."""
    options = _core.SchieberOptions(0, False, False, False, 1000)
    state = _core.SchieberState.random(options, 5, 0, 0)
    while not state.played() or max(hand.bit_count() for hand in state.hands()) > cards_left:
        state = state.apply(state.legal()[0])
    assert state.to_move is not None
    view = state.view(state.to_move)
    assert isinstance(view, _core.SchieberView)
    return view


def source(view: _core.SchieberView) -> _core.WorldSource:
    """All worlds of a view."""
    return _core.WorldSource(_core.knowledge_of(view))


def cfr(view: _core.SchieberView, iterations: int) -> _core.CardStrategy:
    options = _core.CfrOptions()
    options.iterations = iterations
    return _core.cfr_cards(view, source(view), options, _core.Budget())


def mccfr(
    view: _core.SchieberView, iterations: int, sampling: str, *, epsilon: float = 0.6
) -> _core.CardStrategy:
    options = _core.MccfrOptions()
    options.iterations, options.sampling, options.epsilon = iterations, sampling, epsilon
    return _core.mccfr_cards(view, source(view), options, KEY, _core.Budget())


def test_samples_agree_with_the_whole_tree() -> None:
    view = schieber(2)
    whole = cfr(view, 500)
    assert whole.iterations == 500
    assert whole.infosets > 0
    assert sum(whole.probability) == pytest.approx(1)
    assert all(0 <= value <= 1 for value in whole.value)
    for sampling in SAMPLINGS:
        found, again = mccfr(view, 20_000, sampling), mccfr(view, 20_000, sampling)
        assert (found.probability, found.value) == (again.probability, again.value)
        assert found.cards == whole.cards
        worth = sum(map(float.__mul__, found.probability, whole.value))
        assert worth == pytest.approx(max(whole.value), abs=0.01)
    distances = _core.cfr_exploitability(view, source(view), [1, 10, 100], _core.CfrOptions())
    assert distances[0] >= distances[2] >= -1e-9
    assert distances[2] < 0.001


def test_what_cannot_be_searched_is_refused() -> None:
    first = schieber(9)
    with pytest.raises(BadOption, match="last 3 tricks"):
        cfr(first, 10)
    with pytest.raises(BadOption, match="outcome sampling from any card"):
        mccfr(first, 10, "external")
    with pytest.raises(BadOption, match="epsilon"):
        mccfr(first, 10, "outcome", epsilon=0.0)
    with pytest.raises(BadOption, match="'chanse' is none of outcome, external, chance"):
        mccfr(first, 10, "chanse")
    state = _core.SchieberState.random(first.options(), 5, 0, 0)
    with pytest.raises(InconsistentPosition):
        mccfr(state.view(0), 10, "outcome")
