"""What the players of recorded games scored, with the luck of the cards taken out.

People cannot play a deal twice. But a reference player can play it too: what it scores with these
cards at this seat, all seats being its own, is a control fixed beforehand; in Skat so are whether
it would declare, and how strong its own hand and the best of the others look before the skat. Their
averages are known from deals that nobody played. `kiebitz.arena.judging.luck` does the rest.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from kiebitz.arena.judging.luck import LuckAdjusted, luck_adjusted
from kiebitz.arena.scoring import Measure, check_measure, result_scores, seat_scores
from kiebitz.errors import BadOption
from kiebitz.games import Rules, State
from kiebitz.players import Player, make_player, play_game
from kiebitz.players.bidders.plain import best_contract
from kiebitz.records import Record
from kiebitz.records.decided import result_of

FRESH_DEALS: Final = 2_000
"""Deals from which the reference player's average is taken."""
FRESH_SEED: Final = 77_777
FEWEST: Final = 3
"""Games that a player must have for a row."""
FOLDS: Final = 10

Controls = tuple[float, ...]
"""What was known of a seat's cards before anybody played."""


@dataclass(frozen=True)
class PlayerLuck:
    """One player's mean score per game."""

    player: str
    found: LuckAdjusted


@dataclass(frozen=True)
class CardLuck:
    """What cards are worth, by a reference player that plays them at all seats.

    >>> from kiebitz.games import JassMode, Schieber
    >>> ending = Schieber().position(["DA", "C7", "CT", "D7"], mode=JassMode.CLUBS, leader=1)
    >>> CardLuck("greedy").of(ending)
    (None, None, None, None)
    """

    reference: str = "greedy"
    measure: Measure | None = None

    def of(self, state: State) -> tuple[float | None, ...]:
        """For each seat how much more the reference scores with its cards than on average there.

        None where the game did not begin with a deal.
        """
        if not state.from_deal:
            return (None,) * state.rules.seats
        measure = check_measure(state.rules, self.measure)
        return tuple(luck[0] for luck in _lucks(state, make_player(self.reference), measure))


def luck_of(
    records: Iterable[Record],
    *,
    reference: str = "greedy",
    measure: Measure | None = None,
    watch: Callable[[int], None] = lambda games: None,
) -> list[PlayerLuck]:
    """All players with a few games, the best first; positions and unfinished games are left out.

    `watch` hears how many games were looked at.
    """
    player = make_player(reference)
    rows: dict[str, list[tuple[float, Controls]]] = defaultdict(list)
    rules: Rules | None = None
    for number, record in enumerate(records, start=1):
        state = record.state
        watch(number)
        result = result_of(record)
        if result is None or not state.from_deal:
            continue
        if rules not in (None, state.rules):
            raise BadOption("these are games by different rules: look at one kind at a time")
        rules = state.rules
        chosen = check_measure(state.rules, measure)
        scores = result_scores(result, chosen)
        lucks = _lucks(state, player, chosen)
        for name in set(record.players):  # who sits there twice has one row all the same
            seats = [seat for seat, sitting in enumerate(record.players) if sitting == name]
            score = sum(scores[seat] for seat in seats) / len(seats)
            rows[name].append((score, _mean([lucks[seat] for seat in seats])))
    found = [
        PlayerLuck(name, _adjust(pairs)) for name, pairs in rows.items() if len(pairs) >= FEWEST
    ]
    return sorted(found, key=lambda each: (-each.found.adjusted.mean, each.player))


def _adjust(pairs: Sequence[tuple[float, Controls]]) -> LuckAdjusted:
    scores, lucks = [score for score, _ in pairs], np.array([luck for _, luck in pairs])
    expected = [0.0] * lucks.shape[1]
    return luck_adjusted(scores, lucks, expected=expected, folds=min(FOLDS, len(pairs)))


def _mean(rows: Sequence[Controls]) -> Controls:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _lucks(state: State, player: Player, measure: Measure) -> list[Controls]:
    """How far above their averages the controls of each seat are."""
    state = state.at(0)
    average = _averages(state.rules, player.name, measure)
    seats = state.rules.seats
    return [
        tuple(
            value - usual
            for value, usual in zip(controls, average[(seat - state.forehand) % seats], strict=True)
        )
        for seat, controls in enumerate(_controls(state, player, measure))
    ]


def _controls(deal: State, player: Player, measure: Measure) -> list[Controls]:
    """What can be said of each seat's cards."""
    final = play_game(deal, [player] * deal.rules.seats, seed=FRESH_SEED)
    scores = seat_scores(final, measure)
    if not deal.rules.declares:
        return [(score,) for score in scores]
    strengths = [best_contract(hand)[0] for hand in deal.hands]
    return [
        (
            score,
            float(final.result.declarer == seat),
            strengths[seat],
            max(strengths[:seat] + strengths[seat + 1 :]),
        )
        for seat, score in enumerate(scores)
    ]


@lru_cache(maxsize=16)
def _averages(rules: Rules, reference: str, measure: Measure) -> tuple[Controls, ...]:
    """The averages of the controls at forehand, the next seat, and so on."""
    player = make_player(reference)
    fresh = [
        _controls(rules.deal(seed=FRESH_SEED, board=board), player, measure)
        for board in range(FRESH_DEALS)
    ]
    return tuple(_mean([rows[seat] for rows in fresh]) for seat in range(rules.seats))
