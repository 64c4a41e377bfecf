"""``kiebitz luck``: who played best in recorded games, without the luck of the cards."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.luck import PlayerLuck, luck_of
from kiebitz.arena.scoring import Measure
from kiebitz.arena.sources import is_store
from kiebitz.cli.figure_tables import print_figures
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.look import Look
from kiebitz.cli.options import LanguageOption, look_of
from kiebitz.errors import BadOption
from kiebitz.records import BrokenGames, read_games


def luck(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Games of any format.")],
    reference: Annotated[
        str, typer.Option(help="The player whose scores say what the cards were worth.")
    ] = "greedy",
    measure: Annotated[
        Measure | None, typer.Option(help="Default: tournament in Skat, score elsewhere.")
    ] = None,
    lang: LanguageOption = "",
) -> None:
    """Mean scores of recorded games, as they were and with the luck of the cards taken out.

    For people, who cannot play a deal twice. What the reference player scores with the same cards
    at the same seat is subtracted as far as it explains the scores.
    """
    if not file.is_file():
        raise BadOption(f"there is no file {str(file)!r}")
    if is_store(file):
        raise BadOption(
            f"{str(file)!r} is a store of the arena, where deals are played several times: "
            "see kiebitz results"
        )
    look = look_of("french", lang)
    broken = BrokenGames()
    records = read_games(file, broken=broken)
    with LateBars() as bars:
        task = bars.add(look.say("playing"), total=None)
        found = luck_of(
            records,
            reference=reference,
            measure=measure,
            watch=lambda games: bars.update(
                task, note=look.say("luck_games", games=look.number(games))
            ),
        )
    if not found:
        raise BadOption(f"{str(file)!r} holds no player with enough finished games from a deal")
    console = Console(highlight=False)
    _print_table(console, found, look)
    console.print(look.say("luck_told", player=reference), style="dim", markup=False)
    if len(broken):
        message = look.say("arena_broken", count=len(broken), reason=broken.commonest(1)[0][0])
        console.print(message, style="yellow", markup=False)


def _print_table(console: Console, found: list[PlayerLuck], look: Look) -> None:
    keys = ("arena_player", "luck_count", "luck_raw", "luck_adjusted", "luck_removed")
    rows = [
        (
            each.player,
            look.number(each.found.raw.count),
            _estimate(each.found.raw, look),
            _estimate(each.found.adjusted, look),
            look.decimal(f"{100 * each.found.removed:.0f}\u00a0%"),
        )
        for each in found
    ]
    print_figures(console, [look.say(key) for key in keys], rows)


def _estimate(estimate: Estimate, look: Look) -> str:
    half = (estimate.high - estimate.low) / 2
    return look.decimal(f"{estimate.mean:.2f} ± {half:.2f}")
