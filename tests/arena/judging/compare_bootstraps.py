"""Why the bootstrap is symmetric and studentised: how often each kind of interval covers the truth.

    python -m tests.arena.judging.compare_bootstraps --matches 5000

Percentile, BCa (Efron 1987), studentised with two tails, and studentised symmetric, on the boards
of `synthetic.py` with an edge of 0.1 standard deviations. Matches share resamples, 500 at a time.
"""

import argparse
from collections.abc import Iterator

import numpy as np
from scipy.special import ndtr, ndtri

from kiebitz.arena.judging.bootstrap import distances_of, reach_of
from kiebitz.arena.judging.inputs import Floats
from tests.arena.judging.synthetic import KINDS, Synthetic

RESAMPLES = 1999
TOGETHER = 500
TAILS = np.array([0.025, 0.975])

Bounds = dict[str, tuple[Floats, Floats]]


def intervals(matches: Floats, seed: int) -> Bounds:
    """The bounds of every kind for each match, seen from its mean."""
    boards = matches.shape[1]
    chance = np.random.default_rng(seed)
    draws = chance.multinomial(boards, np.full(boards, 1 / boards), RESAMPLES).astype(np.float64)
    centred = matches - matches.mean(axis=1, keepdims=True)
    errors = matches.std(axis=1, ddof=1) / np.sqrt(boards)
    means = centred @ draws.T / boards
    distances = distances_of(centred, draws, mean=0.0)
    signed = np.sort(np.copysign(distances, means), axis=1)
    low, high = (signed[:, round(tail * (RESAMPLES + 1)) - 1] for tail in TAILS)
    reach = reach_of(distances, 0.95)
    with np.errstate(invalid="ignore"):
        return {
            "percentile": _between(np.quantile(means, TAILS, axis=1)),
            "BCa": bias_corrected(means, centred),
            "two tails": _between(np.nan_to_num([-high * errors, -low * errors], nan=0.0)),
            "symmetric": _between(np.nan_to_num([-reach * errors, reach * errors], nan=0.0)),
        }


def _between(bounds: Floats) -> tuple[Floats, Floats]:
    return bounds[0], bounds[1]


def bias_corrected(means: Floats, centred: Floats) -> tuple[Floats, Floats]:
    """BCa: percentiles moved by the bias and the skewness of the match."""
    below = (means < 0).mean(axis=1) + 0.5 * (means == 0).mean(axis=1)
    bias = ndtri(np.clip(below, 1e-4, 1 - 1e-4))
    spread = np.maximum((centred**2).sum(axis=1), 1e-12)
    skew = (centred**3).sum(axis=1) / (6 * spread**1.5)
    ranked, rows = np.sort(means, axis=1), np.arange(len(means))
    moved = [bias + ndtri(tail) for tail in TAILS]
    shares = [ndtr(bias + each / (1 - skew * each)) for each in moved]
    places = [np.clip((share * RESAMPLES).astype(int), 0, RESAMPLES - 1) for share in shares]
    return ranked[rows, places[0]], ranked[rows, places[1]]


def coverages(kind: Synthetic, boards: int, matches: int) -> dict[str, float]:
    """How often each kind covers the true mean."""
    hits: dict[str, list[float]] = {}
    for seed in range(max(1, matches // TOGETHER)):
        drawn = kind.draw(np.random.default_rng(1000 + seed), (min(TOGETHER, matches), boards))
        truth, slack = kind.mean - drawn.mean(axis=1), 1e-9 * kind.sd
        for name, (low, high) in intervals(drawn, seed).items():
            inside = (low <= truth + slack) & (truth - slack <= high)
            hits.setdefault(name, []).append(float(inside.mean()))
    return {name: float(np.mean(shares)) for name, shares in hits.items()}


def rows(matches: int) -> Iterator[str]:
    yield "| boards are | boards | percentile | BCa | two tails | symmetric |"
    yield "|---|---:|---:|---:|---:|---:|"
    for kind in KINDS:
        for boards in (100, 400):
            found = coverages(kind.with_mean(0.1 * kind.sd), boards, matches).values()
            texts = " | ".join(f"{100 * share:.1f} %" for share in found)
            yield f"| {kind.name} | {boards} | {texts} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5000)
    for row in rows(parser.parse_args().matches):
        print(row, flush=True)


if __name__ == "__main__":
    main()
