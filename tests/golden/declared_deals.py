"""Skat deals as XSkat 4.0 really declared them, with the verdict of two independent solvers.

As a command, all deals of a file against the solver (or the ladder), an empty table for each:

    python -m tests.golden.declared_deals FILE [--ladder]
"""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kiebitz import _core
from kiebitz.games import Skat, SkatContract, State
from kiebitz.solver import ladder_more_than


class DeclaredDeal(NamedTuple):
    """A deal at its first card."""

    state: State
    reaches_61: bool | None
    """With all cards open and best play by all; None for null."""


def declared_deals(path: Path) -> Iterator[DeclaredDeal]:
    """The deals of a file, one JSON object per line."""
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        state = Skat().position(
            [" ".join(hand) for hand in data["hands"]],
            contract=SkatContract[data["contract"].upper()],
            declarer=data["declarer"],
            leader=data["leader"],
            skat=" ".join(data["skat"]),
        )
        yield DeclaredDeal(state, data.get("reaches_61"))


def tricks_needed(state: State) -> int:
    """More than this from the tricks makes 61 with the skat."""
    table = state.contract_table
    assert table is not None
    return 60 - sum(table.points(card) for card in state.details.skat)


def main() -> None:
    """The command."""
    path, *options = sys.argv[1:]
    by_ladder = "--ladder" in options
    asked: dict[SkatContract, list[tuple[int, float]]] = {}
    for deal in declared_deals(Path(path)):
        if deal.reaches_61 is None:
            continue
        begun = time.process_time()
        if by_ladder:
            yes, nodes, _ = ladder_more_than(deal.state, tricks_needed(deal.state))
        else:
            (low, _), nodes = _core.skat_ask(deal.state._core, 61, None, None)  # type: ignore[arg-type]
            yes = low >= 61
        spent = time.process_time() - begun
        assert yes == deal.reaches_61, deal.state.to_json()
        asked.setdefault(deal.state.details.contract, []).append((nodes, spent))
    for contract, costs in asked.items():
        nodes_mean = sum(nodes for nodes, _ in costs) / len(costs)
        times = sorted(1000 * spent for _, spent in costs)
        mean, median, p99 = (
            sum(times) / len(times),
            times[len(times) // 2],
            times[-len(times) // 100],
        )
        print(
            f"{contract.name.lower()}: {len(costs)} verdicts agree; {nodes_mean:,.0f} nodes, "
            f"CPU ms mean {mean:.2f}, median {median:.2f}, p99 {p99:.2f}"
        )


if __name__ == "__main__":
    main()
