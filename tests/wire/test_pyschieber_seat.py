"""Our players at pyschieber's table."""

import random
from typing import Any

import pytest
from pyschieber.player.challenge_player.challenge_player import (  # type: ignore[import-untyped]
    ChallengePlayer,
)
from pyschieber.player.random_player import RandomPlayer  # type: ignore[import-untyped]
from pyschieber.tournament import Tournament  # type: ignore[import-untyped]

from kiebitz.errors import BotFailed
from kiebitz.games import Action, View
from kiebitz.players import Budget, Decision, make_player
from kiebitz.randomness import RandomKey
from kiebitz.wire.pyschieber_seat import OurPlayer


def tournament(*players: Any, rounds: int) -> list[int]:
    """The points of both teams."""
    random.seed(7)
    played = Tournament()
    for player in players:
        played.register_player(player)
    played.play(rounds=rounds)
    return [team.points for team in played.teams]


def test_ours_beats_their_random_player_in_a_tournament() -> None:
    ours, theirs = tournament(
        OurPlayer("greedy"), RandomPlayer(), OurPlayer("greedy"), RandomPlayer(), rounds=30
    )
    assert ours > 1.3 * theirs


def test_a_tournament_to_its_point_limit_ends_with_any_player() -> None:
    """A search draws worlds from the view, so that an impossible view would be an error."""
    random.seed(8)
    played = Tournament(point_limit=500)
    for seat in range(4):
        text = "uct(iterations=30)"
        played.register_player(OurPlayer(text, seed=seat) if seat % 2 else ChallengePlayer())
    played.play()
    assert max(team.points for team in played.teams) >= 500


class Spy:
    """Greedy, and keeps what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.seen: list[View] = []
        self.keys: list[RandomKey] = []

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        self.seen.append(view)
        self.keys.append(key)
        return make_player("greedy").decide(view, budget, key)


def test_views_tell_the_whole_deal_and_only_that() -> None:
    spies = [Spy() for _ in range(4)]
    tournament(*(OurPlayer(spy) for spy in spies), rounds=4)
    last = [spy.seen[-1] for spy in spies]
    assert all(view.seat == seat for seat, view in enumerate(last))
    assert all(len(view.hand) == 1 for view in last)
    assert max(len(view.tricks) for view in last) == 8
    longest = max((view.history for view in last), key=len)
    assert all(view.history == longest[: len(view.history)] for view in last)
    assert len(set(spies[0].keys)) == len(spies[0].keys)


class Wrong(Spy):
    """Plays an illegal card where it can."""

    name = "wrong"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        illegal = [Action.play(card) for card in view.hand]
        if view.trick:
            illegal = [action for action in illegal if action not in view.legal_actions]
        if view.trick and illegal:
            return Decision(illegal[0])
        return super().decide(view, budget, key)


def test_what_pyschieber_refuses_is_told() -> None:
    with pytest.raises(BotFailed, match=r"pyschieber refuses <.*> of wrong"):
        tournament(*(OurPlayer(Wrong()) for _ in range(4)), rounds=3)
