"""A game that nobody has heard of: facts and a state machine are enough for the rest."""

from dataclasses import dataclass
from io import StringIO
from typing import ClassVar

import pytest
from rich.console import Console

from kiebitz.arena.accounts import Role, seat_tallies
from kiebitz.arena.deals import Forehands, usual_forehands
from kiebitz.arena.redealing import deal_anew
from kiebitz.arena.scoring import Measure, seat_scores, usual_measure
from kiebitz.arena.seatings import orders
from kiebitz.arena.starts import Start, cut_to
from kiebitz.cards import Face, Language
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.games import GAMES, Differenzler, Phase, Rules, Schieber, Skat
from kiebitz.lab.sample_views import play_randomly
from kiebitz.players import Budget, make_player
from kiebitz.randomness import RandomKey
from kiebitz.solver import analyse
from kiebitz.solver.analysis import can_analyse
from tests.strategies import advance


@dataclass(frozen=True)
class Ramscher(Skat):
    """Like Skat, under another name."""

    name: ClassVar[str] = "ramscher"


@dataclass(frozen=True)
class Molotow(Schieber):
    """Like Schieber, under another name."""

    name: ClassVar[str] = "molotow"


@dataclass(frozen=True)
class Hindersi(Differenzler):
    """Like Differenzler, under another name."""

    name: ClassVar[str] = "hindersi"


TWINS = [(Ramscher(), Skat()), (Molotow(), Schieber()), (Hindersi(), Differenzler())]


@pytest.fixture(params=TWINS, ids=lambda twins: twins[0].name)
def twins(request: pytest.FixtureRequest) -> tuple[Rules, Rules]:
    new, known = request.param
    assert new.name not in GAMES
    return new, known


def test_the_arena_seats_scores_and_counts_it(twins: tuple[Rules, Rules]) -> None:
    new, known = twins
    assert orders(new, 2) == orders(known, 2)
    assert usual_forehands(new) is usual_forehands(known)
    assert usual_measure(new) is usual_measure(known)
    for seed in range(12):
        played = advance(new.deal(seed=seed), 200, seed)
        same = advance(known.deal(seed=seed), 200, seed)
        assert list(seat_tallies(played)) == list(seat_tallies(same))
        for measure in (Measure.SCORE, Measure.POINTS):
            assert seat_scores(played, measure) == seat_scores(same, measure)


def test_the_arena_starts_it_late_and_deals_it_anew(twins: tuple[Rules, Rules]) -> None:
    new, known = twins
    start = Start.parse("8", new)
    for seed in range(12):
        played = advance(new.deal(seed=seed), 200, seed)
        same = advance(known.deal(seed=seed), 200, seed)
        late, late_too = cut_to(start, played), cut_to(start, same)
        assert (late and late.hands) == (late_too and late_too.hands)
        again, again_too = (deal_anew(game, 0, RandomKey(seed)) for game in (played, same))
        assert (again and again.dealt) == (again_too and again_too.dealt)


def test_a_hand_of_it_is_printed(twins: tuple[Rules, Rules]) -> None:
    new, _ = twins
    players = [f"player {seat}" for seat in range(new.seats)]
    for seed in range(6):
        text = StringIO()
        report = HandReport(Console(file=text, width=100), Look(Face.FRENCH, Language.EN), players)
        final = advance(new.deal(seed=seed), 200, seed)
        report.print(final, title="new")
        for seat, score in enumerate(final.result.scores):
            shown = f"{score:+}".replace("-", "−")
            assert f"player {seat} ({seat}): {shown}" in text.getvalue()


SEARCHES = (
    "flat(worlds=3)",
    "pimc(worlds=3)",
    "uct(iterations=20)",
    "ismcts(iterations=20)",
    "maxn(worlds=1, leaves=50)",
    "paranoid(worlds=1, leaves=50)",
    "cfr(iterations=5)",
    "mccfr(iterations=20)",
    "recpimc(worlds=1, inner=greedy)",
    "alphamu(worlds=2)",
    "open",
)


@pytest.mark.parametrize("text", SEARCHES)
def test_every_search_plays_it_as_the_game_that_it_is(
    text: str, twins: tuple[Rules, Rules]
) -> None:
    """Trees and analyses asked for the name of the game."""
    player = make_player(text)
    for seed in range(3):
        new, known = (advance(rules.deal(seed=seed), 16, seed) for rules in twins)
        if new.over or new.phase is not Phase.PLAY or new.to_move is None:
            continue
        decide = getattr(player, "decide_open", None)
        decisions = [
            decide(state, Budget(), RandomKey(1))
            if decide
            else player.decide(state.view(state.to_move or 0), Budget(), RandomKey(1))
            for state in (new, known)
        ]
        assert decisions[0].action == decisions[1].action
        assert decisions[0].values == decisions[1].values


def test_the_onlooker_analyses_it(twins: tuple[Rules, Rules]) -> None:
    for seed in range(6):
        new, known = (advance(rules.deal(seed=seed), 200, seed) for rules in twins)
        assert can_analyse(new) == can_analyse(known)
        if can_analyse(known) and known.rules.declares:  # Schieber takes a second
            assert analyse(new).cards == analyse(known).cards


def test_the_laboratory_plays_it(twins: tuple[Rules, Rules]) -> None:
    new, _ = twins
    if new.declares:
        return  # an auction at random would rarely end in a game
    assert sum(map(len, play_randomly(new, 5, seed=1).hands)) == new.cards_in_play - 5


def test_roles_come_from_facts() -> None:
    roles = {
        rules.name: {role for role, _, _ in seat_tallies(advance(rules.deal(seed=2), 200, 2))}
        for rules, _ in TWINS
    }
    assert roles["molotow"] == {Role.CHOOSER, Role.OPPONENT}
    assert roles["hindersi"] == {Role.ALONE}
    assert roles["ramscher"] <= {Role.DECLARER, Role.DEFENDER, Role.PASSED}
    assert usual_forehands(Molotow()) is Forehands.ALL
