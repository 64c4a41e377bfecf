"""The vectorised games: equal to the core, and the laws of Skat."""

import jax
import numpy as np
import pytest

from kiebitz.games import SkatContract
from kiebitz.games.contracts import skat_table
from kiebitz.learn import skat
from kiebitz.learn.contracts import SKAT
from kiebitz.learn.suits import CLUBS, SWAPS, rename
from tests.learn.compare import compare


@pytest.mark.parametrize("contract", list(SkatContract))
def test_the_tables_are_those_of_the_core(contract: SkatContract) -> None:
    table = skat_table(contract)
    assert SKAT.classes[contract].tolist() == list(table.follow_classes)
    assert SKAT.strength[contract].tolist() == list(table.strengths)
    assert SKAT.points[contract].tolist() == list(table.card_points)


def test_random_games_are_equal_to_the_core() -> None:
    assert compare(600, seed=7) > 15_000


def test_every_card_is_dealt_once_and_anywhere() -> None:
    hands, rest = skat.deal(jax.random.key(3), 4_000)
    owners = np.concatenate([np.asarray(hands), np.asarray(rest)[:, None]], axis=1)
    assert (owners.sum(axis=1) == 1).all()
    assert (owners[:, :3].sum(axis=2) == 10).all()
    share = owners.mean(axis=0)  # of each card in each place
    expected = np.array([10, 10, 10, 2])[:, None] / 32
    spread = np.sqrt(expected * (1 - expected) / len(owners))
    assert (abs(share - expected) < 5 * spread).all()


def test_new_names_of_suits_change_no_class_and_no_strength() -> None:
    for contract in range(CLUBS):
        place = SWAPS[contract]
        trumps = SKAT.classes[contract] == 4
        assert (trumps[place] == (SKAT.classes[CLUBS] == 4)).all()
        assert (SKAT.strength[contract][place] == SKAT.strength[CLUBS]).all()
        assert (place[place] == np.arange(skat.CARDS)).all()


def test_renamed_sets_keep_their_size() -> None:
    hands, _ = skat.deal(jax.random.key(1), 64)
    contract = jax.random.randint(jax.random.key(2), (64,), 0, 6)
    renamed = rename(contract, hands)
    assert (renamed.sum(axis=2) == 10).all()
    assert (renamed.any(axis=1) == rename(contract, hands.any(axis=1))).all()
