"""One person with a browser at the table: sees what a page shows, hears what its socket hears."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, Request, WebSocket

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
WAIT = 15_000
"""Milliseconds for whatever comes over the network; machines may be busy."""
STEP = 10
"""Milliseconds between two looks."""

READ = """() => {
  const at = document.querySelector('.at-table');
  const outcome = document.querySelector('.outcome');
  return at && at.dataset.version ? {
    version: Number(at.dataset.version), phase: at.dataset.phase,
    mine: !!document.querySelector('.decision.mine'), over: !!outcome && !outcome.hidden,
  } : null;
}"""


@dataclass(frozen=True)
class Now:
    """What a page shows."""

    version: int
    phase: str
    mine: bool
    over: bool
    place: tuple[int, int]
    """Which hand, and how many actions there were in it."""


class Visitor:
    """A browser context of its own, with everything recorded that could be a complaint."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: dict[str, int] | None = None,
        touch: bool = False,
        language: str = "en",
        theme: str = "light",
        still: bool = True,
        name: str = "",
    ) -> None:
        self.address, self.touch, self.language = address, touch, language
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Parts of complaints that the test itself has provoked."""
        self.frames: list[dict[str, Any]] = []
        """What the sockets have sent to the page."""
        self.said: list[dict[str, Any]] = []
        """What the page has sent."""
        self.context = browser.new_context(
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(WAIT)
        self.page = self.context.new_page()
        self._listen(self.page)
        if name:
            self.ask("PUT", "/api/person", {"name": name})

    def _listen(self, page: Page) -> None:
        page.on("console", lambda told: self._console(told.type, told.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on(
            "response",
            lambda answer: (
                answer.status >= 400 and self.complaints.append(f"{answer.status}: {answer.url}")
            ),
        )
        page.on("websocket", self._connected)

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"console: {text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def leave(self) -> Iterator[str]:
        """Close everything; gives what there was to complain of."""
        self.context.close()
        for complaint in self.complaints:
            if not any(part in complaint for part in self.expected):
                yield complaint

    # ---- Asking without the page ----

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with the cookie of this person."""
        answer = self.context.request.fetch(
            self.address + path, method=method, data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json", "Accept-Language": self.language},
        )  # fmt: skip
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def open_table(self, game: str, **given: object) -> dict[str, Any]:
        """A table without pauses against quick players; gives its id and invitations."""
        seats = 3 if game.startswith("skat") else 4
        bots = [{"who": "bot", "player": "rules"}] * (seats - 1)
        opening = {"game": game, "seats": [{"who": "me"}, *bots], "card_pause": 0, "trick_pause": 0}
        table: dict[str, Any] = self.ask("POST", "/api/tables", {**opening, **given})
        return table

    # ---- Going somewhere ----

    def go(self, where: str = "") -> Page:
        """Show a screen."""
        self.page.goto(f"{self.address}/#/{where}")
        return self.page

    def sit(self, table: str) -> Page:
        """Go to a table and wait until it is there."""
        page = self.go(f"table/{table}")
        page.wait_for_selector(".at-table[data-version]")
        return page

    def wait_until(self, what: Callable[[], Any], *, seconds: float = WAIT / 1000) -> Any:
        """Wait for what is true, and give it. (Playwright's own way needs `eval` in the page.)"""
        until = time.monotonic() + seconds
        while not (found := what()):
            assert time.monotonic() < until, f"{what} has not come true"
            self.page.wait_for_timeout(STEP)
        return found

    # ---- What the table says ----

    @property
    def table(self) -> dict[str, Any]:
        """The snapshot that came last."""
        return next(frame for frame in reversed(self.frames) if frame["kind"] == "table")

    def hear(self, version: int) -> dict[str, Any]:
        """The last snapshot, which is at least as new as this."""
        self.wait_until(lambda: self.table["version"] >= version)
        return self.table

    def now(self) -> Now | None:
        """What the page shows, and where in the game that is."""
        shown = self.page.evaluate(READ)
        frame = shown and next(
            (
                frame
                for frame in reversed(self.frames)
                if frame["kind"] == "table" and frame["version"] == shown["version"]
            ),
            None,
        )
        if not frame:
            return None
        actions = len(frame.get("log", ()))
        return Now(**shown, place=(frame["hand_number"], actions))

    def wait_for_turn(self, *, after: tuple[int, int] = (0, -1)) -> Now:
        """Wait until something is asked of this person after that place, or the hand is over."""

        def asked() -> Now | None:
            now = self.now()
            return now if now and now.place > after and (now.mine or now.over) else None

        try:
            found: Now = self.wait_until(asked)
        except AssertionError as error:
            raise AssertionError(f"nothing comes after {after}: {self.describe()}") from error
        return found

    def describe(self) -> dict[str, Any]:
        """Where this person is, for those who wonder why it does not go on."""
        table = self.table
        return {
            "shows": self.now(),
            "text": self.page.locator("#page").inner_text()[:300],
            "said": self.said[-3:],
            "refused": [frame for frame in self.frames if frame["kind"] == "refused"][-3:],
            "table": {key: table.get(key) for key in ("version", "phase", "to_move", "legal")},
            "log": table.get("log", [])[-4:],
            "complaints": self.complaints,
        }
