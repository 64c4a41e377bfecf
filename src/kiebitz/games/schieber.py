"""Schieber: the Swiss partnership Jass. The rules in prose are in docs/games/schieber.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, Self

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.errors import BadOption, shown
from kiebitz.games.actions import JassMode
from kiebitz.games.contracts import ContractTable, jass_table
from kiebitz.games.facts import OpenValue, Partners, Sides
from kiebitz.games.jass import JassBatch, JassRules, Undertrump, with_tuples
from kiebitz.games.rules import Cards, Start
from kiebitz.games.table import Result, State
from kiebitz.numbers import check_choice


class SchieberDetails(NamedTuple):
    """What is settled so far."""

    mode: JassMode | None
    pushed: bool


@dataclass(frozen=True, slots=True)
class SchieberResult(Result):
    """How a deal of Schieber ended; pairs are per team: seats 0 and 2, seats 1 and 3."""

    mode: JassMode
    pushed: bool
    points: tuple[int, int]
    weis: tuple[int, int]
    stoeck: tuple[int, int]
    match_bonus: tuple[int, int]
    multiplier: int
    totals: tuple[int, int]

    @property
    def contract_name(self) -> str:
        """The mode."""
        return self.mode.name.lower()

    @property
    def winners(self) -> tuple[bool, ...]:
        """The team with more in all; nobody if both have the same."""
        return tuple(self.totals[seat % 2] > self.totals[1 - seat % 2] for seat in range(4))

    @property
    def side_points(self) -> tuple[int, ...]:
        """Those of one's team."""
        return self.points * 2


@dataclass(frozen=True)
class Schieber(JassRules):
    """The rules of Schieber. The defaults are the research preset; `Schieber.table()` is the other.

    >>> state = Schieber().deal(seed=1).apply("push").apply("trump obenabe")
    >>> state.to_move == state.forehand
    True
    """

    name: ClassVar[str] = "schieber"
    version: ClassVar[str] = "schieber-1"
    partners: ClassVar[Partners] = Partners.TEAMS
    teams: ClassVar[Sides] = ((0, 2), (1, 3))
    every_point_counts: ClassVar[bool] = True
    contracts: ClassVar[tuple[str, ...]] = tuple(mode.name.lower() for mode in JassMode)
    cards_solved_at_once: ClassVar[int] = 6
    cards_solved: ClassVar[int] = 9
    core_state: ClassVar[Any] = _core.SchieberState
    core_view: ClassVar[Any] = _core.SchieberView
    core_board: ClassVar[Any] = _core.SchieberBoard
    contract_kind: ClassVar[type[IntEnum]] = JassMode

    match_bonus: bool = False
    weis: bool = False
    stoeck: bool = False
    target: int = 1000
    """Points that win a match, 1000 or 2500; sets the multipliers of the modes."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.target not in (1000, 2500):
            raise BadOption(f"schieber: target={shown(self.target)} should be 1000 or 2500")

    @classmethod
    def research(cls) -> Self:
        """Bare card points, as in the theses."""
        return cls()

    @classmethod
    def table(cls) -> Self:
        """As people play: to 2500 with multipliers, match bonus, Weis and Stöck."""
        return cls(match_bonus=True, weis=True, stoeck=True, target=2500)

    def core_options(self) -> _core.SchieberOptions:
        """The options as the native core takes them."""
        return _core.SchieberOptions(
            int(self.undertrump), self.match_bonus, self.weis, self.stoeck, self.target
        )

    @classmethod
    def from_core_options(cls, options: _core.SchieberOptions) -> Self:
        """The rules with these native options."""
        return cls(
            undertrump=Undertrump(options.undertrump),
            match_bonus=options.match_bonus,
            weis=options.weis,
            stoeck=options.stoeck,
            target=options.target,
        )

    def deal_hands(self, hands: Sequence[Cards], *, forehand: int = 0) -> State:
        """A deal with these four hands of nine."""
        masks, seat = self._masks(hands), self.check_seat(forehand, "forehand")
        return State(self, _core.SchieberState.deal(self.core_options(), masks, seat))

    def position(
        self,
        hands: Sequence[Cards],
        *,
        mode: JassMode,
        leader: int,
        trick: str | Iterable[Card] = (),
        points: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
    ) -> State:
        """A deal in the middle of its card play.

        >>> state = Schieber().position(
        ...     ["DA D9 D6 ST", "C7 C8 C9", "CT CJ CQ", "D7 D8 DQ"],
        ...     mode=JassMode.DIAMONDS, leader=1, trick="C6 DJ DT",
        ... )
        >>> [str(action) for action in state.legal_actions]
        ['play ST']
        """
        core = _core.SchieberState.position(
            self.core_options(),
            *self._play_arguments(hands, leader, trick, points, tricks),
            int(check_choice(mode, JassMode, "the mode")),
        )
        return State(self, core)

    def random_card_play(
        self, count: int, *, seed: int = 0, mode: JassMode | None = None, threads: int = 1
    ) -> JassBatch:
        """Deal and play `count` games at random, in one native call; without a mode, any."""
        if mode is not None:
            check_choice(mode, JassMode, "the mode")
        return self._play_batch(_core.schieber_random_card_play, count, seed, mode, threads)

    def details_from_core(self, details: dict[str, Any]) -> SchieberDetails:
        """What the game has settled so far."""
        mode = details["mode"]
        return SchieberDetails(None if mode is None else JassMode(mode), details["pushed"])

    def table_in_force(self, details: SchieberDetails) -> ContractTable | None:
        """The table of the chosen mode."""
        return None if details.mode is None else jass_table(details.mode)

    @property
    def shows_weis(self) -> bool:
        """If the option is on."""
        return self.weis

    def contract_in(self, details: SchieberDetails) -> str | None:
        """The mode."""
        return None if details.mode is None else details.mode.name.lower()

    def open_value_in(self, details: SchieberDetails) -> OpenValue:
        """Points, once there is a mode."""
        return OpenValue.NONE if details.mode is None else OpenValue.POINTS

    def result_from_core(self, result: dict[str, Any]) -> SchieberResult:
        """The result of a finished deal."""
        return SchieberResult(**with_tuples(result) | {"mode": JassMode(result["mode"])})

    def start_to_dict(self, state: State) -> Start:
        """How the game began, for JSON."""
        core = state._core
        start = core.start_details()
        if core.started_from_deal():
            hands = [str(hand) for hand in state.dealt]
            return {"deal": {"hands": hands, "forehand": start["forehand"]}}
        mode = JassMode(start["mode"]).name.lower()
        return {"position": self._play_to_dict(core, start) | {"mode": mode}}

    def start_from_dict(self, start: Start) -> State:
        """The inverse of `start_to_dict`."""
        if "deal" in start:
            return self.deal_hands(start["deal"]["hands"], forehand=start["deal"]["forehand"])
        position = dict(start["position"])
        mode = JassMode[position.pop("mode").upper()]
        trick = [Card.parse(card) for card in position.pop("trick")]
        return self.position(position.pop("hands"), mode=mode, trick=trick, **position)
