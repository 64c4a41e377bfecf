"""How to make a result again: the command of a duel, or the file of a tournament.

The boards of a stored run are counted, not those once asked for; a smaller number gives the same
boards, so what is written here leads to the same numbers.
"""

import json
import shlex
from collections.abc import Iterator

from kiebitz.arena.deals import usual_forehands
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.match import Match
from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.parts.units import entrants_of
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.run_keys import run_key
from kiebitz.arena.scoring import usual_measure
from kiebitz.arena.seatings import Seating
from kiebitz.arena.starts import NEUTRAL
from kiebitz.arena.summary import TournamentSummary
from kiebitz.games import rules_text
from kiebitz.randomness import Secret


def again(summary: TournamentSummary, voice: Voice) -> Markup:
    """The command or the file, if matches differ in their players alone; and the keys."""
    settings = [(_settings(match.match), match.match.field) for match in summary.matches]
    parts = [*_keys(summary, voice)]
    if any(match.match.older for match in summary.matches):
        parts = [element("p", voice.say("again_older")), *parts]
    elif all(each == settings[0] for each in settings):
        parts = [*_recipe(summary, voice), *parts]
    return Markup("".join(parts))


def _recipe(summary: TournamentSummary, voice: Voice) -> Iterator[Markup]:
    first = summary.matches[0].match
    if len(summary.matches) == 1 and len(first.entrants) == 2 and _one_budget(first):
        key, text = "again_duel", duel_command(summary)
    else:
        key, text = "again_file", tournament_file(summary)
    yield element("p", voice.say(key))
    yield element("pre", element("code", text))


def _keys(summary: TournamentSummary, voice: Voice) -> Iterator[Markup]:
    yield element("p", voice.say("again_keys"), class_="keys")
    keys = [
        element(
            "li",
            element("code", run_key(match.match, match.versions)),
            f" {' – '.join(match.match.labels)}",
        )
        for match in summary.matches
    ]
    yield element("ul", keys)


def _one_budget(match: Match) -> bool:
    return len({entrant.budget for entrant in match.everyone}) == 1


def _settings(match: Match) -> dict[str, str | int]:
    """What is not as usual, by the names that command and file have in common."""
    dealing = match.dealing
    found: dict[str, str | int] = {"game": rules_text(match.rules), "seed": _seed(match.secret)}
    if dealing.start.cards is not None:
        found["start"] = dealing.start.text(match.rules)
        if dealing.start.by.text != NEUTRAL and match.recorded is None:
            found["by"] = dealing.start.by.text
    if match.recorded is not None:
        found["deals"] = match.recorded.source
    if dealing.only:
        found["only"] = dealing.only
    if dealing.forehands is not usual_forehands(match.rules):
        found["forehands"] = dealing.forehands.value
    if match.field is not None:
        found["field"] = match.field.text
    if match.measure is not usual_measure(match.rules):
        found["measure"] = match.measure.value
    if match.seating is not Seating.ALL:
        found["seating"] = match.seating.value
    return found


def _seed(secret: Secret) -> str | int:
    """A number where one was given by hand, else the digits of the secret."""
    return secret.hex if secret.seed is None else secret.seed


def _boards(summary: TournamentSummary) -> int:
    return max(1, *(match.boards for match in summary.matches), 1)


def _until(summary: TournamentSummary) -> str:
    asked = summary.matches[0].hypotheses
    return "" if asked is None else str(asked)


def duel_command(summary: TournamentSummary) -> str:
    """The command of a summary of one match with two entrants and one budget."""
    match = summary.matches[0].match
    limits = match.entrants[0].limits
    options: dict[str, object] = {"boards": _boards(summary), **_settings(match), **limits}
    if until := _until(summary):
        options["until"] = until
    words = ["kiebitz", "duel", *(entrant.text for entrant in match.entrants)]
    words += [word for name, value in options.items() for word in (f"--{name}", str(value))]
    return shlex.join(words)


# ---- A tournament file ---------------------------------------------------------------------------


def tournament_file(summary: TournamentSummary) -> str:
    """A file that plays the same matches; names given twice get a number."""
    entrants = entrants_of(summary)
    names = _names(entrants)
    lines = [f"name = {_quote(summary.name)}"] if summary.name else []
    lines.append(f"boards = {_boards(summary)}")
    settings = _settings(summary.matches[0].match)
    lines += [f"{key} = {_value(value)}" for key, value in settings.items()]
    if until := _until(summary):
        lines.append(f"until = {_quote(until)}")
    field = summary.matches[0].match.field
    if field is not None and field.limits:
        lines.append(f"budget = {{{_limits(field)}}}")
    pairs = [[names[entrant] for entrant in match.match.entrants] for match in summary.matches]
    lines.append(f"pairings = {json.dumps(pairs, ensure_ascii=False)}")
    lines += ["", "[players]"]
    lines += [f"{_quote(name)} = {_player(entrant)}" for entrant, name in names.items()]
    return "\n".join(lines)


def _names(entrants: list[Entrant]) -> dict[Entrant, str]:
    names: dict[Entrant, str] = {}
    for entrant in entrants:
        names[entrant] = next(name for name in _number_names(entrant) if name not in names.values())
    return names


def _number_names(entrant: Entrant) -> Iterator[str]:
    name = entrant.name or entrant.text
    yield name
    number = 2
    while True:
        yield f"{name} {number}"
        number += 1


def _player(entrant: Entrant) -> str:
    if not entrant.limits:
        return _quote(entrant.text)
    return f"{{player = {_quote(entrant.text)}, {_limits(entrant)}}}"


def _limits(entrant: Entrant) -> str:
    return ", ".join(f"{name} = {value!r}" for name, value in entrant.limits.items())


def _value(value: str | int) -> str:
    return _quote(value) if isinstance(value, str) else str(value)


def _quote(text: str) -> str:
    """A basic string of TOML; JSON escapes what TOML wants escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
