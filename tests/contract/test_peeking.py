"""Bots that try to know all cards, in our process and over the wire."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiebitz.arena import duel
from tests.contract import peeking_bot

BOT = Path(peeking_bot.__file__)
BOARDS = 2
GAMES = ("skat", "schieber", "differenzler")


def in_process(found: Path) -> str:
    """The bot as a class from a file."""
    return f'python(file="{BOT}", name=Peeking, found="{found}")'


def over_the_wire(found: Path) -> str:
    """The bot as a child process."""
    command = shlex.join([sys.executable, str(BOT), str(found)]).replace('"', '\\"')
    return f'process(command="{command}")'


def what_it_found(text: str, found: Path, game: str, **settings: Any) -> set[str]:
    """What the bot found out in a duel."""
    duel(text, "greedy", game=game, boards=BOARDS, controls=False, workers=1, **settings)
    return set(found.read_text().split("\n")) - {""}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seated", [in_process, over_the_wire])
def test_no_bot_can_deal_again_or_guess_the_cards(
    seated: Callable[[Path], str], game: str, tmp_path: Path
) -> None:
    found = tmp_path / "found"
    assert what_it_found(seated(found), found, game) == {"asked"}


@pytest.mark.parametrize("seated", [in_process, over_the_wire])
def test_a_seed_given_by_hand_can_be_guessed_but_never_dealt_again(
    seated: Callable[[Path], str], tmp_path: Path
) -> None:
    found = tmp_path / "found"
    assert what_it_found(seated(found), found, "schieber", seed=7) == {"asked", "guessed"}
