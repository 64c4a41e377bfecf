"""Where boards come from."""

import pytest

from kiebitz.arena.deals import Dealing, Forehands, read_starts
from kiebitz.arena.starts import Start
from kiebitz.errors import BadOption
from kiebitz.games import Phase, Schieber, Skat, SkatContract
from kiebitz.players import make_player, play_game
from kiebitz.randomness import Secret
from kiebitz.records import Record
from kiebitz.solver import solve_value, total_to_win

ONE, THREE, FIVE = (Secret.of_seed(seed) for seed in (1, 3, 5))


def test_the_same_number_gives_the_same_board() -> None:
    dealing = Dealing(Skat(), secret=THREE, start=Start(30), only="close(points=15)")
    assert dealing.starts(4) == dealing.starts(4)
    assert dealing.starts(4) != dealing.starts(5)


def test_forehands_rotate_or_are_all_there() -> None:
    rotating = Dealing(Schieber(), secret=ONE)
    assert [rotating.starts(board)[0].forehand for board in range(5)] == [0, 1, 2, 3, 0]
    starts = Dealing(Schieber(), secret=ONE, forehands=Forehands.ALL).starts(2)
    assert [start.forehand for start in starts] == [0, 1, 2, 3]
    assert len({start.hands for start in starts}) == 1


def test_passed_in_deals_are_replaced_where_cards_are_to_be_played() -> None:
    dealing = Dealing(Skat(), secret=ONE, start=Start(30))
    for board in range(20):
        (start,) = dealing.starts(board)
        assert start.phase is Phase.PLAY


def test_close_games_are_close_with_all_cards_open() -> None:
    dealing = Dealing(Skat(), secret=FIVE, start=Start(15), only="close(points=8)")
    for board in range(6):
        (start,) = dealing.starts(board)
        needed = total_to_win(start)
        assert needed is not None
        assert needed - 8 <= solve_value(start) <= needed + 7


def test_one_contract_can_be_asked_for() -> None:
    grands = Dealing(Skat(), secret=FIVE, start=Start(30), only="contract(kind=grand)")
    assert all(grands.starts(n)[0].details.contract is SkatContract.GRAND for n in range(5))
    modes = Dealing(Schieber(), secret=FIVE, start=Start(36), only="contract(kind=undenufe)")
    assert modes.starts(0)[0].details.mode.name == "UNDENUFE"


@pytest.mark.parametrize(
    ("only", "start", "match"),
    [
        ("close", Start(), "looks at card play"),
        ("contract(kind=solo)", Start(30), "none of diamonds"),
        ("clsoe", Start(30), "did you mean 'close'"),
    ],
)
def test_filters_that_cannot_work_are_refused(only: str, start: Start, match: str) -> None:
    with pytest.raises(BadOption, match=match):
        Dealing(Skat(), start=start, only=only).starts(0)


def test_a_filter_that_takes_nothing_gives_up() -> None:
    with pytest.raises(BadOption, match="none of 2,000 deals"):
        # The neutral player never declares null.
        Dealing(Skat(), start=Start(30), only="contract(kind=null)").starts(0)


def _records(count: int) -> list[Record]:
    players = [make_player("greedy")] * 3
    return [
        Record(play_game(Skat().deal(seed=1, board=board), players), ("greedy",) * 3)
        for board in range(count)
    ]


def test_recorded_games_give_boards_in_their_order() -> None:
    records = _records(6)
    found = read_starts(records, Skat(), source="games.jsonl", start=Start())
    assert [found.starts(n)[0].hands for n in range(len(found))] == [
        record.state.dealt for record in records
    ]
    later = read_starts(records, Skat(), source="games.jsonl", start=Start(9))
    assert 0 < len(later) < len(found)  # passed in games never get there
    assert later.digest != found.digest


def test_a_deal_that_was_played_several_times_is_one_board() -> None:
    records = _records(3)
    found = read_starts([*records, *records], Skat(), source="x", start=Start())
    assert len(found) == 3


def test_records_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption, match="game 1 is played by other rules"):
        read_starts(_records(1), Skat(ramsch=True), source="x", start=Start())
    with pytest.raises(BadOption, match="no game in empty"):
        read_starts([], Skat(), source="empty", start=Start())
