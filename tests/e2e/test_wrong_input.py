"""What people do wrong is explained, and changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.playing import Policy, all_cards, play_on, touch_card
from tests.e2e.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'games.jsonl'));
  const zone = document.querySelector('.drop');
  const given = { dataTransfer: data, bubbles: true, cancelable: true };
  for (const type of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(type, given));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_that_may_not_be_played_says_why_and_stays(visit: Visit, phone: bool) -> None:
    ada = visit(size=PHONE if phone else None, touch=phone)
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    blocked = page.locator(".hand .held.blocked")
    policy = Policy(highest_bid=264)
    play_on(ada, policy, until=lambda now: now.phase == "play" and blocked.count() > 0)
    before, said = all_cards(ada), len(ada.said)
    card = blocked.first.get_attribute("data-card")
    assert card is not None
    touch_card(ada, card)
    page.locator(".toast").get_by_text("You must follow").wait_for()
    assert "You must follow" in (blocked.first.get_attribute("aria-label") or "")
    assert blocked.first.get_attribute("aria-disabled") == "true"
    assert all_cards(ada) == before
    assert len(ada.said) == said


def test_a_card_before_it_is_ones_turn_says_so(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    ada.wait_for_turn()
    before = all_cards(ada)
    touch_card(ada, before[0])
    assert all_cards(ada) == before
    assert not [message for message in ada.said if message["do"] == "act"]
    assert page.locator(".decision .main").is_visible()


@pytest.mark.parametrize(
    "text", ["nonsense", "{}", "", "\x00\xff" * 100, '{"format": "kiebitz-record-1"}']
)
def test_files_that_are_no_games_are_refused_with_a_sentence(
    visit: Visit, text: str, tmp_path: Path
) -> None:
    ada = visit()
    ada.expected = ["400"]
    page = ada.go()
    page.locator(".drop").wait_for()
    page.evaluate(DROP, text)
    page.locator(".toast").wait_for()
    assert len(page.locator(".toast").inner_text().split()) > 2
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    page.reload()
    page.locator(".drop input").set_input_files(path)
    page.locator(".toast").wait_for()
    assert page.locator(".tile").first.is_visible()
    assert ada.ask("GET", "/api/history")["games"] == []


def test_a_file_with_one_good_game_and_a_broken_one_says_so(visit: Visit) -> None:
    ada = visit()
    ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(ada, Policy(highest_bid=0))
    (row,) = ada.ask("GET", "/api/history")["games"]
    good = ada.context.request.get(f"{ada.address}/api/games/{row['id']}/file").text()
    ben = visit()
    page = ben.go()
    page.locator(".drop").wait_for()
    page.evaluate(DROP, f"{good.strip()}\n{good.strip()[:-40]}\n")
    page.locator(".verdict").wait_for()
    page.locator(".toast").get_by_text("1").wait_for()


@pytest.mark.parametrize("where", ["link/nonsense", "link/", "game/nonsense", "game/"])
def test_addresses_that_lead_nowhere_say_so(visit: Visit, where: str) -> None:
    ada = visit()
    ada.expected = ["400", "404", "405"]
    page = ada.go(where)
    page.locator(".error").wait_for()
    assert len(page.locator(".error").inner_text().split()) > 2
    page.get_by_role("link").first.click()
    page.locator(".tile").first.wait_for()


@pytest.mark.parametrize("where", ["table/nonsense", "table/"])
def test_a_table_that_is_not_there_says_so(visit: Visit, where: str) -> None:
    ada = visit()
    ada.expected = ["WebSocket connection to", "404", "403"]
    page = ada.go(where)
    page.get_by_text(re.compile("table is not there")).first.wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.locator(".tile").first.wait_for()


def test_an_unknown_screen_is_the_lobby(visit: Visit) -> None:
    page = visit().go("nonsense/%E0%A4%A")
    page.locator(".tile").first.wait_for()


def test_a_table_that_cannot_be_opened_says_why(visit: Visit) -> None:
    ada = visit()
    ada.expected = ["400"]
    page = ada.go()
    page.get_by_role("button", name="Arrange a table").click()
    page.locator(".seat-row").nth(1).get_by_label("Seat 2").select_option(label="Another player …")
    page.locator(".seat-row").nth(1).get_by_label("Player, written out").fill("nobody(7)")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.locator(".seat-row .error").get_by_text("nobody").wait_for()
    assert page.get_by_role("dialog").is_visible()


def test_names_and_notes_are_text_and_never_markup(visit: Visit) -> None:
    name = "<img src=x onerror=alert(1)>"
    ada = visit(name=name)
    bot = {"who": "bot", "player": "rules", "name": "<b>Bo</b>"}
    page = ada.sit(ada.open_table("skat", hands=1, seed=4, seats=[{"who": "me"}, bot, bot])["id"])
    ada.wait_for_turn()
    assert page.locator("#page img, #page b").count() == 0
    assert page.get_by_text("<b>Bo</b>").count() >= 2
    play_on(ada, Policy(highest_bid=0))
    page.get_by_role("link", name="Look at it again").click()
    page.locator(".verdict").wait_for()
    assert page.locator("#page img, #page b").count() == 0
