"""All tables of one server, and who may do what with them."""

import asyncio
import time
from itertools import islice
from typing import Any, Final

from kiebitz.errors import BrokenRecord, KiebitzError
from kiebitz.games import State
from kiebitz.randomness import Secret
from kiebitz.records import Record, read_games_text
from kiebitz.table.book import Book
from kiebitz.table.book_of_tables import fresh_id
from kiebitz.table.dealing import turn_deal
from kiebitz.table.kept import KeptTable, Person
from kiebitz.table.live_table import LiveTable
from kiebitz.table.opening import Opening, Seat, complete
from kiebitz.table.refusals import NotThere, NotYours, Refused
from kiebitz.table.seating import WATCH, Seating, fresh_invitations
from kiebitz.table.thinking import Advisers, Thinkers

MOST_TABLES: Final = 100
"""Open tables of one person."""
MOST_GAMES: Final = 2_000
"""Games of one file that is read in the browser; for more there is `kiebitz import`."""
IDLE_SECONDS: Final = 600.0
"""After which a table that nobody looks at is put away; the book still has it."""


class House:
    """The tables of a server."""

    def __init__(self, book: Book, *, extra: tuple[str, ...] = (), threads: int = 0) -> None:
        self.book = book
        self.extra = extra
        """Texts of players that the keeper of the server allows."""
        self.thinkers = Thinkers(threads)
        self.advisers = Advisers()
        self._tables: dict[str, LiveTable] = {}

    def close(self) -> None:
        """Put everything away."""
        for table in self._tables.values():
            table.close()
        self._tables.clear()
        self.thinkers.close()
        self.advisers.close()

    # ---- Tables ----

    async def open_asked(self, person: Person, asked: Opening) -> KeptTable:
        """A new table, with the deals of a file if one is given: reading them takes its time."""
        return self.open_table(person, asked, await asyncio.to_thread(_deals, asked))

    def open_table(
        self, person: Person, asked: Opening, starts: tuple[State, ...] = ()
    ) -> KeptTable:
        """A new table, with these deals if there are any."""
        if starts:
            asked = asked.model_copy(update={"hands": len(starts)})
        return self._open(person, asked, starts)

    def _open(self, person: Person, asked: Opening, starts: tuple[State, ...]) -> KeptTable:
        if self.book.count_open(person.id) >= MOST_TABLES:
            raise Refused(f"you have {MOST_TABLES} open tables: close some first")
        opening = complete(asked, extra=self.extra)
        for start in starts:
            if start.rules != opening.rules:
                raise Refused(f"the file has games of {start.rules.name} with other rules")
        seating = Seating.begin(opening, person.id, extra=self.extra)
        table = KeptTable(
            id=fresh_id(),
            owner=person.id,
            opening=opening.to_dict(),
            starts=starts,
            secret=str(Secret.fresh()),
            seats=tuple(seating.persons),
            invitations=fresh_invitations(opening),
            created="",
            closed=False,
        )
        self.book.add_table(table)
        self.table(table.id)
        return table

    def table(self, name: str) -> LiveTable:
        """The table with this id, in play."""
        if name not in self._tables:
            self._tables[name] = self._wake(name)
        table = self._tables[name]
        table.start()  # one that broke down begins anew when somebody comes
        table.used = time.monotonic()
        return table

    def _wake(self, name: str) -> LiveTable:
        kept = self._kept(name)
        opening = Opening.from_dict(kept.opening)
        table = LiveTable(
            name,
            owner=kept.owner,
            opening=opening,
            seating=Seating.resume(opening, kept.seats, extra=self.extra),
            secret=Secret.parse(kept.secret),
            starts=kept.starts,
            book=self.book,
            thinkers=self.thinkers,
        )
        table.guests = self.book.guests(name)
        table.resume()
        return table

    def _kept(self, name: str) -> KeptTable:
        kept = self.book.table(name)
        if kept is None or kept.closed:
            raise NotThere("there is no such table, or it was closed")
        return kept

    def may_look(self, person: Person, name: str) -> bool:
        """Whether somebody sits at a table, has opened it or has been let in."""
        kept = self._kept(name)
        if person.id == kept.owner or person.id in kept.seats:
            return True
        return person.id in self.book.guests(name)

    def join(self, person: Person, name: str, invitation: str) -> int | None:
        """Take the seat of an invitation; None: to watch."""
        kept = self._kept(name)
        place = next((key for key, text in kept.invitations.items() if text == invitation), None)
        if place is None:
            raise NotYours("this invitation is not for this table")
        table = self.table(name)
        if place == WATCH:
            self.book.add_guest(name, person.id)
            table.guests.add(person.id)
            return table.seating.seat_of(person.id)
        seat = int(place)
        if table.seating.seat_of(person.id) != seat:
            table.seating.require_free(seat, person.id)
            persons = [*table.seating.persons]
            persons[seat] = person.id
            self.book.seat_persons(name, persons)
            table.seating.persons = persons
            table.greet()
        return seat

    def close_table(self, person: Person, name: str) -> None:
        """The owner closes a table."""
        kept = self._kept(name)
        if kept.owner != person.id:
            raise NotYours("only the one who opened the table may close it")
        self.book.close_table(name)
        if name in self._tables:
            self._tables.pop(name).close()

    def put_idle_away(self) -> int:
        """Free the memory of tables that nobody has looked at for a while."""
        now = time.monotonic()
        idle = [
            name
            for name, table in self._tables.items()
            if table.idle and now - table.used > IDLE_SECONDS
        ]
        for name in idle:
            self._tables.pop(name).close()
        return len(idle)

    def describe_open(self, person: Person) -> list[dict[str, Any]]:
        """The open tables of a person, for the lobby."""
        found = []
        for kept in self.book.open_tables(person.id):
            try:
                found.append(self._describe(person, kept))
            except KiebitzError as error:  # a player that is not allowed any more, say
                found.append(_describe_broken(kept, str(error)))
        return found

    def _describe(self, person: Person, kept: KeptTable) -> dict[str, Any]:
        table = self.table(kept.id)
        seat = table.seating.seat_of(person.id)
        shown = table.snapshot(seat)
        return {
            "id": kept.id,
            "game": shown["game"],
            "rules": shown["rules"],
            "names": shown["names"],
            "hand": shown["hand_number"],
            "hands": shown["hands"],
            "to_move": shown["to_move"],
            "your_turn": seat is not None and shown["to_move"] == seat,
            "over": shown["series"]["over"],
            "created": kept.created,
            "invitations": kept.invitations if kept.owner == person.id else {},
        }

    # ---- Playing from a game ----

    def play_again(self, person: Person, deal: State, opening: Opening, *, turn: int) -> KeptTable:
        """The same deal on a new table, everybody `turn` places further on."""
        if not deal.from_deal:
            raise Refused("this game began in the middle: play on from its review instead")
        start = turn_deal(deal.at(0), turn % deal.rules.seats)
        return self._open(person, _one_hand(opening, start), (start,))

    def play_on(
        self, person: Person, game: State, *, after: int, seat: int, opponents: str
    ) -> KeptTable:
        """Go on from a point of a game at a seat, against the same layout."""
        if not 0 <= after <= game.length:
            raise Refused(f"the game has {game.length} actions")
        start = game.at(after)
        if start.over:
            raise Refused("there the game is over")
        game.rules.check_seat(seat, "you")
        seats = [
            Seat(who="me") if place == seat else Seat(who="bot", player=opponents)
            for place in range(game.rules.seats)
        ]
        from kiebitz.games.registry import rules_text

        opening = Opening(game=rules_text(game.rules), seats=seats, hands=1)
        return self._open(person, opening, (start,))

    # ---- Games from elsewhere ----

    async def import_text(self, person: Person, text: str) -> tuple[list[str], list[str]]:
        """Games out of a file of any known format: their ids, and what could not be read."""
        broken: list[BrokenRecord] = []
        records = await asyncio.to_thread(_read_some, text, broken)
        ids = []
        for record in records:
            ids.append(self.book.add_imported(person.id, record.state, record.players))
            await asyncio.sleep(0)  # others are answered in between
        return ids, [str(error) for error in broken[:20]]


def _describe_broken(kept: KeptTable, why: str) -> dict[str, Any]:
    """A table that cannot be played on; it can be closed."""
    game = str(kept.opening.get("game", ""))
    return {
        "id": kept.id,
        "game": game.partition(":")[0].partition("(")[0],
        "rules": game,
        "names": ["" for _ in kept.seats],
        "hand": 0,
        "hands": None,
        "to_move": None,
        "your_turn": False,
        "over": True,
        "created": kept.created,
        "invitations": {},
        "error": why,
    }


def _read_some(text: str, broken: list[BrokenRecord]) -> list[Record]:
    """The games of a text, in a thread of their own: replaying takes its time."""
    records = list(islice(read_games_text(text, broken=broken), MOST_GAMES + 1))
    if len(records) > MOST_GAMES:
        raise Refused(f"the file has more than {MOST_GAMES} games: use kiebitz import")
    return records


def _deals(asked: Opening) -> tuple[State, ...]:
    if not asked.deals:
        return ()
    try:
        records: list[Record] = list(islice(read_games_text(asked.deals), MOST_TABLES))
    except KiebitzError as error:
        raise Refused(f"the deals cannot be read: {error}") from error
    if not records:
        raise Refused("the file holds no games")
    return tuple(record.state.at(0) for record in records)


def _one_hand(opening: Opening, start: State) -> Opening:
    changed = {"hands": 1, "seed": None, "forehand": start.forehand, "contract": "auction"}
    return opening.model_copy(update=changed)
