"""The flag that ends a question to a solver: any thread may raise it."""

from kiebitz import _core
from kiebitz.errors import BadOption, shown


def check_stop(stop: _core.StopFlag | None) -> _core.StopFlag | None:
    """The flag, if there is one.

    >>> check_stop("now")
    Traceback (most recent call last):
    kiebitz.errors.BadOption: stop is a StopFlag, whose stop() ends the work, not 'now'
    """
    if stop is None or isinstance(stop, _core.StopFlag):
        return stop
    raise BadOption(f"stop is a StopFlag, whose stop() ends the work, not {shown(stop)}")
