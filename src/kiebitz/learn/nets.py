"""Nets as plain arrays: layers with a shortcut, and the optimiser that fits them.

A net is a first layer over bits, `depth` layers that add to what comes in, and a linear layer out.
Weights are kept in 32 bits and used in 16 where the machine is fast with those.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

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


def step(weights: Any, gradient: Any, moments: Moments, rate: Array) -> tuple[Any, Moments]:
    """One step of AdamW (Loshchilov and Hutter 2019), with gradients of limited length."""
    length = jnp.sqrt(sum(jnp.sum(one * one) for one in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda one: one / jnp.maximum(length / LARGEST_GRADIENT, 1), gradient)
    steps = moments.steps + 1
    mean = jax.tree.map(lambda m, g: FADES * m + (1 - FADES) * g, moments.mean, gradient)
    square = jax.tree.map(
        lambda s, g: SQUARE_FADES * s + (1 - SQUARE_FADES) * g * g, moments.square, gradient
    )
    mean_scale = 1 / (1 - FADES**steps)
    square_scale = 1 / (1 - SQUARE_FADES**steps)

    def moved(weight: Array, m: Array, s: Array) -> Array:
        change = m * mean_scale / (jnp.sqrt(s * square_scale) + TINY)
        return weight - rate * (change + DECAY * weight)

    return jax.tree.map(moved, weights, mean, square), Moments(mean, square, steps)


def fit(
    loss: Callable[[Any, Any], tuple[Array, Any]],
    weights: Any,
    moments: Moments,
    batches: Any,
    rate: Array,
) -> tuple[Any, Moments, Any]:
    """A step for each batch in turn; what the loss says besides, as a mean."""

    def one(state: tuple[Any, Moments], batch: Any) -> tuple[tuple[Any, Moments], Any]:
        (_, said), gradient = jax.value_and_grad(loss, has_aux=True)(state[0], batch)
        return step(state[0], gradient, state[1], rate), said

    (weights, moments), said = jax.lax.scan(one, (weights, moments), batches)
    return weights, moments, jax.tree.map(jnp.mean, said)
