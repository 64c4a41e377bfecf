"""The flag that ends what a worker thread is thinking about when its result is wanted no more.

Processes are ended as a whole; a thread can only be asked to stop. What is played in one has the
flag in the budgets of its players (`Budget.stop`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from kiebitz.players import StopFlag

_FLAG: Final[ContextVar[StopFlag | None]] = ContextVar("stop flag of this worker", default=None)


def current_flag() -> StopFlag | None:
    """The flag of the worker that this is called in; None outside of workers."""
    return _FLAG.get()


@contextmanager
def stop_by(flag: StopFlag) -> Iterator[None]:
    """What is played inside is stopped by this flag."""
    before = _FLAG.set(flag)
    try:
        yield
    finally:
        _FLAG.reset(before)
