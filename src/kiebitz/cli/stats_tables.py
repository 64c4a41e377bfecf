"""Statistics as tables for the terminal: as many columns beside each other as it is wide.

A game has more figures than a narrow terminal has room for. Then they stand in several tables below
each other, each with the names of the players again; no number is ever cut.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.judging.intervals import Estimate
from kiebitz.cli.look import Look
from kiebitz.cli.stats_columns import ANY, COLUMNS, SPLIT, Form, find_head
from kiebitz.skill.moments import Moments
from kiebitz.skill.statistics import By, Section, Tally, average_over_time

GAP: Final = 2
"""Blanks between columns."""
LONGEST_NAME: Final = 24
"""Of a player in a narrow terminal; longer ones go over several lines."""
NOTHING: Final = "–"


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
        Line(name, each.all, (_write_estimate(luck.get(name), look),) if luck else ())
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
        averages = [_write_mean(each, look) for each in average_over_time(tallies)]
        lines = [
            Line(name_part(by, name, section, look), tally, (average,) if by.over_time else ())
            for (name, tally), average in zip(parts, averages, strict=True)
        ]
        console.print()
        console.print(Text(look.fit(player), style="bold"))
        more = (look.say("stats_moving"),) if by.over_time else ()
        first = look.say(f"stats_by_{by.value}")
        name = section.rules.name
        print_lines(console, name, lines, look, first=first, more=more, only=SPLIT.get(name))


def name_part(by: By, name: str, section: Section, look: Look) -> str:
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
    columns = [each for each in COLUMNS.get(game, ANY) if only is None or each[0] in only]
    heads = [look.say("luck_count")]
    cells = [[look.number(line.tally.games)] for line in lines]
    for place, (figure, form) in enumerate(columns):
        if not any(line.tally[figure].count for line in lines):
            continue
        heads.append(find_head(game, figure, look))
        for row, line in zip(cells, lines, strict=True):
            row.append(_write_cell(line.tally[figure], form, look))
        if place == 0:
            heads += more
            for row, line in zip(cells, lines, strict=True):
                row += line.more
    # What a terminal shows in more signs has to have them before widths are counted.
    cells = [[look.fit(cell) for cell in row] for row in cells]
    names = [look.fit(line.name) for line in lines]
    for begin, end in _split_columns(console.width, first, names, heads, cells):
        if begin:
            console.print()
        console.print(
            _make_table(first, names, heads[begin:end], [row[begin:end] for row in cells])
        )


def _split_columns(
    width: int, first: str, names: Sequence[str], heads: Sequence[str], cells: Sequence[list[str]]
) -> Iterator[tuple[int, int]]:
    """Where each table begins and ends, so that its columns fit into the width."""
    name = min(max(map(cell_len, [first, *names]), default=0), LONGEST_NAME)
    wide = [
        GAP + max(_measure_words(head), *(cell_len(row[place]) for row in cells))
        for place, head in enumerate(heads)
    ]
    begin, room = 0, width - name
    for place, needed in enumerate(wide):
        if needed > room and place > begin:
            yield begin, place
            begin, room = place, width - name
        room -= needed
    yield begin, len(wide)


def _measure_words(head: str) -> int:
    """Heads are broken between their words, cells are not."""
    return max(map(cell_len, head.split(" ")))


def _make_table(
    first: str, names: Sequence[str], heads: Sequence[str], cells: Sequence[list[str]]
) -> Table:
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(first, overflow="fold", max_width=LONGEST_NAME, vertical="bottom")
    for place, head in enumerate(heads):
        needed = max(_measure_words(head), *(cell_len(row[place]) for row in cells))
        table.add_column(head, justify="right", overflow="fold", min_width=needed, max_width=needed)
    for name, row in zip(names, cells, strict=True):
        table.add_row(Text(name, overflow="fold"), *map(Text, row))
    return table


def _write_cell(moments: Moments, form: Form, look: Look) -> str:
    if form is Form.COUNT:
        return look.number(round(moments.total))
    if not moments.count:
        return NOTHING
    if form is Form.MEAN:
        return _write_mean(moments, look)
    if form is Form.ESTIMATE:
        return _write_estimate(moments.estimate(), look)
    share = look.decimal(f"{100 * moments.mean:.0f}") + "\u00a0%"
    return f"{share}\u00a0({look.number(moments.count)})" if form is Form.CASES else share


def _write_mean(moments: Moments, look: Look) -> str:
    return _write_signed(moments.mean, look) if moments.count else NOTHING


def _write_estimate(estimate: Estimate | None, look: Look) -> str:
    if estimate is None or not estimate.count:
        return NOTHING
    half = (estimate.high - estimate.low) / 2
    reach = look.decimal(f"{half:.1f}") if isfinite(half) else "?"
    return f"{_write_signed(estimate.mean, look)}\u00a0±\u00a0{reach}"


def _write_signed(number: float, look: Look) -> str:
    rounded = round(number, 1) + 0.0  # no minus before a zero
    return look.decimal(f"{rounded:,.1f}").replace("-", "−")
