"""``kiebitz belief``."""

import json
from pathlib import Path

import pytest

from kiebitz.games import Skat, SkatContract
from tests.cli.test_commands import kiebitz

ENDING = Skat().position(
    ["CJ HT S7", "DJ HA S8", "CA H9 D9"],
    contract=SkatContract.HEARTS,
    declarer=0,
    leader=0,
    skat="D7 D8",
)


@pytest.fixture
def ending(tmp_path: Path) -> str:
    """A file with a position."""
    path = tmp_path / "ending.json"
    path.write_text(ENDING.to_json(), encoding="utf-8")
    return str(path)


def test_a_seat_is_told_how_many_deals_are_possible_and_where_cards_may_be(ending: str) -> None:
    output = kiebitz("belief", ending).stdout
    assert "seat 0 can know before card 1; possible deals: 20" in output
    assert "50%" in output


def test_numbers_come_as_json_and_the_picture_as_svg(ending: str, tmp_path: Path) -> None:
    picture = tmp_path / "belief.svg"
    plain = json.loads(kiebitz("belief", ending, "--json", "--svg", str(picture)).stdout)
    assert plain["worlds"] == 20
    assert plain["cards"]["CA"] == [0.0, 0.5, 0.5, 0.0]
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_a_recorded_game_is_looked_at_before_any_card_by_any_seat(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "differenzler", "greedy", "--seed", "3", "--record", path)
    output = kiebitz("belief", path, "--move", "30", "--seat", "2", "--lang", "de").stdout
    assert "Was Platz 2 vor Karte 30 wissen kann" in output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--seat", "3"), "cannot be seat 3"),
        (("--belief", "oracle"), "there is no belief 'oracle'"),
        (("--svg", "nowhere/x.svg"), "there is no folder"),
    ],
)
def test_wrong_options_are_told(ending: str, options: tuple[str, str], message: str) -> None:
    refused = kiebitz("belief", ending, *options)
    assert refused.returncode == 1
    assert message in " ".join(refused.stderr.split())
