"""Worlds in a notebook: how many there are, where the cards may lie, and some of them as deals."""

from typing import TYPE_CHECKING, Final

from kiebitz.cards import Hand
from kiebitz.display.markup import Content, Markup
from kiebitz.display.pieces import bar, frame, hand, listing, say, title, whole
from kiebitz.games import View

if TYPE_CHECKING:
    from kiebitz.beliefs.weighing import BelievedWorlds
    from kiebitz.beliefs.worlds import Worlds

SHOWN: Final = 6
"""Worlds that are written out."""


def show_worlds(worlds: "Worlds") -> str:
    """How many worlds there are, and how likely each card is in each place."""
    from kiebitz.beliefs.card_places import card_places

    places = card_places(worlds.view)
    picture = Markup(places._repr_html_())
    seat = say("seat", seat=worlds.knowledge.seat)
    return frame(title(say("worlds", count=whole(worlds.count)), seat), picture)


def show_believed(found: "BelievedWorlds") -> str:
    """The likeliest worlds as deals, with their probabilities."""
    order = sorted(range(len(found.worlds)), key=lambda at: -found.probabilities[at])
    most = float(found.probabilities.max()) if order else 1.0
    rules = found.view.rules
    others = [seat for seat in range(rules.places) if seat != found.view.seat]
    rows: list[list[Content]] = []
    for at in order[:SHOWN]:
        chance = float(found.probabilities[at])
        hands = rules.deck.hands(found.worlds[at][: rules.places].tolist())
        shown = [_hand(found.view, hands[place]) for place in others]
        rows.append([f"{100 * chance:.2g}%", bar(chance, 0.0, most), *shown])
    names = [
        say("aside") if place == rules.place_aside else say("seat", seat=place) for place in others
    ]
    count = whole(len(found.worlds))
    exact = say("all_worlds") if found.exact else say("drawn_worlds", count=count)
    head = title(say("worlds", count=count), exact, say("seat", seat=found.view.seat))
    return frame(head, listing(["", "", *names], rows, "worlds"))


def _hand(view: View, cards: Hand) -> Markup:
    table = view.contract_table
    row = list(cards) if table is None else table.sort(cards)
    groups = None if table is None else [table.follow_class(each) for each in row]
    return hand(row, groups=groups)
