"""Where the entrants take over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.starts import Start, cards_left, cut_to, played_to
from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, Phase, Rules, Schieber, Skat
from kiebitz.players import make_player, play_game
from kiebitz.randomness import Secret

GAMES = (Skat(), Schieber(), Differenzler())

SECRET = Secret.of_seed(1)


@given(st.sampled_from(GAMES), st.integers(1, 36), st.integers(0, 50))
def test_neutral_players_play_to_exactly_so_many_cards(
    rules: Rules, cards: int, board: int
) -> None:
    cards = min(cards, rules.cards_in_play)
    dealt = rules.deal(seed=1, board=board)
    state = played_to(Start(cards), dealt, make_player("greedy"), secret=SECRET, board=board)
    if state is not None:
        assert (state.phase, cards_left(state)) == (Phase.PLAY, cards)
    else:  # passed in
        assert isinstance(rules, Skat)


@given(st.sampled_from(GAMES), st.integers(0, 20))
def test_a_recorded_game_starts_where_it_was_played_to(rules: Rules, board: int) -> None:
    dealt = rules.deal(seed=2, board=board)
    final = play_game(dealt, [make_player("greedy")] * rules.seats, seed=SECRET, board=board)
    for cards in (None, rules.cards_in_play, 8, 1):
        start = Start(cards)
        expected = played_to(start, dealt, make_player("greedy"), secret=SECRET, board=board)
        assert cut_to(start, final) == expected


def test_a_central_contract_keeps_the_auction_in_the_history() -> None:
    start = Start.parse("cards", Skat())
    state = played_to(start, Skat().deal(seed=7), make_player("greedy"), secret=SECRET, board=0)
    assert state is not None
    assert [str(action) for action in state.view(2).history][:2] == ["bid 18", "pass"]
    assert state.details.contract is not None


@pytest.mark.parametrize("text", ["0", "31", "-1", "middle", "", "8.5"])
def test_a_start_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is no start: deal, cards, or how many cards"):
        Start.parse(text, Skat())


@pytest.mark.parametrize("text", ["deal", "cards", "12"])
def test_texts_come_back(text: str) -> None:
    assert Start.parse(text, Schieber()).text(Schieber()) == text
