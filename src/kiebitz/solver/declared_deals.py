"""Skat deals as they were really declared, which are much harder to solve than random ones.

All are from games that XSkat 4.0 played against itself: its own bidding, its own discard. The three
files in ``solver/deals`` share no deal:

- `DealSet.DECLARED`: 500 games in clubs and 500 grands, each with the verdict of two independent
  solvers whether the declarer reaches 61, and 25 null games;
- `DealSet.FRESH`: 500, 500 and 57 more without a verdict, never looked at while tuning;
- `DealSet.TUNING`: 600 and 600 to tune with.

A line is one deal, for example ``C1.01s2…+``: the contract (a suit, ``G`` or ``N``), the seat that
leads, the place of each card in the deck's order D7 D8 … CK CA (a seat or ``s`` for set aside), and
the verdict (``+``, ``-`` or ``?``). The declarer is seat 0. Lines with ``#`` are comments. A JSON
object per line, with the cards by name, is read too.

>>> deal = declared_deals(DealSet.DECLARED)[0]
>>> str(deal.state.hands[0]), deal.state.leader, deal.reaches_61
('CA CK CQ C9 C7 SA SJ ST S9 HA', 1, True)
"""

import json
from enum import StrEnum
from importlib.resources import files
from typing import Any, NamedTuple

from kiebitz.cards import SKAT_DECK
from kiebitz.errors import BrokenState, KiebitzError
from kiebitz.games import Skat, SkatContract, State

_CONTRACTS = {contract.name[0]: contract for contract in list(SkatContract)[:6]}
_VERDICTS = {"+": True, "-": False, "?": None}
_PLACES = "012s"


class DealSet(StrEnum):
    """The files of the package."""

    DECLARED = "declared"
    FRESH = "fresh"
    TUNING = "tuning"


class DeclaredDeal(NamedTuple):
    """A deal at its first card."""

    state: State
    reaches_61: bool | None
    """Whether the declarer gets 61 with all cards open and best play by all, where known."""

    @property
    def contract(self) -> SkatContract:
        """What was declared."""
        return SkatContract(self.state.details.contract)


def declared_deals(deals: DealSet) -> list[DeclaredDeal]:
    """The deals of the package, in the order of their file."""
    return read_deals((files("kiebitz.solver") / "deals" / f"{deals}.txt").read_text("utf-8"))


def read_deals(text: str) -> list[DeclaredDeal]:
    """The deals of a text, one a line."""
    deals = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            deals.append(_from_json(line) if line.startswith("{") else _from_line(line))
        except (KiebitzError, ValueError, LookupError, TypeError) as error:
            raise BrokenState(f"line {number}: not a declared deal: {error}") from error
    return deals


def deal_to_line(deal: DeclaredDeal) -> str:
    """The inverse of reading a line."""
    state = deal.state
    if state.details.declarer != 0:
        raise BrokenState("in a line of a file of deals the declarer is seat 0")
    owner = {card: str(seat) for seat, hand in enumerate(state.hands) for card in hand}
    places = "".join(owner.get(card, "s") for card in SKAT_DECK.cards)
    verdict = next(sign for sign, known in _VERDICTS.items() if known is deal.reaches_61)
    return f"{deal.contract.name[0]}{state.leader}.{places}{verdict}"


def _from_line(line: str) -> DeclaredDeal:
    head, _, rest = line.strip().partition(".")
    contract, leader, places, verdict = head[:1], head[1:], rest[:-1], rest[-1:]
    if len(places) != SKAT_DECK.size or set(places) - set(_PLACES):
        raise BrokenState(f"{places!r} should give the place of {SKAT_DECK.size} cards")
    sets = [
        [card for card, at in zip(SKAT_DECK.cards, places, strict=True) if at == place]
        for place in _PLACES
    ]
    state = _first_card(sets[:3], sets[3], _CONTRACTS[contract], 0, int(leader))
    return DeclaredDeal(state, _VERDICTS[verdict])


def _from_json(line: str) -> DeclaredDeal:
    data = json.loads(line)
    hands = [" ".join(hand) for hand in data["hands"]]
    contract = SkatContract[data["contract"].upper()]
    skat = " ".join(data["skat"])
    state = _first_card(hands, skat, contract, data["declarer"], data["leader"])
    return DeclaredDeal(state, data.get("reaches_61"))


def _first_card(
    hands: list[Any], skat: Any, contract: SkatContract, declarer: int, leader: int
) -> State:
    state = Skat().position(hands, contract=contract, declarer=declarer, leader=leader, skat=skat)
    if [len(cards) for cards in (*state.hands, state.details.skat)] != [10, 10, 10, 2]:
        raise BrokenState("a deal has three hands of ten cards and two cards set aside")
    return state
