"""The answers of ``kiebitz solve`` before the first card of Skat: contracts and discards."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.cli.result_words import contract_words
from kiebitz.cli.seat_names import SeatNames
from kiebitz.games import ActionKind, Phase, Skat, SkatContract, State
from kiebitz.solver import ContractChoice, solve_value, total_to_win
from kiebitz.solver.discards import DECLARED

MOST_DISCARDS: Final = 3
"""Shown of the equally good ones."""


@dataclass(frozen=True)
class Discards:
    """Twelve cards: contracts with the best discards."""

    choices: list[ContractChoice]
    whole: State

    def lines(self, names: SeatNames, look: Look) -> Iterator[Text]:
        """What was declared, and what that was worth."""
        yield from _what_was_declared(self.whole, names, look)

    def table(self, look: Look) -> Table:
        """A row per contract, the best first."""
        table = _table(look)
        table.add_column(look.say("counts"), justify="right")
        table.add_column(look.say("discard"))
        for choice in self.choices:
            worth = Text(look.signed(choice.worth), style="green" if choice.worth > 0 else "red")
            pairs = Text(look.fit(" · ")).join(map(look.cards, choice.discards[:MOST_DISCARDS]))
            if len(choice.discards) > MOST_DISCARDS:
                pairs.append(look.fit(" …"))
            cells = _cells(choice.contract, choice.value, choice.total_to_win, look)
            table.add_row(*cells, worth, pairs)
        return table

    def notes(self, look: Look) -> Iterator[str]:
        """What the columns are."""
        yield look.say("discards_legend")

    def plain(self) -> dict[str, object]:
        """All equally good discards."""
        return {
            "contracts": [
                {
                    "contract": choice.contract.name.lower(),
                    "value": choice.value,
                    "worth": choice.worth,
                    "won": choice.won,
                    "total_to_win": choice.total_to_win,
                    "discards": [str(pair) for pair in choice.discards],
                }
                for choice in self.choices
            ]
        }


@dataclass(frozen=True)
class Declarations:
    """Ten cards, of a hand game or after the discard: what each contract comes to."""

    found: list[tuple[SkatContract, int, int]]
    """Contract, value, and the total that wins."""
    whole: State

    @classmethod
    def after_discard(cls, state: State, whole: State) -> "Declarations":
        """Every contract tried out, those that win first."""
        found = []
        for contract in DECLARED:
            declared = state.apply(f"declare {contract.name.lower()}")
            needed = total_to_win(declared)
            assert needed is not None  # it was just declared
            found.append((contract, solve_value(declared), needed))
        found.sort(key=lambda one: (one[1] < one[2], -one[1]))
        return cls(found, whole)

    def lines(self, names: SeatNames, look: Look) -> Iterator[Text]:
        """What was declared, and what that was worth."""
        yield from _what_was_declared(self.whole, names, look)

    def table(self, look: Look) -> Table:
        """A row per contract."""
        table = _table(look)
        for one in self.found:
            table.add_row(*_cells(*one, look))
        return table

    def notes(self, look: Look) -> Iterator[str]:
        """Nothing needs to be explained."""
        yield from ()

    def plain(self) -> dict[str, object]:
        """The same numbers."""
        return {
            "contracts": [
                {
                    "contract": contract.name.lower(),
                    "value": value,
                    "won": value >= needed,
                    "total_to_win": needed,
                }
                for contract, value, needed in self.found
            ]
        }


def _table(look: Look) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.say("contract"), no_wrap=True)
    table.add_column(look.say("declarer_gets"), justify="right")
    table.add_column(look.say("needs"), justify="right")
    return table


def _cells(contract: SkatContract, value: int, needed: int, look: Look) -> list[str | Text]:
    """The contract, what comes of it, and what it needs."""
    null = contract is SkatContract.NULL
    words = look.say("made" if value else "not_made") if null else str(value)
    out_of_reach = needed > (1 if null else Skat.all_points)
    shown = look.say("needs_more") if out_of_reach else "" if null else str(needed)
    style = "green" if value >= needed else "red"
    return [look.contract(contract), Text(words, style=style), shown]


def _what_was_declared(whole: State, names: SeatNames, look: Look) -> Iterator[Text]:
    """In a game that went on: the contract, the cards aside, and the value then."""
    kinds = [action.kind for action in whole.history]
    if ActionKind.DECLARE not in kinds:
        return
    declared = whole.at(kinds.index(ActionKind.DECLARE) + 1)
    assert declared.phase is Phase.PLAY
    assert declared.declarer is not None
    contract = contract_words(declared, look)
    player = names.in_sentence(declared.declarer)
    line = Text(look.say("plays", player=player, contract=contract))
    if not declared.details.hand:
        line.append(f" ({look.say('discarded')} ").append_text(look.cards(declared.aside))
        line.append(")")
    yield line
    value, null = solve_value(declared), declared.details.contract is SkatContract.NULL
    if null:
        yield Text(look.say("null_stands_won" if value else "null_stands_lost"))
    else:
        yield Text(look.say("was_worth", value=value, needed=total_to_win(declared)))
