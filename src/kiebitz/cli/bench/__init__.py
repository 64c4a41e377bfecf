"""``kiebitz bench``: measured tables, each by one command in a module of its own."""

import typer

from kiebitz.cli.bench.arena import arena
from kiebitz.cli.bench.batches import batches
from kiebitz.cli.bench.everyday import everyday
from kiebitz.cli.bench.ladder import ladder
from kiebitz.cli.bench.learn import learn
from kiebitz.cli.bench.players import players
from kiebitz.cli.bench.solver import solver
from kiebitz.cli.bench.table import table
from kiebitz.cli.bench.worlds import worlds
from kiebitz.cli.speaking import SpeakingCommand, SpeakingGroup

app = typer.Typer(
    cls=SpeakingGroup,
    add_completion=False,
    no_args_is_help=True,
    help="Measure: tables of nodes and times.",
)
for command in (ladder, solver, batches, worlds, players, arena, everyday, learn, table):
    app.command(cls=SpeakingCommand)(command)
