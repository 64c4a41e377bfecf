"""Differenzler, slow and plain, after ``docs/games/differenzler.md``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.oracle.twin_common import (
    JASS_DECK,
    SUIT_OF_NAME,
    Twin,
    check_cards,
    check_sizes,
    check_trick_fits,
)
from tests.oracle.twin_schieber import (
    LAST_TRICK,
    SEATS,
    check_undertrump,
    jass_best_card,
    jass_legal_cards,
    jass_points,
)

ALL_POINTS = 157


def shared_ranks(distances: Sequence[int]) -> list[int]:
    """1 for the smallest; the tied share the better rank."""
    return [1 + len([other for other in distances if other < own]) for own in distances]


class DifferenzlerTwin(Twin):
    """One deal of Differenzler."""

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        trump: str,
        forehand: int,
        *,
        undertrump: str = "lax",
        open_predictions: bool = False,
    ) -> None:
        super().__init__(hands)
        check_sizes(hands, 9)
        check_cards(hands, JASS_DECK, all_of_them=True)
        self._set_up(trump, forehand, undertrump)
        self.open_predictions: bool = open_predictions
        self.phase = "predict"
        self.to_move = forehand

    def _set_up(self, trump: str, forehand: int, undertrump: str) -> None:
        check_undertrump(undertrump)
        if trump not in SUIT_OF_NAME:
            raise ValueError(f"no such trump suit: {trump}")
        self.trump: str = trump
        self.forehand: int = forehand
        self.undertrump: str = undertrump
        self.predictions: list[int | None] = [None] * SEATS

    @classmethod
    def position(
        cls,
        hands: Sequence[Sequence[str]],
        *,
        trump: str,
        predictions: Sequence[int],
        leader: int,
        trick: Sequence[str] = (),
        points: Sequence[int] = (0,) * SEATS,
        tricks: Sequence[int] = (0,) * SEATS,
        undertrump: str = "lax",
    ) -> DifferenzlerTwin:
        """An ending."""
        check_cards([*hands, list(trick)], JASS_DECK, all_of_them=False)
        check_trick_fits(hands, leader, trick)
        twin = cls.__new__(cls)
        Twin.__init__(twin, hands)
        twin._set_up(trump, leader, undertrump)
        twin.open_predictions = False
        twin.predictions = list(predictions)
        twin.points = list(points)
        twin.tricks = list(tricks)
        twin.start_play(leader, trick)
        return twin

    def legal_before_play(self) -> set[str]:
        """Anything from nothing to everything may be predicted."""
        return {f"predict {number}" for number in range(ALL_POINTS + 1)}

    def apply_before_play(self, words: list[str]) -> None:
        """Predict; after the fourth prediction forehand leads."""
        assert self.to_move is not None
        self.predictions[self.to_move] = int(words[1])
        if None in self.predictions:
            self.to_move = (self.to_move + 1) % SEATS
        else:
            self.start_play(self.forehand)

    def legal_cards(self, hand: set[str]) -> set[str]:
        """As in a trump mode of Schieber."""
        return jass_legal_cards(hand, self.trick, self.trump, self.undertrump)

    def best_card(self, trick: list[str]) -> str:
        """As in a trump mode of Schieber."""
        return jass_best_card(trick, self.trump)

    def card_points(self, card: str) -> int:
        """As in a trump mode of Schieber."""
        return jass_points(card, self.trump)

    def last_trick_bonus(self) -> int:
        """The last trick counts 5 more."""
        return LAST_TRICK

    def result(self) -> dict[str, Any]:
        """The result with the field names of the document."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        predictions = [number for number in self.predictions if number is not None]
        differences = [predictions[seat] - self.points[seat] for seat in range(SEATS)]
        distances = [abs(difference) for difference in differences]
        return {
            "trump": self.trump,
            "points": list(self.points),
            "predictions": predictions,
            "differences": differences,
            "ranks": shared_ranks(distances),
            "scores": [-distance for distance in distances],
        }
