"""The result in an ISS game: ``d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 …``.

d is the declarer (−1: nobody), v the declarer's score, m the matadors (negative: without), p the
declarer's card points with the cards put aside, t the declarer's tricks, s and z whether Schneider
and Schwarz were made, p0 to p2 penalties, l who left, to who ran out of time, r whether somebody
resigned. A result is compared with a game that was played to its end, and believed where the server
ended the game.
"""

import re
from typing import Final

from kiebitz.errors import BrokenRecord
from kiebitz.games import Skat, SkatContract, SkatKind, SkatResult, State

_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
_NO_INCIDENTS: Final = "p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
PASSED: Final = "passed"
NO_RESULT: Final = f"d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {_NO_INCIDENTS}"
"""What the server writes for a game without a winner."""


def check_result(text: str, state: State, *, to_the_end: bool) -> None:
    """Compare a result with the game as replayed; a difference is refused by name.

    Winner, value and card points are compared where the game was played `to_the_end`; otherwise
    the server decided, and only the declarer is compared, if it names one. What a result leaves
    out is not missed, and the value of an overbid null is left alone: the rules do not settle it
    (docs/games/skat.md says how we read them).
    """
    claimed = {key: value for key, _, value in (word.partition(":") for word in text.split())}
    if not to_the_end and claimed.get("d") == "-1":
        return
    for key, value in _expect(state, to_the_end).items():
        if key in claimed and claimed[key] != value:
            raise BrokenRecord(
                f"the result says '{key}:{claimed[key]:.20}', replaying gives {value}"
            )
    if to_the_end and not _outcome(state.result, claimed):
        raise BrokenRecord(f"the result '{text:.20}' names another winner than replaying")


def _expect(state: State, to_the_end: bool) -> dict[str, str]:
    details = state.details
    if details.contract is None:
        return {}
    expected = {"d": str(details.declarer)}
    if to_the_end:
        result: SkatResult = state.result
        expected["p"] = str(result.declarer_points)
        if not (result.overbid and result.contract is SkatContract.NULL):
            expected["v"] = str(result.scores[details.declarer])
    return expected


def _outcome(result: SkatResult, claimed: dict[str, str]) -> bool:
    """Whether the result says who won."""
    if result.kind is SkatKind.PASSED:
        return PASSED in claimed or claimed.get("d") == "-1"
    return ("win" if result.won else "loss") in claimed


def read_result(text: str, state: State) -> SkatResult | None:
    """What the server decided about a game that was not played to its end; None if it did not.

    >>> from kiebitz.games import Skat
    >>> start = Skat().deal(seed=7).apply("bid 18").apply("pass").apply("pass")
    >>> found = read_result("d:1 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0 l:-1 to:1", start)
    >>> found.won, found.value, found.scores
    (False, 27, (0, -54, 0))
    """
    words = text.split()
    figures = {
        key: _read_number(value) for key, _, value in (word.partition(":") for word in words)
    }
    declarer, score = figures.get("d"), figures.get("v")
    won = "win" in words
    if declarer not in (0, 1, 2) or score is None or won == ("loss" in words) or won != (score > 0):
        return None
    details = state.details
    if details.declarer not in (None, declarer):
        return None
    points = min(max(figures.get("p") or 0, 0), Skat.all_points)
    return SkatResult(
        scores=tuple(score if seat == declarer else 0 for seat in range(Skat.seats)),
        kind=SkatKind.DECLARED,
        declarer=declarer,
        contract=details.contract,
        level=details.level,
        hand=details.hand,
        bid=details.bid,
        declarer_points=points,
        declarer_tricks=figures.get("t") or 0,
        matadors=figures.get("m") or 0,
        schneider=figures.get("s") == 1,
        schwarz=figures.get("z") == 1,
        overbid="overbid" in words,
        won=won,
        value=score if won else -score // 2,
        points=state.points,
    )


def _read_number(text: str) -> int | None:
    """A number of a result; None if it is none that a game of Skat can have."""
    return int(text) if _NUMBER.fullmatch(text) else None


def write_result(state: State, *, turn: int = 0) -> str:
    """The result of a game, with every seat's number lowered by `turn`."""
    if not state.over:
        return NO_RESULT
    result: SkatResult = state.result
    if result.declarer is None:
        return PASSED
    counts = result.contract is not SkatContract.NULL  # null knows no Schneider
    points, tricks = result.declarer_points, result.declarer_tricks
    return (
        f"d:{(result.declarer - turn) % 3} {'win' if result.won else 'loss'}"
        f" v:{result.scores[result.declarer]} m:{result.matadors}"
        f" {'overbid' if result.overbid else 'bidok'} p:{points} t:{tricks}"
        f" s:{int(counts and not 30 < points < 90)} z:{int(counts and tricks in (0, 10))}"
        f" {_NO_INCIDENTS}"
    )
