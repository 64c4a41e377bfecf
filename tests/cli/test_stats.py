"""``kiebitz stats``: what is shown, in every width and language, and as JSON and plot."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from kiebitz.arena import duel
from kiebitz.cli.look import Look
from kiebitz.cli.plain_text import PLAIN
from kiebitz.cli.stats_tables import print_section
from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, Schieber
from kiebitz.records import load_records
from kiebitz.skill.statistics import Section, Statistics
from kiebitz.words import Language
from tests.cli.test_convert import ISS, XSKAT, kiebitz
from tests.skill.test_statistics import played


@pytest.fixture(scope="module")
def jass(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two kinds, with long names."""
    path = tmp_path_factory.mktemp("stats") / "jass.jsonl"
    records = [*played(Schieber.table(), 30), *played(Differenzler(), 30)]
    names = {"a": "somebody with a rather long name", "b": "Bärbel", "c": "c", "d": "_名$_^$"}
    lines = [
        json.dumps(record.to_dict() | {"players": [names[name] for name in record.players]})
        for record in records
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_the_numbers_of_the_games_are_shown() -> None:
    shown = kiebitz("stats", XSKAT, "--lang", "en").stdout
    assert "skat · 105 games" in shown
    (row,) = [line.split("  ") for line in shown.splitlines() if line.startswith("Computer2")][:1]
    cells = [cell.strip().replace("\u00a0", " ") for cell in row if cell.strip()]
    assert cells[:4] == ["Computer2", "105", "41.0 ± 15.5", "44 %"]


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("by", [[], ["--by", "contract"], ["--by", "month"], ["--by", "order"]])
def test_every_width_holds_every_number(
    columns: int, language: str, by: list[str], jass: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = kiebitz("stats", jass, ISS, *by, "--lang", language).stdout
    assert max(map(cell_len, shown.splitlines())) <= columns
    monkeypatch.setenv("COLUMNS", "2000")
    wide = kiebitz("stats", jass, ISS, *by, "--lang", language).stdout
    for line in wide.splitlines():
        for cell in line.split("  "):
            if any(sign.isdigit() for sign in cell) and "\u00a0" in cell:  # a number with its unit
                assert cell.strip() in shown


def test_a_split_shows_the_parts_of_one_player() -> None:
    shown = kiebitz("stats", XSKAT, "--player", "Computer1", "--by", "contract", "--lang", "de")
    rows = [line.split()[0] for line in shown.stdout.splitlines() if line.strip()]
    assert [row for row in rows if row in ("Karo", "Herz", "Pik", "Kreuz", "Grand", "Null")][
        :6
    ] == [
        "Karo",
        "Herz",
        "Pik",
        "Kreuz",
        "Grand",
        "Null",
    ]
    assert "Computer2" not in shown.stdout


def test_json_holds_all_figures_and_what_was_left_out() -> None:
    plain = json.loads(kiebitz("stats", ISS, XSKAT, "--by", "seat", "--json").stdout)
    assert plain["games"] == 122
    assert (plain["played"], plain["decided"], plain["unfinished"]) == (115, 6, 1)
    assert plain["broken"] == {"count": 1, "reasons": {"cards are hidden in it": 1}}
    (section,) = plain["sections"]
    assert (section["rules"], section["games"]) == ("skat", 121)
    first = section["players"][0]
    assert first["games"] == sum(part["games"] for part in first["by"]) == 105
    assert set(first["figures"]["won"]) == {"count", "mean", "low", "high"}


def test_what_is_broken_and_unfinished_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text(ISS.read_text("utf-8") + "nothing\n", encoding="utf-8")
    shown = kiebitz("stats", path, "--lang", "en").stdout
    assert "1 × no game is in it (line 19)" in shown
    assert "6 games were ended early by the server" in shown
    assert "1 game is unfinished" in shown


@pytest.mark.parametrize(
    ("ending", "by"),
    [
        ("svg", []),
        ("png", []),
        ("svg", ["--by", "contract"]),
        ("svg", ["--by", "month"]),
        ("svg", ["--by", "order"]),
    ],
)
def test_plots_are_drawn(ending: str, by: list[str], jass: Path, tmp_path: Path) -> None:
    plot = tmp_path / f"plot.{ending}"
    kiebitz("stats", ISS, *([] if by else [jass]), *by, "--plot", plot, "--lang", "de")
    if ending == "svg":
        assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    assert plot.stat().st_size > 5_000
    assert list(tmp_path.iterdir()) == [plot]


def test_a_plot_that_cannot_be_drawn_is_refused_before_reading(tmp_path: Path) -> None:
    for name, named in (("x.doc", "no plot"), ("nowhere/x.svg", "no folder")):
        with pytest.raises(BadOption, match=named):
            kiebitz("stats", tmp_path / "missing.jsonl", "--plot", tmp_path / name)


def test_luck_is_taken_out_on_demand(jass: Path, tmp_path: Path) -> None:
    schieber = tmp_path / "schieber.jsonl"
    lines = jass.read_text("utf-8").splitlines()[:30]
    schieber.write_text("\n".join(lines), encoding="utf-8")
    plain = json.loads(kiebitz("stats", schieber, "--luck", "greedy", "--json").stdout)
    for player in plain["sections"][0]["players"]:
        assert player["without_luck"]["count"] == player["games"] == 30
    assert "without luck" in " ".join(
        kiebitz("stats", schieber, "--luck", "greedy", "--lang", "en").stdout.split()
    )


def test_a_store_is_read_with_a_warning(tmp_path: Path) -> None:
    store = tmp_path / "arena.sqlite"
    duel("greedy", "random", game="schieber", boards=2, seed=7, workers=1, store=store)
    shown = kiebitz("stats", store, "--run", 1, "--lang", "en").stdout
    assert "schieber · 16 games" in shown
    assert "intervals are too narrow" in " ".join(shown.split())
    with pytest.raises(BadOption, match="see kiebitz results"):
        kiebitz("stats", store, "--luck", "greedy")


def test_mistakes_are_named(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(BadOption, match="nobody is called 'nobody'"):
        kiebitz("stats", ISS, "--player", "nobody")
    with pytest.raises(BadOption, match="there is no game with a result"):
        kiebitz("stats", empty)
    with pytest.raises(BadOption, match="there is no file"):
        kiebitz("stats", tmp_path / "missing.jsonl")


def test_games_that_are_watched_and_recorded_have_a_date(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"")
    kiebitz("watch", "schieber", "greedy", "--seed", 3, "--hands", 4, "--record", path)
    (section,) = json.loads(kiebitz("stats", path, "--json").stdout)["sections"]
    assert section["first_date"][:2] == "20"
    assert section["last_date"].endswith("Z")
    with pytest.raises(BadOption, match="there is no folder"):
        kiebitz("watch", "skat", "greedy", "--record", tmp_path / "nowhere" / "x.jsonl")


def test_names_that_get_longer_without_umlauts_stay_within_a_plain_terminal(
    jass: Path, tmp_path: Path
) -> None:
    umlauts = tmp_path / "umlauts.jsonl"
    text = jass.read_text("utf-8").replace("somebody with a rather long name", "ü" * 24)
    umlauts.write_text(text, encoding="utf-8")
    section = read_statistics(umlauts)
    file = TextIOWrapper(BytesIO(), encoding="ascii", errors=PLAIN)
    look = Look(language=Language.DE, encoding="ascii")
    print_section(Console(file=file, width=60), section, look, most=10)
    file.seek(0)
    shown = file.read()
    assert max(map(len, shown.splitlines())) <= 60
    assert "ue" * 12 in shown


def read_statistics(path: Path) -> Section:
    """The first section of the statistics of a file."""
    statistics = Statistics()
    for record in load_records(path):
        statistics.add(record)
    return next(iter(statistics.sections.values()))
