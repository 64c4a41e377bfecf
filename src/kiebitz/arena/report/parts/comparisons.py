"""The comparisons as a table: difference, intervals, p-values, boards won, the sequential test."""

from collections.abc import Callable, Collection

from kiebitz.arena.judging.sequential import Verdict
from kiebitz.arena.report.markup import Markup, element, facts, table
from kiebitz.arena.report.parts.headline import (
    Told,
    always_valid_interval,
    comparisons_of,
    hypothesis,
    is_sequential,
)
from kiebitz.arena.report.parts.units import unit_of
from kiebitz.arena.report.voice import NOTHING, Voice, digits_for
from kiebitz.arena.summary import TournamentSummary

Cell = Callable[[Told, Voice, int], str]
"""What stands in a column; the number is that of the decimals of a difference."""


def comparison_table(summary: TournamentSummary, voice: Voice) -> Markup:
    """Everything about every comparison; columns that say nothing here are left out."""
    told = comparisons_of(summary)
    label = voice.say("head_comparisons")
    units = dict.fromkeys(unit_of(match, voice) for match, _ in told)
    notes = [voice.say("note_comparisons", unit=", ".join(units))]
    if any(is_sequential(*each) for each in told):
        notes.append(voice.say("note_stopped"))
    names, cells = comparison_cells(summary, voice)
    shown = _only(names, cells[0]) if len(told) == 1 else table(names, cells, label=label)
    return Markup(shown + element("p", " ".join(notes), class_="note"))


def comparison_cells(
    summary: TournamentSummary, voice: Voice, *, only: Collection[str] = ()
) -> tuple[list[str], list[list[str]]]:
    """The names of the columns, and a row for each comparison; all columns, or `only` some."""
    told = comparisons_of(summary)
    columns = {key: tell for key, tell in _columns(told).items() if not only or key in only}
    digits = digits_for(*(each.estimate.high - each.estimate.low for _, each in told))
    rows = [[tell(each, voice, digits) for tell in columns.values()] for each in told]
    return [voice.say(key) for key in columns], rows


def _only(names: list[str], cells: list[str]) -> Markup:
    """A single comparison as a list: a row of so many columns would not fit on a phone."""
    return facts(zip(names, cells, strict=True), class_="facts pairs")


def _columns(told: list[Told]) -> dict[str, Cell]:
    columns: dict[str, Cell] = {
        "column_pair": lambda each, voice, digits: f"{each[1].first} – {each[1].second}",
        "column_boards": lambda each, voice, digits: voice.number(each[1].estimate.count),
        "column_difference": _difference,
        "column_interval": _interval,
    }
    if any(is_sequential(*each) for each in told):
        columns["column_always"] = _always
    columns["column_bootstrap"] = _bootstrap
    columns["column_sd"] = _spread
    columns["column_p"] = lambda each, voice, digits: voice.p_value(each[1].t_test.p_value)
    if len(told) > 1:
        columns["column_adjusted"] = lambda each, voice, digits: voice.p_value(each[1].adjusted)
    columns["column_signs"] = _signs
    if any(comparison.wins is not None for _, comparison in told):
        columns["column_wins"] = _wins
    if any(is_sequential(*each) for each in told):
        columns["column_sequential"] = _sequential
    return columns


def _difference(each: Told, voice: Voice, digits: int) -> str:
    return voice.number(each[1].estimate.mean, digits, signed=True)


def _interval(each: Told, voice: Voice, digits: int) -> str:
    return voice.range(each[1].estimate.low, each[1].estimate.high, digits)


def _bootstrap(each: Told, voice: Voice, digits: int) -> str:
    return voice.range(each[1].bootstrap.low, each[1].bootstrap.high, digits)


def _always(each: Told, voice: Voice, digits: int) -> str:
    if not is_sequential(*each):
        return NOTHING
    return voice.range(*always_valid_interval(each[1]), digits)


def _spread(each: Told, voice: Voice, digits: int) -> str:
    return voice.number(each[1].estimate.sd, 1)


def _signs(each: Told, voice: Voice, digits: int) -> str:
    signs = each[1].signs
    return " : ".join(voice.number(count) for count in (signs.won, signs.lost, signs.drawn))


def _wins(each: Told, voice: Voice, digits: int) -> str:
    wins = each[1].wins
    return NOTHING if wins is None else voice.p_value(wins.p_value)


def _sequential(each: Told, voice: Voice, digits: int) -> str:
    match, comparison = each
    asked, judgement = match.hypotheses, match.judgement
    if not is_sequential(match, comparison) or asked is None or judgement is None:
        return NOTHING
    llr = voice.number(judgement.llr, 2, signed=True)
    if judgement.verdict is Verdict.UNDECIDED:
        return voice.say("sequential_undecided", llr=llr)
    alternative = judgement.verdict is Verdict.ACCEPT_ALTERNATIVE
    value = hypothesis(asked.alternative if alternative else asked.null, asked.unit, voice)
    return voice.say("sequential_for", value=value, llr=llr)
