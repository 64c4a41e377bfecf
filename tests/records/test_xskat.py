"""Logs of XSkat: read block by block, compared, refused. All real games: tests/golden."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.errors import BrokenRecord
from kiebitz.games import ActionKind, SkatKind
from kiebitz.records import BrokenGames, Record, read_xskat
from kiebitz.records.xskat import MADE_UP_AUCTION

TEXT = (Path(__file__).parents[1] / "golden" / "data" / "xskat_games.txt").read_text("utf-8")
BLOCKS = [block for block in TEXT.split("=" * 40 + "\n") if block]
FIRST = BLOCKS[0]
PASSED = """ Computer1   Computer2   Computer3

----------------------------------------
  Pass        _Pass_      Pass
---- random_seed 1794760214 407 1 ------
  HEART J     SPADE J     CLUB J
  Club K      Club A      Club 10
  Club 9      Club Q      Spade K
  Spade A     Club 8      Spade 8
  Spade 10    Club 7      Spade 7
  Spade Q     Spade 9     Heart 10
  Heart A     Heart Q     Heart K
  Heart 8     Diamond A   Heart 9
  Heart 7     Diamond 9   Diamond 10
  Diamond Q   Diamond 8   Diamond 7
----------------------------------------
Skat is: Diamond K,Diamond J
"""


def read(text: str) -> list[Record]:
    """All games of a text."""
    return list(read_xskat(text.splitlines(keepends=True)))


def test_every_block_becomes_a_record_that_says_what_is_made_up() -> None:
    records = read(TEXT)
    assert len(records) == len(BLOCKS)
    for record in records:
        assert record.players == ("Computer1", "Computer2", "Computer3")
        assert record.extra["xskat"]["auction"] == MADE_UP_AUCTION
        assert record.state.history[0].kind in (ActionKind.BID, ActionKind.PASS)
    assert Record.from_json(records[0].to_json()) == records[0]


def test_a_deal_that_was_passed_in_is_a_game_too() -> None:
    (record,) = read(PASSED)
    assert record.state.result.kind is SkatKind.PASSED
    assert record.state.forehand == 1
    assert str(record.state.dealt[2]) == "CJ CT SK S8 S7 HK HT H9 DT D7"
    assert record.extra["xskat"]["random_seed"] == "1794760214 407 1"


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("Won with: 85", "Won with: 84", "the log says 84 points, replaying gives 85"),
        ("Won with", "Lost with", "won = False, replaying gives True"),
        ("Diamond 7   HEART A ", "DIAMOND 7   Heart A ", "the log gives trick 1 to seat 0"),
        ("Won with: 85 points\n", "", "no complete game"),
        ("Last bid: 20\n", "", "no complete game"),
        ("Last bid: 20", "Last bid: 21", "bid 21"),
        ("played Heart", "played Bridge", "no complete game"),
        ("Computer2 played", "Computer7 played", "no complete game"),
        ("Skat was: Spade 9,Spade A", "Skat was: Spade 9", "no complete game"),
        ("Skat was: Spade 9,Spade A", "Skat was: Spade 9,Club 10", "11 cards instead of 10"),
        ("  Club Q      HEART Q     Club_K      \n---", "---", "the game stops after 9 tricks"),
    ],
)
def test_a_log_that_contradicts_itself_is_refused(old: str, new: str, named: str) -> None:
    assert old in FIRST
    with pytest.raises(BrokenRecord, match=r"^game 2, line 32: ") as refusal:
        read(FIRST + "=" * 40 + "\n" + FIRST.replace(old, new, 1))
    assert named in str(refusal.value)


def test_broken_blocks_can_be_counted_instead() -> None:
    broken = BrokenGames()
    text = ("=" * 40 + "\n").join([FIRST, "nothing\n" * 300, FIRST, "?\n", PASSED])
    records = list(read_xskat(text.splitlines(keepends=True), broken=broken))
    assert len(records) == 3
    assert [str(error)[:7] for error in broken.first] == ["game 2,", "game 4,"]


@given(
    st.sampled_from([*BLOCKS[:3], PASSED]),
    st.lists(st.tuples(st.integers(0, 1500), st.integers(0, 30), st.text(max_size=5)), max_size=3),
)
@settings(max_examples=150, deadline=None)
def test_mutated_logs_are_read_or_refused_by_name(
    block: str, changes: list[tuple[int, int, str]]
) -> None:
    for start, length, text in changes:
        block = block[:start] + text + block[start + length :]
    try:
        read(block)
    except BrokenRecord:
        return
