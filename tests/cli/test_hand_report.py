"""A played hand for the terminal: nothing of it may be lost."""

import io
from itertools import product

import pytest
from rich.console import Console

from kiebitz.cards import Face, Language
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.games import Differenzler, JassMode, Rules, Schieber, Skat, State
from kiebitz.players import make_player, play_game
from tests.cli.rendering import WIDTHS, assert_fits, cards_in, cards_to_show, rendered
from tests.strategies import advance

NAMES = [
    "greedy",
    "pimc(worlds=50, choice=wins, bidder=plain, budget=two seconds)",
    "a name of sixty characters that nobody would want to read on",
    "alphamu(moves=2, worlds=20, choice=mean, belief=weighed, x=1)",
]


def hand(rules: Rules, seed: int = 3) -> State:
    """A game that greedy players have finished."""
    players = [make_player("greedy")] * rules.seats
    return play_game(rules.deal(seed=seed), players, seed=seed)


def shown(state: State, look: Look, *, width: int, names: list[str] = NAMES) -> str:
    """The report of a hand."""
    return rendered(
        lambda console: HandReport(console, look, names[: state.rules.seats]).print(
            state, title="hand"
        ),
        width=width,
    )


@pytest.mark.parametrize(
    "rules", [Skat(), Schieber.table(), Differenzler()], ids=["skat", "schieber", "differenzler"]
)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_is_there_and_whole_in_any_width_language_and_face(
    rules: Rules, width: int
) -> None:
    state = hand(rules)
    for face, language, encoding in product(Face, Language, ("utf-8", "ascii")):
        look = Look(face, language, encoding=encoding)
        output = shown(state, look, width=width)
        assert cards_in(output, look, rules.deck.cards) == cards_to_show(state)
        assert_fits(output, width)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_points_taken_and_the_result_are_never_cut(width: int) -> None:
    state = hand(Differenzler())
    output = shown(state, Look(Face.SWISS, Language.DE), width=width).replace(" ", "")
    assert ":".join(map(str, state.result.points)) in output


@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_stand_in_full_beside_their_seats(width: int) -> None:
    output = " ".join(shown(hand(Schieber()), Look(), width=width).split())
    for seat, name in enumerate(NAMES):
        assert f"{seat} {name}" in output


def test_tricks_show_the_numbers_of_their_cards() -> None:
    output = shown(hand(Skat()), Look(), width=100)
    assert " 7–9 " in output
    assert "28–30" in output


def test_a_position_in_the_middle_of_a_trick_is_numbered_by_the_cards_played_since() -> None:
    ending = Schieber().position(
        ["C6 H7", "C7 H8 DK", "C8 H9 DQ", "C9 HT DJ"], mode=JassMode.OBENABE, leader=0, trick="DA"
    )
    final = advance(ending, 100, seed=1)
    output = shown(final, Look(), width=100)
    assert " 1–3 " in output
    assert " 8–11 " in output


def test_a_hand_that_was_not_finished_is_shown_as_far_as_it_went() -> None:
    state = hand(Skat()).at(-2)
    assert len(state.trick) == 1
    output = shown(state, Look(), width=80)
    assert "not finished" in output
    assert " 28 " in output
    assert "28–28" not in output
    assert cards_in(output, Look(), Skat.deck.cards) == cards_to_show(state)


def test_what_was_put_aside_is_counted_in_the_end() -> None:
    state = hand(Skat())
    last = [line for line in shown(state, Look(), width=100).splitlines() if " : " in line][-1]
    assert last.split()[0] == "skat"
    assert last.split()[-3:] == [str(state.result.declarer_points), ":", "0"]


def test_a_piece_of_the_auction_is_never_broken() -> None:
    for width in range(60, 90, 3):
        output = shown(hand(Skat()), Look(), width=width, names=["greedy"] * 3)
        assert output.count("(0) yes") == 1
        assert "greedy \n" not in output


def test_cards_keep_their_colours_in_the_table_of_tricks() -> None:
    file = io.StringIO()
    console = Console(file=file, width=100, force_terminal=True, color_system="standard")
    HandReport(console, Look(), ["greedy"] * 3).print(hand(Skat()), title="hand")
    (first,) = [line for line in file.getvalue().splitlines() if "1–3" in line]
    assert "\x1b[2m›\x1b[0m\x1b[31m♥J\x1b[0m" in first  # the mark is dim, the card is red
    auction = next(line for line in file.getvalue().splitlines() if "Auction" in line)
    assert "\x1b[1mAuction:\x1b[0m  \x1b[2mgreedy (1) \x1b[0mpass" in auction


@pytest.mark.parametrize("width", WIDTHS)
def test_a_deal_of_nobody_begins_with_its_frame(width: int) -> None:
    look, start = Look(Face.GERMAN, Language.DE), Skat().deal(seed=7)
    output = rendered(
        lambda console: HandReport(console, look, [""] * 3).deal(start, title="deal"), width=width
    )
    assert output.startswith("╭")
