"""``kiebitz bench batches``, at a tenth of its size."""

import json
import sys
from io import StringIO

from rich.console import Console

from kiebitz.cli.bench.batches import WORKS, Work, print_table
from tests.cli.test_commands import kiebitz


def test_old_and_new_stand_side_by_side() -> None:
    """Beside itself, so that both are there."""
    done = kiebitz("bench", "batches", "--quick", "--json", "--beside", sys.executable)
    rows = json.loads(done.stdout)["rows"]
    assert [row["name"] for row in rows] == list(WORKS)
    assert all(row["old"] > 0 and row["new"] > 0 for row in rows)


def test_alone_it_shows_what_it_took() -> None:
    shown = kiebitz("bench", "batches", "--quick").stdout
    assert "faster" not in shown
    assert "new" not in shown.split()


def test_it_says_how_much_was_done() -> None:
    done = kiebitz("bench", "batches", "--quick", "--json")
    counts = {row["name"]: row["count"] for row in json.loads(done.stdout)["rows"]}
    assert counts["worlds_in_a_batch"] == 4
    assert counts["search_alone"] == 5_000
    assert 0 < counts["verdicts_in_a_batch"] <= 100
    console = Console(file=StringIO(), width=100)
    print_table(console, [Work(name, 1.0, count=count) for name, count in counts.items()])
    shown = console.file.getvalue()
    assert "4 worlds, every card, in one call" in shown
    assert "5,000 iterations" in shown
    assert "1,000 verdicts" not in shown
