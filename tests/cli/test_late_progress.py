"""The bar that appears late."""

import io

import pytest
from rich.console import Console

from kiebitz.cli import late_progress
from kiebitz.cli.late_progress import LateProgress


def shown(*, terminal: bool) -> str:
    """What is written while half of 12,345 games are done."""
    console = Console(file=io.StringIO(), force_terminal=terminal, width=100)
    with LateProgress(unit="games", console=console) as progress:
        progress.update(0.5, 12_345)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_nothing_is_shown_while_it_is_quick() -> None:
    assert shown(terminal=True) == ""


def test_share_and_count_are_shown_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_progress, "PATIENCE", 0.0)
    assert "50%" in shown(terminal=True)
    assert "12,345 games" in shown(terminal=True)


def test_a_file_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_progress, "PATIENCE", 0.0)
    assert shown(terminal=False).strip() == ""
