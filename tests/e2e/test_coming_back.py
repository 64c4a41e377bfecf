"""A reload, a lost connection, a server that dies: always back to the same hand."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Policy, all_cards, play_on, ready_cards, touch_card
from tests.e2e.serving import Server
from tests.e2e.visitor import Now, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.kill()


def in_third_trick(now: Now) -> bool:
    """In the middle of the card play."""
    return now.phase == "play" and now.place[1] > 14


def shown(visitor: Visitor) -> tuple[list[str], list[str], str]:
    """What somebody at the table has before their eyes: hand, trick, and what is asked."""
    page = visitor.page
    trick = page.eval_on_selector_all(
        ".trick .laid", "cards => cards.map(card => card.className + card.innerHTML)"
    )
    return all_cards(visitor), trick, page.locator(".decision .sentence").inner_text()


def test_a_reload_in_the_middle_of_a_trick_shows_the_same_trick(visit: Visit) -> None:
    ada = visit()
    # Ada is not first in the first trick: cards of others lie on the table.
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(
        ada,
        Policy(highest_bid=0),
        until=lambda now: now.phase == "play" and page.locator(".trick .laid").count() > 0,
    )
    before = shown(ada)
    assert before[1]
    page.reload()
    page.wait_for_selector(".at-table[data-version]")
    assert shown(ada) == before
    play_on(ada)


def test_the_lobby_leads_back_to_the_open_hand(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    before = shown(ada)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Leave; the table stays").click()
    page.locator(".open-tables a").click()
    page.wait_for_selector(".at-table[data-version]")
    assert shown(ada) == before


def test_a_server_that_is_killed_in_the_middle_of_a_hand_goes_on_with_it(
    visit: Visit, mortal: Server
) -> None:
    ada = visit(mortal.address)
    # Chromium itself writes into its console that there is nobody at the other end.
    ada.expected = ["ERR_CONNECTION_REFUSED", "WebSocket connection to"]
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(ada, until=in_third_trick)
    before = shown(ada)
    actions = ada.table["log"]
    mortal.kill()
    lost = page.get_by_text(re.compile("connection is lost"))
    lost.wait_for(state="visible")
    touch_card(ada, ready_cards(ada)[0])
    expect(page.get_by_text("Not connected just now.")).to_be_visible()
    ada.frames.clear()
    mortal.start()
    lost.wait_for(state="hidden")
    ada.wait_until(lambda: ada.frames)
    ada.wait_for_turn()
    assert ada.table["log"] == actions
    assert shown(ada) == before
    play_on(ada)
    assert len(ada.ask("GET", "/api/history")["games"]) == 1


def test_a_server_that_is_killed_between_two_hands_has_the_score(
    visit: Visit, mortal: Server
) -> None:
    ada = visit(mortal.address)
    ada.expected = ["ERR_CONNECTION_REFUSED", "WebSocket connection to"]
    page = ada.sit(ada.open_table("differenzler:table", seed=2)["id"])
    play_on(ada)
    rows = ada.table["series"]["rows"]
    mortal.kill()
    page.get_by_text(re.compile("connection is lost")).wait_for(state="visible")
    ada.frames.clear()
    mortal.start()
    ada.wait_until(lambda: ada.frames)
    now = ada.wait_for_turn()
    assert now.over
    assert ada.table["series"]["rows"] == rows
    page.get_by_role("button", name="Next hand").click()
    assert ada.wait_for_turn(after=now.place).place[0] == 2
