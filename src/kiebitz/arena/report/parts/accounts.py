"""What each player did: by role and contract, in points, and what it cost."""

from collections.abc import Iterator, Sequence

from kiebitz.arena.accounts import Account, Role, Tally
from kiebitz.arena.report.markup import Markup, element, table
from kiebitz.arena.report.voice import NOTHING, Voice
from kiebitz.arena.scoring import usual_measure
from kiebitz.arena.summary import MatchSummary, TournamentSummary
from kiebitz.games import GAMES, Partners

Row = list[str]

_HEADS = {
    Partners.DECLARER: "declares w g t d f declaring defending",
    Partners.TEAMS: "score won chooses as_chooser as_opponent",
    Partners.NONE: "off first made",
}


def account_tables(summary: TournamentSummary, voice: Voice) -> Markup:
    """A table for each game that was played, and the contracts below it."""
    parts = []
    for game in dict.fromkeys(match.match.rules.name for match in summary.matches):
        matches = [match for match in summary.matches if match.match.rules.name == game]
        parts += [_overview(game, matches, voice), *_contracts(game, matches, voice)]
    return Markup("".join(parts))


def players_of(match: MatchSummary, voice: Voice) -> Iterator[tuple[str, Account]]:
    """The accounts with the names of their players, the field last."""
    for number in sorted(match.accounts, key=lambda number: (number < 0, number)):
        label = match.match.entrant(number).label
        shown = label if number >= 0 else voice.say("field_player", player=label)
        yield shown, match.accounts[number]


def _overview(game: str, matches: Sequence[MatchSummary], voice: Voice) -> Markup:
    names = ["player", "games"]
    rows: list[Row] = []
    for match in matches:
        rows += _match_heading(match, matches)
        for name, account in players_of(match, voice):
            cells = account_cells(match, account, voice)
            rows.append([name, voice.number(account.games), *cells])
    head = [voice.say(f"column_{name}") for name in names] + account_head(game, voice)
    shown = table(head, rows, label=voice.say("head_accounts"))
    return Markup(shown + element("p", voice.say(f"note_{game}"), class_="note"))


def _match_heading(match: MatchSummary, matches: Sequence[MatchSummary]) -> list[Row]:
    return [[" – ".join(match.match.labels)]] if len(matches) > 1 else []


def account_head(game: str, voice: Voice) -> list[str]:
    """The names of the columns of `account_cells`."""
    return [voice.say(f"column_{name}") for name in _HEADS[GAMES[game].partners].split()]


def account_labels(game: str, voice: Voice) -> list[str]:
    """The same in full words, for a table with a row for each."""
    return [voice.say(f"account_{name}") for name in _HEADS[GAMES[game].partners].split()]


def account_cells(match: MatchSummary, account: Account, voice: Voice) -> list[str]:
    """What an entrant did, in the columns of its game."""
    cells = {
        Partners.DECLARER: _with_declarer,
        Partners.TEAMS: _in_teams,
        Partners.NONE: _alone,
    }
    return cells[match.match.rules.partners](account, voice)


def _with_declarer(account: Account, voice: Voice) -> list[str]:
    return [
        voice.share(account.share_of(Role.DECLARER)),
        voice.share(account.w),
        *(voice.number(value, 2) for value in (account.g, account.t, account.d, account.f)),
        voice.number(account.tournament_from(Role.DECLARER), 2),
        voice.number(account.tournament_from(Role.DEFENDER), 2),
    ]


def _in_teams(account: Account, voice: Voice) -> list[str]:
    total = account.total()
    return [
        _mean_score(total, voice),
        voice.share(_ratio(total.won, total)),
        voice.share(account.share_of(Role.CHOOSER)),
        _mean_score(account.total(Role.CHOOSER), voice),
        _mean_score(account.total(Role.OPPONENT), voice),
    ]


def _alone(account: Account, voice: Voice) -> list[str]:
    total = account.total()
    return [
        voice.number(-_ratio(total.score, total), 2),
        voice.share(_ratio(total.won, total)),
        voice.number(_ratio(total.points, total), 2),
    ]


def _ratio(part: float, tally: Tally) -> float:
    return part / tally.games if tally.games else float("nan")


def _mean_score(tally: Tally, voice: Voice) -> str:
    return voice.number(_ratio(tally.score, tally), 2)


# ---- Contracts -----------------------------------------------------------------------------------


def _contracts(game: str, matches: Sequence[MatchSummary], voice: Voice) -> Iterator[Markup]:
    """Who did what in which contract, folded away; not where nobody chooses one."""
    if not GAMES[game].contracts:
        return
    what = "mode" if GAMES[game].teams else "contract"
    head = [
        voice.say(f"column_{name}")
        for name in ("player", "role", what, "games", "won", "mean", "card_points")
    ]
    rows: list[Row] = []
    for match in matches:
        rows += _match_heading(match, matches)
        for name, account in players_of(match, voice):
            rows += [[name, *cells] for cells in _contract_cells(account, voice)]
    unit = voice.say(f"unit_{game}_{usual_measure(matches[0].match.rules).value}")
    yield element(
        "details",
        element("summary", voice.say("by_contract")),
        table(head, rows, label=voice.say("by_contract")),
        element("p", voice.say("note_contracts", unit=unit), class_="note"),
    )


def _contract_cells(account: Account, voice: Voice) -> Iterator[Row]:
    order = list(Role)
    for role, contract in sorted(account.tallies, key=lambda key: (order.index(key[0]), key[1])):
        tally = account.tallies[role, contract]
        yield [
            voice.say(f"role_{role.value}"),
            voice.say(f"contract_{contract}"),
            voice.number(tally.games),
            voice.share(_ratio(tally.won, tally)),
            voice.number(_ratio(tally.tournament, tally), 2),
            voice.number(_ratio(tally.points, tally), 1),
        ]


# ---- Effort --------------------------------------------------------------------------------------


def effort_table(summary: TournamentSummary, voice: Voice) -> Markup:
    """What the decisions cost; kinds of effort that nobody reports are left out."""
    kinds = [
        kind
        for kind in ("nodes", "worlds", "playouts")
        if any(getattr(a, kind) for match in summary.matches for a in match.accounts.values())
    ]
    names = ["player", "decisions", "time", *kinds, "total_time"]
    rows: list[Row] = []
    for match in summary.matches:
        rows += _match_heading(match, summary.matches)
        for name, account in players_of(match, voice):
            rows.append([name, *_effort_cells(account, kinds, voice)])
    head = [voice.say(f"column_{name}") for name in names]
    shown = table(head, rows, label=voice.say("head_effort"))
    return Markup(shown + element("p", voice.say("note_effort"), class_="note"))


def _effort_cells(account: Account, kinds: Sequence[str], voice: Voice) -> Iterator[str]:
    decisions = max(1, account.decisions)
    yield voice.number(account.decisions)
    yield voice.seconds(account.seconds_per_decision)
    for kind in kinds:
        effort = getattr(account, kind)
        yield voice.number(effort / decisions, 1) if effort else NOTHING
    yield voice.seconds(account.seconds)
