"""Text for terminals that cannot show every character: the nearest thing to it that they can.

Importing this makes `PLAIN` known to Python as a way to encode, beside ``strict`` and ``replace``.
Suits have letters of their own per language and are looked after by `kiebitz.cli.look`; here they
get the canonical ones, for texts that do not come from there.
"""

import codecs
import unicodedata
from typing import Final

PLAIN: Final = "kiebitz-plain"
"""The name for ``errors=`` when a stream is opened or a text is encoded."""

_NEAREST: Final = {
    "♣": "C",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "…": "...",
    "·": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "›": ">",
    "‹": "<",
    "×": "x",
    "±": "+-",
    "∞": "inf",
    "µ": "u",
    "→": "->",
    "≤": "<=",
    "≥": ">=",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "─": "-",
    "━": "-",
    "═": "=",
    "│": "|",
    "┃": "|",
    "║": "|",
}
_FIRST_BOX, _LAST_BOX = "\u2500", "\u257f"
_UNKNOWN: Final = "?"


def fit(text: str, encoding: str) -> str:
    """The text as it can be written in this encoding.

    >>> fit("Stöck 20 · ♣10 …", "ascii"), fit("Stöck 20 · ♣10 …", "utf-8")
    ('Stoeck 20 - C10 ...', 'Stöck 20 · ♣10 …')
    """
    # Blanks that may not break have to survive until lines are laid out; writing them makes blanks.
    parts = text.split("\u00a0")
    return "\u00a0".join(part.encode(encoding, PLAIN).decode(encoding) for part in parts)


def can_show(text: str, encoding: str) -> bool:
    """Whether all of it can be written in this encoding.

    >>> can_show("♣", "utf-8"), can_show("♣", "latin-1"), can_show("ö", "latin-1")
    (True, False, True)
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_nearest, error.object[error.start : error.end])), error.end


def _nearest(character: str) -> str:
    if character in _NEAREST:
        return _NEAREST[character]
    if _FIRST_BOX <= character <= _LAST_BOX:
        return "+"
    without_accents = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return without_accents or _UNKNOWN


codecs.register_error(PLAIN, _replace)
