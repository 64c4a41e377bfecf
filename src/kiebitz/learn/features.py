"""What a player sees, as bits: the inputs of nets for Skat's card play.

Everything is seen from the seat to move: seats are itself, the next and the one after. Suits are
named so that trumps are always clubs (`kiebitz.learn.suits`), which gives all suit games one net.
All inputs are bits, numbers too (one for each threshold that is reached), so that the first layer
of a net is a sum of rows of its weights, in whole numbers if wanted.
"""

from typing import Final, NamedTuple

import jax.numpy as jnp

from kiebitz.learn.auction import HEARD, Auction, heard_from
from kiebitz.learn.contracts import CLASSES, GRAND
from kiebitz.learn.skat import (
    CARDS,
    OUVERT,
    SCHNEIDER,
    SCHWARZ,
    SEATS,
    TRICKS,
    Declared,
    levels_missing,
)
from kiebitz.learn.tricks import Array, Play, hand_of, legal, mover

POINT_STEPS: Final = tuple(sorted({*range(4, 120, 4), 30, 31, 59, 60, 61, 89, 90}))
TRICK_STEPS: Final = tuple(range(2, 34, 3))

MASKS: Final = 6 + 3 * SEATS
"""Sets of cards among the inputs."""
NUMBERS: Final = SEATS + TRICKS + SEATS + 2 * len(POINT_STEPS) + len(TRICK_STEPS)
OTHERS: Final = (SEATS + 1) + (SEATS - 1) * CLASSES + 5
NAMED: Final = GRAND
"""Suits as they were called before they got other names."""
BIDS: Final = NAMED + HEARD + 2
INPUTS: Final = MASKS * CARDS + NUMBERS + OTHERS + BIDS


class Seen(NamedTuple):
    """One decision in each game."""

    inputs: Array
    """Bits."""
    legal: Array
    """The cards that may be played."""
    unseen: Array
    """The cards that could be with somebody else."""


def look(play: Play, declared: Declared, auction: Auction, place: Array, trick: Array) -> Seen:
    """What the seat to move sees in each game, in this trick at this place.

    Cards are named with clubs as trumps; `declared.contract` is the contract as it was declared.
    """
    seat = mover(play, place)
    alone = seat == declared.declarer
    hand, allowed = hand_of(play, seat), legal(play, place)
    aside = declared.aside & (alone & ~declared.hand)[:, None]
    out = play.played_by >= 0
    unseen = ~(hand | out | aside)
    by = [play.played_by == ((seat + i) % SEATS)[:, None] for i in range(SEATS)]
    # An open hand is seen by all; it stands with the cards aside and stays among the unseen ones.
    shown = hand_of(play, declared.declarer) & (declared.level == OUVERT)[:, None]
    masks = [
        hand,
        allowed,
        _on_table(play, 0),
        _on_table(play, 1),
        aside | (shown & ~alone[:, None]),
        unseen,
        *by,
        *[cards & play.led for cards in by],
        *[cards & play.strayed for cards in by],
    ]
    inputs = [
        *masks,
        *_numbers(play, declared, place, trick, aside),
        *_others(play, declared, seat),
        one_of(declared.contract, NAMED),
        *heard_from(auction, seat),
        *_needs(declared, alone),
    ]
    return Seen(jnp.concatenate(inputs, axis=1), allowed, unseen)


def _on_table(play: Play, place: int) -> Array:
    """The card at this place of the trick, as a set."""
    return jnp.arange(CARDS) == play.trick[:, place, None]


def _numbers(
    play: Play, declared: Declared, place: Array, trick: Array, aside: Array
) -> list[Array]:
    seat = mover(play, place)
    alone = jnp.arange(SEATS) == declared.declarer[:, None]
    own = jnp.where(alone, play.taken, 0).sum(axis=1, dtype=jnp.int16)
    own += jnp.where(aside, play.points, 0).sum(axis=1, dtype=jnp.int16)
    other = jnp.where(alone, 0, play.taken).sum(axis=1, dtype=jnp.int16)
    on_table = (play.trick[:, :, None] == jnp.arange(CARDS)).any(axis=1)
    lying = jnp.where(on_table, play.points, 0).sum(axis=1, dtype=jnp.int16)
    games = len(seat)
    return [
        one_of((declared.declarer - seat) % SEATS, SEATS),
        jnp.broadcast_to(jnp.arange(TRICKS) == trick, (games, TRICKS)),
        jnp.broadcast_to(jnp.arange(SEATS) == place, (games, SEATS)),
        reached(own, POINT_STEPS),
        reached(other, POINT_STEPS),
        reached(lying, TRICK_STEPS),
    ]


def _others(play: Play, declared: Declared, seat: Array) -> list[Array]:
    winner = jnp.where(play.winner < 0, SEATS, (play.winner - seat) % SEATS)
    flags = [
        declared.contract == GRAND,
        declared.hand,
        *[declared.level >= level for level in (SCHNEIDER, SCHWARZ, OUVERT)],
    ]
    voids = [_void(play, (seat + i) % SEATS) for i in range(1, SEATS)]
    return [one_of(winner, SEATS + 1), *voids, jnp.stack(flags, axis=1)]


def _needs(declared: Declared, alone: Array) -> list[Array]:
    """Whether the declarer knows that the bid needs Schneider, or Schwarz."""
    missing = jnp.where(alone & ~declared.hand, levels_missing(declared), 0)
    return [missing[:, None] >= jnp.arange(1, 3)]


def _void(play: Play, seat: Array) -> Array:
    """The classes that a seat has shown not to hold, by not following when they were led."""
    strayed = play.strayed & (play.played_by == seat[:, None])
    asked = jnp.where(strayed, play.asked, -1)
    return (asked[:, :, None] == jnp.arange(CLASSES)).any(axis=1)


def one_of(number: Array, length: int) -> Array:
    """A bit for each number there may be."""
    return jnp.arange(length) == number[:, None]


def reached(number: Array, steps: tuple[int, ...]) -> Array:
    """A bit for each threshold that a number has reached."""
    return number[:, None] >= jnp.asarray(steps, number.dtype)
