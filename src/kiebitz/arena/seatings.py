"""Who sits where on a board, so that every entrant meets the same luck.

An *order* names the entrant at each seat; `FIELD` stands for the fixed field. With two entrants
where everyone plays for himself each sits once alone in every seat among copies of the other: in
Skat the six seatings AAB … ABB of Schäfer 2008, in Differenzler eight. As many entrants as seats
play all permutations. Schieber exchanges the teams. With a field each entrant takes every seat (in
Schieber each team) while the field stays the same.

With *role seatings* the contract is settled before the entrants take over, and each of two entrants
plays it once against the other: in Skat A declares against two B, then B against two A; in Schieber
A is the team that chose the mode, then B. With a field each entrant plays the contract against the
field, and against the field's playing of it.
"""

from enum import Enum
from itertools import permutations
from typing import Final

from kiebitz.errors import BadOption
from kiebitz.games import Rules, State

FIELD: Final = -1
"""Stands in an order for the field."""

Order = tuple[int, ...]
"""The entrant at each seat."""


class Seating(Enum):
    """Which orders a board is played in."""

    ALL = "all"
    """Every entrant in every seat."""
    ROLES = "roles"
    """Every entrant once in each role of a contract that is settled before."""


def orders(rules: Rules, entrants: int, *, field: bool = False) -> tuple[Order, ...]:
    """All orders of a board.

    >>> from kiebitz.games import Differenzler, Schieber, Skat
    >>> orders(Skat(), 2)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    >>> orders(Schieber(), 2)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(orders(Differenzler(), 2)), len(orders(Differenzler(), 4)), len(orders(Skat(), 3))
    (8, 24, 6)
    """
    if field:
        if entrants < 1:
            raise BadOption("with a field there is at least one player to compare")
        alone = [(entrant, FIELD) for entrant in range(entrants)]
    elif entrants == 2:
        alone = [(0, 1), (1, 0)]
    elif entrants == rules.seats:
        return tuple(permutations(range(entrants)))
    else:
        raise BadOption(
            f"{rules.name} compares 2 players or {rules.seats}, not {entrants}; "
            "any number with a fixed field"
        )
    found = [
        tuple(one if seat in place else rest for seat in range(rules.seats))
        for one, rest in alone
        for place in rules.parties
    ]
    return tuple(dict.fromkeys(found))  # two teams exchanged are met twice


# ---- Role seatings -------------------------------------------------------------------------------


def role_orders(
    rules: Rules, playing: frozenset[int], entrants: int, *, field: bool = False
) -> tuple[Order, ...]:
    """All orders of a start in which these seats play the contract.

    >>> from kiebitz.games import Skat
    >>> role_orders(Skat(), frozenset({1}), 2)
    ((1, 0, 1), (0, 1, 0))
    """
    return tuple(
        tuple(one if seat in playing else rest for seat in range(rules.seats))
        for one, rest in role_pairs(entrants, field=field)
    )


def role_pairs(entrants: int, *, field: bool = False) -> list[tuple[int, int]]:
    """Who plays the contract, and who plays against it.

    >>> role_pairs(2), role_pairs(1, field=True)
    ([(0, 1), (1, 0)], [(0, -1), (-1, 0)])
    """
    if field and entrants:
        return [pair for each in range(entrants) for pair in ((each, FIELD), (FIELD, each))]
    if entrants == 2:
        return [(0, 1), (1, 0)]
    raise BadOption(
        f"role seatings compare 2 players, not {entrants}; any number with a fixed field"
    )


def playing_seats(start: State) -> frozenset[int]:
    """The seats that play the contract: the declarer, or the team that chose the mode."""
    for team in start.rules.teams:
        if start.forehand in team:  # who pushes leaves it to the partner
            return frozenset(team)
    if start.declarer is None:
        raise BadOption("role seatings need a declarer, but this is a game of Ramsch")
    return frozenset({start.declarer})


def check_roles(rules: Rules, *, settled: bool) -> None:
    """Refuse role seatings where there are no roles, or where nobody knows yet who has which."""
    if rules.plays_alone:
        raise BadOption(
            f"{rules.name} has no roles, everyone plays for himself: leave out seating = roles"
        )
    if getattr(rules, "ramsch", False):
        raise BadOption(
            "with Ramsch not every game has a declarer: role seatings need ramsch=false"
        )
    if not settled:
        raise BadOption(
            "role seatings need a contract that is settled before the players take over: "
            "give the start cards, or how many cards are left"
        )
