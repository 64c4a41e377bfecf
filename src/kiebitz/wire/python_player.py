"""A bot written in Python, from a file, without packaging.

``python(file="bots/mine.py", name=Strongest)`` loads the file, makes an object of the class and
asks it for every decision; further parameters go to the constructor. The name may be left out if
the file has one class with a method `decide`. Wherever players are written, ``bots/mine.py``,
``bots/mine.py:Strongest`` and ``bots/mine.py:Strongest(depth=3)`` mean the same.

The file is run once as a module of its own; what it imports must be importable. A file that has
changed is loaded anew. Everything runs in our process, without time limits: a bot that should not
is better a child process.
"""

import importlib.util
import re
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from kiebitz.calltext import Call, Value, parse_call
from kiebitz.errors import BotFailed, KiebitzError
from kiebitz.games import Rules, View
from kiebitz.games.actions import list_actions
from kiebitz.players import Budget, Decision, Player, Sitting, make_player
from kiebitz.players.faults import describe, is_ctrl_c
from kiebitz.players.fingerprint import of_files
from kiebitz.players.player import require_turn
from kiebitz.players.shared_things import only_read
from kiebitz.randomness import RandomKey
from kiebitz.registries import build
from kiebitz.wire.own_files import find_own_files

_FILE: Final = re.compile(r"""(?P<file>[^"(),=]+\.py)(?::(?P<rest>.+))?""", re.DOTALL)
_LOADED: Final[dict[Path, tuple[tuple[int, ...], ModuleType]]] = {}
"""Modules with the times at which their files, and those of their own imports, were written."""
_LOADING: Final = threading.Lock()


class PythonPlayer:
    """A bot written in Python, from a file: a class with a method decide."""

    def __init__(self, *, file: str, name: str = "", **parameters: Value) -> None:
        bot_class = _bot_class(file, name)
        chosen = {"file": file, "name": bot_class.__name__, **parameters}
        self.name = str(Call("python", chosen))
        """The text of this player."""
        self._file = file
        self._bot = _make_bot(Call(bot_class.__name__, parameters), bot_class, file)

    @property
    def fingerprint(self) -> str:
        """What stands in the file, and in those of its own that it imports."""
        path = Path(self._file).resolve()
        return of_files([path, *find_own_files(path)])

    def __reduce__(self) -> tuple[Callable[[str], Player], tuple[str]]:
        return make_player, (self.name,)  # the file is loaded where the player arrives

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the bot; an answer that is no legal decision is refused."""
        require_turn(view)
        with only_read(view, self.name):
            decision = self._bot.decide(view, budget, key)
        return _check_decision(decision, view, self.name)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Let the bot sit down, if it wants to."""
        sit = getattr(self._bot, "sit", None)
        return self if sit is None else _SeatedBot(sit(rules, seat), self.name)


@dataclass(frozen=True)
class _SeatedBot:
    """A bot that sits down for one game."""

    sitting: Any
    name: str

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask it; an answer that is no legal decision is refused."""
        require_turn(view)
        with only_read(view, self.name):
            decision = self.sitting.decide(view, budget, key)
        return _check_decision(decision, view, self.name)


def _check_decision(decision: object, view: View, name: str) -> Decision:
    if not isinstance(decision, Decision):
        raise BotFailed(f"{name} should give a kiebitz.Decision, not {decision!r:.100}")
    if decision.action not in view.legal_actions:
        legal = list_actions(view.legal_actions)
        raise BotFailed(f"{name} gives '{decision.action}', which is not legal; legal: {legal}")
    return decision


def call_of_file(text: str) -> Call | None:
    """What a file name stands for where a player is expected; None if it is none.

    >>> print(call_of_file("bots/mine.py:Strongest(depth=3)"))
    python(file="bots/mine.py", name="Strongest", depth=3)
    """
    match = _FILE.fullmatch(text.strip())
    if match is None:
        return None
    if match["rest"] is None:
        return Call("python", {"file": match["file"]})
    call = parse_call(match["rest"])
    return Call("python", {"file": match["file"], "name": call.name, **call.arguments})


def _bot_class(file: str, name: str) -> type[Any]:
    module = _module(file)
    bots = {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and callable(getattr(value, "decide", None))
    }
    public = [key for key in bots if not key.startswith("_")]
    if name in bots:
        return bots[name]
    found = ", ".join(public) or "none"
    if name:
        raise BotFailed(f"{file!r} has no class {name!r} with a method decide; it has {found}")
    if len(public) != 1:
        raise BotFailed(f"{file!r} should have one class with a method decide, or name it: {found}")
    return bots[public[0]]


def _module(file: str) -> ModuleType:
    with _LOADING:
        try:
            path = Path(file).resolve()
            own = find_own_files(path)
            written = tuple(each.stat().st_mtime_ns for each in (path, *own))
        except (OSError, ValueError, RuntimeError) as error:  # no file, no file name, a circle
            why = getattr(error, "strerror", None) or error
            raise BotFailed(f"there is no bot in {file!r}: {why}") from None
        if path not in _LOADED or _LOADED[path][0] != written:
            if path in _LOADED:
                _forget(own)
            _LOADED[path] = written, _load(path, file)
        return _LOADED[path][1]


def _forget(files: list[Path]) -> None:
    """Let modules of these files be imported anew: one of them has changed."""
    names = {str(file) for file in files}
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in names:
            del sys.modules[name]


def _load(path: Path, file: str) -> ModuleType:
    name = f"kiebitz_bot_{len(_LOADED)}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise BotFailed(f"{file!r} is no Python file: its name should end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look their module up
    try:
        spec.loader.exec_module(module)
    except BaseException as error:  # a file of somebody else may raise anything
        del sys.modules[name]
        if is_ctrl_c(error):
            raise
        raise BotFailed(f"{file!r} cannot be loaded: {_describe_error(error, path)}") from error
    return module


def _make_bot(call: Call, bot_class: type[Any], file: str) -> Any:
    try:
        return build(call, bot_class)
    except KiebitzError:
        raise
    except BaseException as error:  # and so may a constructor
        if is_ctrl_c(error):
            raise
        message = _describe_error(error, Path(file).resolve())
        raise BotFailed(f"{file!r}: {call.name} cannot be made: {message}") from error


def _describe_error(error: BaseException, path: Path) -> str:
    """An error and the line of the file where it came from."""
    what = describe(error)
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == str(path)
    ]
    if isinstance(error, SyntaxError) or not lines:
        return what  # a syntax error names its line itself
    return f"line {lines[-1]}: {what}"
