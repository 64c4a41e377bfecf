"""What bidders share that play games out natively before they choose."""

from collections.abc import Sequence
from typing import Any, TypeVar

from kiebitz.games import Action
from kiebitz.players.means import Means
from kiebitz.players.player import Budget
from kiebitz.players.playout import Playout

Options = TypeVar("Options")


def filled(options: Options, bidder: Any) -> Options:
    """Native options as the parameters of the same names say."""
    for option in options.fields:  # type: ignore[attr-defined]
        value = getattr(bidder, option)
        setattr(options, option, value.value if isinstance(value, Playout) else value)
    return options


def clock_of(budget: Budget) -> Any:
    """The time and the stop flag of a budget, started; other limits are not for bidders."""
    return Budget(seconds=budget.seconds, stop=budget.stop).start()


def compare(
    actions: Sequence[Action], sums: Any, sign: int = 1
) -> tuple[dict[Action, float], dict[Action, float]]:
    """What each action was worth and how sure that is, from the native sums of both."""
    means = Means(len(actions))
    means.add(sums)
    values = {action: sign * mean for action, mean in zip(actions, means.means, strict=True)}
    return values, dict(zip(actions, means.errors, strict=True))
