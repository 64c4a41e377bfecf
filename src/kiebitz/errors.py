"""What can go wrong, by name.

Every error that Kiebitz raises for bad input derives from `KiebitzError` and names the offending
value in its message, followed by what would have been right. Programming mistakes inside the
package are not wrapped: they surface as ordinary Python exceptions.
"""


def printable(text: str) -> str:
    """A text of somebody else, fit to be shown: without control codes of a terminal.

    >>> printable("all \x1b[2Jfine")
    'all \ufffd[2Jfine'
    """
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def is_text(text: str) -> bool:
    r"""Whether a file can hold it: JSON can name halves of characters, which are none.

    >>> is_text("♣ Ä"), is_text("\ud800")
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def shown(value: object, *, length: int = 80) -> str:
    """Whatever was given, as an error shows it: in one line, and not for ever.

    >>> shown("x" * 100, length=10), shown(10**5000)
    ("'xxxxxxxx…", 'a number of 5,001 digits')
    """
    try:
        text = printable(repr(value))
    except Exception:  # a number may have too many digits to be written, and others' code may fail
        if isinstance(value, int):
            return f"a number of {int(value.bit_length() * 0.30103) + 1:,} digits"
        return f"a {type(value).__name__} that cannot be shown"
    return text if len(text) <= length else text[: length - 1] + "…"


class KiebitzError(ValueError):
    """The base of all errors about input: catch this to catch them all."""


class UnknownCard(KiebitzError):
    """A text that names no card, or a card that is not in the deck at hand."""


class NotACard(UnknownCard, TypeError):
    """A thing that is no card at all, nor a text, number or set of cards where one is wanted."""


class DuplicateCard(KiebitzError):
    """A card that was given twice where each card may appear once."""


class WrongHandSize(KiebitzError):
    """A hand, skat or trick with too few or too many cards."""


class InconsistentPosition(KiebitzError):
    """A deal or position that cannot arise under the rules."""


class InconsistentView(KiebitzError):
    """A view that no deal of the cards can explain."""


class ImpossibleWeights(KiebitzError):
    """Weights of cards or worlds that are no weights, or that leave no world possible."""


class IllegalAction(KiebitzError):
    """An action that the rules do not allow here: out of turn, wrong phase or wrong card."""


class OutOfTurn(KiebitzError):
    """A seat that is asked when it has nothing to decide, or an answer that nobody waits for."""


class BadAnswer(KiebitzError):
    """An answer at the table that is neither a decision nor an action."""


class UnknownAction(KiebitzError):
    """A text or number that names no action of this game."""


class BrokenState(KiebitzError):
    """Bytes or JSON that do not describe a state of a game."""


class BrokenRecord(KiebitzError):
    """A game record that is malformed or that does not replay to its own result."""


class UnwritableRecord(KiebitzError):
    """A game that the chosen file format cannot express."""


class BadOption(KiebitzError):
    """A rule option, player parameter or command option with an impossible value."""


class Stopped(KiebitzError):
    """Work that was stopped from outside before it was finished."""


class UnknownGame(KiebitzError):
    """A name that belongs to none of the games."""


class UnknownPlayer(KiebitzError):
    """A player name that nobody registered."""


class UnknownBelief(KiebitzError):
    """A belief name that nobody registered."""


class BadPlayerText(KiebitzError):
    """A player description that cannot be read, or that does not fit the player it names."""


class BadModel(KiebitzError):
    """A file of learned numbers that cannot be read, or does not hold what it should."""


class StoreError(KiebitzError):
    """A store that cannot be opened, read or written."""


class NothingPlayed(KiebitzError):
    """A match of which no board could be finished, so that nothing came out."""


class BadTournament(KiebitzError):
    """A tournament file that cannot be read, or that asks for what cannot be played."""


class BadMessage(KiebitzError):
    """A line of the bot protocol that is no message, or not the one that is due."""


class BotFailed(KiebitzError):
    """A bot of somebody else that cannot be had: not loaded, not started, hanging, dead, wrong."""
