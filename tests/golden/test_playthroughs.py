"""The golden playthroughs are still what they were."""

import pytest

from tests.golden.playthroughs import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_comes_out_as_recorded(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == recorded
