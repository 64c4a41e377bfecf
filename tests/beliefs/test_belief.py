"""Beliefs weigh worlds."""

import random

import numpy as np
import pytest

from kiebitz import _core
from kiebitz.beliefs import Belief, Worlds, make_belief, registered_beliefs
from kiebitz.cards import Hand, Suit
from kiebitz.errors import BadOption, UnknownBelief
from kiebitz.games import Differenzler, Phase, Rules, Schieber, State
from kiebitz.players import BIDDERS, Bidder, Budget, make_player
from kiebitz.randomness import RandomKey
from tests.oracle.worlds_by_replay import worlds_by_replay


def test_beliefs_are_made_by_name() -> None:
    assert {entry.name for entry in registered_beliefs()} >= {
        "predictions",
        "trumps",
        "uniform",
        "weis",
    }
    assert all(isinstance(make_belief(entry.name), Belief) for entry in registered_beliefs())
    with pytest.raises(UnknownBelief, match="there is no belief 'oracle'"):
        make_belief("oracle")


def test_the_weis_belief_keeps_the_deals_that_would_have_shown_the_same() -> None:
    """Against replaying whole games, in which the rules show the Weis."""
    chance = random.Random(3)
    rules = Schieber(weis=True)
    output = 0
    for board in range(400):
        state = rules.deal(seed=board).apply(f"trump {chance.choice(['clubs', 'undenufe'])}")
        while len(state.tricks) < 7:
            state = state.apply(chance.choice(state.legal_actions))
        seat = chance.randrange(4)
        view = state.view(seat)
        rows = Worlds(view).all()
        if not 1 < len(rows) <= 200 or state.phase is not Phase.PLAY:
            continue
        weights = make_belief("weis").weigh(view, rows)
        deck = rules.deck
        kept = {
            tuple(frozenset(deck.hand(mask)) for mask in row)
            for row, weight in zip(rows.tolist(), weights, strict=True)
            if weight
        }
        assert kept == worlds_by_replay(state, seat)
        output += len(kept) < len(rows)
    assert output > 5


def chosen(board: int, bidder: Bidder) -> State:
    """A game of Schieber after the choice of trumps."""
    state = Schieber().deal(seed=41, board=board)
    while state.phase is Phase.TRUMP:
        assert state.to_move is not None
        view = state.view(state.to_move)
        state = state.apply(bidder.decide(view, Budget(), RandomKey(board)).action)
    return state


@pytest.mark.parametrize(
    "bidder", ["challenge", "playouts(worlds=60, push_worlds=40, partner_worlds=10)"]
)
def test_who_chose_what_says_more_of_the_truth_than_nothing(bidder: str) -> None:
    """The log of the odds of the true deal, by whatever rules trumps are chosen."""
    belief = make_belief("trumps")
    gains = []
    for board in range(60):
        state = chosen(board, BIDDERS.make(bidder))
        truth = np.array([[state.rules.deck.mask(hand) for hand in state.hands]], dtype=np.uint64)
        for seat in range(4):
            view = state.view(seat)
            drawn = belief.weigh(view, Worlds(view).draw(1000, seed=board))
            gains.append(np.log(belief.weigh(view, truth)[0] / drawn.mean()))
    error = np.std(gains, ddof=1) / np.sqrt(len(gains) / 4)  # four views of a deal are one
    assert np.mean(gains) > 5 * error


def test_whoever_chose_trumps_holds_the_buur_more_often_also_once_cards_are_played() -> None:
    hands = ["DJ D9 DA D8 CA CK HA S6 S7", "HK HQ HJ D6 D7 SA SK C9 C8"]
    rest = [card for card in Schieber().deck.cards if str(card) not in " ".join(hands).split()]
    dealt = Schieber().deal_hands([*hands, rest[0::2], rest[1::2]]).apply("trump diamonds")
    buur = np.uint64(dealt.rules.deck.mask(Hand.parse("DJ")))
    for state in (dealt, dealt.apply("play S6").apply("play SA")):
        rows = Worlds(state.view(1)).draw(20_000, seed=1)
        weights = make_belief("trumps").weigh(state.view(1), rows)
        held = (rows[:, 0] & buur) > 0
        assert weights[held].sum() / weights.sum() > 0.7 > 0.4 > held.mean()


def test_a_belief_in_trumps_that_doubts_everything_is_uniform() -> None:
    view = chosen(1, BIDDERS.make("challenge")).view(2)
    rows = Worlds(view).draw(200)
    weights = make_belief("trumps(doubt=1000)").weigh(view, rows)
    assert weights.max() / weights.min() < 1.5
    assert make_belief("trumps(doubt=1000)").name == "trumps(doubt=1000.0)"
    with pytest.raises(BadOption, match="doubt"):
        make_belief("trumps(doubt=0)")
    with pytest.raises(BadOption, match="doubt is from"):  # powers would overflow
        _core.explains_trump_choices(view._core, rows, 1e-3)
    with pytest.raises(BadOption, match="belief=trumps plays schieber"):
        make_belief("trumps").weigh(Differenzler().deal(seed=1).view(0), rows)


OPEN = Differenzler(open_predictions=True)


def predicted(state: State, bidder: Bidder) -> State:
    """The same game after all predictions."""
    while state.phase is Phase.PREDICT:
        assert state.to_move is not None
        view = state.view(state.to_move)
        state = state.apply(bidder.decide(view, Budget(), RandomKey(1)).action)
    return state


def test_high_predictions_speak_for_strong_hands() -> None:
    hands = ["D6 D7 H6 H7 S6 S7 C6 C7 C8"]
    rest = [card for card in OPEN.deck.cards if str(card) not in hands[0].split()]
    dealt = OPEN.deal_hands([*hands, *(rest[seat::3] for seat in range(3))], trump=Suit.HEARTS)
    state = dealt.apply("predict 0").apply("predict 100").apply("predict 5").apply("predict 40")
    rows = Worlds(state.view(0)).draw(20_000, seed=1)
    weights = make_belief("predictions").weigh(state.view(0), rows)
    buur = np.uint64(OPEN.deck.mask(Hand.parse("HJ")))
    shares = [weights[(rows[:, seat] & buur) > 0].sum() / weights.sum() for seat in range(4)]
    assert shares[0] == 0
    assert shares[1] > 0.8 > 0.1 > shares[2]


def test_the_predictions_belief_says_more_of_the_truth_than_none() -> None:
    """The log of the odds of the true deal, over 300 deals with predictions by steering."""
    bidder = BIDDERS.make("steered(worlds=40)")
    belief = make_belief("predictions")
    gains = []
    for board in range(300):
        state = predicted(OPEN.deal(seed=41, board=board), bidder)
        view = state.view(0)
        drawn = belief.weigh(view, Worlds(view).draw(2000, seed=board))
        truth = np.array([[OPEN.deck.mask(hand) for hand in state.hands]], dtype=np.uint64)
        gains.append(np.log(belief.weigh(view, truth)[0] / drawn.mean()))
    error = np.std(gains, ddof=1) / np.sqrt(len(gains))
    assert np.mean(gains) > 3 * error


def test_the_predictions_belief_changes_what_a_search_thinks() -> None:
    state = predicted(OPEN.deal(seed=43), BIDDERS.make("thumb"))
    assert state.to_move is not None
    view = state.view(state.to_move)
    values = [
        make_player(f"flat(worlds=50, belief={belief})").decide(view, Budget(), RandomKey(1)).values
        for belief in ("uniform", "predictions")
    ]
    assert values[0] != values[1]


def test_a_position_says_nothing_of_the_hands_that_were_dealt() -> None:
    hands = ["C6 C7", "H6 H7", "S6 S7", "D6 D7"]
    state = OPEN.position(hands, trump=Suit.HEARTS, predictions=[0, 0, 0, 0], leader=0)
    rows = Worlds(state.view(0)).all()
    assert set(make_belief("predictions").weigh(state.view(0), rows).tolist()) == {1.0}


@pytest.mark.parametrize("rules", [Differenzler(), Schieber()], ids=lambda rules: rules.name)
def test_where_no_predictions_are_seen_they_are_no_evidence(rules: Rules) -> None:
    view = rules.deal(seed=1).view(0)
    with pytest.raises(BadOption, match="belief=predictions is for games in which predictions are"):
        make_belief("predictions").weigh(view, Worlds(view).draw(2))
