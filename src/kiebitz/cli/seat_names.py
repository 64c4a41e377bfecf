"""What the players at a table are called on the screen: by name, or by seat where they have none.

Names may be long, as ``pimc(worlds=50, choice=wins)`` is. In sentences and over columns they are
shortened and keep the number of their seat; in full they stand once, beside the dealt cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size

from kiebitz.cli.look import Look
from kiebitz.skill.voice import Voice

LONGEST: Final = 24
"""Cells of a name in a sentence."""
SHORTEST: Final = 5
"""In fewer cells than these a seat has its number alone."""


@dataclass(frozen=True)
class SeatNames:
    """The players of one table, by seat.

    >>> names = SeatNames(["greedy", "pimc(worlds=50, choice=wins)", ""], Look())
    >>> names.in_sentence(0), names.in_sentence(1), names.in_sentence(2)
    ('greedy (0)', 'pimc(worlds=50, choice=… (1)', 'seat 2')
    >>> names.over_column(0, 12), names.over_column(1, 12), names.over_column(2, 12)
    ('0 greedy', '1 pimc(worl…', '2')
    """

    players: Sequence[str]
    look: Look
    person: int | None = None
    """The seat of the one who reads it: sentences of the onlooker name that one as you."""

    def in_sentence(self, seat: int) -> str:
        """The name and the seat."""
        name = self.players[seat]
        if not name:
            return self.look.say("seat_ends_with", seat=seat)
        return f"{shorten(self.look.fit(name), LONGEST, self.look)} ({seat})"

    def voice(self) -> Voice:
        """The look's words and cards, with the players as sentences call them."""
        names = [self.in_sentence(seat) for seat in range(len(self.players))]
        if self.person is not None:
            names[self.person] = self.look.say("by_you")
        return Voice(self.look.language, self.look.face, names)

    def over_column(self, seat: int, width: int) -> str:
        """The seat and what there is room for of the name."""
        name = self.players[seat]
        if not name or width < SHORTEST:
            return str(seat)
        return shorten(f"{seat} {self.look.fit(name)}", width, self.look)


def shorten(text: str, width: int, look: Look) -> str:
    """The text in this many cells, with an ellipsis where something is missing.

    >>> shorten("greedy", 6, Look()), shorten("greedy", 4, Look(encoding="ascii"))
    ('greedy', 'g...')
    """
    if cell_len(text) <= width:
        return text
    dots = look.fit("…")
    return set_cell_size(text, max(0, width - cell_len(dots))).rstrip() + dots
