"""Reviews at the table: made once in the background, told in any language; passers-by."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from kiebitz.cards import Face, Language
from kiebitz.games import Skat, State
from kiebitz.players import make_player, play_game
from kiebitz.skill.review import review_open
from kiebitz.table.book import Book
from kiebitz.table.house import House
from kiebitz.table.kept import KeptGame
from kiebitz.table.opening import Opening
from kiebitz.table.refusals import TooFast
from kiebitz.table.reviews import Progress, Reviews

PATIENCE = 60.0


def finished_game() -> State:
    return play_game(Skat().deal(seed=335), [make_player("greedy")] * 3, seed=335)


async def until_done(reviews: Reviews, game, language: Language) -> Progress:
    for _ in range(int(PATIENCE / 0.05)):
        progress = reviews.progress(game, language, Face.FRENCH)
        assert not progress.failed
        if progress.done == progress.of:
            return progress
        await asyncio.sleep(0.05)
    raise AssertionError("the review was not done in time")


def test_a_review_is_told_in_another_language_with_the_same_values() -> None:
    async def ask() -> None:
        book = Book(":memory:")
        reviews = Reviews(book)
        person, _ = book.add_person("Ada")
        game = book.game(book.add_imported(person.id, finished_game(), ["Ada", "", "Bruno"]))
        english = (await until_done(reviews, game, Language.EN)).review
        begun = asyncio.get_running_loop().time()
        german = (await until_done(reviews, game, Language.DE)).review
        assert english["sentence"] != german["sentence"]
        assert [step["open"] for step in english["steps"]] == [s["open"] for s in german["steps"]]
        for one, other in zip(english["steps"], german["steps"], strict=True):
            assert (one["known"] is None) == (other["known"] is None)
            if one["known"] is not None:
                assert one["known"]["values"] == other["known"]["values"]
                assert one["known"]["words"] != other["known"]["words"] or not one["known"]["words"]
        assert asyncio.get_running_loop().time() - begun < PATIENCE
        line = book.line(person.id, game.number)
        assert line is not None
        reviews.close()
        book.close()

    asyncio.run(ask())


def test_nobodys_game_waits_for_a_review() -> None:
    async def ask() -> None:
        book = Book(":memory:")
        house, reviews = House(book, threads=1), Reviews(book)
        person, _ = book.add_person("Ada")
        game = book.game(book.add_imported(person.id, finished_game(), ["Ada", "", "Bruno"]))
        progress = reviews.progress(game, Language.EN, Face.FRENCH)
        live = house.table(house.open_table(person, Opening(game="schieber", forehand=0)).id)
        while live.snapshot(0)["phase"] == "waiting":
            await asyncio.sleep(0.01)
        assert live.snapshot(0)["legal"]
        assert progress.done < progress.of
        reviews.close()
        house.close()
        book.close()

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


async def a_review_of(reviews: Reviews, game: KeptGame) -> dict[str, Any]:
    progress = await until_done(reviews, game, Language.EN)
    assert progress.review is not None
    return progress.review


def test_a_game_with_the_number_of_a_deleted_one_gets_a_review_of_its_own() -> None:
    """Old books give numbers again."""

    async def ask() -> None:
        book = Book(":memory:")
        reviews = Reviews(book)
        one, other = (book.add_person(name)[0] for name in ("Ada", "Bo"))
        first = book.game(book.add_imported(one.id, finished_game(), ["Ada", "", ""]))
        assert first is not None
        found = await a_review_of(reviews, first)
        book.forget(one.id)
        book._do("DELETE FROM sqlite_sequence")
        deal = play_game(Skat().deal(seed=3), [make_player("greedy")] * 3, seed=3)
        second = book.game(book.add_imported(other.id, deal, ["Bo", "", ""]))
        assert second is not None
        assert second.number == first.number
        again = await a_review_of(reviews, second)
        assert [step["action"] for step in again["steps"]] != [
            step["action"] for step in found["steps"]
        ]
        book.keep_review(first, "code", {"steps": []}, [])  # of a game that is deleted meanwhile
        assert book.review(second.number, "code") is None
        reviews.close()
        book.close()

    asyncio.run(ask())


def test_numbers_of_games_are_not_given_again() -> None:
    with Book(":memory:") as book:
        person, _ = book.add_person("Ada")
        first = book.game(book.add_imported(person.id, finished_game(), ["Ada", "", ""]))
        book.forget(person.id)
        second = book.game(book.add_imported(person.id, finished_game(), ["Ada", "", ""]))
        assert first is not None
        assert second is not None
        assert second.number > first.number


def test_a_game_is_judged_once_for_all_languages_that_are_asked_for_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[State] = []

    def count(state: State, **more: Any) -> Any:
        judged.append(state)
        return review_open(state, **more)

    async def ask() -> None:
        monkeypatch.setattr("kiebitz.table.reviews.review_open", count)
        book = Book(":memory:")
        reviews = Reviews(book)
        person, _ = book.add_person("Ada")
        game = book.game(book.add_imported(person.id, finished_game(), ["Ada", "", "Bruno"]))
        assert game is not None
        for face in Face:
            for language in Language:
                reviews.progress(game, language, face, person=person.id)
        await until_done(reviews, game, Language.EN)
        await until_done(reviews, game, Language.DE)
        assert len(judged) == 1
        reviews.close()
        book.close()

    asyncio.run(ask())


def test_one_person_lets_three_games_be_reviewed_at_a_time() -> None:
    async def ask() -> None:
        book = Book(":memory:")
        reviews = Reviews(book)
        ada, bo = (book.add_person(name)[0] for name in ("Ada", "Bo"))
        names = [book.add_imported(ada.id, finished_game(), ["Ada", "", ""]) for _ in range(4)]
        first, second, third, fourth = (book.game(name) for name in names)
        for game in (first, second, third, first):
            assert game is not None
            reviews.progress(game, Language.EN, Face.FRENCH, person=ada.id)
            reviews.progress(game, Language.DE, Face.FRENCH, person=ada.id)
        assert fourth is not None
        with pytest.raises(TooFast, match="3 of your games are being reviewed"):
            reviews.progress(fourth, Language.EN, Face.FRENCH, person=ada.id)
        reviews.progress(fourth, Language.EN, Face.FRENCH, person=bo.id)
        reviews.close()
        book.close()

    asyncio.run(ask())


def test_persons_who_left_nothing_are_forgotten_after_a_day_and_nobody_else(tmp_path: Path) -> None:
    with Book(tmp_path / "table.db") as book:
        passing, _ = book.add_person("")
        named, _ = book.add_person("Ada")
        player, _ = book.add_person("")
        book.add_imported(player.id, finished_game(), ["", "", ""])
        assert book.forget_passers_by() == 0  # they may still be there
        long_ago = (datetime.now(UTC) - timedelta(days=2)).isoformat(timespec="seconds")
        book._do("UPDATE persons SET created = ?", long_ago)
        assert book.forget_passers_by() == 1
        left = {row[0] for row in book._do("SELECT id FROM persons")}
    assert left == {named.id, player.id}
    assert passing.id not in left
