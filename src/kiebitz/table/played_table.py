"""A table that plays: deals, asks bots, waits for persons, ends hands.

The second part of a `LiveTable`: one task per table; bots think elsewhere (`thinking`). Every
action is in the book before anybody sees it, so that a server that dies goes on where it was.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from kiebitz.errors import KiebitzError, StoreError
from kiebitz.games import Action, State
from kiebitz.players import Budget, Decision, PlayerFailed, StopFlag, make_player
from kiebitz.players.game_loop import Deciding, seat_at
from kiebitz.players.table import Question, Table
from kiebitz.table.dealing import deal_hand
from kiebitz.table.kept import DAMAGED, KeptGame
from kiebitz.table.refusals import Refused
from kiebitz.table.shown_table import TICK, ShownTable
from kiebitz.table.snapshot import describe_result

SUBSTITUTE: Final = "rules"
"""Plays for a bot that fails or takes too long."""
MOST_NOTES: Final = 5
RETRY_SECONDS: Final = 2.0
"""After which what the book did not take is tried again."""
UNWRITTEN: Final = (
    "what happens here cannot be written down just now: the table waits and tries again"
)
_LOG: Final = logging.getLogger(__name__)


def _report(task: "asyncio.Task[None]") -> None:
    """A table that broke down stands still, but not without a word to the keeper."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _LOG.error("%s stands still", task.get_name(), exc_info=error)


class PlayedTable(ShownTable):
    """A table whose hands are played."""

    # ---- Beginning and ending --------------------------------------------------------------------

    def resume(self) -> None:
        """Go on with what stands in the book."""
        finished = self._book.finished_games(self.name)
        for game in finished:
            if game.state is not None:
                self._sheet = self._sheet.add(game.state, game.id)
        running = self._book.running_game(self.name)
        if running is not None:
            self._take_up(running, self._replay(running))
            self._given_up = running.given_up
        elif finished and finished[-1].state is not None:  # it lies there until the next is dealt
            self._take_up(finished[-1], finished[-1].state)
            self._given_up = finished[-1].given_up
            self._result = self._describe_result(finished[-1].state)

    def _replay(self, running: KeptGame) -> State:
        state = running.start
        try:
            for action in self._book.actions(running.number):
                state = state.apply(action)
        except KiebitzError as error:  # which names cards of a hand: not for those who ask
            _LOG.error("%s cannot go on: %s", self.name, error)
            raise StoreError(DAMAGED) from error
        return state

    def _take_up(self, game: KeptGame, state: State) -> None:
        self._game, self._begun = (game.number, game.id), game.start.length
        self._sit_down(state, hand=game.hand)

    def start(self) -> None:
        """Begin to play, in a task of its own."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self.name}")
            self._task.add_done_callback(_report)

    def close(self) -> None:
        """Stop everything; nobody hears of this table any more."""
        self.closed = True
        if self._flag is not None:
            self._flag.stop()
        if self._task is not None:
            self._task.cancel()
        for listener in self._listeners:
            listener.close()

    # ---- Playing ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self.closed:
            try:
                await self._go_on()
            except StoreError as error:  # nothing has happened that is not in the book
                _LOG.error("%s waits for its book: %s", self.name, error)
                with suppress(StoreError):
                    self._note(UNWRITTEN)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self._forget_note(UNWRITTEN)

    async def _go_on(self) -> None:
        """What is due now: waiting for somebody is a part of it."""
        if self.seating.waiting:
            await self._wait()
        elif self._table is None:
            await self._deal()
        elif self._table.over:
            await self._finish_hand()
        else:
            question = self._table.question()
            assert question is not None
            bot = self._deciders[question.seat]
            if bot is None and not self._hurry:
                await self._wait()
            else:
                await self._let_bot_decide(self._table, question, bot)

    async def _wait(self) -> None:
        self._changed.clear()
        await self._changed.wait()

    async def _deal(self) -> None:
        hand = len(self._sheet.rows) + 1
        start = await self._thinkers.think(
            lambda flag: deal_hand(
                self.opening,
                self._secret,
                hand,
                forehand=self._sheet.next_forehand,
                given=self._starts[hand - 1] if self._starts else None,
            )
        )
        rated = self.opening.rated
        self._game = self._book.begin_game(
            table=self.name,
            hand=hand,
            start=start,
            names=self.seating.names(self._book),
            players=self.seating.players(),
            rated=rated,
        )
        self._begun = start.length
        self._sit_down(start, hand=hand)
        self.publish()

    def _sit_down(self, state: State, *, hand: int) -> None:
        table = Table(state, seed=self._secret.derived("play"), board=hand)
        self._deciders = [
            None if bot is None else seat_at(bot, table, seat)
            for seat, bot in enumerate(self.seating.bots)
        ]
        self._table, self._result, self._given_up = table, None, None
        self._asked_at = self._version + 1

    async def _let_bot_decide(
        self, table: Table, question: Question, bot: tuple[bool, Deciding] | None
    ) -> None:
        if not self._listeners and not self.seating.number_of_persons:
            await self._wait()  # bots alone play while somebody looks
            return
        self._thinking, self._flag = question.seat, StopFlag()
        self.publish()
        begun = time.monotonic()
        decision, failure = await self._decide(table, question, bot, self._flag)
        took = time.monotonic() - begun
        self._flag = None
        await self._rest(lambda: self._end_of_pause(table, begun))
        self._thinking = None  # only now: a card that falls at once tells no forced from free ones
        if table is self._table and table.question() is question:
            if failure is not None:
                self._note_failure(question.seat, failure)
            self._step(question, decision.action, took)

    def _end_of_pause(self, table: Table, begun: float) -> float:
        """When the card of a bot that began to think then may be laid down."""
        if self._hurry or table is not self._table:
            return 0.0
        return max(self._resting_until, begun + self.opening.card_pause)

    async def _decide(
        self,
        table: Table,
        question: Question,
        bot: tuple[bool, Deciding] | None,
        flag: StopFlag,
    ) -> tuple[Decision, Exception | None]:
        """What the bot does, or the substitute in its place, and then why."""
        cheats, decide = bot or (False, make_player(SUBSTITUTE).decide)
        seen: Any = table.open_state(question.seat) if cheats else question.view

        def ask(flag: StopFlag) -> tuple[Decision, Exception | None]:
            try:
                decision = decide(seen, Budget(stop=flag), question.key)
                if decision.action in question.view.legal_actions:
                    return decision, None
                raise Refused(f"{str(decision.action)!r} is not allowed here")
            except Exception as error:  # whatever a player raises, the table goes on
                if self.closed:
                    raise
                failure = error
            substitute = make_player(SUBSTITUTE)
            return substitute.decide(question.view, Budget(), question.key), failure

        return await self._thinkers.think(ask, flag)

    def _note_failure(self, seat: int, error: Exception) -> None:
        what = error.what if isinstance(error, PlayerFailed) else type(error).__name__
        self._notes = [*self._notes, f"substitute:{seat}:{what}"][-MOST_NOTES:]

    def _note(self, sentence: str) -> None:
        """Say something to everybody, once."""
        if sentence not in self._notes:
            self._notes = [*self._notes, sentence][-MOST_NOTES:]
            self.publish()

    def _forget_note(self, sentence: str) -> None:
        if sentence in self._notes:
            self._notes.remove(sentence)
            self.publish()

    def _step(self, question: Question, action: Action, seconds: float) -> None:
        """Take a legal answer: into the book first, then to everybody.

        What the book does not take has not happened: the question stays open.
        """
        table = self._table
        assert table is not None
        before = len(table.state.tricks)
        self._book.add_actions(self._game[0], question.number, [action], seconds)
        step = table.answer(question, action, seconds=seconds)
        if len(step.state.tricks) > before and not self._hurry:
            self._begin_rest(self.opening.trick_pause)
        self._asked_at = self._version + 1
        self.publish()
        self._changed.set()

    def _begin_rest(self, seconds: float) -> None:
        self._resting_until = time.monotonic() + seconds
        if seconds:
            asyncio.get_running_loop().call_later(seconds + TICK, self._end_rest)

    def _end_rest(self) -> None:
        if not self.closed and self._was_resting and time.monotonic() >= self._resting_until:
            self.publish()

    @property
    def _was_resting(self) -> bool:
        return self._resting_until > 0

    async def _rest(self, until: Callable[[], float]) -> None:
        """Wait; asks again when anything changes, since pauses can be ended and made shorter."""
        while (left := until() - time.monotonic()) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

    async def _finish_hand(self) -> None:
        table = self._table
        assert table is not None
        if self._result is None:
            state = table.state
            number, name = self._game
            self._book.end_game(number, state, self.seating.persons)
            self._sheet = self._sheet.add(state, name)
            self._result = self._describe_result(state)
            self._asked_at = self._version + 1
            self.publish()
        if self.seating.number_of_persons or self._sheet.over:
            await self._wait()
            return
        over = time.monotonic()
        await self._rest(lambda: over + 2 * self.opening.trick_pause)
        self._deal_next()

    def _describe_result(self, state: State) -> dict[str, Any]:
        told = {"given_up": self._given_up, "game_id": self._game[1]}
        return {**describe_result(state), **told}

    def _deal_next(self) -> None:
        if not self._sheet.over:
            self._table = self._result = None
            self._resting_until = 0.0
