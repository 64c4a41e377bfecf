"""Statistics of recorded games: against counting by hand, by other means, and what must add up."""

import re
import statistics
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.games import Differenzler, Rules, Schieber, Skat, rules_text
from kiebitz.records import Record, read_games
from kiebitz.skill import By, Statistics, Tally
from kiebitz.skill.statistics import PARTS, Parts, PlayerGames
from tests import strategies
from tests.strategies import advance

TESTS = Path(__file__).parents[1]
ISS = TESTS / "records" / "data" / "iss_games.sgf"
XSKAT = TESTS / "golden" / "data" / "xskat_games.txt"


def counted(records: list[Record], *by: By) -> Statistics:
    found = Statistics(by=by)
    for record in records:
        found.add(record)
    return found


def played(rules: Rules, count: int, players: str = "abcd") -> list[Record]:
    """Random games, forehand moving on, the players changing places."""
    names = tuple(players[: rules.seats])
    return [
        Record(
            advance(rules.deal(seed=seed, forehand=seed % rules.seats), 1000, seed),
            names[seed % rules.seats :] + names[: seed % rules.seats],
        )
        for seed in range(count)
    ]


def totals(found: Statistics, figure: str, section: str = "skat") -> float:
    return sum(games.all[figure].total for games in found.sections[section].players.values())


# --- counted by hand ---


def test_the_servers_games_are_counted_as_by_hand() -> None:
    """Player b of the file: seat 1 in each of its games, read off the lines by eye."""
    (section,) = counted(list(read_games(ISS, broken=[]))).sections.values()
    assert section.games == 16  # 18 lines: one hides cards, one was left in the auction
    assert (section.first_date[:10], section.last_date[:10]) == ("2007-10-29", "2026-09-25")
    b = section.players["b"].all
    # Declared: the lines 8 (grand, claimed, +48), 9 (null ouvert, claimed, +46), 13 (time ran out
    # before a contract, -288), 15 (null, -118) and 16 (clubs ouvert, ended early, -192).
    assert b.games == 16
    assert b["declared"].total == 5
    assert b["won"].total == 2
    assert (b["won_grand"].total, b["won_grand"].count) == (1, 1)
    assert (b["won_null"].total, b["won_null"].count) == (1, 2)
    assert (b["won_suit"].total, b["won_suit"].count) == (0, 1)
    assert b["game_score"].total == 48 + 46 - 288 - 118 - 192
    assert b["bid"].total == 18 + 35 + 24 + 18 + 18
    # Defended: won are those that others lost: a line 12; c lines 1, 6 and 11. One was passed in.
    assert (b["won_defending"].total, b["won_defending"].count) == (4, 10)
    assert b["passed"].total == 1
    tournament = 2 * 50 + 48 + 46 - 3 * 50 - 288 - 118 - 192 + 4 * 40
    assert b["score"].total == pytest.approx(tournament)


# --- counted by other means ---


def blocks() -> list[dict[str, str]]:
    """What the log of XSkat says at the end of each game, as text."""
    text = XSKAT.read_text("utf-8")
    games = []
    for block in re.split(r"^=+$", text, flags=re.MULTILINE):
        played = re.search(r"^(\w+) played (\w+)$", block, re.MULTILINE)
        if played is None:
            continue
        games.append(
            {
                "declarer": played[1],
                "contract": played[2],
                "bid": re.search(r"Last bid: (\d+)", block)[1],  # type: ignore[index]
                "won": "yes" if re.search(r"^Won", block, re.MULTILINE) else "",
                "hand": "yes" if re.search(r"^Played .*Hand", block, re.MULTILINE) else "",
                "points": (re.search(r"with: (\d+) points", block) or ["", ""])[1],
            }
        )
    return games


def test_a_log_of_another_program_gives_what_its_text_says() -> None:
    names = ("Computer1", "Computer2", "Computer3")
    games = blocks()
    (section,) = counted(list(read_games(XSKAT))).sections.values()
    assert section.games == len(games) == 105
    for name in names:
        mine = [game for game in games if game["declarer"] == name]
        others = [game for game in games if game["declarer"] != name]
        found = section.players[name].all
        assert found.games == len(games)
        assert found["declared"].total == len(mine)
        assert found["won"].total == sum(bool(game["won"]) for game in mine)
        assert found["bid"].mean == pytest.approx(
            statistics.fmean(int(game["bid"]) for game in mine)
        )
        for kind, contracts in {
            "suit": {"Diamond", "Heart", "Spade", "Club"},
            "grand": {"Grand"},
            "null": {"Null"},
        }.items():
            chosen = [game for game in mine if game["contract"] in contracts]
            assert found[f"won_{kind}"].count == len(chosen)
            assert found[f"won_{kind}"].total == sum(bool(game["won"]) for game in chosen)
        hands = [game for game in mine if game["hand"]]
        assert found["won_hand"].count == len(hands)
        assert found["won_hand"].total == sum(bool(game["won"]) for game in hands)
        points = [int(game["points"]) for game in mine if game["contract"] != "Null"]
        assert found["points"].mean == pytest.approx(statistics.fmean(points))
        assert found["won_defending"].count == len(others)
        assert found["won_defending"].total == sum(not game["won"] for game in others)


# --- what must add up ---


def test_what_one_declares_two_defend() -> None:
    records = played(Skat(), 60)
    found = counted(records)
    results = [record.state.result for record in records]
    declared = [result for result in results if result.declarer is not None]
    assert totals(found, "declared") == len(declared) > 20
    assert totals(found, "won") == sum(result.won for result in declared)
    assert totals(found, "won_defending") == 2 * sum(not result.won for result in declared)
    assert totals(found, "passed") == 3 * (len(results) - len(declared))
    assert totals(found, "score") == sum(sum(result.tournament_points) for result in results)
    assert totals(found, "overbid") == sum(result.overbid for result in declared)
    assert sum(each.all.games for each in found.sections["skat"].players.values()) == 3 * 60
    kinds = ("suit", "grand", "null")
    assert sum(totals(found, f"won_{kind}") for kind in kinds) == totals(found, "won")


@pytest.mark.parametrize("rules", [Schieber(), Schieber.table()])
def test_the_points_of_schieber_add_up(rules: Schieber) -> None:
    records = played(rules, 40)
    found, name = counted(records), rules_text(rules)
    assert totals(found, "points", name) == 40 * 2 * 157
    assert totals(found, "score", name) == sum(2 * sum(r.state.result.totals) for r in records)
    modes = [figure for figure in next(iter(found.sections[name].players.values())).all.figures]
    chosen = sum(totals(found, mode, name) for mode in modes if mode.startswith("mode_"))
    assert chosen == 40  # one player chooses in each deal
    assert totals(found, "pushed", name) == sum(r.state.result.pushed for r in records)


def test_who_chose_after_a_push_is_the_partner() -> None:
    start = Schieber().deal(seed=3, forehand=1)
    state = advance(start.apply("push").apply("trump hearts"), 100, 1)
    players = counted([Record(state, ("a", "b", "c", "d"))]).sections["schieber"].players
    assert players["d"].all["mode_hearts"].mean == 1
    assert players["b"].all["mode_hearts"].count == 0
    assert players["b"].all["pushed"].mean == 1
    assert [players[name].all["team_chose"].mean for name in "abcd"] == [0, 1, 0, 1]


def test_the_points_of_differenzler_add_up() -> None:
    records = played(Differenzler(), 30)
    found = counted(records)
    assert totals(found, "points", "differenzler") == 30 * 157
    assert totals(found, "difference", "differenzler") == -totals(found, "score", "differenzler")
    bias = totals(found, "points", "differenzler") - totals(found, "prediction", "differenzler")
    assert totals(found, "bias", "differenzler") == pytest.approx(bias)
    first = totals(found, "won", "differenzler")
    assert first == sum(sum(record.state.result.winners) for record in records)


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()])
def test_the_parts_of_somebodys_games_are_all_of_them(by: By, rules: Rules) -> None:
    records = [
        Record(record.state, record.players, {"date": f"2026-{month % 12 + 1:02}-01"})
        for month, record in enumerate(played(rules, 50))
    ]
    found = counted(records, by)
    (section,) = found.sections.values()
    for games in section.players.values():
        joined = Tally()
        parts = section.parts(games, by)
        assert len(parts) > 1
        for _, part in parts:
            joined.join(part)
        assert joined.games == games.all.games == 50
        for figure, moments in games.all.figures.items():
            assert joined[figure].count == moments.count
            assert joined[figure].total == pytest.approx(moments.total, abs=1e-6)


@given(st.integers(1, 400))
@settings(max_examples=40, deadline=None)
def test_parts_in_order_stay_few_and_equal(count: int) -> None:
    parts = Parts()
    for number in range(count):
        parts.add([("score", number)])
    assert len(parts.parts) <= 2 * PARTS
    assert sum(part.games for part in parts.parts) == count
    assert {part.games for part in parts.parts[:-1]} <= {parts.size}
    means = [part["score"].mean for part in parts.parts]
    assert means == sorted(means)
    in_order = list(PlayerGames(ordered=parts).in_order())
    assert [int(first) for first, _ in in_order] == list(range(1, count + 1, parts.size))


# --- who sits where ---


def test_two_seats_in_a_game_are_one_game() -> None:
    """A player at two seats had its luck counted twice, and intervals were too narrow."""
    records = [Record(r.state, ("x", "y", "x", "y")) for r in played(Schieber(), 20)]
    section = counted(records).sections["schieber"]
    x = section.players["x"].all
    assert x.games == 20
    assert x["score"].total == sum(record.state.result.scores[0] for record in records)
    assert x["won"].count == 40


@given(strategies.finished())
@settings(max_examples=100, deadline=None)
def test_any_game_says_something_about_everybody(state: object) -> None:
    rules = state.rules  # type: ignore[attr-defined]
    record = Record(state, tuple("abcd"[: rules.seats]))  # type: ignore[arg-type]
    (section,) = counted([record], *By).sections.values()
    scores = defaultdict(list)
    for name, games in section.players.items():
        scores[name].append(games.all["score"].mean)
    found = [scores[name][0] for name in record.players]
    assert found in ([*record.state.result.scores], [*record.state.result.tournament_points])


def test_games_without_a_result_are_left_out_and_rules_are_kept_apart() -> None:
    stopped = Record(Skat().deal(seed=1), ("a", "b", "c"), {"stopped": "x"})
    found = Statistics()
    assert not found.add(stopped)
    for record in (*played(Schieber(), 2), *played(Schieber.table(), 3)):
        assert found.add(record)
    assert [section.games for section in found.sections.values()] == [2, 3]


def test_only_the_player_one_asks_for_is_counted() -> None:
    found = Statistics(only="a")
    for record in played(Skat(), 10):
        found.add(record)
    assert set(found.sections["skat"].players) == {"a"}
    assert found.sections["skat"].games == 10
