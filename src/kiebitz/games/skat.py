"""Skat: the International Skat Order. The rules in prose are in docs/games/skat.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Card, Deck, Hand, Rank, Suit
from kiebitz.errors import BadOption, DuplicateCard, shown
from kiebitz.games.actions import ActionKind, SkatContract, SkatLevel
from kiebitz.games.contracts import ContractTable, skat_table
from kiebitz.games.facts import OpenValue, Partners
from kiebitz.games.rules import LATER, Cards, Rules, Start, as_hand
from kiebitz.games.table import Result, State
from kiebitz.numbers import (
    MOST_ITEMS,
    MOST_THREADS,
    check_bool,
    check_choice,
    check_int,
    seed_bits,
)

if TYPE_CHECKING:
    import numpy as np

NOBODY = 255
"""The native number for no seat."""

BID_VALUES: tuple[int, ...] = tuple(_core.skat_bid_values())
"""Every value that can be bid, 18 to 264."""
SERVER_BIDS: tuple[int, ...] = tuple(_core.skat_server_bids())
"""Values that no game is worth, but that the International Skat Server takes."""


class LostLevels(IntEnum):
    """How Schneider and Schwarz count when the *declarer* suffers them."""

    ADDITIVE = 0
    """They add to the value, as in the International Skat Order."""
    DOUBLING = 1
    """They double the loss, as in Schäfer 2008."""


class SkatKind(Enum):
    """What became of a deal."""

    PASSED = 0
    DECLARED = 1
    RAMSCH = 2


class SkatDetails(NamedTuple):
    """What is settled so far, as far as it is known to the one who looks."""

    bid: int
    """The last bid; 0 before the first."""
    declarer: int | None
    contract: SkatContract | None
    level: SkatLevel
    hand: bool
    skat: Hand
    """The two cards that lie aside, where known."""


@dataclass(frozen=True, slots=True)
class SkatResult(Result):
    """How a game of Skat ended; the fields are explained in docs/games/skat.md."""

    kind: SkatKind
    declarer: int | None
    contract: SkatContract | None
    level: SkatLevel
    hand: bool
    bid: int
    declarer_points: int
    declarer_tricks: int
    matadors: int
    schneider: bool
    schwarz: bool
    overbid: bool
    won: bool
    value: int
    points: tuple[int, ...]

    @property
    def contract_name(self) -> str:
        """The contract; ``passed`` where all passed and nothing was played.

        A server may end a game before anything is declared: then it is ``undeclared``.
        """
        if self.contract is None:
            return "passed" if self.kind is SkatKind.PASSED else "undeclared"
        return self.contract.name.lower()

    @property
    def winners(self) -> tuple[bool, ...]:
        """The declarer or the two others; in Ramsch who lost nothing."""
        seats = range(len(self.scores))
        if self.kind is SkatKind.DECLARED:
            return tuple(self.won == (seat == self.declarer) for seat in seats)
        ramsch = self.kind is SkatKind.RAMSCH
        return tuple(ramsch and self.scores[seat] == 0 for seat in seats)

    @property
    def side_points(self) -> tuple[int, ...]:
        """The declarer's, or those of both defenders together; the skat counts for the declarer."""
        if self.kind is not SkatKind.DECLARED:
            return self.points
        others = Skat.all_points - self.declarer_points
        return tuple(
            self.declarer_points if seat == self.declarer else others
            for seat in range(len(self.points))
        )

    @property
    def tournament_points(self) -> tuple[int, ...]:
        """After Seeger and Fabian, at a table of three."""
        return seeger_fabian(self)


class SkatBatch(NamedTuple):
    """Many games played at random: a row per game."""

    points: "np.ndarray[Any, np.dtype[np.uint8]]"
    """Points from tricks per seat; what is missing to 120 lies in the skat."""
    contracts: "np.ndarray[Any, np.dtype[np.uint8]]"
    """The `SkatContract` of each game."""


@dataclass(frozen=True)
class Skat(Rules):
    """The rules of Skat.

    >>> state = Skat().deal(seed=1)
    >>> [len(hand) for hand in state.hands]
    [10, 10, 10]
    """

    name: ClassVar[str] = "skat"
    version: ClassVar[str] = "skat-1"
    seats: ClassVar[int] = 3
    deck: ClassVar[Deck] = SKAT_DECK
    cards_aside: ClassVar[int] = 2
    partners: ClassVar[Partners] = Partners.DECLARER
    all_points: ClassVar[int] = 120
    score_steps: ClassVar[tuple[int, ...]] = (31, 90)
    tournament: ClassVar[bool] = True
    contracts: ClassVar[tuple[str, ...]] = tuple(kind.name.lower() for kind in SkatContract)
    usual_hands: ClassVar[int | None] = 36
    first_forehand: ClassVar[int] = 1
    cards_solved_at_once: ClassVar[int] = 10
    cards_solved: ClassVar[int] = 10
    core_state: ClassVar[Any] = _core.SkatState
    core_view: ClassVar[Any] = _core.SkatView
    core_board: ClassVar[Any] = _core.SkatBoard
    contract_kind: ClassVar[type[IntEnum]] = SkatContract

    ramsch: bool = False
    """Play Ramsch when all pass, instead of throwing the cards in."""
    lost_levels: LostLevels = LostLevels.ADDITIVE
    server_bids: bool = field(default=False, metadata={LATER: True})
    """Take the bids 171, 189 and 190 too, as the International Skat Server does."""

    def core_options(self) -> _core.SkatOptions:
        """The options as the native core takes them."""
        return _core.SkatOptions(self.ramsch, int(self.lost_levels), self.server_bids)

    @classmethod
    def from_core_options(cls, options: _core.SkatOptions) -> Self:
        """The rules with these native options."""
        return cls(
            ramsch=options.ramsch,
            lost_levels=LostLevels(options.lost_levels),
            server_bids=options.server_bids,
        )

    def deal_hands(self, hands: Sequence[Cards], *, skat: Cards, forehand: int = 0) -> State:
        """A deal with these three hands of ten and this skat."""
        masks, rest = self._masks(hands), self.deck.mask(as_hand(skat))
        seat = self.check_seat(forehand, "forehand")
        return State(self, _core.SkatState.deal(self.core_options(), masks, rest, seat))

    def position(
        self,
        hands: Sequence[Cards],
        *,
        contract: SkatContract,
        declarer: int | None,
        leader: int,
        trick: str | Iterable[Card] = (),
        skat: Cards = (),
        points: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
        hand: bool = False,
        level: SkatLevel = SkatLevel.NONE,
        bid: int = 18,
        matadors: int | None = None,
    ) -> State:
        """A game in the middle of its card play: an ending, a puzzle, a test.

        In Ramsch the declarer is None. Matadors are counted from the cards in sight if not given.

        >>> state = Skat().position(
        ...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
        ... )
        >>> [str(action) for action in state.legal_actions]
        ['play HT', 'play CJ']
        """
        play = self._play_arguments(hands, leader, trick, points, tricks)
        aside = self.deck.mask(as_hand(skat))
        check_choice(contract, SkatContract, "the contract")
        alone = contract is not SkatContract.RAMSCH or declarer is not None
        seat = self.check_seat(declarer, "the declarer") if alone else NOBODY
        if matadors is None:
            matadors = _matadors_in_sight(contract, seat, play, aside)
        core = _core.SkatState.position(
            self.core_options(),
            *play,
            int(contract),
            seat,
            check_bool(hand, "hand"),
            int(check_choice(level, SkatLevel, "the level")),
            check_int(bid, "the bid", low=18, high=264),
            check_int(matadors, "matadors", low=-11, high=11),
            aside,
        )
        return State(self, core)

    def random_card_play(
        self, count: int, *, seed: int = 0, contract: SkatContract | None = None, threads: int = 1
    ) -> SkatBatch:
        """Deal and play `count` games at random from the first card on, in one native call.

        Without a contract each game draws one of the four suits or grand. Null is played to the
        tenth trick here, since nobody declares.
        """
        if contract is SkatContract.RAMSCH:
            raise BadOption("Ramsch is played like grand: ask for contract=SkatContract.GRAND")
        number = -1
        if contract is not None:
            number = int(check_choice(contract, SkatContract, "the contract"))
        items = check_int(count, "the number of games", low=0, high=MOST_ITEMS)
        workers = check_int(threads, "threads", low=1, high=MOST_THREADS)
        return SkatBatch(*_core.skat_random_card_play(items, seed_bits(seed), number, workers))

    def details_from_core(self, details: dict[str, Any]) -> SkatDetails:
        """What the game has settled so far."""
        contract = details.pop("contract")
        return SkatDetails(
            details["bid"],
            details["declarer"],
            None if contract is None else SkatContract(contract),
            SkatLevel(details["level"]),
            details["hand"],
            self.deck.hand(details["skat"]),
        )

    def _core_legal(self, contract: int, hand: int, trick: list[int]) -> int:
        return _core.skat_legal_cards(contract, hand, trick)

    def table_in_force(self, details: SkatDetails) -> ContractTable | None:
        """The table of the declared contract, or of grand in Ramsch."""
        return None if details.contract is None else skat_table(details.contract)

    @property
    def table_before(self) -> ContractTable:
        """Grand."""
        return skat_table(SkatContract.GRAND)

    @property
    def secret_actions(self) -> frozenset[ActionKind]:
        """The others do not see what is put aside."""
        return frozenset({ActionKind.DISCARD})

    def declarer_in(self, details: SkatDetails) -> int | None:
        """Who won the auction."""
        return details.declarer

    def aside_in(self, details: SkatDetails) -> Hand:
        """The skat, later what was discarded."""
        return details.skat

    def contract_in(self, details: SkatDetails) -> str | None:
        """What was declared, or Ramsch."""
        return None if details.contract is None else details.contract.name.lower()

    def open_value_in(self, details: SkatDetails) -> OpenValue:
        """Points, in null whether it is made; nothing before the declaration and in Ramsch."""
        if details.declarer is None or details.contract is None:
            return OpenValue.NONE
        null = details.contract is SkatContract.NULL
        return OpenValue.MADE if null else OpenValue.POINTS

    def with_cards(self, deal: State, hands: Sequence[Cards], *, aside: Cards = ()) -> State:
        """The same deal with other cards; `aside` are the two of the skat."""
        if not deal.from_deal:
            raise BadOption("a position cannot be dealt again")
        return self.deal_hands(hands, skat=aside, forehand=deal.forehand)

    def result_from_core(self, result: dict[str, Any]) -> SkatResult:
        """The result of a finished game."""
        contract = result["contract"]
        return SkatResult(
            **result
            | {
                "kind": SkatKind(result["kind"]),
                "contract": None if contract is None else SkatContract(contract),
                "level": SkatLevel(result["level"]),
                "points": tuple(result["points"]),
                "scores": tuple(result["scores"]),
            }
        )

    def start_to_dict(self, state: State) -> Start:
        """How the game began, for JSON."""
        core = state._core
        start = core.start_details()
        skat = str(self.deck.hand(start["skat"]))
        if core.started_from_deal():
            hands = [str(hand) for hand in state.dealt]
            return {"deal": {"hands": hands, "skat": skat, "forehand": start["forehand"]}}
        return {
            "position": self._play_to_dict(core, start)
            | {
                "contract": SkatContract(start["contract"]).name.lower(),
                "level": SkatLevel(start["level"]).name.lower(),
                "skat": skat,
            }
            | {name: start[name] for name in ("declarer", "hand", "bid", "matadors")}
        }

    def start_from_dict(self, start: Start) -> State:
        """The inverse of `start_to_dict`."""
        if "deal" in start:
            deal = start["deal"]
            return self.deal_hands(deal["hands"], skat=deal["skat"], forehand=deal["forehand"])
        position = dict(start["position"])
        contract = SkatContract[position.pop("contract").upper()]
        level = SkatLevel[position.pop("level").upper()]
        trick = [Card.parse(card) for card in position.pop("trick")]
        return self.position(
            position.pop("hands"), contract=contract, level=level, trick=trick, **position
        )


def _matadors_in_sight(
    contract: SkatContract,
    declarer: int,
    play: tuple[list[int], int, list[int], Any, Any],
    skat: int,
) -> int:
    """The matadors as far as the cards still in sight tell; unseen trumps were not the declarer's.

    Only an unseen jack of clubs is taken for the declarer's own.
    """
    if contract > SkatContract.GRAND:
        return 0
    hands, leader, trick, *_ = play
    own = hands[declarer] | skat
    for place, card in enumerate(trick):
        if (leader + place) % 3 == declarer:
            own |= 1 << card
    top = SKAT_DECK.index(Card(Suit.CLUBS, Rank.JACK))
    seen = skat | hands[0] | hands[1] | hands[2] | sum(1 << card for card in trick)
    if not seen >> top & 1:
        own |= 1 << top
    return _core.skat_matadors(int(contract), own)


def matadors(contract: SkatContract, cards: Cards) -> int:
    """The matadors of a declarer's twelve cards: +n with n, −n without n.

    >>> matadors(SkatContract.GRAND, "CJ SJ DJ")
    2
    >>> matadors(SkatContract.CLUBS, "CT CK")
    -5
    """
    check_choice(contract, SkatContract, "the contract")
    if contract in (SkatContract.NULL, SkatContract.RAMSCH):
        raise BadOption(f"{contract.name.lower()} has no matadors")
    return _core.skat_matadors(int(contract), SKAT_DECK.mask(as_hand(cards)))


def deal_pack(pack: Sequence[Card], *, forehand: int = 0) -> tuple[tuple[Hand, ...], Hand]:
    """Deal a whole pack as at the table, 3 – skat – 4 – 3; gives the hands by seat and the skat."""
    if len(set(pack)) != SKAT_DECK.size or len(pack) != SKAT_DECK.size:
        raise DuplicateCard("a pack of Skat has 32 different cards")
    seat = Skat().check_seat(forehand, "forehand")
    hands, skat = _core.skat_deal_from_pack([SKAT_DECK.index(card) for card in pack], seat)
    return tuple(SKAT_DECK.hand(mask) for mask in hands), SKAT_DECK.hand(skat)


def seeger_fabian(result: SkatResult, *, table: int = 3) -> tuple[int, ...]:
    """Tournament points of one game after Seeger and Fabian.

    One number per seat; at a table of four a fourth number, for the dealer who sits out.
    """
    if table not in (3, 4):
        raise BadOption(f"a Skat table has 3 or 4 players, not {shown(table)}")
    if not isinstance(result, SkatResult):
        raise BadOption(f"{shown(result)} is no result of Skat")
    points = list(result.scores) + [0] * (table - 3)
    if result.declarer is not None:
        bonus = 50 if result.won else -50
        compensation = 0 if result.won else {3: 40, 4: 30}[table]
        for seat in range(table):
            points[seat] += bonus if seat == result.declarer else compensation
    return tuple(points)
