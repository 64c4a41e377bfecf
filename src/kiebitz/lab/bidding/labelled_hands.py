"""Hands of Skat, each with whether its game is won with all cards open: what classifiers learn.

As in Kupferschmid 2003: a random deal, the declarer's ten cards as dealt, the skat as it lies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Skat, SkatContract, State
from kiebitz.players.bidders.classifiers.features import features_of
from kiebitz.solver import solve_many

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.float64]]

POINTS_TO_WIN: Final = 61


@dataclass(frozen=True)
class Examples:
    """Hands as their features, and whether each game was won."""

    features: "Numbers"
    won: "Numbers"
    """1 or 0."""


def deal_examples(
    contract: SkatContract, forehand: int, count: int, *, seed: int, first: int = 0
) -> Examples:
    """Random deals of one game, `forehand` seats after the declarer leading, solved.

    >>> examples = deal_examples(SkatContract.GRAND, 0, 50, seed=1)
    >>> examples.features.shape, int(examples.won.sum())
    ((50, 7), 4)
    """
    import numpy as np

    states = [_first_card(contract, forehand, seed, first + number) for number in range(count)]
    null = contract is SkatContract.NULL
    won = solve_many(states, reaches=1 if null else POINTS_TO_WIN)
    hands = np.array([SKAT_DECK.mask(state.hands[0]) for state in states], dtype=np.uint32)
    return Examples(features_of(hands, contract), won.astype(np.float64))


def _first_card(contract: SkatContract, forehand: int, seed: int, number: int) -> State:
    """Each game and seat has boards of its own."""
    board = (int(contract) * Skat.seats + forehand) << 32 | number
    deal = Skat().deal(seed=seed, board=board)
    hands = deal.hands
    return Skat().position(
        hands, contract=contract, declarer=0, leader=forehand, skat=skat_beside(hands)
    )


def skat_beside(hands: Sequence[Hand]) -> Hand:
    """The two cards that nobody holds."""
    held = sum(SKAT_DECK.mask(hand) for hand in hands)
    return SKAT_DECK.hand((1 << SKAT_DECK.size) - 1 - held)
