"""A whole game with all cards open: what every card was worth, and what it gave away.

>>> from kiebitz.games import Skat, SkatContract
>>> ending = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> game = ending.apply("play HT").apply("play HA").apply("play S8")
>>> [(str(one.card), one.before, one.after, one.given_away) for one in analyse(game).cards]
[('HT', 4, 4, 0), ('HA', 4, 4, 0), ('S8', 4, 4, 0)]
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.errors import InconsistentPosition
from kiebitz.frames import Row, Tabular
from kiebitz.games import OpenValue, State
from kiebitz.games.table import check_state
from kiebitz.solver.stopping import check_stop


@dataclass(frozen=True, slots=True)
class CardAnalysis:
    """One card of a game. Values are those of `kiebitz.solver.solve`."""

    number: int
    """Counted from 1."""
    length: int
    """Actions before it: `game.at(length)` is the position in which it was played."""
    seat: int
    card: Card
    values: Mapping[Card, int]
    """The value after each card that could have been played."""
    before: int
    """The value with best play by all."""
    after: int
    """The value after this card."""
    given_away: int
    """How much of the value the card cost its own side; 0 for a best card."""

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that would have kept the value."""
        return tuple(card for card, value in self.values.items() if value == self.before)


@dataclass(frozen=True, slots=True)
class Analysis(Tabular):
    """Every card of a game, in the order played."""

    cards: tuple[CardAnalysis, ...]
    nodes: int
    """Cards played in the search, for all of them together."""

    def _repr_html_(self) -> str:
        from kiebitz.solver.pictures import show_analysis

        return show_analysis(self.cards)

    def to_rows(self) -> list[Row]:
        """A row for each card played."""
        return [
            {
                "number": one.number,
                "length": one.length,
                "seat": one.seat,
                "card": str(one.card),
                "before": one.before,
                "after": one.after,
                "given_away": one.given_away,
                "best": " ".join(map(str, one.best)),
            }
            for one in self.cards
        ]

    def sum_given_away(self, seat: int) -> int:
        """What all cards of a seat cost its own side."""
        return sum(one.given_away for one in self.cards if one.seat == seat)


def can_analyse(game: State) -> bool:
    """Whether there is one value to analyse.

    >>> from kiebitz.games import Differenzler
    >>> can_analyse(Differenzler().deal(seed=1))
    False
    """
    return game.open_value is not OpenValue.NONE


def analyse(game: State, *, stop: _core.StopFlag | None = None) -> Analysis:
    """The value of every card at every point of a game, finished or running, in one native call.

    For declared games of Skat, null too, and for Schieber. A game without cards played has an empty
    analysis. In Skat one call takes half the nodes of `solve` at every point. A flag (`stop`) ends
    it from another thread.
    """
    if check_state(game).rules.plays_alone:
        raise InconsistentPosition(
            f"in {game.rules.name} everyone plays alone: there is no one value to give away"
        )
    rows, nodes = getattr(_core, f"{game.core_kind}_analyse")(game._core, check_stop(stop))
    return Analysis(tuple(_card(game, n, *row) for n, row in enumerate(rows, start=1)), nodes)


def _card(
    game: State,
    number: int,
    length: int,
    seat: int,
    card: int,
    before: int,
    after: int,
    given_away: int,
    values: Any,
) -> CardAnalysis:
    read = game.rules.deck.card
    by_card = {read(option): value for option, value in values}
    return CardAnalysis(number, length, seat, read(card), by_card, before, after, given_away)
