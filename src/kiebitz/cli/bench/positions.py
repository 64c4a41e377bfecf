"""The positions to measure on: declared deals, and random ones.

The same seed gives the same random positions on every machine.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import count, islice

from kiebitz.cards import Card
from kiebitz.games import JassMode, Schieber, Skat, SkatContract, State
from kiebitz.randomness import RandomKey
from kiebitz.solver.declared_deals import DealSet, DeclaredDeal, declared_deals

SUITS = tuple(SkatContract)[:4]
GRAND = (SkatContract.GRAND,)
SUITS_AND_GRAND = tuple(SkatContract)[:5]
TRUMP_MODES = tuple(JassMode)[:4]
PLAIN_MODES = tuple(JassMode)[4:]

LOW_HAND = 22
"""The most that the ranks of a low hand of ten cards make together, 7 for an ace and 0 for a 7."""


class Deals:
    """Where the deals come from; files are read when they are needed."""

    def __init__(self, seed: int, declared: list[DeclaredDeal] | None = None) -> None:
        self.seed = seed
        if declared is not None:
            self._declared = declared  # in place of our own

    def declared(self, kind: str, number: int) -> list[DeclaredDeal]:
        """The first declared games of a kind: suit, grand or null."""
        return _first(self._declared, kind, number)

    def fresh(self, kind: str, number: int) -> list[DeclaredDeal]:
        """The first games of a kind among the deals that nobody tuned with."""
        return _first(self._fresh, kind, number)

    def random(self, contracts: Sequence[SkatContract], number: int) -> list[DeclaredDeal]:
        """Random deals of Skat."""
        return _unknown(random_deal(self.seed, board, contracts) for board in range(number))

    def low_null(self, number: int) -> list[DeclaredDeal]:
        """Null games with random low hands."""
        return _unknown(islice(low_null_deals(self.seed), number))

    def jass(self, modes: Sequence[JassMode], size: int, number: int) -> list[DeclaredDeal]:
        """Random Schieber positions with this many cards in each hand."""
        return _unknown(random_jass(self.seed, board, modes, size) for board in range(number))

    @cached_property
    def _declared(self) -> list[DeclaredDeal]:
        return declared_deals(DealSet.DECLARED)

    @cached_property
    def _fresh(self) -> list[DeclaredDeal]:
        return declared_deals(DealSet.FRESH)


def _first(deals: list[DeclaredDeal], kind: str, number: int) -> list[DeclaredDeal]:
    return [deal for deal in deals if _kind(deal) == kind][:number]


def _kind(deal: DeclaredDeal) -> str:
    return "suit" if deal.contract in SUITS else deal.contract.name.lower()


def _unknown(states: Iterable[State]) -> list[DeclaredDeal]:
    return [DeclaredDeal(state, None) for state in states]


def random_deal(
    seed: int, board: int, contracts: Sequence[SkatContract] = SUITS_AND_GRAND
) -> State:
    """A deal as in Kupferschmid 2003: random hands, nothing discarded, any seat leads."""
    start = Skat().deal(seed=seed, board=board)
    contract, leader = RandomKey(seed, board).numbers(3 * len(contracts), 2)
    return Skat().position(
        start.hands,
        contract=contracts[contract % len(contracts)],
        declarer=0,
        leader=leader % 3,
        skat=start.details.skat,
    )


def low_null_deals(seed: int) -> Iterator[State]:
    """Null games of random deals whose declarer has a low hand; any seat leads."""
    for board in count():
        cards = _shuffle(Skat().deck.cards, seed, board)
        if sum(card.rank - 1 for card in cards[:10]) <= LOW_HAND:
            yield Skat().position(
                [cards[:10], cards[10:20], cards[20:30]],
                contract=SkatContract.NULL,
                declarer=0,
                leader=RandomKey(seed, board).below(3),
                skat=cards[30:],
            )


def random_jass(seed: int, board: int, modes: Sequence[JassMode], size: int) -> State:
    """A Schieber deal, or an ending of `size` cards each of any 4 * `size` cards; seat 0 leads."""
    cards = _shuffle(Schieber().deck.cards, seed, board)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(4)]
    return Schieber().position(hands, mode=RandomKey(seed, board).choice(modes), leader=0)


def _shuffle(cards: Sequence[Card], seed: int, board: int) -> list[Card]:
    lots = RandomKey(seed, board, 0, 1).numbers(2**32 - 1, len(cards))
    return [cards[place] for place in sorted(range(len(cards)), key=lots.__getitem__)]
