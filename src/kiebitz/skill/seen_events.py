"""What is seen at a table with real cards, as texts, in the order in which it happens.

    bid 18 · hold · pass · trump hearts · play CJ     actions, as everywhere, of whoever is to move
    discard ? · predict ?                             done, but nobody else sees what
    skat C7 D8                                        what one found in it, after pickup or alone
    show 1 HA HK HQ                                   cards of seat 1 that all were shown

Before any of them its seat may stand with a colon, ``2: play CJ``, which is then checked. What the
others do unseen may be left out where something follows it.
"""

import re
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Hand
from kiebitz.errors import UnknownAction, WrongHandSize, shown
from kiebitz.games import Action

_SEAT: Final = re.compile(r"\s*(\d)\s*:\s*(.*)", re.DOTALL)
_IN_THE_SKAT: Final = 2


@dataclass(frozen=True, slots=True)
class Seen:
    """One event: an action, cards found, or cards shown."""

    text: str
    seat: int | None = None
    """Who did it, if that was said; who showed the cards."""
    action: Action | None = None
    found: Hand | None = None
    shown: Hand | None = None


def parse_event(event: "str | Action") -> Seen:
    """Read one event.

    >>> parse_event("2: play CJ").seat, str(parse_event("skat C7 D8").found)
    (2, 'C7 D8')
    >>> parse_event("sing")
    Traceback (most recent call last):
    kiebitz.errors.UnknownAction: 'sing' is nothing that is seen at a table; events look like \
'bid 18', 'pass', 'skat C7 D8', 'play CJ' or 'show 1 HA HK HQ'
    """
    if isinstance(event, Action):
        return Seen(str(event), action=event)
    if not isinstance(event, str):
        raise UnknownAction(f"an event is a text such as 'play CJ', not {shown(event)}")
    said = _SEAT.fullmatch(event)
    seat, text = (int(said[1]), said[2]) if said else (None, event)
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "skat":
        return Seen(text, seat, found=_two_cards(rest))
    if word.lower() == "show":
        number, _, cards = rest.strip().partition(" ")
        if not number.isdecimal():
            raise UnknownAction(f"{shown(text)} should name a seat, such as 'show 1 HA HK HQ'")
        return Seen(text, int(number), shown=Hand.parse(cards))
    try:
        return Seen(text, seat, action=Action.parse(text))
    except UnknownAction as error:
        if word.lower() in ("play", "discard"):  # a card that is none
            raise
        raise UnknownAction(
            f"{shown(text)} is nothing that is seen at a table; events look like 'bid 18', "
            "'pass', 'skat C7 D8', 'play CJ' or 'show 1 HA HK HQ'"
        ) from error


def _two_cards(text: str) -> Hand:
    cards = Hand.parse(text)
    if len(cards) != _IN_THE_SKAT:
        raise WrongHandSize(f"in the skat lie two cards, not {len(cards)}")
    return cards
