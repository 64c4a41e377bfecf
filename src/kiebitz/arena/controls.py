"""What the arena checks by itself beside every match, so that a verdict can be trusted.

- **Its own copy**: a player against itself must come out at exactly zero on every board.
- **Random**: how far a player is above the random baseline, on the same boards.
- **Honesty**: unseen cards dealt anew never change a decision.

The first two are ordinary matches on a few boards, stored like the others. Players that cheat, or
play by the clock, are told apart instead of being checked for what they cannot keep.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum
from typing import Any, Final

from kiebitz.arena.entrants import Entrant
from kiebitz.arena.honesty import probe
from kiebitz.arena.match import Match
from kiebitz.arena.running import run_key
from kiebitz.players import Cheater
from kiebitz.records.store import Store

RANDOM: Final = "random"
BOARDS_PER: Final = 100
"""One board of a control for so many of the match."""
FEWEST, MOST = 5, 10
PROBED: Final = 20
"""Decisions that the honesty probe asks for."""
PROBE_SECONDS: Final = 10.0
"""After which it asks no more."""


class Control(Enum):
    """What is checked."""

    COPY = "copy"
    RANDOM = "random"
    HONESTY = "honesty"


class Unchecked(Enum):
    """Why a control was not done."""

    CHEATER = "cheater"
    """It looks at all cards, and says so."""
    CLOCK = "clock"
    """It plays by the clock, so that no two games need be equal."""


@dataclass(frozen=True)
class ControlResult:
    """What a control found about an entrant."""

    control: Control
    entrant: int
    count: int = 0
    """Boards or decisions."""
    wrong: int = 0
    """Boards that were not zero, decisions that changed."""
    unchecked: Unchecked | None = None
    where: str = ""
    """Where it went wrong."""
    differences: tuple[float, ...] = ()
    """Against the random player, per board."""

    @property
    def passed(self) -> bool:
        """Whether it was checked and nothing was found."""
        return self.unchecked is None and self.count > 0 and self.wrong == 0


def control_boards(boards: int) -> int:
    """On how many boards the controls of a match are played.

    >>> [control_boards(boards) for boards in (50, 500, 100_000)]
    [5, 5, 10]
    """
    return max(FEWEST, min(MOST, boards // BOARDS_PER))


def control_matches(match: Match) -> Iterator[tuple[Control, int, Match]]:
    """The matches that check the entrants of a match."""
    random = Entrant.of(RANDOM)
    for place, entrant in enumerate(match.entrants):
        if not entrant.timed:
            yield Control.COPY, place, _against(match, entrant, entrant)
        if entrant != random:
            yield Control.RANDOM, place, _against(match, entrant, random)


def _against(match: Match, entrant: Entrant, other: Entrant) -> Match:
    """On the same boards; without the names that are shown, which might be the same."""
    plain = tuple(replace(each, name="") for each in (entrant, other))
    return replace(match, entrants=plain, field=None)


def probe_honesty(
    store: Store, number: int, match: Match, known: dict[Entrant, dict[str, Any]]
) -> None:
    """Probe the entrants of a run that were not probed yet, and keep what was found.

    `known` holds what was found in other matches of the same tournament.
    """
    stored = store.controls(number)
    for place, entrant in enumerate(match.entrants):
        if (Control.HONESTY.value, place) not in stored:
            if entrant not in known:
                known[entrant] = _probed(entrant, match)
            store.set_control(number, Control.HONESTY.value, place, known[entrant])


def _probed(entrant: Entrant, match: Match) -> dict[str, Any]:
    player = entrant.make()
    if isinstance(player, Cheater):
        return {"unchecked": Unchecked.CHEATER.value}
    if entrant.timed:
        return {"unchecked": Unchecked.CLOCK.value}
    try:
        found = probe(player, match.rules, PROBED, budget=entrant.budget, seconds=PROBE_SECONDS)
    except (Exception, SystemExit) as error:  # a foreign player may raise anything
        return {"asked": 1, "changed": 1, "where": f"raised {type(error).__name__}: {error}"}
    return asdict(found)


def control_results(
    store: Store, number: int, match: Match, versions: Mapping[str, Any]
) -> list[ControlResult]:
    """What the store holds about the entrants of a run."""
    results = []
    for control, place, checking in control_matches(match):
        scores = store.scores(store.find(run_key(checking, versions)), 2)
        differences = tuple(first - second for _, (first, second) in scores)[:MOST]
        copy = control is Control.COPY
        wrong = sum(difference != 0 for difference in differences) if copy else 0
        shown = () if copy else differences
        results.append(ControlResult(control, place, len(differences), wrong, differences=shown))
    for (_, place), outcome in store.controls(number).items():
        reason = outcome.get("unchecked")
        results.append(
            ControlResult(
                Control.HONESTY,
                place,
                outcome.get("asked", 0),
                outcome.get("changed", 0),
                None if reason is None else Unchecked(reason),
                outcome.get("where", ""),
            )
        )
    return results
