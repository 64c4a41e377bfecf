"""Dates in one form, whatever form they come in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.games import Skat
from kiebitz.records import Record, read_iss, write_iss
from kiebitz.records.dates import date_of, iso_date, now, server_date
from tests.records.test_iss import LINES
from tests.strategies import advance


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("2010-12-06/18:59:24/UTC", "2010-12-06T18:59:24Z"),
        ("2026-11-18T19:24:00+01:00", "2026-11-18T18:24:00Z"),
        ("2026-11-18 19:24", "2026-11-18T19:24:00"),
        ("2026-11-18", "2026-11-18"),
        ("20261118", "2026-11-18"),
        ("2026-13-18", ""),
        ("0001-01-01T00:00:00+14:00", ""),
        ("soon", ""),
        (7, ""),
        (None, ""),
        ("2" * 100_000, ""),
    ],
)
def test_dates_become_iso_8601(text: object, iso: str) -> None:
    assert iso_date(text) == iso


@given(st.text(max_size=30))
@settings(deadline=None)
def test_any_text_is_a_date_or_none(text: str) -> None:
    assert iso_date(iso_date(text)) == iso_date(text)


def test_the_servers_date_is_the_records_date() -> None:
    (record,) = read_iss([LINES[0]])
    assert record.extra["date"] == date_of(record) == "2010-12-06T18:59:24Z"
    assert server_date(date_of(record)) == record.extra["iss"]["tags"]["DT"]


def test_a_date_of_ours_goes_to_the_server_format_and_back() -> None:
    date = now()
    record = Record(advance(Skat().deal(seed=1), 1000, 1), ("a", "b", "c"), {"date": date})
    (again,) = read_iss([write_iss(record)])
    assert date_of(again) == date
    day = Record(record.state, record.players, {"date": "2026-11-18"})
    assert "DT[" not in write_iss(day)
