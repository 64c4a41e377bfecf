"""What to do with a hand from memory: the cards alone, whatever lies in the other hands."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.cards import Hand, Suit
from kiebitz.errors import BadOption, IllegalAction, WrongHandSize
from kiebitz.games import (
    Action,
    ActionKind,
    Differenzler,
    Phase,
    Schieber,
    Skat,
    SkatContract,
    SkatLevel,
    State,
)
from kiebitz.games.skat import BID_VALUES
from kiebitz.players import make_player
from kiebitz.players.player import Unit
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Game, Option, Topic
from kiebitz.skill.hand_advice import advise_hand
from kiebitz.skill.hint_words import bid_up_to
from kiebitz.skill.hints import advise
from kiebitz.skill.voice import Voice
from kiebitz.words import Language, translate

KEY = RandomKey(5)
PASS = Action(ActionKind.PASS)
GOOD = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
JASS = "CJ C9 CA CT HA HT SA D7 D8"


@given(st.integers(0, 10**6), st.integers(0, 2))
@settings(deadline=None, max_examples=8)
def test_the_answer_is_that_for_every_deal_with_these_cards(seed: int, seat: int) -> None:
    """Whoever really sits there with the cards, after what was said, hears the same."""
    deal = Skat().deal(seed=seed)
    told = advise_hand(Skat(), deal.hands[seat], seat=seat, key=KEY)
    state: State = deal
    for each in told.assumed:
        state = state.apply(each)
    assert state.to_move == seat
    assert told.view == state.view(seat)
    assert told.advice == advise(state.view(seat), key=KEY, belief=False)


@pytest.mark.parametrize(
    ("seat", "said", "assumed"),
    [
        (0, [], ["bid 18"]),
        (1, [], []),
        (2, [], ["pass"]),
        (0, ["bid 18", "hold"], ["bid 20"]),
        (2, ["bid 18", "hold"], ["pass"]),
        (2, ["bid 18", "pass"], []),
        (0, ["pass", "bid 18"], []),
        (1, ["bid 18", "hold"], []),
    ],
)
def test_what_is_missing_of_the_auction_is_the_least_that_leads_here(
    seat: int, said: list[str], assumed: list[str]
) -> None:
    told = advise_hand(Skat(), GOOD, seat=seat, said=said, key=KEY)
    assert list(told.assumed) == assumed
    assert told.view.to_move == seat
    assert [str(action) for action in told.view.history] == [*said, *assumed]


def test_how_far_to_bid_is_told() -> None:
    told = advise_hand(Skat(), GOOD, seat=1, key=KEY)
    assert told.say().startswith(f"Bid up to {told.advice.highest_bid}: ")
    assert told.say(Language.DE).startswith("Bis ")
    poor = advise_hand(Skat(), "C7 C9 SQ S8 S9 H7 HQ D8 D9 DK", seat=1, key=KEY)
    assert poor.say().startswith("Pass: ")


GAMES = st.builds(
    Game,
    st.sampled_from([SkatContract.HEARTS, SkatContract.CLUBS, SkatContract.GRAND]),
    st.just(SkatLevel.NONE),
    st.booleans(),
    st.floats(0, 1),
    st.none(),
    st.floats(-200, 200),
    st.just(24),
)


@given(
    st.sampled_from(BID_VALUES),
    st.sampled_from([0, *BID_VALUES]),
    GAMES,
    st.none() | GAMES,
    st.floats(-20, 0),
    st.booleans(),
)
def test_a_limit_is_named_only_where_it_is_worth_more_than_passing_and_with_its_own_chance(
    asked: int, highest: int, now: Game, then: Game | None, passing: float, passes: bool
) -> None:
    going, out = Option(Action.bid(asked), now.score, game=now), Option(PASS, passing)
    advice = Advice(
        1, Topic.BID, PASS if passes else going.action, (going, out), Unit.SCORE, "strong",
        games=(now,), highest_bid=highest, bid=asked, at_limit=then,
    )  # fmt: skip
    said = bid_up_to(advice, Voice())
    if not said.startswith("Bid up to "):
        assert said.startswith("Pass: " if passes else f"Bid {asked}: ")
        return
    assert not passes
    assert said.startswith(f"Bid up to {highest}: ")
    named = [(asked, now)]
    if highest != asked:
        assert then is not None
        assert then.score > passing
        named = [(asked, now), (highest, then)]
    for part, (bid, game) in zip(said.split(": ")[1].split("; "), named, strict=True):
        assert f"about {100 * game.chance:.0f} of 100" in part
        assert game.contract.name.lower() in part
        assert ("hand" in part) == game.hand
        assert len(named) == 1 or f"at {bid} " in part


@given(st.integers(0, 10**6), st.sampled_from([18, 24, 40]))
@settings(deadline=None, max_examples=12)
def test_at_the_limit_that_is_named_going_on_is_worth_more_than_passing(
    seed: int, bid: int
) -> None:
    hand = Skat().deal(seed=seed).hands[1]
    said = [] if bid == 18 else ["bid 18", "hold", f"bid {bid}", "hold"]
    advice = advise_hand(Skat(), hand, seat=1, said=said, key=KEY).advice
    if advice.action == PASS:
        assert advice.highest_bid is not None
        assert advice.highest_bid < (advice.bid or 0)
        return
    passing = next(one.value for one in advice.options if one.action == PASS)
    assert passing is not None
    assert advice.highest_bid is not None
    assert advice.bid is not None
    assert advice.highest_bid >= advice.bid
    assert (advice.at_limit is None) == (advice.highest_bid == advice.bid)
    if advice.at_limit is None:
        return
    assert advice.at_limit.score > passing


def test_a_game_that_does_not_cover_the_bid_is_told_so() -> None:
    told = advise_hand(Skat(), f"{GOOD} H7 D7", said=["bid 18", "hold"], key=KEY)
    assert told.advice.bid == 18
    assert "less than the bid" not in told.say()
    assert "tournament points" in told.say()
    poor = "C7 C8 C9 CQ S7 S8 H7 H8 D7 D8 D9 SJ"
    high = advise_hand(Skat(), poor, said=["bid 120", "hold"], key=KEY)
    assert f"counts {high.advice.chosen.game.worth}, less than the bid of 120." in high.say()  # type: ignore[union-attr]
    assert "weniger als die gereizten 120" in high.say(Language.DE)


def test_of_twelve_cards_two_are_put_aside_whichever_were_the_skat() -> None:
    twelve = Hand.parse(f"{GOOD} H7 D7")
    for seat in range(3):
        told = advise_hand(Skat(), twelve, seat=seat, key=KEY)
        assert told.advice.topic is Topic.DISCARD
        assert told.view.hand == twelve
        assert told.view.details.bid == 18
        assert told.view.declarer == seat
        assert told.advice.chosen.game is not None
    assert told.advice.action == Action.discard("H7", "D7")
    state = Skat().deal_hands(
        ["CJ SJ HJ DJ CA CT CK CQ H7 D7", *_rest(twelve)],
        skat="C9 C8",
    )
    for action in ("bid 18", "hold", "pass", "pass", "pickup"):
        state = state.apply(action)
    other = advise(state.view(0), key=KEY, belief=False)
    mine = advise_hand(Skat(), twelve, said=["bid 18", "hold"], key=KEY)
    assert mine.assumed == ("pass", "pass")
    assert other == mine.advice


def _rest(cards: Hand) -> list[Hand]:
    rest = [card for card in Skat.deck.cards if card not in cards]
    return [Hand(rest[:10]), Hand(rest[10:])]


def test_after_the_auction_it_is_skat_or_hand() -> None:
    told = advise_hand(Skat(), GOOD, seat=1, said=["bid 18", "pass", "pass"], key=KEY)
    assert told.advice.topic is Topic.SKAT
    assert told.view.phase is Phase.SKAT


def test_trumps_are_chosen_or_pushed() -> None:
    first = advise_hand(Schieber(), JASS, key=KEY)
    assert first.advice.topic is Topic.TRUMP
    assert first.advice.action == Action.parse("trump clubs")
    partner = advise_hand(Schieber(), JASS, seat=2, key=KEY)
    assert partner.assumed == ("push",)
    assert all(one.action.kind is ActionKind.TRUMP for one in partner.advice.options)
    with pytest.raises(BadOption, match="nothing for seat 1 to say"):
        advise_hand(Schieber(), JASS, seat=1, key=KEY)


def test_predictions_need_the_suit_that_was_turned() -> None:
    told = advise_hand(Differenzler(), JASS, seat=2, trump=Suit.CLUBS, key=KEY)
    assert told.advice.topic is Topic.PREDICT
    other = advise_hand(Differenzler(), JASS, seat=2, trump=Suit.SPADES, key=KEY)
    assert (told.advice.action.argument or 0) > (other.advice.action.argument or 0)  # type: ignore[operator]
    with pytest.raises(BadOption, match="the trump suit is turned"):
        advise_hand(Differenzler(), JASS, key=KEY)


def test_a_player_may_be_named() -> None:
    told = advise_hand(Skat(), GOOD, seat=1, player=make_player("greedy"), key=KEY)
    assert told.advice.adviser == "greedy"


@pytest.mark.parametrize("language", Language)
def test_the_plain_form_is_json(language: Language) -> None:
    told = advise_hand(Skat(), GOOD, seat=2, key=KEY)
    data = json.loads(json.dumps(told.to_dict(language=language)))
    assert set(data) == {"game", "seat", "hand", "phase", "assumed", "sentence", "advice"}
    assert sorted(data["hand"]) == sorted(GOOD.split())
    assert data["sentence"] == told.say(language)
    worth = {(g["contract"], g["level"], g["hand"]): g["worth"] for g in data["advice"]["games"]}
    assert worth["null", "ouvert", False] == 46
    assert worth["null", "none", True] == 35
    assert worth["grand", "none", False] == 120
    assert worth["grand", "none", True] == 24 * (4 + 1 + 1)


def test_a_hand_game_with_schneider_announced_counts_two_more() -> None:
    player = make_player("pimc(bidder=worlds)")  # `net` announces nothing
    told = advise_hand(Skat(), GOOD, seat=2, player=player, key=KEY).to_dict()
    worth = {(g["contract"], g["level"], g["hand"]): g["worth"] for g in told["advice"]["games"]}
    assert worth["grand", "schneider", True] == 24 * (4 + 1 + 1 + 2)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("CJ", "in skat a hand has 10 cards, or 12 with the skat, not 1"),
        (f"{GOOD} H7", "in skat a hand has 10 cards, or 12 with the skat, not 11"),
    ],
)
def test_hands_of_another_size_are_refused(cards: str, message: str) -> None:
    with pytest.raises(WrongHandSize) as caught:
        advise_hand(Skat(), cards, key=KEY)
    assert str(caught.value) == message
    assert translate(Language.DE, message) != message


def test_what_cannot_have_been_said_is_refused() -> None:
    with pytest.raises(IllegalAction, match="does not fit"):
        advise_hand(Skat(), GOOD, said=["bid 19"], key=KEY)
    with pytest.raises(BadOption, match="nothing for seat 1 to say"):
        advise_hand(Skat(), GOOD, seat=1, said=["pass"], key=KEY)
    with pytest.raises(BadOption, match="does not take the skat"):
        advise_hand(Skat(), f"{GOOD} H7 D7", seat=1, said=["pass"], key=KEY)
