"""Writing HTML and SVG safely: text is escaped wherever it enters, markup is known by its type.

Player texts come from users, so there is no way to put a plain `str` into the page unescaped.
"""

from collections.abc import Iterable
from html import escape
from typing import Final

VOID: Final = frozenset({"meta", "br"})
"""Elements without an end."""


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Content = str | Iterable[str]
Attribute = str | float | None


def markup(content: Content) -> Markup:
    """Content as markup: texts are escaped, markup is kept.

    >>> markup(["a < b", Markup("<br>")])
    'a &lt; b<br>'
    """
    if isinstance(content, Markup):
        return content
    if isinstance(content, str):
        return Markup(escape(content))
    return Markup("".join(map(markup, content)))


def element(name: str, /, *contents: Content, **attributes: Attribute) -> Markup:
    """An element; a trailing ``_`` of an attribute's name is dropped, other ``_`` become ``-``.

    Attributes that are None are left out.

    >>> element("p", "1 < 2", class_="small", aria_label='"x"')
    '<p class="small" aria-label="&quot;x&quot;">1 &lt; 2</p>'
    """
    shown = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Markup(f"<{name}{shown}>")
    inside = "".join(map(markup, contents))
    return Markup(f"<{name}{shown}>{inside}</{name}>")


def _value(value: str | float) -> str:
    """Numbers with two decimals at most: enough for a hundredth of a per cent or pixel."""
    if isinstance(value, str):
        return escape(value)
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def table(head: Iterable[Content], rows: Iterable[Iterable[Content]], *, label: str) -> Markup:
    """A table that scrolls inside its box; the first cell of each row is its heading.

    A row of a single cell is a heading over the rows that follow.
    """
    names = list(head)
    top = element("tr", [element("th", name, scope="col") for name in names])
    body = [_row(list(cells), len(names)) for cells in rows]
    inside = element("table", element("thead", top), element("tbody", body))
    return element("div", inside, class_="scroll", tabindex="0", role="region", aria_label=label)


def _row(cells: list[Content], width: int) -> Markup:
    if len(cells) == 1:
        over = element("th", cells[0], scope="rowgroup", colspan=width)
        return element("tr", over, class_="over")
    first, *others = cells
    heading = element("th", first, scope="row")
    return element("tr", heading, [element("td", cell) for cell in others])


def facts(pairs: Iterable[tuple[Content, Content]], *, class_: str = "facts") -> Markup:
    """A list of names and what belongs to them."""
    parts = [element("dt", name) + element("dd", value) for name, value in pairs]
    return element("dl", [Markup(part) for part in parts], class_=class_)
