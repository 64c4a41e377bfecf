"""Messages that no page of ours sends, over HTTP and sockets; floods, and those who never read."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kiebitz.errors import KiebitzError
from kiebitz.games import Skat
from kiebitz.table.client import TableClient, send
from kiebitz.table.opponents import make_opponent
from tests.table.messages import finish, fuzz
from tests.table.serving import FAST, housed, in_a_loop, served
from tests.table.test_live_table import sit_down, until

MESSAGES = 4000
FLOOD = 60
OPENED = 300


def test_messages_that_are_wrong_harm_nothing(tmp_path: Path) -> None:
    counts = fuzz(MESSAGES, 3, tmp_path)
    assert counts["refused"] > MESSAGES // 5
    assert counts["table"]
    assert counts["400"]


async def a_table(address: str, **more: Any) -> tuple[TableClient, str]:
    """A person at a table of one's own."""
    client = TableClient(address)
    await client.ask("GET", "/api/about")
    bots = [{"who": "bot", "player": more.pop("player", "greedy")}] * 2
    plan = [{"who": "me"}, *bots]
    return client, await client.open_table(
        **{"game": "skat", "seats": plan, "hands": 1, **FAST, **more}
    )


async def closed_with(seat: ClientConnection) -> int | None:
    """The code with which the server closes the connection."""
    with suppress(ConnectionClosed):
        while True:
            await seat.recv()
    return seat.close_code


@in_a_loop
async def test_a_flood_of_messages_closes_the_connection_and_the_table_goes_on(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as address:
        client, table = await a_table(address)
        async with client.sit(table) as seat:
            with suppress(ConnectionClosed):
                for _ in range(FLOOD):
                    await send(seat, do="snapshot")
            assert await closed_with(seat) == 4029
        await finish(table, [client], random.Random(1))


@pytest.mark.parametrize(
    ("message", "code"), [(b"{}", 1003), ("x" * 4097, 1009), ("é" * 2100, 1009)]
)
@in_a_loop
async def test_bytes_and_long_messages_close_the_connection(
    message: str | bytes, code: int, tmp_path: Path
) -> None:
    with served(tmp_path) as address:
        client, table = await a_table(address)
        async with client.sit(table) as seat:
            await seat.send(message)
            assert await closed_with(seat) == code
        await finish(table, [client], random.Random(1))


@in_a_loop
async def test_connections_opened_and_dropped_leave_nothing_behind(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        client, table = await a_table(address)
        for _ in range(OPENED):
            seat = await client.sit(table)
            seat.transport.abort()
        await finish(table, [client], random.Random(1))


@in_a_loop
async def test_one_who_never_reads_keeps_nobody_waiting(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        client, table = await a_table(address, hands=3)
        deaf = [await client.sit(table) for _ in range(5)]
        for seat in deaf:
            seat.transport.pause_reading()
        for seat in deaf:
            for _ in range(30):
                await send(seat, do="snapshot")
        await finish(table, [client], random.Random(1))
        for seat in deaf:
            seat.transport.abort()


ENDLESS = "uct(iterations=1000000000)"
"""A player that only the keeper of a server may allow."""


@in_a_loop
async def test_a_bot_that_thinks_for_ever_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """The table of greed itself waits; pages and snapshots do not."""
    with served(tmp_path, threads=1, extra=(ENDLESS,)) as address:
        greed, table = await a_table(address, player=ENDLESS, forehand=1)
        other, second = await a_table(address, forehand=0)
        async with greed.sit(table) as seat:
            for _ in range(3):
                assert json.loads(await seat.recv())["kind"] == "table"
                await send(seat, do="snapshot")
            assert len(await greed.ask("GET", "/api/tables")) == 1
        await greed.ask("DELETE", f"/api/tables/{table}")  # stops the bot, so that others may think
        await finish(second, [other], random.Random(1))


@pytest.mark.parametrize(
    "player",
    [
        "pimc(worlds=1000000000)",
        "alphamu(worlds=1000000000)",
        "flat(worlds=1000000000)",
        "recpimc(inner_worlds=1000000000)",
        "cfr(iterations=1000000000000)",
        "ismcts(trees=1000000000)",
        "pimc(bidder=playouts(worlds=1000000000))",
        "pimc(bidder=worlds(skats=1000000000))",
    ],
)
def test_players_that_would_need_too_much_memory_are_not_seated(player: str) -> None:
    with pytest.raises(KiebitzError, match=r"whole number from|of a player is at most"):
        make_opponent(player, Skat())


@in_a_loop
async def test_a_bot_is_stopped_after_a_while_and_the_rules_play_for_it(tmp_path: Path) -> None:
    async with housed(tmp_path, extra=(ENDLESS,)) as house:
        house.thinkers.longest = 0.1
        live, seen = sit_down(house, game="schieber", player=ENDLESS, forehand=1)
        await until(live, seen)
        assert "substitute:1:Stopped" in seen.last["notes"]
        assert len(seen.last["log"]) >= 4
