"""What is shown of a table in play: who looks, and what each of them may know.

The first part of a `LiveTable`; it plays nothing.
"""

import asyncio
import time
from typing import Any, Final

from kiebitz.games import ActionKind, Phase, State
from kiebitz.players import StopFlag
from kiebitz.players.game_loop import Deciding
from kiebitz.players.table import Table
from kiebitz.randomness import Secret
from kiebitz.table.book import Book
from kiebitz.table.listeners import Listener
from kiebitz.table.opening import Opening
from kiebitz.table.score_sheet import ScoreSheet
from kiebitz.table.seating import Seating
from kiebitz.table.snapshot import describe_for_spectators, describe_seat_view
from kiebitz.table.thinking import Thinkers
from kiebitz.words import Language, translate

KNOWN_DEALS: Final = "the deals of this table can be known: they come from a seed or a file"
TICK: Final = 0.002
"""Seconds by which a timer may be early."""
Deciders = list[tuple[bool, Deciding] | None]


class ShownTable:
    """What there is of a table, and how it is shown."""

    def __init__(
        self,
        name: str,
        *,
        owner: str,
        opening: Opening,
        seating: Seating,
        secret: Secret,
        starts: tuple[State, ...],
        book: Book,
        thinkers: Thinkers,
    ) -> None:
        self.name = name
        self.owner = owner
        self.opening = opening
        self.seating = seating
        self.used = time.monotonic()
        """When somebody last looked."""
        self.guests: set[str] = set()
        """Persons who were invited to watch."""
        self._secret = secret
        self._starts = starts
        self._book = book
        self._thinkers = thinkers
        self._sheet = ScoreSheet.begin(
            opening.rules,
            hands=len(starts) or opening.hands,
            forehand=starts[0].forehand if starts else opening.forehand,
        )
        self._table: Table | None = None
        self._deciders: Deciders = []
        self._game: tuple[int, str] = (0, "")
        self._begun = 0
        """How many actions were there when the table began with this hand."""
        self._result: dict[str, Any] | None = None
        self._version = time.time_ns() // 1000  # above all that were sent before a restart
        self._asked_at = self._version
        """The version in which the open question was first seen."""
        self._resting_until = 0.0
        self._thinking: int | None = None
        self._flag: StopFlag | None = None
        self._notes: list[str] = []
        self._listeners: list[Listener] = []
        self._changed = asyncio.Event()
        self._given_up: int | None = None
        """The seat that has given this hand up."""
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    @property
    def idle(self) -> bool:
        """Whether nobody looks, so that it need not be kept in memory."""
        return not self._listeners

    @property
    def _hurry(self) -> bool:
        """Whether the rest of the hand is played at once."""
        return self._given_up is not None

    @property
    def _resting(self) -> bool:
        return time.monotonic() < self._resting_until

    def attach(self, listener: Listener) -> None:
        """Somebody looks from now on."""
        self._listeners.append(listener)
        self._changed.set()
        self.publish()

    def greet(self) -> None:
        """Somebody has sat down."""
        self._changed.set()
        self.publish()

    def detach(self, listener: Listener) -> None:
        """Somebody has gone."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.used = time.monotonic()
            if not self.closed:
                self.publish()

    def publish(self) -> None:
        """Show everybody the table as it is now."""
        self._version += 1
        shown: dict[int | None, dict[str, Any]] = {}
        for listener in self._listeners:
            seat = self.seating.seat_of(listener.person)
            if seat not in shown:
                shown[seat] = self.snapshot(seat)
            self._show(listener, shown[seat])

    def show_again(self, listener: Listener) -> None:
        """The snapshot once more, for one who has lost it."""
        seat = self.seating.seat_of(listener.person)
        self._show(listener, self.snapshot(seat))

    def _show(self, listener: Listener, snapshot: dict[str, Any]) -> None:
        """A snapshot as one person gets it: in its language, to the owner as the owner."""
        language = Language(listener.language)
        notes = [translate(language, note) for note in snapshot["notes"]]
        owner = listener.person == self.owner
        listener.show({**snapshot, "owner": owner, "notes": notes})

    @property
    def known_deals(self) -> bool:
        """Whether somebody could know the cards before they are dealt: from a seed or a file."""
        return self.opening.seed is not None or bool(self._starts)

    def _all_notes(self) -> list[str]:
        """What has to be said to everybody; others than who opened the table know no seed."""
        alone = not self.seating.waiting and self.seating.number_of_persons < 2
        return [*([] if alone or not self.known_deals else [KNOWN_DEALS]), *self._notes]

    def snapshot(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; None: what everybody at the table knows."""
        rules, table = self.seating.rules, self._table
        names = self.seating.names(self._book)
        found: dict[str, Any] = {
            "kind": "table",
            "version": self._version,
            "id": self.name,
            "game": rules.name,
            "rules": self.opening.game,
            "hand_number": len(self._sheet.rows) + (self._result is None),
            "hands": self._sheet.hands,
            "you": seat,
            "names": names,
            "seats": self._describe_seats(names),
            "waiting": self.seating.waiting,
            "pausing": self._resting,
            "pauses": {"card": self.opening.card_pause, "trick": self.opening.trick_pause},
            "rated": self.opening.rated,
            "hints": not self.opening.rated and seat is not None,
            "series": self._sheet.to_dict(),
            "notes": self._all_notes(),
            "known_deals": self.known_deals,
            "result": self._result,
            "phase": "waiting",  # until cards are dealt
            "to_move": None,
            "hand": [],
            "legal": [],
            "blocked": {},
            "log": [],
        }
        if table is None:
            return found
        state = table.state
        if seat is None:
            found |= describe_for_spectators(state)
        else:
            found |= describe_seat_view(state.view(seat))
            found["asks"] = self._describe_asks(state, seat)
        return found

    def _describe_asks(self, state: State, seat: int) -> dict[str, bool]:
        mine = state.to_move == seat and not self._hurry
        cards = mine and state.phase is Phase.PLAY
        alone = self.seating.number_of_persons == 1 and not self.opening.rated
        return {
            "undo": alone and self._result is None and seat in state.actors[self._begun :],
            "claim": cards and not state.rules.plays_alone,
            "give_up": cards and self.seating.number_of_persons == 1,
        }

    def _describe_seats(self, names: list[str]) -> list[dict[str, Any]]:
        state = None if self._table is None else self._table.state
        here = {listener.person for listener in self._listeners}
        found = []
        for seat, plan in enumerate(self.opening.seats):
            person = self.seating.persons[seat]
            is_bot = self.seating.bots[seat] is not None
            found.append(
                {
                    "name": names[seat],
                    "who": "bot" if is_bot else "person" if person else "open",
                    "player": plan.player if is_bot else "",
                    "boldness": plan.boldness if is_bot else 0,
                    "cheats": self.seating.cheats(seat),
                    "here": is_bot or person in here,
                    "thinking": self._thinking == seat,
                    "cards": 0 if state is None else len(state.hands[seat]),
                    "said": "" if state is None else _last_said(state, seat),
                }
            )
        return found


SAID: Final = frozenset({ActionKind.BID, ActionKind.HOLD, ActionKind.PASS})


def _last_said(state: State, seat: int) -> str:
    """The last bid, hold or pass of a seat."""
    for actor, action in zip(reversed(state.actors), reversed(state.history), strict=True):
        if actor == seat and action.kind in SAID:
            return str(action)
    return ""
