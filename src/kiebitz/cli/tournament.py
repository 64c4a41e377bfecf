"""``kiebitz tournament``: many players, described in a file."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from kiebitz.arena.engines import Engine
from kiebitz.arena.tournament import read_tournament
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
    overridden,
    play_and_tell,
)
from kiebitz.cli.options import LanguageOption, SeedOption, look_of
from kiebitz.randomness import as_secret


def tournament(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A tournament in TOML.")],
    boards: Annotated[
        int | None, typer.Option(min=1, help="Instead of the number in the file.")
    ] = None,
    seed: SeedOption = None,
    fresh: FreshOption = False,
    store: StoreOption = None,
    engine: EngineOption = Engine.AUTO,
    workers: WorkersOption = None,
    address: AddressOption = None,
    controls: ControlsOption = True,
    html: HtmlOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = "",
) -> None:
    """Play all pairings of a tournament file on the same deals.

    Boards are kept as they finish, beside the file unless it says where: the same command goes on
    where it was stopped; --fresh begins again with other deals.
    """
    read = overridden(read_tournament(file), engine=engine, workers=workers, controls=controls)
    if seed is not None or fresh:
        read = replace(read.under(as_secret(seed)), goes_on=goes_on(seed, fresh))
    if boards is not None:
        read = replace(read, boards=boards)
    if read.deals:
        read = replace(read, deals=str(file.parent / read.deals))
    beside = file.parent / read.store if read.store else file.with_suffix(".sqlite")
    play_and_tell(
        read,
        store or beside,
        address=address,
        html=html,
        as_json=as_json,
        look=look_of("french", lang),
    )
