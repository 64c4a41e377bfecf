"""Broken games: counted, a few kept, never all."""

import pytest

from kiebitz.errors import BrokenRecord
from kiebitz.records.broken import OTHER_REASONS, BrokenGames, reason_of


def test_the_same_mistake_elsewhere_is_the_same_reason() -> None:
    first = "line 12: action 7, 'play C7', is not legal for seat 1 in phase play; legal: play CA"
    second = "game 3: action 31, 'play \"x\\'', is not legal for seat 0 in phase play; legal: none"
    assert reason_of(BrokenRecord(first)) == reason_of(BrokenRecord(second))
    assert reason_of(BrokenRecord("line 1: not JSON")) == "not JSON"


@pytest.mark.parametrize("count", [0, 3, 500])
def test_all_are_counted_and_only_some_kept(count: int) -> None:
    broken = BrokenGames(keep=5)
    for number in range(count):
        broken.append(BrokenRecord(f"line {number}: cards are hidden"))
    assert len(broken) == count
    assert [str(error) for error in broken.first] == [
        f"line {number}: cards are hidden" for number in range(min(count, 5))
    ]
    assert broken.commonest() == ([("cards are hidden", count)] if count else [])


def test_reasons_beyond_the_most_are_counted_together() -> None:
    broken = BrokenGames()
    for number in range(1000):
        broken.append(BrokenRecord("x" * (number % 99) + "y" * (number // 99)))
    assert len(broken) == 1000
    assert len(broken.reasons) <= 201
    assert broken.commonest(1)[0][0] == OTHER_REASONS


def test_a_long_reason_is_seen_to_be_cut() -> None:
    reason = reason_of(BrokenRecord("no game " + "of cards " * 50))
    assert len(reason) <= 100
    assert reason.endswith(" …")
