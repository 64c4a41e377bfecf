"""What a bot answers in the bot protocol, written and read."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kiebitz.errors import BadMessage, UnknownAction
from kiebitz.games import Action
from kiebitz.games.actions import list_actions
from kiebitz.players import Decision, Effort, Unit
from kiebitz.wire.protocol import Message, read_count, read_number, read_object, shortly
from kiebitz.wire.questions import Question

_COUNTED: Final = ("nodes", "worlds", "playouts")
"""The parts of an effort that a bot may tell; seconds are measured by the host."""


@dataclass(frozen=True)
class Introduction:
    """What a bot says of itself."""

    name: str
    version: str = ""


def introduce(introduction: Introduction) -> Message:
    """The answer to `hello`."""
    return {"name": introduction.name, "version": introduction.version}


def answer(number: int, decision: Decision) -> Message:
    """The answer to `decide`; values that JSON cannot say (infinities) are left out."""
    return {
        "id": number,
        "action": str(decision.action),
        "values": _finite(decision.values),
        "unit": decision.unit.value,
        "errors": _finite(decision.errors),
        "effort": {name: int(getattr(decision.effort, name)) for name in _COUNTED},
    }


def _finite(values: Mapping[Action, float]) -> dict[str, float]:
    return {str(a): float(value) for a, value in values.items() if math.isfinite(value)}


def refuse(number: object, error: Exception) -> Message:
    """The answer to a question that cannot be answered."""
    return {"id": number, "error": f"{type(error).__name__}: {error}"}


def read_introduction(message: Message) -> Introduction:
    """What a bot says of itself in answer to `hello`."""
    name, version = message.get("name"), message.get("version", "")
    if "error" in message:
        raise BadMessage(f"it says: {shortly(message['error'])}")
    if not isinstance(name, str) or not name or not isinstance(version, str):
        raise BadMessage(
            f'{shortly(message)} is no greeting such as {{"name": "my bot", "version": "1.0"}}'
        )
    return Introduction(name, version)


def read_answer(message: Message, question: Question) -> Decision:
    """The decision in an answer, if it belongs to this question and is legal."""
    if type(message.get("id")) is not int or message["id"] != question.number:
        raise BadMessage(f"{shortly(message)} should have the id {question.number}")
    if "error" in message:
        raise BadMessage(f"it says: {shortly(message['error'])}")
    legal = {str(action): action for action in question.view.legal_actions}
    effort = read_object(message.get("effort") or {}, "effort", example='{"nodes": 100}')
    return Decision(
        _legal_action(message.get("action"), legal),
        _numbers(message, "values", legal),
        Effort(**{name: read_count(effort[name], name) for name in _COUNTED if name in effort}),
        _unit(message.get("unit", Unit.OWN.value)),
        _numbers(message, "errors", legal),
    )


def _numbers(message: Message, part: str, legal: Mapping[str, Action]) -> dict[Action, float]:
    numbers = read_object(message.get(part) or {}, part, example='{"play CJ": 0.5}')
    return {_legal_action(text, legal): read_number(value, text) for text, value in numbers.items()}


def _unit(text: object) -> Unit:
    for unit in Unit:
        if unit.value == text:
            return unit
    known = ", ".join(unit.value for unit in Unit)
    raise BadMessage(f"the unit should be one of {known}, not {shortly(text)}")


def _legal_action(text: object, legal: Mapping[str, Action]) -> Action:
    if not isinstance(text, str):
        raise BadMessage(f"an action should be a text such as 'play CJ', not {shortly(text)}")
    try:
        return legal[text if text in legal else str(Action.parse(text))]
    except UnknownAction as error:
        raise BadMessage(str(error)) from None
    except KeyError:
        raise BadMessage(f"{shortly(text)} is not legal; legal: {list_actions(legal)}") from None
