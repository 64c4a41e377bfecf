"""The bidder `net`: it judges what training judged, keeps to the rules and to what it knows."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadModel, BadOption
from kiebitz.games import Phase, Skat, State
from kiebitz.learn import choosing, nets, skat
from kiebitz.learn.auction import OPEN, STEPS, Auction, heard_from, run
from kiebitz.learn.whole_numbers import pack, whole
from kiebitz.players import Budget, NetBidder, make_player, play_game
from kiebitz.players.bidders.hands.net_sitting import HIGHEST_STEP, PASSES, NetSitting
from kiebitz.players.net_player import load_net
from kiebitz.randomness import RandomKey
from tests.learn.auctions import hold_in_the_core

GAMES, WAYS = 40, 12
ROUNDING = 0.05


def small_net() -> dict[str, np.ndarray]:
    """Random numbers in the form of the net that judges."""
    weights = nets.make(jax.random.key(4), choosing.judge_shape(16))
    key = jax.random.key(5)
    return {
        name: np.asarray(one + 0.2 * jax.random.normal(jax.random.fold_in(key, place), one.shape))
        for place, (name, one) in enumerate(sorted(weights.items()))
    }


@pytest.mark.parametrize("null", [False, True])
def test_the_core_judges_ways_as_training_does(null: bool) -> None:
    keys = jax.random.split(jax.random.key(21), 4)
    hands, rest = skat.deal(keys[0], GAMES)
    forehand = jax.random.randint(keys[1], (GAMES,), 0, skat.SEATS)
    limits = jax.random.choice(keys[2], jnp.array([0, 18, 20, 23, 27, 36, 48]), (GAMES, 3))
    held = run(limits, forehand)
    held = held._replace(declarer=jnp.maximum(held.declarer, 0))
    table = choosing.Declaring(choosing.of_seat(hands, held.declarer), rest, forehand, held)
    ways = choosing.try_ways(keys[3], table, WAYS, null=null)
    weights = small_net()
    said = np.asarray(nets.ask({n: jnp.asarray(w) for n, w in weights.items()}, ways.inputs))
    net = _core.Net.read(whole(weights))
    compared = 0
    for game in range(GAMES):
        state = dealt_as(hands[game], rest[game], int(forehand[game]))
        state, _, _ = hold_in_the_core(state, limits[game].tolist())
        if state.phase is not Phase.SKAT:
            continue
        twelve = np.asarray(table.hand[game] | rest[game])
        rows = rows_of(ways.declared, twelve, game)
        view = state.view(int(held.declarer[game]))
        found = _core.judge_skat_ways(net, rows, view._core, int(held.bid[game])) / net.units
        assert found == pytest.approx(said[game], abs=ROUNDING, rel=0.03)
        compared += 1
    assert compared > GAMES / 2


def dealt_as(hands: jax.Array, rest: jax.Array, forehand: int) -> State:
    """The same deal in the core."""
    cards = [[SKAT_DECK.card(int(card)) for card in np.flatnonzero(one)] for one in [*hands, rest]]
    return Skat().deal_hands(cards[:3], skat=cards[3], forehand=forehand)


def rows_of(declared: skat.Declared, twelve: np.ndarray, game: int) -> np.ndarray:
    """The ways of a game as the core takes them."""
    aside = np.asarray(declared.aside[game])
    masks = [mask_of(twelve & ~one) for one in aside], [mask_of(one) for one in aside]
    flags = np.asarray(declared.hand[game]), np.asarray(declared.level[game]) == skat.OUVERT
    columns = [*masks, np.asarray(declared.contract[game]), *flags]
    return np.stack([np.asarray(one, np.uint32) for one in columns], axis=1)


def mask_of(cards: np.ndarray) -> int:
    """A set of cards as the core has it."""
    return sum(1 << int(card) for card in np.flatnonzero(cards))


def expected_inputs(said: list[int], ceiling: list[int], bid: int, place: int) -> list[int]:
    """What the net should hear of this auction, from the declarer on."""
    held = Auction(
        jnp.array([0]),
        jnp.array([bid]),
        jnp.array([said], jnp.int16),
        jnp.array([ceiling], jnp.int16),
        jnp.array([True]),
    )
    heard = jnp.concatenate(heard_from(held, jnp.array([0])), axis=1)[0]
    return [int(n) + 76 + 3 for n in np.flatnonzero(heard)] + [76 + place]


@pytest.mark.parametrize(
    ("calls", "bid", "said", "ceiling"),
    [
        # Middlehand is asked for 18: if forehand refuses it, rearhand does not go above it.
        ([], 18, [18, 0, 0], [OPEN, 19, 18]),
        # Forehand is asked to hold 18: middlehand would then pass, and rearhand too.
        (["bid 18"], 18, [18, 18, 0], [OPEN, 19, 19]),
        # Rearhand is asked for 20, after forehand has passed at 18.
        (["bid 18", "pass"], 20, [20, 0, 18], [OPEN, 18, 20]),
        # Middlehand is asked to hold 20 against rearhand.
        (["bid 18", "pass", "bid 20"], 20, [20, 20, 0], [OPEN, 21, 18]),
        # Rearhand after both have passed.
        (["pass"], 18, [18, 0, 0], [OPEN, 18, 1]),
        (["pass", "pass"], 18, [18, 1, 1], [OPEN, 1, 1]),
    ],
)
def test_a_bid_is_judged_as_if_the_others_passed_now(
    calls: list[str], bid: int, said: list[int], ceiling: list[int]
) -> None:
    said = [0 if one == 1 else one for one in said]
    state = Skat().deal(seed=3)
    for call in calls:
        state = state.apply(call)
    seat = state.to_move
    assert seat is not None
    heard = _core.skat_way_ones(
        np.array([[0x3FF, 0xC00, 4, 0, 0]], np.uint32), state.view(seat)._core, bid
    )
    expected = expected_inputs(said, ceiling, bid, (seat - state.forehand) % 3)
    assert [one for one in heard if one >= 76] == sorted(expected)


def test_a_whole_game_is_bid_and_declared() -> None:
    player = make_player("net(bidder=net(skats=8))")
    contracts = set()
    for board in range(6):
        final = play_game(Skat().deal(seed=9, board=board), [player] * 3, seed=9, board=board)
        contracts.add(final.result.contract)
    assert len(contracts) > 1


def test_the_skats_that_are_drawn_are_the_same_for_the_whole_auction() -> None:
    state = Skat().deal(seed=4)
    sitting = NetBidder(skats=5).sit(state.rules, 1)
    first = sitting.decide(state.view(1), Budget(), RandomKey(1))
    again = sitting.decide(state.view(1), Budget(), RandomKey(2))
    assert first.values == again.values
    assert first.values[first.action] == max(first.values.values())


def test_what_it_tells_fits_what_it_does() -> None:
    state = Skat().deal(seed=11)
    seat = 1
    sitting = NetBidder(skats=12).sit(state.rules, seat)
    assert isinstance(sitting, NetSitting)
    decision = sitting.decide(state.view(seat), Budget(), RandomKey(1))
    highest = sitting.highest_bid(state.view(seat))
    assert (str(decision.action) != "pass") == (highest >= 18)
    prospects = sitting.prospects(state.view(seat))
    assert [one.score for one in prospects] == sorted(
        (one.score for one in prospects), reverse=True
    )
    taking = sitting.taking_skat(state.view(seat))
    assert taking.score >= max(one.score for one in prospects if not one.hand) - 1e-9
    assert all(0 <= one.chance <= 1 for one in prospects)
    assert decision.values[decision.action] in (
        PASSES,
        sitting.best_at(state.view(seat), 18).score,
    )


def test_a_higher_bid_is_worth_less() -> None:
    falls = 0
    for board in range(10):
        state = Skat().deal(seed=12, board=board)
        sitting = NetBidder(skats=6).sit(state.rules, 1)
        assert isinstance(sitting, NetSitting)
        sitting.decide(state.view(1), Budget(), RandomKey(1))
        low, high = (sitting.best_at(state.view(1), bid).score for bid in (18, 120))
        falls += high < low
    assert falls == 10


def test_what_another_sees_changes_nothing() -> None:
    """The skat and the other hands are not looked at."""
    state = Skat().deal(seed=6)
    view = state.view(1)
    own = view.hand
    rest = [card for card in SKAT_DECK.cards if card not in own]
    other = Skat().deal_hands([rest[:10], own, rest[10:20]], skat=rest[20:])
    one, same = (
        NetBidder(skats=9).sit(Skat(), 1).decide(v, Budget(), RandomKey(3))
        for v in (view, other.view(1))
    )
    assert one.values == same.values


def test_a_bid_that_no_game_covers_is_hopeless() -> None:
    state = Skat().deal(seed=12)
    sitting = NetBidder(skats=6).sit(state.rules, 1)
    assert isinstance(sitting, NetSitting)
    sitting.decide(state.view(1), Budget(), RandomKey(1))
    best = sitting.best_at(state.view(1), 264)
    assert best.chance == 0
    assert best.score < -300


def test_the_highest_bid_is_one_that_the_game_covers() -> None:
    sure = list(Hand.parse("CJ SJ HJ DJ CA CT CK CQ C9 C8"))
    rest = [card for card in SKAT_DECK.cards if card not in sure]
    state = Skat().deal_hands([rest[:10], sure, rest[10:20]], skat=rest[20:])
    sitting = NetBidder(skats=6).sit(state.rules, 1)
    assert isinstance(sitting, NetSitting)
    sitting.decide(state.view(1), Budget(), RandomKey(1))
    grand_hand, clubs_hand = 24 * 6, 12 * 12
    assert 120 <= sitting.highest_bid(state.view(1)) <= max(grand_hand, clubs_hand)


def test_wrong_nets_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="skats"):
        NetBidder(skats=0)
    with pytest.raises(BadModel, match="no such file"):
        NetBidder(ways="nowhere.net")
    wrong = nets.make(jax.random.key(1), choosing.bidder_shape(8))
    path = tmp_path / "other.net"
    path.write_bytes(pack({name: np.asarray(one) for name, one in wrong.items()}))
    with pytest.raises(BadModel, match="it is a net of 49 inputs, not of 178"):
        NetBidder(ways=str(path))
    with pytest.raises(BadModel, match="ways to play"):
        _core.judge_skat_ways(load_net(path), SOME_GRAND, after_auction(), 18)


SOME_GRAND = np.array([[0x3FF, 0xC00, 4, 0, 0]], np.uint32)


def after_auction() -> Any:
    """Forehand may take the skat."""
    state = Skat().deal(seed=3)
    for call in ("pass", "pass", "bid 18"):
        state = state.apply(call)
    return state.view(0)._core


def test_the_highest_bid_that_is_told_apart_is_that_of_training() -> None:
    assert STEPS[-1] == HIGHEST_STEP
    below, at, above = (
        _core.skat_way_ones(SOME_GRAND, after_auction(), bid)
        for bid in (HIGHEST_STEP - 1, HIGHEST_STEP, 264)
    )
    assert below != at == above
