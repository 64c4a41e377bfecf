"""The score sheet of several hands, a Skat list or a match of Jass, as plain data."""

from dataclasses import dataclass, replace
from typing import Any

from kiebitz.games import Rules, State
from kiebitz.games.series import Series, begin_series


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
        first = rules.first_forehand if forehand is None else forehand
        return ScoreSheet(rules, begin_series(rules, hands=hands, first=first), hands, first=first)

    @property
    def next_forehand(self) -> int:
        """The seat that leads the next hand."""
        return (self.first + len(self.rows)) % self.rules.seats

    @property
    def over(self) -> bool:
        """Whether the last hand is played."""
        if getattr(self.series, "winner", None) is not None:
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
            "kind": self._kind,
            "over": self.over,
            "hands": self.hands,
            "target": getattr(self.rules, "target", None),
            "rows": list(self.rows),
            "totals": totals,
            "tournament": self._tournament(),
            "ranks": ranks,
        }

    @property
    def _kind(self) -> str:
        """Which sheet is shown: a list of declared games, a match of teams, differences."""
        if self.rules.declares:
            return "list"
        return "match" if self.rules.teams else "differences"

    def _totals(self) -> tuple[list[int], list[int]]:
        seats = range(self.rules.seats)
        totals = [sum(row["scores"][seat] for row in self.rows) for seat in seats]
        low_is_good = self.rules.few_points_win
        if low_is_good:  # scores are minus the differences
            totals = [-total for total in totals]
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
