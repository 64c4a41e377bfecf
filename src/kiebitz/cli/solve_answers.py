"""The answers of ``kiebitz solve``: each as a table to look at and as plain data."""

from dataclasses import dataclass
from typing import Final, Protocol

from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.errors import InconsistentPosition
from kiebitz.games import Action, OpenValue, Phase, Skat, SkatContract, State
from kiebitz.solver import (
    ContractChoice,
    MaxnSolution,
    ParanoidSolution,
    Solution,
    best_discards_of,
    best_line,
    maxn_line,
    solve,
    solve_maxn,
    solve_paranoid,
    total_to_win,
)

MOST_DISCARDS: Final = 3
"""Shown of the equally good ones."""


class Answer(Protocol):
    """What is shown."""

    def table(self, look: Look) -> Table:
        """For the terminal."""

    def plain(self) -> dict[str, object]:
        """For JSON."""


def answer_to(state: State) -> Answer:
    """What can be said about a position with all cards open."""
    if state.phase is Phase.DISCARD:
        return Discards(best_discards_of(state))
    if not state.rules.plays_alone:
        return CardValues(state, solve(state))
    if state.phase is Phase.PLAY:
        most = max(len(hand) for hand in state.hands)
        if most > state.rules.cards_solved:
            raise InconsistentPosition(
                f"{state.rules.name.capitalize()} can be solved from {state.rules.cards_solved} "
                f"cards per hand on, here are {most}: choose a later card with --move"
            )
    return Alone(state, solve_maxn(state), solve_paranoid(state))


def line_of(state: State) -> tuple[Action, ...]:
    """Best play by all to the end."""
    if state.phase is Phase.DISCARD:
        return ()
    return maxn_line(state) if state.rules.plays_alone else best_line(state)


@dataclass(frozen=True)
class CardValues:
    """Two sides: a value for each card."""

    state: State
    solution: Solution

    def table(self, look: Look) -> Table:
        """A row per card, the best ones first and marked."""
        table = _table(look)
        null = self.state.open_value is OpenValue.MADE
        gets = "team_gets" if self.state.rules.teams else "declarer_gets"
        heading = "null" if null else f"{look.say(gets)} ({self._needed(look)})"
        table.add_column(heading, justify="left")
        values = self.solution.cards
        wants_much = self.solution.value == max(values.values())
        for action, value in sorted(values.items(), key=lambda item: item[1], reverse=wants_much):
            if null:
                word = Text(look.say("made" if value else "not_made"))
                word.stylize("green" if value else "red")
            else:
                word = _marked(f"{value:>3}", action in self.solution.best)
            table.add_row(look.card(action.card), word)
        return table

    def _needed(self, look: Look) -> str:
        total = total_to_win(self.state)
        if total is None or total > self.state.rules.all_points:
            return look.say("nothing_wins")
        return look.say("wins_with", total=total)

    def plain(self) -> dict[str, object]:
        """In null 1 means made and 0 lost."""
        return {
            "value": self.solution.value,
            "total_to_win": total_to_win(self.state),
            "best": _names(self.solution.best),
            "cards": {str(action.card): value for action, value in self.solution.cards.items()},
        }


@dataclass(frozen=True)
class Alone:
    """Differenzler: what everyone ends with, and what the seat to move can hold its own to."""

    state: State
    maxn: MaxnSolution
    paranoid: ParanoidSolution

    def table(self, look: Look) -> Table:
        """A row per card, those of Maxⁿ first and marked."""
        table = _table(look)
        for seat in range(self.state.rules.seats):
            table.add_column(look.say("seat_ends_with", seat=seat), justify="right")
        table.add_column(look.say("own_difference"), justify="right")
        table.add_column(look.say("against_all"), justify="right")
        seat = self.paranoid.seat
        prediction = self.state.details.predictions[seat]
        order = sorted(self.maxn.cards, key=lambda action: action not in self.maxn.best)
        for action in order:
            points = self.maxn.cards[action]
            difference = abs(prediction - points[seat])
            table.add_row(
                look.card(action.card),
                *(str(number) for number in points),
                _marked(f"{difference:>3}", action in self.maxn.best),
                _marked(f"{self.paranoid.cards[action]:>3}", action in self.paranoid.best),
            )
        return table

    def plain(self) -> dict[str, object]:
        """Both concepts, card by card."""
        return {
            "maxn": {
                "points": list(self.maxn.points),
                "best": _names(self.maxn.best),
                "cards": {str(action.card): list(p) for action, p in self.maxn.cards.items()},
            },
            "paranoid": {
                "seat": self.paranoid.seat,
                "difference": self.paranoid.difference,
                "best": _names(self.paranoid.best),
                "cards": {str(action.card): d for action, d in self.paranoid.cards.items()},
            },
        }


@dataclass(frozen=True)
class Discards:
    """Twelve cards: contracts with the best discards."""

    choices: list[ContractChoice]

    def table(self, look: Look) -> Table:
        """A row per contract, the best first."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(look.say("contract"))
        table.add_column(look.say("declarer_gets"), justify="right")
        table.add_column(look.say("needs"), justify="right")
        table.add_column(look.say("counts"), justify="right")
        table.add_column(look.say("discard"))
        for choice in self.choices:
            null = choice.contract is SkatContract.NULL
            value = look.say("made" if choice.value else "not_made") if null else str(choice.value)
            out_of_reach = choice.total_to_win > (1 if null else Skat.all_points)
            needs = "" if null else str(choice.total_to_win)
            needs = look.say("needs_more") if out_of_reach else needs
            worth = Text(f"{choice.worth:+}", style="green" if choice.worth > 0 else "red")
            pairs = Text(" · ").join(look.cards(p) for p in choice.discards[:MOST_DISCARDS])
            if len(choice.discards) > MOST_DISCARDS:
                pairs.append(" …")
            table.add_row(look.contract(choice.contract), value, needs, worth, pairs)
        return table

    def plain(self) -> dict[str, object]:
        """All equally good discards."""
        return {
            "contracts": [
                {
                    "contract": choice.contract.name.lower(),
                    "value": choice.value,
                    "worth": choice.worth,
                    "won": choice.won,
                    "total_to_win": choice.total_to_win,
                    "discards": [str(pair) for pair in choice.discards],
                }
                for choice in self.choices
            ]
        }


def _table(look: Look) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(look.say("card"))
    return table


def _marked(number: str, best: bool) -> Text:
    return Text(f"{number}{' *' if best else '  '}", style="bold green" if best else "")


def _names(actions: tuple[Action, ...]) -> list[str]:
    return [str(action.card) for action in actions]
