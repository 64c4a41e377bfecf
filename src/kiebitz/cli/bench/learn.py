"""``kiebitz bench learn``: how fast nets learn by JAX, and how fast they answer natively.

Learning wants a large GPU; on a processor small nets show that it runs. Without JAX the second half
is measured all the same.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console

from kiebitz.cli.bench.positions import random_deal
from kiebitz.cli.bench.report import machine, short
from kiebitz.cli.bench.worlds import per_second
from kiebitz.cli.late_progress import LateBars, late_wait
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak
from kiebitz.games import SkatContract
from kiebitz.players.net_player import net_for
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from kiebitz.learn.speed import LearningSpeed

TOGETHER: Final = (1, 16, 64, 256)
"""Positions in a batch."""
SUITS_AND_GRAND: Final = tuple(SkatContract)[:5]
QUICK_SHARE: Final = 0.1


@dataclass(frozen=True)
class NetSpeed:
    """What was measured of one of our nets."""

    name: str
    kernel: str
    milliseconds: float
    """For one decision."""
    per_second: dict[int, float]
    """Positions, by how many are asked together."""


def learn(
    batch: Annotated[
        int | None,
        typer.Option(help="How many games are played side by side.", show_default=False),
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(help="How wide the layers of the nets are.", show_default=False),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(
            help="How many layers there are between the first and the last.", show_default=False
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long learning is measured.")] = 10.0,
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the time: a look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Games of self-play learned from in a second, and how fast our nets are asked.

    Sizes that are not given suit the device: those of our nets on a GPU, small ones on a processor.
    """
    learned = None
    if find_spec("jax") is not None:
        from kiebitz.learn import speed

        with late_wait(speak("compiling and learning")):
            time = seconds * QUICK_SHARE if quick else seconds
            learned = speed.measure(speed.Sizes(batch, width, depth, time))
    nets = measure_nets()
    if as_json:
        plain = {
            "machine": machine(),
            "learning": None if learned is None else asdict(learned),
            "nets": [asdict(net) for net in nets],
        }
        typer.echo(json.dumps(plain))
        return
    console = Console(highlight=False)
    print_learning(console, learned)
    print_nets(console, nets)
    print_sentence(
        console,
        f"Our nets, asked natively by the kernel {nets[0].kernel}: milliseconds of a decision, and "
        "positions a second by how many are asked at once, with reading the views. CPU time, one "
        f"thread, {machine()['cpu']}.",
    )


# ---- 1. Measuring --------------------------------------------------------------------------------


def measure_nets() -> list[NetSpeed]:
    """Our nets, asked about decisions of random games."""
    kinds = (("suit games and grand", SUITS_AND_GRAND), ("null", (SkatContract.NULL,)))
    with LateBars() as bars:
        return [measure_net(*kind) for kind in bars.track(kinds, speak("measuring"))]


def measure_net(name: str, contracts: Sequence[SkatContract]) -> NetSpeed:
    """One decision at a time, and batches."""
    net = net_for("", contracts[0] is SkatContract.NULL)
    views = some_views(max(TOGETHER), contracts)
    alone = per_second(lambda: [net.skat_cards(view) for view in views], len(views))
    rates = {}
    for together in TOGETHER:
        parts = [views[at : at + together] for at in range(0, len(views), together)]

        def ask(parts: list[list[Any]] = parts) -> None:
            for part in parts:
                net.skat_cards_of(part)

        rates[together] = per_second(ask, len(views))
    return NetSpeed(name, net.kernel, 1000 / alone, rates)


def some_views(count: int, contracts: Sequence[SkatContract]) -> list[Any]:
    """What the mover sees in random games, each after another number of random cards."""
    views = []
    for board in range(count):
        state = random_deal(1, board, contracts)
        for lot in RandomKey(1, board).numbers(2**32 - 1, board % 29):
            actions = state.legal_actions
            state = state.apply(actions[lot % len(actions)])
            if state.over:  # null that is lost
                state = random_deal(1, board, contracts)
        assert state.to_move is not None
        views.append(state.view(state.to_move)._core)
    return views


# ---- 2. Tables -----------------------------------------------------------------------------------


def print_learning(console: Console, found: "LearningSpeed | None") -> None:
    """What was learned in a second, or what is missing."""
    if found is None:
        print_sentence(console, "learning needs JAX: pip install 'kiebitz[learn]'", style="")
        return
    rows = [
        ("learned on", machine()["cpu"] if found.device == "cpu" else found.device),
        ("games a second", f"{found.games_a_second:,.0f}"),
        ("of the time: playing", f"{100 * found.playing:.0f}\u00a0%"),
        ("of the time: learning", f"{100 - 100 * found.playing:.0f}\u00a0%"),
        ("games side by side", f"{found.batch:,}"),
        ("width of the nets", f"{found.width:,}"),
        ("depth of the nets", f"{found.depth}"),
        ("weights of the net of cards", f"{found.weights:,}"),
        ("seconds of compiling", f"{found.compiling:.0f}"),
    ]
    print_measured(console, ["self-play and learning", "figure"], rows)


def print_nets(console: Console, nets: list[NetSpeed]) -> None:
    """A row for each net: a decision, and positions a second by how many are asked together."""
    columns = [speak(f"{together} at once/s") for together in TOGETHER]
    rows = [
        [net.name, short(net.milliseconds), *(f"{net.per_second[n]:,.0f}" for n in TOGETHER)]
        for net in nets
    ]
    print_measured(console, ["our nets", "ms a decision", *columns], rows)
