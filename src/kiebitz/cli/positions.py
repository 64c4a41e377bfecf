"""Positions that commands look at: from a file of records with a move number, or as JSON."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from kiebitz.errors import BadOption
from kiebitz.games import ActionKind, State
from kiebitz.records import FORMAT, read_games
from kiebitz.records.formats import recognised_format

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


def read_state(file: Path, game: int) -> State:
    """The finished game of a record, or a state of its own."""
    if str(file) == "-":
        return _state_from_json(sys.stdin.read())
    if not file.exists() or file.is_dir():
        raise BadOption(f"there is no file {str(file)!r}")
    format = recognised_format(file)
    if format is None:
        return _state_from_json(file.read_text("utf-8-sig", errors="replace"))
    for number, record in enumerate(read_games(file, format=format), start=1):
        if number == game:
            return record.state
    raise BadOption(f"{str(file)!r} has no game {game}")


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
