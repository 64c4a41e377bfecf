"""Decisions judged by what the seat could know: nothing that it did not see plays a part."""

import pytest

from kiebitz.errors import BadOption, Stopped
from kiebitz.games import ActionKind, Differenzler, Schieber, Skat, SkatContract, State
from kiebitz.players import StopFlag, Unit, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.skill.grades import Grade
from kiebitz.skill.hints import advise
from kiebitz.skill.known import judge_known, review_steps
from kiebitz.solver import solve
from kiebitz.words import Language

KEY = RandomKey(3)
CARDS = ["CJ HT SA", "DJ HA S7", "S8 S9 D7"]


def ending(*hands: str) -> State:
    """A declarer of hearts leads, 20 points short."""
    return Skat().position(
        hands or CARDS,
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        points=(35, 30, 0),
    )


def test_the_cost_is_the_difference_in_the_chance_to_win() -> None:
    start = ending()
    advice = advise(start.view(0), key=KEY)
    chance = {one.action: one.chance for one in advice.options}
    for action in start.legal_actions:
        judged = judge_known(start.apply(action), 1, key=KEY)
        assert judged is not None
        assert judged.advice.unit is Unit.CHANCE
        best, own = chance[advice.action], chance[action]
        assert best is not None
        assert own is not None
        assert judged.cost == pytest.approx(max(0.0, best - own))
        assert judged.error == 0  # all layouts were looked at
        assert (judged.grade is Grade.BEST) >= (action == advice.action)


def test_what_lies_in_other_hands_does_not_matter() -> None:
    """The same decision with other cards in the other hands: what is known stays the same."""
    first, second = ending(), ending(CARDS[0], "DJ S8 S9", "HA S7 D7")
    assert first.view(0) == second.view(0)
    for action in first.legal_actions:
        one = judge_known(first.apply(action), 1, key=KEY)
        other = judge_known(second.apply(action), 1, key=KEY)
        assert one == other
    assert solve(first).value != solve(second).value


def test_what_came_later_does_not_matter() -> None:
    start = ending().apply("play SA")
    later = start
    while not later.over:
        later = later.apply(later.legal_actions[-1])
    assert judge_known(start, 1, key=KEY) == judge_known(later, 1, key=KEY)


def test_a_forced_card_is_forced_and_asks_nobody() -> None:
    game = ending(CARDS[0], "DJ SK S7", CARDS[2]).apply("play CJ").apply("play DJ")
    judged = judge_known(game, 2, player=make_player("random"), key=KEY)
    assert judged is not None
    assert judged.grade is Grade.FORCED
    assert judged.say() == "There was no choice."


def test_every_decision_of_a_game_is_judged_in_its_order() -> None:
    game = play_game(Skat().deal(seed=8), [make_player("quick")] * 3)
    judged = list(review_steps(game, player=make_player("quick"), key=KEY))
    assert [each and each.number for each in judged] == list(range(1, game.length + 1))
    kinds = {each.action.kind for each in judged if each is not None}
    assert {ActionKind.BID, ActionKind.PASS, ActionKind.PICKUP, ActionKind.DISCARD} <= kinds
    for each in judged:
        assert each is not None
        assert each.cost >= 0
        if each.action == each.best:
            assert each.grade in (Grade.BEST, Grade.FORCED)
        for language in Language:
            assert each.say(language).endswith(".")
            assert "{" not in each.say(language)


def test_some_seats_alone_can_be_looked_at_with_the_same_outcome() -> None:
    game = play_game(Differenzler().deal(seed=8), [make_player("greedy")] * 4)
    adviser = make_player("quick")
    every = list(review_steps(game, player=adviser, key=KEY))
    mine = list(review_steps(game, player=adviser, key=KEY, seats=[2]))
    assert mine == [each for each in every if each is not None and each.seat == 2]


def test_a_game_that_another_would_not_have_played_is_a_mistake() -> None:
    state = Schieber().deal(seed=5)
    advice = advise(state.view(0), key=KEY)
    worst = advice.options[-1].action
    judged = judge_known(state.apply(worst), 1, key=KEY)
    assert judged is not None
    assert judged.grade in (Grade.MISTAKE, Grade.BLUNDER)
    assert judged.say().startswith("Better: ")


def test_a_jump_in_the_bidding_is_judged_as_going_on() -> None:
    state = Skat().deal(seed=5)
    step, jump = (judge_known(state.apply(bid), 1, key=KEY) for bid in ("bid 18", "bid 24"))
    assert step is not None
    assert jump is not None
    assert (step.cost, step.grade) == (jump.cost, jump.grade)


def test_a_wild_prediction_and_an_odd_discard_get_a_value_too() -> None:
    state = Differenzler().deal(seed=5).apply("predict 149")
    judged = judge_known(state, 1, key=KEY)
    assert judged is not None
    assert judged.grade is Grade.BLUNDER
    game = Skat().deal(seed=5)
    for action in ("bid 18", "hold", "pass", "pass", "pickup"):
        game = game.apply(action)
    told = {one.action for one in advise(game.view(0), key=KEY).options}
    odd = next(action for action in game.legal_actions if action not in told)
    found = judge_known(game.apply(odd), game.length + 1, key=KEY)
    assert found is not None
    assert found.cost > 0


def test_nothing_is_said_where_the_adviser_gives_no_values() -> None:
    game = ending().apply("play SA")
    assert judge_known(game, 1, player=make_player("random"), key=KEY) is None


def test_there_is_no_decision_with_another_number() -> None:
    for number in (0, 2, -1):
        with pytest.raises(BadOption, match="the number of the action"):
            judge_known(ending().apply("play SA"), number, key=KEY)


def test_the_thinking_can_be_stopped() -> None:
    flag = StopFlag()
    steps = review_steps(
        Schieber().deal(seed=1).apply("push").apply("trump hearts"), key=KEY, stop=flag
    )
    assert next(steps) is not None
    flag.stop()
    with pytest.raises(Stopped):
        next(steps)


def test_a_card_that_wins_as_often_but_wastes_points_is_fine_and_not_best() -> None:
    start = Skat().position(
        ["SA HA CA", "D7 CK D8", "H8 SK ST"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        points=(62, 0, 0),
    )
    options = advise(start.view(0), key=KEY).options
    assert {one.chance for one in options} == {1.0}
    best, *_, wasteful = sorted(options, key=lambda one: -(one.points or 0))
    assert (best.points or 0) - (wasteful.points or 0) > 5
    judged = [judge_known(start.apply(one.action), 1, key=KEY) for one in (best, wasteful)]
    assert [each and each.cost for each in judged] == [0, 0]
    assert [each and each.grade for each in judged] == [Grade.BEST, Grade.FINE]
