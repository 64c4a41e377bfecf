"""Where bots think: in a few threads beside the server, which never waits for them.

The threads ask the system for less of the machine than the one that answers pages. Every piece of
work can be stopped from outside, and is after a while.
"""

import asyncio
import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from kiebitz.players import StopFlag
from kiebitz.table.refusals import TooFast

Found = TypeVar("Found")

LONGEST_THOUGHT: Final = 30.0
"""Seconds after which a search is stopped."""
ADVISERS: Final = 2
"""Threads for advice."""
MOST_ADVICE: Final = 2
"""Pieces of advice that one person waits for at a time."""
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


class Advisers:
    """Threads of their own for advice: no bot at a table waits behind it, and nobody takes all."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(ADVISERS)
        self._asked: Counter[str] = Counter()

    async def advise(self, person: str, work: Callable[[StopFlag], Found]) -> Found:
        """Do the work in a thread for this person."""
        if self._asked[person] >= MOST_ADVICE:
            raise TooFast(f"{MOST_ADVICE} pieces of advice are being thought about: wait for one")
        self._asked[person] += 1
        try:
            return await self._thinkers.think(work)
        finally:
            self._asked[person] -= 1
            if not self._asked[person]:
                del self._asked[person]

    def close(self) -> None:
        """Stop all work."""
        self._thinkers.close()
