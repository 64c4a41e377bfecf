"""A hint as data: what to do, what each alternative is worth, and where the unseen cards may lie.

Every option has one `value`, in one unit for all options of a hint, by which they are compared;
besides, where it is known, the chance to win and the card points. All errors are half the width of
a 95 % interval. Nothing here thinks: `kiebitz.skill.hints` does.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from math import isfinite, sqrt
from typing import Any, Final

from kiebitz.cards import Face
from kiebitz.games import Action, SkatContract, SkatLevel
from kiebitz.players.player import Unit
from kiebitz.words import Language

WIDE: Final = 1.96
"""Standard errors to either side of a 95 % interval."""
ROUNDING: Final = 1e-9
"""Errors below are those of adding up equal numbers."""
DIGITS: Final = 4
"""Of numbers in JSON."""


class Topic(Enum):
    """What a hint is about; each has sentences of its own."""

    FORCED = "forced"
    """There is nothing to choose."""
    CHANCE = "chance"
    """A card, by the chance to win."""
    POINTS = "points"
    """A card, by the points of one's side."""
    OFF = "off"
    """A card, by how far one is off the prediction in the end."""
    BID = "bid"
    SKAT = "skat"
    DISCARD = "discard"
    DECLARE = "declare"
    TRUMP = "trump"
    PREDICT = "predict"
    OTHER = "other"
    """An adviser that keeps its reasons to itself."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of Skat that might be played, and how likely it is won."""

    contract: SkatContract
    level: SkatLevel
    hand: bool
    chance: float
    error: float | None
    score: float
    """What it is expected to score, in points of a tournament."""
    worth: int
    """What it counts with the cards in hand, without Schneider."""

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "contract": self.contract.name.lower(),
            "level": self.level.name.lower(),
            "hand": self.hand,
            "chance": rounded(self.chance),
            "error": rounded(self.error),
            "score": rounded(self.score),
            "worth": self.worth,
        }


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be done."""

    action: Action
    value: float | None = None
    """What it looks worth to the side that decides; None if the adviser does not say."""
    error: float | None = None
    """Half the width of its 95 % interval; None where nothing was left to chance, infinite where
    one world says nothing about it (in JSON none too)."""
    behind: float | None = None
    """By how much it is behind what the adviser would do; negative if it is ahead."""
    behind_error: float | None = None
    """Of that difference, which is surer than two values apart if both saw the same worlds."""
    chance: float | None = None
    chance_error: float | None = None
    points: float | None = None
    points_error: float | None = None
    game: Game | None = None
    """What would then be played."""

    def to_dict(self, unit: Unit, *, chosen: bool) -> dict[str, Any]:
        """For JSON."""
        return {
            "action": str(self.action),
            "value": rounded(self.value),
            "error": rounded(self.error),
            "unit": unit.value,
            "chosen": chosen,
            "behind": rounded(self.behind),
            "behind_error": rounded(self.behind_error),
            "chance": rounded(self.chance),
            "chance_error": rounded(self.chance_error),
            "points": rounded(self.points),
            "points_error": rounded(self.points_error),
            "game": None if self.game is None else self.game.to_dict(),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """What an adviser would do with what one seat can see, and why."""

    seat: int
    topic: Topic
    action: Action
    """What it would do."""
    options: tuple[Option, ...]
    """What can be done, the best first; things that come to the same are put together."""
    unit: Unit
    """What the values are in; more is better."""
    adviser: str
    """The text that makes it again."""
    worlds: int = 0
    """How many layouts of the unseen cards were looked at, or games played out; 0 if none were."""
    exact: bool = False
    """Whether these are all layouts that are possible."""
    games: tuple[Game, ...] = ()
    """In Skat before the cards: what might be played, the best first."""
    highest_bid: int | None = None
    """How far the adviser would bid, if it is asked for a bid; 0 if not at all."""
    bid: int | None = None
    """In Skat before the cards: what a game has to cover."""
    at_limit: Game | None = None
    """What comes of going as far as `highest_bid`, if that is further than it is asked now."""
    places: Mapping[str, Mapping[str, float]] | None = None
    """How likely each unseen card lies where: at a seat, by its number, or in the ``skat``."""

    @property
    def chosen(self) -> Option:
        """The option that the adviser would take."""
        return next(one for one in self.options if one.action == self.action)

    def option_of(self, action: Action) -> Option | None:
        """What was found out about an action; bids of any height are one."""
        for one in self.options:
            if one.action == action or _both_go_on(one.action, action):
                return one
        return None

    def say(self, language: Language = Language.EN, *, face: Face = Face.FRENCH) -> str:
        """The reason, in one or two short sentences."""
        from kiebitz.skill.hint_words import sentence_of
        from kiebitz.skill.voice import Voice

        return sentence_of(self, Voice(language, face))

    def to_dict(
        self, *, language: Language = Language.EN, face: Face = Face.FRENCH
    ) -> dict[str, Any]:
        """All of it for JSON; the reason in this language."""
        return {
            "seat": self.seat,
            "topic": self.topic.value,
            "action": str(self.action),
            "reason": self.say(language, face=face),
            "unit": self.unit.value,
            "options": [
                one.to_dict(self.unit, chosen=one.action == self.action) for one in self.options
            ],
            "adviser": self.adviser,
            "worlds": self.worlds,
            "exact": self.exact,
            "games": [game.to_dict() for game in self.games],
            "highest_bid": self.highest_bid,
            "bid": self.bid,
            "at_limit": None if self.at_limit is None else self.at_limit.to_dict(),
            "places": None if self.places is None else {k: dict(v) for k, v in self.places.items()},
        }


def _both_go_on(one: Action, other: Action) -> bool:
    return one.kind == other.kind and one.kind.name in ("BID", "HOLD")


def rounded(number: float | None) -> float | None:
    """A number for JSON; None if it is none, or no finite one."""
    return None if number is None or not isfinite(number) else round(number, DIGITS)


def half_width(error: float | None) -> float | None:
    """Half a 95 % interval from a standard error; None where nothing was left to chance.

    >>> half_width(0.5), half_width(0.0), half_width(1e-17)
    (0.98, None, None)
    """
    return WIDE * error if error and error > ROUNDING else None


def width_of_share(share: float, worlds: float) -> float:
    """Half a 95 % interval of a share that was seen in so many worlds, also if it is 0 or 1.

    After Agresti and Coull (1998): with two wins and two losses added, so that a card that won in
    all of a hundred worlds is not taken for certain.

    >>> round(width_of_share(0.83, 100), 3), round(width_of_share(1.0, 100), 3)
    (0.074, 0.026)
    """
    seen = worlds + WIDE**2
    middle = (share * worlds + WIDE**2 / 2) / seen
    return WIDE * sqrt(middle * (1 - middle) / seen)
