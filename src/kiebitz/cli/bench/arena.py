"""``kiebitz bench arena``: what the arena costs beside the games, and what a second worker brings."""

import json
import time
from dataclasses import asdict
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from kiebitz.arena.engines import Engine, executor_for
from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.arena.running import open_run, run_boards
from kiebitz.cli.bench.figures import Figure, table_of
from kiebitz.cli.bench.report import machine
from kiebitz.players import make_player, play_game
from kiebitz.records.store import Store

NATIVE: Final = ("flat(worlds=20)", "uct(iterations=300)")
PYTHON: Final = ("greedy", "random(bidder=plain)")
ROUNDS: Final = 5
"""One worker and two are measured in turn, so that other load hits both."""


def arena(
    quick: Annotated[bool, typer.Option("--quick", help="Fewer boards: for a look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """The arena: milliseconds a board beside the games, and two workers against one."""
    figures: list[Figure] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for part in progress.track((overhead_figures, worker_figures), description="playing"):
            figures += part(quick)
    if as_json:
        plain = [asdict(figure) | {"met": figure.met} for figure in figures]
        typer.echo(json.dumps({"machine": machine(), "figures": plain}))
        return
    console = Console(highlight=False)
    console.print(table_of(figures))
    console.print(f"{machine()['cpu']}; a second worker needs an idle core.", style="dim")


def overhead_figures(quick: bool) -> list[Figure]:
    """CPU time of a run with its store, less that of the same games in a plain loop."""
    figures = []
    for game in ("skat", "schieber", "differenzler"):
        match = match_of(PYTHON, game=game)
        boards = 20 if quick else 100
        bare = min(_bare(match, boards) for _ in range(3))
        whole = min(_run(match, boards, Engine.THREADS, 1)[0] for _ in range(3))
        what = f"{game}: the arena beside its {len(match.orders) * len(match.starts(0))} games"
        figures.append(Figure(what, 1000 * (whole - bare) / boards, "ms", 1.0, at_least=False))
    return figures


def _bare(match: Match, boards: int) -> float:
    """CPU seconds of the same games without the arena."""
    players = [make_player(entrant.text) for entrant in match.entrants]
    begun = time.process_time()
    for board in range(boards):
        for start in match.starts(board):
            for order in match.orders:
                seated = [players[entrant] for entrant in order]
                play_game(start, seated, seed=match.seed, board=board)
    return time.process_time() - begun


def worker_figures(quick: bool) -> list[Figure]:
    """Boards a second of two workers over those of one: native in threads, Python in processes."""
    figures = []
    for players, engine in ((NATIVE, Engine.THREADS), (PYTHON, Engine.PROCESSES)):
        match = match_of(players, game="schieber")
        boards = 12 if players is NATIVE else 200
        if not quick:
            boards *= 4
        rounds = 1 if quick else ROUNDS
        spent = [
            (_run(match, boards, engine, 1)[1], _run(match, boards, engine, 2)[1])
            for _ in range(rounds)
        ]
        ratio = median(one / two for one, two in spent)
        what = f"two workers over one, {engine.value}, median of {rounds}"
        figures.append(Figure(what, ratio, "times", 1.8))
    return figures


def _run(match: Match, boards: int, engine: Engine, workers: int) -> tuple[float, float]:
    """CPU and wall seconds of a run; those of processes are counted from the first result on."""
    with TemporaryDirectory() as folder, Store(f"{folder}/store.sqlite") as store:
        run = open_run(store, match, boards=boards, versions={})
        moments: list[float] = []
        begun = time.process_time()
        moments.append(time.perf_counter())
        run_boards(
            [run],
            store,
            executor_for(engine, workers),
            workers=workers,
            watch=lambda: moments.append(time.perf_counter()),
        )
        cpu = time.process_time() - begun
    # Starting processes is paid once for a whole tournament.
    first = moments[1] if engine is Engine.PROCESSES else moments[0]
    return cpu, moments[-1] - first
