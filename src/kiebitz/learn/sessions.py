"""One sitting of training: from a plan or a checkpoint to a checkpoint, telling how it goes."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp

from kiebitz.errors import BadModel, BadOption
from kiebitz.files import check_target
from kiebitz.learn import checkpoints
from kiebitz.learn.checkpoints import Standing
from kiebitz.learn.training import KINDS, PARTS, Told, Training, flatten, fresh, unflatten

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


def train(
    plan: Plan, to: Path, resume: Path | None = None, *, tell: Callable[[str], None]
) -> Standing:
    """Train for so many minutes and write a checkpoint, every minute too."""
    check_target(to)
    training = begin(plan, resume)
    standing = training.standing
    first = jax.tree.map(jnp.copy, fresh(standing))
    last = jax.tree.map(jnp.copy, training.learned)
    tell(
        f"{standing.device}: {standing.games:,} of {standing.planned:,} games behind, "
        f"{standing.batch:,} side by side, nets {standing.width} wide and {standing.depth} deep"
    )
    saved = dueled = time.monotonic()
    for told in training.rounds(plan.minutes * 60):
        tell(sentence(told))
        now = time.monotonic()
        if now - dueled >= DUEL_EVERY:
            tell_duels(training, {"the first": first, "two minutes ago": last}, tell)
            last, dueled = jax.tree.map(jnp.copy, training.learned), now
        if now - saved >= SAVE_EVERY:
            save(training, to)
            saved = now
    save(training, to)
    tell_duels(training, {"the first": first, "last time": last}, tell)
    tell(f"{to}: {training.standing.games:,} games, {checkpoints.digest_of(to)}")
    return training.standing


def begin(plan: Plan, resume: Path | None) -> Training:
    """From nothing, or from where a checkpoint stands; its sizes count, not the plan's."""
    if resume is None:
        return Training(
            Standing(plan.game, plan.width, plan.depth, plan.batch, plan.games, plan.seed)
        )
    standing, arrays = checkpoints.read(resume)
    if standing.game != plan.game:
        raise BadModel(f"{resume} has learned {standing.game}, not {plan.game}")
    return Training(standing, unflatten(standing, arrays))


def save(training: Training, to: Path) -> None:
    """Write everything that is needed to go on."""
    checkpoints.write(to, training.standing, flatten(training.learned))


def sentence(told: Told) -> str:
    """One line about the last seconds."""
    measures = "  ".join(f"{name} {value:.3f}" for name, value in sorted(told.measures.items()))
    at = told.standing
    share = 100 * at.games / at.planned
    return f"{at.seconds:6.0f} s  {share:5.1f} %  {told.games_a_second:9,.0f} games/s  {measures}"


def tell_duels(training: Training, others: dict[str, Any], tell: Callable[[str], None]) -> None:
    """How the net of now does against earlier ones, declaring and defending."""
    for name, other in others.items():
        for kind in KINDS:
            found = training.duel(other, min(16_384, training.standing.batch), null=kind == "null")
            points, error, declared, defended = map(float, found)
            tell(
                f"  {kind} against {name}: {points:+.2f} ± {1.96 * error:.2f} points a game; "
                f"declarers win {declared:.3f} of it, {defended:.3f} against it"
            )
