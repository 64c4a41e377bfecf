"""The signature of the open-card solver: its nodes for fixed questions, and the answers.

Node counts depend on every detail of the search, so an unintended change of any of them shows; the
answers must never change. After a deliberate change write the file anew, and look at the diff:

    python -m tests.golden.solver_nodes [--write]

Without ``--write`` the command shows the nodes of each kind of question, then and now.
"""

import json
import sys
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path

from kiebitz import _core
from kiebitz.games import JassMode, Schieber, SkatContract, State, Undertrump
from kiebitz.randomness import RandomKey
from kiebitz.solver.declared_deals import DealSet, declared_deals

DATA = Path(__file__).parent / "data"
FILE = DATA / "solver_nodes.json"

SKAT_DEALS = {SkatContract.CLUBS: 8, SkatContract.GRAND: 8, SkatContract.NULL: 4}
SCHIEBER_ENDINGS = 12
SEED = 2026

Signature = dict[str, dict[str, int]]
"""For each question the answer (the value, or 1 and 0) and the nodes it took."""


def skat_deals() -> Iterator[tuple[str, State]]:
    """The first declared deals of each contract."""
    deals = (deal.state for deal in declared_deals(DealSet.DECLARED))
    by_contract = sorted(deals, key=lambda state: state.details.contract)
    for contract, states in groupby(by_contract, lambda state: state.details.contract):
        for number, state in enumerate(islice(states, SKAT_DEALS[contract]), start=1):
            yield f"Skat {contract.name.lower()} {number}", state


def schieber_endings() -> Iterator[tuple[str, State]]:
    """Random deals after two random tricks, twice through the modes, with each undertrump rule."""
    for board in range(SCHIEBER_ENDINGS):
        mode = JassMode(board % len(JassMode))
        undertrump = list(Undertrump)[board % len(Undertrump)]
        state = Schieber(undertrump=undertrump).deal(seed=SEED, board=board)
        state = state.apply(f"trump {mode.name.lower()}")
        for card in range(8):
            state = state.apply(RandomKey(SEED, board, 0, card).choice(state.legal_actions))
        yield f"Schieber {mode.name.lower()} {board // len(JassMode) + 1}", state


def signature() -> Signature:
    """All questions asked now, each with an empty table."""
    found: Signature = {}
    for name, state in skat_deals():
        if state.details.contract is not SkatContract.NULL:
            (low, _), nodes = _core.skat_ask(state._core, 61, _core.Budget())  # type: ignore[arg-type]
            found[f"{name} reaches 61"] = {"answer": int(low >= 61), "nodes": nodes}
        (low, _), nodes = _core.skat_ask(state._core, None, _core.Budget())  # type: ignore[arg-type]
        found[f"{name} value"] = {"answer": low, "nodes": nodes}
    for name, state in schieber_endings():
        (low, _), nodes = _core.schieber_ask(state._core, None, _core.Budget())  # type: ignore[arg-type]
        found[f"{name} value"] = {"answer": low, "nodes": nodes}
    return found


def recorded() -> Signature:
    """The file."""
    found: Signature = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write(found: Signature) -> None:
    """Write the file, a line for each question."""
    lines = (f"  {json.dumps(question)}: {json.dumps(now)}" for question, now in found.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def totals(found: Signature) -> dict[str, int]:
    """Nodes of each kind of question: the number of the deal left out."""
    sums: dict[str, int] = {}
    for question, now in found.items():
        kind = " ".join(word for word in question.split() if word == "61" or not word.isdigit())
        sums[kind] = sums.get(kind, 0) + now["nodes"]
    return sums


def main() -> None:
    """The command."""
    now = signature()
    then = totals(recorded()) if FILE.exists() else {}
    for kind, nodes in totals(now).items():
        print(f"{kind}: {then.get(kind, 0):,} -> {nodes:,} nodes")
    if "--write" in sys.argv[1:]:
        write(now)


if __name__ == "__main__":
    main()
