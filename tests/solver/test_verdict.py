"""What was there with all cards open, and which cards decided it."""

import pytest

from kiebitz.games import Differenzler, JassMode, Schieber, Skat, SkatContract, State
from kiebitz.solver import Verdict, solve_value, total_to_win, trick_of_card, verdict_of
from tests.strategies import advance


def judged(state: State) -> Verdict:
    """The verdict on a game that has one."""
    verdict = verdict_of(state)
    assert verdict is not None
    return verdict


def finished_skat(seed: int) -> State:
    """A declared game played at random."""
    deal = Skat().deal(seed=seed)
    start = Skat().position(
        deal.hands, contract=SkatContract.GRAND, declarer=0, leader=seed % 3, skat=deal.aside
    )
    return advance(start, 100, seed=seed)


@pytest.mark.parametrize("seed", range(10))
def test_what_was_made_and_what_was_there_are_the_result_and_the_first_value(seed: int) -> None:
    final = finished_skat(seed)
    verdict = judged(final)
    assert verdict.made == final.result.declarer_points
    assert verdict.there == solve_value(final.at(0))
    assert verdict.won == final.result.won
    assert verdict.needed == total_to_win(final) == 61


@pytest.mark.parametrize("seed", range(10))
def test_at_a_turning_point_the_side_that_was_winning_gives_the_win_away(seed: int) -> None:
    final = finished_skat(seed)
    verdict = judged(final)
    wins = verdict.could_win
    for turn in verdict.turning_points:
        assert turn.counts is wins
        assert turn.counts is (turn.seat == 0)
        before, after = final.at(turn.number - 1), final.at(turn.number)
        assert (solve_value(before) >= 61) is wins
        assert (solve_value(after) >= 61) is not wins
        wins = not wins
    assert wins is verdict.won


def test_the_card_that_lost_a_null_is_named() -> None:
    start = Skat().position(
        ["C7 HA", "C8 D7", "S7 S8"], contract=SkatContract.NULL, declarer=0, leader=0
    )
    final = start
    for card in ("HA", "D7", "S7"):
        final = final.apply(f"play {card}")
    verdict = judged(final)
    assert (verdict.made, verdict.there, verdict.won) == (0, 1, False)
    (turn,) = verdict.turning_points
    assert (str(turn.card), turn.number, turn.trick, turn.counts) == ("HA", 1, 1, True)
    assert verdict.dearest == turn


def test_in_schieber_the_dearest_card_of_all_is_named() -> None:
    start = Schieber().position(
        ["C6 H7 DA", "C7 H8 DK", "C8 H9 DQ", "C9 HT DJ"], mode=JassMode.OBENABE, leader=0
    )
    final = start
    for card in ["H7", "H8", "H9", "HT", "C9", "C6", "C7", "C8", "DJ", "DA", "DK", "DQ"]:
        final = final.apply(f"play {card}")
    verdict = judged(final)
    assert verdict.there == solve_value(start)
    assert verdict.made == sum(final.points[seat] for seat in (0, 2))
    assert verdict.dearest is not None
    assert verdict.dearest.given_away > 0


def test_where_open_cards_have_no_one_value_there_is_no_verdict() -> None:
    passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    ramsch = Skat(ramsch=True).deal(seed=1).apply("pass").apply("pass").apply("pass")
    assert verdict_of(passed) is None
    assert verdict_of(advance(ramsch, 100, seed=1)) is None
    assert verdict_of(advance(Differenzler().deal(seed=1), 100, seed=1)) is None
    assert verdict_of(finished_skat(1).undo()) is None


def test_cards_are_in_tricks_also_where_a_position_begins_within_one() -> None:
    ending = Schieber().position(
        ["C6 H7", "C7 H8 DK", "C8 H9 DQ", "C9 HT DJ"], mode=JassMode.OBENABE, leader=0, trick="DA"
    )
    assert [trick_of_card(ending, number) for number in (1, 3, 4, 7, 8)] == [1, 1, 2, 2, 3]
