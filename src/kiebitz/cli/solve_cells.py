"""What the tables of ``kiebitz solve`` share: marks of cards, colours, the first column."""

from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.games import Action


def marks_of(action: Action, best: tuple[Action, ...], played: Action | None, look: Look) -> Text:
    """Whether a card is among the best, and whether it was the one played."""
    words = [look.say("best")] if action in best else []
    words += [look.say("played")] if action == played else []
    return Text(", ".join(words), style="bold green" if action in best else "bold")


def card_table(look: Look, *, gap: int = 2) -> Table:
    """An empty table whose first column is for cards."""
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.say("card"), no_wrap=True)
    return table


def judge(words: str, good: bool) -> Text:
    """Green or red."""
    return Text(words, style="green" if good else "red")


def star(number: str, best: bool) -> Text:
    """A number, the best ones with a star."""
    return Text(f"{number}{' *' if best else '  '}", style="bold green" if best else "")


def card_names(actions: tuple[Action, ...]) -> list[str]:
    """Cards in their canonical form, for JSON."""
    return [str(action.card) for action in actions]
