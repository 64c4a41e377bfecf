"""The vectorised auction: equal to the core's, call by call."""

import jax.numpy as jnp
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.games import Skat
from kiebitz.learn import auction
from kiebitz.learn.auction import SEATS, next_bid
from tests.learn.auctions import bids_of_the_core, hold_in_the_core

NOBODY = -1


def test_the_next_bid_is_that_of_the_core() -> None:
    bids = bids_of_the_core()
    found = np.asarray(next_bid(jnp.arange(264)))
    assert found.tolist() == [min(one for one in bids if one > bid) for bid in range(264)]


@settings(max_examples=60)
@given(st.data())
def test_auctions_end_as_in_the_core(data: st.DataObject) -> None:
    limit = st.sampled_from([0, 0, 0, *bids_of_the_core()[:12], 72, 120, 216])
    limits = data.draw(st.lists(limit, min_size=SEATS, max_size=SEATS))
    forehand = data.draw(st.integers(0, SEATS - 1))
    held = auction.run(jnp.array([limits], jnp.int16), jnp.array([forehand]))
    state, said, ceiling = hold_in_the_core(Skat().deal(seed=1, forehand=forehand), limits)
    declarer = state.details.declarer
    assert int(held.declarer[0]) == (NOBODY if declarer is None else declarer)
    assert int(held.bid[0]) == max(said)
    assert held.said[0].tolist() == said
    assert held.ceiling[0].tolist() == ceiling
