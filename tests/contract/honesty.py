"""The honesty probe: unseen cards dealt anew never change a decision.

As a command, ten thousand decisions of every player (or of those named):

    python -m tests.contract.honesty --decisions 10000 pimc uct
"""

import argparse
import sys
import time

from kiebitz.arena.honesty import probe
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Cheater, make_player, registered_players

RULES: tuple[Rules, ...] = (
    Skat(),
    Skat(ramsch=True),
    Schieber(),
    Schieber.table(),
    Differenzler(),
    Differenzler(open_predictions=True),
)

CHEAP = {
    "random": "random",
    "greedy": "greedy",
    "flat": "flat(worlds=5)",
    "pimc": "pimc(worlds=3, exact=300, nodes=2000)",
    "uct": "uct(iterations=40)",
    "ismcts": "ismcts(iterations=40)",
    "maxn": "maxn(leaves=30, worlds=2)",
    "paranoid": "paranoid(leaves=60, worlds=2, ordered=true)",
    "cfr": "cfr(iterations=3, otherwise=greedy)",
    "mccfr": "mccfr(iterations=60)",
    "recpimc": "recpimc(worlds=2, inner_worlds=1, inner=greedy, horizon=3)",
    "alphamu": "alphamu(worlds=2, all_up_to=4, moves=1)",
    "mix": "mix(opening=greedy, ending=uct(iterations=30), cards=4)",
    "open": "open",
}
"""Every registered player with so little effort that whole games take no time."""


def honest_players() -> list[str]:
    """All players but the cheaters, as cheap texts."""
    texts = [CHEAP[player.name] for player in registered_players()]
    return [text for text in texts if not isinstance(make_player(text), Cheater)]


def main() -> int:
    """Probe players at length; 1 if any changed its mind."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("players", nargs="*", help="texts or names; all honest ones by default")
    parser.add_argument("--decisions", type=int, default=10_000, help="per player")
    options = parser.parse_args()
    wrong = 0
    for text in options.players or honest_players():
        player = make_player(CHEAP.get(text, text))
        begun = time.monotonic()
        each = -(-options.decisions // len(RULES))
        changed = sum(probe(player, rules, each, seed=4).changed for rules in RULES)
        wrong += changed
        spent = time.monotonic() - begun
        print(f"{player.name}: {each * len(RULES)} decisions, {changed} changed, {spent:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
