"""Regret minimisation on two-trick endings of Schieber: how fast the strategies settle.

Aeberli and Schleutermann 2018 ran five iterations of vanilla CFR on the last two tricks. This shows
what five are worth: the sum of what single seats could gain against the average strategy
(NashConv), in points of 157, for vanilla CFR and CFR+, over random endings.
"""

from typing import TYPE_CHECKING, Final

from kiebitz.games import JassMode, Schieber, State
from kiebitz.lab.experiment import Progress, Report, ResultTable, Translate
from kiebitz.players.regret import exploitability
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ITERATIONS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
POINTS: Final = 157


class RegretExperiment:
    """The experiment on regret minimisation."""

    name = "cfr"
    summary = "CFR and CFR+ on two-trick endings of Schieber: exploitability by iterations"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Measure both kinds."""
        endings = [two_tricks(seed, board) for board in range(5 if quick else 40)]
        figures: dict[str, list[float]] = {}
        for number, (name, plus) in enumerate((("CFR", False), ("CFR+", True))):
            sums = [0.0] * len(ITERATIONS)
            for place, state in enumerate(endings):
                progress(f"{name}: ending {place + 1}", (number + place / len(endings)) / 2)
                found = exploitability(state.view(0), ITERATIONS, plus=plus)
                sums = [total + POINTS * one for total, one in zip(sums, found, strict=True)]
            figures[name] = [total / len(endings) for total in sums]
        return report(figures, len(endings))


EXPERIMENT: Final = RegretExperiment()


def two_tricks(seed: int, board: int) -> State:
    """Eight random cards, any mode, seat 0 to lead."""
    deck = Schieber.deck
    key = RandomKey(seed, board)
    left = list(deck.cards)
    hands: list[list[str]] = [[] for _ in range(4)]
    for number, bound in enumerate(range(len(left), len(left) - 8, -1)):
        pick = RandomKey(seed, board, 0, number).below(bound)
        hands[number % 4].append(str(left.pop(pick)))
    mode = JassMode(key.below(len(JassMode)))
    return Schieber().position([" ".join(hand) for hand in hands], mode=mode, leader=0)


def report(figures: dict[str, list[float]], endings: int) -> Report:
    """A table by iterations, and a plot."""
    rows = [
        (str(count), *(f"{figures[name][place]:.3f}" for name in figures))
        for place, count in enumerate(ITERATIONS)
    ]
    return Report(
        "Regret minimisation on the last two tricks of Schieber",
        (
            ResultTable(
                f"What single seats could gain together, points of {POINTS}, mean of {endings}",
                ("iterations", *figures),
                rows,
            ),
        ),
        draw=lambda figure, translate: draw(figure, figures, translate),
    )


def draw(figure: "Figure", figures: dict[str, list[float]], translate: Translate) -> None:
    """Both kinds over iterations, on logarithmic scales."""
    from kiebitz.lab.plots import COLOURS, plain

    axes = figure.subplots()
    for colour, (name, values) in zip(COLOURS, figures.items(), strict=False):
        axes.plot(ITERATIONS, [max(v, 1e-6) for v in values], "o-", color=colour, label=name)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel(translate("iterations"))
    plain(axes, translate("Gain of single seats against the average strategy, points of 157"))
    axes.legend(frameon=False)
