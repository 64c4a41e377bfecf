"""Who sits where on a board."""

from collections import Counter

import pytest

from kiebitz.arena.playing import match_of
from kiebitz.arena.seatings import FIELD, Seating, orders, playing_seats, role_orders, role_pairs
from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, Rules, Schieber, Skat


def test_two_skat_players_meet_in_the_six_seatings_of_the_thesis() -> None:
    named = {"".join("AB"[entrant] for entrant in order) for order in orders(Skat(), 2)}
    assert named == {"AAB", "ABA", "BAA", "BBA", "BAB", "ABB"}


def test_three_skat_players_meet_in_all_permutations() -> None:
    assert len(set(orders(Skat(), 3))) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders(Skat(), 3))


@pytest.mark.parametrize(
    ("rules", "entrants", "field"),
    [
        (Skat(), 2, False),
        (Skat(), 3, False),
        (Skat(), 5, True),
        (Schieber(), 2, False),
        (Schieber(), 3, True),
        (Differenzler(), 2, False),
        (Differenzler(), 4, False),
        (Differenzler(), 1, True),
    ],
)
def test_every_entrant_sits_equally_often_in_every_seat(
    rules: Rules, entrants: int, field: bool
) -> None:
    for seat in range(rules.seats):
        sat = Counter(order[seat] for order in orders(rules, entrants, field=field))
        assert len({sat[entrant] for entrant in range(entrants)}) == 1
        assert sat[0] > 0


def test_in_schieber_partners_are_of_the_same_kind() -> None:
    for field, entrants in ((False, 2), (True, 3)):
        for order in orders(Schieber(), entrants, field=field):
            assert order[0] == order[2]
            assert order[1] == order[3]


def test_a_field_fills_all_other_seats() -> None:
    found = orders(Differenzler(), 2, field=True)
    assert len(found) == 8
    assert all(order.count(FIELD) == 3 for order in found)


@pytest.mark.parametrize(("rules", "entrants"), [(Skat(), 1), (Skat(), 4), (Differenzler(), 3)])
def test_what_cannot_be_seated_is_refused(rules: Rules, entrants: int) -> None:
    with pytest.raises(BadOption, match=f"compares 2 players or {rules.seats}, not {entrants}"):
        orders(rules, entrants)


# ---- Role seatings -------------------------------------------------------------------------------


def test_in_role_seatings_each_plays_the_contract_once_against_the_other() -> None:
    assert role_orders(Skat(), frozenset({2}), 2) == ((1, 1, 0), (0, 0, 1))
    assert role_orders(Schieber(), frozenset({1, 3}), 2) == ((1, 0, 1, 0), (0, 1, 0, 1))


def test_with_a_field_both_roles_are_played_against_it() -> None:
    assert role_orders(Skat(), frozenset({0}), 2, field=True) == (
        (0, FIELD, FIELD),
        (FIELD, 0, 0),
        (1, FIELD, FIELD),
        (FIELD, 1, 1),
    )
    assert len(role_pairs(5, field=True)) == 10


@pytest.mark.parametrize("game", ["skat", "schieber"])
def test_the_contract_is_played_by_who_declared_or_whose_team_chose(game: str) -> None:
    match = match_of(["greedy", "random"], game=game, start="cards", seating=Seating.ROLES)
    for board in range(5):
        for start in match.starts(board):
            playing = playing_seats(start)
            if game == "skat":
                assert playing == {start.details.declarer}
            else:
                assert playing == {start.forehand, (start.forehand + 2) % 4}
            first, second = match.orders(start)
            assert {seat for seat, entrant in enumerate(first) if entrant == 0} == playing
            assert {seat for seat, entrant in enumerate(second) if entrant == 1} == playing


@pytest.mark.parametrize(
    ("game", "start", "reason"),
    [
        ("skat", "deal", "contract that is settled before the players take over"),
        ("schieber", "deal", "contract that is settled before the players take over"),
        ("differenzler", "cards", "differenzler has no roles"),
        ("skat(ramsch=true)", "cards", "with Ramsch not every game has a declarer"),
    ],
)
def test_role_seatings_are_refused_where_they_make_no_sense(
    game: str, start: str, reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        match_of(["greedy", "random"], game=game, start=start, seating=Seating.ROLES)


def test_three_players_need_a_field_for_role_seatings() -> None:
    players = ["greedy", "random", "flat(worlds=1)"]
    with pytest.raises(BadOption, match="role seatings compare 2 players, not 3"):
        match_of(players, game="skat", start="cards", seating=Seating.ROLES)
    made = match_of(players, game="skat", start="cards", seating=Seating.ROLES, field="greedy")
    assert made.seatings == 6
