"""The comparisons as a table: difference, intervals, p-values, boards won, the sequential test."""

from collections.abc import Callable, Collection, Sequence

from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.report.markup import Markup, element, facts, table
from kiebitz.arena.report.parts.units import InMatch, comparisons_of, unit_after_in
from kiebitz.arena.report.parts.verdicts import end_errors, error_share, hypothesis
from kiebitz.arena.report.voice import NOTHING, Voice, digits_for
from kiebitz.arena.summary import TournamentSummary

Cell = Callable[[InMatch, Voice, int], str]
"""What stands in a column; the number is that of the decimals of a difference."""


def comparison_table(summary: TournamentSummary, voice: Voice) -> Markup:
    """Everything about every comparison; columns that say nothing here are left out."""
    message = comparisons_of(summary)
    label = voice.say("head_comparisons")
    units = dict.fromkeys(unit_after_in(match, voice) for match, _ in message)
    notes = [
        voice.say("note_comparisons", in_unit=", ".join(units)),
        *interval_notes(message, voice),
    ]
    names, cells = comparison_cells(summary, voice)
    shown = _only(names, cells[0]) if len(message) == 1 else table(names, cells, label=label)
    return Markup(shown + element("p", " ".join(notes), class_="note"))


def interval_notes(message: Sequence[InMatch], voice: Voice) -> list[str]:
    """What the intervals of these comparisons mean."""
    notes = []
    if any(not comparison.evidence.tested for _, comparison in message):
        notes.append(voice.say("note_interval"))
    errors = {end_errors(match.hypotheses) for match, each in message if match.hypotheses}
    for low, high in sorted(errors):
        shares = {"low": error_share(low, voice), "high": error_share(high, voice)}
        notes.append(voice.say("note_stopped", **shares))
    return notes


def comparison_cells(
    summary: TournamentSummary, voice: Voice, *, only: Collection[str] = ()
) -> tuple[list[str], list[list[str]]]:
    """The names of the columns, and a row for each comparison; all columns, or `only` some."""
    message = comparisons_of(summary)
    columns = {key: tell for key, tell in _columns(message).items() if not only or key in only}
    digits = digits_for(*(each.estimate.high - each.estimate.low for _, each in message))
    rows = [[tell(each, voice, digits) for tell in columns.values()] for each in message]
    return [voice.say(key) for key in columns], rows


def _only(names: list[str], cells: list[str]) -> Markup:
    """A single comparison as a list: a row of so many columns would not fit on a phone."""
    return facts(zip(names, cells, strict=True), class_="facts pairs")


def _columns(message: list[InMatch]) -> dict[str, Cell]:
    tested = any(comparison.evidence.tested for _, comparison in message)
    fixed = any(not comparison.evidence.tested for _, comparison in message)
    columns: dict[str, Cell] = {
        "column_pair": lambda each, voice, digits: f"{each[1].first} – {each[1].second}",
        "column_boards": lambda each, voice, digits: voice.number(each[1].estimate.count),
        "column_difference": _difference,
    }
    if fixed:
        columns["column_interval"] = lambda each, voice, digits: (
            NOTHING if each[1].evidence.tested else _range(each[1].estimate, voice, digits)
        )
        columns["column_student"] = lambda each, voice, digits: _range(
            each[1].evidence.student, voice, digits
        )
        columns["column_bootstrap"] = lambda each, voice, digits: _range(
            each[1].evidence.bootstrap, voice, digits
        )
    if tested:
        columns["column_test_interval"] = lambda each, voice, digits: (
            _range(each[1].estimate, voice, digits) if each[1].evidence.tested else NOTHING
        )
    columns["column_sd"] = _spread
    if fixed:
        columns["column_p"] = lambda each, voice, digits: voice.p_value(each[1].evidence.p_value)
    if fixed and len(message) > 1:
        columns["column_adjusted"] = lambda each, voice, digits: voice.p_value(each[1].adjusted)
    columns["column_signs"] = _signs
    if any(comparison.wins is not None for _, comparison in message):
        columns["column_wins"] = _wins
    if tested:
        columns["column_sequential"] = _sequential
    return columns


def _difference(each: InMatch, voice: Voice, digits: int) -> str:
    return voice.number(each[1].estimate.mean, digits, signed=True)


def _range(estimate: Estimate | None, voice: Voice, digits: int) -> str:
    return NOTHING if estimate is None else voice.range(*estimate.ends, digits)


def _spread(each: InMatch, voice: Voice, digits: int) -> str:
    return voice.number(each[1].estimate.sd, 1)


def _signs(each: InMatch, voice: Voice, digits: int) -> str:
    signs = each[1].signs
    return " : ".join(voice.number(count) for count in (signs.won, signs.lost, signs.drawn))


def _wins(each: InMatch, voice: Voice, digits: int) -> str:
    wins = each[1].wins
    return NOTHING if wins is None else voice.p_value(wins.p_value)


def _sequential(each: InMatch, voice: Voice, digits: int) -> str:
    match, claim = each[0], each[0].claim
    if not each[1].evidence.tested or match.judgement is None:
        return NOTHING
    llr = voice.number(match.judgement.llr, 2, signed=True)
    if claim is None:
        return voice.say("sequential_undecided", llr=llr)
    value = hypothesis(claim.bound, claim.unit, voice)
    return voice.say("sequential_more" if claim.above else "sequential_less", value=value, llr=llr)
