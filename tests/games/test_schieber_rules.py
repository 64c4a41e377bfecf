"""Schieber rule by rule."""

import random
from itertools import islice

import pytest

from kiebitz.cards import JASS_DECK, Hand
from kiebitz.errors import (
    BadOption,
    DuplicateCard,
    IllegalAction,
    InconsistentPosition,
    WrongHandSize,
)
from kiebitz.games import JassMode, Phase, Schieber, SchieberResult, State, Undertrump
from kiebitz.games.contracts import jass_table


def legal(state: State) -> set[str]:
    """The legal cards as text."""
    return {str(action.card) for action in state.legal_actions}


def play_first_legal(state: State) -> State:
    """Finish a deal with the first legal card each time."""
    while not state.over:
        state = state.apply(state.legal_actions[0])
    return state


class TestTrumpChoice:
    start = Schieber().deal(seed=5, forehand=1)

    def test_forehand_has_six_modes_and_the_push(self) -> None:
        assert self.start.to_move == 1
        assert len(self.start.legal_actions) == 7

    def test_the_partner_must_choose_after_a_push(self) -> None:
        state = self.start.apply("push")
        assert state.to_move == 3
        assert len(state.legal_actions) == 6
        with pytest.raises(IllegalAction, match="push"):
            state.apply("push")

    def test_forehand_leads_whoever_chose(self) -> None:
        assert self.start.apply("trump hearts").to_move == 1
        assert self.start.apply("push").apply("trump hearts").to_move == 1


@pytest.mark.parametrize("mode", JassMode)
def test_every_mode_has_152_points_in_cards(mode: JassMode) -> None:
    table = jass_table(mode)
    assert sum(table.points(card) for card in JASS_DECK.cards) == 152


class TestOrder:
    @pytest.mark.parametrize(
        ("mode", "trick", "winner"),
        [
            (JassMode.HEARTS, "HA H9 HJ HK", 2),  # Buur, then Nell
            (JassMode.HEARTS, "HA H9 HT HK", 1),
            (JassMode.HEARTS, "CA CK H6 CQ", 2),  # the lowest trump beats the ace
            (JassMode.OBENABE, "C9 CJ CA C6", 2),
            (JassMode.OBENABE, "C9 SA HA DA", 0),
            (JassMode.UNDENUFE, "C9 CJ CA C6", 3),
        ],
    )
    def test_who_wins_a_trick(self, mode: JassMode, trick: str, winner: int) -> None:
        state = Schieber().position(trick.split(), mode=mode, leader=0)
        assert play_first_legal(state).tricks[0].winner == winner

    def test_the_last_trick_counts_five_more(self) -> None:
        state = Schieber().position(["C6", "C7", "C8", "C9"], mode=JassMode.HEARTS, leader=0)
        assert play_first_legal(state).result.points == (0, 5)


class TestLegalCards:
    def test_a_trump_may_be_played_although_one_can_follow(self) -> None:
        state = Schieber().position(
            ["CA S6", "C6 H6 D6", "C7 S7 D7", "C8 S8 D8"],
            mode=JassMode.HEARTS,
            leader=0,
            trick="C9",
        )
        assert legal(state) == {"C6", "H6"}

    def test_trump_led_must_be_followed(self) -> None:
        state = Schieber().position(
            ["CA", "HJ H6", "C7 S7", "C8 S8"], mode=JassMode.HEARTS, leader=0, trick="H9"
        )
        assert legal(state) == {"HJ", "H6"}

    def test_the_buur_never_has_to_be_played(self) -> None:
        state = Schieber().position(
            ["CA", "HJ C6", "C7 S7", "C8 S8"], mode=JassMode.HEARTS, leader=0, trick="H9"
        )
        assert legal(state) == {"HJ", "C6"}

    def test_without_trumps_one_follows_or_plays_anything(self) -> None:
        state = Schieber().position(
            ["CA", "HJ C6", "C7 S7", "C8 S8"], mode=JassMode.OBENABE, leader=0, trick="H9"
        )
        assert legal(state) == {"HJ"}
        state = state.apply("play HJ")
        assert legal(state) == {"C7", "S7"}

    def test_undertrumping_is_compared_with_the_highest_trump_in_the_trick(self) -> None:
        # jass-kit 2.0.5 allows DA and D9 here
        state = Schieber().position(
            ["DA D9 D6 ST", "C7 C8 C9", "CT CJ CQ", "D7 D8 DQ"],
            mode=JassMode.DIAMONDS,
            leader=1,
            trick="C6 DJ DT",
        )
        assert legal(state) == {"ST"}

    @pytest.mark.parametrize(
        ("rule", "hand", "cards"),
        [
            # holding the suit led: no undertrump under any rule
            (Undertrump.STRICT, "C7 H6 HA S6", {"C7", "HA"}),
            (Undertrump.FORCED, "C7 H6 HA S6", {"C7", "HA"}),
            (Undertrump.LAX, "C7 H6 HA S6", {"C7", "HA"}),
            # void, with other cards
            (Undertrump.STRICT, "H6 HA S6 S7", {"HA", "S6", "S7"}),
            (Undertrump.FORCED, "H6 HA S6 S7", {"HA", "S6", "S7"}),
            (Undertrump.LAX, "H6 HA S6 S7", {"H6", "HA", "S6", "S7"}),
            # void, nothing but trumps, one of them higher
            (Undertrump.STRICT, "H6 H7 H8 HA", {"H6", "H7", "H8", "HA"}),
            (Undertrump.FORCED, "H6 H7 H8 HA", {"HA"}),
            (Undertrump.LAX, "H6 H7 H8 HA", {"H6", "H7", "H8", "HA"}),
            # void, nothing but lower trumps
            (Undertrump.STRICT, "H6 H7 H8 HQ", {"H6", "H7", "H8", "HQ"}),
            (Undertrump.FORCED, "H6 H7 H8 HQ", {"H6", "H7", "H8", "HQ"}),
        ],
    )
    def test_the_undertrump_table(self, rule: Undertrump, hand: str, cards: set[str]) -> None:
        state = Schieber(undertrump=rule).position(
            ["D6 D7 D8", "D9 DT DJ", hand, "DQ DK DA SA"],
            mode=JassMode.HEARTS,
            leader=0,
            trick="C6 HK",
        )
        assert legal(state) == cards


def weis_result(
    hands: list[str], mode: str, *, forehand: int = 0, stoeck: bool = False
) -> SchieberResult:
    """Deal these hands with Weis on, choose the mode and play on somehow."""
    rules = Schieber(weis=True, stoeck=stoeck)
    state = play_first_legal(rules.deal_hands(hands, forehand=forehand).apply(f"trump {mode}"))
    result = state.result
    assert isinstance(result, SchieberResult)
    return result


def complete(*fixed: str) -> list[str]:
    """Four hands of nine: some cards fixed, the rest dealt so that they make no further Weis."""
    known = [Hand.parse(text) for text in (*fixed, "", "", "", "")[:4]]
    rest = [card for card in JASS_DECK.cards if not any(card in hand for hand in known)]
    chance = random.Random(" / ".join(fixed))
    while True:
        chance.shuffle(rest)
        free = iter(rest)
        hands = [hand | Hand(islice(free, 9 - len(hand))) for hand in known]
        if all(weis_in(dealt) == weis_in(hand) for dealt, hand in zip(hands, known, strict=True)):
            return [str(hand) for hand in hands]


def weis_in(hand: Hand) -> list[str]:
    """The triples and fours in a hand, found plainly."""
    cards = set(str(hand).split())
    triples = [[f"{s}{r}" for r in "6789TJQKA"[i : i + 3]] for s in "CSHD" for i in range(7)]
    fours = [[f"{suit}{rank}" for suit in "CSHD"] for rank in "6789TJQKA"]
    return [" ".join(group) for group in triples + fours if cards.issuperset(group)]


class TestWeis:
    @pytest.mark.parametrize(
        ("cards", "points"),
        [
            ("C6 C7 C8", 20),
            ("C6 C7 C8 C9", 50),
            ("C6 C7 C8 C9 CT", 100),
            ("C6 C7 C8 C9 CT CJ", 150),
            ("C6 C7 C8 C9 CT CJ CQ", 200),
            ("C6 C7 C8 C9 CT CJ CQ CK", 250),
            ("C6 C7 C8 C9 CT CJ CQ CK CA", 300),
            ("CJ SJ HJ DJ", 200),
            ("C9 S9 H9 D9", 150),
            ("C6 S6 H6 D6", 100),
            ("CA SA HA DA", 100),
            ("CQ CK CA SK HK DK", 120),  # the king counts in both
            ("C6 C7 C8 S6 S7 S8", 40),
        ],
    )
    def test_what_a_hand_scores(self, cards: str, points: int) -> None:
        result = weis_result(complete(cards), "obenabe")
        assert result.weis == (points, 0)

    @pytest.mark.parametrize(
        ("first", "second", "mode", "winner"),
        [
            ("C6 C7 C8", "S6 S7 S8 S9", "obenabe", 1),  # more points
            ("CA SA HA DA", "S6 S7 S8 S9 ST", "obenabe", 1),  # equal points, more cards
            ("C6 C7 C8", "S7 S8 S9", "obenabe", 1),  # higher card
            ("C6 C7 C8", "S7 S8 S9", "undenufe", 0),  # lower card in undenufe
            ("CK SK HK DK", "CA SA HA DA", "obenabe", 1),
            ("C7 C8 C9", "S7 S8 S9", "spades", 1),  # equal but in trumps
            ("C7 C8 C9", "S7 S8 S9", "obenabe", 0),  # equal: the earlier seat
        ],
    )
    def test_which_weis_is_better(self, first: str, second: str, mode: str, winner: int) -> None:
        result = weis_result(complete(first, second), mode)
        assert result.weis[winner] > 0
        assert result.weis[1 - winner] == 0

    def test_of_equal_weis_the_earlier_seat_from_forehand_on_wins(self) -> None:
        hands = complete("C7 C8 C9", "S7 S8 S9")
        assert weis_result(hands, "obenabe", forehand=0).weis == (20, 0)
        assert weis_result(hands, "obenabe", forehand=1).weis == (0, 20)

    def test_the_winning_team_scores_the_weis_of_both_partners(self) -> None:
        result = weis_result(complete("C6 C7 C8 C9", "S6 S7 S8", "H6 H7 H8"), "obenabe")
        assert result.weis == (70, 0)

    def test_it_is_shown_once_the_first_trick_is_complete(self) -> None:
        rules = Schieber(weis=True)
        state = rules.deal_hands(complete("C6 C7 C8 C9")).apply("trump obenabe")
        for _ in range(3):
            state = state.apply(state.legal_actions[0])
            assert not any(state.view(1).shown)
        state = state.apply(state.legal_actions[0])
        assert state.view(1).shown[0] == Hand.parse("C6 C7 C8 C9")

    def test_stoeck_are_king_and_queen_of_trumps_in_one_hand(self) -> None:
        hands = complete("CK CQ")
        assert weis_result(hands, "clubs", stoeck=True).stoeck == (20, 0)
        assert weis_result(hands, "spades", stoeck=True).stoeck[0] == 0
        assert weis_result(hands, "obenabe", stoeck=True).stoeck == (0, 0)


class TestScoring:
    def test_the_match_bonus_is_for_all_tricks(self) -> None:
        hands = ["CA SA HA DA", "C6 S6 H6 D6", "C7 S7 H7 D7", "C8 S8 H8 D8"]
        with_bonus = Schieber(match_bonus=True).position(hands, mode=JassMode.OBENABE, leader=0)
        assert play_first_legal(with_bonus).result.match_bonus == (100, 0)
        without = Schieber().position(hands, mode=JassMode.OBENABE, leader=0)
        assert play_first_legal(without).result.match_bonus == (0, 0)

    @pytest.mark.parametrize(
        ("mode", "factor"),
        [
            (JassMode.CLUBS, 1),
            (JassMode.HEARTS, 1),
            (JassMode.DIAMONDS, 2),
            (JassMode.SPADES, 2),
            (JassMode.OBENABE, 3),
            (JassMode.UNDENUFE, 3),
        ],
    )
    def test_multipliers_to_2500_and_none_to_1000(self, mode: JassMode, factor: int) -> None:
        for target, expected in ((2500, factor), (1000, 1)):
            state = Schieber(target=target).deal(seed=1).apply(f"trump {mode.name.lower()}")
            result = play_first_legal(state).result
            assert result.multiplier == expected
            assert sum(result.totals) == expected * 157

    def test_the_presets_differ_as_documented(self) -> None:
        assert Schieber.research() == Schieber()
        table = Schieber.table()
        assert (table.target, table.match_bonus, table.weis, table.stoeck) == (
            2500,
            True,
            True,
            True,
        )
        assert table.undertrump is Undertrump.STRICT

    def test_impossible_options_are_refused_by_name(self) -> None:
        with pytest.raises(BadOption, match="target=5000"):
            Schieber(target=5000)
        with pytest.raises(BadOption, match="weis=1 should be a bool"):
            Schieber(weis=1)  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="undertrump='never'"):
            Schieber.from_dict({"undertrump": "never"})
        with pytest.raises(BadOption, match="no option 'wys'"):
            Schieber.from_dict({"wys": True})


class TestPositions:
    @pytest.mark.parametrize(
        ("hands", "trick", "error", "named"),
        [
            (["CA", "C6", "C7", "CA"], "", DuplicateCard, "CA"),
            (["CA", "C6", "C7", "C8 C9"], "", WrongHandSize, "seat 0"),
            (["CA", "C6", "C7", "C8"], "C9 CT CJ CQ", WrongHandSize, "running trick has 4"),
            (
                ["SA", "C6", "C7 S8", "C8 S9"],
                "CA S6",
                InconsistentPosition,
                "seat 1 could not play S6",
            ),
        ],
    )
    def test_an_inconsistent_position_is_refused_by_name(
        self, hands: list[str], trick: str, error: type[Exception], named: str
    ) -> None:
        with pytest.raises(error, match=named):
            Schieber().position(hands, mode=JassMode.OBENABE, leader=0, trick=trick)

    def test_a_deal_has_four_hands_of_nine(self) -> None:
        state = Schieber().deal(seed=9)
        assert [len(hand) for hand in state.hands] == [9, 9, 9, 9]
        assert state.phase is Phase.TRUMP
