"""From values in worlds to a card."""

import numpy as np

from kiebitz.games import Skat
from kiebitz.players.choosing import Choice, best_columns

KNORR = np.array([[56, 58, 111, 116, 114], [61, 67, 64, 71, 61], [68, 74, 71, 78, 68]]).T
"""♥9, ♥K and ♥A in five worlds, the example of Knorr 2018."""


def test_the_example_of_knorr() -> None:
    assert best_columns(KNORR, Choice.POINTS, aim=61) == [0]
    assert best_columns(KNORR, Choice.CONSERVATIVE, aim=61) == [2]
    assert best_columns(KNORR, Choice.WINS, aim=61) == [1, 2]
    assert KNORR.mean(axis=0).tolist() == [91.0, 64.8, 71.8]


def test_a_lost_game_is_still_played_for_being_out_of_schneider() -> None:
    values = np.array([[20, 45], [60, 32]])
    assert best_columns(values, Choice.WINS, aim=61) == [0, 1]
    assert best_columns(values, Choice.CONSERVATIVE, aim=61) == [0]
    assert best_columns(values, Choice.LADDER, aim=61, rungs=Skat.score_steps) == [1]


def test_weights_of_worlds_count() -> None:
    values = np.array([[70, 50], [50, 70]])
    assert best_columns(values, Choice.WINS, aim=61, weights=np.array([0.9, 0.1])) == [0]
    assert best_columns(values, Choice.WINS, aim=61, weights=np.array([0.1, 0.9])) == [1]
