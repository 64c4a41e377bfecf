"""Those who watch a table: each gets the newest snapshot, however slow its connection is."""

import asyncio
from collections import deque
from typing import Any, Final

MOST_REPLIES: Final = 50
"""Answers that wait for a connection; older ones are dropped."""


class Listener:
    """One connection to a table."""

    def __init__(self, person: str | None, seat: int | None, language: str = "en") -> None:
        self.person = person
        self.seat = seat
        """Whose view it gets; None: what everybody knows."""
        self.language = language
        self._snapshot: dict[str, Any] | None = None
        self._replies: deque[dict[str, Any]] = deque(maxlen=MOST_REPLIES)
        self._news = asyncio.Event()
        self.closed = False

    def show(self, snapshot: dict[str, Any]) -> None:
        """The table as it is now; one that was not sent yet is overtaken."""
        self._snapshot = snapshot
        self._news.set()

    def reply(self, message: dict[str, Any]) -> None:
        """Something for this connection alone."""
        self._replies.append(message)
        self._news.set()

    def close(self) -> None:
        """Nothing more will come."""
        self.closed = True
        self._news.set()

    async def next(self) -> dict[str, Any] | None:
        """What is to be sent next; None at the end."""
        while True:
            if self._replies:
                return self._replies.popleft()
            if self._snapshot is not None:
                snapshot, self._snapshot = self._snapshot, None
                return snapshot
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
