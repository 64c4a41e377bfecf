"""``kiebitz serve`` without a browser: one hand through the server, and wrong options."""

import socket

import pytest
from typer.testing import CliRunner

from kiebitz.cli import late_progress
from kiebitz.cli.app import app
from kiebitz.errors import BadOption, KiebitzError
from kiebitz.table.server import open_port
from kiebitz.words import Language, translate


def test_one_hand_is_played_through_the_server_and_printed_with_its_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(late_progress, "PATIENCE", 0.0)  # as if everything took long
    done = CliRunner().invoke(app, ["serve", "--one-hand", "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert done.exception is None
    ready, hand, review = (
        done.stdout.index(text) for text in ("The table is ready", "Result", "Review")
    )
    assert ready < hand < review
    verdict = done.stdout[review:].splitlines()[1]
    assert "the players think" in done.stderr
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


def test_a_port_out_of_range_is_refused_as_an_option() -> None:
    done = CliRunner().invoke(app, ["serve", "--one-hand", "--port", "99999"])
    assert done.exit_code == 2
    assert "--port" in done.output


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("foo.bar.invalid", "die Adresse 'foo.bar.invalid' kennt niemand: mit --host"),
        ("1.2.3.4", "'1.2.3.4' ist keine Adresse dieses Rechners: mit --host"),
    ],
)
def test_a_host_that_cannot_be_is_refused_with_advice_about_the_host(host: str, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        open_port(host, None)
    assert translate(Language.DE, str(caught.value)).startswith(said)


def test_a_port_that_is_taken_is_told_in_german() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadOption) as caught:
            open_port("127.0.0.1", port)
    told = translate(Language.DE, str(caught.value))
    assert told == f"Port {port} von 127.0.0.1: schon belegt; mit --port einen anderen wählen"


def test_an_opponent_that_is_no_player_is_refused_at_the_start() -> None:
    done = CliRunner().invoke(app, ["serve", "--one-hand", "--opponent", "foo"])
    assert isinstance(done.exception, KiebitzError)
    assert "foo" in str(done.exception)
