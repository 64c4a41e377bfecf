"""Summaries in a notebook: each comparison with its interval, and what is known of it."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from kiebitz.display.markup import Content, element
from kiebitz.display.pieces import frame, interval, listing, number, say, whole

GOOD, BAD = "better", "worse"


def show_summary(rows: Sequence[dict[str, Any]]) -> str:
    """A row for each comparison: who, by how much, how sure."""
    ends = [abs(row[end]) for row in rows for end in ("low", "high") if isfinite(row[end])]
    means = [abs(row["difference"]) for row in rows if isfinite(row["difference"])]
    reach = max([*ends, *means, 1e-9])
    sure = say("confidence", percent=f"{100 * rows[0]['confidence']:g}") if rows else ""
    head = ["", "", say("difference"), "", sure, say("boards"), "p", ""]
    return frame(listing(head, [_row(row, reach) for row in rows], "comparisons"))


def _row(row: dict[str, Any], reach: float) -> list[Content]:
    sides = f"{number(row['low'], 2, signed=True)} … {number(row['high'], 2, signed=True)}"
    return [
        element("span", row["first"], class_="name"),
        element("span", row["second"], class_="name"),
        element("b", number(row["difference"], 2, signed=True)),
        interval(row["low"], row["difference"], row["high"], reach),
        sides,
        whole(row["boards"]),
        "< 0.001" if row["p"] < 0.001 else number(row["p"], 3),
        element("span", _standing(row["standing"]), class_=_look(row["standing"])),
    ]


def _standing(standing: str) -> str:
    return say(f"standing_{standing.replace(' ', '_')}")


def _look(standing: str) -> str:
    return "good" if standing == GOOD else "bad" if standing == BAD else "soft"
