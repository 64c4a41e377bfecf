"""Players: the protocol, the registry, and one file per kind of player."""

from kiebitz.players.game_loop import Step, play_game, play_steps
from kiebitz.players.greedy import GreedyPlayer
from kiebitz.players.player import Budget, Decision, Effort, Player
from kiebitz.players.random_player import RandomPlayer
from kiebitz.players.registry import make_player, register, registered_players

__all__ = [
    "Budget",
    "Decision",
    "Effort",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "Step",
    "make_player",
    "play_game",
    "play_steps",
    "register",
    "registered_players",
]
