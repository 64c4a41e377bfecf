"""What each player is worth in points: a linear model over tables, with errors clustered by board.

Idea: score = strength(side) + seat + table + noise, by least squares. The table's own level is
swept out, since what one side wins the others lose: strengths are compared at one table only. On
boards played with several seatings the seat's luck with these cards is swept out too, by centring
the grid of tables and seats both ways; a duel then comes down to its paired differences. Boards
played once share one effect per seat. A team is worth the mean of its players.

Standard errors treat the board as the unit (clustered by board): scores of one deal are no
independent news. With fewer than some thirty boards they are too small.

Where it does not fit: players who never met, not even by way of others, cannot be compared; nor can
one who always sat in the same seat on boards played once be told from the seat. Each set of players
that can be compared is a group with a mean of zero.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from kiebitz.arena.judging.inputs import Floats
from kiebitz.arena.judging.ratings import TableResult
from kiebitz.errors import BadOption

TOLERANCE: Final = 1e-9
"""Relative; what is below it counts as not seen."""
CHUNK: Final = 1000
"""Boards at a time."""


@dataclass(frozen=True, slots=True)
class Strength:
    """A player's worth in points at a table, relative to the mean of its group.

    Not a number for a player who can be compared with nobody.
    """

    player: str
    points: float
    error: float
    group: int
    """Players of different groups cannot be compared."""


Boards = Sequence[Sequence[TableResult]]


def strengths(results: Iterable[TableResult]) -> list[Strength]:
    """All players of the tables, the strongest first; groups one after the other.

    >>> swap = [(("a",), ("b",)), (("b",), ("a",))]
    >>> tables = [TableResult(1, swap[0], (5, 1)), TableResult(1, swap[1], (3, 3)),
    ...           TableResult(2, swap[0], (1, 3)), TableResult(2, swap[1], (0, 6))]
    >>> [(each.player, round(each.points, 6)) for each in strengths(tables)]
    [('a', 1.0), ('b', -1.0)]
    """
    boards = _by_board(results)
    names = sorted({name for tables in boards for t in tables for side in t.sides for name in side})
    fit = _fit(boards, {name: column for column, name in enumerate(names)})
    found = [
        strength
        for number, group in enumerate(_groups(fit.seen, len(names)))
        for strength in _group_strengths(fit, names, group, number)
    ]
    return sorted(found, key=lambda each: (each.group, -each.points, each.player))


def _by_board(results: Iterable[TableResult]) -> Boards:
    boards: dict[int, list[TableResult]] = {}
    for result in results:
        boards.setdefault(result.board, []).append(result)
    for board, tables in boards.items():
        if len({len(table.sides) for table in tables}) > 1:
            raise BadOption(f"the tables of board {board} differ in their number of sides")
    return list(boards.values())


@dataclass(frozen=True, slots=True)
class _Fit:
    """Players first, then seats."""

    coefficients: Floats
    covariance: Floats
    seen: Floats
    """Projects onto the combinations of coefficients that the tables tell something about."""


def _fit(boards: Boards, columns: Mapping[str, int]) -> _Fit:
    """Least squares by normal equations, board by board: memory does not grow with boards."""
    width = len(columns) + max((len(tables[0].sides) for tables in boards), default=0)
    gram, moment = np.zeros((width, width)), np.zeros(width)
    for design, scores in _swept(boards, columns, width):
        gram += np.einsum("brk,brl->kl", design, design, optimize=True)
        moment += np.einsum("brk,br->k", design, scores)
    inverse = np.linalg.pinv(gram, rcond=TOLERANCE, hermitian=True)
    coefficients = inverse @ moment
    noise = np.zeros((width, width))
    for design, scores in _swept(boards, columns, width):
        pulls = np.einsum("brk,br->bk", design, scores - design @ coefficients)
        noise += pulls.T @ pulls
    few = len(boards) / (len(boards) - 1) if len(boards) > 1 else math.nan
    return _Fit(coefficients, few * inverse @ noise @ inverse, inverse @ gram)


def _swept(
    boards: Boards, columns: Mapping[str, int], width: int
) -> Iterator[tuple[Floats, Floats]]:
    """Design [board, row, column], scores [board, row]; tables' levels and seats' luck removed."""
    shapes: dict[tuple[int, int], list[Sequence[TableResult]]] = {}
    for tables in boards:
        shapes.setdefault((len(tables), len(tables[0].sides)), []).append(tables)
    for (tables_per_board, sides), alike in shapes.items():
        for start in range(0, len(alike), CHUNK):
            chunk = alike[start : start + CHUNK]
            scores = np.array([[table.scores for table in tables] for tables in chunk], dtype=float)
            grid = _centre(np.concatenate([_design(chunk, columns, width), scores[..., None]], -1))
            rows = grid.reshape(len(chunk), tables_per_board * sides, width + 1)
            yield rows[..., :-1], rows[..., -1]


def _design(chunk: Boards, columns: Mapping[str, int], width: int) -> Floats:
    """Who sits where: [board, table, side, column]."""
    design = np.zeros((len(chunk), len(chunk[0]), len(chunk[0][0].sides), width))
    for board, table, side in product(*map(range, design.shape[:3])):
        players = chunk[board][table].sides[side]
        for name in players:
            design[board, table, side, columns[name]] += 1 / len(players)
        design[board, table, side, len(columns) + side] = 1
    return design


def _centre(grid: Floats) -> Floats:
    """Without the means of tables and, if there are several tables, of seats."""
    grid = grid - grid.mean(axis=2, keepdims=True)
    return grid - grid.mean(axis=1, keepdims=True) if grid.shape[1] > 1 else grid


def _groups(seen: Floats, players: int) -> list[list[int]]:
    """Sets of players whose differences the tables tell."""
    unseen = np.eye(len(seen)) - seen
    groups: list[list[int]] = []
    for player in range(players):
        for group in groups:
            if np.abs(unseen[:, player] - unseen[:, group[0]]).max() < math.sqrt(TOLERANCE):
                group.append(player)
                break
        else:
            groups.append([player])
    return groups


def _group_strengths(
    fit: _Fit, names: Sequence[str], group: Sequence[int], number: int
) -> Iterator[Strength]:
    for player in group:
        if len(group) == 1:
            yield Strength(names[player], math.nan, math.nan, number)
            continue
        contrast = np.zeros(len(fit.coefficients))
        contrast[list(group)] = -1 / len(group)
        contrast[player] += 1
        variance = float(contrast @ fit.covariance @ contrast)
        error = math.sqrt(max(variance, 0.0))
        yield Strength(names[player], float(contrast @ fit.coefficients), error, number)
