"""The verdict in sentences: what one reads first."""

import math
from collections.abc import Sequence
from typing import Final

from kiebitz.arena.judging.always_valid import confidence_sequence
from kiebitz.arena.judging.sequential import Verdict
from kiebitz.arena.judging.until import Unit
from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.parts.trust import trust
from kiebitz.arena.report.parts.units import from_the_better_side, unit_of
from kiebitz.arena.report.voice import Voice, digits_for
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary

LEVEL: Final = 0.05
"""A comparison counts as decided if its corrected p-value is below."""

Told = tuple[MatchSummary, Comparison]


def headline(summary: TournamentSummary, voice: Voice) -> Markup:
    """The verdicts, then what a reader should know before believing them."""
    told = comparisons_of(summary)
    if not told:
        verdict = element("p", voice.say("verdict_nothing"), class_="lead")
    elif len(told) == 1:
        verdict = element("p", verdict_sentence(*told[0], voice), class_="lead")
    else:
        verdict = _several(summary, told, voice)
    return Markup(verdict + element("ul", trust(summary, voice), class_="trust"))


def comparisons_of(summary: TournamentSummary) -> list[Told]:
    """All comparisons with their matches."""
    return [(match, each) for match in summary.matches for each in match.comparisons]


def verdict_sentence(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    """Who is better, by how much, how sure."""
    if match.failures:
        return _failed_sentence(match, comparison, voice)
    if is_sequential(match, comparison):
        return _sequential_sentence(match, comparison, voice)
    estimate, names = comparison.estimate, (comparison.first, comparison.second)
    if estimate.count < 2:
        key = "verdict_one" if estimate.count else "verdict_none"
        return voice.say(key, first=names[0], second=names[1])
    boards = voice.counted("boards", estimate.count)
    if estimate.sd == 0 and estimate.mean == 0:
        return voice.say("verdict_equal", first=names[0], second=names[1], boards=boards)
    sided = from_the_better_side(comparison)
    digits = digits_for(estimate.high - estimate.low)
    return voice.say(
        "verdict_constant" if estimate.sd == 0 else _open_or_better(comparison),
        better=sided.better,
        other=sided.other,
        mean=voice.number(sided.mean, digits),
        interval=voice.range(sided.low, sided.high, digits),
        unit=unit_of(match, voice),
        boards=boards,
        p=voice.p_value(comparison.adjusted),
    )


def _failed_sentence(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    """Boards that a player broke off would be missing on one side only: no verdict."""
    return voice.say(
        "verdict_failed",
        first=comparison.first,
        second=comparison.second,
        failed=voice.counted("boards", len(match.failures)),
    )


def _open_or_better(comparison: Comparison) -> str:
    if is_decided(comparison):
        return "verdict_better"
    includes_zero = comparison.estimate.low <= 0 <= comparison.estimate.high
    return "verdict_open" if includes_zero else "verdict_one_of_many"


def is_decided(comparison: Comparison) -> bool:
    """Whether the corrected p-value says more than chance."""
    return comparison.adjusted < LEVEL


def has_verdict(match: MatchSummary, comparison: Comparison) -> bool:
    """Whether one of the two is better, as far as can be told."""
    if match.failures:
        return False
    return match.decided if is_sequential(match, comparison) else is_decided(comparison)


# ---- With a sequential test ----------------------------------------------------------------------


def is_sequential(match: MatchSummary, comparison: Comparison) -> bool:
    """Whether a sequential test judges this comparison: it looks at the first two entrants."""
    names = match.match.labels[:2]
    return match.judgement is not None and (comparison.first, comparison.second) == names


def hypothesis(value: float, unit: Unit, voice: Voice) -> str:
    """A difference that the test asks about."""
    shown = voice.short(value)
    return voice.say("deviations", value=shown) if unit is Unit.DEVIATIONS else shown


def _sequential_sentence(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    asked, judgement = match.hypotheses, match.judgement
    assert asked is not None  # see is_sequential
    assert judgement is not None
    accepted, rejected = asked.alternative, asked.null
    if judgement.verdict is Verdict.ACCEPT_NULL:
        accepted, rejected = rejected, accepted
    first, second = comparison.first, comparison.second
    better = accepted != 0 and (accepted > rejected) == (accepted > 0)
    if judgement.verdict is Verdict.UNDECIDED:
        key = "sequential_open"
    else:
        key = "sequential_better" if better else "sequential_neutral"
    sentence = voice.say(
        key,
        first=first,
        second=second,
        better=first if accepted > 0 else second,
        other=second if accepted > 0 else first,
        boards=voice.counted("boards", judgement.boards),
        accepted=hypothesis(accepted, asked.unit, voice),
        rejected=hypothesis(rejected, asked.unit, voice),
        null=hypothesis(asked.null, asked.unit, voice),
        alternative=hypothesis(asked.alternative, asked.unit, voice),
    )
    return f"{sentence} {_always_valid(match, comparison, voice)}".strip()


def _always_valid(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    if not comparison.differences:
        return ""
    low, high = always_valid_interval(comparison)
    digits = digits_for(high - low)
    return voice.say(
        "sequential_mean",
        mean=voice.number(comparison.estimate.mean, digits, signed=True),
        interval=voice.range(low, high, digits),
        unit=unit_of(match, voice),
    )


def always_valid_interval(comparison: Comparison) -> tuple[float, float]:
    """The interval that allows for looking at every board, after the last one."""
    if not comparison.differences:
        return -math.inf, math.inf
    sequence = confidence_sequence(comparison.differences)
    return float(sequence.low[-1]), float(sequence.high[-1])


# ---- Several comparisons -------------------------------------------------------------------------


def _several(summary: TournamentSummary, told: Sequence[Told], voice: Voice) -> Markup:
    lead = _ladder_sentence(summary, voice)
    tested = [each for each in told if is_sequential(*each)]
    fixed = [each for each in told if not is_sequential(*each)]
    digits = digits_for(*(each.estimate.high - each.estimate.low for _, each in fixed))
    decided = [_beats(*each, digits, voice) for each in fixed if has_verdict(*each)]
    still_open = [_beats(*each, digits, voice) for each in fixed if not has_verdict(*each)]
    lists = (
        (voice.say("list_decided", count=len(told)), decided),
        (voice.say("list_sequential"), [verdict_sentence(*each, voice) for each in tested]),
        (voice.say("list_open"), still_open),
    )
    parts = [element("p", lead, class_="lead")] if lead else []
    parts += [_list(heading, sentences) for heading, sentences in lists if sentences]
    return Markup("".join(parts))


def _list(heading: str, sentences: Sequence[str]) -> Markup:
    items = [element("li", sentence) for sentence in sentences]
    return Markup(element("p", heading, class_="over") + element("ul", items, class_="verdicts"))


def _beats(match: MatchSummary, comparison: Comparison, digits: int, voice: Voice) -> str:
    """Who is ahead and by how much; special cases have sentences of their own."""
    if match.failures or comparison.estimate.count < 2 or comparison.estimate.sd == 0:
        return verdict_sentence(match, comparison, voice)
    sided = from_the_better_side(comparison)
    return voice.say(
        "beats" if is_decided(comparison) else "ahead",
        better=sided.better,
        other=sided.other,
        mean=voice.number(sided.mean, digits),
        interval=voice.range(sided.low, sided.high, digits),
        unit=unit_of(match, voice),
        p=voice.p_value(comparison.adjusted),
    )


def _ladder_sentence(summary: TournamentSummary, voice: Voice) -> str:
    if len({strength.group for strength in summary.strengths}) != 1:
        return ""
    digits = digits_for(*(4 * each.error for each in summary.strengths))
    players = [
        f"{each.player} ({voice.number(each.points, digits, signed=True)})"
        for each in summary.strengths
    ]
    return voice.say("ladder_sentence", players=", ".join(players))
