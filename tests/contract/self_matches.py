"""Every player against its own copy: exactly zero on every board, wherever it is played.

As a command, full games of all three games on every engine, with one and with two workers:

    python -m tests.contract.self_matches --boards 5
"""

import argparse
import sys
import time

from kiebitz.arena.engines import Engine, executor_for
from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.arena.running import open_run, run_boards
from kiebitz.records.store import Store
from tests.contract.honesty import CHEAP, ONLY

GAMES = ("skat", "schieber", "differenzler")
ENDING = "12"
"""Where `open` takes over: whole deals with all cards open take it seconds."""


def self_matches(games: tuple[str, ...] = GAMES, *, start: str = "deal") -> list[Match]:
    """Every registered player against its copy, in the games that it knows."""
    return [
        match_of([text, text], game=game, seed=1, start=ENDING if text == "open" else start)
        for text in CHEAP.values()
        for game in games
        if ONLY.get(text, game) == game
    ]


def not_zero(
    matches: list[Match], engine: Engine, workers: int, *, boards: int
) -> dict[str, list[float]]:
    """The matches that did not come out at zero on every board; none should."""
    with Store(":memory:") as store:
        runs = [open_run(store, match, boards=boards, versions={}) for match in matches]
        run_boards(runs, store, executor_for(engine, workers), workers=workers)
        return {
            f"{run.match.rules.name}: {run.match.labels[0]}": run.differences()
            for run in runs
            if run.differences() != [0.0] * boards
        }


def main() -> int:
    """Play at length; 1 if anything was not zero."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--boards", type=int, default=5)
    options = parser.parse_args()
    matches = self_matches()
    wrong = 0
    for engine in (Engine.THREADS, Engine.PROCESSES, Engine.RAY):
        for workers in (1, 2):
            begun = time.monotonic()
            found = not_zero(matches, engine, workers, boards=options.boards)
            wrong += len(found)
            spent = time.monotonic() - begun
            output = "all zero" if not found else f"NOT zero: {found}"
            print(
                f"{engine.value}, {workers} workers: {len(matches)} matches of "
                f"{options.boards} boards, {output}, {spent:.0f} s",
                flush=True,
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
