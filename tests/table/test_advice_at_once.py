"""Advice: some at a time for each person, and never in front of a bot."""

import asyncio
import threading
from pathlib import Path

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import Skat
from kiebitz.players import StopFlag
from kiebitz.table.opponents import make_opponent
from kiebitz.table.refusals import TooFast
from tests.table.serving import housed, in_a_loop
from tests.table.test_live_table import act, sit_down, until


@in_a_loop
async def test_one_person_waits_for_two_pieces_of_advice_and_no_bot_waits_behind_them(
    tmp_path: Path,
) -> None:
    async with housed(tmp_path) as house:
        go = threading.Event()

        def work(flag: StopFlag) -> str:
            go.wait(60)
            return "done"

        waiting = [asyncio.create_task(house.advisers.advise("Ada", work)) for _ in range(2)]
        other = asyncio.create_task(house.advisers.advise("Bo", work))
        await asyncio.sleep(0)
        with pytest.raises(TooFast) as refused:
            await house.advisers.advise("Ada", work)
        assert refused.value.status == 429
        live, seen = sit_down(house, game="schieber", forehand=0)
        for _ in range(3):  # bots go on meanwhile
            await act(live, seen)
        await until(live, seen)
        go.set()
        assert await asyncio.gather(*waiting, other) == ["done"] * 3
        assert await house.advisers.advise("Ada", work) == "done"


@pytest.mark.parametrize(
    "text",
    [
        "pimc(threads=2)",
        "ismcts(trees=1000)",
        "ismcts(iterations=1000000000)",
        "flat(worlds=10000000)",
        "paranoid(leaves=1000000000)",
        "mix(opening=pimc(threads=64))",
    ],
)
def test_players_that_would_take_the_whole_machine_are_not_seated_from_a_browser(text: str) -> None:
    with pytest.raises(BadOption, match="of a player is at most"):
        make_opponent(text, Skat())
    make_opponent("ismcts(iterations=20000, trees=4, threads=1)", Skat())
    if text == "pimc(threads=2)":
        make_opponent(text, Skat(), extra=(text,))
