"""Whether the judges keep their word: thousands of simulated matches with a known edge.

    python -m tests.arena.judging.simulate --matches 10000

prints how often intervals cover the truth, how often the sequential test errs and how many boards
it takes, and how often the always-valid interval misses at any moment. Minutes on one core.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from kiebitz.arena.judging import Hypotheses, Unit, sequential
from kiebitz.arena.judging.always_valid import sequence_of
from kiebitz.arena.judging.bootstrap import distances_of, reach_of
from kiebitz.arena.judging.inputs import Floats
from kiebitz.arena.judging.intervals import t_quantile
from kiebitz.arena.judging.running_moments import RunningMoments
from kiebitz.arena.judging.sequential import trajectory_of
from kiebitz.arena.judging.tested_interval import band_of_moments
from tests.arena.judging.synthetic import KINDS, Synthetic

SIZES = (5, 10, 30, 100, 400, 1000)
EDGES = (0.0, 0.1)
"""Of the intervals, in standard deviations."""
TESTED = (0.1, 0.2)
"""Alternatives of the sequential test, in standard deviations."""
RESAMPLES = 1999
TOGETHER = 500
"""Matches that share their resamples; each such batch has its own."""
MOST_BOARDS = 20_000
STEP = 250
PEEKED = 2000
"""Boards over which the always-valid interval is watched."""


@dataclass(frozen=True)
class Coverage:
    """How often intervals contain the truth."""

    student: float
    bootstrap: float
    wider: float
    """The interval that counts: the wider of both, unbounded for boards without spread."""
    unbounded: float
    """The share of those that say nothing."""


def coverage(kind: Synthetic, boards: int, matches: int, *, seed: int) -> Coverage:
    """Many matches of one size, Student's and the bootstrap interval of each."""
    drawn = kind.draw(np.random.default_rng(seed), (matches, boards))
    reaches = np.concatenate(
        [bootstrap_reaches(drawn, start) for start in range(0, matches, TOGETHER)]
    )
    errors = drawn.std(axis=1, ddof=1) / np.sqrt(boards)
    missed = np.abs(drawn.mean(axis=1) - kind.mean)
    with np.errstate(invalid="ignore"):
        halves = np.where(errors > 0, reaches * errors, 0)
    student = t_quantile(boards - 1, 0.95) * errors
    wider = np.where(errors > 0, np.maximum(student, halves), np.inf)
    slack = 1e-9 * kind.sd
    return Coverage(
        float(np.mean(missed <= student + slack)),
        float(np.mean(missed <= halves + slack)),
        float(np.mean(missed <= wider + slack)),
        float(np.mean(np.isinf(wider))),
    )


def bootstrap_reaches(drawn: Floats, start: int) -> Floats:
    """How many standard errors the bootstrap interval of each match of a batch reaches.

    The package draws for one match; here all matches of the batch share the places drawn, which
    makes one matrix product of them.
    """
    batch = drawn[start : start + TOGETHER]
    boards = batch.shape[1]
    chance = np.random.default_rng(start)
    draws = chance.multinomial(boards, np.full(boards, 1 / boards), RESAMPLES).astype(np.float64)
    means = batch.mean(axis=1, keepdims=True)
    return reach_of(distances_of(batch, draws, mean=means), 0.95)


@dataclass(frozen=True)
class Stops:
    """Where each match stopped (0: not within the most boards), and its log-likelihood ratio."""

    boards: Floats
    llr: Floats


def stops(kind: Synthetic, hypotheses: Hypotheses, matches: int, *, seed: int) -> Stops:
    """The sequential test on many matches side by side; those that stopped drop out."""
    chance = np.random.default_rng(seed)
    boards, llr = np.zeros(matches), np.zeros(matches)
    going, sums = np.arange(matches), RunningMoments()
    while len(going) and sums.count < MOST_BOARDS:
        path = trajectory_of(sums.extend(kind.draw(chance, (len(going), STEP))), hypotheses)
        stopped, place = path.crossed.any(axis=1), path.crossed.argmax(axis=1)
        boards[going[stopped]] = path.boards[place[stopped]]
        llr[going[stopped]] = path.llr[stopped, place[stopped]]
        going = going[~stopped]
        assert sums.first is not None
        assert sums.sums is not None
        sums = RunningMoments(sums.count, sums.first[~stopped], sums.sums[:, ~stopped])
    return Stops(boards, llr)


def end_misses(
    kind: Synthetic, hypotheses: Hypotheses, matches: int, *, seed: int
) -> tuple[float, float]:
    """How often the lower and the upper end of the test's interval are wrong where it stops."""
    chance = np.random.default_rng(seed)
    low, high = np.full(matches, -np.inf), np.full(matches, np.inf)
    going, sums = np.arange(matches), RunningMoments()
    while len(going) and sums.count < MOST_BOARDS:
        moments = sums.extend(kind.draw(chance, (len(going), STEP)))
        path, band = trajectory_of(moments, hypotheses), band_of_moments(moments, hypotheses)
        stopped, place = path.crossed.any(axis=1), path.crossed.argmax(axis=1)
        low[going[stopped]] = band.low[stopped, place[stopped]]
        high[going[stopped]] = band.high[stopped, place[stopped]]
        going = going[~stopped]
        assert sums.first is not None
        assert sums.sums is not None
        sums = RunningMoments(sums.count, sums.first[~stopped], sums.sums[:, ~stopped])
    return float(np.mean(low > kind.mean)), float(np.mean(high < kind.mean))


def peeking_misses(kind: Synthetic, matches: int, *, seed: int) -> float:
    """How often the always-valid interval excludes the truth at some moment."""
    drawn = kind.draw(np.random.default_rng(seed), (matches, PEEKED))
    band = sequence_of(RunningMoments().extend(drawn), 0.95, 1000)
    slack = 1e-9 * kind.sd
    outside = (band.low > kind.mean + slack) | (band.high < kind.mean - slack)
    return float(outside.any(axis=1).mean())


def truths(kind: Synthetic, edge: float, unit: Unit) -> tuple[Hypotheses, Synthetic, Synthetic]:
    """The hypotheses about an edge, and boards for which each of them holds exactly."""
    null = kind.with_mean(0)
    if unit is Unit.SCORE:
        return Hypotheses(0, edge * null.sd), null, null.with_mean(edge * null.sd)
    # Turning losses keeps the mean square: mean / √(square - mean²) = edge.
    mean = edge * np.sqrt((null.sd**2) / (1 + edge**2))
    return Hypotheses(0, edge, unit), null, null.with_mean(float(mean))


def coverage_rows(matches: int) -> Iterator[str]:
    yield "| boards are | edge / sd | boards | t | bootstrap | wider | unbounded |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for kind in KINDS:
        for edge in EDGES:
            for size in SIZES:
                found = coverage(kind.with_mean(edge * kind.sd), size, matches, seed=size)
                shares = (found.student, found.bootstrap, found.wider, found.unbounded)
                texts = " | ".join(f"{100 * share:.1f} %" for share in shares)
                yield f"| {kind.name} | {edge} | {size} | {texts} |"


def sequential_rows(matches: int) -> Iterator[str]:
    yield "| boards are | hypotheses | α | β | undecided | boards, null | … alternative | fixed |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    for kind in KINDS:
        for edge in TESTED:
            for unit in Unit:
                if edge * kind.sd < 0.9 * kind.most_edge:
                    yield _sequential_row(kind, edge, unit, matches)


def _sequential_row(kind: Synthetic, edge: float, unit: Unit, matches: int) -> str:
    hypotheses, null, alternative = truths(kind, edge, unit)
    under_null = stops(null, hypotheses, matches, seed=1)
    under_alternative = stops(alternative, hypotheses, matches, seed=2)
    alpha = 100 * np.mean(under_null.llr > 0)
    beta = 100 * np.mean(under_alternative.llr < 0)
    undecided = 50 * (np.mean(under_null.boards == 0) + np.mean(under_alternative.boards == 0))
    used = f"{under_null.boards.mean():.0f} | {under_alternative.boards.mean():.0f}"
    fixed = (2 * 1.6449 / edge) ** 2
    rates = f"{alpha:.1f} % | {beta:.1f} % | {undecided:.1f} %"
    name = f"0..{edge} sd, in {'points' if unit is Unit.SCORE else 'sd'}"
    return f"| {kind.name} | {name} | {rates} | {used} | {fixed:.0f} |"


def end_rows(matches: int) -> Iterator[str]:
    """A test of 0 against 0.2 standard deviations; the truth is neither, or one of them."""
    truths_in_sd = (0.0, 0.1, 0.2, 0.4)
    yield "| boards are | " + " | ".join(f"true mean {edge} sd" for edge in truths_in_sd) + " |"
    yield "|---|" + "---:|" * len(truths_in_sd)
    for kind in KINDS:
        null = kind.with_mean(0)
        asked = Hypotheses(0, 0.2 * null.sd)
        cells = []
        for edge in truths_in_sd:
            if edge * null.sd >= 0.9 * null.most_edge:
                cells.append("–")
                continue
            low, high = end_misses(null.with_mean(edge * null.sd), asked, matches, seed=8)
            cells.append(f"{100 * low:.1f} %, {100 * high:.1f} %")
        yield f"| {kind.name} | {' | '.join(cells)} |"


def peeking_rows(matches: int) -> Iterator[str]:
    yield f"| boards are | missed at some moment of {PEEKED} boards |"
    yield "|---|---:|"
    for kind in KINDS:
        parts = [
            peeking_misses(kind.with_mean(0.1 * kind.sd), min(TOGETHER, matches), seed=seed)
            for seed in range(max(1, matches // TOGETHER))
        ]
        yield f"| {kind.name} | {100 * np.mean(parts):.1f} % |"


PARTS = {
    "coverage": coverage_rows,
    "sequential": sequential_rows,
    "ends": end_rows,
    "peeking": peeking_rows,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--least-boards", type=int, default=sequential.LEAST_BOARDS)
    parser.add_argument("--least-effective", type=int, default=sequential.LEAST_EFFECTIVE)
    options = parser.parse_args()
    # To see what the test would do without its patience.
    vars(sequential)["LEAST_BOARDS"] = options.least_boards
    vars(sequential)["LEAST_EFFECTIVE"] = options.least_effective
    for name, rows in PARTS.items():
        if options.only in (None, name):
            for row in rows(options.matches):
                print(row, flush=True)
            print()


if __name__ == "__main__":
    main()
