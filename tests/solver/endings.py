"""Random endings for the solvers' tests."""

import random
from collections.abc import Sequence

from kiebitz.games import JassMode, Schieber, Skat, SkatContract, State, Undertrump
from tests.strategies import advance

TRUMP_GAMES = list(SkatContract)[:5]


def cut(chance: random.Random, rules: Skat | Schieber, size: int) -> list[list[object]]:
    """Random hands of one size."""
    cards = chance.sample(rules.deck.cards, rules.seats * size)
    return [cards[seat * size : (seat + 1) * size] for seat in range(rules.seats)]


def skat_ending(
    chance: random.Random, size: int, *, contracts: Sequence[SkatContract] = TRUMP_GAMES
) -> State:
    """A random ending of Skat, perhaps in the middle of a trick."""
    state = Skat().position(
        cut(chance, Skat(), size),  # type: ignore[arg-type]
        contract=chance.choice(contracts),
        declarer=chance.randrange(3),
        leader=chance.randrange(3),
    )
    return advance(state, chance.randrange(3), seed=chance.randrange(10**6))


def schieber_ending(chance: random.Random, size: int) -> State:
    """A random ending of Schieber, perhaps in the middle of a trick."""
    rules = Schieber(undertrump=chance.choice(list(Undertrump)))
    state = rules.position(
        cut(chance, rules, size),  # type: ignore[arg-type]
        mode=chance.choice(list(JassMode)),
        leader=chance.randrange(4),
    )
    return advance(state, chance.randrange(4), seed=chance.randrange(10**6))
