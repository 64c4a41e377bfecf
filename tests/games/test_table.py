"""Properties that hold for states and views of every game."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kiebitz.arena.redealing import deal_anew
from kiebitz.cards import Hand
from kiebitz.errors import BadOption, BrokenState, IllegalAction, KiebitzError, UnknownAction
from kiebitz.games import (
    GAMES,
    Action,
    Differenzler,
    Phase,
    Schieber,
    Skat,
    SkatContract,
    SkatLevel,
    State,
    View,
)
from kiebitz.randomness import RandomKey
from tests import strategies
from tests.hidden import public_part

ALL_POINTS = {"skat": 120, "schieber": 157, "differenzler": 157}


@given(strategies.states())
def test_the_legal_set_is_empty_only_when_the_game_is_over(state: State) -> None:
    assert bool(state.legal_actions) != state.over
    assert len(set(state.legal_actions)) == len(state.legal_actions)


@given(strategies.states())
def test_legal_cards_are_in_the_hand_of_the_seat_to_move(state: State) -> None:
    assume(state.phase is Phase.PLAY)
    assert state.to_move is not None
    assert Hand(action.card for action in state.legal_actions) <= state.hands[state.to_move]


@given(strategies.states(), strategies.seeds)
def test_undo_restores_the_state_bit_for_bit(state: State, seed: int) -> None:
    assume(not state.over)
    after = state.apply(random.Random(seed).choice(state.legal_actions))
    assert after != state
    assert after.undo() == state
    assert after.undo().to_bytes() == state.to_bytes()
    for seat in range(state.rules.seats):
        assert after.undo().view(seat) == state.view(seat)


def extras_of(start: State) -> dict[str, object]:
    """What a deal has besides hands and forehand."""
    if isinstance(start.rules, Skat):
        return {"skat": start.details.skat}
    return {"trump": start.details.trump} if isinstance(start.rules, Differenzler) else {}


@given(strategies.finished())
def test_undoing_everything_leads_back_to_the_deal(state: State) -> None:
    start = state
    while start.history:
        start = start.undo()
    assert start == state.rules.deal_hands(  # type: ignore[attr-defined]
        state.dealt, forehand=state.forehand, **extras_of(start)
    )
    for action in state.history:
        start = start.apply(action)
    assert start == state


@given(strategies.finished())
def test_the_points_of_a_deal_are_conserved(state: State) -> None:
    if isinstance(state.rules, Skat):
        assume(len(state.tricks) == 10)
        aside = sum(state.contract_table.points(c) for c in state.details.skat)  # type: ignore[union-attr]
        assert sum(state.points) + aside == 120
    else:
        assert sum(state.points) == 157


@given(strategies.states())
def test_every_card_is_somewhere_exactly_once(state: State) -> None:
    places = [*state.hands, Hand(state.trick), *(Hand(trick.cards) for trick in state.tricks)]
    if isinstance(state.rules, Skat):
        places.append(state.details.skat)
    everything = Hand()
    for place in places:
        assert everything.isdisjoint(place)
        everything |= place
    assert len(everything) == state.rules.deck.size


@given(strategies.states())
def test_all_forms_are_lossless(state: State) -> None:
    for again in (
        State.from_bytes(state.to_bytes()),
        State.from_json(state.to_json()),
        pickle.loads(pickle.dumps(state)),
        copy.deepcopy(state),
    ):
        assert again == state
        assert hash(again) == hash(state)
        assert again.legal_actions == state.legal_actions


@given(strategies.endings())
def test_positions_are_lossless_too(state: State) -> None:
    assert State.from_bytes(state.to_bytes()) == state
    assert State.from_json(state.to_json()) == state


@given(strategies.states(), st.integers(0, 3))
def test_views_are_lossless(state: State, seat: int) -> None:
    assume(seat < state.rules.seats)
    view = state.view(seat)
    assert View.from_bytes(view.to_bytes()) == view
    assert pickle.loads(pickle.dumps(view)) == view
    assert hash(pickle.loads(pickle.dumps(view))) == hash(view)


@given(strategies.states())
def test_the_seat_to_move_sees_the_same_legal_actions(state: State) -> None:
    for seat in range(state.rules.seats):
        view = state.view(seat)
        assert view.legal_actions == (state.legal_actions if seat == state.to_move else ())
        assert view.hand == state.hands[seat]
        assert view.trick == state.trick
        assert view.actors == state.actors
        assert view.points == state.points


@pytest.mark.parametrize("name", GAMES)
def test_reshuffling_what_is_hidden_leaves_the_view_equal_bit_for_bit(name: str) -> None:
    chance = random.Random(name)
    kinds = {
        "skat": [Skat(), Skat(ramsch=True)],
        "schieber": [Schieber(), Schieber.table()],
        "differenzler": [Differenzler(), Differenzler(open_predictions=True)],
    }[name]
    compared = changed = 0
    for board in range(400):
        rules = kinds[board % 2]
        state = strategies.advance(rules.deal(seed=11, board=board), 2 + board % 40, seed=board)
        if state.over:
            continue
        seat = chance.randrange(rules.seats)
        for attempt in range(20):
            other = deal_anew(state, seat, RandomKey(11, board, seat, attempt))
            # Another deal can make another Weis public: then the views differ rightly.
            if other is None or public_part(other, seat) != public_part(state, seat):
                continue
            compared += 1
            changed += other != state
            assert other.view(seat).to_bytes() == state.view(seat).to_bytes()
    assert compared > 500
    assert changed > compared // 2


def test_a_view_does_not_change_with_a_secret_discard() -> None:
    start = Skat().deal(seed=1)
    for action in ("pass", "pass", "bid 18", "pickup"):
        start = start.apply(action)
    first, second = start.legal_actions[0], start.legal_actions[-1]
    assert start.apply(first).view(1) == start.apply(second).view(1)
    assert start.apply(first).view(0) != start.apply(second).view(0)


def test_only_the_declarer_sees_the_skat() -> None:
    state = Skat().deal(seed=1)
    skat = state.details.skat
    for action in ("pass", "pass", "bid 18"):
        state = state.apply(action)
    assert not any(state.view(seat).details.skat for seat in range(3))
    assert not state.apply("hand").view(0).details.skat
    taken = state.apply("pickup")
    assert skat <= taken.view(0).hand
    discarded = taken.apply(taken.legal_actions[0])
    assert len(discarded.view(0).details.skat) == 2
    assert not discarded.view(1).details.skat


def test_a_position_hides_the_other_hands() -> None:
    def at(skat: str, other: str) -> View:
        return (
            Skat()
            .position(
                ("CJ HT", "DJ HA", other),
                contract=SkatContract.HEARTS,
                declarer=0,
                leader=0,
                skat=skat,
                hand=True,
                level=SkatLevel.NONE,
            )
            .view(1)
        )

    assert at("C7 C8", "S8 S9") == at("S8 C8", "C7 S9")
    assert at("C7 C8", "S8 S9") != at("D7 D8", "SK SQ")  # all have seen which cards are gone


@given(strategies.states(), st.integers(0, 2**64 - 1))
@settings(max_examples=30)
def test_playouts_do_not_depend_on_the_number_of_threads(state: State, seed: int) -> None:
    one = state.playouts(600, seed=seed, threads=1)
    assert one.shape == (600, state.rules.seats)
    assert np.array_equal(one, state.playouts(600, seed=seed, threads=3))
    assert np.array_equal(one[:100], state.playouts(100, seed=seed))


def test_playouts_of_a_finished_game_repeat_its_scores() -> None:
    state = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    assert not state.playouts(5).any()


@pytest.mark.parametrize("name", GAMES)
def test_batches_are_the_same_whatever_the_number_of_threads(name: str) -> None:
    rules = GAMES[name]()
    one = rules.random_card_play(2000, seed=5, threads=1)  # type: ignore[attr-defined]
    two = rules.random_card_play(2000, seed=5, threads=2)  # type: ignore[attr-defined]
    assert np.array_equal(one[0], two[0])
    assert np.array_equal(one[1], two[1])
    totals = one.points.sum(axis=1)
    assert (totals <= ALL_POINTS[name]).all()
    assert name == "skat" or (totals == 157).all()


def test_a_long_batch_can_be_interrupted() -> None:
    import _thread
    import threading

    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        Schieber().random_card_play(20_000_000)
    timer.join()


@pytest.mark.parametrize(
    ("count", "threads"), [(-1, 1), (2**62, 1), (2**70, 1), (1.5, 1), (10, 0), (10, -3), (1, 9999)]
)
def test_impossible_batches_are_refused(count: int, threads: int) -> None:
    for rules in (Skat(), Schieber(), Differenzler()):
        with pytest.raises(BadOption):
            rules.deal(seed=1).playouts(count, threads=threads)
        with pytest.raises(BadOption):
            rules.random_card_play(count, threads=threads)


def test_states_cannot_be_changed() -> None:
    state = Skat().deal(seed=1)
    with pytest.raises(AttributeError, match="no setter"):
        state.rules = Skat(ramsch=True)


def test_states_of_different_rules_are_different() -> None:
    assert Skat().deal(seed=1) != Skat(ramsch=True).deal(seed=1)
    assert Schieber().deal(seed=1) != Differenzler().deal(seed=1)


def test_the_same_seed_gives_the_same_deal_and_another_board_another() -> None:
    assert Skat().deal(seed=1) == Skat().deal(seed=1)
    assert Skat().deal(seed=1) != Skat().deal(seed=2)
    assert Skat().deal(seed=1) != Skat().deal(seed=1, board=1)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(IllegalAction, match="no result yet"):
        _ = Skat().deal(seed=1).result
    asked = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass")
    with pytest.raises(IllegalAction, match="no result yet"):
        asked._core.result()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        Skat().deal(seed=1).undo()


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(BadOption, match="seat"):
        Skat().deal(seed=1).view(seat)
    with pytest.raises(BadOption, match="forehand"):
        Skat().deal(seed=1, forehand=seat)


@given(strategies.states(), st.binary(max_size=80), st.integers(0, 200))
def test_mutated_bytes_are_refused_or_give_a_sound_state(
    state: State, noise: bytes, place: int
) -> None:
    data = state.to_bytes()
    mutated = data[:place] + noise + data[place + len(noise) :]
    try:
        again = State.from_bytes(mutated)
    except KiebitzError:
        return
    assert State.from_bytes(again.to_bytes()) == again


@given(strategies.states(), st.integers(0, 200))
def test_truncated_bytes_are_refused(state: State, length: int) -> None:
    data = state.to_bytes()
    assume(length < len(data))
    with pytest.raises(KiebitzError):
        State.from_bytes(data[:length])


@pytest.mark.parametrize("data", [b"", b"Kz", b"Kz\x01\x09", b"PK\x03\x04" * 10, "text", None])
def test_foreign_bytes_are_refused_by_name(data: bytes) -> None:
    with pytest.raises(BrokenState):
        State.from_bytes(data)
    with pytest.raises(BrokenState):
        View.from_bytes(data)


def test_a_view_is_no_state() -> None:
    with pytest.raises(BrokenState, match="not a state"):
        State.from_bytes(Skat().deal(seed=1).view(0).to_bytes())


@pytest.mark.parametrize("action", [None, 7, b"pass"])
def test_what_is_no_action_is_refused(action: str) -> None:
    with pytest.raises(UnknownAction, match="is no action"):
        Skat().deal(seed=1).apply(action)


def test_legality_can_be_asked_of_anything_that_names_an_action() -> None:
    state = Schieber().deal(seed=1)
    assert state.is_legal("push")
    assert not state.is_legal("pass")
    assert not Skat().deal(seed=1).is_legal(Action.play("H6"))


@given(strategies.states(), st.data())
def test_at_gives_what_undoing_gives(state: State, data: st.DataObject) -> None:
    length = data.draw(st.integers(0, state.length))
    undone = state
    while undone.length > length:
        undone = undone.undo()
    assert state.at(length) == undone
    assert state.at(length - state.length) == (undone if length < state.length else state.at(0))
    assert state.at(length).legal_actions == undone.legal_actions


@pytest.mark.parametrize("length", [3, -3, 10**30, True, 1.0, None])
def test_a_length_out_of_range_is_refused_by_name(length: Any) -> None:
    state = Skat().deal(seed=1).apply("pass").apply("pass")
    with pytest.raises(BadOption, match=r"the number of actions should be .* from -2 to 2"):
        state.at(length)
