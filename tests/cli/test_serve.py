"""``kiebitz serve`` without a browser: one hand through the server, and wrong options."""

import socket

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.errors import BadOption


def test_one_hand_is_played_through_the_server_and_printed_with_its_review() -> None:
    done = CliRunner().invoke(app, ["serve", "--one-hand", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert done.exception is None
    ready, hand, review = (
        done.output.index(text) for text in ("The table is ready", "Result", "Review")
    )
    assert ready < hand < review
    verdict = done.output[review:].splitlines()[1]
    assert verdict.strip().startswith(("Won with", "Lost with"))


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = CliRunner().invoke(app, ["serve", "--one-hand", "--port", str(port)])
    assert isinstance(done.exception, BadOption)
    assert str(port) in str(done.exception)


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    done = CliRunner().invoke(app, ["serve", "--one-hand", "--port", port])
    assert done.exit_code != 0
    assert not isinstance(done.exception, OverflowError)
