"""The verdict on a hand in a sentence: what was there with all cards open, and what cost it."""

from collections.abc import Iterator
from typing import Final

from kiebitz.games import OpenValue, State
from kiebitz.skill.voice import Voice
from kiebitz.solver import CostlyCard, Verdict

MOST_TURNS: Final = 3
"""Of more turning points only the last one is named, which decided."""


def verdict_sentence(state: State, verdict: Verdict, voice: Voice) -> str:
    """The onlooker's sentence about a finished hand."""
    if state.declarer is None:
        return _of_teams(state, verdict, voice)
    clauses = [*_what_was_there(state, verdict, voice), *_what_cost_it(verdict, voice)]
    return "; ".join(clauses) + "."


# ---- A declarer, who wins or loses ---------------------------------------------------------------


def _what_was_there(state: State, verdict: Verdict, voice: Voice) -> Iterator[str]:
    outcome = "won" if verdict.won else "lost"
    if state.open_value is OpenValue.MADE:
        yield voice.say(f"verdict_null_{outcome}")
        if _out_of_reach(state, verdict):
            yield voice.say("verdict_overbid")
        elif verdict.won and not verdict.turning_points:
            yield voice.say("verdict_null_safe")
        else:
            yield voice.say(
                "verdict_null_there"
                if verdict.could_win
                else _as_declared("verdict_null_not_there", state)
            )
        return
    yield voice.say(f"verdict_hand_{outcome}", points=verdict.made)
    if _out_of_reach(state, verdict):
        yield voice.say("verdict_overbid")
    elif verdict.won and verdict.made == verdict.there and not verdict.turning_points:
        yield voice.say("verdict_all_there")
    elif verdict.won and verdict.made > verdict.there and not verdict.turning_points:
        yield voice.say("verdict_best_defence", points=verdict.there)
    elif verdict.could_win:
        yield voice.say("verdict_there", points=verdict.there)
    else:
        key = _as_declared("verdict_no_more_there", state)
        yield voice.say(key, points=verdict.there, needed=verdict.needed)


def _as_declared(key: str, state: State) -> str:
    """Only the play of the declared game was looked at, with those cards put aside."""
    return key if state.details.hand else f"{key}_aside"


def _out_of_reach(state: State, verdict: Verdict) -> bool:
    """Whether the bid was too high for anything to win."""
    most = 1 if state.open_value is OpenValue.MADE else state.rules.all_points
    return verdict.needed is not None and verdict.needed > most


def _what_cost_it(verdict: Verdict, voice: Voice) -> Iterator[str]:
    turns = verdict.turning_points
    if len(turns) > MOST_TURNS:
        yield voice.say("verdict_many_turns", count=len(turns))
        turns = turns[-1:]
    for place, turn in enumerate(turns):
        yield voice.say(
            _turn_key(turn, first=place == 0 and not verdict.could_win),
            card=voice.card(turn.card),
            player=voice.seat(turn.seat),
            trick=turn.trick,
        )


def _turn_key(turn: CostlyCard, *, first: bool) -> str:
    if turn.counts:
        return "verdict_threw_away"
    return "verdict_gave" if first else "verdict_gave_back"


# ---- Two teams, for whom every point counts ------------------------------------------------------


def _of_teams(state: State, verdict: Verdict, voice: Voice) -> str:
    rest = state.rules.all_points - verdict.there
    best = voice.say("verdict_teams", first=verdict.there, second=rest)
    if verdict.dearest is None:
        return voice.say("verdict_nothing_lost", best=best)
    return voice.say(
        "verdict_dearest",
        best=best,
        card=voice.card(verdict.dearest.card),
        player=voice.seat(verdict.dearest.seat),
        trick=verdict.dearest.trick,
        points=verdict.dearest.given_away,
    )
