"""What a host asks in the bot protocol, written and read."""

from dataclasses import dataclass
from typing import Any, Final

from kiebitz.beliefs import Knowledge
from kiebitz.errors import BadMessage, KiebitzError
from kiebitz.games import View
from kiebitz.games.plain import view_from_dict, view_to_dict
from kiebitz.players import Budget
from kiebitz.randomness import RandomKey
from kiebitz.wire.protocol import VERSION, Message, read_count, read_number, read_object, shortly

_WORD: Final = 2**64 - 1
"""The greatest number in a random key."""


@dataclass(frozen=True)
class Question:
    """One decision that a bot is asked for."""

    number: int
    view: View
    budget: Budget
    key: RandomKey


def hello() -> Message:
    """The first message to a bot."""
    return {"type": "hello", "kiebitz": VERSION}


def decide(question: Question) -> Message:
    """The message that asks for a decision."""
    view = question.view
    return {
        "type": "decide",
        "id": question.number,
        "legal": [str(action) for action in view.legal_actions],
        "view": view_to_dict(view),
        "may_hold": may_hold(view),
        "budget": _plain_budget(question.budget),
        "key": list(question.key.words),
    }


def may_hold(view: View) -> list[list[str]]:
    """The cards that may lie at each place: the seats, in Skat then the two cards aside.

    >>> from kiebitz.games import Schieber
    >>> [len(cards) for cards in may_hold(Schieber().deal(seed=1).view(0))]
    [9, 27, 27, 27]
    """
    knowledge = Knowledge.of(view)
    places = zip(knowledge.known, knowledge.possible, strict=True)
    return [[str(card) for card in known | possible] for known, possible in places]


def _plain_budget(budget: Budget) -> dict[str, Any]:
    return {kind: budget.limits.get(kind) for kind in Budget.KINDS}


def read_question(message: Message) -> Question | None:
    """The decision that a host asks for; None for its `hello`."""
    kind = message.get("type")
    if kind == "hello":
        if message.get("kiebitz") != VERSION:
            raise BadMessage(
                f"this bot speaks version {VERSION}, not {shortly(message.get('kiebitz'))}"
            )
        return None
    if kind != "decide":
        raise BadMessage(f"type {shortly(kind)} should be 'hello' or 'decide'")
    number = read_count(message.get("id"), "id")
    return Question(number, _view(message), _budget(message), _key(message))


def _view(message: Message) -> View:
    try:
        view = view_from_dict(message.get("view"))
    except KiebitzError as error:
        raise BadMessage(f"the view cannot be read: {error}") from None
    if not view.legal_actions:
        raise BadMessage(f"seat {view.seat} has nothing to decide in this view")
    return view


def _budget(message: Message) -> Budget:
    data = read_object(message.get("budget") or {}, "the budget", example='{"seconds": 1}')
    limits = {kind: data[kind] for kind in Budget.KINDS if data.get(kind) is not None}
    seconds = limits.pop("seconds", None)
    counts = {kind: read_count(limit, kind) for kind, limit in limits.items()}
    return Budget(
        None if seconds is None else read_number(seconds, "seconds"),
        nodes=counts.get("nodes"),
        worlds=counts.get("worlds"),
        playouts=counts.get("playouts"),
    )


def _key(message: Message) -> RandomKey:
    words = message.get("key")
    if not isinstance(words, list) or len(words) != 4:
        raise BadMessage(f"the key should be a list of four whole numbers, not {shortly(words)}")
    return RandomKey(*(read_count(word, "a number of the key", most=_WORD) for word in words))
