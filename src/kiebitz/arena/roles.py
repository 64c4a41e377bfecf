"""Role against role: what two entrants made of the same contracts, by role and kind of contract.

The unit is the board. In a role the score of an entrant is its mean over the seats and games in
which it had that role; the difference of two entrants is one number per board, with the interval
that counts everywhere (`judging/evidence.py`).

What the difference means: with two entrants the first declares against the second's defence, and
the second against the first's. So it holds the declarer's skill of the one and the defenders' of
the other together, and in shares of games won both roles have the same number. With a field both
entrants meet the same opponents, and each role stands by itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, inf
from typing import Final

from kiebitz.arena.accounts import Role, seat_tallies
from kiebitz.arena.judging.evidence import evidence_of
from kiebitz.arena.judging.intervals import Estimate
from kiebitz.records.played import PlayedBoard

EVERY: Final = ""
"""Stands for all kinds of contracts together."""
RESAMPLES: Final = 1999
"""Of each bootstrap: there are many, and none of them decides a match."""
_SUITS: Final = frozenset({"diamonds", "hearts", "spades", "clubs"})

Place = tuple[int, Role, str]
"""An entrant, its role and the kind of contract."""


@dataclass(frozen=True)
class Made:
    """What an entrant made on one board in one role."""

    games: int
    """Seats times games."""
    score: float
    """In the measure of the match, added up."""
    won: int

    def plus(self, other: "Made") -> "Made":
        """Both together."""
        return Made(self.games + other.games, self.score + other.score, self.won + other.won)


@dataclass(frozen=True)
class RoleComparison:
    """Two entrants in one role, on the contracts of one kind."""

    role: Role
    kind: str
    """``suit``, ``grand``, ``null``; ``trump``, ``obenabe``, ``undenufe``; empty: all together."""
    scores: tuple[float, float]
    """Means of the first and the second, in the measure of the match."""
    score: Estimate
    """First minus second, over boards."""
    wins: tuple[float, float]
    """Shares of games won by the side of the first and of the second."""
    won: Estimate
    """First minus second, over boards."""


def kind_of(role: Role, contract: str) -> str:
    """The kind of a contract: suits are one kind, called trump in Schieber.

    >>> kind_of(Role.DECLARER, "hearts"), kind_of(Role.CHOOSER, "hearts"), kind_of(Role.ALONE, "x")
    ('suit', 'trump', 'x')
    """
    if contract not in _SUITS:
        return contract
    return "trump" if role in (Role.CHOOSER, Role.OPPONENT) else "suit"


def count_made(board: PlayedBoard) -> dict[Place, Made]:
    """What everyone made on a board, by role and kind, and by role altogether."""
    found: dict[Place, Made] = {}
    for game in board.games:
        for play, (role, contract, tally) in zip(
            game.seats, seat_tallies(game.final()), strict=True
        ):
            made = Made(1, play.score, tally.won)
            for kind in (EVERY, kind_of(role, contract)):
                place = (play.entrant, role, kind)
                found[place] = found.get(place, Made(0, 0.0, 0)).plus(made)
    return found


def role_comparisons(
    boards: Sequence[Mapping[Place, Made]], first: int, second: int, *, tested: bool = False
) -> Iterator[RoleComparison]:
    """Two entrants in every role and kind that both had on some board.

    After a sequential test (`tested`) ordinary intervals would say too much: there are none.
    """
    kinds = {(role, kind) for board in boards for _, role, kind in board}
    order = list(Role)
    for role, kind in sorted(kinds, key=lambda each: (order.index(each[0]), each[1])):
        pairs = [
            (board[first, role, kind], board[second, role, kind])
            for board in boards
            if (first, role, kind) in board and (second, role, kind) in board
        ]
        if pairs:
            yield _compare(role, kind, pairs, tested=tested)


def _compare(
    role: Role, kind: str, pairs: Sequence[tuple[Made, Made]], *, tested: bool
) -> RoleComparison:
    scores = [(one.score / one.games, other.score / other.games) for one, other in pairs]
    wins = [(one.won / one.games, other.won / other.games) for one, other in pairs]
    return RoleComparison(
        role,
        kind,
        _means(scores),
        _difference(scores, tested=tested),
        _means(wins),
        _difference(wins, tested=tested),
    )


def _means(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    one, other = (fsum(side) / len(pairs) for side in zip(*pairs, strict=True))
    return one, other


def _difference(pairs: Sequence[tuple[float, float]], *, tested: bool) -> Estimate:
    differences = [one - other for one, other in pairs]
    estimate = evidence_of(differences, resamples=RESAMPLES).estimate
    return replace(estimate, low=-inf, high=inf) if tested else estimate
