"""What the command line says, in English and German."""

from typing import Final

from kiebitz.cards import Language

_TABLE: Final[dict[str, tuple[str, str]]] = {
    "forehand": ("forehand", "Vorhand"),
    "middlehand": ("middlehand", "Mittelhand"),
    "hindhand": ("hindhand", "Hinterhand"),
    "skat": ("skat", "Skat"),
    "trump": ("trump", "Trumpf"),
    "auction": ("Auction", "Reizen"),
    "choice": ("Choice", "Ansage"),
    "predictions": ("Predictions", "Ansagen"),
    "trick": ("trick", "Stich"),
    "sides": ("declarer : defence", "Alleinspieler : Gegner"),
    "result": ("Result", "Ergebnis"),
    "discarded": ("discarded", "gedrückt:"),
    "plays": ("{player} plays {contract}", "{player} spielt {contract}"),
    "passed_in": ("All pass: the deal is thrown in.", "Alle passen: eingepasst."),
    "ramsch": ("All pass: Ramsch.", "Alle passen: Ramsch."),
    "won": (
        "{player} wins {contract} with {points} points",
        "{player} gewinnt {contract} mit {points} Augen",
    ),
    "lost": (
        "{player} loses {contract} with {points} points",
        "{player} verliert {contract} mit {points} Augen",
    ),
    "null_won": (
        "{player} wins {contract} without a trick",
        "{player} gewinnt {contract} ohne Stich",
    ),
    "null_lost": ("{player} loses {contract}", "{player} verliert {contract}"),
    "with": ("with {n}", "mit {n}"),
    "without": ("without {n}", "ohne {n}"),
    "overbid": ("overbid", "überreizt"),
    "schneider": ("Schneider", "Schneider"),
    "schwarz": ("Schwarz", "Schwarz"),
    "value": ("value {value}, score {score:+}", "Spielwert {value}, Wertung {score:+}"),
    "ramsch_result": (
        "{player}: {points} points, score {score:+}",
        "{player}: {points} Augen, Wertung {score:+}",
    ),
    "push": ("push", "geschoben"),
    "team_result": ("{team}: {points} points", "{team}: {points} Punkte"),
    "match_bonus": ("match {points}", "Match {points}"),
    "weis": ("Weis {points}", "Weis {points}"),
    "stoeck": ("Stöck {points}", "Stöck {points}"),
    "times": ("{total} at ×{multiplier}", "{total} bei ×{multiplier}"),
    "difference_result": (
        "{rank}. {player}: predicted {prediction}, made {points}, off by {difference}",
        "{rank}. {player}: {prediction} angesagt, {points} gemacht, Differenz {difference}",
    ),
    "playing": ("the players think …", "die Spieler überlegen …"),
    "solving": ("looking at all cards …", "alle Karten werden angesehen …"),
    "card": ("card", "Karte"),
    "declarer_gets": ("declarer's points", "Augen des Alleinspielers"),
    "team_gets": ("points of seats 0 and 2", "Punkte der Plätze 0 und 2"),
    "made": ("gets through", "kommt durch"),
    "not_made": ("takes a trick", "bekommt einen Stich"),
    "seat_ends_with": ("seat {seat}", "Platz {seat}"),
    "own_difference": ("off by", "daneben"),
    "against_all": ("against all", "gegen alle"),
    "contract": ("contract", "Spiel"),
    "counts": ("counts", "zählt"),
    "discard": ("discard", "drücken"),
    "best_line": ("Best play by all", "Bestes Spiel aller"),
    "believed": (
        "What {player} can know before {number}: {worlds} deals are possible.",
        "Was {player} vor {number} wissen kann: {worlds} Verteilungen sind möglich.",
    ),
    "card_number": ("card {number}", "Karte {number}"),
    "the_end": ("the end", "dem Ende"),
    "phase_now": ("this choice", "dieser Wahl"),
    "sampled": ("weighed by sampling", "aus einer Stichprobe"),
    "has_no": ("{player}: no {cards}", "{player}: kein {cards}"),
    "trumps": ("trumps", "Trumpf"),
    "again": ("again with --seed {seed}", "noch einmal mit --seed {seed}"),
    "recorded": ("Recorded in {path}.", "Aufgezeichnet in {path}."),
    "grand": ("grand", "Grand"),
    "null": ("null", "Null"),
    "obenabe": ("obenabe", "Obenabe"),
    "undenufe": ("undenufe", "Undenufe"),
    "hand": ("hand", "Hand"),
    "ouvert": ("ouvert", "ouvert"),
    "announced": ("announced", "angesagt"),
    "pass": ("pass", "passe"),
    "hold": ("yes", "ja"),
}


_ARENA: Final[dict[str, tuple[str, str]]] = {
    "arena_title": (
        "{players} · {game} · {boards} boards in {seatings} seatings · seed {seed}",
        "{players} · {game} · {boards} Verteilungen in {seatings} Sitzordnungen · Seed {seed}",
    ),
    "arena_better": (
        "{better} is better than {other} by {mean} points a game (95 %: {low} to {high}).",
        "{better} ist um {mean} Punkte je Spiel besser als {other} (95 %: {low} bis {high}).",
    ),
    "arena_open": (
        "Not decided: {better} is ahead of {other} by {mean} points a game "
        "(95 %: {low} to {high}).",
        "Nicht entschieden: {better} liegt um {mean} Punkte je Spiel vor {other} "
        "(95 %: {low} bis {high}).",
    ),
    "arena_equal": (
        "{first} and {second} are equal on every board.",
        "{first} und {second} sind auf jeder Verteilung gleich.",
    ),
    "arena_too_few": ("Too few boards for a verdict.", "Zu wenige Verteilungen für ein Urteil."),
    "arena_p": ("p {p}", "p {p}"),
    "arena_bootstrap": ("bootstrap {low} to {high}", "Bootstrap {low} bis {high}"),
    "arena_signs": (
        "boards won {won}, lost {lost}, equal {drawn}",
        "Verteilungen gewonnen {won}, verloren {lost}, gleich {drawn}",
    ),
    "arena_mcnemar": ("games won per deal p {p}", "gewonnene Spiele je Verteilung p {p}"),
    "arena_undecided": (
        "sequential test {until}: undecided, LLR {llr}",
        "Folgetest {until}: unentschieden, LLR {llr}",
    ),
    "arena_alternative": (
        "sequential test {until}: decided for the second, LLR {llr}",
        "Folgetest {until}: für den zweiten Wert entschieden, LLR {llr}",
    ),
    "arena_null": (
        "sequential test {until}: decided for the first, LLR {llr}",
        "Folgetest {until}: für den ersten Wert entschieden, LLR {llr}",
    ),
    "arena_timed": (
        "by the clock: a rerun may differ",
        "nach der Uhr: eine Wiederholung kann abweichen",
    ),
    "arena_pair": ("pair", "Paar"),
    "arena_difference": ("difference", "Unterschied"),
    "arena_interval": ("95 %", "95 %"),
    "arena_corrected": ("p, corrected", "p, korrigiert"),
    "arena_player": ("player", "Spieler"),
    "arena_field": ("{player} (field)", "{player} (Feld)"),
    "arena_t": ("points", "Punkte"),
    "arena_declares": ("declares", "spielt"),
    "arena_w": ("wins", "gewinnt"),
    "arena_g": ("score", "Spielwert"),
    "arena_d": ("own pts", "Augen"),
    "arena_f": ("defence pts", "Gegenaugen"),
    "arena_declaring": ("by declaring", "als Alleinsp."),
    "arena_defending": ("by defending", "als Gegner"),
    "arena_points": ("points", "Punkte"),
    "arena_won": ("wins", "gewinnt"),
    "arena_chooser": ("with trump choice", "mit Ansage"),
    "arena_opponent": ("without", "ohne"),
    "arena_off": ("off by", "daneben"),
    "arena_first": ("first", "Erster"),
    "arena_time": ("a decision", "je Zug"),
    "arena_ladder": ("Strength in points a game", "Stärke in Punkten je Spiel"),
    "arena_strength": ("strength", "Stärke"),
    "arena_error": ("95 %", "95 %"),
    "arena_rating": ("rating", "Rating"),
    "arena_groups": (
        "Some players never met, not even by way of others: they cannot be compared.",
        "Manche Spieler haben sich nie getroffen, auch nicht über andere: "
        "sie sind nicht vergleichbar.",
    ),
    "arena_kept": ("Kept in {path}.", "Aufbewahrt in {path}."),
    "arena_report": ("The report is in {path}.", "Der Bericht steht in {path}."),
    "arena_there": (
        "{count} of {wanted} boards are there already.",
        "{count} von {wanted} Verteilungen sind schon da.",
    ),
    "arena_stopped": (
        "Stopped. Everything finished is kept: the same command goes on from here.",
        "Angehalten. Alles Fertige bleibt: derselbe Befehl macht hier weiter.",
    ),
    "arena_failed": (
        "A match was given up since a player went wrong on several boards; the others are kept.",
        "Ein Vergleich wurde abgebrochen, weil ein Spieler mehrfach ausfiel; der Rest bleibt.",
    ),
    "arena_broken": (
        "{count} broken games were left out, most of them: {reason}",
        "{count} fehlerhafte Spiele wurden ausgelassen, die meisten: {reason}",
    ),
    "arena_run": ("run", "Lauf"),
    "arena_date": ("begun", "begonnen"),
    "arena_game": ("game", "Spiel"),
    "arena_boards": ("boards", "Verteilungen"),
    "arena_empty": ("There is no match in {path} yet.", "In {path} ist noch kein Vergleich."),
    "arena_more": (
        "--run N shows one with everything, --html FILE writes the report.",
        "--run N zeigt einen ganz, --html DATEI schreibt den Bericht.",
    ),
    "arena_failure": (
        "board {board}: {player} at seat {seat} {what}",
        "Verteilung {board}: {player} auf Platz {seat} {what}",
    ),
    "luck_games": ("{games} games …", "{games} Spiele …"),
    "luck_count": ("games", "Spiele"),
    "luck_raw": ("score", "Wertung"),
    "luck_adjusted": ("without luck", "ohne Glück"),
    "luck_removed": ("luck", "Glück"),
    "luck_told": (
        "Points a game with 95 % intervals; luck is the share of the variance that the cards "
        "explain, measured by what {player} scores with them.",
        "Punkte je Spiel mit 95-%-Bereich; Glück ist der Anteil der Streuung, den die Karten "
        "erklären, gemessen an dem, was {player} mit ihnen erzielt.",
    ),
    "control_copy": ("zero against its copy on {count} boards", "gegen sich selbst null ({count})"),
    "control_copy_wrong": (
        "NOT zero against its copy on {wrong} of {count} boards",
        "gegen sich selbst NICHT null auf {wrong} von {count} Verteilungen",
    ),
    "control_random": ("against random {mean} ± {half}", "gegen random {mean} ± {half}"),
    "control_honesty": ("honest in {count} decisions", "ehrlich bei {count} Zügen"),
    "control_honesty_wrong": (
        "changed {wrong} of {count} decisions when unseen cards were dealt anew: {where}",
        "änderte {wrong} von {count} Zügen, als verdeckte Karten neu verteilt wurden: {where}",
    ),
    "control_cheater": ("looks at all cards", "sieht alle Karten"),
    "control_clock": ("plays by the clock: not probed", "spielt nach der Uhr: nicht geprüft"),
}
MESSAGES: Final = _TABLE | _ARENA


def say(language: Language, key: str, **values: object) -> str:
    """The message in this language, with its values filled in."""
    english, german = MESSAGES[key]
    return (german if language is Language.DE else english).format(**values)
