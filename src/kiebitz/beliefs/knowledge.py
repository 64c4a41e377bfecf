"""What a seat knows for certain about where the cards lie.

It follows from the view alone: one's own hand, the cards played and shown, how many cards everyone
has, and what the cards played prove. Who does not follow suit has none of it; in Jass the Buur need
never be played to a trump, so that it is not excluded, and an undertrump shows a hand of trumps
only. All conclusions from the numbers of cards are drawn: a place that is left for a card occurs in
some deal. Nothing is inferred from bids or style; that is a matter of belief.

>>> from kiebitz.games import Skat
>>> knowledge = Knowledge.of(Skat().deal(seed=7).view(0))
>>> len(knowledge.undecided), knowledge.open
(22, (0, 10, 10, 2))
"""

from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.cards import Card, Hand
from kiebitz.games import View
from kiebitz.games.contracts import TRUMP_CLASS
from kiebitz.games.table import check_view

ASIDE: Final = 3
"""The place of the two cards that lie aside in Skat; the places before it are the seats."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat can know; sets are given per place: the seats, in Skat then the cards aside."""

    seat: int
    known: tuple[Hand, ...]
    """Cards that surely lie there."""
    possible: tuple[Hand, ...]
    """Undecided cards that may lie there."""
    open: tuple[int, ...]
    """How many undecided cards lie there."""
    undecided: Hand
    voids: tuple[frozenset[int], ...]
    """Follow classes (suits 0 to 3, trumps 4) of which nothing can be there, though some card of
    the class is still hidden; empty before there is a contract."""
    core: _core.Knowledge
    """The same for native code."""

    @classmethod
    def of(cls, view: View) -> "Knowledge":
        """What follows from a view; an `InconsistentView` if no deal can explain it."""
        core = _core.knowledge_of(check_view(view)._core)
        deck = view.rules.deck
        return cls(
            seat=core.seat,
            known=deck.hands(core.known),
            possible=deck.hands(core.possible),
            open=tuple(core.open),
            undecided=deck.hand(core.undecided),
            voids=_voids(view, core),
            core=core,
        )

    def places_of(self, card: Card) -> tuple[int, ...]:
        """Where a card may be; nowhere if it has been played."""
        return tuple(
            place
            for place, (known, possible) in enumerate(zip(self.known, self.possible, strict=True))
            if card in known or card in possible
        )


def _voids(view: View, core: _core.Knowledge) -> tuple[frozenset[int], ...]:
    table = view.contract_table
    if table is None:
        return tuple(frozenset() for _ in core.known)
    members = [0] * (TRUMP_CLASS + 1)
    for index, follow_class in enumerate(table.follow_classes):
        members[follow_class] |= 1 << index
    hidden = core.undecided
    for place, cards in enumerate(core.known):
        hidden |= cards if place != core.seat else 0
    return tuple(
        frozenset(
            number
            for number, cards in enumerate(members)
            if cards & hidden and not cards & (known | possible)
        )
        if place != core.seat and place != view.rules.place_aside
        else frozenset()
        for place, (known, possible) in enumerate(zip(core.known, core.possible, strict=True))
    )
