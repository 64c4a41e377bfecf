"""Worlds in rounds: one where no time is given, else one after the other until the time is up."""

from collections.abc import Iterator

from kiebitz import _core
from kiebitz.beliefs import Belief, BelievedWorlds, draw_believed
from kiebitz.games import View
from kiebitz.players.player import Budget
from kiebitz.randomness import RandomKey


def world_rounds(
    view: View,
    belief: Belief,
    count: int,
    *,
    budget: Budget,
    clock: _core.Budget,
    key: RandomKey,
    all_up_to: int | None = None,
) -> Iterator[BelievedWorlds]:
    """Rounds of `count` worlds as the belief has them.

    A budget of worlds stands instead of `count`. All worlds, where there are at most `all_up_to`,
    come in one round, and nothing after it.
    """
    wanted = count if budget.worlds is None else max(1, budget.worlds)
    limit = wanted if all_up_to is None else all_up_to
    if budget.worlds is not None:
        limit = min(limit, wanted)
    timed = budget.seconds is not None
    first = draw_believed(view, wanted, belief=belief, seed=key, all_up_to=limit, shuffled=timed)
    yield first
    if first.exact or not timed or budget.worlds is not None:
        return
    number = 1
    while not clock.late:
        number += 1  # part 1 of the key is the order of the first round
        yield draw_believed(view, count, belief=belief, seed=key.part(number), all_up_to=0)
