"""Random players: what the experiment measures, on few boards."""

from kiebitz.lab.baselines import _bias_rows, _match, _play
from kiebitz.players import Budget
from kiebitz.randomness import RandomKey


def test_the_second_player_chooses_from_numbers_of_its_own() -> None:
    match = _match("schieber", 1)
    first, second = (entrant.make() for entrant in match.entrants)
    view = match.starts(0)[0].view(0)
    same = [
        first.decide(view, Budget(), key).action == second.decide(view, Budget(), key).action
        for key in (RandomKey(1, board) for board in range(60))
    ]
    assert 0 < sum(same) < 30  # a chance of one in seven


def test_every_board_is_counted() -> None:
    shares: list[float] = []
    found = _play(_match("schieber", 3), 40, shares.append)
    assert found.sides.shape == (40,)
    assert (found.seats.sum(axis=1) == 2 * 157).all()
    assert shares[-1] == 1.0
    rows = list(_bias_rows("schieber", found))
    assert [row[1] for row in rows] == ["first player – second player", "seats 0, 2 – seats 1, 3"]
