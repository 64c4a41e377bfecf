"""The answer of ``kiebitz solve`` where everyone plays alone: Differenzler."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.solve_cells import card_names, card_table, marks_of, star
from kiebitz.games import Action, State
from kiebitz.solver import MaxnSolution, ParanoidSolution

WIDEST_NUMBER: Final = 3


@dataclass(frozen=True)
class Alone:
    """Differenzler: what everyone ends with, and what the seat to move can hold its own to."""

    state: State
    maxn: MaxnSolution
    paranoid: ParanoidSolution
    played: Action | None = None

    def lines(self, names: SeatNames, look: Look) -> Iterator[Text]:
        """Where the seat to move stands, and where it gets."""
        seat = self.paranoid.seat
        prediction = self.state.details.predictions[seat]
        yield Text(
            look.say(
                "alone_stands",
                player=names.in_sentence(seat),
                prediction=prediction,
                points=self.state.points[seat],
                difference=abs(prediction - self.maxn.points[seat]),
                at_most=self.paranoid.difference,
            )
        )

    def table(self, look: Look) -> Table:
        """A row per card, those of Maxⁿ first."""
        table = card_table(look, gap=1)
        for seat in range(self.state.rules.seats):
            heading = look.say("seat_ends_with", seat=seat)
            width = max(WIDEST_NUMBER, *map(len, heading.split()))
            table.add_column(heading, justify="right", width=width)
        table.add_column(look.say("own_difference"), justify="right", no_wrap=True)
        table.add_column(look.say("against_all"), justify="right")
        table.add_column("", no_wrap=True)
        seat = self.paranoid.seat
        prediction = self.state.details.predictions[seat]
        order = sorted(self.maxn.cards, key=lambda action: action not in self.maxn.best)
        for action in order:
            points = self.maxn.cards[action]
            difference = abs(prediction - points[seat])
            table.add_row(
                look.card(action.card),
                *(str(number) for number in points),
                star(str(difference), action in self.maxn.best),
                star(str(self.paranoid.cards[action]), action in self.paranoid.best),
                marks_of(action, (), self.played, look),
            )
        return table

    def notes(self, look: Look) -> Iterator[str]:
        """What the two last columns are."""
        yield look.say("alone_legend")

    def plain(self) -> dict[str, object]:
        """Both concepts, card by card."""
        return {
            "maxn": {
                "points": list(self.maxn.points),
                "best": card_names(self.maxn.best),
                "cards": {str(action.card): list(p) for action, p in self.maxn.cards.items()},
            },
            "paranoid": {
                "seat": self.paranoid.seat,
                "difference": self.paranoid.difference,
                "best": card_names(self.paranoid.best),
                "cards": {str(action.card): d for action, d in self.paranoid.cards.items()},
            },
        }
