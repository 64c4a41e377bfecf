"""Processes that a child has left behind, found and killed: those that fled its process group too.

A child that calls `setsid`, or forks twice, leaves its group, and killing the group misses it. So
each child is started with a mark of its own in its environment, which all that it starts inherit.
Who has the mark is looked up in ``/proc``, and so are the descendants of the child, which may have
cleared their environment. Only on Linux; elsewhere nothing is found. What has done both, left its
parents and cleared its environment, is missed.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

VARIABLE: Final = "KIEBITZ_BOT"
"""Holds the marks of a bot and of those that it was started by, with colons between."""
_PROC: Final = Path("/proc")
_ROUNDS: Final = 20
"""A process may start another while it is looked for."""


def new_mark() -> str:
    """A mark that nobody else has."""
    return token_hex(16)


def marked_environment(mark: str) -> dict[str, str]:
    """The environment for a child: ours with the mark.

    >>> marked_environment("abc")["KIEBITZ_BOT"].endswith("abc")
    True
    """
    marks = [*filter(None, [os.environ.get(VARIABLE)]), mark]
    return os.environ | {VARIABLE: ":".join(marks)}


def descendants(pid: int) -> list[int]:
    """All that a process has started and that they have started, as far as they are its own."""
    children: dict[int, list[int]] = {}
    for process in _processes():
        children.setdefault(_parent(process), []).append(process)
    found, left = [], [pid]
    while left:
        for child in children.get(left.pop(), ()):
            found.append(child)
            left.append(child)
    return found


def kill_marked(mark: str) -> None:
    """Kill every process that has this mark, and what it starts meanwhile."""
    wanted = mark.encode()
    for _ in range(_ROUNDS):
        found = [process for process in _processes() if _has(process, wanted)]
        if not found:
            return
        for process in found:
            kill(process)


def kill(process: int) -> None:
    """Kill one process, if it is still there and may be killed."""
    with suppress(ProcessLookupError, PermissionError):
        os.kill(process, signal.SIGKILL)


def _processes() -> Iterator[int]:
    try:
        names = [entry.name for entry in _PROC.iterdir()]
    except OSError:  # not Linux
        return
    yield from (int(name) for name in names if name.isdecimal() and int(name) != os.getpid())


def _has(process: int, mark: bytes) -> bool:
    """Whether it has the mark; the dead that wait to be reaped have no environment any more."""
    try:
        environment = (_PROC / str(process) / "environ").read_bytes()
    except OSError:  # ended, or another user's
        return False
    return any(
        mark in line.split(b"=", 1)[1].split(b":")
        for line in environment.split(b"\0")
        if line.startswith(VARIABLE.encode() + b"=")
    )


def _parent(process: int) -> int:
    try:
        status = (_PROC / str(process) / "stat").read_bytes()
    except OSError:
        return 0
    # The name of the program stands in brackets and may hold any sign.
    return int(status.rpartition(b")")[2].split()[1])
