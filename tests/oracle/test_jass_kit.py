"""Our Schieber and Differenzler against jass-kit 2.0.5 (``GameSim``, ``RuleSchieber``).

What is compared. jass-kit's simulator and our state play the same random deals in all six modes,
chosen by forehand or, pushed, by the partner. At every turn they are asked who is to play and which
cards are legal, after every trick who took it and what it was worth, at the end for the points. Our
option is ``Undertrump.STRICT``. The trump modes are also played as Differenzler, where the points
are counted for each seat. In half of the games cards are drawn evenly, in the other half trumps are
kept for trumping other suits, so that two of them meet more often.

jass-kit numbers the players clockwise and lets them play the other way round: after player p comes
p − 1. Our seat s is its player (shift − s) mod 4; an odd shift exchanges the teams.

There is one difference, an error of jass-kit's. In ``get_valid_cards`` of
``jass/game/rule_schieber.py`` the last player to a trick with a side suit led looks for the trumps
already there. Of two trumps it keeps, as ``lowest_trump_played``, the one with the larger card
number, and forbids only the trumps below that one. Two things are wrong with this: a trump must
beat the *highest* trump in the trick, and card numbers run in the printed order A K Q J 10 9 8 7 6,
where jack and nine are not at the top. So of the two trumps only the one that is lower in print
counts, whoever played it. Sometimes that does no harm: with the ace and the nine it happens to be
the higher trump, and with the nine and the jack nothing can lie between the two. But in the trick
C6 DJ DT or C6 DT DJ, diamonds trump, it is the ten, and from DA D9 D6 ST jass-kit allows DA and D9
besides the only legal card, ST. The two differ if and only if

* a side suit was led and the second and third player both played trumps,
* the hand of the fourth holds some other card than trumps (else any card is legal for both), and
* it holds trumps that beat the one of the two that is lower in print, but not the higher trump;

then jass-kit allows exactly those trumps besides the legal cards. One trump in the trick, or two
with a hand of nothing but trumps, are judged correctly.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pytest
from jass.game.const import PUSH, card_strings, next_player  # type: ignore[import-untyped]
from jass.game.game_sim import GameSim  # type: ignore[import-untyped]
from jass.game.rule_schieber import RuleSchieber  # type: ignore[import-untyped]

from kiebitz.cards import JASS_DECK, Card, Suit
from kiebitz.games import Action, Differenzler, JassMode, Schieber, State, Undertrump

GAMES: Final = 200
"""Random deals for each mode of Schieber."""
DIFFERENZLER_GAMES: Final = 60
"""Random deals for each trump suit of Differenzler."""

CARDS: Final = tuple(Card.parse(str(text)) for text in card_strings)
"""The cards in the order of jass-kit's numbers."""
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
TRUMP_MODES: Final = tuple(JassMode)[:4]
PLAIN_MODES: Final = tuple(JassMode)[4:]
PRINTED_ORDER: Final = "6789TJQKA"
TRUMP_ORDER: Final = "678TQKA9J"
"""The ranks from the lowest up, in print and as trumps, written down anew for the predicate."""

Cards = set[Card]


def one_hot(cards: Iterable[Card]) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Cards as jass-kit has them."""
    row = np.zeros(len(CARDS), np.int32)
    row[[NUMBER[card] for card in cards]] = 1
    return row


def cards_of(row: np.ndarray[Any, np.dtype[np.int32]]) -> Cards:
    """The inverse of `one_hot`."""
    assert set(row.tolist()) <= {0, 1}
    return {CARDS[number] for number in np.flatnonzero(row)}


def trumps_allowed_by_mistake(state: State, trump: Suit | None) -> Cards:
    """The trumps that, by the module's docstring, only jass-kit allows here."""
    assert state.to_move is not None
    trick, hand = state.trick, state.hands[state.to_move]
    if len(trick) < 3 or trump is None or [card.suit == trump for card in trick] != [0, 1, 1]:
        return set()
    if all(card.suit == trump for card in hand):
        return set()
    highest = max(_strength(card) for card in trick[1:])
    kept = min(trick[1:], key=lambda card: PRINTED_ORDER.index(card.rank.letter))
    return {
        card for card in hand if card.suit == trump and _strength(kept) < _strength(card) < highest
    }


def _strength(trump: Card) -> int:
    return TRUMP_ORDER.index(trump.rank.letter)


@dataclass
class Deal:
    """A deal on its way in both programs."""

    ours: State
    theirs: Any
    shift: int
    trump: Suit | None
    saves_trumps: bool
    rng: random.Random
    mistakes: int = 0
    """How often jass-kit has allowed a card by mistake."""

    def player(self, seat: int) -> int:
        """jass-kit's player on our seat."""
        return (self.shift - seat) % 4

    def play(self) -> None:
        """Play to the end at random, comparing everything on the way."""
        while not self.ours.over:
            self._play_card()
        assert self.theirs.is_done()
        self.theirs.rule.assert_invariants(self.theirs.state)
        teams = [self.ours.points[team] + self.ours.points[team + 2] for team in range(2)]
        assert sum(teams) == 157
        assert self.theirs.state.points.tolist() == (teams[::-1] if self.shift % 2 else teams)

    def _play_card(self) -> None:
        self._assert_same_position()
        legal = {action.card for action in self.ours.legal_actions}
        self._assert_same_cards(legal)
        card = self._choose(legal)
        self.ours = self.ours.apply(Action.play(card))
        self.theirs.action_play_card(NUMBER[card])
        if not self.ours.trick:
            self._assert_same_trick()

    def _assert_same_position(self) -> None:
        state, seat = self.theirs.state, self.ours.to_move
        assert seat is not None
        assert state.player == self.player(seat)
        assert cards_of(state.hands[state.player]) == set(self.ours.hands[seat])
        table = [CARDS[number] for number in state.current_trick[: state.nr_cards_in_trick]]
        assert table == list(self.ours.trick)

    def _assert_same_cards(self, legal: Cards) -> None:
        allowed = cards_of(self.theirs.rule.get_valid_cards_from_state(self.theirs.state))
        mistaken = trumps_allowed_by_mistake(self.ours, self.trump)
        assert not mistaken & legal
        assert allowed == legal | mistaken
        self.mistakes += bool(mistaken)

    def _choose(self, legal: Cards) -> Card:
        others = [card for card in legal if card.suit != self.trump]
        led = self.ours.trick[:1]
        may_trump = bool(led) and led[0].suit != self.trump
        if self.saves_trumps and others and not may_trump:
            return self.rng.choice(sorted(others))
        return self.rng.choice(sorted(legal))

    def _assert_same_trick(self) -> None:
        number, state = len(self.ours.tricks) - 1, self.theirs.state
        assert state.trick_winner[number] == self.player(self.ours.tricks[number].winner)
        seats = [0] * 4
        for winner, points in zip(state.trick_winner, state.trick_points, strict=True):
            if winner >= 0:
                seats[self.player(int(winner))] += int(points)  # the shift is its own inverse
        assert seats == list(self.ours.points)


def start(rng: random.Random) -> tuple[list[list[Card]], int, Any, int]:
    """A shuffled deal: the hands of our seats, forehand, jass-kit's simulator, the shift."""
    pack = rng.sample(JASS_DECK.cards, JASS_DECK.size)
    hands = [pack[9 * seat : 9 * seat + 9] for seat in range(4)]
    forehand, shift = rng.randrange(4), rng.randrange(4)
    rows = np.array([one_hot(hands[(shift - player) % 4]) for player in range(4)])
    dealer = next_player.index((shift - forehand) % 4)
    sim = GameSim(RuleSchieber())
    sim.init_from_cards(rows, dealer)
    return hands, forehand, sim, shift


def schieber_deal(mode: JassMode, rng: random.Random) -> Deal:
    """A deal of Schieber in this mode, ready for the first card."""
    hands, forehand, sim, shift = start(rng)
    ours = Schieber(undertrump=Undertrump.STRICT).deal_hands(hands, forehand=forehand)
    if rng.random() < 0.5:
        ours = ours.apply("push")
        sim.action_trump(PUSH)
    assert ours.to_move is not None
    assert sim.state.player == (shift - ours.to_move) % 4
    ours = ours.apply(Action.trump(mode))
    sim.action_trump(int(mode))
    trump = Suit(mode) if mode in TRUMP_MODES else None
    return Deal(ours, sim, shift, trump, rng.random() < 0.5, rng)


def differenzler_deal(trump: Suit, rng: random.Random) -> Deal:
    """A deal of Differenzler with this trump, ready for the first card."""
    hands, forehand, sim, shift = start(rng)
    rules = Differenzler(undertrump=Undertrump.STRICT)
    ours = rules.deal_hands(hands, trump=trump, forehand=forehand)
    for _ in range(4):
        ours = ours.apply(Action.predict(0))
    sim.action_trump(int(trump))
    return Deal(ours, sim, shift, trump, rng.random() < 0.5, rng)


def play_deals(deals: Iterable[Deal]) -> int:
    """Play the deals; how often jass-kit allowed a card by mistake."""
    mistakes = 0
    for deal in deals:
        deal.play()
        mistakes += deal.mistakes
    return mistakes


def schieber_deals(mode: JassMode, count: int) -> Iterable[Deal]:
    """Random deals of Schieber in this mode."""
    rng = random.Random(f"jass-kit schieber {mode.name}")
    return (schieber_deal(mode, rng) for _ in range(count))


def differenzler_deals(trump: Suit, count: int) -> Iterable[Deal]:
    """Random deals of Differenzler with this trump."""
    rng = random.Random(f"jass-kit differenzler {trump.name}")
    return (differenzler_deal(trump, rng) for _ in range(count))


@pytest.mark.parametrize("mode", TRUMP_MODES, ids=lambda mode: mode.name.lower())
def test_trump_modes_are_played_as_in_jass_kit_but_for_its_mistake_with_two_trumps(
    mode: JassMode,
) -> None:
    assert play_deals(schieber_deals(mode, GAMES)) > 0


@pytest.mark.parametrize("mode", PLAIN_MODES, ids=lambda mode: mode.name.lower())
def test_modes_without_trumps_are_played_as_in_jass_kit(mode: JassMode) -> None:
    assert play_deals(schieber_deals(mode, GAMES)) == 0


@pytest.mark.parametrize("trump", list(Suit), ids=lambda trump: trump.name.lower())
def test_strict_differenzler_is_played_as_in_jass_kit_but_for_the_same_mistake(trump: Suit) -> None:
    assert play_deals(differenzler_deals(trump, DIFFERENZLER_GAMES)) > 0


@pytest.mark.parametrize(
    ("trick", "hand", "mistaken"),
    [
        ("C6 DJ DT", "DA D9 D6 ST", "DA D9"),
        ("C6 DT DJ", "DA D9 D6 ST", "DA D9"),
        ("C6 DT DA", "DK D9 D6 ST", "DK"),
        ("C6 DT DA", "DK D9 D6 CT", "DK"),
        ("C6 DA D9", "DK DJ D6 ST", ""),
        ("C6 D9 DJ", "DA DK D6 ST", ""),
        ("C6 DA HT", "DK DJ D6 ST", ""),
        ("C6 DT DA", "DK D9 D6 DJ", ""),
    ],
)
def test_of_two_trumps_jass_kit_looks_at_the_one_lower_in_print(
    trick: str, hand: str, mistaken: str
) -> None:
    # The third player has only trumps, or DT under DJ would not have been legal.
    ours = Schieber(undertrump=Undertrump.STRICT).position(
        ["H6 H7 H8", "H9 HJ HQ", "DQ D8 D7", hand], mode=JassMode.DIAMONDS, leader=0, trick=trick
    )
    legal = {action.card for action in ours.legal_actions}
    on_table = [NUMBER[card] for card in ours.trick]
    row = RuleSchieber().get_valid_cards(one_hot(ours.hands[3]), on_table, 3, JassMode.DIAMONDS)
    expected = {Card.parse(text) for text in mistaken.split()}
    assert cards_of(row) == legal | expected
    assert not legal & expected
    assert trumps_allowed_by_mistake(ours, Suit.DIAMONDS) == expected
