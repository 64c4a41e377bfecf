"""``kiebitz bench solver``."""

import json
from pathlib import Path

import pytest

from kiebitz.cli.bench.measuring import Figures, Measured
from kiebitz.cli.bench.positions import LOW_HAND, PLAIN_MODES, Deals
from kiebitz.solver.declared_deals import DealSet, DeclaredDeal, deal_to_line, declared_deals
from tests.cli.test_commands import kiebitz


def easy_deals() -> list[DeclaredDeal]:
    """Ten deals with their verdicts."""
    return declared_deals(DealSet.DECLARED)[:10]


def written(deals: list[DeclaredDeal], path: Path) -> str:
    """A file of these deals."""
    path.write_text("".join(deal_to_line(deal) + "\n" for deal in deals), encoding="utf-8")
    return str(path)


def test_a_table_fits_a_narrow_terminal() -> None:
    shown = kiebitz("bench", "solver", "--quick", "--only", "suit", columns="80")
    assert shown.returncode == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert "worlds/s" in shown.stdout
    assert "…" not in shown.stdout
    assert any("verdicts compared with known ones: 0 wrong" in line for line in lines)


def test_figures_come_as_json() -> None:
    plain = json.loads(
        kiebitz("bench", "solver", "--quick", "--only", "null won", "--json", "-").stdout
    )
    assert plain["wrong"] == 0
    assert plain["machine"]["python"]
    assert plain["floor_ms"] > 0
    assert [row["name"] for row in plain["rows"]] == [
        "declared null",
        "fresh null",
        "random low hands",
    ]
    row = plain["rows"][0]
    assert row["deals"] == 10
    assert row["bar"] == {"mean": 0.1}
    assert row["best_public"] == {"mean": 26, "median": 11, "p99": 169}
    assert row["met"] is (row["mean_ms"] <= 0.1)
    assert row["median_ms"] <= row["p99_ms"]
    assert row["mean_nodes"] >= 0


def test_json_goes_to_a_file_beside_the_table(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    shown = kiebitz("bench", "solver", "--quick", "--only", "fresh null", "--json", str(path))
    assert "fresh null" in shown.stdout
    assert len(json.loads(path.read_text(encoding="utf-8"))["rows"]) == 1


def test_own_deals_take_the_place_of_the_declared_ones(tmp_path: Path) -> None:
    path = written(easy_deals(), tmp_path / "deals.txt")
    plain = json.loads(kiebitz("bench", "solver", "--file", path, "--json", "-").stdout)
    assert {row["name"] for row in plain["rows"]} <= {"declared suit", "declared grand"}
    assert sum(row["checked"] for row in plain["rows"]) == 4 * 10


def test_a_wrong_verdict_is_told_and_fails(tmp_path: Path) -> None:
    first, *others = easy_deals()
    tampered = [DeclaredDeal(first.state, not first.reaches_61), *others]
    path = written(tampered, tmp_path / "deals.txt")
    shown = kiebitz("bench", "solver", "--file", path, "--only", "reaches 61")
    assert shown.returncode == 1
    assert "20 verdicts compared with known ones: 2 wrong" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--only", "poker"), "no row has 'poker' in its name"),
        (("--file", "/nowhere/at/all"), "there is no file"),
        (("--json", "/nowhere/at/all"), "there is no folder for"),
    ],
)
def test_mistakes_end_in_one_clear_sentence(arguments: tuple[str, ...], named: str) -> None:
    refused = kiebitz("bench", "solver", *arguments)
    assert refused.returncode == 1
    assert named in " ".join(refused.stderr.split())


def test_two_threads_are_compared_with_one() -> None:
    shown = kiebitz("bench", "solver", "--threads-check", "--quick")
    assert shown.returncode == 0, shown.stderr
    assert "times as fast" in " ".join(shown.stdout.split())


def test_the_ladder_is_measured() -> None:
    shown = kiebitz("bench", "ladder", "--deals", "2", "--table-deals", "0")
    assert shown.returncode == 0, shown.stderr
    assert "mws_mo" in shown.stdout


def test_random_positions_depend_on_the_seed_alone() -> None:
    def hands(seed: int) -> list[str]:
        deals = Deals(seed)
        drawn = [*deals.low_null(3), *deals.jass(PLAIN_MODES, 6, 3)]
        return [str(deal.state.hands) for deal in drawn]

    assert hands(5) == hands(5)
    assert hands(5) != hands(6)
    for deal in Deals(5).low_null(3):
        assert sum(card.rank - 1 for card in deal.state.hands[0]) <= LOW_HAND


def test_a_bar_names_what_misses_it() -> None:
    measured = Measured(tuple(float(i) for i in range(1, 101)), nodes=1000, checked=0, wrong=0)
    assert (measured.mean, measured.median, measured.p99) == (50.5, 50.5, 99)
    assert Figures(mean=50.5, p99=99, mean_nodes=10).missed_by(measured) == []
    assert Figures(mean=50, p99=98, mean_nodes=9).missed_by(measured) == [
        "mean",
        "p99",
        "mean_nodes",
    ]
    assert Figures(per_second=19).missed_by(measured) == []
    assert Figures(per_second=20).missed_by(measured) == ["per_second"]
