"""Correct a model by games at the table: `python -m kiebitz.lab.hands.correcting --to model.json`.

Three equal players bid by the model and play; a logistic regression turns what the nets and the
solved worlds had said into what was won. Coefficients that few games speak of stay near the values
they have without any. Do it twice: what is declared changes with the corrections.
"""

import argparse
import os
from collections.abc import Sequence
from dataclasses import astuple, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from scipy.optimize import minimize

from kiebitz.files import check_target, write_whole
from kiebitz.lab.hands.calibration import bins_of
from kiebitz.lab.hands.table_games import Declared, play_tables
from kiebitz.players.bidders.hands.model import (
    SHIPPED,
    UNCORRECTED,
    Case,
    Correction,
    Corrections,
    load_model,
    write_model,
)
from kiebitz.players.registry import make_player

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float64]]

PULL: Final = Correction(shift=1.0, won=12.0, open=12.0, solved=12.0, bids=6.0)
"""How strongly each coefficient is held where it was: so many games' worth of doubt."""


BOUNDS: Final = [*[(-20.0, 20.0)] * 4, (-20.0, 0.0)]
"""Others who bid make nothing likelier, though with few games it may look so."""


def correct(games: Sequence[Declared]) -> dict[Case, Corrections]:
    """The corrections under which what was won is likeliest."""
    found = {}
    for case in Case:
        mine = [game for game in games if game.case is case]
        before = UNCORRECTED[case]
        solved = [game for game in mine if game.solved_logit is not None]
        found[case] = Corrections(
            _fit(mine, before.plain, False), _fit(solved, before.solved, True)
        )
    return found


def _fit(games: Sequence[Declared], before: Correction, solved: bool) -> Correction:
    start, pull = np.array(astuple(before)), np.array(astuple(PULL))
    terms = np.array(
        [
            (
                1.0,
                game.won_logit,
                game.open_logit,
                game.solved_logit if solved else 0.0,
                game.others,
            )
            for game in games
        ],
        dtype=float,
    ).reshape(len(games), len(start))
    made = np.array([game.made for game in games], dtype=float)
    # Nothing is learned of what a case leaves out: with open hands nobody plays by rule.
    free = np.array([True, before.won != 0, True, solved, True])

    def doubt(moved: "Floats") -> float:
        values = np.where(free, moved, start)
        logits = terms @ values
        likelihood = np.logaddexp(0, logits) - made * logits
        return float(likelihood.sum() + (pull * (values - start) ** 2).sum())

    moved = minimize(doubt, start, method="L-BFGS-B", bounds=BOUNDS).x
    found = np.where(free, moved, start)
    return Correction(*(round(float(number), 4) for number in found))


def main() -> None:
    """Read the command line, play, fit, write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, help="the file of the corrected model; none: only look")
    parser.add_argument("--player", default="pimc(worlds=12, bidder=worlds)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    if given.to:
        check_target(given.to)
    games: list[Declared] = []
    for number, some in enumerate(
        play_tables(given.player, given.games, given.seed, given.workers)
    ):
        games += [game for game in some if isinstance(game, Declared)]
        if number % 10 == 9:
            print(f"{len(games)} games declared", flush=True)
    for one in bins_of(games):
        print(f"expected {one.expected:.3f}  won {one.won.rate:.3f}  games {one.won.trials}")
    if given.to:
        bidder = getattr(make_player(given.player), "bidder", None)
        model = load_model(getattr(bidder, "model", "") or SHIPPED)
        corrected = replace(model, corrections=correct(games))
        for case, both in corrected.corrections.items():
            print(case.value, both)
        with write_whole(given.to) as path:
            path.write_text(write_model(corrected), encoding="utf-8")


if __name__ == "__main__":
    main()
