"""The plot of ``kiebitz stats``: scores over time, or by contract or seat, with their intervals."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kiebitz.cli.look import Look
from kiebitz.cli.stats_tables import name_part
from kiebitz.games import rules_text
from kiebitz.lab.plots import COLOURS, check_plot, plain, write_figure
from kiebitz.skill.statistics import WINDOW, By, PlayerGames, Section, Tally, average_over_time

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["check_plot", "draw_statistics"]

MOST_LINES: Final = len(COLOURS)
"""Players in a plot, those with the most games first."""
FEWEST: Final = 5
"""Games for an interval: with fewer it would be wider than the plot."""
MOST_LABELS: Final = 12
LONGEST_LABEL: Final = 28
_UNITS: Final = {game: f"stats_axis_{game}" for game in ("skat", "schieber", "differenzler")}
"""What the score of a game is, in words."""
SIZE: Final = (8.0, 4.2)
"""Of each section, in inches."""


def draw_statistics(sections: Collection[Section], by: By | None, path: Path, look: Look) -> None:
    """Draw all sections below each other into a file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(SIZE[0], SIZE[1] * len(sections)), layout="constrained")
    places = figure.subplots(len(sections), squeeze=False)[:, 0]
    for axes, section in zip(places, sections, strict=True):
        _draw(axes, section, by or _choose_time(section), look)
    write_figure(figure, path)


def _choose_time(section: Section) -> By:
    """Months, if the games tell several of them, else their order."""
    everyone = section.players.values()
    months = {name for games in everyone for name, _ in section.parts(games, By.MONTH)}
    return By.MONTH if len(months - {""}) > 1 else By.ORDER


def _draw(axes: "Axes", section: Section, by: By, look: Look) -> None:
    chosen = section.ranked()[:MOST_LINES]
    key = "stats_plot_over_time" if by.over_time else f"stats_plot_{by.value}"
    plain(axes, look.say(key, game=rules_text(section.rules), window=WINDOW))
    unit = _UNITS.get(section.rules.name, "stats_score")
    axes.set_ylabel(look.say(unit), fontsize=9)
    axes.set_xlabel(look.say(f"stats_axis_{by.value}"), fontsize=9)
    axes.axhline(0, color="#9aa1ad", linewidth=0.8)
    if by is By.ORDER:
        _draw_order(axes, section, chosen)
    else:
        _draw_parts(axes, section, chosen, by, look)
    axes.yaxis.set_major_formatter(lambda value, _: look.decimal(f"{value:g}").replace("-", "−"))
    if len(chosen) > 1:
        _name_lines(axes)


def _draw_order(axes: "Axes", section: Section, chosen: Sequence[tuple[str, PlayerGames]]) -> None:
    """The middle of each part lies where its games are in the player's order."""
    for (name, games), colour in zip(chosen, COLOURS, strict=False):
        parts = section.parts(games, By.ORDER)
        middles = [int(first) + tally.games / 2 for first, tally in parts]
        tallies = [tally for _, tally in parts]
        _draw_points(axes, middles, tallies, colour, intervals=len(chosen) == 1)
        averages = [moments.mean for moments in average_over_time(tallies)]
        axes.plot(middles, averages, color=colour, linewidth=1.8, label=_shorten(name))


def _draw_parts(
    axes: "Axes",
    section: Section,
    chosen: Sequence[tuple[str, PlayerGames]],
    by: By,
    look: Look,
) -> None:
    """Months, contracts or seats beside each other; those of one player a little apart."""
    together: dict[str, Tally] = {}
    for _, games in chosen:
        together |= games.split.get(by, {})
    in_all = section.parts(PlayerGames(split={by: together}), by)
    names = [name for name, _ in in_all if name or not by.over_time]
    for number, ((player, games), colour) in enumerate(zip(chosen, COLOURS, strict=False)):
        parts = {name: tally for name, tally in section.parts(games, by) if name in names}
        apart = (number - (len(chosen) - 1) / 2) * 0.6 / max(len(chosen), 1)
        places = [names.index(name) + apart for name in parts]
        intervals = len(chosen) == 1 or not by.over_time
        _draw_points(axes, places, list(parts.values()), colour, intervals=intervals)
        if by.over_time:
            averages = [moments.mean for moments in average_over_time(list(parts.values()))]
            axes.plot(places, averages, color=colour, linewidth=1.8, label=_shorten(player))
        else:
            axes.plot([], [], "o", color=colour, markersize=4, label=_shorten(player))
    step = -(-len(names) // MOST_LABELS) or 1
    shown = range(0, len(names), step)
    axes.set_xticks(list(shown), [name_part(by, names[place], section, look) for place in shown])


def _draw_points(
    axes: "Axes",
    places: Sequence[float],
    tallies: Sequence[Tally],
    colour: str,
    *,
    intervals: bool,
) -> None:
    """Mean scores, with their intervals where there are enough games for one."""
    scores = [tally["score"].estimate() for tally in tallies]
    halves = [
        (score.high - score.low) / 2 if intervals and score.count >= FEWEST else 0.0
        for score in scores
    ]
    axes.errorbar(
        places,
        [score.mean for score in scores],
        yerr=halves,
        fmt="o",
        color=colour,
        alpha=0.45,
        markersize=3.5,
        elinewidth=0.9,
    )


def _name_lines(axes: "Axes") -> None:
    """Beside the plot; a dollar in somebody's name begins no formula."""
    legend = axes.legend(fontsize=8, frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))
    for text in legend.get_texts():
        text.set_parse_math(False)


def _shorten(name: str) -> str:
    cut = name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1] + "…"
    return f" {cut}" if cut.startswith("_") else cut  # such labels are left out of legends
