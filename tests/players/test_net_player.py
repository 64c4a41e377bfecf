"""The net player: native nets in whole numbers."""

import zlib
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kiebitz import _core
from kiebitz.cards import SKAT_DECK
from kiebitz.errors import BadModel, BadOption, InconsistentPosition
from kiebitz.games import Action, Board, Phase, Schieber, Skat, SkatContract, State
from kiebitz.learn import choosing, features, nets, selfplay, skat
from kiebitz.learn.auction import Auction, run
from kiebitz.learn.skat import PLIES, SEATS
from kiebitz.learn.suits import SWAPS, rename, renamed
from kiebitz.learn.tricks import mover, pick, put
from kiebitz.learn.whole_numbers import pack, whole
from kiebitz.players import Budget, make_player, play_game
from kiebitz.players.net_player import SHIPPED, load_net
from kiebitz.randomness import RandomKey
from tests.learn.auctions import hold_in_the_core
from tests.learn.compare import declare_at_random, states

GAMES = 60


def test_the_core_sees_the_bits_that_nets_were_trained_with() -> None:
    keys = jax.random.split(jax.random.key(11), 4)
    hands, rest = skat.deal(keys[0], GAMES)
    hands, declared = declare_at_random(keys[1], hands, rest)
    forehand = jax.random.randint(keys[2], (GAMES,), 0, SEATS)
    boards = [state.board() for state in states(np.asarray(hands), np.asarray(forehand), declared)]
    nothing = jnp.zeros((GAMES, SEATS), jnp.int16)
    heard = Auction(declared.declarer, declared.bid, nothing, nothing, jnp.zeros(GAMES, bool))
    assert compare_bits(keys[3], hands, forehand, declared, heard, boards) > GAMES * 20


def test_the_core_has_heard_the_auctions_that_nets_were_trained_with() -> None:
    keys = jax.random.split(jax.random.key(12), 4)
    limits = jax.random.choice(keys[0], jnp.array([0, 18, 22, 24, 30, 33, 44, 60]), (GAMES, SEATS))
    forehand = jax.random.randint(keys[1], (GAMES,), 0, SEATS)
    held = run(limits, forehand)
    played = np.asarray(held.declarer) >= 0
    hands, rest = skat.deal(keys[2], GAMES)
    game_states, contract, by_hand, asides = [], [], [], []
    for game in np.flatnonzero(played):
        deal = [np.flatnonzero(hand) for hand in np.asarray(hands[game])]
        two = np.flatnonzero(np.asarray(rest[game]))
        state = Skat().deal_hands(
            [[SKAT_DECK.card(card) for card in hand] for hand in deal],
            skat=[SKAT_DECK.card(card) for card in two],
            forehand=int(forehand[game]),
        )
        state = hold_in_the_core(state, limits[game].tolist())[0]
        declares, takes = SkatContract(game % 6), game % 3 > 0
        aside = sorted([*deal[int(held.declarer[game])], *two])[:2] if takes else list(two)
        if takes:
            state = state.apply("pickup")
            state = state.apply(Action.discard(*[SKAT_DECK.card(int(card)) for card in aside]))
        else:
            state = state.apply("hand")
        game_states.append(state.apply(Action.declare(declares)))
        contract.append(int(declares))
        by_hand.append(not takes)
        asides.append(np.isin(np.arange(32), aside))
    held = Auction(*[one[played] for one in held])
    hands, rest, forehand = hands[played], rest[played], forehand[played]
    names, put_aside = jnp.array(contract), jnp.array(np.array(asides))
    twelve = choosing.of_seat(hands, held.declarer) | rest
    games = len(contract)
    declared = skat.Declared(
        held.declarer,
        names,
        put_aside,
        jnp.array(by_hand),
        jnp.zeros(games, jnp.int32),
        held.bid,
        skat.count_matadors(names, twelve),
    )
    alone = (jnp.arange(SEATS) == held.declarer[:, None])[:, :, None]
    hands = jnp.where(alone, (twelve & ~put_aside)[:, None], hands)
    boards = [state.board() for state in game_states]
    assert games > GAMES / 2
    assert compare_bits(keys[3], hands, forehand, declared, held, boards) > games * 20


def compare_bits(
    key: jax.Array,
    hands: jax.Array,
    forehand: jax.Array,
    declared: skat.Declared,
    heard: Auction,
    boards: list[Board],
) -> int:
    """Random games here and there: what every seat sees before every card; how many were seen."""
    contract = declared.contract
    named = declared._replace(aside=rename(contract, declared.aside))
    place_of = np.asarray(SWAPS)[np.asarray(contract)]
    played = declared._replace(contract=renamed(contract))
    table = skat.start(rename(contract, hands), forehand, played)
    compared = 0
    for ply in range(PLIES):
        seen = features.look(table, named, heard, ply % SEATS, ply // SEATS)
        inputs, seats = np.asarray(seen.inputs), np.asarray(mover(table, ply % SEATS))
        card = np.asarray(pick(jax.random.fold_in(key, ply), seen.legal))
        for game, board in enumerate(boards):
            if board.over:
                continue
            view = board.state().view(int(seats[game]))
            ones = np.flatnonzero(inputs[game]).tolist()
            assert _core.skat_net_ones(view._core) == ones, (game, ply)
            board.push(int(place_of[game][card[game]]))  # renaming twice gives the old name
            compared += 1
        table = put(table, ply % SEATS, jnp.asarray(card))
    return compared


def small_net(seed: int) -> dict[str, np.ndarray]:
    """A net of random numbers, small but of the right form."""
    weights = nets.make(jax.random.key(seed), selfplay.shape(24, 2))
    key = jax.random.key(seed + 1)
    moved = {
        name: one + 0.1 * jax.random.normal(jax.random.fold_in(key, number), one.shape)
        for number, (name, one) in enumerate(sorted(weights.items()))
    }
    return {name: np.asarray(one) for name, one in moved.items()}


def values_in_floats(weights: dict[str, np.ndarray], ones: list[int]) -> np.ndarray:
    """What the net says, in floating point."""
    flow = np.maximum(weights["first"][ones].sum(axis=0) + weights["first_bias"], 0)
    for matrix, bias in zip(weights["middle"], weights["middle_bias"], strict=True):
        flow = flow + np.maximum(flow @ matrix + bias, 0)
    found: np.ndarray = flow @ weights["last"] + weights["last_bias"]
    return found


def played_states(seed: int) -> list[State]:
    """The card play of a game."""
    players = [make_player("random(bidder=plain)")] * 3
    final = play_game(Skat().deal(seed=seed), players, seed=seed)
    return [
        state
        for state in map(final.at, range(final.length))
        if state.phase is Phase.PLAY and state.details.declarer is not None
    ]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_numbers_are_the_floating_ones_up_to_their_rounding(seed: int) -> None:
    weights = small_net(seed)
    net = _core.Net.read(whole(weights))
    for state in played_states(seed):
        view = state.view(state.to_move)
        expected = values_in_floats(weights, _core.skat_net_ones(view._core))
        names = SWAPS[int(state.details.contract)]
        for card, value in net.skat_cards(view._core):
            assert value / net.units == pytest.approx(expected[names[card]], abs=0.05)


def test_many_views_at_once_are_answered_as_one_by_one() -> None:
    net = _core.Net.read(whole(small_net(1)))
    views = [s.view(s.to_move)._core for seed in range(1, 6) for s in played_states(seed)]
    assert len(views) > 70
    assert net.skat_cards_of(views) == [net.skat_cards(view) for view in views]
    assert net.skat_cards_of([]) == []
    with pytest.raises(BadOption, match="None is no position"):
        net.skat_cards_of([None])


def test_the_values_are_of_the_legal_cards_and_the_best_is_played() -> None:
    player = make_player("net")
    for state in played_states(4):
        view = state.view(state.to_move)
        decision = player.decide(view, *_nothing())
        assert decision.action in view.legal_actions
        if len(view.legal_actions) > 1:
            assert set(decision.values) == set(view.legal_actions)
            assert decision.values[decision.action] == max(decision.values.values())


def _nothing() -> tuple[Budget, RandomKey]:
    return Budget(), RandomKey(1)


def test_the_shipped_net_beats_chance_in_both_roles() -> None:
    won = {}
    for names in (("net", "random"), ("random", "net")):
        declarer, defenders = (make_player(f"{name}(bidder=plain)") for name in names)
        ends = []
        for seed in range(60):
            start = play_game(
                Skat().deal(seed=seed), [make_player("random(bidder=plain)")] * 3, seed=seed
            )
            at = next((k for k in range(start.length) if start.at(k).phase is Phase.PLAY), None)
            if at is None:
                continue
            state = start.at(at)
            seats = [declarer if seat == state.details.declarer else defenders for seat in range(3)]
            ends.append(play_game(state, seats, seed=seed).result.won)
        won[names[0]] = sum(ends) / len(ends)
    assert won["net"] > won["random"] + 0.3


def test_null_is_played_by_its_own_net(tmp_path: Path) -> None:
    own = tmp_path / "null.net"
    own.write_bytes(pack(small_net(5)))
    hands = ["S7 S8 S9 H7 H8 H9 D7 D8 D9 C7", "CA CK CQ CJ CT SA SK SQ SJ ST"]
    hands.append("HA HK HQ HJ HT DA DK DQ DJ DT")
    state = Skat().position(hands, contract=SkatContract.NULL, declarer=0, leader=1, skat="C8 C9")
    view = state.view(1)
    usual = make_player("net").decide(view, *_nothing())
    assert make_player(f'net(suit="{own}")').decide(view, *_nothing()).values == usual.values
    assert make_player(f'net(null="{own}")').decide(view, *_nothing()).values != usual.values


def test_ramsch_is_played_by_rule() -> None:
    state = Skat(ramsch=True).deal(seed=1).apply("pass").apply("pass").apply("pass")
    view = state.view(state.to_move)
    by_rule = make_player("rules").decide(view, *_nothing())
    assert make_player("net").decide(view, *_nothing()).action == by_rule.action


def test_other_games_are_refused() -> None:
    with pytest.raises(BadOption, match="net plays skat"):
        make_player("net").require_rules(Schieber())


def test_a_net_is_asked_only_about_cards_of_declared_games() -> None:
    view = Skat().deal(seed=1).view(0)
    with pytest.raises(InconsistentPosition):
        _core.skat_net_ones(view._core)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (None, "there is no such file"),
        (b"", "no packed net|cut off"),
        (b"hello", "it is no packed net"),
        (zlib.compress(b"hello"), "it is no net of this format"),
        (zlib.compress(b"kiebitz net 1\n"), "it ends too early"),
        (zlib.compress(b"kiebitz net 1\n" + b"\xff" * 16), "its sizes are out of range"),
        (zlib.compress(bytes(60_000_000)), "it is too large"),
        (SHIPPED[True].read_bytes()[:1_000], "cut off"),
        (zlib.compress(whole(small_net(1)) + b"x"), "bytes after its end"),
        (zlib.compress(whole(small_net(1))[:-1]), "it ends too early"),
    ],
)
def test_files_that_are_no_nets_are_refused_by_name(
    tmp_path: Path, content: bytes | None, named: str
) -> None:
    path = tmp_path / "some.net"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadModel, match=named):
        load_net(path)


@pytest.mark.parametrize("place", ["/dev/zero", "/", "a\0b"])
def test_what_is_no_file_is_refused_and_not_read(place: str) -> None:
    with pytest.raises(BadModel, match="cannot be read"):
        load_net(place)


def test_weights_that_could_overflow_are_refused() -> None:
    data = bytearray(whole(small_net(1)))
    width = 24
    start = len(b"kiebitz net 1\n") + 16 + 2 * features.INPUTS * width + 8 * width
    data[start : start + 2 * width * width] = b"\xff\x7f" * (width * width)
    with pytest.raises(BadModel, match="too large"):
        _core.Net.read(bytes(data))


def test_a_net_for_something_else_is_refused() -> None:
    other = {
        name: np.asarray(one)
        for name, one in nets.make(jax.random.key(1), choosing.judge_shape(8)).items()
    }
    net = _core.Net.read(whole(other))
    state = played_states(1)[0]
    with pytest.raises(BadModel, match="not one for the cards of Skat"):
        net.skat_cards(state.view(state.to_move)._core)


def test_a_changed_file_changes_the_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    found = set()
    for seed in (1, 2):
        file.write_bytes(pack(small_net(seed)))
        found.add(make_player(f'net(suit="{file}")').fingerprint)
    assert len(found) == 2
    assert make_player("net").fingerprint == ""
