"""Entrants: players as they enter a match, and how two of them are told apart."""

import hashlib
import pickle
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from kiebitz.errors import BadOption, shown
from kiebitz.games import Rules
from kiebitz.players import Budget, Player, make_player
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.players.fitting import require_fitting
from kiebitz.players.player import require_known_limits


class BoardPlace(NamedTuple):
    """Where somebody sits on a board: in which of its games, and at which seat."""

    game: int
    seat: int


@dataclass(frozen=True)
class Entrant:
    """A player as it enters: its text, and what each of its decisions may cost."""

    text: str
    budget: Budget = field(default_factory=Budget)
    player: Player | None = field(default=None, compare=False, repr=False)
    """The player itself, where it is no text's."""
    name: str = field(default="", compare=False)
    """A short name to show instead of the text."""
    fingerprint: str = ""
    """Changes with a player that is not our own: its results are never mixed with older ones."""

    def __post_init__(self) -> None:
        if not (self.name + self.text).isprintable():
            raise BadOption(f"the name {self.name or self.text!r:.80} cannot be shown")

    @staticmethod
    def of(
        player: "Player | str | Entrant",
        *,
        budget: Budget | None = None,
        rules: Rules | None = None,
    ) -> "Entrant":
        """An entrant from a text (checked at once, and put into its usual form) or a player.

        One that is made for other games than that of the rules is refused.
        """
        if budget is not None and not isinstance(budget, Budget):
            raise BadOption(f"{shown(budget)} is no Budget, such as Budget(seconds=0.5)")
        limits = budget or Budget()
        if isinstance(player, Entrant):
            return player
        if isinstance(player, str):
            made = make_player(player)
            _require(made, limits, rules)
            return Entrant(made.name, limits, fingerprint=fingerprint_of(made))
        if not isinstance(player, Player):
            raise BadOption(f"{player!r:.80} is no player: it needs a name and decide()")
        _require(player, limits, rules)
        return Entrant(player.name, limits, player, fingerprint=_of_object(player))

    def make(self, place: "BoardPlace | None" = None, *, afresh: bool = False) -> Player:
        """The player; those of texts are made once for each worker, as some start a program.

        A bot of somebody else is made once for each place on a board. So none meets the same cards
        twice, or sits at one table with itself, and what it remembers is worth nothing.
        """
        if self.player is not None:
            return self.player
        if afresh:
            return make_player(self.text)
        return _make_once(self.text, self.fingerprint, place if self.foreign else None)

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
        return dict(self.budget.limits)

    @cached_property
    def foreign(self) -> bool:
        """Whether it, or a part of it, is not our own.

        An object of ours has a fingerprint too, of what it holds: that alone makes it no stranger.
        """
        return bool(self.fingerprint if self.player is None else fingerprint_of(self.player))

    @property
    def timed(self) -> bool:
        """Whether it plays by the clock, so that a rerun may differ."""
        return self.budget.seconds is not None

    def to_dict(self) -> dict[str, Any]:
        """The entrant as plain data, without the name that is shown."""
        return {"player": self.text, "budget": self.limits, "fingerprint": self.fingerprint}

    @staticmethod
    def from_dict(data: Mapping[str, Any], name: str = "") -> "Entrant":
        """The inverse of `to_dict`."""
        return Entrant(
            data["player"], Budget(**data["budget"]), None, name, data.get("fingerprint", "")
        )


def _require(player: Player, limits: Budget, rules: Rules | None) -> None:
    require_known_limits(player, limits)
    if rules is not None:
        require_fitting(player, rules)


@lru_cache(maxsize=256)
def _make_once(text: str, fingerprint: str, place: BoardPlace | None) -> Player:
    """The player of a text; the same object until its fingerprint changes."""
    return make_player(text)


def _of_object(player: Player) -> str:
    """What tells an object from another one with the same name.

    What it holds, if it can be pickled; else nothing can be said, and it is never taken for another
    one.
    """
    try:
        held = hashlib.sha256(pickle.dumps(player)).hexdigest()[:12]
    except Exception:  # whatever a foreign class does when pickled
        held = uuid.uuid4().hex[:12]
    return " ".join(filter(None, (fingerprint_of(player), held)))
