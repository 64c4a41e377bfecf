"""Phones, upright and on their side: a whole hand by tapping, and nothing that scrolls."""

from collections.abc import Callable

import pytest

from tests.e2e.playing import POINT, Policy, all_cards, play_on, touch
from tests.e2e.screens import settle
from tests.e2e.visitor import PHONE, Now, Visitor

Visit = Callable[..., Visitor]

THUMB = 44
SHORT = 30
"""Where there is little room, on phones held sideways and on small ones."""
SIZES = [
    pytest.param(PHONE, id="390x844"),
    pytest.param({"width": 360, "height": 640}, id="360x640"),
    pytest.param({"width": 844, "height": 390}, id="844x390"),
]

ROOM = """() => {
  const outside = [];
  const all = '.at-table button, .at-table a, .plate, .contract-plate, .sentence, .laid';
  for (const node of document.querySelectorAll(all)) {
    const box = node.getBoundingClientRect();
    if (!box.width || node.closest('.ghost, .hand, .outcome, dialog')) continue;
    const inside = box.left > -1 && box.top > -1
      && box.right < innerWidth + 1 && box.bottom < innerHeight + 1;
    if (!inside) outside.push(`${node.className} ${node.textContent} ${JSON.stringify(box)}`);
  }
  const wider = node => node.offsetWidth && node.scrollWidth > node.clientWidth + 1;
  const taller = node => node.scrollHeight > node.clientHeight + 1;
  const cut = [
    ...[...document.querySelectorAll('.decision')].filter(taller),
    ...[...document.querySelectorAll('.decision, .sentence, button:not(.held)')].filter(wider),
  ].map(node => `${node.className} ${node.textContent}`);
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return { tall: scrollHeight - innerHeight, wide: scrollWidth - innerWidth, outside, cut };
}"""
"""What does not fit."""


def check_room(visitor: Visitor) -> None:
    """Everything is on the screen, and nothing scrolls."""
    room = visitor.page.evaluate(ROOM)
    assert room["tall"] <= 0, room
    assert room["wide"] <= 0, room
    assert not room["outside"], room["outside"]
    assert not room["cut"], room["cut"]


def check_touch(visitor: Visitor, now: Now) -> None:
    """Buttons and cards are large enough for a thumb, and every card can be told."""
    page = visitor.page
    size = page.viewport_size
    assert size is not None
    upright = size["width"] < size["height"]
    small = page.eval_on_selector_all(
        ".decision .choices button",
        """(buttons, least) => buttons
             .filter(one => one.offsetWidth < 44 || one.offsetHeight < least)
             .map(one => one.textContent)""",
        THUMB if upright else SHORT,
    )
    assert not small, f"{now.phase}: {small}"
    for card in all_cards(visitor):
        point = page.evaluate(POINT, card)
        assert point, f"{now.phase}: nothing of {card} can be touched"
        least = THUMB if size == PHONE else SHORT
        assert point["width"] >= least, f"{now.phase}: {card} {point}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["skat", "schieber:table", "differenzler:table"])
def test_a_whole_hand_by_tapping_and_nothing_scrolls(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    ada = visit(size=size, touch=True)
    seed = {"skat": 4, "schieber:table": 17, "differenzler:table": 2}[game]
    given = {} if game == "skat" else {"forehand": 0}
    page = ada.sit(ada.open_table(game, hands=2, seed=seed, **given)["id"])
    looked: set[str] = set()

    def look(now: Now) -> None:
        check_room(ada)
        if now.phase not in looked or (now.phase == "play" and len(looked) < 6):
            looked.add(now.phase)
            check_touch(ada, now)

    # Other phones play to the end only in Skat: what they could not show is shown by then.
    whole = game == "skat" or size == PHONE
    play_on(
        ada,
        Policy(highest_bid=264, prediction=30, trump="diamonds"),
        at_each=look,
        until=lambda now: not whole and now.place[1] > 9,
    )
    if whole:
        for name in ("Look at it again", "Same cards again", "Next hand"):
            button = page.locator(".outcome").get_by_text(name)
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size["height"]
        touch(ada, page.get_by_role("button", name="Next hand"))
        ada.wait_until(lambda: ada.table["hand_number"] == 2)
        check_room(ada)


@pytest.mark.parametrize("size", SIZES)
def test_drawers_fit_small_screens(visit: Visit, size: dict[str, int]) -> None:
    ada = visit(size=size, touch=True)
    page = ada.sit(ada.open_table("skat", hands=2, seed=4)["id"])
    ada.wait_for_turn()
    for name in ("Score", "Menu"):
        touch(ada, page.get_by_role("button", name=name, exact=True))
        drawer = page.get_by_role("dialog")
        drawer.wait_for()
        settle(ada)
        box = drawer.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert drawer.evaluate("node => node.scrollWidth <= node.clientWidth")
        touch(ada, drawer.get_by_role("button", name="Close", exact=True))
        drawer.wait_for(state="detached")
    check_room(ada)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", ["", "history", "bid", "real"])
def test_other_screens_never_scroll_sideways(
    visit: Visit, where: str, size: dict[str, int]
) -> None:
    ada = visit(size=size, touch=True)
    page = ada.go(where)
    page.locator("#page h1, #page h2").first.wait_for()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


COVERED = """() => {
  const box = node => node.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const lower = [...document.querySelectorAll('.decision :is(.sentence, button)')];
  const upper = [...document.querySelectorAll('.seat .plate, .contract-plate, .tools')];
  return lower.filter(node => node.offsetWidth).flatMap(node => upper
    .filter(other => other.offsetWidth && meet(box(node), box(other)))
    .map(other => `${node.textContent} over ${other.textContent}`));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("hand", [True, False])
def test_on_every_phone_a_game_is_declared_without_anything_in_the_way(
    visit: Visit, hand: bool, language: str
) -> None:
    ada = visit(size=PHONE, touch=True, language=language)
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    policy = Policy(highest_bid=264, hand=hand)
    play_on(ada, policy, until=lambda now: now.phase == "declare")
    for width, height in [(390, 844), (360, 640), (667, 375), (740, 360), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        touch(ada, page.locator('.contract-button[data-contract="diamonds"]'))
        if hand:
            touch(ada, page.locator(".level").last)
        settle(ada)
        check_room(ada)
        assert page.evaluate(COVERED) == []


def test_on_a_tablet_no_card_reaches_beyond_the_screen(visit: Visit) -> None:
    ada = visit(size={"width": 820, "height": 1180}, touch=True)
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(ada, Policy(highest_bid=264), until=lambda now: now.phase == "discard")
    settle(ada)
    edges = page.locator(".hand .held").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right])"
    )
    assert min(left for left, _ in edges) >= 0
    assert max(right for _, right in edges) <= 820


@pytest.mark.parametrize("game", ["skat", "schieber:table"])
def test_a_review_on_its_side_shows_the_own_hand_and_the_trick(visit: Visit, game: str) -> None:
    ada = visit(size={"width": 740, "height": 360}, touch=True)
    given = {} if game == "skat" else {"forehand": 0}
    ada.sit(ada.open_table(game, hands=1, seed=4, **given)["id"])
    play_on(ada, Policy(highest_bid=264, trump="clubs"))
    kept = ada.ask("GET", "/api/history")["games"][0]["id"]
    page = ada.go(f"game/{kept}")
    page.locator(".felt .bottom .hand li").first.wait_for()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    settle(ada)
    for part in (".felt .bottom .hand", ".felt .trick", ".steps button >> nth=3"):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 360, part
