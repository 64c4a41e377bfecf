"""How hints and reviews speak: cards, games and numbers in one language and on one face."""

from collections.abc import Sequence
from dataclasses import dataclass

from kiebitz.cards import Card, Face, Suit, card_name, suit_name
from kiebitz.games import Action, ActionKind, JassMode, SkatContract, SkatLevel
from kiebitz.words import Language, say
from kiebitz.words.phrases import write_number


@dataclass(frozen=True)
class Voice:
    """Words in a language, cards as they are called on a face.

    >>> from kiebitz.games import Action
    >>> Voice().action(Action.parse("play CJ"))
    'play the jack of clubs'
    >>> Voice(Language.DE, Face.GERMAN).action(Action.parse("play CJ"))
    'Eichel-Unter spielen'
    """

    language: Language = Language.EN
    face: Face = Face.FRENCH
    names: Sequence[str] = ()
    """What the players are called; where there is no name, by their seat."""

    def say(self, key: str, **values: object) -> str:
        """The words behind a key."""
        return say(self.language, key, **values)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as one writes it here.

        >>> Voice().number(-3.26, 1), Voice(Language.DE).number(3.26, 1, signed=True)
        ('−3.3', '+3,3')
        """
        rounded = round(value, digits) + 0.0  # no minus before a zero
        text = f"{rounded:{'+' if signed and rounded else ''},.{digits}f}".replace("-", "−")
        return write_number(self.language, text)

    def seat(self, seat: int) -> str:
        """A player by name, or by seat."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("seat_ends_with", seat=seat)

    def card(self, card: Card) -> str:
        """The full name of a card."""
        return card_name(card, face=self.face, language=self.language)

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return suit_name(suit, face=self.face, language=self.language)

    def mode(self, mode: JassMode) -> str:
        """A mode of Schieber: a suit, or one of the two without trumps."""
        return self.suit(Suit(mode)) if mode <= JassMode.CLUBS else self.say(mode.name.lower())

    def game(
        self, contract: SkatContract, level: SkatLevel = SkatLevel.NONE, *, hand: bool = False
    ) -> str:
        """A game of Skat with what is announced.

        >>> Voice().game(SkatContract.NULL, SkatLevel.OUVERT, hand=True)
        'null hand ouvert'
        """
        suit = contract <= SkatContract.CLUBS
        words = [self.suit(Suit(contract)) if suit else self.say(contract.name.lower())]
        words += [self.say("hand")] if hand else []
        if level is SkatLevel.OUVERT:
            words.append(self.say("ouvert"))
        elif level:
            words += [self.say(level.name.lower()), self.say("announced")]
        return " ".join(words)

    def action(self, action: Action) -> str:
        """What is done, as the beginning of a sentence would have it, but with a small letter."""
        match action.kind, action.argument:
            case ActionKind.PLAY, Card() as card:
                return self.say("act_play", card=self.card(card))
            case ActionKind.DISCARD, (Card() as first, Card() as second):
                return self.say("act_discard", first=self.card(first), second=self.card(second))
            case ActionKind.DECLARE, (SkatContract() as contract, SkatLevel() as level):
                return self.say("act_declare", game=self.game(contract, level))
            case ActionKind.TRUMP, JassMode() as mode:
                return self.say("act_trump", mode=self.mode(mode))
            case (ActionKind.BID | ActionKind.PREDICT) as kind, int() as number:
                return self.say(f"act_{kind.name.lower()}", number=number)
            case kind, None:
                return self.say(f"act_{kind.name.lower()}")
        return str(action)  # hidden from the one who asks


def begin_sentence(text: str) -> str:
    """The text with a capital letter.

    >>> begin_sentence("pass")
    'Pass'
    """
    return text[:1].upper() + text[1:]
