"""The vectorised games against the core: random games, legal cards at every card, winners, results.

As a command, for the large run that CONTRIBUTING describes:

    python -m tests.learn.compare --games 100000
"""

import argparse
import sys
import time
from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np

from kiebitz.cards import SKAT_DECK
from kiebitz.games import Skat, SkatContract, SkatLevel, State
from kiebitz.learn import skat

BATCH = 5_000
BIDS = np.array([18, 20, 23, 24, 30, 35, 36, 46, 48, 59, 60, 72, 96, 120, 168, 216, 264])


def declare_at_random(
    key: jax.Array, hands: jax.Array, rest: jax.Array
) -> tuple[jax.Array, skat.Declared]:
    """Any declaration that the rules know, with any two cards put aside where the skat is taken."""
    games = len(rest)
    keys = jax.random.split(key, 6)
    declarer = jax.random.randint(keys[0], (games,), 0, skat.SEATS)
    contract = jax.random.randint(keys[1], (games,), 0, skat.NULL + 1)
    by_hand = jax.random.bernoulli(keys[2], 0.5, (games,))
    level = jax.random.randint(keys[3], (games,), 0, skat.OUVERT + 1)
    null = contract == skat.NULL
    # Null knows ouvert alone; everything else is announced from the hand.
    level = jnp.where(null & (level < skat.OUVERT), 0, jnp.where(null | by_hand, level, 0))
    alone = jnp.arange(skat.SEATS) == declarer[:, None]
    twelve = (hands & alone[:, :, None]).any(axis=1) | rest
    drawn = jnp.where(twelve, jax.random.uniform(keys[4], rest.shape), -1.0)
    chosen = jnp.argsort(jnp.argsort(-drawn, axis=1), axis=1) < 2
    aside = jnp.where(by_hand[:, None], rest, chosen)
    hands = jnp.where(alone[:, :, None], (twelve & ~aside)[:, None, :], hands)
    bid = jnp.asarray(BIDS)[jax.random.randint(keys[5], (games,), 0, len(BIDS))]
    matadors = skat.count_matadors(contract, twelve)
    return hands, skat.Declared(declarer, contract, aside, by_hand, level, bid, matadors)


def states(hands: np.ndarray, forehand: np.ndarray, declared: skat.Declared) -> Iterator[State]:
    """The same games in the core."""
    deck = [SKAT_DECK.card(number) for number in range(SKAT_DECK.size)]
    rows = skat.Declared(*map(np.asarray, declared))
    for game in range(len(forehand)):
        yield Skat().position(
            [[deck[card] for card in np.flatnonzero(hand)] for hand in hands[game]],
            contract=SkatContract(int(rows.contract[game])),
            declarer=int(rows.declarer[game]),
            leader=int(forehand[game]),
            skat=[deck[card] for card in np.flatnonzero(rows.aside[game])],
            hand=bool(rows.hand[game]),
            level=SkatLevel(int(rows.level[game])),
            bid=int(rows.bid[game]),
        )


def compare(games: int, seed: int) -> int:
    """Play so many random games in both; the number of cards put down, or an AssertionError."""
    key = jax.random.key(seed)
    keys = jax.random.split(key, 4)
    hands, rest = skat.deal(keys[0], games)
    hands, declared = declare_at_random(keys[1], hands, rest)
    forehand = jax.random.randint(keys[2], (games,), 0, skat.SEATS)
    play, cards, allowed = skat.play_at_random(keys[3], skat.start(hands, forehand, declared))
    found = skat.Settled(*map(np.asarray, skat.settle(play, declared)))
    cards, allowed = np.asarray(cards), np.asarray(allowed)
    taken, tricks = np.asarray(play.taken), np.asarray(play.tricks)
    put = 0
    for game, state in enumerate(states(np.asarray(hands), np.asarray(forehand), declared)):
        board = state.board()
        for ply in range(skat.PLIES):
            if board.over:  # null ends with the declarer's first trick
                break
            assert board.legal() == np.flatnonzero(allowed[ply, game]).tolist(), (seed, game, ply)
            board.push(int(cards[ply, game]))
            put += 1
        _compare_ends(board.state(), ply + 1 == skat.PLIES, game, found, taken, tricks)
    return put


def _compare_ends(
    state: State, whole: bool, game: int, found: skat.Settled, taken: np.ndarray, tricks: np.ndarray
) -> None:
    result = state.result
    ours = {name: int(getattr(found, name)[game]) for name in ("won", "overbid", "value")}
    theirs = {"won": int(result.won), "overbid": int(result.overbid), "value": result.value}
    assert ours == theirs, (game, ours, theirs)
    assert int(found.score[game]) == result.scores[result.declarer], game
    if not whole:
        assert result.contract is SkatContract.NULL
        assert tricks[game, result.declarer] > 0
        return
    assert taken[game].tolist() == list(result.points), game
    assert tricks[game, result.declarer] == result.declarer_tricks, game
    assert int(found.points[game]) == result.declarer_points, game
    if result.contract is not SkatContract.NULL:
        assert bool(found.schneider[game]) == result.schneider, game
        assert bool(found.schwarz[game]) == result.schwarz, game


def main() -> int:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun, cards = time.monotonic(), 0
    for batch in range(0, options.games, BATCH):
        cards += compare(min(BATCH, options.games - batch), options.seed + batch)
        print(f"{batch + BATCH} games, {cards} cards, {time.monotonic() - begun:.0f} s", flush=True)
    print("all equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
