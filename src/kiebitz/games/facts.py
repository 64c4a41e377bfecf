"""The facts of a game: what the rest of the package may ask about it instead of its type.

A fact is something of the game itself (how many cards lie aside, who plays with whom, what counts),
never of one caller. What is settled in the course of a deal is asked with its details, or of a
`State` or `View` by the property of the same name: `state.declarer`, `state.sides`.

>>> from kiebitz.games import GAMES
>>> {name: (kind().cards_in_play, kind().parties) for name, kind in GAMES.items()}["schieber"]
(36, ((0, 2), (1, 3)))
>>> [kind.name for kind in GAMES.values() if kind.predicts]
['differenzler']
"""

from enum import Enum
from typing import Any, ClassVar

from kiebitz.cards import Deck, Hand
from kiebitz.games.actions import ActionKind
from kiebitz.games.contracts import ContractTable

Sides = tuple[tuple[int, ...], ...]
"""Seats that play together, side by side."""


class Partners(Enum):
    """Who plays with whom."""

    DECLARER = "declarer"
    """One against the rest, settled anew in each deal; until then, and in Ramsch, all alone."""
    TEAMS = "teams"
    """Always the same seats."""
    NONE = "none"
    """Everyone plays alone."""


class OpenValue(Enum):
    """What the one value of a position is if all cards are open."""

    POINTS = "points"
    """The card points of the first side, at the end."""
    MADE = "made"
    """1 if the declarer takes no trick, else 0: null."""
    NONE = "none"
    """There is no one value: more than two sides, or none settled yet."""


class GameFacts:
    """What holds for every deal of a game; the base of `Rules`."""

    name: ClassVar[str]
    """The name in the command line and in texts."""
    version: ClassVar[str]
    """The name in records; raised only when behaviour changes."""

    # --- the table ---

    seats: ClassVar[int]
    deck: ClassVar[Deck]
    cards_aside: ClassVar[int] = 0
    """Cards of a deal that lie in no hand."""

    @property
    def cards_per_hand(self) -> int:
        """How many each seat plays: 10 in Skat, 9 in Jass."""
        return (self.deck.size - self.cards_aside) // self.seats

    @property
    def cards_in_play(self) -> int:
        """How many are played in a whole deal: 30 in Skat, 36 in Jass."""
        return self.cards_per_hand * self.seats

    @property
    def place_aside(self) -> int | None:
        """The place of the cards aside, after those of the seats; None where nothing lies aside."""
        return self.seats if self.cards_aside else None

    @property
    def places(self) -> int:
        """Where a card may be: the seats, and aside if anything lies there."""
        return self.seats + bool(self.cards_aside)

    # --- who plays with whom ---

    partners: ClassVar[Partners]
    teams: ClassVar[Sides] = ()
    """Seats that always play together; empty where none do."""

    @property
    def declares(self) -> bool:
        """Whether one seat may play against all others."""
        return self.partners is Partners.DECLARER

    @property
    def plays_alone(self) -> bool:
        """Whether everyone always plays alone."""
        return self.partners is Partners.NONE

    @property
    def parties(self) -> Sides:
        """Seats whose interest is the same in every deal: the teams, or each seat by itself."""
        return self.teams or tuple((seat,) for seat in range(self.seats))

    # --- what counts ---

    all_points: ClassVar[int]
    """The card points of a deal, with what the last trick counts."""
    every_point_counts: ClassVar[bool] = False
    """Whether the score grows with each card point, not only at some totals."""
    score_steps: ClassVar[tuple[int, ...]] = ()
    """Totals of one side, besides the one that wins, at which the score changes."""
    tournament: ClassVar[bool] = False
    """Whether tournaments score in points of their own; see `Result.tournament_points`."""

    @property
    def majority(self) -> int:
        """The fewest points that are more than half: 61 in Skat, 79 in Jass."""
        return self.all_points // 2 + 1

    # --- what is said before the cards ---

    contracts: ClassVar[tuple[str, ...]] = ()
    """What can be played, by name, where somebody chooses it."""
    trump_is_dealt: ClassVar[bool] = False
    """Whether chance turns the trump suit with the deal, as `details.trump`."""
    predicts: ClassVar[bool] = False
    """Whether every seat predicts its points, as `details.predictions`, and scores by them."""

    @property
    def secret_actions(self) -> frozenset[ActionKind]:
        """Actions of which the others learn only that they were done."""
        return frozenset()

    @property
    def shows_weis(self) -> bool:
        """Whether cards are shown for extra points when the card play begins."""
        return False

    # --- several deals in a row ---

    usual_hands: ClassVar[int | None] = None
    """How many are played together: a list, a match; None: until somebody has reached a target."""
    first_forehand: ClassVar[int] = 0
    """The seat that leads the first of them."""

    @property
    def few_points_win(self) -> bool:
        """Whether totals are differences, of which one wants few."""
        return self.predicts

    # --- what can be computed ---

    cards_solved_at_once: ClassVar[int] = 0
    """Cards per hand up to which open positions are solved thousands of times a decision."""
    cards_solved: ClassVar[int] = 0
    """Cards per hand up to which an open position is solved in seconds."""

    @property
    def whole_deals_solved_at_once(self) -> bool:
        """Whether that holds from the first card on."""
        return self.cards_solved_at_once >= self.cards_per_hand

    # --- what a deal has settled: asked with its details ---

    def declarer_in(self, details: Any) -> int | None:
        """Who plays against all others; None where nobody does, or nobody does yet."""
        return None

    def aside_in(self, details: Any) -> Hand:
        """The cards that lie aside, as far as known."""
        return Hand()

    def contract_in(self, details: Any) -> str | None:
        """Which of `contracts` is played; None if none is settled."""
        return None

    def open_value_in(self, details: Any) -> OpenValue:
        """What the open-card value of a position with these details is."""
        return OpenValue.NONE if self.plays_alone else OpenValue.POINTS

    @property
    def table_before(self) -> ContractTable:
        """What cards are held by before there is a contract: grand, in Jass obenabe."""
        raise NotImplementedError

    def sides_in(self, details: Any) -> Sides:
        """Who plays together now: a declarer and the rest, the teams, or each seat by itself."""
        declarer = self.declarer_in(details)
        if declarer is None:
            return self.parties
        return (declarer,), tuple(seat for seat in range(self.seats) if seat != declarer)
