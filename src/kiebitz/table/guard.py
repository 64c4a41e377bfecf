"""Who may ask the server at all: this machine, or who has the key; never a foreign page.

A page of somebody else's in the same browser may send requests here. It is known by its `Origin`;
one that has had its own name point to this machine is known by the `Host`.
"""

import os
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple

from kiebitz.errors import BadOption
from kiebitz.table.refusals import NeedsKey, NotYours, TooFast

_HOST: Final = re.compile(r"([^\[\]:@/]+|\[[0-9a-f:.]+\])(?::\d{1,5})?")
PERSON: Final = "kiebitz_person"
"""The cookie of former versions; those of now name the book as well."""
KEY_FILE: Final = "key"
SHORTEST_KEY: Final = 16
REQUESTS_PER_SECOND: Final = 50.0
MOST_AT_ONCE: Final = 150.0
MOST_REMEMBERED: Final = 10_000
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Sent with every answer: nothing from elsewhere is loaded, nobody frames the page."""


def is_loopback(host: str) -> bool:
    """Whether a server on this address can be reached from this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("0.0.0.0")
    (True, False)
    """
    if host in ("localhost", "[::1]"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a name: whoever owns it says where it points
        return False


def _key_kept_in(home: Path) -> str:
    """The key of this server, made the first time; only its keeper may read the file."""
    path = home / KEY_FILE
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileExistsError):
            made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(made, "w") as file:
                file.write(secrets.token_urlsafe(16))
        key = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"the key of the table cannot be kept in {str(path)!r}: {error}") from error
    if len(key) < SHORTEST_KEY:
        raise BadOption(f"the key in {str(path)!r} is too short: delete the file for a new one")
    return key


class CookieNames(NamedTuple):
    """What the cookies of a server are called: browsers tell ports of one machine not apart, so
    that every book has names of its own.

    >>> CookieNames.of("1f2e3d4c")
    CookieNames(person='kiebitz_person_1f2e3d4c', key='kiebitz_key_1f2e3d4c')
    """

    person: str
    key: str

    @staticmethod
    def of(book: str) -> "CookieNames":
        """For the server of the book with this id."""
        return CookieNames(f"{PERSON}_{book}", f"kiebitz_key_{book}")


@dataclass
class Guard:
    """What a server asks of those who come."""

    key: str | None = None
    """Asked for unless the server listens on this machine alone."""
    _recent: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    @staticmethod
    def for_host(host: str, home: Path) -> "Guard":
        """A guard for a server that listens there; its key is kept, so that links stay good."""
        return Guard(None if is_loopback(host) else _key_kept_in(home))

    def check_host(self, headers: Mapping[str, str]) -> None:
        """Refuse names that somebody else has made point here."""
        named = _HOST.fullmatch(headers.get("host", "").lower())
        if self.key is None and not (named and is_loopback(named[1])):
            raise NotYours("this server answers to localhost alone")

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse what a page of somebody else's has sent."""
        origin = headers.get("origin")
        if origin is None:
            self.check_site(headers)
            return
        if not origin.lower().endswith(f"://{headers.get('host', '?').lower()}"):
            raise NotYours("this was sent by another page")

    def check_site(self, headers: Mapping[str, str]) -> None:
        """Refuse what a browser says that another page has led to."""
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise NotYours("this was sent by another page")

    def check_key(self, headers: Mapping[str, str], cookie: str | None) -> None:
        """Refuse who does not have the key, in a header or a cookie."""
        if self.key is None:
            return
        given = headers.get("authorization", "").removeprefix("Bearer ")
        if not any(self.is_key(text) for text in (given, cookie or "")):
            raise NeedsKey("this server asks for its key: open the address that it has printed")

    def is_key(self, text: str) -> bool:
        """Whether this is the key."""
        return self.key is not None and compare_digest(text.encode(), self.key.encode())

    def count(self, who: str, *, now: float | None = None) -> None:
        """Count a request; more than a person makes are refused.

        >>> guard = Guard()
        >>> for _ in range(150):
        ...     guard.count("Ada", now=1.0)
        >>> guard.count("Ada", now=1.0)
        Traceback (most recent call last):
        kiebitz.table.refusals.TooFast: too many requests: wait a moment
        """
        now = time.monotonic() if now is None else now
        left, since = self._recent.pop(who, (MOST_AT_ONCE, now))
        left = min(MOST_AT_ONCE, left + (now - since) * REQUESTS_PER_SECOND)
        self._recent[who] = (max(0.0, left - 1), now)
        if len(self._recent) > MOST_REMEMBERED:
            self._recent.popitem(last=False)
        if left < 1:
            raise TooFast("too many requests: wait a moment")
