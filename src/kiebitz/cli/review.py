"""``kiebitz review``: a game looked at again, decision by decision."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.late_progress import LateBars, late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.positions import Game, GameOption, PositionFile, read_game
from kiebitz.cli.reading import show_broken
from kiebitz.cli.review_curve import curve_caption, curve_lines
from kiebitz.cli.review_table import CostlyTable
from kiebitz.cli.seat_names import SeatNames
from kiebitz.errors import BadOption
from kiebitz.games import State
from kiebitz.players import Player, make_player
from kiebitz.randomness import RandomKey
from kiebitz.skill.hints import ADVISER
from kiebitz.skill.known import review_steps
from kiebitz.skill.review import Review, review_open

KEY: Final = RandomKey(1)
"""The same game is always judged with the same random numbers."""


def review(
    file: PositionFile,
    game: GameOption = 1,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            "--seat", help="Judge only this seat's decisions; may be given several times."
        ),
    ] = None,
    player: Annotated[
        str, typer.Option("--player", help="Who is asked what could be known.")
    ] = ADVISER,
    open_only: Annotated[
        bool, typer.Option("--open-only", help="Look at all cards only, and ask nobody.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Look at a game again: what was there, and which decisions cost something.

    What a decision cost is said in two ways that are never mixed: by what its seat could know then,
    as a player sees it who is asked with the same cards, and with all cards open, as nobody could
    know. What may be chance is called no mistake.
    """
    look = look_of(face, lang, four_colours)
    found = read_game(file, game)
    show_broken(found.broken, look)
    state = _something_done(found)
    seats = frozenset(state.rules.check_seat(one, "the seat") for one in seat or ())
    seats = seats or frozenset(range(state.rules.seats))
    adviser = None if open_only else make_player(player)
    with late_wait(look.say("solving")):
        judged = review_open(state)
    if adviser is not None:
        judged = _ask(judged, adviser, seats, look)
    if as_json:
        plain = judged.to_dict(language=look.language, face=look.face, names=found.players)
        typer.echo(json.dumps(plain))
        return
    console = Console(highlight=False)
    _show_game(console, found, look)
    _show(console, judged, SeatNames(found.players, look), look, seats)


def _something_done(found: Game) -> State:
    if not found.state.length:
        raise BadOption("nothing has been done in this game yet: there is nothing to review")
    return found.state


def _ask(judged: Review, adviser: Player, seats: frozenset[int], look: Look) -> Review:
    """The review with what could be known, which takes a while."""
    steps = [number for number in judged.steps if judged.state.actors[number - 1] in seats]
    known = []
    with LateBars() as bars:
        task = bars.add(look.say("review_thinking"), total=len(steps))
        for done, each in enumerate(
            review_steps(judged.state, player=adviser, key=KEY, seats=seats), start=1
        ):
            known.append(each)
            bars.update(task, done, note=f"{done}/{len(steps)}")
    return judged.with_known(known)


def _show_game(console: Console, found: Game, look: Look) -> None:
    """Who sat where, who held what, and what was said and played: without it nobody can follow."""
    state, report = found.state, HandReport(console, look, found.players)
    title = state.rules.name.capitalize()
    report.deal(state.at(0), title=title, sorted_for=state.contract_table)
    report.talk(state)
    console.print()


def _show(
    console: Console, judged: Review, names: SeatNames, look: Look, seats: frozenset[int]
) -> None:
    sentence = judged.say(look.language, face=look.face, names=names.voice().names)
    console.print(Text(look.fit(sentence), style="bold"))
    lines = list(curve_lines(judged, look))
    if lines:
        console.print()
        for line in lines:
            console.print(line)
        console.print(Text(curve_caption(judged, look), style="dim"))
    console.print()
    costly = CostlyTable(judged, names, look, console.width, seats)
    if not costly.numbers:
        console.print(look.say("review_nothing_lost"))
        return
    console.print(costly.table())
    key = "review_legend" if costly.judges_known else "review_legend_open"
    console.print(Text(look.say(key), style="dim"))
