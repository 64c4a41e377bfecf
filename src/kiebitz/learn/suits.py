"""Suits by other names, so that trumps are always clubs and one net serves all suit games."""

from typing import Final

import jax.numpy as jnp
import numpy as np

from kiebitz.learn.contracts import GRAND
from kiebitz.learn.tricks import Array

CLUBS: Final = 3
_SUITS: Final = 4
_RANKS: Final = 8
_JACK: Final = 4


def _swapped(suit: int) -> list[int]:
    """Where each card goes when this suit becomes clubs, and clubs this suit; jacks stay."""
    names = {suit: CLUBS, CLUBS: suit}
    return [
        card
        if card % _RANKS == _JACK
        else names.get(card // _RANKS, card // _RANKS) * _RANKS + card % _RANKS
        for card in range(_SUITS * _RANKS)
    ]


SWAPS: Final = np.array([_swapped(suit) for suit in range(CLUBS)] + [list(range(32))] * 4)
"""For each contract the place of every card; grand, null and clubs leave all where they are."""


def rename(contract: Array, cards: Array) -> Array:
    """Sets of cards as they would be with clubs as trumps; the last axis is the deck."""
    contract = contract.reshape(-1, *[1] * (cards.ndim - 1))
    for suit in range(CLUBS):
        cards = jnp.where(contract == suit, cards[..., SWAPS[suit]], cards)
    return cards


def renamed(contract: Array) -> Array:
    """The contract under its new name."""
    return jnp.where(contract < GRAND, CLUBS, contract)
