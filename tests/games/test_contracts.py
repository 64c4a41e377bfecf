"""The contract tables as Python sees them."""

import pytest

from kiebitz.cards import Card, Hand
from kiebitz.games import JassMode, SkatContract
from kiebitz.games.contracts import jass_table, skat_table


@pytest.mark.parametrize("contract", SkatContract)
def test_a_skat_deck_has_120_points_in_every_contract(contract: SkatContract) -> None:
    table = skat_table(contract)
    assert sum(table.card_points) == 120


@pytest.mark.parametrize(
    ("contract", "trumps"),
    [(SkatContract.CLUBS, 11), (SkatContract.GRAND, 4), (SkatContract.NULL, 0)],
)
def test_how_many_trumps_there_are(contract: SkatContract, trumps: int) -> None:
    table = skat_table(contract)
    assert sum(table.is_trump(card) for card in table.deck.cards) == trumps


def test_hands_are_sorted_as_players_hold_them() -> None:
    hand = Hand.parse("H7 CJ HA DJ ST SA S7")
    assert [str(c) for c in skat_table(SkatContract.HEARTS).sort(hand)] == [
        "CJ",
        "DJ",
        "HA",
        "H7",
        "SA",
        "ST",
        "S7",
    ]


def test_the_winner_of_a_trick_is_found() -> None:
    table = jass_table(JassMode.HEARTS)
    assert table.winner([Card.parse(text) for text in ("CA", "H6", "H9", "HJ")]) == 3
    assert table.winner([Card.parse(text) for text in ("C6", "SA", "DA", "C7")]) == 3
