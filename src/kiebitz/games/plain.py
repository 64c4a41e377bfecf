"""States, views and results as plain data, for JSON: lossless, readable, checked on the way in."""

import base64
from dataclasses import fields
from enum import Enum
from typing import Any

from kiebitz.cards import Card, Hand
from kiebitz.errors import BrokenState, KiebitzError
from kiebitz.games.registry import rules_by_version
from kiebitz.games.table import Result, State, View


def state_to_dict(state: State) -> dict[str, Any]:
    """A state as plain data.

    >>> from kiebitz.games import Schieber
    >>> data = state_to_dict(Schieber().deal(seed=1).apply("push"))
    >>> data["game"], data["actions"]
    ('schieber-1', ['push'])
    """
    rules = state.rules
    return {
        "game": rules.version,
        "options": rules.options_to_dict(),
        **rules.start_to_dict(state),
        "actions": [str(action) for action in state.history],
    }


def start_from_dict(data: Any) -> State:
    """The beginning of the game that the data describe, before any action."""
    try:
        rules = rules_by_version(data["game"]).from_dict(data["options"])
        return rules.start_from_dict(data)
    except KiebitzError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise BrokenState(f"the start of the game cannot be read: {_reason(error)}") from None


def actions_of_dict(data: Any) -> list[str]:
    """The action texts in the data."""
    actions = data.get("actions") if isinstance(data, dict) else None
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise BrokenState("'actions' should be a list of texts such as 'play CJ'")
    return actions


def state_from_dict(data: Any) -> State:
    """The inverse of `state_to_dict`; every action is checked against the rules."""
    state = start_from_dict(data)
    for text in actions_of_dict(data):
        state = state.apply(text)
    return state


def view_to_dict(view: View) -> dict[str, Any]:
    """A view as plain data: everything its seat knows, by name, and the compact form as base64.

    >>> from kiebitz.games import Schieber
    >>> data = view_to_dict(Schieber().deal(seed=1).apply("push").view(2))
    >>> data["seat"], data["phase"], data["history"]
    (2, 'trump', [{'seat': 0, 'action': 'push'}])
    >>> data["hand"][:3], data["details"]
    (['CT', 'SA', 'S8'], {'mode': None, 'pushed': True})
    """
    rules = view.rules
    return {
        "game": rules.version,
        "options": rules.options_to_dict(),
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "to_move": view.to_move,
        "forehand": view.forehand,
        "hand": _plain(view.hand),
        "dealt": _plain(view.dealt_hand),
        "leader": view.leader,
        "trick": _plain(view.trick),
        "tricks": [{key: _plain(part) for key, part in t._asdict().items()} for t in view.tricks],
        "points": list(view.points),
        "tricks_won": list(view.tricks_won),
        "shown": _plain(view.shown),
        "details": {key: _plain(part) for key, part in view.details._asdict().items()},
        "history": [
            {"seat": seat, "action": str(action)}
            for seat, action in zip(view.actors, view.history, strict=True)
        ],
        "bytes": base64.b64encode(view.to_bytes()).decode("ascii"),
    }


def view_from_dict(data: Any) -> View:
    """The inverse of `view_to_dict`. It reads the compact form; the rest is for other languages."""
    text = data.get("bytes") if isinstance(data, dict) else None
    try:
        return View.from_bytes(base64.b64decode(text, validate=True))  # type: ignore[arg-type]
    except KiebitzError:
        raise
    except (TypeError, ValueError) as error:
        raise BrokenState(f"'bytes' of the view should be its compact form: {error}") from None


def result_to_dict(result: Result) -> dict[str, Any]:
    """A result as plain data, enums by name."""
    return {item.name: _plain(getattr(result, item.name)) for item in fields(result)}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, Card):
        return str(value)
    return [_plain(item) for item in value] if isinstance(value, tuple | Hand) else value


def _reason(error: Exception) -> str:
    missing = f"{error.args[0]!r} is missing or unknown" if isinstance(error, KeyError) else ""
    return missing or str(error)[:200].split("\n")[0]
