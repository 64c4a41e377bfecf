"""The onlooker's sentence about a hand."""

import pytest

from kiebitz.cards import Card, Language
from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.verdict_words import verdict_sentence
from kiebitz.games import Schieber, Skat, SkatContract, State
from kiebitz.solver import CostlyCard, Verdict, verdict_of
from tests.strategies import advance

NAMES = ["Ann", "Bo", "Cy", "Di"]
SUIT = Skat().position(["CJ", "DJ", "S8"], contract=SkatContract.HEARTS, declarer=0, leader=0)
NULL = Skat().position(["C7", "C8", "S8"], contract=SkatContract.NULL, declarer=0, leader=0)


def said(state: State, verdict: Verdict, language: Language = Language.EN) -> str:
    """The sentence."""
    look = Look(language=language)
    return verdict_sentence(state, verdict, SeatNames(NAMES, look), look)


def turn(card: str, trick: int, seat: int) -> CostlyCard:
    """A card that turned a game whose declarer is seat 0."""
    return CostlyCard(3 * trick, trick, seat, Card.parse(card), 17, seat == 0)


def verdict(made: int, there: int, *turns: CostlyCard, needed: int = 61) -> Verdict:
    """A verdict on a game of the declarer."""
    return Verdict(made, there, needed, made >= needed, turns, turns[0] if turns else None)


@pytest.mark.parametrize(
    ("judged", "english", "german"),
    [
        (
            verdict(52, 69, turn("CA", 2, 0)),
            "Lost with 52; 69 was there; the ace of clubs in trick 2 threw it away.",
            "Verloren mit 52; 69 waren drin; Kreuz-Ass im 2. Stich hat es verschenkt.",
        ),
        (
            verdict(67, 58, turn("HT", 3, 1)),
            "Won with 67; in this contract and with these cards put aside only 58 was there with "
            "all cards open, 61 were needed; the ten of hearts by Bo (1) in trick 3 gave it away.",
            "Gewonnen mit 67; in diesem Spiel und mit diesen gedrückten Karten waren bei offenen "
            "Karten nur 58 drin, 61 nötig; Herz-Zehn von Bo (1) im 3. Stich hat es hergegeben.",
        ),
        (
            verdict(67, 70, turn("CA", 2, 0), turn("HT", 3, 1)),
            "Won with 67; 70 was there; the ace of clubs in trick 2 threw it away; the ten of "
            "hearts by Bo (1) in trick 3 gave it back.",
            "Gewonnen mit 67; 70 waren drin; Kreuz-Ass im 2. Stich hat es verschenkt; Herz-Zehn "
            "von Bo (1) im 3. Stich hat es zurückgegeben.",
        ),
        (
            verdict(72, 72),
            "Won with 72; there was no more in it.",
            "Gewonnen mit 72; mehr war nicht drin.",
        ),
        (
            verdict(97, 81),
            "Won with 97; the best defence would have held it to 81.",
            "Gewonnen mit 97; bei bester Gegenwehr wären es 81 gewesen.",
        ),
        (
            verdict(52, 70, needed=121),
            "Lost with 52; overbid, no play could have won this contract.",
            "Verloren mit 52; überreizt, dieses Spiel war durch kein Spielen zu gewinnen.",
        ),
    ],
)
def test_the_sentence_says_what_was_there_and_which_card_threw_it_away(
    judged: Verdict, english: str, german: str
) -> None:
    assert said(SUIT, judged) == english
    assert said(SUIT, judged, Language.DE) == german


def test_a_null_is_made_or_lost() -> None:
    lost = verdict(0, 1, turn("C9", 2, 0), needed=1)
    assert said(NULL, lost) == (
        "Lost; it could be made; the nine of clubs in trick 2 threw it away."
    )
    assert said(NULL, verdict(1, 1, needed=1), Language.DE) == (
        "Durchgebracht; zu verhindern war es nicht."
    )


def test_of_many_turning_points_the_last_one_is_named() -> None:
    turns = [turn("CA", 1, 0), turn("HT", 2, 1), turn("SA", 3, 0), turn("S7", 4, 2)]
    sentence = said(SUIT, verdict(67, 70, *turns))
    assert "4 times" in sentence
    assert "seven of spades by Cy (2) in trick 4" in sentence
    assert "ace of clubs" not in sentence


@pytest.mark.parametrize("language", Language)
def test_every_hand_of_skat_and_schieber_gets_a_sentence(language: Language) -> None:
    for seed in range(20):
        final = advance(Skat().deal(seed=seed), 200, seed=seed)
        if (judged := verdict_of(final)) is not None:
            assert said(final, judged, language).endswith(".")
    ending = advance(Schieber().deal(seed=1).apply("trump obenabe"), 200, seed=1)
    judged = verdict_of(ending)
    assert judged is not None
    assert "157" in said(ending, judged, language) or " : " in said(ending, judged, language)
