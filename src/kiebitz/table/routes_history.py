"""Finished games over HTTP: history, one game, its review, files, playing on."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from kiebitz.cards import Face
from kiebitz.games import Action, OpenValue, Phase, State
from kiebitz.records import Record
from kiebitz.table.claims import play_out
from kiebitz.table.house import House
from kiebitz.table.kept import CLASSES, KeptGame, Person, Played, Wanted
from kiebitz.table.opening import Opening, Seat
from kiebitz.table.packed import pack_game, unpack_game
from kiebitz.table.page_words import language_of_header
from kiebitz.table.refusals import NotThere, Refused
from kiebitz.table.requests import Again, NewGames, PlayOn
from kiebitz.table.reviews import Reviews
from kiebitz.table.snapshot import describe_open, describe_result

MOST_LINES: Final = 200
MOST_FIGURES: Final = 10_000


def add_history(app: FastAPI, house: House, reviews: Reviews) -> None:
    """Put these calls into the application."""
    _add_lists(app, house)
    _add_games(app, house, reviews)
    _add_playing(app, house)


def _person(request: Request) -> Person:
    person: Person = request.state.person
    return person


def _add_lists(app: FastAPI, house: House) -> None:
    book = house.book

    @app.get("/api/history")
    async def history(
        request: Request,
        game: str = "",
        contract: str = "",
        result: str = "",
        worst: str = "",
        before: str = "",
        limit: int = 50,
    ) -> dict[str, Any]:
        """Finished and imported games, the newest first."""
        person = _person(request)
        count = max(1, min(limit, MOST_LINES))
        kept = book.game(before) if before else None
        wanted = Wanted(
            game=game,
            contract=contract,
            won={"won": True, "lost": False}.get(result),
            worst=worst,
            before=None if kept is None else kept.number,
            limit=count + 1,
        )
        lines = book.history(person.id, wanted)
        return {"games": [_row(line) for line in lines[:count]], "more": len(lines) > count}

    @app.get("/api/history/figures")
    async def figures(request: Request) -> dict[str, Any]:
        """Results over time, the oldest first."""
        rows = book.rows_of_history(_person(request).id, Wanted(limit=MOST_FIGURES))
        lines = await asyncio.to_thread(book.read_lines, rows)
        return {"points": [_figure(line) for line in reversed(lines) if line.seat is not None]}

    @app.get("/api/history/file")
    async def history_file(request: Request) -> StreamingResponse:
        """All games as a file of records."""
        rows = book.rows_of_history(_person(request).id, Wanted(limit=10**9))
        lines = await asyncio.to_thread(book.read_lines, rows)

        def write() -> Iterator[str]:
            for line in lines:
                yield _record(line.game).to_json() + "\n"

        return StreamingResponse(
            write(),
            media_type="application/jsonl",
            headers={"Content-Disposition": 'attachment; filename="kiebitz.jsonl"'},
        )

    @app.delete("/api/history")
    async def forget_all(request: Request) -> dict[str, int]:
        """Delete all games of the one who asks."""
        return {"deleted": book.forget(_person(request).id)}


def _add_games(app: FastAPI, house: House, reviews: Reviews) -> None:
    @app.get("/api/games/{game}")
    async def one_game(request: Request, game: str) -> dict[str, Any]:
        """A game with all cards open, position by position."""
        line = _line(house, request, game)
        return await asyncio.to_thread(_whole_game, line)

    @app.get("/api/games/{game}/review")
    async def review(request: Request, game: str, face: str = "french") -> dict[str, Any]:
        """What each decision was worth, as far as it is known by now."""
        line = _line(house, request, game)
        if line.game.state is None:
            raise Refused("this game is not over")
        known = {one.value: one for one in Face}
        language = language_of_header(request.headers.get("accept-language", ""))
        progress = reviews.progress(
            line.game, language, known.get(face, Face.FRENCH), person=_person(request).id
        )
        if progress.failed:
            raise Refused(progress.failed)
        return {"done": progress.done, "of": progress.of, "review": progress.review}

    @app.get("/api/games/{game}/line")
    async def best_line(request: Request, game: str, after: int = 0) -> dict[str, Any]:
        """How it would have gone on from a point, best for all with open cards, step by step."""
        state = _line(house, request, game).game.state
        if state is None or not 0 <= after <= state.length:
            raise Refused("this game has no such point")
        start = state.at(after)
        if start.over or start.phase is not Phase.PLAY or start.open_value is OpenValue.NONE:
            raise Refused("there is no one way that is best for all from here")
        line = await house.advisers.advise(_person(request).id, lambda flag: list(play_out(start)))
        return {"states": await asyncio.to_thread(_describe_line, start, line)}

    @app.get("/api/games/{game}/file")
    async def game_file(request: Request, game: str) -> PlainTextResponse:
        """The game as a record to save."""
        line = _line(house, request, game)
        return PlainTextResponse(
            _record(line.game).to_json() + "\n",
            media_type="application/jsonl",
            headers={"Content-Disposition": f'attachment; filename="{line.game.game}.jsonl"'},
        )

    @app.delete("/api/games/{game}")
    async def forget(request: Request, game: str) -> dict[str, int]:
        """Delete one game."""
        line = _line(house, request, game)
        return {"deleted": house.book.forget(_person(request).id, line.game.number)}

    @app.post("/api/games")
    async def add_games(request: Request, given: NewGames) -> dict[str, Any]:
        """Read games from elsewhere, check and keep them."""
        person = _person(request)
        if given.packed is not None:
            state, names = unpack_game(given.packed)
            return {"ids": [house.book.add_imported(person.id, state, names)], "broken": []}
        if given.text is None:
            raise Refused("give a text of games, or a game out of a link")
        ids, broken = await house.import_text(person, given.text)
        return {"ids": ids, "broken": broken}


def _add_playing(app: FastAPI, house: House) -> None:
    @app.post("/api/games/{game}/play")
    async def play_on(request: Request, game: str, wanted: PlayOn) -> dict[str, str]:
        """Go on from a point of a game, against the same layout."""
        line = _line(house, request, game)
        state = line.game.state
        if state is None:
            raise Refused("this game is not over")
        kept = house.play_on(
            _person(request),
            state,
            after=wanted.after,
            seat=wanted.seat,
            opponents=wanted.opponents,
        )
        return {"id": kept.id}

    @app.post("/api/games/{game}/again")
    async def same_deal(request: Request, game: str, wanted: Again) -> dict[str, str]:
        """The same deal once more, everybody `turn` places further on."""
        line = _line(house, request, game)
        rules = line.game.start.rules
        own = line.seat or 0
        seats = [
            Seat(who="me") if seat == own else Seat(who="bot", name=line.game.names[seat][:40])
            for seat in range(rules.seats)
        ]
        from kiebitz.games.registry import rules_text

        opening = Opening(game=rules_text(rules), seats=seats)
        kept = house.play_again(_person(request), line.game.start, opening, turn=wanted.turn)
        return {"id": kept.id}


# ---- As data -------------------------------------------------------------------------------------


def _line(house: House, request: Request, game: str) -> Played:
    """A game of the one who asks."""
    kept = house.book.game(game)
    line = None if kept is None else house.book.line(_person(request).id, kept.number)
    if line is None:
        raise NotThere("there is no such game in your history")
    return line


def _row(line: Played) -> dict[str, Any]:
    game = line.game
    worst = None
    if line.mistakes is not None:
        worst = next((kind for kind in reversed(CLASSES) if line.mistakes.get(kind)), "none")
    state = game.state
    return {
        "id": game.id,
        "game": game.game,
        "at": game.ended,
        "names": list(game.names),
        "seat": line.seat,
        "contract": game.contract,
        "declarer": None if state is None else state.declarer,
        "score": line.score,
        "won": line.won,
        "worst": worst,
        "mistakes": line.mistakes,
        "rated": game.rated,
        "given_up": game.given_up,
        "imported": line.seat is None,
        "packed": "" if state is None else pack_game(state, game.names),
    }


def _figure(line: Played) -> dict[str, Any]:
    state = line.game.state
    declarer = None if state is None else state.declarer
    role = "" if declarer is None else "declarer" if declarer == line.seat else "defender"
    return {
        "id": line.game.id,
        "at": line.game.ended,
        "game": line.game.game,
        "contract": line.game.contract,
        "role": role,
        "score": line.score,
        "won": line.won,
        "mistakes": line.mistakes,
    }


def _record(game: KeptGame) -> Record:
    state = game.state if game.state is not None else game.start
    extra: dict[str, Any] = {"date": game.ended or game.began}
    if not state.over:
        extra["stopped"] = "not finished"
    return Record(state, tuple(game.names), extra)


def _whole_game(line: Played) -> dict[str, Any]:
    state = line.game.state
    assert state is not None
    begun = state.at(0)
    return {
        "row": _row(line),
        "record": _record(line.game).to_dict(),
        "names": list(line.game.names),
        "seat": line.seat,
        "states": [
            _describe_step(state, number) for number in range(begun.length, state.length + 1)
        ],
        "result": {**describe_result(state), "given_up": line.game.given_up}
        if state.over
        else None,
    }


def _describe_line(state: State, actions: Sequence[Action]) -> list[dict[str, Any]]:
    found = [describe_open(state)]
    for action in actions:
        state = state.apply(action)
        found.append(describe_open(state))
    return found


def _describe_step(state: State, number: int) -> dict[str, Any]:
    return describe_open(state.at(number))
