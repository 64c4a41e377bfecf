"""Skat rule by rule: the cases of the order, and those where other programs went wrong."""

import random
from contextlib import nullcontext

import pytest

from kiebitz.cards import SKAT_DECK, Card, Hand
from kiebitz.errors import (
    BadOption,
    DuplicateCard,
    IllegalAction,
    InconsistentPosition,
    UnknownCard,
    WrongHandSize,
)
from kiebitz.games import (
    BID_VALUES,
    SERVER_BIDS,
    LostLevels,
    Phase,
    Skat,
    SkatContract,
    SkatKind,
    SkatLevel,
    SkatResult,
    State,
    View,
    matadors,
    seeger_fabian,
)
from kiebitz.games.skat import deal_pack

# Seat 0 holds every trump of clubs but the seven: it can take all tricks of a clubs game.
STRONG = (
    "CJ SJ HJ DJ CA CT CK CQ C9 C8",
    "SA ST SK SQ S9 S8 S7 HA HT HK",
    "HQ H9 H8 H7 DA DT DK DQ D9 D8",
)
STRONG_SKAT = "C7 D7"
CLUBS_HAND = ("pass", "pass", "bid 18", "hand", "declare clubs")


def played(start: State, *actions: str) -> State:
    """Apply actions one after the other."""
    for action in actions:
        start = start.apply(action)
    return start


def play_first_legal(state: State) -> State:
    """Finish a game with the first legal card each time."""
    while not state.over:
        state = state.apply(state.legal_actions[0])
    return state


def last_trick(
    hands: tuple[str, str, str] = ("CA", "C7", "C8"),
    *,
    contract: SkatContract = SkatContract.CLUBS,
    points: int,
    tricks: tuple[int, int, int] = (5, 2, 2),
    rules: Skat | None = None,
    hand: bool = False,
    level: SkatLevel = SkatLevel.NONE,
    bid: int = 18,
    matadors: int = 1,
) -> SkatResult:
    """Settle a game whose last trick brings declarer 0, who leads, to `points` points."""
    trick = sum({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card[1], 0) for card in hands)
    state = (rules or Skat()).position(
        hands,
        contract=contract,
        declarer=0,
        leader=0,
        points=(points - trick, 0, 0),
        tricks=tricks,
        hand=hand,
        level=level,
        bid=bid,
        matadors=matadors,
    )
    result = play_first_legal(state).result
    assert isinstance(result, SkatResult)
    assert result.declarer_points == points
    return result


class TestDealing:
    def test_cards_are_dealt_three_skat_four_three(self) -> None:
        hands, skat = deal_pack(SKAT_DECK.cards, forehand=1)
        place = [SKAT_DECK.index(card) for card in hands[1]]
        assert sorted(place) == [0, 1, 2, 11, 12, 13, 14, 23, 24, 25]
        assert sorted(SKAT_DECK.index(card) for card in skat) == [9, 10]
        assert sorted(SKAT_DECK.index(c) for c in hands[0]) == [6, 7, 8, 19, 20, 21, 22, 29, 30, 31]

    def test_a_pack_with_a_doubled_card_is_refused(self) -> None:
        with pytest.raises(DuplicateCard, match="32 different"):
            deal_pack([*SKAT_DECK.cards[:31], SKAT_DECK.cards[0]])

    @pytest.mark.parametrize(
        ("hands", "skat", "error", "named"),
        [
            ((STRONG[0], "C8" + STRONG[1][2:], STRONG[2]), STRONG_SKAT, DuplicateCard, "C8"),
            (STRONG, "CJ D7", DuplicateCard, "CJ"),
            ((STRONG[0], STRONG[1], STRONG[2][:-3]), STRONG_SKAT, WrongHandSize, "seat 2 has 9"),
            (STRONG, "C7", WrongHandSize, "skat has 1"),
            ((STRONG[0], STRONG[1]), STRONG_SKAT, WrongHandSize, "3 hands, not 2"),
            (("H6 " + STRONG[0][3:], *STRONG[1:]), STRONG_SKAT, UnknownCard, "H6"),
            (("XX " + STRONG[0][3:], *STRONG[1:]), STRONG_SKAT, UnknownCard, "XX"),
        ],
    )
    def test_a_wrong_deal_is_refused_by_name(
        self, hands: tuple[str, ...], skat: str, error: type[Exception], named: str
    ) -> None:
        with pytest.raises(error, match=named):
            Skat().deal_hands(hands, skat=skat)


class TestAuction:
    start = Skat().deal_hands(STRONG, skat=STRONG_SKAT)

    def test_there_are_63_values_from_18_to_264(self) -> None:
        assert len(BID_VALUES) == 63
        assert BID_VALUES[:8] == (18, 20, 22, 23, 24, 27, 30, 33)
        assert BID_VALUES[-3:] == (216, 240, 264)

    def test_a_server_may_take_three_more(self) -> None:
        start = Skat(server_bids=True).deal(seed=1)
        values = [int(str(action)[4:]) for action in start.legal_actions if str(action) != "pass"]
        assert values == sorted((*BID_VALUES, 171, 189, 190))
        assert SERVER_BIDS == (171, 189, 190)

    def test_a_bid_of_the_server_can_only_be_overbid_or_lost(self) -> None:
        """Diamonds with 171 settle for 19 times 9, which no game is worth."""
        start = Skat(server_bids=True).deal_hands(STRONG, skat=STRONG_SKAT)
        state = played(start, "bid 171", "pass")
        assert State.from_json(state.to_json()) == state
        assert State.from_bytes(state.to_bytes()) == state
        position = Skat(server_bids=True).position(
            ["CJ", "D7", "S7"], contract=SkatContract.DIAMONDS, declarer=0, leader=0, bid=171
        )
        end = played(position, "play CJ", "play D7", "play S7")
        assert end.result.overbid
        assert end.result.value == 171
        with pytest.raises(InconsistentPosition, match="171"):
            Skat().position(
                ["CJ", "D7", "S7"], contract=SkatContract.DIAMONDS, declarer=0, leader=0, bid=171
            )

    def test_options_that_came_later_are_written_only_where_used(self) -> None:
        assert Skat().options_to_dict() == {"ramsch": False, "lost_levels": "additive"}
        assert Skat(server_bids=True).options_to_dict()["server_bids"] is True

    def test_middlehand_speaks_first_and_forehand_answers(self) -> None:
        assert self.start.to_move == 1
        assert self.start.apply("bid 18").to_move == 0
        assert [str(a) for a in self.start.apply("bid 18").legal_actions] == ["pass", "hold"]

    def test_hindhand_speaks_to_the_survivor(self) -> None:
        assert played(self.start, "bid 18", "pass").to_move == 2
        assert played(self.start, "bid 18", "pass", "bid 20").to_move == 1
        assert played(self.start, "bid 18", "hold", "pass", "bid 20").to_move == 0

    def test_hindhand_must_go_above_the_last_bid(self) -> None:
        state = played(self.start, "bid 20", "hold", "pass")
        with pytest.raises(IllegalAction, match="'bid 20', is not legal for seat 2"):
            state.apply("bid 20")

    def test_a_jump_bid_is_allowed_and_a_value_between_is_not(self) -> None:
        assert self.start.apply("bid 33").details.bid == 33
        with pytest.raises(IllegalAction, match="bid 19"):
            self.start.apply("bid 19")

    @pytest.mark.parametrize("text", ["hold", "pickup", "play CJ", "bid 17", "bid 265"])
    def test_what_does_not_belong_into_the_auction_is_refused(self, text: str) -> None:
        with pytest.raises(IllegalAction, match=text):
            self.start.apply(text)

    def test_after_two_passes_forehand_may_still_bid(self) -> None:
        state = played(self.start, "pass", "pass")
        assert state.to_move == 0
        assert state.apply("bid 18").details.declarer == 0
        assert state.apply("bid 18").phase is Phase.SKAT

    def test_three_passes_throw_the_deal_in(self) -> None:
        result = played(self.start, "pass", "pass", "pass").result
        assert result.kind is SkatKind.PASSED
        assert result.scores == (0, 0, 0)

    def test_forehand_who_held_cannot_be_passed_in(self) -> None:
        state = played(self.start, "bid 18", "hold", "pass", "pass")
        assert (state.details.declarer, state.details.bid) == (0, 18)

    def test_after_264_one_can_only_pass(self) -> None:
        state = played(self.start, "bid 264", "hold")
        assert [str(action) for action in state.legal_actions] == ["pass"]


class TestDeclaration:
    won = played(Skat().deal_hands(STRONG, skat=STRONG_SKAT), "pass", "pass", "bid 18")

    def test_there_are_66_discards(self) -> None:
        state = self.won.apply("pickup")
        assert len(state.legal_actions) == 66
        assert len(state.hands[0]) == 12
        assert len(state.apply("discard D7 C7").hands[0]) == 10

    def test_a_discard_needs_two_cards_of_ones_own(self) -> None:
        with pytest.raises(IllegalAction, match="discard C7 SA"):
            self.won.apply("pickup").apply("discard C7 SA")

    def test_after_a_pick_up_only_null_can_be_ouvert_and_nothing_is_announced(self) -> None:
        state = played(self.won, "pickup", "discard C7 D7")
        texts = {str(action) for action in state.legal_actions}
        assert "declare null ouvert" in texts
        assert len(texts) == 7

    def test_from_the_hand_every_level_can_be_announced(self) -> None:
        texts = {str(action) for action in self.won.apply("hand").legal_actions}
        assert {
            "declare clubs schneider",
            "declare grand schwarz",
            "declare hearts ouvert",
        } <= texts
        assert "declare null schneider" not in texts
        assert len(texts) == 5 * 4 + 2

    def test_ouvert_shows_the_declarers_hand_to_all(self) -> None:
        state = played(self.won, "hand", "declare clubs ouvert")
        assert state.view(1).shown[0] == Hand.parse(STRONG[0])
        assert not played(self.won, "hand", "declare clubs schwarz").view(1).shown[0]


class TestMatadors:
    @pytest.mark.parametrize(
        ("contract", "cards", "count"),
        [
            (SkatContract.CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7 D7", 11),
            (SkatContract.GRAND, "CJ SJ HJ DJ CA", 4),
            (SkatContract.HEARTS, "CJ HJ DJ", 1),
            (SkatContract.HEARTS, "SJ HJ DJ", -1),
            (SkatContract.SPADES, "HA HT", -11),  # no trump at all
            (SkatContract.GRAND, "HA HT", -4),  # no trump at all
            (SkatContract.CLUBS, "CT", -5),  # the run goes on through the ace
            (SkatContract.CLUBS, "CK", -6),  # and through the ten
            (SkatContract.CLUBS, "CJ SJ HJ DJ CA CK", 5),
            (SkatContract.DIAMONDS, "CJ SJ HJ DJ CA", 4),
        ],
    )
    def test_matadors_are_counted_from_the_top(
        self, contract: SkatContract, cards: str, count: int
    ) -> None:
        assert matadors(contract, cards) == count

    @pytest.mark.parametrize("contract", [SkatContract.NULL, SkatContract.RAMSCH])
    def test_null_and_ramsch_have_none(self, contract: SkatContract) -> None:
        with pytest.raises(BadOption, match="no matadors"):
            matadors(contract, "CJ")

    def test_a_jack_in_the_skat_of_a_hand_game_changes_the_matadors(self) -> None:
        hands = ("SJ HJ DJ CA CT CK CQ C9 C8 C7", *STRONG[1:])
        state = played(Skat().deal_hands(hands, skat="CJ D7"), *CLUBS_HAND)
        assert play_first_legal(state).result.matadors == 11
        hands = ("SJ HJ DJ CA CT CK CQ C9 C8 D7", "SA ST SK SQ S9 S8 S7 HA HT CJ", STRONG[2])
        state = played(Skat().deal_hands(hands, skat="C7 HK"), *CLUBS_HAND)
        assert play_first_legal(state).result.matadors == -1

    def test_the_discard_still_counts_for_the_matadors(self) -> None:
        state = played(
            Skat().deal_hands(STRONG, skat=STRONG_SKAT),
            "pass",
            "pass",
            "bid 18",
            "pickup",
            "discard CJ SJ",
            "declare clubs",
        )
        assert play_first_legal(state).result.matadors == 11


class TestValue:
    def test_89_points_are_no_schneider_and_90_are(self) -> None:
        assert (last_trick(points=89).schneider, last_trick(points=89).value) == (False, 24)
        assert (last_trick(points=90).schneider, last_trick(points=90).value) == (True, 36)

    def test_61_wins_and_60_loses_double(self) -> None:
        assert last_trick(points=61).scores == (24, 0, 0)
        assert last_trick(points=60).scores == (-48, 0, 0)

    def test_a_declarer_with_30_is_schneider_and_with_31_is_not(self) -> None:
        assert last_trick(points=30).scores == (-72, 0, 0)
        assert last_trick(points=31).scores == (-48, 0, 0)

    def test_schwarz_is_judged_by_tricks_even_one_worth_nothing(self) -> None:
        all_tricks = last_trick(points=120, tricks=(9, 0, 0))
        assert (all_tricks.schwarz, all_tricks.value) == (True, 48)
        worthless = last_trick(points=120, tricks=(8, 1, 0))
        assert (worthless.schwarz, worthless.value) == (False, 36)

    def test_a_declarer_without_a_trick_loses_schwarz(self) -> None:
        state = Skat().position(
            ("C7", "CA", "C8"), contract=SkatContract.CLUBS, declarer=0, leader=0, tricks=(0, 5, 4)
        )
        result = play_first_legal(state).result
        assert (result.schneider, result.schwarz, result.scores[0]) == (True, True, -2 * 48)

    @pytest.mark.parametrize(
        ("level", "points", "tricks", "score"),
        [
            # with 1, game 2, hand 3, Schneider 4, announced 5: 60
            (SkatLevel.SCHNEIDER, 90, (5, 2, 2), 60),
            (SkatLevel.SCHNEIDER, 89, (5, 2, 2), -120),
            (SkatLevel.SCHNEIDER, 120, (9, 0, 0), 72),  # Schwarz on top, not announced
            # … Schwarz 6, announced 7: 84
            (SkatLevel.SCHWARZ, 120, (9, 0, 0), 84),
            (SkatLevel.SCHWARZ, 120, (8, 1, 0), -168),
            # … ouvert 8: 96; ouvert implies Schwarz announced
            (SkatLevel.OUVERT, 120, (9, 0, 0), 96),
            (SkatLevel.OUVERT, 110, (8, 1, 0), -192),
        ],
    )
    def test_announced_levels_must_be_reached_and_count_twice(
        self, level: SkatLevel, points: int, tricks: tuple[int, int, int], score: int
    ) -> None:
        result = last_trick(points=points, tricks=tricks, level=level, hand=True)
        assert result.scores == (score, 0, 0)

    def test_the_dearest_games_of_the_order_come_out(self) -> None:
        clubs = last_trick(
            points=120, tricks=(9, 0, 0), level=SkatLevel.OUVERT, hand=True, matadors=2
        )
        assert clubs.value == 108
        grand = {"contract": SkatContract.GRAND, "level": SkatLevel.OUVERT, "hand": True}
        won = last_trick(points=120, tricks=(9, 0, 0), matadors=4, **grand)  # type: ignore[arg-type]
        assert won.scores[0] == 264
        lost = last_trick(points=110, tricks=(8, 1, 0), matadors=4, **grand)  # type: ignore[arg-type]
        assert lost.scores[0] == -528


class TestOverbid:
    def test_a_made_game_below_the_bid_is_lost_at_the_next_multiple(self) -> None:
        # diamonds with 1: 18, bid 20: 27 is the next multiple of 9
        result = last_trick(("DA", "D7", "D8"), contract=SkatContract.DIAMONDS, points=80, bid=20)
        assert (result.overbid, result.won) == (True, False)
        assert (result.value, result.scores[0]) == (27, -54)

    def test_schneider_can_save_an_overbid(self) -> None:
        result = last_trick(("DA", "D7", "D8"), contract=SkatContract.DIAMONDS, points=90, bid=20)
        assert (result.overbid, result.won, result.scores[0]) == (False, True, 27)

    def test_the_multiple_may_skip_several_steps(self) -> None:
        # spades hand with 1: 33, bid 72: 77
        result = last_trick(
            ("SA", "S7", "S8"), contract=SkatContract.SPADES, points=70, bid=72, hand=True
        )
        assert result.scores[0] == -154

    @pytest.mark.parametrize(
        ("bid", "hand", "level", "score"),
        [
            (23, False, SkatLevel.NONE, -46),
            (24, False, SkatLevel.NONE, -92),
            (36, True, SkatLevel.NONE, -140),
            (48, False, SkatLevel.OUVERT, -184),
            (60, True, SkatLevel.OUVERT, -236),
        ],
    )
    def test_null_has_fixed_values(
        self, bid: int, hand: bool, level: SkatLevel, score: int
    ) -> None:
        state = Skat().position(
            ("CA", "C7", "C8"),
            contract=SkatContract.NULL,
            declarer=0,
            leader=0,
            hand=hand,
            level=level,
            bid=bid,
        )
        assert play_first_legal(state).result.scores[0] == score


class TestNull:
    def test_it_ends_at_the_declarers_first_trick(self) -> None:
        state = Skat().position(
            ("CA C7", "C8 SA", "C9 HA"), contract=SkatContract.NULL, declarer=0, leader=0
        )
        state = played(state, "play CA", "play C8", "play C9")
        assert state.over
        assert not state.result.won
        assert state.undo().phase is Phase.PLAY

    @pytest.mark.parametrize(
        ("hand", "level", "value"),
        [
            (False, SkatLevel.NONE, 23),
            (True, SkatLevel.NONE, 35),
            (False, SkatLevel.OUVERT, 46),
            (True, SkatLevel.OUVERT, 59),
        ],
    )
    def test_its_four_values(self, hand: bool, level: SkatLevel, value: int) -> None:
        state = Skat().position(
            ("C7", "CA", "C8"),
            contract=SkatContract.NULL,
            declarer=0,
            leader=0,
            hand=hand,
            level=level,
        )
        assert play_first_legal(state).result.scores == (value, 0, 0)

    def test_the_ten_stands_between_nine_and_jack(self) -> None:
        state = Skat().position(
            ("CT", "CJ", "C9"), contract=SkatContract.NULL, declarer=0, leader=0
        )
        assert play_first_legal(state).tricks[0].winner == 1


class TestFollowing:
    def test_jacks_follow_trump_not_their_suit(self) -> None:
        state = Skat().position(
            ("HA H7", "HJ C7", "HK H8"), contract=SkatContract.GRAND, declarer=0, leader=0
        )
        state = state.apply("play HA")
        assert {str(action) for action in state.legal_actions} == {"play HJ", "play C7"}

    def test_with_a_jack_led_one_must_play_trump(self) -> None:
        state = Skat().position(
            ("CJ H7", "S7 HA", "HK DJ"), contract=SkatContract.SPADES, declarer=0, leader=0
        )
        state = state.apply("play CJ")
        assert [str(action) for action in state.legal_actions] == ["play S7"]


class TestRamsch:
    rules = Skat(ramsch=True)

    def test_it_is_played_when_all_pass(self) -> None:
        state = played(self.rules.deal(seed=3), "pass", "pass", "pass")
        assert state.phase is Phase.PLAY
        assert state.details.contract is SkatContract.RAMSCH

    def test_the_one_with_most_points_loses_them(self) -> None:
        for board in range(50):
            state = played(self.rules.deal(seed=3, board=board), "pass", "pass", "pass")
            chance = random.Random(board)
            while not state.over:
                state = state.apply(chance.choice(state.legal_actions))
            result = state.result
            assert sum(result.points) == 120
            if min(state.tricks_won) > 0:
                worst = max(result.points)
                assert result.scores == tuple(-p if p == worst else 0 for p in result.points)

    @pytest.mark.parametrize(
        ("hands", "points", "tricks", "scores"),
        [
            # the skat (CA, C7) goes to the winner of the last trick
            (("HA", "H7", "H8"), (30, 30, 30), (3, 3, 3), (-52, 0, 0)),
            (("H7", "HA", "H8"), (60, 12, 0), (5, 4, 0), (-120, 0, 0)),  # Jungfrau
            (("H7", "HA", "H8"), (11, 8, 19), (3, 3, 3), (0, -30, 0)),
            (("H7", "HA", "H8"), (30, 8, 19), (3, 3, 3), (-30, -30, 0)),  # a tie
            (("HA", "H7", "H8"), (60, 0, 0), (9, 0, 0), (120, 0, 0)),  # Durchmarsch
        ],
    )
    def test_endings_settle_as_documented(
        self,
        hands: tuple[str, str, str],
        points: tuple[int, int, int],
        tricks: tuple[int, int, int],
        scores: tuple[int, int, int],
    ) -> None:
        state = Skat().position(
            hands,
            contract=SkatContract.RAMSCH,
            declarer=None,
            leader=0,
            skat="CA C7",
            points=points,
            tricks=tricks,
        )
        assert State.from_json(state.to_json()) == state
        assert State.from_bytes(state.to_bytes()) == state
        assert View.from_bytes(state.view(1).to_bytes()) == state.view(1)
        assert play_first_legal(state).result.scores == scores


class TestPositions:
    @pytest.mark.parametrize(
        ("change", "error", "named"),
        [
            ({"hands": ("CJ HT", "CJ HA", "S8 S9")}, DuplicateCard, "CJ"),
            ({"hands": ("CJ HT", "DJ", "S8 S9")}, WrongHandSize, "seat 1"),
            ({"trick": "HT"}, DuplicateCard, "HT"),
            ({"trick": "H7"}, WrongHandSize, "seat 0"),
            ({"declarer": 3}, BadOption, "3"),
            ({"leader": -1}, BadOption, "-1"),
            ({"bid": 19}, InconsistentPosition, "19"),
            ({"matadors": 0}, InconsistentPosition, "0 matadors"),
            ({"matadors": 12}, BadOption, "matadors should be .* not 12"),
            ({"matadors": -1}, InconsistentPosition, "-1 matadors do not fit"),
            ({"matadors": 2, "skat": "SJ C7"}, None, ""),
            ({"matadors": 1, "skat": "SJ C7"}, InconsistentPosition, "1 matadors do not fit"),
            ({"matadors": 4}, InconsistentPosition, "4 matadors do not fit"),
            ({"bid": 18.0}, BadOption, "bid"),
            ({"hand": 1}, BadOption, "hand"),
            ({"contract": "hearts"}, BadOption, "SkatContract"),
            ({"points": (0, 9, 0), "tricks": (8, 0, 0)}, InconsistentPosition, "9 points but no"),
            ({"points": (119, 0, 0)}, InconsistentPosition, "119 points"),
            ({"points": (1, 2)}, BadOption, "3 numbers"),
            ({"tricks": (9, 0, 0)}, InconsistentPosition, "9 tricks"),
            ({"level": SkatLevel.SCHNEIDER}, InconsistentPosition, "announcement"),
            ({"skat": "C7"}, WrongHandSize, "skat"),
            ({"contract": SkatContract.RAMSCH}, InconsistentPosition, "Ramsch"),
            ({"declarer": None}, BadOption, "declarer"),
        ],
    )
    def test_an_inconsistent_position_is_refused_by_name(
        self, change: dict[str, object], error: type[Exception] | None, named: str
    ) -> None:
        given: dict[str, object] = {
            "hands": ("CJ HT", "DJ HA", "S8 S9"),
            "contract": SkatContract.HEARTS,
            "declarer": 0,
            "leader": 0,
        }
        refused = pytest.raises(error, match=named) if error else nullcontext()
        with refused:
            Skat().position(**(given | change))  # type: ignore[arg-type]

    def test_a_trick_that_breaks_the_rules_is_refused(self) -> None:
        with pytest.raises(InconsistentPosition, match="seat 1 could not play S8"):
            Skat().position(
                ("H7", "HA", "S9 S7"),
                contract=SkatContract.CLUBS,
                declarer=0,
                leader=0,
                trick="HT S8",
            )

    def test_a_running_trick_is_taken_up_where_it_stands(self) -> None:
        state = Skat().position(
            ("H7", "HA", "S9 HK"),
            contract=SkatContract.CLUBS,
            declarer=0,
            leader=0,
            trick="HT H8",
        )
        assert state.to_move == 2
        assert [str(action) for action in state.legal_actions] == ["play HK"]
        assert state.trick == (Card.parse("HT"), Card.parse("H8"))


class TestScoring:
    def test_seeger_fabian_at_a_table_of_three_and_of_four(self) -> None:
        won, lost = last_trick(points=70), last_trick(points=50)
        assert seeger_fabian(won) == (74, 0, 0)
        assert seeger_fabian(lost) == (-98, 40, 40)
        assert seeger_fabian(won, table=4) == (74, 0, 0, 0)
        assert seeger_fabian(lost, table=4) == (-98, 30, 30, 30)
        with pytest.raises(BadOption, match="not 5"):
            seeger_fabian(won, table=5)

    @pytest.mark.parametrize(
        ("points", "tricks", "score"), [(50, (5, 2, 2), -48), (30, (5, 2, 2), -96)]
    )
    def test_the_thesis_switch_doubles_a_lost_schneider(
        self, points: int, tricks: tuple[int, int, int], score: int
    ) -> None:
        rules = Skat(lost_levels=LostLevels.DOUBLING)
        assert last_trick(points=points, tricks=tricks, rules=rules).scores[0] == score

    def test_the_thesis_switch_doubles_a_lost_schwarz_once_more(self) -> None:
        state = Skat(lost_levels=LostLevels.DOUBLING).position(
            ("C7", "CA", "C8"), contract=SkatContract.CLUBS, declarer=0, leader=0, tricks=(0, 5, 4)
        )
        assert play_first_legal(state).result.scores[0] == -8 * 24
