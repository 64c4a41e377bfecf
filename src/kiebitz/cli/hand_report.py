"""A played hand for the terminal: the deal, what was said, trick by trick, the result.

The same picture serves `watch`, `replay` and the tour.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Suit
from kiebitz.cli.look import Look
from kiebitz.cli.result_words import contract_words, result_lines
from kiebitz.games import Action, ActionKind, JassMode, SkatContract, State
from kiebitz.games.contracts import ContractTable

NARROW: Final = 70
"""Below this width the columns are headed by seat numbers instead of names."""


@dataclass(frozen=True)
class HandReport:
    """Prints one hand."""

    console: Console
    look: Look
    players: Sequence[str]

    def print(self, state: State, *, title: str, ended: Sequence[Text] = ()) -> None:
        """The whole hand; of an unfinished one as much as there is, and `ended` says why."""
        start = state.at(0)
        self.deal(start, title=title, sorted_for=state.contract_table)
        self.talk(state)
        if state.tricks:
            self.console.print(self.tricks(state))
        if state.trick:
            self.console.print(self.running_trick(state))
        lines: Iterable[Text] = ended
        if state.over:
            names = [self._name(seat) for seat in range(len(self.players))]
            lines = result_lines(state, self.look, names)
        self.console.print(Text(self.look.say("result"), style="bold"))
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))
        self.console.print()

    def deal(self, start: State, *, title: str, sorted_for: ContractTable | None = None) -> None:
        """The dealt cards."""
        grid = Table.grid(padding=(0, 2))
        for seat, hand in enumerate(start.dealt):
            role = self._role(start, seat)
            grid.add_row(
                str(seat),
                Text(self.players[seat], style="bold"),
                Text(role, style="dim"),
                self.look.hand(hand, sorted_for),
            )
        if start.aside:
            grid.add_row("", "", self.look.say("skat"), self.look.hand(start.aside))
        if start.rules.trump_is_dealt:
            trump = start.details.trump
            grid.add_row("", "", self.look.say("trump"), self.look.suit(trump))
        self.console.print(Panel(grid, title=Text(title), title_align="left", expand=False))

    def _role(self, start: State, seat: int) -> str:
        words = _PLACES.get(start.rules.seats, ("forehand",))
        place = (seat - start.forehand) % start.rules.seats
        return self.look.say(words[place]) if place < len(words) else ""

    # --- what was said before the cards ---

    def talk(self, state: State) -> None:
        """The auction, the trump choice or the predictions."""
        spoken = [
            (seat, action)
            for seat, action in zip(state.actors, state.history, strict=True)
            if action.kind in _SPOKEN
        ]
        if spoken:
            _, first = spoken[0]
            key = _TALK.get(first.kind, "auction")
            line = Text.assemble((self.look.say(key) + ":", "bold"))
            for seat, action in spoken:
                line.append("  " + self._name(seat) + " ", style="dim")
                line.append_text(self._spoken(action))
            self.console.print(line)
        if state.rules.declares:
            self._declared(state)

    def _spoken(self, action: Action) -> Text:
        match action.kind, action.argument:
            case ActionKind.PASS | ActionKind.HOLD, _:
                return Text(self.look.say(action.kind.name.lower()))
            case ActionKind.TRUMP, JassMode() as mode:
                return self._mode(mode)
            case ActionKind.PUSH, _:
                return Text(self.look.say("push"))
            case _, number:
                return Text(str(number))

    def _declared(self, state: State) -> None:
        details = state.details
        if details.declarer is None or details.contract is None:
            if details.contract is SkatContract.RAMSCH:
                self.console.print(self.look.say("ramsch"))
            return
        contract = contract_words(state, self.look)
        line = Text(self.look.say("plays", player=self._name(details.declarer), contract=contract))
        if details.skat and not details.hand:
            line.append(f" ({self.look.say('discarded')} ").append_text(
                self.look.hand(details.skat)
            )
            line.append(")")
        self.console.print(line)

    def _mode(self, mode: JassMode) -> Text:
        if mode <= JassMode.CLUBS:
            return self.look.suit(Suit(mode))
        return Text(self.look.say(mode.name.lower()), style="bold")

    # --- the tricks ---

    def tricks(self, state: State) -> Table:
        """One row per trick: the leader marked ›, the winning card underlined *, points running."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.look.say("trick"), justify="right", style="dim", no_wrap=True)
        narrow = self.console.width < NARROW
        for seat, name in enumerate(self.players):
            table.add_column(str(seat) if narrow else Text(name), no_wrap=True)
        table.add_column(self._side_names(state), justify="right", no_wrap=True)
        for number, (trick, running) in enumerate(
            zip(state.tricks, running_points(state), strict=True)
        ):
            cells = [Text("")] * state.rules.seats
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % state.rules.seats
                cell = Text.assemble(("›" if place == 0 else " ", "dim"), self.look.card(card))
                if seat == trick.winner:
                    cell.stylize("bold underline", 1)
                    cell.append("*")  # also where nothing can be underlined
                cells[seat] = cell
            table.add_row(str(number + 1), *cells, " : ".join(map(str, running)))
        return table

    def running_trick(self, state: State) -> Text:
        """The cards of a trick that was never finished."""
        line = Text(self.look.say("unfinished_trick") + ":", style="bold")
        for place, card in enumerate(state.trick):
            seat = ((state.leader or 0) + place) % state.rules.seats
            line.append(f"  {self._name(seat)} ", style="dim").append_text(self.look.card(card))
        return line

    def _side_names(self, state: State) -> str:
        if state.declarer is not None:
            return self.look.say("sides")
        return " : ".join("+".join(map(str, side)) for side in state.sides)

    def _name(self, seat: int) -> str:
        return f"{self.players[seat]} ({seat})"


def running_points(state: State) -> list[list[int]]:
    """Points taken after each trick: declarer and defenders, the two teams, or every seat."""
    table = state.contract_table
    assert table is not None  # tricks are played under some contract
    side_of = {seat: number for number, side in enumerate(state.sides) for seat in side}
    totals = [0] * len(state.sides)
    for seat, points in enumerate(state.at(0).points):  # a position may begin with some
        totals[side_of[seat]] += points
    rows = []
    for number, trick in enumerate(state.tricks, start=1):
        points = sum(table.points(card) for card in trick.cards)
        if number == len(state.tricks):  # with the bonus for the last trick, if there is one
            points = sum(state.points) - sum(totals)
        totals[side_of[trick.winner]] += points
        rows.append(list(totals))
    return rows


_PLACES: Final = {3: ("forehand", "middlehand", "hindhand")}
"""What the places are called, counted from forehand, at a table of so many."""
_TALK: Final = {
    ActionKind.TRUMP: "choice",
    ActionKind.PUSH: "choice",
    ActionKind.PREDICT: "predictions",
}
"""What is going on when somebody says such a thing first; otherwise it is an auction."""
_SPOKEN: Final = {
    ActionKind.BID,
    ActionKind.HOLD,
    ActionKind.PASS,
    ActionKind.PUSH,
    ActionKind.TRUMP,
    ActionKind.PREDICT,
}
