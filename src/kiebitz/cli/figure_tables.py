"""Tables of names and figures that fit any terminal: no number, word or name is ever cut.

Columns get the width of their longest word at least, so that headings and cells break between
words. Where even that is too wide, each row becomes a paragraph: the name, and below it every
figure with its heading.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kiebitz.cli.plain_text import fit

SHORTEST_NAME: Final = 12
"""A name is broken into pieces of this length at least."""
Row = Sequence[str | Text]


def print_figures(
    console: Console, head: Sequence[str], rows: Sequence[Row], *, left: int = 1, names: int = 1
) -> None:
    """Print them in the width and with the signs that there are.

    A row of one cell is a heading of those below it. The first `left` columns begin at the left,
    figures end at the right. `names`, of which the first this many columns consist, may be broken
    into pieces; so may headings if it is 0.
    """
    encoding = console.encoding
    fitted = [[_fit(cell, encoding) for cell in row] for row in rows]
    heading = [fit(name, encoding) for name in head]
    console.print(figures_for(console.width, heading, fitted, left=left, names=names))


def figures_for(
    width: int, head: Sequence[str], rows: Sequence[Row], *, left: int = 1, names: int = 1
) -> RenderableType:
    """The table, or the paragraphs, for a terminal of this width."""
    whole = [row for row in rows if len(row) > 1]
    cells = [[_plain(row[i]) for row in whole] for i in range(len(head))]
    widest = [max(map(cell_len, (head[i], *column))) for i, column in enumerate(cells)]
    least = [_least(i, head[i], column, names) for i, column in enumerate(cells)]
    for gap in (2, 1):
        room = width - gap * (len(head) - 1)
        if sum(least) <= room:
            return _tables(head, rows, _share_out(widest, least, room), left, gap)
    return _paragraphs(head, rows, left)


def _least(number: int, heading: str, column: Sequence[str], names: int) -> int:
    """The cells that a column needs."""
    words, title = _longest_word(column), _longest_word([heading])
    if number < names:
        return max(title, min(words, SHORTEST_NAME))
    return max(words, title if names else min(title, SHORTEST_NAME))


def _fit(cell: str | Text, encoding: str) -> str | Text:
    """In the signs of an encoding; a styled cell whose signs change loses its style."""
    plain = _plain(cell)
    fitted = fit(plain.replace("± ", "±\u00a0"), encoding)
    return cell if fitted == plain else fitted


def _plain(cell: str | Text) -> str:
    return cell.plain if isinstance(cell, Text) else cell


def _longest_word(column: Sequence[str]) -> int:
    """Blanks that may not break, as before a percent sign, are within words."""
    return max((cell_len(word) for cell in column for word in cell.split(" ")), default=0)


def _share_out(widest: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """The widths of the columns: what is left over goes where most is missing."""
    widths = list(least)
    for _ in range(room - sum(least)):
        wanting = max(range(len(widths)), key=lambda i: widest[i] - widths[i])
        if widths[wanting] >= widest[wanting]:
            break
        widths[wanting] += 1
    return widths


def _tables(
    head: Sequence[str], rows: Sequence[Row], widths: Sequence[int], left: int, gap: int
) -> Group:
    """One table, or one below each heading in columns of the same widths."""
    parts: list[RenderableType] = []
    for heading, group in groupby(rows, key=lambda row: len(row) == 1):
        if heading and not parts:
            parts.append(_table(head, [], widths, left, gap))
        if heading:
            parts += [Text(_plain(row[0]), "bold") for row in group]
        else:
            parts.append(_table(head, list(group), widths, left, gap, header=not parts))
    return Group(*parts)


def _table(
    head: Sequence[str],
    rows: Sequence[Row],
    widths: Sequence[int],
    left: int,
    gap: int,
    *,
    header: bool = True,
) -> Table:
    table = Table(
        box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", show_header=header
    )
    for number, (name, width) in enumerate(zip(head, widths, strict=True)):
        side: Literal["left", "right"] = "left" if number < left else "right"
        table.add_column(Text(name), width=width, justify=side, overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell) if isinstance(cell, str) else cell for cell in row))
    return table


def _paragraphs(head: Sequence[str], rows: Sequence[Row], left: int) -> Group:
    # The heading of the names may say what all figures are in.
    above = "  ".join(filter(None, head[:left]))
    parts: list[RenderableType] = [Text(above, style="dim")] if above else []
    for row in rows:
        parts.append(Text("  ".join(filter(None, map(_plain, row[:left]))), style="bold"))
        for name, cell in zip(head[left : len(row)], row[left:], strict=True):
            if not _plain(cell):
                continue
            line = Text(f"{name} ", style="dim").append_text(
                cell if isinstance(cell, Text) else Text(cell, style="not dim")
            )
            parts.append(Padding(line, (0, 0, 0, 2), expand=False))
    return Group(*parts)
