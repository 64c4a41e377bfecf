"""Statistics of recorded games: per player and game, in one pass and little memory.

Every statistic is the mean of a figure over games (`observations`). Games by different rules are
kept apart, in a section each, since their scores mean different things. On demand the games of a
player are also split, by contract, seat, month or in order. What is kept are sums: memory grows
with players and parts, not with games.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from kiebitz.games import Rules, rules_text
from kiebitz.records import Record
from kiebitz.records.dates import date_of
from kiebitz.records.decided import result_of
from kiebitz.skill.matches import Matches
from kiebitz.skill.moments import Moments
from kiebitz.skill.observations import Observation, group_of_contract, observations

PARTS: Final = 12
"""Games are split in their order into at least this number of parts, and at most twice as many."""
WINDOW: Final = 3
"""Months or parts over which a moving average goes."""


Seen = dict[str, list[Observation]]
"""What a game says about a player, by place."""


class By(Enum):
    """By what the games of a player are split."""

    CONTRACT = "contract"
    SEAT = "seat"
    """The place after forehand, who has place 0."""
    MONTH = "month"
    ORDER = "order"
    """In the order in which they were read, in parts of the same size."""

    @property
    def over_time(self) -> bool:
        """Whether the parts come one after the other."""
        return self in (By.MONTH, By.ORDER)


@dataclass
class Tally:
    """Some games of a player: the mean of every figure.

    >>> tally = Tally()
    >>> tally.add([("score", 3), ("won", 1.0)])
    >>> tally.games, tally["won"].mean, tally["never seen"].count
    (1, 1.0, 0)
    """

    figures: dict[str, Moments] = field(default_factory=dict)

    def add(self, seen: Collection[Observation]) -> None:
        """One more game at one seat."""
        for name, value in seen:
            moments = self.figures.get(name)
            if moments is None:
                moments = self.figures[name] = Moments()
            moments.add(value)

    def join(self, other: "Tally") -> None:
        """The games of another tally."""
        for name, moments in other.figures.items():
            self.figures.setdefault(name, Moments()).join(moments)

    def __getitem__(self, figure: str) -> Moments:
        return self.figures.get(figure, Moments())

    @property
    def games(self) -> int:
        """How many; who sits at two seats of a game has played one."""
        return self["score"].count


@dataclass
class Parts:
    """Games in their order, in parts of equal size that grow as games come."""

    size: int = 1
    parts: list[Tally] = field(default_factory=list)

    def add(self, seen: Collection[Observation]) -> None:
        """One more game."""
        if not self.parts or self.parts[-1].games >= self.size:
            if len(self.parts) == 2 * PARTS:
                self._halve()
            self.parts.append(Tally())
        self.parts[-1].add(seen)

    def _halve(self) -> None:
        for first, second in zip(self.parts[::2], self.parts[1::2], strict=True):
            first.join(second)
        self.parts = self.parts[::2]
        self.size *= 2


@dataclass
class PlayerGames:
    """All games of a player under the same rules."""

    all: Tally = field(default_factory=Tally)
    split: dict[By, dict[str, Tally]] = field(default_factory=dict)
    ordered: Parts | None = None

    def part(self, by: By, name: str) -> Tally:
        """The games of a part."""
        return self.split.setdefault(by, {}).setdefault(name, Tally())

    def in_order(self) -> Iterator[tuple[str, Tally]]:
        """The parts in their order, each with the number of its first game."""
        first = 1
        for part in self.ordered.parts if self.ordered else ():
            yield str(first), part
            first += part.games


def average_over_time(parts: Collection[Tally], figure: str = "score") -> list[Moments]:
    """For each part the figure over it and the ones before, as far as the window goes.

    >>> parts = [Tally({"score": Moments(1, mean)}) for mean in (1.0, 3.0, 8.0, 1.0)]
    >>> [moments.mean for moments in average_over_time(parts)]
    [1.0, 2.0, 4.0, 4.0]
    """
    tallies = list(parts)
    averages = []
    for place in range(len(tallies)):
        moments = Moments()
        for tally in tallies[max(0, place - WINDOW + 1) : place + 1]:
            moments.join(tally[figure])
        averages.append(moments)
    return averages


@dataclass
class Section:
    """All games by the same rules."""

    rules: Rules
    games: int = 0
    first_date: str = ""
    last_date: str = ""
    players: dict[str, PlayerGames] = field(default_factory=dict)

    def parts(self, games: PlayerGames, by: By) -> list[tuple[str, Tally]]:
        """A player's games in parts, each with its name, in the order in which one reads them."""
        if by is By.ORDER:
            return list(games.in_order())
        contracts = self.rules.contracts if by is By.CONTRACT else ()
        places = {name: place for place, name in enumerate(contracts)}
        parts = games.split.get(by, {}).items()
        return sorted(parts, key=lambda part: (places.get(part[0], len(places)), part[0]))

    def ranked(self) -> list[tuple[str, PlayerGames]]:
        """The players, those with the most games first."""
        return sorted(self.players.items(), key=lambda each: (-each[1].all.games, each[0]))


class Statistics:
    """Takes records one by one; `sections` has what they say so far.

    >>> from kiebitz.games import Skat
    >>> passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> statistics = Statistics()
    >>> statistics.add(Record(passed, ("a", "b", "c")))
    True
    >>> statistics.sections["skat"].players["a"].all["passed"].mean
    1.0
    """

    def __init__(self, *, by: Collection[By] = (), only: str = "") -> None:
        self.sections: dict[str, Section] = {}
        """By the text of the rules."""
        self._by = tuple(by)
        self._only = only
        self._matches = Matches()

    def add(self, record: Record) -> bool:
        """Count a game; False if it has no result."""
        result = result_of(record)
        if result is None:
            return False
        state = record.state
        section = self._find_section(state.rules)
        section.games += 1
        date = date_of(record)
        if date:
            section.first_date = min(section.first_date or date, date)
            section.last_date = max(section.last_date, date)
        contract = group_of_contract(state, result) if By.CONTRACT in self._by else ""
        seen = observations(state, result)
        if "board_game" not in record.extra and (won := self._follow_match(record)) is not None:
            for seat, has_won in enumerate(won):
                seen[seat].append(("match_won", float(has_won)))
        for player in dict.fromkeys(record.players):
            if self._only in ("", player):
                places = {
                    str((seat - state.forehand) % state.rules.seats): seen[seat]
                    for seat, sitting in enumerate(record.players)
                    if sitting == player
                }
                games = section.players.setdefault(player, PlayerGames())
                self._count(games, places, {By.CONTRACT: contract, By.MONTH: date[:7]})
        return True

    def _follow_match(self, record: Record) -> tuple[bool, ...] | None:
        return self._matches.winners(record.state, record.players) if record.state.over else None

    def _find_section(self, rules: Rules) -> Section:
        name = rules_text(rules)
        if name not in self.sections:
            self.sections[name] = Section(rules)
        return self.sections[name]

    def _count(self, player: PlayerGames, places: Seen, names: dict[By, str]) -> None:
        """A game of a player, by the places where it sat."""
        seen = _merge_seats(list(places.values()))
        player.all.add(seen)
        for by in self._by:
            if by is By.ORDER:
                player.ordered = player.ordered or Parts()
                player.ordered.add(seen)
            elif by is By.SEAT:
                for place, there in places.items():
                    player.part(by, place).add(there)
            else:
                player.part(by, names[by]).add(seen)


def _merge_seats(seats: list[list[Observation]]) -> list[Observation]:
    """What a game says about somebody who sits at these seats.

    Two seats are still one game: its score is the mean of theirs, or an interval would count the
    same luck twice. Everything else is seen once at each seat.
    """
    if len(seats) == 1:
        return seats[0]
    scores = [value for seat in seats for name, value in seat if name == "score"]
    others = [each for seat in seats for each in seat if each[0] != "score"]
    return [("score", sum(scores) / len(scores)), *others]
