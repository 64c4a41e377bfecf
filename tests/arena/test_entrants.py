"""Entrants: how two players are told apart."""

from pathlib import Path

import pytest

from kiebitz.arena.board_play import stoppable
from kiebitz.arena.engines.stopping import stop_by
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.playing import duel, match_of
from kiebitz.errors import BadOption
from kiebitz.games import View
from kiebitz.players import Budget, Decision, StopFlag, make_player
from kiebitz.randomness import RandomKey
from kiebitz.records.store import Store
from tests.arena.matches import FirstCard

BOT = """
import kiebitz

class Bot:
    name = "bot"

    def decide(self, view, budget, key):
        return kiebitz.Decision(view.legal_actions[{place}])
"""


class Picks:
    """Plays the card at one place; two of them have the same name."""

    name = "picks"

    def __init__(self, place: int) -> None:
        self.place = place

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return Decision(view.legal_actions[self.place])


def test_an_edited_bot_is_another_player(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    with Store(tmp_path / "a.sqlite") as store:
        means = []
        for place in (0, -1):
            file.write_text(BOT.format(place=place))
            summary = duel(
                str(file),
                "greedy",
                game="schieber",
                boards=3,
                seed=1,
                workers=1,
                store=store,
                controls=False,
            )
            means.append(summary.comparisons[0].estimate.mean)
        assert means[0] != means[1]
        assert len(store.runs()) == 2


def test_objects_of_the_same_name_are_not_mixed(tmp_path: Path) -> None:
    with Store(tmp_path / "a.sqlite") as store:
        for place in (0, -1):
            duel(
                Picks(place),
                "greedy",
                game="schieber",
                boards=2,
                workers=1,
                store=store,
                controls=False,
            )
        assert len(store.runs()) == 2
    with pytest.raises(BadOption, match="two players look the same"):
        match_of([Picks(0), Picks(-1)], game="schieber")
    assert match_of([Picks(0), Picks(0)], game="schieber").is_control


def test_our_own_players_are_known_by_their_text() -> None:
    assert Entrant.of("pimc(worlds=5)").fingerprint == ""
    assert Entrant.of("mix(opening=greedy)").fingerprint == ""
    assert Entrant.of(FirstCard()).fingerprint != ""


def test_names_that_cannot_be_shown_are_refused() -> None:
    with pytest.raises(BadOption, match="cannot be shown"):
        Entrant("greedy", name="two\nlines")


@pytest.mark.parametrize("budget", [{"seconds": -1}, {"seconds": float("nan")}, {"nodes": 1.5}])
def test_budgets_are_checked(budget: dict[str, float]) -> None:
    with pytest.raises(BadOption, match="of a budget should be"):
        Budget(**budget)  # type: ignore[arg-type]


def test_our_own_players_are_ours_as_objects_too() -> None:
    """They were taken for bots: no stop flag reached them, and seeds were called guessable."""
    ours = Entrant.of(make_player("ismcts(iterations=50)"))
    assert ours.fingerprint
    assert not ours.foreign
    with stop_by(StopFlag()):
        assert stoppable(ours).stop is not None
        assert stoppable(Entrant.of(FirstCard())).stop is None
    assert Entrant.of(FirstCard()).foreign
