"""Beliefs: how likely a seat takes the worlds to be that it cannot tell apart.

A belief is a function of a view and a batch of worlds that returns weights. It may look at anything
in the view, bids and cards and who played them, and at whole worlds; it never sees the true deal.
Tables of features, policies and neural nets all fit: one call gets thousands of worlds.

>>> from kiebitz.beliefs import Worlds
>>> from kiebitz.games import Skat
>>> view = Skat().deal(seed=7).view(0)
>>> make_belief("uniform").weigh(view, Worlds(view).draw(3)).tolist()
[1.0, 1.0, 1.0]
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from kiebitz import _core
from kiebitz.calltext import Call
from kiebitz.errors import BadOption, UnknownBelief, shown
from kiebitz.games import Rules, Schieber, View, rules_text
from kiebitz.numbers import check_float
from kiebitz.registries import Registered, Registry

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[Any, np.dtype[np.uint64]]
    Weights = np.ndarray[Any, np.dtype[np.float64]]


_USUAL_DOUBT: Final = 6.0
_MOST_DOUBT: Final = 1000.0


@runtime_checkable
class Belief(Protocol):
    """Anything that can weigh worlds.

    One that is for some games only may have a method ``require_rules(rules)`` that refuses the
    others with a `BadOption`; players ask it before the first card.
    """

    @property
    def name(self) -> str:
        """The text that makes it again."""
        ...

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """A weight from 0 on for each world; only their ratios matter."""
        ...


@dataclass(frozen=True)
class UniformBelief:
    """Every deal that fits what was seen is equally likely."""

    name: str = field(default="uniform", init=False)

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """One for each."""
        import numpy as np

        return np.ones(len(worlds))


@dataclass(frozen=True)
class WeisBelief:
    """Schieber: every deal that also explains the Weis shown, and those not shown."""

    name: str = field(default="weis", init=False)

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """One for a world in which the same Weis would have been shown, else zero."""
        import numpy as np

        self.require_rules(view.rules)
        return _core.explains_shown_weis(view._core, worlds).astype(np.float64)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which no Weis are shown."""
        if not rules.shows_weis:
            raise BadOption(
                "belief=weis is for games in which Weis are shown, such as schieber(weis=true), "
                f"not for {rules_text(rules)}"
            )


@dataclass(frozen=True)
class TrumpsBelief:
    """Schieber: deals are the likelier, the better they explain the push and the mode chosen."""

    doubt: float = _USUAL_DOUBT
    """How many points of the Challenge rules make a mode e times as likely to be chosen."""

    def __post_init__(self) -> None:
        check_float(self.doubt, "trumps: doubt", low=0.1, high=_MOST_DOUBT)

    @property
    def name(self) -> str:
        """The text that makes it again."""
        given = {} if self.doubt == _USUAL_DOUBT else {"doubt": self.doubt}
        return str(Call("trumps", given))

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """How likely these hands lead to what was chosen."""
        self.require_rules(view.rules)
        return _core.explains_trump_choices(view._core, worlds, self.doubt)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which no trumps are chosen."""
        Schieber.required(rules, "belief=trumps")


@dataclass(frozen=True)
class PredictionsBelief:
    """Differenzler: deals are the likelier, the better the hands explain the open predictions."""

    name: str = field(default="predictions", init=False)

    def weigh(self, view: View, worlds: "Rows") -> "Weights":
        """How likely the seats with these hands predict what they have, each for itself."""
        self.require_rules(view.rules)
        return _core.explains_predictions(view._core, worlds)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which no predictions are seen."""
        if not (rules.predicts and getattr(rules, "open_predictions", False)):
            raise BadOption(
                "belief=predictions is for games in which predictions are seen, such as "
                f"differenzler(open_predictions=true), not for {rules_text(rules)}"
            )


def check_belief(value: Any) -> Belief | None:
    """The value, if it is a belief; None stands for the uniform one."""
    if value is None or isinstance(value, Belief):
        return value
    raise BadOption(f"a belief should be able to weigh worlds; {shown(value)} is not")


_BELIEFS: Final[Registry[Belief]] = Registry(
    Belief,  # type: ignore[type-abstract]  # a protocol stands for the kind
    "belief",
    unknown=UnknownBelief,
    entry_points="kiebitz.beliefs",
)


def register_belief(name: str, factory: Callable[..., Belief]) -> None:
    """Register a belief under a name; its docstring's first line is the summary."""
    _BELIEFS.register(name, factory)


def registered_beliefs() -> list[Registered[Belief]]:
    """All beliefs, our own and those of installed packages, by name."""
    return _BELIEFS.all()


def make_belief(text: str | Call) -> Belief:
    """A belief from its text, such as ``uniform``."""
    return _BELIEFS.make(text)


register_belief("uniform", UniformBelief)
register_belief("weis", WeisBelief)
register_belief("trumps", TrumpsBelief)
register_belief("predictions", PredictionsBelief)
