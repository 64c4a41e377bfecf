"""What notebooks show: everything that has a display, as a reader and as an attacker sees it."""

import re
import subprocess
import sys
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings

from kiebitz.arena import Engine, TournamentSummary, duel
from kiebitz.beliefs import Worlds, draw_believed
from kiebitz.beliefs.card_places import card_places
from kiebitz.cards import Card, Hand, Suit
from kiebitz.display.pieces import SYMBOLS
from kiebitz.games import Differenzler, Schieber, Skat, SkatContract, State
from kiebitz.players import Budget, Decision, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.records import Record
from kiebitz.solver import analyse, solve, solve_maxn, solve_paranoid
from tests.arena.report.pages import Page
from tests.strategies import finished, states

HOSTILE = "<script>alert('&')</script>"
ENDING = Skat().position(
    ["CJ HT D9", "DJ HA D7", "S8 S9 SK"],
    contract=SkatContract.HEARTS,
    declarer=0,
    leader=0,
    skat="D8 DK",
)
ALONE = Differenzler().position(
    ["D9 HJ", "D6 HT", "DJ CT", "HQ HA"],
    trump=Suit.SPADES,
    leader=1,
    points=(34, 27, 22, 31),
    predictions=(29, 37, 46, 50),
)


def deal_in_play() -> State:
    """A declared game with a few cards played."""
    state = Skat().deal(seed=7)
    for action in ("bid 18", "pass", "pass", "hand", "declare grand"):
        state = state.apply(action)
    for _ in range(4):
        state = state.apply(state.legal_actions[-1])
    return state


@cache
def displays() -> dict[str, Any]:
    """One of everything that has a display."""
    state = deal_in_play()
    final = play_game(state, [make_player("greedy")] * 3)
    view = state.view(1)
    comparison = duel("greedy", "random", boards=3, seed=1, controls=False, engine=Engine.THREADS)
    return {
        "card": Card.parse("HT"),
        "hand": Hand.parse("CJ HT"),
        "no cards": Hand(),
        "deal": Skat().deal(seed=7),
        "state": state,
        "board": state.board(),
        "view": view,
        "view of Schieber": Schieber.table().deal(seed=3).view(2),
        "alone": ALONE,
        "finished": final,
        "record": Record(final, (HOSTILE, "pimc", "greedy")),
        "solution": solve(ENDING),
        "maxn": solve_maxn(ALONE),
        "paranoid": solve_paranoid(ALONE),
        "analysis": analyse(final),
        "empty analysis": analyse(Skat().deal(seed=7)),
        "places": card_places(view),
        "worlds": Worlds(view),
        "some worlds": draw_believed(view, 10),
        "all worlds": draw_believed(ENDING.view(0), 100),
        "decision": make_player("pimc(worlds=3)").decide(ENDING.view(0), Budget(), RandomKey()),
        "bid": Decision("pass"),
        "match": comparison,
        "tournament": TournamentSummary("", (comparison,)),
        "comparison": comparison.comparisons[0],
        "no matches": TournamentSummary("", ()),
    }


def shown_cards(html: str) -> set[Card]:
    """The cards that lie face up in a display."""
    ranks = r'class="card(?: red)?">(10|[6-9AKQJ])<i>(.)'
    suits = {symbol: letter for letter, symbol in SYMBOLS.items()}
    return {
        Card.parse(suits[symbol] + rank.replace("10", "T"))
        for rank, symbol in re.findall(ranks, html)
    }


@pytest.mark.parametrize("name", list(displays()))
def test_a_display_is_whole_and_self_contained(name: str) -> None:
    html = displays()[name]._repr_html_()
    page = Page(html)
    assert page.elements
    kinds = {kind for kind, _ in page.elements}
    assert not kinds & {"script", "link", "img", "iframe", "object", "a"}
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", html)
    assert "url(" not in html
    assert not any(key.startswith("on") for _, attributes in page.elements for key in attributes)


def test_names_of_players_are_text_whatever_they_are() -> None:
    html = displays()["record"]._repr_html_()
    assert HOSTILE not in html
    assert HOSTILE in "".join(Page(html).texts)


def test_so_are_those_of_a_summary() -> None:
    summary = duel("greedy", "random", boards=2, seed=1, controls=False, engine=Engine.THREADS)
    (row,) = summary.to_rows()
    from kiebitz.arena.pictures import show_summary

    html = show_summary([{**row, "first": HOSTILE, "second": HOSTILE}])
    assert HOSTILE not in html


def test_a_hand_shows_its_cards_and_nothing_else() -> None:
    assert shown_cards(Card.parse("HT")._repr_html_()) == {Card.parse("HT")}
    for hand in (Hand(), Hand.parse("CJ HT D6")):
        assert shown_cards(hand._repr_html_()) == set(hand)


@given(states())
@settings(max_examples=40)
def test_a_state_shows_all_hands_and_a_view_nothing_that_is_hidden(state: State) -> None:
    everything = shown_cards(state._repr_html_())
    for hand in state.hands:
        assert set(hand) <= everything
    for seat in range(state.rules.seats):
        view = state.view(seat)
        shown = shown_cards(view._repr_html_())
        assert set(view.hand) <= shown
        known = {*view.hand, *view.trick, *view.aside}
        assert shown <= known.union(*view.shown)


@given(finished())
@settings(max_examples=10)
def test_a_finished_game_shows_the_cards_that_were_played(state: State) -> None:
    played = {card for trick in state.tricks for card in trick.cards}
    assert played <= shown_cards(state._repr_html_())


def test_values_and_the_best_cards_are_seen() -> None:
    found = solve(ENDING)
    texts = Page(found._repr_html_()).texts
    for value in found.cards.values():
        assert str(value) in texts
    assert found._repr_html_().count('class="held best"') == len(found.best)


def test_what_was_given_away_is_seen() -> None:
    found = displays()["analysis"]
    lost = sum(one.given_away > 0 for one in found.cards)
    assert found._repr_html_().count('class="held worse"') == lost > 0


def test_nothing_of_it_is_imported_before_something_is_shown() -> None:
    code = """
import sys, kiebitz
kiebitz.Skat().deal(seed=1)
assert not any(name.startswith("kiebitz.display") for name in sys.modules)
kiebitz.Card.parse("CJ")._repr_html_()
assert "kiebitz.display.pieces" in sys.modules
assert "numpy" not in sys.modules or "polars" not in sys.modules"""
    subprocess.run([sys.executable, "-c", code], check=True)
