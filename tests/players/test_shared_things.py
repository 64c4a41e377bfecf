"""Bots that change what they are handed: nobody else's cards, rules or time are changed."""

from collections.abc import Callable
from typing import Any

import pytest

from kiebitz.arena import match_of
from kiebitz.arena.honesty import probe
from kiebitz.cards import JASS_DECK, Card
from kiebitz.games import Rules, Schieber, Skat, State, View
from kiebitz.players import Budget, Decision, Player, PlayerFailed, make_player, play_game
from kiebitz.randomness import RandomKey
from tests.arena.matches import FirstCard

Change = Callable[[View, Budget], None]


class Meddler(FirstCard):
    """Changes something each time."""

    name = "meddler"

    def __init__(self, change: Change) -> None:
        self.change = change

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        action = view.legal_actions[0]
        self.change(view, budget)
        return Decision(action)


class Onlooker(FirstCard):
    """Remembers what it was handed."""

    name = "onlooker"

    def __init__(self) -> None:
        self.seen: list[tuple[Rules, float | None]] = []

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        self.seen.append((view.rules, budget.seconds))
        return super().decide(view, budget, key)


def change_the_rules(view: View, budget: Budget) -> None:
    object.__setattr__(view.rules, "match_bonus", True)
    object.__setattr__(view.rules, "target", 2500)


def change_the_budget(view: View, budget: Budget) -> None:
    object.__setattr__(budget, "seconds", 1000.0)


def table(meddler: Player) -> tuple[Onlooker, list[Player]]:
    """A table with a meddler and somebody who looks on."""
    onlooker = Onlooker()
    return onlooker, [meddler, onlooker, FirstCard(), FirstCard()]


@pytest.mark.parametrize("change", [change_the_rules, change_the_budget])
def test_rules_and_budgets_of_others_cannot_be_changed(change: Change) -> None:
    start = Schieber().deal(seed=1)
    onlooker, players = table(Meddler(change))
    final = play_game(start, players, budget=Budget(seconds=5))
    assert set(onlooker.seen) == {(Schieber(), 5)}
    assert start.rules == final.rules == Schieber()


def test_a_bot_cannot_give_itself_more_time() -> None:
    budget = Budget(seconds=5)
    play_game(Schieber().deal(seed=1), table(Meddler(change_the_budget))[1], budget=budget)
    assert budget.seconds == 5


def test_the_rules_of_the_match_survive_the_probe() -> None:
    match = match_of([FirstCard(), "greedy"], game="schieber", seed=1)
    probe(Meddler(change_the_rules), match, 5)
    assert match.rules == Schieber()


def swap_ranks(view: View, budget: Budget) -> None:
    object.__setattr__(Card.parse("CA"), "rank", Card.parse("C6").rank)


def play_another(view: View, budget: Budget) -> None:
    object.__setattr__(view.legal_actions[-1], "argument", view.legal_actions[0].argument)


def rewrite_history(view: View, budget: Budget) -> None:
    if view.history:
        object.__setattr__(view.history[0], "kind", None)


def clear_the_deck(view: View, budget: Budget) -> None:
    view.rules.deck._index_of.clear()


def lose_the_deck(view: View, budget: Budget) -> None:
    object.__delattr__(view.rules.deck, "cards")


def revalue(view: View, budget: Budget) -> None:
    if view.contract_table is not None:
        object.__setattr__(view.contract_table, "card_points", (100,) * 36)


CHANGES = {
    swap_ranks: "a card",
    play_another: "an action",
    rewrite_history: "an action",
    clear_the_deck: "a deck",
    lose_the_deck: "a deck",
    revalue: "a contract table",
}

FILE = """
import sys
from kiebitz import Decision
class Bot:
    def decide(self, view, budget, key):
        action = view.legal_actions[0]
        CHANGE(view, budget)
        return Decision(action)
"""


def greedy_game() -> State:
    """What greedy players make of a deal: it needs cards, actions and tables."""
    return play_game(Schieber().deal(seed=1), [make_player("greedy")] * 4)


@pytest.mark.parametrize(("change", "what"), CHANGES.items(), ids=lambda each: str(each)[10:25])
def test_what_all_share_is_put_right_and_the_bot_named(change: Change, what: str) -> None:
    before = greedy_game()
    with pytest.raises(PlayerFailed, match=f"BotFailed: meddler has changed {what} that all"):
        play_game(Schieber().deal(seed=1), [Meddler(change)] * 4)
    assert greedy_game() == before
    assert JASS_DECK.index(Card.parse("CA")) == 35
    assert str(Card.parse("CA").rank.letter) == "A"


def test_a_bot_from_a_file_is_watched_too(tmp_path: Any) -> None:
    file = tmp_path / "bot.py"
    file.write_text(FILE.replace("CHANGE(", "(lambda v, b: v.rules.deck._index_of.clear())("))
    with pytest.raises(PlayerFailed, match="has changed a deck that all players share"):
        play_game(Skat().deal(seed=1), [make_player(str(file))] * 3)
    assert play_game(Skat().deal(seed=1), [make_player("greedy")] * 3).over


class OpenMeddler:
    """Sees all cards, and would change the rules."""

    name = "open meddler"

    def decide_open(self, state: State, budget: Budget, key: RandomKey) -> Decision:
        object.__setattr__(state.rules, "match_bonus", True)
        return Decision(state.legal_actions[0])


def test_who_sees_all_cards_changes_no_rules_either() -> None:
    start = Schieber().deal(seed=1)
    final = play_game(start, [OpenMeddler()] * 4)  # type: ignore[list-item]
    assert start.rules == final.rules == Schieber()
