"""One of our players at a table of pyschieber: a `BasePlayer` that asks it.

    tournament = pyschieber.tournament.Tournament()
    tournament.register_player(OurPlayer("pimc(worlds=20)"))

What pyschieber tells its players is put together into a view of ours, anew at every turn. Its rules
are our Schieber with ``undertrump=forced``, to 2500 by its factors, without Weis. This module needs
pyschieber; nothing else of the package imports it.
"""

from collections.abc import Generator, Sequence
from typing import Any, Final

from pyschieber.player.base_player import BasePlayer
from pyschieber.trumpf import Trumpf

from kiebitz.cards import JASS_DECK, Card, Hand
from kiebitz.errors import BotFailed
from kiebitz.games import Action, ActionKind, Schieber, Undertrump, View
from kiebitz.games.continued_view import continue_view
from kiebitz.players import Budget, Player, make_player
from kiebitz.randomness import Secret, as_secret
from kiebitz.wire.pyschieber_cards import (
    our_card,
    our_card_of_text,
    our_mode,
    their_card,
    their_mode,
)

RULES: Final = Schieber(undertrump=Undertrump.FORCED, target=2500)
"""pyschieber's rules in our words."""


class OurPlayer(BasePlayer):  # type: ignore[misc]  # pyschieber has no types
    """A player of ours, by its text or itself, for tournaments of pyschieber.

    Its random numbers are others each time unless a seed is given.
    """

    def __init__(
        self,
        player: str | Player,
        *,
        seed: int | str | Secret | None = None,
        budget: Budget | None = None,
    ) -> None:
        self._ours = make_player(player) if isinstance(player, str) else player
        self._secret = as_secret(seed)
        self._budget = budget or Budget()
        super().__init__(name=self._ours.name)

    def choose_trumpf(self, geschoben: bool) -> Generator[Any, bool, None]:
        """Offer the trump of our player, or the push."""
        forehand = (self.id + 2) % 4 if geschoben else self.id
        push = [Action(ActionKind.PUSH)] if geschoben else []
        action = self._decide(self._view(forehand, (), push))
        pushes = action.kind is ActionKind.PUSH
        yield from self._offer(
            Trumpf.SCHIEBEN if pushes else Trumpf[their_mode(action.argument)]  # type: ignore[arg-type]
        )

    def choose_card(self, state: dict[str, Any]) -> Generator[Any, bool, None]:
        """Offer the card of our player."""
        message = [entry for stich in state["stiche"] for entry in stich["played_cards"]]
        message += state["table"]
        played = [our_card_of_text(entry["card"]) for entry in message]
        own = [
            card
            for card, entry in zip(played, message, strict=True)
            if entry["player_id"] == self.id
        ]
        forehand = message[0]["player_id"] if message else self.id
        actions = [Action(ActionKind.PUSH)] if state["geschoben"] else []
        actions += [Action.trump(our_mode(state["trumpf"])), *map(Action.play, played)]
        action = self._decide(self._view(forehand, own, actions))
        yield from self._offer(their_card(action.card))

    def _view(self, forehand: int, played: Sequence[Card], actions: Sequence[Action]) -> View:
        """What this seat knows; the other hands are dealt anyhow, since a view hides them."""
        own = Hand(map(our_card, self.cards)) | Hand(played)
        rest = [card for card in JASS_DECK.cards if card not in own]
        hands = [rest[9 * place : 9 * (place + 1)] for place in range(3)]
        hands.insert(self.id, list(own))
        return continue_view(RULES.deal_hands(hands, forehand=forehand).view(self.id), actions)

    def _decide(self, view: View) -> Action:
        """Our player's decision; its random key names the deal by the cards of this seat."""
        board = RULES.deck.mask(view.dealt_hand)
        key = self._secret.decision_key(board, view.seat, len(view.history) + 1)
        return self._ours.decide(view, self._budget, key).action

    def _offer(self, choice: Any) -> Generator[Any, bool, None]:
        allowed = yield choice
        if not allowed:
            raise BotFailed(f"pyschieber refuses {choice} of {self.name}")
        yield None
