"""One walk past every screen in German: no violation that axe-core finds, in neither theme, and no
word that nobody has translated."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from kiebitz.table.page_words import page_words
from kiebitz.words import Language
from tests.e2e import screens
from tests.e2e.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

SAID = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest('script, style, noscript, svg, #sprite, datalist')) continue;
    if (walk.currentNode.textContent.trim()) said.push(walk.currentNode.textContent.trim());
  }
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
  for (const node of document.querySelectorAll(names.map(name => `[${name}]`).join()))
    for (const name of names)
      if (node.getAttribute(name)) said.push(node.getAttribute(name));
  return [...said, document.title];
}"""
"""Everything that can be read or heard."""

ENGLISH = re.compile(
    r"\b(the|you|your|of|and|is|are|with|without|from|plays?|bids?|passes|takes|cards?|tricks?|"
    r"hints?|scores?|games?|player|settings|close|turn|points|lost|won|declarer|forehand|seat|"
    r"clubs|spades|hearts|diamonds|ace|king|queen|jack|ten|nine|eight|seven|bells|roses|shields|"
    r"acorns|next|again|review|history|undefined|NaN|object|Object|nothing|every|which|what)\b"
)
ALLOWED = re.compile(r"kiebitz|pimc|https?://|International|Seed", re.IGNORECASE)
"""Names that are the same in every language."""
KEY = re.compile(r"\b[a-z]+(_[a-z0-9]+)+\b")
PARAMETER = re.compile(r"\{\w*\}")

AXE = Axe().axe_script
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SHARED = {"preload": False, "resultTypes": ["violations"]}
LOOKS = {"light": {"runOnly": TAGS}, "dark": {"runOnly": ["color-contrast"]}}
"""What is looked for: in the second theme only what depends on it."""


def untranslated(visitor: Visitor) -> list[str]:
    """Whatever does not look like German."""
    found = []
    for text in visitor.page.evaluate(SAID):
        bare = ALLOWED.sub("", text)
        if ENGLISH.search(bare) or KEY.search(bare) or PARAMETER.search(bare):
            found.append(text)
    return found


def violations(visitor: Visitor, theme: str) -> list[str]:
    """What axe-core finds in a theme."""
    page = visitor.page
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    screens.settle(visitor)
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE)
    response = page.evaluate("options => axe.run(options)", {**SHARED, **LOOKS[theme]})
    assert response["passes"]
    found = response["violations"]
    return [
        f"{theme}: {one['id']}: {node['html'][:200]} {node['failureSummary'][:400]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def look(visitor: Visitor, part: str) -> None:
    """Every screen of a part, looked at in both themes."""
    complaints: list[str] = []
    for name in screens.tour(visitor, part):
        assert visitor.page.evaluate("document.documentElement.lang") == "de"
        complaints += [f"{name}: {text!r}" for text in untranslated(visitor)]
        for theme in LOOKS:
            complaints += [f"{name}: {one}" for one in violations(visitor, theme)]
    assert not complaints, "\n".join(complaints)


def test_another_language_is_chosen_without_loading_the_page_anew(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    ada.wait_for_turn()
    before = ada.table["log"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(label="Deutsch")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menü").wait_for()
    ada.wait_for_turn()
    assert ada.table["log"] == before
    page.evaluate("document.getElementById('said').replaceChildren()")  # was said before
    assert untranslated(ada) == []
    page.reload()
    page.get_by_role("button", name="Menü").wait_for()


@pytest.mark.parametrize("part", ["lobby", "schieber"])
def test_screens_of_phones_are_accessible_and_in_german(visit: Visit, part: str) -> None:
    look(visit(language="de", size=PHONE, touch=True), part)


@pytest.mark.parametrize("part", screens.PARTS)
def test_every_screen_is_accessible_and_in_german(visit: Visit, part: str) -> None:
    look(visit(language="de"), part)


def test_both_languages_have_the_same_words() -> None:
    english, german = page_words(Language.EN), page_words(Language.DE)
    assert english.keys() == german.keys()
    for key in english:
        assert sorted(PARAMETER.findall(english[key])) == sorted(PARAMETER.findall(german[key])), (
            key
        )
