"""Help on terminals that show letters only: what gets longer does so before lines are laid out."""

import pytest

from tests.cli.test_commands import kiebitz


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", ["duel", "play"])
def test_no_line_of_the_help_is_wider_than_the_terminal_and_boxes_are_closed(command, language):
    done = kiebitz(command, "--help", "--lang", language, encoding="ascii", columns="60")
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 60, max(lines, key=len)
    boxed = [line for line in lines if line.startswith(("|", "+"))]
    assert boxed
    assert {len(line) for line in boxed} == {60}
    assert all(line.endswith(("|", "+")) for line in boxed)
