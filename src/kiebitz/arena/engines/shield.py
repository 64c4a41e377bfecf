"""What travels back from a worker: a result, or an error that another process can read.

An exception that cannot be pickled would look like a dead worker; it is reported as a text instead.
"""

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kiebitz.errors import KiebitzError


class WorkerFailed(KiebitzError):
    """An error in a worker that could not be sent as it was."""


@dataclass(frozen=True)
class Shielded:
    """A function whose errors can always be sent."""

    function: Callable[[Any], Any]

    def __call__(self, task: Any) -> Any:
        try:
            return self.function(task)
        except BaseException as error:
            if _can_be_sent(error):
                raise
            raise WorkerFailed(f"{type(error).__name__}: {error}") from None


def _can_be_sent(error: BaseException) -> bool:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # whatever a foreign exception does
        return False
    return isinstance(error, Exception)
