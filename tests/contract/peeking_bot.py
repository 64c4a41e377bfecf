"""A bot that tries to know all cards: it deals again from whatever it is handed, and guesses seeds.

What it finds goes to a file. As a program it speaks the bot protocol:

    python peeking_bot.py FILE
"""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path

from kiebitz import Budget, Decision, RandomKey, State, View
from kiebitz.games import Rules
from kiebitz.wire.serve import serve

GUESSED_SEEDS = 40
GUESSED_BOARDS = 3


class Peeking:
    """Plays the first legal action, and tells what it found out."""

    def __init__(self, found: str) -> None:
        self.name = f'Peeking(found="{found}")'
        self._found = Path(found)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        if any(_is_mine(deal, view) for deal in dealt_again(view, key)):
            self._tell("dealt again")
        if view.dealt_hand in guessed_hands(view.rules):
            self._tell("guessed")
        self._tell("asked")
        return Decision(view.legal_actions[0])

    def _tell(self, what: str) -> None:
        with self._found.open("a") as file:
            file.write(what + "\n")


def _is_mine(deal: State, view: View) -> bool:
    return view.dealt_hand in deal.hands  # at whatever seat


def dealt_again(view: View, key: RandomKey) -> Iterator[State]:
    """The deals of any two numbers of the key as seed and board, and of any one with small ones."""
    small = tuple(range(GUESSED_BOARDS))
    for seed, board in permutations((*key.words, *small), 2):
        yield view.rules.deal(seed=seed, board=board)


@cache
def guessed_hands(rules: Rules) -> frozenset[object]:
    """All hands of the first boards of small seeds, however they may be dealt."""
    return frozenset(
        hand
        for seed in range(GUESSED_SEEDS)
        for board in range(GUESSED_BOARDS)
        for deal in guessed_deals(rules, seed, board)
        for hand in deal.hands
    )


def guessed_deals(rules: Rules, seed: int, board: int) -> Iterator[State]:
    """The deals of a guessed seed: those of Python, and those of an arena that was given it."""
    for forehand in range(rules.seats):
        yield rules.deal(seed=seed, board=board, forehand=forehand)
    try:
        from kiebitz.arena.deals import deal_board
        from kiebitz.randomness import Secret
    except ImportError:  # before there were secrets
        return
    yield deal_board(rules, Secret.of_seed(seed), board)


if __name__ == "__main__":
    serve(Peeking(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
