"""Several deals in a row: the Skat list, the Schieber match, the Differenzler match.

Each is a small immutable value that grows by one finished state at a time with `add`.
"""

from dataclasses import dataclass, replace
from typing import Final

from kiebitz.errors import BadOption
from kiebitz.games.contracts import jass_table
from kiebitz.games.differenzler import Differenzler, DifferenzlerResult
from kiebitz.games.rules import Rules
from kiebitz.games.schieber import Schieber, SchieberResult
from kiebitz.games.skat import Skat, SkatResult, seeger_fabian
from kiebitz.games.table import State

LIST_LENGTH: Final = 36
"""Games in a Skat list."""


def share_ranks(values: tuple[int, ...], *, low_is_good: bool = False) -> tuple[int, ...]:
    """Ranks from 1; equal values share the better rank.

    >>> share_ranks((30, 10, 30, 5))
    (1, 3, 1, 4)
    """
    sign = -1 if low_is_good else 1
    return tuple(1 + sum(sign * other > sign * value for other in values) for value in values)


def _require(state: State, kind: type[Rules], forehand: int, game: int) -> None:
    """A finished game of this kind, from a deal, with the right forehand."""
    if not isinstance(state.rules, kind):
        raise BadOption(f"a {state.rules.name} game does not belong into a {kind.name} series")
    if not state.over or not state.from_deal:
        raise BadOption("a series takes finished games that began with a deal")
    if state.forehand != forehand:
        raise BadOption(f"forehand of game {game} is seat {forehand}, not {state.forehand}")


@dataclass(frozen=True)
class SkatRow:
    """One line of a Skat list: what was played, and the totals after it."""

    result: SkatResult
    declarer: int | None
    """The declarer as a player of the list (0 to 2, or 0 to 3 at a table of four)."""
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    """Running totals of the plain scores, as written on the list."""


@dataclass(frozen=True)
class SkatList:
    """A list of games, 36 unless said otherwise, with running totals, for a table of three or four.

    Players are numbered round the table; the dealer moves on with every game. At a table of three
    player p sits at seat p and forehand moves on from `first`. At a table of four the dealer,
    player (game number) mod 4, sits out, and the three seats are the players after them.
    """

    table: int = 3
    rows: tuple[SkatRow, ...] = ()
    games: int = LIST_LENGTH
    """Tournaments play 36 at tables of three and 48 at tables of four."""
    first: int = 1
    """At a table of three the seat that is forehand in the first game."""

    def __post_init__(self) -> None:
        if self.table not in (3, 4):
            raise BadOption(f"a Skat table has 3 or 4 players, not {self.table}")
        Skat().check_seat(self.first, "the first forehand")

    @property
    def complete(self) -> bool:
        """Whether all games are played."""
        return len(self.rows) >= self.games

    @property
    def next_forehand(self) -> int:
        """The *seat* that is forehand in the next game."""
        return (len(self.rows) + self.first) % 3 if self.table == 3 else 0

    def players_at_seats(self, game: int) -> tuple[int, ...]:
        """Which player sits at seats 0, 1, 2 (and out) in a game, counted from 0.

        >>> SkatList(4).players_at_seats(0)
        (1, 2, 3, 0)
        """
        if self.table == 3:
            return (0, 1, 2)
        return tuple((game + 1 + place) % 4 for place in range(4))

    def add(self, state: State) -> "SkatList":
        """The list with one more finished game."""
        if self.complete:
            raise BadOption(f"the list is full: it has {self.games} games")
        _require(state, Skat, self.next_forehand, len(self.rows) + 1)
        result: SkatResult = state.result
        players = self.players_at_seats(len(self.rows))
        scores = [0] * self.table
        for seat, score in enumerate(result.scores):
            scores[players[seat]] = score
        totals = tuple(total + score for total, score in zip(self.totals, scores, strict=True))
        declarer = None if result.declarer is None else players[result.declarer]
        row = SkatRow(result, declarer, tuple(scores), totals)
        return replace(self, rows=(*self.rows, row))

    @property
    def totals(self) -> tuple[int, ...]:
        """The plain scores added up, per player."""
        return self.rows[-1].totals if self.rows else (0,) * self.table

    @property
    def tournament_totals(self) -> tuple[int, ...]:
        """The list after Seeger and Fabian: with 50 per game won or lost, and compensation."""
        totals = [0] * self.table
        for game, row in enumerate(self.rows):
            players = self.players_at_seats(game)
            for place, points in enumerate(seeger_fabian(row.result, table=self.table)):
                totals[players[place]] += points
        return tuple(totals)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks by tournament totals; ties share the better rank."""
        return share_ranks(self.tournament_totals)


@dataclass(frozen=True)
class SchieberMatch:
    """Deals of Schieber until a team has reached the target of the rules."""

    rules: Schieber
    results: tuple[SchieberResult, ...] = ()
    winner: int | None = None
    """The team that reached the target first; None while the match goes on."""
    first: int = 0
    """The seat that is forehand in the first deal."""

    @property
    def totals(self) -> tuple[int, int]:
        """The points of both teams so far."""
        first = sum(result.totals[0] for result in self.results)
        return first, sum(result.totals[1] for result in self.results)

    @property
    def next_forehand(self) -> int:
        """The seat that is forehand in the next deal."""
        return (len(self.results) + self.first) % 4

    def add(self, state: State) -> "SchieberMatch":
        """The match with one more finished deal."""
        if state.rules != self.rules:
            raise BadOption(f"this match is played with {self.rules}, not {state.rules}")
        if self.winner is not None:
            raise BadOption(f"the match is over: team {self.winner} has won it")
        _require(state, Schieber, self.next_forehand, len(self.results) + 1)
        winner = self._first_to_target(state)
        return replace(self, results=(*self.results, state.result), winner=winner)

    def _first_to_target(self, state: State) -> int | None:
        """Counts the deal in order: Stöck, Weis, trick by trick, match bonus."""
        result: SchieberResult = state.result
        totals = list(self.totals)
        for team, points in self._count_list(state, result):
            totals[team] += result.multiplier * points
            if totals[team] >= self.rules.target:
                return team
        return None

    @staticmethod
    def _count_list(state: State, result: SchieberResult) -> list[tuple[int, int]]:
        """What each team counts, one entry after the other, in the order of counting."""
        before = [
            (team, points[team]) for points in (result.stoeck, result.weis) for team in (0, 1)
        ]
        earned = [
            (trick.winner % 2, points)
            for trick, points in zip(state.tricks, _trick_points(state), strict=True)
        ]
        return before + earned + [(team, result.match_bonus[team]) for team in (0, 1)]


def _trick_points(state: State) -> list[int]:
    """The points of each trick, in order, the 5 of the last one included."""
    table = jass_table(state.details.mode)
    points = [sum(table.points(card) for card in trick.cards) for trick in state.tricks]
    points[-1] += sum(state.points) - sum(points)
    return points


@dataclass(frozen=True)
class DifferenzlerMatch:
    """A number of deals; the lowest sum of absolute differences wins."""

    rules: Differenzler
    deals: int = 12
    results: tuple[DifferenzlerResult, ...] = ()
    first: int = 0
    """The seat that is forehand in the first deal."""

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise BadOption(f"a match has at least one deal, not {self.deals}")

    @property
    def complete(self) -> bool:
        """Whether all deals are played."""
        return len(self.results) >= self.deals

    @property
    def next_forehand(self) -> int:
        """The seat that is forehand in the next deal."""
        return (len(self.results) + self.first) % 4

    @property
    def totals(self) -> tuple[int, ...]:
        """Absolute differences so far, per seat."""
        return tuple(-sum(result.scores[seat] for result in self.results) for seat in range(4))

    @property
    def ranks(self) -> tuple[int, ...]:
        """Ranks by totals, the lowest first; ties share the better rank."""
        return share_ranks(self.totals, low_is_good=True)

    def add(self, state: State) -> "DifferenzlerMatch":
        """The match with one more finished deal."""
        if self.complete:
            raise BadOption(f"the match is over: all {self.deals} deals are played")
        _require(state, Differenzler, self.next_forehand, len(self.results) + 1)
        if state.rules != self.rules:
            raise BadOption(f"this match is played with {self.rules}, not {state.rules}")
        return replace(self, results=(*self.results, state.result))


Series = SkatList | SchieberMatch | DifferenzlerMatch
"""Several deals of one game."""


def begin_series(rules: Rules, *, hands: int | None = None, first: int | None = None) -> Series:
    """The series that these rules are played in, with no deal played yet.

    >>> begin_series(Skat()).next_forehand, begin_series(Differenzler(), first=2).next_forehand
    (1, 2)
    """
    forehand = rules.first_forehand if first is None else first
    count = hands or rules.usual_hands
    match rules:
        case Skat():
            return SkatList(games=count or LIST_LENGTH, first=forehand)
        case Schieber():
            return SchieberMatch(rules, first=forehand)
        case Differenzler():
            return DifferenzlerMatch(rules, deals=count or 1, first=forehand)
    raise BadOption(f"there are no lists or matches of {rules.name}")
