"""Small nets in plain numpy: some full layers with rectifiers between them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float32]]

AT_ONCE: Final = 8192
"""Rows that stay within a processor's cache."""


@dataclass(frozen=True)
class Layer:
    """Weights (from, to) and what is added."""

    weights: "Floats"
    bias: "Floats"


@dataclass(frozen=True)
class Net:
    """Layers; the last one gives the logits."""

    layers: tuple[Layer, ...]

    def ask(self, features: "Floats") -> "Floats":
        """The logits of each row."""
        found = [
            self._ask_some(features[at : at + AT_ONCE]) for at in range(0, len(features), AT_ONCE)
        ]
        outputs = self.layers[-1].weights.shape[1]
        return np.concatenate(found) if found else np.zeros((0, outputs), dtype=np.float32)

    def _ask_some(self, features: "Floats") -> "Floats":
        values = features
        for layer in self.layers[:-1]:
            values = values @ layer.weights
            values += layer.bias
            np.maximum(values, 0, out=values)
        last = self.layers[-1]
        logits: Floats = values @ last.weights + last.bias
        return logits
