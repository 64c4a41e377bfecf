"""The experiment on regret minimisation."""

from kiebitz.lab.experiment import experiment_named
from kiebitz.lab.regret import ITERATIONS, two_tricks


def test_more_iterations_leave_less_to_gain() -> None:
    seen: list[float] = []
    found = experiment_named("cfr").run(
        seed=1, quick=True, progress=lambda what, share: seen.append(share)
    )
    rows = found.tables[0].rows
    assert [row[0] for row in rows] == [str(count) for count in ITERATIONS]
    assert all(float(rows[-1][kind]) < 0.2 * float(rows[0][kind]) for kind in (1, 2))
    assert max(seen) < 1


def test_endings_have_two_cards_each() -> None:
    assert all(len(hand) == 2 for board in range(5) for hand in two_tricks(3, board).hands)
