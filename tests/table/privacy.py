"""Reads every message that persons and onlookers get, and looks for what they may not know.

    python -m tests.table.privacy --messages 100000 --seed 7

Whole games of every kind are played at tables with bots, with one to four persons and with
onlookers. Each message is held beside the true state of that moment:

* it names no card that its reader has not seen;
* it holds no secret, no seed, no key, no token, no invitation and no person's id;
* with everything that its reader cannot see dealt anew, the very same message comes out.
"""

import argparse
import asyncio
import json
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from kiebitz.arena.redealing import deal_anew
from kiebitz.errors import KiebitzError
from kiebitz.games import ActionKind, State
from kiebitz.players.table import Table
from kiebitz.randomness import RandomKey
from kiebitz.table.book import Book
from kiebitz.table.house import House
from kiebitz.table.kept import Person
from kiebitz.table.listeners import Listener
from kiebitz.table.live_table import LiveTable
from kiebitz.table.opening import Opening

GAMES: Final = (
    "skat",
    "skat(ramsch=true)",
    "skat(server_bids=true)",
    "schieber",
    "schieber:table",
    "schieber:research",
    "differenzler",
    "differenzler:table",
    "differenzler:research",
    "differenzler(open_predictions=true)",
)
CARD: Final = re.compile(r"(?<![\w-])[CSHD][6789TJQKA](?![\w-])")
NOT_TEXT: Final = {"id", "game_id"}
"""Random names, in which anything may stand."""
TRIES: Final = 8
SEED: Final = 4_815_162_342_108
BOTS: Final = ("greedy", "random", "rules(epsilon=0.3)", "open")


class Leak(AssertionError):
    """A message tells what its reader may not know."""


@dataclass
class Counts:
    """What was read."""

    messages: int = 0
    dealt_anew: int = 0
    by_kind: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)


@dataclass
class Reading:
    """The table that is read, and what nobody at it may be told."""

    live: LiveTable
    secrets: dict[str, str]
    """Text by what it is."""
    chance: random.Random
    counts: Counts


class Reader(Listener):
    """A connection that holds every message beside the truth."""

    def __init__(self, person: Person, reading: Reading) -> None:
        live = reading.live
        super().__init__(person.id, live.seating.seat_of(person.id))
        self.reading = reading
        self.last: dict[str, Any] = {}
        self.answered = 0
        """The version of the last hand that was asked for."""

    def show(self, snapshot: dict[str, Any]) -> None:
        """Read a snapshot."""
        self.last = snapshot
        self._read(snapshot)

    def reply(self, message: dict[str, Any]) -> None:
        """Read an answer."""
        self._read(message)

    def _read(self, message: dict[str, Any]) -> None:
        reading = self.reading
        seat = reading.live.seating.seat_of(self.person)
        reading.counts.messages += 1
        kind = f"{message['kind']}: {'onlooker' if seat is None else 'seat'}"
        reading.counts.by_kind[kind] += 1
        require_no_secrets(message, reading.secrets)
        if message["kind"] == "table":
            require_snapshot_hides(reading, message, seat)


# ---- What must not be told -----------------------------------------------------------------------


def require_no_secrets(message: object, secrets: dict[str, str]) -> None:
    """Refuse a message that holds one of these texts."""
    text = json.dumps(message)
    for what, secret in secrets.items():
        if secret and secret in text:
            raise Leak(f"{what} is told: {text}")


def cards_in(message: object) -> set[str]:
    """Every card that is named anywhere in a message."""
    return {card for text in texts_of(message) for card in CARD.findall(text)}


def texts_of(message: object) -> Iterator[str]:
    """All texts of a message, but for random names."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for key, value in message.items():
            yield key
            if key not in NOT_TEXT:
                yield from texts_of(value)
    elif isinstance(message, list | tuple):
        for value in message:
            yield from texts_of(value)


def known_cards(state: State, seat: int | None) -> set[str]:
    """What a seat has seen, put together from the true state without its view."""
    seen = {card for trick in state.tricks for card in trick.cards} | set(state.trick)
    seen |= {card for shown in state.shown for card in shown}
    if seat is not None:
        seen |= set(state.dealt[seat]) | set(state.hands[seat])
        pickup = any(
            actor == seat and action.kind is ActionKind.PICKUP
            for actor, action in zip(state.actors, state.history, strict=True)
        )
        if pickup:
            seen |= set(state.at(0).aside)
    return {str(card) for card in seen}


def require_snapshot_hides(reading: Reading, message: dict[str, Any], seat: int | None) -> None:
    """Refuse a snapshot that tells more than its reader may know."""
    table = reading.live._table
    if table is None:
        if cards_in(message):
            raise Leak(f"cards before the deal: {message}")
        return
    state = table.state
    if message["result"] is not None:
        if not state.over:
            raise Leak("a result before the end")
        return
    foreign = cards_in(message) - known_cards(state, seat)
    if foreign:
        raise Leak(f"seat {seat} is told of {foreign}: {message}")
    require_hidden_actions(state, seat, message)
    require_same_when_dealt_anew(reading, message, seat)


def require_hidden_actions(state: State, seat: int | None, message: dict[str, Any]) -> None:
    """Refuse discards and predictions of others."""
    secret = state.rules.secret_actions
    if getattr(state.rules, "open_predictions", False):
        secret = secret - {ActionKind.PREDICT}
    for actor, action, told in zip(state.actors, state.history, message["log"], strict=True):
        hidden = action.kind in secret and actor != seat
        expected = f"{action.kind.name.lower()} ?" if hidden else str(action)
        if told != {"seat": actor, "action": expected}:
            raise Leak(f"seat {seat} is told {told}, not {expected}")


def require_same_when_dealt_anew(
    reading: Reading, message: dict[str, Any], seat: int | None
) -> None:
    """Refuse a message that would be another one with other hidden cards."""
    live, table = reading.live, reading.live._table
    assert table is not None
    twin = dealt_anew(table.state, seat, reading.chance)
    if twin is None:
        return
    reading.counts.dealt_anew += 1
    live._table = Table(twin)
    try:
        again = live.snapshot(seat)
    finally:
        live._table = table
    told = {key: value for key, value in message.items() if key != "owner"}
    if told != again:
        differ = [key for key in again if told.get(key) != again[key]]
        raise Leak(f"seat {seat} learns from {differ}: {message}")


def dealt_anew(state: State, seat: int | None, chance: random.Random) -> State | None:
    """The same game as far as a seat, or an onlooker, can tell; None if none was found."""
    for _ in range(TRIES):
        found: State | None = state
        for place in (0, 1, 2) if seat is None else (seat,):
            key = RandomKey(chance.getrandbits(60))
            found = None if found is None else deal_anew(found, place, key)
        if found is not None and found != state:
            return found
    return None


# ---- Tables --------------------------------------------------------------------------------------


def random_opening(chance: random.Random, game: str) -> Opening:
    """A table of this game with some persons, bots and choices."""
    seats = 3 if game.startswith("skat") else 4
    persons = chance.randint(1, seats)
    plan: list[dict[str, Any]] = [
        {"who": "me"},
        *({"who": "open"} for _ in range(persons - 1)),
        *(
            {"who": "bot", "player": chance.choice(BOTS), "boldness": 0}
            for _ in range(seats - persons)
        ),
    ]
    chance.shuffle(plan)
    rated = chance.random() < 0.3
    return Opening.model_validate(
        {
            "game": game,
            "seats": plan,
            "hands": 2,
            "seed": SEED if not rated and chance.random() < 0.3 else None,
            "contract": chance.choice(["auction"] * 9 + ["dealt"]),
            "rated": rated,
            "card_pause": 0.0,
            "trick_pause": 0.0,
        }
    )


async def read_table(house: House, game: str, chance: random.Random, counts: Counts) -> None:
    """Open a table, fill its seats, let onlookers in, and read all that is said in two hands."""
    people = [house.book.add_person(f"Person {number}") for number in range(6)]
    owner, tokens = people[0][0], [token for _, token in people]
    kept = house.open_table(owner, random_opening(chance, game))
    live = house.table(kept.id)
    secrets = {f"the token of {person.name}": token for person, token in people}
    secrets |= {f"the id of {person.name}": person.id for person, _ in people}
    secrets |= {f"the invitation to {seat}": text for seat, text in kept.invitations.items()}
    secrets |= {"the secret": kept.secret, "the seed": str(SEED), "a token": tokens[0]}
    secrets["the derived secret"] = str(live._secret.derived("play"))
    reading = Reading(live, secrets, chance, counts)
    readers = [Reader(owner, reading)]
    guests = iter(person for person, _ in people[1:])
    for place, invitation in kept.invitations.items():
        person = next(guests)
        house.join(person, kept.id, invitation)
        readers.append(Reader(person, reading))
        assert place == "watch" or live.seating.seat_of(person.id) == int(place)
    for reader in readers:
        live.attach(reader)
    counts.games[game] += 1
    await _play(live, readers, chance)
    for reader in readers:
        live.detach(reader)
    house.close_table(owner, kept.id)


async def _play(live: LiveTable, readers: list[Reader], chance: random.Random) -> None:
    seated = [reader for reader in readers if live.seating.seat_of(reader.person) is not None]
    undone = 0
    while True:
        await asyncio.sleep(0.0005)
        _require_alive(live)
        for reader in seated:
            last = reader.last
            try:
                if last["result"] is not None:
                    if last["series"]["over"]:
                        return
                    if reader.answered < last["version"]:
                        reader.answered = last["version"]
                        live.next_hand(reader, last["version"])
                elif chance.random() < 0.02 and undone < 6:
                    undone += 1
                    live.undo(reader, last["version"])
                elif last.get("legal"):
                    await _decide(live, reader, chance)
                elif last["phase"] != "waiting" and chance.random() < 0.01:
                    live.show_again(reader)
            except KiebitzError as error:
                reader.reply({"kind": "refused", "version": 0, "error": str(error)})


async def _decide(live: LiveTable, reader: Reader, chance: random.Random) -> None:
    last = reader.last
    if last["phase"] == "play" and chance.random() < 0.03:
        await live.claim(reader, last["version"])
        return
    if last["phase"] == "play" and chance.random() < 0.005:
        live.give_up(reader, last["version"])
        return
    legal = last["legal"][:3] if last["phase"] == "auction" else last["legal"]
    live.act(reader, last["version"], chance.choice(legal))


def _require_alive(live: LiveTable) -> None:
    task = live._task
    if task is not None and task.done() and not task.cancelled():
        task.result()


async def read_messages(messages: int, seed: int, folder: Path) -> Counts:
    """Read this many messages of tables of all games."""
    counts, chance = Counts(), random.Random(seed)
    house = House(Book(folder / "table.db"), threads=1)
    try:
        number = 0
        while counts.messages < messages:
            await read_table(house, GAMES[number % len(GAMES)], chance, counts)
            number += 1
    finally:
        house.close()
        house.book.close()
    return counts


def main() -> int:
    """Read at length; the first leak ends it with its traceback."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        counts = asyncio.run(read_messages(options.messages, options.seed, Path(folder)))
    print(f"{counts.messages} messages read, {counts.dealt_anew} of them dealt anew; no leak")
    for name, number in sorted((counts.by_kind + counts.games).items()):
        print(f"  {name}: {number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
