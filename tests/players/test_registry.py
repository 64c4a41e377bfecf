"""Players by text."""

from collections.abc import Callable
from enum import Enum

import pytest

from kiebitz.calltext import Call
from kiebitz.errors import BadPlayerText, UnknownPlayer
from kiebitz.games import View
from kiebitz.players import Budget, Decision, Player, make_player, register, registered_players
from kiebitz.players import registry as registry_module
from kiebitz.randomness import RandomKey


class Mood(Enum):
    """For a parameter that is a choice."""

    CALM = 1
    WILD = 2


class Delegate:
    """A player with every kind of parameter."""

    def __init__(
        self,
        *,
        to: Player,
        worlds: int = 10,
        share: float = 0.5,
        fast: bool = False,
        mood: Mood = Mood.CALM,
        note: str = "",
        second: Player | None = None,
        depth: int | None = None,
    ) -> None:
        self.name = f"delegate(to={to.name})"
        self.settings = (worlds, share, fast, mood, note)
        self.to = to
        self.second = second
        self.depth = depth

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return self.to.decide(view, budget, key)


@pytest.fixture(autouse=True)
def _with_delegate(monkeypatch: pytest.MonkeyPatch) -> None:
    players = registry_module._PLAYERS
    monkeypatch.setattr(players, "_entries", dict(players._entries))
    register("delegate", Delegate)


def test_our_players_are_registered_with_a_summary() -> None:
    summaries = {player.name: player.summary for player in registered_players()}
    assert {"random", "greedy", "delegate"} <= set(summaries)
    assert all(summaries.values())


def test_nested_players_and_all_parameter_types_are_built() -> None:
    player = make_player(
        'delegate(to=delegate(to=greedy), worlds=3, share=1, fast=true, mood=wild, note="x y")'
    )
    assert isinstance(player, Delegate)
    assert player.name == "delegate(to=delegate(to=greedy))"
    assert player.settings == (3, 1.0, True, Mood.WILD, "x y")


@pytest.mark.parametrize(
    ("text", "error", "named"),
    [
        ("nobody", UnknownPlayer, "no player 'nobody'; there are"),
        ("delegate", BadPlayerText, "delegate needs a value for 'to'"),
        ("delegate(to=nobody)", UnknownPlayer, "nobody"),
        ("delegate(to=greedy, speed=9)", BadPlayerText, "no parameter 'speed'; it has to, worlds"),
        ("delegate(to=greedy, worlds=many)", BadPlayerText, "should be of type int"),
        ("delegate(to=greedy, worlds=1.5)", BadPlayerText, "should be of type int"),
        ("delegate(to=greedy, fast=1)", BadPlayerText, "should be of type bool"),
        ("delegate(to=greedy, mood=sad)", BadPlayerText, "none of calm, wild"),
        ("delegate(to=greedy, depth=deep)", BadPlayerText, "should be of type"),
        ("delegate(to=greedy, second=3)", BadPlayerText, "should be of type"),
        ("greedy(x=1)", BadPlayerText, "greedy has no parameter 'x'; it has bidder"),
    ],
)
def test_mistakes_are_told_by_name(text: str, error: type[Exception], named: str) -> None:
    with pytest.raises(error, match=named.replace("(", r"\(")):
        make_player(text)


def test_optional_parameters_take_their_type() -> None:
    player = make_player("delegate(to=greedy, second=random, depth=4)")
    assert isinstance(player, Delegate)
    assert player.second is not None
    assert (player.second.name, player.depth) == ("random", 4)


def test_a_broken_foreign_package_is_named_and_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Point:
        name = "broken"

        @staticmethod
        def load() -> None:
            raise ImportError("no such module")

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Point])
    with pytest.warns(UserWarning, match="'broken' cannot be loaded: no such module"):
        assert "greedy" in [player.name for player in registered_players()]


def test_a_text_that_is_no_call_may_stand_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        @staticmethod
        def load() -> None:
            raise ImportError("no such module")

    class Smiley:
        name = "smiley"

        @staticmethod
        def load() -> Callable[[str], Call | None]:
            return lambda text: Call("greedy") if text == ":-)" else None

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Broken, Smiley])
    with pytest.warns(UserWarning, match="shorthand 'broken' failed: no such module"):
        assert make_player(":-)").name == "greedy"
    with (
        pytest.warns(UserWarning, match="shorthand 'broken'"),
        pytest.raises(BadPlayerText, match="expected a name at character 1"),
    ):
        make_player(":-(")


def test_a_name_is_registered_once() -> None:
    with pytest.raises(BadPlayerText, match="registered already"):
        register("greedy", Delegate)


def test_third_parties_register_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "visitor"

        @staticmethod
        def load() -> type[Delegate]:
            return Delegate

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Point] if group else [])
    assert make_player("visitor(to=random)").name == "delegate(to=random)"
