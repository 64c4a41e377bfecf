"""Nothing about hidden cards reaches those who may not see them."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kiebitz.games import Phase, State, parse_rules
from kiebitz.players.table import Table
from kiebitz.records import Record
from kiebitz.skill.hints import advise
from kiebitz.table.client import TableClient, send, snapshots
from kiebitz.table.house import House
from kiebitz.table.kept import Person, Wanted
from kiebitz.table.listeners import Listener
from kiebitz.table.opening import Opening
from kiebitz.table.refusals import Refused
from kiebitz.table.snapshot import describe_for_spectators, describe_seat_view
from tests.strategies import advance
from tests.table.privacy import (
    Leak,
    cards_in,
    dealt_anew,
    known_cards,
    read_messages,
    require_no_secrets,
)
from tests.table.serving import FAST, housed, in_a_loop, served

MESSAGES = 4000
CLAIMS = 60


def test_the_reader_of_messages_would_find_a_leak(tmp_path: Path) -> None:
    state = parse_rules("skat").deal(seed=1)
    told = describe_seat_view(state.view(0))
    assert cards_in(told) <= known_cards(state, 0)
    assert not cards_in(told) <= known_cards(state, 1)
    with pytest.raises(Leak, match="the token is told"):
        require_no_secrets({"notes": ["x secret x"]}, {"the token": "secret"})


def test_messages_at_tables_of_all_games_tell_nothing_hidden(tmp_path: Path) -> None:
    counts = asyncio.run(read_messages(MESSAGES, 5, tmp_path))
    assert counts.messages >= MESSAGES
    assert counts.dealt_anew >= MESSAGES // 3


# ---- Over the wire -------------------------------------------------------------------------------


class Overheard:
    """All that one person is sent, over HTTP and the socket."""

    def __init__(self, address: str) -> None:
        self.client = TableClient(address)
        self.said: list[Any] = []
        self.snapshots: list[dict[str, Any]] = []
        self.hints: list[dict[str, Any]] = []
        self.id = ""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request whose answer is kept, refused or not."""
        try:
            found = await self.client.ask(method, path, body)
        except Refused as refusal:
            found = {"error": str(refusal)}
        self.said.append(found)
        return found

    async def arrive(self) -> None:
        """Become a person."""
        about = await self.ask("GET", "/api/about")
        self.id = about["person"]["id"]
        self.said.clear()  # one may know one's own id

    async def play(self, table: str, chance: random.Random, *, hints: int = 0) -> str:
        """Play, or watch, to the end of the hand; gives the id of the game."""
        answered = -1
        async with self.client.sit(table) as seat:
            async for message in snapshots(seat):
                if message["kind"] == "hint":
                    self.hints.append(message)
                if message["kind"] != "table":
                    self.said.append(message)
                    continue
                self.snapshots.append(message)
                if message["result"] is not None:
                    return str(message["result"]["game_id"])
                if message.get("legal") and len(message["log"]) > answered:
                    answered = len(message["log"])
                    if hints and chance.random() < 0.5:
                        hints -= 1
                        await send(seat, do="hint", version=message["version"])
                        await self.ask("GET", "/api/tables")
                    action = chance.choice(message["legal"][:3])
                    await asyncio.sleep(0.4 if hints else 0)
                    await send(seat, do="act", version=message["version"], action=action)
        raise AssertionError("the table was closed")

    def everything(self) -> list[Any]:
        """All messages."""
        return [*self.said, *self.snapshots]


@pytest.mark.parametrize("game", ["skat", "schieber:table", "differenzler"])
def test_what_browsers_of_one_table_are_sent_comes_from_their_views(
    game: str, tmp_path: Path
) -> None:
    with served(tmp_path) as address:
        asyncio.run(read_one_hand(address, game))


async def read_one_hand(address: str, game: str) -> None:
    """Two persons, an onlooker and a stranger at one table."""
    chance = random.Random(game)
    owner, guest, onlooker, stranger = people = [Overheard(address) for _ in range(4)]
    for person in people:
        await person.arrive()
    seats = parse_rules(game).seats
    bots = [{"who": "bot", "player": "greedy"}] * (seats - 2)
    plan = [{"who": "open"}, *bots, {"who": "me"}]
    opened = await owner.client.ask(
        "POST", "/api/tables", {"game": game, "seats": plan, "hands": 1, **FAST}
    )
    table, invitations = opened["id"], opened["invitations"]
    path = f"/api/tables/{table}/join"
    assert await guest.ask("POST", path, {"invitation": invitations["0"]}) == {"seat": 0}
    assert await onlooker.ask("POST", path, {"invitation": opened["watch"]}) == {"seat": None}
    for wrong in (invitations["0"], "", "watch", "0", table):
        assert "error" in await stranger.ask("POST", path, {"invitation": wrong})
    with pytest.raises(Exception, match="HTTP 403"):
        async with stranger.client.sit(table):
            pass
    games = await asyncio.gather(
        owner.play(table, chance, hints=3),
        guest.play(table, chance, hints=2),
        onlooker.play(table, chance),
    )
    assert len(set(games)) == 1
    whole = await owner.client.ask("GET", f"/api/games/{games[0]}")
    state = Record.from_dict(whole["record"]).state
    for reader in (onlooker, stranger):
        assert "error" in await reader.ask("GET", f"/api/games/{games[0]}")
        assert await reader.ask("GET", "/api/history") == {"games": [], "more": False}
        assert await reader.ask("GET", "/api/tables") == []
    for person in people:
        secrets = {other.id: other.id for other in people}
        secrets |= {other.id: other.client.cookie.partition("=")[2] for other in people}
        if person is not owner:
            secrets |= {**invitations, "watch": opened["watch"]}
        for message in person.everything():
            require_no_secrets(message, secrets)
    assert owner.hints
    for person, seat in ((owner, seats - 1), (guest, 0), (onlooker, None)):
        assert len(person.snapshots) > 2
        require_views(person, state, seat, chance)


def require_views(person: Overheard, state: State, seat: int | None, chance: random.Random) -> None:
    """Every snapshot is what the view of that moment gives, with other hidden cards as well."""
    anew = 0
    for told in person.snapshots:
        assert told["you"] == seat
        if told["result"] is not None or told["to_move"] is None:
            continue
        then = state.at(len(told["log"]))
        assert cards_in(told) <= known_cards(then, seat)
        twin = dealt_anew(then, seat, chance) or then
        anew += twin is not then
        expected = (
            describe_for_spectators(twin) if seat is None else describe_seat_view(twin.view(seat))
        )
        assert {key: told[key] for key in expected} == json.loads(json.dumps(expected))
    assert anew
    lengths = {told["version"]: len(told.get("log", ())) for told in person.snapshots}
    for hint in person.hints:
        assert seat is not None
        then = state.at(lengths[hint["version"]])
        unseen = set(map(str, then.rules.deck.cards)) - known_cards(then, seat)
        places = hint["advice"]["places"]
        assert {max(places[card].values()) for card in set(places) - unseen} <= {1.0}
        assert cards_in({**hint, "places": None}) - unseen <= known_cards(then, seat)


# ---- What is not a snapshot ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
@in_a_loop
async def test_a_hint_is_the_same_whatever_the_others_hold(game: str, tmp_path: Path) -> None:
    chance = random.Random(3)
    late = advance(parse_rules(game).deal(seed=4), 24, 4)
    seat = late.to_move
    assert seat is not None
    twin = dealt_anew(late, seat, chance)
    assert twin is not None
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        kept = house.play_on(person, late, after=late.length, seat=seat, opponents="greedy")
        live, listener = house.table(kept.id), Listener(person.id, seat)
        await asyncio.sleep(0.2)
        question = live.question_for_hint(listener, live._version)
        live._table = Table(twin, seed=live._secret.derived("play"), board=1)
        again = live.question_for_hint(listener, live._version)
    assert question.view == again.view
    assert repr(question.key) == repr(again.key)
    first, second = (
        advise(each.view, key=each.key.part(1000)).to_dict() for each in (question, again)
    )
    assert first == second


@pytest.mark.parametrize("game", ["skat", "schieber"])
@in_a_loop
async def test_whether_a_claim_is_granted_does_not_depend_on_hidden_cards(
    game: str, tmp_path: Path
) -> None:
    chance = random.Random(6)
    asked = granted = 0
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        for seed in range(CLAIMS):
            late = advance(parse_rules(game).deal(seed=seed), chance.randint(28, 42), seed)
            seat = late.to_move
            twin = None if seat is None else dealt_anew(late, seat, chance)
            if late.phase is not Phase.PLAY or seat is None or twin is None or twin.over:
                continue
            answers = [await claim(house, person, state, seat) for state in (late, twin)]
            assert answers[0] == answers[1]
            asked += 1
            granted += answers[0] == ""
    assert 1 <= granted < asked


async def claim(house: House, person: Person, state: State, seat: int) -> str:
    """What a claim is answered with; nothing if it is granted."""
    kept = house.play_on(person, state, after=state.length, seat=seat, opponents="greedy")
    live = house.table(kept.id)
    while live._table is None:
        await asyncio.sleep(0.01)
    try:
        await live.claim(Listener(person.id, seat), live._version)
        assert live._table.over
        return ""
    except Refused as refusal:
        return str(refusal)
    finally:
        house.close_table(person, kept.id)


@in_a_loop
async def test_games_that_run_and_tables_of_others_are_not_given_out(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        person, _ = house.book.add_person("Ada")
        kept = house.open_table(person, Opening(game="skat", card_pause=0.0))
        await asyncio.sleep(0.3)
        running = house.book.running_game(kept.id)
        assert running is not None
        assert house.book.line(person.id, running.number) is None
        assert house.book.history(person.id, Wanted()) == []
        other, _ = house.book.add_person("Bo")
        assert not house.may_look(other, kept.id)
        assert house.describe_open(other) == []
