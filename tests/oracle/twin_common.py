"""What the three twins share: cards as two-letter strings, and the machinery of a trick.

A twin is a slow and plain second implementation of a game. It was written from the documents
in ``docs/games`` alone, without a look at the package, and is used only to be compared with it.

A card is suit and rank: ``CJ`` is the jack of clubs, ``DT`` the ten of diamonds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

SUITS = ["C", "S", "H", "D"]
SUIT_OF_NAME = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}

SKAT_DECK = [suit + rank for suit in SUITS for rank in "AKQJT987"]
JASS_DECK = [suit + rank for suit in SUITS for rank in "AKQJT9876"]

T = TypeVar("T", bound="Twin")


def check_cards(groups: Iterable[Sequence[str]], deck: Sequence[str], *, all_of_them: bool) -> None:
    """Complain about unknown cards, cards that occur twice and, where asked for, missing ones."""
    cards = [card for group in groups for card in group]
    unknown = set(cards) - set(deck)
    if unknown:
        raise ValueError(f"not cards of this game: {sorted(unknown)}")
    if len(set(cards)) != len(cards):
        raise ValueError("a card occurs twice")
    if all_of_them and len(cards) != len(deck):
        raise ValueError(f"{len(cards)} cards instead of {len(deck)}")


def check_sizes(groups: Sequence[Sequence[str]], size: int) -> None:
    """Complain unless every hand has this many cards."""
    if any(len(group) != size for group in groups):
        raise ValueError(f"every hand must have {size} cards")


def check_trick_fits(hands: Sequence[Sequence[str]], leader: int, trick: Sequence[str]) -> None:
    """Complain unless those who have played to the trick hold one card less than the others."""
    seats = len(hands)
    if len(trick) >= seats:
        raise ValueError("a complete trick is not a running trick")
    played = {(leader + i) % seats for i in range(len(trick))}
    sizes = {len(hand) + (1 if seat in played else 0) for seat, hand in enumerate(hands)}
    if len(sizes) != 1:
        raise ValueError("the hands do not fit the trick")


class Twin(ABC):
    """A game in progress. The play of the cards is here, everything else in the subclasses."""

    def __init__(self, hands: Sequence[Sequence[str]]) -> None:
        self.seats: int = len(hands)
        self.hands: list[set[str]] = [set(hand) for hand in hands]
        self.phase: str = ""
        self.to_move: int | None = None
        self.trick: list[str] = []
        self.leader: int | None = None
        self.points: list[int] = [0] * self.seats
        self.tricks: list[int] = [0] * self.seats

    # What a game must say.

    @abstractmethod
    def legal_cards(self, hand: set[str]) -> set[str]:
        """Those cards of the hand that may be played to the running trick."""

    @abstractmethod
    def best_card(self, trick: list[str]) -> str:
        """The card that wins the trick."""

    @abstractmethod
    def card_points(self, card: str) -> int:
        """What a card is worth."""

    @abstractmethod
    def legal_before_play(self) -> set[str]:
        """The actions of the phases before the play."""

    @abstractmethod
    def apply_before_play(self, words: list[str]) -> None:
        """Do a legal action of the phases before the play."""

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """The result of a game that is over."""

    def last_trick_bonus(self) -> int:
        """What the last trick is worth besides its cards."""
        return 0

    def ends_early(self) -> bool:
        """Whether the game is over although there are cards left."""
        return False

    def shown(self) -> dict[int, set[str]]:
        """The cards that have been shown to all as a set, by seat."""
        return {}

    # What is the same in all games.

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        if self.phase == "over":
            return set()
        if self.phase == "play":
            assert self.to_move is not None
            return {"play " + card for card in self.legal_cards(self.hands[self.to_move])}
        return self.legal_before_play()

    def apply(self, text: str) -> None:
        """Do an action; ValueError if it is not legal."""
        if text not in self.legal():
            raise ValueError(f"not legal in phase {self.phase}: {text}")
        words = text.split(" ")
        if self.phase == "play":
            self._play(words[1])
        else:
            self.apply_before_play(words)

    def start_play(self, leader: int, trick: Sequence[str] = ()) -> None:
        """Go over to the play of the cards, perhaps in the middle of a trick."""
        self.phase = "play"
        self.leader = leader
        self.trick = list(trick)
        self.to_move = (leader + len(trick)) % self.seats
        self._end_if_over()

    def end(self) -> None:
        """Nobody moves any more."""
        self.phase = "over"
        self.to_move = None
        self.leader = None

    def fork(self: T) -> T:
        """An independent copy."""
        twin = object.__new__(type(self))
        for name, value in self.__dict__.items():
            setattr(twin, name, _copied(value))
        return twin

    def _play(self, card: str) -> None:
        assert self.to_move is not None
        self.hands[self.to_move].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.seats:
            self._finish_trick()
        else:
            self.to_move = (self.to_move + 1) % self.seats

    def _finish_trick(self) -> None:
        assert self.leader is not None
        place = self.trick.index(self.best_card(self.trick))
        winner = (self.leader + place) % self.seats
        self.points[winner] += sum(self.card_points(card) for card in self.trick)
        self.tricks[winner] += 1
        if not any(self.hands):
            self.points[winner] += self.last_trick_bonus()
        self.trick = []
        self.leader = winner
        self.to_move = winner
        self.trick_finished(winner)
        self._end_if_over()

    def trick_finished(self, winner: int) -> None:  # noqa: B027 (most games need nothing here)
        """Called after each trick, before the game may end."""

    def _end_if_over(self) -> None:
        if (not self.trick and not any(self.hands)) or self.ends_early():
            self.end()


def _copied(value: Any) -> Any:
    """A copy deep enough for the attributes of a twin: lists of sets, lists, sets, dicts."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    if isinstance(value, set):
        return set(value)
    return value


def leaf_count(twin: Twin) -> int:
    """The number of complete lines of play from here."""
    if twin.phase == "over":
        return 1
    count = 0
    for text in twin.legal():
        child = twin.fork()
        child.apply(text)
        count += leaf_count(child)
    return count
