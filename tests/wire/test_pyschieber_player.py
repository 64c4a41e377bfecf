"""Players of pyschieber at our table."""

import pickle
import random
import sys
from collections.abc import Generator
from typing import Any

import pytest
from pyschieber.game import Game  # type: ignore[import-untyped]
from pyschieber.player.base_player import BasePlayer  # type: ignore[import-untyped]
from pyschieber.player.random_player import RandomPlayer  # type: ignore[import-untyped]
from pyschieber.team import Team  # type: ignore[import-untyped]
from pyschieber.trumpf import Trumpf  # type: ignore[import-untyped]

from kiebitz.cards import JASS_DECK, Card
from kiebitz.errors import BadOption, BotFailed
from kiebitz.games import Action, ActionKind, JassMode, Schieber, Skat, State, Undertrump
from kiebitz.players import Budget, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.wire.pyschieber_cards import our_card, our_card_of_text, their_card
from kiebitz.wire.pyschieber_player import SHORT_NAMES, PyschieberPlayer, _their_class

RULES = Schieber(undertrump=Undertrump.FORCED, target=2500)


@pytest.mark.parametrize("card", JASS_DECK.cards, ids=str)
def test_cards_are_translated_there_and_back(card: Card) -> None:
    assert our_card(their_card(card)) is card
    assert our_card_of_text(str(their_card(card))) is card


def played_by_them(start: State, player_class: Any, forehand: int) -> list[Card]:
    """The cards of a deal that pyschieber's own Game plays with four of its players."""
    players = [player_class() for _ in range(4)]
    for seat, player in enumerate(players):
        player.id = seat
    game = Game(teams=[Team(players=players[0::2]), Team(players=players[1::2])])
    hands = [list(hand) for hand in start.hands]
    game.dealer.deck.cards = [their_card(hands[i % 4][i // 4]) for i in range(36)]
    game.dealer.shuffle_cards = lambda: None
    game.play(start_player_index=forehand, whole_rounds=True)
    return [our_card(played.card) for stich in game.stiche for played in stich.played_cards]


@pytest.mark.parametrize("name", ["greedy", "challenge"])
def test_it_plays_at_our_table_what_it_plays_at_its_own(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its dice fixed, so that only what it is reported can make a difference."""
    monkeypatch.setattr(random, "choice", lambda items: items[0])
    player = PyschieberPlayer(name)
    for board in range(3):
        start = RULES.deal(seed=3, board=board, forehand=board)
        final = play_game(start, [player] * 4, board=board)
        ours = [action.card for action in final.history if action.kind is ActionKind.PLAY]
        assert ours == played_by_them(start, _their_class(name), board)


def test_the_key_decides_and_the_dice_of_others_are_left_alone() -> None:
    player = PyschieberPlayer("random")
    view = RULES.deal(seed=1).apply("trump hearts").view(0)
    random.seed(1)
    expected = random.random()
    random.seed(1)
    chosen = {player.decide(view, Budget(), RandomKey(seed)).action for seed in range(20)}
    again = {player.decide(view, Budget(), RandomKey(seed)).action for seed in range(20)}
    assert random.random() == expected
    assert len(chosen) > 3
    assert chosen == again


def test_it_is_described_by_its_name_and_can_be_shipped() -> None:
    player = make_player('pyschieber(player="challenge")')
    assert player.name == 'pyschieber(player="challenge")'
    assert pickle.loads(pickle.dumps(player)) == player


def test_a_position_in_the_middle_is_played_too() -> None:
    state = RULES.position(
        ["DA D9 D6", "C7 C8 C9 H6", "CT CJ CQ H7", "D7 D8 DQ"],
        mode=JassMode.DIAMONDS,
        leader=3,
        trick="C6 HA",
    )
    final = play_game(state, [PyschieberPlayer("random")] * 4)
    assert final.over


class Stubborn(RandomPlayer):  # type: ignore[misc]
    """Offers everything it holds, legal or not, and always wants to push."""

    refused = 0

    def choose_trumpf(self, geschoben: bool) -> Generator[Any, bool, None]:
        while True:
            yield Trumpf.SCHIEBEN

    def choose_card(self, state: Any = None) -> Generator[Any, bool, None]:
        for card in self.cards:
            if (yield card):
                yield None
            Stubborn.refused += 1


class Wild(RandomPlayer):  # type: ignore[misc]
    """Offers what is no card."""

    def choose_card(self, state: Any = None) -> Generator[Any, bool, None]:
        yield "the queen"


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "some_bots", sys.modules[__name__])


def test_an_illegal_card_is_offered_back() -> None:
    state = RULES.deal(seed=1).apply("trump hearts")
    player = PyschieberPlayer("some_bots:Stubborn")
    Stubborn.refused = 0
    while (seat := state.to_move) is not None:
        action = player.decide(state.view(seat), Budget(), RandomKey()).action
        legal = [option for option in map(Action.play, state.hands[seat]) if state.is_legal(option)]
        assert action == legal[0]
        state = state.apply(action)
    assert Stubborn.refused > 0


def test_who_offers_nothing_legal_is_told() -> None:
    view = RULES.deal(seed=1).apply("push").view(2)
    with pytest.raises(BotFailed, match="SCHIEBEN and nothing legal in 100 attempts"):
        PyschieberPlayer("some_bots:Stubborn").decide(view, Budget(), RandomKey())
    view = RULES.deal(seed=1).apply("trump hearts").view(0)
    with pytest.raises(BotFailed, match="'the queen' is no card of pyschieber"):
        PyschieberPlayer("some_bots:Wild").decide(view, Budget(), RandomKey())


@pytest.mark.parametrize(
    ("name", "output"),
    [
        ("nobody", "no pyschieber player 'nobody'.*there are random, greedy, challenge"),
        ("", "no pyschieber player ''"),
        ("pyschieber.card:Nothing", "no pyschieber player"),
        ("pyschieber.card:Card", "not derived from pyschieber's BasePlayer"),
    ],
)
def test_unknown_players_are_told(name: str, output: str) -> None:
    with pytest.raises(BadOption, match=output):
        make_player(f'pyschieber(player="{name}")')


def test_all_short_names_are_players() -> None:
    assert all(issubclass(_their_class(name), BasePlayer) for name in SHORT_NAMES)  # type: ignore[arg-type]


def test_other_games_are_refused() -> None:
    with pytest.raises(BadOption, match="plays schieber, not skat"):
        PyschieberPlayer("random").decide(Skat().deal(seed=1).view(1), Budget(), RandomKey())


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyschieber", None)
    with pytest.raises(BadOption, match=r"pip install 'kiebitz\[pyschieber\]'"):
        make_player('pyschieber(player="random")')
