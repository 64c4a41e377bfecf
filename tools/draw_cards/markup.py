"""The few elements of SVG that cards are made of, as text.

Colours are attributes and no styles, so that a page may forbid inline styles.
"""

from collections.abc import Iterable


def path(data: str, **attributes: object) -> str:
    """A path; `stroke_width=2` becomes `stroke-width="2"`."""
    return f'<path d="{data}"{_attributes(attributes)}/>'


def circle(x: float, y: float, radius: float, **attributes: object) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{_attributes(attributes)}/>'


def use(name: str, **attributes: object) -> str:
    """Another appearance of what has this id."""
    return f'<use href="#{name}"{_attributes(attributes)}/>'


def group(*contents: str, **attributes: object) -> str:
    """Several elements as one."""
    return f"<g{_attributes(attributes)}>{''.join(contents)}</g>"


def symbol(name: str, width: int, height: int, contents: Iterable[str]) -> str:
    """What a page may use by its name."""
    inside = "".join(contents)
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{inside}</symbol>'


def half_turn(width: float, height: float) -> str:
    """The transformation that turns a drawing of this size upside down."""
    return f"rotate(180 {width / 2:g} {height / 2:g})"


def _attributes(attributes: dict[str, object]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value:g}"'
        if isinstance(value, float)
        else f' {name.replace("_", "-")}="{value}"'
        for name, value in attributes.items()
    )
