"""What games of Skat are worth before they are played, and what a seat is asked in the auction."""

from collections.abc import Sequence
from typing import Final

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, SkatContract, View

FACTORS: Final = {
    SkatContract.DIAMONDS: 9,
    SkatContract.HEARTS: 10,
    SkatContract.SPADES: 11,
    SkatContract.CLUBS: 12,
    SkatContract.GRAND: 24,
}
"""What each level of a suit game or grand counts."""
NULL_VALUE: Final = 23
NULL_HAND_VALUE: Final = 35
DECLARED: Final = (*FACTORS, SkatContract.NULL)
"""What can be declared."""


def multiplier(contract: SkatContract, cards: Hand, *, hand_game: bool = False) -> int:
    """How often the factor of a suit game or grand counts: matadors, game, and hand.

    >>> multiplier(SkatContract.GRAND, Hand.parse("CJ SJ DJ HA"))
    3
    """
    run = abs(_core.skat_matadors(int(contract), SKAT_DECK.mask(cards)))
    return run + 1 + int(hand_game)


def game_value(contract: SkatContract, cards: Hand, *, hand_game: bool = False) -> int:
    """What the game counts if it is won, as far as these cards tell, without Schneider.

    >>> game_value(SkatContract.HEARTS, Hand.parse("CJ DJ HA HT"), hand_game=True)
    30
    >>> game_value(SkatContract.NULL, Hand.parse("C7"))
    23
    """
    if contract is SkatContract.NULL:
        return NULL_HAND_VALUE if hand_game else NULL_VALUE
    return FACTORS[contract] * multiplier(contract, cards, hand_game=hand_game)


def covering_contracts(
    cards: Hand, bid: int, *, hand_game: bool = False, contracts: Sequence[SkatContract] = DECLARED
) -> list[SkatContract]:
    """The contracts whose value is at least the bid.

    >>> [contract.name for contract in covering_contracts(Hand.parse("CJ DJ HA HT"), 24)]
    ['CLUBS', 'GRAND']
    """
    return [
        contract
        for contract in contracts
        if game_value(contract, cards, hand_game=hand_game) >= bid
    ]


def asked_bid(view: View) -> tuple[int, Action, Action]:
    """In an auction: which value is asked about, what says yes, and what says no.

    >>> from kiebitz.games import Skat
    >>> value, yes, no = asked_bid(Skat().deal(seed=1).view(1))
    >>> value, str(yes), str(no)
    (18, 'bid 18', 'pass')
    """
    passing, further = view.legal_actions[:2]
    held = further.kind is ActionKind.HOLD
    asked = view.details.bid if held else further.argument
    assert isinstance(asked, int)
    return asked, further, passing
