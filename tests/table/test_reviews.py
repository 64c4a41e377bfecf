"""Reviews at the table: made once in the background, told in any language; passers-by."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kiebitz.cards import Face, Language
from kiebitz.games import Skat, State
from kiebitz.players import make_player, play_game
from kiebitz.table.book import Book
from kiebitz.table.house import House
from kiebitz.table.opening import Opening
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
