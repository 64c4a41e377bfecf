"""Our Skat against OpenSpiel 2.0.2 (``open_spiel/games/skat/skat.cc``), on random games.

What is compared. Both programs deal the same pack, the same seat becomes declarer, takes the skat,
discards the same two cards and plays the same contract: the four suits, grand and null. From then
on they are asked, card by card, whose turn it is and which cards are legal; after every trick, who
took it and how many points each side has; at the end, the declarer's points with the two cards put
aside, and in null whether the declarer has won.

How OpenSpiel is driven. The pack is dealt card by card, 3 – skat – 4 – 3, to players 0, 1 and 2.
Player 0 is always forehand: first to speak and first to lead. There is no auction: the players are
asked in turn whether they want to play and what, and the first who does is declarer, always takes
the skat and puts two cards down, one at a time. So player p is our seat (forehand + p) mod 3, and
we reach the same game by the shortest auction that makes that seat declarer at 18.

Differences: none in the card play, in none of the six contracts. What is different lies outside it
and is not compared: OpenSpiel has no bids, no hand games, no announcements, no ouvert, no Ramsch
and no game values. It pays in card points, (points − 60) / 120 to the declarer. A null game ends
there as here with the first trick of the declarer, and is then paid as 30 points to 90 if lost, 90
to 30 if won, whatever the tricks held.
"""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]
import pytest

from kiebitz.cards import Card, Hand
from kiebitz.games import Action, Skat, SkatContract, SkatResult, State
from kiebitz.games.skat import deal_pack

GAMES: Final = 700
"""Random games for each contract."""

CARDS: Final = tuple(Card.parse(suit + rank) for suit in "DHSC" for rank in "789QKTAJ")
"""The cards in the order of OpenSpiel's numbers."""
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
CONTRACTS: Final = tuple(contract for contract in SkatContract if contract != SkatContract.RAMSCH)
PASS: Final = 32
DIAMONDS: Final = 33
"""The first of OpenSpiel's six contracts; the others follow in the order of ours."""
HAND_IN_TENSOR: Final = slice(6, 6 + 32)
"""Where an observation has the player's own cards: after 3 numbers each for seat and phase."""
SCORE: Final = re.compile(
    r"Last trick won by player (\d)\nSolo Player: (\d)\nPoints \(Solo / Team\): \((\d+) / (\d+)\)"
)
AUCTIONS: Final = (
    ("pass", "pass", "bid 18"),
    ("bid 18", "pass", "pass"),
    ("pass", "bid 18", "pass"),
)
"""The shortest auction that forehand, middlehand, hindhand wins."""


def their_deal(pack: list[Card]) -> Any:
    """OpenSpiel's state after this pack has been dealt."""
    state = pyspiel.load_game("skat").new_initial_state()
    for card in pack:
        assert state.is_chance_node()
        state.apply_action(NUMBER[card])
    return state


def their_hand(theirs: Any, player: int) -> Hand:
    """The cards that OpenSpiel shows to this player as its own."""
    shown = theirs.observation_tensor(player)[HAND_IN_TENSOR]
    return Hand(card for card, there in zip(CARDS, shown, strict=True) if there)


def their_cards(theirs: Any) -> set[Card]:
    """What the player to move may do, where all that can be done is to name a card."""
    return {CARDS[number] for number in theirs.legal_actions()}


def their_score(theirs: Any) -> tuple[int, int, int, int]:
    """Who took the last trick, who is declarer, and the points of both sides, from its display."""
    found = SCORE.search(str(theirs))
    assert found is not None
    winner, declarer, solo, team = map(int, found.groups())
    return winner, declarer, solo, team


class Game:
    """One game, played by both programs at once."""

    def __init__(self, contract: SkatContract, rng: random.Random) -> None:
        self.rng = rng
        self.forehand = rng.randrange(3)
        self.declarer = rng.randrange(3)
        """OpenSpiel's number for the declarer; ours is `self.seat(self.declarer)`."""
        pack = rng.sample(CARDS, len(CARDS))
        hands, skat = deal_pack(pack, forehand=self.forehand)
        self.ours: State = Skat().deal_hands(hands, skat=skat, forehand=self.forehand)
        self.theirs = their_deal(pack)
        self.assert_same_hands()
        self._auction(contract)
        self._discard(contract)
        self.assert_same_hands()

    def seat(self, player: int) -> int:
        """Our seat of OpenSpiel's player."""
        return (self.forehand + player) % 3

    def _auction(self, contract: SkatContract) -> None:
        for _ in range(self.declarer):
            self.theirs.apply_action(PASS)
        self.theirs.apply_action(DIAMONDS + contract)
        for call in AUCTIONS[self.declarer]:
            self.ours = self.ours.apply(call)
        self.ours = self.ours.apply("pickup")

    def _discard(self, contract: SkatContract) -> None:
        assert self.ours.to_move == self.seat(self.theirs.current_player())
        cards = self.ours.hands[self.seat(self.declarer)]
        assert their_cards(self.theirs) == set(cards)
        aside = self.rng.sample(tuple(cards), 2)
        for card in aside:
            self.theirs.apply_action(NUMBER[card])
        self.ours = self.ours.apply(Action.discard(*aside)).apply(Action.declare(contract))

    def assert_same_hands(self) -> None:
        for player in range(3):
            assert their_hand(self.theirs, player) == self.ours.hands[self.seat(player)]

    def play(self) -> SkatResult:
        """Play to the end at random, comparing everything on the way; our result."""
        while not self.ours.over:
            self._play_card()
        assert self.theirs.is_terminal()
        result = self.ours.result
        assert isinstance(result, SkatResult)
        self._assert_same_end(result)
        return result

    def _play_card(self) -> None:
        assert not self.theirs.is_terminal()
        assert self.ours.to_move == self.seat(self.theirs.current_player())
        legal = {action.card for action in self.ours.legal_actions}
        assert their_cards(self.theirs) == legal
        card = self.rng.choice(sorted(legal))
        self.ours = self.ours.apply(Action.play(card))
        self.theirs.apply_action(NUMBER[card])
        if not self.ours.trick:
            self._assert_same_trick()

    def _assert_same_trick(self) -> None:
        winner, declarer, solo, team = their_score(self.theirs)
        assert self.seat(winner) == self.ours.tricks[-1].winner
        assert declarer == self.declarer
        if not self.ours.over:  # then the points aside are added, or null is paid
            points = self.ours.points
            assert solo == points[self.seat(self.declarer)]
            assert solo + team == sum(points)

    def _assert_same_end(self, result: SkatResult) -> None:
        _, _, solo, team = their_score(self.theirs)
        if result.contract == SkatContract.NULL:
            assert (solo, team) == ((90, 30) if result.won else (30, 90))
            assert result.won == (result.declarer_tricks == 0)
        else:
            assert (solo, team) == (result.declarer_points, 120 - result.declarer_points)
        paid = [(team - 60) / 240] * 3
        paid[self.declarer] = (solo - 60) / 120
        assert self.theirs.returns() == pytest.approx(paid)


def play_games(contract: SkatContract, count: int) -> list[SkatResult]:
    """Play this many random games of a contract in both programs; our results."""
    rng = random.Random(f"open_spiel {contract.name}")
    return [Game(contract, rng).play() for _ in range(count)]


def test_the_numbers_of_the_cards_and_contracts_mean_what_open_spiel_calls_them() -> None:
    dealing = pyspiel.load_game("skat").new_initial_state()
    assert [dealing.action_to_string(0, n) for n in range(32)] == [str(card) for card in CARDS]
    bidding = their_deal(list(CARDS))
    names = [bidding.action_to_string(0, DIAMONDS + contract) for contract in CONTRACTS]
    assert names == [contract.name.lower() for contract in CONTRACTS]
    assert bidding.legal_actions() == [PASS, *(DIAMONDS + contract for contract in CONTRACTS)]


@pytest.mark.parametrize("contract", CONTRACTS[:-1], ids=lambda contract: contract.name.lower())
def test_suit_games_and_grand_are_played_as_in_open_spiel(contract: SkatContract) -> None:
    results = play_games(contract, GAMES)
    assert {result.won for result in results} == {True, False}
    assert {result.declarer for result in results} == {0, 1, 2}


def test_null_is_played_as_in_open_spiel_and_ends_with_the_first_trick_of_the_declarer() -> None:
    results = play_games(SkatContract.NULL, GAMES)
    # Both ends must have been seen: all ten tricks played, and broken off before.
    assert {result.won for result in results} == {True, False}
    assert {result.declarer_tricks for result in results} == {0, 1}
