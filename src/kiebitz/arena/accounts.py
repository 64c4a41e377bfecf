"""What each entrant did in a match: games by role and contract, points, time and effort.

In Skat a seat is declarer or defender; in Schieber its team chooses the mode or does not; in
Differenzler everyone plays alone. The units are those of Schäfer 2008: W is the share of declared
games won, G the plain score per declared game, T the tournament points per seat and game, D the
declarer's card points per declared game, F the defenders' card points per defending seat. Null
games count in W, G and T alone, since their card points mean nothing. With a central contract (see
``docs/explanation/arena.md``) two entrants obey

    3 (T_A + T_B) = G_A + G_B + 50 (2 W_A + 2 W_B - 2) + 80 (2 - W_A - W_B)
    D_A + D_B + F_A + F_B = 240
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from kiebitz.games import State
from kiebitz.games.table import Result
from kiebitz.records.played import PlayedBoard


class Role(Enum):
    """What a seat was in a game."""

    DECLARER = "declarer"
    DEFENDER = "defender"
    PASSED = "passed"
    """All passed: thrown in, or Ramsch."""
    CHOOSER = "chooser"
    """Of the team that chose the mode."""
    OPPONENT = "opponent"
    ALONE = "alone"


@dataclass
class Tally:
    """Some games of one entrant, added up over its seats."""

    games: int = 0
    won: int = 0
    score: float = 0.0
    """Plain scores."""
    tournament: float = 0.0
    """Points after Seeger and Fabian; in other games as `score`."""
    points: float = 0.0
    """Card points of one's side."""

    def add(self, other: "Tally") -> None:
        """Add these games."""
        self.games += other.games
        self.won += other.won
        self.score += other.score
        self.tournament += other.tournament
        self.points += other.points


@dataclass
class Account:
    """All that one entrant did in a match."""

    tallies: dict[tuple[Role, str], Tally] = field(default_factory=dict)
    """By role and contract."""
    decisions: int = 0
    seconds: float = 0.0
    nodes: int = 0
    worlds: int = 0
    playouts: int = 0

    def add(self, role: Role, contract: str, tally: Tally) -> None:
        """Count a game at one seat."""
        self.tallies.setdefault((role, contract), Tally()).add(tally)

    def total(self, *roles: Role, without: str = "") -> Tally:
        """All games in these roles (none given: in all), without those of one contract."""
        sum_ = Tally()
        for (role, contract), tally in self.tallies.items():
            if (not roles or role in roles) and contract != without:
                sum_.add(tally)
        return sum_

    @property
    def games(self) -> int:
        """Seats times games."""
        return self.total().games

    @property
    def seconds_per_decision(self) -> float:
        """By the clock of the table."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def share_of(self, role: Role) -> float:
        """How often it was in this role, e.g. the declare rate."""
        return _ratio(self.total(role).games, self.games)

    # ---- Skat, in the units of Schäfer 2008 ----

    @property
    def w(self) -> float:
        """W: the share of declared games won."""
        declared = self.total(Role.DECLARER)
        return _ratio(declared.won, declared.games)

    @property
    def g(self) -> float:
        """G: plain score per declared game."""
        declared = self.total(Role.DECLARER)
        return _ratio(declared.score, declared.games)

    @property
    def t(self) -> float:
        """T: tournament points per seat and game."""
        return _ratio(self.total().tournament, self.games)

    @property
    def d(self) -> float:
        """D: the declarer's card points per declared game that is no null."""
        declared = self.total(Role.DECLARER, without="null")
        return _ratio(declared.points, declared.games)

    @property
    def f(self) -> float:
        """F: the defenders' card points per defending seat, without null games."""
        defended = self.total(Role.DEFENDER, without="null")
        return _ratio(defended.points, defended.games)

    def tournament_from(self, role: Role) -> float:
        """Tournament points per seat and game that were made in this role."""
        return _ratio(self.total(role).tournament, self.games)


def _ratio(part: float, whole: int) -> float:
    """Not a number where there is nothing to divide by."""
    return part / whole if whole else math.nan


def accounts_of(boards: Iterable[PlayedBoard]) -> dict[int, Account]:
    """The account of each entrant, by number; -1 is the field."""
    accounts: dict[int, Account] = {}
    for board in boards:
        for game in board.games:
            for play, (role, contract, tally) in zip(
                game.seats, seat_tallies(game.final()), strict=True
            ):
                account = accounts.setdefault(play.entrant, Account())
                account.add(role, contract, tally)
                account.decisions += play.decisions
                account.seconds += play.seconds
                account.nodes += play.nodes
                account.worlds += play.worlds
                account.playouts += play.playouts
    return accounts


def seat_tallies(state: State) -> Iterator[tuple[Role, str, Tally]]:
    """For each seat of a finished game its role, the contract and what it made."""
    return tallies_of(state, state.result)


def tallies_of(state: State, result: Result) -> Iterator[tuple[Role, str, Tally]]:
    """The same with a result from elsewhere: a server may decide a game before its last card."""
    role_of = roles_of(state)
    for seat, (won, score, tournament, points) in enumerate(
        zip(
            result.winners,
            result.scores,
            result.tournament_points,
            result.side_points,
            strict=True,
        )
    ):
        tally = Tally(1, int(won), score, tournament, points)
        yield role_of[seat], result.contract_name, tally


def roles_of(state: State) -> list[Role]:
    """The role of each seat; where there are teams, forehand's chooses the mode."""
    rules, declarer = state.rules, state.declarer
    seats = range(rules.seats)
    if declarer is not None:
        return [Role.DECLARER if seat == declarer else Role.DEFENDER for seat in seats]
    if rules.teams:
        (chooses,) = (team for team in rules.teams if state.forehand in team)
        return [Role.CHOOSER if seat in chooses else Role.OPPONENT for seat in seats]
    return [Role.PASSED if rules.declares else Role.ALONE] * rules.seats
