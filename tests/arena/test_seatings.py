"""Who sits where on a board."""

from collections import Counter

import pytest

from kiebitz.arena.seatings import FIELD, orders
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
