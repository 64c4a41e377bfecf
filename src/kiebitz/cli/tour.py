"""``kiebitz tour``: what the package does, in less than a minute. ``make run`` shows it."""

import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kiebitz.arena import duel
from kiebitz.arena.report.voice import Voice
from kiebitz.beliefs.card_places import card_places
from kiebitz.cards import Card, Face, Language, card_name
from kiebitz.cli.arena_tables import verdict
from kiebitz.cli.belief import headline, place_names, places_table
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.cli.positions import position_before
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Budget, make_player, play_game
from kiebitz.randomness import as_key
from kiebitz.records import Record, append_record, load_records
from kiebitz.solver import analyse
from kiebitz.words.language import language_of_environment

SEED = 72
SIXTEENTH_CARD = 16
DUEL = ("flat(worlds=3)", "greedy")
DUEL_BOARDS = 15
SEARCHES = ("pimc", "ismcts", "recpimc(inner=greedy)")


def tour() -> None:
    """Show what Kiebitz does: hands of each game, the onlooker, records, the arena, speed."""
    console = Console(highlight=False)
    look = Look(Face.FRENCH, language_of_environment())
    _cards(console)
    finals = [
        _hand(console, look, Skat(), ("greedy", "random", "greedy")),
        _hand(console, look, Schieber.table(), ("greedy", "random", "greedy", "random")),
        _hand(console, look, Differenzler(), ("greedy", "greedy", "random", "random")),
    ]
    _onlooker(console, look, finals[0])
    _hidden(console, look, finals[0])
    _records(console, finals)
    _arena(console, look)
    _speed(console)
    console.print(
        "Next: kiebitz watch skat pimc --seed 1 · kiebitz duel pimc greedy · kiebitz --help",
        style="dim",
    )


def _cards(console: Console) -> None:
    console.print(Rule("Cards in three faces"))
    for text in ("CJ", "ST", "HQ"):
        card = Card.parse(text)
        names = [card_name(card, face=face, language=Language.DE) for face in Face]
        console.print(f"  {text} = {card_name(card)} = {' = '.join(names)}")
    console.print()


def _hand(console: Console, look: Look, rules: Rules, names: tuple[str, ...]) -> Record:
    console.print(Rule(f"A hand of {rules.name.capitalize()}"))
    players = [make_player(name) for name in names]
    final = play_game(rules.deal(seed=SEED), players, seed=SEED)
    title = f"{rules.name.capitalize()} · seed {SEED}"
    HandReport(console, look, names).print(final, title=title)
    return Record(final, names)


def _onlooker(console: Console, look: Look, record: Record) -> None:
    """What the Skat hand was worth with all cards open, and which cards kept that."""
    console.print(Rule("The onlooker: all cards open"))
    cards = analyse(record.state).cards
    made, best = record.state.result.declarer_points, cards[0].before
    console.print(f"  The declarer made {made} points; with best play by all it is {best}.")
    console.print(Text("  Leads that keep it there: ").append_text(look.cards(cards[0].best)))
    dearest = max(cards, key=lambda one: one.given_away)
    played = f"  The dearest card, number {dearest.number}, by seat {dearest.seat}: "
    console.print(
        Text(played)
        .append_text(look.card(dearest.card))
        .append(f" gave {dearest.given_away} points away.")
    )
    console.print()


def _hidden(console: Console, look: Look, record: Record) -> None:
    """What the seat to move could know in the middle of the Skat hand, and what searches play."""
    console.print(Rule("One's own cards only"))
    state = position_before(record.state, SIXTEENTH_CARD)
    view = state.view(state.to_move or 0)
    places = card_places(view)
    names = place_names(places, look)
    console.print(headline(places, look, names))
    console.print(places_table(places, look, names))
    for text in SEARCHES:
        decision = make_player(text).decide(view, Budget(), as_key(SEED))
        console.print(Text(f"  {text} plays ").append_text(look.card(decision.action.card)))
    console.print()


def _records(console: Console, records: list[Record]) -> None:
    console.print(Rule("Records"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        for record in records:
            append_record(path, record)
        again = list(load_records(path))
    size = sum(len(record.to_json()) for record in records)
    same = "the same results" if again == records else "OTHER results"
    console.print(f"  {len(again)} games in {size:,} characters, replayed with {same}.\n")


def _arena(console: Console, look: Look) -> None:
    """Two players on a few boards: who is better, and how sure is that?"""
    console.print(Rule("The arena: the same deals, the same luck, all seatings"))
    first, second = DUEL
    summary = duel(
        first, second, game="schieber", boards=DUEL_BOARDS, seed=SEED, controls=False, workers=1
    )
    console.print(Text("  ") + verdict(summary, summary.comparisons[0], Voice(look.language)))
    console.print()


def _speed(console: Console) -> None:
    console.print(Rule("Random games per second, one core, one call"))
    for rules in (Skat(), Schieber(), Differenzler()):
        count = 300_000
        rules.random_card_play(1)  # the first call imports numpy
        begun = time.process_time()
        rules.random_card_play(count, seed=SEED)
        rate = count / (time.process_time() - begun)
        console.print(f"  {rules.name:<13} {rate:>12,.0f}")
    console.print()
