"""``kiebitz stats``: what recorded games say about those who played them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.luck import luck_of
from kiebitz.arena.sources import is_store
from kiebitz.cli.late_progress import LateProgress
from kiebitz.cli.look import Look
from kiebitz.cli.options import LanguageOption, look_of
from kiebitz.cli.reading import EncodingOption, GameFiles
from kiebitz.cli.stats_columns import NOTES
from kiebitz.cli.stats_plot import check_plot, draw_statistics
from kiebitz.cli.stats_tables import print_section, print_split
from kiebitz.errors import BadOption
from kiebitz.games import rules_text
from kiebitz.records import FORMATS, Record
from kiebitz.skill.statistics import By, Section, Statistics, Tally

MOST_PLAYERS = 20
"""That are shown, unless one asks for more."""


def stats(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE", help="Files of games of any format, or stores."),
    ],
    player: Annotated[str, typer.Option(metavar="NAME", help="Only this player.")] = "",
    by: Annotated[By | None, typer.Option(help="Split the games of each player: by what.")] = None,
    top: Annotated[
        int, typer.Option(min=1, help="How many players, those with the most games first.")
    ] = MOST_PLAYERS,
    luck: Annotated[
        str,
        typer.Option(
            metavar="PLAYER",
            help="Also take the luck of the cards out, as this player would score with them, "
            "such as greedy.",
        ),
    ] = "",
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also draw it (svg, png or pdf).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    run: Annotated[int | None, typer.Option(help="Of a store only this run.")] = None,
    format: Annotated[
        str | None, typer.Option("--from", help=f"The format of the files: {', '.join(FORMATS)}.")
    ] = None,
    encoding: EncodingOption = "",
    lang: LanguageOption = "",
) -> None:
    """Statistics of recorded games, player by player: of people, programs, servers.

    Games by different rules are kept apart. Scores have their 95 % interval; in Skat they are
    tournament points. With --by the games are split by contract, seat, month or in their order.
    """
    if plot is not None:
        check_plot(plot)
    look = look_of("french", lang)
    wanted = {by} if by else set()
    if plot is not None and (by is None or by.over_time):
        wanted |= {By.MONTH, By.ORDER}
    statistics = Statistics(by=wanted, only=player)
    with LateProgress(unit=look.say("luck_count")) as progress:
        games = GameFiles(files, progress, format=format, encoding=encoding, run=run)
        stores = any(map(is_store, files))
        if luck and stores:
            raise BadOption("in a store deals are played several times: see kiebitz results")
        adjusted = _read(games, statistics, luck)
    report = _Report(statistics, games, player, by, top, adjusted, luck, stores, look)
    if not any(section.players for section in statistics.sections.values()):
        raise BadOption(report.nothing())
    if plot is not None:
        draw_statistics(statistics.sections.values(), by, plot, look)
    if as_json:
        typer.echo(json.dumps(report.plain(), ensure_ascii=False))
    else:
        report.print(Console(highlight=False))


def _read(games: GameFiles, statistics: Statistics, luck: str) -> dict[str, Estimate]:
    """Count all games; what each player scored without luck, if that is asked for."""
    if not luck:
        for record in games:
            statistics.add(record)
        return {}

    def count_games() -> Iterator[Record]:
        for record in games:
            statistics.add(record)
            yield record

    return {each.player: each.found.adjusted for each in luck_of(count_games(), reference=luck)}


@dataclass
class _Report:
    """What there is to say after reading."""

    statistics: Statistics
    games: GameFiles
    player: str
    by: By | None
    top: int
    luck: dict[str, Estimate]
    reference: str
    stores: bool
    look: Look

    def nothing(self) -> str:
        """Why there is nothing to tell."""
        if self.player and self.games.games:
            return f"nobody is called {self.player!r} in these games"
        return "\n".join(["there is no game with a result", *self.games.notes(self.look)])

    def print(self, console: Console) -> None:
        """Section by section, then what was unusual."""
        for section in self.statistics.sections.values():
            console.print(self._write_title(section))
            print_section(console, section, self.look, most=self.top, luck=self.luck)
            if self.by:
                print_split(console, section, self.by, self.look, most=self.top)
            console.print()
        games = {section.rules.name for section in self.statistics.sections.values()}
        for name in sorted(games & set(NOTES)):
            console.print(Text(self.look.say(NOTES[name]), style="dim"))
        if self.stores:
            console.print(Text(self.look.say("stats_note_store"), style="yellow"))
        if self.luck:
            note = self.look.say("luck_told", player=self.reference)
            console.print(Text(note, style="dim"))
        for note in self.games.notes(self.look):
            console.print(Text(note, style="dim"))

    def _write_title(self, section: Section) -> Text:
        number = self.look.number(section.games)
        key = "stats_title_one" if section.games == 1 else "stats_title_many"
        title = self.look.say(key, game=rules_text(section.rules), n=number)
        if section.first_date:
            days = section.first_date[:10], section.last_date[:10]
            title += " · " + (days[0] if days[0] == days[1] else " – ".join(days))
        return Text(self.look.fit(title), style="bold")

    def plain(self) -> dict[str, Any]:
        """Everything as plain data."""
        endings = {ending.value: count for ending, count in self.games.endings.items()}
        sections = [self._section_to_dict(each) for each in self.statistics.sections.values()]
        broken = {"count": len(self.games.broken), "reasons": dict(self.games.broken.reasons)}
        return {"games": self.games.games, **endings, "broken": broken, "sections": sections}

    def _section_to_dict(self, section: Section) -> dict[str, Any]:
        players = []
        for name, games in section.ranked():
            row: dict[str, Any] = {"player": name, **_tally_to_dict(games.all)}
            if name in self.luck:
                row["without_luck"] = _estimate_to_dict(self.luck[name])
            if self.by:
                parts = section.parts(games, self.by)
                row["by"] = [{"part": part, **_tally_to_dict(tally)} for part, tally in parts]
            players.append(row)
        return {
            "rules": rules_text(section.rules),
            "games": section.games,
            "first_date": section.first_date or None,
            "last_date": section.last_date or None,
            "players": players,
        }


def _tally_to_dict(tally: Tally) -> dict[str, Any]:
    figures = {name: _estimate_to_dict(each.estimate()) for name, each in tally.figures.items()}
    return {"games": tally.games, "figures": figures}


def _estimate_to_dict(estimate: Estimate) -> dict[str, Any]:
    ends = {"low": estimate.low, "high": estimate.high}
    known = {name: end if isfinite(end) else None for name, end in ends.items()}
    return {"count": estimate.count, "mean": estimate.mean, **known}
