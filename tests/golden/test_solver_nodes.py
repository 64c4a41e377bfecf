"""The solver takes the nodes that are recorded, every time."""

from tests.golden.solver_nodes import recorded, signature


def test_the_solver_gives_the_recorded_answers_with_the_recorded_nodes() -> None:
    assert signature() == recorded()


def test_the_same_questions_again_take_the_same_nodes() -> None:
    assert signature() == signature()
