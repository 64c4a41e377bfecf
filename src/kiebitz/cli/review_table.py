"""The decisions of a game that cost something, as a table: by what was known, and with open cards.

The two columns are never added up or compared: what nobody could see is no mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.look import Look
from kiebitz.cli.position_words import mode_words
from kiebitz.cli.seat_names import SeatNames, shorten
from kiebitz.games import Action, ActionKind, JassMode
from kiebitz.players import Unit
from kiebitz.skill.grades import Grade
from kiebitz.skill.known import KnownJudgement
from kiebitz.skill.open_play import OpenJudgement
from kiebitz.skill.review import Review
from kiebitz.skill.voice import Voice

SIGNS: Final = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
STYLES: Final = {Grade.INACCURACY: "yellow", Grade.MISTAKE: "red", Grade.BLUNDER: "bold red"}
WIDE: Final = 80
"""From so many columns on players are called by their names."""
NAME: Final = 20


@dataclass(frozen=True)
class CostlyTable:
    """The table of one review."""

    review: Review
    names: SeatNames
    look: Look
    width: int
    seats: frozenset[int]

    @cached_property
    def numbers(self) -> list[int]:
        """The decisions that cost something in either way."""
        return [
            number
            for number in self.review.steps
            if self.review.state.actors[number - 1] in self.seats
            and (_cost(self.review.known.get(number)) or _cost(self.review.opened.get(number)))
        ]

    @property
    def judges_known(self) -> bool:
        """Whether there is anything to show by what was known."""
        return bool(self.review.known)

    def table(self) -> Table:
        """A row for each of these decisions, in the order of the game."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(self.look.say("column_number"), justify="right", no_wrap=True)
        table.add_column("")
        table.add_column(self.look.say("review_column_done"))
        if self.judges_known:
            table.add_column(self.look.say("review_column_known"))
        table.add_column(self.look.say("review_column_open"))
        for number in self.numbers:
            table.add_row(*self._row(number))
        return table

    def _row(self, number: int) -> Iterator[Text]:
        state, review = self.review.state, self.review
        seat = state.actors[number - 1]
        yield Text(self._number(number))
        name = self.names.over_column(seat, NAME) if self.width >= WIDE else str(seat)
        yield Text(name)
        yield self.action(state.history[number - 1])
        if self.judges_known:
            yield self._known(review.known.get(number))
        yield self._open(review.opened.get(number))

    def _number(self, number: int) -> str:
        """That of a card, as ``--move`` counts them; nothing before the cards."""
        done = self.review.state.history[:number]
        if done[-1].kind is not ActionKind.PLAY:
            return ""
        return str(sum(action.kind is ActionKind.PLAY for action in done))

    def _known(self, judged: KnownJudgement | None) -> Text:
        if judged is None or not judged.grade.cost_something:
            return Text("")
        unit = judged.advice.unit
        scale, digits, mark = (100, 0, " %") if unit is Unit.CHANCE else (1, 1, "")
        cost = self.look.decimal(f"{scale * judged.cost:.{digits}f}") + mark
        return self._cell(judged.grade, cost, self.action(judged.best))

    def _open(self, judged: OpenJudgement | None) -> Text:
        if judged is None or not judged.grade.cost_something:
            return Text("")
        made = self.review.unit == "made"
        cost = "" if made else str(judged.cost)
        return self._cell(judged.grade, cost, self.action(judged.best[0]))

    def _cell(self, grade: Grade, cost: str, better: Text) -> Text:
        """The sign, what it cost, and what would have been better."""
        cell = Text(f"{SIGNS[grade]:2}", style=STYLES[grade])
        if cost:
            cell.append(f" {self.look.fit('−')}{cost}")
        return cell.append("  ").append_text(better)

    def action(self, action: Action) -> Text:
        """What is done, in as few characters as it can be read in."""
        look = self.look
        match action.kind, action.argument:
            case ActionKind.PLAY, Card() as card:
                return look.card(card)
            case ActionKind.DISCARD, (Card() as first, Card() as second):
                return look.cards([first, second])
            case ActionKind.TRUMP, JassMode() as mode:
                return Text(mode_words(mode, look))
            case ((ActionKind.BID | ActionKind.PREDICT), int() as number):
                return Text(str(number))
        return Text(shorten(look.fit(self._voice.action(action)), NAME, look))

    @cached_property
    def _voice(self) -> Voice:
        return self.names.voice()


def _cost(judged: KnownJudgement | OpenJudgement | None) -> bool:
    return judged is not None and judged.grade.cost_something
