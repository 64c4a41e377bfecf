"""Fit the estimate of predictions in Differenzler: points for each card, by its rank.

    python -m tools.fit_predictions [--hands 2000] [--seed 50]

A bidder predicts with random hands; least squares find what each trump and each other card adds,
provided that all cards of a deal come to 157 (a Lagrange multiplier sees to that). The numbers
belong into ``native/games/predictions.cpp``.
"""

import argparse
from typing import Any

import numpy as np

from kiebitz.games import Differenzler
from kiebitz.players import BIDDERS, Budget
from kiebitz.randomness import RandomKey

RANKS = 9

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def cards_and_predictions(bidder: str, hands: int, seed: int) -> tuple[Numbers, Numbers]:
    """How many trumps and other cards of each rank a hand has, and what is predicted with it."""
    thinking = BIDDERS.make(bidder)
    cards = np.zeros((hands, 2 * RANKS))
    predictions = np.zeros(hands)
    for board in range(hands):
        state = Differenzler().deal(seed=seed, board=board)
        assert state.to_move is not None
        view = state.view(state.to_move)
        for card in view.hand:
            suit, rank = divmod(view.rules.deck.index(card), RANKS)
            cards[board, rank + (0 if suit == view.details.trump else RANKS)] += 1
        action = thinking.decide(view, Budget(), RandomKey(seed, board)).action
        predictions[board] = int(str(action).removeprefix("predict "))
    return cards, predictions


def fit(cards: Numbers, predictions: Numbers) -> Numbers:
    """Points for each kind of card."""
    kinds = cards.shape[1]
    often = np.repeat([1.0, 3.0], RANKS)  # in a deal: one suit is trumps, three are not
    system = np.zeros((kinds + 1, kinds + 1))
    system[:kinds, :kinds] = cards.T @ cards
    system[kinds, :kinds] = system[:kinds, kinds] = often
    points: Numbers = np.linalg.solve(system, np.append(cards.T @ predictions, 157))[:kinds]
    return points


def main() -> None:
    """Print the numbers and how far off they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--bidder", default="steered")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=50)
    options = parser.parse_args()
    cards, predictions = cards_and_predictions(options.bidder, options.hands, options.seed)
    points = fit(cards, predictions)
    fitted = np.clip(cards @ points, 0, 157)
    print("trumps     ", ", ".join(f"{each:.1f}" for each in points[:RANKS]))
    print("other cards", ", ".join(f"{each:.1f}" for each in points[RANKS:]))
    off = np.sqrt(np.mean((predictions - fitted) ** 2))
    print(f"{off:.1f} off; four hands come to {4 * predictions.mean():.0f}")


if __name__ == "__main__":
    main()
