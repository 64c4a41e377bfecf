"""A walk past every screen, for whoever wants to look at all of them: for words, for accessibility,
for pictures. Each stop has a name."""

from collections.abc import Callable, Iterator
from typing import Final

from tests.e2e.playing import Policy, decide, play_on, touch, touch_card
from tests.e2e.visitor import PHONE, Visitor


def settle(visitor: Visitor) -> None:
    """Let whatever moves come to rest."""
    visitor.page.evaluate(
        """async () => {
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          await Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})));
        }"""
    )


def judged(visitor: Visitor, game: str, face: str = "french") -> None:
    """Wait until every decision of a game is judged."""
    path = f"/api/games/{game}/review?face={face}"
    visitor.wait_until(
        lambda: (told := visitor.ask("GET", path))["done"] == told["of"], seconds=120
    )


def tour(visitor: Visitor, *parts: str) -> Iterator[str]:
    """Every screen, or those of some parts; the visitor stands there when its name is given."""
    for part in parts or PARTS:
        for name in PARTS[part](visitor):
            settle(visitor)
            yield name


def lobby(visitor: Visitor) -> Iterator[str]:
    """Before anything was played."""
    page = visitor.go()
    page.wait_for_selector(".tile-cards svg.card")
    yield "lobby"
    touch(visitor, page.locator(".masthead button"))
    page.locator("dialog").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    touch(visitor, page.locator(".more-ways button").first)
    touch(visitor, page.locator("dialog summary"))
    yield "arrange"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    visitor.go("history")
    page.locator(".empty").wait_for()
    yield "history-empty"


def skat(visitor: Visitor) -> Iterator[str]:
    """A hand of Skat, phase by phase."""
    page = visitor.page
    table = visitor.open_table("skat", hands=2, seed=4)
    visitor.go()
    visitor.sit(table["id"])
    policy = Policy(highest_bid=264)
    seen: set[str] = set()
    now = visitor.wait_for_turn()
    while not now.over:
        if now.phase not in seen:
            seen.add(now.phase)
            yield f"skat-{now.phase}"
            if now.phase == "discard":
                for card in ("DK", "DQ"):
                    touch_card(visitor, card)
                yield "skat-discard-chosen"
                touch(visitor, page.locator(".decision .choices button.main"))
                now = visitor.wait_for_turn(after=now.place)
                continue
            if now.phase == "declare":
                touch(visitor, page.locator('.contract-button[data-contract="clubs"]'))
                yield "skat-declare-chosen"
        if (
            now.phase == "play"
            and page.locator(".trick .laid").count() == 2
            and "trick" not in seen
        ):
            seen.add("trick")
            yield "skat-trick"
            page.keyboard.press("h")
            page.locator("dialog.hint").wait_for()
            yield "hint"
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
            page.keyboard.press("l")
            yield "skat-last-trick"
            page.keyboard.press("Escape")
        blocked = page.locator(".hand .held.blocked")
        if now.phase == "play" and blocked.count() and "blocked" not in seen:
            seen.add("blocked")
            touch_card(visitor, blocked.first.get_attribute("data-card") or "")
            page.locator(".toast").wait_for()
            yield "skat-blocked"
        decide(visitor, policy)
        now = visitor.wait_for_turn(after=now.place)
    yield "skat-over"
    page.keyboard.press("s")
    page.locator("dialog").wait_for()
    yield "sheet"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("m")
    page.locator("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def schieber(visitor: Visitor) -> Iterator[str]:
    """A deal of Schieber with Weis."""
    visitor.sit(visitor.open_table("schieber:table", hands=1, seed=17, forehand=0)["id"])
    policy = Policy(trump="diamonds")
    play_on(visitor, policy, until=lambda now: now.phase == "trump")
    yield "schieber-trump"
    play_on(visitor, policy, until=lambda now: visitor.hear(now.version)["tricks"] == 1)
    yield "schieber-weis"
    play_on(visitor, policy)
    yield "schieber-over"


def differenzler(visitor: Visitor) -> Iterator[str]:
    """A deal of Differenzler."""
    page = visitor.page
    visitor.sit(visitor.open_table("differenzler:table", hands=1, seed=2)["id"])
    policy = Policy(prediction=41)
    play_on(visitor, policy, until=lambda now: now.phase == "predict")
    yield "differenzler-predict"
    play_on(visitor, policy, until=lambda now: page.locator(".trick .laid").count() == 3)
    yield "differenzler-trick"
    play_on(visitor, policy)
    yield "differenzler-over"


def finish(visitor: Visitor, game: str, seed: int) -> str:
    """Begin a hand and give it up in the card play; gives its id."""
    page = visitor.page
    visitor.sit(visitor.open_table(game, hands=1, seed=seed, forehand=0)["id"])
    policy = Policy(highest_bid=264, trump="diamonds", prediction=41)
    play_on(visitor, policy, until=lambda now: now.place[1] > 14)
    page.keyboard.press("m")
    for _ in range(2):  # asked and answered
        touch(visitor, page.locator("dialog [data-do=give_up]"))
    page.locator(".outcome:not([hidden])").wait_for()
    return str(visitor.ask("GET", "/api/history")["games"][0]["id"])


def reviews_of_jass(visitor: Visitor) -> Iterator[str]:
    """Reviews that are still being made."""
    for game in ("differenzler", "schieber"):
        visitor.go(f"game/{finish(visitor, f'{game}:table', 4)}")
        visitor.page.locator(".felt .hand li").first.wait_for()
        yield f"review-{game}"


def review(visitor: Visitor) -> Iterator[str]:
    """A review with all that belongs to it, and the history."""
    page = visitor.page
    found = finish(visitor, "skat", 4)
    judged(visitor, found)
    visitor.go(f"game/{found}")
    page.locator(".progress").wait_for(state="hidden")
    page.locator(".curve .line").first.wait_for()
    yield "review-skat"
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    yield "review-later"
    if page.locator(".handle").is_visible():
        touch(visitor, page.locator(".handle"))
    touch(visitor, page.locator(".ways button").last)
    page.locator("dialog").wait_for()
    yield "review-share"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    touch(visitor, page.locator(".ways button.main"))
    page.locator("dialog").wait_for()
    yield "review-play-on"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    visitor.go("history")
    page.locator(".game-line").first.wait_for()
    yield "history"
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    yield "history-phone"
    visitor.go(f"game/{found}")
    page.locator(".curve .line").first.wait_for()
    yield "review-phone"
    touch(visitor, page.locator(".handle"))
    yield "review-sheet"
    page.set_viewport_size(before)


def questions(visitor: Visitor) -> Iterator[str]:
    """What do I bid, and a table with real cards."""
    page = visitor.go("bid")
    page.locator(".picker").wait_for()
    yield "bid"
    page.locator(".picker input").fill("CJ SJ CA CT CK HA HT D9 D8 S7")
    page.locator(".picker input").press("Enter")
    touch(visitor, page.locator("form .row.end button.main"))
    page.locator(".advice h2").wait_for(timeout=60_000)
    yield "bid-answer"
    visitor.go("real")
    page.locator(".picker").wait_for()
    yield "real"
    page.locator(".picker input").fill("CJ SJ CA CT CK HA HT D9 D8 S7")
    page.locator(".picker input").press("Enter")
    touch(visitor, page.locator("form .row.end button.main"))
    page.locator(".seen").wait_for()
    yield "real-begun"


PARTS: Final[dict[str, Callable[[Visitor], Iterator[str]]]] = {
    "lobby": lobby,
    "skat": skat,
    "schieber": schieber,
    "differenzler": differenzler,
    "review": review,
    "questions": questions,
    "reviews of jass": reviews_of_jass,
}
