"""The open-card solver against every line of play, the ladder, and the laws it must obey."""

import random

import numpy as np
import pytest
from hypothesis import given

from kiebitz.cards import Card
from kiebitz.errors import BadOption, InconsistentPosition
from kiebitz.games import (
    Differenzler,
    JassMode,
    Schieber,
    Skat,
    SkatContract,
    State,
)
from kiebitz.solver import (
    ask_value,
    best_line,
    bounds_many,
    card_bounds,
    ladder_card_values,
    ladder_null,
    reaches,
    safe_points,
    solve,
    solve_many,
    solve_value,
    solve_worlds,
    value_bounds,
)
from tests.golden.declared_deals import deals_with_verdict
from tests.solver.endings import TRUMP_GAMES, cut, schieber_ending, skat_ending
from tests.strategies import endings


def total(state: State) -> int:
    """What the value is about, at the end of a game."""
    if isinstance(state.rules, Skat):
        return int(state.result.declarer_points)
    return int(state.result.points[0])


def maximises(state: State) -> bool:
    """Whether the seat to move wants the value high."""
    if isinstance(state.rules, Skat):
        return bool(state.to_move == state.details.declarer)
    return (state.to_move or 0) % 2 == 0


def by_every_line(state: State) -> int:
    """The value by looking at every line of play in Python."""
    if state.over:
        return total(state)
    outcomes = [by_every_line(state.apply(action)) for action in state.legal_actions]
    return max(outcomes) if maximises(state) else min(outcomes)


@pytest.mark.parametrize(("ending", "most"), [(skat_ending, 4), (schieber_ending, 3)])
def test_the_value_is_that_of_looking_at_every_line(ending: object, most: int) -> None:
    chance = random.Random(1)
    for number in range(150):
        state: State = ending(chance, 1 + number % most)  # type: ignore[operator]
        exact = by_every_line(state)
        assert solve_value(state) == exact, state.to_json()
        assert solve(state).value == exact
        for wanted in (exact - 1, exact, exact + 1):
            assert reaches(state, wanted) == (exact >= wanted)


def test_card_values_are_those_of_the_ladder() -> None:
    chance = random.Random(2)
    for number in range(60):
        state = skat_ending(chance, 4 + number % 4)
        before = state.points[state.details.declarer]
        expected = {card: before + more for card, more in ladder_card_values(state).items()}
        assert solve(state).cards == expected


def test_the_nine_card_example_of_the_thesis() -> None:
    state = Skat().position(
        [
            "C7 C8 CQ CK CA D7 DT DA SA",
            "HJ D8 D9 DQ S9 H7 H8 H9 HQ",
            "DJ C9 HA S7 S8 SQ SK ST DK",
        ],
        contract=SkatContract.CLUBS,
        declarer=0,
        leader=0,
    )
    solution = solve(state)
    assert solution.value == 78
    assert {str(action.card) for action in solution.best} == {"SA", "C7", "C8"}


@pytest.mark.parametrize("ending", [skat_ending, schieber_ending])
def test_the_best_line_ends_with_the_value(ending: object) -> None:
    chance = random.Random(3)
    for _ in range(25):
        state: State = ending(chance, 5)  # type: ignore[operator]
        value = solve_value(state)
        for action in best_line(state):
            assert action in solve(state).best
            state = state.apply(action)
        assert total(state) == value


@pytest.mark.parametrize("ending", [skat_ending, schieber_ending])
def test_many_at_once_give_the_same_whatever_the_number_of_threads(ending: object) -> None:
    chance = random.Random(4)
    states: list[State] = [ending(chance, 1 + i % 6) for i in range(120)]  # type: ignore[operator]
    values = solve_many(states)
    assert values.tolist() == [solve_value(state) for state in states]
    assert np.array_equal(values, solve_many(states, threads=3))
    assert np.array_equal(solve_many(states, reaches=30, threads=2), values >= 30)


def test_the_same_search_twice_takes_the_same_nodes() -> None:
    state = skat_ending(random.Random(5), 8)
    assert solve(state) == solve(state)


def test_renaming_side_suits_does_not_change_the_value() -> None:
    chance = random.Random(6)
    for _ in range(60):
        hands = cut(chance, Schieber(), 5)
        letters = dict(zip("CSD", chance.sample("CSD", 3), strict=True)) | {"H": "H"}
        renamed = [[letters[str(card)[0]] + str(card)[1] for card in hand] for hand in hands]
        first, second = (
            Schieber().position(
                [" ".join(map(str, hand)) for hand in deal], mode=JassMode.HEARTS, leader=1
            )
            for deal in (hands, renamed)
        )
        assert solve_value(first) == solve_value(second)


def test_rotating_the_seats_does_not_change_the_value() -> None:
    chance = random.Random(7)
    for _ in range(60):
        hands = cut(chance, Skat(), 5)
        contract, leader = chance.choice(TRUMP_GAMES), chance.randrange(3)
        values = {
            solve_value(
                Skat().position(
                    hands[turn:] + hands[:turn],  # type: ignore[arg-type]
                    contract=contract,
                    declarer=(3 - turn) % 3,
                    leader=(leader - turn) % 3,
                )
            )
            for turn in range(3)
        }
        assert len(values) == 1


def test_safe_points_are_never_above_the_value() -> None:
    chance = random.Random(8)
    states = []
    while len(states) < 2000:
        state = skat_ending(chance, 2 + len(states) % 5)
        if not state.trick:
            states.append(state)
    for state, value in zip(states, solve_many(states).tolist(), strict=True):
        table = state.contract_table
        assert table is not None
        everything = sum(table.points(card) for hand in state.hands for card in hand)
        side = value if state.leader == state.details.declarer else everything - value
        assert safe_points(state) <= side


def test_the_verdicts_on_declared_deals_are_those_of_two_other_solvers() -> None:
    deals = deals_with_verdict()
    assert len(deals) == 1000
    answers = solve_many([deal.state for deal in deals], reaches=61, threads=2)
    assert answers.tolist() == [int(bool(deal.reaches_61)) for deal in deals]


@pytest.mark.parametrize(
    "state",
    [
        Skat().deal(seed=1),
        Schieber().deal(seed=1),
        Differenzler().deal(seed=1),
    ],
)
def test_positions_without_a_value_are_refused(state: State) -> None:
    for question in (solve, solve_value, best_line):
        with pytest.raises(InconsistentPosition):
            question(state)
    with pytest.raises(InconsistentPosition):
        solve_many([state])


def test_batches_must_make_sense() -> None:
    ending = skat_ending(random.Random(9), 3)
    with pytest.raises(BadOption, match="no positions"):
        solve_many([])
    with pytest.raises(BadOption, match="one game"):
        solve_many([ending, schieber_ending(random.Random(9), 3)])
    with pytest.raises(BadOption, match="-5000"):
        solve_many([ending], reaches=-5000)
    with pytest.raises(BadOption):
        solve_many([ending], threads=0)


def test_null_is_made_or_lost_card_by_card() -> None:
    chance = random.Random(8)
    answers = set()
    for number in range(60):
        state = skat_ending(chance, 1 + number % 5, contracts=[SkatContract.NULL])
        solution = solve(state)
        for action, value in solution.cards.items():
            after = state.apply(action)
            made = bool(after.result.won) if after.over else ladder_null(after).yes
            assert value == made, state.to_json()
            answers.add(made)
    assert answers == {True, False}


@pytest.mark.parametrize("ending", [skat_ending, schieber_ending])
def test_a_budget_proves_bounds_that_hold(ending: object) -> None:
    chance = random.Random(9)
    spent = 0
    for _ in range(40):
        state: State = ending(chance, 6)  # type: ignore[operator]
        exact = solve(state)
        for nodes in (0, 30, 300, 3_000, 1_000_000):
            proven = value_bounds(state, nodes=nodes)
            assert proven.low <= exact.value <= proven.high
            spent += not proven.exact
            for action, bounds in card_bounds(state, nodes=nodes).items():
                assert bounds.low <= exact.cards[action] <= bounds.high
        assert value_bounds(state, seconds=60).exact
    assert spent > 20


def test_budgets_prove_the_same_whatever_the_number_of_threads() -> None:
    chance = random.Random(10)
    states = [skat_ending(chance, 7) for _ in range(60)]
    once = bounds_many(states, nodes=500)
    assert np.array_equal(once, bounds_many(states, nodes=500, threads=3))
    assert 0 < sum(low == high for low, high in once.tolist()) < len(states)


def test_worlds_are_positions_with_other_hands() -> None:
    chance = random.Random(11)
    for ending in (skat_ending, schieber_ending):
        state: State = ending(chance, 5)  # type: ignore[operator]
        deck = state.rules.deck
        others = [seat for seat in range(state.rules.seats) if seat != state.to_move]
        worlds, states = [], []
        for _ in range(30):
            unseen = [card for seat in others for card in state.hands[seat]]
            chance.shuffle(unseen)
            hands = [list(hand) for hand in state.hands]
            for seat in others:
                hands[seat] = [unseen.pop() for _ in hands[seat]]
            aside = [list(state.details.skat)] if isinstance(state.rules, Skat) else []
            worlds.append([deck.mask(cards) for cards in hands + aside])
            states.append(with_hands(state, hands))
        values = solve_worlds(state, worlds, threads=2)
        assert values.tolist() == solve_many(states).tolist()
        each = solve_worlds(state, worlds, each_card=True)
        for row, world in zip(each.tolist(), states, strict=True):
            assert row == [solve(world).cards[action] for action in state.legal_actions]
        assert solve_worlds(state, worlds, reaches=30).tolist() == (values >= 30).tolist()


def with_hands(state: State, hands: list[list[Card]]) -> State:
    """The same position with other hands."""
    position = {"leader": state.leader, "trick": state.trick, "points": state.points}
    if isinstance(state.rules, Skat):
        position |= {"contract": state.details.contract, "declarer": state.details.declarer}
    else:
        position |= {"mode": state.details.mode}
    return state.rules.position(hands, **position)  # type: ignore[attr-defined,no-any-return]


@given(endings(most_cards=3).filter(lambda state: not state.rules.plays_alone and not state.over))
def test_an_answer_with_its_effort_says_the_same(state: State) -> None:
    value = solve_value(state)
    found = ask_value(state)
    assert found.value == value
    assert found.reached is None
    assert found.bounds == value_bounds(state)
    assert found.nodes >= 0
    assert found.seconds >= 0
    for total in (value, value + 1):
        asked = ask_value(state, reaches=total)
        assert asked.reached == reaches(state, total) == (total == value)


def test_a_budget_that_runs_out_leaves_the_answer_open() -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "hand", "declare grand"):
        state = state.apply(action)
    none = ask_value(state, nodes=0)
    assert none.value is None
    assert none.bounds.low < 40 < none.bounds.high
    assert ask_value(state, reaches=40, nodes=0).reached is None
    assert ask_value(state, reaches=40).reached is not None
