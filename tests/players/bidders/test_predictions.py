"""The bidders that predict: by thumb, by chance, by steering, and the one that predicts nothing."""

from statistics import mean

import pytest

from kiebitz.cards import JASS_DECK, Hand, Suit
from kiebitz.errors import BadOption, Stopped
from kiebitz.games import Differenzler, Phase, Schieber, State
from kiebitz.players import (
    BIDDERS,
    Budget,
    SimulationBidder,
    SteeredBidder,
    StopFlag,
    make_player,
    play_game,
)
from kiebitz.players.bidders.thumb import rule_of_thumb
from kiebitz.players.player import Unit
from kiebitz.randomness import RandomKey

SURE = "D6 D7 D8 D9 DT DJ DQ DK DA"
MIDDLING = "DJ D8 D6 HA HT S9 S6 CK C8"
POOR = "H6 H7 H8 S6 S7 S8 C6 C7 C8"
EVERY = ("thumb", "estimate", "simulation", "steered", "zero")


def dealt(hand: str, *, forehand: int = 0, open_predictions: bool = False) -> State:
    """A deal in which seat 0 has this hand and diamonds are trumps."""
    rest = [card for card in JASS_DECK.cards if card not in Hand.parse(hand)]
    hands = [hand, *(Hand(rest[seat::3]) for seat in range(3))]
    rules = Differenzler(open_predictions=open_predictions)
    return rules.deal_hands(hands, trump=Suit.DIAMONDS, forehand=forehand)


def predicted(bidder: str, state: State) -> str:
    return str(BIDDERS.make(bidder).decide(state.view(0), Budget(), RandomKey(1)).action)


def after(*predictions: int, open_predictions: bool = True) -> State:
    """The turn of seat 0, after the others."""
    state = dealt(MIDDLING, forehand=1, open_predictions=open_predictions)
    for prediction in predictions:
        state = state.apply(f"predict {prediction}")
    return state


@pytest.mark.parametrize("bidder", ["simulation", "steered"])
def test_a_hand_that_takes_all_tricks_predicts_all_points(bidder: str) -> None:
    assert predicted(bidder, dealt(SURE)) == "predict 157"


def test_a_poor_hand_predicts_little() -> None:
    assert predicted("steered", dealt(POOR)) == "predict 0"
    assert predicted("thumb", dealt(POOR)) == "predict 0"
    assert predicted("estimate", dealt(POOR)) == "predict 0"


def test_thumb_is_the_rule_of_thumb_and_plain_follows_it() -> None:
    for board in range(30):
        state = Differenzler().deal(seed=3, board=board)
        assert state.to_move is not None
        view = state.view(state.to_move)
        thumb, plain = (
            BIDDERS.make(name).decide(view, Budget(), RandomKey()).action
            for name in ("thumb", "plain")
        )
        assert thumb == plain
        assert str(thumb) == f"predict {rule_of_thumb(view.hand, view.details.trump)}"


def test_the_estimates_of_four_hands_come_to_about_157() -> None:
    sums = []
    for board in range(300):
        state = Differenzler().deal(seed=4, board=board)
        while state.to_move is not None and state.phase is Phase.PREDICT:
            view = state.view(state.to_move)
            state = state.apply(BIDDERS.make("estimate").decide(view, Budget(), RandomKey()).action)
        sums.append(sum(each for each in state.details.predictions))
    assert abs(mean(sums) - 157) < 5
    assert all(abs(each - 157) < 40 for each in sums)


def test_zero_predicts_nothing_with_the_best_of_hands() -> None:
    assert predicted("zero", dealt(SURE)) == "predict 0"


def test_steered_shows_what_each_prediction_would_cost() -> None:
    view = dealt(MIDDLING).view(0)
    decision = SteeredBidder(worlds=200).decide(view, Budget(), RandomKey(1))
    assert decision.unit is Unit.SCORE
    assert decision.values[decision.action] == max(decision.values.values()) < 0
    assert all(0 < error < 3 for error in decision.errors.values())
    assert decision.effort.playouts == 200 * (17 + len(decision.values))


def test_open_predictions_change_the_answer_and_hidden_ones_do_not() -> None:
    bidder = SteeredBidder(worlds=200)

    def values(state: State) -> object:
        return bidder.decide(state.view(0), Budget(), RandomKey(1)).values

    assert values(after(0, 0, 90)) != values(after(60, 0, 0))
    hidden = [after(*made, open_predictions=False) for made in ((0, 0, 90), (60, 0, 0))]
    assert values(hidden[0]) == values(hidden[1])


@pytest.mark.parametrize("bidder", EVERY)
def test_the_same_key_gives_the_same(bidder: str) -> None:
    state = dealt(MIDDLING)
    assert predicted(bidder, state) == predicted(bidder, state)


def test_time_ends_the_playing_early_and_a_flag_ends_it_all() -> None:
    view = dealt(MIDDLING).view(0)
    flag = StopFlag()
    flag.stop()
    for bidder in (SteeredBidder(worlds=1_000_000), SimulationBidder(games=1_000_000)):
        decision = bidder.decide(view, Budget(seconds=0.01), RandomKey(1))
        assert 0 < decision.effort.playouts < 1_000_000
        with pytest.raises(Stopped):
            bidder.decide(view, Budget(stop=flag), RandomKey(1))


def test_options_that_make_no_sense_are_refused_by_name() -> None:
    for options in ({"worlds": 0}, {"epsilon": 2.0}, {"reach": -1}, {"step": 0}, {"playout": "x"}):
        with pytest.raises(BadOption, match=f"steered: {next(iter(options))}"):
            SteeredBidder(**options)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="simulation: games"):
        SimulationBidder(games=0)


@pytest.mark.parametrize("bidder", EVERY)
def test_other_games_are_refused(bidder: str) -> None:
    with pytest.raises(BadOption, match=f"bidder={bidder} plays differenzler, not schieber"):
        BIDDERS.make(bidder).decide(Schieber().deal(seed=1).view(0), Budget(), RandomKey())


def test_the_name_makes_the_bidder_again() -> None:
    text = "steered(playout=greedy, worlds=7)"
    assert BIDDERS.make(BIDDERS.make(text).name) == BIDDERS.make(text)


def test_who_steers_comes_nearer_than_by_thumb() -> None:
    """One seat of four that play by rule, 120 deals; the gain is some two points."""

    def off(bidder: str) -> int:
        players = [make_player(f"rules(bidder={bidder})"), *[make_player("rules")] * 3]
        games = (
            play_game(Differenzler().deal(seed=32, board=board), players, seed=32)
            for board in range(120)
        )
        return sum(abs(game.result.differences[0]) for game in games)

    assert off("steered(worlds=200)") < off("thumb") < off("zero")
