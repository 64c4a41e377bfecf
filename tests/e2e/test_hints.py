"""Hints: a bar for every alternative, a sentence, where the unseen cards are; none where rated."""

from collections.abc import Callable

import pytest

from tests.e2e.playing import Policy, play_on
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]


def ask_for_hint(visitor: Visitor) -> None:
    """Press the button and wait for the answer."""
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.locator("dialog.hint").wait_for()


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        ("skat", "auction"),
        ("skat", "discard"),
        ("skat", "declare"),
        ("skat", "play"),
        ("schieber:table", "trump"),
        ("schieber:table", "play"),
        ("differenzler:table", "predict"),
        ("differenzler:table", "play"),
    ],
)
def test_a_hint_shows_a_bar_for_every_alternative_and_says_why(
    visit: Visit, game: str, phase: str
) -> None:
    ada = visit()
    page = ada.sit(ada.open_table(game, seed=4, hands=1, forehand=0)["id"])
    policy = Policy(highest_bid=264)
    play_on(ada, policy, until=lambda now: now.phase == phase and len(ada.table["legal"]) > 1)
    before = ada.table["log"]
    ask_for_hint(ada)
    hint = next(frame for frame in reversed(ada.frames) if frame["kind"] == "hint")
    drawer = page.locator("dialog.hint")
    sentence = drawer.locator(".reason").inner_text()
    assert len(sentence.split()) > 3
    options = drawer.locator(".bars li")
    # before the cards it is games that are compared, else what can be done: the best of it
    compared = hint["advice"]["games" if phase == "auction" else "options"]
    assert 1 < options.count() <= len(compared)
    assert options.locator(".track").count() == options.count()
    assert options.locator(".fill").count() > 1
    assert drawer.locator(".bars li.chosen").count() == 1
    if phase == "play":
        assert {option["action"] for option in hint["advice"]["options"]} == set(ada.table["legal"])
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    assert ada.table["log"] == before


def test_a_hint_for_a_card_says_where_the_unseen_cards_probably_are(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", seed=4, hands=1)["id"])
    play_on(ada, Policy(highest_bid=264), until=lambda now: now.phase == "play")
    ask_for_hint(ada)
    table = page.locator("dialog.hint table.places")
    unseen = 32 - 12 - page.locator(".trick .laid").count()
    assert table.locator("thead th").count() == unseen
    assert table.first.locator("tbody th").all_inner_texts() == ["Ada", "Bruno"]
    for column in range(table.first.locator("thead th").count()):
        cells = table.first.locator(f"tbody td:nth-child({column + 2})").all_inner_texts()
        assert 98 <= sum(int(text) for text in cells if text != "·") <= 102


def test_there_are_no_hints_at_a_rated_table(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, rated=True)["id"])
    ada.wait_for_turn()
    assert not page.get_by_role("button", name="Hint").is_visible()
    page.keyboard.press("h")
    page.get_by_role("button", name="Menu").click()
    drawer = page.get_by_role("dialog")
    drawer.wait_for()
    assert drawer.get_by_text("Take my last move back").count() == 0
    assert not [frame for frame in ada.said if frame["do"] == "hint"]
    assert not [frame for frame in ada.frames if frame["kind"] == "hint"]
