"""``kiebitz bench solver --beside``: two installations, here always the same one twice."""

import json
import sys
from pathlib import Path

import pytest

from kiebitz.cli.bench.beside import Compared, Installation, compare
from kiebitz.cli.bench.positions import PLAIN_MODES, Deals
from kiebitz.cli.bench.rows import EVERY_CARD_61, NULL_WON, REACHES_61, SCHIEBER_EXACT
from kiebitz.cli.bench.solver_beside import questions_of
from kiebitz.solver.declared_deals import DealSet, declared_deals
from tests.cli.test_bench_solver import written
from tests.cli.test_commands import kiebitz


def easy_file(path: Path) -> str:
    """Two deals of the package."""
    return written(declared_deals(DealSet.DECLARED)[:2], path)


def executable(path: Path, text: str) -> str:
    """A script that stands for a Python."""
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_kiebitz_beside_itself_has_the_same_nodes_and_answers(tmp_path: Path) -> None:
    shown = kiebitz(
        *("bench", "solver", "--file", easy_file(tmp_path / "deals.txt"), "--json", "-"),
        *("--only", "reaches 61", "--beside", sys.executable),
    )
    assert shown.returncode == 0, shown.stderr
    plain = json.loads(shown.stdout)
    assert plain["differ"] == 0
    assert [row["question"] for row in plain["rows"]] == ["reaches 61?", "every card: reaches 61?"]
    for row in plain["rows"]:
        old, new = row["mean_nodes"]
        assert old == new > 0
        assert row["faster"] == pytest.approx(row["mean_ms"][0] / row["mean_ms"][1])


def test_the_table_shows_old_new_and_ratio_on_a_narrow_terminal(tmp_path: Path) -> None:
    shown = kiebitz(
        *("bench", "solver", "--file", easy_file(tmp_path / "deals.txt")),
        *("--only", "reaches 61? declared", "--beside", sys.executable),
        columns="80",
    )
    assert shown.returncode == 0, shown.stderr
    lines = shown.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0].split()[-8:] == [
        "old",
        "new",
        "faster",
        "old",
        "nodes",
        "new",
        "nodes",
        "fewer",
    ]
    assert "1.00\N{NO-BREAK SPACE}×" in shown.stdout  # of the nodes
    assert "differ" not in shown.stdout


def test_all_kinds_of_questions_can_be_sent() -> None:
    deals = Deals(3)
    with Installation(sys.executable) as one:
        for question, drawn in (
            (NULL_WON, deals.low_null(1)),
            (EVERY_CARD_61, deals.declared("grand", 1)),
            (SCHIEBER_EXACT, deals.jass(PLAIN_MODES, 4, 1)),
        ):
            compared = compare(one, one, questions_of(question, drawn), rounds=1)
            assert compared.differ == 0
            assert compared.nodes is not None


def test_a_difference_is_told_and_nodes_may_be_missing() -> None:
    ours = ({"ms": 1.0, "nodes": 10, "answer": [True]}, {"ms": 2.0, "nodes": 20, "answer": [True]})
    other = ({"ms": 3.0, "nodes": None, "answer": [True]}, ours[1] | {"answer": [False]})
    assert Compared(ours, ours).nodes == (15, 15)
    compared = Compared(other, ours)
    assert (compared.differ, compared.ms, compared.nodes) == (1, (2.5, 1.5), None)


def test_each_question_is_asked_of_both_in_turn_and_the_fastest_counts() -> None:
    asked: list[str] = []

    class Side(Installation):
        def ask(self, question: dict[str, object]) -> dict[str, object]:
            asked.append(self.python)
            return {"ms": 9.0 - len(asked), "nodes": 1, "answer": question["number"]}

    compared = compare(Side("a"), Side("b"), [{"number": 1}, {"number": 2}], rounds=2)
    assert "".join(asked) == "baba" + "abab"
    assert [answer["ms"] for answer in compared.old] == [5.0, 2.0]
    assert [answer["ms"] for answer in compared.new] == [6.0, 1.0]


@pytest.mark.parametrize(
    ("script", "named"),
    [
        (None, "cannot run"),
        ("exit 3", "does not answer: it ended without a word"),
        ("echo No module named kiebitz >&2; exit 1", "does not answer: No module named kiebitz"),
        ("echo hello", "does not answer"),
    ],
)
def test_another_python_without_kiebitz_is_named(
    tmp_path: Path, script: str | None, named: str
) -> None:
    python = tmp_path / "python"
    if script is not None:
        executable(python, script)
    refused = kiebitz("bench", "solver", "--only", REACHES_61.name, "--beside", str(python))
    assert refused.returncode == 1
    assert named in " ".join(refused.stderr.split())
