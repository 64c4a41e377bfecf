"""The policies by which a game is finished, by name."""

from enum import Enum


class Playout(Enum):
    """How games are finished below a search."""

    RANDOM = "random"
    GREEDY = "greedy"
    RULES = "rules"
    """By the rules of an experienced player."""
