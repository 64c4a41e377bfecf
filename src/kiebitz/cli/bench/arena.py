"""``kiebitz bench arena``: what it costs beside the games, and what a second worker brings."""

import json
import time
from dataclasses import asdict
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.arena.board_play import play_task
from kiebitz.arena.deals import Forehands
from kiebitz.arena.engines import Engine, executor_for
from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.arena.running import Run, open_run, run_boards
from kiebitz.cli.bench.figures import Figure, print_table
from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_sentence, speak
from kiebitz.players import make_player, play_game
from kiebitz.records.store import Store

NATIVE: Final = ("uct(iterations=3000)", "ismcts(iterations=3000)")
PYTHON: Final = ("greedy", "random(bidder=plain)")
ROUNDS: Final = 3
"""One worker and two are measured in turn, so that other load hits both."""


def arena(
    quick: Annotated[bool, typer.Option("--quick", help="Fewer boards: for a look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """The arena: milliseconds a board beside the games, and two workers against one."""
    figures: list[Figure] = []
    with LateBars() as bars:
        for part in bars.track((overhead_figures, worker_figures), speak("playing")):
            figures += part(quick)
    if as_json:
        plain = [asdict(figure) | {"met": figure.met} for figure in figures]
        typer.echo(json.dumps({"machine": machine(), "figures": plain}))
        return
    console = Console(highlight=False)
    print_table(console, figures)
    print_sentence(console, f"{machine()['cpu']}; a second worker needs an idle core.")


def overhead_figures(quick: bool) -> list[Figure]:
    """CPU time of a board in the arena, less that of the same games in a plain loop.

    Both are measured on each board in turn, handing out tasks and the store included; the median.
    """
    figures = []
    for game in ("skat", "schieber", "differenzler"):
        match = match_of(PYTHON, game=game, seed=1)
        boards = 20 if quick else 200
        with TemporaryDirectory() as folder, Store(f"{folder}/store.sqlite") as store:
            run = open_run(store, match, boards=boards, versions={})
            spent = [_in_arena(store, run) - _bare(match, board) for board in range(boards)]
        what = f"{game}: the arena beside its {match.seatings * len(match.starts(0))} games"
        figures.append(Figure(what, 1000 * median(spent), "ms", 1.0, at_least=False))
    return figures


def _in_arena(store: Store, run: Run) -> float:
    """CPU seconds of the next board, from being handed out to being stored."""
    begun = time.process_time()
    task = run.next_task(1)
    assert task is not None  # as many boards as are asked for
    played = play_task(task)
    store.add(run.number, played)
    run.take(played)
    return time.process_time() - begun


def _bare(match: Match, board: int) -> float:
    """CPU seconds of the same games without the arena."""
    begun = time.process_time()
    players = [make_player(entrant.text) for entrant in match.entrants]
    for start in match.starts(board):
        for order in match.orders(start):
            seated = [players[entrant] for entrant in order]
            play_game(start, seated, seed=match.secret, board=board)
    return time.process_time() - begun


def worker_figures(quick: bool) -> list[Figure]:
    """Boards a second of two workers over those of one.

    Searching players in threads and in processes, and the cheapest ones in Python, whose boards
    take little longer than collecting and storing them.
    """
    figures = []
    cases = (
        ("searching players", NATIVE, Engine.THREADS),
        ("searching players", NATIVE, Engine.PROCESSES),
        ("cheapest players", PYTHON, Engine.PROCESSES),
    )
    for name, players, engine in cases:
        match = match_of(players, game="schieber", seed=1, forehands=Forehands.ROTATE)
        boards = 6 if players is NATIVE else 1000
        if not quick:
            boards *= 5
        rounds = 1 if quick else ROUNDS
        spent = [
            (_wall(match, boards, engine, 1), _wall(match, boards, engine, 2))
            for _ in range(rounds)
        ]
        ratio = median(one / two for one, two in spent)
        what = f"two workers over one, {name}, {engine.value}, median of {rounds}"
        figures.append(Figure(what, ratio, "times", 1.8))
    return figures


def _wall(match: Match, boards: int, engine: Engine, workers: int) -> float:
    """Seconds of a run by the clock; those of processes are counted from the first result on."""
    with TemporaryDirectory() as folder, Store(f"{folder}/store.sqlite") as store:
        run = open_run(store, match, boards=boards, versions={})
        moments = [time.perf_counter()]
        run_boards(
            [run],
            store,
            executor_for(engine, workers),
            workers=workers,
            watch=lambda: moments.append(time.perf_counter()),
        )
    # Starting processes is paid once for a whole tournament.
    first = moments[1] if engine is Engine.PROCESSES else moments[0]
    return moments[-1] - first
