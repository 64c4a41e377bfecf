"""Enumerations that people may name in text."""

from enum import Enum
from typing import Self

from kiebitz.errors import BadOption


class NamedChoice(Enum):
    """An enumeration whose members people may name in any letter case.

    >>> class Pace(NamedChoice):
    ...     SLOW = "slow"
    >>> Pace("Slow")
    <Pace.SLOW: 'slow'>
    """

    @classmethod
    def _missing_(cls, value: object) -> Self:
        known = {str(member.value): member for member in cls}
        member = known.get(value.casefold()) if isinstance(value, str) else None
        if member is None:
            choices = ", ".join(known)
            raise BadOption(f"{value!r} is no {cls.__name__.lower()}; choose one of: {choices}")
        return member
