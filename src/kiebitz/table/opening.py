"""What a table is opened with: the game, who sits where, how many hands, from which cards.

Everything comes from a browser and is checked here; the result can be made again from the book.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kiebitz.errors import StoreError
from kiebitz.games import Rules, parse_rules
from kiebitz.table.kept import DAMAGED
from kiebitz.table.opponents import BOLDEST, NAMES, make_opponent
from kiebitz.table.refusals import Refused

LONGEST_NAME = 40
LONGEST_TEXT = 500
MOST_HANDS = 100
MOST_SEED = 2**53
"""Numbers up to here survive a browser."""
LONGEST_PAUSE = 30.0


class Who(Enum):
    """Who takes a seat."""

    ME = "me"
    BOT = "bot"
    OPEN = "open"
    """The first who comes with the invitation."""


class Asked(BaseModel):
    """A part of a request: nothing that it does not know is taken."""

    model_config = ConfigDict(extra="forbid", strict=True)


Name = Annotated[str, Field(max_length=LONGEST_NAME)]


class Seat(Asked):
    """One seat of a new table."""

    who: Literal["me", "bot", "open"]
    player: Annotated[str, Field(max_length=LONGEST_TEXT)] = "strong"
    name: Name = ""
    boldness: Annotated[int, Field(ge=-BOLDEST, le=BOLDEST)] = 0


class Opening(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=LONGEST_TEXT)]
    seats: Annotated[list[Seat], Field(max_length=4)] = Field(default_factory=list)
    """By seat; empty: oneself with strong opponents."""
    hands: Annotated[int, Field(ge=1, le=MOST_HANDS)] | None = None
    seed: Annotated[int, Field(ge=0, le=MOST_SEED)] | None = None
    forehand: Annotated[int, Field(ge=0, le=3)] | None = None
    contract: Literal["auction", "dealt"] = "auction"
    card_pause: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] = 1.0
    trick_pause: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] = 2.0
    rated: bool = False
    deals: Annotated[str, Field(max_length=2_000_000)] | None = None
    """Recorded games whose deals are played again."""

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return parse_rules(self.game)

    @property
    def has_person(self) -> bool:
        """Whether anybody but bots plays."""
        return any(seat.who != "bot" for seat in self.seats)

    @staticmethod
    def from_dict(kept: Mapping[str, Any]) -> "Opening":
        """What `to_dict` has given; a book that holds anything else is damaged."""
        try:
            return Opening.model_validate(kept)
        except ValidationError as error:
            raise StoreError(DAMAGED) from error

    def to_dict(self) -> dict[str, Any]:
        """For the book; the deals are kept beside it."""
        return self.model_dump(exclude={"deals"})


def complete(opening: Opening, *, extra: tuple[str, ...] = ()) -> Opening:
    """The opening with everything filled in, or a refusal that says what is wrong.

    >>> [seat.name for seat in complete(Opening(game="skat")).seats]
    ['', 'Ada', 'Bruno']
    """
    rules = opening.rules
    seats = list(opening.seats) or [Seat(who="me")] + [Seat(who="bot")] * (rules.seats - 1)
    if len(seats) != rules.seats:
        raise Refused(f"{rules.name} has {rules.seats} seats, not {len(seats)}")
    if sum(seat.who == "me" for seat in seats) > 1:
        raise Refused("one person takes one seat: let the others be open or bots")
    free = iter(name for name in NAMES if name not in {seat.name for seat in seats})
    seats = [_with_clean_name(seat, free) for seat in seats]
    for seat in seats:
        if seat.who != "me":  # an open one may be a bot's later
            make_opponent(seat.player, rules, boldness=seat.boldness, extra=extra)
    if opening.forehand is not None:
        rules.check_seat(opening.forehand, "forehand")
    if opening.rated and opening.seed is not None:
        raise Refused("a rated table cannot be dealt from a seed, which could be known")
    if opening.rated and opening.deals:
        raise Refused("a rated table cannot be dealt from a file, which could be known")
    return opening.model_copy(update={"seats": seats, "hands": opening.hands or rules.usual_hands})


def _with_clean_name(seat: Seat, free: Iterator[str]) -> Seat:
    name = clean_name(seat.name)
    if seat.who == "bot" and not name:
        name = next(free)
    return seat.model_copy(update={"name": name})


def clean_name(name: str) -> str:
    """A name as it is shown: one line of what can be printed.

    >>> clean_name(" Ada\\n<b> ")
    'Ada <b>'
    """
    words = "".join(char if char.isprintable() else " " for char in name).split()
    return " ".join(words)[:LONGEST_NAME]
