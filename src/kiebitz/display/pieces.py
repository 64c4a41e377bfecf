"""The pieces of displays: the frame around one, cards in the hand, titles, numbers and bars.

Cards are asked for no more than a suit and a rank with their letters, so that this room stands
below all that know what a card is.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import isfinite
from typing import Final, Protocol

from kiebitz.display.markup import Content, Markup, element, table
from kiebitz.words.language import language_of_environment
from kiebitz.words.phrases import say as phrase
from kiebitz.words.phrases import write_number
from kiebitz.words.sentences import translate_word

SYMBOLS: Final = {"C": "♣", "S": "♠", "H": "♥", "D": "♦"}
AS_TEXT: Final = "\ufe0e"
"""Asks for the letter and not for the little picture that some systems draw."""
BAR_WIDTH: Final = 110
"""In pixels."""


class Lettered(Protocol):
    """A suit or a rank."""

    @property
    def letter(self) -> str:
        """In the canonical form of a card."""
        ...


class CardLike(Protocol):
    """What is shown of a card."""

    @property
    def suit(self) -> Lettered:
        """One of four."""
        ...

    @property
    def rank(self) -> Lettered:
        """One of nine."""
        ...


@cache
def _style() -> Markup:
    """The style sheet, as markup: a file of our own."""
    text = (files("kiebitz.display") / "style.css").read_text(encoding="utf-8")
    return Markup(" ".join(text.split()))


def frame(*contents: Content) -> str:
    """A display: its contents with the style that they need."""
    return str(element("div", element("style", _style()), *contents, class_="kz"))


def title(name: Content, *others: Content) -> Markup:
    """What is shown, and in softer letters what else is to be said of it."""
    more = [element("span", other, class_="soft") for other in others if other]
    return element("div", element("b", name), more, class_="title")


def card(shown: CardLike) -> Markup:
    """A card face up."""
    suit, rank = shown.suit.letter, shown.rank.letter
    colour = "card red" if suit in "HD" else "card"
    pip = element("i", SYMBOLS[suit] + AS_TEXT)
    return element("span", "10" if rank == "T" else rank, pip, class_=colour)


def back() -> Markup:
    """A card face down."""
    return element("span", class_="card back")


def held(shown: Markup, caption: Content = "", *, look: str = "") -> Markup:
    """A card in a row, with a few letters below it and a look: best, worse, dim, apart."""
    below = element("small", caption) if caption else ""
    return element("span", shown, below, class_=f"held {look}".strip())


def cards(row: Iterable[Markup]) -> Markup:
    """Cards side by side; a dash where there are none."""
    shown = list(row)
    return element("div", shown or element("span", "–", class_="empty"), class_="cards")


def block(contents: Markup, name: Content) -> Markup:
    """Something small with a few soft letters above it."""
    return element("div", element("div", name, class_="over soft"), contents, class_="block")


def blocks(contents: Iterable[Markup]) -> Markup:
    """Blocks side by side, in as many lines as they need."""
    return element("div", list(contents), class_="blocks")


def hand(
    shown: Sequence[CardLike],
    *,
    groups: Sequence[int] | None = None,
    dim: frozenset[int] = frozenset(),
) -> Markup:
    """Cards of a hand, with a gap between groups: suits, if nothing else is said.

    `dim` are the places of cards to be shown faintly.
    """
    names: Sequence[object] = groups or [each.suit.letter for each in shown]
    looks = [
        " ".join(
            look
            for look, wanted in (
                ("apart", place > 0 and names[place] != names[place - 1]),
                ("dim", place in dim),
            )
            if wanted
        )
        for place in range(len(shown))
    ]
    return cards(held(card(each), look=look) for each, look in zip(shown, looks, strict=True))


def number(value: float, digits: int = 1, *, signed: bool = False) -> str:
    """A number with a real minus sign.

    >>> number(-3.25), number(4, 0, signed=True), number(float("inf"))
    ('−3.2', '+4', '∞')
    """
    if not isfinite(value):
        return "–" if value != value else "∞" if value > 0 else "−∞"
    text = f"{value:{'+' if signed else ''}.{digits}f}".replace("-", "−")
    return write_number(language_of_environment(), text)


def say(key: str, **values: object) -> str:
    """A word of displays in the language of the environment, with what belongs into it.

    >>> say("seat", seat=2)
    'seat 2'
    """
    return phrase(language_of_environment(), f"picture_{key}", **values)


def speak(word: str) -> str:
    """A word of a table in the language of the environment.

    >>> speak("worlds")
    'worlds'
    """
    return translate_word(language_of_environment(), word)


def whole(count: int) -> str:
    """A whole number with the marks of the language.

    >>> whole(12345)
    '12,345'
    """
    return write_number(language_of_environment(), f"{count:,}")


def say_contract(name: str) -> str:
    """A contract or a trump suit in the language of the environment.

    >>> say_contract("clubs")
    'clubs'
    """
    return phrase(language_of_environment(), f"contract_{name}")


def bar(value: float, low: float, high: float, *, plain: bool = False) -> Markup:
    """How far a value reaches between two others."""
    part = 1.0 if high <= low else min(1.0, max(0.0, (value - low) / (high - low)))
    kind = "bar plain" if plain else "bar"
    fill = element("rect", x=0, y=2, width=max(2.0, part * BAR_WIDTH), height=8, rx=2, class_=kind)
    return element(
        "svg",
        fill,
        width=BAR_WIDTH,
        height=12,
        class_="plot",
        role="img",
        aria_label=number(value, 2),
    )


def interval(low: float, mean: float, high: float, reach: float) -> Markup:
    """A mean with its interval around zero, within ±`reach`."""

    def place(value: float) -> float:
        return BAR_WIDTH * (1 + max(-1.0, min(1.0, value / reach))) / 2

    middle = BAR_WIDTH / 2
    parts = [element("line", x1=middle, x2=middle, y1=0, y2=16, class_="zero")]
    if mean == mean:
        parts += [
            element("line", x1=place(low), x2=place(high), y1=8, y2=8, class_="reach"),
            element("circle", cx=place(mean), cy=8, r=4, class_="point"),
        ]
    label = f"{number(low, 2)} … {number(mean, 2)} … {number(high, 2)}"
    return element(
        "svg", parts, width=BAR_WIDTH, height=16, class_="plot", role="img", aria_label=label
    )


def steps(values: Sequence[float], drops: Sequence[bool], low: float, high: float) -> Markup:
    """A line through values, one for each step, with a dot where something was given away."""
    width, height, margin = max(160, 14 * len(values)), 72, 30
    span = max(1e-9, high - low)

    def across(place: int) -> float:
        return margin + (width - margin - 6) * place / max(1, len(values) - 1)

    def down(value: float) -> float:
        return 6 + (height - 12) * (high - value) / span

    path = "L".join(f"{across(i):.1f} {down(v):.1f}" for i, v in enumerate(values))
    rules = [
        element("line", x1=margin, x2=width, y1=down(at), y2=down(at), class_="rule")
        + element("text", number(at, 0), x=margin - 5, y=down(at) + 4, text_anchor="end")
        for at in (low, high)
    ]
    dots = [
        element("circle", cx=across(i), cy=down(value), r=3.5, class_="drop")
        for i, (value, drop) in enumerate(zip(values, drops, strict=True))
        if drop
    ]
    line = element("path", d=f"M{path}", class_="path") if values else ""
    inside = [*map(Markup, rules), line, *dots]
    return element("svg", inside, width=width, height=height, class_="plot", role="img")


def listing(head: Sequence[Content], rows: Iterable[Sequence[Content]], label: str) -> Markup:
    """A table; see `kiebitz.display.markup.table`."""
    return table(head, rows, label=label)
