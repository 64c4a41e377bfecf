"""What the book of a table keeps, as values: persons, tables, games, lines of a history."""

import base64
import json
from dataclasses import dataclass
from string import hexdigits
from typing import Any, NamedTuple

from kiebitz.games import State

DAMAGED = "what the book keeps of this table is damaged; take a copy from before"
CLASSES = ("inaccuracy", "mistake", "blunder")
"""Of decisions that cost something, from the smallest on."""


class Person(NamedTuple):
    """Somebody who sits at a browser."""

    id: str
    name: str


@dataclass(frozen=True)
class KeptTable:
    """An open table as it is kept."""

    id: str
    owner: str
    opening: dict[str, Any]
    starts: tuple[State, ...]
    secret: str
    seats: tuple[str | None, ...]
    """The person at each seat; None: a bot, or nobody yet."""
    invitations: dict[str, str]
    created: str
    closed: bool


@dataclass(frozen=True)
class KeptGame:
    """A game as it is kept."""

    number: int
    id: str
    at_table: str | None
    hand: int
    game: str
    start: State
    names: tuple[str, ...]
    players: tuple[str, ...]
    began: str
    ended: str | None
    contract: str | None
    state: State | None
    rated: bool
    given_up: int | None
    """The seat that gave it up."""


@dataclass(frozen=True)
class Played:
    """A line of somebody's history."""

    game: KeptGame
    seat: int | None
    score: float | None
    won: bool | None
    mistakes: dict[str, int] | None


@dataclass(frozen=True)
class Wanted:
    """Which lines of a history are asked for."""

    game: str = ""
    contract: str = ""
    won: bool | None = None
    worst: str = ""
    """At least one decision of this class or worse."""
    before: int | None = None
    limit: int = 50


# ---- As the rows of tables -----------------------------------------------------------------------

COLUMNS = (
    "number, id, at_table, hand, games.game AS game_name, start, names, players, began, ended, "
    "contract, state, rated, given_up"
)
GAMES = f"SELECT {COLUMNS} FROM games"
LINES = (
    f"SELECT {COLUMNS}, seat, score, won, mistakes FROM played JOIN games ON number = played.game"
)


def read_id(rows: tuple[Any, ...]) -> str:
    """Of the book: it becomes a part of names of cookies, which take few characters."""
    found = str(rows[0][0])
    if len(found) != 8 or not set(found) <= set(hexdigits):
        raise ValueError
    return found


def read_table(row: tuple[Any, ...]) -> KeptTable:
    name, owner, opening, starts, secret, seats, invitations, created, closed = row
    states = tuple(State.from_bytes(base64.b64decode(text)) for text in json.loads(starts))
    plan, persons = json.loads(opening), tuple(json.loads(seats))
    if len(plan["seats"]) != len(persons):
        raise ValueError
    return KeptTable(
        name,
        owner,
        plan,
        states,
        secret,
        persons,
        dict(json.loads(invitations)),
        created,
        bool(closed),
    )


def read_game(row: tuple[Any, ...]) -> KeptGame:
    number, name, table, hand, game, start, names, players, began, ended, contract, state = row[:12]
    rated, given_up = row[12:14]
    return KeptGame(
        number,
        name,
        table,
        hand,
        game,
        State.from_bytes(start),
        _read_texts(names),
        _read_texts(players),
        began,
        ended,
        contract,
        None if state is None else State.from_bytes(state),
        bool(rated),
        given_up,
    )


def _read_texts(kept: str) -> tuple[str, ...]:
    found = json.loads(kept)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise ValueError
    return tuple(found)


def _read_mistakes(kept: str | None) -> dict[str, int] | None:
    found = None if kept is None else json.loads(kept)
    if found is None:
        return None
    if not isinstance(found, dict) or not all(type(count) is int for count in found.values()):
        raise ValueError
    return found


def read_line(row: tuple[Any, ...]) -> Played:
    seat, score, won, mistakes = row[14:]
    won = None if won is None else bool(won)
    return Played(read_game(row), seat, score, won, _read_mistakes(mistakes))
