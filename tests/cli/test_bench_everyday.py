"""``kiebitz bench everyday``, at a tenth of its size."""

import json
from pathlib import Path

import pytest

from kiebitz.cli.bench import everyday_figures
from kiebitz.cli.bench.everyday_figures import Figure, build_figure, find_unit_times
from kiebitz.errors import BadOption
from tests.cli.test_commands import kiebitz


def test_old_and_new_stand_side_by_side() -> None:
    figures = json.loads(kiebitz("bench", "everyday", "--quick", "--json").stdout)["figures"]
    assert [one["what"].split(",")[0] for one in figures] == ["Skat", "Schieber", "kiebitz --help"]
    assert all(one["old"] > 0 and one["new"] > 0 and one["bar"] > 0 for one in figures)


def test_more_games_and_fewer_seconds_are_better() -> None:
    rate = Figure("games", old=100, new=300, unit="games", bar=200)
    assert (rate.faster, rate.met) == (3, True)
    time = Figure("start", old=0.5, new=0.25, unit="s", bar=0.2)
    assert (time.faster, time.met) == (2, False)


def test_the_slowest_unit_is_read_from_the_tool(tmp_path: Path) -> None:
    script = tmp_path / "tools" / "unit_times.py"
    script.parent.mkdir()
    script.write_text("print('  5.55 s  a.cpp\\n  3.21 s  b.cpp')\nraise SystemExit(1)\n")
    assert build_figure(script).new == 5.55
    script.write_text("raise SystemExit('no build folder')\n")
    with pytest.raises(BadOption, match="no build folder"):
        build_figure(script)


def test_without_sources_there_is_no_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(everyday_figures, "UNIT_TIMES", Path("nowhere.py"))
    with pytest.raises(BadOption, match="native sources"):
        find_unit_times()
