"""``kiebitz bench solver --beside``: old and new solver on the same deals, and how they compare."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from kiebitz.cli.bench.beside import Compared, Installation, compare
from kiebitz.cli.bench.measuring import Question
from kiebitz.cli.bench.report import machine, short, short_nodes, speak_title
from kiebitz.cli.bench.rows import Row
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak
from kiebitz.games import State
from kiebitz.solver.declared_deals import DeclaredDeal


@dataclass(frozen=True, slots=True)
class Comparison:
    """A row and what both took."""

    row: Row
    compared: Compared

    @property
    def faster(self) -> float:
        """How many times as fast the new one is."""
        old, new = self.compared.ms
        return old / new


def compare_rows(python: str, rows: list[Row], quick: bool) -> list[Comparison]:
    """Every row that has deals, the other installation as the old one."""
    found = []
    with (
        Installation(python) as old,
        Installation(sys.executable) as new,
        LateBars() as bars,
    ):
        for row in rows:
            if deals := row.deals(quick):
                shown = bars.track(deals, speak_title(row))
                questions = questions_of(row.question, shown)
                found.append(Comparison(row, compare(old, new, questions)))
    return found


def questions_of(question: Question, deals: Iterable[DeclaredDeal]) -> Iterable[dict[str, Any]]:
    """The question about each deal, as it is sent."""
    for deal in deals:
        yield {
            "task": "solver",
            "position": plain_position(deal.state),
            "total": question.total,
            "each_card": question.each_card,
        }


def plain_position(state: State) -> dict[str, Any]:
    """A position at the start of its card play, by the arguments of `Rules.position`."""
    facts = {
        "rules": state.rules.name,
        "hands": [str(hand) for hand in state.hands],
        "leader": state.leader,
    }
    details = state.details
    if state.rules.teams:
        return facts | {"mode": details.mode.name}
    return facts | {
        "contract": details.contract.name,
        "declarer": details.declarer,
        "skat": str(details.skat),
    }


def print_table(console: Console, found: list[Comparison]) -> None:
    """A row each, below the question."""
    rows: list[list[str]] = []
    question = ""
    for one in found:
        if one.row.question.name != question:
            question = one.row.question.name
            rows.append([question])
        rows.append(_cells(one))
    columns = ["deals", "old", "new", "faster", "old nodes", "new nodes", "fewer"]
    print_measured(console, ["CPU ms per question", *columns], rows)


def _cells(one: Comparison) -> list[str]:
    nodes = one.compared.nodes
    cells = [f" {speak(one.row.name)}", f"{len(one.compared.old):,}"]
    cells += [*map(short, one.compared.ms), f"{one.faster:.2f}\u00a0×"]
    if nodes is None:
        return [*cells, "", "", ""]
    return [*cells, *map(short_nodes, nodes), _ratio(*nodes)]


def _ratio(old: float, new: float) -> str:
    return f"{old / new:.2f}\u00a0×" if new else "–"


def print_comparison(console: Console, python: str, found: list[Comparison]) -> None:
    """The table and what it compares."""
    print_table(console, found)
    differ = sum(one.compared.differ for one in found)
    if differ:
        text = f"{differ:,} answers differ: one of the two is wrong"
        print_sentence(console, text, style="bold red")
    print_sentence(
        console,
        f"old: {python}; new: this installation. Both answer each question in turn, three times, "
        f"with an empty table; the fastest counts. Mean CPU ms, the call from Python included. "
        f"{machine()['cpu']}.",
    )


def as_plain(python: str, found: list[Comparison]) -> dict[str, Any]:
    """All figures, for other programs."""
    return {
        "machine": machine(),
        "beside": python,
        "differ": sum(one.compared.differ for one in found),
        "rows": [
            {
                "question": one.row.question.name,
                "name": one.row.name,
                "deals": len(one.compared.old),
                "mean_ms": one.compared.ms,
                "mean_nodes": one.compared.nodes,
                "faster": one.faster,
            }
            for one in found
        ],
    }
