"""Groups of commands that are imported when they are called: a list of them needs one line each."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

import typer
from typer.core import TyperCommand
from typer.main import get_command

from kiebitz.cli.speaking import SpeakingCommand, SpeakingGroup


class Command(NamedTuple):
    """Where a command is, and the line that is shown in lists."""

    place: str
    """``module:name``, the name of a function or of a group in `kiebitz.cli`."""
    summary: str


class CommandsOnDemand(SpeakingGroup):
    """A group that knows its commands by their summaries; subclasses fill the table."""

    table: ClassVar[Mapping[str, Command]]

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, command in self.table.items():
            self.add_command(TyperCommand(name, help=command.summary), name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called, in full."""
        name, _, rest = super().resolve_command(ctx, args)
        if name is None:  # while a shell completes a line, a name may be unknown
            return None, None, rest
        return name, load(name, self.table[name]), rest


def load(name: str, command: Command) -> Any:
    """Import a command."""
    module, _, attribute = command.place.partition(":")
    found = getattr(import_module(f"kiebitz.cli.{module}"), attribute)
    if isinstance(found, typer.Typer):
        return get_command(found)
    alone = typer.Typer(add_completion=False)
    alone.command(name, cls=SpeakingCommand)(found)
    return get_command(alone)
