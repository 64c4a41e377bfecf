"""What came out of a tournament, for the terminal: the same words and cells as in the report."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from kiebitz.arena.report.parts.accounts import account_cells, account_labels, players_of
from kiebitz.arena.report.parts.comparisons import comparison_cells
from kiebitz.arena.report.parts.controls import control_words, failure_words, tone_of, was_done
from kiebitz.arena.report.parts.ladder import ladder_cells
from kiebitz.arena.report.parts.roles import role_cells, role_notes
from kiebitz.arena.report.parts.trust import Tone, trust
from kiebitz.arena.report.parts.verdicts import verdict_sentence
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary
from kiebitz.cli.figure_tables import print_figures
from kiebitz.cli.look import Look
from kiebitz.games import rules_text

TOLD_TOGETHER: Final = (
    "column_pair",
    "column_boards",
    "column_difference",
    "column_interval",
    "column_test_interval",
    "column_adjusted",
    "column_signs",
)
"""What fits into a terminal of many comparisons."""
TOLD_ALONE: Final = (
    "column_pair",
    "column_difference",
    "column_interval",
    "column_test_interval",
    "column_sd",
    "column_p",
    "column_signs",
    "column_wins",
    "column_sequential",
)
"""What is said of a single comparison: the interval that counts, not the two it was made from."""
TOLD_OF_ROLES: Final = (
    "column_role",
    "column_contract",
    "column_boards",
    "column_difference",
    "column_interval",
    "column_won_difference",
    "column_won_interval",
)
MOST_FAILURES: Final = 3
"""Boards that players broke off are reported up to here."""


def print_summary(console: Console, summary: TournamentSummary, look: Look) -> None:
    """A single match with everything; of several the verdicts, and what they show together."""
    voice = Voice(look.language)
    for match in summary.matches:
        _print_match(console, match, look, voice, whole=len(summary.matches) == 1)
    _print_trust(console, summary, voice)
    _print_seeds(console, summary, look)
    if len(summary.matches) > 1:
        print_figures(console, *comparison_cells(summary, voice, only=TOLD_TOGETHER))
        console.print()
    if summary.strengths:
        console.print(voice.say("plot_ladder"), style="bold")
        print_figures(console, *ladder_cells(summary, voice))
        if len({strength.group for strength in summary.strengths}) > 1:
            console.print(voice.say("caption_groups"), style="yellow")
        console.print()


def _print_seeds(console: Console, summary: TournamentSummary, look: Look) -> None:
    """What makes the boards again, and whether a bot could have guessed it."""
    if any(match.match.guessable for match in summary.matches):
        console.print(look.say("seed_guessable"), style="yellow")
    again = [match.match for match in summary.matches if not match.match.older]
    for seed in dict.fromkeys(str(match.secret) for match in again):
        console.print(look.say("arena_again", seed=seed), style="dim", soft_wrap=True)
    console.print()


def _print_trust(console: Console, summary: TournamentSummary, voice: Voice) -> None:
    """What one should know before believing the verdicts, unless all is well."""
    lines = [(tone, words) for tone, words in trust(summary, voice) if tone is not Tone.GOOD]
    for tone, words in lines:
        console.print(Text(words, style=_STYLES[tone]))
    if lines:
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
    if not summary.boards:
        return
    alone = TournamentSummary("", (summary,))
    if len(summary.comparisons) == 1:
        console.print(_evidence(alone, voice), style="dim")
    elif summary.comparisons:
        print_figures(console, *comparison_cells(alone, voice, only=TOLD_TOGETHER))
    for comparison in summary.comparisons:
        if comparison.roles:
            console.print()
            cells = role_cells((summary, comparison), voice, only=TOLD_OF_ROLES)
            print_figures(console, *cells, left=2)
            console.print(" ".join(role_notes((summary, comparison), voice)), style="dim")
    if summary.accounts:
        console.print()
        print_figures(console, *_accounts(summary, voice), names=0)
        console.print()


def _title(summary: MatchSummary, look: Look, voice: Voice) -> Text:
    match = summary.match
    return Text(
        look.say(
            "arena_title",
            players=" – ".join(match.labels),
            game=rules_text(match.rules),
            boards=voice.counted("boards", summary.boards),
            seatings=match.seatings,
        )
    )


def verdict(summary: MatchSummary, comparison: Comparison, voice: Voice) -> Text:
    """One sentence: who is better, by how much, how sure."""
    sure = comparison.standing.decided and not summary.doubtful
    style = "bold green" if sure else "bold"
    return Text(verdict_sentence(summary, comparison, voice), style=style)


def _evidence(summary: TournamentSummary, voice: Voice) -> Text:
    """The figures of a single comparison, one after the other."""
    names, (cells,) = comparison_cells(summary, voice, only=TOLD_ALONE)
    figures = [f"{name} {cell}" for name, cell in zip(names[1:], cells[1:], strict=True)]
    return Text(f"{cells[0]}: " + " · ".join(figures))


def _accounts(summary: MatchSummary, voice: Voice) -> tuple[list[str], list[list[str]]]:
    """What each player did: a row for each figure in full words, a column for each player."""
    message = list(players_of(summary, voice))
    columns = [
        [
            *account_cells(summary, account, voice),
            voice.seconds(account.seconds_per_decision),
        ]
        for _, account in message
    ]
    labels = [*account_labels(summary.match.rules.name, voice), voice.say("account_time")]
    rows = [[label, *cells] for label, *cells in zip(labels, *columns, strict=True)]
    return ["", *(name for name, _ in message)], rows


def _controls(summary: MatchSummary, voice: Voice, *, whole: bool) -> Iterator[Text]:
    """What the controls found; of several matches only what went wrong."""
    for entrant, label in enumerate(summary.match.labels):
        parts = [
            Text(
                f"{voice.say(f'control_{result.control.value}')}: {control_words(result, voice)}",
                style=_STYLES[tone_of(result)],
            )
            for result in summary.controls
            if result.entrant == entrant
            and (was_done(result) if whole else tone_of(result) is Tone.BAD)
        ]
        if parts:
            yield Text(f"{label}: ", style="dim") + Text(" · ", style="dim").join(parts)


_STYLES: Final = {
    Tone.GOOD: "dim",
    Tone.NOTE: "dim",
    Tone.WARN: "yellow",
    Tone.BAD: "bold red",
}


def _failures(summary: MatchSummary, voice: Voice) -> Iterator[Text]:
    for board, failure in summary.failures[:MOST_FAILURES]:
        where = voice.say("board_number", number=board)
        yield Text(f"{where}: {failure_words(failure, voice)}", style="red")
    if (left := len(summary.failures) - MOST_FAILURES) > 0:
        yield Text(voice.say("more", count=left), style="red")
