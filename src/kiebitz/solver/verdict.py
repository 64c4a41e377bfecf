"""What a finished game could have been with all cards open, and which cards decided it.

The verdict compares what was made with what was there: the value of the first position, with best
play by all. A *turning point* is a card after which the other side was winning. Only data is here;
sentences are made where they are shown.

>>> from kiebitz.games import Skat, SkatContract
>>> game = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> for card in ("HT", "HA", "S8", "DJ", "S9", "CJ"):
...     game = game.apply(f"play {card}")
>>> verdict = verdict_of(game)
>>> verdict.made, verdict.there, verdict.needed, verdict.won
(4, 4, 61, False)
"""

from dataclasses import dataclass

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.games import State
from kiebitz.solver.analysis import Analysis, CardAnalysis, analyse, can_analyse
from kiebitz.solver.open_cards import counts_for, total_to_win


@dataclass(frozen=True, slots=True)
class CostlyCard:
    """A card that cost its own side something."""

    number: int
    """Which card of the game, counted from 1."""
    trick: int
    """In which trick, counted from 1."""
    seat: int
    card: Card
    given_away: int
    """How much of the value it cost its side; 1 for a null game."""
    counts: bool
    """Whether that is the side whose points the value is: the declarer, or team 0."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was made, what was there, and where it went."""

    made: int
    """The value that came out: points of the declarer or of team 0; in null 1 if it was made."""
    there: int
    """The value of the first position, with best play by all."""
    needed: int | None
    """The value that wins; more than there are points if nothing does."""
    won: bool
    """Whether the side whose points the value is has won."""
    turning_points: tuple[CostlyCard, ...]
    """The cards that turned a win into a loss for their own side, in the order played."""
    dearest: CostlyCard | None
    """The card that cost most, the first of several; None if no card cost anything."""

    @property
    def could_win(self) -> bool:
        """Whether the win was there at the beginning."""
        return self.needed is not None and self.there >= self.needed


def verdict_of(
    game: State, *, analysis: Analysis | None = None, stop: _core.StopFlag | None = None
) -> Verdict | None:
    """The verdict on a finished game of Skat or Schieber.

    None where open cards have no one value (Ramsch, deals passed in, Differenzler), for games that
    no solver knows, that are not finished, or in which no card was played. An analysis that is
    there already is used. A flag (`stop`) ends the work from another thread.
    """
    if not game.over or not can_analyse(game):
        return None
    cards = (analysis or analyse(game, stop=stop)).cards
    if not cards:
        return None
    needed = total_to_win(game)
    costly = [_costly(game, one) for one in cards if one.given_away]
    turning = [
        _costly(game, one)
        for one in cards
        if needed is not None and min(one.before, one.after) < needed <= max(one.before, one.after)
    ]
    dearest = max(costly, key=lambda one: one.given_away, default=None)
    made, won = cards[-1].after, _is_won(game, cards[-1].after, needed)
    return Verdict(made, cards[0].before, needed, won, tuple(turning), dearest)


def _is_won(game: State, made: int, needed: int | None) -> bool:
    """By the result where somebody declared: Schwarz is more than points."""
    if game.declarer is not None:
        return bool(game.result.won)
    return needed is not None and made >= needed


def _costly(game: State, one: CardAnalysis) -> CostlyCard:
    counts = counts_for(game, one.seat)
    trick = trick_of_card(game, one.number)
    return CostlyCard(one.number, trick, one.seat, one.card, one.given_away, counts)


def trick_of_card(game: State, number: int) -> int:
    """In which trick the card with this number was played, both counted from 1.

    >>> from kiebitz.games import Skat
    >>> trick_of_card(Skat().deal(seed=1), 7)
    3
    """
    lying = len(game.at(0).trick)  # a position may begin in the middle of a trick
    return (number - 1 + lying) // game.rules.seats + 1
