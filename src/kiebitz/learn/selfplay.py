"""Whole games of a net against itself, and what it learns from them (deep Monte Carlo).

The net says for every card what its side will score if it is played now and well from then on; the
card that promises most is played, sometimes any other. What was said is compared with how the game
ended (Zha et al. 2021, DouZero). A second output says where the unseen cards are.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from kiebitz.learn import choosing, features, nets, skat
from kiebitz.learn.contracts import NULL
from kiebitz.learn.skat import CARDS, PLIES, SEATS, Declared, Settled
from kiebitz.learn.tricks import Array, Play, mover, pick, put

PLACES: Final = SEATS
"""Where an unseen card can be: with the next seat, the one after, or put aside."""
OUTPUTS: Final = CARDS + PLACES * CARDS
WHERE_WEIGHT: Final = 0.1
COUNTED: Final = 0.72
"""How many of all decisions are learned from: about as many count."""


class Options(NamedTuple):
    """How one round of self-play goes; numbers that change while learning are arrays."""

    explore: Array
    """How often any legal card is played."""
    stray: Array
    """How often a way to play is declared that does not promise most."""


class Games(NamedTuple):
    """What happened in a batch of games, a row of decisions for each card put down."""

    inputs: Array
    cards: Array
    seats: Array
    counts: Array
    """Whether there was a choice; where there was none nothing is learned."""
    declared: Declared
    owner: Array
    """Who held each card before the first one was played; `SEATS` for cards aside."""
    settled: Settled
    returns: Array
    """What the declarer's side made of it."""
    judged: Array
    """What the judge saw of what was declared; so are the next two."""
    asked: Array
    strayed: Array


def shape(width: int = 768, depth: int = 4) -> nets.Shape:
    """How large a net for card play is."""
    return nets.Shape(features.INPUTS, width, depth, OUTPUTS)


def best_card(weights: nets.Weights, seen: features.Seen) -> Array:
    """The legal card that promises most."""
    values = nets.ask(weights, seen.inputs)[:, :CARDS]
    return jnp.argmax(jnp.where(seen.legal, values, -jnp.inf), axis=1).astype(jnp.int8)


def score(settled: Settled, declared: Declared) -> Array:
    """What is learned: tournament points, as a share of what is at stake without Schneider.

    A plain win is 1, a plain loss −1. A little is added for points, so that games that are decided
    are still played well.
    """
    value = jnp.maximum(skat.plain_value(declared), declared.bid)
    points = choosing.tournament_points(settled)
    stake = (3 * value + 140) / 2.0
    share = (points + (value + 40) / 2.0) / stake
    little = 0.05 * (settled.points.astype(jnp.float32) - 60) / 60
    return jnp.where(declared.contract == NULL, jnp.where(settled.won, 1.0, -1.0), share + little)


def play(
    key: Array,
    weights: nets.Weights,
    judges: choosing.Judges,
    options: Options,
    *,
    games: int,
    ways: int,
    null: bool,
) -> Games:
    """So many games of the net against itself."""
    keys = jax.random.split(key)
    begun = choosing.declare(keys[0], judges, options.stray, games=games, ways=ways, null=null)
    hands, declared = begun.hands, begun.declared
    owner = jnp.where(hands.any(axis=1), jnp.argmax(hands, axis=1), SEATS).astype(jnp.int8)

    def one(
        now: tuple[Play, Array], ply: Array
    ) -> tuple[tuple[Play, Array], tuple[Array, Array, Array, Array]]:
        table, key = now
        key, drawn, explores = jax.random.split(key, 3)
        place = ply % SEATS
        seen = features.look(table, declared, begun.auction, place, ply // SEATS)
        strays = jax.random.bernoulli(explores, options.explore, (games,))
        card = jnp.where(strays, pick(drawn, seen.legal), best_card(weights, seen))
        counts = seen.legal.sum(axis=1) > 1
        return (put(table, place, card), key), (seen.inputs, card, mover(table, place), counts)

    first = (choosing.start(begun), keys[1])
    (table, _), (inputs, cards, seats, counts) = jax.lax.scan(one, first, jnp.arange(PLIES))
    settled = skat.settle(table, declared)
    returns = score(settled, declared)
    rest = begun.judged, begun.bid_on, begun.strayed
    return Games(inputs, cards, seats, counts, declared, owner, settled, returns, *rest)


class Batch(NamedTuple):
    """Decisions to learn from."""

    inputs: Array
    cards: Array
    returns: Array
    """Of the seat's own side."""
    where: Array
    """The place of each card, seen from the seat; `PLACES` of its own."""
    counts: Array


def batches(key: Array, games: Games, count: int) -> Batch:
    """Decisions of so many equal parts of the games, as many as usually count."""
    alone = games.seats == games.declared.declarer
    returns = jnp.where(alone, games.returns, -games.returns)
    place = (games.owner - games.seats[:, :, None]) % SEATS
    where = jnp.where(games.owner == SEATS, PLACES - 1, jnp.where(place == 0, PLACES, place - 1))

    def part(rows: Array) -> Array:
        plies, size, *rest = rows.shape
        parts = rows.reshape(plies, count, size // count, *rest)
        return jnp.swapaxes(parts, 0, 1).reshape(count, plies * (size // count), *rest)

    counts = part(games.counts)
    drawn = jax.random.uniform(key, counts.shape) + counts
    kept = jnp.argsort(-drawn, axis=1)[:, : int(counts.shape[1] * COUNTED)]

    def take(rows: Array) -> Array:
        index = kept.reshape(*kept.shape, *[1] * (rows.ndim - 2))
        return jnp.take_along_axis(rows, index, axis=1)

    rows = games.inputs, games.cards, returns, where.astype(jnp.int8), games.counts
    return Batch(*[take(part(one)) for one in rows])


_UNSEEN: Final = slice(5 * CARDS, 6 * CARDS)
"""Where the cards that are not seen stand among the inputs."""


def loss(weights: nets.Weights, batch: Batch) -> tuple[Array, dict[str, Array]]:
    """How wrong the net is about these decisions."""
    said = nets.ask(weights, batch.inputs)
    chosen = jnp.take_along_axis(said, batch.cards[:, None].astype(jnp.int32), axis=1)[:, 0]
    counts = batch.counts.astype(jnp.float32)
    error = (counts * (chosen - batch.returns) ** 2).sum() / jnp.maximum(counts.sum(), 1)
    places = jax.nn.log_softmax(said[:, CARDS:].reshape(-1, PLACES, CARDS), axis=1)
    there = batch.where[:, None] == jnp.arange(PLACES)[:, None]
    unseen = batch.inputs[:, _UNSEEN]
    surprise = -jnp.where(there & unseen[:, None], places, 0.0).sum() / jnp.maximum(unseen.sum(), 1)
    return error + WHERE_WEIGHT * surprise, {"error": error, "where": surprise}
