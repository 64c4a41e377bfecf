"""How likely beliefs take the true deal to be in recorded games of Skat, relative to `uniform`.

Run it as ``python -m benchmarks.likelihood FILE 'net' 'net(lapse=1)'``; with ``--nets`` the
contracts of the file are played by nets instead of as they were. For each seat of some games,
before some cards, a belief weighs the true deal and 150 drawn ones. Printed is the geometric mean
of the true weight by the mean of the others: above 1 the belief knows more than `uniform`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from kiebitz.beliefs import Belief, Worlds, make_belief
from kiebitz.games import Phase, Skat, State
from kiebitz.players import make_player, play_game
from kiebitz.records import read_games

PLIES: Final = (1, 4, 10, 16)
"""Cards that have been played."""
DRAWN: Final = 150


def declared(path: Path, every: int, *, by_nets: bool) -> Iterator[tuple[State, int]]:
    """Every so many-th declared game of a file at its end, and where its cards begin."""
    players = [make_player("net")] * 3
    for number, record in enumerate(read_games(path)):
        final = record.state
        states = map(final.at, range(final.length))
        first = next((one.length for one in states if one.phase is Phase.PLAY), None)
        if number % every == 0 and first is not None and final.declarer is not None:
            yield play_game(final.at(first), players, seed=1) if by_nets else final, first


def likelier(state: State, seat: int, belief: Belief, seed: int) -> float:
    """The logarithm of the true deal's weight by the mean of others."""
    view = state.view(seat)
    places = (*state.hands, state.details.skat)
    truth = np.array([[Skat.deck.mask(cards) for cards in places]], dtype=np.uint64)
    weights = belief.weigh(view, np.concatenate([truth, Worlds(view).draw(DRAWN, seed=seed)]))
    return float(np.log(max(weights[0], 1e-300) / weights[1:].mean()))


def main() -> None:
    """Print a line for each belief, role and number of cards."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path, help="games of Skat in any format")
    parser.add_argument("beliefs", nargs="+", help="such as 'net(lapse=1)'")
    parser.add_argument("--nets", action="store_true", help="the cards are played by nets")
    parser.add_argument("--every", type=int, default=8, help="take every so many-th game")
    options = parser.parse_args()
    found: dict[tuple[str, str, int], list[float]] = {}
    for number, (final, first) in enumerate(
        declared(options.file, options.every, by_nets=options.nets)
    ):
        for ply in (ply for ply in PLIES if first + ply < final.length):
            state = final.at(first + ply)
            for seat in range(3):
                role = "declarer" if seat == state.declarer else "defender"
                for text in options.beliefs:
                    logs = found.setdefault((text, role, ply), [])
                    logs.append(likelier(state, seat, make_belief(text), number))
    for (text, role, ply), logs in sorted(found.items()):
        mean, error = float(np.mean(logs)), float(np.std(logs)) / len(logs) ** 0.5
        low, high = np.exp([mean - 1.96 * error, mean + 1.96 * error])
        print(f"{text}, {role}, {ply} cards: {np.exp(mean):.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
