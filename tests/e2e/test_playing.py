"""Whole games, played by clicking."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.e2e.playing import Policy, play_on
from tests.e2e.visitor import Now, Visitor

Visit = Callable[..., Visitor]


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-").replace("+", ""))


def read_sheet(page: Page, row: str) -> list[int]:
    """A line at the foot of the score sheet."""
    page.get_by_role("button", name="Score").click()
    cells = page.locator(f"dialog .sheet tfoot {row} td:not(:first-child)").all_inner_texts()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    return [number(text) for text in cells]


def games_of(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything about the games played, the oldest first."""
    rows = visitor.ask("GET", "/api/history")["games"]
    return [visitor.ask("GET", f"/api/games/{row['id']}") for row in reversed(rows)]


def play_hands(visitor: Visitor, hands: int, policy: Policy) -> None:
    """Hand after hand, from the first decision to the last score."""
    for hand in range(1, hands + 1):
        now = play_on(visitor, policy)
        assert now.place[0] == hand
        if hand < hands:
            visitor.page.get_by_role("button", name="Next hand").click()
            visitor.wait_for_turn(after=now.place)


def arrange_skat(visitor: Visitor, *, hands: int, seed: int) -> None:
    """Fill in the form for a table in the lobby, and sit down."""
    page = visitor.go()
    page.get_by_role("button", name="Arrange a table").click()
    for seat in ("Seat 2", "Seat 3"):
        row = page.locator(".seat-row").filter(has_text=seat)
        row.get_by_label(seat).select_option(label="Another player …")
        row.get_by_label("Player, written out").fill("rules")
    page.get_by_text("More settings").click()
    page.get_by_label("Hands").fill(str(hands))
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_label("After a card").fill("0")
    page.get_by_label("After a trick").fill("0")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".at-table[data-version]")


def seeger_fabian(result: dict[str, Any]) -> list[int]:
    """What a list of three counts for one game: 50 for who wins it, 40 for those who defeat it."""
    if result["kind"] == "passed":
        return [0, 0, 0]
    value = result["value"] if result["won"] else -2 * result["value"]
    return [
        (value + (50 if result["won"] else -50)) if seat == result["declarer"]
        else 0 if result["won"] else 40
        for seat in range(3)
    ]  # fmt: skip


def test_a_skat_list_of_three_deals_adds_up(visit: Visit) -> None:
    ada = visit()
    arrange_skat(ada, hands=3, seed=4)
    policy = Policy(highest_bid=264)
    play_hands(ada, 3, policy)
    assert policy.seen == {"auction", "skat", "discard", "declare", "play"}

    games = games_of(ada)
    assert len(games) == 3
    results = [game["record"]["result"] for game in games]
    scores = [
        [0 if seat != result["declarer"] else result["value"] * (1 if result["won"] else -2)
         for seat in range(3)]
        for result in results
    ]  # fmt: skip
    assert [game["row"]["score"] for game in games] == [score[0] for score in scores]
    totals = [sum(column) for column in zip(*scores, strict=True)]
    assert read_sheet(ada.page, "tr:first-child") == totals
    counted = [sum(column) for column in zip(*map(seeger_fabian, results), strict=True)]
    assert read_sheet(ada.page, "tr.tournament") == counted
    assert ada.page.get_by_text("That was the last hand").is_visible()


def test_hand_games_and_announcements_are_declared_by_clicking(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    policy = Policy(highest_bid=264, hand=True, contract="grand", level="schneider")
    play_on(ada, policy, until=lambda now: now.phase == "play")
    assert "hand" in page.locator(".contract-plate").inner_text().lower()
    assert "Schneider" in page.locator(".contract-plate").inner_text()
    declared = next(log["action"] for log in ada.table["log"] if "declare" in log["action"])
    assert declared == "declare grand schneider"


def test_a_schieber_deal_with_weis_and_stoeck(visit: Visit) -> None:
    ada = visit()
    # Diamonds (bells) from ace to jack, so 50 points of Weis, and Stöck.
    page = ada.sit(ada.open_table("schieber:table", hands=1, seed=17, forehand=0)["id"])
    policy = Policy(trump="diamonds")
    play_on(ada, policy, until=lambda now: ada.hear(now.version)["tricks"] == 1)
    said = page.locator(".seat.bottom .said")
    assert said.inner_text() == "Weis 50"
    assert {"DA", "DK", "DQ", "DJ"} == set(ada.table["shown"][0])
    heard: set[str] = set()

    def listen(now: Now) -> None:
        heard.add(said.inner_text())

    play_on(ada, policy, at_each=listen)
    (game,) = games_of(ada)
    result = game["record"]["result"]
    assert (result["weis"], result["stoeck"]) == ([50, 0], [20, 0])
    assert "Stöck" in heard
    told = page.locator(".outcome").inner_text()
    assert "Weis" in told
    assert "50" in told
    assert "Stöck" in told
    ours = page.locator(".outcome .scores tbody tr").first
    assert number(ours.locator("td.strong").inner_text()) == result["scores"][0]
    assert ada.frames[-1]["series"]["totals"][0] == result["scores"][0]


def test_a_schieber_deal_that_is_pushed(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("schieber:table", hands=1, seed=3, forehand=0)["id"])
    policy = Policy(push=True)
    play_on(ada, policy, until=lambda now: now.phase == "play")
    assert policy.seen == {"trump"}
    assert "pushed" in page.locator(".contract-plate").inner_text()
    play_on(ada, policy)
    (game,) = games_of(ada)
    assert game["record"]["actions"][0] == "push"
    assert sum(game["record"]["result"]["points"]) in (157, 257)


def test_a_differenzler_match_of_three_deals(visit: Visit) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("differenzler:table", seed=2)["id"])
    policy = Policy(prediction=57)
    play_hands(ada, 3, policy)
    assert policy.seen == {"predict", "play"}
    games = games_of(ada)
    assert len(games) == 3
    results = [game["record"]["result"] for game in games]
    assert all(result["predictions"][0] == 57 for result in results)
    off = [
        [abs(made - wanted) for made, wanted in zip(one["points"], one["predictions"], strict=True)]
        for one in results
    ]
    assert read_sheet(page, "tr:first-child") == [sum(column) for column in zip(*off, strict=True)]
    assert page.get_by_text("That was the last hand").is_visible()
