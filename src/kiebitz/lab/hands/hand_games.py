"""Hands of twelve with ways to play them, and what came of each: what the nets learn from."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.games import SkatContract, SkatLevel
from kiebitz.players.bidders.hands.model import HandModel, Output
from kiebitz.players.bidders.hands.solving import (
    ALL_CARDS,
    NODES_EACH,
    UNKNOWN,
    WON,
    draw_others,
    shuffle,
    totals_to_win,
)
from kiebitz.players.bidders.hands.stakes import weigh
from kiebitz.players.bidders.hands.ways import Ways, hand_ways, join_ways, ways_with_skat
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.playout import Playout
from kiebitz.players.rule_games import play_rule_games

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Numbers = np.ndarray[Any, np.dtype[np.int64]]

WORLDS: Final = 4
"""In which each way is played."""
EPSILON: Final = 0.02
"""How often anybody strays, so that no rule is learned by heart."""
HANDS_AT_ONCE: Final = 200
LOWEST_BID: Final = 18


@dataclass(frozen=True)
class HandGames:
    """Ways to play hands, and the shares of worlds in which they reached what."""

    ways: Ways
    labels: "Floats"
    """A column for each `Output`."""


def play_hands(
    hands: int,
    ways_each: int,
    model: HandModel | None,
    playout: Playout,
    generator: np.random.Generator,
    threads: int = 1,
) -> HandGames:
    """Random hands, the ways of each that a model thinks best and some at random, played out."""
    parts = []
    for _ in range(-(-hands // HANDS_AT_ONCE)):
        cards = shuffle(ALL_CARDS, HANDS_AT_ONCE, generator)
        ten = cards[:, :10].sum(axis=1, dtype=np.uint32)
        skat = cards[:, 10:12].sum(axis=1, dtype=np.uint32)
        for place in range(3):
            mine = slice(place, None, 3)
            parts.append(
                _pick(
                    ways_with_skat(ten[mine] | skat[mine], place), 462, ways_each, model, generator
                )
            )
            by_hand = join_ways(
                [
                    hand_ways(int(one), aside[None], place)
                    for one, aside in zip(ten[mine], skat[mine], strict=True)
                ]
            )
            # What is announced changes nothing in how the cards fall.
            plain = (by_hand.level == SkatLevel.NONE).nonzero()[0]
            by_hand = by_hand.take(plain)
            each = len(by_hand) // len(ten[mine])
            parts.append(_pick(by_hand, each, max(1, ways_each // 6), model, generator))
    ways = join_ways(parts)
    return HandGames(ways, label(ways, playout, generator, threads))


def _pick(
    ways: Ways, each: int, wanted: int, model: HandModel | None, generator: np.random.Generator
) -> Ways:
    """Of the ways of each hand some: half those that promise most, one of a kind of contract."""
    hands = len(ways) // each
    noise = generator.random((hands, each))
    if model is None:
        order = np.argsort(noise, axis=1)[:, :wanted]
    else:
        logits = model.ask(ways)
        scores = weigh(ways, model.chances(ways, logits), LOWEST_BID, Scoring.TOURNAMENT)
        spread = scores.reshape(hands, each) + 25 * generator.gumbel(size=(hands, each))
        promising = np.argsort(-spread, axis=1)[:, : wanted - wanted // 4]
        chance = np.argsort(noise, axis=1)[:, : wanted // 4]
        order = np.concatenate([promising, chance], axis=1)
    rows = (np.arange(hands)[:, None] * each + order).ravel()
    return ways.take(rows)


def label(
    ways: Ways, playout: Playout, generator: np.random.Generator, threads: int = 1
) -> "Floats":
    """Play each way in some worlds by rule, and solve it in one."""
    rows = len(ways)
    games = np.zeros((rows, WORLDS, 8), dtype=np.uint32)
    for row in range(rows):
        kept, aside = int(ways.kept[row]), int(ways.aside[row])
        worlds = draw_others(kept if ways.hand[row] else kept | aside, WORLDS, generator)
        games[row, :, 1:3] = worlds[:, :2]
        games[row, :, 3] = worlds[:, 2] if ways.hand[row] else aside
    games[:, :, 0] = ways.kept[:, None]
    games[:, :, 4] = ways.contract[:, None]
    games[:, :, 6] = (-ways.place % 3)[:, None]
    games[:, :, 7] = ways.hand[:, None]
    played = play_rule_games(
        games.reshape(-1, 8),
        declarer=playout,
        defenders=playout,
        epsilon=EPSILON,
        seed=int(generator.integers(2**32)),
        threads=threads,
    )
    null = ways.contract == SkatContract.NULL
    points = played.points.reshape(rows, WORLDS)
    labels = np.zeros((rows, len(Output)))
    labels[:, Output.WON.value] = played.won.reshape(rows, WORLDS).mean(axis=1)
    labels[:, Output.SCHNEIDER.value] = np.where(null, 0, (points >= 90).mean(axis=1))
    labels[:, Output.SAVED.value] = np.where(null, 0, (points >= 31).mean(axis=1))
    budget = _core.Budget(None, None, None, None)
    totals = totals_to_win(ways, False).astype(np.int16)
    first = np.ascontiguousarray(games[:, 0])
    solved = _core.skat_solve_games(first, totals, NODES_EACH, threads, budget)
    labels[:, Output.OPEN.value] = np.where(solved == UNKNOWN, 0.5, solved == WON)
    return labels
