"""Which drawings a report has, with what stands above and below them."""

from collections.abc import Iterator, Sequence
from typing import Final

from kiebitz.arena.judging.strengths import Strength
from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.parts.budget_lines import budget_lines
from kiebitz.arena.report.parts.comparisons import interval_notes
from kiebitz.arena.report.parts.units import InMatch, comparisons_of, unit_after_in, unit_of
from kiebitz.arena.report.plots.budgets import budget_plot
from kiebitz.arena.report.plots.intervals import IntervalRow, interval_plot
from kiebitz.arena.report.plots.running import hidden_boards, running_plot, sequential_plot
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import Comparison, TournamentSummary

SHOWN: Final = 3
"""So many running results are open; more are folded away."""
NORMAL: Final = 1.96
"""Standard errors of a 95 % interval."""


def drawings(summary: TournamentSummary, voice: Voice) -> Markup:
    """All drawings that this summary has something for."""
    message = [each for each in comparisons_of(summary) if each[1].estimate.count]
    parts = [*_pairings(message, voice), *_ladder(summary, voice), *_budgets(summary, voice)]
    running = [_running(each, voice, explained=place == 0) for place, each in enumerate(message)]
    if len(running) > SHOWN:
        heading = element("summary", voice.say("plot_more", count=len(running)))
        running = [element("details", heading, running)]
    return Markup("".join([*parts, *running]))


def _figure(title: str, plot: Markup, caption: str, *, unit: str = "") -> Markup:
    """A drawing under its title and, where it has numbers at its side, their unit."""
    side = element("p", unit, class_="unit") if unit else ""
    below = element("figcaption", caption) if caption else ""
    return element("figure", element("h3", title), side, plot, below)


# ---- Pairings and ladder -------------------------------------------------------------------------


def _pairings(message: Sequence[InMatch], voice: Voice) -> Iterator[Markup]:
    """One drawing for every unit that was played for."""
    for unit in dict.fromkeys(unit_of(match, voice) for match, _ in message):
        drawn = [each for each in message if unit_of(each[0], voice) == unit]
        rows = [_pairing(comparison) for _, comparison in drawn]
        axis = voice.say("axis_difference", in_unit=unit_after_in(drawn[0][0], voice))
        plot = interval_plot(rows, title=axis, voice=voice)
        name = voice.say("plot_pairing" if len(rows) == 1 else "plot_pairings")
        caption = " ".join([voice.say("caption_pairings"), *interval_notes(drawn, voice)])
        yield _figure(name, plot, caption)


def _pairing(comparison: Comparison) -> IntervalRow:
    name, estimate = f"{comparison.first} – {comparison.second}", comparison.estimate
    return IntervalRow(name, estimate.mean, estimate.low, estimate.high)


def _ladder(summary: TournamentSummary, voice: Voice) -> Iterator[Markup]:
    """Each set of players that can be compared by itself."""
    groups: dict[int, list[Strength]] = {}
    for strength in summary.strengths:
        groups.setdefault(strength.group, []).append(strength)
    if not groups:
        return
    units = dict.fromkeys(unit_after_in(match, voice) for match in summary.matches)
    axis = voice.say("axis_strength", in_unit=", ".join(units))
    plots = [
        interval_plot([_rung(each) for each in group], title=axis, voice=voice)
        for group in groups.values()
    ]
    caption = voice.say("caption_ladder")
    if len(groups) > 1:
        caption += " " + voice.say("caption_groups")
    yield _figure(voice.say("plot_ladder"), Markup("".join(plots)), caption)


def _rung(strength: Strength) -> IntervalRow:
    reach = NORMAL * strength.error
    return IntervalRow(
        strength.player, strength.points, strength.points - reach, strength.points + reach
    )


# ---- Over boards and over budgets ----------------------------------------------------------------


def _running(message: InMatch, voice: Voice, *, explained: bool) -> Markup:
    """The course of a comparison; it is enough to explain the first one."""
    match, comparison = message
    unit = unit_of(match, voice)
    title = voice.say("plot_running", first=comparison.first, second=comparison.second)
    asked = match.hypotheses if comparison.evidence.tested else None
    in_unit = unit_after_in(match, voice)
    plot = running_plot(comparison.differences, unit=in_unit, voice=voice, hypotheses=asked)
    side = voice.say("plot_running_unit", unit=unit)
    caption = _running_caption(comparison, voice) if explained else ""
    return Markup(_figure(title, plot, caption, unit=side) + _sequential(message, voice))


def _running_caption(comparison: Comparison, voice: Voice) -> str:
    tested = comparison.evidence.tested
    caption = voice.say("caption_running_test" if tested else "caption_running")
    if hidden := hidden_boards(len(comparison.differences)):
        caption += " " + voice.say("caption_running_cut", count=voice.number(hidden))
    return caption


def _sequential(message: InMatch, voice: Voice) -> Markup:
    match, comparison = message
    asked, judgement = match.hypotheses, match.judgement
    if not comparison.evidence.tested or asked is None or judgement is None:
        return Markup()
    plot = sequential_plot(comparison.differences, asked, judgement, voice)
    caption, side = voice.say("caption_llr"), voice.say("plot_llr_unit")
    return _figure(voice.say("plot_llr"), plot, caption, unit=side)


def _budgets(summary: TournamentSummary, voice: Voice) -> Iterator[Markup]:
    found = budget_lines(summary, reach=NORMAL)
    if found is None:
        return
    in_unit = unit_after_in(summary.matches[0], voice)
    key = "axis_strength" if found.strengths else "axis_difference"
    plot = budget_plot(
        found.lines,
        title=voice.say(key, in_unit=in_unit),
        axis=voice.say(f"axis_{found.limit}"),
        voice=voice,
    )
    title, side = voice.say("plot_budget"), voice.say(key, in_unit=in_unit)
    yield _figure(title, plot, voice.say("caption_budget"), unit=side)
