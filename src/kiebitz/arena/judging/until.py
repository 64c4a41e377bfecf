"""What a sequential test weighs against what, as data and as the text after ``--until``.

``0..2`` reads: is the mean difference 2 points per board, or none? ``0..0.1sd`` asks the same about
a tenth of the standard deviation of a board, which needs about as many boards in every game. The
error rates may follow: ``0..2 alpha=0.01 beta=0.05``.
"""

import math
import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from kiebitz.arena.judging.inputs import check_share
from kiebitz.errors import BadOption
from kiebitz.numbers import check_choice


class Unit(Enum):
    """In what a difference is measured; the value is what follows it in the text."""

    SCORE = ""
    DEVIATIONS = "sd"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two mean differences per board to decide between, and how often each may be missed."""

    null: float
    alternative: float
    unit: Unit = Unit.SCORE
    alpha: float = 0.05
    """How often the alternative may be accepted though the null hypothesis holds."""
    beta: float = 0.05
    """How often the null hypothesis may be accepted though the alternative holds."""

    def __post_init__(self) -> None:
        if not (math.isfinite(self.null) and math.isfinite(self.alternative)):
            raise BadOption(f"hypotheses should be finite, not {self.null} and {self.alternative}")
        if self.null == self.alternative:
            raise BadOption(f"the two hypotheses should differ; both are {self.null}")
        check_choice(self.unit, Unit, "the unit")
        check_share(self.alpha, "alpha")
        check_share(self.beta, "beta")
        if self.alpha + self.beta >= 1:
            raise BadOption(f"alpha {self.alpha} and beta {self.beta} should be less than 1 in sum")

    @property
    def low(self) -> float:
        """The log-likelihood ratio at which the null hypothesis is accepted (Wald 1945)."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def high(self) -> float:
        """The log-likelihood ratio at which the alternative is accepted.

        >>> round(Hypotheses(0, 2).high, 2)
        2.94
        """
        return math.log((1 - self.beta) / self.alpha)

    def __str__(self) -> str:
        range_text = f"{_short(self.null)}..{_short(self.alternative)}{self.unit.value}"
        rates = (("alpha", self.alpha), ("beta", self.beta))
        return " ".join([range_text, *(f"{name}={r!r}" for name, r in rates if r != 0.05)])


def _short(number: float) -> str:
    """As few digits as give the number back.

    >>> _short(2.0), _short(0.1)
    ('2', '0.1')
    """
    return repr(float(number)).removesuffix(".0")


_NUMBER: Final = r"[+-]?(?:\d+\.\d+|\.\d+|\d+)(?:[eE][+-]?\d+)?"
_RANGE: Final = re.compile(rf"({_NUMBER})\s*\.\.\s*({_NUMBER})(?:\s*(sd)\b)?")
_RATE: Final = re.compile(rf"(alpha|beta)=({_NUMBER})")


def parse_until(text: str) -> Hypotheses:
    """The hypotheses of a text such as ``0..2``, ``0..0.1sd`` or ``0..2 alpha=0.01``.

    >>> parse_until("0..0.1sd")
    Hypotheses(null=0.0, alternative=0.1, unit=<Unit.DEVIATIONS: 'sd'>, alpha=0.05, beta=0.05)
    >>> str(parse_until("0 .. 2.0  beta=0.1"))
    '0..2 beta=0.1'
    """
    found = _RANGE.match(text.strip())
    if found is None:
        raise BadOption(f"{text!r} names no hypotheses; write them like 0..2 or 0..0.1sd")
    null, alternative, unit = found.groups()
    rates = _rates(text, text.strip()[found.end() :])
    return Hypotheses(float(null), float(alternative), Unit(unit or ""), **rates)


def _rates(text: str, rest: str) -> dict[str, float]:
    rates: dict[str, float] = {}
    if rest and not rest[0].isspace():
        raise BadOption(f"{text!r}: {rest!r} is no unit; leave it out for points, or write sd")
    for word in rest.split():
        found = _RATE.fullmatch(word)
        if found is None or found[1] in rates:
            raise BadOption(f"{text!r}: {word!r} should be alpha=… or beta=…, such as alpha=0.05")
        rates[found[1]] = float(found[2])
    return rates
