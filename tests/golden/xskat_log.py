"""Games as the program XSkat 4.0 logs them, replayed through our rules.

A block holds ten tricks (one column per seat; the card that leads has ``_`` between suit and rank,
the winning card is in capitals), the hands at the start of the card play, the skat as it lay after
the discard and as dealt, the last bid, the declarer, the contract, and the result. XSkat does not
log the auction, so the shortest one that ends at the last bid is played.

As a command, for a whole file:

    python -m tests.golden.xskat_log FILE
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kiebitz.cards import Card, Hand
from kiebitz.games import Action, ActionKind, Skat, SkatContract, SkatLevel, State

CARD = re.compile(r"(Diamond|Heart|Spade|Club)[ _](10|[AKQJ987])", re.IGNORECASE)
CONTRACTS = {
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
class LoggedGame:
    """One block of the log."""

    tricks: tuple[LoggedTrick, ...]
    hands: tuple[Hand, ...]
    """At the start of the card play."""
    set_aside: Hand
    skat: Hand
    """As dealt."""
    bid: int
    declarer: int
    contract: SkatContract
    hand_game: bool
    ouvert: bool
    won: bool
    points: int | None


def games(text: str) -> Iterator[LoggedGame]:
    """The finished games of a log; blocks without one (passed in, given up) are skipped."""
    for block in re.split(r"=+\n", text):
        if "Last bid:" in block:
            yield read_block(block)


def _cards(line: str) -> list[Card]:
    return [Card.parse(f"{suit} {rank}") for suit, rank in CARD.findall(line)]


def _trick(line: str) -> LoggedTrick:
    found = list(CARD.finditer(line))
    winner = next(i for i, match in enumerate(found) if match[1].isupper())
    led = [i for i, match in enumerate(found) if "_" in match[0]]
    return LoggedTrick(led[0] if led else winner, winner, tuple(_cards(line)))


def read_block(block: str) -> LoggedGame:
    """Read one block; anything unexpected raises."""
    lines = [line for line in block.splitlines() if len(CARD.findall(line)) == 3]
    tricks, rows = lines[:10], [_cards(line) for line in lines[10:20]]
    (bid,) = re.findall(r"Last bid: (\d+)", block)
    (declared,) = re.findall(r"Computer(\d) played (\w+)", block)
    (aside,) = re.findall(r"Skat is: (.*)", block)
    (dealt,) = re.findall(r"Skat was: (.*)", block)
    (outcome,) = re.findall(r"^(Won|Lost)(?: with: (\d+) points)?$", block, re.MULTILINE)
    played = re.findall(r"^Played (.*)$", block, re.MULTILINE)
    return LoggedGame(
        tricks=tuple(_trick(line) for line in tricks),
        hands=tuple(Hand(row[seat] for row in rows) for seat in range(3)),
        set_aside=Hand(_cards(aside)),
        skat=Hand(_cards(dealt)),
        bid=int(bid),
        declarer=int(declared[0]) - 1,
        contract=CONTRACTS[declared[1]],
        hand_game="Hand" in "".join(played),
        ouvert="ouvert" in "".join(played),
        won=outcome[0] == "Won",
        points=int(outcome[1]) if outcome[1] else None,
    )


def replay(game: LoggedGame) -> State:
    """Play the game through our rules, from the deal to the last card."""
    hands = list(game.hands)
    if not game.hand_game:
        hands[game.declarer] = (hands[game.declarer] | game.set_aside) - game.skat
    forehand = game.tricks[0].leader
    state = Skat().deal_hands(hands, skat=game.skat, forehand=forehand)
    for action in [*_auction(game, forehand), *_announcement(game)]:
        state = state.apply(action)
    for trick in game.tricks:
        for place in range(3):
            if not state.over:  # null ends at the declarer's first trick
                state = state.apply(Action.play(trick.cards[(trick.leader + place) % 3]))
    return state


def _auction(game: LoggedGame, forehand: int) -> list[str]:
    bid = f"bid {game.bid}"
    return {
        0: [bid, "hold", "pass", "pass"],
        1: [bid, "pass", "pass"],
        2: ["pass", bid, "pass"],
    }[(game.declarer - forehand) % 3]


def _announcement(game: LoggedGame) -> Iterator[Action]:
    if game.hand_game:
        yield Action(ActionKind.HAND)
    else:
        yield Action(ActionKind.PICKUP)
        yield Action.discard(*game.set_aside)
    yield Action.declare(game.contract, level=SkatLevel.OUVERT if game.ouvert else SkatLevel.NONE)


def check(game: LoggedGame) -> None:
    """Replay and compare every trick winner, the declarer's points and who won."""
    state = replay(game)
    winners = [trick.winner for trick in state.tricks]
    assert winners == [trick.winner for trick in game.tricks][: len(winners)]
    assert state.result.won == game.won
    if game.points is not None and game.contract is not SkatContract.NULL:
        assert state.result.declarer_points == game.points


def main() -> None:
    """The command."""
    number = 0
    for game in games(Path(sys.argv[1]).read_text(encoding="utf-8")):
        check(game)
        number += 1
    print(f"{number:,} games replayed: all trick winners, points and results agree")


if __name__ == "__main__":
    main()
