"""Dealing anew what a seat cannot see: the same game, as far as the seat can tell.

Hidden cards are shuffled and the public actions repeated by the rules; if one of them is no longer
legal the attempt failed. Nothing is concluded about voids, so this is independent of the beliefs.
"""

from kiebitz.cards import Card
from kiebitz.games import Action, ActionKind, State
from kiebitz.randomness import RandomKey


class _Chance:
    """Random numbers one after the other, from one key."""

    def __init__(self, key: RandomKey) -> None:
        self._numbers = iter(key.numbers(2**30, 400))

    def shuffled(self, cards: list[Card]) -> list[Card]:
        return sorted(cards, key=lambda _: next(self._numbers))

    def below(self, bound: int) -> int:
        return next(self._numbers) % bound


def deal_anew(state: State, seat: int, key: RandomKey) -> State | None:
    """The same game with everything this seat cannot see dealt anew; None if it does not replay.

    Played cards, shown cards and the seat's own cards stay where they are.
    """
    if not state.from_deal:
        return None
    chance = _Chance(key)
    seen = _seen_cards(state)
    own = set(state.dealt[seat])
    hidden = [c for c in state.rules.deck.cards if c not in seen and c not in own]
    aside = set(state.at(0).aside)
    known = _took_skat(state) and state.declarer == seat
    kept = [card for card in aside if card in seen or known]
    hidden = [card for card in hidden if not (known and card in aside)]
    hidden = chance.shuffled(hidden)
    hands = []
    for other, dealt in enumerate(state.dealt):
        fixed = [card for card in dealt if card in seen or other == seat]
        hands.append(fixed + [hidden.pop() for _ in range(len(dealt) - len(fixed))])
    start = state.rules.with_cards(state, hands, aside=kept + hidden)
    return _replay(start, state, seat, chance)


def _seen_cards(state: State) -> set[Card]:
    seen = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
    return seen.union(*state.shown)


def _took_skat(state: State) -> bool:
    return any(action.kind is ActionKind.PICKUP for action in state.history)


def _replay(start: State, like: State, seat: int, chance: _Chance) -> State | None:
    """Repeat the public actions; secret ones of others are chosen anew."""
    needed, secret = _seen_cards(like), like.rules.secret_actions
    for actor, action in zip(like.actors, like.history, strict=True):
        if actor != seat and action.kind in secret:
            if action.kind is ActionKind.DISCARD:
                free = [card for card in start.hands[actor] if card not in needed]
                if len(free) < 2:
                    return None
                action = Action.discard(*chance.shuffled(free)[:2])
            else:
                action = Action.predict(chance.below(like.rules.all_points + 1))
        if not start.is_legal(action):
            return None
        start = start.apply(action)
    return start if start.shown == like.shown else None
