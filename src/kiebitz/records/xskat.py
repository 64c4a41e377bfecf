"""Games logged by the program XSkat 4.0, replayed through our rules; `xskat_log` has the format.

XSkat does not log the auction, so the shortest one that ends at the last bid is played; the
record's `extra` says so. A game is refused by name if a trick winner, the declarer's points or the
winner come out differently from the log. Writing is not offered.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kiebitz.errors import BrokenRecord, KiebitzError
from kiebitz.games import Action, ActionKind, Skat, SkatContract, SkatLevel, State
from kiebitz.records.broken import TakesBroken, readable
from kiebitz.records.record import Record
from kiebitz.records.xskat_log import LoggedGame, read_block, xskat_blocks

MADE_UP_AUCTION: Final = "made up: XSkat logs only the last bid"


def read_xskat(lines: Iterable[str], *, broken: TakesBroken | None = None) -> Iterator[Record]:
    """Read a log block by block, in bounded memory.

    A broken block raises `BrokenRecord` naming its number. With `broken`, a list or a
    `BrokenGames`, the errors are collected there instead and reading goes on.
    """
    return readable(xskat_blocks(lines), _record, broken)


def replay(game: LoggedGame) -> State:
    """Play a logged game through our rules, from the deal to the last card."""
    hands = list(game.hands)
    declared = game.declared
    if declared and not declared.hand_game:
        hands[declared.declarer] = (hands[declared.declarer] | game.set_aside) - game.skat
    state = Skat().deal_hands(hands, skat=game.skat, forehand=game.forehand)
    for word in _auction(game):
        state = state.apply(word)
    for action in _announcement(game):
        state = state.apply(action)
    for trick in game.tricks:
        for place in range(3):
            if not state.over:  # null ends at the declarer's first trick
                state = state.apply(Action.play(trick.cards[(trick.leader + place) % 3]))
    return state


def _record(block: str) -> Record:
    game = read_block(block)
    try:
        state = replay(game)
    except KiebitzError as error:
        raise BrokenRecord(str(error)) from None
    _compare(game, state)
    extra: dict[str, Any] = {"xskat": {"auction": MADE_UP_AUCTION}}
    if game.random_seed:
        extra["xskat"]["random_seed"] = game.random_seed
    return Record(state, game.players, extra)


def _compare(game: LoggedGame, state: State) -> None:
    if not state.over:
        raise BrokenRecord(f"the game stops after {len(state.tricks)} tricks")
    for number, (ours, logged) in enumerate(zip(state.tricks, game.tricks, strict=False), 1):
        if ours.winner != logged.winner:
            raise BrokenRecord(
                f"the log gives trick {number} to seat {logged.winner}, replaying to {ours.winner}"
            )
    declared, result = game.declared, state.result
    if declared and declared.won != result.won:
        raise BrokenRecord(f"the log says won = {declared.won}, replaying gives {result.won}")
    counted = declared and declared.contract is not SkatContract.NULL
    if declared and counted and declared.points not in (None, result.declarer_points):
        raise BrokenRecord(
            f"the log says {declared.points} points, replaying gives {result.declarer_points}"
        )


def _auction(game: LoggedGame) -> list[str]:
    if game.declared is None:
        return ["pass", "pass", "pass"]
    bid = f"bid {game.declared.bid}"
    return {
        0: [bid, "hold", "pass", "pass"],
        1: [bid, "pass", "pass"],
        2: ["pass", bid, "pass"],
    }[(game.declared.declarer - game.forehand) % 3]


def _announcement(game: LoggedGame) -> Iterator[Action]:
    declared = game.declared
    if declared is None:
        return
    if declared.hand_game:
        yield Action(ActionKind.HAND)
    else:
        yield Action(ActionKind.PICKUP)
        yield Action.discard(*game.set_aside)
    level = SkatLevel.OUVERT if declared.ouvert else SkatLevel.NONE
    yield Action.declare(declared.contract, level=level)
