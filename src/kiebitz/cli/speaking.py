"""Help and usage errors in the language of the terminal.

The help of a command stands in its code in English and is looked up in the catalogues of
`kiebitz.words`, as errors are. What typer says itself (Usage, Options, …) is looked up there too.
"""

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from kiebitz.cli.plain_text import fit
from kiebitz.words import Language, translate
from kiebitz.words.language import language_of_environment
from kiebitz.words.sentences import WRITTEN_IN

ClickError: Final[type[Any]] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)
"""What typer raises for a wrong command line; it has no public name of its own."""
_FRAME: Final = (
    "DEFAULT_STRING",
    "REQUIRED_LONG_STRING",
    "ARGUMENTS_PANEL_TITLE",
    "OPTIONS_PANEL_TITLE",
    "COMMANDS_PANEL_TITLE",
)
"""Words of typer around our help."""
_PLAIN_ENGLISH: Final = {
    ", unable to parse string as an integer": "",
    ", unable to parse string as a number": "",
    "Value error, ": "",
    "Input should be a valid integer": "it should be a whole number",
    "Input should be a valid number": "it should be a number",
    "Input should be greater than or equal to": "it should be at least",
}
_IN_USAGE: Final = ("Usage:", "[OPTIONS]", "COMMAND [ARGS]...")
_BRACES: Final = re.compile(r"\{([^{}]+)\}")


def language_of_call(arguments: Sequence[str] | None = None) -> Language:
    """The language to speak before a command has begun: of ``--lang``, else of the terminal.

    >>> language_of_call(["duel", "--lang", "de", "--help"])
    <Language.DE: 'de'>
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    known = {language.value: language for language in Language}
    for place, word in enumerate(given):
        option, _, value = word.partition("=")
        wanted = value or "".join(given[place + 1 : place + 2])
        if option.lower() == "--lang" and wanted.lower() in known:
            return known[wanted.lower()]
    return language_of_environment()


def translate_frame(language: Language) -> None:
    """Have typer say its own words in this language."""
    if language is WRITTEN_IN:
        return
    from typer import rich_utils  # slow to import

    for name in _FRAME:
        said = translate(language, getattr(rich_utils, name))
        setattr(rich_utils, name, fit(said, sys.stdout.encoding or "utf-8"))


def translate_help(language: Language, text: str) -> str:
    """The help of a command, paragraph by paragraph.

    >>> translate_help(Language.EN, "Compare two players.")
    'Compare two players.'
    """
    paragraphs = (" ".join(part.split()) for part in text.split("\n\n"))
    return "\n\n".join(translate(language, part) for part in paragraphs)


class SpeakingCommand(TyperCommand):
    """A command whose help is shown in the language of the call."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, translated."""
        translate_command(self, ctx)
        show_help(super().format_help, ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The line of usage, translated."""
        return translate_usage(super().get_usage(ctx))


class SpeakingGroup(TyperGroup):
    """A group of commands whose help is shown in the language of the call."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help, translated."""
        translate_command(self, ctx)
        for name in self.list_commands(ctx):
            translate_command(self.get_command(ctx, name), ctx)
        show_help(super().format_help, ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The line of usage, translated."""
        return translate_usage(super().get_usage(ctx))


def without_python(message: str) -> str:
    """A usage error without what only those who write Python can read.

    >>> without_python("Invalid value for '--boards': Input should be a valid integer, unable "
    ... "to parse string as an integer")
    "Invalid value for '--boards': it should be a whole number"
    """
    for theirs, ours in _PLAIN_ENGLISH.items():
        message = message.replace(theirs, ours)
    return message


def show_help(typers: Callable[[Any, Any], None], ctx: Any, formatter: Any) -> None:
    """Show the help as typer does, but for the panels of options."""
    from kiebitz.cli.help_panels import use_own_panels  # slow to import

    use_own_panels()
    typers(ctx, formatter)


def translate_command(command: Any, ctx: Any) -> None:
    """Put the help of a command and of its options into the language of the call.

    In the signs that the terminal has, too: what gets longer has to do so before it is laid out.
    """
    if command is None:
        return
    language = language_of_call()
    command.help = _help_for_terminal(language, command.help or "")
    translate_frame(language)
    for parameter in command.get_params(ctx):
        if getattr(parameter, "help", None):
            parameter.help = _help_for_terminal(language, parameter.help)
        if getattr(parameter, "rich_help_panel", None):
            parameter.rich_help_panel = _help_for_terminal(language, parameter.rich_help_panel)


def _help_for_terminal(language: Language, text: str) -> str:
    return fit(translate_help(language, text), sys.stdout.encoding or "utf-8")


def translate_usage(usage: str) -> str:
    """The line ``Usage: kiebitz …`` in the language of the call, without typer's braces.

    >>> translate_usage("Usage: kiebitz watch [OPTIONS] {GAME} {PLAYER}...")
    'Usage: kiebitz watch [OPTIONS] GAME PLAYER...'
    """
    language = language_of_call()
    for word in _IN_USAGE:
        usage = usage.replace(word, translate(language, word), 1)
    return _BRACES.sub(r"\1", usage)
