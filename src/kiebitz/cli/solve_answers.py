"""The answers of ``kiebitz solve``: each as lines and a table to look at, and as plain data.

Two sides are here; contracts with their discards are in `solve_discards`, and games in which
everyone plays alone in `solve_alone`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.solve_alone import Alone
from kiebitz.cli.solve_cells import card_names, card_table, judge, marks_of
from kiebitz.cli.solve_discards import Declarations, Discards
from kiebitz.errors import InconsistentPosition
from kiebitz.games import Action, ActionKind, OpenValue, Phase, State
from kiebitz.solver import (
    Solution,
    best_discards_of,
    best_line,
    counts_for,
    maxn_line,
    solve,
    solve_maxn,
    solve_paranoid,
    total_to_win,
)


@dataclass(frozen=True)
class Asked:
    """A position, and the game it is from."""

    state: State
    whole: State

    @property
    def played(self) -> Action | None:
        """What was done there."""
        if self.whole.length == self.state.length:
            return None
        return self.whole.history[self.state.length]


class Answer(Protocol):
    """What is shown."""

    def lines(self, names: SeatNames, look: Look) -> Iterator[Text]:
        """What it comes to, in sentences above the table."""

    def table(self, look: Look) -> Table:
        """For the terminal."""

    def notes(self, look: Look) -> Iterator[str]:
        """What the table means, below it."""

    def plain(self) -> dict[str, object]:
        """For JSON."""


def answer_to(asked: Asked) -> Answer:
    """What can be said about a position with all cards open."""
    state = asked.state
    if state.phase is Phase.SKAT:
        state = state.apply(Action(ActionKind.PICKUP))
    if state.phase is Phase.DISCARD:
        return Discards(best_discards_of(state), asked.whole)
    if state.phase is Phase.DECLARE:
        return Declarations.after_discard(state, asked.whole)
    if not state.rules.plays_alone:
        return CardValues(state, solve(state), asked.played)
    if state.phase is Phase.PLAY:
        most = max(len(hand) for hand in state.hands)
        if most > state.rules.cards_solved:
            raise InconsistentPosition(
                f"{state.rules.name.capitalize()} can be solved from {state.rules.cards_solved} "
                f"cards per hand on, here are {most}: choose a later card with --move"
            )
    return Alone(state, solve_maxn(state), solve_paranoid(state), asked.played)


def line_of(state: State) -> tuple[Action, ...]:
    """Best play by all to the end."""
    if state.phase is not Phase.PLAY:
        return ()
    return maxn_line(state) if state.rules.plays_alone else best_line(state)


@dataclass(frozen=True)
class CardValues:
    """Two sides: a value for each card."""

    state: State
    solution: Solution
    played: Action | None = None

    def lines(self, names: SeatNames, look: Look) -> Iterator[Text]:
        """What the side that the value is about gets, and whether that is enough."""
        value, needed = self.solution.value, self._needed
        if self._null:
            yield judge(look.say("null_stands_won" if value else "null_stands_lost"), bool(value))
            return
        side = "teams_stand" if self.state.rules.teams else "declarer_stands"
        if needed is None or needed > self.state.rules.all_points:
            yield judge(look.say("declarer_stands_overbid", value=value), False)
            return
        enough = value >= needed
        key = f"{side}_enough" if enough else f"{side}_too_few"
        yield judge(look.say(key, value=value, needed=needed), enough)

    def table(self, look: Look) -> Table:
        """A row per card, the best ones for the seat to move first."""
        table = card_table(look)
        if not self._null:
            heading = "team_gets" if self.state.rules.teams else "declarer_gets"
            table.add_column(look.say(heading), justify="right")
        table.add_column(self._wins_heading(look))
        table.add_column("")
        values = self.solution.cards
        wants_much = counts_for(self.state, self.state.to_move)
        for action, value in sorted(values.items(), key=lambda item: item[1], reverse=wants_much):
            number = [] if self._null else [Text(str(value))]
            marks = marks_of(action, self.solution.best, self.played, look)
            table.add_row(look.card(action.card), *number, self._wins(value, look), marks)
        return table

    def notes(self, look: Look) -> Iterator[str]:
        """Nothing needs to be explained."""
        yield from ()

    @cached_property
    def _needed(self) -> int | None:
        return total_to_win(self.state)

    @property
    def _null(self) -> bool:
        return self.state.open_value is OpenValue.MADE

    def _wins_heading(self, look: Look) -> str:
        return "null" if self._null else look.say("reaches", total=self._needed)

    def _wins(self, value: int, look: Look) -> Text:
        enough = self._needed is not None and value >= self._needed
        if self._null:
            return judge(look.say("made" if value else "not_made"), bool(value))
        return judge(look.say("yes" if enough else "no"), enough)

    def plain(self) -> dict[str, object]:
        """In null 1 means made and 0 lost."""
        return {
            "value": self.solution.value,
            "total_to_win": self._needed,
            "best": card_names(self.solution.best),
            "cards": {str(action.card): value for action, value in self.solution.cards.items()},
        }
