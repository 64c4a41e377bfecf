"""Hand-made cases for the Skat twin itself, from the document and from the real rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oracle.twin_common import SKAT_DECK
from tests.oracle.twin_play import cards, play_all, play_randomly, skat_deal, some_skat_deal
from tests.oracle.twin_skat import (
    SkatTwin,
    bid_values,
    card_class,
    matadors_of,
    ramsch_scores,
    seeger_fabian,
)


def settled(contract: str, points: int, tricks: int = 5, **options: Any) -> dict[str, Any]:
    """The result of a game of seat 0 with these points and tricks, by a last trick for seat 1."""
    rest = 9 - tricks
    twin = SkatTwin.position(
        [["S7"], ["SA"], ["S8"]],
        contract=contract,
        declarer=0,
        leader=0,
        points=(points, 109 - points, 0),
        tricks=(tricks, rest, 0),
        **options,
    )
    play_all(twin, "play S7, play SA, play S8")
    return twin.result()


def settled_all_tricks(contract: str, **options: Any) -> dict[str, Any]:
    """The result of a game of seat 0 who has nine tricks and takes the tenth."""
    twin = SkatTwin.position(
        [["SA"], ["S7"], ["S8"]],
        contract=contract,
        declarer=0,
        leader=0,
        points=(109, 0, 0),
        tricks=(9, 0, 0),
        **options,
    )
    play_all(twin, "play SA, play S7, play S8")
    return twin.result()


# Skat: the auction.


def test_the_bid_values_are_those_of_the_real_game() -> None:
    expected = """18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81
        84 88 90 96 99 100 108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162
        165 168 170 176 180 187 192 198 204 216 240 264"""
    assert bid_values() == [int(value) for value in expected.split()]


def test_middlehand_speaks_first_to_forehand() -> None:
    twin = SkatTwin([SKAT_DECK[:10], SKAT_DECK[10:20], SKAT_DECK[20:30]], SKAT_DECK[30:], 1)
    assert (twin.phase, twin.to_move) == ("auction", 2)
    twin.apply("bid 18")
    assert twin.to_move == 1
    assert twin.legal() == {"hold", "pass"}
    twin.apply("hold")
    assert twin.to_move == 2
    assert "bid 18" not in twin.legal()
    assert {"bid 20", "bid 264", "pass"} <= twin.legal()


def test_hindhand_speaks_to_the_survivor() -> None:
    twin = some_skat_deal()
    play_all(twin, "bid 18, pass")
    assert twin.to_move == 2
    play_all(twin, "bid 20, hold, bid 30")
    assert twin.to_move == 1
    twin.apply("pass")
    assert (twin.phase, twin.to_move, twin.declarer, twin.bid) == ("skat", 2, 2, 30)


def test_the_bidder_is_declarer_at_the_last_value_when_hindhand_passes_at_once() -> None:
    twin = some_skat_deal()
    play_all(twin, "bid 33, pass, pass")
    assert (twin.declarer, twin.bid) == (1, 33)


def test_forehand_is_declarer_at_the_value_held() -> None:
    twin = some_skat_deal()
    play_all(twin, "bid 18, hold, bid 20, hold, pass, pass")
    assert (twin.declarer, twin.bid) == (0, 20)


def test_hindhand_may_begin_at_18_when_middlehand_passed() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, bid 18, pass")
    assert (twin.declarer, twin.bid) == (2, 18)


def test_forehand_may_still_bid_after_two_passes() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass")
    assert twin.to_move == 0
    assert twin.legal() == {"pass"} | {f"bid {value}" for value in bid_values()}
    twin.apply("bid 24")
    assert (twin.phase, twin.to_move, twin.declarer, twin.bid) == ("skat", 0, 0, 24)


def test_after_264_one_can_only_pass() -> None:
    twin = some_skat_deal()
    play_all(twin, "bid 264, hold")
    assert twin.legal() == {"pass"}
    twin.apply("pass")
    assert (twin.to_move, twin.legal()) == (2, {"pass"})
    twin.apply("pass")
    assert (twin.declarer, twin.bid) == (0, 264)


def test_three_passes_score_nothing() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass, pass")
    assert (twin.phase, twin.to_move, twin.legal()) == ("over", None, set())
    result = twin.result()
    assert (result["kind"], result["declarer"], result["contract"]) == ("passed", None, None)
    assert (result["scores"], result["value"], result["won"]) == ([0, 0, 0], 0, False)


def test_an_illegal_action_raises() -> None:
    twin = some_skat_deal()
    for text in ("bid 19", "hold", "pickup", "play CJ", ""):
        with pytest.raises(ValueError, match="not legal"):
            twin.apply(text)


def test_a_game_in_progress_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        some_skat_deal().result()


# Skat: skat, discard, declaration.


def test_after_pickup_there_are_66_discards_in_the_written_order() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass, bid 18")
    assert twin.legal() == {"hand", "pickup"}
    twin.apply("pickup")
    assert (twin.phase, len(twin.hands[0]), len(twin.legal())) == ("discard", 12, 66)
    assert {"discard CA CK", "discard CJ CT", "discard CT SA", "discard D8 D7"} <= twin.legal()
    assert "discard CK CA" not in twin.legal()
    twin.apply("discard HT D7")
    assert (twin.phase, len(twin.hands[0]), twin.skat) == ("declare", 10, {"HT", "D7"})
    assert "D8" in twin.hands[0]


def test_after_pickup_nothing_but_null_can_be_ouvert() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass, bid 18, pickup, discard D8 D7")
    names = ["clubs", "spades", "hearts", "diamonds", "grand", "null", "null ouvert"]
    assert twin.legal() == {"declare " + name for name in names}


def test_in_a_hand_game_there_are_22_declarations() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass, bid 18, hand")
    assert (twin.phase, len(twin.hands[0]), len(twin.legal())) == ("declare", 10, 22)
    assert {"declare grand ouvert", "declare hearts schwarz", "declare null"} <= twin.legal()
    assert "declare null schneider" not in twin.legal()


def test_ouvert_shows_the_ten_cards_held_at_the_beginning_of_the_play() -> None:
    twin = some_skat_deal()
    play_all(twin, "pass, pass, bid 18, pickup, discard CJ SJ")
    assert twin.shown() == {}
    twin.apply("declare null ouvert")
    ten = set(cards("CA CT CK SA ST HA HT DA D8 D7"))
    assert twin.shown() == {0: ten}
    twin.apply("play D7")
    assert twin.shown() == {0: ten}
    assert twin.hands[0] == ten - {"D7"}


# Skat: matadors.


@pytest.mark.parametrize(
    ("held", "contract", "count"),
    [
        ("CJ HJ", "grand", 1),
        ("CJ SJ HJ DJ", "grand", 4),
        ("CJ SJ HJ DJ CA", "grand", 4),
        ("CJ SJ HJ DJ CA CK", "clubs", 5),
        ("CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", "clubs", 11),
        ("SJ", "grand", -1),
        ("DJ", "spades", -3),
        ("CA", "clubs", -4),
        ("HT HK", "hearts", -5),
        ("HA HT", "grand", -4),
        ("HK", "hearts", -6),
        ("H7", "hearts", -10),
        ("CA SA", "diamonds", -11),
        ("CA SA", "grand", -4),
        ("CJ", "null", 0),
    ],
)
def test_matadors(held: str, contract: str, count: int) -> None:
    assert matadors_of(cards(held), contract) == count


def test_a_jack_in_the_skat_of_a_hand_game_changes_the_matadors() -> None:
    for skat, count in (("CJ D7", 2), ("D8 D7", -1)):
        twin = skat_deal("SJ CA CT CK SA ST HA HT HK HQ", skat)
        play_all(twin, "pass, pass, bid 18, hand, declare grand")
        play_randomly(twin, 1)
        assert twin.result()["matadors"] == count


def test_matadors_count_the_skat_as_dealt_even_when_discarded() -> None:
    twin = skat_deal("SJ CA CT CK SA ST HA HT HK HQ", "CJ D7")
    play_all(twin, "pass, pass, bid 18, pickup, discard CJ SJ, declare grand")
    play_randomly(twin, 1)
    assert twin.result()["matadors"] == 2


# Skat: play.


def test_jacks_are_trumps_and_not_of_their_suit() -> None:
    assert card_class("HJ", "clubs") == "trump"
    assert card_class("HJ", "grand") == "trump"
    assert card_class("HJ", "null") == "H"
    assert card_class("C7", "clubs") == "trump"
    assert card_class("C7", "grand") == "C"


def test_a_jack_does_not_follow_its_suit() -> None:
    hands = [["HA", "D7"], ["HJ", "H7"], ["CJ", "SA"]]
    twin = SkatTwin.position(hands, contract="grand", declarer=0, leader=0)
    twin.apply("play HA")
    assert twin.legal() == {"play H7"}
    twin.apply("play H7")
    assert twin.legal() == {"play CJ", "play SA"}
    twin.apply("play CJ")
    assert (twin.leader, twin.to_move, twin.points, twin.tricks) == (2, 2, [0, 0, 13], [0, 0, 1])


@pytest.mark.parametrize(
    ("trick", "contract", "best"),
    [
        ("DJ CA HJ", "clubs", "HJ"),
        ("HK HT HA", "spades", "HA"),
        ("HK HT HQ", "spades", "HT"),
        ("HK HT HJ", "null", "HK"),
        ("H9 HT HJ", "null", "HJ"),
        ("H7 SA CA", "grand", "H7"),
        ("H7 SA S7", "spades", "SA"),
        ("H7 DJ SA", "spades", "DJ"),
    ],
)
def test_who_wins_the_trick(trick: str, contract: str, best: str) -> None:
    twin = SkatTwin.position([["C8"], ["C9"], ["D8"]], contract=contract, declarer=0, leader=0)
    assert twin.best_card(cards(trick)) == best


def test_null_ends_with_the_first_trick_of_the_declarer() -> None:
    hands = [["S7", "HA"], ["S9", "H7"], ["S8", "H8"]]
    twin = SkatTwin.position(hands, contract="null", declarer=1, leader=0)
    play_all(twin, "play S7, play S9, play S8")
    assert (twin.phase, twin.hands) == ("over", [{"HA"}, {"H7"}, {"H8"}])
    assert twin.result()["scores"] == [0, -46, 0]


def test_a_null_position_whose_declarer_has_a_trick_is_over() -> None:
    hands = [["S7"], ["S9"], ["S8"]]
    twin = SkatTwin.position(hands, contract="null", declarer=1, leader=0, tricks=(0, 1, 0))
    assert twin.phase == "over"
    assert not twin.result()["won"]


def test_positions_must_fit() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        SkatTwin.position(
            [["S7"], ["S9"], ["S8"]], contract="null", declarer=1, leader=0, trick=["SA"]
        )
    with pytest.raises(ValueError, match="could have"):
        SkatTwin.position(
            [["S7"], ["S9"], ["S8", "D7"]],
            contract="null",
            declarer=1,
            leader=0,
            trick=["SA", "HA"],
        )


# Skat: values.


def test_61_points_win_and_60_lose() -> None:
    assert settled("clubs", 61)["scores"] == [24, 0, 0]
    assert settled("clubs", 60)["scores"] == [-48, 0, 0]


def test_89_points_are_no_schneider_and_90_are() -> None:
    assert settled("clubs", 89)["scores"] == [24, 0, 0]
    result = settled("clubs", 90)
    assert (result["schneider"], result["schwarz"], result["scores"]) == (True, False, [36, 0, 0])


def test_the_declarer_is_out_of_schneider_with_31_points() -> None:
    assert settled("clubs", 31)["scores"] == [-48, 0, 0]
    result = settled("clubs", 30)
    assert (result["schneider"], result["value"], result["scores"]) == (True, 36, [-72, 0, 0])


def test_the_skat_counts_for_the_declarer() -> None:
    assert settled("hearts", 50, skat=["DA", "D7"])["won"]
    assert not settled("hearts", 49, skat=["DA", "D7"])["won"]
    assert settled("hearts", 50, skat=["DA", "D7"])["declarer_points"] == 61
    assert settled("hearts", 50, skat=["DA", "D7"])["points"] == [50, 70, 0]


def test_schwarz_needs_every_trick_even_one_worth_nothing() -> None:
    assert settled_all_tricks("spades")["value"] == 44
    hands = [["H7"], ["H9"], ["H8"]]
    twin = SkatTwin.position(
        hands, contract="spades", declarer=0, leader=0, points=(120, 0, 0), tricks=(9, 0, 0)
    )
    play_all(twin, "play H7, play H9, play H8")
    result = twin.result()
    assert (result["declarer_points"], result["schwarz"], result["value"]) == (120, False, 33)


def test_a_declarer_without_a_trick_is_schwarz() -> None:
    result = settled("diamonds", 0, tricks=0)
    assert (result["schneider"], result["schwarz"], result["scores"]) == (True, True, [-72, 0, 0])


@pytest.mark.parametrize(
    ("level", "multiplier"), [("", 9), ("schneider", 10), ("schwarz", 11), ("ouvert", 12)]
)
def test_every_announcement_includes_the_lower_ones(level: str, multiplier: int) -> None:
    # With 5, game, hand, Schneider, Schwarz: 9. Each announcement adds one.
    result = settled_all_tricks("hearts", hand=True, level=level, matadors=5)
    assert (result["value"], result["won"]) == (10 * multiplier, True)


def test_announcements_need_a_hand_game() -> None:
    with pytest.raises(ValueError, match="cannot be declared"):
        settled_all_tricks("hearts", hand=False, level="schneider")


def test_a_whole_grand_ouvert_from_the_deal_to_the_result() -> None:
    twin = skat_deal("CJ SJ HJ DJ CA CT CK SA HA DA", "D8 D7")
    play_all(twin, "pass, pass, bid 264, hand, declare grand ouvert")
    for card in cards("CJ SJ HJ DJ CA CT CK SA HA DA"):
        assert twin.to_move == 0
        twin.apply("play " + card)
        twin.apply(min(twin.legal()))
        twin.apply(min(twin.legal()))
    assert twin.result() == {
        "kind": "declared",
        "declarer": 0,
        "contract": "grand",
        "declarer_points": 120,
        "declarer_tricks": 10,
        "matadors": 4,
        "schneider": True,
        "schwarz": True,
        "value": 264,
        "overbid": False,
        "won": True,
        "scores": [264, 0, 0],
        "points": [120, 0, 0],
        "bid": 264,
    }


def test_the_dearest_game_is_grand_ouvert_with_four() -> None:
    result = settled_all_tricks("grand", hand=True, level="ouvert", matadors=4, bid=264)
    assert (result["value"], result["scores"]) == (264, [264, 0, 0])


def test_without_four_is_worth_as_much_as_with_four() -> None:
    assert settled("grand", 70, matadors=-4)["value"] == 120


def test_schneider_announced_needs_90_points_and_counts_when_lost() -> None:
    # Clubs with 1: 1 + game + hand + Schneider + announced = 5.
    assert settled("clubs", 90, hand=True, level="schneider")["scores"] == [60, 0, 0]
    assert settled("clubs", 89, hand=True, level="schneider")["scores"] == [-120, 0, 0]


def test_schwarz_announced_is_lost_with_one_trick_of_the_defenders() -> None:
    result = settled("clubs", 109, tricks=9, hand=True, level="schwarz")
    # 1 + game + hand + Schneider + announced + Schwarz + announced = 7.
    assert (result["won"], result["value"]) == (False, 84)


@pytest.mark.parametrize(
    ("hand", "level", "value"),
    [(False, "", 23), (True, "", 35), (False, "ouvert", 46), (True, "ouvert", 59)],
)
def test_null_values(hand: bool, level: str, value: int) -> None:
    won = settled("null", 0, tricks=0, hand=hand, level=level)
    assert (won["value"], won["scores"], won["matadors"]) == (value, [value, 0, 0], 0)
    assert not won["schneider"]
    assert not won["schwarz"]
    lost = settled_all_tricks_null(hand, level)
    assert lost["scores"] == [-2 * value, 0, 0]


def settled_all_tricks_null(hand: bool, level: str) -> dict[str, Any]:
    twin = SkatTwin.position(
        [["SA"], ["S7"], ["S8"]], contract="null", declarer=0, leader=0, hand=hand, level=level
    )
    play_all(twin, "play SA, play S7, play S8")
    return twin.result()


# Skat: overbid.


@pytest.mark.parametrize(
    ("contract", "bid", "value"),
    [
        ("clubs", 24, 24),
        ("clubs", 27, 36),
        ("clubs", 36, 36),
        ("clubs", 40, 48),
        ("hearts", 33, 40),
        ("diamonds", 59, 63),
        ("grand", 50, 72),
        ("spades", 264, 264),
    ],
)
def test_an_overbid_game_costs_the_next_multiple_of_the_base(
    contract: str, bid: int, value: int
) -> None:
    result = settled(contract, 70, bid=bid)
    overbid = (contract, bid) != ("clubs", 24)
    assert (result["overbid"], result["won"], result["value"]) == (overbid, not overbid, value)
    assert result["scores"][0] == (-2 * value if overbid else value)


def test_schneider_can_save_from_an_overbid() -> None:
    assert settled("clubs", 90, bid=36)["won"]
    result = settled("clubs", 30, bid=36)
    assert (result["overbid"], result["scores"]) == (False, [-72, 0, 0])


def test_an_overbid_null_costs_a_multiple_of_its_value() -> None:
    result = settled("null", 0, tricks=0, bid=24)
    assert (result["overbid"], result["value"], result["scores"]) == (True, 46, [-92, 0, 0])
    result = settled("null", 0, tricks=0, bid=48, level="ouvert")
    assert (result["value"], result["won"]) == (92, False)


# Skat: doubling.


def test_doubling_replaces_the_levels_of_the_defenders() -> None:
    result = settled("clubs", 30, doubling=True)
    assert (result["schneider"], result["value"], result["scores"]) == (False, 24, [-96, 0, 0])
    result = settled("clubs", 0, tricks=0, doubling=True)
    assert (result["schneider"], result["schwarz"]) == (False, False)
    assert (result["value"], result["scores"]) == (24, [-192, 0, 0])


def test_doubling_changes_neither_won_games_nor_ordinary_losses() -> None:
    for points in (31, 60, 61, 89, 90, 109):
        assert settled("clubs", points, doubling=True) == settled("clubs", points)
    assert settled_all_tricks("clubs", doubling=True) == settled_all_tricks("clubs")


def test_without_the_defenders_levels_a_game_may_be_overbid() -> None:
    result = settled("clubs", 30, bid=36, doubling=True)
    assert (result["overbid"], result["value"], result["scores"]) == (True, 36, [-144, 0, 0])


# Skat: Ramsch and the list.


def test_ramsch_is_played_when_all_pass_and_the_option_is_on() -> None:
    twin = some_skat_deal(ramsch=True)
    play_all(twin, "pass, pass, pass")
    assert (twin.phase, twin.to_move, twin.contract) == ("play", 0, "ramsch")
    play_randomly(twin, 3)
    result = twin.result()
    assert (result["kind"], result["contract"], result["declarer"]) == ("ramsch", "ramsch", None)
    assert sum(result["points"]) == 120


def test_the_skat_goes_to_the_winner_of_the_last_trick_in_ramsch() -> None:
    twin = SkatTwin.position(
        [["S7"], ["SJ"], ["S8"]],
        contract="ramsch",
        declarer=None,
        leader=0,
        skat=["HA", "HT"],
        points=(40, 30, 27),
        tricks=(3, 3, 3),
    )
    play_all(twin, "play S7, play SJ, play S8")
    result = twin.result()
    assert result["points"] == [40, 53, 27]
    assert twin.points == [40, 32, 27]
    assert (result["scores"], result["value"]) == ([0, -53, 0], 53)


@pytest.mark.parametrize(
    ("points", "tricks", "scores"),
    [
        ((50, 40, 30), (4, 3, 3), [-50, 0, 0]),
        ((50, 50, 20), (4, 3, 3), [-50, -50, 0]),
        ((40, 40, 40), (4, 3, 3), [-40, -40, -40]),
        ((80, 40, 0), (6, 4, 0), [-160, 0, 0]),
        ((80, 40, 0), (6, 3, 1), [-80, 0, 0]),
        ((60, 60, 0), (6, 4, 0), [-120, -120, 0]),
        ((0, 120, 0), (0, 10, 0), [0, 120, 0]),
        ((0, 120, 0), (0, 9, 1), [0, -240, 0]),
    ],
)
def test_ramsch_scores(points: tuple[int, ...], tricks: tuple[int, ...], scores: list[int]) -> None:
    assert ramsch_scores(points, tricks) == scores


def test_seeger_fabian() -> None:
    won, lost = settled("clubs", 61), settled("clubs", 60)
    assert seeger_fabian(won, 3) == [74, 0, 0]
    assert seeger_fabian(won, 4) == [74, 0, 0, 0]
    assert seeger_fabian(lost, 3) == [-98, 40, 40]
    assert seeger_fabian(lost, 4) == [-98, 30, 30, 30]


def test_seeger_fabian_leaves_passed_deals_and_ramsch_alone() -> None:
    for ramsch in (False, True):
        twin = some_skat_deal(ramsch=ramsch)
        play_all(twin, "pass, pass, pass")
        play_randomly(twin, 5)
        result = twin.result()
        assert seeger_fabian(result, 3) == result["scores"]
        assert seeger_fabian(result, 4) == [*result["scores"], 0]


def test_random_skat_deals_keep_all_points() -> None:
    for seed in range(50):
        deck = SKAT_DECK[:]
        random.Random(seed).shuffle(deck)
        hands = [deck[:10], deck[10:20], deck[20:30]]
        twin = SkatTwin(hands, deck[30:], seed % 3, ramsch=True)
        play_randomly(twin, seed)
        if twin.contract != "null":
            aside = sum(twin.card_points(card) for card in twin.skat)
            assert (sum(twin.points) + aside, sum(twin.tricks)) == (120, 10)
