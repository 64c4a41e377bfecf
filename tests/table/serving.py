"""Real servers for the tests: in a thread, or in a process that can be killed."""

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from kiebitz.table.book import Book
from kiebitz.table.guard import Guard
from kiebitz.table.house import House
from kiebitz.table.server import Serving, serve

PATIENCE: Final = 60.0
FAST: Final = {"card_pause": 0.0, "trick_pause": 0.0}
"""Of an opening: nobody waits."""


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits, in a loop of its own."""

    @wraps(test)
    def run(*values: Any, **named: Any) -> None:
        asyncio.run(test(*values, **named))

    return run


@asynccontextmanager
async def housed(home: Path, **settings: Any) -> AsyncIterator[House]:
    """All tables of a server without a server."""
    with Book(home / "table.db", patience=0.05) as book:
        house = House(book, **{"threads": 1, **settings})
        try:
            yield house
        finally:
            house.close()


@contextmanager
def served(home: Path, **settings: Any) -> Iterator[str]:
    """The address of a server in a thread of its own."""
    serving = replace(Serving.at(home, port=0), **settings)
    opened: list[str] = []
    failed: list[BaseException] = []
    known = threading.Event()
    stop: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def run() -> None:
        stop.append((asyncio.get_running_loop(), asyncio.Event()))

        def ready(address: str) -> None:
            opened.append(address)
            known.set()

        await serve(serving, ready=ready, stop=stop[0][1])

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)
        finally:
            known.set()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert known.wait(PATIENCE)
        if failed:
            raise failed[0]
        yield opened[0]
    finally:
        if stop:
            stop[0][0].call_soon_threadsafe(stop[0][1].set)
        thread.join(PATIENCE)
        assert not thread.is_alive()


KEY: Final = "a-key-of-a-table-on-a-network"


def guarded() -> Guard:
    """A guard that asks for its key, as on a network."""
    return Guard(KEY)


class Process:
    """A server in a process of its own, which may be killed."""

    def __init__(self, home: Path, *more: str, port: int | None = None) -> None:
        self.port = port or free_port()
        command = [sys.executable, "-m", "kiebitz", "serve", "--no-browser", "--lang", "en"]
        command += ["--home", str(home), "--port", str(self.port), *more]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        self.address = f"http://localhost:{self.port}"

    @property
    def number(self) -> int:
        """Of the process."""
        return self._process.pid

    def kill(self) -> str:
        """As a loss of power would: nothing is tidied up. Gives what it printed."""
        return self._end(signal.SIGKILL)

    def wait(self) -> str:
        """Until it ends by itself; gives what it printed, in one line."""
        return " ".join(self._rest().split())

    def stop(self) -> str:
        """As Ctrl-C would."""
        return self._end(signal.SIGINT)

    def _end(self, how: int) -> str:
        os.kill(self._process.pid, how)
        return self._rest()

    def _rest(self) -> str:
        assert self._process.stdout is not None
        with self._process.stdout as stdout:
            said = self.said + stdout.read()
        self._process.wait(PATIENCE)
        return said


@contextmanager
def process(home: Path, *more: str) -> Iterator[Process]:
    """A process that is gone afterwards."""
    started = Process(home, *more)
    try:
        yield started
    finally:
        if started._process.poll() is None:
            started.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return int(opened.getsockname()[1])


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def error(self) -> str:
        """The sentence of an error; anything else is none."""
        data = self.data
        assert set(data) == {"error"}, data
        assert isinstance(data["error"], str)
        assert data["error"]
        return str(data["error"])


class Browser:
    """One that sends anything, however wrong, and keeps its cookie."""

    def __init__(self, address: str, *, language: str = "en") -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.headers: dict[str, str] = {"Accept-Language": language}
        self.cookie = ""
        self._connection: http.client.HTTPConnection | None = None

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        raw: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request; `raw` is sent as it is."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        given = {"Content-Type": "application/json", **self.headers}
        if self.cookie:
            given["Cookie"] = self.cookie
        given |= headers or {}
        connection = self._connect()
        try:
            connection.putrequest(method, path, skip_host="Host" in given)
            if data is not None and "Transfer-Encoding" not in given:
                given.setdefault("Content-Length", str(len(data)))
            for name, value in given.items():
                connection.putheader(name, value)
            connection.endheaders(data)
            answer = connection.getresponse()
            found = Answer(answer.status, dict(answer.getheaders()), answer.read())
        except BaseException:
            self.close()
            raise
        self._remember(found)
        return found

    def _connect(self) -> http.client.HTTPConnection:
        if self._connection is None:
            self._connection = _Anything(self.host, self.port, timeout=PATIENCE)
        return self._connection

    def _remember(self, answer: Answer) -> None:
        given = {name.lower(): value for name, value in answer.headers.items()}.get("set-cookie")
        if given and given.startswith("kiebitz_person_"):
            self.cookie = given.partition(";")[0]

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Anything(http.client.HTTPConnection):
    """Paths with blanks and signs that a library refuses to send."""

    def _validate_path(self, url: str) -> None: ...

    def _encode_request(self, request: str) -> bytes:
        return request.encode("utf-8", "surrogateescape")
