"""A table in play: drives the table object, asks bots, waits for persons, shows everybody theirs.

How it plays stands in `played_table`, what is shown in `shown_table`; here is what persons do.
"""

import time
from functools import partial

from kiebitz.games import Action, State, View
from kiebitz.players import StopFlag
from kiebitz.players.table import Question
from kiebitz.table.claims import can_claim, play_out
from kiebitz.table.listeners import Listener
from kiebitz.table.played_table import PlayedTable
from kiebitz.table.refusals import NotYours, Overtaken, Refused


def _is_certain(view: View, flag: StopFlag) -> bool:
    return can_claim(view, stop=flag)


class LiveTable(PlayedTable):
    """One open table."""

    def act(self, listener: Listener, version: int, text: str) -> None:
        """A person's decision."""
        question = self._question_of(listener, version)
        action = Action.parse(text)
        if action not in question.view.legal_actions:
            raise Refused(f"{str(action)!r} is not allowed here")
        self._resting_until = 0.0
        self._step(question, action, 0.0)

    def _question_of(self, listener: Listener, version: int) -> Question:
        seat = self._seat_of(listener)
        self._require_seen(version)
        question = None if self._table is None else self._table.question()
        if question is None or self.seating.waiting:
            raise Refused("nothing is asked now")
        if question.seat != seat or self._hurry:
            raise Refused("it is not your turn")
        return question

    def _require_seen(self, version: int) -> None:
        """Refuse who has not seen what is asked now."""
        if not self._asked_at <= version <= self._version:
            raise Overtaken("the table has gone on meanwhile")

    def _seat_of(self, listener: Listener) -> int:
        seat = self.seating.seat_of(listener.person)
        if seat is None:
            raise NotYours("you only watch this table")
        return seat

    def go(self, listener: Listener) -> None:
        """End the pause."""
        self._seat_of(listener)
        if self._resting:
            self._resting_until = 0.0
            self.publish()
        self._changed.set()

    def next_hand(self, listener: Listener, version: int) -> None:
        """Deal the next hand."""
        self._seat_of(listener)
        if self._result is None:
            raise Overtaken("the hand is not over")
        self._require_seen(version)
        if self._sheet.over:
            raise Refused("all hands of this table are played: open a new one")
        self._deal_next()
        self._changed.set()

    def fill(self, listener: Listener) -> None:
        """Let bots take the open seats."""
        self._require_owner(listener)
        if not self.seating.waiting:
            raise Overtaken("no seat is open")
        filled = self.seating.filled()
        self._book.set_opening(self.name, filled.opening.to_dict())
        self.seating, self.opening = filled, filled.opening
        self._changed.set()
        self.publish()

    def set_pauses(self, listener: Listener, card: float, trick: float) -> None:
        """Play faster or slower."""
        self._seat_of(listener)
        changed = self.opening.model_copy(update={"card_pause": card, "trick_pause": trick})
        self._book.set_opening(self.name, changed.to_dict())
        self.opening = self.seating.opening = changed
        self._resting_until = min(self._resting_until, time.monotonic() + trick)
        self._changed.set()
        self.publish()

    def undo(self, listener: Listener, version: int) -> None:
        """Take one's last decision back, and all that came after it."""
        seat = self._seat_of(listener)
        self._require_unrated("taking back")
        if self.seating.number_of_persons > 1:
            raise Refused("nothing is taken back at a table with several persons")
        table = self._table
        if table is None or (version < self._asked_at and self._thinking is None):
            raise Overtaken("the table has gone on meanwhile")
        if self._result is not None:
            raise Refused("the hand is over: play it again from its review")
        actors = table.state.actors
        own = [
            number for number, actor in enumerate(actors) if actor == seat and number >= self._begun
        ]
        if not own:
            raise Refused("there is nothing to take back")
        self._book.take_back(self._game[0], own[-1] + 1)
        while table.state.length > own[-1]:
            table.undo()
        self._stop_thinking()
        self._reseat(table.state)
        self._resting_until = 0.0
        self._changed.set()
        self.publish()

    def _reseat(self, state: State) -> None:
        """Bots may remember what was taken back: they sit down anew."""
        self._sit_down(state, hand=len(self._sheet.rows) + 1)

    def _stop_thinking(self) -> None:
        if self._flag is not None:
            self._flag.stop()
        self._thinking = None

    async def claim(self, listener: Listener, version: int) -> None:
        """Claim all further tricks: granted if it is certain from what the seat can see."""
        question, table = self._question_of(listener, version), self._table
        assert table is not None
        if not await self._thinkers.think(partial(_is_certain, question.view)):
            raise Refused("that is not certain from what you can see")
        state = table.state
        rest = await self._thinkers.think(lambda flag: list(play_out(state)))
        if table is not self._table or table.question() is not question:
            raise Overtaken("the table has gone on meanwhile")
        self._book.add_actions(self._game[0], question.number, rest)
        for action in rest:
            due = table.question()
            assert due is not None
            table.answer(due, action)
        self._asked_at = self._version + 1
        self._changed.set()
        self.publish()

    def give_up(self, listener: Listener, version: int) -> None:
        """Give up: the rest is played at once by bots, for this seat by the rules."""
        question = self._question_of(listener, version)
        if self.seating.number_of_persons > 1:
            raise Refused("nobody gives up for the other persons at a table")
        self._book.give_up(self._game[0], question.seat)
        self._given_up = question.seat
        self._resting_until = 0.0
        self._changed.set()
        self.publish()

    def question_for_hint(self, listener: Listener, version: int) -> Question:
        """What a hint is asked about."""
        self._require_unrated("a hint")
        return self._question_of(listener, version)

    def _require_unrated(self, what: str) -> None:
        if self.opening.rated:
            raise Refused(f"{what} is not for rated tables")

    def _require_owner(self, listener: Listener) -> None:
        if listener.person != self.owner:
            raise NotYours("only the one who opened the table may do that")

    @property
    def final_state(self) -> State | None:
        """The finished hand that still lies on the table."""
        return self._table.state if self._table is not None and self._result is not None else None
