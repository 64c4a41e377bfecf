"""Tournaments: many pairings with the same boards, described in a TOML file.

The file is read completely and every player in it is made once before anything is played, so that
a mistake is reported at once, with the key it stands at.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeVar

from kiebitz.arena.deals import Dealing, Forehands, usual_forehands
from kiebitz.arena.engines import Engine
from kiebitz.arena.engines.executor import MOST_WORKERS
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.filters import make_filter
from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.match import MOST_BOARDS, Match
from kiebitz.arena.scoring import Measure, check_measure
from kiebitz.arena.seatings import Seating, check_roles
from kiebitz.arena.starts import NEUTRAL, Start
from kiebitz.errors import BadOption, BadTournament, KiebitzError, shown
from kiebitz.file_names import check_path
from kiebitz.games import Rules, parse_rules
from kiebitz.numbers import check_choice, check_int
from kiebitz.players import Budget
from kiebitz.randomness import Secret, as_secret
from kiebitz.registries import nearest

Kind = TypeVar("Kind", bound=Enum)

KEYS: Final = frozenset(
    {"name", "game", "boards", "seed", "players", "pairings", "field", "measure", "start", "by"}
    | {"only", "deals", "forehands", "until", "budget", "budgets", "store", "engine", "workers"}
    | {"controls", "seating"}
)


class Pairings(Enum):
    """Who meets whom."""

    ALL = "all"
    """Every pair."""
    FIRST = "first"
    """The first player meets each of the others."""
    TOGETHER = "together"
    """All at one table: as many as there are seats, or any number with a field."""


@dataclass(frozen=True)
class Tournament:
    """What a file describes."""

    name: str
    matches: tuple[Match, ...]
    boards: int = 1000
    until: str = ""
    """The text of the sequential test; empty: all boards are played."""
    deals: str = ""
    """A file of recorded games that the boards come from."""
    store: str = ""
    engine: Engine = Engine.AUTO
    workers: int | None = None
    controls: bool = True
    goes_on: bool = False
    """Whether stored boards of the same matches are gone on with, under whatever secret."""

    def __post_init__(self) -> None:
        check_int(self.boards, "boards", low=1, high=MOST_BOARDS)
        if self.workers is not None:
            check_int(self.workers, "workers", low=1, high=MOST_WORKERS)
        check_choice(self.engine, Engine, "the engine")

    def under(self, secret: Secret) -> "Tournament":
        """The same tournament on other deals."""
        return replace(self, matches=tuple(match.under(secret) for match in self.matches))


def read_tournament(path: Path | str) -> Tournament:
    """Read a tournament file."""
    try:
        data = tomllib.loads(check_path(path).read_text(encoding="utf-8"))
    except KiebitzError:
        raise
    except FileNotFoundError:
        raise BadTournament(f"there is no file {str(path)!r}") from None
    except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, huge numbers, deep nesting
        raise BadTournament(f"{path}: this is no TOML: {error}") from None
    try:
        return tournament_of(data, name=Path(path).stem)
    except KiebitzError as error:
        raise BadTournament(f"{path}: {error}") from error


def tournament_of(data: Mapping[str, Any], *, name: str = "tournament") -> Tournament:
    """A tournament from plain data, as it stands in the file.

    >>> games = tournament_of({"game": "skat", "players": ["random", "greedy"]})
    >>> [match.labels for match in games.matches]
    [('random', 'greedy')]
    """
    for key in data:
        if key not in KEYS:
            raise BadTournament(f"unknown key {key!r}{nearest(key, KEYS)}")
    with _at("game"):
        rules = parse_rules(_text(data, "game"))
    until = _text(data, "until", "")
    with _at("until"):
        parse_until(until or "0..1")
    workers = data.get("workers")
    return Tournament(
        _text(data, "name", name),
        tuple(_matches(data, rules)),
        boards=_number(data, "boards", 1000, most=MOST_BOARDS),
        until=until,
        deals=_text(data, "deals", ""),
        store=_text(data, "store", ""),
        engine=_choice(data, "engine", Engine) or Engine.AUTO,
        workers=None if workers is None else _number(data, "workers", 1, most=MOST_WORKERS),
        controls=_yes_or_no(data, "controls", True),
        goes_on="seed" not in data,
    )


# ---- Matches -------------------------------------------------------------------------------------


def _matches(data: Mapping[str, Any], rules: Rules) -> list[Match]:
    dealing = _dealing(data, rules)
    with _at("measure"):
        measure = check_measure(rules, _choice(data, "measure", Measure))
    field = _text(data, "field", "")
    seating = _choice(data, "seating", Seating) or Seating.ALL
    with _at("seating"):
        if seating is Seating.ROLES:
            check_roles(rules, settled=dealing.start.cards is not None)
    matches = []
    for budget in _budgets(data):
        entrants = _entrants(data, budget, rules)
        with _at("field"):
            fixed = Entrant.of(field, budget=budget, rules=rules) if field else None
        with _at("pairings"):
            for chosen in _read_pairings(data, entrants):
                matches.append(Match(dealing, tuple(chosen), measure, fixed, seating=seating))
    if len({frozenset(match.entrants) for match in matches}) < len(matches):
        raise BadTournament("pairings: the same players meet twice with the same budgets")
    return matches


def _dealing(data: Mapping[str, Any], rules: Rules) -> Dealing:
    by, only = _text(data, "by", NEUTRAL), _text(data, "only", "")
    with _at("by"):
        neutral = Entrant.of(by, rules=rules)
    with _at("start"):
        start = replace(Start.parse(_text(data, "start", "deal"), rules), by=neutral)
    with _at("only"):
        chosen = make_filter(only).name if only else ""
    forehands = _choice(data, "forehands", Forehands) or usual_forehands(rules)
    return Dealing(rules, _secret(data), forehands, start, chosen)


def _secret(data: Mapping[str, Any]) -> Secret:
    """Of a seed given by hand, of a run to be repeated, or a fresh one."""
    seed = data.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str | None):
        raise BadTournament(f"seed should be a whole number or a text, not {seed!r:.60}")
    with _at("seed"):
        return as_secret(seed)


def _budgets(data: Mapping[str, Any]) -> list[Budget]:
    if "budget" in data and "budgets" in data:
        raise BadTournament("give budget or budgets, not both")
    tables = data.get("budgets", [data.get("budget", {})])
    if not isinstance(tables, list) or not tables:
        raise BadTournament("budgets should be a list such as [{seconds = 0.1}, {seconds = 1}]")
    return [_budget(table, "budgets") for table in tables]


def _budget(table: Any, where: str) -> Budget:
    known = set(Budget.KINDS)
    if not isinstance(table, dict) or not set(table) <= known:
        raise BadTournament(f"{where}: a budget has {', '.join(sorted(known))}, not {table!r:.80}")
    for name, value in table.items():
        if not isinstance(value, int | float) or not value > 0:
            raise BadTournament(f"{where}: {name} should be a number above 0, not {shown(value)}")
    with _at(where):
        return Budget(**table)


def _entrants(data: Mapping[str, Any], budget: Budget, rules: Rules) -> list[Entrant]:
    players = data.get("players")
    if isinstance(players, list):
        players = [("", text) for text in players]
    elif isinstance(players, dict):
        players = list(players.items())
    else:
        raise BadTournament(
            'players should be a table such as [players] strong = "pimc(worlds=50)", '
            "or a list of texts"
        )
    entrants = [_entrant(name, value, budget, rules) for name, value in players]
    if len(set(entrants)) < len(entrants):
        raise BadTournament("players: one is entered twice")
    return entrants


def _entrant(name: str, value: Any, budget: Budget, rules: Rules) -> Entrant:
    where = f"players.{name}" if name else "players"
    if isinstance(value, dict):
        limits = {key: limit for key, limit in value.items() if key != "player"}
        budget = _budget(limits, where) if limits else budget
        value = value.get("player")
    if not isinstance(value, str):
        raise BadTournament(f'{where}: {value!r:.80} should be a text such as "pimc(worlds=50)"')
    with _at(where):
        return replace(Entrant.of(value, budget=budget, rules=rules), name=name)


def _read_pairings(data: Mapping[str, Any], entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    pairings = data.get("pairings", "all")
    if isinstance(pairings, list):
        if not pairings:
            raise BadTournament("pairings: the list is empty")
        return [_find_pair(pair, entrants) for pair in pairings]
    how = _choice(data, "pairings", Pairings) or Pairings.ALL
    if how is Pairings.TOGETHER:
        return [list(entrants)]
    if len(entrants) < 2:
        raise BadTournament("players: at least two are needed")
    if how is Pairings.FIRST:
        return [[entrants[0], other] for other in entrants[1:]]
    return [list(pair) for pair in combinations(entrants, 2)]


def _find_pair(pair: Any, entrants: Sequence[Entrant]) -> list[Entrant]:
    by_name = {entrant.name or entrant.text: entrant for entrant in entrants}
    texts = isinstance(pair, list) and all(isinstance(name, str) for name in pair)
    if not texts or len(pair) < 2:
        raise BadTournament(f"pairings: {pair!r:.80} should be a list of players' names")
    for name in pair:
        if name not in by_name:
            known = ", ".join(by_name)
            near = nearest(str(name), by_name)
            raise BadTournament(f"pairings: there is no player {name!r}{near}; there are {known}")
    return [by_name[name] for name in pair]


# ---- Reading keys --------------------------------------------------------------------------------


@contextmanager
def _at(key: str) -> Iterator[None]:
    """Complaints are reported with the key."""
    try:
        yield
    except BadTournament:
        raise
    except KiebitzError as error:
        raise BadTournament(f"{key}: {error}") from error


def _yes_or_no(data: Mapping[str, Any], key: str, default: bool) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise BadTournament(f"{key} should be true or false, not {value!r:.60}")
    return value


def _number(data: Mapping[str, Any], key: str, default: int, *, most: int, least: int = 1) -> int:
    try:
        return check_int(data.get(key, default), key, low=least, high=most)
    except BadOption as error:
        raise BadTournament(str(error)) from error


def _text(data: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if isinstance(value, int) and key == "start" and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise BadTournament(f"{key} is missing" if value is None else f"{key} should be a text")
    return value


def _choice(data: Mapping[str, Any], key: str, kind: type[Kind]) -> Kind | None:
    if key not in data:
        return None
    try:
        return kind(data[key])
    except ValueError:
        choices = ", ".join(str(member.value) for member in kind)
        raise BadTournament(f"{key}: {data[key]!r:.60} is none of {choices}") from None
