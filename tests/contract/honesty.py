"""The honesty probe: unseen cards dealt anew never change a decision.

As a command, ten thousand decisions of every player (or of those named):

    python -m tests.contract.honesty --decisions 10000 pimc uct
"""

import argparse
import shlex
import sys
import time
from functools import cache
from pathlib import Path

from kiebitz.arena import Match, match_of
from kiebitz.arena.honesty import probe
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Cheater, Player, make_player, registered_players

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
    "rules": "rules(epsilon=0.1)",
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
    "net": "net",
    "blend": "blend(search=flat(worlds=2, leaf=net))",
    "quick": "quick(skat=greedy, schieber=greedy, differenzler=greedy)",
    "strong": "strong(skat=greedy, schieber=uct(iterations=30), differenzler=greedy)",
    "best": "best(skat=uct(iterations=30), schieber=greedy, differenzler=greedy)",
    "bold": "bold(player=uct(iterations=20), by=10)",
    "process": f'process(command="{shlex.quote(sys.executable)} -m kiebitz.wire.serve greedy")',
    "python": f'python(file="{Path(__file__).parents[2]}/examples/own_bot.py")',
    "pyschieber": 'pyschieber(player="greedy")',
}
"""Every registered player with so little effort that whole games take no time."""

BY_NETS = (
    "flat(worlds=2, playout=net, belief=net(candidates=2))",
    "uct(iterations=15, leaf=net, leaves=4)",
    "ismcts(iterations=6, playout=net, epsilon=0.1)",
    "recpimc(worlds=1, inner=net)",
)
"""Searches that ask nets."""

ONLY = {
    CHEAP["pyschieber"]: "schieber",
    **dict.fromkeys((CHEAP["net"], CHEAP["blend"], *BY_NETS), "skat"),
}
"""Players of one game."""

CASES = [
    (text, rules)
    for text in (*CHEAP.values(), *BY_NETS)
    for rules in RULES
    if ONLY.get(text, rules.name) == rules.name
]
"""Every player with all rules that it knows."""


@cache
def player_of(text: str) -> Player:
    """A player, made once: one that starts a child process keeps it."""
    return make_player(text)


def honest_players() -> list[str]:
    """All players but the cheaters, as cheap texts."""
    texts = [CHEAP[player.name] for player in registered_players()]
    return [text for text in texts if not isinstance(player_of(text), Cheater)]


def probed_match(rules: Rules) -> Match:
    """A match whose boards the probe is made for."""
    return match_of(["greedy", "random"], game=rules, seed=4)


def main() -> int:
    """Probe players at length; 1 if any changed its mind."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("players", nargs="*", help="texts or names; all honest ones by default")
    parser.add_argument("--decisions", type=int, default=10_000, help="per player")
    options = parser.parse_args()
    wrong = 0
    for text in options.players or honest_players():
        player = player_of(CHEAP.get(text, text))
        begun = time.monotonic()
        known = [rules for rules in RULES if ONLY.get(player.name, rules.name) == rules.name]
        each = -(-options.decisions // len(known))
        changed = sum(probe(player, probed_match(rules), each).changed for rules in known)
        wrong += changed
        spent = time.monotonic() - begun
        print(f"{player.name}: {each * len(known)} decisions, {changed} changed, {spent:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
