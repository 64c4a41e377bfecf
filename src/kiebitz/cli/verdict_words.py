"""The verdict on a hand in a sentence: what was there with all cards open, and what cost it."""

from collections.abc import Iterator
from typing import Final

from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.games import OpenValue, State
from kiebitz.solver import CostlyCard, Verdict

MOST_TURNS: Final = 3
"""Of more turning points only the last one is named, which decided."""


def verdict_sentence(state: State, verdict: Verdict, names: SeatNames, look: Look) -> str:
    """The onlooker's sentence about a finished hand."""
    if state.declarer is None:
        return _of_teams(state, verdict, names, look)
    clauses = [*_what_was_there(state, verdict, look), *_what_cost_it(verdict, names, look)]
    return "; ".join(clauses) + "."


# ---- A declarer, who wins or loses ---------------------------------------------------------------


def _what_was_there(state: State, verdict: Verdict, look: Look) -> Iterator[str]:
    outcome = "won" if verdict.won else "lost"
    if state.open_value is OpenValue.MADE:
        yield look.say(f"verdict_null_{outcome}")
        if _out_of_reach(state, verdict):
            yield look.say("verdict_overbid")
        elif verdict.won and not verdict.turning_points:
            yield look.say("verdict_null_safe")
        else:
            yield look.say("verdict_null_there" if verdict.could_win else "verdict_null_not_there")
        return
    yield look.say(f"verdict_hand_{outcome}", points=verdict.made)
    if _out_of_reach(state, verdict):
        yield look.say("verdict_overbid")
    elif verdict.made == verdict.there and not verdict.turning_points:
        yield look.say("verdict_all_there")
    elif verdict.won and verdict.made > verdict.there and not verdict.turning_points:
        yield look.say("verdict_best_defence", points=verdict.there)
    elif verdict.could_win:
        yield look.say("verdict_there", points=verdict.there)
    else:
        yield look.say("verdict_no_more_there", points=verdict.there, needed=verdict.needed)


def _out_of_reach(state: State, verdict: Verdict) -> bool:
    """Whether the bid was too high for anything to win."""
    most = 1 if state.open_value is OpenValue.MADE else state.rules.all_points
    return verdict.needed is not None and verdict.needed > most


def _what_cost_it(verdict: Verdict, names: SeatNames, look: Look) -> Iterator[str]:
    turns = verdict.turning_points
    if len(turns) > MOST_TURNS:
        yield look.say("verdict_many_turns", count=len(turns))
        turns = turns[-1:]
    for place, turn in enumerate(turns):
        yield look.say(
            _turn_key(turn, first=place == 0 and not verdict.could_win),
            card=look.card_name(turn.card),
            player=names.in_sentence(turn.seat),
            trick=turn.trick,
        )


def _turn_key(turn: CostlyCard, *, first: bool) -> str:
    if turn.counts:
        return "verdict_threw_away"
    return "verdict_gave" if first else "verdict_gave_back"


# ---- Two teams, for whom every point counts ------------------------------------------------------


def _of_teams(state: State, verdict: Verdict, names: SeatNames, look: Look) -> str:
    rest = state.rules.all_points - verdict.there
    best = look.say("verdict_teams", first=verdict.there, second=rest)
    if verdict.dearest is None:
        return look.say("verdict_nothing_lost", best=best)
    return look.say(
        "verdict_dearest",
        best=best,
        card=look.card_name(verdict.dearest.card),
        player=names.in_sentence(verdict.dearest.seat),
        trick=verdict.dearest.trick,
        points=verdict.dearest.given_away,
    )
