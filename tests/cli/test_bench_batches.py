"""``kiebitz bench batches``, at a tenth of its size."""

import json
import sys

from kiebitz.cli.bench.batches import WORKS
from tests.cli.test_commands import kiebitz


def test_old_and_new_stand_side_by_side() -> None:
    """Beside itself, so that both are there."""
    done = kiebitz("bench", "batches", "--quick", "--json", "--beside", sys.executable)
    rows = json.loads(done.stdout)["rows"]
    assert [row["name"] for row in rows] == list(WORKS)
    assert all(row["old"] > 0 and row["new"] > 0 for row in rows)


def test_alone_it_shows_what_it_took() -> None:
    shown = kiebitz("bench", "batches", "--quick").stdout
    assert "1,000 verdicts, in one call" in shown
    assert "faster" not in shown
