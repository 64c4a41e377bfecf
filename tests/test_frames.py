"""Results as tables: rows that say what the results say, and frames made of them."""

import math
import subprocess
import sys

import pytest

from kiebitz.arena import TournamentSummary, duel
from kiebitz.beliefs import Worlds, draw_believed
from kiebitz.beliefs.card_places import card_places
from kiebitz.cards import Card, Hand, Suit
from kiebitz.frames import Tabular, frame_of
from kiebitz.games import Differenzler, Schieber, Skat, SkatContract, State
from kiebitz.players import Budget, Decision, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.records import Record
from kiebitz.solver import analyse, best_discards, solve, solve_maxn, solve_paranoid

ENDING = Skat().position(
    ["CJ HT", "DJ HA", "S8 S9"],
    contract=SkatContract.HEARTS,
    declarer=0,
    leader=0,
    skat="D7 D8",
)
ALONE = Differenzler().position(
    ["D9 HJ", "D6 HT", "DJ CT", "HQ HA"],
    trump=Suit.SPADES,
    leader=1,
    points=(34, 27, 22, 31),
    predictions=(29, 37, 46, 50),
)
GAME = ENDING.apply("play HT").apply("play HA").apply("play S8")


def as_frame(result: Tabular) -> dict[str, list[object]]:
    """The columns of a result's frame, which are those of its rows."""
    rows, columns = result.to_rows(), result.to_frame().to_dict(as_series=False)
    assert rows
    assert columns == {name: [row[name] for row in rows] for name in rows[0]}
    return dict(columns)


def test_a_solution_has_a_row_for_each_card() -> None:
    found = solve(ENDING)
    columns = as_frame(found)
    assert columns["card"] == [str(action.card) for action in found.cards]
    assert columns["value"] == list(found.cards.values())
    assert columns["best"] == [value == found.value for value in found.cards.values()]


def test_where_everyone_plays_alone_too() -> None:
    maxn, paranoid = as_frame(solve_maxn(ALONE)), as_frame(solve_paranoid(ALONE))
    assert list(maxn) == ["card", "points_0", "points_1", "points_2", "points_3", "best"]
    assert [maxn[f"points_{seat}"][1] for seat in range(4)] == [34, 27, 22, 74]
    assert paranoid["difference"] == list(solve_paranoid(ALONE).cards.values())


def test_an_analysis_has_a_row_for_each_card_played() -> None:
    found = analyse(GAME)
    columns = as_frame(found)
    assert columns["card"] == ["HT", "HA", "S8"]
    assert columns["given_away"] == [one.given_away for one in found.cards]
    assert columns["best"] == [" ".join(map(str, one.best)) for one in found.cards]


def test_contract_choices_make_one_frame_together() -> None:
    hands = [
        "CJ SJ HJ DJ CA CT CK CQ C9 C8 H7 D7",
        "SA ST SK SQ S9 HA HT HK HQ H9",
        "S8 S7 H8 DA DT DK DQ D9 D8 C7",
    ]
    choices = best_discards(hands, contracts=[SkatContract.CLUBS, SkatContract.NULL])
    frame = frame_of(choices)
    assert frame["contract"].to_list() == ["clubs", "null"]
    assert frame["worth"].to_list() == [choice.worth for choice in choices]


def test_worlds_are_written_in_cards() -> None:
    view = Skat().deal(seed=7).view(0)
    worlds = Worlds(view)
    drawn = worlds.draw(4, seed=1)
    frame = worlds.to_frame(drawn)
    assert frame["world"].to_list() == worlds.rank(drawn).tolist()
    assert set(frame["seat_0"]) == {str(view.hand)}
    for row, world in zip(frame.rows(named=True), drawn, strict=True):
        cards = [row[name] for name in ("seat_0", "seat_1", "seat_2", "aside")]
        assert tuple(map(Hand.parse, cards)) == worlds.hands(world)


def test_believed_worlds_come_with_their_probabilities() -> None:
    found = draw_believed(GAME.view(0), 10)
    columns = as_frame(found)
    assert columns["probability"] == found.probabilities.tolist()
    jass = draw_believed(Schieber().deal(seed=1).view(0), 3)
    assert list(as_frame(jass))[1:-1] == ["seat_0", "seat_1", "seat_2", "seat_3"]


def test_card_places_have_a_row_for_each_card_of_the_deck() -> None:
    for view in (Skat().deal(seed=7).view(0), Schieber().deal(seed=7).view(0)):
        places = card_places(view)
        columns = as_frame(places)
        assert [Card.parse(str(text)) for text in columns["card"]] == list(view.rules.deck.cards)
        for number, name in enumerate(list(columns)[1:]):
            assert columns[name] == places.probabilities[:, number].tolist()


def test_a_decision_has_a_row_for_each_value() -> None:
    decision = Decision("play CJ", {"play CJ": 0.5, "play SJ": 0.25}, errors={"play CJ": 0.1})
    columns = as_frame(decision)
    assert columns["error"] == [0.1, None]
    assert columns["chosen"] == [True, False]
    assert Decision("pass").to_rows()[0]["value"] is None


def test_what_a_search_finds_can_be_put_into_a_frame() -> None:
    decision = make_player("pimc(worlds=4)").decide(ENDING.view(0), Budget(), RandomKey(1))
    assert set(as_frame(decision)["unit"]) == {"points"}


def played(board: int) -> State:
    """A whole game at random."""
    return play_game(Skat().deal(seed=7, board=board), [make_player("random")] * 3, board=board)


def test_games_and_records_have_a_row_for_each_action() -> None:
    records = [Record(played(board), ("ann", "bob", "cid")) for board in range(3)]
    for record in records:
        columns, state = as_frame(record), as_frame(record.state)
        assert [str(action) for action in record.state.history] == columns["action"]
        assert columns["seat"] == list(record.state.actors) == state["seat"]
        assert columns["player"] == [record.players[seat] for seat in record.state.actors]
    assert len(frame_of(records)) == sum(record.state.length for record in records)


def test_a_view_says_no_more_than_the_seat_knows() -> None:
    state = Skat().deal(seed=7)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    state = state.apply(state.legal_actions[0])
    assert state.declarer is not None
    assert state.to_rows()[-1]["action"] != "discard ?"
    other = state.view((state.declarer + 1) % 3)
    assert other.to_rows()[-1]["action"] == "discard ?"


def test_a_summary_has_a_row_for_each_comparison() -> None:
    summary = duel("greedy", "random", game="schieber", boards=3, seed=1, controls=False)
    (row,) = summary.to_rows()
    assert as_frame(summary)["p"] == [row["p"]]
    assert TournamentSummary("", (summary,)).to_rows() == [row]
    comparison = summary.comparisons[0]
    assert (row["first"], row["second"], row["boards"]) == ("greedy", "random", 3)
    assert row["difference"] == comparison.estimate.mean
    assert row["standing"] == comparison.standing.value
    assert not math.isnan(row["p"])
    assert row["game"] == "schieber"


def test_nothing_is_asked_for_but_the_extra_and_only_when_a_frame_is_made() -> None:
    code = """
import sys
sys.modules["polars"] = None  # as if it were not installed
import kiebitz
state = kiebitz.Skat().deal(seed=1).apply("pass")
assert state.to_rows()
try:
    state.to_frame()
except kiebitz.KiebitzError as error:
    print(error)"""
    command = [sys.executable, "-c", code]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "pip install 'kiebitz[export]'" in output


def test_what_has_no_rows_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Tabular().to_frame()
