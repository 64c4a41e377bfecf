"""A person at the terminal: shows what the seat knows, asks, gives hints, bears wrong input."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.hint_bars import hint_bars
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.status_line import StatusLine
from kiebitz.cli.typed_actions import read_action, typed_words
from kiebitz.cli.typed_cards import Misread
from kiebitz.cli.typed_refusals import say_what_fits
from kiebitz.errors import IllegalAction, KiebitzError
from kiebitz.games import Action, ActionKind, Phase, View
from kiebitz.players.table import Question
from kiebitz.skill.hints import advise
from kiebitz.skill.voice import Voice
from kiebitz.table.snapshot import explain_blocked

HINT_PART: Final = 1000
"""The stream of a decision's random numbers that hints use: never that of a player."""


class Wish(Enum):
    """What a person may want instead of deciding."""

    UNDO = "undo"
    LEAVE = "leave"


@dataclass
class PersonSeat:
    """Asks one person."""

    console: Console
    look: Look
    names: list[str]
    read: Callable[[str], str]
    """Shows a prompt and gives the line that was typed; EOFError at the end of input."""

    def decide(self, question: Question) -> Action | Wish:
        """The person's decision, however many lines it takes."""
        view = question.view
        hand = self._sorted(view)
        self._show(view, hand)
        while True:
            typed = self.read(self.look.say(f"ask_{view.phase.name.lower()}") + " ").strip()
            if not typed or self._helped(typed, question):
                continue
            if (wish := self._as_wish(typed)) is not None:
                return wish
            try:
                return self._legal(read_action(typed, view, hand, self.look.language), view)
            except Misread as reason:
                self._complain(reason.say(self.look))
            except KiebitzError:
                self._complain(say_what_fits(view, self.look))

    def _complain(self, said: str) -> None:
        self.console.print(Text(said, style="yellow"))

    def _is_word(self, typed: str, key: str) -> bool:
        return typed.lower() in typed_words(key, self.look.language)

    def _helped(self, typed: str, question: Question) -> bool:
        """Whether this asked for help or a hint, which was given."""
        if self._is_word(typed, "typed_hint"):
            self._hint(question)
            return True
        if self._is_word(typed, "typed_help"):
            self.console.print(self.look.say("play_help"), style="dim")
            self._complain(say_what_fits(question.view, self.look))
            return True
        return False

    def _as_wish(self, typed: str) -> Wish | None:
        """What somebody else has to do."""
        if self._is_word(typed, "typed_undo"):
            return Wish.UNDO
        return Wish.LEAVE if self._is_word(typed, "typed_leave") else None

    def _legal(self, action: Action, view: View) -> Action:
        if action in view.legal_actions:
            return action
        card = action.argument
        reason = explain_blocked(view).get(str(card)) if isinstance(card, Card) else None
        if reason is None:
            raise IllegalAction(str(action))
        raise Misread(f"blocked_{reason.split()[0]}")

    # ---- What is shown ---------------------------------------------------------------------------

    def _sorted(self, view: View) -> list[Card]:
        table = view.contract_table or view.rules.table_before
        return table.sort(view.hand)

    def _show(self, view: View, hand: list[Card]) -> None:
        for status in StatusLine(view, self.look, self.names).lines(self.console.width):
            self.console.print(status)
        if view.trick and view.leader is not None:
            seats = view.rules.seats
            lying = Text("  ").join(
                Text.assemble(
                    (self.names[(view.leader + place) % seats] + " ", "dim"), self.look.card(card)
                )
                for place, card in enumerate(view.trick)
            )
            self.console.print(Padding(lying, (0, 0, 0, 2)))
        legal = {action.argument for action in view.legal_actions}
        playing = view.phase is Phase.PLAY
        line = Text()
        for number, card in enumerate(hand, start=1):
            shut = playing and card not in legal
            line.append(f"{number}:", style="dim")
            shown = self.look.card(card)
            if shut:
                shown = Text(shown.plain, style="dim strike")
            line.append_text(shown).append("  ")
        self.console.print(Padding(line, (0, 0, 0, 2)))

    def _hint(self, question: Question) -> None:
        with late_wait(self.look.say("thinking")):
            advice = advise(question.view, key=question.key.part(HINT_PART))
        said = advice.say(self.look.language, face=self.look.face)
        self.console.print(Text(self.look.fit(said), style="bold"))
        for line in hint_bars(advice, question.view, self.look, self._name):
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def _name(self, action: Action) -> Text:
        """An alternative in a few characters."""
        match action.kind, action.argument:
            case ActionKind.PLAY, _:
                return self.look.card(action.card)
            case ActionKind.DISCARD, (Card() as first, Card() as second):
                return self.look.cards([first, second])
        return Text(self.look.fit(Voice(self.look.language, self.look.face).action(action)))
