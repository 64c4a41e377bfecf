"""Schieber, slow and plain, after ``docs/games/schieber.md``; also the card play of all Jass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from tests.oracle.twin_common import (
    JASS_DECK,
    SUIT_OF_NAME,
    SUITS,
    Twin,
    check_cards,
    check_sizes,
    check_trick_fits,
)

MODES = ["clubs", "spades", "hearts", "diamonds", "obenabe", "undenufe"]
UNDERTRUMPS = ["strict", "forced", "lax"]

TRUMP_ORDER = ["J", "9", "A", "K", "Q", "T", "8", "7", "6"]
SUIT_ORDER = ["A", "K", "Q", "J", "T", "9", "8", "7", "6"]
UNDENUFE_ORDER = ["6", "7", "8", "9", "T", "J", "Q", "K", "A"]

Points = dict[str, int]
# fmt: off
TRUMP_POINTS: Points = {"J": 20, "9": 14, "A": 11, "K": 4, "Q": 3, "T": 10, "8": 0, "7": 0, "6": 0}
SUIT_POINTS: Points = {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10, "9": 0, "8": 0, "7": 0, "6": 0}
OBENABE_POINTS: Points = {"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10, "9": 0, "8": 8, "7": 0, "6": 0}
UNDENUFE_POINTS: Points = {"6": 11, "7": 0, "8": 8, "9": 0, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 0}
# fmt: on
LAST_TRICK = 5

NATURAL_ORDER = ["6", "7", "8", "9", "T", "J", "Q", "K", "A"]
SEQUENCE_VALUE = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
FOUR_VALUE = {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100, "T": 100, "8": 100, "7": 100}
FOUR_VALUE["6"] = 100
STOECK = 20
MATCH_BONUS = 100
MULTIPLIER_2500 = {
    "clubs": 1,
    "hearts": 1,
    "diamonds": 2,
    "spades": 2,
    "obenabe": 3,
    "undenufe": 3,
}
SEATS = 4

Weis = tuple[int, tuple[str, ...]]


# The play of the cards.


def trump_of(mode: str) -> str | None:
    """The letter of the trump suit; None in obenabe and undenufe."""
    return SUIT_OF_NAME.get(mode)


def jass_points(card: str, mode: str) -> int:
    """What a card is worth."""
    if mode == "obenabe":
        return OBENABE_POINTS[card[1]]
    if mode == "undenufe":
        return UNDENUFE_POINTS[card[1]]
    return TRUMP_POINTS[card[1]] if card[0] == trump_of(mode) else SUIT_POINTS[card[1]]


def jass_best_card(trick: Sequence[str], mode: str) -> str:
    """The highest trump, else the highest card of the suit led."""
    trump = trump_of(mode)
    candidates = [] if trump is None else [trump + rank for rank in TRUMP_ORDER]
    order = UNDENUFE_ORDER if mode == "undenufe" else SUIT_ORDER
    candidates += [trick[0][0] + rank for rank in order]
    return next(card for card in candidates if card in trick)


def jass_legal_cards(hand: set[str], trick: Sequence[str], mode: str, undertrump: str) -> set[str]:
    """The cards of the hand that may be played to the trick."""
    if not trick:
        return set(hand)
    led = trick[0][0]
    trump = trump_of(mode)
    following = {card for card in hand if card[0] == led}
    if trump is None:
        return following or set(hand)
    if led == trump:
        only_the_buur = following == {trump + "J"}
        return set(hand) if only_the_buur or not following else following
    return _legal_on_plain_suit(hand, following, trick, trump, undertrump)


def _legal_on_plain_suit(
    hand: set[str], following: set[str], trick: Sequence[str], trump: str, undertrump: str
) -> set[str]:
    """Rule 4: a suit other than trumps was led."""
    trumps = {card for card in hand if card[0] == trump}
    too_low = {card for card in trumps if is_undertrump(card, trick, trump)}
    if following:
        return following | (trumps - too_low)
    if undertrump == "lax":
        return set(hand)
    if trumps == hand:
        if undertrump == "forced":
            return (trumps - too_low) or trumps
        return trumps
    return hand - too_low


def is_undertrump(card: str, trick: Iterable[str], trump: str) -> bool:
    """Whether the trump is lower than some trump in the trick."""
    higher = TRUMP_ORDER[: TRUMP_ORDER.index(card[1])]
    return any(other[0] == trump and other[1] in higher for other in trick)


def check_undertrump(undertrump: str) -> None:
    """Complain about an unknown option."""
    if undertrump not in UNDERTRUMPS:
        raise ValueError(f"no such undertrump rule: {undertrump}")


# Weis.


def sequences_of(hand: Iterable[str]) -> list[Weis]:
    """The longest runs of three or more neighbouring cards of a suit, lowest card first."""
    cards = set(hand)
    found: list[Weis] = []
    for suit in SUITS:
        run: list[str] = []
        for rank in [*NATURAL_ORDER, "end"]:
            if suit + rank in cards:
                run.append(suit + rank)
                continue
            if len(run) >= 3:
                found.append((SEQUENCE_VALUE[len(run)], tuple(run)))
            run = []
    return found


def fours_of(hand: Iterable[str]) -> list[Weis]:
    """All four of a kind."""
    cards = set(hand)
    found: list[Weis] = []
    for rank in NATURAL_ORDER:
        four = [suit + rank for suit in SUITS]
        if cards.issuperset(four):
            found.append((FOUR_VALUE[rank], tuple(four)))
    return found


def weis_of(hand: Iterable[str], mode: str) -> list[Weis]:
    """All Weis of a hand as (points, cards), the best first."""
    return list(_weis_of(frozenset(hand), mode))


@lru_cache(64)  # asked at every step of a game, for the same four hands
def _weis_of(cards: frozenset[str], mode: str) -> tuple[Weis, ...]:
    found = sequences_of(cards) + fours_of(cards)
    return tuple(sorted(found, key=lambda weis: weis_strength(weis, mode), reverse=True))


def weis_strength(weis: Weis, mode: str) -> tuple[int, int, int, bool]:
    """Something to compare by: points, number of cards, height, being a sequence in trumps.

    Points and number of cards together tell sequences from fours, so the heights compared are
    always of the same kind. The cards of a sequence are in ascending order.
    """
    points, cards = weis
    if mode == "undenufe":
        height = -NATURAL_ORDER.index(cards[0][1])
    else:
        height = NATURAL_ORDER.index(cards[-1][1])
    is_sequence = cards[0][0] == cards[1][0]
    return points, len(cards), height, is_sequence and cards[0][0] == trump_of(mode)


def best_weis_seat(hands: Sequence[Iterable[str]], mode: str, forehand: int) -> int | None:
    """The seat with the single best Weis; None if nobody has any."""
    best: tuple[int, int, int, bool] | None = None
    best_seat: int | None = None
    for place in range(SEATS):
        seat = (forehand + place) % SEATS
        for weis in weis_of(hands[seat], mode):
            strength = weis_strength(weis, mode)
            if best is None or strength > best:
                best = strength
                best_seat = seat
    return best_seat


# The game.


class SchieberTwin(Twin):
    """One deal of Schieber."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        forehand: int,
        *,
        undertrump: str = "strict",
        match_bonus: bool = False,
        weis: bool = False,
        stoeck: bool = False,
        target: int = 1000,
    ) -> None:
        super().__init__(hands)
        check_sizes(hands, 9)
        check_cards(hands, JASS_DECK, all_of_them=True)
        self._set_up(forehand, undertrump, match_bonus, weis, stoeck, target)
        self.phase = "trump"
        self.to_move = forehand

    def _set_up(
        self,
        forehand: int,
        undertrump: str,
        match_bonus: bool,
        weis: bool,
        stoeck: bool,
        target: int,
    ) -> None:
        check_undertrump(undertrump)
        self.forehand: int = forehand
        self.undertrump: str = undertrump
        self.match_bonus: bool = match_bonus
        self.weis: bool = weis
        self.stoeck: bool = stoeck
        self.target: int = target
        self.dealt: list[set[str]] = [set(hand) for hand in self.hands]
        self.mode: str | None = None
        self.pushed: bool = False

    @classmethod
    def position(
        cls,
        hands: Sequence[Sequence[str]],
        *,
        mode: str,
        leader: int,
        trick: Sequence[str] = (),
        points: Sequence[int] = (0,) * SEATS,
        tricks: Sequence[int] = (0,) * SEATS,
        undertrump: str = "strict",
        match_bonus: bool = False,
        stoeck: bool = False,
        target: int = 1000,
    ) -> SchieberTwin:
        """An ending, without Weis."""
        check_cards([*hands, list(trick)], JASS_DECK, all_of_them=False)
        check_trick_fits(hands, leader, trick)
        if mode not in MODES:
            raise ValueError(f"no such mode: {mode}")
        twin = cls.__new__(cls)
        Twin.__init__(twin, hands)
        twin._set_up(leader, undertrump, match_bonus, False, stoeck, target)
        twin.mode = mode
        twin.points = list(points)
        twin.tricks = list(tricks)
        twin.start_play(leader, trick)
        return twin

    def legal_before_play(self) -> set[str]:
        """Choose, or push if that has not happened yet."""
        choices = {"trump " + mode for mode in MODES}
        return choices if self.pushed else choices | {"push"}

    def apply_before_play(self, words: list[str]) -> None:
        """Choose or push."""
        if words[0] == "push":
            self.pushed = True
            self.to_move = (self.forehand + 2) % SEATS
        else:
            self.mode = words[1]
            self.start_play(self.forehand)

    def legal_cards(self, hand: set[str]) -> set[str]:
        """See the numbered rules of the document."""
        assert self.mode is not None
        return jass_legal_cards(hand, self.trick, self.mode, self.undertrump)

    def best_card(self, trick: list[str]) -> str:
        """The card that wins the trick."""
        assert self.mode is not None
        return jass_best_card(trick, self.mode)

    def card_points(self, card: str) -> int:
        """What the card is worth in the mode."""
        assert self.mode is not None
        return jass_points(card, self.mode)

    def last_trick_bonus(self) -> int:
        """The last trick counts 5 more."""
        return LAST_TRICK

    def shown(self) -> dict[int, set[str]]:
        """After the first trick: the Weis of the team that scores."""
        if not self.weis or sum(self.tricks) == 0:
            return {}
        assert self.mode is not None
        best = best_weis_seat(self.dealt, self.mode, self.forehand)
        if best is None:
            return {}
        cards_of_seat: dict[int, set[str]] = {}
        for seat in (best, (best + 2) % SEATS):
            cards = {card for _, cards in weis_of(self.dealt[seat], self.mode) for card in cards}
            if cards:
                cards_of_seat[seat] = cards
        return cards_of_seat

    def result(self) -> dict[str, Any]:
        """The result with the field names of the document."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        points = [self.points[0] + self.points[2], self.points[1] + self.points[3]]
        weis, stoeck, bonus = self._weis_points(), self._stoeck_points(), self._bonus_points()
        multiplier = self._multiplier()
        totals = [multiplier * (points[t] + weis[t] + stoeck[t] + bonus[t]) for t in (0, 1)]
        return {
            "mode": self.mode,
            "pushed": self.pushed,
            "points": points,
            "weis": weis,
            "stoeck": stoeck,
            "match_bonus": bonus,
            "multiplier": multiplier,
            "totals": totals,
            "scores": [totals[0], totals[1], totals[0], totals[1]],
        }

    def _weis_points(self) -> list[int]:
        team_points = [0, 0]
        assert self.mode is not None
        best = best_weis_seat(self.dealt, self.mode, self.forehand) if self.weis else None
        if best is not None:
            for seat in (best, (best + 2) % SEATS):
                for points, _ in weis_of(self.dealt[seat], self.mode):
                    team_points[best % 2] += points
        return team_points

    def _stoeck_points(self) -> list[int]:
        team_points = [0, 0]
        assert self.mode is not None
        trump = trump_of(self.mode)
        if self.stoeck and trump is not None:
            for seat, hand in enumerate(self.dealt):
                if trump + "K" in hand and trump + "Q" in hand:
                    team_points[seat % 2] += STOECK
        return team_points

    def _bonus_points(self) -> list[int]:
        team_points = [0, 0]
        team_tricks = [self.tricks[0] + self.tricks[2], self.tricks[1] + self.tricks[3]]
        if self.match_bonus:
            for team in (0, 1):
                if team_tricks[team] > 0 and team_tricks[1 - team] == 0:
                    team_points[team] = MATCH_BONUS
        return team_points

    def _multiplier(self) -> int:
        assert self.mode is not None
        return MULTIPLIER_2500[self.mode] if self.target == 2500 else 1
