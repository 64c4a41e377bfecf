"""Role seatings from beginning to end, against the same numbers computed from the games."""

import json
import statistics
from collections import defaultdict
from pathlib import Path

import pytest

from kiebitz.arena.accounts import Role
from kiebitz.arena.board_play import play_board
from kiebitz.arena.export import Rows, read_records, runs_of, store_rows
from kiebitz.arena.match import Match
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.arena.playing import duel, match_of
from kiebitz.arena.report.page import report_page
from kiebitz.arena.roles import EVERY, RoleComparison
from kiebitz.arena.seatings import Seating
from kiebitz.arena.summary import MatchSummary, TournamentSummary
from kiebitz.arena.tournament import tournament_of
from kiebitz.cards import Language
from kiebitz.errors import BadOption, BadTournament
from kiebitz.games import Skat, SkatContract, State, seeger_fabian
from kiebitz.records import Record
from kiebitz.records.store import Store
from tests.arena.report.pages import Page

A, B = "greedy", "random(bidder=plain)"
BOARDS = 24


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, MatchSummary]:
    """A match of Skat in which everyone declares once."""
    path = tmp_path_factory.mktemp("roles") / "store.sqlite"
    summary = duel(
        A, B, boards=BOARDS, start="cards", seating=Seating.ROLES, store=path, seed=1, workers=1
    )
    return path, summary


def _found(summary: MatchSummary, role: Role, kind: str = EVERY) -> RoleComparison:
    (found,) = [
        each for each in summary.comparisons[0].roles if (each.role, each.kind) == (role, kind)
    ]
    return found


def test_both_games_of_a_board_have_one_contract_and_exchanged_roles(
    played: tuple[Path, MatchSummary],
) -> None:
    boards: dict[int, list[Record]] = defaultdict(list)
    with Store(played[0]) as store:
        for record in read_records(store, runs_of(store)):
            boards[record.extra["board"]].append(record)
    assert len(boards) == BOARDS
    for first, second in boards.values():
        details = [record.state.details for record in (first, second)]
        assert len({(each.declarer, each.contract, each.bid) for each in details}) == 1
        declarer = details[0].declarer
        assert first.players[declarer] == A
        assert second.players[declarer] == B
        assert sorted(first.players) == sorted([A, B, B])
        assert sorted(second.players) == sorted([A, A, B])


def test_differences_of_roles_come_out_again_from_the_games(
    played: tuple[Path, MatchSummary],
) -> None:
    path, summary = played
    points: dict[tuple[int, bool, str], list[int]] = defaultdict(list)
    won: dict[tuple[int, str], bool] = {}
    with Store(path) as store:
        for record in read_records(store, runs_of(store)):
            result, board = record.state.result, record.extra["board"]
            for seat, (player, score) in enumerate(
                zip(record.players, seeger_fabian(result), strict=True)
            ):
                points[board, seat == result.declarer, player].append(score)
            won[board, record.players[result.declarer]] = result.won
    for role, declares in ((Role.DECLARER, True), (Role.DEFENDER, False)):
        differences = [
            statistics.fmean(points[board, declares, A])
            - statistics.fmean(points[board, declares, B])
            for board in range(BOARDS)
        ]
        found = _found(summary, role)
        assert found.score.count == BOARDS
        assert found.score.mean == pytest.approx(statistics.fmean(differences))
        assert found.score.sd == pytest.approx(statistics.stdev(differences))
        assert found.scores[0] - found.scores[1] == pytest.approx(found.score.mean)
    gained = statistics.fmean(won[board, A] - won[board, B] for board in range(BOARDS))
    assert _found(summary, Role.DECLARER).won.mean == pytest.approx(gained)
    assert _found(summary, Role.DEFENDER).won.mean == pytest.approx(gained)
    whole = summary.comparisons[0].estimate.mean
    declaring, defending = _found(summary, Role.DECLARER), _found(summary, Role.DEFENDER)
    assert whole == pytest.approx((declaring.score.mean + 2 * defending.score.mean) / 3)


def test_the_defenders_bonus_counts_for_each_defender(played: tuple[Path, MatchSummary]) -> None:
    _, summary = played
    found = _found(summary, Role.DEFENDER)
    assert found.scores == (
        pytest.approx(40 * found.wins[0]),
        pytest.approx(40 * found.wins[1]),
    )


def test_kinds_of_contracts_make_up_the_whole(played: tuple[Path, MatchSummary]) -> None:
    _, summary = played
    for role in (Role.DECLARER, Role.DEFENDER):
        kinds = [each for each in summary.comparisons[0].roles if each.role is role and each.kind]
        assert {each.kind for each in kinds} <= {"suit", "grand", "null"}
        assert sum(each.score.count for each in kinds) == BOARDS
        total = sum(each.score.mean * each.score.count for each in kinds) / BOARDS
        assert total == pytest.approx(_found(summary, role).score.mean)


@pytest.mark.parametrize("game", ["skat", "schieber"])
@pytest.mark.parametrize("player", ["random(bidder=plain)", "flat(worlds=2)"])
def test_a_player_against_its_copy_is_exactly_zero_in_every_role(game: str, player: str) -> None:
    match = match_of([player, player], game=game, start="cards", seating=Seating.ROLES)
    for board in range(4):
        played = play_board(match, board)
        assert played.mean_score(0) == played.mean_score(1)
        halves = [played.games[place::2] for place in (0, 1)]
        for one, other in zip(*halves, strict=True):
            assert one.state == other.state


def test_in_schieber_the_team_that_chose_meets_the_other() -> None:
    summary = duel(
        A, B, game="schieber", boards=6, start="cards", seating=Seating.ROLES, seed=1, workers=1
    )
    roles = {each.role for each in summary.comparisons[0].roles}
    assert roles == {Role.CHOOSER, Role.OPPONENT}
    kinds = {each.kind for each in summary.comparisons[0].roles}
    assert kinds <= {EVERY, "trump", "obenabe", "undenufe"}
    assert _found(summary, Role.CHOOSER).score.count == 6


def test_with_a_field_both_meet_the_same_opponents() -> None:
    summary = duel(
        A,
        B,
        boards=5,
        start="cards",
        seating=Seating.ROLES,
        field="random(bidder=plain)",
        workers=1,
    )
    declaring, defending = (_found(summary, role) for role in (Role.DECLARER, Role.DEFENDER))
    assert summary.accounts[0].total(Role.DECLARER).games == 5
    assert summary.accounts[0].total(Role.DEFENDER).games == 10
    assert declaring.score.count == defending.score.count == 5
    assert defending.scores[1] == pytest.approx(40 * defending.wins[1])


def test_seatings_are_part_of_a_match() -> None:
    roles = match_of([A, B], game="skat", start="cards", seating=Seating.ROLES)
    every = match_of([A, B], game="skat", start="cards")
    assert Match.from_dict(json.loads(json.dumps(roles.to_dict()))) == roles
    assert roles.key != every.key
    older = {key: value for key, value in every.to_dict().items() if key != "seating"}
    assert Match.from_dict(older) == every


def test_a_tournament_file_may_ask_for_role_seatings() -> None:
    plan = {"game": "skat", "start": "cards", "players": [A, B], "seating": "roles"}
    assert tournament_of(plan).matches[0].seating is Seating.ROLES
    with pytest.raises(BadTournament, match="seating: 'rolls' is none of all, roles"):
        tournament_of({**plan, "seating": "rolls"})
    with pytest.raises(BadTournament, match=r"seating: .* settled before the players take over"):
        tournament_of({**plan, "start": "deal"})


def _played_out(state: State) -> State:
    while not state.over:
        state = state.apply(str(state.legal_actions[0]))
    return state


def test_recorded_starts_without_a_declarer_are_refused_by_their_place(tmp_path: Path) -> None:
    hands = ["CJ HT", "DJ HA", "S8 S9"]
    declared = Skat().position(hands, contract=SkatContract.HEARTS, declarer=1, leader=0)
    ramsch = Skat().position(hands, contract=SkatContract.RAMSCH, declarer=None, leader=0)
    for name, states in (("good", [declared]), ("bad", [declared, ramsch])):
        lines = [Record(_played_out(state), ("", "", ""), {}).to_json() for state in states]
        (tmp_path / f"{name}.jsonl").write_text("\n".join(lines) + "\n")
    options = {"start": "6", "seating": Seating.ROLES, "workers": 1, "controls": False}
    summary = duel(A, B, boards=1, deals=tmp_path / "good.jsonl", **options)  # type: ignore[arg-type]
    assert summary.accounts[0].total(Role.DECLARER).games == 1
    with pytest.raises(BadOption, match=r"start 1 of the file: .*Ramsch"):
        duel(A, B, boards=1, deals=tmp_path / "bad.jsonl", **options)  # type: ignore[arg-type]


def test_after_a_sequential_test_roles_have_means_but_no_intervals() -> None:
    summary = duel(
        A,
        "random",
        game="schieber",
        boards=60,
        start="cards",
        seating=Seating.ROLES,
        until="0..5",
        workers=1,
        controls=False,
    )
    found = _found(summary, Role.CHOOSER)
    assert found.score.count == len(summary.comparisons[0].differences)
    assert found.score.low == -found.score.high == float("-inf")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.EN, ("Role against role", "each player declares once, alone against two copies")),
        (Language.DE, ("Rolle gegen Rolle", "Jeder ist einmal Alleinspieler gegen zwei Kopien")),
    ],
)
def test_report_data_and_tables_have_the_roles(
    played: tuple[Path, MatchSummary], language: Language, words: tuple[str, str]
) -> None:
    path, summary = played
    whole = TournamentSummary("", (summary,))
    page = Page(report_page(whole, language=language)).words
    assert all(each in page for each in words)
    assert "--seating roles" in page
    (match,) = summary_to_dict(whole)["matches"]
    plain = match["comparisons"][0]["roles"]
    assert {each["role"] for each in plain} == {"declarer", "defender"}
    assert plain[0]["score"]["mean"] == _found(summary, Role.DECLARER).score.mean
    with Store(path) as store:
        rows = list(store_rows(store, runs_of(store), Rows.ROLES))
    declared = [row for row in rows if (row["player"], row["role"]) == (A, "declarer")]
    assert len(declared) == BOARDS
    mean = statistics.fmean(row["score"] for row in declared)
    assert mean == pytest.approx(_found(summary, Role.DECLARER).scores[0])
