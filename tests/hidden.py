"""What a seat may know, put together without the view: to compare with."""

from kiebitz.games import ActionKind, Differenzler, State


def public_part(state: State, seat: int) -> tuple[object, ...]:
    """What a seat may know, put together plainly from the true state, for comparison."""
    history = []
    for actor, action in zip(state.actors, state.history, strict=True):
        secret = action.kind is ActionKind.DISCARD or (
            action.kind is ActionKind.PREDICT
            and isinstance(state.rules, Differenzler)
            and not state.rules.open_predictions
        )
        history.append("?" if secret and actor != seat else str(action))
    return (*history, *map(str, state.shown))
