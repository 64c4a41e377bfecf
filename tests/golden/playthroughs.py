"""Golden playthroughs: one random game of each kind, every observable printed at every step.

They are compared on each run, catch any change of rules, dealing or random numbers, and read as
documentation. To write them anew after a deliberate change, and then look at the diff:

    python -m tests.golden.playthroughs
"""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from kiebitz.games import Differenzler, Phase, Rules, Schieber, Skat, State, rules_text
from kiebitz.games.plain import result_to_dict
from kiebitz.randomness import RandomKey

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 2026

GAMES: dict[str, tuple[Rules, int]] = {
    "skat": (Skat(), 0),
    "skat-ramsch": (Skat(ramsch=True), 3),
    "schieber": (Schieber(), 1),
    "schieber-table": (Schieber.table(), 0),
    "differenzler": (Differenzler(), 2),
}


def lines(rules: Rules, board: int) -> Iterator[str]:
    """The playthrough, line by line."""
    state = rules.deal(seed=SEED, board=board, forehand=board % rules.seats)
    yield f"{rules_text(rules)}, seed {SEED}, board {board}, forehand {state.forehand}"
    for seat, hand in enumerate(state.dealt):
        yield f"dealt {seat}: {hand}"
    while not state.over:
        yield from _step(state)
        state = state.apply(_choice(state, board))
    for key, value in result_to_dict(state.result).items():
        yield f"result {key}: {value}"
    yield f"bytes: {state.to_bytes().hex()}"


def _step(state: State) -> Iterator[str]:
    yield ""
    yield f"phase {state.phase.name.lower()}, seat {state.to_move}"
    settled = (f"{name} {_plain(value)}" for name, value in state.details._asdict().items())
    yield "settled: " + ", ".join(settled)
    if state.phase is Phase.PLAY:
        trick = " ".join(map(str, state.trick)) or "-"
        yield f"trick {trick} led by {state.leader}, points {state.points}, won {state.tricks_won}"
        yield f"holds {state.hands[state.to_move or 0]}"
    legal = [str(action) for action in state.legal_actions]
    shown = legal if len(legal) <= 12 else [*legal[:5], f"… {len(legal)} in all"]
    yield "legal: " + ", ".join(shown)


def _plain(value: object) -> str:
    return value.name.lower() if isinstance(value, Enum) else str(value)


def _choice(state: State, board: int) -> str:
    """Random, but an auction ends soon; Ramsch is reached by passing."""
    if state.phase is Phase.AUCTION:
        ramsch = isinstance(state.rules, Skat) and state.rules.ramsch
        actions = state.legal_actions[: 1 if ramsch else 2]
    else:
        actions = state.legal_actions
    key = RandomKey(SEED, board, state.to_move or 0, len(state.history))
    return str(key.choice(actions))


def playthrough(name: str) -> str:
    """The whole text of one playthrough."""
    return "\n".join(lines(*GAMES[name])) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
