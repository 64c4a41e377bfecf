"""The honesty probe: unseen cards dealt anew never change an honest player's decisions.

The player plays games like those of the match: dealt by the same rules from a secret derived from
that of the run, with keys made in the same way, against its own copies or random players as in the
controls. Then the cards that one of its seats did not see are dealt anew, and that seat is asked
everything again. A player that answers differently has seen what it may not see, or does not keep
to its key. No single question tells a game of the probe from one of the match; a bot that notices
that it is asked twice is met by `kiebitz.arena.asking_afresh`.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from kiebitz.arena.deals import deal_board
from kiebitz.arena.match import Match
from kiebitz.arena.redealing import deal_anew
from kiebitz.errors import BadOption
from kiebitz.games import Phase, State
from kiebitz.numbers import check_int
from kiebitz.players import Budget, Decision, Player, Step, make_player, play_steps
from kiebitz.players.game_loop import seat_player, watch
from kiebitz.randomness import RandomKey

TRIES: Final = 20
"""How often a position is dealt anew until it replays."""
PATIENCE: Final = 10
"""Games that could not be dealt anew, since they began too late: then whole ones are taken."""
MOST_GAMES: Final = 20
"""Games for each decision wanted, at most: late positions often cannot be dealt anew."""
MOST_DECISIONS: Final = 10**9
LONGEST: Final = 45
"""Actions of a game, about."""


@dataclass(frozen=True)
class Probe:
    """What the probe found."""

    asked: int
    changed: int
    where: str = ""
    """The first decision that changed, as the actions before it."""
    cards: int = 0
    """How many of the decisions were about cards."""


def probe(
    player: Player,
    match: Match,
    decisions: int,
    *,
    budget: Budget | None = None,
    seconds: float | None = None,
) -> Probe:
    """Ask about this many decisions twice, the second time with other hidden cards.

    With `seconds` no more is asked after that time.

    >>> from kiebitz.arena import match_of
    >>> from kiebitz.players import make_player
    >>> probe(make_player("greedy"), match_of(["greedy", "random"], game="schieber", seed=1), 20)
    Probe(asked=20, changed=0, where='', cards=19)
    """
    check_int(decisions, "decisions", low=1, high=MOST_DECISIONS)
    end = inf if seconds is None else time.monotonic() + seconds
    games = _Games(player, _apart(match), budget or Budget())
    asked = changed = cards = 0
    where = ""
    for before, same in games.compared(decisions * MOST_GAMES, end):
        asked += 1
        cards += before.phase is Phase.PLAY
        changed += not same
        where = where or ("" if same else ", ".join(map(str, before.history)))
        if asked == decisions or time.monotonic() > end:
            break
    return Probe(asked, changed, where, cards)


def _apart(match: Match) -> Match:
    """The match on deals of the probe's own, with rules of its own: a bot may change them."""
    other = match.under(match.secret.derived("honesty"))
    return replace(other, dealing=replace(other.dealing, rules=replace(match.rules)))


@dataclass(frozen=True)
class _Games:
    """Games that a player is asked about twice."""

    player: Player
    match: Match
    budget: Budget

    def compared(self, boards: int, end: float) -> Iterator[tuple[State, bool]]:
        """Every decision: before which it was, and whether other hidden cards left it the same."""
        in_vain = 0
        for board in range(boards):
            start = self._start(board) if in_vain < PATIENCE else self._deal(board)
            half_time = (time.monotonic() + end) / 2  # the rest is for asking again
            steps = self._play_part(start, board, half_time)
            asked = False
            for compared in self._ask_again(start, steps, board):
                asked = True
                yield compared
            in_vain += not asked

    def _start(self, board: int) -> State:
        """As in the match; a fresh deal where a board of that kind cannot be dealt anew."""
        match = self.match
        number = board if match.recorded is None else board % len(match.recorded)
        try:
            starts = [start for start in match.starts(number) if start.from_deal]
        except BadOption:  # a filter that takes nearly nothing
            starts = []
        return starts[board % len(starts)] if starts else self._deal(board)

    def _deal(self, board: int) -> State:
        return deal_board(self.match.rules, self.match.secret, board)

    def _seat_players(self, board: int) -> list[Player]:
        """Among its copies, or alone among random players: as in the controls."""
        other = self.player if board % 2 == 0 else make_player("random")
        seated = [other] * self.match.rules.seats
        seated[self._seat(board)] = self.player
        return seated

    def _seat(self, board: int) -> int:
        """The seat that is asked again."""
        return board // 2 % self.match.rules.seats

    def _play_part(self, start: State, board: int, half_time: float) -> list[Step]:
        """A game up to somewhere in its middle, or to when half the time is over."""
        length = self._chance("length", board, 0).below(LONGEST) + 1
        secret, seated = self.match.secret, self._seat_players(board)
        steps: list[Step] = []
        for step in play_steps(start, seated, seed=secret, board=board, budget=self.budget):
            if step.state.over:  # all cards have been seen
                break
            steps.append(step)
            enough = len(steps) >= length or time.monotonic() > half_time
            if enough and step.seat == self._seat(board):
                break
        return steps

    def _ask_again(
        self, start: State, steps: Sequence[Step], board: int
    ) -> Iterator[tuple[State, bool]]:
        """The decisions of one seat beside those that it makes with other cards unseen."""
        seat = self._seat(board)
        if (twin := self._twin(steps, board, seat)) is None:
            return
        decide = watch(self.player, seat_player(self.player, start.rules, seat).decide)
        keys = self.match.secret.at_board(board)
        for step, before in zip(steps, _states(twin, len(steps)), strict=True):
            if step.seat == seat:
                key = keys.decision_key(seat, before.length + 1)
                again = decide(before.view(seat), replace(self.budget), key)
                yield before, _same(step.decision, again)

    def _twin(self, steps: Sequence[Step], board: int, seat: int) -> State | None:
        """Another game that looks the same to this seat."""
        if not steps:
            return None
        state = steps[-1].state
        view = state.view(seat)
        for attempt in range(TRIES):
            twin = deal_anew(state, seat, self._chance("redealt", board, TRIES * seat + attempt))
            if twin is not None and twin != state and twin.view(seat) == view:
                return twin
        return None

    def _chance(self, purpose: str, board: int, number: int) -> RandomKey:
        return self.match.secret.derived(purpose).deal_key(board, number)


def _states(state: State, count: int) -> list[State]:
    """The states before each of the last actions."""
    states = []
    for _ in range(count):
        state = state.undo()
        states.append(state)
    return states[::-1]


def _same(first: Decision, second: Decision) -> bool:
    # As texts: a value that is no number is not equal to itself, and yet the same answer.
    return (first.action, repr(first.values)) == (second.action, repr(second.values))
