"""Skat deals as XSkat 4.0 really declared them, with the verdict of two independent solvers.

As a command, all deals of a file against the ladder:

    python -m tests.golden.declared_deals FILE
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

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
    checked = nodes = 0
    for deal in declared_deals(Path(sys.argv[1])):
        if deal.reaches_61 is None:
            continue
        answer = ladder_more_than(deal.state, tricks_needed(deal.state))
        assert answer.yes == deal.reaches_61, deal.state.to_json()
        checked += 1
        nodes += answer.nodes
    print(f"{checked:,} verdicts agree; {nodes / checked:,.0f} nodes per deal")


if __name__ == "__main__":
    main()
