"""``kiebitz solve``."""

import json
import re
from pathlib import Path

import pytest

from kiebitz.games import Schieber, Skat, SkatContract
from kiebitz.solver import solve_value
from tests.cli.test_commands import kiebitz

ENDING = Skat().position(
    ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
)


def test_a_position_gets_a_table_of_card_values(tmp_path: Path) -> None:
    path = tmp_path / "ending.json"
    path.write_text(ENDING.to_json(), encoding="utf-8")
    output = kiebitz("solve", str(path), "--line").stdout
    assert "hearts · trick 1, card 1 · seat 0 to move" in output
    assert "the declarer gets 4 points; 61 are needed: lost" in output
    assert re.search(r"♣J +4 +no +best", output)
    assert "Best play by all" in output


def test_values_come_as_json_too(tmp_path: Path) -> None:
    path = tmp_path / "ending.json"
    path.write_text(ENDING.to_json(), encoding="utf-8")
    plain = json.loads(kiebitz("solve", str(path), "--json", "--line").stdout)
    assert plain["value"] == 4
    assert plain["cards"] == {"CJ": 4, "HT": 4}
    assert len(plain["line"]) == 6


def test_a_recorded_game_is_looked_at_before_any_card(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "skat", "greedy", "--seed", "3", "--record", path)
    assert kiebitz("solve", path).returncode == 0
    last = json.loads(kiebitz("solve", path, "--move", "28", "--json").stdout)
    assert len(last["cards"]) == 1
    refused = kiebitz("solve", path, "--move", "31")
    assert refused.returncode == 1
    assert "there is no card 31: 30 were played" in " ".join(refused.stderr.split())
    assert kiebitz("solve", path, "--game", "2").returncode == 1


def test_null_is_answered_with_yes_or_no(tmp_path: Path) -> None:
    state = Skat().position(
        ["C7 HA", "C8 D7", "S7 S8"], contract=SkatContract.NULL, declarer=0, leader=0
    )
    path = tmp_path / "null.json"
    path.write_text(state.to_json(), encoding="utf-8")
    plain = json.loads(kiebitz("solve", str(path), "--json").stdout)
    assert plain["cards"] == {"C7": True, "HA": False}


def test_a_declarer_with_twelve_cards_is_told_contracts_and_discards(tmp_path: Path) -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    path = tmp_path / "discard.json"
    path.write_text(state.to_json(), encoding="utf-8")
    output = kiebitz("solve", str(path), "--lang", "de").stdout
    assert "drücken" in output
    assert "Grand" in output
    plain = json.loads(kiebitz("solve", str(path), "--json").stdout)
    assert len(plain["contracts"]) == 6
    assert all(choice["discards"] for choice in plain["contracts"])


@pytest.mark.parametrize(
    ("bid", "needs", "english", "german"),
    [(18, 61, "61", "61"), (20, 90, "90", "90"), (40, 121, "overbid", "überreizt")],
)
def test_a_contract_that_does_not_cover_the_bid_is_shown_as_lost(
    bid: int, needs: int, english: str, german: str, tmp_path: Path
) -> None:
    """Diamonds with one matador counts 18."""
    own = "CJ D7 D8 D9 DQ DK DT DA C7 C8"
    rest = [card for card in Skat.deck.cards if str(card) not in own.split()]
    skat = [card for card in rest if str(card) in ("S7", "H7")]
    others = [card for card in rest if card not in skat]
    state = Skat().deal_hands([own, others[:10], others[10:]], skat=skat)
    for action in (f"bid {bid}", "hold", "pass", "pass", "pickup"):
        state = state.apply(action)
    path = tmp_path / "discard.json"
    path.write_text(state.to_json(), encoding="utf-8")
    plain = json.loads(kiebitz("solve", str(path), "--json").stdout)
    (diamonds,) = [c for c in plain["contracts"] if c["contract"] == "diamonds"]
    assert diamonds["total_to_win"] == needs
    assert diamonds["won"] == (diamonds["worth"] > 0) == (diamonds["value"] >= needs)
    for language, word in (("en", english), ("de", german)):
        shown = kiebitz("solve", str(path), "--lang", language).stdout
        assert word in shown
    state = state.apply("discard S7 H7").apply("declare diamonds")
    path.write_text(state.to_json(), encoding="utf-8")
    assert json.loads(kiebitz("solve", str(path), "--json").stdout)["total_to_win"] == needs


def test_differenzler_is_solved_late_in_the_game(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "differenzler", "greedy", "--seed", "3", "--record", path)
    early = kiebitz("solve", path)
    assert early.returncode == 1
    assert "--move" in early.stderr
    plain = json.loads(kiebitz("solve", path, "--move", "22", "--json", "--line").stdout)
    assert sum(plain["maxn"]["points"]) == 157
    assert set(plain["maxn"]["cards"]) == set(plain["paranoid"]["cards"])
    assert plain["line"][0] in plain["maxn"]["best"]
    assert "against all" in kiebitz("solve", path, "--move", "22").stdout


def test_what_cannot_be_solved_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_text(Schieber().deal(seed=1).to_json(), encoding="utf-8")
    refused = kiebitz("solve", str(path))
    assert refused.returncode == 1
    assert "card play" in refused.stderr
    path.write_text("nonsense", encoding="utf-8")
    assert "not JSON" in kiebitz("solve", str(path)).stderr


def test_solve_numbers_cards_as_replay_does_and_marks_the_one_that_was_played(
    tmp_path: Path,
) -> None:
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "schieber:table", "greedy", "--seed", "3", "--record", path)
    shown = kiebitz("replay", path).stdout
    (row,) = [line for line in shown.splitlines() if " 33–36 " in line]
    for number in range(33, 37):
        output = kiebitz("solve", path, "--move", str(number)).stdout
        assert f"trick 9, card {number} · greedy" in output
        (played,) = [line.split()[0] for line in output.splitlines() if "played" in line]
        assert played in row
        plain = json.loads(kiebitz("solve", path, "--move", str(number), "--json").stdout)
        assert (plain["card"], plain["trick"], len(plain["cards"])) == (number, 9, 1)
        assert list(plain["cards"]) == [plain["played"]]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_discard_of_a_recorded_game_can_be_looked_at(language: str, tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "skat", "greedy", "--seed", "3", "--record", path)
    output = kiebitz("solve", path, "--discard", "--lang", language).stdout
    assert {"en": "greedy (2) plays hearts (discarded", "de": "greedy (2) spielt Herz"}[
        language
    ] in output
    assert {"en": "that is 120 points", "de": "sind das 120 Augen"}[language] in output
    refused = kiebitz("solve", path, "--discard", "--move", "3")
    assert "give one of them" in refused.stderr


def test_after_the_discard_every_contract_is_tried_out(tmp_path: Path) -> None:
    state = Skat().deal(seed=3)
    for action in ("bid 18", "pass", "pass", "pickup"):
        state = state.apply(action)
    state = state.apply(state.legal_actions[0])
    path = tmp_path / "declare.json"
    path.write_text(state.to_json(), encoding="utf-8")
    output = kiebitz("solve", str(path), "--lang", "de").stdout
    assert "gereizt 18" in output
    assert "Grand" in output
    plain = json.loads(kiebitz("solve", str(path), "--json").stdout)
    grand = next(one for one in plain["contracts"] if one["contract"] == "grand")
    assert grand["value"] == solve_value(state.apply("declare grand"))


def test_a_game_without_a_declarer_has_no_discard(tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_text(Schieber().deal(seed=1).to_json(), encoding="utf-8")
    assert "leave --discard away" in kiebitz("solve", str(path), "--discard").stderr


@pytest.mark.parametrize(
    ("bid", "english", "german"),
    [(18, "61 are needed", "er braucht 61"), (100, "the bid was too high", "hat überreizt")],
)
def test_a_bid_that_is_too_high_is_said(
    bid: int, english: str, german: str, tmp_path: Path
) -> None:
    state = Skat().position(
        ["CJ HT", "DJ HA", "S8 S9"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        bid=bid,
        matadors=1,
    )
    path = tmp_path / "ending.json"
    path.write_text(state.to_json(), encoding="utf-8")
    assert english in " ".join(kiebitz("solve", str(path)).stdout.split())
    assert german in " ".join(kiebitz("solve", str(path), "--lang", "de").stdout.split())


def test_who_gets_the_points_of_a_schieber_game_is_read_in_one_way(tmp_path: Path) -> None:
    """It was "best play by all seats 0 and 2"."""
    path = str(tmp_path / "games.jsonl")
    kiebitz("watch", "schieber:table", "greedy", "--seed", "3", "--record", path)
    shown = kiebitz("solve", path, "--move", "22", "--lang", "en").stdout
    assert "With best play by all, seats 0 and 2 get " in " ".join(shown.split())
