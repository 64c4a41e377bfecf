"""Boards on a Ray cluster: many machines, or a cluster of workers on this one.

Ray starts workers, replaces those that die and does their tasks again by itself. Every machine
needs this version of Kiebitz and whatever the players need. Ray is the extra ``cluster``.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from kiebitz.arena.engines.executor import TRIES, Lost
from kiebitz.arena.engines.shield import Shielded
from kiebitz.errors import BadOption

Task = TypeVar("Task")
Result = TypeVar("Result")


class OnRay:
    """Plays tasks on a Ray cluster: the one at `address` (or RAY_ADDRESS), else a local one."""

    def __init__(self, workers: int, *, address: str | None = None) -> None:
        self.workers = workers
        self.address = address or os.environ.get("RAY_ADDRESS") or None

    def map(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[Result | Lost[Task]]:
        """The results as they finish."""
        ray = _ray()
        own = not ray.is_initialized()
        if own:
            self._start(ray)
        try:
            yield from self._play_tasks(ray, function, tasks)
        finally:
            if own:
                ray.shutdown()

    def _start(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address is None:
                ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except ConnectionError as error:
            raise BadOption(f"no Ray cluster answers at {self.address!r}: {error}") from None

    def _play_tasks(
        self, ray: Any, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[Result | Lost[Task]]:
        shielded = Shielded(function)
        remote = ray.remote(lambda task: shielded(task)).options(max_retries=TRIES - 1)
        most = self._at_once(ray)
        flying: dict[Any, Task] = {}
        try:
            for task in tasks:
                flying[remote.remote(task)] = task
                if len(flying) > most:
                    yield from self._take_done(ray, flying)
            while flying:
                yield from self._take_done(ray, flying)
        finally:
            for reference in flying:
                ray.cancel(reference, force=True)

    def _at_once(self, ray: Any) -> int:
        """Tasks in flight: all cores of a cluster that is not our own, else our workers."""
        cores = int(ray.cluster_resources().get("CPU", self.workers))
        return max(cores, self.workers) if self.address else self.workers

    def _take_done(self, ray: Any, flying: dict[Any, Task]) -> list[Any]:
        done, _ = ray.wait(list(flying), num_returns=1)
        results = []
        for reference in done:
            task = flying.pop(reference)
            try:
                results.append(ray.get(reference))
            except ray.exceptions.WorkerCrashedError:
                results.append(Lost(task))
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
        return results


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("the engine ray needs Ray: pip install 'kiebitz[cluster]'") from None
    return ray
