"""The script that plays, and the worker processes that would run it again.

A spawned process imports the script of the main program before it does anything. A script without
``if __name__ == "__main__":`` would then play inside of every worker. Nearly always nothing in it
is needed: then workers are started without it. Where a player's class stands in the script itself
it has to be imported, and a script that begins to play when it is imported is reported.
"""

import multiprocessing
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

WORKER: Final = "kiebitz-worker"
"""The name of our processes, by which they know themselves while they start."""
RUNS_AGAIN: Final = 77
"""The exit status of a worker that has found itself in a script that plays when it is imported."""
_STARTING: Final = Lock()


def needs_script(thing: Any) -> bool:
    """Whether another process can have this only if it imports the script: a class is from there.

    >>> needs_script(("greedy", 7))
    False
    """
    return b"__main__" in pickle.dumps(thing)


def script() -> str | None:
    """The file or module of the main program; None in a console or a notebook."""
    main = sys.modules["__main__"]
    module: str | None = getattr(vars(main).get("__spec__"), "name", None)
    return module or getattr(main, "__file__", None)


@contextmanager
def without_script() -> Iterator[None]:
    """Processes that are started meanwhile do not import the script."""
    main = vars(sys.modules["__main__"])
    with _STARTING:
        kept: dict[str, Any] = {
            name: main[name] for name in ("__spec__", "__file__") if name in main
        }
        main["__spec__"] = None
        main.pop("__file__", None)
        try:
            yield
        finally:
            main.update(kept)


def leave_if_run_again() -> None:
    """End this process if it is a worker that is importing a script which now begins to play."""
    process = multiprocessing.current_process()
    if process.name == WORKER and getattr(process, "_inheriting", False):
        os._exit(RUNS_AGAIN)
