"""Players: the protocol, the registry, and one file per kind of player."""

from kiebitz.players.alone import MaxnPlayer, ParanoidPlayer
from kiebitz.players.bidders import (
    BIDDERS,
    BanditBidder,
    Bidder,
    ChallengeBidder,
    ClassifiersBidder,
    EstimateBidder,
    NetBidder,
    NullBidder,
    PlainBidder,
    PlayoutsBidder,
    SimulationBidder,
    SolvedBidder,
    SteeredBidder,
    ThumbBidder,
    WorldsBidder,
    ZeroBidder,
)
from kiebitz.players.blend import BlendPlayer
from kiebitz.players.bold_player import BoldPlayer
from kiebitz.players.flat import FlatPlayer, Leaf
from kiebitz.players.game_loop import PlayerFailed, play_game, play_steps
from kiebitz.players.greedy import GreedyPlayer
from kiebitz.players.mix import MixPlayer
from kiebitz.players.net_belief import NetBelief
from kiebitz.players.net_player import NetPlayer
from kiebitz.players.open_player import OpenPlayer
from kiebitz.players.pimc import PimcPlayer
from kiebitz.players.player import (
    Budget,
    Cheater,
    Decision,
    Effort,
    Player,
    Sits,
    Sitting,
    StopFlag,
    Unit,
)
from kiebitz.players.playout import Playout
from kiebitz.players.proof import AlphaMuPlayer, Proof
from kiebitz.players.random_player import RandomPlayer
from kiebitz.players.recursive import RecursivePlayer
from kiebitz.players.registry import make_player, parse_player, register, registered_players
from kiebitz.players.regret import CfrPlayer, MccfrPlayer
from kiebitz.players.rewards import Reward
from kiebitz.players.rule_games import RuleGames, game_rows, play_rule_games
from kiebitz.players.rules_player import RulesPlayer
from kiebitz.players.strengths import BestPlayer, QuickPlayer, StrongPlayer
from kiebitz.players.table import Question, Step, Table
from kiebitz.players.tree import IsmctsPlayer, UctPlayer

__all__ = [
    "BIDDERS",
    "AlphaMuPlayer",
    "BanditBidder",
    "BestPlayer",
    "Bidder",
    "BlendPlayer",
    "BoldPlayer",
    "Budget",
    "CfrPlayer",
    "ChallengeBidder",
    "Cheater",
    "ClassifiersBidder",
    "Decision",
    "Effort",
    "EstimateBidder",
    "FlatPlayer",
    "GreedyPlayer",
    "IsmctsPlayer",
    "Leaf",
    "MaxnPlayer",
    "MccfrPlayer",
    "MixPlayer",
    "NetBelief",
    "NetBidder",
    "NetPlayer",
    "NullBidder",
    "OpenPlayer",
    "ParanoidPlayer",
    "PimcPlayer",
    "PlainBidder",
    "Player",
    "PlayerFailed",
    "Playout",
    "PlayoutsBidder",
    "Proof",
    "Question",
    "QuickPlayer",
    "RandomPlayer",
    "RecursivePlayer",
    "Reward",
    "RuleGames",
    "RulesPlayer",
    "SimulationBidder",
    "Sits",
    "Sitting",
    "SolvedBidder",
    "SteeredBidder",
    "Step",
    "StopFlag",
    "StrongPlayer",
    "Table",
    "ThumbBidder",
    "UctPlayer",
    "Unit",
    "WorldsBidder",
    "ZeroBidder",
    "game_rows",
    "make_player",
    "parse_player",
    "play_game",
    "play_rule_games",
    "play_steps",
    "register",
    "registered_players",
]
