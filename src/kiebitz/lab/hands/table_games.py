"""Games at a table of players who bid by `worlds`: what was expected, and what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from functools import partial
from itertools import chain, repeat
from typing import Final

from kiebitz.cards import SKAT_DECK
from kiebitz.errors import BadOption
from kiebitz.games import Rules, Skat, SkatContract
from kiebitz.games.skat import SkatResult
from kiebitz.lab.chunks import play_chunks
from kiebitz.players import Player, Sitting, WorldsBidder, make_player, play_game
from kiebitz.players.bidders.hands.model import Case, Output, cases_of
from kiebitz.players.bidders.hands.sitting import WorldsSitting
from kiebitz.players.bidders.hands.weighing import Weighed
from kiebitz.players.rule_games import POINTS_TO_WIN

CHUNK: Final = 8
"""Games that a worker plays at a time."""


@dataclass(frozen=True)
class Declared:
    """One declared game, as its bidder saw it, and how it ended."""

    case: Case
    won_logit: float
    """What the net says of play by rule."""
    open_logit: float
    """And of open cards."""
    solved_logit: float | None
    """Of the share of worlds that were won with open cards."""
    others: float
    """How much the others had bid."""
    expected: float
    """How likely the bidder thought it to win, what the bid needs included."""
    made: bool
    """It reached 61 points, or in null took no trick."""
    result: SkatResult


@dataclass(frozen=True)
class Watched(WorldsBidder):
    """The same bidder; who sits there can be asked afterwards."""

    sat: list[WorldsSitting] = field(default_factory=list, compare=False, repr=False)
    """Everyone that has sat down, the last at the end."""

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down, and be remembered."""
        sitting = super().sit(rules, seat)
        assert isinstance(sitting, WorldsSitting)
        self.sat.append(sitting)
        return sitting


def watched_player(text: str) -> tuple[Player, Watched]:
    """A player of this text with a bidder that can be asked."""
    player = make_player(text)
    bidder = getattr(player, "bidder", None)
    if not isinstance(bidder, WorldsBidder):
        raise BadOption(f"{text} should bid by worlds: write {player.name}(bidder=worlds)")
    watched = Watched(**{one.name: getattr(bidder, one.name) for one in fields(WorldsBidder)})
    return replace(player, bidder=watched), watched  # type: ignore[type-var]


def play_tables(text: str, games: int, seed: int, workers: int = 1) -> Iterator[list[Declared]]:
    """What came of each so many games, in order; the same for any number of workers."""
    return play_chunks(partial(_play_some, text, seed), games, CHUNK, workers)


def _play_some(text: str, seed: int, boards: range) -> list[Declared]:
    return list(chain.from_iterable(map(_play_one, repeat(text), repeat(seed), boards)))


def _play_one(text: str, seed: int, board: int) -> list[Declared]:
    seats = [watched_player(text) for _ in range(3)]
    deal = Skat().deal(seed=seed, board=board)
    final = play_game(deal, [player for player, _ in seats], seed=seed, board=board)
    result = final.result
    if result.declarer is None:
        return []
    sitting = seats[result.declarer][1].sat[-1]
    weighed = sitting.weighed
    assert weighed is not None, "a declarer has weighed what to declare"
    return [_declared(weighed, result, SKAT_DECK.mask(final.dealt[result.declarer]))]


def _declared(weighed: Weighed, result: SkatResult, dealt: int) -> Declared:
    """The row of the ways weighed that was declared: the best one."""
    contract, level = weighed.at(0)
    assert (contract, level) == (result.contract, result.level), "what was weighed is declared"
    assert not result.hand or int(weighed.ways.kept[0]) == dealt
    (case,) = (case for case, rows in cases_of(weighed.ways).items() if 0 in rows)
    null = contract is SkatContract.NULL
    return Declared(
        case=case,
        won_logit=float(weighed.plain[0, Output.WON.value]),
        open_logit=float(weighed.plain[0, Output.OPEN.value]),
        solved_logit=None if weighed.solved is None else float(weighed.solved[0]),
        others=weighed.others,
        expected=float(weighed.chances[0]),
        made=result.declarer_tricks == 0 if null else result.declarer_points >= POINTS_TO_WIN,
        result=result,
    )
