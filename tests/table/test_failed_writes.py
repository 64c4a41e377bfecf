"""A book that cannot be written to for a while: nothing happens that does not stand in it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kiebitz.errors import StoreError
from kiebitz.table import played_table
from kiebitz.table.house import House
from kiebitz.table.kept import Person
from kiebitz.table.live_table import LiveTable
from kiebitz.table.opening import Opening
from tests.table.serving import FAST, housed, in_a_loop
from tests.table.test_live_table import Seen, act, sit_down, until, woken


@contextmanager
def held(home: Path) -> Iterator[None]:
    """Another program writes to the book."""
    with closing(sqlite3.connect(home / "table.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def told(live: LiveTable, seen: Seen) -> tuple[list[str], list[str]]:
    """What has happened by the table, and by the book."""
    number = live._game[0]
    return [entry["action"] for entry in seen.last["log"]], live._book.actions(number)


async def begin(house: House) -> tuple[LiveTable, Seen]:
    """A person to play a card to a trick that others have begun."""
    live, seen = sit_down(house, game="schieber", forehand=0)
    for _ in range(2):
        await act(live, seen)
    await until(live, seen)
    return live, seen


@in_a_loop
async def test_an_action_that_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = await begin(house)
        before = seen.last
        with held(tmp_path), pytest.raises(StoreError):
            live.act(seen, before["version"], before["legal"][0])
        log, book = told(live, seen)
        assert log == book
        live.act(seen, before["version"], before["legal"][0])
        await until(live, seen, after=before["version"])
        live, seen = woken(house, live, seen)
        log, book = told(live, seen)
        assert log == book
        assert len(log) > len(before["log"])


@in_a_loop
async def test_what_cannot_be_taken_back_in_the_book_is_not_taken_back(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = await begin(house)
        with held(tmp_path), pytest.raises(StoreError):
            live.undo(seen, seen.last["version"])
        live.publish()
        log, book = told(live, seen)
        assert log == book


@in_a_loop
async def test_a_bot_waits_until_its_card_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played_table, "RETRY_SECONDS", 0.02)
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        with held(tmp_path), pytest.raises(StoreError):
            house.open_table(person, Opening(game="schieber", **FAST))
        live = house.table(house.open_table(person, Opening(game="schieber", **FAST)).id)
        seen = Seen(person)
        with held(tmp_path):  # the cards cannot be dealt
            live.attach(seen)
            while not seen.last["notes"]:
                await asyncio.sleep(0.01)
            assert seen.last["notes"] == [played_table.UNWRITTEN]
            assert seen.last["log"] == []
        while seen.last["notes"] or seen.last["phase"] == "waiting":
            await asyncio.sleep(0.01)
        assert live._task is not None
        assert not live._task.done()


@in_a_loop
async def test_somebody_whose_seat_cannot_be_written_does_not_sit(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        ada, _ = house.book.add_person("Ada")
        bo, _ = house.book.add_person("Bo")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "player": "greedy"}]
        opening = Opening.model_validate({"game": "skat", "seats": seats, **FAST})
        kept = house.open_table(ada, opening)
        live, invitation = house.table(kept.id), kept.invitations["1"]
        owner = Seen(ada)
        live.attach(owner)
        with held(tmp_path):
            with pytest.raises(StoreError):
                house.join(bo, kept.id, invitation)
            with pytest.raises(StoreError):
                live.fill(owner)
            with pytest.raises(StoreError):
                live.set_pauses(owner, 1.0, 1.0)
        assert live.seating.waiting == [1]
        assert live.snapshot(0)["pauses"] == {"card": 0.0, "trick": 0.0}
        assert house.join(bo, kept.id, invitation) == 1


@in_a_loop
async def test_a_table_that_broke_down_begins_anew_when_somebody_comes(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = await begin(house)
        assert live._task is not None
        live._task.cancel()
        await asyncio.sleep(0.01)
        again = house.table(live.name)
        assert again is live
        await act(live, seen)
        await until(live, seen, after=seen.last["version"])


@in_a_loop
async def test_a_stranger_wakes_no_table(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = await begin(house)
        live.close()
        house._tables.clear()
        stranger, _ = house.book.add_person("Bo")
        assert not house.may_look(stranger, live.name)
        with pytest.raises(Exception, match="invitation"):
            house.join(stranger, live.name, "x")
        assert house.may_look(Person(str(seen.person), "Ada"), live.name)
        assert not house._tables
