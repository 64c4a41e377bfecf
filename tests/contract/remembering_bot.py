"""A bot that keeps notes: the cards it has seen in other games, and where they lay.

Over several games of the same cards it comes to know all hands, and then plays with open cards. As
a program it speaks the bot protocol:

    python remembering_bot.py
"""

import sys

from kiebitz import Budget, Decision, RandomKey, View
from kiebitz.cards import Hand
from kiebitz.errors import KiebitzError
from kiebitz.games import Phase, State
from kiebitz.players import make_player
from kiebitz.wire.serve import serve

CARDS_IN_REACH = 7
"""From so many cards on it plays with open cards what it knows."""

NOTES: list[dict[int, Hand]] = []
"""The hands of deals, by seat, as far as they are known."""


class Remembering:
    """Plays greedily until it knows the hands of the others."""

    name = "Remembering"

    def __init__(self) -> None:
        self._greedy = make_player("greedy")
        self._open = make_player("open")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Look into the notes; better than nothing is greedy."""
        known = note(view)
        if view.phase is Phase.PLAY and len(view.hand) <= CARDS_IN_REACH:
            state = deal_again(view, known)
            if state is not None:
                decision = self._open.decide_open(state, Budget(nodes=20_000), key)  # type: ignore[attr-defined]
                return Decision(decision.action)
        return Decision(self._greedy.decide(view, Budget(), key).action)


def note(view: View) -> dict[int, Hand]:
    """Write the own hand down where it fits what is known of a deal."""
    seat, mine = view.seat, view.dealt_hand
    for known in NOTES[-4:]:
        others = {card for other, hand in known.items() if other != seat for card in hand}
        if known.get(seat, mine) == mine and not others & set(mine):
            break
    else:
        known = {}
        NOTES.append(known)
    known[seat] = mine
    seats = set(range(view.rules.seats))
    if len(known) == len(seats) - 1 and not view.rules.cards_aside:
        held = {card for hand in known.values() for card in hand}
        rest = [card for card in view.rules.deck.cards if card not in held]
        known[(seats - set(known)).pop()] = Hand(rest)
    return known


def deal_again(view: View, known: dict[int, Hand]) -> State | None:
    """The whole state, if all hands are known and it looks like this to the seat."""
    rules = view.rules
    if len(known) < rules.seats:
        return None
    try:
        hands = [known[seat] for seat in range(rules.seats)]
        state = rules.led_by(rules.deal_hands(hands), view.forehand)
        for action in view.history:
            state = state.apply(action)
    except KiebitzError:
        return None
    return state if state.view(view.seat) == view else None


if __name__ == "__main__":
    serve(Remembering(), sys.stdin.buffer, sys.stdout.buffer)
