"""A belief as a picture: one panel for each hidden place, one cell for each card.

The fuller a cell, the likelier its card is there; an outlined cell is certain, an empty one
impossible. The picture is an SVG of its own, readable in light and dark surroundings, so that a
report or a web page can take it as it is.

>>> from kiebitz.beliefs.card_places import card_places
>>> from kiebitz.games import Skat
>>> picture = belief_svg(card_places(Skat().deal(seed=7).view(0)), ["me", "left", "right", "skat"])
>>> picture.startswith("<svg") and "left" in picture
True
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from kiebitz.beliefs.card_places import CardPlaces
from kiebitz.cards import Card, Face, Language, Suit, short

CELL_WIDTH: Final = 40
CELL_HEIGHT: Final = 34
GAP: Final = 3
MARGIN: Final = 16
TITLE: Final = 26
SURE: Final = 1 - 1e-12
STRONG: Final = 0.7
"""From here on a cell is so full that its text must be light, or dark in dark surroundings."""
PALE: Final = 0.35
"""Up to here a cell is so pale that red can be read on it."""

STYLE: Final = """
.kb-panel{font:600 13px system-ui,sans-serif;fill:#1f2430}
.kb-card{font:600 12px system-ui,sans-serif;fill:#1f2430}
.kb-red{fill:#b3202c}
.kb-share{font:11px system-ui,sans-serif;fill:#2b3140}
.kb-cell{fill:#eef0f4}
.kb-fill{fill:#2557a7}
.kb-sure{fill:none;stroke:#123a78;stroke-width:2}
.kb-gone{font:600 12px system-ui,sans-serif;fill:#a3a9b5}
.kb-on{fill:#fff}
.kb-back{fill:#fff}
@media (prefers-color-scheme:dark){
.kb-panel,.kb-card{fill:#e8eaf0}
.kb-red{fill:#ff8f96}
.kb-share{fill:#d5dae6}
.kb-cell{fill:#262b36}
.kb-fill{fill:#5b8fe0}
.kb-sure{stroke:#bcd3ff}
.kb-gone{fill:#5c6474}
.kb-on{fill:#0b1020}
.kb-back{fill:#151922}
}
"""


def belief_svg(
    places: CardPlaces,
    names: Sequence[str],
    *,
    face: Face = Face.FRENCH,
    language: Language = Language.EN,
) -> str:
    """The picture; `names` are those of the places, in their order."""
    rows = card_rows(places)
    wide = face is not Face.FRENCH  # names of two words need more room
    cell = CELL_WIDTH + (12 if wide else 0)
    longest = max(len(row) for row in rows)
    width = 2 * MARGIN + longest * (cell + GAP) - GAP
    panel = TITLE + len(rows) * (CELL_HEIGHT + GAP) + MARGIN
    shown = [place for place in range(len(names)) if place != places.knowledge.seat]
    height = MARGIN + panel * len(shown)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{escape(", ".join(names))}">',
        f"<style>{STYLE}</style>",
        f'<rect class="kb-back" width="{width}" height="{height}" rx="8"/>',
    ]
    for number, place in enumerate(shown):
        top = MARGIN + number * panel
        held = len(places.knowledge.known[place]) + places.knowledge.open[place]
        title = f"{names[place]} · {held}"
        parts.append(f'<text class="kb-panel" x="{MARGIN}" y="{top + 12}">{escape(title)}</text>')
        for line, row in enumerate(rows):
            y = top + TITLE + line * (CELL_HEIGHT + GAP)
            for column, card in enumerate(row):
                x = MARGIN + column * (cell + GAP)
                text = short(card, face=face, language=language)
                parts.append(_cell(places, card, place, text, x, y, cell))
    return "".join([*parts, "</svg>"])


def card_rows(places: CardPlaces) -> list[list[Card]]:
    """The cards as players sort them: a row for trumps, then one for each suit."""
    deck, table = places.view.rules.deck, places.view.contract_table
    if table is None:
        return [[c for c in reversed(deck.cards) if c.suit is suit] for suit in reversed(Suit)]
    rows: dict[int, list[Card]] = {}
    for card in table.sort(deck.hand((1 << deck.size) - 1)):
        rows.setdefault(table.follow_class(card), []).append(card)
    return list(rows.values())


def _cell(places: CardPlaces, card: Card, place: int, text: str, x: int, y: int, width: int) -> str:
    middle = x + width / 2
    if card not in places.hidden:
        return _text("kb-gone", middle, y + 15, text)
    share = places.shares(card)[place]
    box = f'x="{x}" y="{y}" width="{width}" height="{CELL_HEIGHT}" rx="4"'
    parts = [f'<rect class="kb-cell" {box}/>']
    if share > 0:
        parts.append(f'<rect class="kb-fill" fill-opacity="{share:.3f}" {box}/>')
    if share > SURE:
        parts.append(f'<rect class="kb-sure" {box}/>')
    red = card.suit in (Suit.HEARTS, Suit.DIAMONDS)
    parts.append(_text(f"kb-card{ink(share, red=red)}", middle, y + 15, text))
    if share > 0:
        parts.append(_text(f"kb-share{ink(share)}", middle, y + 28, percent(share)))
    return "".join(parts)


def ink(share: float, *, red: bool = False) -> str:
    """The class of the text on a cell that is this full, as it is added to another."""
    if share >= STRONG:
        return " kb-on"
    return " kb-red" if red and share <= PALE else ""


def _text(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="middle">{escape(text)}</text>'


def percent(share: float) -> str:
    """A share in few characters: certain and impossible only where they are.

    >>> percent(1.0), percent(0.9999), percent(0.45), percent(0.0004), percent(0.0)
    ('100%', '>99%', '45%', '<1%', '')
    """
    if share <= 0:
        return ""
    if share > SURE:
        return "100%"
    if share >= 0.995:
        return ">99%"
    return "<1%" if share < 0.005 else f"{100 * share:.0f}%"
