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
    "needs": ("needs", "braucht"),
    "needs_more": ("overbid", "überreizt"),
    "wins_with": ("{total} win", "{total} gewinnen"),
    "nothing_wins": ("overbid: nothing wins", "überreizt: nichts gewinnt"),
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
    "seed_guessable": (
        "The seed was given by hand: a bot can guess it and know all cards. Without --seed it "
        "cannot.",
        "Der Seed kam von Hand: Ein Bot kann ihn erraten und kennt dann alle Karten. Ohne --seed "
        "kann er das nicht.",
    ),
    "arena_again": (
        "The same boards again: --seed {seed}",
        "Dieselben Verteilungen noch einmal: --seed {seed}",
    ),
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
        "{players} · {game} · {boards} in {seatings} seatings",
        "{players} · {game} · {boards} in {seatings} Sitzordnungen",
    ),
    "arena_player": ("player", "Spieler"),
    "arena_controls": ("controls", "Kontrollen"),
    "arena_probing": ("checking honesty …", "Ehrlichkeit wird geprüft …"),
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
        "A player went wrong. The finished boards are kept; the same command tries the others "
        "again.",
        "Ein Spieler ist ausgefallen. Die fertigen Verteilungen bleiben; derselbe Befehl versucht "
        "die anderen noch einmal.",
    ),
    "arena_broken": (
        "{count} broken games were left out, most of them: {reason}",
        "{count} fehlerhafte Spiele wurden ausgelassen, die meisten: {reason}",
    ),
    "arena_few": (
        "{file} has {count} boards: no more are played.",
        "{file} hat {count} Verteilungen: mehr werden nicht gespielt.",
    ),
    "arena_run": ("run", "Lauf"),
    "arena_date": ("begun", "begonnen"),
    "arena_game": ("game", "Spiel"),
    "arena_players": ("players", "Spieler"),
    "arena_boards": ("boards", "Verteilungen"),
    "arena_difference": ("difference", "Unterschied"),
    "arena_empty": ("There is no match in {path} yet.", "In {path} ist noch kein Vergleich."),
    "arena_more": (
        "--run N shows one with everything, --html FILE writes the report.",
        "--run N zeigt einen ganz, --html DATEI schreibt den Bericht.",
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
}
MESSAGES: Final = _TABLE | _ARENA


def say(language: Language, key: str, **values: object) -> str:
    """The message in this language, with its values filled in."""
    english, german = MESSAGES[key]
    return (german if language is Language.DE else english).format(**values)
