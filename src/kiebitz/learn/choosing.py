"""What is played in self-play: a discard and a contract for each deal, judged by a small net.

For each deal every seat tries some pairs of discard and contract, or plays from the hand. The judge
says how likely each is won and what it scores; mostly the pair that promises most is played,
sometimes any that is not hopeless. The judge learns from how these games end, so that hands are met
in games as they are declared.
"""

from functools import partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from kiebitz.learn import nets, skat
from kiebitz.learn.contracts import GRAND, NULL
from kiebitz.learn.skat import CARDS, OUVERT, SEATS, Declared, Settled, count_matadors
from kiebitz.learn.suits import rename, renamed
from kiebitz.learn.tricks import Array

LOWEST_BID: Final = 18
NULL_DEALS: Final = 4
"""Deals for each game of null that is played: most hands are not made for it."""
HOPELESS: Final = 0.05
"""Chance that is given to ways that have none."""
SCALE: Final = 100.0
"""Tournament points that are one for the judge."""
FLAGS: Final = 5
INPUTS: Final = 2 * CARDS + FLAGS + SEATS
OUTPUTS: Final = 2
"""Whether the game is won, as a logit; what it scores."""


class Candidates(NamedTuple):
    """Ways to play each deal; the first axis is the game, the second the candidate."""

    declared: Declared
    inputs: Array


def shape(width: int = 384) -> nets.Shape:
    """How large the judge is."""
    return nets.Shape(INPUTS, width, 2, OUTPUTS)


def try_ways(
    key: Array, hands: Array, skat: Array, forehand: Array, ways: int, null: bool
) -> Candidates:
    """So many random ways to play for each seat of each deal."""
    games = len(forehand)
    keys = jax.random.split(key, 4)
    size = (games, SEATS, ways)
    contract = jnp.full(size, NULL)
    if not null:
        contract = jax.random.randint(keys[0], size, 0, GRAND + 1)
    by_hand = jax.random.bernoulli(keys[1], 0.15, size)
    level = jnp.zeros(size, jnp.int32)
    if null:
        level = jnp.where(jax.random.bernoulli(keys[2], 0.3, size), OUVERT, 0)
    twelve = jnp.broadcast_to((hands | skat[:, None])[:, :, None], (*size, CARDS))
    drawn = jnp.where(twelve, jax.random.uniform(keys[3], twelve.shape), -1.0)
    two = jax.lax.top_k(drawn, 2)[1]
    chosen = (two[..., None] == jnp.arange(CARDS)).any(axis=-2)
    aside = jnp.where(by_hand[..., None], skat[:, None, None], chosen)
    seat = jnp.broadcast_to(jnp.arange(SEATS)[None, :, None], size)
    matadors = jnp.ones(size, jnp.int8)  # null knows none
    if not null:
        rows = contract.reshape(-1), twelve.reshape(-1, CARDS)
        matadors = count_matadors(*rows).reshape(size)
    bid = jnp.full(size, LOWEST_BID)
    declared = Declared(seat, contract, aside, by_hand, level, bid, matadors)
    inputs = _inputs(declared, twelve & ~aside, forehand)
    flat = [one.reshape(games, SEATS * ways, *one.shape[3:]) for one in (*declared, inputs)]
    return Candidates(Declared(*flat[:-1]), flat[-1])


def _inputs(declared: Declared, kept: Array, forehand: Array) -> Array:
    """What the judge sees of each way: the cards with clubs as trumps, the seat, the kind."""
    size = declared.contract.shape
    rows = declared.contract.reshape(-1)
    known = declared.aside & ~declared.hand[..., None]
    cards = [rename(rows, one.reshape(-1, CARDS)).reshape(*size, CARDS) for one in (kept, known)]
    place = (declared.declarer - forehand[:, None, None]) % SEATS
    flags = [
        declared.contract == GRAND,
        declared.contract == NULL,
        declared.hand,
        declared.level == OUVERT,
        jnp.abs(declared.matadors) >= 2,
    ]
    return jnp.concatenate(
        [*cards, jnp.stack(flags, axis=-1), place[..., None] == jnp.arange(SEATS)], axis=-1
    )


class Begun(NamedTuple):
    """Games before the first card."""

    hands: Array
    """Of ten, after the discard, with clubs as trumps."""
    forehand: Array
    declared: Declared
    """As it was declared."""
    played: Declared
    """The same with clubs as trumps."""
    judged: Array
    """What the judge saw."""


@partial(jax.jit, static_argnames=("games", "ways", "null"))
def declare(
    key: Array, judge: nets.Weights, stray: Array, *, games: int, ways: int, null: bool
) -> Begun:
    """So many games, declared as the judge thinks best; hopeless ones are mostly left out."""
    keys = jax.random.split(key, 5)
    deals = games * (NULL_DEALS if null else 1)
    hands, rest = skat.deal(keys[0], deals)
    forehand = jax.random.randint(keys[1], (deals,), 0, SEATS)
    found = try_ways(keys[2], hands, rest, forehand, ways, null)
    said = nets.ask(judge, found.inputs)
    way = _choose(keys[3], said, stray)

    def take(one: Array) -> Array:
        index = way.reshape(-1, 1, *[1] * (one.ndim - 2))
        return jnp.take_along_axis(one, index, axis=1)[:, 0]

    hope = jnp.log(jax.nn.sigmoid(take(said)[:, 0]) + HOPELESS)
    kept = jax.lax.top_k(hope + jax.random.gumbel(keys[4], hope.shape), games)[1]
    declared = Declared(*[take(one)[kept] for one in found.declared])
    dealt, played = as_played(hands[kept], declared)
    return Begun(dealt, forehand[kept], declared, played, take(found.inputs)[kept])


def _choose(key: Array, said: Array, stray: Array) -> Array:
    """The way that promises most or, as often as `stray`, any that is not hopeless."""
    keys = jax.random.split(key, 2)
    best = jnp.argmax(said[..., 1], axis=1)
    hope = jnp.log(jax.nn.sigmoid(said[..., 0]) + HOPELESS)
    strays = jax.random.bernoulli(keys[1], stray, best.shape)
    return jnp.where(strays, jax.random.categorical(keys[0], hope, axis=1), best)


def as_played(hands: Array, declared: Declared) -> tuple[Array, Declared]:
    """Hands of ten after the discard, and everything with clubs as trumps."""
    alone = (jnp.arange(SEATS) == declared.declarer[:, None])[:, :, None]
    everything = jnp.ones_like(declared.aside)
    others = (hands & ~alone).any(axis=1)
    kept = everything & ~others & ~declared.aside
    hands = jnp.where(alone, kept[:, None], hands)
    aside = rename(declared.contract, declared.aside)
    played = declared._replace(contract=renamed(declared.contract), aside=aside)
    return rename(declared.contract, hands), played


def tournament_points(settled: Settled) -> Array:
    """The declarer's lead over each defender after Seeger and Fabian, at a table of three."""
    return settled.score + jnp.where(settled.won, 50, -50 - 40)


def loss(judge: nets.Weights, batch: tuple[Array, Array, Array]) -> tuple[Array, dict[str, Array]]:
    """How wrong the judge is about games that were played."""
    inputs, won, points = batch
    said = nets.ask(judge, inputs)
    doubt = jnp.mean(jnp.logaddexp(0, said[:, 0]) - won * said[:, 0])
    error = jnp.mean((said[:, 1] - points / SCALE) ** 2)
    return doubt + error, {"doubt": doubt, "error": error}
