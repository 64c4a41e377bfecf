"""What was played: the game, the players, seatings, boards and deals, in plain words."""

from collections.abc import Callable, Iterator, Sequence

from kiebitz.arena.controls import Unchecked
from kiebitz.arena.deals import Forehands
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.filters import CloseFilter, ContractFilter, make_filter
from kiebitz.arena.match import Match
from kiebitz.arena.report.markup import Content, Markup, element, facts, markup
from kiebitz.arena.report.parts.trust import marked
from kiebitz.arena.report.parts.units import entrants_of
from kiebitz.arena.report.parts.verdicts import error_share, hypothesis
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.seatings import Seating
from kiebitz.arena.summary import MatchSummary, TournamentSummary
from kiebitz.errors import KiebitzError
from kiebitz.games import rules_text


def setting(summary: TournamentSummary, voice: Voice) -> Markup:
    """A list of facts; what differs between matches is reported for each."""
    message: list[tuple[Content, Content]] = []
    for name, tell in _FACTS.items():
        values = dict.fromkeys(tell(match, voice) for match in summary.matches)
        if shown := [element("p", value) for value in values if value]:
            message.append((voice.say(name), shown))
    message.insert(1, (voice.say("fact_players"), _players(summary, voice)))
    return facts(message)


# ---- Players -------------------------------------------------------------------------------------


def _players(summary: TournamentSummary, voice: Voice) -> Markup:
    """Every player once: the name, the text that makes it, its budget and marks."""
    entrants = entrants_of(summary)
    cheaters = marked(summary, Unchecked.CHEATER)
    items = [element("li", _player(entrant, cheaters, voice)) for entrant in entrants]
    return element("ul", items)


def _player(entrant: Entrant, cheaters: Sequence[str], voice: Voice) -> Iterator[str]:
    yield element("strong", entrant.name or entrant.text)
    if entrant.name and entrant.name != entrant.text:
        yield Markup(" = " + element("code", entrant.text))
    if entrant.limits:
        yield ", " + voice.say("budget_of", limits=limits_text(entrant, voice))
    if entrant.label in cheaters:
        yield Markup(" " + element("span", voice.say("mark_cheater"), class_="mark"))
    if entrant.timed:
        yield Markup(" " + element("span", voice.say("mark_clock"), class_="mark"))


def limits_text(entrant: Entrant, voice: Voice) -> str:
    """What a decision may cost."""
    return ", ".join(
        voice.say(f"limit_{name}", value=voice.short(value))
        for name, value in entrant.limits.items()
    )


# ---- Facts ---------------------------------------------------------------------------------------


def _game(summary: MatchSummary, voice: Voice) -> Markup:
    rules = summary.match.rules
    name, text = voice.say(f"game_{rules.name}"), rules_text(rules)
    return markup([name, " ", element("code", text)] if text != rules.name else name)


def _field(summary: MatchSummary, voice: Voice) -> Markup:
    field = summary.match.field
    return Markup() if field is None else markup(_player(field, (), voice))


def _boards(summary: MatchSummary, voice: Voice) -> Markup:
    return markup(voice.counted("boards", summary.boards))


def _seatings(summary: MatchSummary, voice: Voice) -> Markup:
    match = summary.match
    teams = bool(match.rules.teams)
    if match.seating is Seating.ROLES:
        key = f"seating_roles{'_field' if match.field is not None else ''}_{match.rules.name}"
    elif match.field is not None:
        key = "seating_field_teams" if teams else "seating_field"
    elif len(match.entrants) == match.rules.seats:
        key = "seating_orders"
    else:
        key = "seating_teams" if teams else "seating_alone"
    sentences = [voice.say(key, orders=match.seatings)]
    if _all_forehands(match):
        sentences.append(voice.say("forehands_all"))
    sentences.append(voice.say("seating_games", games=games_per_board(match)))
    return markup(" ".join(sentences))


def _all_forehands(match: Match) -> bool:
    return match.dealing.forehands is Forehands.ALL and match.recorded is None


def games_per_board(match: Match) -> int:
    """Seatings times forehands; a filter may leave out some of the forehands."""
    return match.seatings * (match.rules.seats if _all_forehands(match) else 1)


def _start(summary: MatchSummary, voice: Voice) -> Markup:
    match = summary.match
    start, text = match.dealing.start, match.dealing.start.text(match.rules)
    if match.recorded is not None:
        return markup(voice.say("start_file", file=match.recorded.source))
    key = f"start_{text}_{match.rules.name}" if text in ("deal", "cards") else "start_late"
    return markup(voice.say(key, by=start.by.text, cards=start.cards))


def _deals(summary: MatchSummary, voice: Voice) -> Markup:
    dealing = summary.match.dealing
    sentences = []
    if summary.match.recorded is None:
        sentences.append(voice.say("deals_seed", seed=dealing.secret))
    else:
        sentences.append(voice.say("seed", seed=dealing.secret))
    if summary.match.guessable:
        sentences.append(voice.say("seed_guessable_bots"))
    if dealing.only:
        sentences.append(_filter(dealing.only, voice))
    return markup(" ".join(sentences))


def _filter(text: str, voice: Voice) -> str:
    try:
        chosen = make_filter(text)
    except KiebitzError:  # somebody else's filter, not installed here
        return voice.say("only_other", filter=text)
    if isinstance(chosen, CloseFilter):
        return voice.say("only_close", points=chosen.points)
    if isinstance(chosen, ContractFilter):
        return voice.say("only_contract", contract=voice.say(f"contract_{chosen.kind}"))
    return voice.say("only_other", filter=text)


def _measure(summary: MatchSummary, voice: Voice) -> Markup:
    match = summary.match
    return markup(voice.say(f"measure_{match.rules.name}_{match.measure.value}"))


def _until(summary: MatchSummary, voice: Voice) -> Markup:
    asked = summary.hypotheses
    if asked is None:
        return Markup()
    return markup(
        voice.say(
            "until_text",
            null=hypothesis(asked.null, asked.unit, voice),
            alternative=hypothesis(asked.alternative, asked.unit, voice),
            alpha=error_share(asked.alpha, voice),
            beta=error_share(asked.beta, voice),
        )
    )


def _say_when(summary: MatchSummary, voice: Voice) -> Markup:
    """The day and time, without seconds; anything else as it stands."""
    return markup(summary.created[:16].replace("T", " ") + " UTC" if summary.created else "")


def _version(summary: MatchSummary, voice: Voice) -> Markup:
    parts = [f"{name} {version}" for name, version in summary.versions.items()]
    return markup(", ".join([*parts, summary.match.rules.version]))


_FACTS: dict[str, Callable[[MatchSummary, Voice], Markup]] = {
    "fact_game": _game,
    "fact_field": _field,
    "fact_boards": _boards,
    "fact_seatings": _seatings,
    "fact_start": _start,
    "fact_deals": _deals,
    "fact_measure": _measure,
    "fact_until": _until,
    "fact_version": _version,
    "fact_begun": _say_when,
}
