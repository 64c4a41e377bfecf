"""Lists and matches."""

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import (
    Differenzler,
    DifferenzlerMatch,
    JassMode,
    Schieber,
    SchieberMatch,
    Skat,
    SkatList,
    seeger_fabian,
)
from kiebitz.games.series import share_ranks
from tests.strategies import advance


def full_list(table: int) -> SkatList:
    """A list of 36 random games."""
    sheet = SkatList(table)
    for game in range(36):
        start = Skat().deal(seed=4, board=game, forehand=sheet.next_forehand)
        sheet = sheet.add(advance(start, 1000, seed=game))
    return sheet


@pytest.mark.parametrize("table", [3, 4])
def test_a_list_has_36_games_and_adds_up(table: int) -> None:
    sheet = full_list(table)
    assert sheet.complete
    assert len(sheet.totals) == table
    for player in range(table):
        assert sheet.totals[player] == sum(row.scores[player] for row in sheet.rows)
    for before, row in zip(sheet.rows, sheet.rows[1:], strict=False):
        gains = [late - early for early, late in zip(before.totals, row.totals, strict=True)]
        assert tuple(gains) == row.scores
    with pytest.raises(BadOption, match="full"):
        sheet.add(advance(Skat().deal(seed=1, forehand=sheet.next_forehand), 1000, seed=1))


@pytest.mark.parametrize("table", [3, 4])
def test_tournament_totals_follow_from_wins_and_losses(table: int) -> None:
    sheet = full_list(table)
    compensation = {3: 40, 4: 30}[table]
    for player in range(table):
        own = [row for row in sheet.rows if row.declarer == player]
        others_lost = sum(
            row.declarer not in (None, player) and not row.result.won for row in sheet.rows
        )
        won = sum(row.result.won for row in own)
        expected = sheet.totals[player] + 50 * (2 * won - len(own)) + compensation * others_lost
        assert sheet.tournament_totals[player] == expected


def test_at_a_table_of_three_the_seats_are_the_players() -> None:
    sheet = full_list(3)
    total = [0, 0, 0]
    for row in sheet.rows:
        for seat, points in enumerate(seeger_fabian(row.result)):
            total[seat] += points
    assert tuple(total) == sheet.tournament_totals


def test_at_a_table_of_four_everyone_sits_out_in_turn() -> None:
    out = [SkatList(4).players_at_seats(game)[3] for game in range(8)]
    assert out == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_forehand_of_a_list_moves_on() -> None:
    with pytest.raises(BadOption, match="forehand of game 1 is seat 1"):
        SkatList().add(advance(Skat().deal(seed=1, forehand=0), 1000, seed=1))
    with pytest.raises(BadOption, match="not 5"):
        SkatList(5)
    with pytest.raises(BadOption, match="schieber game"):
        SkatList().add(advance(Schieber().deal(seed=1), 1000, seed=1))
    with pytest.raises(BadOption, match="finished games"):
        SkatList().add(Skat().deal(seed=1, forehand=1))
    assert SkatList(4, games=48).games == 48


@pytest.mark.parametrize("rules", [Schieber.research(), Schieber.table()])
def test_a_schieber_match_ends_when_a_team_reaches_the_target(rules: Schieber) -> None:
    match = SchieberMatch(rules)
    board = 0
    while match.winner is None:
        start = rules.deal(seed=6, board=board, forehand=match.next_forehand)
        before = match.totals
        match = match.add(advance(start, 1000, seed=board))
        assert max(before) < rules.target
        board += 1
    assert match.totals[match.winner] >= rules.target
    with pytest.raises(BadOption, match="over"):
        match.add(advance(rules.deal(seed=6), 1000, seed=1))


def test_at_the_target_stoeck_come_before_weis_and_weis_before_tricks() -> None:
    # Team 0 has the Weis and most tricks, team 1 the Stöck; both would reach the target.
    hands = [
        "CA C9 CJ CT SA SK SQ HA DA",
        "CK CQ C8 C7 S6 H6 D6 H7 D7",
        "SJ ST HK HQ HJ DK DQ DJ C6",
        "S9 S8 S7 HT H9 H8 DT D9 D8",
    ]
    rules = Schieber.table()
    deal = rules.deal_hands(hands, forehand=1).apply("trump clubs")
    final = advance(deal, 1000, seed=1)
    assert final.result.stoeck == (0, 20)
    assert final.result.weis[0] > 0
    filler = final.result

    def match_at(totals: tuple[int, int]) -> SchieberMatch:
        from dataclasses import replace

        past = replace(filler, totals=totals)
        return SchieberMatch(rules, (past,))

    assert match_at((2499, 2480)).add(final).winner == 1  # the Stöck are counted first
    assert match_at((2499, 2479)).add(final).winner == 0  # then the Weis
    no_weis = Schieber(stoeck=True, target=2500, match_bonus=True)
    plain = advance(no_weis.deal_hands(hands, forehand=1).apply("trump clubs"), 1000, seed=1)
    first = plain.tricks[0].winner % 2
    base = tuple(2499 if team == first else 2478 for team in (0, 1))
    from dataclasses import replace

    past = replace(plain.result, totals=base)
    assert SchieberMatch(no_weis, (past,)).add(plain).winner == first


def test_a_match_takes_deals_in_turn_and_no_positions() -> None:
    second = advance(Schieber().deal(seed=1, forehand=1), 1000, seed=1)
    with pytest.raises(BadOption, match="forehand of game 1 is seat 0, not 1"):
        SchieberMatch(Schieber()).add(second)
    ending = Schieber().position(["C6", "C7", "C8", "C9"], mode=JassMode.HEARTS, leader=0)
    with pytest.raises(BadOption, match="began with a deal"):
        SchieberMatch(Schieber()).add(advance(ending, 10, seed=1))
    with pytest.raises(BadOption, match="played with"):
        DifferenzlerMatch(Differenzler()).add(
            advance(Differenzler.table().deal(seed=1), 1000, seed=1)
        )


def test_a_match_is_played_with_one_set_of_rules() -> None:
    with pytest.raises(BadOption, match="played with"):
        SchieberMatch(Schieber()).add(advance(Schieber.table().deal(seed=1), 1000, seed=1))


def test_a_differenzler_match_adds_absolute_differences() -> None:
    match = DifferenzlerMatch(Differenzler(), deals=3)
    for board in range(3):
        start = Differenzler().deal(seed=8, board=board, forehand=match.next_forehand)
        match = match.add(advance(start, 1000, seed=board))
    assert match.complete
    expected = tuple(
        sum(abs(result.differences[seat]) for result in match.results) for seat in range(4)
    )
    assert match.totals == expected
    assert match.ranks[expected.index(min(expected))] == 1
    with pytest.raises(BadOption, match="all 3 deals"):
        match.add(advance(Differenzler().deal(seed=8), 1000, seed=1))
    with pytest.raises(BadOption, match="at least one"):
        DifferenzlerMatch(Differenzler(), deals=0)


def test_ties_share_the_better_rank() -> None:
    assert share_ranks((5, 5, 1), low_is_good=True) == (2, 2, 1)
