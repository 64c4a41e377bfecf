"""Reviews of games: made once in the background, kept in the book, asked for again and again."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from kiebitz.arena.deciding_code import deciding_code
from kiebitz.cards import Face, Language
from kiebitz.games import State
from kiebitz.players import StopFlag
from kiebitz.randomness import RandomKey
from kiebitz.skill.known import KnownJudgement, judge_known
from kiebitz.skill.review import Review, review_open
from kiebitz.table.book import Book
from kiebitz.table.kept import CLASSES, KeptGame
from kiebitz.table.refusals import Refused, TooFast
from kiebitz.table.thinking import Thinkers
from kiebitz.words import say

MOST_AT_ONCE: Final = 20
"""Reviews in the making."""
MOST_OF_ONE: Final = 3
"""Of these, for one person."""
MOST_REMEMBERED: Final = 50
"""Reviews that need not be judged again to be told in another language."""


@dataclass
class Progress:
    """How far a review is."""

    done: int = 0
    of: int = 1
    review: dict[str, Any] | None = None
    failed: str = ""
    person: str = ""
    """For whom it was begun."""
    told: bool = False
    """Whether all work on it is done."""
    flag: StopFlag = field(default_factory=StopFlag)
    task: "asyncio.Task[None] | None" = None


class Reviews:
    """The reviews of a server."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._thinkers = Thinkers(1)  # of its own: nobody's game waits for a review
        self._running: dict[tuple[str, Language, Face], Progress] = {}
        """By the game's id: numbers of games that were deleted may be given again."""
        self._judging: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a game is judged: once, in whatever languages it is told."""
        self._judged: OrderedDict[str, Review] = OrderedDict()
        """The last ones, for whoever asks in another language."""

    def close(self) -> None:
        """Stop all work."""
        self._thinkers.close()

    def progress(
        self, game: KeptGame, language: Language, face: Face, *, person: str = ""
    ) -> Progress:
        """The review of a game as far as it is; begins it if nobody has."""
        code = f"{deciding_code()} {language.value} {face.value}"
        kept = self._book.review(game.number, code)
        if kept is not None:
            steps = len(kept["steps"])
            return Progress(steps, steps, kept)
        at = (game.id, language, face)
        if at not in self._running:
            self._require_few(game, person)
            progress = self._running[at] = Progress(person=person)
            progress.task = asyncio.create_task(self._make(at, game, progress, code))
        return self._running[at]

    def _require_few(self, game: KeptGame, person: str) -> None:
        """One who lets many games be reviewed leaves the others their turn."""
        working = {at[0]: one for at, one in self._running.items() if not one.told}
        working.pop(game.id, None)
        if len(working) >= MOST_AT_ONCE:
            raise Refused("many games are being reviewed: try again in a moment")
        if sum(one.person == person for one in working.values()) >= MOST_OF_ONE:
            raise TooFast(f"{MOST_OF_ONE} of your games are being reviewed: wait for one of them")

    async def _make(
        self, at: tuple[str, Language, Face], game: KeptGame, progress: Progress, code: str
    ) -> None:
        _, language, face = at
        try:
            await self._work(game, progress, code, language, face)
        except Exception as error:  # shown to the one who asks; the server goes on
            progress.failed = str(error)
        progress.told = True
        await asyncio.sleep(2.0)  # the last to ask still finds it
        self._running.pop(at, None)

    async def _work(
        self, game: KeptGame, progress: Progress, code: str, language: Language, face: Face
    ) -> None:
        lock = self._judging.setdefault(game.id, asyncio.Lock())
        async with lock:
            await self._judge(game, progress, code, language, face)

    async def _judge(
        self, game: KeptGame, progress: Progress, code: str, language: Language, face: Face
    ) -> None:
        state = game.state
        assert state is not None
        names = [name or say(language, "one_hand_you") for name in game.names]
        review = self._judged.get(game.id)
        if review is None:
            review = await self._thinkers.think(lambda flag: review_open(state, stop=flag))
        kept = progress.review = review.to_dict(language=language, face=face, names=names)
        progress.of = len(review.steps) + 1
        for step in review.steps:
            if step not in review.known and game.id not in self._judged:
                judge = partial(judge_known, state, step, key=RandomKey(game.number, step))
                known = await self._thinkers.think(partial(_with_flag, judge))
                if known is not None:
                    kept["steps"][step - 1]["known"] = known.to_dict(language=language, face=face)
                    review = review.with_known([known])
            progress.done = step
        self._remember(game.id, review)
        self._book.keep_review(game, code, kept, mistakes_of(state, kept))
        progress.done = progress.of

    def _remember(self, game: str, review: Review) -> None:
        self._judged[game] = review
        if len(self._judged) > MOST_REMEMBERED:
            self._judged.popitem(last=False)


def _with_flag(
    judge: Callable[..., KnownJudgement | None], flag: StopFlag
) -> KnownJudgement | None:
    return judge(stop=flag)


def mistakes_of(state: State, review: dict[str, Any]) -> list[dict[str, int]]:
    """How many decisions of each class each seat has made, by what it could know."""
    found: list[Counter[str]] = [Counter() for _ in range(state.rules.seats)]
    for step in review["steps"]:
        known = step["known"]
        if known is not None and known["class"] in CLASSES:
            found[step["seat"]][known["class"]] += 1
    return [dict(counts) for counts in found]
