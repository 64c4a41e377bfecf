"""The words for moves in games of the International Skat Server, and what they mean to us.

A move is a pair: who, and what. Who is a seat (0 is forehand) or ``w``, the world. What is

- in the auction a number, ``y`` (holds) or ``p`` (passes);
- ``s``, picks up the skat, which the world then shows: ``w H8.CK``;
- an announcement: a letter for the contract, further letters for hand, ouvert, Schneider and
  Schwarz, and the cards put aside: ``D.ST.H8``, ``GH``, ``CHZ``, ``NO.HA.HQ``;
- a card: ``SA``;
- an aside, which is no action of the game: ``SC`` (shows the cards, claims the rest), ``RE``
  (resigns), ``TI.1`` (seat 1 ran out of time), ``LE.1`` (seat 1 left the table).
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from kiebitz.cards import SKAT_DECK, Card
from kiebitz.errors import BrokenRecord
from kiebitz.games import BID_VALUES, SERVER_BIDS, Action, ActionKind, SkatContract, SkatLevel

WORLD: Final = "w"
PICKUP: Final = "s"
HIDDEN: Final = "??"

CARDS: Final[dict[str, Card]] = {str(card): card for card in SKAT_DECK.cards}

ACTIONS: Final[dict[str, Action]] = {
    word: Action.decode(action.encode(SKAT_DECK), SKAT_DECK)  # decoded, it knows its code
    for word, action in {
        "p": Action(ActionKind.PASS),
        "y": Action(ActionKind.HOLD),
        **{str(value): Action.bid(value) for value in (*BID_VALUES, *SERVER_BIDS)},
        **{text: Action.play(card) for text, card in CARDS.items()},
    }.items()
}
"""The words that stand for one action."""

WORDS: Final[dict[Action, str]] = {action: word for word, action in ACTIONS.items()}

ASIDE: Final = re.compile(r"(SC|RE|TI|LE)(?:\.([A-Z0-9?.]+))?")
_ANNOUNCEMENT: Final = re.compile(r"([CSHDGN])([HOSZ]*)(?:\.([A-Z0-9?.]+))?")

_CONTRACTS: Final = {
    "D": SkatContract.DIAMONDS,
    "H": SkatContract.HEARTS,
    "S": SkatContract.SPADES,
    "C": SkatContract.CLUBS,
    "G": SkatContract.GRAND,
    "N": SkatContract.NULL,
}
_LEVELS: Final = {"O": SkatLevel.OUVERT, "Z": SkatLevel.SCHWARZ, "S": SkatLevel.SCHNEIDER}
"""The highest first: each includes the ones after it."""


class Announcement(NamedTuple):
    """A contract as announced, with the cards that come with it."""

    declaration: Action
    hand: bool
    """Whether the letter for hand is there; it may be missing in a hand game."""
    cards: tuple[Card, ...]


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards with dots between them.

    >>> read_cards("H8.CK")
    (Card('H8'), Card('CK'))
    """
    try:
        return tuple(map(CARDS.__getitem__, text.split(".")))
    except KeyError:
        if HIDDEN in text:
            raise BrokenRecord("cards are hidden in it; only open games can be replayed") from None
        raise BrokenRecord(f"{text!r:.40} are no cards; write for example 'H8.CK'") from None


def write_cards(cards: Iterable[Card]) -> str:
    """The inverse of `read_cards`."""
    return ".".join(map(str, cards))


def read_announcement(word: str) -> Announcement | None:
    """What a word announces, or None if it is no announcement.

    >>> print(read_announcement("CHZ").declaration)
    declare clubs schwarz
    """
    found = _ANNOUNCEMENT.fullmatch(word)
    if not found:
        return None
    letter, more, cards = found.groups()
    level = next((_LEVELS[sign] for sign in _LEVELS if sign in more), SkatLevel.NONE)
    declaration = Action.declare(_CONTRACTS[letter], level=level)
    return Announcement(declaration, "H" in more, read_cards(cards) if cards else ())


def write_announcement(declaration: Action, aside: Iterable[Card] | None) -> str:
    """The word for a declaration; `aside` are the two cards put aside, None in a hand game.

    >>> write_announcement(Action.parse("declare grand ouvert"), None)
    'GHO'
    """
    contract, level = declaration.argument  # type: ignore[misc]
    (letter,) = (sign for sign, meant in _CONTRACTS.items() if meant is contract)
    sign = next((sign for sign, meant in _LEVELS.items() if meant is level), "")
    if aside is None:
        return f"{letter}H{sign}"
    return f"{letter}{sign}.{write_cards(aside)}"
