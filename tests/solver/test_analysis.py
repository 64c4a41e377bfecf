"""Whole games with all cards open, against one question at a time and by their own logic."""

import _thread
import threading

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kiebitz.errors import InconsistentPosition
from kiebitz.games import ActionKind, Differenzler, OpenValue, Schieber, Skat, State
from kiebitz.solver import analyse, solve
from tests import strategies

SOLVING = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
GAMES = st.one_of(strategies.skat_rules, st.builds(Schieber))


@st.composite
def late_games(draw: st.DrawFn) -> State:
    """A game from a late position on, running or finished: whole deals would take seconds."""
    final = draw(strategies.finished(GAMES))
    played = sum(action.kind is ActionKind.PLAY for action in final.history)
    late = final.at(final.length - min(played, draw(st.integers(1, 14))))
    assume(late.open_value is not OpenValue.NONE and not late.over)
    if final.rules.whole_deals_solved_at_once:
        return draw(st.sampled_from([final, late.apply(late.legal_actions[0])]))
    start = _position(late)
    return strategies.advance(start, draw(st.integers(0, 14)), draw(st.integers(0, 100)))


def _position(state: State) -> State:
    """The same without its past."""
    return Schieber().position(
        state.hands,
        mode=state.details.mode,
        leader=state.leader or 0,
        trick=state.trick,
        points=state.points,
        tricks=state.tricks_won,
    )


@settings(SOLVING)
@given(late_games())
def test_every_card_is_worth_what_solving_its_position_says(game: State) -> None:
    found = analyse(game)
    cards = [index for index, act in enumerate(game.history) if act.kind is ActionKind.PLAY]
    assert [one.length for one in found.cards] == cards
    assert [one.number for one in found.cards] == list(range(1, len(cards) + 1))
    for one in found.cards[-12:]:
        position = game.at(one.length)
        solution = solve(position)
        assert {action.card: value for action, value in solution.cards.items()} == one.values
        assert one.before == solution.value
        assert one.best == tuple(action.card for action in solution.best)
        assert (one.seat, one.card) == (position.to_move, game.history[one.length].card)


@settings(SOLVING)
@given(late_games())
def test_what_is_given_away_leads_from_the_first_value_to_the_result(game: State) -> None:
    found = analyse(game)
    for one, following in zip(found.cards, found.cards[1:], strict=False):
        assert one.after == following.before
    for one in found.cards:
        assert one.given_away == abs(one.before - one.after) >= 0
    if game.over and found.cards:
        first_side = game.sides[0]
        gain = sum(
            one.given_away * (1 if one.seat not in first_side else -1) for one in found.cards
        )
        made = found.cards[0].before + gain
        if game.open_value is OpenValue.MADE:
            assert made == (game.result.declarer_tricks == 0)
        else:
            assert made == game.result.side_points[first_side[0]]
    assert sum(one.given_away for one in found.cards) == sum(
        map(found.sum_given_away, range(game.rules.seats))
    )


def test_games_in_which_everyone_plays_alone_are_refused_by_name() -> None:
    with pytest.raises(InconsistentPosition, match="differenzler"):
        analyse(strategies.advance(Differenzler().deal(seed=1), 30, 1))
    ramsch = Skat(ramsch=True).deal(seed=1).apply("pass").apply("pass").apply("pass")
    with pytest.raises(InconsistentPosition, match="Ramsch"):
        analyse(strategies.advance(ramsch, 30, 1))


def test_without_cards_there_is_nothing_to_tell() -> None:
    passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    for game in (passed, Schieber().deal(seed=1), Skat().deal(seed=1)):
        assert analyse(game).cards == ()


def test_one_call_takes_fewer_nodes_than_one_for_each_card() -> None:
    deal = Skat().deal(seed=5)
    for action in ("bid 18", "pass", "pass", "hand", "declare clubs"):
        deal = deal.apply(action)
    game = strategies.advance(deal, 100, 1)
    found = analyse(game)
    assert found.nodes < sum(solve(game.at(one.length)).nodes for one in found.cards)


def test_a_long_analysis_can_be_interrupted() -> None:
    game = strategies.advance(Schieber().deal(seed=2).apply("trump hearts"), 100, 2)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        analyse(game)  # seconds
    timer.join()
