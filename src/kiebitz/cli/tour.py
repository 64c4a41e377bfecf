"""``kiebitz tour``: what the package does, in less than a minute. ``make run`` shows it."""

import tempfile
import time
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from kiebitz.arena import duel
from kiebitz.arena.report.voice import Voice
from kiebitz.beliefs.card_places import card_places
from kiebitz.cards import Card, Face, card_name
from kiebitz.cli.arena_tables import verdict
from kiebitz.cli.belief import headline, place_names, places_table
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.cli.options import look_of
from kiebitz.cli.positions import position_before
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Budget, make_player, play_game
from kiebitz.randomness import as_key
from kiebitz.records import Record, append_record, load_records
from kiebitz.solver import analyse
from kiebitz.words import Language

SEED = 72
SIXTEENTH_CARD = 16
DUEL = ("flat(worlds=3)", "greedy")
DUEL_BOARDS = 15
SEARCHES = ("pimc", "ismcts", "recpimc(inner=greedy)")


def tour() -> None:
    """Show what Kiebitz does: hands of each game, the onlooker, records, the arena, speed."""
    console = Console(highlight=False)
    look = look_of("french", "")
    _cards(console, look)
    finals = [
        _hand(console, look, Skat(), ("greedy", "random", "greedy")),
        _hand(console, look, Schieber.table(), ("greedy", "random", "greedy", "random")),
        _hand(console, look, Differenzler(), ("greedy", "greedy", "random", "random")),
    ]
    _onlooker(console, look, finals[0])
    _hidden(console, look, finals[0])
    _records(console, look, finals)
    _arena(console, look)
    _speed(console, look)
    console.print(look.say("tour_next"), style="dim")


def _headline(console: Console, look: Look, key: str, **values: object) -> None:
    """A title between lines, or below one where it takes more than a line."""
    title = look.say(key, **values)
    if cell_len(title) + 4 > console.width:
        console.print(Rule(characters=look.fit("─")))
        console.print(title)
    else:
        console.print(Rule(title, characters=look.fit("─")))


def _game_name(look: Look, rules: Rules) -> str:
    return look.say(f"game_{rules.name}")


def _cards(console: Console, look: Look) -> None:
    _headline(console, look, "tour_faces")
    for text in ("CJ", "ST", "HQ"):
        card = Card.parse(text)
        names = [card_name(card, face=face, language=Language.DE) for face in Face]
        console.print(look.fit(f"  {text} = {card_name(card)} = {' = '.join(names)}"))
    console.print()


def _hand(console: Console, look: Look, rules: Rules, names: tuple[str, ...]) -> Record:
    _headline(console, look, "tour_hand", game=_game_name(look, rules))
    players = [make_player(name) for name in names]
    final = play_game(rules.deal(seed=SEED), players, seed=SEED)
    title = look.say("tour_hand_title", game=_game_name(look, rules), seed=SEED)
    HandReport(console, look, names).print(final, title=title)
    return Record(final, names)


def _onlooker(console: Console, look: Look, record: Record) -> None:
    """What the Skat hand was worth with all cards open, and which cards kept that."""
    _headline(console, look, "tour_onlooker")
    cards = analyse(record.state).cards
    made, best = record.state.result.declarer_points, cards[0].before
    _say(console, look, "tour_made", made=made, best=best)
    _say(console, look, "tour_leads", after=look.cards(cards[0].best))
    dearest = max(cards, key=lambda one: one.given_away)
    values = {"number": dearest.number, "seat": dearest.seat, "points": dearest.given_away}
    _say(console, look, "tour_dearest", after=look.card(dearest.card), **values)
    console.print()


def _say(
    console: Console, look: Look, key: str, *, after: Text | None = None, **values: object
) -> None:
    """A sentence, and what stands behind it in its own colours, a bit from the edge."""
    line = Text(look.say(key, **values)).append_text(after or Text())
    console.print(Padding(line, (0, 0, 0, 2), expand=False))


def _hidden(console: Console, look: Look, record: Record) -> None:
    """What the seat to move could know in the middle of the Skat hand, and what searches play."""
    _headline(console, look, "tour_hidden")
    state = position_before(record.state, SIXTEENTH_CARD)
    view = state.view(state.to_move or 0)
    places = card_places(view)
    names = place_names(places, look)
    console.print(headline(places, look, names))
    console.print(places_table(places, look, names))
    for text in SEARCHES:
        decision = make_player(text).decide(view, Budget(), as_key(SEED))
        _say(console, look, "tour_plays", after=look.card(decision.action.card), player=text)
    console.print()


def _records(console: Console, look: Look, records: list[Record]) -> None:
    _headline(console, look, "tour_records")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        for record in records:
            append_record(path, record)
        again = list(load_records(path))
    size = sum(len(record.to_json()) for record in records)
    key = "tour_replayed" if again == records else "tour_replayed_differently"
    _say(console, look, key, count=len(again), size=look.number(size))
    console.print()


def _arena(console: Console, look: Look) -> None:
    """Two players on a few boards: who is better, and how sure is that?"""
    _headline(console, look, "tour_arena")
    first, second = DUEL
    summary = duel(
        first, second, game="schieber", boards=DUEL_BOARDS, seed=SEED, controls=False, workers=1
    )
    found = verdict(summary, summary.comparisons[0], Voice(look.language))
    fitted = look.fit(found.plain)
    line = found if fitted == found.plain else Text(fitted)
    console.print(Padding(line, (0, 0, 0, 2), expand=False))
    console.print()


def _speed(console: Console, look: Look) -> None:
    _headline(console, look, "tour_speed")
    for rules in (Skat(), Schieber(), Differenzler()):
        count = 300_000
        rules.random_card_play(1)  # the first call imports numpy
        begun = time.process_time()
        rules.random_card_play(count, seed=SEED)
        rate = count / (time.process_time() - begun)
        console.print(f"  {_game_name(look, rules):<13} {look.number(round(rate)):>12}")
    console.print()
