"""Every registered player against its own copy; on Ray: tests/arena/engines/test_cluster.py."""

import pytest

from kiebitz.arena.engines import Engine
from tests.contract.self_matches import not_zero, self_matches


@pytest.mark.parametrize(
    ("engine", "workers"), [(Engine.THREADS, 1), (Engine.THREADS, 2), (Engine.PROCESSES, 2)]
)
def test_every_player_is_exactly_zero_against_its_copy(engine: Engine, workers: int) -> None:
    matches = self_matches(("skat", "schieber"), start="12")
    assert not_zero(matches, engine, workers, boards=2) == {}
