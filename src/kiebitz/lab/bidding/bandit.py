"""What bidders declare and win, three of a kind at a table: the bandit of Schäfer 2008 and others.

Every bidder gets the same random deals and the same player of cards in all three seats. The thesis
took 1,000 deals that XSkat declares all of, and played the cards by its tree search; so what it
printed stands beside, but is no target to be met.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kiebitz.games import Skat, SkatContract
from kiebitz.games.skat import SkatResult, seeger_fabian
from kiebitz.lab.experiment import Progress, Report, ResultTable
from kiebitz.players import make_player, play_game

DEALS: Final = 400
QUICK_DEALS: Final = 40
CARDS: Final = "rules"
"""Plays the cards."""
BIDDERS: Final = (
    "plain",
    "classifiers",
    "classifiers(threshold=0.0)",
    "bandit(boldness=0.0)",
    "bandit",
    "bandit(playout=greedy)",
)
PRINTED: Final = {
    "thesis, XSkat": (1000, 852, 32.71, 79.75),
    "thesis, a = 0": (337, 318, 43.93, 92.80),
    "thesis, a = 0.3": (851, 741, 29.60, 77.01),
}
"""Declared of 1,000, won, score and tournament points of the whole table per game declared."""
PRINTED_CONTRACTS: Final = {"thesis, a = 0.3": (104, 178, 97, 97, 155, 220)}
"""Null, grand, diamonds, hearts, spades, clubs."""
CONTRACTS: Final = (
    SkatContract.NULL,
    SkatContract.GRAND,
    SkatContract.DIAMONDS,
    SkatContract.HEARTS,
    SkatContract.SPADES,
    SkatContract.CLUBS,
)


@dataclass(frozen=True)
class Played:
    """What one bidder came to."""

    bidder: str
    deals: int
    results: tuple[SkatResult, ...]
    """Of the games that were declared."""


class BanditExperiment:
    """The experiment on bidders."""

    name = "bandit"
    summary = "What bidders declare and win, among them the bandit of Schäfer 2008"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Play the deals with every bidder."""
        deals = QUICK_DEALS if quick else DEALS
        played = []
        for number, bidder in enumerate(BIDDERS):
            results = []
            for board in range(deals):
                progress(bidder, (number + board / deals) / len(BIDDERS))
                results.append(play_board(bidder, CARDS, seed=seed, board=board))
            declared = (result for result in results if result.declarer is not None)
            played.append(Played(bidder, deals, tuple(declared)))
        return report(played, deals)


EXPERIMENT: Final = BanditExperiment()


def play_board(bidder: str, cards: str, *, seed: int, board: int) -> SkatResult:
    """One deal with three of a kind; the forehand moves on from deal to deal."""
    call = f"{cards[:-1]}, bidder={bidder})" if cards.endswith(")") else f"{cards}(bidder={bidder})"
    start = Skat().deal(seed=seed, board=board, forehand=board % Skat.seats)
    result: SkatResult = play_game(start, [make_player(call)] * 3, seed=seed, board=board).result
    return result


def report(played: list[Played], deals: int) -> Report:
    """Two tables."""
    return Report(
        f"What bidders declare and win, {deals:,} deals each",
        (
            ResultTable(
                "Score and tournament points per game declared, the latter of all three seats",
                ("bidder", "declared", "won", "overbid", "score", "tournament"),
                [*_printed_rows(deals), *map(_row, played)],
            ),
            ResultTable(
                "Contracts of 100 games declared, and hand games",
                ("bidder", "null", "grand", "D", "H", "S", "C", "hand"),
                [*_printed_contracts(), *map(_contracts, played)],
            ),
        ),
        (f"The cards are played by {CARDS}, three of a kind at the table.",),
    )


def _row(played: Played) -> tuple[str, ...]:
    results = played.results
    won = sum(result.won for result in results)
    score = sum(sum(result.scores) for result in results)
    tournament = sum(sum(seeger_fabian(result)) for result in results)
    games = max(1, len(results))
    return (
        played.bidder,
        f"{len(results):,}",
        f"{100 * won / games:.1f} %",
        f"{sum(result.overbid for result in results)}",
        f"{score / games:.2f}",
        f"{tournament / games:.2f}",
    )


def _contracts(played: Played) -> tuple[str, ...]:
    counts = Counter(result.contract for result in played.results)
    hands = sum(result.hand for result in played.results)
    shares = _percent([*(counts[contract] for contract in CONTRACTS), hands], len(played.results))
    return (played.bidder, *shares)


def _printed_rows(deals: int) -> Iterable[tuple[str, ...]]:
    for name, (declared, won, score, tournament) in PRINTED.items():
        share = f"{100 * won / declared:.1f} %"
        of_these = f"{declared * deals / 1000:,.0f}"
        yield name, of_these, share, "", f"{score:.2f}", f"{tournament:.2f}"


def _printed_contracts() -> Iterable[tuple[str, ...]]:
    for name, counts in PRINTED_CONTRACTS.items():
        yield (name, *_percent(counts, sum(counts)), "")


def _percent(counts: Iterable[int], whole: int) -> list[str]:
    return [f"{100 * count / max(1, whole):.0f}" for count in counts]
