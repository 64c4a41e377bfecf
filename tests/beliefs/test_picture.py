"""The colours of a belief: every text can be read on every cell, in light and dark surroundings."""

import re

import pytest

from kiebitz.beliefs.card_places import card_places
from kiebitz.beliefs.picture import STYLE, ink
from kiebitz.games import Skat

LIGHT, DARK = STYLE.split("@media (prefers-color-scheme:dark){")
Colour = tuple[float, float, float]


def colour(style: str, kind: str) -> Colour:
    """What a class is filled with."""
    found = re.search(rf"\.{kind}[,{{][^}}]*?fill:#([0-9a-f]+)", style)
    assert found is not None, kind
    digits = found[1] if len(found[1]) == 6 else "".join(2 * digit for digit in found[1])
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def luminance(of: Colour) -> float:
    """As WCAG 2 defines it."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in of]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2 defines it: 1 is none, 21 black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("style", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("red", [False, True])
@pytest.mark.parametrize("kind", ["kb-card", "kb-share"])
def test_a_text_can_be_read_however_full_its_cell_is(kind: str, red: bool, style: str) -> None:
    empty, full = colour(style, "kb-cell"), colour(style, "kb-fill")
    for percent in range(101):
        share = percent / 100
        red_part, green, blue = (
            (1 - share) * a + share * b for a, b in zip(empty, full, strict=True)
        )
        text = colour(style, (ink(share, red=red and kind == "kb-card").strip() or kind))
        assert contrast(text, (red_part, green, blue)) >= 3.3, share


@pytest.mark.parametrize(("language", "names"), [("en", "seat 1 · 10"), ("de", "Platz 1 · 10")])
def test_a_notebook_names_the_places_in_words(
    language: str, names: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert f">{names}<" in card_places(Skat().deal(seed=7).view(0))._repr_html_()
