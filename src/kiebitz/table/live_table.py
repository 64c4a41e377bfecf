"""A table in play: drives the table object, asks bots, waits for persons, shows everybody theirs.

One task per table; bots think elsewhere (`thinking`). Every action is in the book before anybody
sees it, so that a server that dies goes on where it was.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from kiebitz.games import Action, ActionKind, Phase, State
from kiebitz.players import Budget, Decision, PlayerFailed, StopFlag, make_player
from kiebitz.players.game_loop import Deciding, seat_at
from kiebitz.players.table import Question, Table
from kiebitz.randomness import Secret
from kiebitz.table.book import Book, KeptGame
from kiebitz.table.claims import can_claim, play_out
from kiebitz.table.dealing import deal_hand
from kiebitz.table.listeners import Listener
from kiebitz.table.opening import Opening
from kiebitz.table.refusals import NotYours, Overtaken, Refused
from kiebitz.table.score_sheet import ScoreSheet
from kiebitz.table.seating import Seating
from kiebitz.table.snapshot import describe_for_spectators, describe_result, describe_seat_view
from kiebitz.table.thinking import Thinkers

SUBSTITUTE: Final = "rules"
"""Plays for a bot that fails or takes too long."""
MOST_NOTES: Final = 5
TICK: Final = 0.002
"""Seconds by which a timer may be early."""
Deciders = list[tuple[bool, Deciding] | None]


class LiveTable:
    """One open table."""

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
        self._hurry = False
        self._task: asyncio.Task[None] | None = None
        self.closed = False

    # ---- Beginning and ending --------------------------------------------------------------------

    def resume(self) -> None:
        """Go on with what stands in the book."""
        finished = self._book.finished_games(self.name)
        for game in finished:
            if game.state is not None:
                self._sheet = self._sheet.add(game.state, game.id)
        running = self._book.running_game(self.name)
        if running is not None:
            state = running.start
            for action in self._book.actions(running.number):
                state = state.apply(action)
            self._take_up(running, state)
        elif finished and finished[-1].state is not None:  # it lies there until the next is dealt
            self._take_up(finished[-1], finished[-1].state)
            self._result = {**describe_result(finished[-1].state), "game_id": finished[-1].id}

    def _take_up(self, game: KeptGame, state: State) -> None:
        self._game, self._begun = (game.number, game.id), game.start.length
        self._sit_down(state, hand=game.hand)

    def start(self) -> None:
        """Begin to play, in a task of its own."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"table {self.name}")

    def close(self) -> None:
        """Stop everything; nobody hears of this table any more."""
        self.closed = True
        if self._flag is not None:
            self._flag.stop()
        if self._task is not None:
            self._task.cancel()
        for listener in self._listeners:
            listener.close()

    @property
    def idle(self) -> bool:
        """Whether nobody looks, so that it need not be kept in memory."""
        return not self._listeners

    # ---- Playing ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self.closed:
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
        if self._starts:
            start = self._starts[hand - 1]
        else:
            start = await self._thinkers.think(
                lambda flag: deal_hand(
                    self.opening, self._secret, hand, forehand=self._sheet.next_forehand
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
        self._table, self._result, self._hurry = table, None, False
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
        self._thinking, self._flag = None, None
        await self._rest(lambda: self._end_of_pause(table, begun))
        if table is self._table and table.question() is question:
            if failure is not None:
                self._note_failure(question.seat, failure)
            self._step(question, decision, took)

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

    def _step(self, question: Question, decision: Decision | Action, seconds: float) -> None:
        """Take an answer: into the book first, then to everybody."""
        table = self._table
        assert table is not None
        before = len(table.state.tricks)
        step = table.answer(question, decision, seconds=seconds)
        self._book.add_action(self._game[0], question.number, step.decision.action, seconds)
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

    @property
    def _resting(self) -> bool:
        return time.monotonic() < self._resting_until

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
            self._result = {**describe_result(state), "game_id": name}
            self._asked_at = self._version + 1
            self.publish()
        if self.seating.number_of_persons or self._sheet.over:
            await self._wait()
            return
        over = time.monotonic()
        await self._rest(lambda: over + 2 * self.opening.trick_pause)
        self._deal_next()

    def _deal_next(self) -> None:
        if not self._sheet.over:
            self._table = self._result = None
            self._resting_until = 0.0

    # ---- What persons do -------------------------------------------------------------------------

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
        self.opening = self.seating.fill()
        self._book.set_opening(self.name, self.opening.to_dict())
        self._changed.set()
        self.publish()

    def set_pauses(self, listener: Listener, card: float, trick: float) -> None:
        """Play faster or slower."""
        self._seat_of(listener)
        self.opening = self.opening.model_copy(update={"card_pause": card, "trick_pause": trick})
        self.seating.opening = self.opening
        self._book.set_opening(self.name, self.opening.to_dict())
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
        while table.state.length > own[-1]:
            table.undo()
        self._book.take_back(self._game[0], own[-1] + 1)
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
        if not await self._thinkers.think(lambda flag: can_claim(question.view)):
            raise Refused("that is not certain from what you can see")
        state = table.state
        rest = await self._thinkers.think(lambda flag: list(play_out(state)))
        if table is not self._table or table.question() is not question:
            raise Overtaken("the table has gone on meanwhile")
        for action in rest:
            due = table.question()
            assert due is not None
            table.answer(due, action)
            self._book.add_action(self._game[0], due.number, action, 0.0)
        self._asked_at = self._version + 1
        self._changed.set()
        self.publish()

    def give_up(self, listener: Listener, version: int) -> None:
        """Give up: the rest is played at once by bots, for this seat by the rules."""
        self._question_of(listener, version)
        self._hurry = True
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

    # ---- What is shown ---------------------------------------------------------------------------

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
            owner = listener.person == self.owner
            listener.show({**shown[seat], "owner": owner})

    def show_again(self, listener: Listener) -> None:
        """The snapshot once more, for one who has lost it."""
        seat = self.seating.seat_of(listener.person)
        listener.show({**self.snapshot(seat), "owner": listener.person == self.owner})

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
            "notes": list(self._notes),
            "result": self._result,
            "phase": "waiting",
            "to_move": None,
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
            "give_up": cards,
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
