"""The score sheet of several hands, a Skat list or a match of Jass, as plain data."""

from dataclasses import dataclass, replace
from typing import Any

from kiebitz.games import Differenzler, Rules, Schieber, Skat, State
from kiebitz.games.series import DifferenzlerMatch, SchieberMatch, SkatList

Series = SkatList | SchieberMatch | DifferenzlerMatch


@dataclass(frozen=True)
class ScoreSheet:
    """What was played so far at a table, and who leads the next hand."""

    rules: Rules
    series: Series | None
    """None for single hands that begin in the middle, which belong to no series."""
    hands: int | None
    """How many are played; None: until a target is reached."""
    rows: tuple[dict[str, Any], ...] = ()
    first: int = 0

    @staticmethod
    def begin(rules: Rules, *, hands: int | None, forehand: int | None) -> "ScoreSheet":
        """An empty sheet; without a forehand the first is that of the game's series."""
        first = (1 if isinstance(rules, Skat) else 0) if forehand is None else forehand
        return ScoreSheet(rules, _begin_series(rules, hands, first), hands, first=first)

    @property
    def next_forehand(self) -> int:
        """The seat that leads the next hand."""
        return (self.first + len(self.rows)) % self.rules.seats

    @property
    def over(self) -> bool:
        """Whether the last hand is played."""
        if isinstance(self.series, SchieberMatch) and self.series.winner is not None:
            return True
        return self.hands is not None and len(self.rows) >= self.hands

    def add(self, state: State, game: str) -> "ScoreSheet":
        """The sheet with one more finished hand."""
        series = self.series
        if series is not None:
            fits = state.from_deal and state.forehand == self.next_forehand
            series = series.add(state) if fits else None
        result = state.result
        row = {
            "game": game,
            "contract": result.contract_name,
            "declarer": getattr(result, "declarer", None),
            "won": getattr(result, "won", None),
            "scores": list(result.scores),
            "counts": list(result.tournament_points),
        }
        return replace(self, series=series, rows=(*self.rows, row))

    def to_dict(self) -> dict[str, Any]:
        """For the page."""
        totals, ranks = self._totals()
        return {
            "kind": {"skat": "list", "schieber": "match"}.get(self.rules.name, "differences"),
            "over": self.over,
            "hands": self.hands,
            "target": self.rules.target if isinstance(self.rules, Schieber) else None,
            "rows": list(self.rows),
            "totals": totals,
            "tournament": self._tournament(),
            "ranks": ranks,
        }

    def _totals(self) -> tuple[list[int], list[int]]:
        seats = range(self.rules.seats)
        totals = [sum(row["scores"][seat] for row in self.rows) for seat in seats]
        if isinstance(self.series, SchieberMatch):
            totals = [self.series.totals[seat % 2] for seat in seats]
        if isinstance(self.rules, Differenzler):
            totals = [-total for total in totals]
        low_is_good = isinstance(self.rules, Differenzler)
        order = self._tournament() or totals
        return totals, [
            1 + sum((other < own) if low_is_good else (other > own) for other in order)
            for own in order
        ]

    def _tournament(self) -> list[int] | None:
        """What a tournament counts where that is something else, as in Skat."""
        if not self.rules.tournament:
            return None
        return [sum(row["counts"][seat] for row in self.rows) for seat in range(self.rules.seats)]


def _begin_series(rules: Rules, hands: int | None, first: int) -> Series | None:
    if isinstance(rules, Skat):
        return SkatList(games=hands or 36, first=first)
    if isinstance(rules, Schieber):
        return SchieberMatch(rules, first=first)
    if isinstance(rules, Differenzler):
        return DifferenzlerMatch(rules, deals=hands or 3, first=first)
    return None
