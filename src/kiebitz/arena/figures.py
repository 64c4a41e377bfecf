"""The figures of one recorded game, seat by seat, under the same names in every game.

These are the columns of exported tables. What a game does not have, or has not settled, is None:
bids in Schieber, a value where all passed, the score of an unfinished game. What all games have is
asked of state and result; the few figures that only one game has stand in a table by its name.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from kiebitz.arena.accounts import roles_of, tallies_of
from kiebitz.games import SkatContract, SkatKind, State
from kiebitz.games.table import Result

Row = dict[str, Any]

GAME_FIGURES: Final = (
    *("contract", "declarer", "hand", "announced", "bid", "value", "matadors", "overbid"),
    *("trump", "pushed", "multiplier"),
)
"""What all seats of a game share."""
SEAT_FIGURES: Final = (
    *("role", "won", "score", "tournament", "points", "prediction", "difference"),
)
"""What differs from seat to seat."""


def seat_figures(state: State, result: Result | None) -> Iterator[Row]:
    """For each seat all figures; `result` is the game's own or a server's, None without one.

    >>> from kiebitz.games import Skat
    >>> state = Skat().deal(seed=7).apply("bid 18").apply("pass").apply("pass").apply("hand")
    >>> row = next(seat_figures(state.apply("declare grand schneider"), None))
    >>> row["contract"], row["announced"], row["hand"], row["bid"], row["role"], row["score"]
    ('grand', 'schneider', True, 18, 'defender', None)
    """
    game = dict.fromkeys(GAME_FIGURES) | {"contract": state.contract, "declarer": state.declarer}
    if result is not None:
        game["contract"] = result.contract_name
    game |= _OF_ONE_GAME.get(state.rules.name, _nothing)(state, result)
    for seat in range(state.rules.seats):
        yield game | _seat(state, result, seat)


def _seat(state: State, result: Result | None, seat: int) -> Row:
    row: Row = dict.fromkeys(SEAT_FIGURES) | {"role": roles_of(state)[seat].value}
    if result is None:
        return row
    role, _, tally = list(tallies_of(state, result))[seat]
    row |= {
        "role": role.value,
        "won": bool(tally.won),
        "score": tally.score,
        "tournament": tally.tournament,
        "points": tally.points,
    }
    if state.rules.predicts:
        differences: tuple[int, ...] = result.differences  # type: ignore[attr-defined]
        row["difference"] = differences[seat]
        row["prediction"] = state.details.predictions[seat]
    return row


def _nothing(state: State, result: Result | None) -> Row:
    return {}


def _skat(state: State, result: Any) -> Row:
    details = state.details
    row: Row = {"bid": details.bid or None}
    if details.contract not in (None, SkatContract.RAMSCH):
        row |= {"hand": details.hand, "announced": details.level.name.lower()}
    if result is not None and result.kind is SkatKind.DECLARED:
        null = result.contract is SkatContract.NULL
        row |= {
            "declarer": result.declarer,
            "value": result.value,
            "matadors": None if null else result.matadors,
            "overbid": result.overbid,
        }
    return row


def _schieber(state: State, result: Any) -> Row:
    multiplier = None if result is None else result.multiplier
    return {"pushed": state.details.pushed, "multiplier": multiplier}


def _differenzler(state: State, result: Any) -> Row:
    return {"trump": state.details.trump.name.lower()}


_Figures = Callable[[State, Any], Row]
_OF_ONE_GAME: Final[dict[str, _Figures]] = {
    "skat": _skat,
    "schieber": _schieber,
    "differenzler": _differenzler,
}
"""By the name of the game."""
