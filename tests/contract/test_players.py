"""What every registered player must do, in every game."""

import pytest

from kiebitz.arena.honesty import probe
from kiebitz.errors import BadOption, OutOfTurn
from kiebitz.games import Phase, Rules, View, rules_text
from kiebitz.players import Budget, Cheater, make_player, play_game, registered_players
from kiebitz.players.bidders.bidder import BIDDERS, Bidder
from kiebitz.players.fitting import require_fitting
from kiebitz.players.game_loop import seat_player
from kiebitz.randomness import RandomKey
from kiebitz.registries import Registered
from tests.contract.honesty import CASES, CHEAP, RULES, honest_players, player_of, probed_match
from tests.strategies import advance

GAMES = 3
"""Whole games of each player and set of rules."""


def test_every_registered_player_is_tested() -> None:
    assert {player.name for player in registered_players()} == set(CHEAP)


def cases(texts: list[str]) -> pytest.MarkDecorator:
    """A test for each of these players with each set of rules that it knows."""
    known = [(text, rules) for text, rules in CASES if text in texts]
    names = [f"{text.partition('(')[0]}-{rules_text(rules)}" for text, rules in known]
    return pytest.mark.parametrize(("text", "rules"), known, ids=names)


@cases(list(CHEAP.values()))
class TestEveryPlayer:
    def test_plays_whole_games_with_legal_actions_only(self, text: str, rules: Rules) -> None:
        for board in range(GAMES):
            start = rules.deal(seed=1, board=board)
            if text == "open":  # seconds for a whole deal of Jass: only the last cards
                start = advance(start, 30, seed=board)
            final = play_game(start, [player_of(text)] * rules.seats, board=board)
            assert final.over

    def test_does_the_same_again_with_the_same_key(self, text: str, rules: Rules) -> None:
        start = advance(rules.deal(seed=2), 26, seed=2)
        table = [player_of(text)] * rules.seats
        assert play_game(start, table, seed=9) == play_game(start, table, seed=9)

    def test_is_described_by_its_name(self, text: str, rules: Rules) -> None:
        player = make_player(text)
        assert make_player(player.name).name == player.name


@cases(honest_players())
class TestEveryHonestPlayer:
    def test_leaves_the_view_untouched(self, text: str, rules: Rules) -> None:
        state = advance(rules.deal(seed=3), 6, seed=3)
        if state.to_move is None:
            return
        view = state.view(state.to_move)
        before = view.to_bytes()
        player_of(text).decide(view, Budget(), RandomKey())
        assert view.to_bytes() == before

    def test_does_not_change_its_mind_when_unseen_cards_are_reshuffled(
        self, text: str, rules: Rules
    ) -> None:
        found = probe(player_of(text), probed_match(rules), 25)
        assert (found.asked, found.changed) == (25, 0), found.where


@cases(list(CHEAP.values()))
class TestEveryPlayerOutOfTurn:
    """All had answers of their own: wrong actions, KeyError, IndexError, another bot's failure."""

    def test_refuses_to_decide_where_it_is_another_seats_turn(
        self, text: str, rules: Rules
    ) -> None:
        for actions in (0, 30):
            state = advance(rules.deal(seed=1), actions, seed=1)
            others = [seat for seat in range(rules.seats) if seat != state.to_move]
            assert_out_of_turn(text, [state.view(seat) for seat in others])

    def test_refuses_to_decide_in_a_finished_game(self, text: str, rules: Rules) -> None:
        final = advance(rules.deal(seed=1), 1000, seed=1)
        assert_out_of_turn(text, [final.view(seat) for seat in range(rules.seats)])
        if isinstance(cheater := player_of(text), Cheater):
            with pytest.raises(OutOfTurn, match="the game is over"):
                cheater.decide_open(final, Budget(), RandomKey())


def assert_out_of_turn(text: str, views: list[View]) -> None:
    """Neither the player nor what sits down in its name decides anything here."""
    player = player_of(text)
    if isinstance(player, Cheater):
        return  # refuses every view
    for view in views:
        for decide in (player.decide, seat_player(player, view.rules, view.seat).decide):
            with pytest.raises(OutOfTurn, match=f"seat {view.seat} has nothing to decide here"):
                decide(view, Budget(), RandomKey())


def refused_by(bidder: Bidder) -> set[str]:
    """The games for which a bidder is not made."""
    refused = set()
    for rules in RULES:
        try:
            require_fitting(bidder, rules)
        except BadOption:
            refused.add(rules.name)
    assert len(refused) < len({rules.name for rules in RULES})
    return refused


@pytest.mark.parametrize("bidder", BIDDERS.all(), ids=lambda bidder: bidder.name)
@pytest.mark.parametrize("rules", RULES, ids=rules_text)
def test_bidders_decide_neither_out_of_turn_nor_about_cards(
    bidder: Registered[Bidder], rules: Rules
) -> None:
    made = bidder.factory()
    if rules.name in refused_by(made):
        with pytest.raises(BadOption):
            made.decide(rules.deal(seed=1).view(0), Budget(), RandomKey())
        return
    state = rules.deal(seed=1)
    while not state.over:
        for seat in range(rules.seats):
            if seat != state.to_move or state.phase is Phase.PLAY:
                with pytest.raises(OutOfTurn):
                    made.decide(state.view(seat), Budget(), RandomKey())
        state = state.apply(state.legal_actions[-1])


def test_cheaters_are_known_by_type_and_refuse_a_view() -> None:
    cheaters = [text for text in CHEAP.values() if isinstance(player_of(text), Cheater)]
    assert cheaters == ["open"]
    view = RULES[0].deal(seed=1).view(0)
    with pytest.raises(BadOption, match="looks at all cards"):
        make_player("open").decide(view, Budget(), RandomKey())
