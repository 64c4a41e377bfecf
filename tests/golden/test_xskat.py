"""Games logged by XSkat 4.0, a program none of us wrote."""

from collections import Counter
from pathlib import Path

import pytest

from kiebitz.games import SkatContract
from tests.golden.xskat_log import LoggedGame, check, games

LOG = Path(__file__).parent / "data" / "xskat_games.txt"
GAMES = list(games(LOG.read_text(encoding="utf-8")))


def test_the_slice_covers_every_contract_and_hand_games() -> None:
    contracts = Counter(game.contract for game in GAMES)
    assert set(contracts) == set(SkatContract) - {SkatContract.RAMSCH}
    assert sum(game.hand_game for game in GAMES) >= 40
    assert any(game.ouvert for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=range(1, len(GAMES) + 1))
def test_a_logged_game_replays_to_the_same_winners_and_result(game: LoggedGame) -> None:
    check(game)
