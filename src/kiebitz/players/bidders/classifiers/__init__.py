"""Classifiers of hands: their features, their weights, and the bidder that follows them."""

from kiebitz.players.bidders.classifiers.bidder import ClassifiersBidder
from kiebitz.players.bidders.classifiers.model import Classifiers, load_classifiers

__all__ = ["Classifiers", "ClassifiersBidder", "load_classifiers"]
