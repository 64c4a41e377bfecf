"""Whether bidders win as often as they say: expected against won, at the table.

Three equal players play whole games; each game declared counts where its bidder had expected it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kiebitz.arena.engines import usual_workers
from kiebitz.arena.judging.hypotheses import BinomialTest, binomial_test
from kiebitz.lab.experiment import Progress, Report, ResultTable, Translate
from kiebitz.lab.hands.table_games import CHUNK, Judged, play_tables
from kiebitz.players.bidders.hands.model import Case

if TYPE_CHECKING:
    from matplotlib.figure import Figure

GAMES: Final = 3_000
QUICK_GAMES: Final = 24
BINS: Final = 10


@dataclass(frozen=True)
class Bin:
    """Games that were expected to be won about equally often."""

    expected: float
    won: BinomialTest


@dataclass(frozen=True)
class Calibration:
    """The experiment on what a bidder expects."""

    name: str
    summary: str
    player: str
    """Three of them play."""

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Play whole games."""
        games = QUICK_GAMES if quick else GAMES
        found: list[Judged] = []
        workers = 1 if quick else usual_workers()
        for number, some in enumerate(play_tables(self.player, games, seed, workers), 1):
            found += some
            progress("games", min(1.0, number * CHUNK / games))
        return report(found, games, self.player)


EXPERIMENT: Final = Calibration(
    "calibration",
    "Whether the bidder worlds wins as often as it expects",
    "pimc(worlds=12, bidder=worlds)",
)


def report(games: Sequence[Judged], played: int, player: str) -> Report:
    """Two tables and a plot."""
    bins = bins_of(games)
    return Report(
        f"What the bidder expects, and what it wins: {len(games):,} games of {played:,}",
        (
            ResultTable(
                "Games by what was expected; 95 % intervals",
                ("expected", "won", "95 %", "games"),
                [_row(one) for one in bins],
            ),
            ResultTable(
                "Games by kind",
                ("contract", "expected", "won", "95 %", "games", "overbid"),
                [row for case in Case if (row := _case_row(case, games))],
            ),
        ),
        (f"Three equal players at the table: {player!r}.",),
        draw=lambda figure, translate: _draw(figure, bins, translate),
        figure_size=(5.5, 5.0),
    )


def bins_of(games: Sequence[Judged], bins: int = BINS) -> list[Bin]:
    """The games in equal steps of what was expected; steps without games are left out."""
    return bins_of_chances([(game.expected, game.result.won) for game in games], bins)


def bins_of_chances(said: Sequence[tuple[float, bool]], bins: int = BINS) -> list[Bin]:
    """The same of chances, and whether it was won."""
    found = []
    for number in range(bins):
        mine = [one for one in said if min(int(one[0] * bins), bins - 1) == number]
        if mine:
            found.append(_bin(mine))
    return found


def _bin(said: Sequence[tuple[float, bool]]) -> Bin:
    expected = sum(chance for chance, _ in said) / len(said)
    return Bin(expected, binomial_test(sum(won for _, won in said), len(said)))


def _row(one: Bin) -> tuple[str, ...]:
    interval = f"{100 * one.won.low:.1f} … {100 * one.won.high:.1f}"
    return (
        f"{100 * one.expected:.1f} %",
        f"{100 * one.won.rate:.1f} %",
        interval,
        f"{one.won.trials:,}",
    )


def _case_row(case: Case, games: Sequence[Judged]) -> tuple[str, ...] | None:
    mine = [game for game in games if game.case is case]
    if not mine:
        return None
    one = _bin([(game.expected, game.result.won) for game in mine])
    return (case.value, *_row(one), f"{sum(game.result.overbid for game in mine)}")


def _draw(figure: "Figure", bins: Sequence[Bin], translate: Translate) -> None:
    from kiebitz.lab.plots import COLOURS, plain

    axes = figure.add_subplot()
    plain(axes, translate("Expected and won"))
    axes.plot([0, 1], [0, 1], color="#9aa3b2", linewidth=1)
    axes.errorbar(
        [one.expected for one in bins],
        [one.won.rate for one in bins],
        yerr=[
            [one.won.rate - one.won.low for one in bins],
            [one.won.high - one.won.rate for one in bins],
        ],
        fmt="o",
        color=COLOURS[0],
        capsize=3,
    )
    axes.set_xlabel(translate("expected"))
    axes.set_ylabel(translate("won"))
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1.02)
