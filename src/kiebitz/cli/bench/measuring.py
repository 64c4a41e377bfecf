"""Asking the open-card solver and taking its time; nothing is printed here.

One thread, an empty table for each question, CPU time of the thread. Clearing the table, reading
the clock and crossing into the native core are in the time, and nothing is subtracted; `floor`
tells how much that is.
"""

import math
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from kiebitz import _core
from kiebitz.games import Skat, SkatContract, State
from kiebitz.solver import solve_many
from kiebitz.solver.declared_deals import DeclaredDeal

DECLARER_WINS = 61


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked about each position."""

    name: str
    total: int | None
    """Whether the value is at least this; None asks for the value itself."""
    each_card: bool = False
    """After each legal card, one table for all of them."""

    def function(self, state: State) -> Callable[..., tuple[Any, int]]:
        """The native call that answers, with the number of nodes."""
        suffix = "ask_cards" if self.each_card else "ask"
        function: Callable[..., tuple[Any, int]] = getattr(_core, f"{state.rules.name}_{suffix}")
        return function

    def low(self, state: State, answer: Any) -> int:
        """What the side that the value is about surely gets; Skat only, if for each card."""
        if not self.each_card:
            return int(answer[0])
        lows = [low for _, low, _ in answer]
        return int(max(lows) if state.to_move == state.details.declarer else min(lows))


@dataclass(frozen=True, slots=True)
class Measured:
    """What the questions of one row took."""

    times: tuple[float, ...]
    """CPU milliseconds of each question, smallest first."""
    nodes: int
    """Of all questions together."""
    checked: int
    """How many answers could be compared with a known verdict."""
    wrong: int

    @property
    def deals(self) -> int:
        """How many questions were asked."""
        return len(self.times)

    @property
    def mean(self) -> float:
        """Mean milliseconds."""
        return statistics.fmean(self.times)

    @property
    def median(self) -> float:
        """Median milliseconds."""
        return statistics.median(self.times)

    @property
    def p99(self) -> float:
        """Milliseconds that 99 of 100 questions stay within; of less than 100, the longest."""
        return self.times[math.ceil(0.99 * len(self.times)) - 1]

    @property
    def mean_nodes(self) -> float:
        """Mean nodes."""
        return self.nodes / len(self.times)

    @property
    def per_second(self) -> float:
        """Questions per CPU second."""
        return 1000 / self.mean


@dataclass(frozen=True, slots=True)
class Figures:
    """A bar, or what others need: the figures of `Measured` by their names, as far as given."""

    mean: float | None = None
    median: float | None = None
    p99: float | None = None
    mean_nodes: int | None = None
    per_second: float | None = None

    def known(self) -> dict[str, float]:
        """The figures that are given."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def missed_by(self, measured: Measured) -> list[str]:
        """Where this was better."""
        missed = []
        for name, value in self.known().items():
            got = getattr(measured, name)
            if got < value if name == "per_second" else got > value:
                missed.append(name)
        return missed


def measure(question: Question, deals: Iterable[DeclaredDeal]) -> Measured:
    """Ask the question about every deal."""
    times, nodes, checked, wrong = [], 0, 0, 0
    unlimited = _core.Budget()
    for state, verdict in deals:
        function, core = question.function(state), state._core
        begun = time.thread_time_ns()
        answer, visited = function(core, question.total, unlimited)
        times.append((time.thread_time_ns() - begun) / 1e6)
        nodes += visited
        if verdict is not None:
            checked += 1
            wrong += (question.low(state, answer) >= DECLARER_WINS) is not verdict
    return Measured(tuple(sorted(times)), nodes, checked, wrong)


def warm_up(question: Question, deal: DeclaredDeal) -> None:
    """Ask once without a clock: the first question of a thread pays for its tables."""
    measure(question, [deal])


def floor() -> float:
    """Milliseconds of a question about one trick: the clock, the call, clearing the table."""
    trick = Skat().position(["CJ", "DJ", "S8"], contract=SkatContract.GRAND, declarer=0, leader=0)
    return measure(Question("", DECLARER_WINS), [DeclaredDeal(trick, None)] * 1000).median


@dataclass(frozen=True, slots=True)
class ThreadsCheck:
    """Wall seconds for the same positions with one thread and with two."""

    positions: int
    one: float
    two: float
    cores: float
    """CPU time by wall time with two threads: well below 2, the machine was busy with others."""

    @property
    def gain(self) -> float:
        """How many times faster two threads are."""
        return self.one / self.two


def check_threads(states: Sequence[State], rounds: int = 3) -> ThreadsCheck:
    """The best of some rounds, one thread and two in turn."""
    taken = [(_time(states, threads=1), _time(states, threads=2)) for _ in range(rounds)]
    one, two = min(one for one, _ in taken), min(two for _, two in taken)
    return ThreadsCheck(len(states), one[0], two[0], two[1] / two[0])


def _time(states: Sequence[State], threads: int) -> tuple[float, float]:
    """Wall and CPU seconds."""
    wall, cpu = time.perf_counter(), time.process_time()
    solve_many(states, reaches=DECLARER_WINS, threads=threads)
    return time.perf_counter() - wall, time.process_time() - cpu
