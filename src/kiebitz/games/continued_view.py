"""A view after further actions, where no state is at hand: for tables that are not ours.

A server, another program or a person tells what was done, and nothing of the other hands. From a
deal with one's own cards, and any others, one gets a view; this takes the actions in.
"""

from collections.abc import Sequence

from kiebitz.cards import Hand
from kiebitz.games.actions import Action
from kiebitz.games.table import View


def continue_view(
    view: View, actions: Sequence[Action], *, shown: Sequence[Hand] | None = None
) -> View:
    """What the seat knows after these actions too; checked as far as it can know.

    Cards that are shown to all on the way (ouvert, Weis) are taken in only as `shown` has them, a
    set for each seat of all that have been shown since the beginning.

    >>> from kiebitz.games import Schieber
    >>> state = Schieber().deal(seed=1)
    >>> continue_view(state.view(2), [Action.parse("push")]) == state.apply("push").view(2)
    True
    """
    data, done = view.to_bytes(), view.history
    # The compact form ends in the shown cards, the number of actions and three bytes for each.
    start = data[: len(data) - 3 * len(done) - 2]
    if shown is not None:
        width = 4 if view.rules.deck.size <= 32 else 8
        masks = [view.rules.deck.mask(cards).to_bytes(width, "little") for cards in shown]
        start = start[: len(start) - width * view.rules.seats] + b"".join(masks)
    taken = (*done, *actions)
    tail = b"".join(
        bytes([action.kind]) + (action.encode(view.rules.deck) & 0xFFFF).to_bytes(2, "little")
        for action in taken
    )
    return View.from_bytes(start + len(taken).to_bytes(2, "little") + tail)
