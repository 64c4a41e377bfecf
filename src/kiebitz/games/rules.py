"""What a game is to the rest of the package: its options, and how its games begin.

Each game is a frozen dataclass of options (`Skat`, `Schieber`, `Differenzler`) that derives from
`Rules`. Two rules objects are equal if all their options are.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from kiebitz.cards import Card, Hand, parse_cards
from kiebitz.errors import (
    BadOption,
    DuplicateCard,
    KiebitzError,
    UnknownCard,
    WrongHandSize,
    shown,
)
from kiebitz.games.contracts import ContractTable
from kiebitz.games.facts import GameFacts
from kiebitz.games.table import Result, State, check_state
from kiebitz.numbers import check_int, seed_bits
from kiebitz.registries import nearest

if TYPE_CHECKING:
    from kiebitz import _core

Cards = Hand | str | Iterable[Card]
"""Any way to give a set of cards: a hand, a text such as ``"CJ SJ"``, or cards."""

LATER: Final = "later"
"""Marks an option that games recorded before it was there do not name."""

Start = Mapping[str, Any]
"""How a game began, as plain data for JSON; see `Rules.start_to_dict`."""


@dataclass(frozen=True)
class Rules(GameFacts):
    """The base of all games: their options, beside the facts of `GameFacts`."""

    core_state: ClassVar[Any]
    core_view: ClassVar[Any]
    core_board: ClassVar[Any]
    contract_kind: ClassVar[type[IntEnum]]
    """What the contracts are that settle which cards are trumps."""

    # --- what each game supplies ---

    def core_options(self) -> Any:
        """The options as the native core takes them."""
        raise NotImplementedError

    @classmethod
    def from_core_options(cls, options: Any) -> Self:
        """The rules with these native options."""
        raise NotImplementedError

    def details_from_core(self, details: dict[str, Any]) -> Any:
        """What the game has settled so far."""
        raise NotImplementedError

    def table_in_force(self, details: Any) -> ContractTable | None:
        """The contract table that these details settle; None if they settle none yet."""
        raise NotImplementedError

    def result_from_core(self, result: dict[str, Any]) -> Result:
        """The result of a finished game."""
        raise NotImplementedError

    def _core_legal(self, contract: int, hand: int, trick: list[int]) -> int:
        raise NotImplementedError

    def start_to_dict(self, state: State) -> Start:
        """How the game began, for JSON: a deal or a position."""
        raise NotImplementedError

    def start_from_dict(self, start: Start) -> State:
        """The inverse of `start_to_dict`."""
        raise NotImplementedError

    # --- what all games share ---

    def __post_init__(self) -> None:
        for option in fields(self):
            value, expected = getattr(self, option.name), type(option.default)
            if type(value) is not expected:
                raise BadOption(
                    f"{self.name}: {option.name}={shown(value)} should be a {expected.__name__}"
                    + _choices(expected)
                )

    def deal(self, *, seed: int, board: int = 0, forehand: int = 0) -> State:
        """A shuffled deal; the same seed and board give the same cards everywhere."""
        seat = self.check_seat(forehand, "forehand")
        start = self.core_state.random(self.core_options(), seed_bits(seed), seed_bits(board), seat)
        return State(self, start)

    def led_by(self, deal: State, forehand: int) -> State:
        """The same hands at the same seats with another forehand; `deal` turns the table instead.

        >>> from kiebitz.games import Schieber
        >>> deal = Schieber().deal(seed=1)
        >>> other = Schieber().led_by(deal, 3)
        >>> other.forehand, other.hands == deal.hands
        (3, True)
        """
        seat = self.check_seat(forehand, "forehand")
        start = self.start_to_dict(check_state(deal))
        if "deal" not in start or deal.length:
            raise BadOption("only a fresh deal can get another forehand")
        return self.start_from_dict({"deal": {**start["deal"], "forehand": seat}})

    def with_cards(self, deal: State, hands: Sequence[Cards], *, aside: Cards = ()) -> State:
        """The same deal with other cards: forehand, and trump where it is dealt, stay.

        >>> from kiebitz.games import Schieber
        >>> deal = Schieber().deal(seed=1, forehand=2)
        >>> other = Schieber().with_cards(deal, deal.hands[::-1])
        >>> other.forehand, other.hands == deal.hands[::-1]
        (2, True)
        """
        start = self.start_to_dict(check_state(deal))
        if "deal" not in start:
            raise BadOption("a position cannot be dealt again")
        return self.start_from_dict({"deal": {**start["deal"], "hands": hands}})

    def legal_cards(
        self, contract: "IntEnum | str", hand: Cards, trick: str | Iterable[Card] = ()
    ) -> Hand:
        """The cards of a hand that may be played to a trick, without a whole position.

        The trick are the cards on the table, in the order played; that they were legal themselves
        depends on hands that are not given. The contract is what decides trumps: a `SkatContract`,
        a `JassMode`, in Differenzler a `Suit`, or its name.

        >>> from kiebitz.games import Differenzler, Schieber, Skat
        >>> Skat().legal_cards("hearts", "CJ HA ST S7", "SK")
        Hand('ST S7')
        >>> Skat().legal_cards("null", "CJ HA ST S7", "CA H7")
        Hand('CJ')
        >>> Schieber().legal_cards("diamonds", "DA D6 ST S7", "C6 DT")
        Hand('ST S7 DA')
        >>> Differenzler().legal_cards("diamonds", "DA D6 ST S7", "C6 DT")
        Hand('ST S7 DA D6')
        """
        mask, cards = self.deck.mask(as_hand(hand)), self._trick(trick)
        return self.deck.hand(self._core_legal(self._contract_number(contract), mask, cards))

    @classmethod
    def required(cls, rules: "Rules", who: str, *, error: type[KiebitzError] = BadOption) -> Self:
        """These rules, if they are of this game; for what is made for one game only.

        >>> from kiebitz.games import Schieber, Skat
        >>> Schieber.required(Skat(), "a Jass master")
        Traceback (most recent call last):
        kiebitz.errors.BadOption: a Jass master plays schieber, not skat
        """
        if not isinstance(rules, cls):
            raise error(
                f"{who} plays {cls.name}, not {getattr(rules, 'name', None) or shown(rules)}"
            )
        return rules

    def options_to_dict(self) -> dict[str, Any]:
        """The options as plain data for JSON.

        Options that came later stand there only where they are used, so that what was written
        before is still written so.
        """
        values = (
            (option.name, getattr(self, option.name))
            for option in fields(self)
            if not (option.metadata.get(LATER) and getattr(self, option.name) == option.default)
        )
        return {
            name: value.name.lower() if isinstance(value, Enum) else value for name, value in values
        }

    @classmethod
    def from_dict(cls, options: Mapping[str, Any]) -> Self:
        """The rules with these options, each by name; unknown ones are refused."""
        known = {option.name: option for option in fields(cls)}
        chosen: dict[str, Any] = {}
        for name, value in options.items():
            if name not in known:
                raise BadOption(
                    f"{cls.name} has no option {name!r}{nearest(name, known)}; "
                    f"it has {', '.join(known) or 'none'}"
                )
            chosen[name] = _option_value(cls.name, name, value, type(known[name].default))
        return cls(**chosen)

    def check_seat(self, seat: int | None, what: str) -> int:
        """The seat, if there is one with this number."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadOption(
                f"{what} cannot be seat {shown(seat)}: the seats of {self.name} are "
                f"0 to {self.seats - 1}"
            )
        return seat

    # --- for the games: turning what users give into what the core takes ---

    def _contract_number(self, contract: "IntEnum | str") -> int:
        kind = self.contract_kind
        if isinstance(contract, str) and contract.upper() in kind.__members__:
            return int(kind[contract.upper()])
        if not isinstance(contract, kind):
            known = ", ".join(kind.__members__).lower()
            raise BadOption(f"{self.name} has no contract {contract!r:.40}; it has {known}")
        return int(contract)

    def _masks(self, hands: Sequence[Cards]) -> list[int]:
        hands = _list_hands(hands, "hands")
        if len(hands) != self.seats:
            raise WrongHandSize(f"{self.name} needs {self.seats} hands, not {len(hands)}")
        seen: dict[Card, int] = {}
        masks = []
        for seat, cards in enumerate(hands):
            hand = as_hand(cards)
            for card in hand:
                if card in seen:
                    raise DuplicateCard(f"{card} is in the hands of seats {seen[card]} and {seat}")
                seen[card] = seat
            masks.append(self.deck.mask(hand))
        return masks

    def _trick(self, trick: str | Iterable[Card]) -> list[int]:
        cards = parse_cards(trick) if isinstance(trick, str) else _cards(trick)
        return [self.deck.index(card) for card in cards]

    def _counts(self, counts: Sequence[int] | None, what: str) -> list[int]:
        if counts is None:
            return [0] * self.seats
        counts = _list_hands(counts, what)
        if len(counts) != self.seats:
            raise BadOption(f"{what} must be {self.seats} numbers, not {shown(counts)}")
        return [check_int(count, what, low=0, high=255) for count in counts]

    def _play_arguments(
        self,
        hands: Sequence[Cards],
        leader: int,
        trick: str | Iterable[Card],
        points: Sequence[int] | None,
        tricks: Sequence[int] | None,
    ) -> tuple[list[int], int, list[int], list[int], list[int]]:
        """What every position has, as the core takes it."""
        return (
            self._masks(hands),
            self.check_seat(leader, "the leader"),
            self._trick(trick),
            self._counts(points, "points"),
            self._counts(tricks, "tricks"),
        )

    def _play_to_dict(self, core: "_core.State", start: dict[str, Any]) -> dict[str, Any]:
        return {
            "hands": [str(self.deck.hand(mask)) for mask in core.start_hands()],
            "leader": start["leader"],
            "trick": [str(self.deck.card(card)) for card in start["trick"]],
            "points": list(start["points"]),
            "tricks": list(start["tricks"]),
        }


def as_hand(cards: Cards) -> Hand:
    """A hand from any way to write one.

    >>> as_hand("CJ SJ") == as_hand(Hand.parse("SJ, CJ"))
    True
    """
    if isinstance(cards, Hand):
        return cards
    return Hand.parse(cards) if isinstance(cards, str) else Hand(_cards(cards))


def _list_hands(values: Any, what: str) -> list[Any]:
    try:
        return list(values)
    except TypeError:
        raise BadOption(f"{what} should be a list, not {shown(values)}") from None


def _cards(values: Any) -> list[Card]:
    cards = _list_hands(values, "cards")
    for card in cards:
        if not isinstance(card, Card):
            raise UnknownCard(f"{shown(card)} is no card")
    return cards


def _choices(kind: type) -> str:
    return f": one of {', '.join(m.name for m in kind)}" if issubclass(kind, Enum) else ""


def _option_value(game: str, name: str, value: Any, kind: type) -> Any:
    """An option from plain data: enums by name, the rest as it is."""
    if issubclass(kind, Enum) and isinstance(value, str):
        try:
            return kind[value.upper()]
        except KeyError:
            raise BadOption(
                f"{game}: {name}={shown(value)} is unknown{_choices(kind).lower()}"
            ) from None
    return value
