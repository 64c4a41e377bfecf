"""What the arena checks by itself beside every match, so that a verdict can be trusted.

- **Its own copy**: a player against itself must come out at exactly zero on every board.
- **Random**: how far a player is above the random baseline, on the same boards.
- **Honesty**: unseen cards dealt anew never change a decision.
- **Asked afresh**: a fresh copy of a bot decides as the bot did in the match.

The first two are ordinary matches on a few boards, stored like the others. Players that cheat, or
play by the clock, are named instead of being checked for what they cannot keep. A player that goes
wrong while it is checked has failed, but nothing is known about what was to be checked.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any, Final

from kiebitz.arena.asking_afresh import AfreshTask, StoredGame, ask_afresh
from kiebitz.arena.board_play import stoppable
from kiebitz.arena.engines import Engine, Executor, Lost, executor_for
from kiebitz.arena.engines.executor import TRIES
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.honesty import probe
from kiebitz.arena.judging.evidence import Standing, evidence_of, standing_of
from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.match import Match
from kiebitz.arena.run_keys import run_key
from kiebitz.arena.stored_matches import read_scores
from kiebitz.errors import shown
from kiebitz.players import Cheater, PlayerFailed
from kiebitz.players.faults import describe, is_ctrl_c
from kiebitz.records.store import Store
from kiebitz.records.store_rows import Place

RANDOM: Final = "random"
BOARDS_PER: Final = 100
"""One board of a control for this many of the match."""
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
    AFRESH = "afresh"
    """Of bots only: our own players keep nothing between games."""


class Unchecked(Enum):
    """Why a control was not done."""

    CHEATER = "cheater"
    """It looks at all cards, and says so."""
    CLOCK = "clock"
    """It plays by the clock, so that no two games need be equal."""
    SLOW = "slow"
    """It was asked about no card: too slow, or it always passes."""
    OBJECT = "object"
    """It is an object of this process, of which there is no fresh copy."""


class Outcome(Enum):
    """What is known after a control."""

    PASSED = "passed"
    WRONG = "wrong"
    """Its copy scored differently, or a decision changed with cards it cannot see, or afresh."""
    BELOW = "below random"
    """Clearly: the interval lies below zero."""
    UNCLEAR = "unclear"
    """Neither clearly above random nor clearly below it."""
    BROKEN = "broken"
    """The player went wrong, so nothing was checked."""
    UNCHECKED = "unchecked"
    """It was not done: not yet, not at all, or since the player cannot be checked."""


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
    error: str = ""
    """How the player went wrong, if it did."""

    @cached_property
    def outcome(self) -> Outcome:
        """What is known now."""
        if self.wrong:
            return Outcome.WRONG
        if self.error:
            return Outcome.BROKEN
        if self.unchecked is not None or not self.count:
            return Outcome.UNCHECKED
        return _OUTCOMES.get(self._standing, Outcome.UNCLEAR)

    @property
    def passed(self) -> bool:
        """Whether it was checked and nothing was found."""
        return self.outcome is Outcome.PASSED

    @cached_property
    def above_random(self) -> Estimate:
        """The mean difference to the random player, with the interval that counts."""
        return evidence_of(self.differences).estimate

    @property
    def _standing(self) -> Standing | None:
        """Against the random player; None in other controls."""
        return standing_of(self.above_random) if self.control is Control.RANDOM else None


_OUTCOMES: Final = {
    None: Outcome.PASSED,
    Standing.BETTER: Outcome.PASSED,
    Standing.WORSE: Outcome.BELOW,
}


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
    store: Store,
    number: int,
    match: Match,
    known: dict[Entrant, dict[str, Any]],
    executor: Executor,
) -> None:
    """Probe the entrants of a run that were not probed yet, and keep what was found.

    `known` holds what was found in other matches of the same tournament. Bots are asked where
    boards are played: one that ends its process, leaves threads behind or raises
    `KeyboardInterrupt` does so there.
    """
    stored = store.controls(number)
    places = {
        place: entrant
        for place, entrant in enumerate(match.entrants)
        if (Control.HONESTY.value, place) not in stored
    }
    asked = [(entrant, match) for entrant in dict.fromkeys(places.values()) if entrant not in known]
    for found in executor.map(_probe_in_worker, asked) if asked else ():
        if isinstance(found, Lost):
            entrant, _ = found.task
            known[entrant] = {"error": f"the worker that asked it died {TRIES} times"}
        else:
            known[found[0]] = found[1]
    for place, entrant in places.items():
        store.set_control(number, Control.HONESTY.value, place, known[entrant])


def _probe_in_worker(task: tuple[Entrant, Match]) -> tuple[Entrant, dict[str, Any]]:
    """In a worker: who was probed, and what was found."""
    entrant, match = task
    return entrant, _probe_one(entrant, match)


def _probe_one(entrant: Entrant, match: Match) -> dict[str, Any]:
    player = entrant.make()
    if isinstance(player, Cheater):
        return {"unchecked": Unchecked.CHEATER.value}
    if entrant.timed:
        return {"unchecked": Unchecked.CLOCK.value}
    try:
        found = probe(player, match, PROBED, budget=stoppable(entrant), seconds=PROBE_SECONDS)
    except PlayerFailed as error:
        return {"error": error.what}
    except BaseException as error:  # a foreign player may raise anything
        if is_ctrl_c(error):
            raise
        return {"error": f"raised {describe(error)}"}
    if not found.changed and not found.cards:  # bids alone do not show who peeks
        return {"unchecked": Unchecked.SLOW.value}
    return asdict(found)


def ask_bots_afresh(store: Store, number: int, match: Match) -> None:
    """Ask the bots of a run afresh that were not asked yet, and keep what was found.

    Always in a process of its own, where nothing of the match is left.
    """
    stored = store.controls(number)
    tasks = {}
    for place, entrant in enumerate(match.entrants):
        if entrant.foreign and (Control.AFRESH.value, place) not in stored:
            if (reason := _why_not_afresh(entrant)) is not None:
                outcome = {"unchecked": reason.value}
                store.set_control(number, Control.AFRESH.value, place, outcome)
            elif games := _games_to_ask(store, number, place):
                tasks[place] = AfreshTask(entrant, match.secret, games, PROBED, PROBE_SECONDS)
    for place, task in tasks.items():
        (found,) = executor_for(Engine.PROCESSES, 1).map(_ask_in_worker, [task])
        lost = {"error": f"the worker that asked it died {TRIES} times"}
        outcome = lost if isinstance(found, Lost) else found
        store.set_control(number, Control.AFRESH.value, place, outcome)


def _why_not_afresh(entrant: Entrant) -> Unchecked | None:
    if entrant.player is not None:
        return Unchecked.OBJECT
    if isinstance(entrant.make(), Cheater):
        return Unchecked.CHEATER
    return Unchecked.CLOCK if entrant.timed else None


def _games_to_ask(store: Store, number: int, place: int) -> tuple[StoredGame, ...]:
    """The last game of the first boards: by then a bot has met these cards most often."""
    games = []
    for board in store.boards(number, until=PROBED):
        last = [
            StoredGame(board.number, seat, game.taken_over, game.state)
            for game in board.games
            for seat, play in enumerate(game.seats)
            if play.entrant == place
        ]
        games += last[-1:]
    return tuple(games)


def _ask_in_worker(task: AfreshTask) -> dict[str, Any]:
    """In a worker: what was found."""
    try:
        return asdict(ask_afresh(task))
    except BaseException as error:  # a foreign player may raise anything
        if is_ctrl_c(error):
            raise
        return {"error": f"raised {describe(error)}"}


def control_results(
    store: Store, number: int, match: Match, versions: Mapping[str, Any], *, boards: int = MOST
) -> list[ControlResult]:
    """What the store holds about the entrants of a run, of which this many boards count."""
    results = []
    for control, place, checking in control_matches(match):
        checked = store.find(run_key(checking, versions))
        counted = boards if checked == number else MOST
        results.append(_read_played(store, control, place, checking, checked, counted))
    asked, kept_at = store.controls(number), Place(store.path, number)
    for place, entrant in enumerate(match.entrants):
        for control in (Control.HONESTY, Control.AFRESH) if entrant.foreign else (Control.HONESTY,):
            outcome = asked.get((control.value, place), {})
            results.append(_read_asked(control, place, outcome, kept_at))
    return results


def _read_asked(
    control: Control, place: int, outcome: Mapping[str, Any], kept_at: Place
) -> ControlResult:
    """What came out where decisions were asked for again, as it was kept."""
    reason = outcome.get("unchecked")
    if reason not in [None, *(each.value for each in Unchecked)]:
        kept_at.fail(f"a control cannot be left out since {shown(reason)}")
    return ControlResult(
        control,
        place,
        kept_at.count(outcome.get("asked", 0), "a number of decisions"),
        kept_at.count(outcome.get("changed", 0), "a number of decisions"),
        None if reason is None else Unchecked(reason),
        kept_at.text(outcome.get("where", ""), "a place in a game"),
        error=kept_at.text(outcome.get("error", ""), "an error"),
    )


def _read_played(
    store: Store, control: Control, place: int, match: Match, checked: int, boards: int
) -> ControlResult:
    """What came out of the match of a control.

    Where that is the match itself all its boards count, so that control and verdict agree.
    """
    scores = read_scores(store, store.stored(checked), match) if checked else ()
    differences = tuple(first - second for _, (first, second) in scores)[:boards]
    copy = control is Control.COPY
    wrong = sum(difference != 0 for difference in differences) if copy else 0
    broken = [failure.what for _, failure in store.failures(checked)]
    return ControlResult(
        control,
        place,
        len(differences),
        wrong,
        differences=() if copy else differences,
        error=broken[0] if broken else "",
    )
