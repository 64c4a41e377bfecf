"""``kiebitz bench ladder``: what each technique of Kupferschmid 2003 gains."""

import time
from collections.abc import Callable
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from kiebitz.cli.bench.positions import random_deal
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_measured, print_sentence
from kiebitz.games import State
from kiebitz.solver import Rung, ladder_more_than, ladder_value


class Printed(NamedTuple):
    """A row of the summary in Kupferschmid 2003: per game, on an Athlon XP 2100+."""

    name: str
    nodes: int
    seconds: float


PRINTED = {
    Rung.TABLE: Printed("ab_tt", 85_000_000, 25.0),
    Rung.NULL_WINDOW: Printed("mws_tt", 2_500_000, 2.4),
    Rung.EQUIVALENCE: Printed("mws_equiv", 1_100_000, 1.4),
    Rung.SAFE_TRICKS: Printed("mws_ss", 500_000, 0.14),
    Rung.ORDERING: Printed("mws_mo", 150_000, 0.06),
}


def ladder(
    deals: Annotated[int, typer.Option(min=1, help="Random deals for the null-window rungs.")] = 50,
    table_deals: Annotated[
        int, typer.Option(min=0, help="Random deals for the first rung, which takes seconds each.")
    ] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 1,
) -> None:
    """The five-row table of Kupferschmid 2003, our nodes and times beside the printed ones.

    The first rung computes exact values, the others answer whether the declarer gets 61.
    """
    console = Console(highlight=False)
    rows = []
    before = 0.0
    for rung, printed in PRINTED.items():
        count = table_deals if rung is Rung.TABLE else deals
        if count == 0:
            continue
        nodes, seconds = _measure(rung, count, seed)
        rows.append(
            (
                f"{rung.name.lower()} ({printed.name})",
                f"{count:,}",
                f"{nodes:,.0f}",
                f"{printed.nodes:,}",
                f"{before / nodes:.1f}" if before else "",
                f"{1000 * seconds:,.2f}",
                f"{1000 * printed.seconds:,.0f}",
            )
        )
        before = nodes
    print_sentence(console, f"Per random suit game or grand, seed {seed}", style="bold")
    head = ["rung", "deals", "nodes", "printed nodes", "÷", "CPU ms", "printed ms"]
    print_measured(console, head, rows)
    print_sentence(
        console,
        "A node is one card played; ÷ is the gain over the row above. Printed: Athlon XP 2100+, 50 "
        "deals in the first row, 1,000 in the others; the thesis does not define its node.",
    )


def _measure(rung: Rung, count: int, seed: int) -> tuple[float, float]:
    """Mean nodes and CPU seconds per deal."""
    question: Callable[[State], int] = (
        (lambda state: ladder_value(state, rung=rung).nodes)
        if rung is Rung.TABLE
        else (lambda state: ladder_more_than(state, _bound(state), rung=rung).nodes)
    )
    states = [random_deal(seed, board) for board in range(count)]
    nodes = 0
    begun = time.process_time()
    with LateBars() as bars:
        for state in bars.track(states, rung.name.lower()):
            nodes += question(state)
    return nodes / count, (time.process_time() - begun) / count


def _bound(state: State) -> int:
    """More than this from the tricks makes 61 with the skat."""
    table = state.contract_table
    assert table is not None  # a position has a contract
    return 60 - sum(table.points(card) for card in state.details.skat)
