"""What a screen says is so: cards that are gone are gone, numbers say what they are."""

from collections.abc import Callable

import pytest

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
    told.get_by_text("Reviewing …").wait_for()


VALUE = """async ([name, level, cards, hand]) => {
  const { gameValue } = await import('/static/table/game_value.js');
  return gameValue(name, level, cards.split(' '), hand);
}"""
TOGETHER = """async found => {
  const { together } = await import('/static/review/decisions.js');
  return together(found).map(one => [one.step, one.steps]);
}"""


def test_a_game_counts_what_the_rules_say(visit: Visit) -> None:
    page = visit().go()
    for contract, level, cards, by_hand, value in [
        ("clubs", "", "CJ SJ HJ DJ CA C9", False, 72),
        ("clubs", "", "SJ CA", False, 24),
        ("hearts", "", "HA H9", True, 60),
        ("hearts", "schneider", "CJ HA", True, 50),
        ("grand", "", "CJ SJ DJ", False, 72),
        ("grand", "ouvert", "CJ SJ HJ DJ", True, 24 * 11),
        ("null", "", "C7", False, 23),
        ("null", "ouvert", "C7", True, 59),
    ]:
        assert page.evaluate(VALUE, [contract, level, cards, by_hand]) == value


def test_bids_that_went_too_far_are_one_mistake(visit: Visit) -> None:
    page = visit().go()
    found = [
        {"step": 0, "seat": 1, "action": "bid 18", "known": {"best": "pass"}},
        {"step": 1, "seat": 0, "action": "hold", "known": {"best": "pass"}},
        {"step": 2, "seat": 1, "action": "bid 20", "known": {"best": "pass"}},
        {"step": 4, "seat": 1, "action": "bid 22", "known": {"best": "bid 22"}},
        {"step": 9, "seat": 1, "action": "play CJ", "known": {"best": "play C9"}},
    ]
    assert page.evaluate(TOGETHER, found) == [[2, [0, 2]], [1, [1]], [4, [4]], [9, [9]]]


def test_the_declarer_sees_the_two_cards_of_the_skat_the_bid_and_what_was_put_aside(
    visit: Visit,
) -> None:
    ada = visit()
    page = ada.sit(ada.open_table("skat", hands=1, seed=4)["id"])
    policy = Policy(highest_bid=264)
    play_on(ada, policy, until=lambda now: now.phase == "skat")
    ten = set(ada.table["hand"])
    bid = ada.table["contract"]["bid"]
    plate = page.locator(".contract-plate .more")
    assert str(bid) in plate.inner_text()
    play_on(ada, policy, until=lambda now: now.phase == "discard")
    found = set(ada.table["hand"]) - ten
    for _ in range(2):
        fresh = page.locator(".held.fresh")
        fresh.nth(1).wait_for()
        assert set(fresh.evaluate_all("all => all.map(one => one.dataset.card)")) == found
        assert str(bid) in plate.inner_text()
        page.reload()
    play_on(ada, policy, until=lambda now: now.phase == "declare")
    aside = set(ada.table["aside"])
    assert str(bid) in plate.inner_text()
    page.get_by_role("button", name="Put aside").click()
    cards = page.locator("dialog .aside-cards svg.card use")
    assert {use.get_attribute("href") for use in cards.all()} == {f"#{card}" for card in aside}
    page.keyboard.press("Escape")


READ = """async text => {
  const { readCards } = await import('/static/advice/reading.js');
  return readCards(text);
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_read_in_both_languages_as_they_are_cut_short(
    visit: Visit, language: str
) -> None:
    page = visit(language=language).go()
    page.locator(".tile").first.wait_for()
    text = "kreuzbube KrB ♣B, Herz Dame, PiA, ten of hearts, CJ HT, eichelunter, Karo 7, ♠10"
    read = page.evaluate(READ, text)
    assert read["cards"] == ["CJ", "CJ", "CJ", "HQ", "SA", "HT", "CJ", "HT", "CJ", "D7", "ST"]
    assert read["strange"] == []
    assert page.evaluate(READ, "xyz krokodil")["strange"] == ["xyz", "krokodil"]


def test_what_is_wrong_with_a_screen_stays_there_and_is_told_in_a_box(visit: Visit) -> None:
    ada = visit()
    ada.expected += ["404", "400", "422"]
    page = ada.go("game/nothing")
    box = page.locator(".broken")
    box.wait_for()
    told = box.locator("p").inner_text()
    assert told[0].isupper()
    ada.go("join/nowhere/nothing")
    page.locator("#name").fill("Ada")
    page.locator("form.invitation button").click()
    page.locator(".toast").wait_for()
    ada.go("")
    page.locator(".tile").first.wait_for()
    assert page.locator(".toast").count() == 0


def test_who_is_invited_to_watch_is_told_so(visit: Visit) -> None:
    ada, bo = visit(name="Ada"), visit(name="Bo")
    table = ada.open_table("skat", hands=1)
    page = bo.go(f"join/{table['id']}/{table['watch']}/watch")
    assert page.locator("h1").inner_text() == "You are invited to watch"
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_selector(".at-table.watching[data-version]")


def test_a_player_that_nobody_can_be_is_marked_where_it_is_written(visit: Visit) -> None:
    page = visit().go()
    page.locator(".more-ways button").first.click()
    row = page.locator(".arrange .seat-row").nth(1)
    row.locator("select").first.select_option("other")
    field = row.locator("input[list=players]")
    field.fill("human")
    page.locator(".arrange button.main").click()
    row.locator(".error").get_by_text("human").wait_for()
    assert field.get_attribute("aria-invalid") == "true"
    field.fill("rules")
    assert not row.locator(".error").is_visible()
