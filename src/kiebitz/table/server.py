"""The server of the table: one process, one book, one address."""

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

import uvicorn

from kiebitz.errors import BadOption
from kiebitz.table.app import make_app
from kiebitz.table.book import Book
from kiebitz.table.guard import Guard, is_loopback
from kiebitz.table.sockets import LARGEST

BOOK: Final = "table.db"
LOCK: Final = "table.lock"
PATIENCE: Final = 1.0
"""Seconds for which everybody waits while another program writes to the book; tables try again."""
USUAL_PORT: Final = 8321
MOST_CONNECTIONS: Final = 200
PORTS_TO_TRY: Final = 20


@dataclass(frozen=True)
class Serving:
    """Where and how to serve."""

    home: Path
    """The folder of the book; made if it is not there."""
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or the next that is free."""
    extra: tuple[str, ...] = ()
    """Players that persons may seat beside ours."""
    threads: int = 0
    """For thinking; 0: as many as there are cores."""
    guard: Guard = field(default_factory=Guard)

    @staticmethod
    def at(
        home: Path, *, host: str = "127.0.0.1", port: int | None = None, **more: object
    ) -> "Serving":
        """With a guard that fits the address."""
        return Serving(home, host, port, guard=Guard.for_host(host, home), **more)  # type: ignore[arg-type]


async def serve(
    serving: Serving, *, ready: Callable[[str], None], stop: asyncio.Event | None = None
) -> None:
    """Serve until `stop`, or until a signal; `ready` hears the address when the port is open."""
    listening = open_port(serving.host, serving.port)
    try:
        serving.home.mkdir(parents=True, exist_ok=True, mode=0o700)
        hold = _hold(serving.home)
        book = Book(serving.home / BOOK, patience=PATIENCE)
        book.forget_passers_by()
    except BaseException:
        listening.close()
        raise
    app = make_app(book, serving.guard, extra=serving.extra, threads=serving.threads)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_ping_interval=20,
        timeout_graceful_shutdown=1,
        server_header=False,
        access_log=False,
        limit_concurrency=MOST_CONNECTIONS,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if not task.done():
        ready(address_of(serving, listening))
    if stop is not None:
        waiting = asyncio.create_task(stop.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        server.should_exit = True
    with suppress(asyncio.CancelledError):
        await task
    hold.close()


def _hold(home: Path) -> IO[str]:
    """Keep other servers from the same book until this is closed, or the process ends."""
    held = (home / LOCK).open("w")
    if sys.platform == "win32":
        return held
    import fcntl

    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        held.close()
        raise BadOption(
            f"another Kiebitz already keeps its tables in {str(home)!r}: open its page, or give "
            "another --home"
        ) from error
    except OSError:  # a folder that knows no locks
        pass
    return held


def open_port(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port the usual one or the next that is free."""
    wanted = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    failed: OSError | None = None
    for number in wanted:
        # With the protocol named, asyncio sends small packets at once instead of after 40 ms.
        opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, number))
        except (OSError, OverflowError) as error:
            opened.close()
            if isinstance(error, socket.gaierror):
                raise BadOption(
                    f"nobody knows the address {host!r}: give one of this machine with --host, or "
                    "0.0.0.0 for all"
                ) from error
            if getattr(error, "errno", None) == errno.EADDRNOTAVAIL:
                raise BadOption(
                    f"{host!r} is no address of this machine: give one that is with --host, or "
                    "0.0.0.0 for all"
                ) from error
            failed = error if isinstance(error, OSError) else OSError(str(error))
        else:
            return opened
    tried = f"port {port}" if port is not None else f"ports {USUAL_PORT} to {wanted[-1]}"
    if failed is not None and failed.errno == errno.EADDRINUSE:
        raise BadOption(f"{tried} of {host} in use already: choose another with --port")
    if failed is not None and failed.errno == errno.EACCES:
        raise BadOption(f"{tried} of {host} not allowed: choose another with --port, above 1023")
    raise BadOption(f"{tried} of {host} cannot be used: {failed}; choose another with --port")


def address_of(serving: Serving, listening: socket.socket) -> str:
    """What to open in a browser; with the key where one is asked for."""
    port = listening.getsockname()[1]
    host = "localhost" if is_loopback(serving.host) else serving.host
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    key = f"?key={serving.guard.key}" if serving.guard.key else ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/{key}"
