"""How a report speaks: words and numbers in one language."""

import math
from dataclasses import dataclass
from typing import Final

from kiebitz.words import Language, say
from kiebitz.words.phrases import write_number

NOTHING: Final = "–"
"""Stands where there is no number."""
MOST_DIGITS: Final = 6


@dataclass(frozen=True)
class Voice:
    """Words and numbers in a language."""

    language: Language = Language.EN

    def say(self, key: str, **values: object) -> str:
        """The words behind a key, with their values filled in."""
        return say(self.language, key, **values)

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A number as one writes it in this language; a dash if it is none.

        >>> Voice(Language.DE).number(-1234.5, 1), Voice().number(0.04, 1, signed=True)
        ('−1.234,5', '0.0')
        """
        if not math.isfinite(value):
            return NOTHING if math.isnan(value) else ("∞" if value > 0 else "−∞")
        rounded = round(value, digits) + 0.0  # no minus before a zero
        text = f"{rounded:{'+' if signed and rounded else ''},.{digits}f}".replace("-", "−")
        return write_number(self.language, text)

    def short(self, value: float) -> str:
        """A number somebody chose, with as few digits as it has.

        >>> Voice().short(2000.0), Voice(Language.DE).short(0.25)
        ('2,000', '0,25')
        """
        shown = f"{value:.10f}".rstrip("0").rstrip(".")
        return self.number(value, len(shown.partition(".")[2]))

    def counted(self, what: str, count: int) -> str:
        """So many of something, one or more of it.

        >>> Voice().counted("boards", 1), Voice().counted("boards", 1200)
        ('1 board', '1,200 boards')
        """
        key = f"{what}_one" if count == 1 else f"{what}_many"
        return self.say(key, n=self.number(count))

    def share(self, part: float, digits: int = 1) -> str:
        """A share in per cent; a dash if it is none."""
        if math.isnan(part):
            return NOTHING
        return self.number(100 * part, digits) + "\u00a0%"

    def p_value(self, p: float) -> str:
        """A p-value, small ones as a bound.

        >>> Voice().p_value(0.00002), Voice().p_value(0.0421)
        ('< 0.001', '0.042')
        """
        return f"< {self.number(0.001, 3)}" if p < 0.001 else self.number(p, 3)

    def range(self, low: float, high: float, digits: int) -> str:
        """From a number to another one; an end that is not zero does not look like zero.

        >>> Voice().range(0.04, 3.2, 1), Voice().range(-0.3, 3.2, 1)
        ('0.04 to 3.20', '−0.3 to 3.2')
        """
        if math.isinf(low) and math.isinf(high):
            return self.say("unbounded")
        while digits < MOST_DIGITS and any(end and not round(end, digits) for end in (low, high)):
            digits += 1
        return self.say("range", low=self.number(low, digits), high=self.number(high, digits))

    def seconds(self, seconds: float) -> str:
        """A time in a fitting unit.

        >>> Voice().seconds(0.00042), Voice().seconds(75)
        ('420\u00a0µs', '75.0\u00a0s')
        """
        if seconds < 0.9995e-3:
            return f"{self.number(1e6 * seconds)}\u00a0µs"
        if seconds < 0.9995:
            return f"{self.number(1e3 * seconds, 1)}\u00a0ms"
        return f"{self.number(seconds, 1)}\u00a0s"


def digits_for(*widths: float) -> int:
    """The decimals for intervals of these widths: two figures or more of the widest.

    >>> [digits_for(width) for width in (30, 2.5, 0.4, 0.01, 0)], digits_for(30, 0.4)
    ([1, 2, 3, 3, 1], 1)
    """
    widest = max((width for width in widths if math.isfinite(width)), default=0)
    if widest <= 0 or widest >= 5:
        return 1
    return 2 if widest >= 0.5 else 3
