"""The tricks of a hand as a table, in any width from sixty columns on without losing a card.

One row per trick, a column per seat: ``›`` stands before the card that was led, ``*`` behind the
one that takes the trick. Beside them stand the numbers of the cards, as ``--move`` counts them, the
points of the trick and those taken so far. In a narrow terminal names become seat numbers, and what
can be added up is left out: of several layouts the widest that fits is taken.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.trick_rows import TrickRow, points_with_aside, trick_rows
from kiebitz.games import OpenValue, State


class Layout(NamedTuple):
    """How much is shown."""

    gap: int
    name: int
    """Cells for the name over the cards of a seat."""
    card_numbers: bool
    each_trick: bool
    """Whether the points of each trick stand beside those taken so far."""
    wide: bool
    """Whether points stand apart, and sides are called what they are."""
    taken: bool = True
    """Whether the points taken so far are shown at all."""


LAYOUTS: Final = (
    Layout(gap=2, name=24, card_numbers=True, each_trick=True, wide=True),
    Layout(gap=2, name=20, card_numbers=True, each_trick=True, wide=True),
    Layout(gap=2, name=12, card_numbers=True, each_trick=True, wide=True),
    Layout(gap=2, name=8, card_numbers=True, each_trick=True, wide=True),
    Layout(gap=2, name=8, card_numbers=True, each_trick=True, wide=False),
    Layout(gap=1, name=8, card_numbers=True, each_trick=True, wide=False),
    Layout(gap=1, name=1, card_numbers=True, each_trick=False, wide=False),
    Layout(gap=1, name=1, card_numbers=False, each_trick=False, wide=False),
    Layout(gap=1, name=1, card_numbers=False, each_trick=False, wide=False, taken=False),
)
"""From the widest to the narrowest."""
POINTS: Final = {"skat": "column_trick_points_skat"}
"""What the points of a trick are called, by the name of the game, where not just points."""


@dataclass(frozen=True)
class TrickTable:
    """The table of one hand."""

    state: State
    names: SeatNames
    look: Look

    def print(self, console: Console) -> None:
        """In the widest layout that fits, and what its signs mean."""
        for layout in LAYOUTS:
            table = self._table(layout)
            if width_of(table, console) <= console.width:
                break
        console.print(table)
        key = "trick_legend" if layout.card_numbers else "trick_legend_short"
        console.print(Text(self.look.say(key), style="dim"))

    def _table(self, layout: Layout) -> Table:
        table = Table(box=None, padding=(0, layout.gap, 0, 0), pad_edge=False, header_style="dim")
        self._add_columns(table, layout)
        for number, row in enumerate(self._rows, start=1):
            table.add_row(*self._cells(number, row, layout))
        if self._counts_points and layout.taken and self._in_the_end:
            table.add_row(*self._cells_aside(self._in_the_end, layout))
        return table

    # --- what stands in it ---

    @cached_property
    def _rows(self) -> list[TrickRow]:
        return list(trick_rows(self.state))

    @cached_property
    def _in_the_end(self) -> list[int] | None:
        return points_with_aside(self.state)

    @property
    def _counts_points(self) -> bool:
        """In null nobody counts."""
        return self.state.open_value is not OpenValue.MADE

    def _add_columns(self, table: Table, layout: Layout) -> None:
        say = self.look.say
        table.add_column(say("trick"), justify="right", style="dim", no_wrap=True)
        if layout.card_numbers:
            heading = say("column_cards" if layout.wide else "column_number")
            table.add_column(heading, justify="right", style="dim", no_wrap=True)
        for seat in range(self.state.rules.seats):
            heading = f" {self.names.over_column(seat, layout.name)}"
            table.add_column(Text(heading), no_wrap=True)
        if self._counts_points:
            if layout.each_trick:
                heading = say(POINTS.get(self.state.rules.name, "column_trick_points"))
                table.add_column(heading, justify="right", no_wrap=True)
            if layout.taken:
                table.add_column(self._side_names(layout), justify="right", no_wrap=True)

    def _side_names(self, layout: Layout) -> str:
        if layout.wide and self.state.declarer is not None:
            return self.look.say("sides")
        sides = ("+".join(map(str, side)) for side in self.state.sides)
        return self._join(sides, layout)

    def _cells(self, number: int, row: TrickRow, layout: Layout) -> Iterator[Text]:
        yield Text(str(number))
        if layout.card_numbers:
            yield Text(self._numbers(max(1, row.first), row.first + len(row.cards) - 1))
        seats = self.state.rules.seats
        cards = dict(zip(((row.leader + n) % seats for n in range(seats)), row.cards, strict=False))
        for seat in range(seats):
            yield self._card(cards.get(seat), row, seat)
        if self._counts_points:
            if layout.each_trick:
                yield Text(f"{row.points}+{row.bonus}" if row.bonus else str(row.points))
            if layout.taken:
                yield self._say_taken(row.taken, layout)

    def _numbers(self, first: int, last: int) -> str:
        return str(first) if first == last else self.look.fit(f"{first}–{last}")

    def _card(self, card: Card | None, row: TrickRow, seat: int) -> Text:
        if card is None:
            return Text("")
        mark = self.look.fit("›") if seat == row.leader else " "
        cell = Text.assemble((mark, "dim"), self.look.card(card))
        if seat == row.winner:
            cell.stylize("bold underline", 1)
            cell.append("*")  # also where nothing can be underlined
        return cell

    def _cells_aside(self, taken: Sequence[int], layout: Layout) -> Iterator[Text]:
        """The last row: what lay aside goes to the declarer, in Ramsch with the last trick."""
        table = self.state.contract_table
        assert table is not None  # tricks were played
        yield Text(self.look.say("skat"))
        if layout.card_numbers:
            yield Text("")
        for _ in range(self.state.rules.seats):
            yield Text("")
        if layout.each_trick:
            yield Text(str(sum(map(table.points, self.state.aside))))
        yield self._say_taken(taken, layout)

    def _say_taken(self, taken: Sequence[int], layout: Layout) -> Text:
        return Text(self._join(map(str, taken), layout))

    def _join(self, sides: Iterable[str], layout: Layout) -> str:
        """What belongs to the sides, one below the other in all rows."""
        most = self._in_the_end or self._rows[-1].taken
        colon = " : " if layout.wide else ":"
        return colon.join(f"{side:>{len(str(of))}}" for side, of in zip(sides, most, strict=True))


def width_of(shown: RenderableType, console: Console) -> int:
    """How wide it would be if there were room enough."""
    options = console.options.update_width(_ROOM)
    return Measurement.get(console, options, shown).maximum


_ROOM: Final = 10_000
