"""The result of a hand in words, game by game."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.errors import printable
from kiebitz.games import Skat, SkatContract, SkatKind, SkatLevel, State, View
from kiebitz.games.table import Result
from kiebitz.solver import total_to_win
from kiebitz.words.sentences import translate_word

WON, LOST = "green", "red"


def result_lines(
    state: State, look: Look, names: Sequence[str], *, person: int | None = None
) -> Iterator[Text]:
    """The result, a line at a time; to the person of a seat it speaks in the second person."""
    if state.rules.declares and state.declarer is not None and state.declarer == person:
        yield _say_declared(state, look, names, you="_you")
        return
    yield from _WORDS.get(state.rules.name, _scores)(state, look, names)


def describe_unfinished(
    stopped: str, decided: Result | None, look: Look, names: Sequence[str]
) -> Iterator[Text]:
    """Why a game was not finished, and what a server decided about it, if it did."""
    yield Text(look.say("unfinished", reason=look.fit(_why(stopped, look))), style="yellow")
    if decided is not None:
        scores = zip(names, decided.scores, strict=True)
        counted = ", ".join(f"{name} {look.signed(score)}" for name, score in scores if score)
        yield Text(look.say("server_decided", scores=counted or 0))


def _why(stopped: str, look: Look) -> str:
    """Our own word for it in the language; what others wrote stays."""
    return translate_word(look.language, printable(stopped))


def contract_words(state: State | View, look: Look) -> str:
    """The declared Skat contract, e.g. ``grand hand Schneider announced``."""
    details = state.details
    words = [look.contract(details.contract)]
    if details.hand:
        words.append(look.say("hand"))
    if details.level is SkatLevel.OUVERT:
        words.append(look.say("ouvert"))
    elif details.level:
        words += [look.say(details.level.name.lower()), look.say("announced")]
    return " ".join(words)


def _skat(state: State, look: Look, names: Sequence[str]) -> Iterator[Text]:
    result = state.result
    if result.kind is SkatKind.PASSED:
        yield Text(look.say("passed_in"))
    elif result.kind is SkatKind.RAMSCH:
        for name, points, score in zip(names, result.points, result.scores, strict=True):
            line = look.say("ramsch_result", player=name, points=points, score=look.signed(score))
            yield Text(line, style=LOST if score < 0 else "")
    else:
        yield _say_declared(state, look, names)


def _say_declared(state: State, look: Look, names: Sequence[str], *, you: str = "") -> Text:
    result = state.result
    sentence = look.say(
        _outcome(state) + you,
        player=names[result.declarer],
        contract=contract_words(state, look),
        points=result.declarer_points,
        needed=total_to_win(state),
        trick=len(state.tricks),
    )
    extras = []
    if result.matadors:
        extras.append(
            look.say("with" if result.matadors > 0 else "without", n=abs(result.matadors))
        )
    levels = ("schneider", "schwarz", "overbid")
    extras += [look.say(level) for level in levels if getattr(result, level)]
    extras.append(
        look.say("value", value=result.value, score=look.signed(result.scores[result.declarer]))
    )
    return Text(f"{sentence}: {', '.join(extras)}", style=WON if result.won else LOST)


def _outcome(state: State) -> str:
    """Which sentence fits; how many points were needed is said where some number was enough."""
    result, needed = state.result, total_to_win(state)
    outcome = "won" if result.won else "lost"
    if result.contract is SkatContract.NULL:
        return f"null_{outcome}" if result.won or result.declarer_tricks else "lost_overbid"
    if result.won or needed is None:
        return outcome
    return "lost_of" if result.declarer_points < needed <= Skat.all_points else outcome


def _schieber(state: State, look: Look, names: Sequence[str]) -> Iterator[Text]:
    result = state.result
    for team in (0, 1):
        pair = f"{names[team]} + {names[team + 2]}"
        parts = [look.say("team_result", team=pair, points=result.points[team])]
        for extra in ("weis", "stoeck", "match_bonus"):
            if points := getattr(result, extra)[team]:
                parts.append(look.say(extra, points=points))
        line = ", ".join(parts)
        if result.totals[team] != result.points[team]:
            total = look.say("times", total=result.totals[team], multiplier=result.multiplier)
            line += f", {total}"
        yield Text(line, style=WON if result.totals[team] == max(result.totals) else "")
    first, second = result.totals
    ahead = look.say("seats_win", seats="0+2" if first > second else "1+3", by=abs(first - second))
    yield Text(ahead if first != second else look.say("seats_level"), style="bold")


def _differenzler(state: State, look: Look, names: Sequence[str]) -> Iterator[Text]:
    result = state.result
    for seat in sorted(range(4), key=lambda seat: result.ranks[seat]):
        line = look.say(
            "difference_result",
            rank=result.ranks[seat],
            player=names[seat],
            prediction=result.predictions[seat],
            points=result.points[seat],
            difference=abs(result.differences[seat]),
        )
        if result.differences[seat]:
            key = "too_few" if result.differences[seat] > 0 else "too_many"
            line += f" ({look.say(key)})"
        yield Text(line, style=WON if result.ranks[seat] == 1 else "")


def _scores(state: State, look: Look, names: Sequence[str]) -> Iterator[Text]:
    """Of a game that has no words of its own."""
    result = state.result
    for name, score, won in zip(names, result.scores, result.winners, strict=True):
        yield Text(f"{name}: {look.signed(score)}", style=WON if won else "")


_Words = Callable[[State, Look, Sequence[str]], Iterator[Text]]
_WORDS: Final[dict[str, _Words]] = {
    "skat": _skat,
    "schieber": _schieber,
    "differenzler": _differenzler,
}
"""By the name of the game."""
