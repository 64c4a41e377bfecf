"""The vectorised auction: equal to the core's, call by call."""

import jax.numpy as jnp
import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.games import Action, ActionKind, Phase, Skat
from kiebitz.learn import auction
from kiebitz.learn.auction import OPEN, SEATS, next_bid

NOBODY = -1


def bids_of_the_core() -> list[int]:
    """What middlehand may say at first."""
    begun = Skat().deal(seed=1)
    return [int(str(one).split()[1]) for one in begun.legal_actions if one.kind is ActionKind.BID]


def hold_in_the_core(
    limits: list[int], forehand: int
) -> tuple[int | None, int, list[int], list[int]]:
    """Everybody goes on to the limit: who declares, the bid, what was said, what was too much."""
    state = Skat().deal(seed=1, forehand=forehand)
    said, ceiling = [0] * SEATS, [OPEN] * SEATS
    bid = 0
    while state.phase is Phase.AUCTION:
        seat = state.to_move
        assert seat is not None
        bids = [one for one in state.legal_actions if one.kind is ActionKind.BID]
        goes_on = limits[seat] >= (int(str(bids[0]).split()[1]) if bids else bid)
        if not goes_on:
            ceiling[seat] = bid + 1 if bids else bid
            state = state.apply("pass")
        elif bids:
            bid = said[seat] = int(str(bids[0]).split()[1])
            state = state.apply(Action.bid(bid))
        else:
            said[seat] = bid
            state = state.apply("hold")
    return state.details.declarer, bid, said, ceiling


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
    declarer, bid, said, ceiling = hold_in_the_core(limits, forehand)
    assert int(held.declarer[0]) == (NOBODY if declarer is None else declarer)
    assert int(held.bid[0]) == bid
    assert held.said[0].tolist() == said
    assert held.ceiling[0].tolist() == ceiling
