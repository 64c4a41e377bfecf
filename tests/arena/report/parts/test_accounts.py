from kiebitz.arena.accounts import Account, Role, Tally
from kiebitz.arena.report.parts.accounts import account_tables, effort_table
from kiebitz.arena.report.voice import Voice
from kiebitz.cards import Language
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, skat_accounts, three_players, tournament


def _words(content: str) -> str:
    return Page(content).words.replace("\u00a0", " ")


def test_the_units_of_skat_are_those_of_the_account() -> None:
    accounts = skat_accounts()
    words = _words(account_tables(tournament(match_summary([1.0, 2.0])), Voice()))
    for account in accounts.values():
        row = [f"{100 * account.share_of(Role.DECLARER):.1f} %", f"{100 * account.w:.1f} %"]
        row += [f"{value:.2f}" for value in (account.g, account.t, account.d, account.f)]
        row += [f"{account.tournament_from(role):.2f}" for role in (Role.DECLARER, Role.DEFENDER)]
        assert f"{account.games} {' '.join(row)}" in words
    assert "greedy declarer grand 10 80.0 % 50.00 80.0" in words
    assert "random defender hearts 20 25.0 % 10.00 45.0" in words
    assert "nobody declares thrown in 4" in words


def test_schieber_tells_chooser_from_opponent() -> None:
    account = Account()
    account.add(Role.CHOOSER, "obenabe", Tally(2, 2, 200.0, 200.0, 190.0))
    account.add(Role.OPPONENT, "hearts", Tally(6, 3, 300.0, 300.0, 280.0))
    match = match_summary([1.0, 2.0], game="schieber", accounts={0: account})
    words = _words(account_tables(tournament(match), Voice(Language.DE)))
    assert "greedy 8 62,50 62,5 % 25,0 % 100,00 50,00" in words
    assert "greedy Team sagte an Obenabe 2 100,0 % 100,00 95,0" in words


def test_differenzler_has_its_difference_and_no_contracts() -> None:
    account = Account()
    account.add(Role.ALONE, "alone", Tally(4, 1, -50.0, -50.0, 160.0))
    match = match_summary([1.0, 2.0], game="differenzler", accounts={0: account})
    shown = account_tables(tournament(match), Voice())
    assert "greedy 4 12.50 25.0 % 40.00" in _words(shown)
    assert "<details>" not in shown


def test_the_field_is_told_apart() -> None:
    accounts = {**skat_accounts(), -1: skat_accounts()[0]}
    match = match_summary([1.0, 2.0], accounts=accounts, field="flat")
    words = _words(account_tables(tournament(match), Voice()))
    assert words.index("random 36") < words.index("flat (other seats) 36")


def test_rows_of_several_matches_stand_under_their_pairing() -> None:
    shown = account_tables(three_players([1.0, 2.0], [2.0, 4.0]), Voice())
    assert len(Page(shown).attributes("tr", "over")) == 2 * 3  # in both tables


def test_effort_that_nobody_reports_has_no_column() -> None:
    words = _words(effort_table(tournament(match_summary([1.0, 2.0])), Voice()))
    assert "playouts each" in words
    assert "nodes each" not in words
    assert "greedy 100 2.5 ms – 250.0 ms" in words
    assert "random 100 12.5 ms 10.0 1.2 s" in words


def test_roles_that_never_occurred_are_dashes() -> None:
    account = Account()
    account.add(Role.CHOOSER, "obenabe", Tally(2, 2, 200.0, 200.0, 190.0))
    match = match_summary([1.0, 2.0], game="schieber", accounts={0: account})
    assert "100.00 –" in _words(account_tables(tournament(match), Voice()))
