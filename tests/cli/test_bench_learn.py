"""``kiebitz bench learn``, with the smallest nets."""

import json
from importlib import import_module
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kiebitz import _core
from kiebitz.cli.app import app
from kiebitz.cli.bench.learn import TOGETHER, NetSpeed, print_learning, print_nets, some_views
from kiebitz.games import SkatContract
from kiebitz.learn.speed import LearningSpeed

TINY = ["--batch", "64", "--width", "8", "--depth", "1", "--seconds", "0.01"]


def shown_by(lines: object, *given: object) -> str:
    console = Console(file=StringIO(), width=120)
    lines(console, *given)  # type: ignore[operator]
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


def test_learning_and_our_nets_are_measured() -> None:
    done = CliRunner().invoke(app, ["bench", "learn", *TINY, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    learning = found["learning"]
    assert (learning["batch"], learning["width"], learning["depth"]) == (64, 8, 1)
    assert learning["games_a_second"] > 0
    assert 0 < learning["playing"] <= 1
    assert [net["name"] for net in found["nets"]] == ["suit games and grand", "null"]
    for net in found["nets"]:
        assert net["milliseconds"] > 0
        assert all(net["per_second"][str(together)] > 0 for together in TOGETHER)


def test_without_jax_our_nets_are_measured_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("kiebitz.cli.bench.learn")
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.setattr(module, "per_second", lambda work, items: 1000.0)
    done = CliRunner().invoke(app, ["bench", "learn"])
    assert done.exit_code == 0, done.output
    assert "learning needs JAX: pip install 'kiebitz[learn]'" in done.output
    assert "asked natively by the kernel" in done.output


def test_sizes_that_cannot_be_learned_with_are_refused() -> None:
    for words, named in (
        (["--batch", "100"], "a multiple of 32"),
        (["--depth", "0"], "depth should be at least 1"),
        (["--seconds", "0"], "the seconds should be more than 0"),
    ):
        result = CliRunner().invoke(app, ["bench", "learn", *words])
        assert named in str(result.exception)


def test_the_tables_say_what_was_measured() -> None:
    speed = LearningSpeed("NVIDIA H200", 65_536, 768, 4, 2_919_296, 90, 307_000.4, 0.47, 60.2)
    shown = shown_by(print_learning, speed)
    for word in ("NVIDIA H200", "307,000", "47\u00a0%", "53\u00a0%", "2,919,296"):
        assert word in shown
    shown = shown_by(print_nets, [NetSpeed("null", "SSE2", 0.25, dict.fromkeys(TOGETHER, 4321.0))])
    assert "0.25" in shown
    assert shown.count("4,321") == len(TOGETHER)


@pytest.mark.parametrize("contract", [SkatContract.GRAND, SkatContract.NULL])
def test_views_are_of_games_at_any_length(contract: SkatContract) -> None:
    views = some_views(60, (contract,))
    seen = {len(_core.skat_net_ones(view)) for view in views}
    assert len(seen) > 5
