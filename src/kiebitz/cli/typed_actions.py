"""What a person types at the table, read as an action: ``18``, ``weg``, ``♣J``, ``3``, ``grand``.

The words are those of the catalogues, several for each action; English ones are always understood,
and so is the text form of every action. Cards may be typed by their number in the hand.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, TypeVar

from kiebitz.cards import Card, Language, Suit
from kiebitz.cards.faces import Face, suit_name
from kiebitz.cli.typed_cards import choose_cards, is_number
from kiebitz.games import Action, ActionKind, JassMode, Phase, SkatContract, SkatLevel, View
from kiebitz.words import say

Named = TypeVar("Named", bound=IntEnum)

SAID: Final = {
    ActionKind.PASS: "typed_pass",
    ActionKind.HOLD: "typed_hold",
    ActionKind.HAND: "typed_hand",
    ActionKind.PICKUP: "typed_pickup",
    ActionKind.PUSH: "typed_push",
}
"""Where the words for an action stand."""


def read_action(text: str, view: View, hand: Sequence[Card], language: Language) -> Action:
    """The action that a person means; the hand is as it was shown, for numbers.

    >>> from kiebitz.games import Skat
    >>> view = Skat().deal(seed=1).view(1)
    >>> for text in ("weg", "20", "bid 18"):
    ...     print(read_action(text, view, list(view.hand), Language.DE))
    pass
    bid 20
    bid 18
    """
    typed = " ".join(text.lower().split())
    action = _as_said(typed, view, language) or _by_phase(typed, view, hand, language)
    if action is None:
        action = Action.parse(text)
    return _as_hold(action, view)


def _as_said(typed: str, view: View, language: Language) -> Action | None:
    legal = {action.kind for action in view.legal_actions}
    for kind, key in SAID.items():
        if kind in legal and typed in typed_words(key, language):
            return Action(kind)
    return None


def typed_words(key: str, language: Language) -> set[str]:
    """The words for something in the language; those of English are always understood too."""
    return set(f"{say(language, key)} {say(Language.EN, key)}".split())


def _as_hold(action: Action, view: View) -> Action:
    """Who is asked for 18 and types 18 holds it."""
    holding = Action(ActionKind.HOLD)
    asked = getattr(view.details, "bid", None)
    if action == Action.bid(asked or 0) and holding in view.legal_actions:
        return holding
    return action


def _by_phase(typed: str, view: View, hand: Sequence[Card], language: Language) -> Action | None:
    match view.phase:
        case Phase.PLAY:
            (card,) = choose_cards(typed.removeprefix("play "), hand, 1, language)
            return Action.play(card)
        case Phase.DISCARD:
            first, second = choose_cards(typed.removeprefix("discard "), hand, 2, language)
            return Action.discard(first, second)
        case Phase.AUCTION if is_number(typed):
            return Action.bid(int(typed))
        case Phase.PREDICT if is_number(typed):
            return Action.predict(int(typed))
        case Phase.DECLARE:
            return _declaration(typed.removeprefix("declare "), language)
        case Phase.TRUMP:
            mode = _named(typed.removeprefix("trump "), JassMode, language)
            return None if mode is None else Action.trump(mode)
    return None


def _declaration(typed: str, language: Language) -> Action | None:
    words = typed.split()
    if not words:
        return None
    contract = _named(words[0], SkatContract, language)
    if contract is None:
        return None
    level = SkatLevel.NONE
    for word in words[1:]:
        known = {one for one in SkatLevel if one and one.name.lower().startswith(word)}
        if len(known) != 1:
            return None
        (level,) = known
    return Action.declare(contract, level=level)


def _named(typed: str, kind: type[Named], language: Language) -> Named | None:
    """A contract or mode by its name, a suit also by its name on any pack."""
    for member in kind:
        names = {member.name.lower(), *_suit_names(int(member), language)}
        if typed in names:
            return member
    return None


def _suit_names(number: int, language: Language) -> set[str]:
    if number not in set(Suit):
        return set()
    suit = Suit(number)
    languages = {language, Language.EN}
    names = {suit_name(suit, face=face, language=one).lower() for face in Face for one in languages}
    return names | {"♦♥♠♣"[number]}
