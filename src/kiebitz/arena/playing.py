"""Playing a tournament from beginning to end: boards, controls, and what came out."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from kiebitz.arena.controls import (
    ask_bots_afresh,
    control_boards,
    control_matches,
    probe_honesty,
)
from kiebitz.arena.deals import Dealing, Forehands, usual_forehands
from kiebitz.arena.deciding_code import deciding_code
from kiebitz.arena.engines import Engine, executor_for, usual_engine, usual_workers
from kiebitz.arena.engines.executor import check_engine
from kiebitz.arena.engines.main_script import leave_if_run_again
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.judging.until import Hypotheses, parse_until
from kiebitz.arena.match import Match
from kiebitz.arena.running import Run, find_secret, open_run, run_boards
from kiebitz.arena.scoring import Measure, check_measure
from kiebitz.arena.seatings import Seating
from kiebitz.arena.sources import on_recorded_boards
from kiebitz.arena.starts import NEUTRAL, Start
from kiebitz.arena.summary import MatchSummary, TournamentSummary, summarise
from kiebitz.arena.tournament import Tournament
from kiebitz.errors import BadOption, NothingPlayed, shown
from kiebitz.games import Rules, parse_rules
from kiebitz.numbers import check_choice
from kiebitz.players import Budget, Player
from kiebitz.randomness import Secret, as_secret
from kiebitz.records.store import Purpose, Store

Watch = Callable[[Sequence[Run]], None]
"""Called with all runs, those of the controls too, whenever boards were stored."""

NOBODY: Final[Watch] = lambda runs: None  # noqa: E731


@dataclass(frozen=True)
class Session:
    """A tournament in a store: what is to be played, and where it stands."""

    tournament: Tournament
    store: Store
    runs: tuple[Run, ...]
    checks: tuple[Run, ...]
    """The matches of the controls."""
    hypotheses: Hypotheses | None
    engine: Engine
    workers: int

    def play(self, watch: Watch = NOBODY, *, address: str | None = None) -> None:
        """Play what is missing, and check the players' honesty."""
        self.play_boards(watch, address=address)
        self.probe()

    def play_boards(self, watch: Watch = NOBODY, *, address: str | None = None) -> None:
        """Play the boards that are missing, those of the controls too."""
        everything = [*self.runs, *self.checks]
        executor = executor_for(self.engine, self.workers, address=address)
        run_boards(
            everything,
            self.store,
            executor,
            workers=self.workers,
            watch=lambda: watch(everything),
        )

    def probe(self) -> None:
        """Probe the honesty of the players that were not probed yet, if controls are wanted."""
        if self.tournament.controls:
            known: dict[Entrant, dict[str, Any]] = {}
            near = Engine.THREADS if self.engine is Engine.RAY else self.engine
            executor = executor_for(near, 1)
            for run in self.runs:
                probe_honesty(self.store, run.number, run.match, known, executor)
                ask_bots_afresh(self.store, run.number, run.match)

    def summary(self) -> TournamentSummary:
        """What came out so far."""
        return summarise(
            self.store,
            [run.number for run in self.runs],
            name=self.tournament.name,
            boards=self.tournament.boards,
            until=self.hypotheses,
        )


def open_session(tournament: Tournament, store: Store) -> Session:
    """Get a tournament ready: everything is checked, stored boards are counted."""
    leave_if_run_again()
    versions = versions_of()
    if tournament.goes_on:
        secret = find_secret(store, tournament.matches, versions)
        tournament = tournament if secret is None else tournament.under(secret)
    hypotheses = parse_until(tournament.until) if tournament.until else None
    workers = tournament.workers or usual_workers()
    engine = tournament.engine
    if engine is Engine.AUTO:
        engine = usual_engine(tournament.matches, workers)
    check_engine(engine, tournament.matches)
    for match in tournament.matches:
        if hypotheses is not None and len(match.entrants) != 2:
            raise BadOption("a sequential test compares two players, not more at one table")
        match.starts(0)  # a filter or start that cannot work is reported before anything is kept
    runs = [
        open_run(store, match, boards=tournament.boards, versions=versions, until=hypotheses)
        for match in tournament.matches
    ]
    checks = _checks(tournament, store, versions) if tournament.controls else []
    return Session(tournament, store, tuple(runs), tuple(checks), hypotheses, engine, workers)


def versions_of() -> dict[str, str]:
    """Of the package, to be shown, and of the code that decides, by which runs are known."""
    return {"kiebitz": version("kiebitz"), "code": deciding_code()}


def _checks(tournament: Tournament, store: Store, versions: dict[str, str]) -> list[Run]:
    """The matches of the controls that are not played anyway."""
    boards = control_boards(tournament.boards)
    wanted: dict[str, Match] = {}
    for match in tournament.matches:
        for _, _, checking in control_matches(match):
            wanted[checking.key] = checking
    for match in tournament.matches:
        wanted.pop(match.key, None)
    return [
        open_run(store, match, boards=boards, versions=versions, purpose=Purpose.CONTROL)
        for match in wanted.values()
    ]


def duel(
    first: Player | str,
    second: Player | str,
    *,
    game: Rules | str = "skat",
    boards: int = 100,
    seed: int | str | Secret | None = None,
    budget: Budget | None = None,
    start: str = "deal",
    by: str = NEUTRAL,
    only: str = "",
    deals: Path | str | None = None,
    forehands: Forehands | None = None,
    field: Player | str | None = None,
    measure: Measure | None = None,
    seating: Seating = Seating.ALL,
    until: str = "",
    store: Path | str | Store = ":memory:",
    engine: Engine = Engine.AUTO,
    workers: int | None = None,
    address: str | None = None,
    controls: bool = True,
    watch: Watch = NOBODY,
) -> MatchSummary:
    """Compare two players, given as texts or as players of your own.

    The other arguments are those of ``kiebitz duel``; `deals` is a file of recorded games. Without
    a seed the deals come from a fresh secret, or from that of the same match in the store. A match
    of which not one board could be finished is `NothingPlayed`.

    >>> verdict = duel("greedy", "random", game="schieber", boards=5, seed=1, workers=1)
    >>> verdict.comparisons[0].estimate.mean > 0
    True
    """
    match = match_of(
        [first, second],
        game=game,
        seed=seed,
        budget=budget,
        start=start,
        by=by,
        only=only,
        forehands=forehands,
        field=field,
        measure=measure,
        seating=seating,
    )
    tournament = Tournament(
        f"{match.labels[0]} – {match.labels[1]}",
        (match,),
        boards=boards,
        until=until,
        engine=engine,
        workers=workers,
        controls=controls,
        goes_on=seed is None,
    )
    if deals is not None:
        tournament = on_recorded_boards(tournament, Path(deals))
    opened: Any = nullcontext(store) if isinstance(store, Store) else Store(store)
    with opened as kept:
        session = open_session(tournament, kept)
        session.play(watch, address=address)
        (summary,) = session.summary().matches
        return require_played(summary)


def require_played(summary: MatchSummary) -> MatchSummary:
    """What came out of a match, if anything did: no verdict is made of nothing."""
    if summary.boards:
        return summary
    reasons = [f"board {board}: {failure.description}" for board, failure in summary.failures]
    raise NothingPlayed(
        f"no board of {' – '.join(summary.match.labels)} was finished: "
        + ("; ".join(reasons) or "none was played")
    )


def match_of(
    players: Sequence[Player | str],
    *,
    game: Rules | str,
    seed: int | str | Secret | None = None,
    budget: Budget | None = None,
    start: str = "deal",
    by: str = NEUTRAL,
    only: str = "",
    forehands: Forehands | None = None,
    field: Player | str | None = None,
    measure: Measure | None = None,
    seating: Seating = Seating.ALL,
) -> Match:
    """A match from what one would write down; without a seed on deals that nobody can guess."""
    rules = parse_rules(game) if isinstance(game, str) else game
    if not isinstance(rules, Rules):
        raise BadOption(f"{shown(game)} is no game: give rules, or a text such as schieber")
    if forehands is not None:
        check_choice(forehands, Forehands, "forehands")
    if measure is not None:
        check_choice(measure, Measure, "the measure")
    check_choice(seating, Seating, "the seating")
    dealing = Dealing(
        rules,
        as_secret(seed),
        forehands or usual_forehands(rules),
        Start.parse(start, rules, by=by),
        only,
    )
    entrants = tuple(Entrant.of(player, budget=budget, rules=rules) for player in players)
    fixed = None if field is None else Entrant.of(field, budget=budget, rules=rules)
    return Match(dealing, entrants, check_measure(rules, measure), fixed, seating=seating)
