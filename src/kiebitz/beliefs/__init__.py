"""What a seat can know of hidden cards, and what it believes.

`Knowledge` says where each card may lie, `Worlds` counts, numbers and draws the deals left over,
a `Belief` weighs them, and `believed_worlds` gives a player the worlds to think about.
"""

from kiebitz.beliefs.belief import (
    Belief,
    PredictionsBelief,
    TrumpsBelief,
    UniformBelief,
    WeisBelief,
    make_belief,
    register_belief,
    registered_beliefs,
)
from kiebitz.beliefs.knowledge import ASIDE, Knowledge
from kiebitz.beliefs.weighing import (
    BelievedWorlds,
    draw_believed,
    effective_size,
    resample,
    world_source,
)
from kiebitz.beliefs.worlds import Worlds

__all__ = [
    "ASIDE",
    "Belief",
    "BelievedWorlds",
    "Knowledge",
    "PredictionsBelief",
    "TrumpsBelief",
    "UniformBelief",
    "WeisBelief",
    "Worlds",
    "draw_believed",
    "effective_size",
    "make_belief",
    "register_belief",
    "registered_beliefs",
    "resample",
    "world_source",
]
