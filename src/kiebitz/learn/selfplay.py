"""Whole games of a net against itself, and what it learns from them (deep Monte Carlo).

The net says for every card what its side will score if it is played now and well from then on; the
card that promises most is played, sometimes any other. What was said is compared with how the game
ended (Zha et al. 2021, DouZero). A second output says where the unseen cards are.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from kiebitz.learn import choosing, features, nets, skat
from kiebitz.learn.skat import CARDS, PLIES, SEATS, Declared, Settled
from kiebitz.learn.tricks import Array, Play, mover, pick, put

PLACES: Final = SEATS
"""Where an unseen card can be: with the next seat, the one after, or put aside."""
OUTPUTS: Final = CARDS + PLACES * CARDS
WHERE_WEIGHT: Final = 0.1


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
    declared: Declared
    owner: Array
    """Who held each card before the first one was played; `SEATS` for cards aside."""
    settled: Settled
    returns: Array
    """What the declarer's side made of it."""
    judged: Array
    """What the judge saw of what was declared."""


def shape(width: int = 768, depth: int = 4) -> nets.Shape:
    """How large a net for card play is."""
    return nets.Shape(features.INPUTS, width, depth, OUTPUTS)


def best_card(weights: nets.Weights, seen: features.Seen) -> Array:
    """The legal card that promises most."""
    values = nets.ask(weights, seen.inputs)[:, :CARDS]
    return jnp.argmax(jnp.where(seen.legal, values, -jnp.inf), axis=1).astype(jnp.int8)


def score(settled: Settled, null: bool) -> Array:
    """What is learned: won or lost, a little for Schneider and for every point."""
    won = jnp.where(settled.won, 1.0, -1.0)
    if null:
        return won
    points = settled.points.astype(jnp.float32)
    schneider = (points >= 90) * 1.0 - (points <= 30)
    return won + 0.15 * schneider + 0.1 * (points - 60) / 60


def play(
    key: Array,
    weights: nets.Weights,
    judge: nets.Weights,
    options: Options,
    *,
    games: int,
    ways: int,
    null: bool,
) -> Games:
    """So many games of the net against itself."""
    declares, plays = jax.random.split(key)
    begun = choosing.declare(declares, judge, options.stray, games=games, ways=ways, null=null)
    hands, played = begun.hands, begun.played
    owner = jnp.where(hands.any(axis=1), jnp.argmax(hands, axis=1), SEATS).astype(jnp.int8)

    def one(
        now: tuple[Play, Array], ply: Array
    ) -> tuple[tuple[Play, Array], tuple[Array, Array, Array]]:
        table, key = now
        key, drawn, explores = jax.random.split(key, 3)
        place = ply % SEATS
        seen = features.look(table, played, place, ply // SEATS)
        strays = jax.random.bernoulli(explores, options.explore, (games,))
        card = jnp.where(strays, pick(drawn, seen.legal), best_card(weights, seen))
        return (put(table, place, card), key), (seen.inputs, card, mover(table, place))

    start = (skat.start(hands, begun.forehand, played), plays)
    (table, _), (inputs, cards, seats) = jax.lax.scan(one, start, jnp.arange(PLIES))
    settled = skat.settle(table, begun.declared)
    returns = score(settled, null)
    return Games(inputs, cards, seats, played, owner, settled, returns, begun.judged)


class Batch(NamedTuple):
    """Decisions to learn from."""

    inputs: Array
    cards: Array
    returns: Array
    """Of the seat's own side."""
    where: Array
    """The place of each card, seen from the seat; `PLACES` of its own."""


def batches(games: Games, count: int) -> Batch:
    """The decisions of so many equal parts of the games."""
    alone = games.seats == games.declared.declarer
    returns = jnp.where(alone, games.returns, -games.returns)
    place = (games.owner - games.seats[:, :, None]) % SEATS
    where = jnp.where(games.owner == SEATS, PLACES - 1, jnp.where(place == 0, PLACES, place - 1))

    def part(rows: Array) -> Array:
        plies, size, *rest = rows.shape
        parts = rows.reshape(plies, count, size // count, *rest)
        return jnp.swapaxes(parts, 0, 1).reshape(count, plies * (size // count), *rest)

    return Batch(part(games.inputs), part(games.cards), part(returns), part(where.astype(jnp.int8)))


_UNSEEN: Final = slice(5 * CARDS, 6 * CARDS)
"""Where the cards that are not seen stand among the inputs."""


def loss(weights: nets.Weights, batch: Batch) -> tuple[Array, dict[str, Array]]:
    """How wrong the net is about these decisions."""
    said = nets.ask(weights, batch.inputs)
    chosen = jnp.take_along_axis(said, batch.cards[:, None].astype(jnp.int32), axis=1)[:, 0]
    error = jnp.mean((chosen - batch.returns) ** 2)
    places = jax.nn.log_softmax(said[:, CARDS:].reshape(-1, PLACES, CARDS), axis=1)
    there = batch.where[:, None] == jnp.arange(PLACES)[:, None]
    unseen = batch.inputs[:, _UNSEEN]
    surprise = -jnp.where(there & unseen[:, None], places, 0.0).sum() / jnp.maximum(unseen.sum(), 1)
    return error + WHERE_WEIGHT * surprise, {"error": error, "where": surprise}
