"""Playing in the terminal: what is typed arrives, wrong input harms nothing, games are kept."""

import re
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kiebitz.cards import Language
from kiebitz.cli.app import app
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.cli.table_talk import say_what_was_done
from kiebitz.cli.typed_actions import read_action
from kiebitz.cli.typed_cards import Misread
from kiebitz.cli.typed_refusals import say_what_fits
from kiebitz.errors import KiebitzError
from kiebitz.games import Action, ActionKind, Differenzler, Phase, Schieber, Skat
from kiebitz.records import load_records


def run(*arguments, typed):
    return CliRunner().invoke(app, ["play", *arguments], input="\n".join(typed) + "\n")


def test_a_whole_hand_of_each_game_is_played_and_recorded(tmp_path):
    for game, before in (("skat", ["pass"] * 4), ("schieber", ["push"]), ("differenzler", ["40"])):
        path = tmp_path / f"{game}.jsonl"
        numbers = [str(number) for number in range(1, 11)] * 12  # one of them can be played
        options = ["--opponent", "greedy", "--seed", "3", "--lang", "en", "--record", str(path)]
        done = run(game, *options, typed=[*before, *numbers])
        (record,) = load_records(path)
        assert done.exit_code == 0, done.output
        assert record.state.over
        assert record.players[0] == "you"
        assert "Result" in done.output


def test_a_hint_names_a_card_of_the_hand_and_plays_nothing():
    options = ["differenzler", "--opponent", "greedy", "--seed", "3", "--lang", "en"]
    done = run(*options, typed=["40", "?", "q"])
    assert re.search(r"Play the \w+ of \w+: off by", done.output), done.output
    assert "You have left the table." in done.output


def test_wrong_input_is_answered_and_asked_again():
    options = ["schieber", "--opponent", "greedy", "--seed", "3", "--lang", "de"]
    done = run(*options, typed=["bananen", "18", "schieben", "XX", "99", "♣", "q"])
    assert done.exit_code == 0
    assert "Traceback" not in done.output
    assert "Du hast den Tisch verlassen." in done.output


def test_what_was_taken_back_is_asked_again():
    options = ["differenzler", "--opponent", "greedy", "--seed", "3", "--lang", "en"]
    done = run(*options, typed=["40", "u", "50", "q"])
    assert done.output.count("How many points will you make?") == 2


def test_the_end_of_input_ends_the_game_and_keeps_it(tmp_path):
    path = tmp_path / "left.jsonl"
    run("differenzler", "--opponent", "greedy", "--record", str(path), typed=["40"])
    (record,) = load_records(path)
    assert record.extra["stopped"] == "left"
    assert Action.predict(40) in record.state.history


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("weg", "pass"), ("PASSE", "pass"), ("18", "bid 18"), ("bid 20", "bid 20"), ("no", "pass")],
)
def test_bids_are_understood_in_both_languages(typed, meant):
    view = Skat().deal(seed=1).view(1)
    assert str(read_action(typed, view, list(view.hand), Language.DE)) == meant


def test_who_is_asked_for_18_and_types_18_holds_it():
    view = Skat().deal(seed=1).apply("bid 18").view(0)
    assert str(read_action("18", view, list(view.hand), Language.EN)) == "hold"
    assert str(read_action("ja", view, list(view.hand), Language.DE)) == "hold"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Schilten", "trump spades"),
        ("eichel", "trump clubs"),
        ("♥", "trump hearts"),
        ("obenabe", "trump obenabe"),
        ("schieben", "push"),
    ],
)
def test_trumps_are_understood_by_their_names_on_every_pack(typed, meant):
    view = Schieber().deal(seed=1).view(0)
    assert str(read_action(typed, view, list(view.hand), Language.DE)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Kreuz", "declare clubs"),
        ("grand schneider", "declare grand schneider"),
        ("null ouvert", "declare null ouvert"),
    ],
)
def test_declarations_are_understood(typed, meant):
    state = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass").apply("hand")
    assert state.phase is Phase.DECLARE
    view = state.view(1)
    assert str(read_action(typed, view, list(view.hand), Language.DE)) == meant


def test_cards_are_understood_by_number_and_by_name():
    state = Differenzler().deal(seed=1)
    for _ in range(4):
        state = state.apply("predict 40")
    view = state.view(0)
    hand = list(view.hand)
    for number, card in enumerate(hand, start=1):
        assert read_action(str(number), view, hand, Language.EN) == Action.play(card)
        assert read_action(str(card), view, hand, Language.EN) == Action.play(card)
    with pytest.raises(Misread, match="10: there are 9 cards"):
        read_action("10", view, hand, Language.EN)


def table_of(question, language, *typed):
    """What is said at a question of this kind when these things are typed."""
    options = ["--opponent", "greedy", "--seed", "3", "--lang", language]
    return run(*question, *options, typed=[*typed, "q"]).output


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("word", ["h", "help", "??"])
def test_the_key_that_the_help_names_helps_at_every_question(language, word):
    begun = "Cards by name" if language == "en" else "Karten mit Namen"
    for game in ("skat", "schieber", "differenzler"):
        assert table_of([game], language, word).count(begun) == 2


def test_h_at_the_question_of_the_hand_plays_no_hand():
    view = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass").view(1)
    assert view.phase is Phase.SKAT
    for language in Language:
        with pytest.raises(KiebitzError):
            read_action("h", view, list(view.hand), language)


@pytest.mark.parametrize("word", ["quit", "exit", "q", "ende"])
def test_english_words_leave_a_german_table(word):
    assert "Du hast den Tisch verlassen." in table_of(["differenzler"], "de", word)


def test_english_words_help_hint_and_take_back_at_a_german_table():
    said = table_of(["differenzler"], "de", "40", "help", "hint", "undo")
    assert said.count("Wie viele Punkte machst du?") == 2
    assert "Tipp, u zur" in said
    assert "keine Karte" not in said


@pytest.mark.parametrize(
    ("game", "typed", "english", "german"),
    [
        ("differenzler", ["158"], "a number from 0 to 157", "eine Zahl von 0 bis 157"),
        ("differenzler", ["x"], "a number from 0 to 157", "eine Zahl von 0 bis 157"),
        ("differenzler", ["40", "22"], "22: there are 9 cards", "22: es sind 9 Karten"),
        ("differenzler", ["40", "CJ"], "♣J is not in your", "♣B hast du nicht"),
        ("schieber", ["blue"], "obenabe, undenufe; or push", "Undenufe; oder schieben"),
        ("skat", ["blue"], "you are asked for 18", "du bist nach 18 gefragt"),
    ],
)
def test_what_does_not_fit_is_told_what_fits_in_the_language(game, typed, english, german):
    assert english in table_of([game], "en", *typed)
    assert german in table_of([game], "de", *typed)


def test_declarations_that_fit_are_listed_in_the_language():
    state = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass").apply("hand")
    said = say_what_fits(state.view(1), Look(language=Language.DE))
    assert said.startswith("hier passt: Karo, Herz, Pik, Kreuz, Grand, Null; dazu Schneider")
    assert "declare" not in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [("1", "zwei Karten, bitte"), ("1 1", "zwei Karten, bitte"), ("1 22", "22: es sind 12 Karten")],
)
def test_discards_are_refused_precisely(typed, said):
    state = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass").apply("pickup")
    view = state.view(1)
    with pytest.raises(Misread) as caught:
        read_action(typed, view, list(view.hand), Language.DE)
    assert caught.value.say(Look(language=Language.DE)) == said


@pytest.mark.parametrize("language", Language)
def test_what_others_do_is_said_in_the_third_person(language):
    look = Look(language=language)
    done = ["pass", "bid 18", "hold", "hand", "pickup", "declare grand ouvert", "push"]
    done += ["trump hearts", "predict 40"]
    for action in map(Action.parse, done):
        said = say_what_was_done("Clara", action, action.kind, look)
        assert said.startswith("Clara ")
        assert ":" not in said
    hidden = say_what_was_done("Clara", None, ActionKind.PREDICT, look)
    assert "40" not in hidden


def test_german_bots_speak_as_at_the_table():
    look = Look(language=Language.DE)
    for text, said in (
        ("pickup", "Clara nimmt den Skat auf"),
        ("declare grand", "Clara sagt Grand an"),
    ):
        action = Action.parse(text)
        assert say_what_was_done("Clara", action, action.kind, look) == said


def test_one_who_wins_a_trick_is_called_by_the_right_case(monkeypatch):
    options = ["differenzler", "--opponent", "greedy", "--seed", "3"]
    numbers = [str(number) for number in range(1, 10)] * 12
    german = run(*options, "--lang", "de", typed=["40", *numbers]).output
    assert "an dich." in german
    assert "an du" not in german
    assert "von du" not in german


def test_the_report_speaks_to_the_person_who_played_alone():
    state = Skat().deal(seed=1).apply("bid 18").apply("pass").apply("pass").apply("hand")
    state = state.apply("declare grand")
    while not state.over:
        state = state.apply(state.legal_actions[0])
    for language, you, wrong in (
        (Language.EN, "you play grand", "you (1) "),
        (Language.DE, "du spielst Grand", "du (1) "),
    ):
        console = Console(file=StringIO(), width=100)
        names = ["Ada", "you" if language is Language.EN else "du", "Clara"]
        HandReport(console, Look(language=language), names, person=1).print(state, title="")
        shown = console.file.getvalue()
        assert you in shown
        assert ("You " in shown) or ("Du " in shown)
        after = shown[shown.index(you) :]
        assert f"{wrong}spielt" not in after
        assert f"von {wrong}" not in after
        assert f"by {wrong}" not in after
