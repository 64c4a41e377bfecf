"""A table in play, without a server: restarts, taking back, pauses, who sits where."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kiebitz.errors import BadOption, KiebitzError
from kiebitz.records import Record
from kiebitz.table.house import MOST_TABLES, House
from kiebitz.table.kept import Person, Wanted
from kiebitz.table.listeners import Listener
from kiebitz.table.live_table import LiveTable
from kiebitz.table.opening import Opening, complete
from kiebitz.table.refusals import NotYours, Overtaken, Refused
from tests.table.serving import FAST, housed, in_a_loop


class Seen(Listener):
    """A listener that keeps all it is shown, with the time."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.id, None)
        self.snapshots: list[dict[str, Any]] = []
        self.times: list[float] = []

    def show(self, snapshot: dict[str, Any]) -> None:
        """Keep it."""
        self.snapshots.append(snapshot)
        self.times.append(time.monotonic())

    @property
    def last(self) -> dict[str, Any]:
        """The newest."""
        return self.snapshots[-1]


def opening(game: str = "skat", **more: Any) -> Opening:
    """A table for one person with fast bots."""
    seats = 3 if game.startswith("skat") else 4
    bots = [{"who": "bot", "player": more.pop("player", "greedy")}] * (seats - 1)
    plan = [{"who": "me"}, *bots]
    return Opening.model_validate({"game": game, "seats": plan, "hands": 2, **FAST, **more})


def sit_down(house: House, **more: Any) -> tuple[LiveTable, Seen]:
    """A table of one person, who looks at it."""
    person, _ = house.book.add_person("Ada")
    live = house.table(house.open_table(person, opening(**more)).id)
    seen = Seen(person)
    live.attach(seen)
    return live, seen


async def until(live: LiveTable, seen: Seen, wanted: str = "legal", *, after: int = 0) -> Any:
    """Wait for a snapshot with something in it."""
    for _ in range(4000):
        if seen.snapshots and seen.last.get(wanted) and seen.last["version"] > after:
            return seen.last[wanted]
        assert live._task is not None
        assert not live._task.done()
        await asyncio.sleep(0.002)
    raise AssertionError(f"no {wanted}: {seen.last}")


async def act(live: LiveTable, seen: Seen, place: int = 0) -> None:
    """Wait for one's turn, and do one of the legal actions."""
    legal = await until(live, seen)
    live.act(seen, seen.last["version"], legal[place])


async def play_hand(live: LiveTable, seen: Seen) -> dict[str, Any]:
    """The first legal action each time, to the end of the hand."""
    done = 0
    while True:
        await asyncio.sleep(0.001)
        last = seen.last
        if last["result"] is not None:
            return dict(last)
        if last.get("legal") and last["version"] > done:
            done = last["version"]
            live.act(seen, last["version"], last["legal"][0])


def woken(house: House, live: LiveTable, seen: Seen) -> tuple[LiveTable, Seen]:
    """The same table out of the book, as after a restart."""
    live.close()
    house._tables.clear()
    again = house.table(live.name)
    fresh = Seen(Person(str(seen.person), "Ada"))
    again.attach(fresh)
    return again, fresh


# ---- Restarts ------------------------------------------------------------------------------------


@in_a_loop
async def test_a_restart_between_hands_shows_the_result_and_waits(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house)
        before = await play_hand(live, seen)
        live, seen = woken(house, live, seen)
        await asyncio.sleep(0.1)
        for key in ("result", "hand_number", "series", "log", "phase"):
            assert seen.last[key] == before[key], key
        live.next_hand(seen, seen.last["version"])
        await until(live, seen)
        assert seen.last["hand_number"] == 2


@in_a_loop
async def test_a_restart_after_the_last_hand_deals_no_further_one(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, hands=1)
        before = await play_hand(live, seen)
        live, seen = woken(house, live, seen)
        await asyncio.sleep(0.1)
        assert seen.last["result"] == before["result"]
        assert seen.last["series"]["over"]
        assert house.book.running_game(live.name) is None
        with pytest.raises(Refused, match="all hands of this table are played"):
            live.next_hand(seen, seen.last["version"])


@in_a_loop
async def test_what_was_seen_before_a_restart_is_stale_after_it(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0)
        await until(live, seen)
        for _ in range(50):
            live.publish()
        old = seen.last["version"]
        live, seen = woken(house, live, seen)
        legal = await until(live, seen)
        assert seen.last["version"] > old
        live.act(seen, seen.last["version"], legal[0])
        await until(live, seen)
        with pytest.raises(KiebitzError):
            live.act(seen, old, seen.last["legal"][0])


@in_a_loop
async def test_a_version_that_was_never_sent_is_refused(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house)
        legal = await until(live, seen)
        with pytest.raises(Overtaken):
            live.act(seen, seen.last["version"] + 1, legal[0])


@in_a_loop
async def test_an_onlooker_may_still_look_after_a_restart(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house)
        kept = house.book.table(live.name)
        guest, _ = house.book.add_person("Bo")
        assert kept is not None
        assert house.join(guest, live.name, kept.invitations["watch"]) is None
        woken(house, live, seen)
        assert house.may_look(guest, live.name)


@in_a_loop
async def test_deleting_the_history_in_a_series_deals_no_hand_twice(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house)
        first = (await play_hand(live, seen))["result"]["open"]["dealt"]
        assert house.book.forget(str(seen.person)) == 1
        live, seen = woken(house, live, seen)
        await asyncio.sleep(0.05)
        assert seen.last["hand_number"] == 1
        live.next_hand(seen, seen.last["version"])
        await until(live, seen)
        second = (await play_hand(live, seen))["result"]["open"]["dealt"]
        assert first != second


@in_a_loop
async def test_deleting_a_history_leaves_the_tables_of_others_alone(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        bots = [{"who": "bot", "player": "random"}] * 3
        plan = Opening.model_validate({"game": "skat", "seats": bots, "hands": 1, **FAST})
        live = house.table(house.open_table(person, plan).id)
        watching = Seen(person)
        live.attach(watching)
        await until(live, watching, "result")
        other, _ = house.book.add_person("Bo")
        house.book.forget(other.id)
        assert len(house.book.finished_games(live.name)) == 1
        house.close_table(person, live.name)
        assert house.book.finished_games(live.name) == []  # nobody's history has it


@in_a_loop
async def test_a_table_that_cannot_be_woken_leaves_the_others_alone(tmp_path: Path) -> None:
    text = 'process(command="x")'
    async with housed(tmp_path, extra=(text,)) as house:
        person, _ = house.book.add_person("Ada")
        broken = house.open_table(person, opening(player=text)).id
        whole = house.open_table(person, opening()).id
    async with housed(tmp_path) as house:
        assert {each["id"] for each in house.describe_open(person)} == {whole, broken}
        with pytest.raises(BadOption, match="cannot be seated from here"):
            house.table(broken)
        house.close_table(person, broken)
        assert [each["id"] for each in house.describe_open(person)] == [whole]


# ---- Taking back, giving up ----------------------------------------------------------------------


@in_a_loop
async def test_taking_back_while_a_bot_thinks_is_no_failure_of_the_bot(tmp_path: Path) -> None:
    slow = "uct(iterations=1000000)"
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0, player=slow)
        await act(live, seen)
        await act(live, seen)
        for _ in range(3):
            while live._thinking is None:
                await asyncio.sleep(0.01)
            live.undo(seen, seen.last["version"])
            legal = await until(live, seen)
            live.act(seen, seen.last["version"], legal[0])
        await asyncio.sleep(0.1)
        assert seen.last["notes"] == []


@in_a_loop
async def test_taking_back_returns_exactly_to_what_was_seen(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber:table", seed=3)
        changing = ("version", "asks")
        before: list[dict[str, Any]] = []
        for _ in range(8):
            await until(live, seen, after=before[-1]["version"] if before else 0)
            before.append(seen.last)
            live.act(seen, seen.last["version"], seen.last["legal"][-1])
        await until(live, seen, after=before[-1]["version"])
        for told in reversed(before):
            live.undo(seen, live._version)
            assert {k: v for k, v in seen.last.items() if k not in changing} == {
                k: v for k, v in told.items() if k not in changing
            }
        live, seen = woken(house, live, seen)
        assert seen.last["log"] == before[0]["log"]
        assert seen.last["hand"] == before[0]["hand"]


@in_a_loop
async def test_rated_tables_refuse_hints_and_taking_back(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="differenzler", rated=True)
        await act(live, seen)
        await until(live, seen)
        with pytest.raises(Refused, match="not for rated tables"):
            live.question_for_hint(seen, live._version)
        with pytest.raises(Refused, match="not for rated tables"):
            live.undo(seen, live._version)
        assert not seen.last["hints"]
        assert not seen.last["asks"]["undo"]


@pytest.mark.parametrize("known", [{"seed": 3}, {"deals": "x"}])
def test_rated_tables_are_not_dealt_from_what_could_be_known(known: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="a rated table cannot be dealt from"):
        complete(opening(rated=True, **known))


# ---- Seats ---------------------------------------------------------------------------------------


@in_a_loop
async def test_an_invitation_is_void_once_a_bot_has_the_seat(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        plan: list[dict[str, Any]] = [{"who": "me"}, {"who": "open"}]
        plan += [{"who": "bot", "player": "greedy"}]
        kept = house.open_table(
            person, Opening.model_validate({"game": "skat", "seats": plan, **FAST})
        )
        live, owner = house.table(kept.id), Seen(person)
        live.fill(owner)
        guest, _ = house.book.add_person("Bo")
        with pytest.raises(NotYours, match="this seat is taken"):
            house.join(guest, kept.id, kept.invitations["1"])
        assert not house.may_look(guest, kept.id)


def test_a_cheater_is_neither_bold_nor_careful() -> None:
    seats = [{"who": "me"}, *({"who": "bot", "player": "open", "boldness": 1} for _ in range(2))]
    with pytest.raises(BadOption, match="open sees all cards"):
        complete(Opening.model_validate({"game": "skat", "seats": seats}))


# ---- Pauses --------------------------------------------------------------------------------------


@in_a_loop
async def test_bots_pause_before_each_card_after_a_persons_card_too(tmp_path: Path) -> None:
    pause = 0.15
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0, card_pause=pause)
        await act(live, seen)
        await act(live, seen)
        await until(live, seen, "last_trick")
        lengths = [len(told.get("log", ())) for told in seen.snapshots]
        came = [seen.times[lengths.index(length)] for length in range(2, 6)]
        gaps = [later - earlier for earlier, later in pairwise(came)]
        assert min(gaps) > 0.9 * pause


@in_a_loop
async def test_go_ends_the_pause_of_a_trick_and_shorter_pauses_hold_at_once(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0, trick_pause=30.0)
        await act(live, seen)
        await act(live, seen)
        await until(live, seen, "pausing")
        live.go(seen)
        assert not seen.last["pausing"]
        live.set_pauses(seen, 30.0, 30.0)
        while not seen.last.get("legal"):
            await asyncio.sleep(0.05)
            live.set_pauses(seen, 0.0, 0.0)


@in_a_loop
async def test_nobody_gives_up_for_another_person(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        friend, _ = house.book.add_person("Bea")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "player": "greedy"}]
        plan = Opening.model_validate({"game": "skat", "seats": seats, "hands": 1, **FAST})
        kept = house.open_table(person, plan.model_copy(update={"forehand": 0}))
        house.join(friend, kept.id, kept.invitations["1"])
        live = house.table(kept.id)
        seen = Seen(friend)  # middlehand bids first
        live.attach(seen)
        await until(live, seen)
        assert not seen.last["asks"]["give_up"]
        with pytest.raises(Refused, match="nobody gives up for the other persons"):
            live.give_up(seen, seen.last["version"])


@in_a_loop
async def test_a_bot_thinks_until_its_card_falls(tmp_path: Path) -> None:
    """One that has only one card to play is as long about it as one that has to think."""
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0, card_pause=0.3)
        await act(live, seen)  # trumps
        await act(live, seen)
        while not any(seat["thinking"] for seat in seen.last["seats"]):
            await asyncio.sleep(0.005)
        before = len(seen.last["log"])
        await asyncio.sleep(0.15)  # the bot has long decided
        live.publish()
        assert len(seen.last["log"]) == before
        assert any(seat["thinking"] for seat in seen.last["seats"])


@pytest.mark.parametrize("player", ["nobody", 'process(command="x")', "bold(player=open)"])
def test_who_may_take_an_open_seat_later_is_checked_when_the_table_is_opened(player: str) -> None:
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "open", "player": player}]
    with pytest.raises(KiebitzError):
        complete(Opening.model_validate({"game": "skat", "seats": seats}))


def test_the_name_of_an_open_seat_is_one_that_can_be_shown() -> None:
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "open", "name": " Opa\n\x1b[2J "}]
    opened = complete(Opening.model_validate({"game": "skat", "seats": seats}))
    assert opened.seats[2].name == "Opa [2J"


@in_a_loop
async def test_bots_that_the_keeper_allows_may_take_open_seats_with_their_boldness(
    tmp_path: Path,
) -> None:
    allowed = "pimc(worlds=7)"
    async with housed(tmp_path, extra=(allowed,)) as house:
        person, _ = house.book.add_person("Ada")
        seats = [{"who": "me"}, *[{"who": "open", "player": allowed, "boldness": 1}] * 2]
        kept = house.open_table(
            person, Opening.model_validate({"game": "skat", "seats": seats, **FAST})
        )
        live, seen = house.table(kept.id), Seen(person)
        live.attach(seen)
        live.fill(seen)
        assert [seat["who"] for seat in seen.last["seats"]] == ["person", "bot", "bot"]
        assert live.seating.extra == (allowed,)
        assert all("bold(" in name for name in live.seating.players()[1:])


# ---- Known deals, and hands that were given up ---------------------------------------------------


def with_open_seat(**more: Any) -> Opening:
    """A table at which somebody else may sit down."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "player": "greedy"}]
    return Opening.model_validate({"game": "skat", "seats": seats, **FAST, **more})


@in_a_loop
async def test_others_are_told_that_somebody_could_know_the_deals(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        ada, _ = house.book.add_person("Ada")
        deal = Opening(game="skat").rules.deal(seed=1)
        for opened, known in (
            (house.open_table(ada, with_open_seat()), False),
            (house.open_table(ada, with_open_seat(seed=7)), True),
            (house.open_table(ada, with_open_seat(), (deal,)), True),
        ):
            guest, _ = house.book.add_person("Bo")
            house.join(guest, opened.id, opened.invitations["1"])
            seen = Listener(guest.id, 1, "de")
            live = house.table(opened.id)
            live.attach(seen)
            snapshot = await seen.next()
            assert snapshot is not None
            assert snapshot["known_deals"] is known
            assert [note.partition(":")[0] for note in snapshot["notes"]] == (
                ["die Verteilungen dieses Tisches kann jemand kennen"] if known else []
            )
        live, alone = sit_down(house, seed=7)
        assert alone.last["known_deals"]
        assert alone.last["notes"] == []


@in_a_loop
async def test_a_contract_is_found_for_the_deals_of_a_file(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        ada, _ = house.book.add_person("Ada")
        deal = Opening(game="skat").rules.deal(seed=1)
        shown = []
        for contract in ("auction", "dealt"):
            asked = opening("skat", contract=contract)
            live, seen = house.table(house.open_table(ada, asked, (deal,)).id), Seen(ada)
            live.attach(seen)
            while seen.last["phase"] == "waiting":
                await asyncio.sleep(0.005)
            assert live._table is not None
            assert live._table.state.dealt == deal.dealt
            shown.append(live._table.state.phase.name)
        assert shown[0] != "PLAY"
        assert shown[1] == "PLAY"


@in_a_loop
async def test_others_are_answered_while_a_file_of_deals_is_read(tmp_path: Path) -> None:
    rules = Opening(game="skat").rules
    deals = [rules.deal(seed=seed) for seed in range(MOST_TABLES + 20)]
    records = [Record(deal, ("a", "b", "c"), {"stopped": "a test"}) for deal in deals]
    text = "\n".join(record.to_json() for record in records)
    async with housed(tmp_path) as house:
        ada, _ = house.book.add_person("Ada")
        opening_it = asyncio.create_task(house.open_asked(ada, Opening(game="skat", deals=text)))
        turns = 0
        while not opening_it.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 2
        assert opening_it.result().opening["hands"] == MOST_TABLES


@in_a_loop
async def test_the_result_says_who_gave_the_hand_up_also_after_restarts(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0)
        await act(live, seen)
        await act(live, seen)
        await until(live, seen)
        live.give_up(seen, seen.last["version"])
        live, seen = woken(house, live, seen)  # before the rest is played
        await until(live, seen, "result")
        assert seen.last["result"]["given_up"] == 0
        live, seen = woken(house, live, seen)
        assert seen.last["result"]["given_up"] == 0
        live.next_hand(seen, seen.last["version"])
        await until(live, seen)
        told = await play_hand(live, seen)
        assert told["result"]["given_up"] is None
        wanted = Wanted()
        lines = house.book.history(str(seen.person), wanted)
        assert [line.game.given_up for line in lines] == [None, 0]


@in_a_loop
async def test_what_was_given_up_and_taken_back_is_not_given_up(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0)
        await act(live, seen)
        await until(live, seen, after=seen.last["version"] - 1)
        live.give_up(seen, seen.last["version"])
        live.undo(seen, live._version)
        running = house.book.running_game(live.name)
        assert running is not None
        assert running.given_up is None
        await until(live, seen)
