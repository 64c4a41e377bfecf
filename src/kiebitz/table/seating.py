"""Who sits at a table: persons, bots, and seats that wait for somebody."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.games import Rules
from kiebitz.players import Cheater, Player
from kiebitz.table.book import Book
from kiebitz.table.opening import Opening
from kiebitz.table.opponents import make_opponent
from kiebitz.table.refusals import NotYours, Overtaken

WATCH: Final = "watch"
"""The key of the invitation to watch."""


def fresh_invitations(opening: Opening) -> dict[str, str]:
    """A secret for each open seat, and one to watch."""
    seats = [str(seat) for seat, plan in enumerate(opening.seats) if plan.who == "open"]
    return {name: secrets.token_urlsafe(12) for name in (*seats, WATCH)}


@dataclass
class Seating:
    """The seats of one table."""

    rules: Rules
    opening: Opening
    persons: list[str | None]
    """The person at each seat."""
    bots: list[Player | None]
    extra: tuple[str, ...] = ()
    """Texts of players that the keeper of the server allows."""

    @staticmethod
    def begin(opening: Opening, owner: str, *, extra: tuple[str, ...] = ()) -> "Seating":
        """The seats of a new table."""
        persons = [owner if seat.who == "me" else None for seat in opening.seats]
        return Seating.resume(opening, persons, extra=extra)

    @staticmethod
    def resume(
        opening: Opening, persons: Sequence[str | None], *, extra: tuple[str, ...] = ()
    ) -> "Seating":
        """The seats as they were."""
        rules = opening.rules
        bots = [
            make_opponent(seat.player, rules, boldness=seat.boldness, extra=extra)
            if seat.who == "bot"
            else None
            for seat in opening.seats
        ]
        return Seating(rules, opening, list(persons), bots, extra)

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        if person is None or person not in self.persons:
            return None
        return self.persons.index(person)

    @property
    def waiting(self) -> list[int]:
        """Seats that nobody has taken yet."""
        seats = range(self.rules.seats)
        return [seat for seat in seats if self.bots[seat] is None and self.persons[seat] is None]

    @property
    def number_of_persons(self) -> int:
        """How many persons sit here."""
        return sum(person is not None for person in self.persons)

    def require_free(self, seat: int, person: str) -> None:
        """Refuse somebody who cannot sit down at this seat."""
        if self.seat_of(person) is not None:
            raise Overtaken("you already have a seat at this table")
        if self.persons[seat] is not None or self.bots[seat] is not None:
            raise NotYours("this seat is taken")

    def filled(self) -> "Seating":
        """With bots on the seats that nobody has taken."""
        seats = list(self.opening.seats)
        taken = {seat.name for seat in seats}
        for place in self.waiting:
            name = next(name for name in _SPARE if name not in taken)
            taken.add(name)
            seats[place] = seats[place].model_copy(update={"who": "bot", "name": name})
        opening = self.opening.model_copy(update={"seats": seats})
        return Seating.resume(opening, self.persons, extra=self.extra)

    def names(self, book: Book) -> list[str]:
        """What each seat is called."""
        return [
            book.name_of(person) if person is not None else plan.name
            for person, plan in zip(self.persons, self.opening.seats, strict=True)
        ]

    def players(self) -> list[str]:
        """What sits at each seat, for records."""
        return ["person" if bot is None else bot.name for bot in self.bots]

    def cheats(self, seat: int) -> bool:
        """Whether this seat is shown all cards."""
        bot = self.bots[seat]
        return isinstance(getattr(bot, "player", bot), Cheater) or isinstance(bot, Cheater)


_SPARE: Final = ("Ida", "Jonas", "Klara", "Leo", "Mara", "Nils", "Olga", "Paul", "Ada", "Bruno")
