"""States and results as plain data, for JSON: lossless, readable, and checked on the way in."""

from dataclasses import fields
from enum import Enum
from typing import Any

from kiebitz.errors import BrokenState, KiebitzError
from kiebitz.games.registry import rules_by_version
from kiebitz.games.table import Result, State


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


def result_to_dict(result: Result) -> dict[str, Any]:
    """A result as plain data, enums by name."""
    return {item.name: _plain(getattr(result, item.name)) for item in fields(result)}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.name.lower()
    return list(value) if isinstance(value, tuple) else value


def _reason(error: Exception) -> str:
    missing = f"{error.args[0]!r} is missing or unknown" if isinstance(error, KeyError) else ""
    return missing or str(error)[:200].split("\n")[0]
