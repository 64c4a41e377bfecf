"""Our Schieber against pyschieber 1.3.2, on random games.

What is compared. pyschieber's own ``Game`` is played by four players of ours, who at every turn
compare what the game tells them with our state: whose turn it is, the cards on the table, the cards
in hand, who took the tricks so far, the points of both teams, and the cards that pyschieber allows.
They also offer every card that we hold to be illegal, and pyschieber must refuse each. Played are
the four trump suits, obe abe and unde ufe, chosen by forehand or, pushed, by the partner, who first
tries to push once more and must be refused. At the end the points of the teams agree, each counted
with the factor of its mode, which are those of our ``target=2500``. In half of the games cards are
drawn evenly, in the other half trumps are saved up, since hands of nothing but trumps are rare.

The names: ACORN (Eicheln) are clubs, ROSE hearts, BELL (Schellen) diamonds, SHIELD (Schilten)
spades; the values 6 to 14 run from the six to the ace.

Against ``Undertrump.FORCED`` there is no difference.

Against ``Undertrump.STRICT`` there is exactly one, which is why ``FORCED`` exists. It comes from
``does_under_trumpf`` in ``pyschieber/rules/stich_rules.py``: an undertrump is forbidden if there is
any other card than trumps in the hand, and also, this is the last loop, if any trump in the hand
beats the trumps on the table. A hand of nothing but trumps, facing a side suit that has been
trumped, must therefore overtrump if it can, where the common rule lets it play any card. So the two
differ if and only if

* a side suit was led and a trump lies on it,
* the hand holds nothing but trumps, and
* some of them beat the best trump on the table, and some do not;

then pyschieber allows those that beat it, and ``STRICT`` the whole hand.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any, Final

import pytest
from pyschieber.card import Card as TheirCard  # type: ignore[import-untyped]
from pyschieber.game import Game  # type: ignore[import-untyped]
from pyschieber.player.base_player import BasePlayer  # type: ignore[import-untyped]
from pyschieber.rules.count_rules import counting_factor  # type: ignore[import-untyped]
from pyschieber.suit import Suit as TheirSuit  # type: ignore[import-untyped]
from pyschieber.team import Team  # type: ignore[import-untyped]
from pyschieber.trumpf import Trumpf  # type: ignore[import-untyped]

from kiebitz.cards import JASS_DECK, Card, Rank, Suit
from kiebitz.games import (
    Action,
    JassMode,
    Phase,
    Schieber,
    SchieberResult,
    State,
    Undertrump,
)

GAMES: Final = 130
"""Random games for each mode."""

THEIR_SUIT: Final = {
    Suit.CLUBS: TheirSuit.ACORN,
    Suit.HEARTS: TheirSuit.ROSE,
    Suit.DIAMONDS: TheirSuit.BELL,
    Suit.SPADES: TheirSuit.SHIELD,
}
THEIR_MODE: Final = {
    JassMode.CLUBS: Trumpf.ACORN,
    JassMode.HEARTS: Trumpf.ROSE,
    JassMode.DIAMONDS: Trumpf.BELL,
    JassMode.SPADES: Trumpf.SHIELD,
    JassMode.OBENABE: Trumpf.OBE_ABE,
    JassMode.UNDENUFE: Trumpf.UNDE_UFE,
}
OUR_CARD: Final = {
    (THEIR_SUIT[card.suit], card.rank - Rank.SIX + 6): card for card in JASS_DECK.cards
}
TRUMP_ORDER: Final = "678TQKA9J"
"""The ranks of trumps from the lowest up, written down anew for the predicate below."""

Cards = set[Card]


def ours(card: Any) -> Card:
    """Our card for one of theirs."""
    return OUR_CARD[card.suit, card.value]


def theirs(card: Card) -> Any:
    """Their card for one of ours."""
    return TheirCard(suit=THEIR_SUIT[card.suit], value=card.rank - Rank.SIX + 6)


def legal_cards(state: State) -> Cards:
    """The cards that our rules allow."""
    return {action.card for action in state.legal_actions}


def overtrumps_of_a_split_trump_hand(state: State, trump: Suit | None) -> Cards:
    """Where the module's docstring says that the rules differ, the cards that beat the table.

    Nowhere else any card.
    """
    assert state.to_move is not None
    hand, trick = set(state.hands[state.to_move]), state.trick
    on_table = [card for card in trick if card.suit == trump]
    if not on_table or trick[0].suit == trump or any(card.suit != trump for card in hand):
        return set()
    best = max(TRUMP_ORDER.index(card.rank.letter) for card in on_table)
    above = {card for card in hand if TRUMP_ORDER.index(card.rank.letter) > best}
    return above if above != hand else set()


class Table:
    """One deal: our states, which the four players at pyschieber's table keep up to date."""

    def __init__(self, mode: JassMode, rng: random.Random) -> None:
        self.mode = mode
        self.trump = Suit(mode) if mode <= JassMode.CLUBS else None
        self.rng = rng
        self.forehand = rng.randrange(4)
        self.pushed = rng.random() < 0.5
        self.saves_trumps = rng.random() < 0.5
        self.pack = rng.sample(JASS_DECK.cards, JASS_DECK.size)
        # Their dealer gives the cards out one by one, always beginning with player 0.
        hands = [self.pack[seat::4] for seat in range(4)]
        self.forced = self._after_the_choice(Undertrump.FORCED, hands)
        self.strict = self._after_the_choice(Undertrump.STRICT, hands)
        self.differences = 0
        """How often the difference to `STRICT` has been met."""

    def _after_the_choice(self, undertrump: Undertrump, hands: list[list[Card]]) -> State:
        state = Schieber(undertrump=undertrump, target=2500).deal_hands(
            hands, forehand=self.forehand
        )
        if self.pushed:
            state = state.apply("push")
            assert Action.parse("push") not in state.legal_actions
        return state.apply(Action.trump(self.mode))

    def play(self) -> SchieberResult:
        """Let pyschieber play this deal with our players; our result."""
        players = [Player(self, seat) for seat in range(4)]
        teams = [Team(players=[players[0], players[2]]), Team(players=[players[1], players[3]])]
        game = Game(teams=teams, use_counting_factor=True)
        game.dealer.deck.cards = [theirs(card) for card in self.pack]
        game.dealer.shuffle_cards = lambda: None
        game.move_made = lambda *_: None  # tells the players of every card; ours do not listen
        game.play(start_player_index=self.forehand, whole_rounds=True)
        assert self.forced.phase is Phase.OVER
        result = self.forced.result
        assert isinstance(result, SchieberResult)
        assert game.trumpf is THEIR_MODE[self.mode]
        assert game.geschoben == self.pushed == result.pushed
        assert [stich.player.id for stich in game.stiche] == self.winners()
        assert tuple(team.points for team in teams) == result.totals
        assert sum(result.totals) == 157 * result.multiplier
        return result

    def winners(self) -> list[int]:
        """Who took our tricks so far."""
        return [trick.winner for trick in self.forced.tricks]

    def choose(self, legal: Cards) -> Card:
        """A random card, if trumps are to be saved one of another suit where there is any."""
        others = [card for card in legal if card.suit != self.trump]
        return self.rng.choice(sorted(others if self.saves_trumps and others else legal))

    def play_card(self, card: Card) -> None:
        """Play a card in our states."""
        self.forced = self.forced.apply(Action.play(card))
        self.strict = self.strict.apply(Action.play(card))

    def assert_same_position(self, player: Player, status: dict[str, Any]) -> None:
        """What pyschieber tells a player whose turn it is agrees with our state."""
        state = self.forced
        assert player.id == state.to_move
        assert {ours(card) for card in player.cards} == set(state.hands[player.id])
        assert [entry["card"] for entry in status["table"]] == [str(theirs(c)) for c in state.trick]
        assert [stich["player_id"] for stich in status["stiche"]] == self.winners()
        # That their factors are ours is asserted at the end; until then only points are compared.
        factor = counting_factor[THEIR_MODE[self.mode]]
        teams = [factor * (state.points[team] + state.points[team + 2]) for team in range(2)]
        assert [team["points"] for team in status["teams"]] == teams

    def assert_same_cards(self, allowed: Cards) -> None:
        """pyschieber allows what `FORCED` allows, and `STRICT` but for the known difference."""
        assert allowed == legal_cards(self.forced)
        above = overtrumps_of_a_split_trump_hand(self.strict, self.trump)
        if above:
            assert self.strict.to_move is not None
            assert allowed == above
            assert legal_cards(self.strict) == set(self.strict.hands[self.strict.to_move])
            self.differences += 1
        else:
            assert allowed == legal_cards(self.strict)


class Player(BasePlayer):  # type: ignore[misc]
    """A player at pyschieber's table who compares everything and then plays at random."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(name=str(seat))
        self.id: int = seat
        self.our_table = table

    def choose_trumpf(self, geschoben: bool) -> Generator[Any, bool, None]:
        """Choose as the deal wants it; a partner asked after a push tries to push again."""
        table = self.our_table
        assert geschoben == (self.id != table.forehand)
        if table.pushed:
            allowed = yield Trumpf.SCHIEBEN
            assert not allowed
        yield THEIR_MODE[table.mode]
        yield None

    def choose_card(self, state: dict[str, Any]) -> Generator[Any, bool, None]:
        """Offer all illegal cards, then play a legal one."""
        table = self.our_table
        table.assert_same_position(self, state)
        table.assert_same_cards({ours(card) for card in self.allowed_cards(state)})
        legal = legal_cards(table.forced)
        for card in list(self.cards):
            if ours(card) not in legal:
                allowed = yield card
                assert not allowed
        choice = table.choose(legal)
        allowed = yield theirs(choice)
        assert allowed
        table.play_card(choice)
        yield None


def play_deals(mode: JassMode, count: int) -> list[Table]:
    """Play this many random deals of a mode."""
    rng = random.Random(f"pyschieber {mode.name}")
    tables = [Table(mode, rng) for _ in range(count)]
    for table in tables:
        table.play()
    return tables


@pytest.mark.parametrize("mode", list(JassMode)[:4], ids=lambda mode: mode.name.lower())
def test_trump_modes_are_played_as_in_pyschieber_where_a_hand_of_trumps_must_overtrump(
    mode: JassMode,
) -> None:
    tables = play_deals(mode, GAMES)
    assert sum(table.differences for table in tables) > 0
    assert {table.pushed for table in tables} == {True, False}


@pytest.mark.parametrize("mode", list(JassMode)[4:], ids=lambda mode: mode.name.lower())
def test_modes_without_trumps_are_played_as_in_pyschieber(mode: JassMode) -> None:
    tables = play_deals(mode, GAMES)
    assert sum(table.differences for table in tables) == 0
    assert {table.pushed for table in tables} == {True, False}
