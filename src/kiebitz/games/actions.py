"""Actions: what a seat can do in any phase of any game, with one text form for each.

>>> Action.parse("play ♣J") == Action.play(Card.parse("CJ"))
True
>>> print(Action.parse("declare grand ouvert"))
declare grand ouvert
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final

from kiebitz.cards import JASS_DECK, SKAT_DECK, Card, Deck, Hand, parse_cards
from kiebitz.errors import BadOption, KiebitzError, UnknownAction, shown


class Phase(IntEnum):
    """Where in a game we are; each game uses some of these."""

    AUCTION = 0
    SKAT = 1
    DISCARD = 2
    DECLARE = 3
    TRUMP = 4
    PREDICT = 5
    PLAY = 6
    OVER = 7


class ActionKind(IntEnum):
    """What is done. The numbers are those of the native core."""

    PASS = 0
    BID = 1
    HOLD = 2
    HAND = 3
    PICKUP = 4
    DISCARD = 5
    DECLARE = 6
    PUSH = 7
    TRUMP = 8
    PREDICT = 9
    PLAY = 10


class SkatContract(IntEnum):
    """The contracts of Skat; Ramsch is never declared, it happens when all pass."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3
    GRAND = 4
    NULL = 5
    RAMSCH = 6


class SkatLevel(IntEnum):
    """What is announced with a contract; each level includes the ones before it."""

    NONE = 0
    SCHNEIDER = 1
    SCHWARZ = 2
    OUVERT = 3


class JassMode(IntEnum):
    """The six modes of Schieber; the first four are trump suits."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3
    OBENABE = 4
    UNDENUFE = 5


class Hidden(Enum):
    """Stands in a view for what its seat may not know."""

    HIDDEN = "?"


HIDDEN: Final = Hidden.HIDDEN
"""Stands in actions for what a seat may not know; written ``?``."""
_HIDDEN_PAYLOAD: Final = 0xFFFF
_KIND_ABOVE: Final = {0: ActionKind.PLAY} | {
    kind + 1: kind for kind in ActionKind if kind is not ActionKind.PLAY
}
"""The kind by what stands above the payload of a code; a card stands for itself."""
_BARE: Final = frozenset(
    {ActionKind.PASS, ActionKind.HOLD, ActionKind.HAND, ActionKind.PICKUP, ActionKind.PUSH}
)
"""Kinds that stand alone."""

Argument = (
    None | int | Card | tuple[Card, Card] | tuple[SkatContract, SkatLevel] | JassMode | Hidden
)


@dataclass(frozen=True, slots=True)
class Action:
    """One action: its kind and, depending on the kind, a card, a number or a contract.

    Build actions with `Action.play(card)`, `Action.bid(18)` and so on, or from text with
    `Action.parse`; `str(action)` is the one text form.
    """

    kind: ActionKind
    argument: Argument = None
    _coded: tuple[str, int] = field(default=("", 0), init=False, repr=False, compare=False)
    """The deck and the code that this action was decoded from: spares encoding it again."""

    @staticmethod
    def play(card: Card | str) -> "Action":
        """Play a card."""
        return Action(ActionKind.PLAY, Card.parse(card) if isinstance(card, str) else card)

    @staticmethod
    def bid(value: int) -> "Action":
        """Bid a value in the auction."""
        return Action(ActionKind.BID, value)

    @staticmethod
    def discard(first: Card | str, second: Card | str) -> "Action":
        """Put two cards aside; their order does not matter."""
        cards = [Card.parse(card) if isinstance(card, str) else card for card in (first, second)]
        high, low = Hand(cards)
        return Action(ActionKind.DISCARD, (high, low))

    @staticmethod
    def declare(contract: SkatContract, *, level: SkatLevel = SkatLevel.NONE) -> "Action":
        """Declare a Skat contract."""
        return Action(ActionKind.DECLARE, (contract, level))

    @staticmethod
    def trump(mode: JassMode) -> "Action":
        """Choose the mode of a Schieber deal."""
        return Action(ActionKind.TRUMP, mode)

    @staticmethod
    def predict(points: int) -> "Action":
        """Predict one's points in Differenzler."""
        return Action(ActionKind.PREDICT, points)

    @property
    def card(self) -> Card:
        """The card of a `play` action."""
        if not isinstance(self.argument, Card):
            raise AttributeError(f"'{self}' plays no card")
        return self.argument

    def __str__(self) -> str:
        word = self.kind.name.lower()
        match self.argument:
            case None:
                return word
            case Hidden():
                return f"{word} ?"
            case (Card() as high, Card() as low):
                return f"{word} {high} {low}"
            case (SkatContract() as contract, SkatLevel() as level):
                suffix = f" {level.name.lower()}" if level else ""
                return f"{word} {contract.name.lower()}{suffix}"
            case JassMode() as mode:
                return f"{word} {mode.name.lower()}"
            case other:
                return f"{word} {other}"

    @staticmethod
    def parse(text: str) -> "Action":
        """Read the text form; cards may be written in any way that `Card.parse` takes."""
        if not isinstance(text, str):
            raise UnknownAction(f"an action is a text such as 'play CJ', not {shown(text)}")
        word, _, rest = text.strip().partition(" ")
        try:
            kind = ActionKind[word.upper()]
            return _with_argument(kind, rest.strip())
        except (KeyError, ValueError, IndexError) as error:
            cause = f": {error}" if isinstance(error, KiebitzError) else ""
            raise UnknownAction(
                f"{text[:60]!r} is no action{cause}; actions look like 'play CJ', 'bid 18', "
                "'hold', 'pass', 'declare grand', 'trump hearts' or 'predict 57'"
            ) from None

    def encode(self, deck: Deck) -> int:
        """The code of this action, for a game with this deck: what a `Board` and the core take.

        A card that is played is its index in the deck. Any other action has its kind, counted from
        1, above 16 bits that say what: a value, a mode, two cards or a contract and its level with
        the second in the higher byte.

        >>> Action.parse("play D9").encode(SKAT_DECK)
        2
        >>> Action.bid(18).encode(SKAT_DECK) == 2 << 16 | 18
        True
        """
        name, code = self._coded
        try:
            return code if name == deck.name else self._code(deck)
        except AttributeError:
            raise _no_deck(deck) from None

    def _code(self, deck: Deck) -> int:
        payload = self._payload(deck)
        return payload if self.kind is ActionKind.PLAY else (int(self.kind) + 1) << 16 | payload

    def _payload(self, deck: Deck) -> int:
        match self.kind, self.argument:
            case ((ActionKind.DISCARD | ActionKind.PREDICT), Hidden()):
                return _HIDDEN_PAYLOAD
            case ActionKind.PLAY, Card() as card:
                return deck.index(card)
            case ActionKind.DISCARD, (Card() as high, Card() as low):
                small, large = sorted((deck.index(high), deck.index(low)))
                return small | large << 8
            case ActionKind.DECLARE, (SkatContract() as contract, SkatLevel() as level):
                return int(contract) | int(level) << 8
            case ActionKind.TRUMP, JassMode() as mode:
                return int(mode)
            case ((ActionKind.BID | ActionKind.PREDICT), int() as number):
                if type(number) is int and 0 <= number < _HIDDEN_PAYLOAD:
                    return number
            case kind, None if kind in _BARE:
                return 0
        raise UnknownAction(f"{self.argument!r} does not belong to the action {self.kind.name}")

    @staticmethod
    def decode(code: int, deck: Deck) -> "Action":
        """The action with this code in a game with this deck.

        >>> str(Action.decode(2, SKAT_DECK)), str(Action.decode(2, JASS_DECK))
        ('play D9', 'play D8')
        """
        try:
            return _DECODED[deck.name][code]
        except AttributeError:
            raise _no_deck(deck) from None
        except (ValueError, LookupError, TypeError):
            text = f"{shown(code)} is no code of an action of the {deck.name} deck"
            raise UnknownAction(text) from None

    @staticmethod
    def decode_all(codes: Iterable[int], deck: Deck) -> "tuple[Action, ...]":
        """The actions with these numbers."""
        try:
            return tuple(map(_DECODED[deck.name].__getitem__, codes))
        except AttributeError:
            raise _no_deck(deck) from None
        except (ValueError, LookupError, TypeError):
            raise UnknownAction(f"{shown(codes)} are no codes of actions") from None


def _no_deck(deck: object) -> BadOption:
    return BadOption(f"{shown(deck)} is no deck: take the one of the rules")


class _Decoded(dict[int, Action]):
    """Actions by code; games meet the same few hundred over and over, so they are kept."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck

    def __missing__(self, code: int) -> Action:
        action = _decode(code, self._deck)
        object.__setattr__(action, "_coded", (self._deck.name, code))
        self[code] = action
        return action


def _decode(code: int, deck: Deck) -> Action:
    above, payload = code >> 16, code & 0xFFFF
    kind = _KIND_ABOVE[above]
    low, high = payload & 0xFF, payload >> 8
    if payload == _HIDDEN_PAYLOAD:
        return Action(kind, HIDDEN)
    match kind:
        case ActionKind.PLAY:
            return Action(kind, deck.card(payload))
        case ActionKind.DISCARD:
            return Action.discard(deck.card(low), deck.card(high))
        case ActionKind.DECLARE:
            return Action(kind, (SkatContract(low), SkatLevel(high)))
        case ActionKind.TRUMP:
            return Action(kind, JassMode(payload))
        case ActionKind.BID | ActionKind.PREDICT:
            return Action(kind, payload)
        case _:
            return Action(kind)


def _with_argument(kind: ActionKind, rest: str) -> Action:
    """Read what follows the first word; anything unfit raises KeyError or ValueError."""
    if rest == "?" and kind in (ActionKind.DISCARD, ActionKind.PREDICT):
        return Action(kind, HIDDEN)
    match kind:
        case ActionKind.PLAY:
            return Action.play(rest)
        case ActionKind.DISCARD:
            first, second = parse_cards(rest)
            return Action.discard(first, second)
        case ActionKind.DECLARE:
            contract, *levels = rest.upper().split()
            (level,) = levels or ["NONE"]
            return Action.declare(SkatContract[contract], level=SkatLevel[level])
        case ActionKind.TRUMP:
            return Action.trump(JassMode[rest.upper()])
        case ActionKind.BID | ActionKind.PREDICT:
            if not (rest.isascii() and rest.isdigit() and len(rest) <= 4):
                raise ValueError(rest)
            return Action(kind, int(rest))
        case _:
            if rest:
                raise ValueError(rest)
            return Action(kind)


def as_action(action: Action | str) -> Action:
    """An action from any way to write one.

    >>> as_action("pass") == as_action(Action.parse("pass"))
    True
    """
    if isinstance(action, str):
        return Action.parse(action)
    if not isinstance(action, Action):
        raise UnknownAction(
            f"{shown(action)} is no action; give an Action or a text such as 'play CJ' or 'bid 18'"
        )
    return action


def list_actions(actions: Iterable[object]) -> str:
    """Actions in one line for an error: a dozen of them, and how many there are.

    >>> list_actions([Action.bid(18), Action.parse("pass")])
    'bid 18, pass'
    """
    texts = [str(action) for action in actions]
    more = f" … ({len(texts)} in all)" if len(texts) > _MOST_LISTED else ""
    return ", ".join(texts[:_MOST_LISTED]) + more


_MOST_LISTED: Final = 12
_DECODED: Final = {deck.name: _Decoded(deck) for deck in (SKAT_DECK, JASS_DECK)}
