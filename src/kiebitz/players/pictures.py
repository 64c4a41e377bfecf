"""Decisions in a notebook: what each alternative looked worth, and what was chosen."""

from typing import TYPE_CHECKING

from kiebitz.cards import Card
from kiebitz.display.markup import Content, element
from kiebitz.display.pieces import bar, card, frame, listing, number, say, speak, title, whole
from kiebitz.games import Action
from kiebitz.players.player import Unit

if TYPE_CHECKING:
    from kiebitz.players.player import Decision


def show_decision(decision: "Decision") -> str:
    """The alternatives from the best on; the one that was chosen is ticked."""
    values = decision.values
    ordered = sorted(values, key=lambda action: -values[action]) or [decision.action]
    low = min(values.values(), default=0.0)
    high = max(values.values(), default=0.0)
    start = low - 0.08 * (high - low)
    rows = [_row(decision, action, start, high) for action in ordered]
    head = title(str(decision.action), _unit(decision.unit), *_effort(decision))
    if not values:
        return frame(head)
    return frame(head, listing(["", "", say("value"), "±", ""], rows, "decision"))


def _row(decision: "Decision", action: Action, low: float, high: float) -> list[Content]:
    value, error = decision.values.get(action), decision.errors.get(action)
    digits = 3 if decision.unit is Unit.CHANCE else 2
    chosen = action == decision.action
    return [
        card(action.argument) if isinstance(action.argument, Card) else str(action),
        element("span", "✓", class_="good") if chosen else "",
        "" if value is None else number(value, digits),
        "" if error is None else number(error, digits),
        "" if value is None else bar(value, low, high, plain=not chosen),
    ]


def _unit(unit: Unit) -> str:
    return "" if unit is Unit.OWN else speak(unit.value)


def _effort(decision: "Decision") -> list[str]:
    effort = decision.effort
    counts = {"worlds": effort.worlds, "playouts": effort.playouts, "nodes": effort.nodes}
    shown = [f"{whole(count)} {speak(name)}" for name, count in counts.items() if count]
    return [*shown, f"{effort.seconds:.2g} s"] if effort.seconds else shown
