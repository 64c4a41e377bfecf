"""Everything by keyboard alone."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import Now, Visitor

Visit = Callable[..., Visitor]

FOCUSED = """() => {
  const node = document.activeElement;
  if (!node || node === document.body || node.id === 'page') return '';
  const ringed = one => one.outlineStyle !== 'none' && parseFloat(one.outlineWidth) > 0;
  const ring = [node, ...node.querySelectorAll('svg')].some(one => ringed(getComputedStyle(one)));
  const said = `${node.getAttribute('aria-label') ?? ''} ${node.textContent.trim()}`;
  return ring ? said : `NO RING ${said}`;
}"""


def tab_to(visitor: Visitor, words: str) -> None:
    """Press Tab until what says this has the focus, and can be seen to have it."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        said = visitor.page.evaluate(FOCUSED)
        if words in said:
            assert "NO RING" not in said, said
            return
    raise AssertionError(f"Tab never comes to {words!r}")


def decide_by_keys(visitor: Visitor, now: Now) -> None:
    """Answer what is asked now."""
    page = visitor.page
    if now.phase == "play":
        cards = page.locator(".hand .held")
        ready = cards.evaluate_all("all => all.findIndex(card => card.classList.contains('ready'))")
        if now.place[1] % 2:
            page.keyboard.press(str((ready + 1) % 10))
            page.keyboard.press(str((ready + 1) % 10))
            return
        for _ in range(cards.count() + 1):
            if "ready" in (page.evaluate("document.activeElement.className") or ""):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif now.phase == "discard":
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        tab_to(visitor, "Put away")
        page.keyboard.press("Enter")
    elif now.phase == "declare":
        tab_to(visitor, "clubs")
        page.keyboard.press("Enter")
        tab_to(visitor, "Play clubs")
        page.keyboard.press("Enter")
    else:
        words = {"auction": "Say ", "skat": "Take the skat", "trump": "acorns", "predict": "Say "}
        said = page.evaluate(FOCUSED)
        if "Yes, " not in said and words[now.phase] not in said:
            hold = now.phase == "auction" and "hold" in visitor.table["legal"]
            tab_to(visitor, "Yes, " if hold else words[now.phase])
        page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("name", "rules"), [("Skat", "skat"), ("Schieber", ""), ("Differenzler", "")]
)
def test_a_table_is_opened_and_a_hand_played_without_a_mouse(
    visit: Visit, name: str, rules: str
) -> None:
    ada = visit()
    page = ada.go()
    page.wait_for_selector(".tile")
    tab_to(ada, "Arrange a table")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    if name != "Skat":
        tab_to(ada, name)
        page.keyboard.press("Enter")
    for _ in range(2 if name == "Skat" else 3):
        tab_to(ada, "Strong")  # the strength of the next opponent
        page.keyboard.press("ArrowUp")
    tab_to(ada, "More settings")
    page.keyboard.press("Enter")
    for value in ("1", "4"):
        page.keyboard.press("Tab")
        page.keyboard.type(value)
    for _ in range(2):
        page.keyboard.press("Tab")
    for _ in range(2):
        page.keyboard.press("Tab")
        page.keyboard.type("0")
    tab_to(ada, "Sit down")
    page.keyboard.press("Enter")
    page.wait_for_selector(".at-table[data-version]")
    now = ada.wait_for_turn()
    while not now.over:
        ada.hear(now.version)
        decide_by_keys(ada, now)
        now = ada.wait_for_turn(after=now.place)
    assert page.evaluate("document.activeElement.textContent") == "To the lobby"
    page.keyboard.press("Enter")
    page.wait_for_selector(".tile")


def test_drawers_open_and_close_by_keys_and_give_the_focus_back(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    ada.wait_for_turn()
    for key, title in (("s", "Skat list"), ("m", "Menu"), ("?", "Keyboard"), ("h", "What the")):
        before = page.evaluate(FOCUSED)
        page.keyboard.press(key)
        page.get_by_role("dialog").get_by_role("heading", name=title).wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
        assert page.evaluate(FOCUSED) == before


def test_what_happens_is_told_to_those_who_cannot_see_it(visit: Visit) -> None:
    ada = visit()
    page = ada.go()
    page.evaluate(
        """() => {
          window.told = [];
          const said = document.getElementById('said');
          new MutationObserver(() => told.push(said.textContent))
            .observe(said, { childList: true, characterData: true, subtree: true });
        }"""
    )
    table = ada.open_table("skat", hands=1, seed=4)["id"]
    page.evaluate("id => { location.hash = `#/table/${id}`; }", table)
    page.wait_for_selector(".at-table[data-version]")
    now = ada.wait_for_turn()
    while not now.over:
        ada.hear(now.version)
        decide_by_keys(ada, now)
        now = ada.wait_for_turn(after=now.place)
    told = " ".join(page.evaluate("told"))
    plays = [entry for entry in ada.table["log"] if entry["action"].startswith("play")]
    assert told.count("play the") + told.count("plays the") >= len(plays)
    for words in ("Your turn.", "passes.", "You take the skat.", "Ada plays the"):
        assert words in told
