"""Setting up an ending and looking at every line of play in it."""

from kiebitz import Skat, SkatContract, State


def best_points(state: State) -> int:
    """The declarer's points with best play by all, by looking at every line."""
    if state.over:
        return int(state.result.declarer_points)
    values = [best_points(state.apply(action)) for action in state.legal_actions]
    return max(values) if state.to_move == state.details.declarer else min(values)


if __name__ == "__main__":
    ending = Skat().position(
        ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
    )
    for action in ending.legal_actions:
        print(action, best_points(ending.apply(action)))
