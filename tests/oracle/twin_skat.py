"""Skat, slow and plain, after ``docs/games/skat.md``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tests.oracle.twin_common import (
    SKAT_DECK,
    SUIT_OF_NAME,
    Twin,
    check_cards,
    check_sizes,
    check_trick_fits,
)

POINTS_OF_RANK = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
JACKS = ["CJ", "SJ", "HJ", "DJ"]
SUIT_ORDER = ["A", "T", "K", "Q", "9", "8", "7"]
NULL_ORDER = ["A", "K", "Q", "J", "T", "9", "8", "7"]

TRUMPS: dict[str, list[str]] = {
    "clubs": [*JACKS, "CA", "CT", "CK", "CQ", "C9", "C8", "C7"],
    "spades": [*JACKS, "SA", "ST", "SK", "SQ", "S9", "S8", "S7"],
    "hearts": [*JACKS, "HA", "HT", "HK", "HQ", "H9", "H8", "H7"],
    "diamonds": [*JACKS, "DA", "DT", "DK", "DQ", "D9", "D8", "D7"],
    "grand": JACKS,
    "ramsch": JACKS,
    "null": [],
}
BASE = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
SUIT_CONTRACTS = list(SUIT_OF_NAME)
CONTRACTS = [*SUIT_CONTRACTS, "grand", "null"]
ANNOUNCEMENTS = ["schneider", "schwarz", "ouvert"]
SEATS = 3


def card_class(card: str, contract: str) -> str:
    """``trump`` or the suit: what has to be followed when this card is led."""
    return "trump" if card in TRUMPS[contract] else card[0]


def skat_points(cards: Sequence[str] | set[str]) -> int:
    """The sum of the card points."""
    return sum(POINTS_OF_RANK[card[1]] for card in cards)


def matadors_of(cards: Sequence[str] | set[str], contract: str) -> int:
    """+n with n, -n without n, 0 in null; the cards are the ten dealt and the two of the skat."""
    if contract == "null":
        return 0
    with_them = "CJ" in cards
    count = 0
    for card in TRUMPS[contract]:
        if (card in cards) != with_them:
            break
        count += 1
    return count if with_them else -count


def null_value(*, hand: bool, ouvert: bool) -> int:
    """The value of a null game."""
    if ouvert:
        return 59 if hand else 46
    return 35 if hand else 23


def bid_values() -> list[int]:
    """All values a game can have, ascending.

    With or without one to eleven (grand: four), the game itself, and none to six of: hand,
    Schneider, Schneider announced, Schwarz, Schwarz announced, ouvert.
    """
    values = {
        null_value(hand=hand, ouvert=ouvert) for hand in (False, True) for ouvert in (False, True)
    }
    for contract, base in BASE.items():
        for matadors in range(1, len(TRUMPS[contract]) + 1):
            for extra in range(7):
                values.add(base * (matadors + 1 + extra))
    return sorted(values)


BID_VALUES = bid_values()


class SkatTwin(Twin):
    """One deal of Skat."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        skat: Sequence[str],
        forehand: int,
        *,
        ramsch: bool = False,
        doubling: bool = False,
    ) -> None:
        super().__init__(hands)
        check_sizes(hands, 10)
        check_cards([*hands, skat], SKAT_DECK, all_of_them=True)
        self._set_up(forehand, skat, ramsch=ramsch, doubling=doubling)
        self.dealt: list[set[str]] = [set(hand) | set(skat) for hand in hands]
        self.phase = "auction"
        # The auction: `bidder` names values to `holder`; `speech` says what is awaited.
        self.bidder: int = (forehand + 1) % SEATS
        self.holder: int = forehand
        self.speech: str = "bid"  # or "answer", or "last chance"
        self.to_move = self.bidder

    def _set_up(self, forehand: int, skat: Sequence[str], *, ramsch: bool, doubling: bool) -> None:
        self.forehand: int = forehand
        self.ramsch: bool = ramsch
        self.doubling: bool = doubling
        self.skat: set[str] = set(skat)  # the two cards that lie aside
        self.declarer: int | None = None
        self.contract: str | None = None
        self.hand: bool = False
        self.level: str = ""
        self.bid: int = 0
        self.matadors: int = 0
        self.last_trick_winner: int | None = None
        self.shown_cards: dict[int, set[str]] = {}

    @classmethod
    def position(
        cls,
        hands: Sequence[Sequence[str]],
        *,
        contract: str,
        declarer: int | None,
        leader: int,
        trick: Sequence[str] = (),
        skat: Sequence[str] = (),
        points: Sequence[int] = (0, 0, 0),
        tricks: Sequence[int] = (0, 0, 0),
        hand: bool = False,
        level: str = "",
        bid: int = 18,
        matadors: int = 1,
        doubling: bool = False,
    ) -> SkatTwin:
        """An ending. With the contract ``ramsch`` there is no declarer."""
        check_cards([*hands, list(trick), list(skat)], SKAT_DECK, all_of_them=False)
        check_trick_fits(hands, leader, trick)
        _check_announcement(contract, hand, level)
        _check_followed(hands, contract, leader, trick)
        twin = cls.__new__(cls)
        Twin.__init__(twin, hands)
        twin._set_up(leader, skat, ramsch=contract == "ramsch", doubling=doubling)
        twin.contract = contract
        twin.points = list(points)
        twin.tricks = list(tricks)
        if contract != "ramsch":
            assert declarer is not None
            twin.declarer = declarer
            twin.hand = hand
            twin.level = level
            twin.bid = bid
            twin.matadors = 0 if contract == "null" else matadors
            if level == "ouvert":
                twin.shown_cards = {declarer: set(hands[declarer])}
        twin.start_play(leader, trick)
        return twin

    # Auction, skat, discard, declaration.

    def legal_before_play(self) -> set[str]:
        """See the table of phases in the document."""
        if self.phase == "auction":
            return self._legal_speech()
        if self.phase == "skat":
            return {"hand", "pickup"}
        if self.phase == "discard":
            return self._legal_discards()
        return self._legal_declarations()

    def _legal_speech(self) -> set[str]:
        if self.speech == "answer":
            return {"hold", "pass"}
        return {"pass"} | {f"bid {value}" for value in BID_VALUES if value > self.bid}

    def _legal_discards(self) -> set[str]:
        assert self.declarer is not None
        in_order = [card for card in SKAT_DECK if card in self.hands[self.declarer]]
        return {f"discard {first} {second}" for first, second in combinations(in_order, 2)}

    def _legal_declarations(self) -> set[str]:
        texts = {"declare " + contract for contract in CONTRACTS} | {"declare null ouvert"}
        if self.hand:
            for contract in [*SUIT_CONTRACTS, "grand"]:
                for announcement in ANNOUNCEMENTS:
                    texts.add(f"declare {contract} {announcement}")
        return texts

    def apply_before_play(self, words: list[str]) -> None:
        """Do an action of the auction, or one of the declarer's before the play."""
        if words[0] == "bid":
            self._speak_bid(int(words[1]))
        elif words[0] == "hold":
            self.speech = "bid"
            self.to_move = self.bidder
        elif words[0] == "pass":
            self._speak_pass()
        elif words[0] == "hand":
            self.hand = True
            self.phase = "declare"
        elif words[0] == "pickup":
            self._pick_up()
        elif words[0] == "discard":
            self._discard(words[1:])
        else:
            self._declare(words[1], words[2] if len(words) > 2 else "")

    def _speak_bid(self, value: int) -> None:
        self.bid = value
        if self.speech == "last chance":
            self._auction_won_by(self.forehand)
        else:
            self.speech = "answer"
            self.to_move = self.holder

    def _speak_pass(self) -> None:
        middlehand = (self.forehand + 1) % SEATS
        hindhand = (self.forehand + 2) % SEATS
        if self.speech == "last chance":
            self._all_passed()
            return
        survivor = self.holder if self.speech == "bid" else self.bidder
        first_contest = self.bidder == middlehand
        if first_contest:
            self.bidder = hindhand
            self.holder = survivor
            self.speech = "bid"
            self.to_move = hindhand
        elif self.bid > 0:
            self._auction_won_by(survivor)
        else:
            self.speech = "last chance"
            self.to_move = self.forehand

    def _auction_won_by(self, seat: int) -> None:
        self.declarer = seat
        self.to_move = seat
        self.phase = "skat"

    def _all_passed(self) -> None:
        if self.ramsch:
            self.contract = "ramsch"
            self.start_play(self.forehand)
        else:
            self.end()

    def _pick_up(self) -> None:
        assert self.declarer is not None
        self.hands[self.declarer] |= self.skat
        self.skat = set()
        self.phase = "discard"

    def _discard(self, cards: list[str]) -> None:
        assert self.declarer is not None
        self.hands[self.declarer] -= set(cards)
        self.skat = set(cards)
        self.phase = "declare"

    def _declare(self, contract: str, level: str) -> None:
        assert self.declarer is not None
        self.contract = contract
        self.level = level
        self.matadors = matadors_of(self.dealt[self.declarer], contract)
        if level == "ouvert":
            self.shown_cards = {self.declarer: set(self.hands[self.declarer])}
        self.start_play(self.forehand)

    # Play.

    def legal_cards(self, hand: set[str]) -> set[str]:
        """Follow the class led if possible, else anything."""
        assert self.contract is not None
        if not self.trick:
            return set(hand)
        led = card_class(self.trick[0], self.contract)
        following = {card for card in hand if card_class(card, self.contract) == led}
        return following or set(hand)

    def best_card(self, trick: list[str]) -> str:
        """The highest trump, else the highest card of the suit led."""
        assert self.contract is not None
        for trump in TRUMPS[self.contract]:
            if trump in trick:
                return trump
        order = NULL_ORDER if self.contract == "null" else SUIT_ORDER
        candidates = [trick[0][0] + rank for rank in order]
        return next(card for card in candidates if card in trick)

    def card_points(self, card: str) -> int:
        """The same in all contracts."""
        return POINTS_OF_RANK[card[1]]

    def trick_finished(self, winner: int) -> None:
        """Remember who gets the skat in Ramsch."""
        self.last_trick_winner = winner

    def ends_early(self) -> bool:
        """Null is over when the declarer has a trick."""
        if self.contract != "null":
            return False
        assert self.declarer is not None
        return self.tricks[self.declarer] > 0

    def shown(self) -> dict[int, set[str]]:
        """The declarer's cards at the beginning of the play of an ouvert game."""
        return {seat: set(cards) for seat, cards in self.shown_cards.items()}

    # Result.

    def result(self) -> dict[str, Any]:
        """The result with the field names of the document."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        if self.contract is None:
            return _no_declarer("passed", None, value=0, scores=[0, 0, 0], points=[0, 0, 0])
        if self.contract == "ramsch":
            return self._ramsch_result()
        return self._declared_result()

    def _declared_result(self) -> dict[str, Any]:
        assert self.declarer is not None
        points = self.points[self.declarer] + skat_points(self.skat)
        tricks = self.tricks[self.declarer]
        settled = self._settle_null(tricks) if self.contract == "null" else self._settle(points)
        scores = [0, 0, 0]
        scores[self.declarer] = settled.pop("score")
        return {
            "kind": "declared",
            "declarer": self.declarer,
            "contract": self.contract,
            "declarer_points": points,
            "declarer_tricks": tricks,
            "matadors": self.matadors,
            "scores": scores,
            "points": list(self.points),
            "bid": self.bid,
            **settled,
        }

    def _settle_null(self, tricks: int) -> dict[str, Any]:
        value = null_value(hand=self.hand, ouvert=self.level == "ouvert")
        return self._settled(value, base=value, reached=tricks == 0, schneider=False, schwarz=False)

    def _settle(self, points: int) -> dict[str, Any]:
        """Suit games and grand."""
        reached = self._goal_reached(points)
        with_all_levels = self._value(points, count_defenders_levels=True)
        won = reached and with_all_levels["value"] >= self.bid
        if won or not self.doubling:
            reckoned = with_all_levels
            doublings = 0
        else:
            reckoned = self._value(points, count_defenders_levels=False)
            doublings = [self._declarer_is_schneider(points), self._declarer_is_schwarz()].count(
                True
            )
        assert self.contract is not None
        return self._settled(
            reckoned["value"],
            base=BASE[self.contract],
            reached=reached,
            schneider=reckoned["schneider"],
            schwarz=reckoned["schwarz"],
            doublings=doublings,
        )

    def _settled(
        self,
        value: int,
        *,
        base: int,
        reached: bool,
        schneider: bool,
        schwarz: bool,
        doublings: int = 0,
    ) -> dict[str, Any]:
        overbid = value < self.bid
        if overbid:
            value = next(base * n for n in range(1, 1000) if base * n >= self.bid)
        won = reached and not overbid
        return {
            "schneider": schneider,
            "schwarz": schwarz,
            "value": value,
            "overbid": overbid,
            "won": won,
            "score": value if won else -2 * value * 2**doublings,
        }

    def _defenders_tricks(self) -> int:
        assert self.declarer is not None
        return sum(self.tricks) - self.tricks[self.declarer]

    def _declarer_is_schneider(self, points: int) -> bool:
        return points <= 30

    def _declarer_is_schwarz(self) -> bool:
        assert self.declarer is not None
        return self.tricks[self.declarer] == 0

    def _goal_reached(self, points: int) -> bool:
        if self.level in ("schwarz", "ouvert"):
            return self._defenders_tricks() == 0
        if self.level == "schneider":
            return points >= 90
        return points >= 61

    def _value(self, points: int, *, count_defenders_levels: bool) -> dict[str, Any]:
        schneider_announced = self.level in ("schneider", "schwarz", "ouvert")
        schwarz_announced = self.level in ("schwarz", "ouvert")
        ouvert = self.level == "ouvert"
        schneider = schneider_announced or points >= 90
        schwarz = schwarz_announced or self._defenders_tricks() == 0
        if count_defenders_levels:
            schneider = schneider or self._declarer_is_schneider(points)
            schwarz = schwarz or self._declarer_is_schwarz()
        steps = [self.hand, schneider, schneider_announced, schwarz, schwarz_announced, ouvert]
        assert self.contract is not None
        multiplier = abs(self.matadors) + 1 + steps.count(True)
        value = BASE[self.contract] * multiplier
        return {"value": value, "schneider": schneider, "schwarz": schwarz}

    def _ramsch_result(self) -> dict[str, Any]:
        points = list(self.points)
        if self.last_trick_winner is not None:
            points[self.last_trick_winner] += skat_points(self.skat)
        scores = ramsch_scores(points, self.tricks)
        value = max(abs(score) for score in scores)
        return _no_declarer("ramsch", "ramsch", value=value, scores=scores, points=points)


def ramsch_scores(points: Sequence[int], tricks: Sequence[int]) -> list[int]:
    """The scores of Ramsch; the points are those with the skat."""
    seats = range(SEATS)
    for seat in seats:
        if tricks[seat] > 0 and tricks[seat] == sum(tricks):
            return [120 if other == seat else 0 for other in seats]
    most = max(points)
    jungfrauen = [seat for seat in seats if tricks[seat] == 0]
    loss = most * 2 ** len(jungfrauen)
    return [-loss if points[seat] == most else 0 for seat in seats]


def _no_declarer(
    kind: str, contract: str | None, *, value: int, scores: list[int], points: list[int]
) -> dict[str, Any]:
    return {
        "kind": kind,
        "declarer": None,
        "contract": contract,
        "declarer_points": 0,
        "declarer_tricks": 0,
        "matadors": 0,
        "schneider": False,
        "schwarz": False,
        "value": value,
        "overbid": False,
        "won": False,
        "scores": scores,
        "points": points,
        "bid": 0,
    }


def _check_announcement(contract: str, hand: bool, level: str) -> None:
    if contract not in TRUMPS:
        raise ValueError(f"no such contract: {contract}")
    allowed = [""]
    if contract == "null":
        allowed = ["", "ouvert"]
    elif hand and contract != "ramsch":
        allowed = ["", *ANNOUNCEMENTS]
    if level not in allowed:
        raise ValueError(f"{contract} cannot be declared {level} here")


def _check_followed(
    hands: Sequence[Sequence[str]], contract: str, leader: int, trick: Sequence[str]
) -> None:
    """Nobody may have failed to follow while holding a card of the class led."""
    for place, card in enumerate(trick):
        led = card_class(trick[0], contract)
        rest = hands[(leader + place) % SEATS]
        if card_class(card, contract) != led and any(card_class(c, contract) == led for c in rest):
            raise ValueError(f"{card} does not follow {trick[0]}, but could have")


def seeger_fabian(result: dict[str, Any], table: int) -> list[int]:
    """Tournament points; at a table of four the last entry is the dealer who sits out."""
    points = list(result["scores"]) + [0] * (table - SEATS)
    if result["kind"] != "declared":
        return points
    for seat in range(table):
        if seat == result["declarer"]:
            points[seat] += 50 if result["won"] else -50
        elif not result["won"]:
            points[seat] += 40 if table == 3 else 30
    return points
