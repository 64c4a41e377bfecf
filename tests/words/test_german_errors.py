"""Real errors of every room and of the command, said in German to the last word."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kiebitz.arena import duel
from kiebitz.arena.judging.corrections import holm
from kiebitz.arena.judging.intervals import t_interval
from kiebitz.arena.scoring import Measure
from kiebitz.arena.tournament import read_tournament, tournament_of
from kiebitz.beliefs.weighing import check_weights
from kiebitz.beliefs.worlds import Worlds
from kiebitz.cards import SKAT_DECK, Card, Face, Hand
from kiebitz.cli.app import main
from kiebitz.errors import KiebitzError
from kiebitz.games import Action, Board, Schieber, Skat, SkatContract, State, View, parse_rules
from kiebitz.games.series import SkatList
from kiebitz.lab import experiment_named
from kiebitz.players import Budget, Decision, make_player, play_game, registered_players
from kiebitz.players.player import require_turn
from kiebitz.randomness import RandomKey
from kiebitz.records import Record, read_records
from kiebitz.records.iss import iss_record
from kiebitz.records.store_rows import Place
from kiebitz.records.xskat_log import read_block
from kiebitz.solver import solve, solve_many, solve_maxn
from kiebitz.wire.answers import read_introduction
from kiebitz.wire.protocol import from_line
from kiebitz.wire.questions import read_question
from kiebitz.words import Language, translate

SKAT, SCHIEBER = Skat().deal(seed=1), Schieber().deal(seed=1)
PLAYERS = ", ".join(player.name for player in registered_players())


class Foolish:
    """A player that gives a wrong answer, none, or raises."""

    name = "foolish"

    def __init__(self, answer: str | Exception | None) -> None:
        self.answer = answer

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Do the wrong thing."""
        if isinstance(self.answer, Exception):
            raise self.answer
        return Decision(Action.parse(self.answer)) if self.answer else None  # type: ignore[return-value]


def position(*hands: str, bid: int = 18, points: list[int] | None = None) -> State:
    """The end of a grand."""
    return Skat().position(
        hands, contract=SkatContract.GRAND, declarer=0, leader=0, bid=bid, points=points
    )


@pytest.mark.parametrize(
    ("provoke", "german"),
    [
        # cards
        (
            lambda: Card.parse("XX"),
            "'XX' ist keine Karte; richtig ist zum Beispiel 'CJ' oder 'Kreuz-Bube'",
        ),
        (
            lambda: SKAT_DECK.index(Card.parse("C6")),
            "C6 gehört nicht zum Blatt skat mit 32 Karten; dessen Ränge sind 7 8 9 T J Q K A",
        ),
        (
            lambda: Hand.parse("CJ CJ"),
            "CJ ist doppelt angegeben; eine Hand enthält jede Karte einmal",
        ),
        (
            lambda: Hand.parse("CJ").with_card(Card.parse("CJ")),
            "CJ ist schon in der Hand 'CJ'; hinzukommen kann nur eine andere Karte",
        ),
        (
            lambda: Hand.parse("CJ").without(Card.parse("SJ")),
            "SJ ist nicht in der Hand 'CJ'; wegnehmen lässt sich nur, was darin ist",
        ),
        (
            lambda: SKAT_DECK.card(99),
            "im Blatt skat gibt es keine Karte 99; die Nummern sind 0 bis 31",
        ),
        (
            lambda: Face("tarot"),
            "'tarot' ist als Kartenbild nicht bekannt; möglich sind: french, german, swiss",
        ),
        # games
        (
            lambda: parse_rules("skta"),
            "'skta' ist kein Spiel (war 'skat' gemeint?); die Spiele sind skat, schieber, "
            "differenzler, die Varianten schieber:research, schieber:table, "
            "differenzler:research, differenzler:table, und Optionen schreibt man wie in "
            "skat(ramsch=true)",
        ),
        (
            lambda: parse_rules("skat(ramch=true)"),
            "skat hat keine Option 'ramch' (war 'ramsch' gemeint?); möglich sind: ramsch, "
            "lost_levels, server_bids",
        ),
        (
            lambda: parse_rules("skat("),
            "'skat(': hier fehlt ein Parametername bei Zeichen 6; geschrieben wird es wie "
            "name(key=value, other=name(key=value))",
        ),
        (
            lambda: parse_rules("skat(ramsch=yes, ramsch=no)"),
            "'skat(ramsch=yes, ramsch=no)': ramsch ist doppelt angegeben bei Zeichen 24; "
            "geschrieben wird es wie name(key=value, other=name(key=value))",
        ),
        (
            lambda: parse_rules("schieber(undertrump=sometimes)"),
            "schieber: undertrump='sometimes' ist unbekannt: möglich sind strict, forced, lax",
        ),
        (
            lambda: parse_rules("skat(ramsch=3)"),
            "skat: ramsch=3 ist nicht vom Typ bool",
        ),
        (
            lambda: Skat().deal(seed=1, forehand=5),
            "forehand: Platz 5 gibt es nicht; die Plätze in skat sind 0 bis 2",
        ),
        (
            lambda: SKAT.apply("play XX"),
            "'play XX' ist keine Aktion: 'XX' ist keine Karte; richtig ist zum Beispiel 'CJ' "
            "oder 'Kreuz-Bube'; Aktionen sehen aus wie 'play CJ', 'bid 18', 'hold', 'pass', "
            "'declare grand', 'trump hearts' oder 'predict 57'",
        ),
        (
            lambda: SKAT.apply("hold"),
            "Aktion 1, 'hold', ist für Platz 1 in der Phase auction nicht erlaubt; erlaubt sind: "
            "pass, bid 18, bid 20, bid 22, bid 23, bid 24, bid 27, bid 30, bid 33, bid 35, bid "
            "36, bid 40 … (64 insgesamt)",
        ),
        (
            lambda: require_turn(SKAT.view(0)),
            "Platz 0 hat hier nichts zu entscheiden: Platz 1 ist am Zug",
        ),
        (
            lambda: SKAT.undo(),
            "es gibt nichts zurückzunehmen",
        ),
        (
            lambda: SKAT.at(7),
            "Zahl der Aktionen: nötig ist eine ganze Zahl von 0 bis 0, nicht 7",
        ),
        (
            lambda: SKAT.result,
            "es gibt noch kein Ergebnis: Das Spiel ist in der Phase AUCTION",
        ),
        (
            lambda: State.from_json("no"),
            "das ist kein JSON: hier fehlt ein Wert, Zeile 1, Spalte 1",
        ),
        (
            lambda: State.from_bytes(b"nothing"),
            "b'nothin' ist kein Anfang eines Stands oder einer Sicht in einem bekannten Spiel",
        ),
        (
            lambda: State.from_bytes(SKAT.to_bytes()[:-1]),
            "die Bytes enden mitten im Stand",
        ),
        (
            lambda: Board(SCHIEBER).push(99),
            "Aktion 1, Nummer 99, ist nicht erlaubt, auf Platz 0; erlaubt sind 589824 589825 "
            "589826 589827 589828 589829 524288",
        ),
        (
            lambda: Skat().deal_hands(("CJ SJ", "HJ", "DJ"), skat=""),
            "Platz 0: 2 Karten statt 10",
        ),
        (
            lambda: position("CJ SJ", "HJ DJ", "CA CJ"),
            "CJ ist auf den Plätzen 0 und 2 zugleich",
        ),
        (
            lambda: position("CJ SJ", "HJ DJ", "CA"),
            "Platz 0: 2 Karten statt 1",
        ),
        (
            lambda: position("CJ SJ", "HJ DJ", "CA ST", bid=19),
            "19 ist kein Reizwert",
        ),
        (
            lambda: position("CJ SJ", "HJ DJ", "CA ST", points=[0, 99, 99]),
            "198 Punkte sollen gemacht sein, aber die Karten, die aus dem Spiel sind, zählen nur "
            "91",
        ),
        (
            lambda: Schieber(target=7),
            "schieber: target=7 ist nicht möglich, nur 1000 oder 2500",
        ),
        (
            lambda: SkatList(table=5),
            "ein Skattisch hat 3 oder 4 Spieler, nicht 5",
        ),
        # solver and beliefs
        (
            lambda: solve(SKAT),
            "der Löser beantwortet Fragen zum Spielen der Karten",
        ),
        (
            lambda: solve_maxn(SKAT),
            "in skat spielt niemand für sich: für zwei Parteien ist `solve` da",
        ),
        (
            lambda: solve_many([SKAT], threads=0),
            "threads: nötig ist eine ganze Zahl von 1 bis 1024, nicht 0",
        ),
        (
            lambda: check_weights([0.0, 0.0]),
            "alle Gewichte sind null: Keine Welt ist mehr möglich",
        ),
        (
            lambda: check_weights([1.0], 2),
            "es gibt 1 Gewichte für 2 Welten",
        ),
        (
            lambda: Worlds(SKAT.view(0)).at([-1]),
            "die Nummern der Welten sind 0 bis 42678635",
        ),
        # players
        (
            lambda: make_player("pmic"),
            f"Spieler 'pmic' (war 'pimc' gemeint?) gibt es nicht; möglich sind: {PLAYERS}",
        ),
        (
            lambda: make_player("random(bider=plain)"),
            "random hat keinen Parameter 'bider' (war 'bidder' gemeint?); möglich sind: Reizer",
        ),
        (
            lambda: make_player("pimc(worlds=0)"),
            "pimc: worlds: nötig ist eine ganze Zahl von 1 bis 100000, nicht 0",
        ),
        (
            lambda: make_player("pimc(worlds=many)"),
            "pimc(worlds=…): many ist nicht vom Typ int",
        ),
        (
            lambda: make_player("pimc(belief=unifrom)"),
            "Einschätzung 'unifrom' (war 'uniform' gemeint?) gibt es nicht; möglich sind: "
            "net, predictions, trumps, uniform, weis",
        ),
        (
            lambda: make_player("flat(exploration=-1)"),
            "flat: exploration: nötig ist eine Zahl von 0 bis 100, nicht -1.0",
        ),
        (
            lambda: make_player("ismcts(redraw=true)"),
            "ismcts: redraw=true braucht observers=2",
        ),
        (
            lambda: make_player("cfr(reward=fame)"),
            "cfr(reward=…): fame ist nicht möglich, nur win, ranges, points",
        ),
        (
            lambda: make_player('python(file="nowhere.py")'),
            "in 'nowhere.py' ist kein Bot: Datei oder Ordner gibt es nicht",
        ),
        (
            lambda: play_game(SKAT, [make_player("greedy")]),
            "skat braucht 3 Spieler, nicht 1",
        ),
        (
            lambda: play_game(SKAT, [Foolish("hold")] * 3),
            "Spieler 'foolish' auf Platz 1 hat einen Fehler gemacht: Aktion 1, 'hold', ist für "
            "Platz 1 in der Phase auction nicht erlaubt; erlaubt sind: pass, bid 18, bid 20, bid "
            "22, bid 23, bid 24, bid 27, bid 30, bid 33, bid 35, bid 36, bid 40 … (64 insgesamt)",
        ),
        (
            lambda: play_game(SKAT, [Foolish(None)] * 3),
            "Spieler 'foolish' auf Platz 1 hat None geantwortet, wo eine Decision nötig war",
        ),
        (
            lambda: play_game(SKAT, [Foolish(ValueError("oh no"))] * 3),
            "Spieler 'foolish' auf Platz 1 hat ValueError ausgelöst: oh no",
        ),
        (
            lambda: Budget(nodes=-1),
            "nodes eines Budgets: nötig ist eine ganze Zahl von 0 bis 281474976710656, nicht -1",
        ),
        (
            lambda: Budget(seconds=-1),
            "seconds eines Budgets: nötig ist eine Zahl ab 0, nicht -1",
        ),
        # arena
        (
            lambda: duel("greedy", "random", game="schieber", measure=Measure.TOURNAMENT),
            "schieber hat keine Turnierpunkte: möglich sind score und points",
        ),
        (
            lambda: duel("greedy", "random", until="0..2x"),
            "'0..2x': 'x' ist keine Einheit; ohne Einheit sind es Punkte, sonst sd",
        ),
        (
            lambda: duel("greedy", "random", seed="soon"),
            "'soon' ist kein Seed: möglich sind eine ganze Zahl oder die 32 hexadezimalen "
            "Ziffern eines Laufs, der wiederholt werden soll",
        ),
        (
            lambda: duel("greedy", "random", start="yesterday"),
            "'yesterday' ist kein Anfang: möglich sind deal, cards, oder wie viele Karten noch "
            "zu spielen sind, 1 bis 30",
        ),
        (
            lambda: duel("greedy", "random", only="nice"),
            "Filter 'nice' gibt es nicht; möglich sind: close, contract, open",
        ),
        (
            lambda: duel("greedy", "random", store="nowhere/at/all.db"),
            "für 'nowhere/at/all.db' gibt es keinen Ordner",
        ),
        (
            lambda: tournament_of({"game": "skat", "players": ["greedy"]}),
            "players: nötig sind mindestens zwei",
        ),
        (
            lambda: tournament_of({"game": "skat", "players": ["greedy", "random"], "baords": 3}),
            "unbekannter Schlüssel 'baords' (war 'boards' gemeint?)",
        ),
        (
            lambda: tournament_of(
                {
                    "game": "skat",
                    "players": ["greedy", "random"],
                    "pairings": [["greedy", "rnadom"]],
                }
            ),
            "pairings: Spieler 'rnadom' (war 'random' gemeint?) gibt es nicht; möglich sind: "
            "greedy, random",
        ),
        (
            lambda: tournament_of({"game": "skat", "players": ["greedy", "random"], "seed": 1.5}),
            "seed: nötig ist eine ganze Zahl oder ein Text, nicht 1.5",
        ),
        (
            lambda: tournament_of({"game": "skat", "players": ["greedy", "random"], "controls": 1}),
            "controls: nötig ist true oder false, nicht 1",
        ),
        (
            lambda: tournament_of({"game": "skat", "players": {"a": 3, "b": "greedy"}}),
            'players.a: 3 ist kein Text wie "pimc(worlds=50)"',
        ),
        (
            lambda: tournament_of(
                {"game": "skat", "players": ["greedy", "random"], "measure": "fame"}
            ),
            "measure: 'fame' ist nicht möglich, nur tournament, score, points",
        ),
        (
            lambda: holm([2.0]),
            "ein p-Wert liegt zwischen 0 und 1, nicht bei 2.0",
        ),
        (
            lambda: t_interval([1.0, 2.0], confidence=2.0),
            "Vertrauenswahrscheinlichkeit: nötig ist eine Zahl zwischen 0 und 1, etwa 0.95, "
            "nicht 2.0",
        ),
        (
            lambda: t_interval([1.0, float("nan")]),
            "Unterschiede: nötig sind endliche Zahlen; Nummer 1 ist nan",
        ),
        # records
        (
            lambda: Record.from_json('{"format": "x"}'),
            "keine Aufzeichnung im Format kiebitz-record-1",
        ),
        (
            lambda: list(read_records(["", "{"])),
            "Zeile 2: kein JSON: hier fehlt ein Name in doppelten Anführungszeichen, Zeile 1, "
            "Spalte 2",
        ),
        (
            lambda: iss_record("hello"),
            "kein Spiel darin; eins beginnt mit (;GM[Skat]",
        ),
        (
            lambda: iss_record("(;GM[Skat]PC[x] ;)"),
            "das Merkmal 'MV' fehlt",
        ),
        (
            lambda: read_block("nothing"),
            "kein vollständiges Spiel eines XSkat-Protokolls: Teile fehlen oder sind doppelt",
        ),
        (
            lambda: Place("games.db", 3, 4).count(-1, "a number of decisions"),
            "'games.db', Lauf 3, Verteilung 4: Zahl der Entscheidungen: -1 ist nicht möglich; die "
            "Datei ist beschädigt: eine frühere Kopie nehmen, oder neu in eine andere Datei "
            "spielen",
        ),
        (
            lambda: Place("games.db", 3).fail("the board is not as it was written"),
            "'games.db', Lauf 3: die Verteilung wurde nach dem Schreiben verändert; die Datei ist "
            "beschädigt: eine frühere Kopie nehmen, oder neu in eine andere Datei spielen",
        ),
        # other people's players
        (
            lambda: from_line(b"3"),
            'Nachricht: nötig ist ein Objekt wie {"id": 1}, nicht 3',
        ),
        (
            lambda: read_introduction({"error": "I am tired"}),
            "er sagt: 'I am tired'",
        ),
        (
            lambda: read_introduction({}),
            '{} ist kein Gruß wie {"name": "my bot", "version": "1.0"}',
        ),
        (
            lambda: read_question({"type": "greet"}),
            "type 'greet' ist weder 'hello' noch 'decide'",
        ),
        # lab
        (
            lambda: experiment_named("tarot"),
            "ein Experiment 'tarot' gibt es nicht; möglich sind: bandit, baselines, calibration, "
            "cfr, classifiers, differenzler, net-calibration, samplers",
        ),
    ],
)
def test_an_error_is_german_to_the_last_word(provoke: Callable[[], object], german: str) -> None:
    with pytest.raises(KiebitzError) as caught:
        provoke()
    assert translate(Language.DE, str(caught.value)) == german


@pytest.mark.parametrize(
    ("line", "german"),
    [
        ("nothing", "Einen Befehl 'nothing' gibt es nicht."),
        ("deal skat skat", "Zu viel angegeben: skat"),
        ("deal skat --seed", "Die Option '--seed' braucht einen Wert."),
        ("deal skat --sed 7", "Eine Option --sed gibt es nicht (ähnlich: --seed)."),
        (
            "deal skat --face tarot",
            "'tarot' ist als Kartenbild nicht bekannt; möglich sind: french, german, swiss",
        ),
        ("watch skat", "Es fehlt: 'PLAYER'."),
        ("watch skat greedy random", "skat hat 3 Plätze: nötig sind ein Spieler oder 3"),
        ("duel greedy random --boards x", "'--boards': Es muss eine ganze Zahl sein."),
        ("duel greedy random --boards 0", "'--boards': Es muss mindestens 1 sein."),
        (
            "duel greedy random --engine fast",
            "'--engine': 'fast' ist nicht möglich, nur 'auto', 'threads', 'processes', 'ray'.",
        ),
        (
            "duel greedy random --seed 1 --fresh",
            "--seed wiederholt einen Lauf, --fresh beginnt einen neuen: nur eins von beiden",
        ),
        ("tournament nowhere.toml", "eine Datei 'nowhere.toml' gibt es nicht"),
        ("deal --board -3", "'--board': Es muss mindestens 0 sein."),
        ("replay nowhere.jsonl", "eine Datei 'nowhere.jsonl' gibt es nicht"),
        ("import nowhere.jsonl", "Es fehlt die Option '--to'."),
        (
            "bench solver --only foo",
            "keine Zeile hat 'foo' im Namen; möglich sind etwa null, exact, grand oder Schieber",
        ),
    ],
)
def test_the_command_refuses_in_german(
    line: str,
    german: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(sys, "argv", ["kiebitz", *line.split()])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().err.splitlines()[0] == f"kiebitz: {german}"


@pytest.mark.parametrize(
    ("toml", "german"),
    [
        ("[players\n", "nach dem Namen einer Tabelle fehlt ']' (Zeile 1, Spalte 9)"),
        ("a = 1\na = 2", "ein Schlüssel steht zweimal da (am Ende der Datei)"),
        ("a = 1 b = 2", "nach einer Anweisung steht noch etwas in der Zeile (Zeile 1, Spalte 7)"),
        ('a = "x', "das Ende eines Textes fehlt (am Ende der Datei)"),
        ("a = {b = 1", "eine Tabelle in einer Zeile ist nicht geschlossen (am Ende der Datei)"),
        ("[a]\n[a]", "('a',) steht zweimal da (Zeile 2, Spalte 3)"),
    ],
)
def test_what_is_wrong_with_a_tournament_file_is_said_in_german(
    toml: str, german: str, tmp_path: Path
) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(toml, encoding="utf-8")
    with pytest.raises(KiebitzError) as caught:
        read_tournament(file)
    assert translate(Language.DE, str(caught.value)).endswith(f"das ist kein TOML: {german}")
