"""Judging: the statistics of the arena, pure functions over numbers.

The unit is the board: one deal played once per seating gives one difference, A minus B. Nothing
here knows games, players or stores. Which function answers which question stands in
`docs/explanation/judging.md`.
"""

from kiebitz.arena.judging.always_valid import ConfidenceSequence, confidence_sequence
from kiebitz.arena.judging.bootstrap import bootstrap_interval, bootstrap_test
from kiebitz.arena.judging.corrections import benjamini_hochberg, holm
from kiebitz.arena.judging.cross_tables import (
    McNemarTest,
    SymmetryTest,
    mcnemar_test,
    symmetry_test,
    wins_table,
)
from kiebitz.arena.judging.evidence import (
    Evidence,
    Standing,
    evidence_of,
    evidence_of_test,
    standing_of,
)
from kiebitz.arena.judging.hypotheses import (
    Alternative,
    BinomialTest,
    PairedTTest,
    SignTest,
    binomial_test,
    paired_t_test,
    sign_test,
)
from kiebitz.arena.judging.intervals import Estimate, t_interval
from kiebitz.arena.judging.luck import About, LuckAdjusted, luck_adjusted
from kiebitz.arena.judging.pooling import Pooled, pool
from kiebitz.arena.judging.ratings import Rating, TableResult, plackett_luce
from kiebitz.arena.judging.sequential import (
    Judgement,
    Sequential,
    Trajectory,
    Verdict,
    judge,
    trajectory,
)
from kiebitz.arena.judging.strengths import Strength, strengths
from kiebitz.arena.judging.tested_interval import Claim, band_of_test, claim_of
from kiebitz.arena.judging.until import Hypotheses, Unit, parse_until

__all__ = [
    "About",
    "Alternative",
    "BinomialTest",
    "Claim",
    "ConfidenceSequence",
    "Estimate",
    "Evidence",
    "Hypotheses",
    "Judgement",
    "LuckAdjusted",
    "McNemarTest",
    "PairedTTest",
    "Pooled",
    "Rating",
    "Sequential",
    "SignTest",
    "Standing",
    "Strength",
    "SymmetryTest",
    "TableResult",
    "Trajectory",
    "Unit",
    "Verdict",
    "band_of_test",
    "benjamini_hochberg",
    "binomial_test",
    "bootstrap_interval",
    "bootstrap_test",
    "claim_of",
    "confidence_sequence",
    "evidence_of",
    "evidence_of_test",
    "holm",
    "judge",
    "luck_adjusted",
    "mcnemar_test",
    "paired_t_test",
    "parse_until",
    "plackett_luce",
    "pool",
    "sign_test",
    "standing_of",
    "strengths",
    "symmetry_test",
    "t_interval",
    "trajectory",
    "wins_table",
]
