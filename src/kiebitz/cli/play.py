"""``kiebitz play``: sit down in the terminal, with the opponents and hints of the browser."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cli.completing import complete_player
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.options import (
    FaceOption,
    FourColours,
    GameArgument,
    LanguageOption,
    SeedOption,
    deal_cards,
    look_of,
)
from kiebitz.cli.person_seat import PersonSeat, Wish
from kiebitz.cli.table_talk import say_what_was_done
from kiebitz.files import check_target
from kiebitz.games import Action, ActionKind, Rules, State, parse_rules
from kiebitz.players import Budget, Player, make_player
from kiebitz.players.game_loop import Deciding, seat_at
from kiebitz.players.table import Table
from kiebitz.randomness import Secret, as_secret
from kiebitz.records import Record, append_record
from kiebitz.records.dates import now
from kiebitz.table.opponents import NAMES


def play(
    game: GameArgument,
    opponent: Annotated[
        str,
        typer.Option(
            "--opponent",
            help="Who sits at the other seats: quick, strong, best or any player's text.",
            autocompletion=complete_player,
        ),
    ] = "strong",
    seat: Annotated[int, typer.Option("--seat", help="Your seat, from 0.")] = 0,
    hands: Annotated[int, typer.Option("--hands", min=1, help="How many hands to play.")] = 1,
    seed: SeedOption = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Add the games to this file of records.")
    ] = None,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Play in the terminal: bids, discards, predictions and cards, with hints and a verdict.

    Type a card or its number, ? for a hint, u to take back, h for help, q to leave.
    """
    rules = parse_rules(game)
    rules.check_seat(seat, "your seat")
    player = make_player(opponent)
    if record is not None:
        check_target(record)
    look = look_of(face, lang, four_colours)
    console = Console(highlight=False)
    secret = as_secret(seed)
    names = [look.say("one_hand_you") if one == seat else NAMES[one] for one in range(rules.seats)]
    console.print(look.say("play_help"), style="dim")
    for board in range(hands):
        start = deal_cards(rules, secret, board, 0, turns=board)
        ended = PlayedHand(console, look, names, player, seat, secret, board).play(start)
        _keep(record, ended, seat, names, console, look, secret, board)
        if not ended.over:
            console.print(look.say("play_left"), style="dim")
            return


def _keep(
    record: Path | None,
    state: State,
    seat: int,
    names: list[str],
    console: Console,
    look: Look,
    secret: Secret,
    board: int,
) -> None:
    """Show how the hand ended, and write it down if wished."""
    if state.over:
        title = look.say("hand_title", game=state.rules.name.capitalize(), seed=secret, board=board)
        HandReport(console, look, names, person=seat).print(state, title=title)
    if record is None or not state.length:
        return
    stopped = {} if state.over else {"stopped": "left"}
    append_record(record, Record(state, tuple(names), {"date": now(), **stopped}))
    console.print(look.say("recorded", path=record), style="dim", markup=False)


class PlayedHand:
    """One hand with a person at a seat."""

    def __init__(
        self,
        console: Console,
        look: Look,
        names: list[str],
        player: Player,
        seat: int,
        secret: Secret,
        board: int,
    ) -> None:
        self._console = console
        self._look = look
        self._names = names
        self._player = player
        self._seat = seat
        self._secret = secret
        self._board = board
        self._person = PersonSeat(console, look, names, self._read)

    def play(self, start: State) -> State:
        """Play to the end, or until the person leaves."""
        table = Table(start, seed=self._secret, board=self._board)
        bots = self._seat_bots(table, start.rules)
        try:
            while (question := table.question()) is not None:
                if question.seat != self._seat:
                    cheats, decide = bots[question.seat]
                    with late_wait(self._look.say("thinking")):
                        shown = table.open_state(question.seat) if cheats else question.view
                        decision = decide(shown, Budget(), question.key)
                    self._tell(table, question.seat, decision.action)
                    before = len(table.state.tricks)
                    table.answer(question, decision)
                    self._tell_trick(table, before)
                    continue
                wish = self._person.decide(question)
                if wish is Wish.LEAVE:
                    return table.state
                if wish is Wish.UNDO:
                    self._take_back(table)
                    bots = self._seat_bots(table, start.rules)
                    continue
                assert not isinstance(wish, Wish)
                before = len(table.state.tricks)
                table.answer(question, wish)
                self._tell_trick(table, before)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        return table.state

    def _seat_bots(self, table: Table, rules: Rules) -> dict[int, tuple[bool, Deciding]]:
        others = (seat for seat in range(rules.seats) if seat != self._seat)
        return {seat: seat_at(self._player, table, seat) for seat in others}

    def _read(self, prompt: str) -> str:
        return self._console.input(Text(self._look.fit(prompt), style="bold"))

    def _tell(self, table: Table, seat: int, action: Action) -> None:
        """What a bot does, as everybody at the table hears it."""
        if action.kind is ActionKind.PLAY:
            name = f"{self._look.fit(self._names[seat])}: "
            self._console.print(Text.assemble((name, "dim"), self._look.card(action.card)))
            return
        hidden = action.kind in table.state.rules.secret_actions
        said = say_what_was_done(
            self._names[seat], None if hidden else action, action.kind, self._look
        )
        self._console.print(Text(said))

    def _tell_trick(self, table: Table, before: int) -> None:
        """Who has taken a trick that is complete now."""
        tricks = table.state.tricks
        if len(tricks) > before:
            winner = tricks[-1].winner
            key = "play_trick_you" if winner == self._seat else "play_trick"
            said = self._look.say(key, player=self._names[winner])
            self._console.print(said, style="dim", markup=False)

    def _take_back(self, table: Table) -> None:
        """Go back to the person's last decision."""
        if self._seat not in table.state.actors:
            self._console.print(self._look.say("play_nothing_to_undo"), style="yellow")
            return
        while table.state.actors[-1] != self._seat:
            table.undo()
        table.undo()
