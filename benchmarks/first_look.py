"""A first look at the strength of players: against `greedy`, with little time, on few deals.

Not a verdict: that is the arena's business. Schieber with the teams exchanged on each deal,
Differenzler in one seat against the greedy player in the same seat, Skat on declared games that
were not used for tuning, as declarer and as defenders. Points gained, with 95 % intervals.

    python -m benchmarks.first_look pimc uct "ismcts(observers=2)"
"""

import argparse
import statistics
from collections.abc import Sequence

from kiebitz.games import Differenzler, Schieber, SkatContract, State
from kiebitz.players import Budget, GreedyPlayer, Player, make_player, play_game
from kiebitz.solver.declared_deals import DealSet, declared_deals

GREEDY = GreedyPlayer()


def schieber_gain(player: Player, board: int, budget: Budget) -> float:
    """The point difference of a deal played twice with the teams exchanged."""
    start = Schieber().deal(seed=77, board=board)
    first = _played(start, [player, GREEDY] * 2, board, budget).result.points
    second = _played(start, [GREEDY, player] * 2, board, budget).result.points
    return float(first[0] - first[1] + second[1] - second[0]) / 2


def differenzler_gain(player: Player, board: int, budget: Budget) -> float:
    """How much less seat 0 is off than the greedy player in its place."""
    start = Differenzler().deal(seed=78, board=board)
    with_it = _played(start, [player, GREEDY, GREEDY, GREEDY], board, budget)
    without = _played(start, [GREEDY] * 4, board, budget)
    return float(with_it.result.scores[0] - without.result.scores[0])


def skat_gain(player: Player, state: State, board: int, budget: Budget, *, declares: bool) -> float:
    """The points gained for its side on a declared deal, against greedy players."""
    declarer = state.details.declarer
    seats = [player if (seat == declarer) == declares else GREEDY for seat in range(3)]
    with_it = _played(state, seats, board, budget).result.declarer_points
    without = _played(state, [GREEDY] * 3, board, budget).result.declarer_points
    return float(with_it - without if declares else without - with_it)


def _played(start: State, players: Sequence[Player], board: int, budget: Budget) -> State:
    return play_game(start, players, seed=1, board=board, budget=budget)


def interval(gains: Sequence[float]) -> str:
    """Mean and half width of the 95 % interval."""
    half = 1.96 * statistics.stdev(gains) / len(gains) ** 0.5
    return f"{statistics.mean(gains):+.1f} ± {half:.1f}"


def main() -> None:
    """Print a row for each player."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("players", nargs="+", help="texts of players")
    parser.add_argument("--deals", type=int, default=40, help="of each kind")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision")
    options = parser.parse_args()
    budget = Budget(seconds=options.seconds)
    boards = range(options.deals)
    fresh = [d.state for d in declared_deals(DealSet.FRESH) if d.contract < SkatContract.NULL]
    print("| player | Schieber | Differenzler | Skat, declarer | Skat, defence |")
    print("|---|---|---|---|---|")
    for text in options.players:
        player = make_player(text)
        cells = [
            interval([schieber_gain(player, board, budget) for board in boards]),
            interval([differenzler_gain(player, board, budget) for board in boards]),
            *(
                interval(
                    [
                        skat_gain(player, state, board, budget, declares=declares)
                        for board, state in enumerate(fresh[: options.deals])
                    ]
                )
                for declares in (True, False)
            ),
        ]
        print(f"| {player.name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
