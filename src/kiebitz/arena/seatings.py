"""Who sits where on a board, so that every entrant meets the same luck.

An *order* names the entrant at each seat; `FIELD` stands for the fixed field. With two entrants
where everyone plays for himself each sits once alone in every seat among copies of the other: in
Skat the six seatings AAB … ABB of Schäfer 2008, in Differenzler eight. As many entrants as seats
play all permutations. Schieber exchanges the teams. With a field each entrant takes every seat (in
Schieber each team) while the field stays the same.
"""

from itertools import permutations
from typing import Final

from kiebitz.errors import BadOption
from kiebitz.games import Rules, Schieber

FIELD: Final = -1
"""Stands in an order for the field."""

Order = tuple[int, ...]
"""The entrant at each seat."""


def orders(rules: Rules, entrants: int, *, field: bool = False) -> tuple[Order, ...]:
    """All orders of a board.

    >>> from kiebitz.games import Differenzler, Skat
    >>> orders(Skat(), 2)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    >>> orders(Schieber(), 2)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(orders(Differenzler(), 2)), len(orders(Differenzler(), 4)), len(orders(Skat(), 3))
    (8, 24, 6)
    """
    places = _places(rules)
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
        for place in places
    ]
    return tuple(dict.fromkeys(found))  # two teams exchanged are met twice


def _places(rules: Rules) -> list[tuple[int, ...]]:
    """The seats that belong together."""
    if isinstance(rules, Schieber):
        return [(0, 2), (1, 3)]
    return [(seat,) for seat in range(rules.seats)]
