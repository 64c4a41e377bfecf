"""The auction of Skat over batches: how far each seat goes decides who declares, and for how much.

Middlehand speaks to forehand, rearhand to whoever is left; each goes on to its limit. What the
table hears of that is kept for every seat: what it said, and what was too much for it.

>>> import jax.numpy as jnp
>>> held = run(jnp.array([[24, 20, 0]]), forehand=jnp.array([0]))
>>> int(held.declarer[0]), int(held.bid[0]), held.said.tolist()[0], held.ceiling.tolist()[0]
(0, 20, [20, 20, 0], [999, 21, 21])
"""

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from kiebitz.learn.tricks import NONE, Array

SEATS: Final = 3
STEPS: Final = (18, 20, 22, 23, 24, 27, 30, 33, 36, 40, 46, 48, 59, 72)
"""Bids that nets tell apart: each bit says that such a bid was reached."""
OPEN: Final = 999
"""The ceiling of a seat that has not passed."""
_HIGHEST: Final = 264
_MOST_LEVELS: Final = {9: 18, 10: 18, 11: 18, 12: 18, 24: 11}
"""Of each base."""
_VALUES: Final = sorted(
    {base * level for base, most in _MOST_LEVELS.items() for level in range(2, most + 1)}
    | {23, 35, 46, 59}
)
_NEXT: Final = np.array(
    [min((one for one in _VALUES if one > bid), default=_HIGHEST) for bid in range(_HIGHEST + 1)],
    np.int16,
)


class Auction(NamedTuple):
    """What was bid in each game; a column for each seat."""

    declarer: Array
    """`NONE` if all passed."""
    bid: Array
    said: Array
    """The highest bid that the seat made or held; 0 if none."""
    ceiling: Array
    """The seat has shown that it does not go so far; `OPEN` if it has not passed."""
    known: Array
    """Whether the players have heard all this, or know the last bid alone."""


def next_bid(bid: Array) -> Array:
    """The lowest bid above this one."""
    return jnp.asarray(_NEXT)[jnp.clip(bid, 0, _HIGHEST)]


def run(limits: Array, forehand: Array) -> Auction:
    """How auctions end if every seat goes on to its limit, 0 for none; limits are bids."""
    games = len(forehand)
    order = (forehand[:, None] + jnp.arange(SEATS)) % SEATS
    fore, middle, rear = jnp.take_along_axis(limits.astype(jnp.int16), order, axis=1).T

    outbid = middle > fore  # forehand gives up
    bid = jnp.where(outbid, next_bid(fore), middle)
    said = [jnp.minimum(fore, middle), bid, jnp.zeros(games, jnp.int16)]
    ceiling = [jnp.where(outbid, bid, OPEN), jnp.where(outbid, OPEN, bid + 1), bid + 1]

    left = jnp.maximum(fore, middle)  # the limit of the one who is left
    speaks, wins = rear > bid, rear > left
    last = jnp.where(wins, next_bid(left), rear)
    heard = jnp.where(wins, left, rear)
    said = [
        jnp.where(speaks & ~outbid, heard, said[0]),
        jnp.where(speaks & outbid, heard, said[1]),
        jnp.where(speaks, last, 0),
    ]
    ceiling = [
        jnp.where(wins & ~outbid, last, ceiling[0]),
        jnp.where(wins & outbid, last, ceiling[1]),
        jnp.where(wins, OPEN, jnp.where(speaks, rear + 1, bid + 1)),
    ]
    bid = jnp.where(speaks, last, bid)

    silent = bid == 0  # forehand may still say the lowest
    alone = silent & (fore > 0)
    bid = jnp.where(alone, STEPS[0], bid)
    said[0] = jnp.where(alone, STEPS[0], said[0])
    ceiling[0] = jnp.where(silent & ~alone, 1, ceiling[0])
    place = jnp.where(wins, 2, jnp.where(outbid, 1, 0))
    declarer = jnp.where(silent & ~alone, NONE, (forehand + place) % SEATS)
    back = (jnp.arange(SEATS) - forehand[:, None]) % SEATS

    def by_seat(columns: list[Array]) -> Array:
        return jnp.take_along_axis(jnp.stack(columns, axis=1).astype(jnp.int16), back, axis=1)

    known = jnp.ones(games, bool)
    return Auction(declarer.astype(jnp.int8), bid, by_seat(said), by_seat(ceiling), known)


def heard_from(auction: Auction, seat: Array) -> list[Array]:
    """Bits of what a seat has heard: the bid, and of each seat from itself on what it said."""
    steps = jnp.asarray(STEPS, jnp.int16)
    order = (seat[:, None] + jnp.arange(SEATS)) % SEATS
    said = jnp.take_along_axis(auction.said, order, axis=1)[:, :, None] >= steps
    below = jnp.take_along_axis(auction.ceiling, order, axis=1)[:, :, None] <= steps
    both = jnp.concatenate([said, below], axis=2) & auction.known[:, None, None]
    return [auction.bid[:, None] >= steps, auction.known[:, None], both.reshape(len(seat), -1)]


HEARD: Final = len(STEPS) + 1 + SEATS * 2 * len(STEPS)
"""How many bits that are."""
