"""The sprites of the cards are complete, light, safe in a page, and what the generator draws."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from kiebitz.cards.card import ALL_CARDS, Suit
from kiebitz.cards.faces import Face
from kiebitz.words import Language, say

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "src" / "kiebitz" / "table" / "static" / "cards"
SVG: Final = "{http://www.w3.org/2000/svg}"
COLOURS: Final = {"fill", "stroke", "color"}

each_face = pytest.mark.parametrize("face", Face)


def read(face: Face) -> ElementTree.Element:
    return ElementTree.fromstring((FOLDER / f"{face.value}.svg").read_text(encoding="utf-8"))


def symbols(face: Face) -> dict[str, ElementTree.Element]:
    return {each.attrib["id"]: each for each in read(face).iter(f"{SVG}symbol")}


def drawn(face: Face, name: str) -> Iterator[ElementTree.Element]:
    """All elements that show this id, with those of whatever it uses."""
    by_id = {each.get("id"): each for each in read(face).iter()}
    for element in by_id[name].iter():
        yield element
        if element.tag == f"{SVG}use":
            yield from drawn(face, element.attrib["href"].removeprefix("#"))


def test_the_files_are_what_the_generator_draws() -> None:
    command = [sys.executable, "-m", "tools.draw_cards", "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@each_face
def test_there_are_all_cards_the_back_and_the_signs(face: Face) -> None:
    boxes = {name: symbol.attrib["viewBox"] for name, symbol in symbols(face).items()}
    cards = {str(card): "0 0 60 94" for card in ALL_CARDS}
    signs = {f"suit-{suit.letter}": "0 0 24 24" for suit in Suit}
    assert boxes == {**cards, **signs, "back": "0 0 60 94"}


@each_face
def test_a_file_is_light(face: Face) -> None:
    assert (FOLDER / f"{face.value}.svg").stat().st_size < 45_000


@each_face
def test_nothing_runs_and_nothing_is_fetched(face: Face) -> None:
    for element in read(face).iter():
        assert element.tag.removeprefix(SVG) in {
            *("svg", "defs", "symbol", "g", "use", "path", "circle", "rect")
        }
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name not in ("style", "{http://www.w3.org/1999/xlink}href")
            assert "url(" not in value
            assert "://" not in value


@each_face
def test_ids_are_unique_and_what_is_used_is_there(face: Face) -> None:
    names = [each.attrib["id"] for each in read(face).iter() if "id" in each.attrib]
    assert len(names) == len(set(names))
    used = [each.attrib["href"] for each in read(face).iter(f"{SVG}use")]
    assert {href.removeprefix("#") for href in used} <= set(names)
    for name in set(names) - set(symbols(face)):
        assert name.startswith("p-")


@each_face
def test_every_colour_may_be_set_by_a_theme(face: Face) -> None:
    colours = {
        value
        for element in read(face).iter()
        for name, value in element.attrib.items()
        if name in COLOURS
    }
    for value in colours - {"none", "currentColor"}:
        assert re.fullmatch(r"(var\(--[a-z0-9-]+,)+#[0-9a-f]{6}\)+", value), value


@each_face
@pytest.mark.parametrize("language", Language)
def test_indices_are_the_letters_of_the_language(face: Face, language: Language) -> None:
    letters = say(language, f"short_ranks_{face.value}").split()
    for card in ALL_CARDS:
        shown = {
            element.attrib["href"].removeprefix("#p-ix")
            for element in drawn(face, str(card))
            if element.get("href", "").startswith("#p-ix")
            and element.get("class", f"ix-{language.value}") == f"ix-{language.value}"
        }
        assert shown == {letters[card.rank]}
