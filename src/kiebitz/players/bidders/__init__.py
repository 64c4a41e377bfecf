"""Bidders: the protocol (`bidder.py`) and one file per kind. Any player may have any of them."""

from kiebitz.players.bidders.bandit import BanditBidder
from kiebitz.players.bidders.bidder import BIDDERS, Bidder
from kiebitz.players.bidders.challenge import ChallengeBidder
from kiebitz.players.bidders.classifiers import ClassifiersBidder
from kiebitz.players.bidders.net_bidder import NetBidder
from kiebitz.players.bidders.null import NullBidder
from kiebitz.players.bidders.plain import PlainBidder
from kiebitz.players.bidders.predictions import (
    EstimateBidder,
    SimulationBidder,
    SteeredBidder,
    ZeroBidder,
)
from kiebitz.players.bidders.thumb import ThumbBidder
from kiebitz.players.bidders.trumps import PlayoutsBidder, SolvedBidder
from kiebitz.players.bidders.worlds import WorldsBidder

__all__ = [
    "BIDDERS",
    "BanditBidder",
    "Bidder",
    "ChallengeBidder",
    "ClassifiersBidder",
    "EstimateBidder",
    "NetBidder",
    "NullBidder",
    "PlainBidder",
    "PlayoutsBidder",
    "SimulationBidder",
    "SolvedBidder",
    "SteeredBidder",
    "ThumbBidder",
    "WorldsBidder",
    "ZeroBidder",
]
