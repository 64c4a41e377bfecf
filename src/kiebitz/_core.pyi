"""The native core: rules, states, views and batches. Private; `kiebitz.games` is its friendly face.

Sets of cards are integers (bit = index in the deck), actions are codes (see `Action.encode`),
seats, phases, contracts and modes are small numbers. Refused input raises the errors of
`kiebitz.errors`.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np

Bytes8 = np.ndarray[Any, np.dtype[np.uint8]]
Rows = np.ndarray[Any, np.dtype[np.uint64]]
Shares = np.ndarray[Any, np.dtype[np.float64]]

class Table:
    """What states and views have in common. Not a class of the module: a name for typing."""

    phase: int
    to_move: int | None
    forehand: int
    def legal(self) -> list[int]: ...
    def hands(self) -> list[int]: ...
    def points(self) -> list[int]: ...
    def tricks(self) -> list[int]: ...
    def leader(self) -> int | None: ...
    def played(self) -> list[int]: ...
    def completed_tricks(self) -> list[tuple[int, int]]: ...
    def trick_size(self) -> int: ...
    def options(self) -> Any: ...
    def details(self) -> dict[str, Any]: ...
    def history(self) -> list[int]: ...
    def actors(self) -> list[int]: ...
    def started_from_deal(self) -> bool: ...
    def start_hands(self) -> list[int]: ...
    def shown(self) -> list[int]: ...
    def to_bytes(self) -> bytes: ...
    @classmethod
    def from_bytes(cls, data: bytes, /) -> Self: ...

class View(Table):
    """A view of any game; a name for typing."""

    seat: int

class State(Table):
    """A state of any game; a name for typing."""

    @classmethod
    def random(cls, options: Any, seed: int, board: int, forehand: int) -> Self: ...
    def is_legal(self, code: int, /) -> bool: ...
    def apply(self, code: int, /) -> Self: ...
    def undo(self) -> Self: ...
    def view(self, seat: int, /) -> View: ...
    def result(self) -> dict[str, Any]: ...
    def start_details(self) -> dict[str, Any]: ...
    def playouts(
        self, count: int, seed: int, threads: int
    ) -> np.ndarray[Any, np.dtype[np.int32]]: ...

class SkatOptions:
    def __init__(self, ramsch: bool, lost_levels: int) -> None: ...
    ramsch: bool
    lost_levels: int

class SkatView(View): ...

class SkatState(State):
    @staticmethod
    def deal(options: SkatOptions, hands: Sequence[int], skat: int, forehand: int) -> SkatState: ...
    @staticmethod
    def position(
        options: SkatOptions,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        points: Sequence[int],
        tricks: Sequence[int],
        contract: int,
        declarer: int,
        hand: bool,
        level: int,
        bid: int,
        matadors: int,
        skat: int,
    ) -> SkatState: ...

class SchieberOptions:
    def __init__(
        self, undertrump: int, match_bonus: bool, weis: bool, stoeck: bool, target: int
    ) -> None: ...
    undertrump: int
    match_bonus: bool
    weis: bool
    stoeck: bool
    target: int

class SchieberView(View): ...

class SchieberState(State):
    @staticmethod
    def deal(options: SchieberOptions, hands: Sequence[int], forehand: int) -> SchieberState: ...
    @staticmethod
    def position(
        options: SchieberOptions,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        points: Sequence[int],
        tricks: Sequence[int],
        mode: int,
    ) -> SchieberState: ...

class DifferenzlerOptions:
    def __init__(self, undertrump: int, open_predictions: bool) -> None: ...
    undertrump: int
    open_predictions: bool

class DifferenzlerView(View): ...

class DifferenzlerState(State):
    @staticmethod
    def deal(
        options: DifferenzlerOptions, hands: Sequence[int], trump: int, forehand: int
    ) -> DifferenzlerState: ...
    @staticmethod
    def position(
        options: DifferenzlerOptions,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        points: Sequence[int],
        tricks: Sequence[int],
        trump: int,
        predictions: Sequence[int],
    ) -> DifferenzlerState: ...

class Knowledge:
    seat: int
    known: list[int]
    possible: list[int]
    open: list[int]
    undecided: int

def knowledge_of(view: View) -> Knowledge: ...

class Worlds:
    def __init__(self, knowledge: Knowledge) -> None: ...
    count: int
    def at(self, ranks: Rows, threads: int) -> Rows: ...
    def rank(self, worlds: Rows) -> np.ndarray[Any, np.dtype[np.int64]]: ...
    def draw(self, count: int, key: Sequence[int], threads: int) -> Rows: ...
    def counts(self, deck_size: int) -> Rows: ...

class WeightedWorlds:
    def __init__(self, knowledge: Knowledge, weights: Shares, deck_size: int) -> None: ...
    def draw(self, count: int, key: Sequence[int], threads: int) -> Rows: ...
    def probabilities(self) -> Shares: ...

def draw_published(
    view: View, method: int, count: int, key: Sequence[int]
) -> tuple[Rows, int, int]: ...
def published_fits(view: View, method: int) -> bool: ...

class TreeOptions:
    def __init__(
        self,
        selection: int,
        exploration: float,
        epsilon_c: float,
        epsilon_d: float,
        first_play: float | None,
        ordered: bool,
        mover: int,
        candidates: int,
        availability: bool,
        redraw: bool,
        reward: int,
        playout: int,
        iterations: int,
        trees: int,
    ) -> None: ...

CardFigures = tuple[list[int], list[int], list[float], int, int]

def search_tree(
    view: View, options: TreeOptions, key: Sequence[int], threads: int, seconds: float | None
) -> CardFigures: ...
def tree_as_dot(
    view: View, options: TreeOptions, key: Sequence[int], depth: int, least_visits: int
) -> str: ...
def flat_cards(
    view: View,
    worlds: Rows,
    reward: int,
    playout: int,
    each: int,
    key: Sequence[int],
    seconds: float | None,
) -> CardFigures: ...
def recursive_cards(
    view: View,
    worlds: Rows,
    inner_worlds: int,
    inner_policy: int,
    horizon: int,
    reward: int,
    seconds: float | None,
    key: Sequence[int],
) -> tuple[list[int], list[float], list[float], int, int]: ...
def proof_cards(
    view: View,
    worlds: Rows,
    complete: bool,
    moves: int,
    seconds: float | None,
    total: int | None = None,
    root_cut: bool = False,
) -> tuple[list[int], list[list[int]], list[bool], int, int, int]: ...
def explains_shown_weis(view: View, worlds: Rows) -> Bytes8: ...
def cfr_cards(
    view: View, iterations: int, plus: bool, reward: int, seconds: float | None
) -> tuple[list[int], list[float], list[float], int, int]: ...
def mccfr_cards(
    view: View,
    iterations: int,
    sampling: int,
    epsilon: float,
    reward: int,
    seconds: float | None,
    key: Sequence[int],
) -> tuple[list[int], list[float], list[float], int, int]: ...
def cfr_exploitability(
    view: View, iterations: Sequence[int], plus: bool, reward: int
) -> list[float]: ...
def kuhn_poker_cfr(iterations: int, plus: bool) -> tuple[float, float]: ...
def kuhn_poker_mccfr(
    iterations: int, sampling: int, epsilon: float, key: Sequence[int]
) -> tuple[float, float]: ...
def epsilon_on_policy(strategy: Sequence[float], epsilon: float) -> list[float]: ...
def skat_deal_from_pack(pack: Sequence[int], forehand: int) -> tuple[list[int], int]: ...
def skat_bid_values() -> list[int]: ...
def skat_matadors(contract: int, cards: int) -> int: ...
def skat_contract(contract: int, /) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]: ...
def jass_contract(mode: int, /) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]: ...
def skat_random_card_play(
    count: int, seed: int, contract: int, threads: int
) -> tuple[Bytes8, Bytes8]: ...
def schieber_random_card_play(
    count: int, seed: int, mode: int, undertrump: int, threads: int
) -> tuple[Bytes8, Bytes8]: ...
def differenzler_random_card_play(
    count: int, seed: int, trump: int, undertrump: int, threads: int
) -> tuple[Bytes8, Bytes8]: ...
def ladder_value(state: SkatState, rung: int, start: int, guess: int) -> tuple[int, int, int]: ...
def ladder_more_than(state: SkatState, rung: int, bound: int) -> tuple[bool, int, int]: ...
def ladder_null(state: SkatState, safe_hands: bool, ordering: bool) -> tuple[bool, int, int]: ...
def safe_points(state: SkatState) -> int: ...
def skat_order_nodes(
    states: Sequence[SkatState],
    totals: Sequence[int],
    weights: Sequence[Sequence[int]],
    threads: int,
) -> np.ndarray[Any, np.dtype[np.uint64]]: ...
def skat_ask(
    state: SkatState, total: int | None, nodes: int | None, seconds: float | None
) -> tuple[tuple[int, int], int]: ...
def skat_ask_cards(
    state: SkatState, total: int | None, nodes: int | None, seconds: float | None
) -> tuple[list[tuple[int, int, int]], int]: ...
def skat_best_line(state: SkatState) -> tuple[list[int], int]: ...
def skat_ask_many(
    states: Sequence[SkatState], total: int | None, nodes: int | None, threads: int
) -> np.ndarray[Any, np.dtype[np.int16]]: ...
def skat_ask_worlds(
    table: SkatState | SkatView,
    worlds: Rows,
    total: int | None,
    each_card: bool,
    nodes: int | None,
    threads: int,
    seconds: float | None,
) -> np.ndarray[Any, np.dtype[np.int16]]: ...
def schieber_order_nodes(
    states: Sequence[SchieberState],
    totals: Sequence[int],
    weights: Sequence[Sequence[int]],
    threads: int,
) -> np.ndarray[Any, np.dtype[np.uint64]]: ...
def schieber_ask(
    state: SchieberState, total: int | None, nodes: int | None, seconds: float | None
) -> tuple[tuple[int, int], int]: ...
def schieber_ask_cards(
    state: SchieberState, total: int | None, nodes: int | None, seconds: float | None
) -> tuple[list[tuple[int, int, int]], int]: ...
def schieber_best_line(state: SchieberState) -> tuple[list[int], int]: ...
def schieber_ask_many(
    states: Sequence[SchieberState], total: int | None, nodes: int | None, threads: int
) -> np.ndarray[Any, np.dtype[np.int16]]: ...
def schieber_ask_worlds(
    table: SchieberState | SchieberView,
    worlds: Rows,
    total: int | None,
    each_card: bool,
    nodes: int | None,
    threads: int,
    seconds: float | None,
) -> np.ndarray[Any, np.dtype[np.int16]]: ...
def skat_trap_widths(view: SkatView, worlds: Rows, total: int) -> Shares: ...
def schieber_trap_widths(view: SchieberView, worlds: Rows, total: int) -> Shares: ...
def skat_best_discards(
    hands: Sequence[int], declarer: int, leader: int, contracts: Sequence[int]
) -> tuple[list[tuple[int, int, list[int], int]], int]: ...
def differenzler_maxn(state: DifferenzlerState) -> tuple[tuple[int, int, int, int], int]: ...
def differenzler_maxn_cards(
    state: DifferenzlerState,
) -> tuple[list[tuple[int, tuple[int, int, int, int]]], int]: ...
def differenzler_maxn_line(state: DifferenzlerState) -> tuple[list[int], int]: ...
def differenzler_paranoid(state: DifferenzlerState, seat: int) -> tuple[int, int]: ...
def differenzler_paranoid_cards(
    state: DifferenzlerState, seat: int
) -> tuple[list[tuple[int, int]], int]: ...
def alone_cards(
    view: View,
    paranoid: bool,
    ordered: bool,
    forecast: int,
    leaves: int,
    worlds: int,
    collapsed: bool,
    alpha_beta: bool,
    tie_rule: int,
    aggressiveness: float,
    reward: int,
    seconds: float | None,
    key: Sequence[int],
) -> tuple[list[int], list[float], int, int, int]: ...
def forecast_points(state: State, forecast: int) -> list[float]: ...
def random_below(
    seed: int, board: int, seat: int, decision: int, bound: int, count: int
) -> list[int]: ...
