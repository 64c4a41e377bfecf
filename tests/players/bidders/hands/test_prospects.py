"""What each game promises, against the plain reading: game by game, skat by skat."""

import numpy as np
import pytest

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import SkatContract
from kiebitz.players.bidders.hands.model import SHIPPED, load_model
from kiebitz.players.bidders.hands.outlook import Outlook, look_ahead
from kiebitz.players.bidders.hands.prospects import best_after_skat, games_before_skat
from kiebitz.players.bidders.hands.stakes import chance_to_win, weigh
from kiebitz.players.bidders.hands.ways import WITH_SKAT
from kiebitz.players.bidders.scoring import Scoring

SKATS = 12
FOR_GRAND = "CJ SJ HJ D7 CA CT C9 HA HT SA"
FOR_NULL = "C7 C8 CT S7 S9 SJ H7 H8 D7 D9"


def outlook_of(cards: str) -> Outlook:
    model, generator = load_model(SHIPPED), np.random.default_rng(1)
    ten = SKAT_DECK.mask(Hand.parse(cards))
    return look_ahead(model, Scoring.TOURNAMENT, ten, 0, SKATS, generator)


@pytest.mark.parametrize("cards", [FOR_GRAND, FOR_NULL])
def test_a_game_with_the_skat_is_worth_its_best_discard_in_each_skat(cards: str) -> None:
    outlook = outlook_of(cards)
    ways = outlook.ways
    chances = outlook.model.chances(ways, outlook.logits, bids=0.0)
    scores = weigh(ways, chances, 18, outlook.scoring)
    won = chance_to_win(ways, chances, 18)
    skat_of = np.repeat(np.arange(SKATS), len(ways) // SKATS)
    found = {
        (one.contract, one.level): one
        for one in games_before_skat(outlook, 18, 0.0)
        if not one.hand
    }
    for contract, level in WITH_SKAT:
        of_game = (ways.contract == int(contract)) & (ways.level == int(level))
        best_scores, best_won = [], []
        for skat in range(SKATS):
            rows = np.flatnonzero(of_game & (skat_of == skat))
            best = rows[scores[rows].argmax()]
            best_scores.append(scores[best])
            best_won.append(won[best])
        assert found[contract, level].score == pytest.approx(np.mean(best_scores))
        assert found[contract, level].chance == pytest.approx(np.mean(best_won))


def test_high_cards_do_not_win_null_and_low_ones_nothing_else() -> None:
    high = {
        (one.contract, one.hand): one for one in games_before_skat(outlook_of(FOR_GRAND), 18, 0.0)
    }
    low = {
        (one.contract, one.hand): one for one in games_before_skat(outlook_of(FOR_NULL), 18, 0.0)
    }
    assert high[SkatContract.NULL, False].chance < 0.1 < 0.9 < high[SkatContract.GRAND, True].chance
    assert low[SkatContract.NULL, False].chance > 0.8 > 0.2 > low[SkatContract.CLUBS, False].chance


@pytest.mark.parametrize(
    ("cards", "contract"), [(FOR_GRAND, SkatContract.GRAND), (FOR_NULL, SkatContract.NULL)]
)
def test_what_is_mostly_played_with_the_skat_is_named(cards: str, contract: SkatContract) -> None:
    assert best_after_skat(outlook_of(cards), 18, 0.0).contract is contract
