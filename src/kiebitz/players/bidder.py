"""Bidders: players that are asked for everything before the cards.

A bidder has the same `decide` as every player, with budget, values and effort, and any player may
have one: ``pimc(bidder=plain)``. One that thinks long may sit down (`sit`) and keep its plan for
the whole auction. Packages of third parties register through the entry-point group
``kiebitz.bidders``.
"""

from typing import Final, Protocol, runtime_checkable

from kiebitz.errors import UnknownPlayer
from kiebitz.games import View
from kiebitz.players.player import Budget, Decision
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


BIDDERS: Final[Registry[Bidder]] = Registry(
    Bidder,  # type: ignore[type-abstract]  # a protocol stands for the kind
    "bidder",
    unknown=UnknownPlayer,
    entry_points="kiebitz.bidders",
)
"""All bidders by name."""
