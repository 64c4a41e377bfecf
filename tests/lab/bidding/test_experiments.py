"""What the experiments on bidders count, on few deals."""

from kiebitz.games import Skat
from kiebitz.games.skat import seeger_fabian
from kiebitz.lab import Report, experiment_named
from kiebitz.lab.bidding.bandit import (
    BIDDERS,
    CARDS,
    PRINTED_CONTRACTS,
    Played,
    play_board,
)
from kiebitz.lab.bidding.bandit import report as report_on_bidders
from kiebitz.lab.bidding.classifiers import (
    PASSES,
    PRINTED,
    PRINTED_WON,
    Counted,
    count_kind,
)
from kiebitz.lab.bidding.classifiers import report as report_on_classifiers
from kiebitz.lab.bidding.training import THRESHOLDS, Setting
from kiebitz.players import make_player

FEW = Setting(training=80, validation=40, runs=4)


def column(report: Report, table: int, row: str) -> list[str]:
    """The figures of a row."""
    (found,) = [list(cells[1:]) for cells in report.tables[table].rows if cells[0] == row]
    return found


def test_both_can_be_asked_for_by_name() -> None:
    for name in ("classifiers", "bandit"):
        assert experiment_named(name).name == name


def test_the_printed_tables_are_those_of_the_thesis() -> None:
    assert sum(PRINTED.row) == 54_000
    assert sum(map(sum, PRINTED_WON)) == PRINTED.true_positive + PRINTED.false_negative
    assert sum(PRINTED_CONTRACTS["thesis, a = 0.3"]) == 851


def test_each_classifier_is_counted_on_both_kinds_of_deals() -> None:
    found = list(count_kind(FEW, 4, 1))
    assert {(one.passes, one.threshold) for one in found} == {
        (passes, threshold) for passes in PASSES for threshold in THRESHOLDS
    }
    for one in found:
        assert [sum(counts.row) for counts in one.counts] == [40, 40]
    assert len({one.counts[0].majority for one in found}) == 1  # the same deals for all


def test_the_report_pools_all_and_names_the_thesis_beside() -> None:
    found: list[Counted] = [*count_kind(FEW, 4, 0), *count_kind(FEW, 5, 2)]
    report = report_on_classifiers(found, FEW)
    assert column(report, 0, "thesis") == ["88.9", "93.5", "17.6", "19.5"]
    assert len(report.tables[0].rows) == 1 + len(PASSES) * len(THRESHOLDS) * 2
    assert [row[0] for row in report.tables[1].rows] == ["grand, 0", "null, 2"]
    counts = [int(cell) for cell in column(report, 1, "null, 2")]
    assert sum(counts) == 40
    assert column(report, 2, "null, 2")[0] == "4.0"


def test_a_board_is_one_deal_for_every_bidder() -> None:
    for bidder in BIDDERS:
        make_player(f"greedy(bidder={bidder})")
    one, two = (play_board("null", "greedy", seed=3, board=4) for _ in range(2))
    assert one == two
    contracts = {play_board("null", CARDS, seed=3, board=b).contract_name for b in range(6)}
    assert contracts <= {"null", "passed"}


def test_what_was_declared_and_won_is_counted() -> None:
    results = [play_board("plain", "greedy", seed=1, board=board) for board in range(12)]
    declared = tuple(result for result in results if result.declarer is not None)
    report = report_on_bidders([Played("plain", 12, declared)], 12)
    row = column(report, 0, "plain")
    won = sum(result.won for result in declared)
    assert row[:2] == [str(len(declared)), f"{100 * won / len(declared):.1f} %"]
    whole = sum(sum(seeger_fabian(result)) for result in declared)
    assert row[4] == f"{whole / len(declared):.2f}"
    contracts = [int(cell) for cell in column(report, 1, "plain")]
    assert 98 <= sum(contracts[:6]) <= 102
    assert column(report, 0, "thesis, a = 0")[:2] == ["4", "94.4 %"]
    assert Skat().seats == 3
