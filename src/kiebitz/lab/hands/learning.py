"""Teaching a small net: Adam on the cross-entropy of its chances, in plain numpy."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.players.bidders.hands.nets import Layer, Net

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float32]]

HIDDEN: Final = (96, 48)
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = (0.9, 0.999)
TINY: Final = 1e-8


def new_net(inputs: int, outputs: int, generator: np.random.Generator) -> Net:
    """A net that knows nothing yet."""
    widths = (inputs, *HIDDEN, outputs)
    layers = []
    for wide, narrow in pairwise(widths):
        weights = generator.normal(0, np.sqrt(2 / wide), (wide, narrow)).astype(np.float32)
        layers.append(Layer(weights, np.zeros(narrow, dtype=np.float32)))
    return Net(tuple(layers))


def teach(
    net: Net,
    features: "Floats",
    labels: "Floats",
    epochs: int,
    generator: np.random.Generator,
) -> Net:
    """A net that has seen each row some times; the rate falls to nothing."""
    layers = [[layer.weights.copy(), layer.bias.copy()] for layer in net.layers]
    parameters = [numbers for layer in layers for numbers in layer]
    first = [np.zeros_like(numbers) for numbers in parameters]
    second = [np.zeros_like(numbers) for numbers in parameters]
    steps = epochs * (len(features) // BATCH)
    step = 0
    for _ in range(epochs):
        order = generator.permutation(len(features))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            gradients = _slopes(layers, features[rows], labels[rows])
            step += 1
            rate = RATE * (1 - step / steps) + 1e-6
            for place, slope in enumerate(gradients):
                first[place] += (1 - DECAY[0]) * (slope - first[place])
                second[place] += (1 - DECAY[1]) * (slope**2 - second[place])
                mean = first[place] / (1 - DECAY[0] ** step)
                square = second[place] / (1 - DECAY[1] ** step)
                parameters[place] -= rate * mean / (np.sqrt(square) + TINY)
    return Net(tuple(Layer(weights, bias) for weights, bias in layers))


def _slopes(layers: "list[list[Floats]]", features: "Floats", labels: "Floats") -> "list[Floats]":
    """The gradient of the mean cross-entropy, for weights and bias of each layer."""
    values = [features]
    for weights, bias in layers[:-1]:
        values.append(np.maximum(values[-1] @ weights + bias, 0))
    logits = values[-1] @ layers[-1][0] + layers[-1][1]
    slope = (1 / (1 + np.exp(-np.clip(logits, -30, 30))) - labels) / len(labels)
    slopes: list[Floats] = []
    for (weights, _), value in zip(reversed(layers), reversed(values), strict=True):
        slopes += [slope.sum(axis=0), value.T @ slope]
        slope = (slope @ weights.T) * (value > 0)
    return slopes[::-1]


def cross_entropy(net: Net, features: "Floats", labels: "Floats") -> "Floats":
    """The mean for each output, in bits saved against nothing known: lower is better."""
    logits = net.ask(features)
    errors: Floats = (np.logaddexp(0, logits) - labels * logits).mean(axis=0)
    return errors
