"""The 14 features of a hand by which the classifiers of Kupferschmid 2003 judge a game of Skat.

Seven for suit games and grand: jacks; trumps; tens and aces; card points; suits held; bare tens;
points of safe tricks. Seven for null: sevens and eights; unsafe suits; kings and aces; the sum of
ranks from 0 for a seven to 7 for an ace; suits held; suits held without their seven; safe cards.

What the thesis leaves open is read so: a suit is held if a card other than a jack is (in null any
card); a bare ten is the only card of a side suit, jacks aside; safe tricks are those of a declarer
who leads, on average over 30 random deals, which belong to the hand: it is always worth the same.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Rank, Suit
from kiebitz.games import SkatContract
from kiebitz.games.contracts import skat_table

if TYPE_CHECKING:
    import numpy as np

    Masks = np.ndarray[Any, np.dtype[np.uint32]]
    Numbers = np.ndarray[Any, np.dtype[np.float64]]

FEATURES: Final = 7
SAFE_DEALS: Final = 30
SUIT_SIZE: Final = 8
NULL_RANKS: Final = "789TJQKA"
"""From the weakest to the strongest card of a suit in null; also the order of the deck."""


def features_of(hands: "Masks", contract: SkatContract) -> "Numbers":
    """A row of seven numbers for each hand of ten cards, given as sets (bit = index in the deck).

    >>> import numpy as np
    >>> from kiebitz.cards import Hand
    >>> hand = SKAT_DECK.mask(Hand.parse("CJ SJ CA CT CK HA HT ST D8 D7"))
    >>> hands = np.array([hand], dtype=np.uint32)
    >>> features_of(hands, SkatContract.CLUBS)[0, :6].tolist()
    [2.0, 5.0, 5.0, 60.0, 4.0, 1.0]
    >>> features_of(hands, SkatContract.NULL)[0].tolist()
    [2.0, 3.0, 3.0, 38.0, 4.0, 3.0, 2.0]
    """
    import numpy as np

    cards = (hands[:, None] >> np.arange(SKAT_DECK.size, dtype=np.uint32)) & 1
    if contract is SkatContract.NULL:
        return _null_features(cards)
    return np.column_stack(
        [
            cards @ _is(Rank.JACK),
            cards @ _trumps(contract),
            cards @ _is(Rank.TEN, Rank.ACE),
            cards @ np.array(skat_table(contract).card_points),
            _held(cards * (1 - _is(Rank.JACK))),
            _bare_tens(cards, contract),
            _core.skat_mean_safe_points(hands, int(contract), SAFE_DEALS),
        ]
    ).astype(np.float64)


def _null_features(cards: "Any") -> "Numbers":
    import numpy as np

    suits = cards.reshape(-1, len(Suit), SUIT_SIZE)
    patterns = suits @ (1 << np.arange(SUIT_SIZE))
    safe = _safe_cards_of_patterns()[patterns]
    lengths = suits.sum(axis=2)
    columns = [
        suits[:, :, :2].sum(axis=(1, 2)),
        (safe < lengths).sum(axis=1),
        suits[:, :, -2:].sum(axis=(1, 2)),
        (suits @ np.arange(SUIT_SIZE)).sum(axis=1),
        _held(cards),
        ((lengths > 0) & (suits[:, :, 0] == 0)).sum(axis=1),
        safe.sum(axis=1),
    ]
    return np.column_stack(columns).astype(np.float64)


def safe_cards(places: list[int]) -> int:
    """How many cards of one suit are safe in null, given their places from 0 for the seven.

    Going up the suit, an own card gains one, a foreign card costs one, and where it cannot be paid
    the suit ends; own cards up to there are safe: the first k are among the 2k-1 lowest.

    >>> safe_cards([0, 2, 4]), safe_cards([0, 3, 4]), safe_cards([1, 2])
    (3, 1, 0)
    """
    safe = spare = 0
    for place in range(SUIT_SIZE):
        if place in places:
            safe, spare = safe + 1, spare + 1
        elif spare == 0:
            break
        else:
            spare -= 1
    return safe


@cache
def _safe_cards_of_patterns() -> "Any":
    """For each of the 256 holdings of a suit."""
    import numpy as np

    holdings = ([p for p in range(SUIT_SIZE) if bits >> p & 1] for bits in range(1 << SUIT_SIZE))
    return np.array([safe_cards(places) for places in holdings])


@cache
def _is(*ranks: Rank) -> "Any":
    import numpy as np

    return np.array([card.rank in ranks for card in SKAT_DECK.cards], dtype=np.int64)


@cache
def _trumps(contract: SkatContract) -> "Any":
    import numpy as np

    table = skat_table(contract)
    return np.array([table.is_trump(card) for card in SKAT_DECK.cards], dtype=np.int64)


def _held(cards: "Any") -> "Any":
    """How many suits have a card."""
    return (cards.reshape(-1, len(Suit), SUIT_SIZE).sum(axis=2) > 0).sum(axis=1)


def _bare_tens(cards: "Any", contract: SkatContract) -> "Any":
    plain = (cards * (1 - _trumps(contract))).reshape(-1, len(Suit), SUIT_SIZE)
    ten = NULL_RANKS.index("T")
    return ((plain[:, :, ten] == 1) & (plain.sum(axis=2) == 1)).sum(axis=1)
