"""What players of other people raise, in words, and how Ctrl-C is told from it.

A bot may raise anything, also what ends programs (`SystemExit`, `KeyboardInterrupt`): that is the
bot's failure like any other. Only a person's Ctrl-C stops the run.
"""

import threading
from dis import opmap
from typing import Final

from kiebitz.errors import printable

LONGEST: Final = 2_000
"""Characters of somebody else's error that are kept."""
_RAISE: Final = opmap["RAISE_VARARGS"]


def describe(error: BaseException) -> str:
    """An error of somebody else in one line, whatever it does when it is printed.

    >>> describe(ValueError("no such card"))
    'ValueError: no such card'
    """
    name = type(error).__name__
    try:
        text = str(error)
    except BaseException as worse:  # a text that cannot be had is no reason to fall over
        text = f"(its text cannot be had: {type(worse).__name__})"
    return printable(f"{name}: {text}" if text else name)[:LONGEST]


def name_of(player: object) -> str:
    """The name of a player, or of its class where the player cannot even say that.

    >>> name_of(object())
    'object'
    """
    try:
        return printable(str(player.name))[:LONGEST]  # type: ignore[attr-defined]
    except BaseException as error:  # whatever a property of somebody else does
        if is_ctrl_c(error):
            raise
        return type(player).__name__


def is_ours(player: object) -> bool:
    """Whether a player is one of the package: only others have to be watched.

    >>> from kiebitz.players import make_player
    >>> is_ours(make_player("greedy"))
    True
    """
    return type(player).__module__.partition(".")[0] == "kiebitz"


def is_ctrl_c(error: BaseException) -> bool:
    """Whether this is a person's Ctrl-C: it reaches the main thread alone, and nobody raises it.

    >>> try:
    ...     raise KeyboardInterrupt  # as a bot would
    ... except KeyboardInterrupt as error:
    ...     is_ctrl_c(error)
    False
    """
    if not isinstance(error, KeyboardInterrupt):
        return False
    return threading.current_thread() is threading.main_thread() and not _is_from_a_statement(error)


def _is_from_a_statement(error: BaseException) -> bool:
    """Whether it began with `raise`; a signal comes between two instructions, or inside a call."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return place is not None and place.tb_frame.f_code.co_code[place.tb_lasti] == _RAISE
