"""Two installations of Kiebitz measured side by side: the same questions, in turn, in one run.

A shared machine gives the same program between 1 and 1.5 times its best speed from one minute to
the next. Figures of two runs therefore say little about which is faster; those of one run, in which
both answer each question one after the other, say much. Any benchmark can use it: what an
installation is asked is a task of `other_side`, answered through its public interface.
"""

import json
import os
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kiebitz.cli.bench import other_side
from kiebitz.errors import BadOption

Plain = dict[str, Any]


class Installation:
    """The Kiebitz of some Python, in a process of its own that answers questions."""

    def __init__(self, python: str) -> None:
        self.python = python

    def __enter__(self) -> Self:
        # Without the folder of the script and PYTHONPATH: each Python finds its own Kiebitz.
        command = [self.python, "-P", str(Path(other_side.__file__))]
        environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                env=environment,
            )
        except OSError as error:
            raise BadOption(f"cannot run {self.python!r}: {error.strerror}") from error
        self.version, self.place = self._read("version", "place")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, question: Plain) -> Plain:
        """The answer to one question."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # the reason is read below
        return dict(zip(names := ("ms", "nodes", "answer"), self._read(*names), strict=True))

    def _read(self, *names: str) -> list[Any]:
        assert self._process.stdout is not None
        try:
            line: Plain = json.loads(self._process.stdout.readline())
            return [line[name] for name in names]
        except (ValueError, LookupError, TypeError) as error:
            raise BadOption(f"{self.python!r} does not answer: {self._reason()}") from error

    def _reason(self) -> str:
        self._process.kill()
        _, message = self._process.communicate()
        return message.strip().rpartition("\n")[2] or "it ended without a word"


@dataclass(frozen=True, slots=True)
class Compared:
    """The same questions answered by two installations."""

    old: tuple[Plain, ...]
    new: tuple[Plain, ...]

    @property
    def differ(self) -> int:
        """To how many questions the answers are not the same."""
        return sum(a["answer"] != b["answer"] for a, b in zip(self.old, self.new, strict=True))

    @property
    def ms(self) -> tuple[float, float]:
        """Mean milliseconds, old and new."""
        return _mean(self.old, "ms"), _mean(self.new, "ms")

    @property
    def nodes(self) -> tuple[float, float] | None:
        """Mean nodes, old and new; None where one side does not tell."""
        if any(answer["nodes"] is None for answer in (*self.old, *self.new)):
            return None
        return _mean(self.old, "nodes"), _mean(self.new, "nodes")


def _mean(answers: Sequence[Plain], name: str) -> float:
    return float(sum(answer[name] for answer in answers) / len(answers))


def compare(
    old: Installation, new: Installation, questions: Iterable[Plain], rounds: int = 3
) -> Compared:
    """Ask both each question in turn, some rounds; the fastest of each side counts."""
    answers: list[tuple[Plain, Plain]] = []
    for number, question in enumerate(questions):
        sides = [old, new] if number % 2 else [new, old]  # neither is always first
        message = [
            [side.ask(question | {"count": turn == 0}) for side in sides] for turn in range(rounds)
        ]
        first, second = (_fastest([turn[side] for turn in message]) for side in range(2))
        answers.append((first, second) if number % 2 else (second, first))
    return Compared(tuple(a for a, _ in answers), tuple(b for _, b in answers))


def _fastest(answers: list[Plain]) -> Plain:
    # Nodes are counted in the first round only: they are the same in each.
    return min(answers, key=itemgetter("ms")) | {"nodes": answers[0]["nodes"]}
