"""What nets see: nothing that the seat does not."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kiebitz.learn import choosing, features, nets, skat
from kiebitz.learn.skat import PLIES, SEATS
from kiebitz.learn.tricks import Play, mover, pick, put

GAMES = 256


def begun(null: bool) -> choosing.Begun:
    key = jax.random.key(5)
    shapes = choosing.judge_shape(8), choosing.bidder_shape(8)
    judges = choosing.Judges(*[nets.make(key, shape) for shape in shapes])
    found: choosing.Begun = choosing.declare(
        key, judges, jnp.asarray(0.5), games=GAMES, ways=4, null=null
    )
    return found


def swap_unseen(
    table: Play, declared: skat.Declared, seen: features.Seen, seat: jax.Array, seed: int
) -> tuple[Play, skat.Declared]:
    """Two unseen cards of each game change places, wherever they are."""
    drawn = jnp.where(seen.unseen, jax.random.uniform(jax.random.key(seed), seen.unseen.shape), -1)
    one, other = jnp.argsort(-drawn, axis=1)[:, :2].T
    order = jnp.broadcast_to(jnp.arange(skat.CARDS), drawn.shape)
    order = jnp.where(
        order == one[:, None],
        other[:, None],
        jnp.where(order == other[:, None], one[:, None], order),
    )
    enough = seen.unseen.sum(axis=1) >= 2
    order = jnp.where(enough[:, None], order, jnp.arange(skat.CARDS))
    hands = jnp.take_along_axis(table.hands, order[:, None, :], axis=2)
    own = (jnp.arange(SEATS) == seat[:, None])[:, :, None]
    hands = jnp.where(own, table.hands, hands)
    hidden = declared.aside & seen.unseen
    moved = jnp.take_along_axis(hidden, order, axis=1)
    aside = jnp.where(
        hidden.any(axis=1, keepdims=True), moved | (declared.aside & ~hidden), declared.aside
    )
    return table._replace(hands=hands), declared._replace(aside=aside)


@pytest.mark.parametrize("null", [False, True])
def test_what_is_not_seen_changes_no_input(null: bool) -> None:
    start = begun(null)
    table, declared = choosing.start(start), start.declared
    changed = 0
    for ply in range(PLIES):
        place = ply % SEATS
        seen = features.look(table, declared, start.auction, place, ply // SEATS)
        seat = mover(table, place)
        other_table, other_declared = swap_unseen(table, declared, seen, seat, ply)
        again = features.look(other_table, other_declared, start.auction, place, ply // SEATS)
        # With an open hand the cards of the declarer are seen: there nothing may be swapped.
        hidden = np.asarray(declared.level) != skat.OUVERT
        assert (np.asarray(seen.inputs) == np.asarray(again.inputs))[hidden].all()
        changed += int((table.hands != other_table.hands).any(axis=(1, 2)).sum())
        table = put(table, place, pick(jax.random.key(ply), seen.legal))
    assert changed > GAMES * 10


def test_inputs_are_bits_and_say_what_they_should() -> None:
    start = begun(False)
    table, declared = choosing.start(start), start.declared
    seen = features.look(table, declared, start.auction, 0, 0)
    rows: Any = np.asarray(seen.inputs)
    assert rows.dtype == bool
    assert rows.shape == (GAMES, features.INPUTS)
    hand, allowed = rows[:, :32], rows[:, 32:64]
    assert (hand.sum(axis=1) == 10).all()
    assert (hand == allowed).all()  # whoever leads may play anything
    leads = np.asarray(start.forehand) == np.asarray(declared.declarer)
    unseen = rows[:, 5 * 32 : 6 * 32].sum(axis=1)
    by_hand = np.asarray(declared.hand)
    assert (unseen[leads & ~by_hand] == 20).all()
    assert (unseen[~leads] == 22).all()
