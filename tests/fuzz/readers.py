"""Gives everything that reads what comes from outside texts that are a little wrong.

    python -m tests.fuzz.readers --inputs 1000000 --seed 7
    python -m tests.fuzz.readers --seed 7 --only 4711     # one input again

A tenth of the inputs are the samples as they are, and have to be read. Reading may take as long as
the text is; an input that takes much longer is a finding.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.starts import Start
from kiebitz.arena.tournament import read_tournament
from kiebitz.beliefs import make_belief
from kiebitz.calltext import parse_call
from kiebitz.cards import Card, Hand, parse_cards
from kiebitz.errors import KiebitzError
from kiebitz.games import Action, Differenzler, Schieber, Skat, State, View, parse_rules
from kiebitz.games.plain import view_to_dict
from kiebitz.players import Budget, make_player
from kiebitz.players.registry import parse_player
from kiebitz.randomness import RandomKey, Secret
from kiebitz.records import Record
from kiebitz.records.formats import read_games
from kiebitz.records.iss import read_iss
from kiebitz.records.record import read_records
from kiebitz.records.xskat import read_xskat
from kiebitz.wire import answers, questions
from kiebitz.wire.protocol import from_line, to_line
from tests.fuzz.bound_functions import summary
from tests.fuzz.children import Finding, Report, TryOne, run_inputs, with_alarm
from tests.fuzz.mutations import broken_bytes
from tests.fuzz.texts import broken_text
from tests.strategies import advance

ALARM_SECONDS = 20.0
ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Reader:
    """Something that reads, and samples of what it reads."""

    name: str
    read: Callable[[Any], object]
    samples: list[Any]


class TookTooLong(Exception):
    """A text that reading hangs on."""


def every_reader(folder: Path) -> list[Reader]:
    """All of them; `folder` is for those that read files."""
    states = [
        advance(rules.deal(seed=seed), 8 * seed, seed)
        for rules in (Skat(ramsch=True), Schieber(weis=True), Differenzler())
        for seed in range(6)
    ]
    views = [state.view(seat) for state in states[1::3] for seat in (0, 2)]
    records = [_record(state).to_json() for state in states]
    xskat = (ROOT / "tests/golden/data/xskat_games.txt").read_text(encoding="utf-8")
    iss = (ROOT / "tests/records/data/iss_games.sgf").read_text(encoding="utf-8").splitlines()
    asked = [view for view in views if view.legal_actions]
    return [
        Reader("a card", Card.parse, ["CJ", "♠A", "H10", "clubs jack", "Eichel Unter"][:1]),
        Reader("cards", parse_cards, ["CJ SJ HT", "CJ, SJ"]),
        Reader("a hand", Hand.parse, ["CJ SJ HT D7", "C:A K"][:1]),
        Reader("an action", Action.parse, _actions(states)),
        Reader("rules", parse_rules, ["skat", "skat(ramsch=true)", "schieber:table"]),
        Reader("a call", parse_call, CALLS),
        Reader("a player", parse_player, CALLS),
        Reader("a player made", _made_player, CALLS),
        Reader(
            "a belief", make_belief, ["predictions", "trumps", "trumps(doubt=3)", "uniform", "weis"]
        ),
        Reader("a secret", Secret.parse, ["7", "000102030405060708090a0b0c0d0e0f"]),
        Reader("until", parse_until, ["0..5", "0..1"]),
        Reader("a start", lambda text: Start.parse(text, Schieber()), ["deal", "cards", "8"]),
        Reader("a state in JSON", State.from_json, [state.to_json() for state in states]),
        Reader("a state in bytes", State.from_bytes, [state.to_bytes() for state in states]),
        Reader("a view in bytes", _use_view, [view.to_bytes() for view in views]),
        Reader("a record", Record.from_json, records),
        Reader("records", _all_of(read_records), ["\n".join(records[:3])]),
        Reader("games of the Skat server", _all_of(read_iss), iss[:6]),
        Reader("games of XSkat", _all_of(read_xskat), xskat.split("\n\n")[:3]),
        Reader("a file of games", partial(_from_file, folder / "games.txt", _games), records[:3]),
        Reader(
            "a tournament",
            partial(_from_file, folder / "games.toml", read_tournament),
            [(ROOT / "examples/tournament.toml").read_text(encoding="utf-8"), TOURNAMENT],
        ),
        Reader("a question of the protocol", _read_question, [_question(v) for v in asked]),
        Reader("an answer of the protocol", _read_answer(asked[0]), _answers(asked[0])),
        Reader("a greeting of the protocol", _read_greeting, ['{"name": "a", "version": "1"}']),
    ]


CALLS = [
    "greedy",
    "pimc(worlds=20, choice=wins)",
    "uct(iterations=50, exploration=0.7, reward=points)",
    "mix(opening=greedy, ending=pimc(worlds=3))",
    "recpimc(worlds=3, inner=greedy)",
]
TOURNAMENT = """
game = "skat"
players = ["random", "greedy"]
boards = 20
seed = 7
until = "0..5"
"""


# ---- Samples and readers -------------------------------------------------------------------------


def _record(state: State) -> Record:
    names = tuple(f"player {seat}" for seat in range(state.rules.seats))
    return Record(state, names, {} if state.over else {"stopped": "for the test"})


def _actions(states: list[State]) -> list[str]:
    return sorted({str(action) for state in states for action in state.history})


def _made_player(text: str) -> object:
    """Only our own: what others hold would be run."""
    call = parse_player(text)
    if call.name in ("process", "python", "pyschieber"):
        return None
    return make_player(call)


def _use_view(data: bytes) -> object:
    view = View.from_bytes(data)
    return view.legal_actions, view.hand, view.history, view.trick, view_to_dict(view)


def _all_of(read: Callable[[Iterable[str]], Iterable[Record]]) -> Callable[[str], object]:
    return lambda text: list(read(text.splitlines(keepends=True)))


def _games(path: Path) -> list[Record]:
    return list(read_games(path))


def _from_file(path: Path, read: Callable[[Path], object], text: str) -> object:
    path.write_bytes(text.encode("utf-8", "surrogateescape" if _escaped(text) else "replace"))
    return read(path)


def _escaped(text: str) -> bool:
    try:
        text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return False
    return True


def _question(view: View) -> str:
    asked = questions.Question(3, view, Budget(seconds=1), RandomKey(1, 2, 3, 4))
    return to_line(questions.decide(asked)).decode()


def _read_question(text: str) -> object:
    return questions.read_question(from_line(_line(text)))


def _answers(view: View) -> list[str]:
    texts = [str(action) for action in view.legal_actions]
    plain = {"id": 3, "action": texts[0]}
    full = {**plain, "values": dict.fromkeys(texts, 0.5), "unit": "chance", "effort": {"nodes": 1}}
    return [json.dumps(plain), json.dumps({**full, "unit": "own"})]


def _read_answer(view: View) -> Callable[[str], object]:
    asked = questions.Question(3, view, Budget(seconds=1), RandomKey(1, 2, 3, 4))
    return lambda text: answers.read_answer(from_line(_line(text)), asked)


def _read_greeting(text: str) -> object:
    return answers.read_introduction(from_line(_line(text)))


def _line(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


# ---- Trying --------------------------------------------------------------------------------------


def try_reader(seed: int, folder: Path) -> TryOne:
    """The function that gives a reader the input with a number."""
    readers = every_reader(folder)
    texts = [sample for r in readers for sample in r.samples if isinstance(sample, str)]

    def try_one(number: int) -> str:
        chance = random.Random(f"{seed} {number}")
        reader = readers[number % len(readers)]
        sample = chance.choice(reader.samples)
        valid = number // len(readers) % 10 == 0
        if not valid:
            wrong = broken_bytes if isinstance(sample, bytes) else partial(_broken, texts)
            sample = wrong(sample, chance)
        return f"{reader.name}: {_outcome(reader, sample, valid)}"

    timed = with_alarm(try_one, ALARM_SECONDS)

    def in_time(number: int) -> str:
        outcome = timed(number)
        if outcome == "interrupted":
            raise TookTooLong(readers[number % len(readers)].name)
        return outcome

    return in_time


def _broken(texts: list[str], text: str, chance: random.Random) -> str:
    return broken_text(text, texts, chance)


def _outcome(reader: Reader, sample: Any, valid: bool) -> str:
    try:
        reader.read(sample)
    except KiebitzError:
        if valid:
            raise AssertionError(f"{reader.name} does not read {sample!r:.200}") from None
        return "refused"
    return "valid" if valid else "read"


def fuzz(inputs: int, seed: int) -> tuple[Report, list[Finding]]:
    """Reads so many texts."""
    with TemporaryDirectory() as folder:
        return run_inputs(partial(try_reader, seed, Path(folder)), range(inputs))


def main() -> int:
    """The exit status tells whether anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the number of one input, tried in this process")
    asked = parser.parse_args()
    if asked.only is not None:
        with TemporaryDirectory() as folder:
            print(try_reader(asked.seed, Path(folder))(asked.only))
        return 0
    report, findings = fuzz(asked.inputs, asked.seed)
    for finding in findings:
        print(f"--- seed {asked.seed}, input {finding.number}\n{finding.what}")
    print(f"{sum(report.values())} texts: {summary(report)}")
    print(f"{len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
