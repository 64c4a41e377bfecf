"""``kiebitz duel``: which of two players is better?"""

from pathlib import Path
from typing import Annotated, Final

import typer

from kiebitz.arena.deals import Forehands
from kiebitz.arena.engines import Engine
from kiebitz.arena.playing import match_of
from kiebitz.arena.scoring import Measure
from kiebitz.arena.seatings import Seating
from kiebitz.arena.starts import NEUTRAL
from kiebitz.arena.tournament import Tournament
from kiebitz.cli.arena_run import (
    AddressOption,
    ControlsOption,
    EngineOption,
    FreshOption,
    HtmlOption,
    JsonOption,
    StoreOption,
    WorkersOption,
    goes_on,
    play_and_tell,
)
from kiebitz.cli.completing import complete_game, complete_player
from kiebitz.cli.options import LanguageOption, SeedOption, look_of
from kiebitz.players import Budget

DEFAULT_STORE: Final = Path("arena.sqlite")
_BOARDS: Final = "The boards"
_BUDGET: Final = "For each decision of both players"
_RUNNING: Final = "Running"


def duel(
    first: Annotated[
        str,
        typer.Argument(
            metavar="A",
            help="A player, e.g. 'pimc(worlds=50)'.",
            autocompletion=complete_player,
        ),
    ],
    second: Annotated[
        str,
        typer.Argument(
            metavar="B", help="The player to compare it with.", autocompletion=complete_player
        ),
    ],
    game: Annotated[
        str,
        typer.Option(
            "--game",
            help="skat, schieber, differenzler; options as elsewhere.",
            autocompletion=complete_game,
        ),
    ] = "skat",
    boards: Annotated[int, typer.Option(min=1, help="How many deals, each in all seatings.")] = 100,
    until: Annotated[
        str,
        typer.Option(help="Stop when decided: 0..2 asks if A is > 0 or < 2 points better."),
    ] = "",
    seed: SeedOption = None,
    fresh: FreshOption = False,
    start: Annotated[
        str,
        typer.Option(
            help="Where A and B take over: deal, cards (a central contract), or how many cards "
            "are left.",
            rich_help_panel=_BOARDS,
        ),
    ] = "deal",
    by: Annotated[
        str, typer.Option(help="Who plays until then.", rich_help_panel=_BOARDS)
    ] = NEUTRAL,
    deals: Annotated[
        str,
        typer.Option(
            metavar="FILE", help="Deals or positions of recorded games.", rich_help_panel=_BOARDS
        ),
    ] = "",
    only: Annotated[
        str,
        typer.Option(
            help="Only some: 'close(points=10)' or 'contract(kind=grand)'.",
            rich_help_panel=_BOARDS,
        ),
    ] = "",
    forehands: Annotated[
        Forehands | None,
        typer.Option(
            help="Every board with each forehand, or in rotation. Default: all in Schieber.",
            rich_help_panel=_BOARDS,
        ),
    ] = None,
    field: Annotated[
        str | None,
        typer.Option(
            help="Who sits in all other seats, instead of A and B.", rich_help_panel=_BOARDS
        ),
    ] = None,
    measure: Annotated[
        Measure | None,
        typer.Option(help="Default: tournament in Skat, score elsewhere.", rich_help_panel=_BOARDS),
    ] = None,
    seating: Annotated[
        Seating,
        typer.Option(
            help="all: everyone in every seat. roles, with --start cards: A declares against B, "
            "then B against A.",
            rich_help_panel=_BOARDS,
        ),
    ] = Seating.ALL,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="How long it may take.", rich_help_panel=_BUDGET),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(min=1, help="Positions that it may look at.", rich_help_panel=_BUDGET),
    ] = None,
    worlds: Annotated[
        int | None,
        typer.Option(min=1, help="Deals that it may try.", rich_help_panel=_BUDGET),
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(min=1, help="Games that it may play out.", rich_help_panel=_BUDGET),
    ] = None,
    store: StoreOption = None,
    engine: EngineOption = Engine.AUTO,
    workers: WorkersOption = None,
    address: AddressOption = None,
    controls: ControlsOption = True,
    html: HtmlOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = "",
) -> None:
    """Compare two players on the same deals with the same luck.

    Every deal is played once per seating. Boards are kept as they finish: the same command goes on
    where it was stopped, and more --boards add to it; --fresh begins again with other deals.
    """
    match = match_of(
        [first, second],
        game=game,
        seed=seed,
        budget=Budget(seconds, nodes, worlds, playouts),
        start=start,
        by=by,
        only=only,
        forehands=forehands,
        field=field,
        measure=measure,
        seating=seating,
    )
    tournament = Tournament(
        " – ".join(match.labels),
        (match,),
        boards=boards,
        until=until,
        deals=deals,
        engine=engine,
        workers=workers,
        controls=controls,
        goes_on=goes_on(seed, fresh),
    )
    play_and_tell(
        tournament,
        store or DEFAULT_STORE,
        address=address,
        html=html,
        as_json=as_json,
        look=look_of("french", lang),
    )
