"""Bidders: players that are asked for everything before the cards.

A bidder has the same `decide` as every player, with budget, values and effort, and any player may
have one: ``pimc(bidder=plain)``. One that thinks long may sit down (`sit`) and keep its plan for
the whole auction. Packages of third parties register through the entry-point group
``kiebitz.bidders``.
"""

from typing import Final, Protocol, runtime_checkable

from kiebitz.errors import OutOfTurn, UnknownPlayer
from kiebitz.games import Phase, View
from kiebitz.players.player import Budget, Decision, require_turn
from kiebitz.randomness import RandomKey
from kiebitz.registries import Registry


@runtime_checkable
class Bidder(Protocol):
    """Decides everything before the cards: bids, discards, announcements, trumps, predictions."""

    @property
    def name(self) -> str:
        """The text that makes it again."""
        ...

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of `view.legal_actions`, in any phase but the card play."""
        ...


def require_bidding(view: View) -> None:
    """Refuse to bid for a seat that has nothing to decide, or only a card to play.

    >>> from kiebitz.games import Schieber
    >>> require_bidding(Schieber().deal(seed=1).apply("trump hearts").view(0))
    Traceback (most recent call last):
    kiebitz.errors.OutOfTurn: a bidder decides before the cards are played, not which card to play
    """
    require_turn(view)
    if view.phase is Phase.PLAY:
        raise OutOfTurn("a bidder decides before the cards are played, not which card to play")


BIDDERS: Final[Registry[Bidder]] = Registry(
    Bidder,  # type: ignore[type-abstract]  # a protocol stands for the kind
    "bidder",
    unknown=UnknownPlayer,
    entry_points="kiebitz.bidders",
)
"""All bidders by name."""
