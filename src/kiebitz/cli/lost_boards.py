"""``kiebitz results --lost``: the boards that a player lost, the largest losses first.

From a verdict to the cards: each board comes with its games, who sat where, what was scored, and
the command that shows exactly these games.
"""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.match import Match
from kiebitz.cli.look import Look
from kiebitz.cli.trick_table import width_of
from kiebitz.errors import BadOption
from kiebitz.games import rules_text
from kiebitz.records.played import PlayedGame
from kiebitz.records.store import Store, StoredRun

MOST_BOARDS: Final = 5
"""Of each run, unless one asks for more."""


@dataclass(frozen=True)
class LostBoard:
    """A board on which a player scored less than the others on average."""

    run: int
    board: int
    player: str
    difference: float
    """The player's mean score per seat and game minus that of the others."""
    scores: dict[str, float]
    """Of each player, per seat and game."""
    games: tuple[dict[str, Any], ...]
    """Each with its `contract` and the `seats`: player and score."""

    def command(self, store: Path) -> str:
        """What shows the games of this board."""
        path = shlex.quote(str(store))
        return f"kiebitz replay {path} --run {self.run} --board {self.board}"


def find_lost_boards(
    store: Store, runs: Sequence[StoredRun], *, player: str = "", most: int = MOST_BOARDS
) -> Iterator[LostBoard]:
    """The boards of each run that a player lost, by default the first named; largest loss first."""
    matches = {run.number: Match.from_dict(run.match) for run in runs}
    known = sorted({label for match in matches.values() for label in match.labels})
    if player and player not in known:
        raise BadOption(f"nobody is called {player!r} in these runs; there are {', '.join(known)}")
    for run in runs:
        match = matches[run.number]
        if not player or player in match.labels:
            yield from _find_lost(store, run, match, player or match.labels[0], most)


def _find_lost(
    store: Store, run: StoredRun, match: Match, player: str, most: int
) -> Iterator[LostBoard]:
    entrant = match.labels.index(player)
    losses = nsmallest(most, _find_losses(store, run, match, entrant))
    wanted = {board for _, board, _ in losses}
    games = {
        each.number: tuple(_describe_game(game, match) for game in each.games)
        for each in store.boards(run.number, until=max(wanted, default=-1) + 1)
        if each.number in wanted
    }
    for difference, board, scores in losses:
        named = dict(zip(match.labels, scores, strict=True))
        yield LostBoard(run.number, board, player, difference, named, games[board])


def _find_losses(
    store: Store, run: StoredRun, match: Match, entrant: int
) -> Iterator[tuple[float, int, tuple[float, ...]]]:
    """The difference, the board and all scores, board after board, where it is a loss."""
    for board, scores in store.scores(run.number, len(match.entrants)):
        others = [score for number, score in enumerate(scores) if number != entrant]
        against = sum(others) / len(others) if others else 0.0
        if scores[entrant] < against:
            yield scores[entrant] - against, board, scores


def _describe_game(game: PlayedGame, match: Match) -> dict[str, Any]:
    seats = [{"player": match.entrant(s.entrant).label, "score": s.score} for s in game.seats]
    final = game.final()
    dealt = final.details.trump.name.lower() if final.rules.trump_is_dealt else ""
    return {"contract": dealt or final.result.contract_name, "seats": seats}


def describe_lost(lost: LostBoard, store: Path) -> dict[str, Any]:
    """A lost board as plain data."""
    return {
        "run": lost.run,
        "board": lost.board,
        "player": lost.player,
        "difference": lost.difference,
        "scores": lost.scores,
        "games": list(lost.games),
        "command": lost.command(store),
    }


def print_lost(
    console: Console, store: Path, runs: Sequence[StoredRun], found: Sequence[LostBoard], look: Look
) -> None:
    """Board after board, under a line for each run."""
    for run in runs:
        boards = [lost for lost in found if lost.run == run.number]
        if not boards:
            continue
        match = Match.from_dict(run.match)
        players, game = " – ".join(match.labels), rules_text(match.rules)
        head = look.say("lost_head", player=boards[0].player, run=run.number)
        console.print(Text(f"{head} · {players} · {game}", style="bold"))
        for lost in boards:
            _print_board(console, store, lost, look)
    if not found:
        console.print(look.say("lost_none"))


def _print_board(console: Console, store: Path, lost: LostBoard, look: Look) -> None:
    scores = ", ".join(f"{name} {_write_score(score, look)}" for name, score in lost.scores.items())
    difference = _write_score(lost.difference, look)
    line = look.say("lost_board", board=lost.board, difference=difference, scores=scores)
    console.print()
    console.print(Text(line))
    players = list(lost.scores | {s["player"]: 0 for game in lost.games for s in game["seats"]})
    table = _games_table(lost, {name: name for name in players}, look)
    if width_of(table, console) > console.width:  # long names stand above, as above a deal
        letters = dict(zip(players, ascii_uppercase, strict=False))
        for name, letter in letters.items():
            console.print(Text(f"{letter}  {look.fit(name)}", style="dim", overflow="fold"))
        table = _games_table(lost, letters, look)
    console.print(table)
    console.print(Text(lost.command(store), style="dim"), soft_wrap=True)


def _games_table(lost: LostBoard, names: Mapping[str, str], look: Look) -> Table:
    """The games of a board: what was played, and what each seat scored, under these names."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.say("lost_game"), justify="right")
    table.add_column(look.say("contract"), overflow="fold")
    for seat in range(len(lost.games[0]["seats"])):
        table.add_column(look.say("seat_ends_with", seat=seat), overflow="fold")
    for number, game in enumerate(lost.games, start=1):
        seats = ((names[s["player"]], _write_score(s["score"], look)) for s in game["seats"])
        cells = [Text(f"{name} {score}") for name, score in seats]
        table.add_row(str(number), look.say(f"contract_{game['contract']}"), *cells)
    return table


def _write_score(score: float, look: Look) -> str:
    text = f"{score:+.2f}".rstrip("0").rstrip(".") if score else "0"
    return look.decimal(text.replace("-", "−"))
