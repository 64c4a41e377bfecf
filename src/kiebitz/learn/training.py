"""Training by self-play, round by round, until the time or the games are over.

A round plays a batch of games and learns from every decision in them. How much is explored and how
fast it learns falls with the share of the planned games that is behind, so that a training that is
interrupted and resumed is the same as one that was not. One round in `NULL_EVERY` plays null, which
has a net of its own.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from kiebitz.errors import BadModel
from kiebitz.learn import choosing, matches, nets, selfplay
from kiebitz.learn.checkpoints import Standing
from kiebitz.learn.contracts import GRAND
from kiebitz.learn.tricks import Array

NULL_EVERY: Final = 8
PARTS: Final = 32
"""Steps of the optimiser in a round."""
WAYS: Final = 24
"""To play each deal that are compared at a time."""
STRAY: Final = 0.2
DUEL_GAMES: Final = 16_384

KINDS: Final = ("suit", "null")
JUDGES: Final = ("way", "bid")


@dataclass(frozen=True)
class Told:
    """What happened since the last time that it was told."""

    standing: Standing
    games_a_second: float
    measures: dict[str, float]
    """Means of losses and shares by name, `suit.error` for one."""


class Training:
    """A training in progress."""

    def __init__(self, standing: Standing, learned: Any | None = None) -> None:
        self.standing = replace(standing, device=jax.devices()[0].device_kind)
        self.learned = fresh(standing) if learned is None else learned

    def rounds(self, seconds: float, every: float = 10.0) -> Iterator[Told]:
        """Go on for so long, or until the plan is fulfilled; a report every so many seconds."""
        begun = told = time.monotonic()
        before, found = self.standing.games, []
        done_before = self.standing.seconds
        while self.standing.games < self.standing.planned and time.monotonic() - begun < seconds:
            found.append(self.round())
            now = time.monotonic()
            self.standing = replace(self.standing, seconds=done_before + now - begun)
            if now - told >= every:
                yield self._told(found, (self.standing.games - before) / (now - told))
                before, found, told = self.standing.games, [], now
        if found:
            spent = max(time.monotonic() - told, 1e-9)
            yield self._told(found, (self.standing.games - before) / spent)

    def round(self) -> dict[str, float]:
        """Play a batch, learn from it."""
        at = self.standing
        null = at.rounds % NULL_EVERY == NULL_EVERY - 1
        share = at.games / at.planned
        options = selfplay.Options(jnp.asarray(explored(share)), jnp.asarray(STRAY))
        rate = jnp.asarray(learning_rate(share))
        key = jax.random.fold_in(jax.random.key(at.seed), at.rounds)
        kind = KINDS[null]
        mine = {name: self.learned[name] for name in (kind, *JUDGES)}
        mine, said = _round(key, mine, options, rate, games=at.batch, null=null)
        self.learned = {**self.learned, **mine}
        self.standing = replace(at, games=at.games + at.batch, rounds=at.rounds + 1)
        return {f"{kind}.{name}": float(value) for name, value in said.items()}

    def duel(self, other: Any, games: int = DUEL_GAMES, null: bool = False) -> matches.Outcome:
        """This net against an earlier one, with the judges of today."""
        kind = KINDS[null]
        key = jax.random.fold_in(jax.random.key(self.standing.seed + 1), self.standing.rounds)
        mine, theirs = self.learned[kind].average, other[kind].average
        judges = judges_of(self.learned)
        found: matches.Outcome = matches.duel(
            key, mine, theirs, judges, games=games, ways=WAYS, null=null
        )
        return found

    def _told(self, found: list[dict[str, float]], speed: float) -> Told:
        names = sorted({name for one in found for name in one})
        means = {
            name: float(np.mean([one[name] for one in found if name in one])) for name in names
        }
        return Told(self.standing, speed, means)


def fresh(standing: Standing) -> Any:
    """Nets that have learned nothing."""
    shapes = {kind: selfplay.shape(standing.width, standing.depth) for kind in KINDS}
    small = max(standing.width // 2, 8)
    shapes |= {"way": choosing.judge_shape(small), "bid": choosing.bidder_shape(small)}
    keys = jax.random.split(jax.random.key(standing.seed), len(shapes))
    return {
        name: nets.learner(nets.make(key, shape))
        for key, (name, shape) in zip(keys, shapes.items(), strict=True)
    }


def judges_of(learned: Any) -> choosing.Judges:
    """The nets that decide before the cards."""
    return choosing.Judges(*[learned[name].average for name in JUDGES])


def explored(share: float) -> float:
    """How often any card is played: much at first, hardly any in the end."""
    return float(np.interp(share, [0, 0.25, 0.5, 1], [0.3, 0.06, 0.04, 0.02]))


def learning_rate(share: float) -> float:
    """Fast at first, then slower and slower."""
    return float(np.interp(share, [0, 1], [2e-3, 2e-5]))


@partial(jax.jit, static_argnames=("games", "null"), donate_argnames=("learned",))
def _round(
    key: Array, learned: Any, options: selfplay.Options, rate: Array, *, games: int, null: bool
) -> tuple[Any, dict[str, Array]]:
    kind = KINDS[null]
    cards = learned[kind]
    played = selfplay.play(
        key, cards.average, judges_of(learned), options, games=games, ways=WAYS, null=null
    )
    batches = selfplay.batches(jax.random.fold_in(key, 1), played, PARTS)
    cards, said = nets.fit(selfplay.loss, cards, batches, rate)
    points = choosing.tournament_points(played.settled).astype(jnp.float32)
    won = played.settled.won.astype(jnp.float32)
    way, of_way = nets.fit(
        choosing.judge_loss, learned["way"], _in_parts((played.judged, won, points)), rate
    )
    bid = learned["bid"]
    of_bid: dict[str, Array] = {}
    if not null:
        asked = _in_parts((played.asked, played.strayed, points))
        bid, of_bid = nets.fit(choosing.bidder_loss, bid, asked, rate)
    shares = {
        "won": played.settled.won.mean(),
        "points": points.mean(),
        "grand": jnp.mean(played.declared.contract == GRAND),
        "hand": played.declared.hand.mean(),
        "bids": played.declared.bid.mean(),
        "counts": played.counts.mean(),
    }
    said |= {f"way.{name}": one for name, one in of_way.items()}
    said |= {f"bid.{name}": one for name, one in of_bid.items()}
    return {kind: cards, "way": way, "bid": bid}, {**said, **shares}


def _in_parts(rows: Any) -> Any:
    """A part of the games for each step of the optimiser."""
    return jax.tree.map(lambda one: one.reshape(PARTS, -1, *one.shape[1:]), rows)


def flatten(learned: Any) -> dict[str, "np.ndarray[Any, Any]"]:
    """All numbers by name, moments in half the size."""
    found = {}
    for path, one in jax.tree_util.tree_leaves_with_path(learned):
        name = "/".join(str(getattr(step, "key", getattr(step, "name", step))) for step in path)
        small = "moments" in name and one.ndim > 0
        found[name] = (
            np.asarray(one.astype(jnp.bfloat16)).view(np.uint16) if small else np.asarray(one)
        )
    return found


def unflatten(standing: Standing, arrays: dict[str, "np.ndarray[Any, Any]"]) -> Any:
    """The numbers in their places again."""
    empty = fresh(standing)
    names = list(flatten(empty))
    leaves, form = jax.tree.flatten(empty)
    found = []
    for name, leaf in zip(names, leaves, strict=True):
        one = arrays.get(name)
        if one is None or one.shape != leaf.shape:
            raise BadModel(f"the checkpoint does not fit: {name} should be {leaf.shape}")
        if one.dtype == np.uint16:
            one = np.asarray(jnp.asarray(one.view(jnp.bfloat16), jnp.float32))
        found.append(jnp.asarray(one, leaf.dtype))
    return jax.tree.unflatten(form, found)
