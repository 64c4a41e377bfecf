"""Terminal output made in this process, and the cards read back out of it."""

import io
import re
from collections import Counter
from collections.abc import Callable, Iterable

from rich.cells import cell_len
from rich.console import Console

from kiebitz.cards import Card
from kiebitz.cli.look import Look
from kiebitz.games import State

WIDTHS = (60, 80, 200)


def rendered(write: Callable[[Console], object], *, width: int) -> str:
    """What is written to a terminal of this width without colours."""
    file = io.StringIO()
    write(Console(file=file, width=width, highlight=False))
    return file.getvalue()


def cards_in(output: str, look: Look, cards: Iterable[Card]) -> Counter[Card]:
    """How often each of these cards stands in a text, whole."""
    words = Counter(re.split(r"[\s│|›>*():;,.!]+", output))
    return Counter({card: words[look.card(card).plain] for card in cards})


def cards_to_show(state: State) -> Counter[Card]:
    """How often a report has to show each card: as dealt, as laid aside, and as played."""
    start = state.at(0)
    shown = Counter(card for hand in start.dealt for card in hand) + Counter(start.aside)
    shown += Counter(card for trick in state.tricks for card in trick.cards)
    if state.aside != start.aside:
        shown += Counter(state.aside)
    return shown + Counter(state.trick)


def assert_fits(output: str, width: int) -> None:
    """No line is longer than the terminal is wide."""
    for line in output.splitlines():
        assert cell_len(line) <= width, line
