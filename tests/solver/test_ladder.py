"""The ladder: published fixtures, and every rung equal to every other."""

import random

import pytest

from kiebitz.errors import InconsistentPosition
from kiebitz.games import Schieber, Skat, SkatContract, State
from kiebitz.solver import (
    MtdStart,
    Rung,
    ladder_card_values,
    ladder_more_than,
    ladder_null,
    ladder_value,
    safe_points,
)
from tests.golden.declared_deals import by_ladder, deals_with_verdict
from tests.solver.endings import TRUMP_GAMES, skat_ending


def position(
    *hands: str, contract: SkatContract = SkatContract.CLUBS, leader: int = 0, declarer: int = 0
) -> State:
    """A position with these hands."""
    return Skat().position(hands, contract=contract, declarer=declarer, leader=leader)


def values(state: State) -> dict[str, int]:
    """Card values by card."""
    return {str(action.card): value for action, value in ladder_card_values(state).items()}


def best_points(state: State) -> int:
    """The declarer's points from tricks in the end, by looking at every line in Python."""
    declarer = state.details.declarer
    if state.over:
        return state.points[declarer]
    outcomes = [best_points(state.apply(action)) for action in state.legal_actions]
    return max(outcomes) if state.to_move == declarer else min(outcomes)


def null_made(state: State) -> bool:
    """Whether null is made, by looking at every line in Python."""
    if state.over:
        return bool(state.result.won)
    outcomes = (null_made(state.apply(action)) for action in state.legal_actions)
    return any(outcomes) if state.to_move == state.details.declarer else all(outcomes)


class TestFixtures:
    """The examples of Kupferschmid 2003 with the suits reconstructed (our digest, section 5)."""

    def test_the_seven_card_example(self) -> None:
        state = position("CJ CT H8 HK HT S7 SK", "SJ HJ C8 D9 DQ ST HA", "C7 CQ H7 S8 S9 D7 DA")
        assert values(state) == dict.fromkeys(["H8", "HK", "HT", "S7", "SK"], 5) | {
            "CJ": 2,
            "CT": 2,
        }

    def test_the_nine_card_example(self) -> None:
        state = position(
            "C7 C8 CQ CK CA D7 DT DA SA",
            "HJ D8 D9 DQ S9 H7 H8 H9 HQ",
            "DJ C9 HA S7 S8 SQ SK ST DK",
        )
        expected = {"SA": 78, "C7": 78, "C8": 78, "CQ": 75, "CK": 74}
        assert values(state) == expected | {"DA": 72, "DT": 72, "D7": 71, "CA": 67}

    def test_safe_tricks_of_the_declarer_need_the_value_swap(self) -> None:
        low_ten = position("CJ HT", "DJ HA", "S8 S9", contract=SkatContract.HEARTS)
        assert (safe_points(low_ten), ladder_value(low_ten).points) == (4, 4)
        low_ace = position("CJ HA", "DJ HT", "S8 S9", contract=SkatContract.HEARTS)
        assert (safe_points(low_ace), ladder_value(low_ace).points) == (4, 12)

    def test_safe_tricks_of_the_defenders(self) -> None:
        state = position(
            "D9 DA C9 CT CA H7 SQ DJ",
            "DK C7 CQ H8 H9 S7 S9 CJ",
            "DT C8 CK HQ HT HA SK HJ",
            contract=SkatContract.SPADES,
            leader=1,
        )
        assert safe_points(state) == 61
        assert 90 - ladder_value(state).points == 62

    def test_the_corrected_rule_two(self) -> None:
        # The printed rule promises the defenders 34 points here; they get 31.
        state = position(
            "S8 HQ DA", "HA HK H8", "CJ SQ H9", contract=SkatContract.DIAMONDS, leader=1
        )
        exact = 34 - ladder_value(state).points
        assert exact == 31
        assert safe_points(state) <= exact


def test_every_rung_gives_the_value_that_looking_at_every_line_gives() -> None:
    chance = random.Random(1)
    for number in range(120):
        state = skat_ending(chance, 1 + number % 4)
        exact = best_points(state) - state.points[state.details.declarer]
        for rung in Rung:
            assert ladder_value(state, rung=rung).points == exact, (rung, state.to_json())


def test_all_rungs_agree_on_larger_endings_and_all_windows_too() -> None:
    chance = random.Random(2)
    for number in range(150):
        state = skat_ending(chance, 5 + number % 3)
        exact = ladder_value(state, rung=Rung.ALPHA_BETA).points
        for rung in list(Rung)[2:]:
            assert ladder_value(state, rung=rung).points == exact
            bound = chance.randrange(-1, 90)
            assert ladder_more_than(state, bound, rung=rung).yes == (exact > bound)
        for start in MtdStart:
            guess = chance.randrange(121)
            assert ladder_value(state, start=start, guess=guess).points == exact


def test_minimax_agrees_on_six_cards() -> None:
    chance = random.Random(3)
    for _ in range(8):
        state = skat_ending(chance, 6)
        assert ladder_value(state, rung=Rung.MINIMAX).points == ladder_value(state).points


def test_each_rung_needs_fewer_nodes_than_the_one_before() -> None:
    chance = random.Random(4)
    states = [skat_ending(chance, 7) for _ in range(30)]
    boolean = list(Rung)[3:]
    nodes = [
        sum(ladder_more_than(state, 30, rung=rung).nodes for state in states) for rung in boolean
    ]
    assert nodes == sorted(nodes, reverse=True)


def test_the_same_search_twice_takes_the_same_nodes() -> None:
    state = skat_ending(random.Random(5), 8)
    assert ladder_value(state) == ladder_value(state)


def test_safe_points_are_never_above_the_exact_value() -> None:
    chance = random.Random(6)
    for number in range(3000):
        size = 2 + number % 5
        cards = chance.sample(Skat.deck.cards, 3 * size)
        hands = [cards[:size], cards[size : 2 * size], cards[2 * size :]]
        contract, declarer = chance.choice(TRUMP_GAMES), chance.randrange(3)
        state = Skat().position(
            hands, contract=contract, declarer=declarer, leader=chance.randrange(3)
        )
        value = ladder_value(state).points
        table = state.contract_table
        assert table is not None
        side = value if state.leader == declarer else sum(map(table.points, cards)) - value
        assert safe_points(state) <= side, state.to_json()


@pytest.mark.parametrize("safe_hands", [False, True])
@pytest.mark.parametrize("ordering", [False, True])
def test_null_is_solved_as_by_looking_at_every_line(safe_hands: bool, ordering: bool) -> None:
    chance = random.Random(7)
    for number in range(150):
        state = skat_ending(chance, 1 + number % 4, contracts=[SkatContract.NULL])
        if state.over:
            continue
        answer = ladder_null(state, safe_hands=safe_hands, ordering=ordering)
        assert answer.yes == null_made(state), state.to_json()


def test_a_safe_null_hand_of_the_thesis_is_won_at_once() -> None:
    state = position("C7 C9 CJ", "C8 CT CQ", "S7 S8 S9", contract=SkatContract.NULL, leader=1)
    assert ladder_null(state) == (True, 0, 0)
    assert ladder_null(state, safe_hands=False).nodes > 0


def test_the_verdicts_on_declared_deals_are_those_of_two_other_solvers() -> None:
    for deal in deals_with_verdict()[:120]:
        assert by_ladder(deal).yes == deal.reaches_61


@pytest.mark.parametrize(
    "state",
    [
        Skat().deal(seed=1),
        Schieber().deal(seed=1).apply("trump hearts"),
        position("C7", "C8", "C9", contract=SkatContract.NULL),
    ],
)
def test_what_the_ladder_does_not_solve_is_refused(state: State) -> None:
    with pytest.raises(InconsistentPosition):
        ladder_value(state)
    with pytest.raises(InconsistentPosition):
        safe_points(state)


def test_a_partner_who_is_void_does_not_throw_a_trump_on_a_safe_trick() -> None:
    state = position(
        "DA H8 CA", "HQ HK S7", "D8 HT CQ", contract=SkatContract.HEARTS, declarer=2, leader=0
    )
    everything = 11 + 0 + 11 + 3 + 4 + 0 + 0 + 10 + 3
    assert safe_points(state) <= everything - 13
    assert {ladder_value(state, rung=rung).points for rung in Rung} == {13}


def test_null_questions_need_a_null_game() -> None:
    with pytest.raises(InconsistentPosition, match="null games"):
        ladder_null(position("C7", "C8", "C9"))
