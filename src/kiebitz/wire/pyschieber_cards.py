"""Cards and modes in pyschieber's words and ours.

ACORN (Eicheln) are clubs, ROSE hearts, BELL (Schellen) diamonds, SHIELD (Schilten) spades; values 6
to 14 run from the six to the ace. pyschieber is an extra and is imported when it is needed.
"""

from typing import Any, Final

from kiebitz.cards import Card, Rank, Suit
from kiebitz.errors import BadOption
from kiebitz.games import JassMode

_SUITS: Final = {
    Suit.CLUBS: "ACORN",
    Suit.HEARTS: "ROSE",
    Suit.DIAMONDS: "BELL",
    Suit.SPADES: "SHIELD",
}
_OUR_SUITS: Final = {theirs: ours for ours, theirs in _SUITS.items()}
_MODES: Final = {
    JassMode.OBENABE: "OBE_ABE",
    JassMode.UNDENUFE: "UNDE_UFE",
    **{JassMode[suit.name]: name for suit, name in _SUITS.items()},
}
_OUR_MODES: Final = {theirs: ours for ours, theirs in _MODES.items()}
_VALUES: Final = ("6", "7", "8", "9", "Banner", "Under", "Ober", "Koennig", "Ass")
_RANKS: Final = dict(zip(_VALUES, Rank, strict=True))
_LOWEST: Final = 6
"""The value of a six."""


def require_pyschieber() -> None:
    """An error that tells what to install, where pyschieber is missing."""
    try:
        import pyschieber  # noqa: F401
    except ImportError:
        raise BadOption(
            "players of pyschieber need pyschieber: pip install 'kiebitz[pyschieber]'"
        ) from None


def their_card(card: Card) -> Any:
    """pyschieber's card for one of ours."""
    from pyschieber.card import Card as TheirCard
    from pyschieber.suit import Suit as TheirSuit

    return TheirCard(suit=TheirSuit[_SUITS[card.suit]], value=card.rank - Rank.SIX + _LOWEST)


def our_card(card: Any) -> Card:
    """Our card for one of pyschieber's."""
    return Card(_OUR_SUITS[card.suit.name], Rank(card.value - _LOWEST + Rank.SIX))


def our_card_of_text(text: str) -> Card:
    """Our card for the text that stands for one in what pyschieber tells its players.

    >>> str(our_card_of_text("<ACORN:Under>"))
    'CJ'
    """
    suit, _, value = text.strip("<>").partition(":")
    return Card(_OUR_SUITS[suit], _RANKS[value])


def their_mode(mode: JassMode) -> str:
    """The name of a mode in pyschieber."""
    return _MODES[mode]


def our_mode(name: str) -> JassMode:
    """Our mode for the name of one of pyschieber's."""
    return _OUR_MODES[name]
