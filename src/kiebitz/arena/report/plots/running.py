"""How a result came about, board after board: the mean with its band, and the sequential test."""

import math
from collections.abc import Sequence
from typing import Final

from kiebitz.arena.judging.always_valid import ConfidenceSequence, confidence_sequence
from kiebitz.arena.judging.sequential import Judgement, Trajectory, Verdict, trajectory
from kiebitz.arena.judging.tested_interval import band_of_test, claim_of
from kiebitz.arena.judging.until import Hypotheses
from kiebitz.arena.report.markup import Content, Markup
from kiebitz.arena.report.plots.scales import Scale, scale_over
from kiebitz.arena.report.plots.svg import (
    AXIS_HEIGHT,
    area,
    axis_below,
    band,
    dot,
    drawing,
    grid_across,
    letters,
    line,
    path,
)
from kiebitz.arena.report.plots.thinning import thin_out
from kiebitz.arena.report.voice import Voice, digits_for

HEIGHT: Final = 220
TOP: Final = 14
LEFT, WIDTH = 12, 82
HIDDEN: Final = 20
"""One in this many boards at the beginning is not drawn: there the mean jumps about."""

Points = list[tuple[float, float]]


def running_plot(
    differences: Sequence[float],
    *,
    unit: str,
    voice: Voice,
    hypotheses: Hypotheses | None = None,
) -> Markup:
    """The running mean, and the band that holds at all boards together.

    With a sequential test it is the band of that test, so that it ends at the interval shown.
    """
    if hypotheses is None:
        sequence = confidence_sequence(differences)
    else:
        sequence = band_of_test(differences, hypotheses)
    count = len(differences)
    first = hidden_boards(count)
    means = sequence.means.tolist()
    places = [first + place for place in thin_out(means[first:])]
    across = Scale(0, max(count, 1), whole=True)
    down = scale_over(
        value for place in places for value in (means[place], *_band_at(sequence, place))
    )
    inside = [grid_across(down, HEIGHT, voice)]
    inside.append(_band(sequence, places, across, down))
    drawn = [_point(across, down, place, means[place]) for place in places]
    inside.append(path(drawn, HEIGHT, "running"))
    if count:
        inside.append(_last(sequence, across, down, voice))
    title = voice.say("plot_running_label", in_unit=unit)
    return _frame(title, inside, across, voice)


def hidden_boards(boards: int) -> int:
    """How many boards at the beginning are not drawn.

    >>> hidden_boards(30), hidden_boards(1000)
    (0, 50)
    """
    return 0 if boards < 2 * HIDDEN else boards // HIDDEN


def _band_at(sequence: ConfidenceSequence, place: int) -> tuple[float, float]:
    return float(sequence.low[place]), float(sequence.high[place])


def _point(across: Scale, down: Scale, place: int, value: float) -> tuple[float, float]:
    return across.place(place + 1), 100 - down.place(value)


def _band(sequence: ConfidenceSequence, places: list[int], across: Scale, down: Scale) -> Markup:
    """The band from where it is bounded."""
    known = [place for place in places if math.isfinite(sequence.low[place])]
    lower = [_point(across, down, place, float(sequence.low[place])) for place in known]
    upper = [_point(across, down, place, float(sequence.high[place])) for place in known]
    return band(lower, upper, HEIGHT)


def _last(sequence: ConfidenceSequence, across: Scale, down: Scale, voice: Voice) -> Markup:
    """A dot at the final mean, which says what it is."""
    count, mean = len(sequence.means), float(sequence.means[-1])
    low, high = _band_at(sequence, -1)
    digits = digits_for(high - low)
    message = voice.say(
        "plot_running_last",
        mean=voice.number(mean, digits, signed=True),
        interval=voice.range(low, high, digits),
        boards=voice.number(count),
    )
    x = across.place(count)
    y, top, bottom = (HEIGHT - down.place(v) * HEIGHT / 100 for v in (mean, high, low))
    ends = line(x, top, x, bottom, "final") if math.isfinite(high) else Markup()
    return Markup(ends + dot(x, y, "mean", title=message))


def _frame(title: str, inside: Sequence[Content], across: Scale, voice: Voice) -> Markup:
    """A drawing with boards along its foot."""
    axis = axis_below(across, HEIGHT + 2, voice.say("boards_axis"), voice)
    height = TOP + HEIGHT + AXIS_HEIGHT
    return drawing(title, height, area(LEFT, WIDTH, TOP, HEIGHT, *inside, axis))


# ---- The sequential test -------------------------------------------------------------------------


def sequential_plot(
    differences: Sequence[float], hypotheses: Hypotheses, judgement: Judgement, voice: Voice
) -> Markup:
    """The path of the log-likelihood ratio between its two bounds, and where it stopped."""
    steps = trajectory(differences, hypotheses)
    across = Scale(0, max(len(differences), 1), whole=True)
    ready = [float(llr) for llr, is_ready in zip(steps.llr, steps.ready, strict=True) if is_ready]
    down = scale_over([1.15 * steps.low, 1.15 * steps.high, *ready])
    inside = [grid_across(down, HEIGHT, voice), *_bounds(steps, hypotheses, down, voice)]
    inside += _paths(steps, across, down)
    if judgement.verdict is not Verdict.UNDECIDED:
        inside.append(_stop(judgement, across, down, voice))
    return _frame(voice.say("plot_llr_label"), inside, across, voice)


def _bounds(steps: Trajectory, hypotheses: Hypotheses, down: Scale, voice: Voice) -> list[Markup]:
    """The two bounds, and what is said of the difference where the path gets there."""
    drawn = []
    for verdict, llr, shift in (
        (Verdict.ACCEPT_ALTERNATIVE, steps.high, -6),
        (Verdict.ACCEPT_NULL, steps.low, 15),
    ):
        y = HEIGHT - down.place(llr) * HEIGHT / 100
        drawn.append(line(0, y, 100, y, "bound"))
        message = _claim_words(Judgement(verdict, 0, llr), hypotheses, voice)
        drawn.append(letters(message, 99, y + shift, anchor="end", class_="note"))
    return drawn


def _claim_words(judgement: Judgement, hypotheses: Hypotheses, voice: Voice) -> str:
    claim = claim_of(judgement, hypotheses)
    assert claim is not None  # the judgement is a verdict
    unit = claim.unit.value and f" {claim.unit.value}"
    key = "plot_more_than" if claim.above else "plot_less_than"
    return voice.say(key, value=voice.short(claim.bound) + unit)


def _paths(steps: Trajectory, across: Scale, down: Scale) -> list[Markup]:
    """Dotted as long as the noise is not known well enough for a verdict."""
    values = steps.llr.tolist()
    waiting: Points = []
    telling: Points = []
    for place in thin_out(values):
        if steps.ready[place]:
            telling.append(_point(across, down, place, values[place]))
        elif down.low <= values[place] <= down.high:
            waiting.append(_point(across, down, place, values[place]))
    if telling:
        waiting.append(telling[0])
    return [path(waiting, HEIGHT, "waiting"), path(telling, HEIGHT, "running")]


def _stop(judgement: Judgement, across: Scale, down: Scale, voice: Voice) -> Markup:
    y = HEIGHT - down.place(judgement.llr) * HEIGHT / 100
    message = voice.say("plot_stopped", boards=voice.number(judgement.boards))
    return dot(across.place(judgement.boards), y, "mean", title=message)
