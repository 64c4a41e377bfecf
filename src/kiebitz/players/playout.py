"""The policies by which a game is finished, by name."""

from enum import Enum


class Playout(Enum):
    """How games are finished below a search."""

    RANDOM = "random"
    GREEDY = "greedy"
    RULES = "rules"
    """By the rules of an experienced player."""


class SearchPlayout(Enum):
    """How searches finish games: the same, and by nets."""

    RANDOM = "random"
    GREEDY = "greedy"
    RULES = "rules"
    NET = "net"
    """By nets that are asked at every seat; Skat only."""
