"""Requests that no page of ours sends: refused in a sentence, and nothing is harmed."""

import asyncio
import base64
import json
import logging
import socket
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kiebitz.games import Skat
from kiebitz.table import app, server
from kiebitz.table.client import TableClient, send, snapshots
from kiebitz.table.opening import Opening
from kiebitz.table.packed import pack_game
from kiebitz.table.refusals import Refused
from kiebitz.table.server import open_port
from tests.table.messages import Errors
from tests.table.serving import FAST, KEY, Browser, guarded, housed, in_a_loop, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this file."""
    with served(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    """A fresh person."""
    with Browser(address) as found:
        arrive(found)
        yield found


def arrive(browser: Browser) -> str:
    """Become a person; new ones are let in at a certain pace. Gives the id."""
    while (answer := browser.ask("GET", "/api/about")).status == 429:
        time.sleep(0.2)
    return str(answer.data["person"]["id"])


async def a_client(address: str) -> TableClient:
    """A new person who plays."""
    client = TableClient(address)
    while True:
        try:
            await client.ask("GET", "/api/about")
            return client
        except Refused:
            await asyncio.sleep(0.2)


GERMAN = {"Accept-Language": "de"}
TABLES = "/api/tables"
HTML = '<img src=x onerror="alert(1)">'
DEEP = b"[" * 100_000 + b"]" * 100_000


# ---- Who may ask ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.example:8321",
        "localhost@evil.example",
        "127.1.evil",
        "[",
        "[::1",
        "[::1].evil.example",
        "",
        "0.0.0.0",
    ],
)
def test_a_name_that_was_made_to_point_here_is_refused(browser: Browser, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/about"), ("POST", TABLES)):
        answer = browser.ask(method, path, {"game": "skat"}, headers={"Host": host})
        assert answer.status == 403, host
        assert answer.error == "this server answers to localhost alone"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8321", "127.8.9.10", "[::1]:80"])
def test_names_of_this_machine_are_taken(browser: Browser, host: str) -> None:
    assert browser.ask("GET", "/api/about", headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://localhost"},
        {"Origin": "http://localhost:1"},
        {"Origin": "http://127.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "x"},
    ],
)
def test_what_another_page_sends_changes_nothing(browser: Browser, headers: dict[str, str]) -> None:
    for method, path, body in (
        ("POST", TABLES, {"game": "skat"}),
        ("PUT", "/api/person", {"name": "x"}),
        ("DELETE", "/api/history", None),
    ):
        answer = browser.ask(method, path, body, headers=headers)
        assert answer.status == 403
        assert answer.error == "this was sent by another page"
    assert browser.ask("GET", TABLES).data == []


def test_sockets_are_opened_for_our_own_pages_alone(address: str) -> None:
    async def try_all() -> None:
        client = await a_client(address)
        table = await client.open_table(game="skat", **FAST)
        stranger = await a_client(address)
        for who, headers in (
            (client, {"Origin": "http://evil.example"}),
            (client, {"Origin": "http://["}),
            (client, {"Host": "127.evil.example"}),
            (stranger, {}),
            (TableClient(address), {}),
        ):
            connection = who.sit(table)
            connection.additional_headers = {**connection.additional_headers, **headers}
            with pytest.raises(Exception, match=r"HTTP 40[03]"):
                async with connection:
                    pass
        for name in ("nothing", "..", "%2e%2e", "a%00b", "x" * 500, "' OR 1=1 --", table + "x"):
            with pytest.raises(Exception, match=r"HTTP 40[034]"):
                async with client.sit(name.replace(" ", "%20")):
                    pass
        async with client.sit(table) as seat:
            assert json.loads(await seat.recv())["kind"] == "table"

    asyncio.run(try_all())


def test_a_server_for_others_asks_for_its_key(tmp_path: Path) -> None:
    with served(tmp_path, guard=guarded()) as address:
        with Browser(address) as stranger:
            for path in (
                "/",
                "/api/about",
                TABLES,
                "/static/main.js",
                "/api/openapi.json",
                "/?key=",
            ):
                assert stranger.ask("GET", path).status == 401
            welcome = stranger.ask("GET", f"/?key={KEY}")
            name = welcome.headers["set-cookie"].partition("=")[0]
            for wrong in (KEY[:-1], KEY + "x", KEY.upper(), "", "\xe9", f"Bearer {KEY}x"):
                headers = {"Authorization": f"Bearer {wrong}"}
                assert stranger.ask("GET", "/api/about", headers=headers).status == 401
                headers = {"Cookie": f"{name}={wrong}"}
                assert stranger.ask("GET", "/api/about", headers=headers).status == 401
            answer = stranger.ask("GET", f"/?key={KEY[:-1]}")
            assert answer.status == 401
            assert answer.error.startswith("this server asks for its key")
            assert KEY not in str(answer.headers)
            assert welcome.status == 303
            assert "httponly" in welcome.headers["set-cookie"].lower()
            assert "samesite=strict" in welcome.headers["set-cookie"].lower()
            headers = {"Cookie": f"{name}={KEY}", "Host": "any.example"}
            assert stranger.ask("GET", "/api/about", headers=headers).status == 200

        async def sit() -> None:
            client = TableClient(f"{address.partition('?')[0]}?key={KEY}")
            await client.ask("GET", "/api/about")
            table = await client.open_table(game="skat", **FAST)
            async with client.sit(table):
                pass
            client.key = "wrong"
            with pytest.raises(Exception, match="HTTP 403"):
                async with client.sit(table):
                    pass

        asyncio.run(sit())


def test_the_cookie_of_somebody_else_cannot_be_guessed_from_an_id(address: str) -> None:
    with Browser(address) as one, Browser(address) as two:
        own = arrive(one)
        arrive(two)
        table = one.ask("POST", TABLES, {"game": "skat", **FAST}).data["id"]
        name = one.cookie.partition("=")[0]
        for cookie in (own, "", "' OR '1'='1", "%00", "x" * 5000, table):
            headers = {"Cookie": f"{name}={cookie}"}
            answer = two.ask("GET", "/api/about", headers=headers)
            assert answer.status == 429 or answer.data["person"]["id"] != own
        assert two.ask("DELETE", f"{TABLES}/{table}").status == 403
        assert one.ask("DELETE", f"{TABLES}/{table}").status == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_another_page_that_leads_here_makes_no_browser_lose_its_person(
    address: str, site: str
) -> None:
    with Browser(address) as browser:
        own = arrive(browser)
        kept, browser.cookie = browser.cookie, ""  # a strict cookie is kept back
        answer = browser.ask("GET", "/api/about", headers={"Sec-Fetch-Site": site})
        assert answer.status == 403
        assert answer.error == "this was sent by another page"
        assert "set-cookie" not in {name.lower() for name in answer.headers}
        browser.cookie = kept
        answer = browser.ask("GET", "/api/about", headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.data["person"]["id"] == own


def test_two_servers_on_one_machine_leave_each_other_their_cookies(
    address: str, tmp_path: Path
) -> None:
    with served(tmp_path) as elsewhere, Browser(address) as one, Browser(elsewhere) as other:
        persons = arrive(one), arrive(other)
        jar = f"{one.cookie}; {other.cookie}"  # a browser sends all cookies of a machine to each
        assert one.cookie.partition("=")[0] != other.cookie.partition("=")[0]
        one.cookie = other.cookie = jar
        for browser, person in zip((one, other), persons, strict=True):
            answer = browser.ask("GET", "/api/about")
            assert answer.data["person"]["id"] == person
            assert "set-cookie" not in {name.lower() for name in answer.headers}


def test_a_cookie_of_a_former_version_is_renamed(browser: Browser) -> None:
    name, _, token = browser.cookie.partition("=")
    own = browser.ask("GET", "/api/about").data["person"]["id"]
    answer = browser.ask("GET", "/api/about", headers={"Cookie": f"kiebitz_person={token}"})
    assert answer.data["person"]["id"] == own
    assert browser.cookie == f"{name}={token}"
    answer = browser.ask("GET", "/api/about", headers={"Cookie": "kiebitz_person=x"})
    assert answer.data["person"]["id"] != own


# ---- Bodies --------------------------------------------------------------------------------------

ROUTES = [
    ("PUT", "/api/person"),
    ("POST", TABLES),
    ("POST", f"{TABLES}/x/join"),
    ("POST", "/api/games"),
    ("POST", "/api/games/x/play"),
    ("POST", "/api/games/x/again"),
    ("POST", "/api/follow"),
]
BODIES = [
    b"",
    b"{",
    b"[]",
    b"3",
    b"null",
    b'"x"',
    b"NaN",
    b'{"name": NaN}',
    b'{"x": 1}',
    b'{"name": "\\ud800"}',
    b'{"\\ud800": "\\ud800"}',
    b'{"game": "\\ud800", "seats": []}',
    b'{"game": {"$gt": ""}}',
    b'{"name": 3}',
    b'{"packed": "\\ud800"}',
    b'{"text": "\\ud800\\u0000"}',
    b'{"invitation": "\\ud800"}',
    b'{"after": 1e400, "seat": -1}',
    b'{"game": "skat", "hands": 1' + b"0" * 5000 + b"}",
    b'{"name": "' + b"x" * 100_000 + b'"}',
    b"\xff\xfe\x00",
    b"\x1f\x8b\x08\x00",
    DEEP,
    b'{"name": ' + DEEP + b"}",
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_any_body_is_refused_in_a_sentence(browser: Browser, method: str, path: str) -> None:
    for body in BODIES:
        for more in ({}, GERMAN, {"Content-Type": "text/plain"}):
            answer = browser.ask(method, path, raw=body, headers=more)
            assert 400 <= answer.status < 500, (path, body[:50], answer.status)
            assert answer.error


def test_wrong_methods_and_addresses_are_refused_in_a_sentence(browser: Browser) -> None:
    for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"):
        for path in (
            "/nothing",
            "/api/nothing",
            "/api/tables/x/y/z",
            "/api/about",
            "/static/none.js",
            "/api/games//review",
            "/api/history/file/x",
            "//evil.example/",
            "/api/tables/..%2f..%2fabout",
            "/api/games/%00",
            "/api/games/%ff%fe",
            "/api/games/' OR 1=1 --".replace(" ", "%20"),
            "/api/games/x;DROP%20TABLE%20games",
        ):
            answer = browser.ask(method, path)
            assert answer.status < 500, (method, path)
            if answer.status >= 400:
                assert answer.error


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/..%5capp.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/cards/../../book.sql",
        "/static/....//app.py",
        "/static/%00",
        "/static/main.js%00.css",
        "/static/" + "a/" * 2000,
        "/static/" + "x" * 3000,
        "/static/",
        "/static",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_folder_of_pages(browser: Browser, path: str) -> None:
    answer = browser.ask("GET", path)
    assert answer.status in (307, 400, 404), answer.body[:100]
    assert b"import " not in answer.body
    assert b"root:" not in answer.body


def test_requests_that_are_too_large_are_refused_before_they_are_read(address: str) -> None:
    with Browser(address) as browser:
        answer = browser.ask(
            "POST", "/api/games", raw=b"", headers={"Content-Length": "99999999999"}
        )
        assert answer.status == 413
        assert answer.error
    with Browser(address) as browser:
        headers = {"Transfer-Encoding": "chunked"}
        answer = browser.ask("POST", "/api/games", raw=b"5\r\nhello\r\n", headers=headers)
        assert answer.status == 411
        assert answer.error


def test_bodies_are_small_where_no_files_are_sent(browser: Browser) -> None:
    large = b" " * 100_000
    for path in ("/api/person", "/api/bid", "/api/follow", "/api/tables/x/join"):
        method = "PUT" if path == "/api/person" else "POST"
        assert browser.ask(method, path, raw=large).status == 413
    for path in ("/api/games", TABLES):
        assert browser.ask("POST", path, raw=large).status == 400


def test_a_body_that_does_not_come_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BODY_SECONDS", 0.2)
    with Browser(address) as browser:
        answer = browser.ask("POST", "/api/games", raw=b"{", headers={"Content-Length": "1000"})
        assert answer.status == 408
        assert answer.error == "what was announced has not come in time"
        assert answer.headers["connection"] == "close"


def test_a_server_has_no_more_connections_than_it_can_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 3)
    with served(tmp_path) as own, Browser(own) as one, Browser(own) as two, Browser(own) as late:
        statuses = [each.ask("GET", "/api/about").status for each in (one, two, late)]
        assert statuses[0] == 200
        assert statuses[-1] == 503


@pytest.mark.parametrize("length", ["-1", "x", "1e9", "0x10", "5, 6", ""])
def test_a_length_that_is_none_is_refused(address: str, length: str) -> None:
    with Browser(address) as browser:
        answer = browser.ask("PUT", "/api/person", raw=b"", headers={"Content-Length": length})
        assert answer.status == 400


def test_answers_are_sent_at_once() -> None:
    opened = open_port("127.0.0.1", 0)
    assert opened.proto == socket.IPPROTO_TCP  # or asyncio lets small packets wait for 40 ms
    opened.close()


# ---- What is asked for ---------------------------------------------------------------------------

NAUGHTY_PLAYERS = [
    'process(command="touch /tmp/kiebitz-was-here")',
    "process(command=touch)",
    "PROCESS(command=x)",
    "Process",
    'python(file="/tmp/x.py")',
    "python(file=x)",
    "/tmp/x.py",
    "x.py",
    "x.py:Bot",
    "x.py:Bot(a=1)",
    "pyschieber",
    'pyschieber(player="greedy")',
    "strong(skat=process(command=x))",
    "mix(opening=python(file=x), ending=greedy)",
    "bold(player=process(command=x))",
    "bold(player=bold(player=pyschieber(player=greedy)))",
    "pimc(bidder=process(command=x))",
    "pimc(bidder=rates(model=x))",
    'pimc(bidder=worlds(model="/etc/passwd"))',
    'pimc(belief=weights(file="/etc/passwd"))',
    "pimc(worlds=1e9)",
    "pimc(worlds=-1)",
    "pimc(worlds=1" + "0" * 300 + ")",
    "pimc(worlds=nan)",
    "pimc(",
    "",
    " ",
    "\x00",
    "\ud800",
    "bold(player=" * 30 + "greedy" + ")" * 30,
    "(" * 400,
    HTML,
    "nobody",
    "strong; DROP TABLE games",
]


@pytest.mark.parametrize("player", NAUGHTY_PLAYERS)
def test_players_that_start_or_read_anything_are_not_seated(browser: Browser, player: str) -> None:
    plan = [{"who": "me"}, {"who": "bot", "player": player}, {"who": "bot"}]
    for headers in ({}, GERMAN):
        answer = browser.ask("POST", TABLES, {"game": "skat", "seats": plan}, headers=headers)
        assert answer.status == 400, answer.body
        assert answer.error
    assert browser.ask("GET", TABLES).data == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "skta"},
        {"game": ""},
        {"game": "skat("},
        {"game": "skat(" * 90},
        {"game": "schieber(target=100000000000000000000)"},
        {"game": "schieber(target=-5)"},
        {"game": HTML},
        {"game": "skat", "seats": [{"who": "me"}] * 3},
        {"game": "skat", "seats": [{"who": "me"}]},
        {"game": "skat", "seats": [{"who": "nobody"}] * 3},
        {"game": "skat", "seats": [{"who": "bot", "boldness": 99}] * 3},
        {"game": "skat", "hands": 0},
        {"game": "skat", "hands": 10**9},
        {"game": "skat", "hands": True},
        {"game": "skat", "seed": -1},
        {"game": "skat", "seed": 2**64},
        {"game": "skat", "seed": "7"},
        {"game": "skat", "forehand": 3},
        {"game": "skat", "contract": "free"},
        {"game": "skat", "card_pause": -1},
        {"game": "skat", "card_pause": 1e9},
        {"game": "skat", "trick_pause": float("nan")},
        {"game": "skat", "trick_pause": float("inf")},
        {"game": "skat", "rated": True, "seed": 1},
        {"game": "skat", "rated": "yes"},
        {"game": "skat", "deals": "nothing"},
        {"game": "skat", "deals": "{" * 1000},
        {"game": "skat", "deals": "\x00" * 1000},
        {"game": "skat", "deals": '{"format":"kiebitz-record-1"}'},
        {"game": "skat", "deals": "(;GM[Skat]PC[x] ;)"},
        {"game": "skat", "unknown": 1},
    ],
)
def test_openings_that_make_no_sense_are_refused(browser: Browser, wrong: dict[str, Any]) -> None:
    raw = json.dumps(wrong).encode()
    for headers in ({}, GERMAN):
        answer = browser.ask("POST", TABLES, raw=raw, headers=headers)
        assert answer.status == 400, answer.body
        assert answer.error
    assert browser.ask("GET", TABLES).data == []


def test_names_are_one_line_and_come_back_as_they_are(browser: Browser) -> None:
    for given, kept in ((HTML, HTML[:40]), (" A\n\u202eB\x00 ", "A B"), ("';--", "';--")):
        assert browser.ask("PUT", "/api/person", {"name": given[:40]}).data == {"name": kept}
        about = browser.ask("GET", "/api/about")
        assert about.data["person"]["name"] == kept
        assert about.headers["content-type"] == "application/json"
        assert about.headers["x-content-type-options"] == "nosniff"
    for given in ("", " ", "\n\t", "\u200b", "\ud800"):
        assert browser.ask("PUT", "/api/person", {"name": given}).status == 400


def link(data: bytes) -> str:
    """Anything as a game in a link."""
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    "packed",
    [
        "",
        "x",
        "AAAA",
        link(b"{}"),
        link(b"[]"),
        link(b"3"),
        link(b"[" * 19_000),
        link(b'{"s":' * 3000),
        link(b"0" * 5_000_000),
        link(b'{"s": "AAAA", "n": []}'),
        link(b'{"s": 3, "n": 3}'),
        link(b'{"s": "\xff"}'),
        link(json.dumps({"s": "A" * 1000, "n": ["", "", ""]}).encode()),
        pack_game(Skat().deal(seed=1), ["", "", ""])[:-9],
        pack_game(Skat().deal(seed=1), ["", ""]),
    ],
)
def test_links_that_hold_no_game_are_refused(browser: Browser, packed: str) -> None:
    answer = browser.ask("POST", "/api/games", {"packed": packed})
    assert answer.status == 400
    assert answer.error == "this link holds no game that can be read"


@pytest.mark.parametrize(
    "query",
    [
        "limit=x",
        "limit=1e9",
        "limit=" + "9" * 5000,
        "game=%27%20OR%201=1",
        "before=%00",
        "before=' OR 1=1--".replace(" ", "%20"),
        "worst=%ff",
        "result=%22",
        "contract=" + "x" * 3000,
        "limit=-5&limit=3",
    ],
)
def test_questions_about_the_history_find_nothing_or_are_refused(
    browser: Browser, query: str
) -> None:
    answer = browser.ask("GET", f"/api/history?{query}")
    assert answer.status in (200, 400)
    if answer.status == 200:
        assert answer.data == {"games": [], "more": False}
    else:
        assert answer.error


def test_the_sentence_of_a_refusal_is_german_for_germans(browser: Browser) -> None:
    asked = [
        ("GET", "/api/nothing", None, "unter dieser Adresse gibt es nichts"),
        ("DELETE", "/api/about", None, "das geht unter dieser Adresse nicht"),
        ("POST", TABLES, {}, "'game' fehlt"),
        ("POST", TABLES, {"game": "skat", "x": 1}, "'x' ist hier nicht bekannt"),
        ("POST", TABLES, {"game": "skat", "hands": 999}, "'hands' ist hier so nicht möglich"),
        ("GET", "/api/games/x", None, "in deinem Verlauf gibt es kein solches Spiel"),
        ("DELETE", "/api/tables/x", None, "einen solchen Tisch gibt es nicht (mehr)"),
    ]
    for method, path, body, german in asked:
        assert browser.ask(method, path, body, headers=GERMAN).error == german
    answer = browser.ask("POST", TABLES, raw=b"{", headers=GERMAN)
    assert answer.error == "das ist kein JSON"


# ---- Afterwards ----------------------------------------------------------------------------------


def test_connections_that_are_cut_in_the_middle_leave_the_table_whole(address: str) -> None:
    port = urlsplit(address).port
    begun = [
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"GARBAGE\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"y" * 100_000,
        b"",
    ]
    for number in range(700):
        with socket.create_connection(("127.0.0.1", port)) as opened:
            opened.sendall(begun[number % len(begun)])

    async def play() -> None:
        client = await a_client(address)
        bots = [{"who": "bot", "player": "random"}] * 2
        plan = [{"who": "me"}, *bots]
        table = await client.open_table(game="skat", seats=plan, hands=1, **FAST)
        await play_to_the_end(client, table)

    asyncio.run(play())


async def play_to_the_end(client: TableClient, table: str) -> dict[str, Any]:
    """Play a hand, the first legal action each time."""
    answered = 0
    async with client.sit(table) as seat:
        async for told in snapshots(seat):
            if told["kind"] == "table" and told["result"] is not None:
                return told
            if told["kind"] == "table" and told.get("legal") and told["version"] > answered:
                answered = told["version"]
                await send(seat, do="act", version=answered, action=told["legal"][-1])
    raise AssertionError("the table was closed")


def test_browsers_that_hang_up_leave_nothing_in_the_log(address: str) -> None:
    port = urlsplit(address).port
    errors = Errors()
    logging.getLogger("uvicorn.error").addHandler(errors)
    for number in range(60):
        path = ("/static/main.js", "/api/about", "/api/tables", "/")[number % 4]
        with socket.create_connection(("127.0.0.1", port)) as opened:
            opened.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 3)
    time.sleep(0.5)  # nothing tells when the server has noticed
    logging.getLogger("uvicorn.error").removeHandler(errors)
    assert errors.found == []


@in_a_loop
async def test_a_person_has_only_so_many_tables(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        for _ in range(100):
            house.open_table(person, Opening(game="schieber"))
        with pytest.raises(Refused, match="close some first"):
            house.open_table(person, Opening(game="schieber"))
