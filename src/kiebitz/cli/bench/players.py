"""``kiebitz bench players``: iterations a second, time per decision, and whether budgets hold."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.cli.bench.figures import Figure, print_table
from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_sentence, speak
from kiebitz.games import Differenzler, Rules, Schieber, Skat, SkatContract, State, View
from kiebitz.lab.sample_views import play_randomly
from kiebitz.players import Budget, Decision, Player, make_player
from kiebitz.randomness import RandomKey
from kiebitz.solver.declared_deals import DealSet, declared_deals

SECONDS: Final = 0.5
"""The budget that players are held to in the last part."""


def players(
    quick: Annotated[bool, typer.Option("--quick", help="Fewer decisions: for a look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Searching players: iterations per second, seconds per decision, and whether budgets hold."""
    rows: list[Figure] = []
    parts: list[Callable[[bool], list[Figure]]] = [tree_rows, pimc_rows, ending_rows, budget_rows]
    with LateBars() as bars:
        for part in bars.track(parts, speak("playing")):
            rows += part(quick)
    if as_json:
        plain = [asdict(row) | {"met": row.met} for row in rows]
        typer.echo(json.dumps({"machine": machine(), "rows": plain}))
        return
    console = Console(highlight=False)
    print_table(console, rows)
    print_sentence(console, f"One thread, {machine()['cpu']}; times vary on a shared machine.")


# ---- 1. Trees ------------------------------------------------------------------------------------


def first_card(rules: Rules) -> View:
    """The view of the first card of a game; in Skat a hand game."""
    state = play_randomly(rules, 0, seed=5)
    return state.view(state.to_move or 0)


def tree_rows(quick: bool) -> list[Figure]:
    """Iterations per second from the first trick, with random playouts."""
    iterations = 20_000 if quick else 100_000
    rows = []
    for kind in ("uct", "ismcts"):
        for rules, bar in ((Skat(), 150_000), (Schieber(), 100_000), (Differenzler(), None)):
            player = make_player(f"{kind}(iterations={iterations}, playout=random)")
            view = first_card(rules)
            spent = min(_cpu(player, view, Budget())[0] for _ in range(3))
            rows.append(Figure(f"{kind}, {rules.name}", iterations / spent, "iterations/s", bar))
    return rows


# ---- 2. PIMC -------------------------------------------------------------------------------------


def declared_suit_games(count: int) -> list[State]:
    """First cards of declared suit games that come with the package."""
    deals = [d for d in declared_deals(DealSet.DECLARED) if d.contract < SkatContract.GRAND]
    return [deal.state for deal in deals[:count]]


def pimc_rows(quick: bool) -> list[Figure]:
    """The first card of a declared suit game, by wins and with exact points."""
    states = declared_suit_games(5 if quick else 40)
    rows = []
    for choice, bar in (("wins", 0.3), ("conservative", 1.5)):
        player = make_player(f"pimc(worlds=100, choice={choice}, exact=0)")
        spent = [_cpu(player, state.view(state.to_move or 0), Budget())[0] for state in states]
        name = f"pimc(worlds=100, choice={choice}), first card of a declared suit game"
        rows.append(Figure(name, sum(spent) / len(spent), "s", bar, at_least=False))
    return rows


def ending_rows(quick: bool) -> list[Figure]:
    """Endings with every world: a declarer's from trick 5, a defender's from trick 7."""
    rows = []
    for name, tricks, declares in (("declarer, trick 5", 4, True), ("defender, trick 7", 6, False)):
        spent = []
        for deal in declared_suit_games(3 if quick else 20):
            state = deal
            number = 0
            while len(state.tricks) < tricks:
                pick = RandomKey(number, len(state.history)).below(len(state.legal_actions))
                state = state.apply(state.legal_actions[pick])
                number += 1
            seat = state.details.declarer
            if not declares:
                seat = (seat + 1) % 3
            while state.to_move != seat:
                state = state.apply(state.legal_actions[0])
            player = make_player("pimc(choice=conservative, exact=1000000)")
            spent.append(_cpu(player, state.view(seat), Budget())[0])
        what = f"pimc, all worlds, {name}, worst"
        rows.append(Figure(what, max(spent), "s", 1.0, at_least=False))
    return rows


# ---- 3. Budgets ----------------------------------------------------------------------------------

TEXTS: Final = (
    "pimc(worlds=100000, exact=0)",
    "flat(worlds=1000000)",
    "uct(iterations=1000000000)",
    "ismcts(iterations=1000000000)",
    "maxn(worlds=100000)",
    "paranoid(worlds=100000)",
    "mccfr(iterations=1000000000)",
    "recpimc(worlds=100000)",
    "alphamu(worlds=5000)",
)
"""Players that would think for ever."""


def budget_rows(quick: bool) -> list[Figure]:
    """How long players take that are given half a second; 20 % over is allowed."""
    rows = []
    for text in TEXTS:
        player = make_player(text)
        games: tuple[Rules, ...] = (Skat(),) if quick else (Skat(), Schieber(), Differenzler())
        worst = max(_wall(player, first_card(rules), Budget(seconds=SECONDS)) for rules in games)
        what = f"{player.name.split('(')[0]} with a budget of {SECONDS:g} s, worst game"
        rows.append(Figure(what, worst, "s", 1.2 * SECONDS, at_least=False))
    return rows


def _cpu(player: Player, view: View, budget: Budget) -> tuple[float, Decision]:
    begun = time.process_time()
    decision = player.decide(view, budget, RandomKey(1))
    return time.process_time() - begun, decision


def _wall(player: Player, view: View, budget: Budget) -> float:
    begun = time.perf_counter()
    player.decide(view, budget, RandomKey(1))
    return time.perf_counter() - begun
