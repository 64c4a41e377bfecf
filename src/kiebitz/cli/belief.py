"""``kiebitz belief``: where each card may be that a seat cannot see."""

import json
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.beliefs import make_belief
from kiebitz.beliefs.card_places import CardPlaces, card_places
from kiebitz.beliefs.picture import belief_svg, card_rows, percent
from kiebitz.cards import Card, Suit, suit_name
from kiebitz.cli.look import Look
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.positions import (
    GameOption,
    MoveOption,
    PositionFile,
    card_number,
    position_before,
    read_game,
)
from kiebitz.cli.reading import show_broken
from kiebitz.files import check_target, write_whole
from kiebitz.games import State
from kiebitz.games.contracts import TRUMP_CLASS

HEAT: Final = ("", "grey50", "grey70", "cyan", "bright_cyan", "bold bright_cyan")
"""Styles of shares, from impossible to certain."""


def belief_command(
    file: PositionFile,
    game: GameOption = 1,
    move: MoveOption = None,
    seat: Annotated[int | None, typer.Option(help="Whose view. Default: the seat to move.")] = None,
    belief: Annotated[
        str, typer.Option(help="How deals are weighed: uniform, or in Schieber weis.")
    ] = "uniform",
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also draw a picture into this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Show where each hidden card may be, and how likely, for a seat that sees only its own.

    All conclusions from the cards played are drawn; the numbers are exact, not sampled.
    """
    if svg is not None:
        check_target(svg)
    look = look_of(face, lang, four_colours)
    recorded = read_game(file, game)
    show_broken(recorded.broken, look)
    state = position_before(recorded.state, move)
    viewer = state.rules.check_seat(_viewer(state) if seat is None else seat, "the viewer")
    places = card_places(state.view(viewer), belief=make_belief(belief))
    names = place_names(places, look)
    if svg is not None:
        picture = belief_svg(places, names, face=look.face, language=look.language)
        with write_whole(svg) as part:
            part.write_text(picture + "\n", encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(as_plain(places)))
        return
    console = Console(highlight=False)
    console.print(headline(places, look, names))
    console.print(places_table(places, look, names))
    for line in void_lines(places, look, names):
        console.print(line, style="dim")


def _viewer(state: State) -> int:
    return 0 if state.to_move is None else state.to_move


def place_names(places: CardPlaces, look: Look) -> list[str]:
    """What the places are called: the seats, in Skat then the skat."""
    rules = places.view.rules
    seats = [look.say("seat_ends_with", seat=seat) for seat in range(rules.seats)]
    return [*seats, look.say("skat")] if rules.cards_aside else seats


def headline(places: CardPlaces, look: Look, names: list[str]) -> Text:
    """Whose knowledge it is, when, and how many deals it leaves."""
    view = places.view
    if view.over:
        when = look.say("the_end")
    elif view.leader is None:
        when = look.say("phase_now")
    else:
        when = look.say("card_number", number=card_number(view))
    number = look.number(places.worlds)
    text = Text(
        look.say("believed", player=names[places.knowledge.seat], number=when, worlds=number),
        style="bold",
    )
    if not places.exact:
        text.append(f" ({look.say('sampled')})", style="dim")
    return text


def places_table(places: CardPlaces, look: Look, names: list[str]) -> Table:
    """Cards that are equally likely everywhere share a row."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(look.say("card"))
    shown = [place for place in range(len(names)) if place != places.knowledge.seat]
    for place in shown:
        held = len(places.knowledge.known[place]) + places.knowledge.open[place]
        table.add_column(f"{names[place]} ({held})", justify="right", no_wrap=True)
    for row in card_rows(places):
        hidden = [card for card in row if card in places.hidden]

        def texts(card: Card) -> tuple[str, ...]:
            return tuple(percent(places.shares(card)[place]) for place in shown)

        for _, group in groupby(sorted(hidden, key=texts, reverse=True), key=texts):
            cards = sorted(group, key=row.index)
            shares = [places.shares(cards[0])[place] for place in shown]
            table.add_row(look.cards(cards), *(_share(share) for share in shares))
    return table


def _share(share: float) -> Text:
    if share == 0:
        return Text("·", style="dim")
    return Text(percent(share), style=HEAT[min(1 + int(4 * share), len(HEAT) - 1)])


def void_lines(places: CardPlaces, look: Look, names: list[str]) -> list[str]:
    """What the cards played have shown."""
    lines = []
    for place, classes in enumerate(places.knowledge.voids):
        for number in sorted(classes):
            cards = look.say("trumps") if number == TRUMP_CLASS else _suit(number, look)
            lines.append(look.say("has_no", player=names[place], cards=cards))
    return lines


def _suit(number: int, look: Look) -> str:
    return suit_name(Suit(number), face=look.face, language=look.language)


def as_plain(places: CardPlaces) -> dict[str, object]:
    """All numbers, for other programs."""
    return {
        "seat": places.knowledge.seat,
        "worlds": places.worlds,
        "exact": places.exact,
        "cards": {str(card): list(places.shares(card)) for card in places.hidden},
    }
