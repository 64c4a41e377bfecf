"""``kiebitz bid``: the same answer as the library's, in every width and language."""

import json

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.errors import BadOption, DuplicateCard, KiebitzError, UnknownCard, WrongHandSize
from kiebitz.games import Skat
from kiebitz.skill.hand_advice import advise_hand
from kiebitz.words import Language, translate
from tests.cli.rendering import WIDTHS, assert_fits
from tests.cli.test_wholly_german import said, words_of

HAND = "CJ SJ CT CK C9 H9 H8 SA D7 D9"
JASS = "CJ C9 CA CT HA HT SA D7 D8"
QUESTIONS = [
    [HAND],
    [HAND, "--seat", "hindhand", "--after", "18 yes"],
    [HAND, "--seat", "1", "--after", "18 pass pass"],
    [f"{HAND} DT S7"],
    [JASS, "--game", "schieber"],
    [JASS, "--game", "differenzler", "--trump", "clubs"],
    ["C7 C9 SQ S8 S9 H7 HQ D8 D9 DK"],
]


def run(*arguments: str, width: int = 80) -> str:
    """What the command says."""
    result = CliRunner().invoke(app, ["bid", *arguments], env={"COLUMNS": str(width)})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("language", Language)
def test_it_fits_and_speaks_one_language(question: list[str], language: Language) -> None:
    for width, face in zip(WIDTHS, ("swiss", "french", "german"), strict=True):
        shown = run(*question, "--lang", language.value, "--face", face, width=width)
        assert_fits(shown, width)
        if language is Language.DE:
            assert words_of(shown) & (said(Language.EN) - said(Language.DE)) == set()


def test_cards_and_places_may_be_german() -> None:
    german = "Kreuz-Bube, Pik-Bube, Kreuz 10, ♣K, C9 H9 H8 Pik-Ass Karo 7, D9"
    options = ["--after", "18 ja", "--json"]
    assert run(german, "--seat", "hinterhand", *options) == run(
        HAND, "--seat", "2", "--after", "18 hold", "--json"
    )
    assert run(JASS, "--game", "differenzler", "--trump", "Kreuz", "--json") == run(
        JASS, "--game", "differenzler", "--trump", "eicheln", "--json"
    )


def test_the_answer_as_json_is_that_of_the_library() -> None:
    from kiebitz.cli.bid import KEY

    shown = json.loads(run(HAND, "--seat", "1", "--json", "--lang", "en"))
    told = advise_hand(Skat(), HAND, seat=1, key=KEY)
    assert shown == json.loads(json.dumps(told.to_dict()))


def test_the_best_game_stands_first() -> None:
    told = json.loads(run(HAND, "--json"))["advice"]["games"]
    rows = run(HAND, "--lang", "en").partition("expected\n")[2].splitlines()
    names = [row.split("  ")[0] for row in rows[:3]]
    assert names[0] == told[0]["contract"]
    assert f"{100 * told[0]['chance']:.0f} %" in rows[0]


@pytest.mark.parametrize(
    ("arguments", "error", "english"),
    [
        (["CJ CJ"], DuplicateCard, "CJ is given twice"),
        (["CJ XX"], UnknownCard, "'XX' names no card"),
        (["CJ SJ"], WrongHandSize, "10 cards, or 12 with the skat, not 2"),
        ([f"{HAND[:-2]}C6"], UnknownCard, "C6"),
        ([HAND, "--seat", "3"], BadOption, "the seat cannot be seat 3"),
        ([HAND, "--seat", "left"], BadOption, "'left' is no seat"),
        ([HAND, "--after", "18 no"], BadOption, "'no' is not said at the table"),
        ([HAND, "--after", "19"], KiebitzError, "'bid 19' does not fit: seat 1 cannot do this"),
        ([JASS, "--game", "differenzler"], BadOption, "the trump suit is turned"),
        ([JASS, "--game", "differenzler", "--trump", "x"], BadOption, "'x' is no suit"),
        ([JASS, "--game", "whist"], KiebitzError, "'whist'"),
        ([JASS, "--game", "schieber", "--player", "worlds"], KiebitzError, "worlds"),
    ],
)
def test_what_cannot_be_is_refused_in_good_words(
    arguments: list[str], error: type[KiebitzError], english: str
) -> None:
    with pytest.raises(error) as caught:
        run(*arguments)
    message = str(caught.value)
    assert english in message
    assert translate(Language.DE, message) != message


def test_the_cards_need_no_quotes():
    cards = "CJ SJ HJ CA CT CK C9 C8 HA D7"
    options = ["--player", "greedy", "--lang", "en"]
    apart = CliRunner().invoke(app, ["bid", *cards.split(), *options])
    together = CliRunner().invoke(app, ["bid", cards, *options])
    assert apart.exit_code == 0, apart.output
    assert apart.output == together.output


@pytest.mark.parametrize(
    ("game", "trump", "said"),
    [
        ("schieber", ["--trump", "hearts"], "in schieber wird keine Trumpffarbe aufgedeckt"),
        ("differenzler", [], "--trump nennt sie"),
    ],
)
def test_trump_is_named_where_it_is_turned_and_only_there(
    game: str, trump: list[str], said: str
) -> None:
    with pytest.raises(BadOption) as caught:
        run(JASS, "--game", game, *trump)
    assert said in translate(Language.DE, str(caught.value))
