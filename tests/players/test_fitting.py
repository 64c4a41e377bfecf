"""What is made for some games refuses the others before the first card."""

from collections.abc import Iterable

import pytest

from kiebitz.arena import match_of
from kiebitz.arena.tournament import tournament_of
from kiebitz.beliefs import WeisBelief, Worlds
from kiebitz.beliefs.card_places import card_places
from kiebitz.errors import BadOption, BadTournament
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Budget, Decision, make_player, play_game, play_steps
from kiebitz.players.fitting import require_fitting
from kiebitz.randomness import RandomKey

MISFITS: tuple[tuple[str, Rules, str], ...] = (
    ("pimc(belief=weis)", Skat(), r"belief=weis is for .* such as schieber\(weis=true\), not"),
    ("uct(belief=weis)", Schieber(weis=False), "belief=weis .* not for schieber"),
    ("maxn(belief=weis)", Differenzler(), "belief=weis .* not for differenzler"),
    ("cfr(otherwise=ismcts(belief=weis))", Skat(), "belief=weis"),
    ("mix(opening=greedy, ending=pimc(belief=weis))", Skat(), "belief=weis"),
    ("random(bidder=null)", Schieber(), "bidder=null is for games with null, such as skat"),
    ("open(bidder=null)", Differenzler(), "bidder=null"),
    ("mix(defender=pimc)", Schieber(), "declarer and defender are for games with a declarer"),
    ("flat(leaf=solver)", Differenzler(), "leaf=solver is for games with two sides"),
    ("ismcts(leaf=solver)", Differenzler(), "take leaf=playout"),
)
FITS: tuple[tuple[str, Rules], ...] = (
    ("pimc(belief=weis)", Schieber(weis=True)),
    ("random(bidder=null)", Skat()),
    ("mix(declarer=pimc)", Skat()),
    ("uct(leaf=solver)", Skat(ramsch=True)),
    ("flat(leaf=solver)", Schieber()),
)


def ids(cases: Iterable[tuple[object, ...]]) -> list[str]:
    return [str(case[0]) for case in cases]


@pytest.mark.parametrize(("text", "rules", "why"), MISFITS, ids=ids(MISFITS))
def test_a_misfit_is_refused_before_anything_is_played(text: str, rules: Rules, why: str) -> None:
    players = [make_player("random")] * (rules.seats - 1)
    with pytest.raises(BadOption, match=why):
        next(play_steps(rules.deal(seed=1), [*players, make_player(text)]))


@pytest.mark.parametrize(("text", "rules", "why"), MISFITS, ids=ids(MISFITS))
def test_a_misfit_enters_no_match(text: str, rules: Rules, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        match_of([text, "greedy"], game=rules)
    with pytest.raises(BadOption, match=why):
        match_of(["random", "greedy"], game=rules, field=text)
    with pytest.raises(BadOption, match=why):
        match_of(["random", "greedy"], game=rules, start="cards", by=text)


def test_a_tournament_names_the_player() -> None:
    table = {"game": "skat", "boards": 1, "players": {"odd": "pimc(belief=weis)", "g": "greedy"}}
    with pytest.raises(BadTournament, match=r"players\.odd.*belief=weis is for"):
        tournament_of(table)


@pytest.mark.parametrize(("text", "rules"), FITS, ids=ids(FITS))
def test_what_fits_is_let_in(text: str, rules: Rules) -> None:
    require_fitting(make_player(text), rules)
    match_of([text, "greedy"], game=rules)


def test_the_belief_itself_refuses_a_game_without_weis() -> None:
    """It used to call all worlds equally likely without a word."""
    view = Skat().deal(seed=1).view(0)
    with pytest.raises(BadOption, match="belief=weis"):
        WeisBelief().weigh(view, Worlds(view).draw(2))
    with pytest.raises(BadOption, match="belief=weis"):
        card_places(view, belief=WeisBelief())


@pytest.mark.parametrize(
    "text",
    [
        "flat(worlds=2, leaf=solver)",
        "flat(worlds=2, leaf=solver, bandit=true)",
        "uct(iterations=20, leaf=solver)",
        "ismcts(iterations=20, leaf=solver, keep=true)",
    ],
)
def test_in_ramsch_playouts_judge_instead_of_the_solver(text: str) -> None:
    """These players failed at the first card."""
    start = Skat(ramsch=True).deal(seed=1)
    for _ in range(3):
        start = start.apply("pass")
    plain = text.replace("leaf=solver", "leaf=playout")
    finals = [play_game(start, [make_player(each)] * 3) for each in (text, plain)]
    assert finals[0] == finals[1]


class SkatBot:
    """A bot of somebody else that plays one game only."""

    name = "skat bot"

    def require_rules(self, rules: Rules) -> None:
        Skat.required(rules, "skat bot")

    def decide(self, view: object, budget: Budget, key: RandomKey) -> Decision:
        return Decision("pass")


def test_a_bot_of_somebody_else_may_refuse_games_too() -> None:
    require_fitting(SkatBot(), Skat())
    with pytest.raises(BadOption, match="skat bot plays skat, not schieber"):
        play_game(Schieber().deal(seed=1), [SkatBot()] * 4)
