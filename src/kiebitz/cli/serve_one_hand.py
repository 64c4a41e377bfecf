"""One hand through the server without a browser: a bot sits in the person's seat and takes hints.

``make run`` does this where nobody looks, in a pipe or in CI: it tries the server, the socket,
hints, the history and a review, and prints what came of them.
"""

import asyncio
import json
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.cli.plain_text import fit
from kiebitz.records import Record
from kiebitz.table.client import TableClient, send
from kiebitz.table.server import Serving, serve
from kiebitz.words import Language, say

SEED: Final = 335
"""A hand in which something happens."""
COSTLY: Final = ("mistake", "blunder")
MOST_SHOWN: Final = 3
"""Decisions that cost something."""


async def play_one_hand(serving: Serving, console: Console, language: Language) -> None:
    """Serve, sit down, play a hand by hints, print it with its review, and stop."""
    stop, opened = asyncio.Event(), asyncio.get_running_loop().create_future()
    with tempfile.TemporaryDirectory() as folder:
        here = replace(serving, home=Path(folder))
        server = asyncio.create_task(serve(here, ready=opened.set_result, stop=stop))
        try:
            await asyncio.wait({server, opened}, return_when=asyncio.FIRST_COMPLETED)
            if server.done():
                server.result()  # says why it could not begin
            address = await opened
            console.print(say(language, "serve_ready", address=address), markup=False)
            console.print(say(language, "one_hand_begins"), style="dim")
            client = TableClient(address, language=language.value)
            with late_wait(_plain("playing", console, language)):
                game = await _play(client)
            await _print(client, game, console, language)
        finally:
            stop.set()
            await server


def _plain(key: str, console: Console, language: Language) -> str:
    return fit(say(language, key), console.encoding)


async def _play(client: TableClient) -> str:
    """Play a hand by hints; gives the id of the game."""
    await client.ask("GET", "/api/about")  # a cookie
    table = await client.open_table(
        game="skat", hands=1, seed=SEED, forehand=0, card_pause=0.0, trick_pause=0.0
    )
    async with client.sit(table) as seat:
        answered = 0
        async for text in seat:
            message: dict[str, Any] = json.loads(text)
            if message["kind"] == "hint":
                action = message["advice"]["action"]
                await send(seat, do="act", version=message["version"], action=action)
            elif message["kind"] == "table" and message["result"] is not None:
                return str(message["result"]["game_id"])
            elif message["kind"] == "table" and message["legal"]:
                asked = len(message["log"]) + 1  # of which decision the game is at
                if asked > answered:
                    answered = asked
                    await send(seat, do="hint", version=message["version"])
    raise ConnectionError("the server has closed the table")


async def _print(client: TableClient, game: str, console: Console, language: Language) -> None:
    found = await client.ask("GET", f"/api/games/{game}")
    record = Record.from_dict(found["record"])
    look = Look(language=language, encoding=console.encoding)
    names = [name or look.say("one_hand_you") for name in found["names"]]
    person = next((seat for seat, name in enumerate(found["names"]) if not name), None)
    HandReport(console, look, names, person=person).print(
        record.state, title=look.say("one_hand_title", seed=SEED), verdict=False
    )
    console.print(Text(look.say("one_hand_review"), style="bold"))
    with late_wait(look.say("review_thinking")):
        review = await _review(client, game)
    lines = [review["sentence"], *_costly(review, names)]
    for line in lines:
        console.print(Padding(Text(look.fit(line)), (0, 0, 0, 2), expand=False))
    console.print(look.say("one_hand_next"), style="dim")


async def _review(client: TableClient, game: str) -> dict[str, Any]:
    while True:
        found = await client.ask("GET", f"/api/games/{game}/review")
        if found["done"] == found["of"]:
            review: dict[str, Any] = found["review"]
            return review
        await asyncio.sleep(0.2)


def _costly(review: dict[str, Any], names: list[str]) -> list[str]:
    """What the decisions that cost something could have been, the dearest first."""
    steps = [step for step in review["steps"] if step["known"] and step["known"]["class"] in COSTLY]
    steps.sort(key=lambda step: -float(step["known"]["cost"]))
    return [
        f"{names[step['seat']]}, {step['action']}: {step['known']['words']}"
        for step in steps[:MOST_SHOWN]
    ]
