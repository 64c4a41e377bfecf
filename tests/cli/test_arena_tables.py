"""What came out of a match, in the terminal."""

from functools import partial
from itertools import product

import pytest

from kiebitz.arena import duel
from kiebitz.arena.summary import TournamentSummary
from kiebitz.cards import Language
from kiebitz.cli.arena_tables import print_summary
from kiebitz.cli.look import Look
from tests.cli.rendering import WIDTHS, assert_fits, rendered

WORDS = {
    ("skat", Language.EN): ("games declared", "tournament points per game", "time per decision"),
    ("skat", Language.DE): ("davon gewonnen", "Augen je Alleinspiel", "Zeit je Entscheidung"),
    ("schieber", Language.EN): ("points of the team per game", "games won"),
    ("schieber", Language.DE): ("Punkte bei fremder Ansage", "gewonnene Spiele"),
    ("differenzler", Language.EN): ("off by, per game", "first places"),
    ("differenzler", Language.DE): ("Differenz je Spiel", "erste Plätze"),
}


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
def test_figures_stand_beside_words_and_not_beside_letters(game: str) -> None:
    second = "random(bidder=plain)" if game == "skat" else "random"
    found = duel("greedy", second, game=game, boards=4, seed=1, controls=False, workers=1)
    summary = TournamentSummary("", (found,))
    for language, width in product(Language, WIDTHS):
        look = Look(language=language)
        output = rendered(partial(print_summary, summary=summary, look=look), width=width)
        assert_fits(output, width)
        for words in WORDS[game, language]:
            assert words in output
