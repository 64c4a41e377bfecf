"""What SQLite complains about, in words from which one knows what is safe and what to do."""

import sqlite3


def describe(path: str, error: sqlite3.Error) -> str:
    """One sentence about what went wrong with a store."""
    code = getattr(error, "sqlite_errorname", "")
    if code.startswith("SQLITE_FULL"):
        return (
            f"there is no room left for {path!r}; every board written so far is safe: make room "
            "and give the same command again"
        )
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return f"{path!r} is locked by another program: wait for it, or choose another file"
    if code.startswith("SQLITE_NOTADB"):
        return f"{path!r} is no database: choose another file"
    if code.startswith("SQLITE_CORRUPT"):
        return f"{path!r} is damaged ({error}); copy what `sqlite3 FILE .recover` can read"
    if code.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return f"{path!r} cannot be written: {error}"
    return f"{path!r}: {error}"
