"""A played hand for the terminal: the deal, what was said, trick by trick, the result.

The same picture serves `watch`, `replay` and the tour. Cards are never broken or cut, however
narrow the terminal is and however long the names are.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Suit
from kiebitz.cli.look import Look
from kiebitz.cli.result_words import contract_words, result_lines
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.trick_table import TrickTable, width_of
from kiebitz.cli.verdict_words import verdict_sentence
from kiebitz.games import Action, ActionKind, JassMode, SkatContract, State
from kiebitz.games.contracts import ContractTable
from kiebitz.solver import verdict_of


@dataclass(frozen=True)
class HandReport:
    """Prints one hand."""

    console: Console
    look: Look
    players: Sequence[str]
    person: int | None = None
    """The seat of the one who reads it, if any: to that one it says you."""

    def print(
        self,
        state: State,
        *,
        title: str,
        ended: Sequence[Text] = (),
        verdict: bool | None = None,
    ) -> None:
        """The whole hand; with a verdict by default where that takes a moment only.

        `ended` says how a hand that was not played to its end came out.
        """
        start = state.at(0)
        self.deal(start, title=title, sorted_for=state.contract_table)
        self.talk(state)
        if state.tricks or state.trick:
            TrickTable(state, self._names, self.look).print(self.console)
        self.console.print(Text(self.look.say("result"), style="bold"))
        for line in self._result(state, ended):
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))
        if state.rules.whole_deals_solved_at_once if verdict is None else verdict:
            self.verdict(state)
        self.console.print()

    def _result(self, state: State, ended: Sequence[Text]) -> Iterable[Text]:
        if not state.over:
            return ended or [Text(self.look.say("not_finished"), style="yellow")]
        names = [self._names.in_sentence(seat) for seat in range(state.rules.seats)]
        return result_lines(state, self.look, names, person=self.person)

    def verdict(self, state: State) -> None:
        """What was there with all cards open, where that can be said."""
        if (verdict := verdict_of(state)) is not None:
            names = SeatNames(self.players, self.look, self.person)
            sentence = verdict_sentence(state, verdict, names, self.look)
            self.console.print(Padding(Text(sentence, style="bold"), (0, 0, 0, 2), expand=False))

    @cached_property
    def _names(self) -> SeatNames:
        return SeatNames(self.players, self.look)

    # --- the dealt cards ---

    def deal(self, start: State, *, title: str, sorted_for: ContractTable | None = None) -> None:
        """The dealt cards; names that do not fit beside them stand above."""
        panel = self._deal_panel(start, title, sorted_for, names=any(self.players))
        if width_of(panel, self.console) > self.console.width:
            if any(self.players):
                self._print_legend()
            panel = self._deal_panel(start, title, sorted_for, names=False)
        self.console.print(panel)

    def _print_legend(self) -> None:
        """Seats and names, one below the other."""
        legend = Table.grid(padding=(0, 2))
        for seat, name in enumerate(self.players):
            if name:
                legend.add_row(str(seat), Text(self.look.fit(name), style="bold", overflow="fold"))
        self.console.print(legend)

    def _deal_panel(
        self, start: State, title: str, table: ContractTable | None, *, names: bool
    ) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for _ in range(3 if names else 2):
            grid.add_column(no_wrap=True)
        none = [Text("")] if names else []
        for seat, hand in enumerate(start.dealt):
            name = [Text(self.look.fit(self.players[seat]), style="bold")] if names else []
            role = Text(self._role(start, seat), style="dim")
            grid.add_row(str(seat), *name, role, self.look.hand(hand, table))
        if start.aside:
            aside = self.look.hand(start.aside, table)
            grid.add_row("", *none, self.look.say("skat"), aside)
        if start.rules.trump_is_dealt:
            trump = self.look.suit(start.details.trump)
            grid.add_row("", *none, self.look.say("trump"), trump)
        heading = Text(self.look.fit(title))
        return Panel(grid, title=heading, title_align="left", expand=False)

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
            pieces = [Text.assemble((self.look.say(key) + ":", "bold"))]
            for seat, action in spoken:
                name = self._names.in_sentence(seat) + " "
                pieces.append(Text.assemble((name, "dim"), self._say_action(action)))
            for line in fill_lines(pieces, self.console.width):
                self.console.print(line)
        if state.rules.declares:
            self._print_declared(state)

    def _say_action(self, action: Action) -> Text:
        match action.kind, action.argument:
            case ActionKind.PASS | ActionKind.HOLD, _:
                return Text(self.look.say(action.kind.name.lower()))
            case ActionKind.TRUMP, JassMode() as mode:
                return self._mode(mode)
            case ActionKind.PUSH, _:
                return Text(self.look.say("push"))
            case _, number:
                return Text(str(number))

    def _print_declared(self, state: State) -> None:
        details = state.details
        if details.declarer is None or details.contract is None:
            if details.contract is SkatContract.RAMSCH:
                self.console.print(self.look.say("ramsch"))
            return
        if details.contract is None:
            return
        contract = contract_words(state, self.look)
        key = "plays_you" if details.declarer == self.person else "plays"
        name = self._names.in_sentence(details.declarer)
        line = Text(self.look.say(key, player=name, contract=contract))
        if details.skat and not details.hand:
            discard = self.look.cards(details.skat)
            line.append(f" ({self.look.say('discarded')} ").append_text(discard).append(")")
        self.console.print(line)

    def _mode(self, mode: JassMode) -> Text:
        if mode <= JassMode.CLUBS:
            return self.look.suit(Suit(mode))
        return Text(self.look.say(mode.name.lower()), style="bold")


def fill_lines(pieces: Sequence[Text], width: int) -> Iterator[Text]:
    """Pieces one after the other, two blanks apart, in lines of this width; none is broken.

    >>> [str(line) for line in fill_lines([Text("ab"), Text("cd"), Text("efg")], 6)]
    ['ab  cd', 'efg']
    """
    line = Text()
    for piece in pieces:
        if line and cell_len(line.plain) + 2 + cell_len(piece.plain) > width:
            yield line
            line = Text()
        line = line.append("  ").append_text(piece) if line else piece.copy()
    yield line


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
