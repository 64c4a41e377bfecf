"""Two nets against each other: each declares against the other on the same deals."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from kiebitz.learn import choosing, features, nets, skat
from kiebitz.learn.selfplay import best_card
from kiebitz.learn.skat import PLIES, SEATS
from kiebitz.learn.tricks import Array, Play, mover, put


class Outcome(NamedTuple):
    """How one net did against another, on every deal in both roles."""

    points: Array | float
    """By how many tournament points it was ahead, for each deal, in the mean."""
    error: Array | float
    """The standard error of that."""
    declared: Array | float
    """How often it won as declarer."""
    defended: Array | float
    """How often the other won as declarer."""


@partial(jax.jit, static_argnames=("games", "ways", "null"))
def duel(
    key: Array,
    one: nets.Weights,
    other: nets.Weights,
    judges: choosing.Judges,
    *,
    games: int,
    ways: int,
    null: bool,
) -> Outcome:
    """Play so many deals twice."""
    begun = choosing.declare(key, judges, jnp.zeros(()), games=games, ways=ways, null=null)
    declared = begun.declared

    def end(declares: nets.Weights, defends: nets.Weights) -> skat.Settled:
        def step(table: Play, ply: Array) -> tuple[Play, None]:
            seen = features.look(table, declared, begun.auction, ply % SEATS, ply // SEATS)
            alone = mover(table, ply % SEATS) == declared.declarer
            card = jnp.where(alone, best_card(declares, seen), best_card(defends, seen))
            return put(table, ply % SEATS, card), None

        table, _ = jax.lax.scan(step, choosing.start(begun), jnp.arange(PLIES))
        return skat.settle(table, declared)

    mine, theirs = end(one, other), end(other, one)
    ahead = (choosing.tournament_points(mine) - choosing.tournament_points(theirs)) / 2.0
    return Outcome(ahead.mean(), ahead.std() / games**0.5, mine.won.mean(), theirs.won.mean())
