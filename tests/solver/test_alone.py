"""Maxⁿ and Paranoid of Differenzler against every line of play, written from their definitions."""

import random

import pytest

from kiebitz.cards import Suit
from kiebitz.errors import BadOption, InconsistentPosition
from kiebitz.games import Differenzler, Skat, State, Undertrump
from kiebitz.solver import maxn_line, solve_maxn, solve_paranoid
from tests.strategies import advance

SEATS = 4


def ending(chance: random.Random, size: int) -> State:
    """A random ending, perhaps in the middle of a trick."""
    rules = Differenzler(undertrump=chance.choice(list(Undertrump)))
    cards = chance.sample(rules.deck.cards, SEATS * size)
    state = rules.position(
        [cards[seat::SEATS] for seat in range(SEATS)],
        trump=chance.choice(list(Suit)),
        predictions=[chance.randrange(60) for _ in range(SEATS)],
        leader=chance.randrange(SEATS),
    )
    return advance(state, chance.randrange(SEATS), seed=chance.randrange(10**6))


def taste(seat: int, prediction: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """What a seat looks at, best first; smaller is better."""
    after = [points[(seat + turn) % SEATS] for turn in range(3)]
    return (abs(prediction - points[seat]), *after)


def maxn(state: State) -> tuple[int, ...]:
    """The result of Maxⁿ by every line."""
    if state.over:
        return tuple(state.result.points)
    seat = state.to_move
    assert seat is not None
    prediction = state.details.predictions[seat]
    results = [maxn(state.apply(action)) for action in state.legal_actions]
    return min(results, key=lambda points: taste(seat, prediction, points))


def paranoid(state: State, root: int) -> int:
    """The difference of a seat against all others by every line."""
    if state.over:
        return abs(state.details.predictions[root] - state.result.points[root])
    choose = min if state.to_move == root else max
    return choose(paranoid(state.apply(action), root) for action in state.legal_actions)


def test_both_are_those_of_looking_at_every_line() -> None:
    chance = random.Random(1)
    for number in range(60):
        state = ending(chance, 1 + number % 3)
        solution = solve_maxn(state)
        assert solution.points == maxn(state), state.to_json()
        assert {action: maxn(state.apply(action)) for action in state.legal_actions} == (
            solution.cards
        )
        root = chance.randrange(SEATS)
        against_all = solve_paranoid(state, root)
        assert against_all.difference == paranoid(state, root), state.to_json()
        assert all(
            paranoid(state.apply(action), root) == against_all.difference
            for action in against_all.best
        )


def test_the_line_of_maxn_ends_with_its_points() -> None:
    chance = random.Random(2)
    for _ in range(10):
        state = ending(chance, 4)
        solution = solve_maxn(state)
        assert maxn_line(state)[0] in solution.best
        for action in maxn_line(state):
            state = state.apply(action)
        assert tuple(state.result.points) == solution.points


def test_other_games_and_unplayed_deals_are_refused() -> None:
    for state in (Skat().deal(seed=1), Differenzler().deal(seed=1)):
        for question in (solve_maxn, solve_paranoid, maxn_line):
            with pytest.raises(InconsistentPosition):
                question(state)  # type: ignore[operator]
    with pytest.raises(BadOption):
        solve_paranoid(ending(random.Random(3), 2), 4)
