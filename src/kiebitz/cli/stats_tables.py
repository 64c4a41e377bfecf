"""Statistics as tables for the terminal: as many columns beside each other as it is wide.

A game has more figures than a narrow terminal has room for. Then they stand in several tables below
each other, each with the names of the players again; no number is ever cut.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import isfinite
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.judging.intervals import Estimate
from kiebitz.cli.look import Look
from kiebitz.skill.moments import Moments
from kiebitz.skill.statistics import By, Section, Tally, moving_averages

GAP: Final = 2
"""Blanks between columns."""
LONGEST_NAME: Final = 24
"""Of a player in a narrow terminal; longer ones go over several lines."""
NOTHING: Final = "–"


class Form(Enum):
    """How a figure is shown."""

    MEAN = "mean"
    ESTIMATE = "estimate"
    """With its 95 % interval."""
    SHARE = "share"
    CASES = "cases"
    """A share with the number of cases."""
    COUNT = "count"
    """How often."""


Column = tuple[str, Form]
"""A figure and its form; the head of the column is the phrase ``stats_`` and the figure."""

_SKAT: Final[tuple[Column, ...]] = (
    ("score", Form.ESTIMATE),
    ("declared", Form.SHARE),
    ("won", Form.CASES),
    ("won_suit", Form.CASES),
    ("won_grand", Form.CASES),
    ("won_null", Form.CASES),
    ("won_hand", Form.CASES),
    ("bid", Form.MEAN),
    ("overbid", Form.COUNT),
    ("points", Form.MEAN),
    ("won_defending", Form.CASES),
    ("points_defending", Form.MEAN),
    ("passed", Form.SHARE),
)
_SCHIEBER: Final[tuple[Column, ...]] = (
    ("score", Form.ESTIMATE),
    ("won", Form.SHARE),
    ("points", Form.MEAN),
    ("score_choosing", Form.MEAN),
    ("pushed", Form.CASES),
    *((f"mode_{suit}", Form.SHARE) for suit in ("diamonds", "hearts", "spades", "clubs")),
    ("mode_obenabe", Form.SHARE),
    ("mode_undenufe", Form.SHARE),
    ("all_tricks", Form.COUNT),
    ("match_won", Form.CASES),
)
_DIFFERENZLER: Final[tuple[Column, ...]] = (
    ("difference", Form.ESTIMATE),
    ("prediction", Form.MEAN),
    ("points", Form.MEAN),
    ("bias", Form.MEAN),
    ("exact", Form.SHARE),
    ("won", Form.SHARE),
)
_ANY: Final[tuple[Column, ...]] = (("score", Form.ESTIMATE), ("won", Form.SHARE))
_COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    "skat": _SKAT,
    "schieber": _SCHIEBER,
    "differenzler": _DIFFERENZLER,
}
"""By the name of the game."""


_SPLIT: Final[Mapping[str, frozenset[str]]] = {
    "skat": frozenset({"score", "declared", "won", "bid", "overbid", "points", "won_defending"}),
    "schieber": frozenset({"score", "won", "score_choosing", "pushed", "all_tricks"}),
}
"""The columns where the games of a player are split; of other games all."""
NOTES: Final = {game: f"stats_note_{game}" for game in _COLUMNS}
"""What explains the columns of a game."""


@dataclass(frozen=True)
class Line:
    """A row of a table: whose games, and what they say."""

    name: str
    tally: Tally
    more: tuple[str, ...] = ()
    """Cells that are no figures."""


def print_section(
    console: Console,
    section: Section,
    look: Look,
    *,
    most: int,
    luck: Mapping[str, Estimate] | None = None,
) -> None:
    """All players of a section, those with the most games first."""
    ranked = section.ranked()
    lines = [
        Line(name, each.all, (_estimate(luck.get(name), look),) if luck else ())
        for name, each in ranked[:most]
    ]
    more = (look.say("luck_adjusted"),) if luck else ()
    print_lines(console, section.rules.name, lines, look, first=look.say("arena_player"), more=more)
    if len(ranked) > most:
        console.print(look.say("stats_more", count=look.number(len(ranked) - most)), style="dim")


def print_split(console: Console, section: Section, by: By, look: Look, *, most: int) -> None:
    """The games of each player in parts: by contract, seat, month or in order."""
    for player, games in section.ranked()[:most]:
        parts = section.parts(games, by)
        tallies = [tally for _, tally in parts]
        averages = [_mean(each, look) for each in moving_averages(tallies)]
        lines = [
            Line(part_name(by, name, section, look), tally, (average,) if by.over_time else ())
            for (name, tally), average in zip(parts, averages, strict=True)
        ]
        console.print()
        console.print(Text(player, style="bold"))
        more = (look.say("stats_moving"),) if by.over_time else ()
        first = look.say(f"stats_by_{by.value}")
        name = section.rules.name
        print_lines(console, name, lines, look, first=first, more=more, only=_SPLIT.get(name))


def part_name(by: By, name: str, section: Section, look: Look) -> str:
    """What a part of somebody's games is called."""
    if by is By.CONTRACT:
        return look.say(f"contract_{name}")
    if by is By.SEAT:
        places = ("forehand", "middlehand", "hindhand")
        if section.rules.seats == len(places) or name == "0":
            return look.say(places[int(name)])
        return look.say("stats_place", n=int(name) + 1)
    if by is By.MONTH:
        return name or look.say("stats_undated")
    return look.say("stats_from", n=look.number(int(name)))


def print_lines(
    console: Console,
    game: str,
    lines: Sequence[Line],
    look: Look,
    *,
    first: str,
    more: tuple[str, ...] = (),
    only: frozenset[str] | None = None,
) -> None:
    """The columns of a game, or some of them, in as many tables as it takes."""
    columns = [each for each in _COLUMNS.get(game, _ANY) if only is None or each[0] in only]
    heads = [look.say("luck_count")]
    cells = [[look.number(line.tally.games)] for line in lines]
    for place, (figure, form) in enumerate(columns):
        if not any(line.tally[figure].count for line in lines):
            continue
        heads.append(_head(game, figure, look))
        for row, line in zip(cells, lines, strict=True):
            row.append(_cell(line.tally[figure], form, look))
        if place == 0:
            heads += more
            for row, line in zip(cells, lines, strict=True):
                row += line.more
    names = [line.name for line in lines]
    for begin, end in _fitting(console.width, first, names, heads, cells):
        if begin:
            console.print()
        console.print(_table(first, names, heads[begin:end], [row[begin:end] for row in cells]))


def _head(game: str, figure: str, look: Look) -> str:
    if figure.startswith("mode_"):
        return look.say(f"contract_{figure.removeprefix('mode_')}")
    own = _OWN_HEADS.get((game, figure), figure)
    return look.say(f"stats_{own}")


_OWN_HEADS: Final = {
    ("skat", "score"): "tournament",
    ("skat", "won"): "won_declaring",
    ("skat", "points"): "points_declaring",
    ("differenzler", "won"): "first",
}
"""Heads of figures that mean something else in a game."""


def _fitting(
    width: int, first: str, names: Sequence[str], heads: Sequence[str], cells: Sequence[list[str]]
) -> Iterator[tuple[int, int]]:
    """Where each table begins and ends, so that its columns fit into the width."""
    name = min(max(map(cell_len, [first, *names]), default=0), LONGEST_NAME)
    wide = [
        GAP + max(_widest(head), *(cell_len(row[place]) for row in cells))
        for place, head in enumerate(heads)
    ]
    begin, room = 0, width - name
    for place, needed in enumerate(wide):
        if needed > room and place > begin:
            yield begin, place
            begin, room = place, width - name
        room -= needed
    yield begin, len(wide)


def _widest(head: str) -> int:
    """Heads are broken between their words, cells are not."""
    return max(map(cell_len, head.split(" ")))


def _table(
    first: str, names: Sequence[str], heads: Sequence[str], cells: Sequence[list[str]]
) -> Table:
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(first, overflow="fold", max_width=LONGEST_NAME, vertical="bottom")
    for place, head in enumerate(heads):
        needed = max(_widest(head), *(cell_len(row[place]) for row in cells))
        table.add_column(head, justify="right", overflow="fold", min_width=needed, max_width=needed)
    for name, row in zip(names, cells, strict=True):
        table.add_row(Text(name, overflow="fold"), *map(Text, row))
    return table


def _cell(moments: Moments, form: Form, look: Look) -> str:
    if form is Form.COUNT:
        return look.number(round(moments.total))
    if not moments.count:
        return NOTHING
    if form is Form.MEAN:
        return _mean(moments, look)
    if form is Form.ESTIMATE:
        return _estimate(moments.estimate(), look)
    share = look.decimal(f"{100 * moments.mean:.0f}") + "\u00a0%"
    return f"{share}\u00a0({look.number(moments.count)})" if form is Form.CASES else share


def _mean(moments: Moments, look: Look) -> str:
    return _signed(moments.mean, look) if moments.count else NOTHING


def _estimate(estimate: Estimate | None, look: Look) -> str:
    if estimate is None or not estimate.count:
        return NOTHING
    half = (estimate.high - estimate.low) / 2
    reach = look.decimal(f"{half:.1f}") if isfinite(half) else "?"
    return f"{_signed(estimate.mean, look)}\u00a0±\u00a0{reach}"


def _signed(number: float, look: Look) -> str:
    rounded = round(number, 1) + 0.0  # no minus before a zero
    return look.decimal(f"{rounded:,.1f}").replace("-", "−")
