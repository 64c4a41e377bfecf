"""German. A *board* is called *Verteilung* everywhere."""

from typing import Final

PHRASES: Final[dict[str, str]] = {
    # ==== Cards and numbers ====
    "decimal_mark": ",",
    "thousands_mark": ".",
    "suits_french": "Karo Herz Pik Kreuz",
    "suits_german": "Schellen Herz Grün Eichel",
    "suits_swiss": "Schellen Rosen Schilten Eicheln",
    "ranks_french": "Sechs Sieben Acht Neun Zehn Bube Dame König Ass",
    "ranks_german": "6 7 8 9 10 Unter Ober König Daus",
    "ranks_swiss": "6 7 8 9 Banner Under Ober König Ass",
    "short_ranks_french": "6 7 8 9 10 B D K A",
    "short_ranks_german": "6 7 8 9 10 U O K A",
    "short_ranks_swiss": "6 7 8 9 10 U O K A",
    "card_name": "{suit}-{rank}",
    # ==== The terminal ====
    "forehand": "Vorhand",
    "middlehand": "Mittelhand",
    "hindhand": "Hinterhand",
    "skat": "Skat",
    "trump": "Trumpf",
    "auction": "Reizen",
    "choice": "Ansage",
    "predictions": "Ansagen",
    "trick": "Stich",
    "sides": "Alleinspieler : Gegner",
    "result": "Ergebnis",
    "discarded": "gedrückt:",
    "plays": "{player} spielt {contract}",
    "passed_in": "Alle passen: eingepasst.",
    "ramsch": "Alle passen: Ramsch.",
    "won": "{player} gewinnt {contract} mit {points} Augen",
    "lost": "{player} verliert {contract} mit {points} Augen",
    "null_won": "{player} gewinnt {contract} ohne Stich",
    "null_lost": "{player} verliert {contract}",
    "with": "mit {n}",
    "without": "ohne {n}",
    "overbid": "überreizt",
    "schneider": "Schneider",
    "schwarz": "Schwarz",
    "value": "Spielwert {value}, Wertung {score:+}",
    "ramsch_result": "{player}: {points} Augen, Wertung {score:+}",
    "push": "geschoben",
    "team_result": "{team}: {points} Punkte",
    "match_bonus": "Match {points}",
    "weis": "Weis {points}",
    "stoeck": "Stöck {points}",
    "times": "{total} bei ×{multiplier}",
    "difference_result": (
        "{rank}. {player}: {prediction} angesagt, {points} gemacht, Differenz {difference}"
    ),
    "playing": "die Spieler überlegen …",
    "solving": "alle Karten werden angesehen …",
    "card": "Karte",
    "declarer_gets": "Augen des Alleinspielers",
    "team_gets": "Punkte der Plätze 0 und 2",
    "needs": "braucht",
    "needs_more": "überreizt",
    "wins_with": "{total} gewinnen",
    "nothing_wins": "überreizt: nichts gewinnt",
    "made": "kommt durch",
    "not_made": "bekommt einen Stich",
    "seat_ends_with": "Platz {seat}",
    "own_difference": "daneben",
    "against_all": "gegen alle",
    "contract": "Spiel",
    "counts": "zählt",
    "discard": "drücken",
    "best_line": "Bestes Spiel aller",
    "believed": "Was {player} vor {number} wissen kann: {worlds} Verteilungen sind möglich.",
    "card_number": "Karte {number}",
    "the_end": "dem Ende",
    "phase_now": "dieser Wahl",
    "sampled": "aus einer Stichprobe",
    "has_no": "{player}: kein {cards}",
    "trumps": "Trumpf",
    "again": "noch einmal mit --seed {seed}",
    "seed_guessable": (
        "Der Seed kam von Hand: Ein Bot kann ihn erraten und kennt dann alle Karten. Ohne --seed "
        "kann er das nicht."
    ),
    "arena_again": "Dieselben Verteilungen noch einmal: --seed {seed}",
    "recorded": "Aufgezeichnet in {path}.",
    "grand": "Grand",
    "null": "Null",
    "obenabe": "Obenabe",
    "undenufe": "Undenufe",
    "hand": "Hand",
    "ouvert": "ouvert",
    "announced": "angesagt",
    "pass": "passe",
    "hold": "ja",
    # ==== The terminal: comparing players ====
    "arena_title": "{players} · {game} · {boards} in {seatings} Sitzordnungen",
    "arena_player": "Spieler",
    "arena_controls": "Kontrollen",
    "arena_probing": "Ehrlichkeit wird geprüft …",
    "arena_kept": "Aufbewahrt in {path}.",
    "arena_report": "Der Bericht steht in {path}.",
    "arena_there": "{count} von {wanted} Verteilungen sind schon da.",
    "arena_stopped": "Angehalten. Alles Fertige bleibt: derselbe Befehl macht hier weiter.",
    "arena_failed": (
        "Ein Spieler ist ausgefallen. Die fertigen Verteilungen bleiben; derselbe Befehl versucht "
        "die anderen noch einmal."
    ),
    "arena_broken": "{count} fehlerhafte Spiele wurden ausgelassen, die meisten: {reason}",
    "arena_few": "{file} hat {count} Verteilungen: mehr werden nicht gespielt.",
    "arena_run": "Lauf",
    "arena_date": "begonnen",
    "arena_game": "Spiel",
    "arena_players": "Spieler",
    "arena_boards": "Verteilungen",
    "arena_difference": "Unterschied",
    "arena_empty": "In {path} ist noch kein Vergleich.",
    "arena_more": "--run N zeigt einen ganz, --html DATEI schreibt den Bericht.",
    "luck_games": "{games} Spiele …",
    "luck_count": "Spiele",
    "luck_raw": "Wertung",
    "luck_adjusted": "ohne Glück",
    "luck_removed": "Glück",
    "luck_told": (
        "Punkte je Spiel mit 95-%-Bereich; Glück ist der Anteil der Streuung, den die Karten "
        "erklären, gemessen an dem, was {player} mit ihnen erzielt."
    ),
    # ==== The terminal: reading and writing games ====
    "lost_head": "Verteilungen, die {player} in Lauf {run} verloren hat",
    "lost_board": "Verteilung {board}: {difference} je Spiel ({scores})",
    "lost_game": "Nr.",
    "lost_none": "Es gibt keine verlorene Verteilung.",
    "contract_undeclared": "nicht angesagt",
    "unfinished": "nicht zu Ende gespielt: {reason}",
    "unfinished_trick": "Auf dem Tisch",
    "server_decided": "vom Server entschieden: {scores}",
    "replay_store": "{game} · {file} · Lauf {run} · Verteilung {board} · Spiel {number}",
    "replay_skipped": "… und {count} weitere",
    "convert_one": "{games} Spiel gelesen, {skipped} ausgelassen",
    "convert_many": "{games} Spiele gelesen, {skipped} ausgelassen",
    "convert_rows": "; {rows} Zeilen geschrieben, eine je Platz und Spiel",
    "games_decided_one": "{n} Spiel hat der Server vorzeitig beendet; seine Entscheidung zählt.",
    "games_decided_many": (
        "{n} Spiele hat der Server vorzeitig beendet; seine Entscheidungen zählen."
    ),
    "games_unfinished_one": "{n} Spiel ist unvollendet und hat kein Ergebnis.",
    "games_unfinished_many": "{n} Spiele sind unvollendet und haben kein Ergebnis.",
    "encoding_older": (
        "{file}: {count} Zeilen sind kein UTF-8 und wurden als Windows-1252 (Latin-1) gelesen, die "
        "erste ist Zeile {first}; --encoding nennt eine andere Kodierung."
    ),
    "encoding_wrong": (
        "{file}: {count} Zeilen sind kein {encoding}; --encoding nennt eine andere Kodierung."
    ),
    "rejects_in": "Das Ausgelassene steht in {file}.",
    "store_rows": "{rows} Zeilen geschrieben",
    "store_games": " aus {games} Spielen, eine je Platz und Spiel",
    "store_failed": "{count} Verteilungen, die ein Spieler abgebrochen hat, sind nicht dabei.",
    # ==== The terminal: statistics of recorded games ====
    "stats_title_one": "{game} · {n} Spiel",
    "stats_title_many": "{game} · {n} Spiele",
    "stats_score": "Punkte je Spiel",
    "stats_tournament": "Punkte je Spiel",
    "stats_moving": "gleitendes Mittel",
    "stats_declared": "spielt allein",
    "stats_won": "gewonnen",
    "stats_won_declaring": "gewonnen",
    "stats_won_suit": "Farbe",
    "stats_won_grand": "Grand",
    "stats_won_null": "Null",
    "stats_won_hand": "Hand",
    "stats_bid": "Reizwert",
    "stats_overbid": "überreizt",
    "stats_points": "Augen",
    "stats_points_declaring": "Augen allein",
    "stats_won_defending": "gewonnen im Gegenspiel",
    "stats_points_defending": "Augen im Gegenspiel",
    "stats_passed": "alle gepasst",
    "stats_score_choosing": "Punkte bei eigener Ansage",
    "stats_pushed": "schiebt",
    "stats_all_tricks": "alle Stiche",
    "stats_match_won": "Partien gewonnen",
    "stats_difference": "Differenz",
    "stats_prediction": "sagt an",
    "stats_bias": "mehr als angesagt",
    "stats_exact": "genau",
    "stats_first": "Erster",
    "stats_by_contract": "Spiel",
    "stats_by_seat": "Platz",
    "stats_by_month": "Monat",
    "stats_by_order": "Spiele",
    "stats_place": "Platz {n}",
    "stats_undated": "ohne Datum",
    "stats_from": "ab {n}",
    "stats_more": (
        "… und {count} Spieler mit weniger Spielen; --top zeigt mehr, --player NAME einen."
    ),
    "stats_note_skat": (
        "Punkte je Spiel sind Turnierpunkte (Seeger-Fabian) mit ihrem 95-%-Bereich. Gewonnen ist "
        "der Anteil der Alleinspiele, in Klammern ihre Zahl; ebenso bei Farbe, Grand, Null und "
        "Hand. Der Reizwert ist der von Alleinspielen. Nullspiele haben keine Augen."
    ),
    "stats_note_schieber": (
        "Punkte je Spiel sind die der Mannschaft, mit ihrem 95-%-Bereich. Farben, Obenabe und "
        "Undenufe sind, was der Spieler angesagt hat; schiebt ist der Anteil der Spiele in der "
        "Vorhand (mit ihrer Zahl)."
    ),
    "stats_note_differenzler": (
        "Differenz ist der mittlere Abstand zwischen Ansage und Punkten, mit seinem 95-%-Bereich; "
        "mehr als angesagt heißt: um wie viel die Punkte im Mittel über der Ansage liegen."
    ),
    "stats_note_store": (
        "In einer Datenbank der Arena werden dieselben Karten mehrmals gespielt, und die Spiele "
        "sind nicht unabhängig: Die Bereiche sind zu eng. kiebitz results vergleicht Spieler."
    ),
    "stats_plot_over_time": (
        "{game}: Wertung im Lauf der Zeit, mit gleitendem Mittel über {window} Abschnitte"
    ),
    "stats_plot_contract": "{game}: Wertung nach Spiel",
    "stats_plot_seat": "{game}: Wertung nach Platz",
    "stats_axis_skat": "Turnierpunkte je Spiel",
    "stats_axis_schieber": "Punkte je Spiel",
    "stats_axis_differenzler": "Differenz je Spiel (negativ)",
    "stats_axis_contract": "Spiel",
    "stats_axis_seat": "Platz",
    "stats_axis_month": "Monat",
    "stats_axis_order": "Spiele des Spielers in ihrer Reihenfolge",
    # ==== Proofs ====
    "proven": (
        "{card} gewinnt in allen {worlds} möglichen Verteilungen, wie die anderen auch spielen."
    ),
    "planned_possible": (
        "{card} gewinnt mit einem Plan in {won} von {worlds} möglichen Verteilungen."
    ),
    "planned_drawn": "{card} gewinnt mit einem Plan in {won} von {worlds} gezogenen Verteilungen.",
    # ==== Reports: labels ====
    # ---- The page ----
    "eyebrow": "Kiebitz-Arena · Bericht",
    "versus": "{first} gegen {second}",
    "several": "{count} Vergleiche",
    "head_played": "Was gespielt wurde",
    "head_plots": "Das Ergebnis in Bildern",
    "head_comparisons": "Die Vergleiche in Zahlen",
    "head_accounts": "Was die Spieler taten",
    "head_effort": "Zeit und Aufwand",
    "head_controls": "Kontrollen",
    "head_failures": "Abgebrochene Verteilungen",
    "head_glossary": "Wie man das liest",
    "head_again": "Noch einmal",
    "more": "und {count} weitere",
    # ---- Numbers ----
    "range": "{low} bis {high}",
    "unbounded": "unbegrenzt",
    "boards_one": "{n} Verteilung",
    "boards_many": "{n} Verteilungen",
    "deviations": "{value} Standardabweichungen",
    # ---- Units ----
    "unit_skat_tournament": "Turnierpunkte je Spiel",
    "unit_skat_score": "Spielpunkte je Spiel",
    "unit_skat_points": "Augen je Spiel",
    "unit_schieber_score": "Punkte je Spiel",
    "unit_schieber_points": "Kartenpunkte je Spiel",
    "unit_differenzler_score": "Differenzpunkte je Spiel",
    "unit_differenzler_points": "Kartenpunkte je Spiel",
    # ---- What was played ----
    "fact_game": "Spiel",
    "fact_players": "Spieler",
    "fact_field": "Übrige Plätze",
    "fact_boards": "Verteilungen",
    "fact_seatings": "Sitzordnungen",
    "fact_start": "Beginn",
    "fact_deals": "Karten",
    "fact_measure": "Verglichen in",
    "fact_until": "Folgetest",
    "fact_begun": "Begonnen",
    "fact_version": "Version",
    "seed": "Seed {seed}",
    "budget_of": "{limits} je Entscheidung",
    "limit_seconds": "{value} s",
    "limit_nodes": "{value} Knoten",
    "limit_worlds": "{value} Welten",
    "limit_playouts": "{value} Simulationen",
    "axis_seconds": "Sekunden je Entscheidung",
    "axis_nodes": "Knoten je Entscheidung",
    "axis_worlds": "Welten je Entscheidung",
    "axis_playouts": "Simulationen je Entscheidung",
    "mark_cheater": "sieht alle Karten",
    "mark_clock": "spielt nach der Uhr",
    "game_skat": "Skat",
    "game_schieber": "Schieber",
    "game_differenzler": "Differenzler",
    # ---- Pictures ----
    "boards_axis": "Verteilungen",
    "plot_pairings": "Alle Paarungen",
    "plot_ladder": "Die Rangliste",
    "plot_pairing": "Der Unterschied",
    "plot_running": "{first} gegen {second} im Verlauf",
    "plot_running_unit": "{unit}, bisheriges Mittel",
    "plot_llr_unit": "Log-Likelihood-Verhältnis",
    "plot_running_label": "Laufender Mittelwert in {unit}",
    "plot_running_last": "{mean} ({interval}) nach {boards} Verteilungen",
    "plot_llr": "Der Folgetest",
    "plot_llr_label": "Log-Likelihood-Verhältnis im Verlauf",
    "plot_more_than": "mehr als {value}",
    "plot_less_than": "weniger als {value}",
    "plot_stopped": "beendet nach {boards} Verteilungen",
    "plot_budget": "Stärke und Bedenkzeit",
    "plot_more": "Im Verlauf: {count} Paarungen",
    "axis_difference": "Erster minus Zweiter, in {unit}",
    "axis_strength": "Stärke, in {unit}",
    # ---- Comparisons ----
    "column_pair": "Erster – Zweiter",
    "column_boards": "Verteilungen",
    "column_difference": "Unterschied",
    "column_interval": "95-%-Bereich",
    "column_test_interval": "Bereich des Folgetests",
    "column_student": "Student",
    "column_bootstrap": "Bootstrap",
    "column_p": "p",
    "column_adjusted": "p korrigiert",
    "column_signs": "gewonnen : verloren : gleich",
    "column_wins": "p (gewonnene Spiele)",
    "column_sequential": "Folgetest",
    "column_sd": "Streuung",
    "sequential_undecided": "offen, LLR {llr}",
    "sequential_more": "mehr als {value}, LLR {llr}",
    "sequential_less": "weniger als {value}, LLR {llr}",
    "column_rank": "Rang",
    "column_strength": "Stärke",
    "column_rating": "Rating",
    # ---- Accounts ----
    "column_player": "Spieler",
    "column_games": "Spiele",
    "column_declares": "spielt allein",
    "column_w": "W",
    "column_g": "G",
    "column_t": "T",
    "column_d": "D",
    "column_f": "F",
    "column_declaring": "T allein",
    "column_defending": "T im Gegenspiel",
    "column_score": "Punkte",
    "column_won": "gewonnen",
    "column_chooses": "sagt an",
    "column_as_chooser": "Punkte mit Ansage",
    "column_as_opponent": "Punkte ohne Ansage",
    "column_off": "Differenz",
    "column_first": "erste Plätze",
    "column_made": "gemachte Punkte",
    "column_role": "Rolle",
    "column_contract": "Spiel",
    "column_mode": "Ansage",
    "column_card_points": "Kartenpunkte",
    "column_mean": "Mittel",
    "by_contract": "Nach Rolle und Spiel",
    "field_player": "{player} (übrige Plätze)",
    "role_declarer": "Alleinspiel",
    "role_defender": "Gegenspiel",
    "role_passed": "niemand spielt",
    "role_chooser": "Team sagte an",
    "role_opponent": "Gegner sagten an",
    "role_alone": "für sich",
    "contract_diamonds": "Karo",
    "contract_hearts": "Herz",
    "contract_spades": "Pik",
    "contract_clubs": "Kreuz",
    "contract_grand": "Grand",
    "contract_null": "Null",
    "contract_ramsch": "Ramsch",
    "contract_passed": "eingepasst",
    "contract_obenabe": "Obenabe",
    "contract_undenufe": "Undenufe",
    "contract_alone": "alle",
    # ---- Role against role ----
    "head_roles": "Rolle gegen Rolle",
    "roles_of": "{first} und {second} in denselben Spielen",
    "column_of_first": "Erster",
    "column_of_second": "Zweiter",
    "column_won_first": "Erster gewinnt",
    "column_won_second": "Zweiter gewinnt",
    "column_won_difference": "mehr gewonnen, %",
    "column_won_interval": "95-%-Bereich, %",
    "contract_suit": "Farbe",
    "contract_trump": "Trumpf",
    # ---- Effort ----
    "column_decisions": "Entscheidungen",
    "column_time": "Zeit je Zug",
    "column_nodes": "Knoten je Zug",
    "column_worlds": "Welten je Zug",
    "column_playouts": "Simulationen je Zug",
    "column_total_time": "insgesamt",
    # ---- Controls ----
    "control_copy": "gegen die eigene Kopie",
    "control_random": "gegen den Zufallsspieler",
    "control_honesty": "Ehrlichkeit",
    "not_checked": "nicht geprüft",
    "board_number": "Verteilung {number}",
    "at_seat": "{player}, Platz {seat}",
    # ==== Reports: verdicts: who is better, how sure, and whether to trust it ====
    "verdict_failed": (
        "Kein Urteil über {first} und {second}: Auf {failed} fiel ein Spieler aus, und wer "
        "aufgibt, wenn es schlecht steht, sähe besser aus, als er ist."
    ),
    "verdict_better": (
        "{better} ist um {mean} {unit} besser als {other}: Vertrauensbereich (95 %) {interval}, "
        "{boards}."
    ),
    "verdict_few": "Bei so wenigen Verteilungen kann fehlen, was selten vorkommt.",
    "verdict_one_of_many": (
        "Nicht entschieden: {better} liegt um {mean} {unit} vor {other} (Vertrauensbereich (95 %) "
        "{interval}, {boards}), aber unter so vielen Vergleichen kann das Zufall sein (p "
        "korrigiert {p})."
    ),
    "verdict_open": (
        "Nicht entschieden: {better} liegt um {mean} {unit} vor {other}, aber der "
        "Vertrauensbereich (95 %), {interval}, schließt die Null ein ({boards})."
    ),
    "verdict_level": (
        "Nicht entschieden: Im Mittel liegen {first} und {second} gleichauf; Vertrauensbereich (95 "
        "%) {interval} {unit}, {boards}."
    ),
    "verdict_unknown": (
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {unit}, aber "
        "zu wenige davon unterscheiden sich, um zu sagen, wie viel daran Zufall ist."
    ),
    "verdict_equal": (
        "Nicht entschieden: {first} und {second} waren auf jeder Verteilung genau gleich "
        "({boards}). Dass sie gleich stark sind, beweist das nicht."
    ),
    "verdict_constant": (
        "Nicht entschieden: {better} liegt auf jeder Verteilung um genau {mean} {unit} vor {other} "
        "({boards}). Verteilungen ohne jede Streuung sagen nicht, wie sicher das ist."
    ),
    "verdict_one": (
        "Nicht entschieden: eine einzige Verteilung von {first} gegen {second} sagt nichts über "
        "den Zufall."
    ),
    "verdict_unplayed": "Noch ist keine Verteilung von {first} gegen {second} fertig.",
    "verdict_doubtful": (
        "Nicht zu glauben, solange nicht klar ist, warum eine Kontrolle fehlschlug: {verdict}"
    ),
    "verdict_nothing": "Noch wurde nichts gespielt.",
    # ---- With a sequential test: what is known, then what the test said ----
    "tested_better": (
        "{better} ist um {mean} {unit} besser als {other}: Der Bereich des Folgetests ist "
        "{interval}, {boards}."
    ),
    "tested_open": (
        "Nicht entschieden, wer besser ist: {better} liegt um {mean} {unit} vor {other}, aber der "
        "Bereich des Folgetests, {interval}, schließt die Null ein ({boards})."
    ),
    "tested_level": (
        "Nicht entschieden, wer besser ist: Im Mittel liegen {first} und {second} gleichauf; der "
        "Bereich des Folgetests ist {interval} {unit}, {boards}."
    ),
    "tested_unknown": (
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {unit}, und "
        "über die Streuung ist zu wenig bekannt, um zu sagen, wie viel daran Zufall ist."
    ),
    "test_more": (
        "Der Folgetest von {null} gegen {alternative} ist beendet: {first} minus {second} ist mehr "
        "als {bound} (falsch in höchstens {error} solcher Vergleiche)."
    ),
    "test_less": (
        "Der Folgetest von {null} gegen {alternative} ist beendet: {first} minus {second} ist "
        "weniger als {bound} (falsch in höchstens {error} solcher Vergleiche)."
    ),
    "test_open": "Der Folgetest von {null} gegen {alternative} hat noch nicht entschieden.",
    "ladder_sentence": "Nach Stärke geordnet: {players}.",
    "ladder_unsure": (
        "Nach mittleren Punkten: {players}. Nicht entschieden ist die Reihenfolge von {pairs}."
    ),
    "ladder_pair": "{first} und {second}",
    "beats": "{better} schlägt {other} um {mean} {unit} ({interval}).",
    "ahead": "{better} liegt um {mean} {unit} vor {other} ({interval}); korrigiertes p {p}.",
    "list_decided": "Entschieden, korrigiert für alle {count} Vergleiche (Holm)",
    "list_sequential": "Nach dem Folgetest, jeder für sich",
    "list_open": "Nicht entschieden",
    "trust_good": "Alle Kontrollen wurden bestanden; sie sind unten erklärt.",
    "trust_bad": (
        "Vorsicht: {count} der Kontrollen sind fehlgeschlagen. Solange man nicht weiß, warum, "
        "sollte man dem Ergebnis nicht trauen."
    ),
    "trust_partly": "Keine Kontrolle fand einen Fehler, aber nicht alle wurden bestanden.",
    "trust_none": "Zu diesem Ergebnis liefen keine Kontrollen.",
    "trust_below": "Eindeutig schlechter als der Zufallsspieler: {players}.",
    "trust_unclear": (
        "Auf den wenigen Verteilungen dieser Kontrolle nicht eindeutig besser als der "
        "Zufallsspieler: {players}."
    ),
    "trust_broken": "Bei der Prüfung ausgefallen, die deshalb nichts aussagt: {players}.",
    "trust_cheater": "Alle Karten sehen darf {players}: ein fairer Vergleich ist das nicht.",
    "trust_clock": (
        "Es wird nach der Uhr gespielt: Eine Wiederholung oder ein anderer Rechner kann andere "
        "Ergebnisse liefern."
    ),
    "trust_failures": (
        "Verteilungen, die ein Spieler nicht zu Ende brachte und die nicht zählen: {count}."
    ),
    # ==== Reports: what was played: seatings, starts, deals, measures ====
    "seating_alone": (
        "Jede Verteilung wird {orders}-mal mit denselben Karten gespielt: Jeder sitzt einmal auf "
        "jedem Platz, allein unter Kopien des anderen."
    ),
    "seating_teams": (
        "Jede Verteilung wird mit denselben Karten von zwei Teams gespielt, jedes aus zwei Kopien "
        "eines Spielers; dann tauschen sie die Plätze."
    ),
    "seating_orders": (
        "Jede Verteilung wird {orders}-mal mit denselben Karten gespielt, einmal für jede "
        "Reihenfolge der Spieler am Tisch."
    ),
    "seating_field": (
        "Jeder Spieler sitzt mit denselben Karten einmal auf jedem Platz; auf allen übrigen "
        "Plätzen sitzt immer dasselbe Feld."
    ),
    "seating_field_teams": (
        "Jeder Spieler spielt mit denselben Karten einmal auf jeder Seite, mit seiner eigenen "
        "Kopie als Partner; das andere Team ist immer dasselbe Feld."
    ),
    "seating_roles_skat": (
        "Jedes Spiel wird zweimal mit denselben Karten gespielt: Jeder ist einmal Alleinspieler "
        "gegen zwei Kopien des anderen."
    ),
    "seating_roles_schieber": (
        "Jede Ansage wird zweimal mit denselben Karten gespielt: Jeder ist mit seiner Kopie einmal "
        "das Team, das ansagte, gegen zwei Kopien des anderen."
    ),
    "seating_roles_field_skat": (
        "Jeder Spieler spielt jedes Spiel mit denselben Karten einmal als Alleinspieler gegen das "
        "Feld und einmal mit seiner Kopie gegen das Feld als Alleinspieler."
    ),
    "seating_roles_field_schieber": (
        "Jeder Spieler spielt jede Ansage mit denselben Karten einmal als das Team, das ansagte, "
        "gegen das Feld und einmal gegen das Feld als dieses Team."
    ),
    "seating_games": "Eine Verteilung sind {games} Spiele.",
    "forehands_all": "All das einmal mit jedem Platz als Vorhand.",
    "start_deal_skat": "Ganze Spiele, vom Reizen bis zum letzten Stich.",
    "start_deal_schieber": "Ganze Spiele, von der Ansage bis zum letzten Stich.",
    "start_deal_differenzler": "Ganze Spiele, von den Voraussagen bis zum letzten Stich.",
    "start_cards_skat": (
        "Zentrale Ansage: {by} reizt, drückt und sagt einmal je Verteilung an. Alleinspieler und "
        "Spiel sind dann in jeder Sitzordnung gleich, verglichen wird nur das Kartenspiel."
    ),
    "start_cards_schieber": (
        "{by} sagt an, gleich für jede Sitzordnung; verglichen wird nur das Kartenspiel."
    ),
    "start_cards_differenzler": (
        "{by} sagt voraus, gleich für jede Sitzordnung; verglichen wird nur das Kartenspiel."
    ),
    "start_late": (
        "Die Spieler übernehmen, wenn noch {cards} Karten übrig sind; bis dahin spielt {by}."
    ),
    "start_file": (
        "Die Anfänge stammen aus aufgezeichneten Spielen ({file}), mit allem, was davor geschah."
    ),
    "deals_seed": "Zufällig gegeben mit Seed {seed}: Derselbe Seed gibt überall dieselben Karten.",
    "seed_guessable_bots": (
        "Der Seed kam von Hand, und fremde Spieler waren dabei: Ein Bot kann einen solchen Seed "
        "erraten und kennt dann alle Karten. Für ein Ergebnis, das zählt, --seed weglassen."
    ),
    "again_older": (
        "Diese Verteilungen hat eine ältere Version gespielt, die anders gab: Sie lassen sich "
        "lesen, nicht noch einmal herstellen."
    ),
    "only_close": (
        "Nur Verteilungen, die bei offenen Karten höchstens {points} Punkte neben der Mitte enden."
    ),
    "only_contract": "Nur Spiele mit {contract}.",
    "only_other": "Nur nach dem Filter {filter}.",
    "measure_skat_tournament": (
        "Turnierpunkten nach Seeger und Fabian: der Spielwert, dazu 50 für ein gewonnenes und "
        "minus 50 für ein verlorenes Spiel, und 40 für jeden Gegner eines verlorenen"
    ),
    "measure_skat_score": "der einfachen Wertung des Spiels",
    "measure_skat_points": "den Augen der eigenen Partei",
    "measure_schieber_score": "den Punkten des eigenen Teams",
    "measure_schieber_points": "den Kartenpunkten des eigenen Teams, ohne Zuschläge",
    "measure_differenzler_score": (
        "der Differenz zwischen Voraussage und gemachten Punkten; die kleinere ist besser"
    ),
    "measure_differenzler_points": "den selbst gemachten Kartenpunkten",
    "until_text": (
        "Ist der Unterschied {null}, oder ist er {alternative}? Der Vergleich endet, sobald seine "
        "Verteilungen das entscheiden; falsch in höchstens {alpha} und {beta} der Fälle."
    ),
    # ==== Reports: captions of pictures and tables ====
    "caption_pairings": (
        "Punkt: mittlerer Unterschied. Balken: der Bereich, der zählt. Rechts der Null ist der "
        "Erstgenannte besser, links der Zweite; ein Bereich, der die Null einschließt, entscheidet "
        "nichts."
    ),
    "caption_ladder": (
        "Was jeder Spieler am Tisch wert ist, verglichen mit dem Mittel aller: Punkt und "
        "Vertrauensbereich zu 95 %."
    ),
    "caption_groups": (
        "Manche Spieler sind sich nie begegnet, auch nicht über andere. Sie stehen für sich, denn "
        "sie sind nicht vergleichbar."
    ),
    "caption_running": (
        "Linie: Mittel aller bisherigen Verteilungen. Fläche: der Bereich, der zu jedem Zeitpunkt "
        "zugleich gilt, so oft man auch hinsieht; er ist weiter als der obige und beginnt, sobald "
        "genug über die Streuung bekannt ist."
    ),
    "caption_running_test": (
        "Linie: Mittel aller bisherigen Verteilungen. Fläche: der Bereich des Folgetests, der zu "
        "jedem Zeitpunkt gilt, so oft man auch hinsieht; er beginnt, sobald genug über die "
        "Streuung bekannt ist."
    ),
    "caption_running_cut": (
        "Die ersten {count} Verteilungen, bei denen das Mittel noch springt, sind nicht gezeichnet."
    ),
    "caption_llr": (
        "Um wie viel besser die eine Annahme die Verteilungen erklärt als die andere. An einer "
        "gestrichelten Linie ist der Vergleich entschieden; gepunktete Teile entscheiden noch "
        "nicht, weil die Streuung nicht gut genug bekannt ist."
    ),
    "caption_budget": (
        "Was mehr Nachdenken bringt: Punkte mit Vertrauensbereichen zu 95 %, Budgets auf einer "
        "logarithmischen Achse."
    ),
    "note_comparisons": (
        "Unterschiede sind Erster minus Zweiter in {unit}; die Streuung ist die Standardabweichung "
        "einer Verteilung."
    ),
    "note_interval": (
        "Der 95-%-Bereich ist der weitere von Student und Bootstrap, p das größere der beiden: "
        "Gesagt wird nur, was beide erlauben."
    ),
    "note_stopped": (
        "Wo ein Folgetest früh beenden darf, wirken gewöhnliche Bereiche und p-Werte sicherer, als "
        "sie sind, und fehlen deshalb. Der Bereich des Folgetests erlaubt, nach jeder Verteilung "
        "hinzusehen: Sein unteres Ende ist in höchstens {low}, sein oberes in höchstens {high} "
        "solcher Vergleiche falsch."
    ),
    "note_skat": (
        "W: Anteil gewonnener Alleinspiele. G: Wertung je Alleinspiel. T: Turnierpunkte je Platz "
        "und Spiel, und wie viel davon als Alleinspieler und im Gegenspiel entstand. D: Augen des "
        "Alleinspielers je Alleinspiel. F: Augen der Gegner je Spiel im Gegenspiel. Nullspiele "
        "zählen nicht bei D und F."
    ),
    "note_schieber": (
        "Punkte des Teams je Spiel, insgesamt und danach, wer ansagte; gewonnen: Spiele mit mehr "
        "Punkten als das andere Team."
    ),
    "note_differenzler": (
        "Differenz: mittlerer Abstand zwischen Voraussage und gemachten Punkten. Erste Plätze "
        "teilen sich alle, die gleich nah liegen."
    ),
    "note_contracts": "Mittel: {unit} und Platz, in dieser Rolle.",
    "note_roles": (
        "Mittel sind {unit} und Platz in dieser Rolle, Anteile die der Spiele, die die eigene "
        "Partei gewann; Unterschiede sind Erster minus Zweiter über Verteilungen. Jeder Bereich "
        "steht für sich: Unter vielen liegt jeder zwanzigste zufällig falsch. Ein Strich heißt, "
        "dass über den Zufall nichts bekannt ist."
    ),
    "note_roles_mixed": (
        "In jeder Rolle trifft der eine auf den anderen, sodass ein Unterschied das Spiel des "
        "einen und das Gegenspiel des anderen zusammen misst; bei gewonnenen Spielen haben beide "
        "Rollen dieselbe Zahl."
    ),
    "note_roles_pure": "Beide treffen auf dasselbe Feld, sodass jede Rolle für sich steht.",
    "note_roles_tested": "Der Vergleich konnte früh enden, deshalb fehlen Bereiche.",
    "note_effort": (
        "Zeiten sind die des Rechners, auf dem gespielt wurde, über alle Arbeiter addiert."
    ),
    # ==== Reports: controls ====
    "controls_intro": (
        "Neben jedem Vergleich prüft die Arena sich selbst und die Spieler. Gegen die eigene Kopie "
        "muss genau null herauskommen; jeder sollte über dem Zufallsspieler liegen; und ein "
        "ehrlicher Spieler bleibt bei seiner Wahl, wenn Karten, die er nicht sieht, neu verteilt "
        "werden."
    ),
    "copy_good": "genau null auf {boards}",
    "copy_bad": "nicht null auf {wrong} von {boards}",
    "copy_clock": "nicht geprüft: spielt nach der Uhr",
    "random_above": "{mean} über dem Zufall auf {boards} ({interval})",
    "random_below": "{mean} unter dem Zufall auf {boards} ({interval})",
    "random_unclear": "nicht eindeutig: {mean} auf {boards} ({interval})",
    "random_itself": "ist der Zufallsspieler",
    "honesty_good": "keine von {count} Entscheidungen geändert",
    "honesty_bad": "{wrong} von {count} Entscheidungen geändert, zuerst nach: {where}",
    "control_broken": "nicht geprüft: Der Spieler fiel aus ({error})",
    "honesty_cheater": "sieht alle Karten und sagt es auch",
    "honesty_slow": "nicht geprüft: kam in der Zeit zu keiner Karte",
    "honesty_clock": "nicht geprüft: spielt nach der Uhr",
    "again_keys": (
        "In der Datenbank haben die Läufe diese Schlüssel; sie stehen für alles, was ihre "
        "Verteilungen bestimmt:"
    ),
    "again_duel": "Mit derselben Version gibt dieser Befehl dieselben Verteilungen:",
    "again_file": (
        "Mit derselben Version gibt diese Datei dieselben Verteilungen; als again.toml sichern und "
        "kiebitz tournament again.toml aufrufen:"
    ),
    # ==== Reports: the glossary ====
    "term_board": "Verteilung",
    "about_board": (
        "Einmal gegebene Karten, in jeder Sitzordnung mit denselben Zufallszahlen gespielt, damit "
        "alle dasselbe Glück haben. Das ergibt einen Unterschied; die Statistik zählt "
        "Verteilungen, nicht Spiele."
    ),
    "term_interval": "Vertrauensbereich (95-%-Konfidenzintervall)",
    "about_interval": (
        "Wo der wahre Unterschied erwartet wird. Von 100 so gebildeten Bereichen enthalten ihn "
        "mindestens etwa 95. Liegt die Null außerhalb, ist der Unterschied mehr als Zufall. Er "
        "wird auf zwei Wegen bestimmt, nach Student und durch wiederholtes Neuziehen der "
        "Verteilungen (Bootstrap); es zählt der weitere. Weichen sie stark voneinander ab, braucht "
        "es mehr Verteilungen."
    ),
    "term_p": "p-Wert",
    "about_p": (
        "Wie oft allein der Zufall bei gleich starken Spielern einen mindestens so großen "
        "Unterschied ergäbe. Wie groß der Unterschied ist, sagt er nicht."
    ),
    "term_holm": "p korrigiert (Holm)",
    "about_holm": (
        "Wer vieles vergleicht, findet zufällig etwas. Dieser p-Wert berücksichtigt alle "
        "Vergleiche zusammen; bis 0,05 gilt ein Vergleich als entschieden."
    ),
    "term_always": "Stets gültiger Bereich",
    "about_always": (
        "Ein Bereich, auf den man nach jeder Verteilung sehen und nach Belieben aufhören darf: In "
        "etwa 5 % der Vergleiche ist er irgendwann falsch."
    ),
    "term_sequential": "Folgetest",
    "about_sequential": (
        "Wägt nach jeder Verteilung zwei vorher genannte Annahmen über den Unterschied ab und "
        "endet, wenn eine weit genug vorn liegt. LLR ist der Logarithmus davon, um wie viel besser "
        "die zweite die Verteilungen erklärt. Sein Urteil ist eine Schranke: Gewinnt die größere "
        "Annahme, so ist der Unterschied mehr als die kleinere; gewinnt die kleinere, so ist er "
        "weniger als die größere. Nie sagt er, dass der Unterschied einer von beiden ist."
    ),
    "term_wins": "p (gewonnene Spiele)",
    "about_wins": (
        "Bei zentraler Ansage spielen beide dieselben Spiele allein: ob einer je Verteilung mehr "
        "davon gewinnt (Symmetrietest nach Bowker)."
    ),
    "term_strength": "Stärke",
    "about_strength": (
        "Punkte je Spiel über oder unter dem Mittel aller Spieler, aus allen Tischen zusammen. Bei "
        "weniger als etwa dreißig Verteilungen ist ihr Bereich zu eng."
    ),
    "term_rating": "Rating",
    "about_rating": (
        "Plätze am Tisch wie in einer Liga (Plackett und Luce); alle beginnen bei 25. Es weiß, wer "
        "vorn lag, nicht um wie viel."
    ),
}

SENTENCES: Final[dict[str, str]] = {
    "{0} is no language; choose one of: {1}": "{0} ist keine Sprache; möglich sind: {1}",
}
