"""The published ways to draw hidden hands, side by side: speed, dead ends, bias.

Speed is measured on an early, a middle and a late view of each game and on hard ones. Bias is
measured where all worlds can be listed: on small views of random games, the total variation
distance between the frequencies drawn and the uniform distribution, ½ Σ |f − 1/n|. A finite number
of draws gives even an exact method some distance; ours, drawn as often, shows how much.
"""

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kiebitz.beliefs import Worlds
from kiebitz.beliefs.published import Method, draw_published, fits
from kiebitz.games import View
from kiebitz.lab.experiment import Progress, Report, ResultTable, Translate, short_number
from kiebitz.lab.sample_views import GAMES, SampleView, hard_views, small_views, stage_views
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_WORLDS: Final = 400
"""Of a small view, so that frequencies can be told apart."""
DRAWS_PER_WORLD: Final = 200
HEADS: Final = dict(
    zip(
        Method,
        ("exact", "reject", "combin.", "unrank", "subsets", "app. A", "collapse"),
        strict=True,
    )
)
"""Short names for the heads of a wide table."""
ENOUGH_SECONDS: Final = 0.2
"""A measurement of speed is repeated with more draws until it takes so long."""


@dataclass(frozen=True)
class Speed:
    """One method on one view."""

    method: Method
    where: SampleView
    per_second: float
    tries_per_draw: float
    dead_ends: float
    """As a share of draws."""


@dataclass(frozen=True)
class Bias:
    """One method on the small views of one game, means over the views."""

    method: Method
    game: str
    distance: float
    exact_distance: float
    """That of the exact method with as many draws."""
    worst: float
    """Of the views, what goes beyond the exact method's distance."""
    dead_ends: float

    @property
    def beyond(self) -> float:
        """What is not chance."""
        return self.distance - self.exact_distance


class SamplersExperiment:
    """The samplers experiment."""

    name = "samplers"
    summary = "The published ways to draw hidden hands: speed, dead ends, distance from exact"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Measure all methods."""
        where = [*stage_views(seed), *hard_views(seed, games=60 if quick else 300)]
        pairs = [
            (method, place) for method in Method for place in where if fits(place.view, method)
        ]
        speeds = []
        for number, (method, place) in enumerate(pairs):
            progress(f"{method_name(method)}: {place.name}", 0.5 * number / len(pairs))
            speeds.append(measure_speed(method, place, seed, ENOUGH_SECONDS / (10 if quick else 1)))
        biases = []
        views = {
            rules.name: list(small_views(rules, seed, count=10 if quick else 60, most=MOST_WORLDS))
            for rules in GAMES
        }
        games = [(method, game) for method in Method for game in views]
        for number, (method, game) in enumerate(games):
            progress(f"{method_name(method)}: bias in {game}", 0.5 + 0.5 * number / len(games))
            if fits(views[game][0], method):
                biases.append(measure_bias(method, game, views[game], seed))
        return report(speeds, biases)


EXPERIMENT: Final = SamplersExperiment()


# ---- 1. Measuring --------------------------------------------------------------------------------


def measure_speed(method: Method, where: SampleView, seed: int, enough: float) -> Speed:
    """Draws per second, with the set-up of the method in each call."""
    draw_published(where.view, method, 1, seed=seed)  # whatever is slow the first time only
    count = 1
    while True:
        begun = time.process_time()
        drawn = draw_published(where.view, method, count, seed=seed)
        spent = time.process_time() - begun
        if spent >= enough or count >= 1_000_000:
            return Speed(
                method,
                where,
                count / max(spent, 1e-9),
                drawn.tries / count,
                drawn.dead_ends / count,
            )
        count = min(
            1_000_000, max(2 * count, int(count * min(100, 1.2 * enough / max(spent, 1e-7))))
        )


def distance_from_uniform(view: View, method: Method, seed: RandomKey) -> tuple[float, float]:
    """The total variation distance of the frequencies, and the share of dead ends."""
    import numpy as np

    worlds = Worlds(view)
    draws = DRAWS_PER_WORLD * worlds.count
    drawn = draw_published(view, method, draws, seed=seed)
    if len(drawn.worlds) == 0:
        return 1.0, 1.0
    counts = np.bincount(worlds.rank(drawn.worlds), minlength=worlds.count)
    shares = counts / counts.sum()
    return float(np.abs(shares - 1 / worlds.count).sum() / 2), drawn.dead_ends / draws


def measure_bias(method: Method, game: str, views: list[View], seed: int) -> Bias:
    """The distance of one method, beside that of the exact one."""
    pairs = [
        distance_from_uniform(view, method, RandomKey(seed, board, 0, 1))
        for board, view in enumerate(views)
    ]
    exact = [
        distance_from_uniform(view, Method.EXACT, RandomKey(seed, board, 0, 2))[0]
        for board, view in enumerate(views)
    ]
    beyond = [distance - base for (distance, _), base in zip(pairs, exact, strict=True)]
    return Bias(
        method,
        game,
        sum(distance for distance, _ in pairs) / len(views),
        sum(exact) / len(views),
        max(beyond),
        sum(dead for _, dead in pairs) / len(views),
    )


# ---- 2. Telling ----------------------------------------------------------------------------------


def method_name(method: Method) -> str:
    """As it stands in tables.

    >>> method_name(Method.SKAT_UNRANKING)
    'skat unranking'
    """
    return method.name.lower().replace("_", " ")


def report(speeds: list[Speed], biases: list[Bias]) -> Report:
    """Tables and a plot."""
    where = list({speed.where.name: speed.where for speed in speeds})
    by = {(speed.method, speed.where.name): speed for speed in speeds}
    methods = [method for method in Method if any(speed.method is method for speed in speeds)]
    speed_rows = [
        (name, *(_speed_text(by.get((method, name))) for method in methods)) for name in where
    ]
    bias_rows = [
        (
            method_name(bias.method),
            bias.game,
            f"{bias.distance:.3f}",
            f"{bias.exact_distance:.3f}",
            f"{bias.worst:+.3f}",
            f"{100 * bias.dead_ends:.1f} %",
        )
        for bias in biases
    ]
    return Report(
        "Drawing hidden hands",
        (
            ResultTable(
                "Worlds per second (dead ends in brackets)",
                ("view", *(HEADS[method] for method in methods)),
                speed_rows,
            ),
            ResultTable(
                "Total variation distance from the exact distribution, mean over small views",
                ("method", "game", "distance", "exact, as often", "worst beyond", "dead ends"),
                bias_rows,
            ),
        ),
        notes=(
            "A method without bias has the distance of the exact one drawn as often; 'worst "
            "beyond' is the view on which it is farthest above that.",
        ),
        draw=lambda figure, translate: draw_report(figure, speeds, biases, translate),
        figure_size=(10, 7.5),
    )


def _speed_text(speed: Speed | None) -> str:
    if speed is None:
        return "–"
    dead = f" ({100 * speed.dead_ends:.0f} %)" if speed.dead_ends else ""
    return f"{short_number(speed.per_second)}{dead}"


def draw_report(
    figure: "Figure", speeds: list[Speed], biases: list[Bias], translate: Translate
) -> None:
    """Above the speeds, below the distances beyond the exact method's."""
    from kiebitz.lab.plots import COLOURS, plain

    above, below = figure.subplots(2, 1, height_ratios=(3, 2))
    names = list({speed.where.name: None for speed in speeds})
    for method in Method:
        points = [(names.index(s.where.name), s.per_second) for s in speeds if s.method is method]
        if points:
            above.plot(
                [x for x, _ in points],
                [y for _, y in points],
                "o-" if method is Method.EXACT else "o",
                color=COLOURS[method % len(COLOURS)],
                label=translate(method_name(method)),
                markersize=6,
            )
    above.set_yscale("log")
    above.set_xticks(
        range(len(names)), [translate(name) for name in names], rotation=30, ha="right"
    )
    plain(above, translate("Worlds per second"))
    above.legend(loc="upper left", bbox_to_anchor=(1.01, 1), frameon=False)

    games = list({bias.game: None for bias in biases})
    width = 0.8 / len(Method)
    for method in Method:
        bars = [
            (
                games.index(b.game) + width * (method - len(Method) / 2),
                b.beyond,
            )
            for b in biases
            if b.method is method
        ]
        below.bar(
            [x for x, _ in bars],
            [max(y, 0) for _, y in bars],
            width=width,
            align="edge",
            color=COLOURS[method % len(COLOURS)],
        )
    below.set_xticks(range(len(games)), games)
    plain(below, translate("Distance from exact, beyond chance"))
