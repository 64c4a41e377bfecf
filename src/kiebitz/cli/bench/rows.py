"""The rows of ``kiebitz bench solver``: what is asked, about which deals, and the bar."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from kiebitz.cli.bench.measuring import DECLARER_WINS, Figures, Question
from kiebitz.cli.bench.positions import GRAND, PLAIN_MODES, SUITS, TRUMP_MODES, Deals
from kiebitz.solver.declared_deals import DeclaredDeal

REACHES_61 = Question("reaches 61?", DECLARER_WINS)
EXACT = Question("exact value", None)
NULL_WON = Question("null won?", 1)
EVERY_CARD_61 = Question("every card: reaches 61?", DECLARER_WINS, each_card=True)
EVERY_CARD_EXACT = Question("every card: exact", None, each_card=True)
REACHES_79 = Question("Schieber: reaches 79?", 79)
SCHIEBER_EXACT = Question("Schieber: exact value", None)


@dataclass(frozen=True, slots=True)
class Row:
    """One row: `draw` makes this many deals."""

    question: Question
    name: str
    count: int
    draw: Callable[[int], Sequence[DeclaredDeal]]
    bar: Figures | None = None
    public: Figures | None = None
    """The best public solver."""

    @property
    def declared(self) -> bool:
        """Whether the deals are those of the declared set, or of a file given instead."""
        return self.name.startswith("declared")

    @property
    def title(self) -> str:
        """The name in full."""
        return f"{self.question.name} {self.name}"

    def deals(self, quick: bool) -> Sequence[DeclaredDeal]:
        """All deals, or for a quick look a tenth of them but ten at least."""
        return self.draw(min(self.count, max(10, self.count // 10)) if quick else self.count)


def all_rows(deals: Deals) -> list[Row]:
    """Every row, Skat first."""
    return [*_points_rows(deals), *_null_rows(deals), *_card_rows(deals), *_jass_rows(deals)]


def _points_rows(deals: Deals) -> list[Row]:
    public = Figures(mean=13, median=0.6, p99=257)
    bar = Figures(mean=0.12)
    suit, grand = partial(deals.declared, "suit"), partial(deals.declared, "grand")
    fresh_suit, fresh_grand = partial(deals.fresh, "suit"), partial(deals.fresh, "grand")
    return [
        Row(
            REACHES_61,
            "declared suit",
            500,
            suit,
            Figures(mean=0.45, p99=6, mean_nodes=9_000),
            Figures(mean=93, median=26, p99=865, mean_nodes=630_000),
        ),
        Row(
            REACHES_61,
            "declared grand",
            500,
            grand,
            Figures(mean=0.40, p99=6),
            Figures(mean=70, median=20, p99=799, mean_nodes=490_000),
        ),
        Row(REACHES_61, "fresh suit", 500, fresh_suit),
        Row(REACHES_61, "fresh grand", 500, fresh_grand),
        Row(REACHES_61, "random suit", 2000, partial(deals.random, SUITS), bar, public),
        Row(REACHES_61, "random grand", 2000, partial(deals.random, GRAND), bar, public),
        Row(EXACT, "declared suit", 150, suit, Figures(mean=4.5), Figures(mean=580)),
        Row(EXACT, "declared grand", 150, grand, Figures(mean=2.5), Figures(mean=423)),
        Row(EXACT, "fresh suit", 150, fresh_suit),
        Row(EXACT, "fresh grand", 150, fresh_grand),
    ]


def _null_rows(deals: Deals) -> list[Row]:
    bar, public = Figures(mean=0.1), Figures(mean=26, median=11, p99=169)
    return [
        Row(NULL_WON, "declared null", 25, partial(deals.declared, "null"), bar, public),
        Row(NULL_WON, "fresh null", 57, partial(deals.fresh, "null")),
        Row(NULL_WON, "random low hands", 2000, deals.low_null, bar, public),
    ]


def _card_rows(deals: Deals) -> list[Row]:
    yes_no, exact = Figures(per_second=800), Figures(per_second=150)
    kermit = Figures(per_second=68)
    suit, grand = partial(deals.declared, "suit"), partial(deals.declared, "grand")
    return [
        Row(EVERY_CARD_61, "declared suit", 500, suit, yes_no),
        Row(EVERY_CARD_61, "declared grand", 500, grand, yes_no),
        Row(EVERY_CARD_EXACT, "declared suit", 60, suit, exact, kermit),
        Row(EVERY_CARD_EXACT, "declared grand", 60, grand, exact, kermit),
    ]


def _jass_rows(deals: Deals) -> list[Row]:
    def row(question: Question, size: int, trump: bool, count: int, bar: float | None) -> Row:
        name = f"{size} cards, trump" if trump else f"{size} cards, no trump"
        draw = partial(deals.jass, TRUMP_MODES if trump else PLAIN_MODES, size)
        return Row(question, name, count, draw, None if bar is None else Figures(mean=bar))

    return [
        row(REACHES_79, 9, True, 200, 90),
        row(REACHES_79, 9, False, 400, 1.5),
        row(SCHIEBER_EXACT, 9, True, 30, 750),
        row(SCHIEBER_EXACT, 9, False, 100, 15),
        row(SCHIEBER_EXACT, 7, True, 200, None),
        row(SCHIEBER_EXACT, 6, True, 500, 1.2),
        row(SCHIEBER_EXACT, 6, False, 500, 0.2),
    ]
