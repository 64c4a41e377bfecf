"""Games that a server ended early keep what it decided."""

import pytest
from hypothesis import given, settings

from kiebitz.games import Skat
from kiebitz.records import Record, read_iss
from kiebitz.records.decided import Ending, ending_of, result_of
from tests.records.test_iss import LINES
from tests.strategies import plain_json


def read(number: int) -> Record:
    (record,) = read_iss([LINES[number - 1]])
    return record


@pytest.mark.parametrize(
    ("number", "scores", "tournament", "contract"),
    [
        (4, (192, 0, 0), (242, 0, 0), "grand"),
        (8, (0, 48, 0), (0, 98, 0), "grand"),
        (9, (0, 46, 0), (0, 96, 0), "null"),
        (13, (0, -288, 0), (40, -338, 40), "undeclared"),
        (16, (0, -192, 0), (40, -242, 40), "clubs"),
    ],
)
def test_the_servers_word_is_the_result(
    number: int, scores: tuple[int, ...], tournament: tuple[int, ...], contract: str
) -> None:
    record = read(number)
    assert ending_of(record) is Ending.DECIDED
    result = result_of(record)
    assert result is not None
    assert result.scores == scores
    assert result.tournament_points == tournament
    assert result.contract_name == contract
    declarer = max(range(3), key=lambda seat: abs(scores[seat]))
    won = max(scores) > 0
    assert result.winners == tuple(won == (seat == declarer) for seat in range(3))


def test_it_survives_our_own_format() -> None:
    again = Record.from_json(read(8).to_json())
    assert result_of(again) == result_of(read(8))


def test_a_finished_game_has_its_own_result() -> None:
    assert result_of(read(1)) == read(1).state.result
    assert ending_of(read(1)) is Ending.PLAYED


def test_penalties_before_a_contract_are_no_result() -> None:
    assert ending_of(read(10)) is Ending.UNFINISHED


@pytest.mark.parametrize(
    "output",
    [
        "d:0 win v:48",  # not the declarer
        "d:1 v:48",
        "d:1 win loss v:48",
        "d:1 win v:-48",
        "d:1 win v:fortyeight",
        "d:1 win v:99999999",
        "d:1 penalty v:0",
        "passed",
        "",
        7,
        None,
        {},
    ],
)
def test_a_result_that_cannot_be_is_none(output: object) -> None:
    record = read(8)
    tags = record.extra["iss"]["tags"] | {"R": output}
    other = Record(record.state, record.players, dict(record.extra) | {"iss": {"tags": tags}})
    assert result_of(other) is None
    assert ending_of(other) is Ending.UNFINISHED


@given(plain_json)
@settings(deadline=None)
def test_whatever_stands_in_its_place_stops_nothing(kept: object) -> None:
    stopped = Skat().deal(seed=1)
    record = Record(stopped, ("a", "b", "c"), {"stopped": "x", "iss": kept})
    assert result_of(record) is None


# The server stops as soon as an announced level is out of reach.

CARDS = (
    "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.D7.SA.ST.SK.SQ.S9.S8.S7.H7.H8.H9."
    "HA.HT.HK.HQ.DA.DT.DK.DQ.D9.D8.C8.C7"
)


def test_a_lost_schneider_ends_the_game_too() -> None:
    """The moves end there, and that was called a game that stops for no reason."""
    moves = f"w {CARDS} 1 p 2 p 0 18 0 GHS 0 D7 1 SA 2 DA 2 DT 0 C9 1 ST "
    line = f"(;GM[Skat]P0[a]P1[b]P2[c]MV[{moves}]R[d:0 loss v:-192 p:80 t:0] ;)"
    (record,) = read_iss([line])
    assert record.extra["stopped"] == "the server ends the game: the announced Schneider is lost"
    result = result_of(record)
    assert result is not None
    assert result.scores == (-192, 0, 0)


def test_bars_between_the_hands_do_not_matter() -> None:
    dotted = LINES[0].partition("MV[w ")[2].partition(" ")[0]
    cards = dotted.split(".")
    barred = "|".join(".".join(cards[i:j]) for i, j in ((0, 10), (10, 20), (20, 30), (30, 32)))
    (record,) = read_iss([LINES[0].replace(dotted, barred)])
    assert record == read(1)
