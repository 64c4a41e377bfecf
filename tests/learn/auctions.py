"""Auctions in the core in which everybody goes on to a limit."""

from kiebitz.games import Action, ActionKind, Phase, Skat, State
from kiebitz.learn.auction import OPEN, SEATS


def bids_of_the_core() -> list[int]:
    """What middlehand may say at first."""
    return [_value(one) for one in _bids(Skat().deal(seed=1))]


def hold_in_the_core(state: State, limits: list[int]) -> tuple[State, list[int], list[int]]:
    """After the auction; what each seat said, and what was too much for it."""
    said, ceiling = [0] * SEATS, [OPEN] * SEATS
    bid = 0
    while state.phase is Phase.AUCTION:
        seat = state.to_move
        assert seat is not None
        bids = _bids(state)
        asked = _value(bids[0]) if bids else bid
        if limits[seat] < asked:
            ceiling[seat] = bid + 1 if bids else bid
            state = state.apply("pass")
        elif bids:
            bid = said[seat] = asked
            state = state.apply(bids[0])
        else:
            said[seat] = bid
            state = state.apply("hold")
    return state, said, ceiling


def _bids(state: State) -> list[Action]:
    return [one for one in state.legal_actions if one.kind is ActionKind.BID]


def _value(bid: Action) -> int:
    return int(str(bid).split()[1])
