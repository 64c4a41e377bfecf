"""Nets as plain arrays: layers with a shortcut, and the optimiser that fits them.

A net is a first layer over bits, `depth` layers that add to what comes in, and a linear layer out.
Weights are kept in 32 bits and used in 16 where the machine is fast with those.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from kiebitz.learn.tricks import Array

Weights: TypeAlias = dict[str, Array]


class Shape(NamedTuple):
    """How large a net is."""

    inputs: int
    width: int
    depth: int
    outputs: int


def make(key: Array, shape: Shape) -> Weights:
    """Fresh weights; the layers in the middle begin small, so that the net begins shallow."""
    first, *middle, last = jax.random.split(key, shape.depth + 2)
    width = shape.width
    middles = [jax.random.normal(one, (width, width)) * 0.5 * (2 / width) ** 0.5 for one in middle]
    return {
        "first": jax.random.normal(first, (shape.inputs, width)) * (2 / 60) ** 0.5 * 0.5,
        "first_bias": jnp.zeros(width),
        "middle": jnp.stack(middles) if middles else jnp.zeros((0, width, width)),
        "middle_bias": jnp.zeros((shape.depth, width)),
        "last": jax.random.normal(last, (width, shape.outputs)) * 0.1 * (1 / width) ** 0.5,
        "last_bias": jnp.zeros(shape.outputs),
    }


def ask(weights: Weights, inputs: Array) -> Array:
    """The outputs for rows of bits."""
    small = jnp.bfloat16
    state = inputs.astype(small) @ weights["first"].astype(small)
    state = jax.nn.relu(state + weights["first_bias"].astype(small))

    def layer(state: Array, one: tuple[Array, Array]) -> tuple[Array, None]:
        matrix, bias = one
        return state + jax.nn.relu(state @ matrix.astype(small) + bias.astype(small)), None

    state, _ = jax.lax.scan(layer, state, (weights["middle"], weights["middle_bias"]))
    out = state @ weights["last"].astype(small)
    return out.astype(jnp.float32) + weights["last_bias"]


def count_weights(weights: Any) -> int:
    """How many numbers there are."""
    return sum(int(one.size) for one in jax.tree.leaves(weights))


class Moments(NamedTuple):
    """What AdamW remembers: running means of gradients and of their squares."""

    mean: Any
    square: Any
    steps: Array


def no_moments(weights: Any) -> Moments:
    """Before the first step."""
    mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    return Moments(mean, square, jnp.zeros((), jnp.int32))


FADES, SQUARE_FADES, DECAY, TINY = 0.9, 0.999, 0.01, 1e-8
LARGEST_GRADIENT = 1.0
_TURN_FADES: Final = 0.95
_TURN_LENGTH: Final = 0.2
"""The mean size of a turned step, as Adam's are."""
_EVEN: Final = (3.4445, -4.7750, 2.0315)
"""A polynomial that moves what is between 0 and 1 towards 1 when it is applied again and again."""


def step(weights: Weights, gradient: Weights, moments: Moments, rate: Array) -> tuple[Any, Moments]:
    """One step: of Muon for the layers in the middle, of AdamW for the rest.

    Muon (Jordan 2024) takes all directions of a matrix equally far. From as many games it learns
    far more here than AdamW does (docs/how-to/train-nets.md). AdamW: Loshchilov and Hutter 2019.
    """
    length = jnp.sqrt(sum(jnp.sum(one * one) for one in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda one: one / jnp.maximum(length / LARGEST_GRADIENT, 1), gradient)
    steps = moments.steps + 1
    mean_scale, square_scale = 1 / (1 - FADES**steps), 1 / (1 - SQUARE_FADES**steps)
    mean, square, after = {}, {}, {}
    for name, weight in weights.items():
        g, m, s = gradient[name], moments.mean[name], moments.square[name]
        if name == "middle":
            m = _TURN_FADES * m + (1 - _TURN_FADES) * g
            ahead = _TURN_FADES * m + (1 - _TURN_FADES) * g
            change = _TURN_LENGTH * weight.shape[-1] ** 0.5 * make_even(ahead)
        else:
            m = FADES * m + (1 - FADES) * g
            s = SQUARE_FADES * s + (1 - SQUARE_FADES) * g * g
            change = m * mean_scale / (jnp.sqrt(s * square_scale) + TINY)
        after[name] = weight - rate * (change + DECAY * weight)
        mean[name], square[name] = m, s
    return after, Moments(mean, square, steps)


def make_even(matrices: Array) -> Array:
    """The same directions, all about equally long (Newton and Schulz); the last axes are rows.

    >>> turned = make_even(jnp.array([[3.0, 0.0], [0.0, 0.1]]))
    >>> bool(jnp.all(jnp.abs(jnp.abs(jnp.diag(turned)) - 0.95) < 0.3))
    True
    """
    length = jnp.sqrt(jnp.sum(matrices * matrices, axis=(-2, -1), keepdims=True))
    found: Array = (matrices / (length + TINY)).astype(jnp.bfloat16)
    first, third, fifth = _EVEN
    for _ in range(5):
        square = found @ jnp.swapaxes(found, -1, -2)
        found = first * found + (third * square + fifth * square @ square) @ found
    return found.astype(jnp.float32)


class Learner(NamedTuple):
    """A net that learns."""

    weights: Any
    moments: Moments
    average: Any
    """A running mean of the weights: calmer and stronger than those of any moment."""


KEEPS: Final = 0.9995
"""Of the average at each step, once there were many."""


def learner(weights: Any) -> Learner:
    """A net that has learned nothing."""
    return Learner(weights, no_moments(weights), jax.tree.map(jnp.copy, weights))


def fit(
    loss: Callable[[Any, Any], tuple[Array, Any]], learner: Learner, batches: Any, rate: Array
) -> tuple[Learner, Any]:
    """A step for each batch in turn; what the loss says besides, as a mean."""

    def one(state: Learner, batch: Any) -> tuple[Learner, Any]:
        (_, said), gradient = jax.value_and_grad(loss, has_aux=True)(state.weights, batch)
        weights, moments = step(state.weights, gradient, state.moments, rate)
        keeps = jnp.minimum(KEEPS, moments.steps / (moments.steps + 9.0))
        average = jax.tree.map(lambda a, w: keeps * a + (1 - keeps) * w, state.average, weights)
        return Learner(weights, moments, average), said

    learner, said = jax.lax.scan(one, learner, batches)
    return learner, jax.tree.map(jnp.mean, said)
