"""The tables of ``kiebitz bid``: games, discards, trumps, predictions, and what each is worth."""

from typing import Final

from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.look import Look
from kiebitz.games import Action, ActionKind
from kiebitz.skill.advice import Advice, Game, Option, Topic
from kiebitz.skill.hand_advice import HandAdvice
from kiebitz.skill.voice import Voice, begin_sentence

MOST_GAMES: Final = 8
MOST_OPTIONS: Final = 10
GAMES: Final = (Topic.BID, Topic.SKAT)


def table_for(told: HandAdvice, look: Look) -> tuple[Table | None, str]:
    """The table that belongs to this advice and what its numbers mean; none where it has none."""
    advice = told.advice
    if advice.topic in GAMES:
        return _games(advice, look), look.say("bid_note_games")
    if advice.topic in (Topic.DISCARD, Topic.DECLARE):
        return _ways(advice, look), look.say("bid_note_games")
    if advice.topic is Topic.TRUMP:
        return _options(advice, look, "bid_ahead", sign=1), look.say("bid_note_trump")
    if advice.topic is Topic.PREDICT:
        return _options(advice, look, "bid_off", sign=-1), look.say("bid_note_predict")
    return None, ""


def _table(*headings: str, names: int = 1) -> Table:
    """An empty table; after the names come numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < names else "right")
    return table


def _games(advice: Advice, look: Look) -> Table:
    """Every game that comes into question, the best first."""
    table = _table(*map(look.say, ("contract", "bid_won", "bid_worth", "bid_expected")))
    for game in advice.games[:MOST_GAMES]:
        table.add_row(_name(game, look), *_figures(game, look))
    return table


def _ways(advice: Advice, look: Look) -> Table:
    """What to put aside, or only what to declare, and what is then played."""
    aside = advice.topic is Topic.DISCARD
    headings = ("contract", "bid_won", "bid_worth", "bid_expected")
    first = [look.say("discard")] if aside else []
    table = _table(*first, *map(look.say, headings), names=1 + aside)
    for option in advice.options[:MOST_OPTIONS]:
        if option.game is not None:
            cards = [_cards(option.action, look)] if aside else []
            table.add_row(*cards, _name(option.game, look), *_figures(option.game, look))
    return table


def _options(advice: Advice, look: Look, heading: str, *, sign: int) -> Table:
    """Trumps or predictions with what they come to."""
    table = _table("", look.say(heading))
    voice = Voice(look.language, look.face)
    for option in _best_options(advice):
        name = look.fit(begin_sentence(voice.action(option.action)))
        style = "bold green" if option.action == advice.action else ""
        table.add_row(Text(name, style=style), _number(option, look, sign))
    return table


def _best_options(advice: Advice) -> list[Option]:
    """The best ones; predictions in the order of their points."""
    found = [one for one in advice.options if one.value is not None][:MOST_OPTIONS]
    if advice.chosen not in found:
        found.append(advice.chosen)
    if advice.action.kind is ActionKind.PREDICT:
        found.sort(key=lambda one: str(one.action.argument).rjust(3))
    return found


def _number(option: Option, look: Look, sign: int) -> str:
    value = sign * (option.value or 0.0)
    text = look.decimal(f"{value:+.0f}" if sign > 0 else f"{value:.1f}")
    digits = 0 if sign > 0 else 1
    error = look.decimal(f"{option.error:.{digits}f}") if option.error else ""
    return f"{text} {look.fit('±')}{error}" if error else text


def _name(game: Game, look: Look) -> str:
    voice = Voice(look.language, look.face)
    return look.fit(voice.game(game.contract, game.level, hand=game.hand))


def _figures(game: Game, look: Look) -> list[str]:
    """How likely it is won, what it counts, and what it is expected to score."""
    chance = f"{100 * game.chance:.0f} %"
    if game.error and game.error >= 0.005:
        chance += f" {look.fit('±')}{100 * game.error:.0f}"
    return [chance, str(game.worth), look.decimal(f"{game.score:+.0f}")]


def _cards(action: Action, look: Look) -> Text:
    assert isinstance(action.argument, tuple)
    return look.cards(card for card in action.argument if isinstance(card, Card))
