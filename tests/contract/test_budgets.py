"""One budget, one stop: what every player does with limits, and how it is ended."""

import _thread
import threading
import time

import pytest

from kiebitz import _core
from kiebitz.arena.entrants import Entrant
from kiebitz.errors import BadOption, Stopped
from kiebitz.games import Rules, Schieber, Skat, View
from kiebitz.players import Budget, StopFlag, make_player
from kiebitz.players.search_player import SearchPlayer
from kiebitz.players.tree import TreePlayer, new_trees
from kiebitz.randomness import RandomKey
from tests.strategies import advance

LITTLE = {
    "flat": ("flat(worlds=1)", "worlds"),
    "pimc": ("pimc(worlds=1, exact=0)", "worlds"),
    "uct": ("uct(iterations=1)", "playouts"),
    "ismcts": ("ismcts(iterations=1)", "playouts"),
    "maxn": ("maxn(worlds=1, leaves=10)", "worlds"),
    "paranoid": ("paranoid(worlds=1, leaves=10)", "worlds"),
    "mccfr": ("mccfr(iterations=1)", "playouts"),
    "recpimc": ("recpimc(worlds=1, inner=greedy, horizon=-1)", "worlds"),
    "alphamu": ("alphamu(worlds=1, moves=1, all_up_to=0)", "worlds"),
}
"""Players that would do next to nothing, and what they count."""
FOR_EVER = {
    "flat": "flat(worlds=1000000, playouts=1000)",
    "pimc": "pimc(worlds=100000)",
    "uct": "uct(iterations=1000000000)",
    "ismcts": "ismcts(iterations=1000000000)",
    "maxn": "maxn(leaves=1000000000)",
    "mccfr": "mccfr(iterations=1000000000)",
    "recpimc": "recpimc(worlds=100000)",
    "alphamu": "alphamu(moves=10, worlds=10000)",
}


def first_card(rules: Rules) -> View:
    """The view of who plays the first card of a declared game."""
    state = rules.deal(seed=1)
    actions = ("bid 18", "pass", "pass", "hand", "declare clubs")
    for action in actions if rules.declares else ("trump clubs",):
        state = state.apply(action)
    assert state.to_move is not None
    return state.view(state.to_move)


@pytest.mark.parametrize("rules", [Skat(), Schieber()], ids=lambda rules: rules.name)
@pytest.mark.parametrize("kind", LITTLE)
def test_seconds_are_used_whatever_else_the_player_would_do(kind: str, rules: Rules) -> None:
    text, counted = LITTLE[kind]
    decision = make_player(text).decide(first_card(rules), Budget(seconds=1.0), RandomKey())
    assert getattr(decision.effort, counted) > 1
    assert decision.effort.seconds > 0.25


@pytest.mark.parametrize("kind", LITTLE)
def test_a_number_stands_instead_of_the_players_own(kind: str) -> None:
    text, counted = LITTLE[kind]
    budget = Budget(**{counted: 7})  # type: ignore[arg-type]
    decision = make_player(text).decide(first_card(Skat()), budget, RandomKey())
    assert getattr(decision.effort, counted) == 7


@pytest.mark.parametrize(
    ("text", "kind", "known"),
    [
        ("uct", "worlds", "playouts, seconds"),
        ("ismcts", "nodes", "playouts, seconds"),
        ("pimc", "playouts", "nodes, seconds, worlds"),
        ("flat", "nodes", "playouts, seconds, worlds"),
        ("maxn", "playouts", "seconds, worlds"),
        ("mix(opening=pimc, ending=uct)", "worlds", "seconds"),
    ],
)
def test_a_limit_that_means_nothing_to_a_player_is_refused(
    text: str, kind: str, known: str
) -> None:
    budget = Budget(**{kind: 10})  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=rf"cannot be limited in {kind}: it knows {known}"):
        Entrant.of(text, budget=budget)
    if not text.startswith("mix"):
        with pytest.raises(BadOption, match=f"cannot be limited in {kind}"):
            make_player(text).decide(first_card(Skat()), budget, RandomKey())


@pytest.mark.parametrize("bandit", ["true", "false"])
def test_a_leaf_judge_that_comes_to_no_end_leaves_it_to_playouts(bandit: str) -> None:
    """The solver takes longer for one leaf of Schieber; with a bandit that was a ValueError."""
    player = make_player(f"flat(bandit={bandit}, leaf=solver)")
    decision = player.decide(first_card(Schieber()), Budget(seconds=0.001), RandomKey())
    assert decision.effort.playouts > 0
    assert decision.action in decision.values


def test_who_costs_nothing_takes_any_limit() -> None:
    for text in ("random", "greedy"):
        Entrant.of(text, budget=Budget(1, 2, 3, 4))


@pytest.mark.parametrize("kind", FOR_EVER)
def test_a_flag_stops_a_search_in_any_thread(kind: str) -> None:
    """None of these would end by itself within the hour."""
    ends: list[object] = []

    def think(flag: StopFlag) -> None:
        try:
            player, view = make_player(FOR_EVER[kind]), first_card(Skat())
            ends.append(player.decide(view, Budget(stop=flag), RandomKey()))
        except Stopped as error:
            ends.append(error)

    flag = StopFlag()
    thread = threading.Thread(target=think, args=(flag,))
    thread.start()
    time.sleep(0.2)
    assert thread.is_alive()
    flag.stop()
    thread.join(30)
    assert not thread.is_alive()
    assert [type(end) for end in ends] == [Stopped]


@pytest.mark.parametrize("kind", ["ismcts", "pimc", "mccfr"])
def test_ctrl_c_stops_a_search_and_nothing_after_it(kind: str) -> None:
    threading.Timer(0.2, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        make_player(FOR_EVER[kind]).decide(first_card(Skat()), Budget(), RandomKey())
    again = make_player(kind).decide(first_card(Skat()), Budget(seconds=0.1), RandomKey())
    assert again.effort.seconds > 0


def test_a_budget_is_plain_data_and_its_flag_stays_here() -> None:
    import pickle

    budget = Budget(seconds=1.5, worlds=3, stop=StopFlag())
    copy = pickle.loads(pickle.dumps(budget))
    assert copy == budget
    assert copy.stop is None
    assert "stop" not in repr(budget)


def test_time_runs_from_the_start_of_a_decision_over_all_its_parts() -> None:
    clock = Budget(seconds=0.05).start()
    assert not clock.late
    time.sleep(0.06)
    assert clock.late
    assert clock.seconds_left == 0
    assert _core.Budget().seconds_left is None


def test_endings_by_the_clock_end_when_nothing_is_left_to_do() -> None:
    state = advance(Schieber().deal(seed=1), 33, seed=1)
    assert state.to_move is not None
    begun = time.monotonic()
    make_player("pimc").decide(state.view(state.to_move), Budget(seconds=60), RandomKey())
    assert time.monotonic() - begun < 30


def test_trees_that_are_being_searched_refuse_a_second_search() -> None:
    """A driver may ask again before a search that it has stopped is over."""
    player = make_player("ismcts(iterations=1000000000, keep=true)")
    assert isinstance(player, SearchPlayer)
    sitting, view = player.sit(Skat(), 0), first_card(Skat())
    flag, ends = StopFlag(), []

    def think() -> None:
        try:
            sitting.decide(view, Budget(stop=flag), RandomKey())
        except Stopped as error:
            ends.append(error)

    thread = threading.Thread(target=think)
    thread.start()
    time.sleep(0.2)
    with pytest.raises(BadOption, match="being searched by another thread"):
        sitting.decide(view, Budget(playouts=1), RandomKey())
    flag.stop()
    thread.join(30)
    assert len(ends) == 1
    assert sitting.decide(view, Budget(playouts=10), RandomKey()).values


def test_a_stopped_search_has_no_picture() -> None:
    player = make_player("ismcts")
    assert isinstance(player, TreePlayer)
    view, flag = first_card(Skat()), StopFlag()
    trees = new_trees(view, player.options_for(view))
    flag.stop()
    with pytest.raises(Stopped):
        player.think_with(trees, view, Budget(stop=flag), RandomKey())
    assert trees.as_dot(3, 1) == "digraph search {}\n"


@pytest.mark.parametrize("text", ["flat(leaf=solver)", "uct(leaf=solver)", "ismcts(leaf=solver)"])
def test_what_the_solver_had_no_time_for_is_not_made_up(text: str) -> None:
    """The first card of Schieber takes it half a second; playouts step in."""
    view = first_card(Schieber())
    decision = make_player(text).decide(view, Budget(seconds=0.001), RandomKey())
    assert decision.effort.worlds == 10
    assert len(set(decision.values.values())) > 1


def test_the_stop_flag_reaches_the_cheater() -> None:
    state = Schieber().deal(seed=1).apply("trump clubs")
    flag = StopFlag()
    flag.stop()
    with pytest.raises(Stopped):
        make_player("open").decide_open(state, Budget(stop=flag), RandomKey())  # type: ignore[attr-defined]


def test_a_number_of_nodes_is_for_all_rounds_together() -> None:
    budget = Budget(nodes=100_000, seconds=0.5)
    effort = make_player("pimc(worlds=5)").decide(first_card(Skat()), budget, RandomKey()).effort
    assert 0 < effort.nodes < 150_000


def test_a_number_of_playouts_is_used_up() -> None:
    effort = make_player("flat").decide(first_card(Skat()), Budget(playouts=20_000), RandomKey())
    assert 19_900 <= effort.effort.playouts <= 20_000


def test_a_limit_of_nodes_is_shared_by_the_cards() -> None:
    """With one limit for all of them the first card was solved and the others guessed."""
    view = first_card(Schieber())
    decision = make_player("pimc(worlds=3, nodes=30000, choice=points)").decide(
        view, Budget(), RandomKey()
    )
    values = list(decision.values.values())
    assert len({round(value, 6) for value in values[1:]}) > 1


@pytest.mark.parametrize("seconds", [10**400, -1, float("nan"), "1", True])
def test_seconds_that_are_none_are_refused(seconds: object) -> None:
    with pytest.raises(BadOption, match="seconds of a budget should be a number"):
        Budget(seconds=seconds)  # type: ignore[arg-type]


def test_the_core_checks_what_it_is_given() -> None:
    with pytest.raises(BadOption, match="None is no position"):
        _core.skat_ask_many([None], None, None, 1)  # type: ignore[list-item]
    with pytest.raises(BadOption, match="seconds should be a number, not nan"):
        _core.Budget(float("nan"))
    late = _core.Budget(-1.0)
    assert late.late
    assert late.seconds_left == 0
