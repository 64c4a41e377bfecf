"""What came out of a tournament, for the terminal: verdicts, comparisons, accounts, controls."""

import math
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.accounts import Account, Role
from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.judging.intervals import Estimate, t_interval
from kiebitz.arena.judging.sequential import Verdict
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary
from kiebitz.cli.look import Look
from kiebitz.games import Schieber, Skat, rules_text


def print_summary(console: Console, summary: TournamentSummary, look: Look) -> None:
    """Everything, the verdicts first."""
    for match in summary.matches:
        _print_match(console, match, look)
    if summary.strengths:
        _print_ladder(console, summary, look)


def _print_match(console: Console, summary: MatchSummary, look: Look) -> None:
    match = summary.match
    title = look.say(
        "arena_title",
        players=" – ".join(match.labels),
        game=rules_text(match.rules),
        boards=look.number(summary.boards),
        seatings=len(match.orders),
        seed=match.seed,
    )
    console.print(title, style="bold", markup=False)
    for comparison in summary.comparisons:
        console.print(verdict(comparison, look))
    if len(summary.comparisons) == 1:
        console.print(_evidence(summary.comparisons[0], summary, look), style="dim")
    else:
        console.print(_comparison_table(summary, look))
    if summary.accounts:
        console.print()
        console.print(_accounts_table(summary, look))
    for line in _controls(summary, look):
        console.print(line)
    for board, failure in summary.failures[:3]:
        told = look.say(
            "arena_failure",
            board=board,
            player=failure.player,
            seat=failure.seat,
            what=failure.what,
        )
        console.print(told, style="red", markup=False)
    console.print()


# ---- Verdicts ------------------------------------------------------------------------------------


def verdict(comparison: Comparison, look: Look) -> Text:
    """One sentence: who is better, by how much, how sure."""
    estimate = comparison.estimate
    better, other = comparison.first, comparison.second
    if estimate.mean < 0:
        better, other = other, better
    if estimate.count and estimate.low == estimate.high == 0:
        return Text(look.say("arena_equal", first=better, second=other), style="bold")
    if not math.isfinite(estimate.low):
        return Text(look.say("arena_too_few"), style="bold")
    clear = not estimate.low <= 0 <= estimate.high
    low, high = sorted((abs(estimate.low), abs(estimate.high))) if clear else _signed(estimate)
    return Text(
        look.say(
            "arena_better" if clear else "arena_open",
            better=better,
            other=other,
            mean=_number(abs(estimate.mean), look),
            low=_number(low, look),
            high=_number(high, look),
        ),
        style="bold green" if clear else "bold",
    )


def _signed(estimate: Estimate) -> tuple[float, float]:
    """The interval as seen from whoever is ahead."""
    if estimate.mean >= 0:
        return estimate.low, estimate.high
    return -estimate.high, -estimate.low


def _evidence(comparison: Comparison, summary: MatchSummary, look: Look) -> str:
    signs = comparison.signs
    parts = [
        look.say("arena_p", p=_p_value(comparison.t_test.p_value, look)),
        look.say(
            "arena_bootstrap",
            low=_number(comparison.bootstrap.low, look),
            high=_number(comparison.bootstrap.high, look),
        ),
        look.say("arena_signs", won=signs.won, lost=signs.lost, drawn=signs.drawn),
    ]
    if comparison.wins is not None:
        p = _p_value(comparison.wins.p_value, look)
        parts.append(look.say("arena_mcnemar", p=p))
    if summary.judgement is not None:
        key = {
            Verdict.UNDECIDED: "arena_undecided",
            Verdict.ACCEPT_ALTERNATIVE: "arena_alternative",
            Verdict.ACCEPT_NULL: "arena_null",
        }[summary.judgement.verdict]
        parts.append(look.say(key, until=summary.hypotheses, llr=f"{summary.judgement.llr:+.2f}"))
    if summary.match.timed:
        parts.append(look.say("arena_timed"))
    return " · ".join(parts)


def _comparison_table(summary: MatchSummary, look: Look) -> Table:
    table = _table(look, "arena_pair", "arena_difference", "arena_interval", "arena_corrected")
    for comparison in summary.comparisons:
        estimate = comparison.estimate
        table.add_row(
            f"{comparison.first} – {comparison.second}",
            f"{_number(estimate.mean, look, signed=True)}",
            f"{_number(estimate.low, look)} … {_number(estimate.high, look)}",
            _p_value(comparison.adjusted, look),
        )
    return table


# ---- Accounts ------------------------------------------------------------------------------------


def _accounts_table(summary: MatchSummary, look: Look) -> Table:
    rules = summary.match.rules
    if isinstance(rules, Skat):
        names = ["arena_t", "arena_declares", "arena_w", "arena_g", "arena_d", "arena_f"]
        names += ["arena_declaring", "arena_defending"]
    elif isinstance(rules, Schieber):
        names = ["arena_points", "arena_won", "arena_chooser", "arena_opponent"]
    else:
        names = ["arena_off", "arena_first"]
    table = _table(look, "arena_player", *names, "arena_time")
    for entrant, account in sorted(summary.accounts.items()):
        label = summary.match.entrant(entrant).label
        shown = label if entrant >= 0 else look.say("arena_field", player=label)
        table.add_row(Text(shown), *_account_cells(account, summary, look), _time(account, look))
    return table


def _account_cells(account: Account, summary: MatchSummary, look: Look) -> Iterator[str]:
    rules = summary.match.rules
    if isinstance(rules, Skat):
        yield _number(account.t, look)
        yield _share(account.share_of(Role.DECLARER), look)
        yield _share(account.w, look)
        yield from (_number(value, look) for value in (account.g, account.d, account.f))
        yield _number(account.tournament_from(Role.DECLARER), look)
        yield _number(account.tournament_from(Role.DEFENDER), look)
        return
    total = account.total()
    mean = total.score / max(1, total.games)
    yield _number(mean if isinstance(rules, Schieber) else -mean, look)
    yield _share(total.won / max(1, total.games), look)
    if isinstance(rules, Schieber):
        for role in (Role.CHOOSER, Role.OPPONENT):
            part = account.total(role)
            yield _share(part.won / max(1, part.games), look)


# ---- Controls, ladder ----------------------------------------------------------------------------


def _controls(summary: MatchSummary, look: Look) -> Iterator[Text]:
    for entrant, label in enumerate(summary.match.labels):
        found = [result for result in summary.controls if result.entrant == entrant]
        if found:
            parts = [_control(result, look) for result in found if _told(result)]
            yield Text(f"{label}: ", style="dim") + Text(" · ", style="dim").join(parts)


def _told(result: ControlResult) -> bool:
    return result.count > 0 or result.unchecked is not None


def _control(result: ControlResult, look: Look) -> Text:
    if result.unchecked is Unchecked.CHEATER:
        return Text(look.say("control_cheater"), style="yellow")
    if result.unchecked is Unchecked.CLOCK:
        return Text(look.say("control_clock"), style="dim")
    if result.control is Control.RANDOM:
        estimate = t_interval(result.differences)
        half = (estimate.high - estimate.low) / 2
        return Text(
            look.say(
                "control_random",
                mean=_number(estimate.mean, look, signed=True),
                half=_number(half, look),
            ),
            style="dim",
        )
    key = f"control_{result.control.value}" + ("" if result.passed else "_wrong")
    told = look.say(key, count=result.count, wrong=result.wrong, where=result.where)
    return Text(told, style="dim" if result.passed else "bold red")


def _print_ladder(console: Console, summary: TournamentSummary, look: Look) -> None:
    table = _table(look, "arena_player", "arena_strength", "arena_error", "arena_rating")
    for strength in summary.strengths:
        rating = (summary.ratings or {}).get(strength.player)
        table.add_row(
            Text(strength.player),
            _number(strength.points, look, signed=True),
            "± " + _number(1.96 * strength.error, look),
            "" if rating is None else _number(rating.mean, look),
        )
    console.print(look.say("arena_ladder"), style="bold")
    console.print(table)
    if len({strength.group for strength in summary.strengths}) > 1:
        console.print(look.say("arena_groups"), style="yellow")


# ---- Cells ---------------------------------------------------------------------------------------


def _table(look: Look, first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.say(first))
    for name in others:
        table.add_column(look.say(name), justify="right")
    return table


def _number(value: float, look: Look, *, signed: bool = False) -> str:
    if not math.isfinite(value):
        return "–"
    text = f"{value:+.2f}" if signed else f"{value:.2f}"
    return look.decimal(text)


def _share(share: float, look: Look) -> str:
    return look.decimal(f"{100 * share:.1f} %")


def _p_value(p: float, look: Look) -> str:
    if not math.isfinite(p):
        return "–"
    return look.decimal("< 0.001" if p < 0.001 else f"{p:.3f}")


def _time(account: Account, look: Look) -> str:
    seconds = account.seconds_per_decision
    for limit, factor, unit in ((1e-3, 1e6, "µs"), (1.0, 1e3, "ms")):
        if seconds < limit:
            return look.decimal(f"{seconds * factor:.3g} {unit}")
    return look.decimal(f"{seconds:.2f} s")
