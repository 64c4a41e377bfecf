"""How fast self-play with training is here: games a second, and which part of the time is playing.

    python -m kiebitz.learn --bench

Only games of suits and grand, as seven rounds in eight are; compiling is not counted.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp

from kiebitz.errors import BadOption
from kiebitz.learn import nets, selfplay
from kiebitz.learn.sessions import Plan, begin
from kiebitz.learn.training import STRAY, WAYS, Training, explored, judges_of

SMALL: Final = (1_024, 64, 2)
"""Games side by side, width and depth that a processor can do something with."""


@dataclass(frozen=True)
class Sizes:
    """What is measured and for how long; what is not given suits the device."""

    batch: int | None = None
    width: int | None = None
    depth: int | None = None
    seconds: float | None = None

    def plan(self) -> tuple[Plan, float]:
        """What is trained, and for how many seconds."""
        usual = Plan()
        large = usual.batch, usual.width, usual.depth
        on_processor = jax.default_backend() == "cpu"
        sizes = zip(
            (self.batch, self.width, self.depth), SMALL if on_processor else large, strict=True
        )
        batch, width, depth = (most if given is None else given for given, most in sizes)
        seconds = 10.0 if self.seconds is None else self.seconds
        if not seconds > 0:
            raise BadOption("the seconds should be more than 0")
        return Plan(batch=batch, width=width, depth=depth), seconds


@dataclass(frozen=True)
class LearningSpeed:
    """What was measured."""

    device: str
    batch: int
    width: int
    depth: int
    weights: int
    """Of the net of cards."""
    rounds: int
    games_a_second: float
    playing: float
    """Share of the time in which games are played; in the rest it learns from them."""
    compiling: float
    """Seconds before the first game."""


def measure(sizes: Sizes) -> LearningSpeed:
    """Train for so many seconds, at least one round."""
    plan, seconds = sizes.plan()
    begun = time.monotonic()
    training = begin(plan, None)
    learn = partial(_round, training)
    play = _playing(training)
    learn(), play()
    compiling = time.monotonic() - begun
    rounds, taken = _repeat(learn, seconds)
    played, taken_playing = _repeat(play, seconds / 4)
    return LearningSpeed(
        training.standing.device,
        plan.batch,
        plan.width,
        plan.depth,
        nets.count_weights(training.learned["suit"].weights),
        rounds,
        plan.batch * rounds / taken,
        min(1.0, taken_playing / played * rounds / taken),
        compiling,
    )


def written(found: LearningSpeed) -> str:
    """What was measured, as a line of text.

    >>> written(LearningSpeed("NVIDIA H200", 65_536, 768, 4, 2_919_296, 90, 307_000.4, 0.47, 60.2))
    ... # doctest: +NORMALIZE_WHITESPACE
    'NVIDIA H200: 307,000 games a second, 47 % of the time playing them and 53 % learning;
     65,536 at a time, nets 768 wide and 4 deep (2,919,296 weights); 60 s of compiling before'
    """
    playing = f"{100 * found.playing:.0f} % of the time playing them"
    learning = f"{100 - 100 * found.playing:.0f} % learning"
    return (
        f"{found.device}: {found.games_a_second:,.0f} games a second, {playing} and {learning}; "
        f"{found.batch:,} at a time, nets {found.width} wide and {found.depth} deep "
        f"({found.weights:,} weights); {found.compiling:.0f} s of compiling before"
    )


def _round(training: Training) -> None:
    """A round of suit games and grand: null would be compiled while the clock is running."""
    at = training.standing
    training.standing = replace(at, rounds=0, seed=at.seed + 1)  # other deals all the same
    training.round()


def _playing(training: Training) -> Callable[[], None]:
    """The games of a round without learning from them."""
    play = jax.jit(partial(selfplay.play, games=training.standing.batch, ways=WAYS, null=False))
    options = selfplay.Options(jnp.asarray(explored(0)), jnp.asarray(STRAY))
    key = jax.random.key(training.standing.seed)

    def once() -> None:
        cards = training.learned["suit"].average
        for one in jax.tree.leaves(play(key, cards, judges_of(training.learned), options)):
            one.block_until_ready()

    return once


def _repeat(work: Callable[[], Any], seconds: float) -> tuple[int, float]:
    """How often in about so many seconds, and in how many exactly."""
    begun, times = time.monotonic(), 0
    while True:
        work()
        times += 1
        if (taken := time.monotonic() - begun) >= seconds:
            return times, taken
