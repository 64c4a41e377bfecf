"""What is played in self-play: an auction, a discard and a contract for each deal.

Two small nets decide. The first says from a hand what becoming declarer for each bid is worth:
seats bid as far as that is better than passing, some bolder than others. The second, the judge,
says how likely a way to play (a contract, by hand or with two cards put aside) is won after this
auction, and what it scores; mostly the way that promises most is played, sometimes any that is not
hopeless. Both learn from how these games end, so that hands are met in games as they are declared.
"""

from functools import partial
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from kiebitz.learn import auction, nets, skat
from kiebitz.learn.auction import HEARD, STEPS, Auction
from kiebitz.learn.contracts import GRAND, NULL
from kiebitz.learn.features import one_of, reached
from kiebitz.learn.skat import CARDS, OUVERT, SEATS, Declared, Settled, count_matadors
from kiebitz.learn.suits import rename, renamed
from kiebitz.learn.tricks import Array, Play

LOWEST_BID: Final = STEPS[0]
DEALS: Final = 3
"""Deals for every two games: some are passed in."""
NULL_DEALS: Final = 8
"""Deals for each game of null that is played: most hands are not made for it."""
BELOW_NULL: Final = (22, 33, 45, 50)
"""The highest bids that each value of null is above."""
NULL_SHARES: Final = (0.6, 0.15, 0.15, 0.1)
"""How often the others may bid so high where null is played."""
BY_HAND: Final = 0.15
"""Of the ways that are tried."""
HOPELESS: Final = 0.05
"""Chance that is given to ways that have none."""
SCALE: Final = 100.0
"""Tournament points that are one for the judge."""
PASSING: Final = -0.09
"""What passing is worth in these units: the others win more often than not."""
BOLDNESS: Final = 0.15
"""How much seats differ in what they ask of a hand."""
LAPSE: Final = 0.05
"""How often a seat goes to any bid."""
HIDDEN: Final = 0.25
"""How often players of cards know the last bid alone."""

FLAGS: Final = 4
MATADORS: Final = (2, 3, 4, 5)
WAY_INPUTS: Final = 2 * CARDS + GRAND + FLAGS + len(MATADORS) + SEATS + HEARD
WAY_OUTPUTS: Final = 2
"""Whether the game is won, as a logit; what it scores."""
HAND_INPUTS: Final = CARDS + SEATS + len(STEPS)
HAND_OUTPUTS: Final = 1
"""What the game scores."""


class Ways(NamedTuple):
    """Ways to play each deal; the first axis is the game, the second the way."""

    declared: Declared
    inputs: Array


class Begun(NamedTuple):
    """Games before the first card, with clubs as trumps in all suit games."""

    hands: Array
    """Of ten, after the discard."""
    forehand: Array
    declared: Declared
    """The contract is called as it was declared; cards aside have their new names."""
    auction: Auction
    judged: Array
    """What the judge saw."""
    bid_on: Array
    """What the net that bids saw."""
    strayed: Array
    """Whether another way was played than the one that promised most."""


def judge_shape(width: int = 384) -> nets.Shape:
    """How large the judge of ways is."""
    return nets.Shape(WAY_INPUTS, width, 2, WAY_OUTPUTS)


def bidder_shape(width: int = 384) -> nets.Shape:
    """How large the net that bids is."""
    return nets.Shape(HAND_INPUTS, width, 2, HAND_OUTPUTS)


class Judges(NamedTuple):
    """The nets that decide before the cards."""

    way: nets.Weights
    bid: nets.Weights


@partial(jax.jit, static_argnames=("games", "ways", "null"))
def declare(
    key: Array, judges: Judges, stray: Array, *, games: int, ways: int, null: bool
) -> Begun:
    """So many games, declared as the judges think best."""
    keys = jax.random.split(key, 7)
    deals = games * NULL_DEALS if null else games * DEALS // 2
    hands, rest = skat.deal(keys[0], deals)
    forehand = jax.random.randint(keys[1], (deals,), 0, SEATS)
    held, passed = _hold_auction(keys[2], judges.bid, hands, forehand, null)
    own = of_seat(hands, held.declarer)
    table = Declaring(own, rest, forehand, held)
    found = try_ways(keys[3], table, ways, null=null)
    said = nets.ask(judges.way, found.inputs)
    if not null:  # then other discards for the contract that promises most
        best = jnp.argmax(said[..., 1], axis=1)
        contract = jnp.take_along_axis(found.declared.contract, best[:, None], axis=1)
        more = try_ways(keys[6], table, ways, contract)
        both = zip(jax.tree.leaves(found), jax.tree.leaves(more), strict=True)
        joined = [jnp.concatenate(pair, axis=1) for pair in both]
        found = jax.tree.unflatten(jax.tree.structure(found), joined)
        said = jnp.concatenate([said, nets.ask(judges.way, more.inputs)], axis=1)
    way, strayed = _choose(keys[4], said, stray)

    def take(one: Array) -> Array:
        index = way.reshape(-1, 1, *[1] * (one.ndim - 2))
        return jnp.take_along_axis(one, index, axis=1)[:, 0]

    drawn = jax.random.gumbel(keys[5], (deals,)) - passed * 1000.0
    if null:  # most hands have no hope there
        drawn += jnp.log(jax.nn.sigmoid(take(said)[:, 0]) + HOPELESS)
    kept = jax.lax.top_k(drawn, games)[1]
    declared = Declared(*[take(one)[kept] for one in found.declared])
    held, forehand = Auction(*[one[kept] for one in held]), forehand[kept]
    asked = hand_inputs(own[kept], _place(held.declarer, forehand), held.bid)
    dealt, declared = as_played(hands[kept], declared)
    return Begun(dealt, forehand, declared, held, take(found.inputs)[kept], asked, strayed[kept])


def _hold_auction(
    key: Array, bidder: nets.Weights, hands: Array, forehand: Array, null: bool
) -> tuple[Auction, Array]:
    """The auction of each deal, and whether all passed; then forehand plays."""
    keys = jax.random.split(key, 4)
    games = len(forehand)
    limits = bid_limits(keys[0], bidder, hands, forehand)
    if null:  # anybody may have the hand for it; no such game is worth more
        chosen = one_of(jax.random.randint(keys[1], (games,), 0, SEATS), SEATS)
        asked = jax.random.categorical(keys[3], jnp.log(jnp.asarray(NULL_SHARES)), shape=(games,))
        others = jnp.minimum(limits, jnp.asarray(BELOW_NULL, limits.dtype)[asked, None])
        limits = jnp.where(chosen, skat.NULL_VALUES.max(), others)
    held = auction.run(limits, forehand)
    passed = held.declarer < 0
    return held._replace(
        declarer=jnp.where(passed, forehand, held.declarer).astype(jnp.int8),
        bid=jnp.maximum(held.bid, LOWEST_BID),
        known=jax.random.bernoulli(keys[2], 1 - HIDDEN, (games,)),
    ), passed


def bid_limits(key: Array, bidder: nets.Weights, hands: Array, forehand: Array) -> Array:
    """How far each seat goes: to the last bid that is worth more than passing."""
    games = len(forehand)
    keys = jax.random.split(key, 4)
    places = jnp.broadcast_to((jnp.arange(SEATS) - forehand[:, None]) % SEATS, (games, SEATS))
    size = (games, SEATS, len(STEPS))
    cards = jnp.broadcast_to(hands[:, :, None], (*size, CARDS))
    steps = jnp.asarray(STEPS, jnp.int16)
    asked = hand_inputs(
        cards.reshape(-1, CARDS),
        jnp.broadcast_to(places[..., None], size).reshape(-1),
        jnp.broadcast_to(steps, size).reshape(-1),
    )
    worth = nets.ask(bidder, asked).reshape(size)
    asks = PASSING + BOLDNESS * jax.random.normal(keys[0], (games, SEATS, 1))
    last = jnp.where(worth > asks, jnp.arange(1, len(STEPS) + 1), 0).max(axis=2)
    lapses = jax.random.bernoulli(keys[1], LAPSE, last.shape)
    any_bid = jax.random.randint(keys[2], last.shape, 0, len(STEPS) + 1)
    bids = jnp.concatenate([jnp.zeros(1, jnp.int16), steps])
    return bids[jnp.where(lapses, any_bid, last)]


def hand_inputs(hand: Array, place: Array, bid: Array) -> Array:
    """What the net that bids sees: the cards, where it sits, for which bid it would play."""
    return jnp.concatenate([hand, one_of(place, SEATS), reached(bid, STEPS)], axis=1)


class Declaring(NamedTuple):
    """Declarers before they say what they play."""

    hand: Array
    skat: Array
    forehand: Array
    held: Auction


def try_ways(
    key: Array, table: Declaring, ways: int, contract: Array | None = None, *, null: bool = False
) -> Ways:
    """So many random ways to play each deal; with this contract, if given, never by hand."""
    hand, skat, forehand, held = table
    games = len(forehand)
    keys = jax.random.split(key, 4)
    size = (games, ways)
    by_hand = jax.random.bernoulli(keys[1], BY_HAND, size)
    level = jnp.zeros(size, jnp.int32)
    if null:
        contract = jnp.full(size, NULL)
        level = jnp.where(jax.random.bernoulli(keys[2], 0.3, size), OUVERT, 0)
    elif contract is None:
        contract = jax.random.randint(keys[0], size, 0, GRAND + 1)
    else:
        contract, by_hand = jnp.broadcast_to(contract, size), jnp.zeros(size, bool)
    twelve = jnp.broadcast_to((hand | skat)[:, None], (*size, CARDS))
    drawn = jnp.where(twelve, jax.random.uniform(keys[3], twelve.shape), -1.0)
    two = jax.lax.top_k(drawn, 2)[1]
    chosen = (two[..., None] == jnp.arange(CARDS)).any(axis=-2)
    aside = jnp.where(by_hand[..., None], skat[:, None], chosen)
    seat, bid = (jnp.broadcast_to(one[:, None], size) for one in (held.declarer, held.bid))
    matadors = known = jnp.ones(size, jnp.int8)  # null knows none
    if not null:
        matadors = _matadors(contract, twelve)
        ten = jnp.broadcast_to(hand[:, None], twelve.shape)
        known = jnp.where(by_hand, _matadors(contract, ten), matadors)
    declared = Declared(seat, contract, aside, by_hand, level, bid, matadors)
    inputs = _way_inputs(declared._replace(matadors=known), twelve & ~aside, forehand, held)
    return Ways(declared, inputs)


def _matadors(contract: Array, cards: Array) -> Array:
    rows = contract.reshape(-1), cards.reshape(-1, CARDS)
    return count_matadors(*rows).reshape(contract.shape)


def _way_inputs(declared: Declared, kept: Array, forehand: Array, held: Auction) -> Array:
    """What the judge sees of each way: the cards with clubs as trumps, the kind, the auction."""
    games, ways = declared.contract.shape
    rows = declared.contract.reshape(-1)
    known = declared.aside & ~declared.hand[..., None]
    cards = [
        rename(rows, one.reshape(-1, CARDS)).reshape(games, ways, CARDS) for one in (kept, known)
    ]
    flags = [
        declared.contract == GRAND,
        declared.contract == NULL,
        declared.hand,
        declared.level == OUVERT,
    ]
    place = one_of(_place(held.declarer, forehand), SEATS)
    heard = jnp.concatenate([place, *auction.heard_from(held, held.declarer)], axis=1)
    return jnp.concatenate(
        [
            *cards,
            declared.contract[..., None] == jnp.arange(GRAND),
            jnp.stack(flags, axis=-1),
            jnp.abs(declared.matadors)[..., None] >= jnp.asarray(MATADORS),
            jnp.broadcast_to(heard[:, None], (games, ways, heard.shape[1])),
        ],
        axis=-1,
    )


def _place(seat: Array, forehand: Array) -> Array:
    """From forehand on."""
    return (seat - forehand) % SEATS


def _choose(key: Array, said: Array, stray: Array) -> tuple[Array, Array]:
    """The way that promises most or, as often as `stray`, any that is not hopeless."""
    keys = jax.random.split(key, 2)
    best = jnp.argmax(said[..., 1], axis=1)
    hope = jnp.log(jax.nn.sigmoid(said[..., 0]) + HOPELESS)
    strays = jax.random.bernoulli(keys[1], stray, best.shape)
    return jnp.where(strays, jax.random.categorical(keys[0], hope, axis=1), best), strays


def of_seat(hands: Array, seat: Array) -> Array:
    """The hand of one seat of each deal."""
    return jnp.take_along_axis(hands, seat[:, None, None].astype(jnp.int32), axis=1)[:, 0]


def as_played(hands: Array, declared: Declared) -> tuple[Array, Declared]:
    """Hands of ten after the discard, and the cards aside, with clubs as trumps."""
    alone = (jnp.arange(SEATS) == declared.declarer[:, None])[:, :, None]
    others = (hands & ~alone).any(axis=1)
    hands = jnp.where(alone, ~(others | declared.aside)[:, None], hands)
    aside = rename(declared.contract, declared.aside)
    return rename(declared.contract, hands), declared._replace(aside=aside)


def start(begun: Begun) -> Play:
    """Before the first card."""
    declared = begun.declared
    return skat.start(
        begun.hands, begun.forehand, declared._replace(contract=renamed(declared.contract))
    )


def tournament_points(settled: Settled) -> Array:
    """The declarer's lead over each defender after Seeger and Fabian, at a table of three."""
    return settled.score + jnp.where(settled.won, 50, -50 - 40)


def judge_loss(
    judge: nets.Weights, batch: tuple[Array, Array, Array]
) -> tuple[Array, dict[str, Array]]:
    """How wrong the judge is about games that were played."""
    inputs, won, points = batch
    said = nets.ask(judge, inputs)
    doubt = jnp.mean(jnp.logaddexp(0, said[:, 0]) - won * said[:, 0])
    error = jnp.mean((said[:, 1] - points / SCALE) ** 2)
    return doubt + error, {"doubt": doubt, "error": error}


def bidder_loss(
    bidder: nets.Weights, batch: tuple[Array, Array, Array]
) -> tuple[Array, dict[str, Array]]:
    """How wrong the net that bids is, where the best way was played."""
    inputs, strayed, points = batch
    said = nets.ask(bidder, inputs)[:, 0]
    counts = ~strayed
    error = jnp.where(counts, (said - points / SCALE) ** 2, 0.0).sum()
    error /= jnp.maximum(counts.sum(), 1)
    return error, {"error": error}
