"""A bot in any language: a child process that speaks the bot protocol.

``process(command="./my_bot --fast", seconds=5.0)`` starts the command, without a shell, when the
first decision is due, and asks it for every decision. Children are kept for later decisions; two
threads that ask at once get a child each, and so does every process. A child that does anything
wrong is killed and reported as `BotFailed`; the next decision starts a fresh one.
"""

import shlex
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from itertools import count
from pathlib import Path
from typing import ClassVar, Final

from kiebitz.calltext import Call
from kiebitz.errors import BadMessage
from kiebitz.games import View
from kiebitz.numbers import check_float
from kiebitz.players import Budget, Decision, Player, make_player
from kiebitz.players.fingerprint import of_files
from kiebitz.players.game_loop import OVERRUN
from kiebitz.players.player import require_turn
from kiebitz.randomness import RandomKey
from kiebitz.wire.answers import Introduction, read_answer, read_introduction
from kiebitz.wire.bot_process import BotProcess
from kiebitz.wire.protocol import from_line, to_line
from kiebitz.wire.questions import Question, decide, hello

_LONGEST: Final = 86_400.0
"""A day: the greatest time limit."""


_INTERPRETERS: Final = ("python", "node", "java", "ruby", "perl", "bash", "sh")
_THIS_PROCESS: Final = uuid.uuid4().hex[:12]


def _interprets(word: str) -> bool:
    """Whether a word names a program that runs the bot, rather than the bot."""
    return Path(word).name.rstrip("0123456789.") in _INTERPRETERS


class _Conversation:
    """A child that has introduced itself and is asked one question after the other."""

    def __init__(self, command: str, *, seconds: float) -> None:
        self.process = BotProcess(command)
        self._numbers = count(1)
        line = self.process.ask(to_line(hello()), seconds=seconds)
        with self._fail_on_bad_messages():
            self.introduction = read_introduction(from_line(line))

    def decide(self, view: View, budget: Budget, key: RandomKey, *, seconds: float) -> Decision:
        question = Question(next(self._numbers), view, budget, key)
        line = self.process.ask(to_line(decide(question)), seconds=seconds)
        with self._fail_on_bad_messages():
            return read_answer(from_line(line), question)

    @contextmanager
    def _fail_on_bad_messages(self) -> Iterator[None]:
        """A wrong message ends the child, and is reported as its failure."""
        try:
            yield
        except BadMessage as error:
            self.process.fail(f"babbles: {error}")


@dataclass(frozen=True)
class ProcessPlayer:
    """A bot in any language: a child process that is asked over JSON lines."""

    kind: ClassVar[str] = "process"

    command: str
    """Program and arguments, split as a shell would, and run without one."""
    seconds: float = 10.0
    """The most that one decision may take."""
    start: float = 30.0
    """The most that the child may take from its start to its greeting."""
    _idle: list[_Conversation] = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for name in ("seconds", "start"):
            check_float(getattr(self, name), f"process: {name}", low=0.001, high=_LONGEST)

    @property
    def name(self) -> str:
        """The text of this player."""
        given = {
            option.name: getattr(self, option.name)
            for option in fields(self)
            if option.init and getattr(self, option.name) != option.default
        }
        return str(Call(self.kind, given))

    @property
    def fingerprint(self) -> str:
        """The files that the command names, and the version that the bot says it is.

        Where neither is known nobody can say whether the bot has changed: it is another one in
        every run of the program.
        """
        introduction = self.introduction()  # of what cannot be started it says why
        words = shlex.split(self.command)
        files = [Path(word) for word in words if Path(word).is_file() and not _interprets(word)]
        known = of_files(files) if files else ""
        return " ".join(filter(None, (known, introduction.version))) or _THIS_PROCESS

    def __reduce__(self) -> tuple[Callable[[str], Player], tuple[str]]:
        return make_player, (self.name,)  # children stay where they were started

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask a child."""
        require_turn(view)
        with self._child() as child:
            begun = time.perf_counter()
            decision = child.decide(view, budget, key, seconds=self.limit(budget))
            spent = time.perf_counter() - begun
        return replace(decision, effort=decision.effort.taking(spent))

    def limit(self, budget: Budget) -> float:
        """Seconds after which a decision is given up: ours, or what the table tolerates if less.

        >>> bot = ProcessPlayer("my_bot", seconds=5.0)
        >>> bot.limit(Budget()), bot.limit(Budget(seconds=0.5))
        (5.0, 2.0)
        """
        if budget.seconds is None:
            return self.seconds
        return min(self.seconds, OVERRUN * budget.seconds + 1)

    def introduction(self) -> Introduction:
        """What the bot says of itself; starts it if it does not run yet."""
        with self._child() as child:
            return child.introduction

    @contextmanager
    def _child(self) -> Iterator[_Conversation]:
        """A child that nobody else is talking to; kept for later if nothing goes wrong."""
        child = self._take_idle() or _Conversation(self.command, seconds=self.start)
        try:
            yield child
        except BaseException:  # an interrupted conversation cannot be gone on with either
            child.process.close()
            raise
        self._idle.append(child)

    def _take_idle(self) -> _Conversation | None:
        while self._idle:
            try:
                child = self._idle.pop()
            except IndexError:  # another thread was quicker
                return None
            if child.process.ours:
                return child
        return None
