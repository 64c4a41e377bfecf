"""The web application: pages, the HTTP interface and the sockets of one server.

What is asked is checked here and handed on to the house (tables), the book (history), the reviews
and the library; nothing is decided here. The interface is described in
``docs/reference/table-protocol.md``.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NoReturn

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import kiebitz
from kiebitz.cards import Face
from kiebitz.errors import KiebitzError
from kiebitz.games.registry import GAMES, game_names
from kiebitz.table.book import Book
from kiebitz.table.guard import HEADERS, PERSON, CookieNames, Guard
from kiebitz.table.house import House
from kiebitz.table.kept import Person
from kiebitz.table.listeners import Listener
from kiebitz.table.opening import Opening, clean_name
from kiebitz.table.opponents import STRENGTHS, allowed_kinds
from kiebitz.table.page_words import LANGUAGE_NAMES, language_of_header, page_words
from kiebitz.table.refusals import (
    Broken,
    NoLength,
    NotDone,
    NotThere,
    NotYours,
    Refused,
    TooLarge,
    TooSlow,
)
from kiebitz.table.requests import Join, NewName
from kiebitz.table.reviews import Reviews
from kiebitz.table.routes_advice import add_advice
from kiebitz.table.routes_history import add_history
from kiebitz.table.sockets import Connection
from kiebitz.words import Language, translate

STATIC: Final = Path(str(files("kiebitz.table").joinpath("static")))
LARGEST_BODY: Final = 65_536
LARGEST_FILE: Final = 6_000_000
WITH_FILES: Final = ("/api/games", "/api/tables")
"""Where files of games are sent to."""
BODY_SECONDS: Final = 30.0
"""In which a body has to come: it is kept in memory until then."""
YEAR: Final = 365 * 24 * 3600
SWEEP_SECONDS: Final = 60.0
GUEST: Final = ""


def make_app(book: Book, guard: Guard, *, extra: tuple[str, ...] = (), threads: int = 0) -> FastAPI:
    """The application of one server; it closes the book at its end."""
    house, reviews = House(book, extra=extra, threads=threads), Reviews(book)

    @asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(house))
        try:
            yield
        finally:
            sweeping.cancel()
            house.close()
            reviews.close()
            book.close()

    app = FastAPI(
        title="Kiebitz",
        version=kiebitz.__version__,
        lifespan=live,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.guard = guard
    app.state.reviews = reviews
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Checked, guard=guard, book=book)
    _add_errors(app)
    _add_pages(app, guard)
    _add_tables(app, house)
    add_history(app, house, reviews)
    add_advice(app, house)
    _add_socket(app, house, guard, book)
    return app


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.put_idle_away()


# ---- Who asks ------------------------------------------------------------------------------------


class Checked:
    """Asks of every request who sends it before anything else hears of it.

    Plain ASGI: what starlette calls middleware complains of browsers that hang up.
    """

    def __init__(self, app: ASGIApp, guard: Guard, book: Book) -> None:
        self._app, self._guard, self._book = app, guard, book
        self._names = CookieNames.of(book.id)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let the application answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        cookies: list[str] = []

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                # Pages are asked for again each time, and sent only if they have changed.
                api = request.url.path.startswith("/api/")
                headers["Cache-Control"] = "no-store" if api else "no-cache"
                for cookie in cookies:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        hear = receive
        try:
            answer = self._check(request, cookies)
            if request.method not in ("GET", "HEAD"):
                hear = await _hear_all(receive)
        except KiebitzError as refusal:
            answer = _refusal(request, refusal)
        await (answer or self._app)(scope, hear, send_on)

    def _check(self, request: Request, cookies: list[str]) -> Response | None:
        """Who asks is put into the request; an answer, if it is known already."""
        guard = self._guard
        guard.check_host(request.headers)
        key = request.query_params.get("key", "")
        if request.method == "GET" and request.url.path == "/" and guard.is_key(key):
            cookies.append(_cookie(self._names.key, key))
            return RedirectResponse("/", 303)
        guard.check_key(request.headers, request.cookies.get(self._names.key))
        if request.method not in ("GET", "HEAD"):
            guard.check_origin(request.headers)
            _check_length(request)
        request.state.person = self._find_person(request, cookies)
        return None

    def _find_person(self, request: Request, cookies: list[str]) -> Person | None:
        """Who asks; somebody new if it is nobody, but for pages, which are many files at once."""
        person = self._known_person(request, cookies)
        if not request.url.path.startswith("/api/"):
            return person
        self._guard.count(person.id if person else str(request.client and request.client.host))
        if person is None:
            # A browser that another page leads here keeps its cookie back, though it has one.
            self._guard.check_site(request.headers)
            person, token = self._book.add_person(GUEST)
            cookies.append(_cookie(self._names.person, token))
        return person

    def _known_person(self, request: Request, cookies: list[str]) -> Person | None:
        if token := request.cookies.get(self._names.person):
            return self._book.person_of(token)
        if token := request.cookies.get(PERSON):  # from before: renamed, nobody loses a history
            person = self._book.person_of(token)
            if person is not None:
                cookies.append(_cookie(self._names.person, token))
            return person
        return None


async def _hear_all(receive: Receive) -> Receive:
    """The body, once all of it has come; gives what tells it to the application."""
    heard: list[Message] = []
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while not heard or heard[-1].get("more_body"):
                heard.append(await receive())
    except TimeoutError as error:
        raise TooSlow("what was announced has not come in time") from error

    async def tell() -> Message:
        return heard.pop(0) if heard else await receive()

    return tell


def _check_length(request: Request) -> None:
    if "transfer-encoding" in request.headers:
        raise NoLength("the length of what is sent has to be said first")
    largest = LARGEST_FILE if request.url.path in WITH_FILES else LARGEST_BODY
    if int(request.headers.get("content-length") or 0) > largest:
        raise TooLarge("that is too large: use kiebitz import for large files")


def _cookie(name: str, value: str) -> str:
    """The text that makes a browser keep something."""
    answer = Response()
    answer.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="strict", path="/")
    return answer.headers["set-cookie"]


def person_of(request: Request) -> Person:
    """Who asks; every request to the interface has somebody."""
    person: Person = request.state.person
    return person


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(KiebitzError)
    async def refused(request: Request, error: KiebitzError) -> JSONResponse:
        return _refusal(request, error)

    @app.exception_handler(RequestValidationError)
    async def wrong(request: Request, error: RequestValidationError) -> JSONResponse:
        return _refuse_with(request, lambda: _name_fault(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        return _refuse_with(request, lambda: _name_status(error.status_code))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return _refuse_with(request, lambda: _name_status(500))


def _refuse_with(request: Request, name: Callable[[], NoReturn]) -> JSONResponse:
    try:
        name()
    except Refused as refusal:
        return _refusal(request, refusal)


def _name_status(status: int) -> NoReturn:
    if status == 404:
        raise NotThere("there is nothing at this address")
    if status == 405:
        raise NotDone("that is not done at this address")
    if status == 500:
        raise Broken("something went wrong in the server, which says what")
    raise Refused("that is no JSON")


def _name_fault(fault: Mapping[str, Any]) -> NoReturn:
    where = ".".join(str(part) for part in fault["loc"] if part != "body")[:80]
    if fault["type"] == "json_invalid":
        raise Refused("that is no JSON")
    if not where:
        raise Refused("what was sent does not have the form that belongs here")
    if fault["type"] == "missing":
        raise Refused(f"{where!r} is not given")
    if fault["type"] == "extra_forbidden":
        raise Refused(f"{where!r} is not known here")
    raise Refused(f"{where!r} is not possible here like this")


def _refusal(request: Request, error: KiebitzError) -> JSONResponse:
    language = language_of_header(request.headers.get("accept-language", ""))
    status = error.status if isinstance(error, Refused) else 400
    # After a body that did not come nothing else can be read from the connection.
    headers = {"Connection": "close"} if isinstance(error, TooSlow) else None
    return JSONResponse({"error": translate(language, str(error))}, status, headers)


# ---- Pages ---------------------------------------------------------------------------------------


def _add_pages(app: FastAPI, guard: Guard) -> None:
    app.mount("/static", StaticFiles(directory=STATIC), "static")

    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    @app.get("/api/about")
    async def about(request: Request) -> dict[str, Any]:
        """The server, its games and players, and who asks."""
        person = person_of(request)
        return {
            "version": kiebitz.__version__,
            "games": list(GAMES),
            "presets": game_names(),
            "strengths": list(STRENGTHS),
            "players": allowed_kinds(),
            "languages": {language.value: name for language, name in LANGUAGE_NAMES.items()},
            "faces": [face.value for face in Face],
            "person": {"id": person.id, "name": person.name},
        }

    @app.get("/api/words/{language}")
    async def words(language: str) -> dict[str, str]:
        """The words of the page, by key."""
        known = {one.value: one for one in Language}
        if language not in known:
            raise NotThere(f"there are no words in {language[:20]!r}; there are {', '.join(known)}")
        return page_words(known[language])

    @app.put("/api/person")
    async def rename(request: Request, wanted: NewName) -> dict[str, str]:
        """What the others see."""
        name = clean_name(wanted.name)
        if not name:
            raise Refused("a name has at least one character that can be shown")
        app.state.house.book.rename(person_of(request).id, name)
        return {"name": name}


# ---- Tables --------------------------------------------------------------------------------------


def _add_tables(app: FastAPI, house: House) -> None:
    @app.get("/api/tables")
    async def tables(request: Request) -> list[dict[str, Any]]:
        """The open tables of the one who asks."""
        return house.describe_open(person_of(request))

    @app.post("/api/tables")
    async def open_table(request: Request, opening: Opening) -> dict[str, Any]:
        """Open a table."""
        kept = await house.open_asked(person_of(request), opening)
        return {
            "id": kept.id,
            "invitations": _of_seats(kept.invitations),
            "watch": kept.invitations["watch"],
        }

    @app.post("/api/tables/{table}/join")
    async def join(request: Request, table: str, wanted: Join) -> dict[str, Any]:
        """Take the seat of an invitation, or watch."""
        return {"seat": house.join(person_of(request), table, wanted.invitation)}

    @app.delete("/api/tables/{table}")
    async def close(request: Request, table: str) -> dict[str, Any]:
        """Close a table of one's own."""
        house.close_table(person_of(request), table)
        return {}


def _of_seats(invitations: dict[str, str]) -> dict[str, str]:
    return {seat: text for seat, text in invitations.items() if seat.isdigit()}


# ---- Sockets -------------------------------------------------------------------------------------


def _add_socket(app: FastAPI, house: House, guard: Guard, book: Book) -> None:
    names = CookieNames.of(book.id)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        try:
            guard.check_host(socket.headers)
            guard.check_key(socket.headers, socket.cookies.get(names.key))
            guard.check_origin(socket.headers)
            person = book.person_of(socket.cookies.get(names.person, ""))
            if person is None or not house.may_look(person, table):
                raise NotYours("this table is not open to you")
            live = house.table(table)
        except KiebitzError as refusal:
            status = refusal.status if isinstance(refusal, Refused) else 400
            with suppress(RuntimeError):
                await socket.close(
                    4000 + status, str(refusal).encode()[:100].decode(errors="ignore")
                )
            return
        await socket.accept()
        language = language_of_header(socket.headers.get("accept-language", ""))
        wanted = socket.query_params.get("language", "")
        if wanted in {one.value for one in Language}:
            language = Language(wanted)
        seat = live.seating.seat_of(person.id)
        listener = Listener(person.id, seat, language.value)
        await Connection(socket, live, listener, house.advisers).serve()
