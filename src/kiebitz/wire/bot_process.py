"""A child process that is asked in lines: started, asked within time limits, killed and reaped.

It knows nothing of what the lines mean. Everything that a child can do wrong ends in a `BotFailed`
that names the command and tells the last lines of its standard error; the whole process group is
killed then, and on Linux whatever else the child has started. No threads: one loop sends, listens,
and drains standard error, so that neither side can block the other. A child is also ended with the
object that stands for it, and with our process; after a kill -9 of ours it finds its standard input
closed.
"""

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from typing import IO, Final, NoReturn

from kiebitz.errors import BotFailed, printable
from kiebitz.wire.leftovers import descendants, kill, kill_marked, marked_environment, new_mark
from kiebitz.wire.protocol import LONGEST_LINE

_CHUNK: Final = 65_536
_LAST_WORDS: Final = 2_000
"""Bytes of standard error that are kept for the error message."""
_LAST_CHUNKS: Final = 16
"""What a pipe holds at most, a megabyte, is drained after the end."""
_LINES: Final = 5
_PULSE: Final = 0.1
"""Seconds after which it is looked whether a silent child still lives."""
_DYING: Final = 0.5
"""Seconds for a child that has closed its output to end by itself, with a status."""


class BotProcess:
    """A child process: a line out, a line in."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._unsent = b""
        self._heard = b""
        self._complaints = b""
        self._owner = os.getpid()
        self._mark = new_mark()
        self._child = _start(command, self._mark)
        self._end = weakref.finalize(self, _end, self._child, self._mark, self._owner)
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)

    @property
    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        child = self._child
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        return child.stdin, child.stdout, child.stderr

    @property
    def ours(self) -> bool:
        """Whether this process started it; a forked copy of ours did not."""
        return self._owner == os.getpid()

    def ask(self, line: bytes, *, seconds: float) -> bytes:
        """Send a line and wait for one."""
        deadline = time.monotonic() + seconds
        self._unsent = line
        stdin, stdout, stderr = self._pipes
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE, self._send)
            selector.register(stdout, selectors.EVENT_READ, self._listen)
            selector.register(stderr, selectors.EVENT_READ, self._drain)
            while b"\n" not in self._heard:
                left = deadline - time.monotonic()
                if left <= 0:
                    self.fail(f"did not answer within {seconds:g} s")
                ended = self._child.poll() is not None  # what it has said before is there by now
                ready = selector.select(0 if ended else min(left, _PULSE))
                if ended and not any(pipe.fileobj is stdout for pipe, _ in ready):
                    self.fail(self._ending())  # its own children may keep its output open
                for pipe, _ in ready:
                    if pipe.data():
                        selector.unregister(pipe.fileobj)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    # What to do with a pipe that is ready; whether it is finished with.

    def _send(self) -> bool:
        try:
            sent = os.write(self._pipes[0].fileno(), self._unsent)
        except BlockingIOError:
            return False
        except BrokenPipeError:  # its output will tell what became of it
            return True
        self._unsent = self._unsent[sent:]
        return not self._unsent

    def _listen(self) -> bool:
        chunk = os.read(self._pipes[1].fileno(), _CHUNK)
        self._heard += chunk
        if not chunk:
            self.fail(self._ending())
        if len(self._heard) > LONGEST_LINE and b"\n" not in self._heard[:LONGEST_LINE]:
            self.fail(f"sent a line of more than {LONGEST_LINE} bytes")
        return False

    def _drain(self) -> bool:
        chunk = os.read(self._pipes[2].fileno(), _CHUNK)
        self._complaints = (self._complaints + chunk)[-_LAST_WORDS:]
        return not chunk

    def _ending(self) -> str:
        """What became of a child that closed its output."""
        try:
            status = self._child.wait(_DYING)
        except subprocess.TimeoutExpired:
            return "closed its output"
        if status >= 0:
            return f"ended with exit status {status}"
        return f"was killed by signal {-status} ({signal.strsignal(-status)})"

    def fail(self, what: str) -> NoReturn:
        """End the child and tell what it did wrong."""
        _kill(self._child, self._mark)
        with contextlib.suppress(BlockingIOError):  # somebody else holds its pipe, and is silent
            for _ in range(_LAST_CHUNKS):
                self._drain()
        self.close()
        lines = self._complaints.decode("utf-8", "replace").strip().splitlines()[-_LINES:]
        words = "; it said: " + " | ".join(map(printable, lines)) if lines else ""
        raise BotFailed(f"the bot {self.command!r} {what}{words}")

    def close(self) -> None:
        """End the child, whatever it is doing."""
        self._end()


def _start(command: str, mark: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=marked_environment(mark),
            start_new_session=True,  # a group of its own, to be killed with all its children
        )
    except (OSError, ValueError, IndexError) as error:
        raise BotFailed(f"the bot {command!r} does not start: {error}") from None


def _kill(child: subprocess.Popen[bytes], mark: str) -> None:
    """The child, its group, and what has left the group."""
    others = descendants(child.pid) if child.returncode is None else []  # later they have no parent
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    for process in others:
        kill(process)
    kill_marked(mark)


def _end(child: subprocess.Popen[bytes], mark: str, owner: int) -> None:
    """Kill and reap the child; a forked copy of its owner only lets go of it."""
    if os.getpid() == owner:
        _kill(child, mark)
        child.wait()
    else:
        child.returncode = 0  # nothing for us to wait for, nothing to warn of
    for pipe in (child.stdin, child.stdout, child.stderr):
        if pipe is not None:
            pipe.close()
