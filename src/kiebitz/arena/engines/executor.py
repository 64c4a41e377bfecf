"""What all engines have in common, and which one is taken."""

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, Protocol, TypeVar

from kiebitz.arena.engines.main_script import needs_script, script
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.match import Match
from kiebitz.errors import BadOption
from kiebitz.numbers import check_int
from kiebitz.players import Player

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_WORKERS: Final = 4096
TRIES: Final = 3
"""A task that loses its worker so often is given up."""


@dataclass(frozen=True)
class Lost(Generic[Task]):
    """Instead of a result: a task at which one worker after the other died."""

    task: Task


class Engine(Enum):
    """Where boards are played."""

    AUTO = "auto"
    """Threads for players that search natively, processes otherwise."""
    THREADS = "threads"
    PROCESSES = "processes"
    RAY = "ray"


class Executor(Protocol):
    """Plays tasks somewhere."""

    def map(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> "Iterator[Result | Lost[Task]]":
        """The results of the tasks as they finish; tasks are taken when a worker is nearly free.

        A task that no worker survives gives `Lost`. What a task raises is raised here. Closing the
        iterator early drops the other tasks.
        """
        ...


def executor_for(engine: Engine, workers: int, *, address: str | None = None) -> Executor:
    """The executor of an engine; `address` is that of a Ray cluster."""
    check_int(workers, "workers", low=1, high=MOST_WORKERS)
    if engine is Engine.RAY:
        from kiebitz.arena.engines.cluster import OnRay

        return OnRay(workers, address=address)
    if engine is Engine.PROCESSES:
        from kiebitz.arena.engines.processes import InProcesses

        return InProcesses(workers)
    from kiebitz.arena.engines.threads import InThreads

    return InThreads(workers)


def usual_workers() -> int:
    """As many as there are cores for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def usual_engine(matches: Iterable[Match], workers: int) -> Engine:
    """Threads if every player searches natively, or cannot be sent; processes otherwise.

    One worker needs no processes.
    """
    everyone = {entrant for match in matches for entrant in match.everyone}
    if workers == 1 or all(is_native(entrant.make()) for entrant in everyone):
        return Engine.THREADS
    if not all(can_be_sent(entrant) for entrant in everyone):
        return Engine.THREADS
    return Engine.PROCESSES


def is_native(player: Player) -> bool:
    """Whether nearly all its time is spent in the core, so that threads run at the same time."""
    return bool(getattr(player, "native", False))


def can_be_sent(entrant: Entrant) -> bool:
    """Whether another process can have the player."""
    if entrant.player is None:
        return True
    try:
        pickle.loads(pickle.dumps(entrant.player))
    except Exception:  # whatever a foreign class does when pickled
        return False
    return script() is not None or not needs_script(entrant.player)


def check_engine(engine: Engine, matches: Iterable[Match]) -> None:
    """Refuse what an engine cannot do, before anything is played."""
    if engine is Engine.THREADS:
        return
    for match in matches:
        for entrant in match.everyone:
            if not can_be_sent(entrant):
                raise BadOption(
                    f"the player {entrant.text!r} cannot be sent to another process: "
                    "register it, or use threads"
                )
