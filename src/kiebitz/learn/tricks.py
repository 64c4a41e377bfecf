"""Trick play over batches: thousands of games at the same card, as pure functions of arrays.

All games of a batch play in step: when card `n` is put down in one, it is put down in all, so the
place in the trick is one number and a whole round is one array operation. Sets of cards are rows of
booleans, a column for each card of the deck. What a game adds to the tables (parties, scores) is
not known here; which cards follow is the rule of Skat, and games that follow otherwise pass their
own.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from kiebitz.learn.contracts import TRUMPS, Contracts

Array: TypeAlias = jax.Array

NONE = -1
"""No card, no seat."""


class Play(NamedTuple):
    """Card play of many games at the same card; the first axis of every array is the game."""

    classes: Array
    """The class of each card in the game's contract; so are the next two."""
    strength: Array
    points: Array
    hands: Array
    """Who holds what: a row for each seat, a column for each card."""
    leader: Array
    trick: Array
    """The cards of the running trick, in the order in which they came; `NONE` where none is yet."""
    winning: Array
    """The card that is winning the running trick."""
    winner: Array
    """The seat that played it."""
    taken: Array
    """Card points of each seat."""
    tricks: Array
    """Tricks of each seat."""
    played_by: Array
    """Who played each card; `NONE` if nobody yet."""
    led: Array
    """Whether the card was led to a trick."""
    asked: Array
    """The class that was led when the card was put down."""
    strayed: Array
    """Whether the card was of another class than that."""


LegalRule: TypeAlias = Callable[[Play, Array], Array]
"""Which cards of these hands may follow, if the trick has begun."""


def begin(contracts: Contracts, contract: Array, hands: Array, leader: Array) -> Play:
    """Before the first card: hands of every seat, and who leads."""
    games, seats, cards = hands.shape
    classes, strength, points = [jnp.asarray(table)[contract] for table in contracts]
    nobody = jnp.full(games, NONE, jnp.int8)
    return Play(
        classes=classes,
        strength=strength,
        points=points,
        hands=hands,
        leader=leader.astype(jnp.int8),
        trick=jnp.full((games, seats), NONE, jnp.int8),
        winning=nobody,
        winner=nobody,
        taken=jnp.zeros((games, seats), jnp.int16),
        tricks=jnp.zeros((games, seats), jnp.int8),
        played_by=jnp.full((games, cards), NONE, jnp.int8),
        led=jnp.zeros((games, cards), bool),
        asked=jnp.full((games, cards), NONE, jnp.int8),
        strayed=jnp.zeros((games, cards), bool),
    )


def of_card(rows: Array, card: Array) -> Array:
    """The entry of one card in each game's row."""
    return jnp.take_along_axis(rows, card[:, None].astype(jnp.int32), axis=1)[:, 0]


def mover(play: Play, place: Array | int) -> Array:
    """Whose turn it is when `place` cards of the trick are on the table."""
    return (play.leader + place) % play.hands.shape[1]


def hand_of(play: Play, seat: Array) -> Array:
    """The cards of one seat in each game."""
    index = seat[:, None, None].astype(jnp.int32)
    return jnp.take_along_axis(play.hands, index, axis=1)[:, 0]


def follow_suit(play: Play, hand: Array) -> Array:
    """Whoever can follow has to; whoever cannot may play anything."""
    asked = of_card(play.classes, play.trick[:, 0])
    follows = hand & (play.classes == asked[:, None])
    return jnp.where(follows.any(axis=1, keepdims=True), follows, hand)


def legal(play: Play, place: Array | int, rule: LegalRule = follow_suit) -> Array:
    """The cards that may be played in each game."""
    hand = hand_of(play, mover(play, place))
    return jnp.where(jnp.asarray(place) == 0, hand, rule(play, hand))


def put(play: Play, place: Array | int, card: Array, last_trick_points: int = 0) -> Play:
    """Each game after this card; a full trick is taken in."""
    _, seats, cards = play.hands.shape
    place = jnp.asarray(place)
    seat = mover(play, place)
    this = jnp.arange(cards) == card[:, None]
    mine = jnp.arange(seats) == seat[:, None]
    first = place == 0

    kind = of_card(play.classes, card)
    asked = jnp.where(first, kind, of_card(play.classes, play.trick[:, 0]))
    stronger = of_card(play.strength, card) > of_card(play.strength, play.winning)
    same = kind == of_card(play.classes, play.winning)
    takes = first | (stronger & (same | (kind == TRUMPS)))
    winner = jnp.where(takes, seat, play.winner)
    trick = jnp.where(jnp.arange(seats) == place, card[:, None].astype(jnp.int8), play.trick)

    full = place == seats - 1
    gained = jnp.take_along_axis(play.points, jnp.maximum(trick, 0).astype(jnp.int32), axis=1)
    last = play.hands.sum(axis=(1, 2)) == 1
    value = gained.sum(axis=1, dtype=jnp.int16) + jnp.where(last, last_trick_points, 0)
    takers = (jnp.arange(seats) == winner[:, None]) & full
    return play._replace(
        hands=play.hands & ~(mine[:, :, None] & this[:, None, :]),
        leader=jnp.where(full, winner, play.leader).astype(jnp.int8),
        trick=jnp.where(full, NONE, trick).astype(jnp.int8),
        winning=jnp.where(full, NONE, jnp.where(takes, card, play.winning)).astype(jnp.int8),
        winner=jnp.where(full, NONE, winner).astype(jnp.int8),
        taken=play.taken + jnp.where(takers, value[:, None], 0).astype(jnp.int16),
        tricks=play.tricks + takers.astype(jnp.int8),
        played_by=jnp.where(this, seat[:, None], play.played_by).astype(jnp.int8),
        led=play.led | (this & first),
        asked=jnp.where(this, asked[:, None], play.asked).astype(jnp.int8),
        strayed=play.strayed | (this & (kind != asked)[:, None]),
    )


def pick(key: Array, allowed: Array) -> Array:
    """One of the allowed cards of each game, all equally likely."""
    drawn = jax.random.uniform(key, allowed.shape)
    return jnp.argmax(jnp.where(allowed, drawn, -1.0), axis=1).astype(jnp.int8)
