"""Measures of those who play: what recorded games of anybody say about them.

The arena compares players on the same deals; here are games as they come, each dealt once. Nothing
here plays, and nobody is asked.
"""

from kiebitz.skill.moments import Moments
from kiebitz.skill.statistics import By, Section, Statistics, Tally

__all__ = ["By", "Moments", "Section", "Statistics", "Tally"]
