"""Bots from Python files."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from kiebitz.errors import BadPlayerText, BotFailed, KiebitzError
from kiebitz.games import Schieber
from kiebitz.players import Budget, make_player, parse_player, play_game
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.randomness import RandomKey
from kiebitz.wire.python_player import PythonPlayer, call_of_file

OWN_BOT = Path(__file__).parents[2] / "examples" / "own_bot.py"
VIEW = Schieber().deal(seed=1).view(0)

FIRST = """
from kiebitz import Decision

class First:
    def decide(self, view, budget, key):
        return Decision(view.legal_actions[0])
"""
PICKER = """
from dataclasses import dataclass
from kiebitz import Decision, Player

@dataclass
class Picker:
    place: int = 0
    friend: Player | None = None
    def decide(self, view, budget, key):
        if self.friend: return self.friend.decide(view, budget, key)
        return Decision(view.legal_actions[self.place])
"""


def written(tmp_path: Path, source: str) -> Path:
    """A bot's file."""
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    return path


def decide(text: str) -> str:
    """What a player does first in a deal."""
    return str(make_player(text).decide(VIEW, Budget(), RandomKey()).action)


@pytest.mark.parametrize(
    "text",
    [
        f"{OWN_BOT}",
        f"{OWN_BOT}:Strongest",
        f'python(file="{OWN_BOT}")',
        f'python(file="{OWN_BOT}", name=Strongest)',
    ],
)
def test_all_ways_to_write_a_bot_mean_the_same(text: str) -> None:
    player = make_player(text)
    assert player.name == f'python(file="{OWN_BOT}", name="Strongest")'
    assert make_player(player.name).name == player.name
    assert play_game(Schieber().deal(seed=1), [player] * 4).over


def test_parameters_go_to_the_constructor(tmp_path: Path) -> None:
    path = written(tmp_path, PICKER)
    legal = [str(action) for action in VIEW.legal_actions]
    assert decide(f"{path}:Picker(place=3)") == legal[3]
    assert decide(f'python(file="{path}", place=2)') == legal[2]
    greedy = decide("greedy")
    assert decide(f"{path}:Picker(place=3, friend=greedy)") == greedy
    player = make_player(f"{path}:Picker(place=3, friend=greedy)")
    assert player.name == f'python(file="{path}", name="Picker", place=3, friend=greedy)'


@pytest.mark.parametrize("text", ["Picker(place=many)", "Picker(depth=3)"])
def test_wrong_parameters_are_told(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadPlayerText, match="Picker"):
        make_player(f"{written(tmp_path, PICKER)}:{text}")


WRONG = {
    "syntax": ("class First\n", r"cannot be loaded: SyntaxError: .*line 1"),
    "error": ("\n\n1 / 0\n", "cannot be loaded: line 3: ZeroDivisionError"),
    "import": ("import no_such_thing\n", "line 1: ModuleNotFoundError.*no_such_thing"),
    "exit": ("import sys\nsys.exit(3)\n", "line 2: SystemExit: 3"),
    "no class": ("x = 3\n", "should have one class with a method decide, or name it: none"),
    "no method": ("class First:\n    pass\n", "should have one class"),
    "imported": ("from kiebitz.players import GreedyPlayer\n", "name it: none"),
    "several": (FIRST + FIRST.replace("First", "Second"), "name it: First, Second"),
    "constructor": (
        FIRST + "    def __init__(self):\n        raise OSError('no model')\n",
        "First cannot be made: line 8: OSError: no model",
    ),
}


@pytest.mark.parametrize(("source", "output"), WRONG.values(), ids=WRONG)
def test_a_file_that_is_no_bot_is_told_with_its_line(
    source: str, output: str, tmp_path: Path
) -> None:
    before = set(sys.modules)
    with pytest.raises(BotFailed, match=f"(?s)bot.py.*{output}"):
        make_player(str(written(tmp_path, source)))
    if "cannot be loaded" in output:
        assert not any(name.startswith("kiebitz_bot") for name in set(sys.modules) - before)


def test_a_missing_file_and_a_missing_class_are_told(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match=r"no bot in 'nowhere\.py': No such file"):
        make_player("nowhere.py")
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(BotFailed, match="cannot be loaded"):
        make_player(str(tmp_path / "folder.py"))
    with pytest.raises(BotFailed, match=r"no class 'Weakest' .*; it has Strongest"):
        make_player(f"{OWN_BOT}:Weakest")
    with pytest.raises(BotFailed, match=r"name should end in \.py"):
        PythonPlayer(file=str(OWN_BOT.parent.parent / "README.md"))


@pytest.mark.parametrize(
    ("answer", "output"),
    [
        ("None", "should give a kiebitz.Decision, not None"),
        ("Decision('hold')", "gives 'hold', which is not legal; legal: "),
    ],
)
def test_a_wrong_answer_is_refused(answer: str, output: str, tmp_path: Path) -> None:
    source = FIRST.replace("Decision(view.legal_actions[0])", answer)
    with pytest.raises(BotFailed, match=output):
        decide(str(written(tmp_path, source)))


def test_a_bot_may_answer_in_texts(tmp_path: Path) -> None:
    legal = [str(action) for action in VIEW.legal_actions]
    source = FIRST.replace("Decision(view.legal_actions[0])", f"Decision({legal[1]!r})")
    assert decide(str(written(tmp_path, source))) == legal[1]


def test_several_classes_are_told_apart_by_name(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST + FIRST.replace("First", "Last").replace("[0]", "[-1]"))
    assert decide(f"{path}:First") == str(VIEW.legal_actions[0])
    assert decide(f"{path}:Last") == str(VIEW.legal_actions[-1])


def test_a_changed_file_is_loaded_anew_and_an_unchanged_one_is_not(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    first = make_player(str(path))
    before = set(sys.modules)
    make_player(str(path))
    assert set(sys.modules) == before
    path.write_text(FIRST.replace("[0]", "[-1]"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert decide(str(path)) == str(VIEW.legal_actions[-1])
    assert first.decide(VIEW, Budget(), RandomKey()).action == VIEW.legal_actions[0]


def test_a_bot_is_shipped_by_its_text(tmp_path: Path) -> None:
    player = make_player(f"{written(tmp_path, PICKER)}:Picker(place=3)")
    copy = pickle.loads(pickle.dumps(player))
    assert copy.name == player.name
    assert copy.decide(VIEW, Budget(), RandomKey()) == player.decide(VIEW, Budget(), RandomKey())


@pytest.mark.parametrize("text", ["bot.pyc", "bot", 'python(file="x.py"', "greedy.py(", ".py:"])
def test_other_texts_are_not_taken_for_files(text: str) -> None:
    assert call_of_file(text) is None
    with pytest.raises(KiebitzError):
        make_player(text)


def test_what_a_file_name_stands_for_can_be_asked() -> None:
    assert str(parse_player("a b/ä.py:X")) == 'python(file="a b/ä.py", name="X")'
    assert str(parse_player("greedy")) == "greedy"


SITTING = """
import kiebitz

class Sitter:
    def __init__(self, seat):
        self.seat, self.asked = seat, 0

    def decide(self, view, budget, key):
        self.asked += 1
        own = sum(actor == view.seat for actor in view.actors)
        assert (view.seat, self.asked) == (self.seat, own + 1), "somebody else's sitting"
        return kiebitz.Decision(view.legal_actions[0])

class Bot:
    def decide(self, view, budget, key):
        raise AssertionError("not asked at the table")

    def sit(self, rules, seat):
        return Sitter(seat)
"""


def test_a_bot_may_sit_down_for_a_game(tmp_path: Path) -> None:
    file = tmp_path / "sitting.py"
    file.write_text(SITTING)
    player = make_player(f"{file}:Bot")
    for _ in range(2):
        assert play_game(Schieber().deal(seed=1), [player] * 4).over


def test_a_bot_is_known_by_what_it_imports_too(tmp_path: Path) -> None:
    """In another process each time, as runs are."""
    (tmp_path / "bot.py").write_text(
        "import kiebitz\nfrom helper_of_bot import CHOICE\nclass Bot:\n"
        "    def decide(self, view, budget, key):\n"
        "        return kiebitz.Decision(view.legal_actions[CHOICE])\n"
    )
    code = (
        "import sys; sys.path.insert(0, '.')\n"
        "from kiebitz.players import make_player\n"
        "from kiebitz.players.fingerprint import fingerprint_of\n"
        "print(fingerprint_of(make_player('bot.py')))"
    )

    def known(choice: int) -> str:
        (tmp_path / "helper_of_bot.py").write_text(f"CHOICE = {choice}\n")
        done = subprocess.run(
            [sys.executable, "-B", "-c", code],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    assert known(0) == known(0) != known(1)


HELPED = """
import kiebitz

class Bot:
    def decide(self, view, budget, key):
        from helper_{name} import CHOICE
        return kiebitz.Decision(view.legal_actions[CHOICE])
"""


def test_a_helper_counts_where_it_is_imported_late_or_was_imported_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its change was missed, and old boards were gone on with."""
    monkeypatch.syspath_prepend(tmp_path)
    helper = tmp_path / "helper_late.py"
    helper.write_text("CHOICE = 0\n")
    bots = [tmp_path / "first.py", tmp_path / "second.py"]
    for bot in bots:
        bot.write_text(HELPED.format(name="late"))
    known = {fingerprint_of(make_player(str(bot))) for bot in bots}
    helper.write_text("CHOICE = 1\n")
    again = {fingerprint_of(make_player(str(bot))) for bot in bots}
    assert not known & again


def test_a_helper_that_has_changed_plays_as_it_is_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    helper = tmp_path / "helper_now.py"
    (tmp_path / "bot.py").write_text(HELPED.format(name="now"))
    view = Schieber().deal(seed=1).view(0)
    played = []
    for choice in (0, 1):
        helper.write_text(f"CHOICE = {choice}\n")
        os.utime(helper, (choice + 1, choice + 1))
        player = make_player(str(tmp_path / "bot.py"))
        played.append(player.decide(view, Budget(), RandomKey()).action)
    assert played == list(view.legal_actions[:2])
