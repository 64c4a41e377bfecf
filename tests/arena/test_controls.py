"""What controls find, and what is concluded from it."""

import time

import pytest

from kiebitz.arena.controls import Control, ControlResult, Outcome, Unchecked
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.arena.playing import duel, match_of, open_session
from kiebitz.arena.report.parts.controls import control_words
from kiebitz.arena.report.parts.trust import Tone, trust
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import MatchSummary, TournamentSummary
from kiebitz.arena.tournament import Tournament, tournament_of
from kiebitz.cards import Language
from kiebitz.games import View
from kiebitz.players import Budget, Decision, Player
from kiebitz.randomness import RandomKey
from kiebitz.records.store import Store
from tests.arena.matches import FirstCard
from tests.arena.report.summaries import match_summary, tournament


class Fragile(FirstCard):
    """Breaks down whenever it is asked."""

    name = "fragile"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        raise RuntimeError("where am I?")


def _only_probed(player: Player) -> MatchSummary:
    """What is known of a player that was probed, but has played no board yet."""
    match = match_of([player, "greedy"], game="schieber", seed=1)
    with Store(":memory:") as store:
        session = open_session(Tournament("", (match,), boards=3, workers=1), store)
        session.probe()
        return session.summary().matches[0]


def _trust(summary: TournamentSummary, language: Language = Language.EN) -> str:
    return " ".join(words for _, words in trust(summary, Voice(language)))


def _random(*differences: float) -> ControlResult:
    return ControlResult(Control.RANDOM, 0, len(differences), differences=differences)


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        (ControlResult(Control.COPY, 0, 5), Outcome.PASSED),
        (ControlResult(Control.COPY, 0, 0), Outcome.UNCHECKED),
        (ControlResult(Control.COPY, 0, 5, 1), Outcome.WRONG),
        (ControlResult(Control.COPY, 0, 2, error="raised"), Outcome.BROKEN),
        (ControlResult(Control.HONESTY, 0, error="raised"), Outcome.BROKEN),
        (_random(30.0, 20.0, 40.0, 25.0, 35.0), Outcome.PASSED),
        (_random(-30.0, -20.0, -40.0, -25.0, -35.0), Outcome.BELOW),
        (_random(-8.0, 6.0, -9.0, 12.0, -10.0), Outcome.UNCLEAR),
        (_random(0.0, 0.0, 0.0, 0.0, 0.0), Outcome.UNCLEAR),
        (_random(-5.0), Outcome.UNCLEAR),
        (_random(), Outcome.UNCHECKED),
    ],
)
def test_what_a_control_found_is_decided_in_one_place(
    result: ControlResult, outcome: Outcome
) -> None:
    assert result.outcome is outcome
    assert result.passed == (outcome is Outcome.PASSED)


def test_below_random_is_named_beside_the_verdict_and_never_called_passed() -> None:
    below = [_random(-30.0, -20.0, -40.0, -25.0, -35.0), ControlResult(Control.COPY, 0, 5)]
    summary = tournament(match_summary([1.0, 2.0], controls=below))
    assert "All controls were passed" not in _trust(summary)
    assert "Clearly worse than the random player: greedy." in _trust(summary)
    assert "Alle Kontrollen" not in _trust(summary, Language.DE)
    assert "Eindeutig schlechter als der Zufallsspieler: greedy." in _trust(summary, Language.DE)


def test_noise_on_a_few_boards_is_called_neither_above_nor_below() -> None:
    unclear = _random(-8.0, 6.0, -9.0, 12.0, -10.0)
    words = control_words(unclear, Voice())
    assert words.startswith("not clear: −1.8 on 5 boards (")
    assert control_words(unclear, Voice(Language.DE)).startswith("nicht eindeutig: −1,8 auf 5")
    summary = tournament(match_summary([1.0, 2.0], controls=[unclear]))
    assert "worse than the random player" not in _trust(summary)
    assert "Not clearly better than the random player" in _trust(summary)


def test_a_player_that_breaks_down_in_the_probe_was_not_found_dishonest() -> None:
    summary = _only_probed(Fragile())
    (honesty,) = [
        each for each in summary.controls if (each.control, each.entrant) == (Control.HONESTY, 0)
    ]
    assert honesty.outcome is Outcome.BROKEN
    assert not summary.doubtful
    english, german = (control_words(honesty, Voice(language)) for language in Language)
    assert english == "not checked: the player went wrong (raised RuntimeError: where am I?)"
    assert german == "nicht geprüft: Der Spieler fiel aus (hat RuntimeError ausgelöst: where am I?)"
    output = _trust(TournamentSummary("", (summary,)))
    assert "Went wrong while being checked" in output
    assert "controls failed" not in output
    assert "changed" not in english
    (plain,) = summary_to_dict(TournamentSummary("", (summary,)))["matches"]
    assert {"broken"} <= {each["outcome"] for each in plain["controls"]}


def test_controls_that_are_missing_are_not_taken_for_passed() -> None:
    summary = _without_probe()
    assert "All controls were passed" not in _trust(TournamentSummary("", (summary,)))


def _without_probe() -> MatchSummary:
    """A match that was stopped before its players were probed."""
    plan = {"game": "schieber", "boards": 5, "players": ["greedy", "random"], "workers": 1}
    with Store(":memory:") as store:
        session = open_session(tournament_of(plan), store)
        session.play_boards()
        return session.summary().matches[0]


def test_a_match_against_random_is_its_own_control_with_all_its_boards() -> None:
    summary = duel("greedy", "random", game="schieber", boards=14, seed=1, workers=1)
    (control,) = [each for each in summary.controls if each.control is Control.RANDOM]
    assert control.above_random == summary.comparisons[0].estimate


def test_bad_news_come_in_the_tone_of_bad_news() -> None:
    summary = tournament(match_summary([1.0, 2.0], controls=[ControlResult(Control.COPY, 0, 5, 1)]))
    assert [tone for tone, _ in trust(summary, Voice())] == [Tone.BAD]


class Slow(FirstCard):
    """Takes a second for each bid, so that the probe never gets to the cards."""

    name = "slow"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        time.sleep(1.2)
        return super().decide(view, budget, key)


def test_bids_alone_are_no_proof_of_honesty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.arena.controls.PROBE_SECONDS", 1.0)
    match = match_of([Slow(), "greedy"], game="skat", seed=1)
    with Store(":memory:") as store:
        session = open_session(Tournament("", (match,), boards=3, workers=1), store)
        session.probe()
        summary = session.summary().matches[0]
    (honesty,) = [c for c in summary.controls if (c.control, c.entrant) == (Control.HONESTY, 0)]
    assert not honesty.passed
    assert honesty.unchecked is Unchecked.SLOW
    assert control_words(honesty, Voice()) == "not checked: it found no card in time"
