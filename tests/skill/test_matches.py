"""Matches of Schieber, found in records of single deals."""

from kiebitz.games import Schieber, Skat, State
from kiebitz.games.series import SchieberMatch
from kiebitz.skill import matches
from kiebitz.skill.matches import Matches
from tests.strategies import advance

PLAYERS = ("a", "b", "c", "d")


def deals(count: int, *, seed: int = 1) -> list[State]:
    """Deals in a row, forehand moving on."""
    return [
        advance(Schieber().deal(seed=seed, board=board, forehand=board % 4), 100, board)
        for board in range(count)
    ]


def played_out(states: list[State]) -> tuple[int, SchieberMatch]:
    """How many deals the first match takes, and the match."""
    match = SchieberMatch(Schieber())
    for number, state in enumerate(states, 1):
        match = match.add(state)
        if match.winner is not None:
            return number, match
    raise AssertionError("too few deals")


def test_the_winners_of_a_match_are_known_with_its_last_deal() -> None:
    states = deals(30)
    last, match = played_out(states)
    found = Matches()
    known = [found.winners(state, PLAYERS) for state in states[:last]]
    assert known[:-1] == [None] * (last - 1)
    assert known[-1] == tuple(seat % 2 == match.winner for seat in range(4))


def test_matches_at_different_tables_do_not_mix() -> None:
    states = deals(30)
    last, _ = played_out(states)
    found = Matches()
    for state in states[:last]:
        first, second = found.winners(state, PLAYERS), found.winners(state, PLAYERS[::-1])
        assert (first is None) == (second is None) == (state is not states[last - 1])


def test_a_deal_out_of_order_begins_anew() -> None:
    states = deals(30)
    last, _ = played_out(states)
    found = Matches()
    for state in [*states[: last - 1], states[0]]:
        assert found.winners(state, PLAYERS) is None
    known = [found.winners(state, PLAYERS) for state in states[1:last]]
    assert known[-1] is not None


def test_other_games_have_none() -> None:
    assert Matches().winners(advance(Skat().deal(seed=1), 100, 1), ("a", "b", "c")) is None


def test_the_number_of_tables_that_are_followed_is_limited() -> None:
    found, (state,) = Matches(), deals(1)
    for number in range(matches.MOST_TABLES + 10):
        found.winners(state, (str(number), "b", "c", "d"))
    assert len(found._running) == matches.MOST_TABLES
