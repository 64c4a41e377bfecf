"""The features of a hand: by hand, and against a second way to count them."""

import numpy as np
import pytest

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Card, Hand
from kiebitz.errors import BadOption, Stopped, WrongHandSize
from kiebitz.games import Skat, SkatContract
from kiebitz.players import StopFlag
from kiebitz.players.bidders.classifiers.features import (
    SAFE_DEALS,
    features_of,
    safe_cards,
)
from kiebitz.players.bidders.skat_values import DECLARED, FACTORS
from kiebitz.solver import safe_points

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ORDER = "789TJQKA"
HANDS = [hand for board in range(60) for hand in Skat().deal(seed=11, board=board).hands]


def masks(hands: list[Hand]) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """Hands as the core takes them."""
    return np.array([SKAT_DECK.mask(hand) for hand in hands], dtype=np.uint32)


def rank(card: Card) -> str:
    """The letter of its rank."""
    return str(card)[1]


def suit(card: Card) -> str:
    """The letter of its suit."""
    return str(card)[0]


def suit_features(hand: Hand, contract: SkatContract) -> list[float]:
    """The first six, as the page describes them."""
    trump = contract.name[0] if contract is not SkatContract.GRAND else ""
    trumps = [card for card in hand if rank(card) == "J" or suit(card) == trump]
    plain = [card for card in hand if rank(card) != "J"]
    bare = 0
    for card in plain:
        alone = sum(suit(other) == suit(card) for other in plain) == 1
        bare += rank(card) == "T" and alone and suit(card) != trump
    return [
        sum(rank(card) == "J" for card in hand),
        len(trumps),
        sum(rank(card) in "TA" for card in hand),
        sum(POINTS.get(rank(card), 0) for card in hand),
        len({suit(card) for card in plain}),
        bare,
    ]


def null_features(hand: Hand) -> list[float]:
    """All seven; safe cards by their definition: the first k are among the 2k-1 lowest."""
    unsafe = safe = without_seven = 0
    for letter in "CSHD":
        places = sorted(ORDER.index(rank(card)) for card in hand if suit(card) == letter)
        count = 0
        while count < len(places) and places[count] <= 2 * count:
            count += 1
        safe += count
        unsafe += count < len(places)
        without_seven += bool(places) and places[0] > 0
    return [
        sum(rank(card) in "78" for card in hand),
        unsafe,
        sum(rank(card) in "KA" for card in hand),
        sum(ORDER.index(rank(card)) for card in hand),
        len({suit(card) for card in hand}),
        without_seven,
        safe,
    ]


@pytest.mark.parametrize("contract", FACTORS, ids=lambda contract: contract.name)
def test_suit_games_and_grand_are_counted_as_described(contract: SkatContract) -> None:
    found = features_of(masks(HANDS), contract)
    assert found[:, :6].tolist() == [suit_features(hand, contract) for hand in HANDS]


def test_null_is_counted_as_described() -> None:
    found = features_of(masks(HANDS), SkatContract.NULL)
    assert found.tolist() == [null_features(hand) for hand in HANDS]


def test_a_hand_is_counted_by_hand() -> None:
    hand = masks([Hand.parse("CJ HJ DJ HA HT H8 SA CT D9 D7")])
    assert features_of(hand, SkatContract.HEARTS)[0, :6].tolist() == [3, 6, 4, 48, 4, 1]
    assert features_of(hand, SkatContract.GRAND)[0, :6].tolist() == [3, 3, 4, 48, 4, 1]
    assert features_of(hand, SkatContract.CLUBS)[0, :6].tolist() == [3, 4, 4, 48, 4, 0]
    # Sevens and eights D7 H8; all suits but diamonds are unsafe, where 7, 9 and jack are safe.
    ranks = (4 + 3) + (7 + 4 + 3 + 1) + 7 + (4 + 2 + 0)
    assert features_of(hand, SkatContract.NULL)[0].tolist() == [2, 3, 2, ranks, 4, 3, 3]


def test_the_safe_cards_of_a_suit() -> None:
    """7, 9, J is safe, as in the thesis."""
    assert safe_cards([0, 2, 4]) == 3
    assert safe_cards(list(range(8))) == 8
    assert safe_cards([]) == 0
    assert safe_cards([0, 1, 2, 7]) == 3
    assert safe_cards([0, 1, 2, 6]) == 4


@pytest.mark.parametrize("contract", list(FACTORS), ids=lambda contract: contract.name)
def test_safe_points_are_those_of_the_ladder_on_random_deals(contract: SkatContract) -> None:
    """The same mean over other random deals, position by position."""
    hands = HANDS[:6]
    many = 4000
    means = _core.skat_mean_safe_points(masks(hands), int(contract), many)
    chance = np.random.default_rng(3)
    for hand, mean in zip(hands, means, strict=True):
        rest = [card for card in SKAT_DECK.cards if card not in hand]
        sample = []
        for _ in range(300):
            cards = [rest[i] for i in chance.permutation(22)]
            state = Skat().position(
                [hand, Hand(cards[:10]), Hand(cards[10:20])],
                contract=contract,
                declarer=0,
                leader=0,
                skat=Hand(cards[20:]),
            )
            sample.append(safe_points(state))
        error = np.std(sample) / len(sample) ** 0.5
        assert abs(np.mean(sample) - mean) <= 4.5 * error + 0.3


def test_a_hand_is_always_worth_the_same() -> None:
    one, two = (features_of(masks(HANDS[:5]), SkatContract.GRAND) for _ in range(2))
    alone = [features_of(masks([hand]), SkatContract.GRAND)[0] for hand in HANDS[:5]]
    assert one.tolist() == two.tolist() == np.array(alone).tolist()
    steps = one[:, 6] * SAFE_DEALS
    assert np.allclose(steps, np.round(steps))


def test_features_of_no_hands_are_no_rows() -> None:
    for contract in DECLARED:
        assert features_of(masks([]), contract).shape == (0, 7)


def test_wrong_hands_are_refused() -> None:
    ten = masks(HANDS[:1])
    with pytest.raises(WrongHandSize):
        _core.skat_mean_safe_points(ten | 0xFFFF, 3, 30)
    for contract, deals in ((5, 30), (6, 30), (7, 30), (-1, 30), (3, 0), (3, 10**7)):
        with pytest.raises(BadOption):
            _core.skat_mean_safe_points(ten, contract, deals)
    flag = StopFlag()
    flag.stop()
    with pytest.raises(Stopped):
        _core.skat_mean_safe_points(ten, 3, 30, flag)
