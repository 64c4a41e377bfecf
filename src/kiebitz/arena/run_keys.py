"""The keys by which runs are found again in a store: of a match and the code it was played with."""

from collections.abc import Mapping
from typing import Any

from kiebitz.arena.match import Match, match_key


def run_key(match: Match, versions: Mapping[str, Any]) -> str:
    """The key of a match in the store: the same match by other code is another run."""
    return key_of_data(match.to_dict(), versions)


def key_of_data(
    match: Mapping[str, Any], versions: Mapping[str, Any], *, any_secret: bool = False
) -> str:
    """The same of a match given as plain data.

    With `any_secret` the same for runs that differ in their secrets alone.
    """
    return match_key({**match, **_deciding(versions)}, any_secret=any_secret)


def _deciding(versions: Mapping[str, Any]) -> Mapping[str, Any]:
    """The code that decides; the number of the release, which older runs are known by, is not."""
    return {"code": versions["code"]} if "code" in versions else versions
