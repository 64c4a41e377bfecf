"""Hints: what they say is what can be counted, and it follows from what the seat can see."""

import itertools
import json

import pytest

from kiebitz.beliefs import Worlds
from kiebitz.cards import Face, Hand
from kiebitz.errors import BadOption, OutOfTurn, Stopped
from kiebitz.games import (
    Action,
    ActionKind,
    Differenzler,
    Phase,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    State,
    View,
)
from kiebitz.players import Budget, StopFlag, Unit, make_player
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import Advice, Option, Topic, width_of_share
from kiebitz.skill.hints import advise, places_of
from kiebitz.solver import solve
from kiebitz.words import Language

KEY = RandomKey(7)
GRAND_OUVERT = "CJ SJ HJ DJ CA CT CK CQ C9 C8"
NOTHING = "C7 C9 SQ S8 S9 H7 HQ D8 D9 DK"


def ending() -> State:
    """A defender leads; who has what is open."""
    return Skat().position(
        ["CJ HT SA", "DJ HA S7", "S8 S9 D7"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=1,
        points=(35, 30, 0),
    )


def deal_with(cards: str, *, seat: int = 0) -> State:
    """A deal of Skat in which this seat has these cards."""
    hand = Hand.parse(cards)
    rest = [card for card in Skat.deck.cards if card not in hand]
    hands = [Hand(rest[:10]), Hand(rest[10:20])]
    hands.insert(seat, hand)
    return Skat().deal_hands(hands, skat=Hand(rest[20:]), forehand=0)


def to_discard(seed: int = 5) -> State:
    """Forehand has bid 18 and taken the skat."""
    state = Skat().deal(seed=seed)
    for action in ("bid 18", "hold", "pass", "pass", "pickup"):
        state = state.apply(action)
    return state


def test_the_chance_of_a_card_is_counted_over_all_layouts_that_are_possible() -> None:
    view = ending().view(1)
    advice = advise(view, key=KEY)
    worlds = list(_worlds(view))
    assert advice.exact
    assert advice.worlds == len(worlds)
    for option in advice.options:
        wins = [solve(world).cards[option.action] < 61 for world in worlds]
        assert option.chance == pytest.approx(sum(wins) / len(wins))
        assert option.value == option.chance
        assert option.error is None
        points = [120 - solve(world).cards[option.action] for world in worlds]
        assert option.points == pytest.approx(sum(points) / len(points))


@pytest.mark.parametrize("player", ["net", "blend(weight=2.0)"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_chance_of_a_card_by_experience_lies_between_none_and_all(
    player: str, seat: int
) -> None:
    state = ending() if seat == 1 else led_by_declarer()
    view = state.view(seat)
    advice = advise(view, player=make_player(player), key=KEY)
    assert advice.topic is Topic.CHANCE
    assert advice.unit is Unit.CHANCE
    for option in advice.options:
        assert option.chance is not None
        assert 0 < option.chance < 1
    assert "of 100 games like this are won" in advice.say()
    assert "von 100 solchen Spielen" in advice.say(Language.DE)


def led_by_declarer() -> State:
    """The declarer leads the same ending."""
    return Skat().position(
        ["CJ HT SA", "DJ HA S7", "S8 S9 D7"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        points=(35, 30, 0),
    )


def _worlds(view: View) -> list[State]:
    """Every deal of the unseen cards, put together by hand."""
    unseen = [card for hand in (ending().hands[0], ending().hands[2]) for card in hand]
    own = view.hand
    return [
        Skat().position(
            [Hand(cards), own, Hand(unseen) - Hand(cards)],
            contract=SkatContract.HEARTS,
            declarer=0,
            leader=1,
            points=(35, 30, 0),
        )
        for cards in itertools.combinations(unseen, 3)
    ]


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler(), Skat(ramsch=True)])
def test_a_hint_is_what_the_adviser_would_do(rules: Rules) -> None:
    adviser, state, number = make_player("quick"), rules.deal(seed=11), 0
    while not state.over:
        view, key = state.view(state.to_move or 0), RandomKey(number)
        advice = advise(view, player=adviser, key=key, belief=False)
        expected = adviser.decide(view, Budget(), key).action
        if view.phase is Phase.PREDICT:  # by the curve that is shown, not by an estimate beside it
            assert advice.chosen.value == max(one.value for one in advice.options)
        else:
            assert advice.action == expected
            assert advice.chosen.action == expected
        check(advice, view)
        state, number = state.apply(expected), number + 1


def check(advice: Advice, view: View) -> None:
    """What holds for every hint."""
    told = [one.action for one in advice.options]
    assert len(set(told)) == len(told)
    assert set(told) <= set(view.legal_actions)
    if view.phase is Phase.PLAY:
        assert set(told) == set(view.legal_actions)
    if view.phase is Phase.AUCTION:
        assert len(told) == 2
    for option in advice.options:
        assert option.chance is None or 0 <= option.chance <= 1
        assert option.error is None or option.error > 0
    data = json.loads(json.dumps(advice.to_dict()))
    assert [one["chosen"] for one in data["options"]].count(True) == 1
    for language in Language:
        for face in Face:
            said = advice.say(language, face=face)
            assert said.endswith(".")
            assert "{" not in said
            assert len(said) < 250


def test_a_hint_follows_from_what_can_be_seen_alone() -> None:
    """Two deals that look the same from the seat give the same hint."""
    state = Skat().deal(seed=3)
    first, second = state.hands[0], state.hands[2]
    other = Skat().deal_hands([second, state.hands[1], first], skat=state.aside)
    assert state.view(1) == other.view(1)
    assert advise(state.view(1), key=KEY) == advise(other.view(1), key=KEY)


def test_a_card_that_won_in_all_layouts_drawn_is_not_taken_for_certain() -> None:
    assert width_of_share(1.0, 100) > 0.02
    assert width_of_share(1.0, 1000) < width_of_share(1.0, 100) / 5
    assert width_of_share(0.5, 100) == pytest.approx(0.098, abs=0.002)


def test_there_is_a_reason_to_bid_and_one_to_pass() -> None:
    good = advise(deal_with(GRAND_OUVERT, seat=1).view(1), key=KEY)
    assert good.topic is Topic.BID
    assert good.action == Action.bid(18)
    assert good.highest_bid is not None
    assert good.highest_bid >= 120  # grand with four
    assert good.games[0].contract in (SkatContract.GRAND, SkatContract.CLUBS)
    assert good.games[0].chance > 0.95
    bad = advise(deal_with(NOTHING, seat=1).view(1), key=KEY)
    assert bad.action.kind is ActionKind.PASS
    assert bad.highest_bid == 0
    assert bad.say().startswith("Pass: ")
    assert bad.say(Language.DE).startswith("Passen: ")


def test_games_are_told_each_once_with_what_they_are_worth() -> None:
    adviser = make_player("pimc(bidder=worlds)")  # `net` announces nothing
    games = advise(deal_with(GRAND_OUVERT, seat=1).view(1), player=adviser, key=KEY).games
    names = [(game.contract, game.level, game.hand) for game in games]
    assert len(set(names)) == len(names)
    worth = {(g.contract.name, g.level.name, g.hand): g.worth for g in games}
    assert worth["GRAND", "NONE", False] == 24 * 5
    assert worth["CLUBS", "NONE", True] == 12 * (10 + 2)  # ten matadors, the game, and hand
    assert worth["CLUBS", "SCHNEIDER", True] == 12 * (10 + 4)
    assert worth["NULL", "NONE", False] == 23
    assert worth["NULL", "OUVERT", False] == 46


def test_at_most_ten_discards_are_told_and_the_one_that_is_asked_about() -> None:
    view = to_discard().view(0)
    advice = advise(view, key=KEY)
    assert advice.topic is Topic.DISCARD
    assert 2 <= len(advice.options) <= 10
    told = {one.action for one in advice.options}
    odd = next(action for action in view.legal_actions if action not in told)
    asked = advise(view, key=KEY, about=odd)
    assert asked.action == advice.action
    option = asked.option_of(odd)
    assert option is not None
    assert option.behind is not None
    assert option.behind > 0
    assert asked.option_of(advice.action) == advice.chosen


def test_a_declaration_is_told_with_its_chances() -> None:
    state = to_discard()
    state = state.apply(advise(state.view(0), key=KEY).action)
    advice = advise(state.view(0), key=KEY)
    assert advice.topic is Topic.DECLARE
    assert len(advice.options) == len(state.legal_actions)
    assert advice.chosen.chance is not None


def test_a_prediction_comes_with_a_curve_around_it() -> None:
    view = Differenzler().deal(seed=5).view(0)
    advice = advise(view, key=KEY)
    values = {one.action.argument: one.value for one in advice.options}
    own = advice.action.argument
    assert isinstance(own, int)
    assert {own - 3, own, own + 3, 0, 155} <= set(values)
    assert values[own] is not None
    assert values[155] is not None
    assert values[own] > values[155]
    asked = advise(view, key=KEY, about=Action.predict(99))
    assert asked.option_of(Action.predict(99)) is not None


def test_trumps_are_compared_with_the_push() -> None:
    advice = advise(Schieber().deal(seed=5).view(0), key=KEY)
    assert advice.topic is Topic.TRUMP
    assert len(advice.options) == 7


def test_places_are_those_that_counting_gives() -> None:
    view = ending().view(1)
    places = places_of(view)
    worlds = Worlds(view)
    hands = [worlds.hands(row) for row in worlds.all()]
    assert set(places) == {"CJ", "HT", "SA", "S8", "S9", "D7"}
    for card, shares in places.items():
        for name, share in shares.items():
            place = 3 if name == "skat" else int(name)
            there = sum(card in str(each[place]).split() for each in hands)
            assert share == pytest.approx(there / len(hands), abs=0.001)
        assert sum(shares.values()) == pytest.approx(1, abs=0.01)


def test_places_can_be_left_out() -> None:
    assert advise(ending().view(1), key=KEY, belief=False).places is None


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    state = Skat().position(["CJ", "DJ", "S8"], contract=SkatContract.HEARTS, declarer=0, leader=1)
    advice = advise(state.view(1), key=KEY)
    assert advice.topic is Topic.FORCED
    assert advice.say() == "Play the jack of diamonds: there is no choice."


def test_an_adviser_that_does_not_say_why_is_named() -> None:
    advice = advise(ending().view(1), player=make_player("random"), key=KEY)
    assert "random would" in advice.say()
    assert "random" in advice.say(Language.DE)


def test_an_advantage_in_points_is_told_where_the_chances_are_equal() -> None:
    first, second = Action.parse("play CJ"), Action.parse("play SA")
    options = (Option(first, 1.0, chance=1.0, points=80.2), Option(second, 1.0, points=75.0))
    advice = Advice(0, Topic.CHANCE, first, options, Unit.CHANCE, "strong", 20, exact=True)
    assert advice.say() == (
        "Play the jack of clubs: it wins in all 20 possible layouts; so does the ace of spades, "
        "but with 75 points instead of 80."
    )


def test_who_is_not_asked_gets_no_hint() -> None:
    with pytest.raises(OutOfTurn):
        advise(ending().view(0), key=KEY)


def test_an_adviser_that_sees_all_cards_is_refused() -> None:
    with pytest.raises(BadOption, match="looks at all cards"):
        advise(ending().view(1), player=make_player("open"), key=KEY)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="an adviser is a player"):
        advise(ending().view(1), player="strong", key=KEY)  # type: ignore[arg-type]


def test_a_player_for_another_game_is_refused() -> None:
    with pytest.raises(BadOption):
        advise(
            Differenzler().deal(seed=1).view(0),
            player=make_player("pimc(bidder=worlds)"),
            key=KEY,
        )


@pytest.mark.parametrize(
    ("state", "player"),
    [
        (Skat().deal(seed=5).apply("pass").apply("pass").view(0), "strong"),
        (to_discard().view(0), "pimc(worlds=100, bidder=worlds)"),
        (to_discard().view(0), "strong"),
        (Schieber().deal(seed=5).view(0), "strong"),
        (Schieber().deal(seed=5).apply("trump hearts").view(0), "strong"),
        (Differenzler().deal(seed=5).view(0), "strong"),
    ],
)
def test_thinking_can_be_stopped(state: View, player: str) -> None:
    flag = StopFlag()
    flag.stop()
    adviser = make_player(player)
    nets = player == "strong" and state.phase in (Phase.AUCTION, Phase.DISCARD)
    if nets:  # judged in a moment, without a search
        advise(state, player=adviser, key=KEY, stop=flag)
        return
    with pytest.raises(Stopped):
        advise(state, player=adviser, key=KEY, stop=flag)
