"""The status at the terminal: what is played, by whom, how far it is; nothing hidden, and short."""

import pytest
from rich.cells import cell_len

from kiebitz.cards import Face, Language
from kiebitz.cli.look import Look
from kiebitz.cli.status_line import StatusLine
from kiebitz.games import Differenzler, Phase, Schieber, Skat

NAMES = ["you", "Bruno", "Clara", "Dario"]


def status(view, *, width=60, **look):
    return [line.plain for line in StatusLine(view, Look(**look), NAMES).lines(width)]


def done(state, *actions):
    for action in actions:
        state = state.apply(action)
    return state


def test_differenzler_says_what_is_trump_and_what_was_predicted():
    state = Differenzler().deal(seed=1)
    trump = state.details.trump.name.lower()
    assert status(state.view(0)) == [f"trump {trump}"]
    state = done(state, *["predict 40"] * 4)
    assert status(state.view(0)) == [f"trump {trump} · you predicted 40 · you have 0 · trick 1/9"]


def test_open_predictions_of_others_are_shown_and_closed_ones_are_not():
    for open_predictions in (True, False):
        state = done(
            Differenzler(open_predictions=open_predictions).deal(seed=1), *["predict 33"] * 4
        )
        assert ("Bruno 0 of 33" in " ".join(status(state.view(0)))) is open_predictions


def test_skat_says_who_declares_what_and_for_how_much():
    state = done(Skat().deal(seed=1), "bid 18", "hold", "bid 20", "pass", "pass")
    assert state.declarer == 1
    assert status(state.view(0)) == ["you are forehand · bid 20, Bruno declares"]
    state = done(state, "hand", "declare grand")
    assert status(state.view(0)) == ["grand hand (Bruno, bid 20) · trick 1/10 · Bruno 0, we 0"]


def test_what_was_put_aside_counts_for_the_declarer_alone():
    state = done(Skat().deal(seed=1), "bid 18", "pass", "pass", "pickup")
    high = sorted(state.hands[1], key=state.rules.table_before.points)[-2:]
    put_aside = sum(map(state.rules.table_before.points, high))
    state = done(state, f"discard {high[0]} {high[1]}", "declare grand")
    assert put_aside
    assert status(state.view(1))[-1].endswith(f"you {put_aside}, they 0")
    assert status(state.view(0))[-1].endswith("Bruno 0, we 0")


def test_schieber_names_the_chooser_and_the_partner():
    state = done(Schieber().deal(seed=1), "push")
    assert status(state.view(2)) == ["pushed to you · partner you"]
    state = done(state, "trump hearts")
    assert status(state.view(0)) == ["trump hearts (Clara) · trick 1/9 · you+Clara 0, they 0"]


def test_weis_is_shown_by_seats():
    for seed in range(60):
        state = done(Schieber.table().deal(seed=seed), "trump obenabe")
        while state.phase is Phase.PLAY and not any(state.view(0).shown[1:]):
            state = state.apply(state.legal_actions[0])
            if len(state.tricks) > 2:
                break
        if state.phase is Phase.PLAY and any(state.view(0).shown[1:]):
            shown = state.view(0).shown
            seat = next(seat for seat in (1, 2, 3) if shown[seat])
            assert f"Weis of {NAMES[seat]}:" in "\n".join(status(state.view(0)))
            return
    pytest.fail("no Weis in 60 deals")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_every_line_fits_sixty_columns_and_every_status_is_one_line_or_two(language, encoding):
    played = [
        done(Skat().deal(seed=1), "bid 18", "pass", "pass", "hand", "declare clubs schwarz"),
        done(Schieber().deal(seed=1), "push", "trump undenufe"),
        done(Differenzler().deal(seed=1), *["predict 100"] * 4),
    ]
    for state in played:
        while not state.over:
            for face in Face:
                view = state.view(state.to_move)
                lines = status(view, language=language, encoding=encoding, face=face)
                assert 1 <= len(lines) <= 2
                assert max(map(cell_len, lines)) <= 60
                assert "".join(lines).encode(encoding)
            state = state.apply(state.legal_actions[0])


def test_in_german_it_speaks_as_players_do():
    state = done(Skat().deal(seed=1), "bid 18", "pass", "pass", "hand", "declare clubs")
    assert status(state.view(0), language=Language.DE) == [
        "Kreuz Hand (Bruno, gereizt 18) · Stich 1/10 · Bruno 0, wir 0"
    ]
