"""The declared deals that come with the package."""

import pytest

from kiebitz.errors import BrokenState
from kiebitz.games import SkatContract
from kiebitz.solver.declared_deals import DealSet, deal_to_line, declared_deals, read_deals

LINE = deal_to_line(declared_deals(DealSet.DECLARED)[0])
CLUBS, GRAND, NULL = SkatContract.CLUBS, SkatContract.GRAND, SkatContract.NULL


@pytest.mark.parametrize(
    ("deals", "kinds"),
    [
        (DealSet.DECLARED, {CLUBS: 500, GRAND: 500, NULL: 25}),
        (DealSet.FRESH, {CLUBS: 500, GRAND: 500, NULL: 57}),
        (DealSet.TUNING, {CLUBS: 600, GRAND: 600}),
    ],
)
def test_every_deal_has_all_cards_once(deals: DealSet, kinds: dict[SkatContract, int]) -> None:
    found = dict.fromkeys(kinds, 0)
    for deal in declared_deals(deals):
        sets = [*deal.state.hands, deal.state.details.skat]
        assert [len(cards) for cards in sets] == [10, 10, 10, 2]
        assert len({card for cards in sets for card in cards}) == 32
        assert deal.state.details.declarer == 0
        has_verdict = deals is DealSet.DECLARED and deal.contract is not NULL
        assert (deal.reaches_61 is not None) == has_verdict
        found[deal.contract] += 1
    assert found == kinds


def test_no_deal_is_in_two_files_or_twice_in_one() -> None:
    lines = [deal_to_line(deal)[:-1] for deals in DealSet for deal in declared_deals(deals)]
    assert len(set(lines)) == len(lines)


def test_a_line_reads_back_and_comments_are_left_out() -> None:
    (deal,) = read_deals(f"# a comment\n\n{LINE}\n")
    assert deal_to_line(deal) == LINE


def test_cards_by_name_are_read_too() -> None:
    (deal,) = read_deals(
        '{"contract": "grand", "declarer": 2, "leader": 1, "skat": ["D7", "D8"], "hands": ['
        '["CJ", "CA", "CT", "CK", "CQ", "C9", "C8", "C7", "SA", "ST"],'
        '["SJ", "SK", "SQ", "S9", "S8", "S7", "HA", "HT", "HK", "HQ"],'
        '["HJ", "H9", "H8", "H7", "DJ", "DA", "DT", "DK", "DQ", "D9"]]}'
    )
    assert deal.contract is GRAND
    assert deal.state.details.declarer == 2
    assert deal.reaches_61 is None
    with pytest.raises(BrokenState, match="seat 0"):
        deal_to_line(deal)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        LINE[:-2],
        "X" + LINE[1:],
        LINE[0] + "3" + LINE[2:],
        LINE.replace("s", "0"),
        LINE[:-1] + "!",
        "{}",
        "{",
        '{"contract": "grand", "declarer": 0, "leader": 0, "skat": [], "hands": [[], [], []]}',
    ],
)
def test_a_broken_line_is_named(line: str) -> None:
    with pytest.raises(BrokenState, match="line 2: not a declared deal"):
        read_deals(f"{LINE}\n{line}\n")
