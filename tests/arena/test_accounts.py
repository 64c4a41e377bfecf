"""What each entrant did: the units of Schäfer 2008 and their identities."""

import pytest

from kiebitz.arena.accounts import Account, Role, accounts_of
from kiebitz.arena.board_play import play_board
from tests.arena.matches import quick_match


def _accounts(game: str, boards: int, **options: str) -> dict[int, Account]:
    match = quick_match(game, **options)
    return accounts_of(play_board(match, board) for board in range(boards))


def test_the_identities_of_the_thesis_hold_with_a_central_contract() -> None:
    accounts = _accounts("skat", 40, start="cards")
    a, b = accounts[0], accounts[1]
    assert a.share_of(Role.DECLARER) == b.share_of(Role.DECLARER) == pytest.approx(1 / 3)
    assert a.total(Role.DECLARER).games == 120
    right = a.g + b.g + 50 * (2 * a.w + 2 * b.w - 2) + 80 * (2 - a.w - b.w)
    assert 3 * (a.t + b.t) == pytest.approx(right, abs=1e-9)
    assert a.d + b.d + a.f + b.f == pytest.approx(240, abs=1e-9)


def test_tournament_points_of_full_games_add_up() -> None:
    accounts = _accounts("skat", 30)
    declared = [account.total(Role.DECLARER) for account in accounts.values()]
    games = sum(tally.games for tally in declared)
    won = sum(tally.won for tally in declared)
    score = sum(tally.score for tally in declared)
    expected = score + 50 * (won - (games - won)) + 80 * (games - won)
    assert sum(account.total().tournament for account in accounts.values()) == expected
    parts = [
        account.tournament_from(Role.DECLARER) + account.tournament_from(Role.DEFENDER)
        for account in accounts.values()
    ]
    assert parts == pytest.approx([account.t for account in accounts.values()])


def test_every_schieber_game_is_worth_157_points() -> None:
    accounts = _accounts("schieber", 6)
    total = sum(account.total().points for account in accounts.values())
    assert total == 6 * 8 * 2 * 157  # both partners count the points of their team
    games = [account.total(Role.CHOOSER).games for account in accounts.values()]
    assert games == [6 * 8, 6 * 8]


def test_differenzler_counts_first_places_and_differences() -> None:
    accounts = _accounts("differenzler", 6)
    assert sum(account.total().won for account in accounts.values()) >= 6 * 8
    assert all(account.total().score < 0 for account in accounts.values())
    assert sum(account.total().points for account in accounts.values()) == 6 * 8 * 157
