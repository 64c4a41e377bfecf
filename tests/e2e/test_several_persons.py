"""Several browsers at one table: nobody is ever sent what they may not know."""

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from tests.e2e.playing import Policy, decide, touch
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]

CARD = re.compile(r"\b[CSHD][6789TJQKA]\b")


def cards_in(value: object) -> set[str]:
    """Every card that is named anywhere in it."""
    return set(CARD.findall(json.dumps(value)))


def may_know(frame: dict[str, Any], game: dict[str, Any], seat: int | None) -> set[str]:
    """The cards that this seat may know where the frame says that the game is."""
    record = game["record"]
    done = record["actions"][: len(frame.get("log", ()))]
    known = cards_in([action for action in done if action.startswith("play")])
    known |= cards_in(frame.get("shown", ()))
    if seat is not None:
        known |= cards_in(record["deal"]["hands"][seat])
        if (
            record["deal"].get("skat")
            and record["result"].get("declarer") == seat
            and "pickup" in done
        ):
            known |= cards_in(record["deal"]["skat"])
    return known


def check_privacy(frames: Iterable[dict[str, Any]], game: dict[str, Any], seat: int | None) -> int:
    """Look at everything that was sent while the hand was played; gives how much that was."""
    checked = 0
    for frame in frames:
        if frame["kind"] == "table" and not frame["result"]:
            assert frame["you"] == seat
            assert cards_in(frame) <= may_know(frame, game, seat), frame
            checked += 1
    return checked


def accept(visitor: Visitor, link: str, name: str) -> None:
    """Follow an invitation."""
    page = visitor.page
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^(Sit down|Watch)$")).click()
    page.wait_for_selector(".at-table[data-version]")


def play_together(visitors: list[Visitor], policies: list[Policy]) -> None:
    """Everybody decides when it is their turn, until the hand is over."""
    places = [(0, -1)] * len(visitors)

    def anybody() -> str:
        for number, visitor in enumerate(visitors):
            now = visitor.now()
            if now and now.over:
                return "over"
            if now and now.mine and now.place > places[number]:
                visitor.hear(now.version)
                decide(visitor, policies[number])
                places[number] = now.place
                return "decided"
        return ""

    while visitors[0].wait_until(anybody) != "over":
        pass


def invitation(visitor: Visitor, label: str) -> str:
    """The link that a button of the page copies."""
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    touch(visitor, visitor.page.get_by_role("button", name=label).first)
    visitor.page.get_by_text("Copied.").wait_for()
    link: str = visitor.page.evaluate("navigator.clipboard.readText()")
    return link


def test_two_persons_and_a_spectator_see_what_they_may(visit: Visit) -> None:
    ada, ben, eve = visit(name="Ada"), visit(), visit()
    bot = {"who": "bot", "player": "rules", "name": "Carl"}
    page = ada.go()
    page.get_by_role("button", name="Arrange a table").click()
    page.locator(".seat-row").nth(1).get_by_label("Seat 2").select_option(label="Somebody I invite")
    page.locator(".seat-row").nth(2).get_by_label("Seat 3").select_option(label="Another player …")
    page.locator(".seat-row").nth(2).get_by_label("Player, written out").fill(bot["player"])
    page.get_by_text("More settings").click()
    page.get_by_label("Hands").fill("1")
    page.get_by_label("Seed").fill("4")
    page.get_by_label("After a card").fill("0")
    page.get_by_label("After a trick").fill("0")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".at-table[data-version]")
    assert ada.table["waiting"] == [1]

    seat = invitation(ada, "Copy an invitation to a seat")
    page.get_by_role("button", name="Menu").click()
    watch = invitation(ada, "Copy a link to watch")
    page.keyboard.press("Escape")
    accept(ben, seat, "Ben <b>")
    accept(eve, watch, "Eve")
    ada.wait_for_turn()
    page.get_by_text("Ben <b>").first.wait_for()

    play_together([ada, ben], [Policy(highest_bid=264), Policy(highest_bid=20)])
    (row,) = ada.ask("GET", "/api/history")["games"]
    game = ada.ask("GET", f"/api/games/{row['id']}")
    assert game["record"]["result"]["declarer"] == 0
    assert game["record"]["players"] == ["Ada", "Ben <b>", "Carl"] or game["names"][1] == "Ben <b>"
    for visitor, place in ((ada, 0), (ben, 1), (eve, None)):
        visitor.page.locator(".outcome:not([hidden])").wait_for()
        assert check_privacy(visitor.frames, game, place) > 20
    secret = [frame for frame in ada.frames if frame["kind"] == "table" and frame.get("hand")]
    assert not cards_in(secret[0]) <= may_know(secret[0], game, 1)  # the check would notice
    assert eve.page.locator(".hand .held").count() == 0
    assert eve.page.get_by_role("button", name="Next hand").count() == 0
    assert [row["won"] for row in ben.ask("GET", "/api/history")["games"]] == [not row["won"]]
    assert eve.ask("GET", "/api/history")["games"] == []


def test_hidden_predictions_stay_hidden(visit: Visit) -> None:
    ada, ben = visit(name="Ada"), visit()
    bots = [{"who": "bot", "player": "rules"}] * 2
    table = ada.open_table(
        "differenzler:table", hands=1, seed=2, seats=[{"who": "me"}, {"who": "open"}, *bots]
    )
    ada.sit(table["id"])
    accept(ben, f"{ben.address}/#/join/{table['id']}/{table['invitations']['1']}", "Ben")
    play_together([ada, ben], [Policy(prediction=41), Policy(prediction=83)])
    (row,) = ada.ask("GET", "/api/history")["games"]
    game = ada.ask("GET", f"/api/games/{row['id']}")
    assert game["record"]["result"]["predictions"][:2] == [41, 83]
    for visitor, seat in ((ada, 0), (ben, 1)):
        visitor.page.locator(".outcome:not([hidden])").wait_for()
        assert check_privacy(visitor.frames, game, seat) > 20
        for frame in visitor.frames:
            if frame["kind"] == "table" and not frame["result"] and frame.get("predictions"):
                others = [*frame["predictions"]]
                others.pop(seat)
                assert others == [None] * 3
                said = [log for log in frame["log"] if log["action"].startswith("predict")]
                assert all(log["action"] == "predict ?" for log in said if log["seat"] != seat)


def test_a_wrong_invitation_opens_nothing(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ben.expected = ["403"]
    table = ada.open_table("skat", seats=[{"who": "me"}, {"who": "open"}, {"who": "bot"}])
    page = ben.go(f"join/{table['id']}/nonsense")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("this invitation is not for this table").wait_for()
    assert "/join/" in page.url
