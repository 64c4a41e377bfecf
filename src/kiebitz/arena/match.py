"""A match: everything that settles how a board is played, and so what its results mean.

Two matches that are equal give equal boards on any machine and with any number of workers, unless
an entrant plays by the clock. A match is stored as plain data and known by its key, so that the
same command goes on where it was stopped.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import Any

from kiebitz.arena.deals import Dealing, Forehands, RecordedStarts
from kiebitz.arena.scoring import Measure
from kiebitz.arena.seatings import FIELD, Order, orders
from kiebitz.arena.starts import Start
from kiebitz.errors import BadOption
from kiebitz.games import Rules, State, parse_rules, rules_text
from kiebitz.players import Budget, Player, make_player


@dataclass(frozen=True)
class Entrant:
    """A player as it enters: its text, and what each of its decisions may cost."""

    text: str
    budget: Budget = field(default_factory=Budget)
    player: Player | None = field(default=None, compare=False, repr=False)
    """The player itself, where it is no text's."""
    name: str = field(default="", compare=False)
    """A short name to show instead of the text."""

    @staticmethod
    def of(player: "Player | str | Entrant", *, budget: Budget | None = None) -> "Entrant":
        """An entrant from a text (checked at once, and put into its usual form) or a player."""
        if isinstance(player, Entrant):
            return player
        if isinstance(player, str):
            return Entrant(make_player(player).name, budget or Budget())
        if not isinstance(player, Player):
            raise BadOption(f"{player!r:.80} is no player: it needs a name and decide()")
        return Entrant(player.name, budget or Budget(), player)

    def make(self) -> Player:
        """The player."""
        return make_player(self.text) if self.player is None else self.player

    @property
    def label(self) -> str:
        """The name or text, and the budget if there is one."""
        shown = self.name or self.text
        limits = self.limits
        seconds = limits.pop("seconds", None)
        parts = [] if seconds is None else [f"{seconds:g} s"]
        parts += [f"{value:,} {name}" for name, value in limits.items()]
        return f"{shown} @ {', '.join(parts)}" if parts else shown

    @property
    def limits(self) -> dict[str, Any]:
        """The limits of the budget that are set."""
        return {name: value for name, value in asdict(self.budget).items() if value is not None}

    @property
    def timed(self) -> bool:
        """Whether it plays by the clock, so that a rerun may differ."""
        return self.budget.seconds is not None


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

    def __post_init__(self) -> None:
        _ = self.orders  # refuses what cannot be seated
        if len(set(self.labels)) < len(self.labels) and not self.is_control:
            raise BadOption(f"a player is entered twice: {', '.join(self.labels)}")

    @property
    def rules(self) -> Rules:
        """The game."""
        return self.dealing.rules

    @property
    def seed(self) -> int:
        """Of deals and players."""
        return self.dealing.seed

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
    def orders(self) -> tuple[Order, ...]:
        """Who sits where, game after game of a start."""
        return orders(self.rules, len(self.entrants), field=self.field is not None)

    def entrant(self, number: int) -> Entrant:
        """The entrant with this number in an order."""
        if number == FIELD:
            assert self.field is not None  # orders hold no field otherwise
            return self.field
        return self.entrants[number]

    def starts(self, board: int) -> tuple[State, ...]:
        """The starts of a board."""
        return (self.recorded or self.dealing).starts(board)

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
            "entrants": [_entrant_dict(entrant) for entrant in self.entrants],
            "names": [entrant.name for entrant in self.entrants],
            "field": None if self.field is None else _entrant_dict(self.field),
            "measure": self.measure.value,
            "seed": self.seed,
            "forehands": self.dealing.forehands.value,
            "start": start.text(self.rules),
            "by": None if recorded is not None or start.cards is None else start.by,
            "only": self.dealing.only,
            "file": None if recorded is None else [recorded.source, recorded.digest],
        }

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> "Match":
        """The inverse of `to_dict`; boards of a file are not in it."""
        rules = parse_rules(data["rules"])
        start = Start.parse(data["start"], rules, **({"by": data["by"]} if data["by"] else {}))
        file = data["file"]
        return Match(
            Dealing(rules, data["seed"], Forehands(data["forehands"]), start, data["only"]),
            tuple(map(_entrant_from, data["entrants"], data["names"])),
            Measure(data["measure"]),
            None if data["field"] is None else _entrant_from(data["field"]),
            None if file is None else RecordedStarts(file[0], file[1], ()),
        )

    @cached_property
    def key(self) -> str:
        """The same for equal matches, different for different ones."""
        return match_key(self.to_dict())


def match_key(data: Mapping[str, Any]) -> str:
    """The key of a match given as plain data; names that are only shown make no difference."""
    telling = {key: value for key, value in data.items() if key != "names"}
    return sha256(json.dumps(telling, sort_keys=True).encode()).hexdigest()[:16]


def _entrant_dict(entrant: Entrant) -> dict[str, Any]:
    return {"player": entrant.text, "budget": entrant.limits}


def _entrant_from(data: Mapping[str, Any], name: str = "") -> Entrant:
    return Entrant(data["player"], Budget(**data["budget"]), name=name)
