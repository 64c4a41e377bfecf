"""The letters and figures in the corners, drawn as strokes: they look alike on every system.

Each is 17 units high and centred at x = 0; colour and width of the strokes come from outside.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from kiebitz.cards.card import Card, Rank
from kiebitz.cards.faces import Face
from kiebitz.words import Language, say
from tools.draw_cards.markup import group, half_turn, path, use
from tools.draw_cards.palette import tone

STROKE: Final = 2.9
MIDDLE: Final = 10.2
TOP: Final = 5.2
SIGN: Final = 12.6
"""Width and height of the sign below the letter."""
SIGN_TOP: Final = 24.6

GLYPHS: Final[Mapping[str, str]] = {
    "6": "M2.9 1.5C-1.8 4-4.3 7.4-4.3 11.1a4.3 4.4 0 0 0 8.6 0a4.3 4.4 0 0 0-8.6 0",
    "7": "M-4.2 1.5H4.2L-1.4 15.5",
    "8": "M0 8a3.5 3.25 0 1 1 .01 0ZM0 8a4.3 3.75 0 1 0 .01 0Z",
    "9": "M-2.9 15.5C1.8 13 4.3 9.6 4.3 5.9a4.3 4.4 0 0 0-8.6 0a4.3 4.4 0 0 0 8.6 0",
    "10": "M-6 3.5L-4 1.5V15.5M-.3 4.9a2.95 3.4 0 0 1 5.9 0V12.1a2.95 3.4 0 0 1-5.9 0Z",
    "A": "M-5 15.5L0 1.5L5 15.5M-3.4 11H3.4",
    "B": "M-3.8 1.5V15.5H.6a3.8 3.75 0 0 0 0-7.5H-3.8M.2 8a3.2 3.25 0 0 0 0-6.5H-3.8V8",
    "D": "M-4 1.5V15.5H-.9C2.8 15.5 4.4 12.7 4.4 8.5S2.8 1.5-.9 1.5Z",
    "J": "M3.4 1.5V11.3a3.9 4.2 0 0 1-7.8 0",
    "K": "M-3.8 1.5V15.5M4.3 1.5L-3.8 10M-.5 6.8L4.7 15.5",
    "O": "M0 1.5C3.2 1.5 4.8 4.3 4.8 8.5S3.2 15.5 0 15.5S-4.8 12.7-4.8 8.5S-3.2 1.5 0 1.5Z",
    "Q": "M0 1.5C3.2 1.5 4.8 4.3 4.8 8.5S3.2 15.5 0 15.5S-4.8 12.7-4.8 8.5S-3.2 1.5 0 1.5Z"
    "M1.2 11.3L5 15.9",
    "U": "M-4.3 1.5V10.9a4.3 4.6 0 0 0 8.6 0V1.5",
}
PROPERTIES: Final = {Language.EN: ("ix-en", "inline"), Language.DE: ("ix-de", "none")}
"""For each language the property that says how its indices are displayed."""


def letters(face: Face, language: Language) -> Mapping[Rank, str]:
    """What stands in the corner, as the package writes ranks elsewhere."""
    names = say(language, f"short_ranks_{face.value}").split()
    return dict(zip(Rank, names, strict=True))


def glyphs(face: Face) -> Iterator[str]:
    """The strokes that this face needs, to be used by `corners`."""
    needed = {text for language in Language for text in letters(face, language).values()}
    for text in sorted(needed):
        yield path(GLYPHS[text], id=f"p-ix{text}")


def corners(face: Face, card: Card) -> Iterator[str]:
    """Both indices of a card, the second one upside down."""
    name = f"p-{card}i"
    sign = use(
        f"suit-{card.suit.letter}",
        x=MIDDLE - SIGN / 2,
        y=SIGN_TOP,
        width=SIGN,
        height=SIGN,
    )
    yield group(_strokes(face, card), sign, id=name)
    yield use(name, transform=half_turn(60, 94))


def _strokes(face: Face, card: Card) -> str:
    texts = {language: letters(face, language)[card.rank] for language in Language}
    if len(set(texts.values())) == 1:
        variants = use(f"p-ix{texts[Language.EN]}")
    else:
        variants = "".join(
            use(f"p-ix{text}", **_only_in(language)) for language, text in texts.items()
        )
    return group(
        variants,
        fill="none",
        stroke=tone(face, card.suit),
        stroke_width=STROKE,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"translate({MIDDLE:g} {TOP:g})",
    )


def _only_in(language: Language) -> dict[str, str]:
    name, without_theme = PROPERTIES[language]
    return {"class": name, "display": f"var(--{name},{without_theme})"}
