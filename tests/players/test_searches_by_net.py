"""Searches that ask nets: leaf=net, playout=net, inner=net, belief=net, and the player blend."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kiebitz.beliefs import Worlds, make_belief
from kiebitz.errors import BadModel, BadOption
from kiebitz.games import Differenzler, Phase, Rules, Schieber, Skat, SkatContract, State, View
from kiebitz.learn.whole_numbers import pack
from kiebitz.players import Budget, Decision, Unit, make_player, play_game
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.randomness import RandomKey
from tests.players.test_net_player import small_net

SEARCHES = (
    "flat(worlds=6, leaf=net)",
    "flat(worlds=3, playout=net, reward=ranges)",
    "flat(worlds=4, leaf=net, bandit=true)",
    "uct(iterations=40, leaf=net, leaves=8)",
    "ismcts(iterations=20, playout=net, epsilon=0.1)",
    "recpimc(worlds=2, inner=net, horizon=4)",
    "flat(worlds=4, belief=net(candidates=3))",
    "blend(search=flat(worlds=4, leaf=net), weight=0.5)",
)


def choices(seed: int, count: int) -> list[View]:
    """Views of a declared game in which somebody has cards to choose from."""
    players = [make_player("random(bidder=plain)")] * 3
    views: list[View] = []
    while len(views) < count:
        final = play_game(Skat().deal(seed=seed), players, seed=seed)
        states = [final.at(number) for number in range(0, final.length, 4)]
        views += [
            state.view(state.to_move)
            for state in states
            if state.phase is Phase.PLAY
            and state.details.declarer is not None
            and len(state.legal_actions) > 1
        ]
        seed += 1
    return views[:count]


def decided(text: str, view: View, key: int = 1) -> Decision:
    """What a player does, without limits."""
    return make_player(text).decide(view, Budget(), RandomKey(key))


@pytest.mark.parametrize("text", SEARCHES)
def test_a_search_that_asks_nets_plays_a_legal_card_and_the_same_one_again(text: str) -> None:
    for view in choices(5, 4):
        decision = decided(text, view)
        assert decision.action in view.legal_actions
        assert (decision.action, decision.values) == (
            decided(text, view).action,
            decided(text, view).values,
        )


@pytest.mark.parametrize("text", SEARCHES)
@pytest.mark.parametrize("rules", [Schieber(), Differenzler()], ids=lambda rules: rules.name)
def test_other_games_are_refused(text: str, rules: Rules) -> None:
    player = make_player(text)
    belief = getattr(player, "belief", None)
    ask = belief if text.startswith("flat(worlds=4, belief=net") else player
    with pytest.raises(BadOption, match=r"skat"):
        ask.require_rules(rules)  # type: ignore[union-attr]


@pytest.mark.parametrize("text", SEARCHES)
def test_ramsch_is_played_without_nets(text: str) -> None:
    state = Skat(ramsch=True).deal(seed=1).apply("pass").apply("pass").apply("pass")
    view = state.view(state.to_move)
    assert decided(text, view).action in view.legal_actions


def test_what_nets_say_of_leaves_is_shown_as_they_say_it() -> None:
    for view in choices(9, 6):
        decision = decided("flat(worlds=5, leaf=net)", view)
        assert decision.unit is Unit.OWN
        assert all(-1.26 < value < 1.26 for value in decision.values.values())


def test_games_finished_by_nets_are_counted_in_points() -> None:
    view = next(v for v in choices(9, 6) if v.details.contract is not SkatContract.NULL)
    decision = decided("flat(worlds=5, playout=net)", view)
    assert decision.unit is Unit.POINTS
    assert all(0 <= value <= 120 for value in decision.values.values())


def test_another_net_says_something_else_and_has_another_fingerprint(tmp_path: Path) -> None:
    found, fingerprints = [], set()
    view = next(v for v in choices(3, 9) if v.details.contract is not SkatContract.NULL)
    for seed in (1, 2):
        file = tmp_path / "own.net"
        file.write_bytes(pack(small_net(seed)))
        for text in ("flat(worlds=5, leaf=net, suit=FILE)", "flat(belief=net(suit=FILE))"):
            fingerprints.add(fingerprint_of(make_player(text.replace("FILE", f'"{file}"'))))
        found.append(decided(f'flat(worlds=5, leaf=net, suit="{file}")', view).values)
    assert found[0] != found[1]
    assert len(fingerprints) == 2
    assert fingerprint_of(make_player("flat(leaf=net)")) == ""


@pytest.mark.parametrize("kind", ["flat", "uct", "ismcts", "recpimc", "blend"])
def test_a_file_that_is_no_net_is_refused_where_it_is_named(kind: str) -> None:
    with pytest.raises(BadModel, match="there is no such file"):
        make_player(f'{kind}(suit="nowhere.net")')


def test_a_blend_of_weight_0_is_the_net() -> None:
    for view in choices(4, 5):
        said = decided("net", view)
        assert decided("blend(weight=0)", view).values == pytest.approx(said.values)


def test_a_blend_adds_up_what_net_and_search_say() -> None:
    for view in choices(4, 5):
        said, found = decided("net", view).values, decided("flat(worlds=8, leaf=net)", view).values
        both = decided("blend(search=flat(worlds=8, leaf=net), weight=3)", view).values
        assert both == pytest.approx({a: (said[a] + 3 * found[a]) / 4 for a in said})


def test_the_net_decides_where_a_blended_search_finds_no_difference() -> None:
    text = "blend(search=pimc(worlds=4, choice=wins), weight=1000)"
    for view in choices(4, 8):
        found, said = decided("pimc(worlds=4, choice=wins)", view).values, decided("net", view)
        most = max(found.values())
        best = [action for action in found if found[action] > most - 1e-9]
        assert decided(text, view).action == max(best, key=lambda action: said.values[action])


def test_a_time_limit_ends_a_search_that_asks_nets() -> None:
    view = choices(6, 1)[0]
    for text in ("flat(leaf=net)", "flat(playout=net)", "uct(leaf=net)", "blend"):
        decision = make_player(text).decide(view, Budget(seconds=0.05), RandomKey(1))
        assert decision.action in view.legal_actions


def test_a_budget_of_playouts_is_kept() -> None:
    view = choices(6, 1)[0]
    cards = len(view.legal_actions)
    decision = make_player("flat(leaf=net)").decide(
        view, Budget(playouts=5 * cards + 1), RandomKey(1)
    )
    assert decision.effort.playouts == 5 * cards


def likelier(state: State, seat: int, belief: str) -> float:
    """How much likelier the true deal is to a belief than to none, as a logarithm."""
    view = state.view(seat)
    drawn = Worlds(view).draw(60, seed=1)
    places = (*state.hands, state.details.skat)
    truth = np.array([[Skat.deck.mask(cards) for cards in places]], dtype=np.uint64)
    weights = make_belief(belief).weigh(view, np.concatenate([truth, drawn]))
    return float(np.log(weights[0] / weights[1:].mean()))


def played_by_nets() -> Iterator[State]:
    """Declared games with nets at all seats, from their first card on."""
    for seed in range(40):
        final = play_game(Skat().deal(seed=seed), [make_player("net")] * 3, seed=seed)
        if final.details.declarer is not None and final.length > 30:
            yield final


def test_the_belief_prefers_worlds_in_which_nets_play_what_was_played() -> None:
    logs = [
        likelier(state, seat, "net(eagerness=0)")
        for final in played_by_nets()
        for state in [final.at(final.length - 12)]
        for seat in range(3)
        if state.phase is Phase.PLAY
    ]
    assert len(logs) > 20
    assert np.mean(logs) > 0.2


def test_the_belief_knows_that_nobody_declares_without_cards() -> None:
    """At the first card: for a defender the true deal weighs more; a declarer knows as much."""
    logs = []
    for final in played_by_nets():
        state = next(one for one in map(final.at, range(final.length)) if one.phase is Phase.PLAY)
        for seat in range(3):
            by_declaration = likelier(state, seat, "net(lapse=1)")
            if seat == state.details.declarer:
                assert by_declaration == 0
            else:
                logs.append(by_declaration)
    assert np.mean(logs) > 0.7


def test_the_belief_refuses_worlds_of_another_view() -> None:
    first, second = choices(3, 1)[0], choices(30, 1)[0]
    with pytest.raises(BadOption, match="does not fit"):
        make_belief("net").weigh(first, Worlds(second).draw(2, seed=1))
