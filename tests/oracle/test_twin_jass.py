"""Hand-made cases for the Jass twins themselves, from the documents and from the real rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oracle.twin_common import JASS_DECK, leaf_count
from tests.oracle.twin_differenzler import DifferenzlerTwin, shared_ranks
from tests.oracle.twin_play import cards, play_all, play_randomly, some_skat_deal
from tests.oracle.twin_schieber import (
    SchieberTwin,
    best_weis_seat,
    jass_best_card,
    jass_legal_cards,
    jass_points,
    weis_of,
)
from tests.oracle.twin_skat import (
    SkatTwin,
)


def jass_deal(*given: str) -> list[list[str]]:
    """Hands that begin with the given cards and are filled up to nine, suits well mixed.

    The filling takes no three neighbouring cards of a suit into one hand and no four of a kind.
    """
    hands = [cards(text) for text in given] + [[] for _ in range(4 - len(given))]
    used = {card for hand in hands for card in hand}
    rest = [card for card in JASS_DECK if card not in used]
    for seed in range(20000):
        order = rest[:]
        random.Random(seed).shuffle(order)
        filled = [hand[:] for hand in hands]
        for hand in filled:
            while len(hand) < 9:
                hand.append(order.pop())
        wanted = [weis_of(hand, "clubs") for hand in hands]
        if [weis_of(hand, "clubs") for hand in filled] == wanted:
            return filled
    raise AssertionError("no such deal found")


# Jass: points, orders, legal cards.


@pytest.mark.parametrize("mode", ["clubs", "hearts", "obenabe", "undenufe"])
def test_every_mode_has_152_points_in_cards(mode: str) -> None:
    assert sum(jass_points(card, mode) for card in JASS_DECK) == 152


@pytest.mark.parametrize(
    ("trick", "mode", "best"),
    [
        ("HA HK C6 HQ", "clubs", "C6"),
        ("CA C9 CJ CK", "clubs", "CJ"),
        ("CA C9 CT CK", "clubs", "C9"),
        ("CQ CT CK C8", "clubs", "CK"),
        ("SJ S9 ST H6", "clubs", "SJ"),
        ("H7 HA CA SA", "obenabe", "HA"),
        ("H7 HA H6 SA", "undenufe", "H6"),
        ("HK HA C6 S6", "undenufe", "HK"),
    ],
)
def test_who_wins_a_jass_trick(trick: str, mode: str, best: str) -> None:
    assert jass_best_card(cards(trick), mode) == best


def legal(hand: str, trick: str, undertrump: str = "strict", mode: str = "diamonds") -> set[str]:
    return jass_legal_cards(set(cards(hand)), cards(trick), mode, undertrump)


def test_the_leader_may_play_anything() -> None:
    assert legal("DJ D6 HA", "") == {"DJ", "D6", "HA"}


def test_without_trumps_one_only_follows() -> None:
    assert legal("H6 DA", "HA", mode="obenabe") == {"H6"}
    assert legal("S6 DA", "HA", mode="undenufe") == {"S6", "DA"}


def test_the_buur_never_has_to_be_played() -> None:
    assert legal("DJ HA", "D6") == {"DJ", "HA"}
    assert legal("DJ D7 HA", "D6") == {"DJ", "D7"}
    assert legal("D7 HA", "D6") == {"D7"}
    assert legal("SA HA", "D6") == {"SA", "HA"}
    assert legal("DJ HA", "H6") == {"DJ", "HA"}


def test_one_may_trump_instead_of_following() -> None:
    assert legal("H6 D6 SA", "HA") == {"H6", "D6"}


def test_the_case_where_jass_kit_goes_wrong() -> None:
    assert legal("DA D9 D6 ST", "C6 DJ DT") == {"ST"}


# One line per hand: the trick is H6 DT (ten of trumps), then what each rule allows.
@pytest.mark.parametrize(
    ("hand", "strict", "forced", "lax"),
    [
        ("HA D8 DQ SA", "HA DQ", "HA DQ", "HA DQ"),
        ("HA D8", "HA", "HA", "HA"),
        ("D8 DQ SA", "DQ SA", "DQ SA", "D8 DQ SA"),
        ("D8 SA", "SA", "SA", "D8 SA"),
        ("D8 DQ DJ", "D8 DQ DJ", "DQ DJ", "D8 DQ DJ"),
        ("D8 D7", "D8 D7", "D8 D7", "D8 D7"),
        ("SA CA", "SA CA", "SA CA", "SA CA"),
    ],
)
def test_the_undertrump_table(hand: str, strict: str, forced: str, lax: str) -> None:
    assert legal(hand, "H6 DT", "strict") == set(cards(strict))
    assert legal(hand, "H6 DT", "forced") == set(cards(forced))
    assert legal(hand, "H6 DT", "lax") == set(cards(lax))


def test_the_nine_of_trumps_is_above_the_ace() -> None:
    assert legal("D9 SA", "H6 DA") == {"D9", "SA"}
    assert legal("DA SA", "H6 D9") == {"SA"}


def test_undertrumping_is_free_when_trumps_were_led() -> None:
    assert legal("D6 D7 SA", "D8 DJ") == {"D6", "D7"}


# Schieber: choice and result.


def test_forehand_may_push_once_and_still_leads() -> None:
    twin = SchieberTwin(jass_deal(), 3)
    assert (twin.phase, twin.to_move, len(twin.legal())) == ("trump", 3, 7)
    twin.apply("push")
    assert (twin.phase, twin.to_move, len(twin.legal())) == ("trump", 1, 6)
    twin.apply("trump undenufe")
    assert (twin.phase, twin.to_move, twin.leader) == ("play", 3, 3)
    play_randomly(twin, 1)
    result = twin.result()
    assert (result["mode"], result["pushed"], sum(result["points"])) == ("undenufe", True, 157)
    assert result["scores"] == result["points"] * 2


def test_the_research_preset_has_no_extras() -> None:
    hands = [[suit + rank for rank in "AKQJT9876"] for suit in "CSHD"]
    twin = SchieberTwin(hands, 0)
    twin.apply("trump clubs")
    play_randomly(twin, 1)
    result = twin.result()
    assert (result["points"], result["totals"]) == ([157, 0], [157, 0])
    assert (result["weis"], result["stoeck"], result["match_bonus"]) == ([0, 0], [0, 0], [0, 0])
    assert (twin.points, twin.tricks, twin.shown()) == ([157, 0, 0, 0], [9, 0, 0, 0], {})


def test_the_table_preset_counts_everything_and_multiplies_it() -> None:
    hands = [[suit + rank for rank in "AKQJT9876"] for suit in "CSHD"]
    twin = SchieberTwin(hands, 1, match_bonus=True, weis=True, stoeck=True, target=2500)
    twin.apply("trump spades")
    play_randomly(twin, 1)
    result = twin.result()
    # All have nine cards in a row: spades are trumps and win, both partners count 300.
    assert (result["weis"], result["stoeck"]) == ([0, 600], [0, 20])
    assert (result["match_bonus"], result["multiplier"]) == ([0, 100], 2)
    assert result["totals"] == [0, 2 * (157 + 600 + 20 + 100)]
    assert set(twin.shown()) == {1, 3}


@pytest.mark.parametrize(
    ("mode", "factor"),
    [
        ("clubs", 1),
        ("hearts", 1),
        ("diamonds", 2),
        ("spades", 2),
        ("obenabe", 3),
        ("undenufe", 3),
    ],
)
def test_multipliers(mode: str, factor: int) -> None:
    for target, expected in ((1000, 1), (2500, factor)):
        twin = SchieberTwin(jass_deal(), 0, target=target)
        twin.apply("trump " + mode)
        play_randomly(twin, 2)
        result = twin.result()
        assert result["multiplier"] == expected
        assert sum(result["totals"]) == 157 * expected


def test_stoeck_counts_in_a_position_only_from_one_hand() -> None:
    hands = [["HK", "HQ"], ["C6", "C7"], ["C8", "C9"], ["S6", "S7"]]
    twin = SchieberTwin.position(hands, mode="hearts", leader=0, stoeck=True)
    play_randomly(twin, 1)
    assert twin.result()["stoeck"] == [20, 0]
    hands = [["HQ"], ["C6", "C7"], ["C8", "C9"], ["S6", "S7"]]
    twin = SchieberTwin.position(hands, mode="hearts", leader=0, trick=["HK"], stoeck=True)
    play_randomly(twin, 1)
    assert twin.result()["stoeck"] == [0, 0]
    hands = [["HK", "HQ"], ["C6", "C7"], ["C8", "C9"], ["S6", "S7"]]
    twin = SchieberTwin.position(hands, mode="obenabe", leader=0, stoeck=True)
    play_randomly(twin, 1)
    assert twin.result()["stoeck"] == [0, 0]


def test_the_match_bonus_in_a_position_is_judged_on_the_tricks_counted() -> None:
    hands = [["HA"], ["H6"], ["H7"], ["H8"]]
    for tricks, bonus in (((3, 0, 5, 0), [100, 0]), ((3, 1, 4, 0), [0, 0])):
        twin = SchieberTwin.position(hands, mode="clubs", leader=0, tricks=tricks, match_bonus=True)
        play_all(twin, "play HA, play H6, play H7, play H8")
        assert twin.result()["match_bonus"] == bonus
        assert twin.points == [16, 0, 0, 0]


# Schieber: Weis.


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("C6 C7 H6 H8 HT HQ HA S7 S9", []),
        ("C6 C7 C8 H8 HT HQ HA S7 S9", [20]),
        ("C9 CT CJ CQ HT HQ HA S7 S9", [50]),
        ("C6 C7 C8 CT CJ CQ HA S7 S9", [20, 20]),
        ("C6 C7 C8 C9 CT CQ CK CA S9", [100, 20]),
        ("C6 C7 C8 C9 CT CJ CK CA S9", [150]),
        ("C6 C7 C8 C9 CT CJ CQ CA S9", [200]),
        ("C6 C7 C8 C9 CT CJ CQ CK S9", [250]),
        ("C6 C7 C8 C9 CT CJ CQ CK CA", [300]),
        ("CJ SJ HJ DJ C6 S8 H6 D6 D9", [200]),
        ("C9 S9 H9 D9 C6 S6 H6 D7 DJ", [150]),
        ("C6 S6 H6 D6 C8 S8 H8 D8 DK", [100, 100]),
        ("CJ SJ HJ DJ CT CQ S8 H6 D6", [200, 20]),
    ],
)
def test_the_value_of_weis(hand: str, expected: list[int]) -> None:
    assert [points for points, _ in weis_of(cards(hand), "hearts")] == expected


def test_weis_cards_are_listed_from_low_to_high() -> None:
    assert weis_of(cards("CQ CT CJ H6"), "clubs") == [(20, ("CT", "CJ", "CQ"))]
    assert weis_of(cards("DT ST HT CT H6"), "clubs") == [(100, ("CT", "ST", "HT", "DT"))]


@pytest.mark.parametrize(
    ("first", "second", "mode", "winner"),
    [
        # More points, then more cards.
        ("C6 C7 C8 C9", "HQ HK HA", "hearts", 0),
        ("CA SA HA DA", "S6 S7 S8 S9 ST", "hearts", 1),
        ("C9 S9 H9 D9", "ST SJ SQ SK SA", "hearts", 0),
        ("C8 S8 H8 D8", "C9 CT CJ CQ", "hearts", 0),
        # The higher top card; in undenufe the lower bottom card.
        ("C6 C7 C8", "S7 S8 S9", "hearts", 1),
        ("C6 C7 C8", "S7 S8 S9", "obenabe", 1),
        ("C7 C8 C9", "S6 S7 S8", "undenufe", 1),
        ("C8 S8 H8 D8", "CK SK HK DK", "clubs", 1),
        ("CK SK HK DK", "C8 S8 H8 D8", "undenufe", 1),
        ("CT ST HT DT", "CQ SQ HQ DQ", "diamonds", 1),
        # Then the sequence in trumps, then the earlier seat.
        ("C6 C7 C8", "S6 S7 S8", "spades", 1),
        ("C6 C7 C8", "S6 S7 S8", "clubs", 0),
        ("C6 C7 C8", "S6 S7 S8", "hearts", 0),
        ("C6 C7 C8", "S6 S7 S8", "undenufe", 0),
        # A trump sequence does not beat a higher one.
        ("C7 C8 C9", "S6 S7 S8", "spades", 0),
    ],
)
def test_which_weis_is_better(first: str, second: str, mode: str, winner: int) -> None:
    hands = [cards(first), cards(second), [], []]
    assert best_weis_seat(hands, mode, 0) == winner


def test_equal_weis_goes_to_the_earlier_seat_from_forehand() -> None:
    hands = [cards("C6 C7 C8"), cards("S6 S7 S8"), [], []]
    assert [best_weis_seat(hands, "hearts", forehand) for forehand in range(4)] == [0, 1, 0, 0]
    assert best_weis_seat([[], [], [], []], "hearts", 0) is None


def test_the_team_with_the_best_weis_scores_all_of_its_weis() -> None:
    hands = jass_deal("C6 C7 C8", "S6 S7 S8 S9", "HQ HK HA", "D6 D7 D8")
    twin = SchieberTwin(hands, 0, weis=True)
    twin.apply("trump clubs")
    for _ in range(3):
        twin.apply(min(twin.legal()))
    assert twin.shown() == {}
    twin.apply(min(twin.legal()))
    assert twin.shown() == {1: set(cards("S6 S7 S8 S9")), 3: set(cards("D6 D7 D8"))}
    play_randomly(twin, 1)
    assert twin.result()["weis"] == [0, 70]


def test_a_seat_without_weis_shows_nothing() -> None:
    twin = SchieberTwin(jass_deal("C6 C7 C8"), 0, weis=True)
    twin.apply("trump clubs")
    play_randomly(twin, 1)
    assert twin.shown() == {0: set(cards("C6 C7 C8"))}
    assert twin.result()["weis"] == [20, 0]


# Differenzler.


def test_all_predict_from_forehand_on_and_forehand_leads() -> None:
    twin = DifferenzlerTwin(jass_deal(), "hearts", 2)
    assert len(twin.legal()) == 158
    assert "predict 158" not in twin.legal()
    for seat, number in ((2, 157), (3, 0), (0, 40), (1, 41)):
        assert (twin.phase, twin.to_move) == ("predict", seat)
        twin.apply(f"predict {number}")
    assert (twin.phase, twin.to_move, twin.predictions) == ("play", 2, [40, 41, 157, 0])
    play_randomly(twin, 1)
    result = twin.result()
    assert (sum(result["points"]), sum(twin.tricks)) == (157, 9)
    assert result["differences"] == [
        p - q for p, q in zip([40, 41, 157, 0], result["points"], strict=True)
    ]


def test_differences_ranks_and_scores() -> None:
    twin = DifferenzlerTwin.position(
        [["HA"], ["H6"], ["H7"], ["H8"]],
        trump="clubs",
        predictions=(56, 30, 52, 50),
        leader=0,
        points=(30, 40, 42, 29),
        tricks=(2, 2, 2, 2),
    )
    play_all(twin, "play HA, play H6, play H7, play H8")
    result = twin.result()
    assert result["points"] == [46, 40, 42, 29]
    assert result["differences"] == [10, -10, 10, 21]
    assert result["ranks"] == [1, 1, 1, 4]
    assert result["scores"] == [-10, -10, -10, -21]
    assert result["trump"] == "clubs"


@pytest.mark.parametrize(
    ("distances", "ranks"),
    [
        ([0, 0, 5, 9], [1, 1, 3, 4]),
        ([9, 5, 5, 0], [4, 2, 2, 1]),
        ([3, 3, 3, 3], [1, 1, 1, 1]),
        ([1, 2, 3, 3], [1, 2, 3, 3]),
    ],
)
def test_shared_ranks(distances: list[int], ranks: list[int]) -> None:
    assert shared_ranks(distances) == ranks


def test_differenzler_is_lax_by_default() -> None:
    hands = [["C6"], ["C7"], ["D8", "SA"], ["C8", "C9"]]
    options: dict[str, Any] = {
        "trump": "diamonds",
        "predictions": (0, 0, 0, 0),
        "leader": 0,
        "trick": ["H6", "DT"],
    }
    assert DifferenzlerTwin.position(hands, **options).legal() == {"play D8", "play SA"}
    twin = DifferenzlerTwin.position(hands, **options, undertrump="strict")
    assert twin.legal() == {"play SA"}


# Counting lines.


def test_leaf_count_of_free_play_is_the_product_of_all_choices() -> None:
    # Nobody shares a suit with anybody, so every order of every hand can be played.
    hands = [["C6", "C7"], ["S6", "S7"], ["H6", "H7"], ["D6", "D7"]]
    twin = SchieberTwin.position(hands, mode="obenabe", leader=0)
    assert leaf_count(twin) == 2**4
    three = [["CA", "CT", "CK"], ["SA", "ST", "SK"], ["HA", "HT", "HK"]]
    assert leaf_count(SkatTwin.position(three, contract="grand", declarer=0, leader=0)) == 6**3


def test_leaf_count_respects_following_and_leaves_the_game_alone() -> None:
    hands = [["CA", "SA"], ["C7", "S7"], ["C8", "S8"]]
    twin = SkatTwin.position(hands, contract="grand", declarer=0, leader=0)
    assert leaf_count(twin) == 2
    assert (twin.phase, len(twin.hands[0]), twin.trick) == ("play", 2, [])


def test_a_null_line_ends_where_the_declarer_takes_a_trick() -> None:
    hands = [["CA", "S7"], ["C7", "SA"], ["C8", "S8"]]
    twin = SkatTwin.position(hands, contract="null", declarer=0, leader=0)
    # CA: over at once. S7: the ace takes it, then CA takes the second trick: one line each.
    assert leaf_count(twin) == 2
    assert leaf_count(SkatTwin.position(hands, contract="null", declarer=2, leader=0)) == 2


def test_a_fork_is_independent() -> None:
    twin = some_skat_deal()
    other = twin.fork()
    other.apply("bid 18")
    assert (twin.bid, twin.to_move) == (0, 1)
