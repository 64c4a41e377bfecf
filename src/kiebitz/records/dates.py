"""When a game was played, in the form of ISO 8601, whatever form a file has it in."""

import re
from datetime import UTC, datetime
from typing import Any, Final

from kiebitz.records.record import Record

DATE_KEY: Final = "date"
"""The key of a record's extra under which the date stands."""
_SERVER: Final = re.compile(r"(\d{4}-\d\d-\d\d)/(\d\d:\d\d:\d\d)/UTC")
_LONGEST: Final = 40


def now() -> str:
    """This moment, as records have it."""
    return _write_moment(datetime.now(UTC))


def date_of(record: Record) -> str:
    """When a game was played, in the form of ISO 8601; empty if the record does not say.

    >>> from kiebitz.games import Skat
    >>> passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> date_of(Record(passed, ("a", "b", "c"), {"date": "2026-11-18 19:24:00+01:00"}))
    '2026-11-18T18:24:00Z'
    """
    return iso_date(record.extra.get(DATE_KEY, ""))


def iso_date(text: Any) -> str:
    """A date as ISO 8601 has it: a moment in universal time, or a day; empty if it is none.

    >>> iso_date("2010-12-06/18:59:24/UTC"), iso_date("20101206"), iso_date("yesterday")
    ('2010-12-06T18:59:24Z', '2010-12-06', '')
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        return ""
    server = _SERVER.fullmatch(text)
    try:
        read = datetime.fromisoformat("T".join(server.groups()) + "Z" if server else text)
    except ValueError:
        return ""
    only_a_day = len(text) <= len("2010-12-06")
    return read.date().isoformat() if only_a_day else _write_moment(read)


def server_date(text: Any) -> str:
    """The same as the International Skat Server writes it; empty if there is no time of day.

    >>> server_date("2010-12-06T18:59:24Z")
    '2010-12-06/18:59:24/UTC'
    """
    moment = iso_date(text)
    day, has_time, time = moment.removesuffix("Z").partition("T")
    return f"{day}/{time}/UTC" if has_time and moment.endswith("Z") else ""


def _write_moment(moment: datetime) -> str:
    """In universal time, to the second; where no zone is named it stays as it was."""
    if moment.tzinfo is not None:
        try:
            moment = moment.astimezone(UTC).replace(tzinfo=None)
        except OverflowError:  # the first or the last day there is
            return ""
        return moment.isoformat(timespec="seconds") + "Z"
    return moment.isoformat(timespec="seconds")
