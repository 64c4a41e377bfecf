"""Reviews with all cards open: against the solver asked afresh, position by position."""

import json
from functools import cache

import pytest

from kiebitz.games import (
    ActionKind,
    Differenzler,
    JassMode,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    State,
)
from kiebitz.players import StopFlag, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.skill.grades import Grade
from kiebitz.skill.known import review_steps
from kiebitz.skill.review import Review, review_open
from kiebitz.solver import counts_for, solve, solve_maxn, verdict_of
from kiebitz.words import Language
from tests.strategies import advance

KEYS = {"sentence", "verdict", "unit", "curve", "turning", "dearest", "steps"}
STEP = {"step", "seat", "action", "phase", "open", "known"}
NAMES = ("Ann", "Bo", "Cy", "Di")


@cache
def played(rules: Rules, seed: int = 3) -> State:
    """A game of random cards, so that there is something to find."""
    start = rules.deal(seed=seed)
    if rules.declares:
        start = start.apply("bid 18").apply("pass").apply("pass").apply("hand")
        start = start.apply("declare hearts")
    if rules.teams:
        start = start.apply("trump hearts")
    return advance(start, 1000, seed)


def first_card(game: State) -> int:
    """How many actions were done before the first card."""
    return next(i for i, a in enumerate(game.history) if a.kind is ActionKind.PLAY)


@pytest.mark.parametrize("rules", [Skat(), Schieber()])
def test_every_card_has_the_value_that_the_solver_gives_it(rules: Rules) -> None:
    game, late = played(rules), 16 if rules.teams else 0
    review = review_open(game)
    for number in range(first_card(game) + 1 + late, game.length + 1):
        before, judged = game.at(number - 1), review.opened[number]
        values = solve(before).cards
        assert judged.values == dict(values)
        assert set(judged.best) == set(solve(before).best)
        sign = 1 if counts_for(game, judged.seat) else -1
        most = max(sign * value for value in values.values())
        assert judged.cost == most - sign * values[game.history[number - 1]]
        assert (judged.grade is Grade.FORCED) == (len(before.legal_actions) == 1)
        assert judged.grade in (Grade.FORCED, Grade.BEST) or judged.cost > 0


@pytest.mark.parametrize("rules", [Skat(), Schieber()])
def test_the_curve_begins_with_what_was_there_and_ends_with_what_was_made(rules: Rules) -> None:
    game = played(rules)
    review, verdict = review_open(game), verdict_of(game)
    assert verdict is not None
    assert review.verdict == verdict
    steps = [point.step for point in review.curve]
    assert steps == list(range(first_card(game), game.length + 1))
    assert review.curve[0].value == verdict.there
    assert review.curve[-1].value == verdict.made


def test_turning_points_are_blunders_and_change_who_is_winning() -> None:
    for seed in range(1, 8):
        game = played(Skat(), seed)
        review = review_open(game)
        value, needed = dict(review.curve), review.verdict and review.verdict.needed
        assert needed is not None
        for number in range(first_card(game) + 1, game.length + 1):
            turned = (value[number] >= needed) != (value[number - 1] >= needed)
            assert turned == (number in review.turning)
            assert not turned or review.opened[number].grade is Grade.BLUNDER
        if review.dearest is not None:
            most = max(each.cost for each in review.opened.values())
            assert review.opened[review.dearest].cost == most > 0


def test_in_null_the_curve_says_whether_it_is_made() -> None:
    start = Skat().deal(seed=3).apply("bid 18").apply("pass").apply("pass").apply("hand")
    review = review_open(advance(start.apply("declare null"), 100, 3))
    assert review.unit == "made"
    assert {point.value for point in review.curve} <= {0, 1}
    assert "Lost" in review.say() or "Made" in review.say()


def test_in_differenzler_the_last_tricks_are_judged_by_what_one_ends_off() -> None:
    game = played(Differenzler())
    review = review_open(game)
    assert review.unit == "difference"
    assert review.verdict is None
    assert set(review.opened) == set(range(game.length - 19, game.length + 1))
    for number, judged in list(review.opened.items())[4:]:
        before = game.at(number - 1)
        seat = before.to_move
        assert seat is not None
        found = solve_maxn(before)
        ends = {a: abs(p[seat] - game.result.predictions[seat]) for a, p in found.cards.items()}
        assert judged.values == ends
        assert judged.cost == ends[judged.action] - min(ends.values())
    off = [abs(each) for each in game.result.differences]
    assert review.curve[-1].value == sum(off)
    said = review.say(names=NAMES)
    assert said.startswith(f"{NAMES[off.index(min(off))]} was closest, off by {min(off)};")


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()])
@pytest.mark.parametrize("language", Language)
def test_the_plain_form_has_the_keys_that_pages_read(rules: Rules, language: Language) -> None:
    game = played(rules)
    quick, few = make_player("greedy"), {game.length, game.length - 1}
    judged = (j for j in review_steps(game, player=quick, key=RandomKey(1)) if j)
    review = review_open(game).with_known(j for j in judged if j.number in few)
    data = json.loads(json.dumps(review.to_dict(language=language, names=NAMES)))
    assert set(data) == KEYS
    assert data["sentence"] == review.say(language, names=NAMES)
    assert [each["step"] for each in data["steps"]] == list(range(1, game.length + 1))
    for step in data["steps"]:
        assert set(step) == STEP
        if step["open"] is not None:
            assert set(step["open"]) == {"values", "best", "cost", "class"}
            assert step["action"] in step["open"]["values"]
        if step["known"] is not None:
            known = {"best", "values", "unit", "cost", "error", "class", "words"}
            assert set(step["known"]) == known
    assert {step["phase"] for step in data["steps"]} <= {
        "auction",
        "skat",
        "discard",
        "declare",
        "trump",
        "predict",
        "play",
    }


def passed_in() -> State:
    """Nobody wants to play."""
    return Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")


def test_games_without_one_value_are_told_as_they_ended() -> None:
    assert review_open(passed_in()).say() == "All pass: the deal is thrown in."
    ramsch = advance(
        Skat(ramsch=True).deal(seed=1).apply("pass").apply("pass").apply("pass"), 100, 1
    )
    review = review_open(ramsch)
    assert review.opened == {}
    assert review.say(names=NAMES).startswith("Ramsch: Ann ")


def test_a_running_game_is_judged_as_far_as_it_goes() -> None:
    game = played(Skat()).at(15)
    review = review_open(game)
    assert review.verdict is None
    assert review.say() == "The game is not finished."
    assert len(review.opened) == 15 - first_card(game)
    assert review_open(Schieber().deal(seed=1)).curve == ()


def test_the_work_can_be_stopped() -> None:
    flag = StopFlag()
    flag.stop()
    for rules in (Skat(), Schieber(), Differenzler()):
        with pytest.raises(Exception, match="stopped"):
            review_open(played(rules), stop=flag)


def test_a_position_is_reviewed_too() -> None:
    start = Schieber().position(
        ["C6 H7 DA", "C7 H8 DK", "C8 H9 DQ", "C9 HT DJ"], mode=JassMode.OBENABE, leader=0
    )
    review: Review = review_open(advance(start, 100, 1))
    assert review.curve[0].step == 0
    ending = Skat().position(
        ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
    )
    game = play_game(ending, [make_player("greedy")] * 3)
    assert review_open(game).steps == range(1, 7)
