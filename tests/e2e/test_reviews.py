"""Looking at a finished game: the verdict, the steps, the curve, playing on, sharing."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.playing import Policy, decide, play_on
from tests.e2e.screens import judged
from tests.e2e.serving import Server
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def player(browser: Browser, server: Server) -> Iterator[Visitor]:
    """One who has played a hand and had it judged."""
    ada = Visitor(browser, server.address, name="Ada L.")
    ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    play_on(ada, Policy(highest_bid=264))
    ada.page.get_by_role("link", name="Look at it again").click()
    ada.page.locator(".verdict").wait_for()
    judged(ada, game_of(ada))
    yield ada
    found = list(ada.leave())
    assert not found, "\n".join(found)


@pytest.fixture
def played(player: Visitor) -> Visitor:
    """The same one, looking at the first card of that hand."""
    (*_, row) = player.ask("GET", "/api/history")["games"]
    player.page.goto("about:blank")
    player.go(f"game/{row['id']}")
    player.page.locator(".verdict").wait_for()
    player.page.locator(".progress").wait_for(state="hidden")
    player.page.locator(".progress").wait_for(state="hidden")
    player.page.locator(".curve .line").first.wait_for()
    return player


def game_of(visitor: Visitor) -> str:
    """The game that is looked at."""
    found = re.search(r"#/game/([^/]+)", visitor.page.url)
    assert found
    return found[1]


def step_of(visitor: Visitor) -> int:
    """Where in the game one is."""
    return int(visitor.page.locator(".steps input").input_value())


def test_the_verdict_is_a_sentence_and_every_decision_is_judged_twice(played: Visitor) -> None:
    page = played.page
    review = played.ask("GET", f"/api/games/{game_of(played)}/review")["review"]
    verdict = page.locator(".verdict").inner_text()
    assert verdict == review["sentence"]
    assert re.match(r"(Won|Lost) with \d+", verdict)
    assert page.get_by_text("Could I have won?").or_(page.get_by_text("Was it safe?")).count() == 1
    judged_decisions = page.locator(".decisions li[data-step]")
    assert judged_decisions.count() > 0
    assert judged_decisions.locator(".judgement.known").count() == judged_decisions.count()
    assert judged_decisions.locator(".judgement.open").count() == judged_decisions.count()


def test_steps_go_by_keys_buttons_slider_and_the_address_follows(played: Visitor) -> None:
    page = played.page
    page.keyboard.press("Home")
    assert step_of(played) == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert step_of(played) == 2
    page.keyboard.press("ArrowLeft")
    assert step_of(played) == 1
    page.keyboard.press("End")
    last = step_of(played)
    record = played.ask("GET", f"/api/games/{game_of(played)}")["record"]
    assert last == len(record["actions"])
    page.get_by_role("button", name="One step back").click()
    assert step_of(played) == last - 1
    page.get_by_role("button", name="To the beginning").click()
    assert step_of(played) == 0
    page.locator(".steps input").fill("12")
    assert page.url.endswith("/12")
    cards = page.locator(".felt .hand li")
    assert cards.count() == 30 - sum(action.startswith("play") for action in record["actions"][:12])


def test_the_value_of_every_card_stands_at_the_card(played: Visitor) -> None:
    page = played.page
    review = played.ask("GET", f"/api/games/{game_of(played)}/review")["review"]
    for judgement in review["steps"]:
        if judgement["open"] and len(judgement["open"]["values"]) > 1:
            page.locator(".steps input").fill(str(judgement["step"] - 1))
            told = page.locator(".felt .worth").all_inner_texts()
            values = [text.split()[0] for text in told]  # "best" is for screen readers
            wanted = [f"{value:.0f}" for value in judgement["open"]["values"].values()]
            assert sorted(values) == sorted(wanted)
            break


def test_a_click_on_the_curve_goes_there(played: Visitor) -> None:
    page = played.page
    page.locator(".steps input").fill("0")
    mark = page.locator(".curve .mark").first
    box = mark.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    review = played.ask("GET", f"/api/games/{game_of(played)}/review")["review"]
    marked = [*review["turning"], review["dearest"]]
    assert step_of(played) in [step - 1 for step in marked if step is not None]


def test_a_decision_that_cost_something_leads_to_its_place(played: Visitor) -> None:
    page = played.page
    first = page.locator(".decisions li[data-step]").last
    step = first.get_attribute("data-step")
    first.locator("button").click()
    assert step_of(played) == int(step or -1)
    assert "here" in (first.get_attribute("class") or "")


def test_one_plays_on_from_any_point(played: Visitor) -> None:
    page = played.page
    game = game_of(played)
    record = played.ask("GET", f"/api/games/{game}")["record"]
    after = 16
    page.locator(".steps input").fill(str(after))
    page.get_by_role("button", name="Play on from here").click()
    box = page.get_by_role("dialog")
    box.get_by_role("radio", name="Ada L.").or_(box.get_by_role("radio", name="You")).check()
    box.get_by_role("radio", name="quick").check()
    box.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".at-table[data-version]")
    played.wait_for_turn()
    log = [entry["action"] for entry in played.table["log"]]
    hidden = ["discard ?" if action.startswith("discard") else action for action in log]
    wanted = record["actions"][:after]
    assert [action for action in hidden[:after] if "discard" not in action] == [
        action for action in wanted if "discard" not in action
    ]
    decide(played, Policy())
    played.wait_until(lambda: len(played.table["log"]) > after)


def test_the_same_deal_again_with_seats_exchanged(played: Visitor) -> None:
    page = played.page
    game = game_of(played)
    record = played.ask("GET", f"/api/games/{game}")["record"]
    page.get_by_role("button", name="Same deal again, seats exchanged").click()
    box = page.get_by_role("dialog")
    box.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".at-table[data-version]")
    played.wait_until(lambda: played.table["hand"])
    dealt = [sorted(hand.split()) for hand in record["deal"]["hands"]]
    assert sorted(played.table["hand"]) in dealt[1:]


def test_a_copied_link_opens_the_same_game_elsewhere(played: Visitor, visit: Visit) -> None:
    page = played.page
    record = played.ask("GET", f"/api/games/{game_of(played)}")["record"]
    played.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Close").click()

    ben = visit()
    ben.page.goto(link)
    ben.page.locator(".verdict").wait_for()
    assert game_of(ben) != game_of(played)
    found = ben.ask("GET", f"/api/games/{game_of(ben)}")
    assert found["record"]["deal"] == record["deal"]
    assert found["record"]["actions"] == record["actions"]
    assert found["names"] == played.ask("GET", f"/api/games/{game_of(played)}")["names"]


def test_a_game_saved_as_a_file_can_be_opened_again(played: Visitor, visit: Visit) -> None:
    page = played.page
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_text("Save as a file").click()
    page.get_by_role("button", name="Close").click()
    ben = visit()
    ben.go().locator(".drop input").set_input_files(saving.value.path())
    ben.page.locator(".verdict").wait_for()
    record = played.ask("GET", f"/api/games/{game_of(played)}")["record"]
    assert ben.ask("GET", f"/api/games/{game_of(ben)}")["record"]["actions"] == record["actions"]
