"""One sitting of training: from a plan or a checkpoint to a checkpoint, telling how it goes."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from kiebitz.errors import BadModel, BadOption
from kiebitz.files import check_target
from kiebitz.learn import checkpoints
from kiebitz.learn.checkpoints import Standing, digest_of
from kiebitz.learn.matches import Outcome
from kiebitz.learn.training import (
    DUEL_GAMES,
    KINDS,
    PARTS,
    Told,
    Training,
    flatten,
    fresh,
    unflatten,
)

SAVE_EVERY: Final = 60.0
DUEL_EVERY: Final = 120.0
"""Seconds."""


@dataclass(frozen=True)
class Plan:
    """How much is learned, and how large the nets are."""

    game: str = "skat"
    minutes: float = 10.0
    games: int = 360_000_000
    """In the whole training, over all sittings."""
    batch: int = 65_536
    width: int = 768
    depth: int = 4
    seed: int = 1

    def __post_init__(self) -> None:
        if self.game != "skat":
            raise BadOption(f"what can be learned is skat, not {self.game!r}")
        if self.batch < PARTS or self.batch % PARTS:
            raise BadOption(f"the batch should be a multiple of {PARTS}, not {self.batch}")
        for name in ("games", "width", "depth"):
            if getattr(self, name) < 1:
                raise BadOption(f"{name} should be at least 1")
        if not self.minutes > 0:
            raise BadOption("the minutes should be more than 0")


class Dueled(NamedTuple):
    """How the net of now does against an earlier one."""

    kind: str
    first: bool
    """Whether the other is the one that had learned nothing, or the one before."""
    outcome: Outcome


class Saved(NamedTuple):
    """A checkpoint at the end."""

    path: Path
    standing: Standing
    digest: str


Event: TypeAlias = Standing | Told | Dueled | Saved
"""What is told of a training; the standing at first."""


def train(
    plan: Plan, to: Path, resume: Path | None = None, *, tell: Callable[[Event], None]
) -> Standing:
    """Train for so many minutes and write a checkpoint, every minute too."""
    check_target(to)
    training = begin(plan, resume)
    tell(training.standing)
    first = fresh(training.standing)
    last = jax.tree.map(jnp.copy, training.learned)
    saved = dueled = time.monotonic()
    try:
        for told in training.rounds(plan.minutes * 60):
            tell(told)
            now = time.monotonic()
            if now - dueled >= DUEL_EVERY:
                tell_duels(training, (last, first), tell)
                last, dueled = jax.tree.map(jnp.copy, training.learned), now
            if now - saved >= SAVE_EVERY:
                save(training, to)
                saved = now
    finally:  # an interrupt loses nothing
        save(training, to)
    tell_duels(training, (last, first), tell)
    tell(Saved(to, training.standing, digest_of(to)))
    return training.standing


def begin(plan: Plan, resume: Path | None) -> Training:
    """From nothing, or from where a checkpoint stands; its sizes count, not the plan's."""
    if resume is None:
        sizes = plan.width, plan.depth, plan.batch, plan.games, plan.seed
        return Training(Standing(plan.game, *sizes))
    standing, arrays = checkpoints.read(resume)
    if standing.game != plan.game:
        raise BadModel(f"{resume} has learned {standing.game}, not {plan.game}")
    return Training(standing, unflatten(standing, arrays))


def save(training: Training, to: Path) -> None:
    """Write everything that is needed to go on."""
    checkpoints.write(to, training.standing, flatten(training.learned))


def tell_duels(training: Training, others: Sequence[Any], tell: Callable[[Event], None]) -> None:
    """How the net of now does against the one before and the first, declaring and defending."""
    games = min(DUEL_GAMES, training.standing.batch)
    for first, other in enumerate(others):
        for kind in KINDS:
            outcome = training.duel(other, games, null=kind == "null")
            tell(Dueled(kind, bool(first), Outcome(*map(float, outcome))))


def line_of(event: Event) -> str:
    """An event as a line of text.

    >>> line_of(Dueled("suit", True, Outcome(1.5, 0.1, 0.8, 0.7)))[:45]
    'suit, against the first net: +1.50 ± 0.20 poi'
    """
    match event:
        case Standing():
            return (
                f"{event.device}: {event.games:,} of {event.planned:,} games behind, "
                f"{event.batch:,} at a time, nets {event.width} wide and {event.depth} deep"
            )
        case Told():
            at = event.standing
            measures = "  ".join(
                f"{name} {one:.3f}" for name, one in sorted(event.measures.items())
            )
            share = 100 * at.games / at.planned
            return f"{at.seconds:.0f} s  {share:.1f} %  {event.games_a_second:,.0f}/s  {measures}"
        case Dueled():
            points, error, declared, defended = event.outcome
            ahead = f"{points:+.2f} ± {1.96 * error:.2f}"
            won, lost = f"{100 * declared:.1f}", f"{100 * defended:.1f}"
            if event.first:
                return (
                    f"{event.kind}, against the first net: {ahead} points a game; wins {won} % as "
                    f"declarer, the other {lost} %"
                )
            return (
                f"{event.kind}, against the net before: {ahead} points a game; wins {won} % as "
                f"declarer, the other {lost} %"
            )
        case Saved():
            return f"{event.path}: {event.standing.games:,} games, digest {event.digest}"
