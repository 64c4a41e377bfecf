"""Nets in whole numbers: what players use at run time, as ``native/net/net.hpp`` describes it.

Weights become 12-bit numbers with a factor for each output of a layer, so that sums are exact and
the same everywhere. Files are packed; a net of 2.9 million weights takes about four megabytes.

    python -m kiebitz.learn.whole_numbers skat-learning.npz --net suit --to suit.net
"""

import argparse
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.errors import BadModel
from kiebitz.files import check_target, write_whole
from kiebitz.learn import checkpoints
from kiebitz.learn.training import JUDGES, KINDS

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.floating[Any]]]

MAGIC: Final = b"kiebitz net 1\n"
FLOW_UNITS: Final = 512
VALUE_UNITS: Final = 65_536
FACTOR_BITS: Final = 28
LARGEST: Final = 2_047
"""Of a weight in whole numbers."""
MOST_FLOW: Final = 16_383
LARGEST_SUM: Final = 2**31 - 1
"""No sum may overflow, whatever flows."""


def pack(weights: "dict[str, Floats]") -> bytes:
    """The file of a net: its whole numbers, packed."""
    return zlib.compress(whole(weights), 9)


def whole(weights: "dict[str, Floats]") -> bytes:
    """The same as it stands in memory."""
    inputs, width = weights["first"].shape
    depth, outputs = len(weights["middle"]), weights["last"].shape[1]
    sizes = np.array([inputs, width, depth, outputs], "<u4").tobytes()
    layers = [_layer(weights["first"], weights["first_bias"], 1, FLOW_UNITS, of_bits=True)]
    for matrix, bias in zip(weights["middle"], weights["middle_bias"], strict=True):
        layers.append(_layer(matrix, bias, FLOW_UNITS, FLOW_UNITS))
    layers.append(_layer(weights["last"], weights["last_bias"], FLOW_UNITS, VALUE_UNITS))
    return MAGIC + sizes + b"".join(layers)


def _layer(
    matrix: "Floats", bias: "Floats", units_in: int, units_out: int, *, of_bits: bool = False
) -> bytes:
    """Weights, factors and biases; the first layer has a row for each input, others for outputs."""
    sizes = np.abs(matrix)
    most = LARGEST_SUM // (1 if of_bits else MOST_FLOW) - len(matrix)  # each may be rounded up
    steps = np.maximum(sizes.max(axis=0) / LARGEST, sizes.sum(axis=0) / most)
    steps = np.maximum(steps, 1e-9)
    weights = np.round(matrix / steps)
    factors = np.round(steps * units_out / units_in * 2.0**FACTOR_BITS)
    if factors.max() >= 2**31:
        raise BadModel("the weights of this net are too large for whole numbers")
    rows = weights if of_bits else weights.T
    return b"".join(
        [
            np.ascontiguousarray(rows, "<i2").tobytes(),
            factors.astype("<i4").tobytes(),
            np.round(bias * units_out).astype("<i4").tobytes(),
        ]
    )


def weights_of(path: Path, net: str) -> "dict[str, Floats]":
    """The weights of one net of a checkpoint."""
    _, arrays = checkpoints.read(path)
    start = f"{net}/average/"
    found = {
        name.removeprefix(start): one for name, one in arrays.items() if name.startswith(start)
    }
    if not found:
        raise BadModel(f"{path} has no net {net!r}")
    return found


def main() -> None:
    """Read the command line and write a net."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--net", choices=(*KINDS, *JUDGES), required=True)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    check_target(given.to)
    packed = pack(weights_of(given.checkpoint, given.net))
    with write_whole(given.to) as new:
        new.write_bytes(packed)
    print(f"{given.to}: {len(packed):,} bytes, {checkpoints.digest_of(given.to)}")


if __name__ == "__main__":
    main()
