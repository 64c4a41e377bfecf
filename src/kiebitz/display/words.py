"""The few words that displays need beside cards, numbers and names of the package itself."""

from typing import Final

WORDS: Final = {
    "all_worlds": "all of them",
    "aside": "aside",
    "boards": "boards",
    "cards": "cards",
    "confidence": "{percent} %",
    "declarer": "declarer",
    "difference": "difference",
    "drawn_worlds": "of {count} drawn",
    "given_away": "given away",
    "given_away_by": "seat {seat}: {points}",
    "points": "points",
    "predicted": "predicted",
    "scores": "scores",
    "seat": "seat {seat}",
    "trick": "trick",
    "tricks": "tricks",
    "value": "value",
    "worlds": "{count} worlds",
}


def say(key: str, **values: object) -> str:
    """One of the words, with what belongs into it.

    >>> say("seat", seat=2)
    'seat 2'
    """
    return WORDS[key].format(**values)
