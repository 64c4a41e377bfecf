"""The bidder of Schäfer 2008: a bandit over contracts, games played out by rule.

At every bid each contract that is worth it is tried in random worlds, with two of the twelve cards
set aside at random; UCB1 decides which one is tried next. With a share w/n of games won a suit game
or grand may be bid up to ⌊m · min(w/n + a, 1)⌋ · f, where f is the factor of the contract, m its
multiplier by the ten cards and a the boldness; null from w/n + a = 0.5, null by hand from 0.9. The
skat is looked at unless 95 % of the games of some hand contract are won; then every discard with
every contract is an arm.

What it leaves out, as the thesis does: inference from what others bid, ouvert games, announcements.
The games are played out by a rule of `Playout`; the thesis had the rules of XSkat for it.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, Rules, Skat, SkatContract, View
from kiebitz.numbers import check_choice, check_float, check_int
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.skat_values import (
    DECLARED,
    FACTORS,
    NULL_HAND_VALUE,
    NULL_VALUE,
    asked_bid,
    covering_contracts,
    multiplier,
)
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Effort, Sitting, Unit
from kiebitz.players.playout import Playout
from kiebitz.randomness import RandomKey

NULL_FROM: Final = 0.5
"""Share of games won from which null is bid."""
NULL_HAND_FROM: Final = 0.9
LOOK_BELOW: Final = 0.95
"""The skat is looked at if fewer hand games are won."""
_ROUNDING: Final = 1e-9


def bid_limit(contract: SkatContract, hand: Hand, won: float, boldness: float) -> int:
    """How high a contract may be bid when this share of its games was won; 0: not at all.

    >>> hand = Hand.parse("CJ SJ DJ CA CT C9 C8 HA HT D7")
    >>> [bid_limit(SkatContract.CLUBS, hand, won, 0.0) for won in (1.0, 0.99, 0.5)]
    [36, 24, 12]
    >>> bid_limit(SkatContract.CLUBS, hand, 0.7, 0.3), bid_limit(SkatContract.NULL, hand, 0.4, 0.1)
    (36, 23)
    """
    share = min(won + boldness, 1.0) + _ROUNDING
    if contract is SkatContract.NULL:
        return (share >= NULL_FROM and NULL_VALUE) + (
            share >= NULL_HAND_FROM and NULL_HAND_VALUE - NULL_VALUE
        )
    return floor(multiplier(contract, hand) * share) * FACTORS[contract]


@dataclass(frozen=True)
class Tried:
    """One arm: a contract, perhaps with a discard, and what came of it."""

    contract: SkatContract
    discard: Hand
    games: int
    won: int

    @property
    def share(self) -> float:
        """Of games won; 0 if none was played."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return (self.share * (1 - self.share) / self.games) ** 0.5 if self.games else float("inf")


@dataclass(frozen=True)
class BanditBidder:
    """Tries contracts and discards in games played out by rule (Schäfer 2008)."""

    simulations: int = 20_000
    """Games for each decision."""
    boldness: float = 0.3
    """What is added to the share of games won before it limits a bid: 0 and 0.3 in the thesis."""
    playout: Playout = Playout.RULES
    exploration: float = 1.414
    """C of UCB1."""

    def __post_init__(self) -> None:
        check_int(self.simulations, "bandit: simulations", low=1, high=10_000_000)
        check_float(self.boldness, "bandit: boldness", low=0, high=1)
        check_float(self.exploration, "bandit: exploration", low=0, high=100)
        check_choice(self.playout, Playout, "bandit: playout")

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of("bandit", self)

    def require_rules(self, rules: Rules) -> None:
        """Refuse other games than Skat."""
        Skat.required(rules, "bidder=bandit")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by what was won of the games tried."""
        self.require_rules(view.rules)
        require_bidding(view)
        return _BY_PHASE[view.phase](self, view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game: what is declared is what was tried with the discard."""
        return BanditSitting(self)

    def try_contracts(
        self,
        view: View,
        contracts: Sequence[SkatContract],
        budget: Budget,
        key: RandomKey,
        *,
        hand_game: bool = False,
        bid: int = 0,
    ) -> list[Tried]:
        """All arms of these contracts for the cards that the seat holds, the best one first."""
        options = _core.ContractBanditOptions()
        options.simulations = self.simulations
        options.exploration = self.exploration
        options.playout = self.playout.value
        arms = _core.skat_contract_arms(
            SKAT_DECK.mask(view.hand),
            SKAT_DECK.mask(view.aside),
            view.seat,
            view.forehand,
            hand_game,
            bid,
            [int(contract) for contract in contracts],
            options,
            key.words,
            budget.start(),
        )
        tried = [
            Tried(SkatContract(contract), SKAT_DECK.hand(discard), games, won)
            for contract, discard, games, won in arms
        ]
        return sorted(tried, key=lambda arm: (-arm.share, -arm.games))


BIDDERS.register("bandit", BanditBidder)


@dataclass
class BanditSitting:
    """The bandit in one game: it remembers which contract its discard was for."""

    bidder: BanditBidder
    planned: tuple[Hand, SkatContract] | None = None
    """What was set aside, and what is to be declared with it."""

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """The same as the bidder; after a discard of its own the contract is settled."""
        self.bidder.require_rules(view.rules)
        require_bidding(view)
        if view.phase is Phase.DISCARD:
            decision, best = _discard(self.bidder, view, budget, key)
            self.planned = best.discard, best.contract
            return decision
        if view.phase is Phase.DECLARE and self.planned and self.planned[0] == view.aside:
            return Decision(Action.declare(self.planned[1]))
        return self.bidder.decide(view, budget, key)


# ---- The phases ----------------------------------------------------------------------------------


def _bid(bidder: BanditBidder, view: View, budget: Budget, key: RandomKey) -> Decision:
    """Go on while some contract may be bid so high."""
    asked, further, passing = asked_bid(view)
    contracts = covering_contracts(view.hand, asked)
    if NULL_VALUE < asked <= NULL_HAND_VALUE:
        contracts.append(SkatContract.NULL)
    if not contracts:
        return Decision(passing)
    begun = time.perf_counter()
    tried = bidder.try_contracts(view, contracts, budget, key)
    limit = max(bid_limit(arm.contract, view.hand, arm.share, bidder.boldness) for arm in tried)
    action = further if limit >= asked else passing
    # The highest bid on one side, what is asked on the other: in steps of its own.
    values = {further: float(limit), passing: asked - 0.5}
    return Decision(action, values, _effort(tried, begun))


def _look_or_not(bidder: BanditBidder, view: View, budget: Budget, key: RandomKey) -> Decision:
    """Play by hand what is nearly always won so, or what covers the bid by hand alone."""
    bid = view.details.bid
    by_hand, looking = Action(ActionKind.HAND), Action(ActionKind.PICKUP)
    contracts = covering_contracts(view.hand, bid, hand_game=True)
    if not contracts:
        return Decision(looking)
    if not covering_contracts(view.hand, bid):
        return Decision(by_hand)
    begun = time.perf_counter()
    tried = bidder.try_contracts(view, contracts, budget, key, hand_game=True, bid=bid)
    action = by_hand if tried[0].share >= LOOK_BELOW else looking
    values = {by_hand: tried[0].share, looking: LOOK_BELOW - _ROUNDING}
    return Decision(action, values, _effort(tried, begun))


def _discard(
    bidder: BanditBidder, view: View, budget: Budget, key: RandomKey
) -> tuple[Decision, Tried]:
    """Every pair of cards with every contract that covers the bid; also the contract."""
    bid, begun = view.details.bid, time.perf_counter()
    contracts = covering_contracts(view.hand, bid) or list(DECLARED)
    tried = bidder.try_contracts(view, contracts, budget, key, bid=bid)
    return _of_tried(tried, lambda arm: Action.discard(*arm.discard), begun), tried[0]


def _declare(bidder: BanditBidder, view: View, budget: Budget, key: RandomKey) -> Decision:
    """The contract that wins most with what is held and lies aside."""
    bid, hand_game, begun = view.details.bid, view.details.hand, time.perf_counter()
    held = view.hand | view.aside
    contracts = covering_contracts(held, bid, hand_game=hand_game) or list(DECLARED)
    tried = bidder.try_contracts(view, contracts, budget, key, hand_game=hand_game, bid=bid)
    return _of_tried(tried, lambda arm: Action.declare(arm.contract), begun)


_BY_PHASE: Final[dict[Phase, Callable[[BanditBidder, View, Budget, RandomKey], Decision]]] = {
    Phase.AUCTION: _bid,
    Phase.SKAT: _look_or_not,
    Phase.DISCARD: lambda *asked: _discard(*asked)[0],
    Phase.DECLARE: _declare,
}


def _of_tried(
    tried: Sequence[Tried], action_of: Callable[[Tried], Action], begun: float
) -> Decision:
    """The first arm; each action has the share of its best arm."""
    values: dict[Action, float] = {}
    errors: dict[Action, float] = {}
    for arm in tried:
        action = action_of(arm)
        if action not in values:
            values[action], errors[action] = arm.share, arm.error
    return Decision(action_of(tried[0]), values, _effort(tried, begun), Unit.CHANCE, errors)


def _effort(tried: Sequence[Tried], begun: float) -> Effort:
    return Effort(time.perf_counter() - begun, playouts=sum(arm.games for arm in tried))
