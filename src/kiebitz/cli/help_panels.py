"""The options of a command in its help: no name is cut, however narrow the terminal is.

Typer gives names, short names, opposites and types a column each, and cuts them where they do not
fit. Here they stand together, with the text beside them or, where that would get too little room,
below. The rest of the page is typer's, and so are these panels with a typer of other insides.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer import rich_utils
from typer.core import TyperOption

from kiebitz.cli.plain_text import fit

_EDGES: Final = 4
"""What the frame of a panel takes of a line."""
_GAP: Final = 2
_ROOM: Final = 38
"""What the text beside the names needs at least."""
_INDENT: Final = 4
_TYPES: Final = {"int": "N", "float": "N", "path": "FILE", "str": "TEXT", "bool": ""}
"""How the values of a type are written."""


def use_own_panels() -> None:
    """Have typer show options as it is done here."""
    if hasattr(rich_utils, "_print_options_panel") and hasattr(TyperOption, "display_type_rich"):
        rich_utils._print_options_panel = print_options


def print_options(
    *, name: str, params: Sequence[Any], ctx: Any, markup_mode: Any, console: Console
) -> None:
    """Print a panel of arguments or options."""
    if not params:
        return
    headings = [_fitted(heading(parameter, ctx), console) for parameter in params]
    texts = [
        rich_utils._get_parameter_help(param=parameter, ctx=ctx, markup_mode=markup_mode)
        for parameter in params
    ]
    rows = arranged(headings, texts, console.width - _EDGES)
    border = rich_utils.STYLE_OPTIONS_PANEL_BORDER
    title = fit(name, console.encoding)
    console.print(Panel(rows, border_style=border, title=title, title_align="left"))


def _fitted(text: Text, console: Console) -> Text:
    """A text in the signs that the terminal has, piece by piece of its styles."""
    pieces = ((fit(piece.plain, console.encoding), piece.style) for piece in _pieces(text))
    return Text.assemble(*pieces)


def _pieces(text: Text) -> Iterator[Text]:
    """The pieces of one style each."""
    ends = sorted({0, len(text), *(place for span in text.spans for place in span[:2])})
    for start, end in pairwise(ends):
        piece = text[start:end]
        piece.style = piece.spans[-1].style if piece.spans else text.style
        yield piece


def arranged(
    headings: Sequence[Text], texts: Sequence[RenderableType], width: int
) -> RenderableType:
    """Each text beside its heading if that leaves it enough room, else below."""
    widest = max(heading.cell_len for heading in headings)
    if width - widest - _GAP < _ROOM:
        below = [Padding(text, (0, 0, 0, _INDENT)) for text in texts]
        return Group(*(part for row in zip(headings, below, strict=True) for part in row))
    table = Table.grid(padding=(0, _GAP, 0, 0), expand=True)
    table.add_column(width=widest, no_wrap=True)
    table.add_column(ratio=1)
    for row in zip(headings, texts, strict=True):
        table.add_row(*row)
    return table


def heading(parameter: Any, ctx: Any) -> Text:
    """The names of an option or argument, and how its value is written.

    An option with an opposite is ``--controls/--no-controls``, one with a number ``--boards N≥1``.
    """
    if not isinstance(parameter, TyperOption):
        several = " ..." if parameter.nargs != 1 else ""
        return Text(f"{parameter.metavar or parameter.name.upper()}{several}", style="bold cyan")
    ordered = sorted(parameter.opts, key=len, reverse=True)  # --help before -h
    names = Text(", ".join(ordered), style="bold cyan")
    names.append("".join(f"/{name}" for name in parameter.secondary_opts), style="bold magenta")
    if value := value_of(parameter, ctx):
        names.append(f" {value}", style="bold yellow")
    return names


def value_of(parameter: Any, ctx: Any) -> str:
    """How the value of an option is written: FILE, N≥1, all|roles; nothing for a switch."""
    shown = str(parameter.display_type_rich(ctx)).strip("<>")
    word = _TYPES.get(shown.removesuffix(" range"), shown)
    least = getattr(parameter, "min", None)
    return word if least is None else f"{word}≥{least}"
