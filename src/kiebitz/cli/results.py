"""``kiebitz results``: what a store holds, and what came out of it."""

import json
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.arena.export import runs_of
from kiebitz.arena.judging.evidence import evidence_of
from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.stored_matches import read_match, read_scores
from kiebitz.arena.summary import summarise
from kiebitz.cli.arena_run import HtmlOption, JsonOption, show
from kiebitz.cli.figure_tables import print_figures
from kiebitz.cli.look import Look
from kiebitz.cli.lost_boards import (
    MOST_BOARDS,
    LostBoard,
    describe_lost,
    find_lost_boards,
    print_lost,
)
from kiebitz.cli.options import LanguageOption, look_of
from kiebitz.errors import BadOption
from kiebitz.files import check_target
from kiebitz.games import rules_text
from kiebitz.records.store import Store, StoredRun


def results(
    store: Annotated[
        Path, typer.Argument(metavar="STORE", help="The file that a duel or tournament filled.")
    ] = Path("arena.sqlite"),
    run: Annotated[
        list[int] | None, typer.Option("--run", metavar="N", help="Only this run; several times.")
    ] = None,
    until: Annotated[str, typer.Option(help="Look at a sequential test, such as 0..2.")] = "",
    lost: Annotated[
        bool, typer.Option("--lost", help="Show the boards lost, the largest losses first.")
    ] = False,
    player: Annotated[
        str, typer.Option(help="Whose losses. Default: the first player of each match.")
    ] = "",
    top: Annotated[
        int, typer.Option(min=1, help="How many lost boards of each match.")
    ] = MOST_BOARDS,
    html: HtmlOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = "",
) -> None:
    """List the matches of a store, or show what came out of some of them."""
    if not store.is_file():
        raise BadOption(
            f"there is no store {str(store)!r}: kiebitz duel and kiebitz tournament fill one"
        )
    if html is not None:
        check_target(html)
    if player and not lost:
        raise BadOption("--player says whose lost boards are shown: give --lost too")
    if lost and (until or html):
        raise BadOption("--lost shows boards: it goes neither with --until nor with --html")
    hypotheses = parse_until(until) if until else None
    look = look_of("french", lang)
    console = Console(highlight=False)
    with Store(store, read_only=True) as opened:
        chosen = [found for n in run for found in runs_of(opened, n)] if run else runs_of(opened)
        if not chosen:
            console.print(look.say("arena_empty", path=store), markup=False)
            return
        if lost:
            found = list(find_lost_boards(opened, chosen, player=player, most=top))
            _show_lost(console, store, chosen, found, as_json=as_json, look=look)
            return
        whole = bool(run) or html is not None or as_json or bool(until) or len(chosen) == 1
        if not whole:
            _print_list(console, opened, chosen, look)
            console.print(look.say("arena_more"), style="dim")
            return
        numbers = [each.number for each in chosen]
        summary = summarise(opened, numbers, name=store.stem, until=hypotheses)
    show(summary, html=html, as_json=as_json, look=look)


def _show_lost(
    console: Console,
    store: Path,
    runs: list[StoredRun],
    found: list[LostBoard],
    *,
    as_json: bool,
    look: Look,
) -> None:
    if as_json:
        plain = [describe_lost(each, store) for each in found]
        typer.echo(json.dumps(plain, ensure_ascii=False))
    else:
        print_lost(console, store, runs, found, look)


def _print_list(console: Console, store: Store, runs: list[StoredRun], look: Look) -> None:
    columns = ("run", "players", "game", "date", "boards", "difference")
    rows = []
    for run in runs:
        match = read_match(store, run)
        scores = [scores for _, scores in read_scores(store, run, match)]
        rows.append(
            (
                str(run.number),
                " – ".join(match.labels),
                rules_text(match.rules),
                run.created[:16].replace("T", " "),
                look.number(len(scores)),
                _difference(scores, look),
            )
        )
    print_figures(console, [look.say(f"arena_{name}") for name in columns], rows, left=4, names=3)


def _difference(scores: list[tuple[float, ...]], look: Look) -> str:
    if len(scores) < 2 or len(scores[0]) != 2:
        return ""
    estimate = evidence_of([first - second for first, second in scores]).estimate
    mean = f"{estimate.mean:+.2f}"
    if not isfinite(estimate.high - estimate.low):
        return look.decimal(mean)
    return look.decimal(f"{mean} ({estimate.low:+.2f} … {estimate.high:+.2f})")
