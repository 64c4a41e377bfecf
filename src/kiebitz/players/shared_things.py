"""What all players in one process share, and a watch over it while somebody else's bot thinks.

Cards, decks, actions and contract tables exist once. Python lets a bot change even what is frozen,
and then every other seat and every later game would play with other cards. Rules and budgets need
no watch: each seat is handed copies of its own (`Table`, `play_steps`). What a bot can reach beyond
what it is handed (classes, modules, frames) is not watched: to rule that out, play it in another
process, over the bot protocol.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, Final

from kiebitz.cards import JASS_DECK, SKAT_DECK, Card
from kiebitz.cards.card import ALL_CARDS
from kiebitz.errors import BotFailed
from kiebitz.games import Action, State, View
from kiebitz.games.contracts import ContractTable

_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    Card: tuple(Card.__slots__),
    Action: tuple(each.name for each in fields(Action)),
    ContractTable: tuple(each.name for each in fields(ContractTable)),
}
_WORDS: Final = {Card: "a card", Action: "an action", ContractTable: "a contract table"}
_MISSING: Final = object()

_Field = tuple[Any, str, Any]
"""A shared thing, the name of one of its fields, and what stood there."""


@contextmanager
def only_read(seen: View | State, bot: str) -> Iterator[None]:
    """While a bot looks at this it may change nothing that others share.

    What it changes all the same is put right, and the bot is named.

    >>> from kiebitz.games import Schieber
    >>> view = Schieber().deal(seed=1).view(0)
    >>> with only_read(view, "my bot"):
    ...     object.__setattr__(view.legal_actions[0], "kind", None)
    Traceback (most recent call last):
    kiebitz.errors.BotFailed: my bot has changed an action that all players share: what a bot is \
handed is there to be read
    """
    table = seen.contract_table
    handed = _fields_of([*seen.legal_actions, *seen.history, *([] if table is None else [table])])
    try:
        yield
    finally:
        changed = [_restore(_CARDS), _restore_decks(), _restore(handed)]
        for what in filter(None, changed):
            raise BotFailed(
                f"{bot} has changed {what} that all players share: "
                "what a bot is handed is there to be read"
            )


def _fields_of(things: Iterable[Any]) -> list[_Field]:
    """The fields of shared things as they are now."""
    return [
        (thing, name, getattr(thing, name)) for thing in things for name in _FIELDS[type(thing)]
    ]


def _restore(kept: list[_Field]) -> str:
    """Put right what was changed; what it was, or nothing."""
    changed = [each for each in kept if getattr(each[0], each[1], _MISSING) is not each[2]]
    for thing, name, value in changed:
        object.__setattr__(thing, name, value)
    return _WORDS[type(changed[0][0])] if changed else ""


_OF_DECKS: Final = ("name", "cards", "_index_of")
_CARDS: Final = _fields_of(ALL_CARDS)
_DECKS: Final = [
    (deck, deck.name, deck.cards, dict(deck._index_of)) for deck in (SKAT_DECK, JASS_DECK)
]


def _restore_decks() -> str:
    changed = ""
    for deck, *before in _DECKS:
        if [getattr(deck, name, _MISSING) for name in _OF_DECKS] != before:
            for name, value in zip(_OF_DECKS, before, strict=True):
                object.__setattr__(deck, name, dict(value) if isinstance(value, dict) else value)
            changed = "a deck"
    return changed
