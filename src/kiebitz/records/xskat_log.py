"""The blocks of a log of the program XSkat 4.0, as data; nothing is judged here.

A block holds the tricks (one column per seat; the card that leads has ``_`` between suit and rank,
the winning card is in capitals), the hands at the start of the card play, the skat as it lay after
the discard and as dealt, the last bid, the declarer, the contract and the result. Where all passed,
the hands and the skat are there, and forehand is the column with ``_Pass_``. Blocks end with a
line of ``=``.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card, Hand
from kiebitz.errors import BrokenRecord, KiebitzError
from kiebitz.games import SkatContract
from kiebitz.records.broken import REMARK

_CARD: Final = re.compile(r"(Diamond|Heart|Spade|Club)[ _](10|[AKQJ987])(?!\w)", re.IGNORECASE)
_END_OF_BLOCK: Final = re.compile(r"=+\s*$")
_END: Final = "=" * 40
_LONGEST_BLOCK: Final = 100
"""Lines; a real block has some thirty."""
_LONGEST_ROW: Final = 200
_CONTRACTS: Final = {
    "Club": SkatContract.CLUBS,
    "Spade": SkatContract.SPADES,
    "Heart": SkatContract.HEARTS,
    "Diamond": SkatContract.DIAMONDS,
    "Grand": SkatContract.GRAND,
    "Null": SkatContract.NULL,
}


@dataclass(frozen=True)
class LoggedTrick:
    """One line of the log."""

    leader: int
    winner: int
    cards: tuple[Card, ...]
    """By seat."""


@dataclass(frozen=True)
class LoggedContract:
    """What was declared, and how it ended."""

    bid: int
    declarer: int
    contract: SkatContract
    hand_game: bool
    ouvert: bool
    won: bool
    points: int | None


@dataclass(frozen=True)
class LoggedGame:
    """One block of the log."""

    players: tuple[str, ...]
    forehand: int
    hands: tuple[Hand, ...]
    """At the start of the card play."""
    set_aside: Hand
    skat: Hand
    """As dealt."""
    declared: LoggedContract | None
    """None if all passed."""
    tricks: tuple[LoggedTrick, ...]
    random_seed: str
    """The numbers from which XSkat deals the game again, if they were logged."""


def xskat_blocks(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The blocks of a log with their places; of one that is too long only the beginning."""
    block: list[str] = []
    number = first = 1
    for place, line in enumerate(lines, 1):
        if _END_OF_BLOCK.match(line):
            yield f"game {number}, line {first}", "\n".join([*block, _END])
            block.clear()
            number, first = number + 1, place + 1
        elif line.startswith(REMARK):
            first += not block
        elif len(block) < _LONGEST_BLOCK:
            block.append(line[:_LONGEST_ROW].rstrip("\r\n"))
    if any(line.strip() for line in block):
        yield f"game {number}, line {first}", "\n".join(block)


def read_block(block: str) -> LoggedGame:
    """Read one block; what does not fit is refused."""
    try:
        return _game(block)
    except (ValueError, LookupError) as error:
        cause = str(error) if isinstance(error, KiebitzError) else "parts are missing or doubled"
        raise BrokenRecord(f"no complete game of an XSkat log: {cause}") from None


def _game(block: str) -> LoggedGame:
    lines = block.splitlines()
    first, second, third = block.strip().partition("\n")[0].split()
    players = (first, second, third)
    rows = [line for line in lines if len(_CARD.findall(line)) == 3]
    declared = _read_declared(block, players) if "Last bid:" in block else None
    tricks = tuple(_trick(line) for line in rows[:-10])
    hands = [_cards(line) for line in rows[-10:]]
    (aside,) = re.findall(r"^Skat is: (.*)", block, re.MULTILINE)
    dealt = re.findall(r"^Skat was: (.*)", block, re.MULTILINE) if declared else [aside]
    return LoggedGame(
        players=players,
        forehand=tricks[0].leader if declared else _passing_forehand(block),
        hands=tuple(Hand(row[seat] for row in hands) for seat in range(3)),
        set_aside=_two_cards(aside),
        skat=_two_cards(dealt[0]),
        declared=declared,
        tricks=tricks,
        random_seed="".join(re.findall(r"^-+ random_seed ([\d ]+\d) -+$", block, re.MULTILINE)),
    )


def _cards(line: str) -> list[Card]:
    return [Card.parse(f"{suit} {rank}") for suit, rank in _CARD.findall(line)]


def _two_cards(line: str) -> Hand:
    first, second = _cards(line)
    return Hand((first, second))


def _trick(line: str) -> LoggedTrick:
    found = list(_CARD.finditer(line))
    winner = [match[1].isupper() for match in found].index(True)
    led = [seat for seat, match in enumerate(found) if "_" in match[0]]
    return LoggedTrick(led[0] if led else winner, winner, tuple(_cards(line)))


def _read_declared(block: str, players: tuple[str, ...]) -> LoggedContract:
    (bid,) = re.findall(r"^Last bid: (\d+)", block, re.MULTILINE)
    ((name, contract),) = re.findall(r"^(\S+) played (\w+)", block, re.MULTILINE)
    ((outcome, points),) = re.findall(r"^(Won|Lost)(?: with: (\d+) points)?$", block, re.MULTILINE)
    played = "".join(re.findall(r"^Played (.*)$", block, re.MULTILINE))
    return LoggedContract(
        bid=int(bid),
        declarer=players.index(name),
        contract=_CONTRACTS[contract],
        hand_game="Hand" in played,
        ouvert="ouvert" in played,
        won=outcome == "Won",
        points=int(points) if points else None,
    )


def _passing_forehand(block: str) -> int:
    """The column with ``_Pass_``."""
    (row,) = (line.split() for line in block.splitlines() if "_Pass_" in line)
    return row.index("_Pass_")
