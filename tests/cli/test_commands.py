"""The commands, run as a user would."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kiebitz.games import State


def kiebitz(
    *arguments: str,
    language: str = "en_GB.UTF-8",
    encoding: str = "utf-8",
    columns: str = "100",
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-c", "from kiebitz.cli.app import main; main()", *arguments]
    environment = {"LANG": language, "COLUMNS": columns, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        command, capture_output=True, encoding=encoding, env=environment, check=False
    )


def test_deal_shows_the_cards_and_the_same_seed_the_same_cards() -> None:
    first, second = kiebitz("deal", "skat", "--seed", "7"), kiebitz("deal", "skat", "--seed", "7")
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "forehand" in first.stdout
    assert first.stdout.count("♣") == 8


def test_deal_as_json_is_a_state() -> None:
    output = kiebitz("deal", "schieber:table", "--seed", "7", "--json").stdout
    assert State.from_json(output).rules.name == "schieber"
    assert json.loads(output)["options"]["weis"] is True


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
def test_watch_plays_records_and_replay_shows_the_same(game: str, tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    watched = kiebitz("watch", game, "greedy", "--seed", "3", "--hands", "2", "--record", path)
    assert watched.returncode == 0, watched.stderr
    replayed = kiebitz("replay", path)
    assert replayed.returncode == 0, replayed.stderr

    def body(output: str) -> list[str]:
        return [
            line for line in output.splitlines() if line[:1] not in "╭╰" and "Record" not in line
        ]

    assert body(replayed.stdout) == body(watched.stdout)
    assert kiebitz("replay", path, "--game", "2").stdout.count("Result") == 1


def test_german_words_and_faces() -> None:
    output = kiebitz("watch", "skat", "greedy", "--seed", "3", "--lang", "de").stdout
    assert "Vorhand" in output
    assert "♣B" in output
    german = kiebitz("watch", "skat", "greedy", "--seed", "3", "--lang", "de", "--face", "german")
    assert re.search("spielt (Eichel|Grün|Herz|Schellen|Grand)", german.stdout)
    assert "Vorhand" in kiebitz("deal", "--seed", "1", language="de_CH.UTF-8").stdout
    assert kiebitz("deal", "schieber", "--seed", "1", "--face", "swiss").returncode == 0


def test_outside_text_is_never_taken_for_markup(tmp_path: Path) -> None:
    path = tmp_path / "a[b]c.jsonl"
    kiebitz("watch", "skat", "greedy", "--seed", "3", "--record", str(path))
    record = json.loads(path.read_text(encoding="utf-8")) | {"players": ["[/x]", "[b]", "c"]}
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = kiebitz("replay", str(path))
    assert shown.returncode == 0, shown.stderr
    assert "[/x]" in shown.stdout
    assert "a[b]c.jsonl" in shown.stdout


def test_one_game_can_be_shown_although_a_later_one_is_broken(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kiebitz("watch", "skat", "greedy", "--seed", "3", "--record", str(path))
    path.write_text(path.read_text(encoding="utf-8") + "{\n", encoding="utf-8")
    assert kiebitz("replay", str(path), "--game", "1").returncode == 0
    assert kiebitz("replay", str(path)).returncode == 1


@pytest.mark.parametrize(("language", "jacks"), [("en", "CJ SJ HJ DJ"), ("de", "KrB PiB HeB KaB")])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_card_symbols_gets_letters(
    language: str, jacks: str, encoding: str
) -> None:
    arguments = ("watch", "skat", "greedy", "--seed", "1", "--lang", language)
    output = kiebitz(*arguments, encoding=encoding).stdout
    for jack in jacks.split():
        assert re.search(rf"\b{jack}\b", output)
    assert "?" not in output
    if encoding == "ascii":
        assert "+- Skat - " in output


def test_the_swiss_words_survive_a_terminal_of_plain_letters() -> None:
    output = kiebitz("watch", "schieber:table", "greedy", "--seed", "3", encoding="ascii").stdout
    assert "Stoeck 20" in output
    assert "x2" in output


def test_a_narrow_terminal_keeps_every_column() -> None:
    output = kiebitz("watch", "differenzler", "greedy", "--seed", "1", columns="44").stdout
    assert re.search("0: ?1: ?2: ?3", output)


def test_players_are_listed() -> None:
    output = kiebitz("players").stdout
    assert "greedy" in output
    assert "random" in output


def test_a_bot_is_watched_by_the_name_of_its_file(tmp_path: Path) -> None:
    bot = Path(__file__).parents[2] / "examples" / "own_bot.py"
    record = tmp_path / "games.jsonl"
    watched = kiebitz("watch", "skat", str(bot), "--seed", "3", "--record", str(record))
    assert watched.returncode == 0, watched.stderr
    assert json.loads(record.read_text(encoding="utf-8"))["players"][0].startswith("python(file=")


def test_a_player_of_ours_is_a_bot_for_others() -> None:
    command = [sys.executable, "-c", "from kiebitz.cli.app import main; main()", "bot", "greedy"]
    hello = '{"type": "hello", "kiebitz": 1}\n'
    answer = subprocess.run(command, input=hello, capture_output=True, text=True, check=True)
    assert json.loads(answer.stdout)["name"] == "greedy"


def test_help_and_version_answer() -> None:
    assert "watch" in kiebitz("--help").stdout
    assert kiebitz("--version").stdout.startswith("kiebitz ")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("watch", "bridge", "greedy"), "'bridge' is no game"),
        (("watch", "skat", "nobody"), "no player 'nobody'"),
        (("watch", "skat", "greedy", "greedy"), "name one player or 3"),
        (("deal", "skat", "--forehand", "5"), "forehand cannot be seat 5"),
        (("watch", "skat", "greedy", "--forehand", "7"), "forehand cannot be seat 7"),
        (("watch", "skat", "greedy", "--forehand", "-1"), "forehand cannot be seat -1"),
        (("deal", "--face", "roman"), "roman"),
        (("deal", "--lang", "fr"), "fr"),
        (("replay", "/nowhere/at/all"), "there is no file"),
        (("watch", "skat", "greedy", "--record", "/nowhere/at/all"), "/nowhere/at/all"),
    ],
)
def test_mistakes_end_in_one_clear_sentence(arguments: tuple[str, ...], named: str) -> None:
    result = kiebitz(*arguments)
    assert result.returncode != 0
    assert named in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_a_broken_record_is_named_and_can_be_skipped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kiebitz("watch", "skat", "greedy", "--seed", "3", "--record", str(path))
    path.write_text("{}\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    refused = kiebitz("replay", str(path))
    assert refused.returncode == 1
    assert "line 1: not a record" in refused.stderr
    skipped = kiebitz("replay", str(path), "--skip-broken")
    assert skipped.returncode == 0
    assert "Result" in skipped.stdout
    assert "line 1" in skipped.stderr
    german = kiebitz("replay", str(path), "--skip-broken", "--lang", "de").stderr
    assert german.startswith("Zeile 1: keine Aufzeichnung im Format kiebitz-record-1")
