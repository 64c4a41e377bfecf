"""Nothing is lost: servers killed at every point of a hand, damaged books, two connections."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from kiebitz.errors import BadOption, KiebitzError, StoreError
from kiebitz.games import Skat, State
from kiebitz.records import Record
from kiebitz.table.book import Book
from kiebitz.table.client import TableClient, send, snapshots
from kiebitz.table.kept import Person, Wanted
from kiebitz.table.server import BOOK, Serving, serve
from tests.table.serving import FAST, Process, housed, in_a_loop, process, served
from tests.table.test_live_table import Seen, act, opening, play_hand, sit_down, until, woken

GAMES = {
    "skat": {"auction", "skat", "declare", "play", "trick", "result", "thinking"},
    "schieber:table": {"trump", "play", "trick", "result", "thinking"},
    "differenzler": {"predict", "play", "trick", "result", "thinking"},
}
"""Where the server is killed."""
SLOW = "ismcts(iterations=3000, playout=rules)"


class Player:
    """A person who goes on at whatever server there is."""

    def __init__(self, home: Path, game: str) -> None:
        self.home, self.game = home, game
        self.server = Process(home)
        self.client = TableClient(self.server.address)
        self.table = ""
        self.killed: set[str] = set()
        self.last: dict[str, Any] = {}
        self.logs: dict[int, list[Any]] = {}
        """The longest log that was seen of each hand."""

    async def open(self) -> None:
        """Take a seat."""
        await self.client.ask("GET", "/api/about")
        seats = 3 if self.game == "skat" else 4
        bots = [{"who": "bot", "player": SLOW}] * (seats - 1)
        plan = [{"who": "me"}, *bots]
        self.table = await self.client.open_table(
            game=self.game, seats=plan, hands=2, seed=11, forehand=0, **FAST
        )

    def restart(self) -> None:
        """Kill the server as a loss of power would, and start another on the same book."""
        said = self.server.kill()
        assert "Traceback" not in said, said
        self.server = Process(self.home, port=self.server.port)

    async def play(self) -> None:
        """To the end of two hands, with a death at each point once."""
        while not await self._play_until_killed():
            self.restart()

    async def _play_until_killed(self) -> bool:
        """Whether the end was reached."""
        answered = 0
        async with self.client.sit(self.table) as seat:
            async for told in snapshots(seat):
                self._require_nothing_lost(told)
                if point := self._new_point(told):
                    self.killed.add(point)
                    return False
                if told["version"] <= answered:
                    continue
                if told["result"] is not None and told["series"]["over"]:
                    return True
                if told["result"] is not None:
                    answered = told["version"]
                    await send(seat, do="next", version=answered)
                elif told.get("legal"):
                    answered = told["version"]
                    await send(seat, do="act", version=answered, action=choose(told["legal"]))
        raise AssertionError("the server has closed the table")

    def _require_nothing_lost(self, told: dict[str, Any]) -> None:
        hand, log = told["hand_number"], told.get("log", [])
        if told["result"] is not None:
            hand = len(told["series"]["rows"])
        known = self.logs.get(hand, [])
        assert log[: len(known)] == known or told["phase"] == "waiting"
        if len(log) > len(known):
            self.logs[hand] = log
        assert told["you"] == 0
        self.last = told

    def _new_point(self, told: dict[str, Any]) -> str:
        points = {told["phase"]} if told.get("legal") else set()
        if told["result"] is not None:
            points.add("result")
        if told.get("trick", {}).get("cards"):
            points.add("trick")
        if any(seat["thinking"] for seat in told["seats"]):
            points.add("thinking")
        return next(iter(sorted((points & GAMES[self.game]) - self.killed)), "")


def choose(legal: list[str]) -> str:
    """What leads through all phases: bid, pick up, declare."""
    wanted = ("hold", "bid 18", "pickup", "declare grand")
    return next((action for action in wanted if action in legal), legal[0])


def is_seen(played: State, log: list[dict[str, Any]]) -> bool:
    """Whether a log is that of this game, as far as it tells."""
    pairs = zip(played.history, log, strict=False)
    told = [str(action) == entry["action"] or "?" in entry["action"] for action, entry in pairs]
    return len(log) == played.length and all(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_goes_on_where_it_was(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        player = Player(tmp_path, game)
        try:
            await player.open()
            await asyncio.wait_for(player.play(), 300)
            assert player.killed == GAMES[game]
            rows = (await player.client.ask("GET", "/api/history"))["games"]
            assert len(rows) == len({row["id"] for row in rows}) == 2
            for row in rows:
                whole = await player.client.ask("GET", f"/api/games/{row['id']}")
                played = Record.from_dict(whole["record"]).state
                assert played.over
                assert any(is_seen(played, log) for log in player.logs.values())
            tables = await player.client.ask("GET", "/api/tables")
            assert [table["id"] for table in tables] == [player.table]
        finally:
            player.server.kill()

    asyncio.run(run())


@in_a_loop
async def test_what_was_taken_back_stays_taken_back(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", forehand=0)
        for _ in range(4):
            await act(live, seen)
        await until(live, seen)
        live.undo(seen, seen.last["version"])
        live.undo(seen, seen.last["version"])
        before = seen.last
        live, seen = woken(house, live, seen)
        await until(live, seen)
        for key in ("log", "hand", "legal", "trick", "points", "to_move"):
            assert seen.last[key] == before[key]


@pytest.mark.parametrize("restarts", [0, 3])
@in_a_loop
async def test_the_same_seed_and_the_same_actions_give_the_same_game(
    restarts: int, tmp_path: Path
) -> None:
    """Also after restarts, with bots that keep nothing between decisions."""
    async with housed(tmp_path) as house:
        live, seen = sit_down(house, game="schieber", seed=5, player="pimc(worlds=3, exact=50)")
        first = await play_hand(live, seen)
        secret = house.book.table(live.name)
        assert secret is not None
        again = house.table(
            house.open_table(Person(str(seen.person), "Ada"), opening("schieber", seed=5)).id
        )
        again.close()
        house.book._do("UPDATE tables SET secret = ? WHERE id = ?", secret.secret, again.name)
        house.book._do(
            "UPDATE tables SET opening = (SELECT opening FROM tables WHERE id = ?) WHERE id = ?",
            live.name,
            again.name,
        )
        house._tables.clear()
        live, seen = house.table(again.name), Seen(Person(str(seen.person), "Ada"))
        live.attach(seen)
        for _ in range(restarts):
            await act(live, seen)
            await until(live, seen)
            live, seen = woken(house, live, seen)
        second = await play_hand(live, seen)
        assert [entry["action"] for entry in second["log"]] == [
            entry["action"] for entry in first["log"]
        ]


@in_a_loop
async def test_two_connections_of_one_person_see_the_same_and_the_later_action_is_stale(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as address:
        client = TableClient(address)
        await client.ask("GET", "/api/about")
        table = await client.open_table(game="differenzler", seed=1, **FAST)
        async with client.sit(table) as one, client.sit(table) as two:
            first = await newest(one, lambda told: bool(told.get("legal")))
            second = await newest(two, lambda told: told["version"] >= first["version"])
            await send(one, do="act", version=first["version"], action="predict 30")
            await send(two, do="act", version=second["version"], action="predict 40")
            kinds = set()
            async for told in snapshots(two):
                kinds.add(told["kind"])
                if told["kind"] == "refused":
                    assert told["error"] == "the table has gone on meanwhile"
                if told["kind"] == "table" and told["predictions"][0] == 30 and len(kinds) == 2:
                    break
        async with client.sit(table) as again:
            told = await newest(again, lambda told: True)
            assert told["predictions"][0] == 30


async def newest(seat: Any, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next snapshot of this kind."""
    async for told in snapshots(seat):
        if told["kind"] == "table" and wanted(told):
            return told
    raise AssertionError("the connection was closed")


# ---- Books ---------------------------------------------------------------------------------------


def damage(kind: str, path: Path) -> None:
    """Make something wrong with a book."""
    if kind == "text":
        path.write_text("This is no database, whatever its name says. " * 100)
    elif kind == "folder":
        path.unlink()
        path.mkdir()
    elif kind == "cut":
        data = path.read_bytes()
        path.write_bytes(data[: len(data) // 2])
    elif kind == "zeros":
        data = path.read_bytes()
        path.write_bytes(data[:100] + bytes(len(data) - 100))
    else:
        with sqlite3.connect(path) as database:
            database.execute(kind)
        database.close()


@pytest.mark.parametrize(
    "kind",
    [
        "text",
        "folder",
        "cut",
        "zeros",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 99",
        "DROP TABLE games",
        "DROP TABLE guests",
    ],
)
def test_a_book_that_is_damaged_foreign_or_newer_is_refused_by_name(
    kind: str, tmp_path: Path
) -> None:
    asyncio.run(write_book(tmp_path))
    damage(kind, tmp_path / BOOK)
    with pytest.raises(StoreError, match=r"table\.db"):
        Book(tmp_path / BOOK).close()


async def write_book(home: Path) -> tuple[str, str]:
    """A book with a table at which a hand is played; the person and the table."""
    async with housed(home) as house:
        live, seen = sit_down(house, game="schieber", forehand=0)
        for _ in range(3):
            await act(live, seen)
        await until(live, seen)
        return str(seen.person), live.name


@pytest.mark.parametrize(
    "damaged",
    [
        "UPDATE tables SET opening = 'x'",
        "UPDATE tables SET opening = '{}'",
        "UPDATE tables SET opening = '[]'",
        "UPDATE tables SET seats = '3'",
        "UPDATE tables SET seats = '[]'",
        "UPDATE tables SET starts = '[\"x\"]'",
        "UPDATE tables SET secret = 'x'",
        "UPDATE tables SET invitations = 'x'",
        "UPDATE games SET start = x'00'",
        "UPDATE games SET names = 'x'",
        "UPDATE games SET names = '[1, null, {}, []]'",
        "UPDATE games SET names = '\"Ada\"'",
        "UPDATE games SET players = '{\"a\": 1}'",
        "UPDATE actions SET action = 'play XX'",
        "UPDATE actions SET action = 'play CJ'",
        "DELETE FROM actions WHERE number = 1",
        "UPDATE tables SET opening = x'ff'",
    ],
)
def test_a_damaged_table_is_named_and_leaves_the_others_alone(damaged: str, tmp_path: Path) -> None:
    person, table = asyncio.run(write_book(tmp_path))
    with sqlite3.connect(tmp_path / BOOK) as database:
        database.execute(damaged)
    database.close()

    async def look() -> None:
        async with housed(tmp_path) as house:
            own = Person(person, "Ada")
            with pytest.raises(KiebitzError) as refused:
                house.table(table)
            assert not re.search("legal|[CSHD][6-9TJQKA]|action", str(refused.value))
            house.describe_open(own)
            with pytest.raises(KiebitzError):
                house.join(own, table, "x")
            fresh = house.table(house.open_table(own, opening("schieber")).id)
            seen = Seen(own)
            fresh.attach(seen)
            await until(fresh, seen, "phase")

    asyncio.run(look())


OLDER: Final = (
    "DROP TABLE book",
    "ALTER TABLE games DROP COLUMN given_up",
    "PRAGMA user_version = 1",
)
"""What makes a book one of version 1."""


def test_a_book_of_version_1_is_brought_up_to_date_once(tmp_path: Path) -> None:
    person, table = asyncio.run(write_book(tmp_path))
    for statement in OLDER:
        damage(statement, tmp_path / BOOK)
    with Book(tmp_path / BOOK) as book:
        name = book.id
        assert book.running_game(table) is not None
        assert book.name_of(person) == "Ada"
    with Book(tmp_path / BOOK) as book:
        assert book.id == name


@pytest.mark.parametrize("damaged", ["DELETE FROM book", "UPDATE book SET id = 'a; Path=/'"])
def test_a_book_without_an_id_that_fits_a_cookie_is_damaged(damaged: str, tmp_path: Path) -> None:
    asyncio.run(write_book(tmp_path))
    damage(damaged, tmp_path / BOOK)
    with pytest.raises(StoreError, match="damaged"):
        Book(tmp_path / BOOK).close()


@pytest.mark.parametrize("mistakes", ["[]", "3", '"x"', '{"blunder": "x"}', '{"blunder": null}'])
def test_a_damaged_line_of_a_history_is_named(mistakes: str, tmp_path: Path) -> None:
    with Book(tmp_path / BOOK) as book:
        person, _ = book.add_person("Ada")
        book.add_imported(person.id, Skat().deal(seed=1), ["Ada", "", ""])
        book._do("UPDATE played SET mistakes = ?", mistakes)
        with pytest.raises(StoreError, match="damaged"):
            book.history(person.id, Wanted())


def test_the_command_names_what_is_wrong_with_its_book(tmp_path: Path) -> None:
    (tmp_path / BOOK).write_text("no database" * 100)
    with process(tmp_path) as server:
        said = server.wait()
    assert "no database: choose another file" in said
    assert "Traceback" not in said


def test_a_second_server_on_the_same_book_is_refused(tmp_path: Path) -> None:
    with served(tmp_path):
        failed: list[BaseException] = []

        async def run() -> None:
            await serve(Serving.at(tmp_path, port=0), ready=lambda address: None)

        try:
            asyncio.run(asyncio.wait_for(run(), 5))
        except (BadOption, TimeoutError) as error:
            failed.append(error)
        assert isinstance(failed[0], BadOption)
        assert "another Kiebitz already keeps its tables in" in str(failed[0])
    with served(tmp_path):  # when the first has gone
        pass


def test_a_copy_of_a_book_goes_on_elsewhere(tmp_path: Path) -> None:
    person, table = asyncio.run(write_book(tmp_path))
    other = tmp_path / "copy"
    other.mkdir()
    shutil.copy(tmp_path / BOOK, other / BOOK)

    async def look() -> None:
        async with housed(other) as house:
            assert [one["id"] for one in house.describe_open(Person(person, "Ada"))] == [table]

    asyncio.run(look())
