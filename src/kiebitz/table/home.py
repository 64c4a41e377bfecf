"""Where a table keeps its book unless told otherwise."""

import os
import sys
from pathlib import Path


def usual_home() -> Path:
    """The folder for data of this user, as the system has it; `KIEBITZ_HOME` overrides it."""
    if given := os.environ.get("KIEBITZ_HOME"):
        return Path(given)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))
    return Path(base) / "kiebitz"
