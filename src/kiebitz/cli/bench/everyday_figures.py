"""Games driven card by card from Python, the start of the command, and the slowest native unit.

Old figures are those of `benchmarks/results.md`, measured on another machine than yours; what was
promised stands beside them.
"""

import gc
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console

import kiebitz
from kiebitz.cli.bench.figures import met_cell
from kiebitz.cli.measured_tables import Cell, print_measured
from kiebitz.errors import BadOption
from kiebitz.games import Action, Board, JassMode, Schieber, Skat, SkatContract, State

GAMES: Final = 1000
ROUNDS: Final = 5
STARTS: Final = 7
UNIT_TIMES: Final = Path("tools") / "unit_times.py"


@dataclass(frozen=True)
class Figure:
    """A figure as it was recorded, as it is, and as it was promised."""

    what: str
    old: float
    new: float
    unit: str
    bar: float

    @property
    def faster(self) -> float:
        """How many times as fast the new one is."""
        return self.new / self.old if self.at_least else self.old / self.new

    @property
    def at_least(self) -> bool:
        """Whether more is better: seconds should be few."""
        return self.unit != "s"

    def plain(self) -> dict[str, Any]:
        """All of it, for other programs."""
        return asdict(self) | {"faster": self.faster, "met": self.met}

    @property
    def met(self) -> bool:
        """Whether the promise is kept."""
        return self.new >= self.bar if self.at_least else self.new <= self.bar


def print_table(console: Console, figures: list[Figure]) -> None:
    """A row for each figure."""
    rows: list[list[Cell]] = [
        [
            one.what,
            _text(one.old, one.unit),
            _text(one.new, one.unit),
            f"{one.faster:.2f}\u00a0×",
            _text(one.bar, one.unit),
            met_cell(one.met),
        ]
        for one in figures
    ]
    print_measured(console, ["what", "old", "new", "faster", "bar", "met"], rows)


def _text(figure: float, unit: str) -> str:
    return f"{figure:.2f}\u00a0s" if unit == "s" else f"{figure:,.0f}/s"


# ---- What is measured ----------------------------------------------------------------------------


def skat_figure(quick: bool) -> Figure:
    """Games of Skat a second, with OpenSpiel's 38,121 doubled as the bar."""
    rate = games_a_second(_skat_start, quick)
    return Figure("Skat, card by card from Python", 23_885, rate, "games", 76_242)


def schieber_figure(quick: bool) -> Figure:
    """Games of Schieber a second, with jass-kit's 3,112 doubled as the bar."""
    rate = games_a_second(_schieber_start, quick)
    return Figure("Schieber, card by card from Python", 20_039, rate, "games", 6_224)


def _skat_start(seed: int) -> State:
    """A deal at its first card: forehand has taken the skat and discarded."""
    state = Skat().deal(seed=seed)
    for action in ("pass", "pass", "bid 18", "pickup"):
        state = state.apply(action)
    state = state.apply(state.legal_actions[seed % 66])
    return state.apply(Action.declare(list(SkatContract)[seed % 5]))


def _schieber_start(seed: int) -> State:
    return Schieber().deal(seed=seed).apply(Action.trump(JassMode(seed % 6)))


def games_a_second(start: Callable[[int], State], quick: bool) -> float:
    """Random games on boards in place, a second of CPU time: the median of some rounds."""
    count = GAMES // 10 if quick else GAMES
    boards = [start(seed).board() for seed in range(count)]
    return median(count / _play_all([board.copy() for board in boards]) for _ in range(ROUNDS))


def _play_all(boards: list[Board]) -> float:
    """Seconds for playing them to their ends."""
    draw = random.Random(1).random
    gc.collect()
    gc.disable()  # it would walk over all the boards in the middle of the play
    try:
        begun = time.process_time()
        for board in boards:
            while codes := board.legal():
                board.push(codes[int(draw() * len(codes))])
        return max(time.process_time() - begun, 1e-6)
    finally:
        gc.enable()


def start_figure() -> Figure:
    """CPU seconds of ``kiebitz --help``: the least of some starts."""
    command = [sys.executable, "-m", "kiebitz", "--help"]
    spent = min(_cpu_of(command) for _ in range(STARTS))
    return Figure("kiebitz --help", 0.44, spent, "s", 0.25)


def _cpu_of(command: list[str]) -> float:
    import resource  # not on every system

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def build_figure(script: Path) -> Figure:
    """CPU seconds of the native unit that takes longest."""
    done = subprocess.run(
        [sys.executable, str(script)], cwd=script.parents[1], capture_output=True, text=True
    )
    try:
        slowest = float(done.stdout.split()[0])
    except (IndexError, ValueError) as error:
        why = done.stderr.strip().rpartition("\n")[2]
        raise BadOption(f"the build cannot be measured: {why}") from error
    return Figure("the slowest native unit of the build", 9.0, slowest, "s", 6)


def find_unit_times() -> Path:
    """The tool that measures the build, if this is a folder of the sources."""
    script = Path(kiebitz.__file__).parents[2] / UNIT_TIMES
    if script.is_file():
        return script
    raise BadOption("--build is for those who build Kiebitz: its native sources are not here")
