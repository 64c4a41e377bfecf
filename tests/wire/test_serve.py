"""Our players as bots."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import BadOption
from kiebitz.games import Schieber, View
from kiebitz.players import Budget, Decision, make_player
from kiebitz.randomness import RandomKey
from kiebitz.wire.protocol import to_line
from kiebitz.wire.questions import Question, decide, hello
from kiebitz.wire.serve import reply, serve
from tests.strategies import plain_json

GREEDY = make_player("greedy")
ASKED = decide(Question(1, Schieber().deal(seed=1).view(0), Budget(), RandomKey()))


class Broken:
    """A player that goes wrong."""

    name = "broken"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        raise KeyError("lost")


def test_every_line_is_answered_in_turn_until_the_end() -> None:
    lines = [to_line(hello()), to_line(ASKED), b"what?\n", to_line({**ASKED, "id": 2})]
    sink = io.BytesIO()
    serve(GREEDY, io.BytesIO(b"".join(lines)), sink)
    greeting, first, error, second = map(json.loads, sink.getvalue().splitlines())
    assert greeting["name"] == "greedy"
    assert first["action"] == second["action"] in ASKED["legal"]
    assert (first["id"], second["id"]) == (1, 2)
    assert "not JSON" in error["error"]


def test_a_player_that_raises_is_told_of() -> None:
    assert reply(Broken(), to_line(ASKED)) == {"id": 1, "error": "KeyError: 'lost'"}


def test_a_cheater_is_no_bot() -> None:
    with pytest.raises(BadOption, match="open looks at all cards"):
        serve(make_player("open"), io.BytesIO(), io.BytesIO())


parts = st.sampled_from(["type", "id", "view", "budget", "key", "kiebitz"])


@given(st.binary(max_size=60))
def test_any_line_is_answered(line: bytes) -> None:
    assert to_line(reply(GREEDY, line))


@given(st.dictionaries(parts, plain_json))
def test_any_question_is_answered(change: dict[str, Any]) -> None:
    answer = reply(GREEDY, to_line({**ASKED, **change}))
    assert to_line(answer)
    assert "error" in answer or "action" in answer


@given(st.binary(max_size=80), st.integers(0, 80))
def test_any_view_is_answered(noise: bytes, place: int) -> None:
    view = dict(ASKED["view"])
    view["bytes"] = view["bytes"][:place] + noise.decode("latin-1") + view["bytes"][place:]
    assert to_line(reply(GREEDY, to_line({**ASKED, "view": view})))


def run(*arguments: str, said: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command, in a process of its own."""
    command = [sys.executable, "-m", "kiebitz.wire.serve", *arguments]
    return subprocess.run(command, input=said, capture_output=True, check=False)


def test_the_command_serves_and_keeps_what_players_print_apart(tmp_path: Any) -> None:
    loud = tmp_path / "loud.py"
    loud.write_text(
        "from kiebitz import Decision\n"
        "class Loud:\n"
        "    def decide(self, view, budget, key):\n"
        "        print('thinking')\n"
        "        return Decision(view.legal_actions[0])\n"
    )
    result = run(str(loud), said=to_line(hello()) + to_line(ASKED))
    assert [json.loads(line).get("id") for line in result.stdout.splitlines()] == [None, 1]
    assert result.stderr == b"thinking\n"
    assert result.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "status", "output"),
    [((), 2, b"usage"), (("nobody",), 1, b"no player 'nobody'"), (("open",), 1, b"all cards")],
)
def test_the_command_tells_mistakes(arguments: tuple[str, ...], status: int, output: bytes) -> None:
    result = run(*arguments)
    assert result.returncode == status
    assert output in result.stderr
    assert b"Traceback" not in result.stderr
