"""Differenzler: predict your points. The rules in prose are in docs/games/differenzler.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, Self

from kiebitz import _core
from kiebitz.cards import Card, Suit
from kiebitz.games.actions import ActionKind, JassMode
from kiebitz.games.contracts import ContractTable, jass_table
from kiebitz.games.facts import Partners
from kiebitz.games.jass import JassBatch, JassRules, Undertrump, with_tuples
from kiebitz.games.rules import Cards, Start
from kiebitz.games.table import Result, State
from kiebitz.numbers import check_choice, check_int


class DifferenzlerDetails(NamedTuple):
    """What is settled so far; None for predictions not made or not known to the one who looks."""

    trump: Suit
    predictions: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class DifferenzlerResult(Result):
    """How a deal ended, per seat."""

    trump: Suit
    points: tuple[int, ...]
    predictions: tuple[int, ...]
    differences: tuple[int, ...]
    """Prediction minus points: positive is too few."""
    ranks: tuple[int, ...]
    """From 1; tied seats share the better rank."""

    @property
    def contract_name(self) -> str:
        """Nobody chooses: all deals are counted together."""
        return "alone"

    @property
    def winners(self) -> tuple[bool, ...]:
        """Everyone with the first rank."""
        return tuple(rank == 1 for rank in self.ranks)

    @property
    def side_points(self) -> tuple[int, ...]:
        """One's own."""
        return self.points


@dataclass(frozen=True)
class Differenzler(JassRules):
    """The rules of Differenzler. The defaults are the thesis's; `Differenzler.table()` is stricter.

    >>> state = Differenzler().deal(seed=1)
    >>> len(state.legal_actions)
    158
    """

    name: ClassVar[str] = "differenzler"
    version: ClassVar[str] = "differenzler-1"
    partners: ClassVar[Partners] = Partners.NONE
    trump_is_dealt: ClassVar[bool] = True
    predicts: ClassVar[bool] = True
    usual_hands: ClassVar[int | None] = 3
    cards_solved: ClassVar[int] = 6
    core_state: ClassVar[Any] = _core.DifferenzlerState
    core_view: ClassVar[Any] = _core.DifferenzlerView
    core_board: ClassVar[Any] = _core.DifferenzlerBoard
    contract_kind: ClassVar[type[IntEnum]] = Suit

    undertrump: Undertrump = Undertrump.LAX
    open_predictions: bool = False

    @classmethod
    def research(cls) -> Self:
        """The rules of Burri 2023."""
        return cls()

    @classmethod
    def table(cls) -> Self:
        """As people play: undertrumping only with nothing else in hand."""
        return cls(undertrump=Undertrump.STRICT)

    def core_options(self) -> _core.DifferenzlerOptions:
        """The options as the native core takes them."""
        return _core.DifferenzlerOptions(int(self.undertrump), self.open_predictions)

    @classmethod
    def from_core_options(cls, options: _core.DifferenzlerOptions) -> Self:
        """The rules with these native options."""
        return cls(
            undertrump=Undertrump(options.undertrump), open_predictions=options.open_predictions
        )

    def deal_hands(self, hands: Sequence[Cards], *, trump: Suit, forehand: int = 0) -> State:
        """A deal with these four hands of nine and this trump suit."""
        masks, seat = self._masks(hands), self.check_seat(forehand, "forehand")
        return State(
            self,
            _core.DifferenzlerState.deal(
                self.core_options(), masks, int(check_choice(trump, Suit, "trump")), seat
            ),
        )

    def position(
        self,
        hands: Sequence[Cards],
        *,
        trump: Suit,
        predictions: Sequence[int],
        leader: int,
        trick: str | Iterable[Card] = (),
        points: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
    ) -> State:
        """A deal in the middle of its card play."""
        for prediction in self._counts(predictions, "predictions"):
            check_int(prediction, "a prediction", low=0, high=self.all_points)
        core = _core.DifferenzlerState.position(
            self.core_options(),
            *self._play_arguments(hands, leader, trick, points, tricks),
            int(check_choice(trump, Suit, "trump")),
            self._counts(predictions, "predictions"),
        )
        return State(self, core)

    def random_card_play(
        self, count: int, *, seed: int = 0, trump: Suit | None = None, threads: int = 1
    ) -> JassBatch:
        """Deal and play `count` games at random, in one native call; without a trump, any."""
        if trump is not None:
            check_choice(trump, Suit, "the trump")
        return self._play_batch(_core.differenzler_random_card_play, count, seed, trump, threads)

    def details_from_core(self, details: dict[str, Any]) -> DifferenzlerDetails:
        """What the game has settled so far."""
        return DifferenzlerDetails(Suit(details["trump"]), details["predictions"])

    def table_in_force(self, details: DifferenzlerDetails) -> ContractTable:
        """The table of the trump suit, known from the deal on."""
        return jass_table(JassMode(details.trump))

    @property
    def secret_actions(self) -> frozenset[ActionKind]:
        """Predictions, unless they are open."""
        return frozenset() if self.open_predictions else frozenset({ActionKind.PREDICT})

    def result_from_core(self, result: dict[str, Any]) -> DifferenzlerResult:
        """The result of a finished deal."""
        return DifferenzlerResult(**with_tuples(result) | {"trump": Suit(result["trump"])})

    def start_to_dict(self, state: State) -> Start:
        """How the game began, for JSON."""
        core = state._core
        start = core.start_details()
        trump = Suit(start["trump"]).name.lower()
        if core.started_from_deal():
            hands = [str(hand) for hand in state.dealt]
            return {"deal": {"hands": hands, "trump": trump, "forehand": start["forehand"]}}
        predictions = list(start["predictions"])
        return {
            "position": self._play_to_dict(core, start)
            | {"trump": trump, "predictions": predictions}
        }

    def start_from_dict(self, start: Start) -> State:
        """The inverse of `start_to_dict`."""
        if "deal" in start:
            deal = start["deal"]
            trump = Suit[deal["trump"].upper()]
            return self.deal_hands(deal["hands"], trump=trump, forehand=deal["forehand"])
        position = dict(start["position"])
        trump = Suit[position.pop("trump").upper()]
        trick = [Card.parse(card) for card in position.pop("trick")]
        return self.position(position.pop("hands"), trump=trump, trick=trick, **position)
