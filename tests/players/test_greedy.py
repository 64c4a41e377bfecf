"""The greedy player and its plain rules."""

from hypothesis import given

from kiebitz.cards import Suit
from kiebitz.games import Differenzler, JassMode, Schieber, Skat, SkatContract, State
from kiebitz.players import Budget, make_player, play_game
from kiebitz.players.bidders.thumb import rule_of_thumb
from kiebitz.randomness import RandomKey
from tests import strategies

GREEDY = make_player("greedy")


def choice(state: State) -> str:
    """What greedy does here."""
    assert state.to_move is not None
    decision = GREEDY.decide(state.view(state.to_move), Budget(), RandomKey())
    return str(decision.action)


@given(strategies.starts(strategies.differenzler_rules))
def test_the_rule_of_thumb_sums_to_157_over_the_four_hands(state: State) -> None:
    assert sum(rule_of_thumb(hand, state.details.trump) for hand in state.hands) == 157


def test_it_wins_a_trick_as_cheaply_as_possible() -> None:
    state = Schieber().position(
        ["S6 S7", "C8 CA CK", "S8 SJ SQ", "S9 ST SK"], mode=JassMode.OBENABE, leader=0, trick="CQ"
    )
    assert choice(state) == "play CK"


def test_it_feeds_a_partner_who_is_winning() -> None:
    state = Schieber().position(
        ["S6", "C8", "C6 CT", "S9 ST"], mode=JassMode.OBENABE, leader=0, trick="CA C7"
    )
    assert choice(state) == "play CT"


def test_the_declarer_of_null_gets_rid_of_the_strongest_card_that_loses() -> None:
    state = Skat().position(
        ["C7 CQ CA", "S7 S8 D7", "S9 SA"],
        contract=SkatContract.NULL,
        declarer=0,
        leader=2,
        trick="CK",
    )
    assert choice(state) == "play CQ"


def test_it_stops_taking_tricks_once_the_prediction_is_reached() -> None:
    hands = ["S6", "CA C6", "S7 S8", "S9 ST"]
    for predicted, card in ((100, "CA"), (0, "C6")):
        state = Differenzler().position(
            hands, trump=Suit.HEARTS, predictions=(0, predicted, 0, 0), leader=0, trick="C7"
        )
        assert choice(state) == f"play {card}"


def test_it_declares_often_and_mostly_wins_against_itself() -> None:
    finals = [
        play_game(Skat().deal(seed=1, board=b), [GREEDY] * 3, seed=1, board=b).result
        for b in range(200)
    ]
    declared = [result for result in finals if result.declarer is not None]
    assert len(declared) > 100
    assert sum(result.won for result in declared) > len(declared) / 2
