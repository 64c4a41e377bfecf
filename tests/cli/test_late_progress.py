"""What is shown of things that take long."""

import io
import threading

import pytest
from rich.console import Console

from kiebitz.cli import late_progress
from kiebitz.cli.late_progress import LateBars, LateProgress, Pace, late_wait


def fresh(*, terminal: bool) -> Console:
    """A console that keeps what is written."""
    return Console(file=io.StringIO(), force_terminal=terminal, width=100)


def written(console: Console) -> str:
    """What it kept."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def shown(*, terminal: bool, after: float) -> str:
    """What is written while half of 12,345 games are done."""
    console, clock = fresh(terminal=terminal), Clock()
    with LateProgress(unit="games", console=console, clock=clock) as progress:
        clock.now = after
        progress.update(0.5, 12_345)
    return written(console)


@pytest.mark.parametrize("terminal", [True, False])
def test_nothing_is_shown_while_it_is_quick(terminal: bool) -> None:
    assert shown(terminal=terminal, after=1.9) == ""


def test_share_and_count_are_shown_later() -> None:
    output = shown(terminal=True, after=2.0)
    assert "50%" in output
    assert "12,345 games" in output


def test_a_file_gets_a_line_instead_of_a_bar() -> None:
    assert shown(terminal=False, after=2.0) == "50 %, 12,345 games\n"


def test_signs_become_rarer_and_then_come_once_a_minute() -> None:
    pace = Pace(begun=100.0)
    times = [second for second in range(100, 500) if pace.is_due(second)]
    assert times[:5] == [102, 104, 108, 116, 132]
    assert {later - earlier for earlier, later in zip(times[-4:], times[-3:], strict=False)} == {60}


class TellingFile(io.StringIO):
    """A file that says when something is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = threading.Event()

    def write(self, text: str) -> int:
        self.heard.set()
        return super().write(text)


def test_a_single_long_call_is_spoken_of_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_progress, "PATIENCE", 0.01)
    file = TellingFile()
    with late_wait("looking at all cards …", console=Console(file=file)):
        assert file.heard.wait(30)
    assert "looking at all cards …" in file.getvalue()


def test_every_group_that_is_not_finished_is_in_the_line() -> None:
    console, clock = fresh(terminal=False), Clock()
    with LateBars(console=console, clock=clock) as bars:
        done, half = bars.add("[first]", total=10), bars.add("second", total=10)
        clock.now = 2.0
        bars.update(half, 5, note="5 of 10 boards")
        bars.update(done, 10)
        clock.now = 4.0
        bars.update(half, 6, note="6 of 10 boards")
    assert written(console).splitlines() == [
        "[first]: 0 %; second: 50 %, 5 of 10 boards",
        "second: 60 %, 6 of 10 boards",
    ]


def test_items_are_tracked_one_by_one() -> None:
    console, clock = fresh(terminal=False), Clock()
    with LateBars(console=console, clock=clock) as bars:
        for letter in bars.track("abc", "letters"):
            clock.now += 2.0 if letter == "b" else 0.0
    assert written(console) == "letters: 67 %, 2/3\n"
