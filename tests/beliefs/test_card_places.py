"""Probabilities card by card, and their picture."""

from xml.etree import ElementTree

import pytest

from kiebitz.beliefs import Worlds, make_belief
from kiebitz.beliefs.card_places import card_places
from kiebitz.beliefs.picture import belief_svg, card_rows
from kiebitz.cards import Face, Language
from kiebitz.games import Differenzler, Rules, Schieber, Skat, View

HEARTS = ("bid 18", "pass", "pass", "hand", "declare hearts")
SVG = "{http://www.w3.org/2000/svg}"


def view_of(rules: Rules, actions: tuple[str, ...] = ()) -> View:
    state = rules.deal(seed=5)
    for action in actions:
        state = state.apply(action)
    return state.view(0)


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()], ids=lambda r: r.name)
def test_every_hidden_card_is_somewhere(rules: Rules) -> None:
    places = card_places(view_of(rules))
    assert len(places.hidden) == rules.deck.size - len(places.view.hand)
    for card in places.hidden:
        assert sum(places.shares(card)) == pytest.approx(1)
    for card in places.view.hand:
        assert places.shares(card) == tuple(float(place == 0) for place in range(4))


def test_a_belief_is_weighed_over_all_worlds_where_they_are_few() -> None:
    state = Schieber(weis=True).deal(seed=8).apply("trump clubs")
    while len(state.tricks) < 6:
        state = state.apply(state.legal_actions[-1])
    view = state.view(1)
    places = card_places(view, belief=make_belief("weis"))
    assert places.exact
    assert places.worlds == Worlds(view).count
    for card in places.hidden:
        assert sum(places.shares(card)) == pytest.approx(1)


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize(
    "view",
    [
        view_of(Skat()),
        view_of(Skat(), HEARTS),
        view_of(Schieber(), ("trump undenufe",)),
    ],
    ids=["auction", "hearts", "undenufe"],
)
def test_the_picture_has_a_cell_for_each_card_in_each_hidden_place(view: View, face: Face) -> None:
    places = card_places(view)
    picture = belief_svg(places, ["a<b", "b", "c", "d"], face=face, language=Language.DE)
    root = ElementTree.fromstring(picture)
    cells = [r for r in root.iter(f"{SVG}rect") if r.get("class") == "kb-cell"]
    assert len(cells) == 3 * len(places.hidden)
    for rect in root.iter(f"{SVG}rect"):
        assert float(rect.get("x", 0)) + float(rect.get("width", 0)) <= float(root.get("width", 0))


def test_cards_are_laid_out_by_class() -> None:
    rows = card_rows(
        card_places(view_of(Skat(), ("bid 18", "pass", "pass", "hand", "declare hearts")))
    )
    assert [len(row) for row in rows] == [11, 7, 7, 7]
    assert sum(len(row) for row in card_rows(card_places(view_of(Skat())))) == 32
