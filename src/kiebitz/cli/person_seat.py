"""A person at the terminal: shows what the seat knows, asks, gives hints, bears wrong input."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.status_line import StatusLine
from kiebitz.cli.typed_actions import read_action
from kiebitz.errors import KiebitzError
from kiebitz.games import Action, ActionKind, Phase, View
from kiebitz.players.table import Question
from kiebitz.skill.advice import Advice
from kiebitz.skill.hints import advise
from kiebitz.skill.voice import Voice
from kiebitz.table.snapshot import explain_blocked
from kiebitz.words import translate

HINT_PART: Final = 1000
"""The stream of a decision's random numbers that hints use: never that of a player."""
BAR: Final = 20
MOST_OPTIONS: Final = 12


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
            wish = self._as_wish(typed, question)
            if wish is not None:
                return wish
            if not typed or typed in "?" or typed.lower() in self._words("typed_help"):
                continue
            try:
                return self._legal(read_action(typed, view, hand, self.look.language), view)
            except KiebitzError as error:
                said = translate(self.look.language, str(error))
                self.console.print(Text(self.look.fit(said), style="yellow"))

    def _words(self, key: str) -> list[str]:
        return self.look.say(key).split()

    def _as_wish(self, typed: str, question: Question) -> Wish | None:
        """Helps with what needs no decision; gives what somebody else has to do."""
        word = typed.lower()
        if word == "?" or word in self._words("typed_hint"):
            self._hint(question)
        elif word in self._words("typed_help"):
            self.console.print(self.look.say("play_help"), style="dim")
        elif word in self._words("typed_undo"):
            return Wish.UNDO
        elif word in self._words("typed_leave"):
            return Wish.LEAVE
        return None

    def _legal(self, action: Action, view: View) -> Action:
        if action in view.legal_actions:
            return action
        card = action.argument
        reason = explain_blocked(view).get(str(card)) if isinstance(card, Card) else None
        if reason is None:
            known = ", ".join(str(each) for each in view.legal_actions[:MOST_OPTIONS])
            raise KiebitzError(self.look.say("play_not_now", actions=known))
        raise KiebitzError(self.look.say(f"blocked_{reason.split()[0]}"))

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
        for line in self._bars(advice):
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def _bars(self, advice: Advice) -> list[Text]:
        """A bar for each of the best options, longer for what is better."""
        rated = [one for one in advice.options if one.value is not None][:MOST_OPTIONS]
        if len(rated) < 2:
            return []
        values = [one.value or 0.0 for one in rated]
        low, high = min(values), max(values)
        shown_actions = [self._name(one.action) for one in rated]
        width = max(text.cell_len for text in shown_actions)
        block = self.look.fit("█")
        lines = []
        for one, action, value in zip(rated, shown_actions, values, strict=True):
            share = 1.0 if high == low else (value - low) / (high - low)
            full = 1 + round(share * (BAR - 1))
            shown = f"{100 * value:.0f} %" if advice.unit.value == "chance" else f"{value:.1f}"
            lines.append(
                Text.assemble(
                    self.look.fit("› ") if one.action == advice.action else "  ",
                    action,
                    " " * (width - action.cell_len + 1),
                    ((block if block != "?" else "#") * full + " " * (BAR - full), "blue"),
                    f" {self.look.decimal(shown)}",
                )
            )
        return lines

    def _name(self, action: Action) -> Text:
        """An alternative in a few characters."""
        match action.kind, action.argument:
            case ActionKind.PLAY, _:
                return self.look.card(action.card)
            case ActionKind.DISCARD, (Card() as first, Card() as second):
                return self.look.cards([first, second])
        return Text(self.look.fit(Voice(self.look.language, self.look.face).action(action)))
