"""``kiebitz bench table``: how soon a server of many tables answers while its bots think.

A server in a process of its own has many tables of one person and bots each. The persons are here:
they act at once or after a moment, look at pages beside, and clock what they wait for. The process
of the persons takes part of the machine too, which the figures include.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak
from kiebitz.errors import BadOption
from kiebitz.table.client import TableClient, send, snapshots
from kiebitz.table.refusals import Refused
from kiebitz.table.server import open_port

GAMES: Final = ("skat", "schieber", "differenzler")
PAGES: Final = ("/", "/api/about", "/api/tables", "/api/history", "/static/main.js")
PAGE_SECONDS: Final = 2.0
"""Between two looks of one person at a page."""
ARRIVAL_SECONDS: Final = 5.0
"""In which all persons open their first tables."""
BAR_MS: Final = 200.0
"""Of the 99th percentile."""
MARKS: Final = (0.1, 0.5, 1.0)
"""Parts of the hands after which the memory is noted."""
START_SECONDS: Final = 60.0
SIGN_SECONDS: Final = 0.25
"""Between two signs of how far it is."""
PAGE, OPENING, ACTION = "page", "opening", "action"
WAITS: Final = {
    PAGE: "a page or a list",
    OPENING: "open a table",
    ACTION: "an action, until one's own snapshot",
}
"""What is waited for, and how it is called."""


@dataclass
class Measured:
    """What was waited for, and how much memory the server took."""

    ms: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    hands: int = 0
    memory: list[tuple[int, float]] = field(default_factory=list)
    """Hands played and MB."""

    def figures(self) -> dict[str, tuple[int, float, float, float]]:
        """By what was waited for: how often, median, 99th percentile, longest."""
        return {name: (len(ms), *_quantiles(ms)) for name in WAITS if (ms := self.ms[name])}


def _quantiles(ms: list[float]) -> tuple[float, float, float]:
    ordered = sorted(ms)
    last = len(ordered) - 1
    return ordered[last // 2], ordered[round(last * 0.99)], ordered[last]


def table(
    tables: Annotated[int, typer.Option(min=1, help="Tables of one person and bots each.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, help="How long is measured.")] = 60.0,
    hands: Annotated[
        int, typer.Option(min=0, help="Play this many hands instead, and note the memory.")
    ] = 0,
    player: Annotated[str, typer.Option(help="Who sits at the other seats.")] = "strong",
    pause: Annotated[float, typer.Option(min=0, help="A person acts within so many seconds.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """The web table: how soon its server answers while bots think, and how much memory it takes."""
    with LateBars() as bars:
        measured = asyncio.run(measure(tables, seconds, hands, player, pause, bars))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if as_json:
        plain = {
            "machine": machine(),
            "load": load,
            "hands": measured.hands,
            "figures": measured.figures(),
            "memory": measured.memory,
        }
        typer.echo(json.dumps(plain))
        return
    console = Console(highlight=False)
    rows = [
        [speak(WAITS[name]), f"{count:,}", f"{median:.1f}", f"{high:.1f}", f"{longest:.1f}"]
        for name, (count, median, high, longest) in measured.figures().items()
    ]
    print_measured(console, ["waited for", "number", "median ms", "p99 ms", "longest ms"], rows)
    notes = [[f"{count:,}", f"{megabytes:.0f}"] for count, megabytes in measured.memory]
    if notes:
        print_measured(console, ["hands", "MB"], notes)
    print_sentence(
        console,
        f"{tables} tables, {player} at the other seats, {measured.hands:,} hands, {os.cpu_count()} "
        f"cores, load {load:.1f}. Bar: {BAR_MS:.0f} ms for the 99th percentile.",
    )


async def measure(
    tables: int, seconds: float, hands: int, player: str, pause: float, bars: LateBars
) -> Measured:
    """Many persons at one server, for some time or some hands."""
    measured = Measured()
    with TemporaryDirectory() as home:
        async with _server(Path(home)) as (address, process):
            persons = [
                _Person(address, GAMES[number % len(GAMES)], player, pause, number, measured)
                for number in range(tables)
            ]
            for person in persons:
                await person.arrive()
            playing = [asyncio.create_task(person.play()) for person in persons]
            looking = [asyncio.create_task(person.look()) for person in persons]
            memory = asyncio.create_task(_note_memory(measured, process, hands))
            telling = asyncio.create_task(_tell(measured, bars, seconds, hands))
            tasks = [*playing, *looking]
            await asyncio.wait(
                [memory, *tasks] if hands else tasks,
                timeout=None if hands else seconds,
                return_when=asyncio.FIRST_COMPLETED,
            )
            failed = [task for task in tasks if task.done()]
            for task in (*tasks, memory, telling):
                task.cancel()
            await asyncio.gather(*tasks, memory, telling, return_exceptions=True)
            for task in failed:
                task.result()
            if not hands:
                measured.memory.append((measured.hands, _megabytes(process)))
    return measured


@asynccontextmanager
async def _server(home: Path) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own: its address, and the number of the process."""
    with open_port("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "kiebitz", "serve", "--no-browser", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--home", str(home), "--port", str(port)], stdout=subprocess.DEVNULL
    )
    try:
        await _until_open(port, process)
        yield f"http://localhost:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


async def _until_open(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise BadOption("the server did not begin to serve")


async def _tell(measured: Measured, bars: LateBars, seconds: float, hands: int) -> None:
    """Say how far it is: by the hands if so many are played, else by the clock."""
    task = bars.add(speak("measuring"))
    begun = time.monotonic()
    while True:
        share = measured.hands / hands if hands else (time.monotonic() - begun) / seconds
        bars.update(task, min(1.0, share), note=f"{measured.hands:,} {speak('hands')}")
        await asyncio.sleep(SIGN_SECONDS)


async def _note_memory(measured: Measured, process: int, hands: int) -> None:
    for part in MARKS if hands else ():
        while measured.hands < part * hands:
            await asyncio.sleep(0.1)
        measured.memory.append((measured.hands, _megabytes(process)))


def _megabytes(process: int) -> float:
    """What a process keeps in memory; 0 where the system does not tell."""
    pages = Path(f"/proc/{process}/statm")
    if not pages.exists():
        return 0.0
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


class _Person:
    """One person at a table of his own."""

    def __init__(
        self, address: str, game: str, player: str, pause: float, number: int, measured: Measured
    ) -> None:
        self._client = TableClient(address)
        self._game, self._player, self._pause = game, player, pause
        self._chance = random.Random(number)
        self._measured = measured

    async def arrive(self) -> None:
        """Become somebody; the server lets new ones in at a certain pace."""
        while True:
            try:
                await self._client.ask("GET", "/api/about")
                return
            except Refused:
                await asyncio.sleep(0.1)

    async def play(self) -> None:
        """Play table after table, the first when others have come too."""
        await asyncio.sleep(self._chance.random() * ARRIVAL_SECONDS)
        while True:
            table = await self._open()
            await self._play(table)
            await self._client.ask("DELETE", f"/api/tables/{table}")

    async def _open(self) -> str:
        seats = 3 if self._game == "skat" else 4
        bots = [{"who": "bot", "player": self._player}] * (seats - 1)
        plan = [{"who": "me"}, *bots]
        with _Clock(self._measured, OPENING):
            return await self._client.open_table(
                game=self._game, seats=plan, hands=3, card_pause=0.0, trick_pause=0.0
            )

    async def _play(self, table: str) -> None:
        answered = waiting = -1
        begun = 0.0
        async with self._client.sit(table) as seat:
            async for told in snapshots(seat):
                length = len(told.get("log", ()))
                if 0 <= waiting < length:
                    self._measured.ms[ACTION].append((time.perf_counter() - begun) * 1000)
                    waiting = -1
                if told["kind"] != "table" or told["version"] <= answered:
                    continue
                if told["result"] is not None:
                    self._measured.hands += 1
                    if told["series"]["over"]:
                        return
                    answered = told["version"]
                    await send(seat, do="next", version=answered)
                elif told.get("legal"):
                    answered, waiting = told["version"], length
                    await asyncio.sleep(self._chance.random() * self._pause)
                    action = self._chance.choice(told["legal"][:2])
                    begun = time.perf_counter()
                    await send(seat, do="act", version=answered, action=action)

    async def look(self) -> None:
        """Look at pages now and then, over one connection."""
        host, _, port = self._client.address.rpartition("//")[2].partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            while True:
                await asyncio.sleep(self._chance.random() * 2 * PAGE_SECONDS)
                path = self._chance.choice(PAGES)
                with _Clock(self._measured, PAGE):
                    writer.write(
                        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
                        f"Cookie: {self._client.cookie}\r\n\r\n".encode()
                    )
                    await _read_answer(reader)
        finally:
            writer.close()


class _Clock:
    """Notes what something takes, in milliseconds."""

    def __init__(self, measured: Measured, name: str) -> None:
        self._note: Callable[[float], None] = measured.ms[name].append

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: Any) -> None:
        if kind is None:
            self._note((time.perf_counter() - self._begun) * 1000)


async def _read_answer(reader: asyncio.StreamReader) -> None:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    if " 200 " not in head.partition("\r\n")[0]:
        raise BadOption(f"the server answered {head.partition(chr(13))[0]!r}")
    length = next(line for line in head.splitlines() if line.startswith("content-length:"))
    await reader.readexactly(int(length.partition(":")[2]))
