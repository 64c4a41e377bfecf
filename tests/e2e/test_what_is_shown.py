"""What a screen says is so: cards that are gone are gone, numbers say what they are."""

from collections.abc import Callable

from tests.e2e.playing import Policy, play_on
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]

OPEN_CARDS = """async ([shown, log]) => {
  const { openCards } = await import('/static/table/reading.js');
  return openCards({ shown, log }, 1);
}"""


def test_of_cards_laid_open_only_those_still_held_are_shown(visit: Visit) -> None:
    page = visit().go()
    shown = [[], ["C7", "S8", "H9"], []]
    log = [{"seat": 1, "action": "declare null ouvert"}, {"seat": 0, "action": "play C8"}]
    assert page.evaluate(OPEN_CARDS, [shown, log]) == ["C7", "S8", "H9"]
    log += [{"seat": 1, "action": "play C7"}, {"seat": 2, "action": "play H9"}]
    assert page.evaluate(OPEN_CARDS, [shown, log]) == ["S8", "H9"]


REAL_HAND = "CJ SJ HJ DJ CA CT C9 HA HT SA"


def test_taking_the_skat_may_be_typed(visit: Visit) -> None:
    ada = visit()
    page = ada.go("real")
    page.locator(".picker input").fill(REAL_HAND)
    page.locator(".picker input").press("Enter")
    page.locator("form .row.end button.main").click()
    field = page.locator(".typing input")
    for said in ("18", "yes", "pass", "pass"):
        before = page.locator(".log li").count()
        field.fill(said)
        field.press("Enter")
        page.locator(f".log li:nth-child({before + 1})").wait_for(state="attached")
    field.fill("pickup")
    field.press("Enter")
    page.locator(".controls .suit-row").first.wait_for()
    assert page.locator(".error").inner_text() == ""
    field.fill("skat S8 D7")
    field.press("Enter")
    page.locator(".own-hand li:nth-child(12)").wait_for()
    assert page.locator(".error").inner_text() == ""
    ada.expected += ["/api/follow", "400", "422"]
    field.fill("play C7")
    field.press("Enter")
    complaint = page.locator(".error:not(:empty)").inner_text()
    assert "event" not in complaint


def finish(ada: Visitor, game: str) -> None:
    """Play a hand to its end, with clubs for trump where that can be chosen."""
    ada.sit(ada.open_table(game, hands=1, seed=4, forehand=0)["id"])
    play_on(ada, Policy(highest_bid=264, contract="clubs", trump="clubs"))


def test_the_history_calls_suits_as_the_pack_of_each_game_does_and_counts_reviews(
    visit: Visit,
) -> None:
    ada = visit()
    finish(ada, "skat")
    finish(ada, "schieber:table")
    page = ada.go("history")
    lines = page.locator(".game-line .what")
    lines.nth(1).wait_for()
    assert lines.locator("strong").all_inner_texts() == ["Acorns", "Clubs"]
    signs = page.locator(".game-line .sign use").evaluate_all(
        "all => all.map(one => one.getAttribute('href'))"
    )
    assert signs == ["#swiss-suit-C", "#french-suit-C"]
    told = page.locator(".reviewed")
    told.get_by_text("0 of 2 games reviewed").wait_for()
    told.get_by_role("button").click()
    told.wait_for(state="hidden", timeout=120_000)
