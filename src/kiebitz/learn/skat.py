"""Skat over batches: deals, what was declared, the card play, what it was worth.

The numbers of contracts, cards and seats are those of the core. Auctions are not played here: who
declares what, with which two cards put aside and for which bid, is given.

>>> import jax
>>> hands, skat = deal(jax.random.key(1), games=4)
>>> hands.sum(axis=2).tolist()[0], skat.sum(axis=1).tolist()
([10, 10, 10], [2, 2, 2, 2])
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from kiebitz.learn.contracts import GRAND, NULL, SKAT, TRUMPS
from kiebitz.learn.tricks import Array, Play, begin, legal, pick, put

SEATS: Final = 3
CARDS: Final = 32
TRICKS: Final = 10
PLIES: Final = SEATS * TRICKS

BASES: Final = np.array([9, 10, 11, 12, 24, 0], np.int16)
"""What a level of each contract is worth."""
NULL_VALUES: Final = np.array([[23, 46], [35, 59]], np.int16)
"""Of null: by whether from the hand, by whether with open cards."""
SCHNEIDER, SCHWARZ, OUVERT = 1, 2, 3
"""Levels announced; each includes those before it."""


def _trumps_of(contract: int) -> list[int]:
    """From the jack of clubs down, and -1 where there are no more."""
    trumps = np.flatnonzero(SKAT.classes[contract] == TRUMPS)
    found = sorted(trumps.tolist(), key=lambda card: -int(SKAT.strength[contract, card]))
    return found + [-1] * (_MOST_TRUMPS - len(found))


_MOST_TRUMPS: Final = 11
_TRUMPS: Final = np.array([_trumps_of(contract) for contract in range(NULL + 1)])


class Declared(NamedTuple):
    """What was declared in each game; the first axis is the game."""

    declarer: Array
    contract: Array
    aside: Array
    """The two cards put aside, or the skat of a hand game; a row of booleans."""
    hand: Array
    """Whether the skat was left alone."""
    level: Array
    """What was announced."""
    bid: Array
    matadors: Array
    """With so many, or without so many if negative."""


class Settled(NamedTuple):
    """How each game ended."""

    points: Array
    """The declarer's, with the cards aside."""
    schneider: Array
    schwarz: Array
    overbid: Array
    won: Array
    value: Array
    score: Array
    """The declarer's: the value, or twice the value lost."""


def deal(key: Array, games: int) -> tuple[Array, Array]:
    """Three hands of ten and the skat, every deal equally likely."""
    order = jnp.argsort(jax.random.uniform(key, (games, CARDS)), axis=1)
    owner = jnp.argsort(order, axis=1) // TRICKS  # the places of cards in a shuffled pack
    hands = owner[:, None, :] == jnp.arange(SEATS)[None, :, None]
    return hands, owner == SEATS


def count_matadors(contract: Array, twelve: Array) -> Array:
    """The unbroken run from the jack of clubs on, held or missing, in the declarer's cards."""
    order, there = jnp.asarray(_TRUMPS)[contract], jnp.asarray(_TRUMPS >= 0)[contract]
    held = jnp.take_along_axis(twelve, order, axis=1)
    run = jnp.cumprod((held == held[:, :1]) & there, axis=1).sum(axis=1)
    return jnp.where(held[:, 0], run, -run).astype(jnp.int8)


def start(hands: Array, forehand: Array, declared: Declared) -> Play:
    """Before the first card: hands of ten after the discard."""
    return begin(SKAT, declared.contract, hands, forehand)


def settle(play: Play, declared: Declared) -> Settled:
    """What each finished game was worth, after the International Skat Order."""
    alone = jnp.arange(SEATS) == declared.declarer[:, None]
    aside = jnp.where(declared.aside, play.points, 0).sum(axis=1, dtype=jnp.int16)
    points = jnp.where(alone, play.taken, 0).sum(axis=1, dtype=jnp.int16) + aside
    own_tricks = jnp.where(alone, play.tricks, 0).sum(axis=1)
    their_tricks = jnp.where(alone, 0, play.tricks).sum(axis=1)
    null = declared.contract == NULL

    level = declared.level
    needed = jnp.where(level >= SCHNEIDER, 90, 61)
    reached = jnp.where(level >= SCHWARZ, their_tricks == 0, points >= needed)
    made = jnp.where(null, own_tricks == 0, reached)

    schneider = ~null & ((level >= SCHNEIDER) | (points >= 90) | (points <= 30))
    schwarz = ~null & ((level >= SCHWARZ) | (their_tricks == 0) | (own_tricks == 0))
    levels = jnp.abs(declared.matadors) + 1 + declared.hand + schneider + schwarz + level
    base = jnp.asarray(BASES)[declared.contract]
    worth = jnp.where(null, plain_value(declared), levels * base)
    overbid = worth < declared.bid
    step = jnp.where(null, worth, base)
    value = jnp.where(overbid, (declared.bid + step - 1) // step * step, worth)
    won = made & ~overbid
    score = jnp.where(won, value, -2 * value)
    return Settled(points, schneider, schwarz, overbid, won, value, score)


def plain_value(declared: Declared) -> Array:
    """What the game is worth if it is won without Schneider, but for what was announced."""
    level = declared.level
    both = (level >= SCHNEIDER) * 1 + (level >= SCHWARZ)
    levels = jnp.abs(declared.matadors) + 1 + declared.hand + both + level
    null_value = jnp.asarray(NULL_VALUES)[
        declared.hand.astype(jnp.int32), (level == OUVERT).astype(jnp.int32)
    ]
    base = jnp.asarray(BASES)[declared.contract]
    return jnp.where(declared.contract == NULL, null_value, levels * base)


def levels_missing(declared: Declared) -> Array:
    """How many levels the bid is above that: Schneider is needed for one, Schwarz for two."""
    base = jnp.maximum(jnp.asarray(BASES)[declared.contract], 1)
    missing = (declared.bid - plain_value(declared) + base - 1) // base
    return jnp.where(declared.contract == NULL, 0, jnp.maximum(missing, 0))


def play_at_random(key: Array, play: Play) -> tuple[Play, Array, Array]:
    """Whole games with any legal card: how they end, every card and what was legal before it."""

    def one(play: Play, ply: Array) -> tuple[Play, tuple[Array, Array]]:
        place = ply % SEATS
        allowed = legal(play, place)
        card = pick(jax.random.fold_in(key, ply), allowed)
        return put(play, place, card), (card, allowed)

    play, (cards, allowed) = jax.lax.scan(one, play, jnp.arange(PLIES))
    return play, cards, allowed


__all__ = [
    "GRAND",
    "NULL",
    "OUVERT",
    "PLIES",
    "SCHNEIDER",
    "SCHWARZ",
    "SEATS",
    "SKAT",
    "Declared",
    "Settled",
    "count_matadors",
    "deal",
    "levels_missing",
    "plain_value",
    "play_at_random",
    "settle",
    "start",
]
