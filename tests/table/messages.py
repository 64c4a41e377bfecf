"""Sends a server what no page of ours sends, and looks at everything that comes back.

    python -m tests.table.messages --messages 100000 --seed 7

Half of the messages go over sockets of tables, half are HTTP requests. Each answer has to be JSON;
what is refused is refused in a sentence; nothing is written to the log of errors; and at the end
the tables are played to their end as if nothing had been. The limits on how fast a browser may ask
are lifted here and tried elsewhere.
"""

import argparse
import asyncio
import json
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kiebitz.games import Skat
from kiebitz.records import Record
from kiebitz.table import guard, sockets
from kiebitz.table.client import TableClient, send, snapshots
from kiebitz.table.packed import pack_game
from tests.fuzz.mutations import FLOATS, NUMBERS, TEXTS
from tests.fuzz.texts import broken_text
from tests.strategies import advance
from tests.table.serving import FAST, Browser, served

GAMES: Final = ("skat", "schieber:table", "differenzler")
OVER_SOCKETS: Final = 0.5
CLOSING: Final = {1003, 1006, 1007, 1009, 4009}
"""Codes that close a connection after what was no text, or too large; with 1006 the connection was
gone before the client had read the code. A mistake of the server shows in its log."""
NO_HTTP: Final = b"Invalid HTTP request received."
"""What uvicorn says before anything of ours is asked."""
AT_ONCE: Final = 8
PATIENCE: Final = 30.0


class Wrong(AssertionError):
    """An answer that should not have come."""


class Errors(logging.Handler):
    """Keeps what the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        text = self.format(record)
        if "Invalid UTF-8 sequence" not in text:  # uvicorn says so of a frame, and closes
            self.found.append(text)


@contextmanager
def unhurried() -> Iterator[Errors]:
    """Without limits on how fast one may ask; gives what goes to the log of errors."""
    limits = sockets.PER_SECOND, guard.REQUESTS_PER_SECOND, guard.MOST_AT_ONCE
    sockets.PER_SECOND, guard.REQUESTS_PER_SECOND, guard.MOST_AT_ONCE = 10**9, 1e9, 1e9  # type: ignore[misc]
    logging.disable(logging.WARNING)
    errors = Errors()
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(errors)
    try:
        yield errors
    finally:
        sockets.PER_SECOND, guard.REQUESTS_PER_SECOND, guard.MOST_AT_ONCE = limits  # type: ignore[misc]
        logging.disable(logging.NOTSET)
        for logger in loggers:
            logger.removeHandler(errors)


# ---- What is sent --------------------------------------------------------------------------------

DOING: Final = (
    *("act", "go", "next", "hint", "undo", "claim", "give_up", "snapshot", "pauses", "fill"),
    *("ACT", "", "__class__", "close", "\ud800", None, 3, ["act"], {}),
)
VALUES: Final = (None, True, [], {}, "", 3, -1, 1.5)
ACTIONS: Final = (
    *("play CJ", "play XX", "pass", "bid 18", "hold", "discard CJ CJ", "discard", "predict 158"),
    *("predict 57", "trump hearts", "push", "declare grand ouvert", "play ?", "predict ?"),
    *("discard ?", "Play cj", "play", " play  CJ ", "pickup", "hand", "predict -1", "bid 1e9"),
)


def random_message(chance: random.Random, version: int, legal: list[str]) -> str | bytes:
    """Something like a message; rarely a right one."""
    kind = chance.random()
    if kind < 0.004:
        return chance.randbytes(chance.randint(0, 50))
    if kind < 0.008:
        return "x" * chance.choice((4097, 5000, 100_000))
    if kind < 0.03:
        return chance.choice(
            ("[" * 2000, "[" * 1500 + "]" * 1500, '{"do":' * 300, "NaN", "", "null")
        )
    message: dict[Any, Any] = {
        "do": chance.choice(DOING[:10]) if chance.random() < 0.9 else chance.choice(DOING),
        "version": chance.choice((version, version, version - 1, version + 1, 0, 10**30)),
    }
    if message["do"] in ("act", "ACT"):
        message["action"] = chance.choice(ACTIONS if chance.random() < 0.95 else legal or ACTIONS)
    if message["do"] == "pauses":
        message |= {"card": 0.0, "trick": 0.0}
    if message["do"] in ("give_up", "hint", "claim") and chance.random() < 0.9:
        message["do"] = "snapshot"
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        key = chance.choice(("do", "version", "action", "card", "trick", "face", "id", "seat", "x"))
        message[key] = chance.choice((*TEXTS, *NUMBERS[:-1], *FLOATS, *VALUES))
        if key in ("card", "trick") and isinstance(message[key], int | float):
            message[key] = chance.choice((0.0, float("nan"), float("inf"), -1.0, 1e300))
    text = json.dumps(message)
    if chance.random() < 0.2:
        text = broken_text(text, list(ACTIONS), chance)
    return text.encode("utf-8", "replace").decode()


def random_body(chance: random.Random, samples: list[dict[str, Any]]) -> bytes:
    """Something like the body of a request."""
    if chance.random() < 0.05:
        deep = b"[" * chance.choice((100, 5000, 50_000))
        return chance.choice(
            (b"", b"{", deep, b"null", b"\xff\x00", b"NaN", b"[]", b'""', b"1e999")
        )
    body = json.loads(json.dumps(chance.choice(samples)))
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        _mutate(body, chance)
    text = json.dumps(body)
    if chance.random() < 0.2:
        text = broken_text(text, list(ACTIONS), chance)
    return text.encode("utf-8", "surrogatepass")


def _mutate(body: dict[str, Any], chance: random.Random) -> None:
    keys = [*body, "x"]
    key = chance.choice(keys)
    value = body.get(key)
    if isinstance(value, list) and value and isinstance(value[0], dict) and chance.random() < 0.7:
        _mutate(chance.choice(value), chance)
    elif isinstance(value, str) and chance.random() < 0.6:
        body[key] = broken_text(value, list(ACTIONS), chance)
    else:
        body[key] = chance.choice((*TEXTS, *NUMBERS[:-1], *FLOATS, *VALUES))


def sample_bodies() -> dict[tuple[str, str], list[dict[str, Any]]]:
    """Right bodies by route."""
    state = advance(Skat().deal(seed=1), 100, 1)
    bots = [{"who": "bot", "player": "greedy", "name": "Ada", "boldness": 0}] * 2
    opening = {"game": "skat", "seats": [{"who": "me"}, *bots], "hands": 1, "seed": 7, **FAST}
    record = Record(state, ("a", "b", "c")).to_json()
    packed = pack_game(state, ["a", "b", "c"])
    return {
        ("PUT", "/api/person"): [{"name": "Ada"}],
        ("POST", "/api/tables"): [
            opening,
            {**opening, "game": "skat(ramsch=true)", "contract": "dealt", "forehand": 2},
            {**opening, "seed": None, "rated": True},
            {**opening, "deals": record},
        ],
        ("POST", "/api/tables/{id}/join"): [{"invitation": "x"}],
        ("DELETE", "/api/tables/{id}"): [{}],
        ("POST", "/api/games"): [{"text": record}, {"packed": packed}],
        ("POST", "/api/games/{id}/play"): [{"after": 3, "seat": 0, "opponents": "greedy"}],
        ("POST", "/api/games/{id}/again"): [{"turn": 1}],
        ("DELETE", "/api/games/{id}"): [{}],
        ("POST", "/api/follow"): [
            {"game": "skat", "seat": 0, "cards": "CJ SJ", "events": [], "forehand": 1}
        ],
        ("GET", "/api/tables"): [{}],
        ("GET", "/api/games/{id}"): [{}],
        ("GET", "/api/games/{id}/file"): [{}],
        ("GET", "/api/history"): [{}],
        ("GET", "/api/history/figures"): [{}],
        ("GET", "/api/words/{id}"): [{}],
        ("GET", "/static/{id}"): [{}],
        ("DELETE", "/api/history"): [{}],
    }


IDS: Final = ("x", "..", "%2e%2e", "%00", "'%20OR%201=1", "%ff", "a/b", "%2f", "<b>", "é", "*")
QUERIES: Final = (
    "",
    "",
    "?limit=x",
    "?limit=-1",
    "?before=%00",
    "?worst=x",
    "?key=x",
    "?a=%ff",
)


# ---- Sending -------------------------------------------------------------------------------------


async def fuzz_sockets(address: str, messages: int, seed: int) -> Counter[str]:
    """Messages over the sockets of several tables, from owners, guests and onlookers."""
    counts: Counter[str] = Counter()
    each = -(-messages // (len(GAMES) * 3))
    await asyncio.gather(
        *(_fuzz_table(address, game, each, seed + n, counts) for n, game in enumerate(GAMES))
    )
    return counts


async def _fuzz_table(
    address: str, game: str, messages: int, seed: int, counts: Counter[str]
) -> None:
    owner, guest, onlooker = clients = [TableClient(address, language="de") for _ in range(3)]
    for client in clients:
        await client.ask("GET", "/api/about")
    seats = 3 if game == "skat" else 4
    bots = [{"who": "bot", "player": "greedy"}] * (seats - 2)
    plan = [{"who": "me"}, {"who": "open"}, *bots]
    asked = {"game": game, "seats": plan, "hands": 2, **FAST}
    opened = await owner.ask("POST", "/api/tables", asked)
    table = opened["id"]
    path = f"/api/tables/{table}/join"
    await guest.ask("POST", path, {"invitation": opened["invitations"]["1"]})
    await onlooker.ask("POST", path, {"invitation": opened["watch"]})
    await asyncio.gather(
        *(
            _Sender(client, table, random.Random(f"{seed} {place}"), counts).send_all(messages)
            for place, client in enumerate(clients)
        )
    )
    await finish(table, [owner, guest], random.Random(seed))


class _Sender:
    """One connection, made again whenever it is closed."""

    def __init__(
        self, client: TableClient, table: str, chance: random.Random, counts: Counter[str]
    ) -> None:
        self.client, self.table, self.chance, self.counts = client, table, chance, counts
        self.last: dict[str, Any] = {}
        self.heard = asyncio.Event()
        """A snapshot has come, or the end."""

    async def send_all(self, messages: int) -> None:
        """Send this many, some at a time, and hear what comes back."""
        sent = 0
        while sent < messages:
            async with self.client.sit(self.table) as seat:
                hearing = asyncio.create_task(self._hear(seat))
                try:
                    while sent < messages:
                        for _ in range(min(AT_ONCE, messages - sent)):
                            sent += 1
                            message = random_message(
                                self.chance, self.last.get("version", 0), self.last.get("legal", [])
                            )
                            await seat.send(message)
                        self.heard.clear()
                        await send(seat, do="snapshot")
                        await asyncio.wait_for(self.heard.wait(), PATIENCE)
                except ConnectionClosed:
                    pass
                finally:
                    if seat.close_code is None:
                        await seat.close()
                    await hearing
        self.counts["sent over sockets"] += sent

    async def _hear(self, seat: ClientConnection) -> None:
        try:
            async for text in seat:
                self._read(json.loads(text))
        except ConnectionClosed:
            pass
        self.heard.set()
        code = seat.close_code
        self.counts[f"closed with {code}"] += 1
        if code not in {1000, 1005, *CLOSING}:
            raise Wrong(f"closed with {code}: {seat.close_reason}")

    def _read(self, message: dict[str, Any]) -> None:
        self.counts[message["kind"]] += 1
        if message["kind"] == "table":
            self.last = message
            self.heard.set()
        elif message["kind"] == "refused":
            require_sentence(message["error"])
        elif message["kind"] != "hint":
            raise Wrong(str(message))


def require_sentence(text: object) -> None:
    """Refuse what is no short sentence."""
    if not isinstance(text, str) or not 3 < len(text) < 1000 or "Traceback" in text:
        raise Wrong(f"no sentence: {text!r}")


async def finish(table: str, clients: list[TableClient], chance: random.Random) -> None:
    """Play a table to the end of its series."""
    ended = await asyncio.wait_for(
        asyncio.gather(*(_finish(table, client, chance) for client in clients)), PATIENCE
    )
    if not all(ended):
        raise Wrong("a table could not be played to its end")


async def _finish(table: str, client: TableClient, chance: random.Random) -> bool:
    answered = 0
    async with client.sit(table) as seat:
        await send(seat, do="pauses", card=0, trick=0)
        async for told in snapshots(seat):
            if told["kind"] != "table" or told["version"] <= answered:
                continue
            if told["result"] is not None and told["series"]["over"]:
                return True
            if told["result"] is not None:
                answered = told["version"]
                await send(seat, do="next", version=answered)
            elif told.get("legal"):
                answered = told["version"]
                action = chance.choice(told["legal"][:3])
                await send(seat, do="act", version=answered, action=action)
    return False


def fuzz_requests(address: str, requests: int, seed: int) -> Counter[str]:
    """HTTP requests with wrong bodies, to wrong addresses, with odd headers."""
    counts: Counter[str] = Counter()
    chance = random.Random(seed)
    routes = sample_bodies()
    browser = Browser(address)
    for number in range(requests):
        if number % 500 == 0:
            browser.close()
            browser = Browser(address, language=chance.choice(("de", "en", "\xff", "de;q=0")))
        _one_request(browser, chance, routes, counts)
    browser.close()
    counts["requests"] += requests
    return counts


def _one_request(
    browser: Browser,
    chance: random.Random,
    routes: dict[tuple[str, str], list[dict[str, Any]]],
    counts: Counter[str],
) -> None:
    (method, path), samples = chance.choice(list(routes.items()))
    if chance.random() < 0.03:
        method = chance.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"))
    path = path.replace("{id}", chance.choice(IDS)) + chance.choice(QUERIES)
    body = None if method == "GET" else random_body(chance, samples)
    try:
        answer = browser.ask(method, path, raw=body)
    except ConnectionError:  # one that was refused before its body was read
        browser.close()
        return
    counts[str(answer.status)] += 1
    if answer.status >= 500:
        raise Wrong(f"{answer.status}: {method} {path} {body!r:.500}")
    if answer.status >= 400 and method != "HEAD" and answer.body != NO_HTTP:
        try:
            require_sentence(answer.error)
        except ValueError as error:
            raise Wrong(f"{answer}: {method} {path} {body!r:.500}") from error


def fuzz(messages: int, seed: int, folder: Path) -> Counter[str]:
    """Both kinds of messages to one server; raises what is wrong."""
    with served(folder, threads=1) as address, unhurried() as errors:
        over_sockets = round(messages * OVER_SOCKETS)
        counts = asyncio.run(fuzz_sockets(address, over_sockets, seed))
        counts += fuzz_requests(address, messages - over_sockets, seed)
        counts += asyncio.run(fuzz_sockets(address, 200, seed + 100))
    if errors.found:
        raise Wrong(f"{len(errors.found)} errors in the log; the first: {errors.found[0]}")
    return counts


def main() -> int:
    """Send a lot; the first wrong answer ends it with its traceback."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        counts = fuzz(options.messages, options.seed, Path(folder))
    print(f"{options.messages} messages in {time.monotonic() - begun:.0f} s; nothing wrong")
    for name, number in sorted(counts.items()):
        print(f"  {name}: {number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
