"""The connection of one browser to one table: messages in, snapshots out."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kiebitz.cards import Face, Language
from kiebitz.errors import KiebitzError
from kiebitz.skill.hints import advise
from kiebitz.table.listeners import Listener
from kiebitz.table.live_table import LiveTable
from kiebitz.table.requests import Message
from kiebitz.table.thinking import Advisers
from kiebitz.words import translate

LARGEST: Final = 4096
"""Bytes of a message."""
PER_SECOND: Final = 40
NO_TEXT: Final = 1003
"""Said of a message in bytes, as the protocol of sockets has it."""
TOO_LARGE: Final = 4009
TOO_FAST: Final = 4029
HINT_PART: Final = 1000
"""The stream of a decision's random numbers that hints use: never that of a player."""


class Connection:
    """One browser at one table."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, listener: Listener, advisers: Advisers
    ) -> None:
        self._socket = socket
        self._table = table
        self._listener = listener
        self._advisers = advisers
        self._language = Language(listener.language)
        self._recent: list[float] = []
        self._work: asyncio.Task[None] | None = None
        """A hint or a claim that is thought about: one at a time."""

    async def serve(self) -> None:
        """Until one side has had enough."""
        self._table.attach(self._listener)
        sending = asyncio.create_task(self._send_all())
        try:
            await self._hear_all()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self._work is not None:
                self._work.cancel()
            self._listener.close()
            self._table.detach(self._listener)
            sending.cancel()

    async def _send_all(self) -> None:
        while (message := await self._listener.next()) is not None:
            await self._socket.send_text(json.dumps(message, separators=(",", ":")))
        await self._socket.close()

    async def _hear_all(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: str | None = message.get("text")
            if text is None:
                await self._socket.close(NO_TEXT)
                return
            if len(text) > LARGEST:
                await self._socket.close(TOO_LARGE)
                return
            if self._is_too_fast():
                await self._socket.close(TOO_FAST)
                return
            self._hear(text)

    def _is_too_fast(self) -> bool:
        now = time.monotonic()
        self._recent = [when for when in self._recent if now - when < 1.0]
        self._recent.append(now)
        return len(self._recent) > PER_SECOND

    def _hear(self, text: str) -> None:
        try:
            message = Message.model_validate(json.loads(text))
        except (ValueError, RecursionError, ValidationError):
            self._refuse("this is no message that the table knows", 0)
            return
        try:
            self._do(message)
        except KiebitzError as error:
            self._refuse(str(error), message.version)

    def _refuse(self, error: str, version: int) -> None:
        said = translate(self._language, error)
        self._listener.reply({"kind": "refused", "version": version, "error": said})
        self._table.show_again(self._listener)

    def _do(self, message: Message) -> None:
        table, listener = self._table, self._listener
        orders: dict[str, Callable[[], None]] = {
            "act": lambda: table.act(listener, message.version, message.action),
            "go": lambda: table.go(listener),
            "next": lambda: table.next_hand(listener, message.version),
            "undo": lambda: table.undo(listener, message.version),
            "claim": lambda: self._begin(lambda: table.claim(listener, message.version), message),
            "give_up": lambda: table.give_up(listener, message.version),
            "snapshot": lambda: table.show_again(listener),
            "pauses": lambda: table.set_pauses(listener, message.card, message.trick),
            "fill": lambda: table.fill(listener),
            "hint": lambda: self._begin(lambda: self._give_hint(message), message),
        }
        orders[message.do]()

    def _begin(self, work: Callable[[], Coroutine[Any, Any, None]], message: Message) -> None:
        """Something that takes its time, instead of what was asked before; its refusal is sent
        like any other."""
        if self._work is not None:
            self._work.cancel()

        async def do() -> None:
            try:
                await work()
            except KiebitzError as error:
                self._refuse(str(error), message.version)

        self._work = asyncio.create_task(do())

    async def _give_hint(self, message: Message) -> None:
        question = self._table.question_for_hint(self._listener, message.version)
        view, key = question.view, question.key.part(HINT_PART)
        advice = await self._advisers.advise(
            self._listener.person or "", lambda flag: advise(view, key=key, stop=flag)
        )
        said = advice.to_dict(language=self._language, face=Face(message.face))
        self._listener.reply({"kind": "hint", "version": message.version, "advice": said})
