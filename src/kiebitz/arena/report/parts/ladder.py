"""The ladder as a table: strengths in points, and ratings by places."""

from kiebitz.arena.report.markup import Markup, element, table
from kiebitz.arena.report.parts.drawings import NORMAL
from kiebitz.arena.report.parts.order import rank_ranges
from kiebitz.arena.report.voice import NOTHING, Voice, digits_for
from kiebitz.arena.summary import TournamentSummary


def ladder_table(summary: TournamentSummary, voice: Voice) -> Markup:
    """The best first; nothing with fewer than three players."""
    if not summary.strengths:
        return Markup()
    title = voice.say("plot_ladder")
    head, rows = ladder_cells(summary, voice)
    return Markup(element("h3", title) + table(head, rows, label=title))


def ladder_cells(summary: TournamentSummary, voice: Voice) -> tuple[list[str], list[list[str]]]:
    """The names of the columns, and a row for each player; ranks as far as they are known."""
    names = ("player", "rank", "strength", "interval", "rating")
    digits = digits_for(*(2 * NORMAL * each.error for each in summary.strengths))
    rows = []
    for each, (best, worst) in zip(summary.strengths, rank_ranges(summary), strict=True):
        reach = NORMAL * each.error
        rating = (summary.ratings or {}).get(each.player)
        rows.append(
            [
                each.player,
                str(best) if best == worst else f"{best}–{worst}",
                voice.number(each.points, digits, signed=True),
                voice.range(each.points - reach, each.points + reach, digits),
                NOTHING if rating is None else voice.number(rating.mean, 1),
            ]
        )
    return [voice.say(f"column_{name}") for name in names], rows
