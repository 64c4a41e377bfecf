"""Games at a table of players who bid by `worlds` or `net`: what was expected, what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, repeat
from typing import Final

from kiebitz.cards import SKAT_DECK
from kiebitz.errors import BadOption
from kiebitz.games import Rules, Skat, SkatContract, View
from kiebitz.games.skat import SkatResult
from kiebitz.lab.chunks import play_chunks
from kiebitz.players import (
    Budget,
    Decision,
    NetBidder,
    Player,
    Sitting,
    WorldsBidder,
    make_player,
    play_game,
)
from kiebitz.players.bidders.hands.model import Case, Output, cases_of
from kiebitz.players.bidders.hands.net_sitting import JudgedWay, NetSitting
from kiebitz.players.bidders.hands.sitting import WorldsSitting
from kiebitz.players.bidders.hands.weighing import Weighed
from kiebitz.players.rule_games import POINTS_TO_WIN
from kiebitz.randomness import RandomKey

CHUNK: Final = 8
"""Games that a worker plays at a time."""


@dataclass(frozen=True, kw_only=True)
class Judged:
    """One declared game, as its bidder saw it, and how it ended."""

    case: Case
    expected: float
    """How likely the bidder thought it to win, what the bid needs included."""
    made: bool
    """It reached 61 points, or in null took no trick."""
    result: SkatResult


@dataclass(frozen=True, kw_only=True)
class Declared(Judged):
    """One that `worlds` has declared."""

    won_logit: float
    """What the net says of play by rule."""
    open_logit: float
    """And of open cards."""
    solved_logit: float | None
    """Of the share of worlds that were won with open cards."""
    others: float
    """How much the others had bid."""


@dataclass(frozen=True)
class Watched:
    """The same bidder; who sits there can be asked afterwards."""

    bidder: WorldsBidder | NetBidder
    sat: list[Sitting] = field(default_factory=list, compare=False, repr=False)
    """Everyone that has sat down, the last at the end."""

    @property
    def name(self) -> str:
        """That of the bidder."""
        return self.bidder.name

    def require_rules(self, rules: Rules) -> None:
        """What it requires."""
        self.bidder.require_rules(rules)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """What it decides."""
        return self.bidder.decide(view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down, and be remembered."""
        sitting = self.bidder.sit(rules, seat)
        self.sat.append(sitting)
        return sitting


def watched_player(text: str) -> tuple[Player, Watched]:
    """A player of this text with a bidder that can be asked."""
    player = make_player(text)
    bidder = getattr(player, "bidder", None)
    if not isinstance(bidder, WorldsBidder | NetBidder):
        raise BadOption(f"{text} should bid by worlds or net: write {player.name}(bidder=worlds)")
    watched = Watched(bidder)
    return replace(player, bidder=watched), watched  # type: ignore[type-var]


def play_tables(text: str, games: int, seed: int, workers: int = 1) -> Iterator[list[Judged]]:
    """What came of each so many games, in order; the same for any number of workers."""
    return play_chunks(partial(_play_some, text, seed), games, CHUNK, workers)


def _play_some(text: str, seed: int, boards: range) -> list[Judged]:
    return list(chain.from_iterable(map(_play_one, repeat(text), repeat(seed), boards)))


def _play_one(text: str, seed: int, board: int) -> list[Judged]:
    seats = [watched_player(text) for _ in range(3)]
    deal = Skat().deal(seed=seed, board=board)
    final = play_game(deal, [player for player, _ in seats], seed=seed, board=board)
    result = final.result
    if result.declarer is None:
        return []
    sitting = seats[result.declarer][1].sat[-1]
    if isinstance(sitting, NetSitting):
        return [_judged(sitting.expected, result)]
    assert isinstance(sitting, WorldsSitting)
    weighed = sitting.weighed
    assert weighed is not None, "a declarer has weighed what to declare"
    return [_declared(weighed, result, SKAT_DECK.mask(final.dealt[result.declarer]))]


def _judged(expected: JudgedWay, result: SkatResult) -> Judged:
    said = expected.contract, expected.level, expected.hand
    assert said == (result.contract, result.level, result.hand), "what was judged is declared"
    return Judged(case=expected.case, expected=expected.chance, made=_made(result), result=result)


def _made(result: SkatResult) -> bool:
    if result.contract is SkatContract.NULL:
        return result.declarer_tricks == 0
    return result.declarer_points >= POINTS_TO_WIN


def _declared(weighed: Weighed, result: SkatResult, dealt: int) -> Declared:
    """The row of the ways weighed that was declared: the best one."""
    contract, level = weighed.at(0)
    assert (contract, level) == (result.contract, result.level), "what was weighed is declared"
    assert not result.hand or int(weighed.ways.kept[0]) == dealt
    (case,) = (case for case, rows in cases_of(weighed.ways).items() if 0 in rows)
    return Declared(
        case=case,
        won_logit=float(weighed.plain[0, Output.WON.value]),
        open_logit=float(weighed.plain[0, Output.OPEN.value]),
        solved_logit=None if weighed.solved is None else float(weighed.solved[0]),
        others=weighed.others,
        expected=float(weighed.chances[0]),
        made=_made(result),
        result=result,
    )
