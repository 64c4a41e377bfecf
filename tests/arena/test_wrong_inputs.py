"""Wrong numbers, names and choices from outside: each is refused by name, and none for pages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiebitz.arena import duel, match_of, summarise
from kiebitz.arena.engines import Engine
from kiebitz.arena.export import write_table
from kiebitz.arena.honesty import probe
from kiebitz.arena.sources import games_in, is_store
from kiebitz.arena.starts import Start
from kiebitz.arena.tournament import Tournament, read_tournament, tournament_of
from kiebitz.errors import BadOption, BadTournament, KiebitzError, shown
from kiebitz.files import write_whole
from kiebitz.games import Schieber
from kiebitz.players import Budget, make_player, play_game
from kiebitz.randomness import as_secret
from kiebitz.records import append_record, load_records, read_games
from kiebitz.records.store import Store
from tests.arena.matches import quick_match

HUGE = 10**5000
"""More digits than Python writes."""
NINES = "9" * 5000
MANY = "9" * 1900
"""Digits that fit into the text of a player."""


def refused(call: Callable[[], object], kind: type[KiebitzError] = KiebitzError) -> str:
    """The short sentence in which something is refused."""
    with pytest.raises(kind) as caught:
        call()
    assert len(str(caught.value)) < 400
    return str(caught.value)


def small_duel(**options: Any) -> object:
    """A duel of no importance."""
    usual = {"game": "schieber", "boards": 1, "workers": 1, "controls": False, "seed": 1}
    return duel("greedy", "random", **{**usual, **options})


@pytest.mark.parametrize("boards", [-1, 0, 1.5, "3", True, 10**18, HUGE, None], ids=shown)
def test_a_number_of_boards_is_a_whole_one_from_1_on(boards: Any) -> None:
    output = "boards should be a whole number from 1 to 1000000000, not "
    assert refused(lambda: small_duel(boards=boards), BadOption).startswith(output)
    match = quick_match()
    assert refused(lambda: Tournament("", (match,), boards=boards)).startswith(output)


@pytest.mark.parametrize("workers", [-1, 0, 1.5, "3", True, HUGE], ids=shown)
def test_a_number_of_workers_is_a_whole_one_from_1_on(workers: Any) -> None:
    output = "workers should be a whole number from 1 to 4096, not "
    assert refused(lambda: small_duel(workers=workers), BadOption).startswith(output)


@pytest.mark.parametrize(
    ("option", "value", "output"),
    [
        ("engine", "processes", "the engine should be a Engine"),
        ("measure", "score", "the measure should be a Measure"),
        ("seating", "roles", "the seating should be a Seating"),
        ("forehands", "all", "forehands should be a Forehands"),
        ("budget", 3, "3 is no Budget"),
        ("game", None, "None is no game"),
        ("start", 8, "8 is no start"),
        ("start", NINES, "is no start"),
        ("start", "²", "is no start"),
        ("until", f"0..{NINES}", "should be finite"),
        ("until", "0..1e999", "should be finite"),
        ("only", f"close(points={MANY})", "close: points should be"),
        ("game", f"schieber(target={MANY})", "should be 1000 or 2500"),
        ("store", "a\0b", r"'a\x00b' is no file name"),
        ("deals", "a\0b", r"'a\x00b' is no file name"),
    ],
)
def test_a_wrong_option_of_a_duel_is_told(option: str, value: Any, output: str) -> None:
    assert output in refused(lambda: small_duel(**{option: value}))


@pytest.mark.parametrize(
    "call",
    [
        lambda: as_secret(HUGE),
        lambda: as_secret(NINES),
        lambda: Schieber().deal(seed=HUGE),
        lambda: Schieber().deal(seed=1, forehand=HUGE),
        lambda: play_game(Schieber().deal(seed=1), [make_player("greedy")] * 4, board=HUGE),
        lambda: Budget(seconds=HUGE),
        lambda: Budget(seconds=float("nan")),
        lambda: Budget(nodes=HUGE),
        lambda: Start.parse(NINES, Schieber()),
        lambda: probe(make_player("greedy"), quick_match(), HUGE),
        lambda: probe(make_player("greedy"), quick_match(), 0),
        lambda: quick_match().starts(-1),
        lambda: quick_match().starts(HUGE),
        lambda: summarise(Store(":memory:"), [1]),
        lambda: match_of(["greedy", "random"], game="schieber", seed=HUGE),
    ],
)
def test_wrong_numbers_are_refused(call: Callable[[], object]) -> None:
    refused(call)


@pytest.mark.parametrize("number", ["1e999", "-1e999", MANY, f"-{MANY}", f"0.{MANY}e999"])
@pytest.mark.parametrize(
    "text",
    [
        "uct(exploration=N)",
        "uct(iterations=N)",
        "uct(epsilon_d=N)",
        "pimc(worlds=N)",
        "maxn(aggressiveness=N)",
        "mccfr(epsilon=N)",
        'process(command="bot", seconds=N)',
        'process(command="bot", start=N)',
        "mix(cards=N)",
    ],
)
def test_parameters_beyond_all_numbers_are_refused(text: str, number: str) -> None:
    refused(lambda: make_player(text.replace("N", number)))


def test_a_bot_of_somebody_else_is_handed_no_infinite_numbers(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def __init__(self, x): pass\n    def decide(self): pass\n")
    assert "1e999 is too large" in refused(lambda: make_player(f"{bot}:Bot(x=1e999)"))


TOML = 'game = "skat"\nplayers = ["greedy", "random"]\n'


@pytest.mark.parametrize(
    "line",
    [
        *(f"{key} = {number}" for key in ("boards", "seed", "workers", "start")
          for number in (NINES, "9" * 4000)),
        *(f"budget = {{ seconds = {number} }}" for number in ("nan", NINES, "9" * 4000)),
        *(f"budget = {{ nodes = {number} }}" for number in ("nan", "inf", NINES, "9" * 4000)),
        f'start = "{NINES}"',
        "boards = -1",
        "workers = 0",
    ],
    ids=lambda line: line[:20],
)  # fmt: skip
def test_numbers_in_a_tournament_file_are_checked(line: str, tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text(TOML + line)
    assert str(file) in refused(lambda: read_tournament(file), BadTournament)


NUL = {
    "bot": lambda: make_player("a\0b.py"),
    "store": lambda: Store("a\0b"),
    "read-only store": lambda: Store("a\0b", read_only=True),
    "is it a store": lambda: is_store(Path("a\0b")),
    "games": lambda: list(games_in(Path("a\0b"))),
    "records": lambda: list(load_records("a\0b")),
    "games of a format": lambda: list(read_games("a\0b.jsonl")),
    "records to write": lambda: append_record("a\0b", None),  # type: ignore[arg-type]
    "tournament": lambda: read_tournament("a\0b"),
    "report": lambda: write_whole(Path("a\0b")).__enter__(),
    "table": lambda: write_table(Path("a\0b"), iter([{"x": 1}]), ".csv"),
    "deals of a tournament": lambda: tournament_of({"game": "a\0b", "players": []}),
}


@pytest.mark.parametrize("call", NUL.values(), ids=NUL)
def test_no_file_is_called_by_a_nul(call: Callable[[], object]) -> None:
    assert r"\x00" in refused(call)


def test_an_engine_is_none_of_its_names() -> None:
    """A name was taken for threads, whatever it said."""
    assert small_duel(engine=Engine.THREADS)
    with pytest.raises(BadOption, match="not 'processes'"):
        small_duel(engine="processes")
