"""A client of the table without a browser: sits down, sees snapshots, answers.

>>> client = TableClient("http://localhost:8321/?key=secret")
>>> client.address, client.key
('http://localhost:8321', 'secret')
"""

import asyncio
import json
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect

from kiebitz.table.refusals import Refused

_OPENER: Final = build_opener(ProxyHandler({}))
"""The table is asked directly, whatever proxies there are."""


class TableClient:
    """One person at one server."""

    def __init__(self, address: str, *, language: str = "en") -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.key = parse_qs(parts.query).get("key", [""])[0]
        self.language = language
        self.cookie = ""

    def _headers(self) -> dict[str, str]:
        found = {"Accept-Language": self.language}
        if self.cookie:
            found["Cookie"] = self.cookie
        if self.key:
            found["Authorization"] = f"Bearer {self.key}"
        return found

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request; what the server refuses is a `Refused` with its sentence."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers() | {"Content-Type": "application/json"}
        request = Request(self.address + path, data, headers, method=method)
        try:
            with _OPENER.open(request, timeout=60) as answer:
                self._remember(answer.headers.get_all("set-cookie") or [])
                return json.loads(answer.read())
        except HTTPError as error:
            raise Refused(_refusal_of(error)) from error

    def _remember(self, cookies: list[str]) -> None:
        for text in cookies:
            for name, morsel in SimpleCookie(text).items():
                self.cookie = f"{name}={morsel.value}"

    async def open_table(self, **opening: object) -> str:
        """A new table; gives its id."""
        return str((await self.ask("POST", "/api/tables", opening))["id"])

    def sit(self, table: str) -> "connect":
        """A connection to a table: ``async with client.sit(table) as seat``."""
        address = self.address.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{table}/socket?language={self.language}",
            additional_headers=self._headers(),
            max_size=2**22,
            proxy=None,
        )


def _refusal_of(error: HTTPError) -> str:
    """What the server says; one that has too many connections says it without JSON."""
    try:
        return str(json.loads(error.read())["error"])
    except (ValueError, LookupError, TypeError):
        return str(error)


async def snapshots(seat: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """What the server sends, until it ends."""
    async for text in seat:
        yield json.loads(text)


async def send(seat: ClientConnection, **message: object) -> None:
    """Send one message."""
    await seat.send(json.dumps(message))
