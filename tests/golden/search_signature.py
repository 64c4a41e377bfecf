"""The signature of the searches: what each finds with fixed work, to the last digit.

Figures depend on every detail of a search and of its random numbers, so an unintended change of any
of them shows. After a deliberate change write the file anew, and look at the diff:

    python -m tests.golden.search_signature [--write]
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from kiebitz.games import Differenzler, Schieber, Skat, State
from kiebitz.players import Budget, make_player
from kiebitz.randomness import RandomKey

FILE = Path(__file__).parent / "data" / "search_signature.json"
SEED = 2026

SEARCHES = (
    "flat(worlds=20)",
    "flat(worlds=20, playouts=3, playout=random, reward=win)",
    "flat(worlds=20, bandit=true)",
    "flat(worlds=2, leaf=solver)",
    "pimc(worlds=10, exact=0)",
    "uct(iterations=500)",
    "uct(iterations=300, selection=epsilon_greedy, first_play=0.5, ordered=false, key=hand)",
    "uct(iterations=100, candidates=bookkeeping)",
    "uct(iterations=20, leaf=solver)",
    "uct(iterations=205, leaves=8, key=hand)",
    "ismcts(iterations=500, trees=3)",
    "ismcts(iterations=205, leaves=16, observers=2, redraw=true)",
    "ismcts(iterations=300, observers=2, redraw=true, playout=random, reward=ranges)",
    "maxn(worlds=3, leaves=200)",
    "paranoid(worlds=3, leaves=200, ordered=true, forecast=b)",
    "cfr(iterations=20)",
    "mccfr(iterations=200)",
    "recpimc(worlds=2, inner=greedy, horizon=-1)",
    "alphamu(worlds=4, all_up_to=0)",
)

Signature = dict[str, dict[str, object]]
"""For each position and search the card, the values and the effort."""


def positions() -> Iterator[tuple[str, State]]:
    """A declared game of each kind, with some cards played at random; null ends with a trick.

    And an ending, in which `cfr` does not leave it to others.
    """
    openings = {
        "skat clubs": (Skat(), ("bid 18", "pass", "pass", "hand", "declare clubs")),
        "skat null": (Skat(), ("bid 18", "pass", "pass", "hand", "declare null")),
        "schieber": (Schieber(), ("trump hearts",)),
        "differenzler": (Differenzler(), tuple(f"predict {n}" for n in (20, 40, 50, 60))),
        "schieber, last tricks": (Schieber(), ("trump clubs",)),
    }
    cards = {"skat null": 2, "schieber, last tricks": 28}
    for name, (rules, actions) in openings.items():
        state: State = rules.deal(seed=SEED)
        for action in actions:
            state = state.apply(action)
        for number in range(cards.get(name, 10)):
            state = state.apply(RandomKey(SEED, number).choice(state.legal_actions))
        while not state.over and len(state.legal_actions) < 2:
            state = state.apply(state.legal_actions[0])
        if not state.over:
            yield name, state


def signature() -> Signature:
    """All searches asked now."""
    found: Signature = {}
    for name, state in positions():
        assert state.to_move is not None
        view = state.view(state.to_move)
        for text in SEARCHES:
            if "leaf=solver" in text and state.rules.plays_alone:
                continue  # there is no one value to judge by
            decision = make_player(text).decide(view, Budget(), RandomKey(SEED, 1))
            found[f"{name}, {text}"] = {
                "card": str(decision.action),
                "values": {str(a): repr(value) for a, value in decision.values.items()},
                "errors": {str(a): repr(value) for a, value in decision.errors.items()},
                "unit": decision.unit.value,
                "effort": [
                    decision.effort.nodes,
                    decision.effort.worlds,
                    decision.effort.playouts,
                ],
            }
    return found


def recorded() -> Signature:
    """The file."""
    found: Signature = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """The command."""
    now = signature()
    then = recorded() if FILE.exists() else {}
    changed = [question for question in now if now[question] != then.get(question)]
    print("\n".join(changed) or "nothing has changed")
    if "--write" in sys.argv[1:]:
        lines = (f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in now.items())
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
