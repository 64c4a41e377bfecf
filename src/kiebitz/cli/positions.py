"""Positions that commands look at: from a file of records with a move number, or as JSON."""

import sys
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from kiebitz.errors import BadOption
from kiebitz.games import ActionKind, Phase, State, View
from kiebitz.records import FORMAT, BrokenGames, read_games
from kiebitz.records.broken import NumberedGames
from kiebitz.records.formats import recognise_format

PositionFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A file of games, or one with a state as JSON; - reads it here."
    ),
]
GameOption = Annotated[int, typer.Option(min=1, help="Which record, counted from 1.")]
MoveOption = Annotated[
    int | None,
    typer.Option(min=1, help="The card to look at, counted from 1: the position before it."),
]


class Game(NamedTuple):
    """A game to look at, and who played it."""

    state: State
    players: tuple[str, ...]
    """Empty names where nobody is known."""
    broken: BrokenGames
    """What could not be read before it."""


def read_game(file: Path, game: int) -> Game:
    """The game of a record, or a state of its own."""
    if str(file) == "-":
        return _nameless(_state_from_json(sys.stdin.read()))
    if not file.exists() or file.is_dir():
        raise BadOption(f"there is no file {str(file)!r}")
    if not file.stat().st_size and file.is_file():
        raise BadOption(f"the file {str(file)!r} is empty")
    format = recognise_format(file)
    if format is None:
        return _nameless(_state_from_json(file.read_text("utf-8-sig", errors="replace")))
    found = NumberedGames(BrokenGames(), game)
    for _, record in found.number(read_games(file, format=format, broken=found)):
        return Game(record.state, record.players, found.broken)
    raise BadOption(f"{str(file)!r} has no game {game}; games in it: {found.count}")


def _nameless(state: State) -> Game:
    return Game(state, ("",) * state.rules.seats, BrokenGames())


def _state_from_json(text: str) -> State:
    if FORMAT in text[:200]:
        raise BadOption("records are read from a file, not from standard input")
    return State.from_json(text)


def position_before(state: State, move: int | None) -> State:
    """The position before a card of the game, by default the first; a running game as it stands."""
    cards = [i for i, action in enumerate(state.history) if action.kind is ActionKind.PLAY]
    if move is None and not state.over:
        return state
    if not cards or (move or 1) > len(cards):
        raise BadOption(f"there is no card {move or 1}: {len(cards)} were played")
    return state.at(cards[(move or 1) - 1])


def position_before_discard(state: State) -> State:
    """The position in which the declarer puts cards aside, or without the skat names a game."""
    kinds = [action.kind for action in state.history]
    for kind in (ActionKind.DISCARD, ActionKind.DECLARE):
        if kind in kinds:
            return state.at(kinds.index(kind))
    if state.phase in (Phase.SKAT, Phase.DISCARD, Phase.DECLARE):
        return state
    raise BadOption("nobody puts cards aside or declares in this game: leave --discard away")


def card_number(table: State | View) -> int:
    """The number of the next card, as `--move` counts them: from 1, without those given.

    >>> from kiebitz.games import Skat
    >>> card_number(Skat().deal(seed=1))
    1
    """
    return sum(action.kind is ActionKind.PLAY for action in table.history) + 1
