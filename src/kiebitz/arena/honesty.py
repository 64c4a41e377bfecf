"""The honesty probe: unseen cards dealt anew never change an honest player's decision.

A position and another one that looks the same to the seat are shown with the same random key. A
player that answers differently has seen what it may not see, or does not keep to its key.
"""

import time
from dataclasses import dataclass
from math import inf
from typing import Final

from kiebitz.arena.redealing import redealt
from kiebitz.games import Phase, Rules, State
from kiebitz.players import Budget, Player
from kiebitz.randomness import RandomKey

TRIES: Final = 20
"""How often a position is dealt anew until it replays."""
POSITIONS: Final = 200
"""Positions looked at for each decision wanted, at most: late ones often cannot be dealt anew."""
LONGEST: Final = 45
"""Actions of a game, about."""


@dataclass(frozen=True)
class Probe:
    """What the probe found."""

    asked: int
    changed: int
    where: str = ""
    """The first decision that changed, as the actions before it."""


def probe(
    player: Player,
    rules: Rules,
    decisions: int,
    *,
    seed: int = 1,
    budget: Budget | None = None,
    seconds: float | None = None,
) -> Probe:
    """Ask about so many positions twice, the second time with other hidden cards.

    With `seconds` no more is asked after that time.

    >>> from kiebitz.games import Schieber
    >>> from kiebitz.players import make_player
    >>> probe(make_player("greedy"), Schieber(), 20)
    Probe(asked=20, changed=0, where='')
    """
    asked = changed = 0
    where = ""
    end = inf if seconds is None else time.monotonic() + seconds
    for board in range(decisions * POSITIONS):
        if asked == decisions or (asked and time.monotonic() > end):
            break
        pair = _pair(rules, seed, board)
        if pair is None:
            continue
        asked += 1
        if not _same(player, *pair, budget or Budget()):
            changed += 1
            where = where or ", ".join(map(str, pair[0].history))
    return Probe(asked, changed, where)


def _pair(rules: Rules, seed: int, board: int) -> tuple[State, State] | None:
    """A position in the middle of a random game, and one that looks the same to who is to move."""
    key = RandomKey(seed, board)
    steps, *choices = key.numbers(2**30, LONGEST + 1)
    state = rules.deal(seed=seed, board=board)
    for choice in choices[: steps % LONGEST]:
        if state.over:
            break
        state = state.apply(_random_action(state, choice))
    seat = state.to_move
    if seat is None:
        return None
    view = state.view(seat)
    for attempt in range(TRIES):
        other = redealt(state, seat, RandomKey(seed, board, seat, attempt + 1))
        if other is not None and other != state and other.view(seat) == view:
            return state, other
    return None


def _random_action(state: State, choice: int) -> str:
    """Mostly modest in an auction, so that all phases are reached."""
    actions = state.legal_actions
    if state.phase is Phase.AUCTION:
        actions = actions[:2]
    return str(actions[choice % len(actions)])


def _same(player: Player, first: State, second: State, budget: Budget) -> bool:
    seat = first.to_move
    assert seat is not None  # somebody is asked
    key = RandomKey(1, 2, seat, 3)
    answers = [player.decide(state.view(seat), budget, key) for state in (first, second)]
    return answers[0].action == answers[1].action and answers[0].values == answers[1].values
