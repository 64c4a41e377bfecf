"""Dealing anew what a seat cannot see: for the view's proof and the players' honesty probe."""

import random

from kiebitz.games import Action, ActionKind, Differenzler, Schieber, Skat, State


def public_part(state: State, seat: int) -> tuple[object, ...]:
    """What a seat may know, put together plainly from the true state, for comparison."""
    history = []
    for actor, action in zip(state.actors, state.history, strict=True):
        secret = action.kind is ActionKind.DISCARD or (
            action.kind is ActionKind.PREDICT
            and isinstance(state.rules, Differenzler)
            and not state.rules.open_predictions
        )
        history.append("?" if secret and actor != seat else str(action))
    return (*history, *map(str, state.shown))


def reshuffled(state: State, seat: int, chance: random.Random) -> State | None:
    """The same game with everything this seat cannot see dealt anew; None if it cannot be replayed.

    Played cards, shown cards and the seat's own cards stay where they are.
    """
    rules = state.rules
    seen: dict[object, int] = {}
    for trick in state.tricks:
        seen |= {c: (trick.leader + i) % rules.seats for i, c in enumerate(trick.cards)}
    if state.leader is not None:
        seen |= {card: (state.leader + i) % rules.seats for i, card in enumerate(state.trick)}
    for other, shown in enumerate(state.shown):
        seen |= dict.fromkeys(shown, other)
    own = set(state.dealt[seat])
    hidden = [c for c in rules.deck.cards if c not in seen and c not in own]
    if isinstance(rules, Skat):
        return _reshuffled_skat(state, seat, chance, seen, hidden)
    chance.shuffle(hidden)
    hands = []
    for other, dealt in enumerate(state.dealt):
        fixed = [c for c in dealt if c in seen or other == seat]
        hands.append(fixed + [hidden.pop() for _ in range(len(dealt) - len(fixed))])
    if isinstance(rules, Schieber):
        start = rules.deal_hands(hands, forehand=state.forehand)
    else:
        assert isinstance(rules, Differenzler)
        start = rules.deal_hands(hands, trump=state.details.trump, forehand=state.forehand)
    return replayed(start, state, seat, chance)


def _reshuffled_skat(
    state: State, seat: int, chance: random.Random, seen: dict[object, int], hidden: list[object]
) -> State | None:
    """Skat has a fourth place: the skat, whose cards may come back into play after a pick-up."""
    rules = state.rules
    assert isinstance(rules, Skat)
    declarer, took = state.details.declarer, ActionKind.PICKUP in {a.kind for a in state.history}
    start = state
    while start.history:
        start = start.undo()
    dealt_skat = set(start.details.skat)
    if took and declarer == seat:
        hidden = [card for card in hidden if card not in dealt_skat]
    chance.shuffle(hidden)
    hands: list[list[object]] = []
    for other, dealt in enumerate(state.dealt):
        fixed = [c for c in dealt if c in seen or other == seat]
        hands.append(fixed + [hidden.pop() for _ in range(len(dealt) - len(fixed))])
    kept = [
        c for c in dealt_skat if c in seen or c in state.dealt[seat] or (took and declarer == seat)
    ]
    skat = kept + [hidden.pop() for _ in range(2 - len(kept))]
    fresh = rules.deal_hands(hands, skat=skat, forehand=state.forehand)  # type: ignore[arg-type]
    return replayed(fresh, state, seat, chance)


def replayed(start: State, like: State, seat: int, chance: random.Random) -> State | None:
    """Repeat the public actions; secret ones of others are chosen anew."""
    needed = {card for trick in like.tricks for card in trick.cards} | set(like.trick)
    needed |= {card for shown in like.shown for card in shown}
    for actor, action in zip(like.actors, like.history, strict=True):
        if actor != seat and action.kind is ActionKind.DISCARD:
            free = [c for c in start.hands[actor] if c not in needed]
            if len(free) < 2:
                return None
            action = Action.discard(*chance.sample(free, 2))
        elif actor != seat and action.kind is ActionKind.PREDICT:
            rules = start.rules
            if isinstance(rules, Differenzler) and not rules.open_predictions:
                action = Action.predict(chance.randrange(158))
        if not start.is_legal(action):
            return None
        start = start.apply(action)
    return start
