"""The worlds of a view, found by playing the game again with every other deal of the hidden cards.

Nothing is known here of voids, counting or hand quotas: a deal is a world of the view if the whole
history can be replayed with it and the seat then sees the same. As a command it compares thousands
of views of each game with `Worlds`:

    python -m tests.oracle.worlds_by_replay --views 3000
"""

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import combinations

from kiebitz.beliefs import ASIDE, Worlds
from kiebitz.cards import Card
from kiebitz.games import (
    Action,
    ActionKind,
    Differenzler,
    Phase,
    Rules,
    Schieber,
    Skat,
    State,
    Undertrump,
)

Placed = tuple[frozenset[Card], ...]

OPTION_SETS: tuple[Rules, ...] = (
    Skat(),
    Skat(ramsch=True),
    *(Schieber(undertrump=undertrump) for undertrump in Undertrump),
    *(Differenzler(undertrump=undertrump) for undertrump in Undertrump),
)


def played_by(state: State) -> dict[Card, int]:
    """Who played each card so far."""
    seats = state.rules.seats
    by = {}
    for trick in state.tricks:
        by |= {card: (trick.leader + i) % seats for i, card in enumerate(trick.cards)}
    if state.leader is not None:
        by |= {card: (state.leader + i) % seats for i, card in enumerate(state.trick)}
    return by


def place_all(cards: list[Card], rooms: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to put the cards into places with so much room."""
    if len(rooms) == 1:
        yield [tuple(cards)]
        return
    for chosen in combinations(cards, rooms[0]):
        rest = [card for card in cards if card not in chosen]
        for others in place_all(rest, rooms[1:]):
            yield [chosen, *others]


def replayed(state: State, worlds_hands: list[set[Card]], by: dict[Card, int]) -> State | None:
    """The game with other hands; None where the history is not possible with them."""
    rules, dealt = state.rules, [set(hand) for hand in worlds_hands[: state.rules.seats]]
    for card, seat in by.items():
        dealt[seat].add(card)
    if isinstance(rules, Skat):
        # What the declarer discards counts as what was dealt aside: others cannot tell.
        start = rules.deal_hands(dealt, skat=worlds_hands[ASIDE], forehand=state.forehand)
    elif isinstance(rules, Schieber):
        start = rules.deal_hands(dealt, forehand=state.forehand)
    else:
        assert isinstance(rules, Differenzler)
        start = rules.deal_hands(dealt, trump=state.details.trump, forehand=state.forehand)
    for action in state.history:
        if action.kind is ActionKind.DISCARD:
            action = Action.discard(*worlds_hands[ASIDE])
        if not start.is_legal(action):
            return None
        start = start.apply(action)
    return start


def hidden_from(state: State, seat: int) -> tuple[list[Card], list[set[Card]]]:
    """The cards that a seat cannot see, and where they truly are; its own places are empty."""
    places = [set(hand) for hand in state.hands]
    if isinstance(state.rules, Skat):
        places.append(set(state.details.skat))
        if state.details.declarer == seat and not state.details.hand and places[ASIDE]:
            places[ASIDE] = set()
    places[seat] = set()
    return sorted((card for place in places for card in place), key=str), places


def worlds_by_replay(state: State, seat: int) -> set[Placed]:
    """Every world of the view, as sets of cards in each place."""
    cards, truth = hidden_from(state, seat)
    by, view = played_by(state), state.view(seat)
    own_aside = isinstance(state.rules, Skat) and not truth[ASIDE]
    found = set()
    rooms = [len(place) for place in truth]
    for placed in place_all(cards, rooms):
        places = [set(part) for part in placed]
        places[seat] = set(state.hands[seat])
        if own_aside:
            places[ASIDE] = set(state.details.skat)
        again = replayed(state, places, by)
        if again is not None and _looks_alike(again.view(seat), view, own_aside):
            found.add(tuple(frozenset(place) for place in places))
    return found


def _looks_alike(a: object, b: object, own_aside: bool) -> bool:
    # A declarer who picked up knows what was dealt aside, which the replay changes.
    return own_aside or a == b


def worlds_by_counting(state: State, seat: int) -> set[Placed]:
    """The same from `Worlds`."""
    deck = state.rules.deck
    rows = Worlds(state.view(seat)).all().tolist()
    return {tuple(frozenset(deck.hand(mask)) for mask in row) for row in rows}


def random_ending(rules: Rules, chance: random.Random, most: int) -> tuple[State, int]:
    """A random game stopped where a random seat misses at most so many cards."""
    while True:
        state = rules.deal(seed=chance.randrange(2**32), forehand=chance.randrange(rules.seats))
        stop = chance.randrange(10, 40)
        while not state.over and len(state.history) < stop:
            state = state.apply(_any_action(state, chance))
        seat = chance.randrange(rules.seats)
        if state.phase is Phase.PLAY and len(hidden_from(state, seat)[0]) <= most:
            return state, seat


def _any_action(state: State, chance: random.Random) -> Action:
    actions = state.legal_actions
    if state.phase is Phase.AUCTION:  # else sixty bids would crowd out the pass
        passes = [action for action in actions if action.kind is ActionKind.PASS]
        if passes and chance.random() < 0.6:
            return passes[0]
        actions = actions[:2]
    return chance.choice(actions)


def main() -> int:
    """Compare as many views of each set of options as asked for; 1 if any differ."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--views", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=8, help="hidden cards at most")
    options = parser.parse_args()
    wrong = 0
    for rules in OPTION_SETS:
        chance = random.Random(f"{options.seed} {rules}")
        worlds = 0
        for _ in range(options.views):
            state, seat = random_ending(rules, chance, options.most)
            expected = worlds_by_replay(state, seat)
            worlds += len(expected)
            wrong += worlds_by_counting(state, seat) != expected
        print(f"{rules}: {options.views} views, {worlds} worlds, {wrong} wrong so far", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
