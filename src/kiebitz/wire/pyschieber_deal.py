"""A deal of ours for a player of pyschieber, from the beginning, as its `Game` would tell it.

In its order: the cards one by one, the choice of trumps if the player was asked, then for every
card the player's own turn, `move_made` before the card lies on the table, and `stich_over` after
every trick. What the player would have done in its earlier turns is not looked at: it did what the
view says.
"""

from collections.abc import Generator
from typing import Any

from kiebitz.cards import Card, Hand
from kiebitz.games import ActionKind, View
from kiebitz.wire.pyschieber_cards import their_card, their_mode

Offers = Generator[Any, bool, None]
"""What a player offers, one after the other, until it hears that one is allowed."""

POINT_LIMIT = 1500
"""pyschieber's default; our deals stand alone."""


class TheirDeal:
    """One deal as a player of pyschieber sees it."""

    def __init__(self, player: Any, view: View) -> None:
        self._player = player
        self._view = view
        self._stiche: list[dict[str, Any]] = []
        self._table: list[dict[str, Any]] = []
        self._points = [0, 0]
        player.id = view.seat
        for card in _own_cards(view):
            player.set_card(their_card(card))

    def replay(self) -> None:
        """Tell everything that was done before."""
        view = self._view
        choices = (ActionKind.PUSH, ActionKind.TRUMP)
        for actor, action in zip(view.actors, view.history, strict=True):
            if actor == view.seat and action.kind in choices:
                next(self._player.choose_trumpf(geschoben=actor != view.forehand))
        for trick in view.tricks:
            self._play(trick.leader, trick.cards)
            self._close_trick(trick.winner, trick.cards)
        if view.leader is not None:
            self._play(view.leader, view.trick)

    def ask_trump(self) -> Offers:
        """The player's choice of trumps."""
        offers: Offers = self._player.choose_trumpf(geschoben=self._view.details.pushed)
        return offers

    def ask_card(self) -> Offers:
        """The player's choice of a card."""
        offers: Offers = self._player.choose_card(state=self._status())
        return offers

    def _play(self, leader: int, cards: tuple[Card, ...]) -> None:
        for place, card in enumerate(cards):
            seat, theirs = (leader + place) % 4, their_card(card)
            if seat == self._view.seat:
                next(self.ask_card())
                self._player.cards.remove(theirs)
            self._player.move_made(seat, theirs, self._status())
            self._table.append({"player_id": seat, "card": str(theirs)})

    def _close_trick(self, winner: int, cards: tuple[Card, ...]) -> None:
        self._points[winner % 2] += self._worth(cards)
        stich = {"player_id": winner, "trumpf": self._trump, "played_cards": list(self._table)}
        self._stiche.append(stich)
        self._player.stich_over(state=self._status())
        self._table.clear()

    def _worth(self, cards: tuple[Card, ...]) -> int:
        from pyschieber.rules.count_rules import counting_factor
        from pyschieber.trumpf import Trumpf

        table = self._view.contract_table
        assert table is not None  # there is a trick
        factor: int = counting_factor[Trumpf[self._trump]]
        return factor * sum(map(table.points, cards))

    @property
    def _trump(self) -> str:
        return their_mode(self._view.details.mode)

    def _status(self) -> dict[str, Any]:
        return {
            "stiche": list(self._stiche),
            "trumpf": self._trump,
            "geschoben": self._view.details.pushed,
            "point_limit": POINT_LIMIT,
            "table": list(self._table),
            "teams": [{"points": points} for points in self._points],
        }


def _own_cards(view: View) -> Hand:
    """All that the seat held; in a position its card of the running trick is not dealt any more."""
    played = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        played.append((view.leader, view.trick))
    own = [
        card
        for leader, cards in played
        for place, card in enumerate(cards)
        if (leader + place) % 4 == view.seat
    ]
    return view.hand | Hand(own)
