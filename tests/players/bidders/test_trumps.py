"""The bidders that choose trumps: by the Challenge rules, by playouts, by solved endings."""

import pytest

from kiebitz.cards import JASS_DECK, Hand
from kiebitz.errors import BadOption, Stopped
from kiebitz.games import Action, JassMode, Schieber, Skat, State
from kiebitz.players import (
    BIDDERS,
    Budget,
    PlayoutsBidder,
    SolvedBidder,
    StopFlag,
    make_player,
    play_game,
)
from kiebitz.players.bidders.challenge import mode_score
from kiebitz.players.player import Unit
from kiebitz.randomness import RandomKey

SURE = "D6 D7 D8 D9 DT DJ DQ DK DA"
POOR = "D8 D7 H9 H8 H7 S9 S8 C9 C7"
KINDS = ("playouts(worlds=30, push_worlds=30)", "solved(worlds=20, push_worlds=20)")


def dealt(hand: str, rules: Schieber | None = None, *, forehand: int = 0) -> State:
    """A deal in which seat 0 has this hand, the others whatever is left."""
    rest = [card for card in JASS_DECK.cards if card not in Hand.parse(hand)]
    hands = [hand, *(Hand(rest[seat::3]) for seat in range(3))]
    return (rules or Schieber()).deal_hands(hands, forehand=forehand)


@pytest.mark.parametrize("kind", KINDS)
def test_a_hand_that_takes_all_tricks_is_worth_all_points(kind: str) -> None:
    decision = BIDDERS.make(kind).decide(dealt(SURE).view(0), Budget(), RandomKey(1))
    assert str(decision.action) == "trump diamonds"
    assert decision.values[decision.action] == 157
    assert decision.errors[decision.action] == 0
    assert decision.unit is Unit.OWN


@pytest.mark.parametrize("kind", KINDS)
def test_multipliers_and_bonuses_count(kind: str) -> None:
    rules = Schieber(target=2500, match_bonus=True, stoeck=True)
    decision = BIDDERS.make(kind).decide(dealt(SURE, rules).view(0), Budget(), RandomKey(1))
    assert decision.values[Action.trump(JassMode.DIAMONDS)] == 2 * (157 + 100 + 20)
    assert str(decision.action) == "trump obenabe"  # three times, and as sure


@pytest.mark.parametrize("kind", KINDS)
def test_a_poor_hand_is_pushed_and_a_partner_chooses_what_there_is(kind: str) -> None:
    bidder = BIDDERS.make(kind)
    assert str(bidder.decide(dealt(POOR).view(0), Budget(), RandomKey(1)).action) == "push"
    pushed = dealt(POOR, forehand=2).apply("push")
    decision = bidder.decide(pushed.view(0), Budget(), RandomKey(1))
    assert len(decision.values) == len(JassMode)


def test_multipliers_change_the_choice() -> None:
    hand = "CJ C9 CT C7 SA SK HA HK DA"  # clubs, or obenabe if it counts three times
    bidder = PlayoutsBidder(worlds=60, push_worlds=20)
    plain = bidder.decide(dealt(hand).view(0), Budget(), RandomKey(1))
    long = bidder.decide(dealt(hand, Schieber(target=2500)).view(0), Budget(), RandomKey(1))
    assert str(plain.action) == "trump clubs"
    assert str(long.action) == "trump obenabe"


def test_at_the_target_the_chance_to_win_counts() -> None:
    view = dealt(SURE).view(0)
    ahead = PlayoutsBidder(match=True, ours=990, theirs=100, worlds=20, push_worlds=5)
    decision = ahead.decide(view, Budget(), RandomKey(1))
    assert decision.unit is Unit.CHANCE
    assert decision.values[decision.action] == 1
    assert all(0 <= value <= 1 for value in decision.values.values())


def test_time_ends_the_playing_early_and_a_flag_ends_it_all() -> None:
    bidder = PlayoutsBidder(worlds=1_000_000, push_worlds=1_000_000)
    decision = bidder.decide(dealt(POOR).view(0), Budget(seconds=0.01), RandomKey(1))
    assert decision.effort.playouts < 1_000_000
    flag = StopFlag()
    flag.stop()
    with pytest.raises(Stopped):
        bidder.decide(dealt(POOR).view(0), Budget(stop=flag), RandomKey(1))


def test_options_that_make_no_sense_are_refused_by_name() -> None:
    for options in ({"worlds": 0}, {"push_worlds": 0}, {"partner_worlds": 0}, {"epsilon": 2.0}):
        with pytest.raises(BadOption, match=f"playouts: {next(iter(options))}"):
            PlayoutsBidder(**options)
    with pytest.raises(BadOption, match="playouts: ours"):
        PlayoutsBidder(ours=-1)
    with pytest.raises(BadOption, match="solved: solved_tricks"):
        SolvedBidder(solved_tricks=7)


@pytest.mark.parametrize("name", ["challenge", "playouts", "solved"])
def test_other_games_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"bidder={name} plays schieber, not skat"):
        BIDDERS.make(name).decide(Skat().deal(seed=1).view(0), Budget(), RandomKey())


def test_plain_chooses_as_challenge_does() -> None:
    for board in range(40):
        state = Schieber().deal(seed=5, board=board)
        seat = state.to_move
        assert seat is not None
        plain, challenge = (
            BIDDERS.make(name).decide(state.view(seat), Budget(), RandomKey()).action
            for name in ("plain", "challenge")
        )
        assert plain == challenge


def test_the_name_makes_the_bidder_again() -> None:
    text = "solved(solved_tricks=3, worlds=7)"
    assert BIDDERS.make(BIDDERS.make(text).name) == BIDDERS.make(text)
    assert mode_score(Hand.parse(SURE), JassMode.DIAMONDS, pushed=True) == 107


def test_its_choices_gain_points_with_equal_cards() -> None:
    """Both teams play by rule; 150 deals are enough to see a gain of a few points."""
    ours, theirs = (
        make_player(f"rules(bidder={bidder})")
        for bidder in ("playouts(worlds=60, push_worlds=40, partner_worlds=8)", "challenge")
    )
    gained = 0
    for board in range(150):
        for seats in ([ours, theirs] * 2, [theirs, ours] * 2):
            result = play_game(Schieber().deal(seed=31, board=board), seats, seed=31).result
            gained += (1 if seats[0] is ours else -1) * (result.points[0] - result.points[1])
    assert gained / 300 > 1
