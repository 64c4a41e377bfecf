"""What browsers send, piece by piece; anything else is refused."""

from typing import Annotated, Literal

from pydantic import Field

from kiebitz.table.opening import LONGEST_NAME, LONGEST_PAUSE, LONGEST_TEXT, Asked
from kiebitz.table.packed import LONGEST as LONGEST_LINK

LONGEST_FILE = 5_000_000
"""Characters of a file of games."""
MOST_EVENTS = 200


class NewName(Asked):
    """What the others see."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Join(Asked):
    """An invitation."""

    invitation: Annotated[str, Field(max_length=100)]


class Again(Asked):
    """The same deal once more."""

    hand: Annotated[int, Field(ge=1, le=1000)] | None = None
    turn: Annotated[int, Field(ge=0, le=3)] = 0


class PlayOn(Asked):
    """Go on from a point of a game."""

    after: Annotated[int, Field(ge=0, le=500)]
    seat: Annotated[int, Field(ge=0, le=3)]
    opponents: Annotated[str, Field(max_length=LONGEST_TEXT)] = "strong"


class NewGames(Asked):
    """Games from elsewhere: a text of records, or one out of a link."""

    text: Annotated[str, Field(max_length=LONGEST_FILE)] | None = None
    packed: Annotated[str, Field(max_length=LONGEST_LINK)] | None = None


class BidQuestion(Asked):
    """What do I bid on this hand?"""

    game: Annotated[str, Field(max_length=LONGEST_TEXT)] = "skat"
    cards: Annotated[str, Field(max_length=LONGEST_TEXT)]
    seat: Annotated[int, Field(ge=0, le=3)] = 0
    said: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=MOST_EVENTS)] = (
        Field(default_factory=list)
    )
    trump: Annotated[str, Field(max_length=20)] | None = None


class FollowQuestion(Asked):
    """A game played with real cards, as one seat sees it."""

    game: Annotated[str, Field(max_length=LONGEST_TEXT)] = "skat"
    seat: Annotated[int, Field(ge=0, le=3)]
    cards: Annotated[str, Field(max_length=LONGEST_TEXT)]
    events: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=MOST_EVENTS)]
    forehand: Annotated[int, Field(ge=0, le=3)] = 0
    trump: Annotated[str, Field(max_length=20)] | None = None


# ---- Messages over the socket --------------------------------------------------------------------


class Message(Asked):
    """One message; which fields belong to it is said by `do`."""

    do: Literal[
        "act",
        "go",
        "next",
        "hint",
        "undo",
        "claim",
        "give_up",
        "snapshot",
        "pauses",
        "fill",
    ]
    version: Annotated[int, Field(ge=0)] = 0
    action: Annotated[str, Field(max_length=60)] = ""
    card: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] = 1.0
    trick: Annotated[float, Field(ge=0, le=LONGEST_PAUSE)] = 2.0
    face: Literal["french", "german", "swiss"] = "french"
    """What cards are called in a hint."""
