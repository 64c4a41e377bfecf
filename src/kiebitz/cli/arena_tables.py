"""What came out of a tournament, for the terminal: the same words and cells as in the report."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.controls import ControlResult
from kiebitz.arena.report.parts.accounts import account_cells, account_head, players_of
from kiebitz.arena.report.parts.comparisons import comparison_cells
from kiebitz.arena.report.parts.controls import control_words, failure_words
from kiebitz.arena.report.parts.headline import has_verdict, is_sequential, verdict_sentence
from kiebitz.arena.report.parts.ladder import ladder_cells
from kiebitz.arena.report.parts.trust import is_failed
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary
from kiebitz.cli.look import Look
from kiebitz.games import rules_text

TOLD_TOGETHER: Final = (
    "column_pair",
    "column_boards",
    "column_difference",
    "column_interval",
    "column_adjusted",
    "column_signs",
)
"""What fits into a terminal of many comparisons."""
TOLD_AFTER_TEST: Final = (
    "column_pair",
    "column_difference",
    "column_always",
    "column_sd",
    "column_signs",
    "column_sequential",
)
MOST_FAILURES: Final = 3
"""Boards that players broke off are told up to here."""


def print_summary(console: Console, summary: TournamentSummary, look: Look) -> None:
    """A single match with everything; of several the verdicts, and what they show together."""
    voice = Voice(look.language)
    for match in summary.matches:
        _print_match(console, match, look, voice, whole=len(summary.matches) == 1)
    if any(match.match.timed for match in summary.matches):
        console.print(voice.say("trust_clock"), style="yellow")
        console.print()
    if len(summary.matches) > 1:
        console.print(_table(*comparison_cells(summary, voice, only=TOLD_TOGETHER)))
        console.print()
    if summary.strengths:
        console.print(voice.say("plot_ladder"), style="bold")
        console.print(_table(*ladder_cells(summary, voice)))
        if len({strength.group for strength in summary.strengths}) > 1:
            console.print(voice.say("caption_groups"), style="yellow")
        console.print()


def _print_match(
    console: Console, summary: MatchSummary, look: Look, voice: Voice, *, whole: bool
) -> None:
    console.print(_title(summary, look, voice), style="bold")
    for comparison in summary.comparisons:
        console.print(verdict(summary, comparison, voice))
    if whole:
        _print_figures(console, summary, voice)
    for line in _controls(summary, voice, whole=whole):
        console.print(line)
    for line in _failures(summary, voice):
        console.print(line)
    console.print()


def _print_figures(console: Console, summary: MatchSummary, voice: Voice) -> None:
    alone = TournamentSummary("", (summary,))
    if len(summary.comparisons) == 1:
        console.print(_evidence(alone, voice), style="dim")
    elif summary.comparisons:
        console.print(_table(*comparison_cells(alone, voice, only=TOLD_TOGETHER)))
    if summary.accounts:
        console.print()
        console.print(_accounts(summary, voice))
        console.print()


def _title(summary: MatchSummary, look: Look, voice: Voice) -> Text:
    match = summary.match
    return Text(
        look.say(
            "arena_title",
            players=" – ".join(match.labels),
            game=rules_text(match.rules),
            boards=voice.counted("boards", summary.boards),
            seatings=len(match.orders),
            seed=match.seed,
        )
    )


def verdict(summary: MatchSummary, comparison: Comparison, voice: Voice) -> Text:
    """One sentence: who is better, by how much, how sure."""
    style = "bold green" if has_verdict(summary, comparison) else "bold"
    return Text(verdict_sentence(summary, comparison, voice), style=style)


def _evidence(summary: TournamentSummary, voice: Voice) -> Text:
    """The figures of a single comparison, one after the other.

    Where a sequential test may have stopped early, without those that look surer than they are.
    """
    sequential = is_sequential(summary.matches[0], summary.matches[0].comparisons[0])
    names, (cells,) = comparison_cells(summary, voice, only=TOLD_AFTER_TEST if sequential else ())
    figures = [
        f"{name} {cell}"
        for name, cell in zip(names, cells, strict=True)
        if name not in (voice.say("column_pair"), voice.say("column_boards"))
    ]
    return Text(f"{cells[0]}: " + " · ".join(figures))


def _accounts(summary: MatchSummary, voice: Voice) -> Table:
    head = [voice.say("column_player"), *account_head(summary.match.rules.name, voice)]
    rows = [
        [name, *account_cells(summary, account, voice), voice.seconds(account.seconds_per_decision)]
        for name, account in players_of(summary, voice)
    ]
    return _table([*head, voice.say("column_time")], rows)


def _controls(summary: MatchSummary, voice: Voice, *, whole: bool) -> Iterator[Text]:
    """What the controls found; of several matches only what went wrong."""
    for entrant, label in enumerate(summary.match.labels):
        parts = [
            Text(
                f"{voice.say(f'control_{result.control.value}')} {control_words(result, voice)}",
                style="bold red" if is_failed(result) else "dim",
            )
            for result in summary.controls
            if result.entrant == entrant and (_was_done(result) if whole else is_failed(result))
        ]
        if parts:
            yield Text(f"{label}: ", style="dim") + Text(" · ", style="dim").join(parts)


def _was_done(result: ControlResult) -> bool:
    return result.count > 0 or result.unchecked is not None


def _failures(summary: MatchSummary, voice: Voice) -> Iterator[Text]:
    for board, failure in summary.failures[:MOST_FAILURES]:
        where = voice.say("board_number", number=board)
        yield Text(f"{where}: {failure_words(failure, voice)}", style="red")
    if (left := len(summary.failures) - MOST_FAILURES) > 0:
        yield Text(voice.say("more", count=left), style="red")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The first column is for names, the others for numbers."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(head[0])
    for name in head[1:]:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
