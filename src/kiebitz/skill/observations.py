"""What a game says about each seat, as named numbers: a statistic is the mean of one of them.

Whatever is counted here is a number per game: 1 or 0 where something happened or did not, such as
declaring or winning a declared grand. So shares and means are made in the same way, and a share has
its number of cases. What does not apply is left out: a defender has neither won nor lost a declared
game. Which numbers there are differs by game; every game has a `score`.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from kiebitz.arena.accounts import Role, roles_of
from kiebitz.arena.scoring import usual_measure
from kiebitz.games import State
from kiebitz.games.table import Result

Observation = tuple[str, float]
"""The name of a figure and its value in one game."""

SUITS: Final = frozenset({"diamonds", "hearts", "spades", "clubs"})


def observations(state: State, result: Result) -> list[list[Observation]]:
    """For each seat what this game says about it; the result may be a server's.

    >>> from kiebitz.games import Skat
    >>> passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> observations(passed, passed.result)[0]
    [('score', 0), ('declared', 0.0), ('passed', 1.0)]
    """
    observe = _OF_GAME.get(state.rules.name, _any)
    return [list(observe(state, result, seat)) for seat in range(state.rules.seats)]


def group_of_contract(state: State, result: Result) -> str:
    """What was played, by the name of a contract or mode; where chance turns trumps, the suit."""
    if state.rules.trump_is_dealt:
        trump: str = state.details.trump.name.lower()
        return trump
    return result.contract_name


def _scores(state: State, result: Result) -> tuple[float, ...]:
    """In what the game is usually compared: tournament points where there are any."""
    tournament = usual_measure(state.rules).value == "tournament"
    return result.tournament_points if tournament else result.scores


def _any(state: State, result: Any, seat: int) -> Iterator[Observation]:
    yield "score", _scores(state, result)[seat]
    yield "won", float(result.winners[seat])


def _skat(state: State, result: Any, seat: int) -> Iterator[Observation]:
    yield "score", result.tournament_points[seat]
    yield "declared", float(result.declarer == seat)
    yield "passed", float(result.declarer is None)
    if result.declarer is None:
        return
    won, contract = float(result.winners[seat]), result.contract_name
    if result.declarer != seat:
        yield "won_defending", won
        if contract != "null":
            yield "points_defending", result.side_points[seat]
        return
    yield "won", won
    yield f"won_{'suit' if contract in SUITS else contract}", won
    yield "hand", float(result.hand)
    if result.hand:
        yield "won_hand", won
    yield "bid", result.bid
    yield "overbid", float(result.overbid)
    yield "game_score", result.scores[seat]
    if contract != "null":
        yield "points", result.declarer_points


def _schieber(state: State, result: Any, seat: int) -> Iterator[Observation]:
    yield "score", result.scores[seat]
    yield "won", float(result.winners[seat])
    yield "points", result.side_points[seat]
    tricks = sum(state.tricks_won[other] for other in _team(state, seat))
    yield "all_tricks", float(tricks == state.rules.cards_per_hand)
    if seat == state.forehand:
        yield "pushed", float(result.pushed)
    chooses = roles_of(state)[seat] is Role.CHOOSER
    yield "team_chose", float(chooses)
    if chooses:
        yield "score_choosing", result.scores[seat]
    if chooses and result.pushed == (seat != state.forehand):
        for mode in state.rules.contracts:
            yield f"mode_{mode}", float(mode == result.contract_name)


def _team(state: State, seat: int) -> tuple[int, ...]:
    (team,) = (team for team in state.rules.teams if seat in team)
    return team


def _differenzler(state: State, result: Any, seat: int) -> Iterator[Observation]:
    off = result.differences[seat]
    yield "score", result.scores[seat]
    yield "won", float(result.winners[seat])
    yield "difference", abs(off)
    yield "prediction", result.predictions[seat]
    yield "points", result.points[seat]
    yield "bias", -off
    yield "exact", float(off == 0)


_Observe = Callable[[State, Any, int], Iterator[Observation]]
_OF_GAME: Final[dict[str, _Observe]] = {
    "skat": _skat,
    "schieber": _schieber,
    "differenzler": _differenzler,
}
"""By the name of the game."""
