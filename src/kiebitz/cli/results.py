"""``kiebitz results``: what a store holds, and what came out of it."""

from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.export import runs_of
from kiebitz.arena.judging.evidence import evidence_of
from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.match import Match
from kiebitz.arena.summary import summarise
from kiebitz.cli.arena_run import HtmlOption, JsonOption, show
from kiebitz.cli.look import Look
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
    html: HtmlOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = "",
) -> None:
    """List the matches of a store, or show what came out of some of them."""
    if not store.is_file():
        raise BadOption(f"there is no file {str(store)!r}")
    if html is not None:
        check_target(html)
    look = look_of("french", lang)
    console = Console(highlight=False)
    with Store(store, read_only=True) as opened:
        chosen = [found for n in run for found in runs_of(opened, n)] if run else runs_of(opened)
        if not chosen:
            console.print(look.say("arena_empty", path=store), markup=False)
            return
        whole = bool(run) or html is not None or as_json or len(chosen) == 1
        if not whole:
            console.print(_listed(opened, chosen, look))
            console.print(look.say("arena_more"), style="dim")
            return
        numbers = [each.number for each in chosen]
        hypotheses = parse_until(until) if until else None
        summary = summarise(opened, numbers, name=store.stem, until=hypotheses)
    show(summary, html=html, as_json=as_json, look=look)


def _listed(store: Store, runs: list[StoredRun], look: Look) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("arena_run", "arena_date", "arena_game", "arena_players"):
        table.add_column(look.say(name))
    for name in ("arena_boards", "arena_difference"):
        table.add_column(look.say(name), justify="right")
    for run in runs:
        match = Match.from_dict(run.match)
        scores = [scores for _, scores in store.scores(run.number, len(match.entrants))]
        table.add_row(
            str(run.number),
            run.created[:16].replace("T", " "),
            rules_text(match.rules),
            Text(" – ".join(match.labels)),
            look.number(len(scores)),
            _difference(scores, look),
        )
    return table


def _difference(scores: list[tuple[float, ...]], look: Look) -> str:
    if len(scores) < 2 or len(scores[0]) != 2:
        return ""
    estimate = evidence_of([first - second for first, second in scores]).estimate
    mean = f"{estimate.mean:+.2f}"
    if not isfinite(estimate.high - estimate.low):
        return look.decimal(mean)
    return look.decimal(f"{mean} ({estimate.low:+.2f} … {estimate.high:+.2f})")
