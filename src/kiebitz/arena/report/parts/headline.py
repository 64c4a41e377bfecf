"""The verdict in sentences: what one reads first."""

from collections.abc import Sequence
from itertools import pairwise

from kiebitz.arena.judging.evidence import Standing
from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.parts.order import find_better
from kiebitz.arena.report.parts.trust import trust
from kiebitz.arena.report.parts.units import InMatch, comparisons_of, from_the_better_side, unit_of
from kiebitz.arena.report.parts.verdicts import verdict_sentence
from kiebitz.arena.report.voice import Voice, digits_for
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary


def headline(summary: TournamentSummary, voice: Voice) -> Markup:
    """The verdicts, then what a reader should know before believing them."""
    message = comparisons_of(summary)
    if not message:
        verdict = element("p", voice.say("verdict_nothing"), class_="lead")
    elif len(message) == 1:
        verdict = element("p", verdict_sentence(*message[0], voice), class_="lead")
    else:
        verdict = _several(summary, message, voice)
    lines = [element("li", words, class_=tone.value) for tone, words in trust(summary, voice)]
    return Markup(verdict + element("ul", lines, class_="trust"))


# ---- Several comparisons -------------------------------------------------------------------------


def _several(summary: TournamentSummary, message: Sequence[InMatch], voice: Voice) -> Markup:
    lead = _ladder_sentence(summary, voice)
    tested = [each for each in message if each[1].evidence.tested]
    fixed = [each for each in message if not each[1].evidence.tested]
    digits = digits_for(*(each.estimate.high - each.estimate.low for _, each in fixed))
    decided = [_beats(*each, digits, voice) for each in fixed if each[1].standing.decided]
    still_open = [_beats(*each, digits, voice) for each in fixed if not each[1].standing.decided]
    lists = (
        (voice.say("list_decided", count=len(fixed)), decided),
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
    standing, sided = comparison.standing, from_the_better_side(comparison)
    mean = voice.number(sided.mean, digits)
    ahead = standing in (Standing.OPEN, Standing.ONE_OF_MANY) and mean != voice.number(0, digits)
    if not (ahead or standing.decided) or match.doubtful:
        return verdict_sentence(match, comparison, voice)
    return voice.say(
        "beats" if standing.decided else "ahead",
        better=sided.better,
        other=sided.other,
        mean=mean,
        interval=voice.range(sided.low, sided.high, digits),
        unit=unit_of(match, voice),
        p=voice.p_value(comparison.adjusted),
    )


def _ladder_sentence(summary: TournamentSummary, voice: Voice) -> str:
    """The players by points; that this is their order is said only where it is known."""
    if len({strength.group for strength in summary.strengths}) != 1:
        return ""
    digits = digits_for(*(4 * each.error for each in summary.strengths))
    players = ", ".join(
        f"{each.player} ({voice.number(each.points, digits, signed=True)})"
        for each in summary.strengths
    )
    better = find_better(summary)
    unsure = [
        voice.say("ladder_pair", first=first.player, second=second.player)
        for first, second in pairwise(summary.strengths)
        if (first.player, second.player) not in better
    ]
    key = "ladder_unsure" if unsure else "ladder_sentence"
    return voice.say(key, players=players, pairs=", ".join(unsure))
