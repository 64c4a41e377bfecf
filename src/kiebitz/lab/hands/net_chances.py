"""Fits what the nets of Skat say as chances to win, to games of three equal players.

    python -m kiebitz.lab.hands.net_chances --games 3000 --seed 61 --to chances.json

A logistic curve for each trick in the value of the card that is played, and one for each kind of
way to play in what the net of ways says. One game in five is held back and tells how far chances
and games won are apart.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kiebitz.files import check_target, write_whole
from kiebitz.games import Phase, Skat, SkatContract, State
from kiebitz.lab.chunks import play_chunks
from kiebitz.lab.hands.calibration import bins_of_chances
from kiebitz.lab.hands.table_games import watched_player
from kiebitz.players import play_game
from kiebitz.players.bidders.hands.model import Case
from kiebitz.players.bidders.hands.net_sitting import NetSitting
from kiebitz.players.net_chances import TRICKS, CardKind, Curve, NetChances, written
from kiebitz.players.net_player import net_for

PLAYER: Final = "net(bidder=net(skats=20))"
CHUNK: Final = 8
PULL: Final = 2.0
"""How strongly the curve of a trick is held to that of all tricks, in games."""
HELD_BACK: Final = 5
"""One game in so many."""


class Said(NamedTuple):
    """What a net said, and whether that side won."""

    value: float
    won: bool


class Game(NamedTuple):
    """One declared game."""

    case: Case
    way: Said
    """The logit of the net of ways when it was declared, uncorrected."""
    covers: bool
    """Whether it could cover the bid: of others the net of ways is not believed."""
    cards: Sequence[tuple[CardKind, int, Said]]
    """Who played, in which trick, and the value of the best card, where there was a choice."""

    def fits(self, case: Case) -> bool:
        """Whether it tells something about ways of this case."""
        return self.case is case and self.covers


def play_and_ask(games: int, seed: int, workers: int = 1) -> Iterator[list[Game]]:
    """What was declared of each so many deals."""
    return play_chunks(partial(_play_some, seed), games, CHUNK, workers)


def _play_some(seed: int, boards: range) -> list[Game]:
    found = map(_play_one, repeat(seed), boards)
    return [game for game in found if game is not None]


def _play_one(seed: int, board: int) -> Game | None:
    seats = [watched_player(PLAYER) for _ in range(3)]
    deal = Skat().deal(seed=seed, board=board)
    final = play_game(deal, [player for player, _ in seats], seed=seed, board=board)
    result = final.result
    if result.declarer is None:
        return None
    sitting = seats[result.declarer][1].sat[-1]
    assert isinstance(sitting, NetSitting)
    way = sitting.expected
    return Game(way.case, Said(way.logit, result.won), way.chance > 0, list(_cards(final, result)))


def _cards(final: State, result: Any) -> Iterator[tuple[CardKind, int, Said]]:
    views = []
    for state in map(final.at, range(final.length)):
        if state.phase is Phase.PLAY and len(state.legal_actions) > 1:
            assert state.to_move is not None
            views.append(state.view(state.to_move))
    null = result.contract is SkatContract.NULL
    net = net_for("", null)
    answers = net.skat_cards_of([view._core for view in views])
    for view, cards in zip(views, answers, strict=True):
        declares = view.seat == result.declarer
        value = max(value for _, value in cards) / net.units
        kind = CardKind.of(null=null, declares=declares)
        yield kind, TRICKS - len(view.hand), Said(value, declares == result.won)


def fit(games: Sequence[Game]) -> NetChances:
    """All curves."""
    ways = {
        case: fit_curve([game.way for game in games if game.fits(case)], (0.0, 1.0), PULL)
        for case in Case
    }
    cards = [one for game in games for one in game.cards]
    return NetChances({kind: _by_trick(cards, kind) for kind in CardKind}, ways)


def _by_trick(cards: Sequence[tuple[CardKind, int, Said]], kind: CardKind) -> list[Curve]:
    mine = [(trick, said) for by, trick, said in cards if by is kind]
    whole = fit_curve([said for _, said in mine], (0.0, 4.0), 1e-3)
    return [
        fit_curve([said for at, said in mine if at == trick], whole, PULL)
        for trick in range(TRICKS)
    ]


def fit_curve(said: Sequence[Said], start: Curve, pull: float) -> Curve:
    """The logistic curve that fits best, held near `start`."""
    from scipy.optimize import minimize

    values, won = _columns(said)
    begin = np.array(start)

    def doubt(curve: Any) -> float:
        logits = curve[0] + curve[1] * values
        likelihood = np.logaddexp(0, logits) - won * logits
        return float(likelihood.sum() + pull * ((curve - begin) ** 2).sum())

    shift, slope = minimize(doubt, begin, method="L-BFGS-B", bounds=[(-5, 5), (0.1, 20)]).x
    return float(shift), float(slope)


def _columns(said: Sequence[Said]) -> Any:
    values = np.array([one.value for one in said], dtype=float)
    return values, np.array([one.won for one in said], dtype=float)


def check(curve: Curve, said: Sequence[Said]) -> Iterator[str]:
    """Chances and games won, in steps of ten."""
    values, _ = _columns(said)
    chances = 1 / (1 + np.exp(-(curve[0] + curve[1] * values)))
    pairs = [(float(chance), one.won) for chance, one in zip(chances, said, strict=True)]
    for one in bins_of_chances(pairs):
        both = 100 * one.expected, 100 * one.won.rate
        yield f"{both[0]:.1f} % expected, {both[1]:.1f} % won, {one.won.trials}"


def main() -> None:
    """Read the command line, play, fit, write the file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--to", type=Path, help="the file to write; none: only look")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if given.to:
        check_target(given.to)
    games: list[Game] = []
    for number, some in enumerate(play_and_ask(given.games, given.seed, given.workers), 1):
        games += some
        if number % 25 == 0:
            print(f"{CHUNK * number} deals, {len(games)} games declared", flush=True)
    learned = fit([game for place, game in enumerate(games) if place % HELD_BACK])
    told(learned, games[::HELD_BACK])
    if given.to:
        with write_whole(given.to) as path:
            path.write_text(written(fit(games)), encoding="utf-8")


def told(learned: NetChances, games: Sequence[Game]) -> None:
    """Print how far chances and games won are apart in games that were held back."""
    for case in Case:
        print(f"ways, {case.value}:")
        print(*check(learned.ways[case], [g.way for g in games if g.fits(case)]), sep="\n")
    cards = [one for game in games for one in game.cards]
    for by, curves in learned.cards.items():
        for trick, curve in enumerate(curves):
            print(f"cards, {by.value}, trick {trick + 1}:")
            mine_then = [said for who, at, said in cards if (who, at) == (by, trick)]
            print(*check(curve, mine_then), sep="\n")


if __name__ == "__main__":
    main()
