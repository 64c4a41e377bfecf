"""The report of a tournament: one HTML file that needs nothing else, in light and in dark."""

from collections.abc import Iterator
from importlib.resources import files

from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.parts.accounts import account_tables, effort_table
from kiebitz.arena.report.parts.again import again
from kiebitz.arena.report.parts.comparisons import comparison_table
from kiebitz.arena.report.parts.controls import control_list, failure_list
from kiebitz.arena.report.parts.drawings import drawings
from kiebitz.arena.report.parts.glossary import glossary
from kiebitz.arena.report.parts.headline import headline
from kiebitz.arena.report.parts.ladder import ladder_table
from kiebitz.arena.report.parts.roles import role_tables
from kiebitz.arena.report.parts.setting import setting
from kiebitz.arena.report.parts.units import comparisons_of
from kiebitz.arena.report.short_names import with_short_names
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary
from kiebitz.cards import Language


def report_page(summary: TournamentSummary, *, language: Language = Language.EN) -> str:
    """The whole page, for a reader who was not there."""
    voice = Voice(language)
    summary = with_short_names(summary)
    title = _title(summary, voice)
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", f"{title} · Kiebitz"),
        element("style", _style()),
    )
    top = element(
        "header",
        element("p", voice.say("eyebrow"), class_="eyebrow"),
        element("h1", title),
        headline(summary, voice),
    )
    sections = [_section(voice.say(key), content) for key, content in _sections(summary, voice)]
    body = element("body", element("main", top, sections))
    page = element("html", head, body, lang=language.value)
    return f"<!doctype html>\n{page}\n"


def _title(summary: TournamentSummary, voice: Voice) -> str:
    if summary.name:
        return summary.name
    compared = comparisons_of(summary)
    if len(compared) == 1:
        return voice.say("versus", first=compared[0][1].first, second=compared[0][1].second)
    return voice.say("several", count=len(compared))


def _style() -> Markup:
    text = files("kiebitz.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    return Markup(text)


def _section(title: str, content: Markup) -> Markup:
    return element("section", element("h2", title), content)


def _sections(summary: TournamentSummary, voice: Voice) -> Iterator[tuple[str, Markup]]:
    """The sections that have something to say."""
    played = any(match.boards for match in summary.matches)
    if summary.matches:
        yield "head_played", setting(summary, voice)
    if played:
        yield "head_plots", drawings(summary, voice)
        yield (
            "head_comparisons",
            Markup(comparison_table(summary, voice) + ladder_table(summary, voice)),
        )
        if roles := role_tables(summary, voice):
            yield "head_roles", roles
        yield "head_accounts", account_tables(summary, voice)
        yield "head_effort", effort_table(summary, voice)
    if summary.matches:
        yield "head_controls", control_list(summary, voice)
    if any(match.failures for match in summary.matches):
        yield "head_failures", failure_list(summary, voice)
    if played:
        yield "head_glossary", glossary(summary, voice)
    if summary.matches:
        yield "head_again", again(summary, voice)
