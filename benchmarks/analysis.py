"""What it costs to value every card of a game: ``python -m benchmarks.analysis``.

Random games from the first card on. `analyse` gets a whole game; beside it stands `solve`, asked
about each position by itself. CPU time of one thread, and nodes, per game.
"""

import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.card_play import schieber_start, skat_start
from kiebitz.games import State
from kiebitz.solver import analyse, solve

GAMES: Final = {
    "Skat, suits and grand": (skat_start, 40),
    "Schieber, all modes": (schieber_start, 6),
}


def finished(state: State, seed: int) -> State:
    """The game with random cards."""
    draw = random.Random(seed)
    while actions := state.legal_actions:
        state = state.apply(draw.choice(actions))
    return state


def in_one_call(game: State) -> int:
    """The nodes of all cards together."""
    return analyse(game).nodes


def one_by_one(game: State) -> int:
    """The nodes of one question for each card, and its position."""
    first = game.length - sum(len(trick.cards) for trick in game.tricks)
    return sum(solve(game.at(length)).nodes for length in range(first, game.length))


def row(games: Sequence[State], value: Callable[[State], int]) -> tuple[str, str]:
    """Milliseconds and nodes per game."""
    begun = time.process_time()
    nodes = sum(map(value, games))
    spent = time.process_time() - begun
    return f"{1000 * spent / len(games):.0f}", f"{nodes // len(games):,}"


def main() -> None:
    """Measure both ways and print them."""
    table = Table("game", "games", "analyse, ms", "nodes", "one by one, ms", "nodes")
    for name, (start, count) in GAMES.items():
        games = [finished(start(seed), seed) for seed in range(count)]
        table.add_row(name, str(count), *row(games, in_one_call), *row(games, one_by_one))
    Console().print(table)


if __name__ == "__main__":
    main()
