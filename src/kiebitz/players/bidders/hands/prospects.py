"""What playing each game promises, as a bidder sees it: for hints and reviews.

Nothing is computed that the bidder has not looked at; here it gets names. Chances are those of the
nets after their corrections, before the skat is seen in the mean over the skats drawn.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import SkatContract, SkatLevel
from kiebitz.players.bidders.hands.outlook import Outlook
from kiebitz.players.bidders.hands.stakes import chance_to_win, weigh
from kiebitz.players.bidders.hands.ways import HAND_GAMES, WITH_SKAT

if TYPE_CHECKING:
    from kiebitz.players.bidders.hands.weighing import Weighed

    Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Prospect:
    """One game, or one way to play it."""

    contract: SkatContract
    level: SkatLevel
    hand: bool
    aside: Hand | None
    """What is set aside; None before the skat has been seen."""
    chance: float
    """How likely it is won, what the bid needs included."""
    chance_error: float
    """The standard error that comes from having looked at some skats or worlds only."""
    score: float
    """What it is expected to score, in points of a tournament if those are to be won."""
    score_error: float


def best_first(prospects: Iterable[Prospect]) -> list[Prospect]:
    """By what they are expected to score."""
    return sorted(prospects, key=lambda one: -one.score)


def ways_weighed(weighed: "Weighed") -> list[Prospect]:
    """The ways to play that were looked at closely, the best first."""
    return list(_each_way(weighed))


def _each_way(weighed: "Weighed") -> Iterator[Prospect]:
    ways = weighed.ways
    for row in range(len(ways)):
        contract, level = weighed.at(row)
        by_hand = bool(ways.hand[row])
        yield Prospect(
            contract,
            level,
            by_hand,
            None if by_hand else SKAT_DECK.hand(int(ways.aside[row])),
            float(weighed.chances[row]),
            float(weighed.chance_errors[row]),
            float(weighed.scores[row]),
            float(weighed.score_errors[row]),
        )


def games_before_skat(outlook: Outlook, bid: int, others: float) -> list[Prospect]:
    """Every game, with the skat (each time with the best discard for it) and by hand.

    `others` says how much they have bid.
    """
    chances = outlook.model.chances(outlook.by_hand, outlook.hand_logits, bids=others)
    scores = weigh(outlook.by_hand, chances, bid, outlook.scoring).reshape(-1, len(HAND_GAMES))
    won = chance_to_win(outlook.by_hand, chances, bid).reshape(-1, len(HAND_GAMES))
    by_hand = _means(HAND_GAMES, scores, won, hand=True)
    return best_first([*games_with_skat(*_by_skat(outlook, bid, others)), *by_hand])


def best_after_skat(outlook: Outlook, bid: int, others: float) -> Prospect:
    """Taking the skat and then playing what is best with it, whatever that is."""
    return best_with_skat(*_by_skat(outlook, bid, others))


def _by_skat(outlook: Outlook, bid: int, others: float) -> "tuple[Floats, Floats]":
    """Scores and chances of all ways, a row for each skat."""
    chances = outlook.model.chances(outlook.ways, outlook.logits, bids=others)
    shape = len(outlook.skats), -1
    scores = weigh(outlook.ways, chances, bid, outlook.scoring).reshape(shape)
    return scores, chance_to_win(outlook.ways, chances, bid).reshape(shape)


def games_with_skat(scores: "Floats", won: "Floats") -> list[Prospect]:
    """Every game with the best discard for it; columns in the order of `ways_with_skat`."""
    shape = len(scores), len(WITH_SKAT), -1
    scores, won = scores.reshape(shape), won.reshape(shape)
    best = scores.argmax(axis=2)[:, :, None]
    scores, won = (np.take_along_axis(each, best, axis=2)[:, :, 0] for each in (scores, won))
    return list(_means(WITH_SKAT, scores, won, hand=False))


def best_with_skat(scores: "Floats", won: "Floats") -> Prospect:
    """The best way with each skat, whatever it is; the contract is the one that is so most often.

    Columns are in the order of `ways_with_skat`.
    """
    best = scores.argmax(axis=1)[:, None]
    discards = scores.shape[1] // len(WITH_SKAT)
    often = np.bincount(best[:, 0] // discards, minlength=len(WITH_SKAT)).argmax()
    scores, won = (np.take_along_axis(each, best, axis=1) for each in (scores, won))
    (found,) = _means([WITH_SKAT[often]], scores, won, hand=False)
    return found


def _means(
    games: Iterable[tuple[SkatContract, SkatLevel]], scores: "Floats", won: "Floats", *, hand: bool
) -> Iterator[Prospect]:
    """A column for each game, a row for each skat."""
    root = np.sqrt(max(1, len(scores) - 1))
    for column, (contract, level) in enumerate(games):
        score, chance = scores[:, column], won[:, column]
        yield Prospect(
            contract,
            level,
            hand,
            None,
            float(chance.mean()),
            float(chance.std() / root),
            float(score.mean()),
            float(score.std() / root),
        )
