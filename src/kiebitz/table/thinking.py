"""Where bots think: in a few threads beside the server, which never waits for them.

The threads ask the system for less of the machine than the one that answers pages. Every piece of
work can be stopped from outside, and is after a while.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from kiebitz.players import StopFlag

Found = TypeVar("Found")

LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a search is stopped."""
POLITENESS: Final = 10
"""How much less of the machine thinking gets than answering."""


def _be_polite() -> None:
    with suppress(OSError, AttributeError):  # not everywhere, and not needed
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


class Thinkers:
    """Threads for work that takes long."""

    def __init__(self, threads: int = 0) -> None:
        self._pool = ThreadPoolExecutor(
            threads or max(1, os.cpu_count() or 1), "thinking", initializer=_be_polite
        )
        self._flags: set[StopFlag] = set()
        self.longest = LONGEST_THOUGHT

    async def think(self, work: Callable[[StopFlag], Found], flag: StopFlag | None = None) -> Found:
        """Do the work in a thread; it is handed a flag that stops it when time is up."""
        flag = flag or StopFlag()
        self._flags.add(flag)

        def do() -> Found:
            timer = threading.Timer(self.longest, flag.stop)
            timer.daemon = True
            timer.start()
            try:
                return work(flag)
            finally:
                timer.cancel()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, do)
        except asyncio.CancelledError:
            flag.stop()
            raise
        finally:
            self._flags.discard(flag)

    def close(self) -> None:
        """Stop all work and let the threads go."""
        for flag in list(self._flags):
            flag.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
