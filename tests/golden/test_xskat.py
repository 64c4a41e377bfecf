"""Games logged by XSkat 4.0, a program none of us wrote."""

from collections import Counter
from pathlib import Path

import pytest

from kiebitz.games import SkatContract
from kiebitz.records.xskat import replay
from kiebitz.records.xskat_log import LoggedContract, LoggedGame, read_block, xskat_blocks

LOG = Path(__file__).parent / "data" / "xskat_games.txt"
GAMES = [read_block(block) for _, block in xskat_blocks(LOG.read_text("utf-8").splitlines())]
DECLARED: list[LoggedContract] = [game.declared for game in GAMES if game.declared]


def test_the_slice_covers_every_contract_and_hand_games() -> None:
    contracts = Counter(declared.contract for declared in DECLARED)
    assert set(contracts) == set(SkatContract) - {SkatContract.RAMSCH}
    assert sum(declared.hand_game for declared in DECLARED) >= 40
    assert any(declared.ouvert for declared in DECLARED)


@pytest.mark.parametrize("game", GAMES, ids=range(1, len(GAMES) + 1))
def test_a_logged_game_replays_to_the_same_winners_and_result(game: LoggedGame) -> None:
    state, declared = replay(game), game.declared
    winners = [trick.winner for trick in state.tricks]
    assert winners == [trick.winner for trick in game.tricks][: len(winners)]
    assert declared is not None
    assert state.result.won == declared.won
    if declared.points is not None and declared.contract is not SkatContract.NULL:
        assert state.result.declarer_points == declared.points
