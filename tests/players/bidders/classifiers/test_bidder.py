"""The bidder that follows the classifiers."""

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadModel, BadOption
from kiebitz.games import Action, ActionKind, Phase, Skat, SkatContract, State
from kiebitz.players import Budget, ClassifiersBidder, make_player, play_game
from kiebitz.players.bidders.classifiers.model import SHIPPED
from kiebitz.players.bidders.skat_values import DECLARED, covering_contracts, game_value
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.randomness import RandomKey

BOARDS = [Skat().deal(seed=12, board=board) for board in range(80)]


def weights_file(folder: Path, scores: dict[SkatContract, float]) -> str:
    """Weights by which a game is worth so much for each card point, in all seats."""
    column = {True: 3, False: 3}  # card points, or in null the sum of ranks
    weights = {}
    for contract in DECLARED:
        row = [0.0] * 7
        row[column[contract is SkatContract.NULL]] = scores.get(contract, -1.0)
        weights[contract.name.lower()] = [row] * 3
    tables = [{"threshold": 0.5, "weights": weights}]
    file = folder / "weights.json"
    file.write_text(json.dumps({"format": "kiebitz classifiers 1", "classifiers": tables}))
    return str(file)


def decide(bidder: ClassifiersBidder, state: State) -> Action:
    """What the seat to move does."""
    assert state.to_move is not None
    return bidder.decide(state.view(state.to_move), Budget(), RandomKey()).action


def scores_of(bidder: ClassifiersBidder, hand: Hand, forehand: int) -> dict[SkatContract, float]:
    """The score of each game for ten cards."""
    masks = np.array([SKAT_DECK.mask(hand)], dtype=np.uint32)
    row = bidder.classifiers.scores(masks, forehand, bidder.threshold)[0]
    return dict(zip(DECLARED, map(float, row), strict=True))


@pytest.mark.parametrize("threshold", [0.0, 0.5])
def test_the_game_with_the_highest_score_is_bid_up_to_its_value(threshold: float) -> None:
    bidder = ClassifiersBidder(threshold=threshold)
    said = set()
    for start in BOARDS:
        for bid in (18, 24, 40):
            state = start.apply(f"bid {bid}")  # middlehand has bid, forehand is asked
            scores = scores_of(bidder, state.hands[0], 0)
            game = max(scores, key=lambda one: scores[one])
            willing = scores[game] > threshold and game_value(game, state.hands[0]) >= bid
            action = decide(bidder, state)
            assert action.kind is (ActionKind.HOLD if willing else ActionKind.PASS)
            said.add(action.kind)
    assert len(said) == 2


def test_the_classifier_of_the_seat_is_asked() -> None:
    bidder = ClassifiersBidder()
    for start in BOARDS[:10]:
        for seat, forehand in ((0, 0), (1, 2), (2, 1)):
            view = start.view(seat)
            expected = scores_of(bidder, start.hands[seat], forehand)
            assert bidder.scores(view, [view.hand])[0].tolist() == list(expected.values())


def declaring(start: State, bid: int = 18) -> State:
    """Middlehand has the game and twelve cards."""
    for action in (f"bid {bid}", "pass", "pass", "pickup"):
        start = start.apply(action)
    return start


def test_the_discard_is_the_best_of_66_or_the_skat_again() -> None:
    bidder = ClassifiersBidder()
    put_back = 0
    for start in BOARDS:
        state = declaring(start)
        twelve = state.hands[1]
        best = max(
            max(scores_of(bidder, twelve - Hand(pair), 2).values())
            for pair in combinations(twelve, 2)
        )
        action = decide(bidder, state)
        assert isinstance(action.argument, tuple)
        aside = Hand(action.argument)
        if best <= 0.5:
            assert aside == twelve - start.hands[1]
            put_back += 1
        else:
            assert max(scores_of(bidder, twelve - aside, 2).values()) == pytest.approx(best)
    assert 5 < put_back < 75


def test_what_is_declared_is_the_best_game_of_the_ten_cards() -> None:
    """Where the skat went back this is the game that was bid on."""
    bidder = ClassifiersBidder()
    for start in BOARDS[:30]:
        state = declaring(start)
        state = state.apply(decide(bidder, state))
        scores = scores_of(bidder, state.hands[1], 2)
        best = max(scores, key=lambda one: scores[one])
        assert decide(bidder, state) == Action.declare(best)


def test_the_skat_is_always_taken() -> None:
    state = BOARDS[0].apply("bid 18").apply("pass").apply("pass")
    assert state.phase is Phase.SKAT
    assert decide(ClassifiersBidder(), state).kind is ActionKind.PICKUP


def test_with_covering_what_is_declared_covers_the_bid() -> None:
    chosen: dict[bool, int] = {}
    for covering in (True, False):
        bidder = ClassifiersBidder(covering=covering)
        over = 0
        for start in BOARDS:
            state = declaring(start, bid=30)
            can = covering_contracts(state.hands[1], 30)
            state = state.apply(decide(bidder, state))
            game = decide(bidder, state).argument
            assert isinstance(game, tuple)
            over += bool(can) and game[0] not in can
        chosen[covering] = over
    assert chosen[True] == 0
    assert chosen[False] > 5


def test_weights_of_ones_own_are_followed(tmp_path: Path) -> None:
    only_grand = weights_file(tmp_path, {SkatContract.GRAND: 1.0})
    player = make_player(f'random(bidder=classifiers(model="{only_grand}"))')
    contracts = {play_game(start, [player] * 3).result.contract for start in BOARDS[:12]}
    assert contracts == {SkatContract.GRAND}
    assert make_player(player.name).name == player.name


def test_another_file_is_another_player(tmp_path: Path) -> None:
    file = weights_file(tmp_path, {SkatContract.GRAND: 1.0})
    text = f'random(bidder=classifiers(model="{file}"))'
    one = fingerprint_of(make_player(text))
    weights_file(tmp_path, {SkatContract.NULL: 1.0})
    assert one
    assert one != fingerprint_of(make_player(text))
    assert fingerprint_of(make_player("random(bidder=classifiers)")) == ""


def test_wrong_options_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="thresholds"):
        ClassifiersBidder(threshold=0.1)
    with pytest.raises(BadOption, match="covering"):
        ClassifiersBidder(covering=1)  # type: ignore[arg-type]
    with pytest.raises(BadModel):
        make_player(f'random(bidder=classifiers(model="{tmp_path}/nothing.json"))')
    assert SHIPPED.is_file()


def test_the_same_seed_bids_the_same_whole_games_with_every_player() -> None:
    for text in ("greedy", "pimc(worlds=2)"):
        name = f"{text.removesuffix(')')}{', ' if '(' in text else '('}bidder=classifiers)"
        players = [make_player(name)] * 3
        for start in BOARDS[:4]:
            assert play_game(start, players, seed=3) == play_game(start, players, seed=3)
