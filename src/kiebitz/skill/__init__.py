"""Measures of those who play: what recorded games say about them, and what each decision cost.

Statistics take games as they come (`Statistics`). A hint says what a player would do with what one
seat can see (`advise`); a review looks at a game again, with all cards open (`review_open`) and by
what each seat could know (`judge_known`). The names are found when they are first asked for:
statistics need the arena, hints do not.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kiebitz.skill.advice import Advice, Option
    from kiebitz.skill.grades import Grade
    from kiebitz.skill.hand_advice import HandAdvice, advise_hand
    from kiebitz.skill.hints import advise
    from kiebitz.skill.known import KnownJudgement, judge_known, review_steps
    from kiebitz.skill.moments import Moments
    from kiebitz.skill.real_table import follow
    from kiebitz.skill.review import Review, review_open
    from kiebitz.skill.statistics import By, Section, Statistics, Tally

__all__ = [
    "Advice",
    "By",
    "Grade",
    "HandAdvice",
    "KnownJudgement",
    "Moments",
    "Option",
    "Review",
    "Section",
    "Statistics",
    "Tally",
    "advise",
    "advise_hand",
    "follow",
    "judge_known",
    "review_open",
    "review_steps",
]

_HOMES = {
    "advice": "Advice Option",
    "grades": "Grade",
    "hand_advice": "HandAdvice advise_hand",
    "hints": "advise",
    "known": "KnownJudgement judge_known review_steps",
    "moments": "Moments",
    "real_table": "follow",
    "review": "Review review_open",
    "statistics": "By Section Statistics Tally",
}
_MODULES = {name: module for module, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    """A public name, imported when it is asked for."""
    if name not in _MODULES:
        raise AttributeError(name)
    value = getattr(import_module(f"kiebitz.skill.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
