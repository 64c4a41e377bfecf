"""A hand of twelve with all cards open: which contract, and which two cards to set aside."""

from collections.abc import Sequence
from dataclasses import dataclass

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.errors import BadOption, InconsistentPosition, shown
from kiebitz.frames import Row, Tabular
from kiebitz.games import Phase, Skat, SkatContract, State
from kiebitz.games.rules import Cards, as_hand
from kiebitz.games.table import check_state
from kiebitz.numbers import check_choice, check_int
from kiebitz.solver.stopping import check_stop

DECLARED = tuple(SkatContract)[: SkatContract.NULL + 1]
"""What can be declared: all but Ramsch."""
LOWEST_BID, HIGHEST_BID = 18, 264


@dataclass(frozen=True, slots=True)
class ContractChoice(Tabular):
    """One contract with the best discards for it."""

    contract: SkatContract
    value: int
    """The declarer's points with the discard; in null 1 if it is made, else 0."""
    discards: tuple[Hand, ...]
    """All pairs that reach the value."""
    worth: int
    """What the game counts: won, or lost and then negative, also if it is overbid; Schwarz is not
    considered."""
    won: bool
    total_to_win: int
    """What the declarer needs for the bid: 61, or more; 121 if nothing is enough."""

    def to_rows(self) -> list[Row]:
        """One row; `kiebitz.frames.frame_of` puts several choices together."""
        return [
            {
                "contract": self.contract.name.lower(),
                "value": self.value,
                "discards": " · ".join(map(str, self.discards)),
                "worth": self.worth,
                "won": self.won,
                "total_to_win": self.total_to_win,
            }
        ]


def best_discards(
    hands: Sequence[Cards],
    *,
    declarer: int = 0,
    leader: int = 0,
    bid: int = LOWEST_BID,
    rules: Skat | None = None,
    contracts: Sequence[SkatContract] = DECLARED,
    stop: _core.StopFlag | None = None,
) -> list[ContractChoice]:
    """What each contract is worth with best play by all and the best discard, best first.

    `hands` are the three hands, the declarer's with twelve cards; `leader` has forehand. A contract
    that does not cover the bid is lost, unless Schneider makes up for it. A flag (`stop`) ends the
    work from another thread.

    >>> hands = ["CJ SJ HJ DJ CA CT CK CQ C9 C8 H7 D7",
    ...          "SA ST SK SQ S9 HA HT HK HQ H9", "S8 S7 H8 DA DT DK DQ D9 D8 C7"]
    >>> choice = best_discards(hands, contracts=[SkatContract.CLUBS])[0]
    >>> choice.value, [str(pair) for pair in choice.discards], choice.worth
    (120, ['H7 D7'], 144)
    """
    rules = Skat.required(rules or Skat(), "a discard")
    if not isinstance(contracts, Sequence) or not contracts:
        raise BadOption("there are no contracts to choose from")
    wanted = [check_choice(contract, SkatContract, "the contract") for contract in contracts]
    if SkatContract.RAMSCH in wanted:
        raise BadOption("Ramsch is not declared")
    if not isinstance(hands, Sequence) or len(hands) != rules.seats:
        raise BadOption(f"there should be three hands, not {shown(hands)}")
    seats = rules.check_seat(declarer, "declarer"), rules.check_seat(leader, "leader")
    masks = [SKAT_DECK.mask(as_hand(hand)) for hand in hands]
    found, _ = _core.skat_best_discards(
        masks,
        *seats,
        check_int(bid, "the bid", low=LOWEST_BID, high=HIGHEST_BID),
        int(rules.lost_levels),
        [int(contract) for contract in wanted],
        check_stop(stop),
    )
    choices = [
        ContractChoice(
            SkatContract(contract),
            value,
            SKAT_DECK.hands(pairs),
            worth,
            won,
            total,
        )
        for contract, value, pairs, worth, won, total in found
    ]
    return sorted(choices, key=lambda choice: (-choice.worth, -choice.value))


def best_discards_of(state: State, *, stop: _core.StopFlag | None = None) -> list[ContractChoice]:
    """The same for a game in which the declarer holds twelve cards and has to discard."""
    if check_state(state).phase is not Phase.DISCARD:
        raise InconsistentPosition("nobody has to discard here")
    assert state.to_move is not None
    return best_discards(
        state.hands,
        declarer=state.to_move,
        leader=state.forehand,
        bid=state.details.bid,
        rules=Skat.required(state.rules, "a discard"),
        stop=stop,
    )
