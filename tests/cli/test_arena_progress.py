"""The progress of a tournament."""

import io

from rich.console import Console

from kiebitz.arena.running import open_run
from kiebitz.cards import Language
from kiebitz.cli.arena_progress import ArenaProgress
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.look import Look
from kiebitz.records.store import Store
from tests.arena.matches import quick_match


def test_a_line_says_how_many_boards_are_played_in_the_language() -> None:
    file, now = io.StringIO(), [0.0]
    with Store(":memory:") as store:
        run = open_run(store, quick_match(), boards=2000, versions={})
        bars = LateBars(console=Console(file=file, width=200), clock=lambda: now[0])
        with ArenaProgress([run], [], Look(language=Language.DE), bars=bars) as progress:
            now[0] = 2.0
            progress.update([run])
    assert file.getvalue().endswith("0 %, 0 von 2.000 Verteilungen\n")
    assert "greedy – random(bidder=plain): " in file.getvalue()
