"""A match: everything that settles how a board is played, and so what its results mean.

Two matches that are equal give equal boards on any machine and with any number of workers, unless
an entrant plays by the clock. A match is stored as plain data and known by its key, so that the
same command goes on where it was stopped.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from kiebitz.arena.deals import Dealing, Forehands, RecordedStarts
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.scoring import Measure
from kiebitz.arena.seatings import (
    FIELD,
    Order,
    Seating,
    check_roles,
    orders,
    playing_seats,
    role_orders,
    role_pairs,
)
from kiebitz.arena.starts import Start
from kiebitz.errors import BadOption
from kiebitz.games import Rules, State, parse_rules, rules_text
from kiebitz.numbers import check_int
from kiebitz.randomness import Secret

MOST_BOARDS: Final = 10**9
"""Of a match."""


@dataclass(frozen=True)
class Match:
    """Entrants and the boards they are compared on."""

    dealing: Dealing
    entrants: tuple[Entrant, ...]
    measure: Measure
    field: Entrant | None = None
    """Sits in all other seats; None: the entrants play each other."""
    recorded: RecordedStarts | None = None
    """Boards from a file instead of dealt ones."""
    older: bool = False
    """Read from a store of an older Kiebitz, whose boards were dealt from a plain seed."""
    seating: Seating = Seating.ALL

    def __post_init__(self) -> None:
        _ = self.seatings  # refuses what cannot be seated
        if self.seating is Seating.ROLES:
            self._check_roles()
        if len(set(self.labels)) < len(self.labels) and not self.is_control:
            raise BadOption(
                f"two players look the same: {', '.join(self.labels)}; give them other names"
            )

    @property
    def rules(self) -> Rules:
        """The game."""
        return self.dealing.rules

    @property
    def secret(self) -> Secret:
        """What deals and the players' random numbers are derived from."""
        return self.dealing.secret

    @property
    def guessable(self) -> bool:
        """Whether players from elsewhere meet on boards of a seed given by hand."""
        foreign = any(entrant.foreign for entrant in self.everyone)
        return foreign and self.recorded is None and self.secret.seed is not None

    @property
    def labels(self) -> tuple[str, ...]:
        """The entrants as they are shown."""
        return tuple(entrant.label for entrant in self.entrants)

    @property
    def is_control(self) -> bool:
        """Whether a player meets its own copy."""
        return len(self.entrants) == 2 and self.entrants[0] == self.entrants[1]

    @property
    def timed(self) -> bool:
        """Whether any entrant plays by the clock."""
        return any(entrant.timed for entrant in self.everyone)

    @property
    def everyone(self) -> tuple[Entrant, ...]:
        """The entrants and the field."""
        return self.entrants if self.field is None else (*self.entrants, self.field)

    @cached_property
    def seatings(self) -> int:
        """How often each start is played."""
        count, field = len(self.entrants), self.field is not None
        if self.seating is Seating.ROLES:
            return len(role_pairs(count, field=field))
        return len(orders(self.rules, count, field=field))

    def orders(self, start: State) -> tuple[Order, ...]:
        """Who sits where, game after game of a start."""
        count, field = len(self.entrants), self.field is not None
        if self.seating is Seating.ROLES:
            return role_orders(self.rules, playing_seats(start), count, field=field)
        return orders(self.rules, count, field=field)

    def _check_roles(self) -> None:
        check_roles(self.rules, settled=self.dealing.start.cards is not None)
        for number, start in enumerate(() if self.recorded is None else self.recorded.boards):
            try:
                playing_seats(State.from_bytes(start))
            except BadOption as error:
                raise BadOption(f"start {number} of the file: {error}") from error

    def entrant(self, number: int) -> Entrant:
        """The entrant with this number in an order."""
        if number == FIELD:
            assert self.field is not None  # orders hold no field otherwise
            return self.field
        return self.entrants[number]

    @property
    def _needs_neutral(self) -> bool:
        return self.recorded is None and self.dealing.start.cards is not None

    def starts(self, board: int) -> tuple[State, ...]:
        """The starts of a board."""
        if self.older:
            raise BadOption("boards of an older Kiebitz can be read, not dealt again")
        check_int(board, "the number of a board", low=0, high=MOST_BOARDS)
        return (self.recorded or self.dealing).starts(board)

    def under(self, secret: Secret) -> "Match":
        """The same match on other deals, with other random numbers."""
        return replace(self, dealing=replace(self.dealing, secret=secret))

    def without_boards(self) -> "Match":
        """The same match without the recorded starts, small enough to be sent around."""
        if self.recorded is None:
            return self
        return replace(self, recorded=replace(self.recorded, boards=()))

    # ---- As plain data ----

    def to_dict(self) -> dict[str, Any]:
        """The match as plain data."""
        start = self.dealing.start
        recorded = self.recorded
        return {
            "rules": rules_text(self.rules),
            "game": self.rules.version,
            "entrants": [entrant.to_dict() for entrant in self.entrants],
            "names": [entrant.name for entrant in self.entrants],
            "field": None if self.field is None else self.field.to_dict(),
            "measure": self.measure.value,
            **self._secret_to_dict(),
            "forehands": self.dealing.forehands.value,
            "start": start.text(self.rules),
            "by": start.by.to_dict() if self._needs_neutral else None,
            "only": self.dealing.only,
            "file": None if recorded is None else [recorded.source, recorded.digest],
            **({} if self.older else {"seating": self.seating.value}),
        }

    def _secret_to_dict(self) -> dict[str, Any]:
        seed = {"seed": self.secret.seed}
        return seed if self.older else {"secret": self.secret.hex, **seed}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> "Match":
        """The inverse of `to_dict`; boards of a file are not in it."""
        rules = parse_rules(data["rules"])
        start = Start.parse(data["start"], rules)
        if data["by"] is not None:
            start = replace(start, by=Entrant.from_dict(data["by"]))
        file = data["file"]
        return Match(
            Dealing(rules, secret_of(data), Forehands(data["forehands"]), start, data["only"]),
            tuple(map(Entrant.from_dict, data["entrants"], data["names"])),
            Measure(data["measure"]),
            None if data["field"] is None else Entrant.from_dict(data["field"]),
            None if file is None else RecordedStarts(file[0], file[1], ()),
            older="secret" not in data,
            seating=Seating(data.get("seating", Seating.ALL.value)),
        )

    @cached_property
    def key(self) -> str:
        """The same for equal matches, different for different ones."""
        return match_key(self.to_dict())


def secret_of(data: Mapping[str, Any]) -> Secret:
    """The secret of a match given as plain data."""
    if "secret" in data:
        return Secret(bytes.fromhex(data["secret"]), data["seed"])
    return Secret.of_seed(data["seed"])


def match_key(data: Mapping[str, Any], *, any_secret: bool = False) -> str:
    """The key of a match given as plain data; names that are only shown make no difference.

    With `any_secret` the same for matches that differ in their deals and random numbers alone.
    """
    left_out = {"names"}
    if "secret" in data:
        left_out |= {"seed", "secret"} if any_secret else {"seed"}
    telling = {key: value for key, value in data.items() if key not in left_out}
    return sha256(json.dumps(telling, sort_keys=True).encode()).hexdigest()[:16]
