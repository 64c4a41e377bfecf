"""German. A *board* is called *Verteilung* everywhere."""

from typing import Final

PHRASES: Final[dict[str, str]] = {
    # ==== Cards and numbers ====
    "decimal_mark": ",",
    "thousands_mark": ".",
    "suit_letters": "Ka He Pi Kr",
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
    "hand_title": "{game} · Seed {seed} · Verteilung {board}",
    "forehand": "Vorhand",
    "middlehand": "Mittelhand",
    "hindhand": "Hinterhand",
    "skat": "Skat",
    "trump": "Trumpf",
    "auction": "Reizen",
    "choice": "Ansage",
    "predictions": "Ansagen",
    "trick": "Stich",
    "trick_legend": "› spielt aus, * sticht; Karten gezählt wie bei --move",
    "trick_legend_short": "› spielt aus, * sticht",
    "column_cards": "Karten",
    "column_number": "Nr.",
    "column_trick_points": "Punkte",
    "column_trick_points_skat": "Augen",
    "not_finished": "nicht zu Ende gespielt",
    "sides": "Alleinspieler : Gegner",
    "result": "Ergebnis",
    "discarded": "gedrückt:",
    "plays": "{player} spielt {contract}",
    "passed_in": "Alle passen: eingepasst.",
    "ramsch": "Alle passen: Ramsch.",
    "won": "{player} gewinnt {contract} mit {points} Augen",
    "lost": "{player} verliert {contract} mit {points} Augen",
    "null_won": "{player} gewinnt {contract} ohne Stich",
    "null_lost": "{player} verliert {contract} im {trick}. Stich",
    "lost_of": "{player} verliert {contract} mit {points} von {needed} Augen",
    "lost_overbid": "{player} hat {contract} überreizt",
    "plays_you": "du spielst {contract}",
    "won_you": "Du gewinnst {contract} mit {points} Augen",
    "lost_you": "Du verlierst {contract} mit {points} Augen",
    "null_won_you": "Du gewinnst {contract} ohne Stich",
    "null_lost_you": "Du verlierst {contract} im {trick}. Stich",
    "lost_of_you": "Du verlierst {contract} mit {points} von {needed} Augen",
    "lost_overbid_you": "Du hast {contract} überreizt",
    "by_you": "dir",
    "seats_win": "{seats} gewinnen mit {by} Vorsprung",
    "seats_level": "Beide Seiten haben gleich viel",
    "too_few": "zu wenig",
    "too_many": "zu viel",
    "with": "mit {n}",
    "without": "ohne {n}",
    "overbid": "überreizt",
    "schneider": "Schneider",
    "schwarz": "Schwarz",
    "value": "Spielwert {value}, Wertung {score}",
    "ramsch_result": "{player}: {points} Augen, Wertung {score}",
    "push": "geschoben",
    "team_result": "{team}: {points} Punkte",
    "match_bonus": "Match {points}",
    "weis": "Weis {points}",
    "stoeck": "Stöck {points}",
    "times": "×{multiplier} = {total}",
    "difference_result": (
        "{rank}. {player}: {prediction} angesagt, {points} gemacht, Differenz {difference}"
    ),
    "serve_ready": "Der Tisch steht bereit: {address}",
    "serve_stop": "Strg-C beendet ihn; Angefangenes geht das nächste Mal weiter.",
    "serve_ended": "Der Tisch ist weggeräumt; nichts ist verloren.",
    "one_hand_begins": (
        "Niemand sieht zu: ein Bot spielt hier ein Spiel und nimmt jeden Tipp an ..."
    ),
    "one_hand_you": "du",
    "one_hand_title": "Skat am Webtisch · Seed {seed}",
    "one_hand_review": "Rückblick",
    "one_hand_next": (
        "Im Terminal bringt make run den Tisch: spielen, Tipps holen, Spiele noch einmal ansehen."
    ),
    # ==== The terminal: playing oneself ====
    "typed_pass": "passe pass p weg nein n",
    "typed_hold": "ja j halten",
    "typed_hand": "hand handspiel",
    "typed_pickup": "skat s aufnehmen nehmen ja j",
    "typed_push": "schieben s geschoben",
    "typed_help": "hilfe h ?? /hilfe",
    "typed_hint": "? tipp",
    "typed_undo": "u zurück zurueck",
    "typed_leave": "q ende schluss aufhören",
    "ask_auction": "Dein Gebot (eine Zahl, ja, weg)?",
    "ask_skat": "Den Skat aufnehmen oder Hand spielen (skat, hand)?",
    "ask_discard": "Welche zwei Karten drückst du?",
    "ask_declare": "Was spielst du (Kreuz … Grand, Null; dazu ouvert und so weiter)?",
    "ask_trump": "Was ist Trumpf (eine Farbe, Obenabe, Undenufe; oder schieben)?",
    "ask_predict": "Wie viele Punkte machst du?",
    "ask_play": "Deine Karte?",
    "did_pass": "{player} passt",
    "did_bid": "{player} reizt {number}",
    "did_hold": "{player} sagt ja",
    "did_hand": "{player} spielt Hand",
    "did_pickup": "{player} nimmt den Skat auf",
    "did_discard": "{player} drückt zwei Karten",
    "did_declare": "{player} sagt {game} an",
    "did_push": "{player} schiebt",
    "did_trump": "{player} wählt {mode}",
    "did_predict": "{player} hat angesagt",
    "did_predict_openly": "{player} sagt {number} an",
    "play_help": "Karten mit Namen oder Nummer; ? Tipp, u zurücknehmen, h Hilfe, q aufhören.",
    "play_trick": "Der Stich geht an {player}.",
    "play_trick_you": "Der Stich geht an dich.",
    "play_left": "Du hast den Tisch verlassen.",
    "play_nothing_to_undo": "Es gibt nichts zurückzunehmen.",
    "misread_one": "eine Karte, bitte",
    "misread_two": "zwei Karten, bitte",
    "misread_number": "{number}: es sind {count} Karten",
    "misread_number_of_one": "{number}: es ist nur eine Karte da, Nummer 1",
    "misread_card": (
        "'{text}' ist keine Karte: eine der eigenen tippen oder ihre Nummer von 1 bis {count}"
    ),
    "misread_not_held": "{card} hast du nicht auf der Hand",
    "fits_hold": "du bist nach {bid} gefragt: ja oder weg",
    "fits_bid": "hier passt eine Zahl: {some} …; oder weg",
    "fits_skat": "hier passt: skat, hand",
    "fits_these": "hier passt: {these}",
    "fits_levels": "; dazu {levels}",
    "fits_push": "; oder schieben",
    "fits_predict": "hier passt eine Zahl von 0 bis {most}",
    "blocked_follow": "diese Karte geht nicht: du musst bedienen",
    "blocked_undertrump": "diese Karte geht nicht: Untertrumpfen ist nicht erlaubt",
    "blocked_turn": "du bist nicht an der Reihe",
    "thinking": "denkt nach",
    "bars_chance": "Gewinnchance; ein ganzer Balken ist 100 %",
    "bars_points": "Punkte deiner Seite; ein ganzer Balken ist {high}",
    "bars_own_points": "deine Augen, wenige sind gut; ein ganzer Balken ist {high}",
    "bars_off": "Differenz, wenig ist gut; ein ganzer Balken ist {high}",
    "bars_score": "erwartete Wertung; Balken von {low} bis {high}",
    "bars_own": "eigenes Maß des Ratgebers; Balken von {low} bis {high}",
    "status_at": "du bist {place}",
    "status_no_bid": "noch kein Gebot",
    "status_bid": "gereizt {bid} ({player})",
    "status_declares": "{player} spielt allein",
    "status_declares_you": "du spielst allein",
    "status_trump": "Trumpf",
    "status_pushed": "dir geschoben",
    "status_partner": "Partner {player}",
    "status_trick": "Stich {n}/{all}",
    "status_we_they": "du+{player} {ours}, sie {theirs}",
    "status_declaring": "du {ours}, sie {theirs}",
    "status_defending": "{player} {theirs}, wir {ours}",
    "status_predicted": "angesagt {n}",
    "status_made": "gemacht {n}",
    "status_other": "{player} {made} von {n}",
    "status_weis": "Weis von {player}:",
    "status_open": "{player} zeigt:",
    # ==== The tour ====
    "tour_faces": "Karten in drei Bildern",
    "tour_hand": "Ein Spiel: {game}",
    "tour_hand_title": "{game} · Seed {seed}",
    "tour_onlooker": "Der Kiebitz: alle Karten offen",
    "tour_made": (
        "Der Alleinspieler machte {made} Augen; wenn alle am besten spielen, sind es {best}."
    ),
    "tour_leads": "Dabei bleibt es mit: ",
    "tour_dearest": "Die teuerste Karte, Nummer {number}, kostete Platz {seat} {points} Augen: ",
    "tour_hidden": "Nur die eigenen Karten",
    "tour_plays": "{player} spielt ",
    "tour_records": "Aufzeichnungen",
    "tour_replayed": "{count} Spiele in {size} Zeichen, nachgespielt mit denselben Ergebnissen.",
    "tour_replayed_differently": (
        "{count} Spiele in {size} Zeichen, nachgespielt mit ANDEREN Ergebnissen."
    ),
    "tour_arena": "Die Arena: dieselben Karten, dasselbe Glück, alle Sitzordnungen",
    "tour_speed": "Zufallsspiele je Sekunde, ein Kern, ein Aufruf",
    "tour_next": (
        "Weiter: kiebitz watch skat pimc --seed 1 · kiebitz duel pimc greedy · kiebitz --help"
    ),
    # ==== Positions ====
    "playing": "die Spieler überlegen …",
    "solving": "alle Karten werden angesehen …",
    "card": "Karte",
    "declarer_gets": "Augen des Alleinspielers",
    "team_gets": "Punkte der Plätze 0 und 2",
    "needs": "braucht",
    "needs_more": "überreizt",
    "made": "kommt durch",
    "not_made": "bekommt einen Stich",
    "seat_ends_with": "Platz {seat}",
    "own_difference": "daneben",
    "against_all": "gegen alle",
    "contract": "Spiel",
    "counts": "zählt",
    "discard": "drücken",
    "at_card": "{trick}. Stich, Karte {number}",
    "to_move": "{player} ist am Zug",
    "on_table": "auf dem Tisch:",
    "bid_so_far": "gereizt {bid}",
    "reaches": "{total} erreicht",
    "yes": "ja",
    "no": "nein",
    "best": "am besten",
    "played": "gespielt",
    "declarer_stands_enough": (
        "Wenn alle am besten spielen, bekommt der Alleinspieler {value} Augen; er braucht "
        "{needed}: gewonnen."
    ),
    "declarer_stands_too_few": (
        "Wenn alle am besten spielen, bekommt der Alleinspieler {value} Augen; er braucht "
        "{needed}: verloren."
    ),
    "declarer_stands_overbid": (
        "Wenn alle am besten spielen, bekommt der Alleinspieler {value} Augen: verloren, denn er "
        "hat überreizt."
    ),
    "teams_stand_enough": (
        "Wenn alle am besten spielen, kommen die Plätze 0 und 2 auf {value} Punkte; {needed} sind "
        "mehr als die Hälfte."
    ),
    "teams_stand_too_few": (
        "Wenn alle am besten spielen, kommen die Plätze 0 und 2 auf {value} Punkte; {needed} "
        "wären mehr als die Hälfte."
    ),
    "null_stands_won": (
        "Wenn alle am besten spielen, kommt der Alleinspieler ohne Stich durch: gewonnen."
    ),
    "null_stands_lost": (
        "Wenn alle am besten spielen, bekommt der Alleinspieler einen Stich: verloren."
    ),
    "alone_stands": (
        "{player} hat {prediction} angesagt und {points} gemacht: am Ende {difference} daneben, "
        "wenn jeder auf die eigene Differenz achtet, gegen alle anderen höchstens {at_most}."
    ),
    "alone_legend": (
        "Punkte aller Plätze, und wie weit der Platz am Zug daneben liegt, wenn jeder auf die "
        "eigene Differenz achtet (Maxⁿ); gegen alle: höchstens so weit, wenn alle anderen gegen "
        "ihn spielen. * am besten"
    ),
    "discards_legend": (
        "Wenn am besten gedrückt wird und alle am besten spielen; zählt: was das Spiel dann "
        "einbringt oder kostet."
    ),
    "was_worth": "Wenn alle am besten spielen, sind das {value} Augen; nötig sind {needed}.",
    "best_line": "Bestes Spiel aller",
    "believed": "Was {player} vor {number} wissen kann; mögliche Verteilungen: {worlds}.",
    "card_number": "Karte {number}",
    "the_end": "dem Ende",
    "phase_now": "dieser Wahl",
    "sampled": "aus einer Stichprobe",
    "has_no": "{player} ist frei in {cards}",
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
    # ==== The terminal: the onlooker's verdict on a hand ====
    "verdict_hand_won": "Gewonnen mit {points}",
    "verdict_hand_lost": "Verloren mit {points}",
    "verdict_there": "{points} waren drin",
    "verdict_best_defence": "bei bester Gegenwehr wären es {points} gewesen",
    "verdict_all_there": "mehr war nicht drin",
    "verdict_no_more_there": (
        "in diesem Spiel waren bei offenen Karten nur {points} drin, {needed} nötig"
    ),
    "verdict_no_more_there_aside": (
        "in diesem Spiel und mit diesen gedrückten Karten waren bei offenen Karten nur {points} "
        "drin, {needed} nötig"
    ),
    "verdict_null_won": "Durchgebracht",
    "verdict_null_lost": "Verloren",
    "verdict_null_there": "zu gewinnen war es",
    "verdict_null_safe": "zu verhindern war es nicht",
    "verdict_null_not_there": "bei offenen Karten war dieses Spiel nicht zu gewinnen",
    "verdict_null_not_there_aside": (
        "mit diesen gedrückten Karten war dieses Spiel bei offenen Karten nicht zu gewinnen"
    ),
    "verdict_overbid": "überreizt, dieses Spiel war durch kein Spielen zu gewinnen",
    "verdict_threw_away": "{card} im {trick}. Stich hat es verschenkt",
    "verdict_gave": "{card} von {player} im {trick}. Stich hat es hergegeben",
    "verdict_gave_back": "{card} von {player} im {trick}. Stich hat es zurückgegeben",
    "verdict_many_turns": "das Spiel kippte {count}-mal",
    "verdict_teams": "Bei offenen Karten war {first} : {second} drin",
    "verdict_dearest": (
        "{best}; am teuersten war {card} von {player} im {trick}. Stich: {points} Punkte."
    ),
    "verdict_nothing_lost": "{best}, und keine Karte hat davon etwas verschenkt.",
    # ==== The terminal: comparing players ====
    "arena_title": "{players} · {game} · {boards} in {seatings} Sitzordnungen",
    "boards_of": "{count} von {total} Verteilungen",
    "arena_player": "Spieler",
    "arena_controls": "Kontrollen",
    "arena_probing": "Ehrlichkeit wird geprüft …",
    "arena_kept": "Gespeichert in {path}.",
    "arena_report": "Der Bericht steht in {path}.",
    "arena_there": "Schon da: {count} von {wanted} Verteilungen.",
    "arena_stopped": "Angehalten. Alles Fertige bleibt: derselbe Befehl macht hier weiter.",
    "arena_failed": (
        "Ein Spieler ist ausgefallen. Die fertigen Verteilungen bleiben; derselbe Befehl versucht "
        "die anderen noch einmal."
    ),
    "arena_broken": "Fehlerhafte Spiele, ausgelassen: {count}; am häufigsten: {reason}",
    "arena_few": "Verteilungen in {file}: {count}; mehr werden nicht gespielt.",
    "arena_run": "Lauf",
    "arena_date": "begonnen",
    "arena_game": "Spiel",
    "arena_players": "Spieler",
    "arena_boards": "Verteilungen",
    "arena_difference": "Unterschied",
    "arena_empty": "In {path} ist noch kein Vergleich.",
    "arena_more": "--run N zeigt einen Vergleich ganz, --html DATEI schreibt den Bericht.",
    "luck_games": "Spiele: {games}",
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
    # ==== Hints and reviews ====
    "act_play": "{card} spielen",
    "act_discard": "{first} und {second} drücken",
    "act_declare": "{game} ansagen",
    "act_trump": "{mode} wählen",
    "act_bid": "{number} reizen",
    "act_predict": "{number} ansagen",
    "act_pass": "passen",
    "act_hold": "ja sagen",
    "act_hand": "Hand spielen",
    "act_pickup": "den Skat nehmen",
    "act_push": "schieben",
    "hint_forced": "{what}: es gibt keine Wahl.",
    "hint_no_reason": "{what}: so würde es {player} machen und sagt nicht, warum.",
    "hint_wins": "{what}: gewinnt in {wins} von {worlds} Verteilungen{error}",
    "hint_wins_exact": "{what}: gewinnt in {wins} von allen {worlds} möglichen Verteilungen",
    "hint_wins_all": "{what}: gewinnt in allen {worlds} möglichen Verteilungen",
    "hint_wins_known": "{what}: gewinnt, und alle Karten sind bekannt",
    "hint_beside": "; {card} in {wins}.",
    "hint_beside_never": "; {card} in keiner.",
    "hint_beside_equal": "; {card} ebenso.",
    "hint_beside_points": "; {card} ebenso, aber mit {other} statt {points} Augen.",
    "hint_experience": "{what}: von 100 solchen Spielen werden etwa {won} gewonnen",
    "hint_experience_beside": "; mit {card} {won}.",
    "hint_experience_equal": "; mit {card} ebenso viele.",
    "hint_lost": "{what}: in keiner der {worlds} angesehenen Verteilungen gewinnt eine Karte.",
    "hint_lost_exact": "{what}: zu gewinnen ist es nicht mehr.",
    "hint_lost_points": (
        "{what}: in keiner der {worlds} angesehenen Verteilungen gewinnt eine Karte, und diese "
        "bringt die meisten Augen, etwa {points}."
    ),
    "hint_lost_points_exact": (
        "{what}: zu gewinnen ist es nicht mehr, und das bringt die meisten Augen, etwa {points}."
    ),
    "hint_points": "{what}: im Mittel {value} Punkte{error}",
    "hint_points_beside": "; mit {card} {value}.",
    "hint_own_points": "{what}: im Mittel {value} eigene Augen{error}",
    "hint_own_points_beside": "; mit {card} {value}.",
    "hint_off": "{what}: am Ende im Mittel {value} daneben{error}",
    "hint_off_beside": "; mit {card} {value}.",
    "hint_bid": (
        "{what}: mit dem Skat werden etwa {won} von 100 Spielen gewonnen, meist mit {game}."
    ),
    "hint_bid_hand": "{what}: {game} würde in etwa {won} von 100 Spielen gewonnen.",
    "hint_pass": (
        "{what}: auch mit dem Skat werden nur etwa {won} von 100 Spielen gewonnen, meist mit "
        "{game}."
    ),
    "hint_pass_hand": "{what}: das beste Spiel, {game}, würde in etwa {won} von 100 gewonnen.",
    "hint_up_to": "Bis {bid} reizen",
    "hint_up_to_further": "{what}: {now}; {then}.",
    "hint_at_bid": "bei {bid} werden etwa {won} von 100 Spielen gewonnen, meist mit {game}",
    "hint_at_bid_hand": "bei {bid} würde {game} in etwa {won} von 100 Spielen gewonnen",
    "hint_pass_hopeless": "{what}: so viel ist kein Spiel mit diesen Karten wert.",
    "hint_take_skat": (
        "{what}: dann werden etwa {won} von 100 Spielen gewonnen, meist mit {game}; {hand} in "
        "{hand_won}."
    ),
    "hint_by_hand": (
        "{what}: {hand} wird in etwa {hand_won} von 100 Spielen gewonnen und zählt mehr als das, "
        "was mit dem Skat in {won} gewonnen wird."
    ),
    "hint_discard": (
        "{what} und {game} spielen: in etwa {won} von 100 Spielen gewonnen, im Mittel {score} "
        "Turnierpunkte."
    ),
    "hint_next_best": "Am nächsten kommt: {what} für {game}, in {won} gewonnen, {score}.",
    "hint_declare": (
        "{what}: in etwa {won} von 100 Spielen gewonnen, im Mittel {score} Turnierpunkte"
    ),
    "hint_declare_beside": "; {game} in {won}, {score}.",
    "hint_uncovered": "Mit diesen Karten zählt das {worth}, weniger als die gereizten {bid}.",
    "hint_trump": "{what}: im Mittel {value} Punkte gegen das andere Team{error}",
    "hint_trump_chance": "{what}: das Match wird in {value} von 100 Spielen gewonnen{error}",
    "hint_trump_beside": "; {what}: {value}.",
    "hint_predict": (
        "{what}: so viel machen diese Karten; ausgespielt liegt man am Ende im Mittel {off} "
        "daneben{error}."
    ),
    "review_running": "Das Spiel ist nicht zu Ende.",
    "review_scores": "Es endete mit {scores}.",
    "review_ramsch": "Ramsch: {scores}.",
    "review_alone": (
        "{first} lag am nächsten, {least} daneben; {last} am weitesten weg, {most} daneben"
    ),
    "review_alone_dearest": (
        "; in den letzten Stichen kostete {card} von {player} im {trick}. Stich am meisten, "
        "{points} Punkte."
    ),
    "known_forced": "Es gab keine Wahl.",
    "known_best": "Besseres war nicht zu sehen.",
    "known_fine": "Fast so gut wie das Beste ({what})",
    "known_better": "Besser: {what}",
    "known_chance": "; das gewinnt {best}-mal von 100, dies {done}-mal.",
    "known_points": "; das bringt im Mittel {best} Punkte, dies {done}.",
    "known_own": "; das bringt {best} Punkte, dies {done}.",
    "known_off": "; das endet im Mittel {best} daneben, dies {done}.",
    "known_score": "; erwartet werden damit {cost} Punkte mehr.",
    "review_thinking": "die Entscheidungen werden beurteilt …",
    "review_curve_declarer": (
        "Augen des Alleinspielers nach jeder Karte, wenn alle am besten spielen"
    ),
    "review_curve_team": "Punkte der Plätze 0 und 2 nach jeder Karte, wenn alle am besten spielen",
    "review_curve_made": "voll: Null kommt durch, wenn alle am besten spielen; leer: nicht",
    "review_curve_marks": "; ^ ab hier gewann die andere Seite",
    "review_column_done": "getan",
    "review_column_known": "mit dem, was zu wissen war",
    "review_column_open": "bei offenen Karten",
    "review_nothing_lost": "Keine Entscheidung hat nennenswert etwas gekostet.",
    "review_legend": (
        "?! Ungenauigkeit, ? Fehler, ?? grober Fehler; dann, was es kostete, und was besser war. "
        "Mit dem, was zu wissen war: Gewinnchance (%), Punkte, vor den Karten beim Skat "
        "Turnierpunkte. Bei offenen Karten: Punkte, die niemand sicher wissen konnte."
    ),
    "review_legend_open": (
        "?! Ungenauigkeit, ? Fehler, ?? grober Fehler; dann, was es bei offenen Karten kostete, "
        "und was besser war."
    ),
    "bid_thinking": "die Karten werden gewogen …",
    "bid_assumed": "angenommen, dass vorher gesagt wurde: {sayings}",
    "bid_predicted": "eine Ansage",
    "bid_won": "gewonnen",
    "bid_worth": "zählt",
    "bid_expected": "zu erwarten",
    "bid_ahead": "Punkte voraus",
    "bid_off": "daneben",
    "bid_note_games": (
        "Gewonnen: von 100 Spielen, wenn am besten gedrückt wird. Zählt: mit den Karten auf der "
        "Hand, ohne Schneider. Zu erwarten: Turnierpunkte; wer passt, kommt auf etwa −8."
    ),
    "bid_note_trump": "Punkte vor dem anderen Team im Mittel, mit Vervielfachung und Prämien.",
    "bid_note_predict": (
        "Wie weit man im Mittel daneben liegt, wenn alle nach Regeln weiterspielen."
    ),
    # ==== Proofs ====
    "proven": (
        "{card} gewinnt in allen {worlds} möglichen Verteilungen, wie die anderen auch spielen."
    ),
    "planned_possible": (
        "{card} gewinnt mit einem Plan in {won} von {worlds} möglichen Verteilungen."
    ),
    "planned_drawn": "{card} gewinnt mit einem Plan in {won} von {worlds} gezogenen Verteilungen.",
    # ==== Pictures in notebooks ====
    "picture_all_worlds": "alle",
    "picture_aside": "beiseite",
    "picture_boards": "Verteilungen",
    "picture_cards": "Karten",
    "picture_confidence": "{percent} %",
    "picture_declarer": "Alleinspieler",
    "picture_difference": "Differenz",
    "picture_drawn_worlds": "aus {count} gezogenen",
    "picture_given_away": "verschenkt",
    "picture_given_away_by": "Platz {seat}: {points}",
    "picture_points": "Punkte",
    "picture_predicted": "angesagt",
    "picture_scores": "Ergebnis",
    "picture_seat": "Platz {seat}",
    "picture_trick": "Stich",
    "picture_tricks": "Stiche",
    "picture_value": "Wert",
    "picture_worlds": "{count} Welten",
    "picture_standing_better": "besser",
    "picture_standing_worse": "schlechter",
    "picture_standing_open": "offen",
    "picture_standing_one_of_many": "eine von vielen",
    "picture_standing_unknown": "unbekannt",
    "picture_standing_constant": "immer gleich",
    "picture_standing_equal": "gleich",
    "picture_standing_failed": "abgebrochen",
    "picture_standing_unplayed": "nicht gespielt",
    "picture_phase_auction": "Reizen",
    "picture_phase_skat": "Skat",
    "picture_phase_discard": "Drücken",
    "picture_phase_declare": "Spielansage",
    "picture_phase_trump": "Trumpfwahl",
    "picture_phase_predict": "Ansagen",
    "picture_phase_play": "Kartenspiel",
    "picture_phase_over": "zu Ende",
    # ==== The web table: lobby and table ====
    "web_title": "Kiebitz",
    "web_motto": "Skat, Schieber und Differenzler, und einer schaut über die Schulter",
    "web_settings": "Einstellungen",
    "web_close": "Schließen",
    "web_language": "Sprache",
    "web_face": "Kartenbild",
    "web_face_usual": "wie im Spiel üblich",
    "web_face_french": "Französisch",
    "web_face_german": "Deutsch",
    "web_face_swiss": "Schweizer",
    "web_four_colours": "Vier Farben",
    "web_theme": "Farben",
    "web_theme_auto": "wie das System",
    "web_theme_light": "hell",
    "web_theme_dark": "dunkel",
    "web_still": "Ohne Bewegung",
    "web_sound": "Geräusche",
    "web_game_skat": "Skat",
    "web_game_schieber": "Schieber",
    "web_game_differenzler": "Differenzler",
    "web_game": "Spiel",
    "web_sit_down": "Hinsetzen",
    "web_tile_skat": "Ada und Bruno suchen den dritten Mann.",
    "web_tile_schieber": "Bruno ist dein Partner, gegen Ada und Clara.",
    "web_tile_differenzler": "Ansagen, was man macht, und genau das machen.",
    "web_go_on_playing": "Weiterspielen",
    "web_more_tables": "Weitere: {n}",
    "web_close_table": "Tisch auflösen",
    "web_close_table_sure": "Wirklich auflösen?",
    "web_close_sure": "Auflösen?",
    "web_your_turn": "Du bist dran.",
    "web_hand_of": "Spiel {n}/{all}",
    "web_hand_n": "{n}. Spiel",
    "web_new_table": "Tisch einrichten",
    "web_watch_bots": "Anderen zuschauen",
    "web_begin_watching": "Zuschauen",
    "web_more": "Mehr",
    "web_way_bid": "Was reize ich?",
    "web_way_bid_text": "Ein Blatt, und was es hergibt",
    "web_way_real": "Ein echter Tisch",
    "web_way_real_text": "Mit echten Karten, mit Rat für einen Platz",
    "web_way_history": "Gespieltes",
    "web_way_history_text": "Ergebnisse und Fehler im Lauf der Zeit",
    "web_open_file": "Aufgezeichnete Spiele öffnen",
    "web_open_file_text": "Datei hier ablegen oder auswählen",
    "web_file_broken": "Nicht lesbare Spiele: {n}",
    "web_variant": "Regeln",
    "web_variant_skat": "Internationale Skatordnung",
    "web_variant_ramsch": "mit Ramsch, wenn alle passen",
    "web_variant_schieber_table": "auf 2500, mit Weis, Stöck und Match",
    "web_variant_schieber_plain": "auf 1000, alles einfach, ohne Weis",
    "web_variant_differenzler": "verdeckte Ansagen",
    "web_variant_open": "offene Ansagen",
    "web_variant_thesis": "verdeckt, Untertrumpfen erlaubt",
    "web_variant_text": "ausgeschrieben …",
    "web_rules_text": "Regeln im Wortlaut",
    "web_seats": "Plätze",
    "web_seat_n": "Platz {n}",
    "web_seat_me": "Ich",
    "web_seat_open": "Jemand, den ich einlade",
    "web_strength_quick": "Schnell",
    "web_strength_strong": "Stark",
    "web_strength_best": "So gut es geht",
    "web_strength_other": "Ein anderer Spieler …",
    "web_player_text": "Spieler im Wortlaut",
    "web_no_such_player": "Ein Spieler „{name}“ lässt sich nicht setzen. Es gibt: {players}.",
    "web_bot_name": "Name",
    "web_boldness": "Wie mutig gespielt wird",
    "web_bold_0": "reizt wie üblich",
    "web_bold_less": "vorsichtig {n}",
    "web_bold_more": "mutig {n}",
    "web_more_settings": "Weitere Einstellungen",
    "web_hands": "Spiele",
    "web_usual_hands_skat": "eine Liste: 36",
    "web_usual_hands_schieber": "bis zum Ziel",
    "web_usual_hands_differenzler": "eine Partie: 3",
    "web_seed": "Seed",
    "web_by_chance": "zufällig",
    "web_forehand": "Erste Vorhand",
    "web_usual_forehand": "wie üblich",
    "web_contract_by": "Wer was spielt",
    "web_by_auction": "durch Reizen",
    "web_by_dealt": "ein Unbeteiligter",
    "web_pause_card": "Nach einer Karte",
    "web_pause_trick": "Nach einem Stich",
    "web_deals_file": "Karten aus aufgezeichneten Spielen",
    "web_rated": "Gewertet",
    "web_rated_text": "Ohne Tipps, ohne Zurücknehmen",
    "web_the_table": "Der Tisch",
    "web_tools": "Am Tisch",
    "web_sheet": "Zettel",
    "web_menu": "Menü",
    "web_your_hand": "Dein Blatt",
    "web_the_trick": "Der Stich",
    "web_last_trick": "Letzter Stich",
    "web_contract": "Was gespielt wird",
    "web_decision": "Was du tun kannst",
    "web_hint": "Tipp",
    "web_you": "Du",
    "web_holds": "Karten: {n}",
    "web_played_by": "{card}, von {name}",
    "web_card_blocked": "{card}: {why}",
    "web_role_declarer": "Alleinspieler",
    "web_role_partner": "Partner",
    "web_role_trump": "Trumpf",
    "web_role_away": "nicht da",
    "web_role_forehand": "Vorhand",
    "web_role_middlehand": "Mittelhand",
    "web_role_hindhand": "Hinterhand",
    "web_points_of_prediction": "{points} von {prediction}",
    "web_said_hold": "ja",
    "web_said_pass": "passe",
    "web_said_push": "geschoben",
    "web_said_hand": "Hand",
    "web_said_pickup": "nimmt auf",
    "web_said_predicted": "hat angesagt",
    "web_hand_game": "Hand",
    "web_level_none": "nichts angesagt",
    "web_level_schneider": "Schneider angesagt",
    "web_level_schwarz": "Schwarz angesagt",
    "web_level_ouvert": "ouvert",
    "web_for_bid": "gereizt {bid}",
    "web_bid_so_far": "gereizt {bid}",
    "web_times": "×{n}",
    "web_pushed": "geschoben",
    "web_trick_to": "Der Stich geht an {name}.",
    "web_trick_to_you": "Der Stich gehört dir.",
    "web_go_on": "Weiter",
    "web_waiting_auction": "{name} reizt …",
    "web_waiting_skat": "{name} überlegt, den Skat aufzunehmen …",
    "web_waiting_discard": "{name} drückt …",
    "web_waiting_declare": "{name} überlegt das Spiel …",
    "web_waiting_trump": "{name} wählt den Trumpf …",
    "web_waiting_predict": "{name} überlegt die Ansage …",
    "web_waiting_play": "{name} ist am Zug …",
    "web_your_card": "Du bist dran.",
    "web_your_lead": "Du spielst aus.",
    "web_they_bid": "{name} sagt {bid}. Gehst du mit?",
    "web_hold": "{bid}, ja",
    "web_pass": "Passe",
    "web_bid_or_pass": "Sagst du {bid}?",
    "web_only_pass": "Mehr gibt es nicht zu reizen.",
    "web_bid_button": "{bid} sagen",
    "web_bid_higher": "Höher …",
    "web_bid_higher_title": "Wie hoch?",
    "web_skat_or_hand": "Du spielst. Nimmst du den Skat auf?",
    "web_pick_up": "Skat aufnehmen",
    "web_play_hand": "Hand spielen",
    "web_discard_two": "Zwei Karten drücken.",
    "web_discarding": "Weg damit: {cards}",
    "web_discard": "Drücken",
    "web_declare_game": "Gereizt bis {bid}. Was spielst du?",
    "web_declare_hand": "Gereizt bis {bid}. Was spielst du aus der Hand?",
    "web_short_of_bid": (
        "Mit diesen Karten zählt {game} {worth}: weniger als die gereizten {bid}."
    ),
    "web_short_of_bid_hand": (
        "Mit diesen zehn Karten zählt {game} {worth}: weniger als die gereizten {bid}."
    ),
    "web_from_skat": "{card}, aus dem Skat",
    "web_put_aside": "Gedrückt",
    "web_choose_game": "Spiel wählen",
    "web_play_game": "{game} spielen",
    "web_games": "Spiele",
    "web_announce": "Ansagen",
    "web_trump_or_push": "Was ist Trumpf?",
    "web_trump_now": "Dein Partner hat geschoben. Was ist Trumpf?",
    "web_trumps": "Trümpfe",
    "web_push": "Schieben",
    "web_prediction": "Ansage",
    "web_predict_how_many": "Wie viele Punkte machst du?",
    "web_predict": "{n} ansagen",
    "web_points_n": "{n} Punkte",
    "web_one_less": "Einen weniger",
    "web_one_more": "Einen mehr",
    "web_blocked_follow": "Du musst {suit} bedienen.",
    "web_blocked_trumps": "Du musst Trumpf bedienen.",
    "web_blocked_undertrump": "Untertrumpfen ist nicht erlaubt.",
    "web_blocked_turn": "Du bist nicht dran.",
    "web_hand_over": "Das Spiel ist aus",
    "web_aside_was": "Im Skat:",
    "web_eyes": "Augen",
    "web_points": "Punkte",
    "web_score": "Wertung",
    "web_difference": "Differenz",
    "web_total": "Stand",
    "web_series_won": "Das war das letzte Spiel, und du hast gewonnen.",
    "web_series_over": "Das war das letzte Spiel. Vorn: {names}",
    "web_next_hand": "Nächstes Spiel",
    "web_review_hand": "Nachschauen",
    "web_same_deal": "Dieses Blatt nochmal",
    "web_to_lobby": "Zur Lobby",
    "web_sheet_skat": "Skatliste",
    "web_sheet_schieber": "Partie",
    "web_sheet_differenzler": "Differenzen",
    "web_no_hand_yet": "Noch ist kein Spiel zu Ende.",
    "web_lost": "verloren",
    "web_tournament_points": "Turnierpunkte",
    "web_rank": "Rang",
    "web_rank_n": "{n}.",
    "web_target": "Gespielt wird auf {n}",
    "web_take_back": "Letzten Zug zurücknehmen",
    "web_claim": "Der Rest ist mein",
    "web_claim_sure": "Alle übrigen Stiche beanspruchen?",
    "web_give_up": "Spiel schenken",
    "web_give_up_sure": "Den Rest den anderen schenken?",
    "web_pauses": "Pausen",
    "web_seconds": "{n} s",
    "web_copy_invitation": "Einladung zum Mitspielen kopieren",
    "web_copy_watch": "Link zum Zuschauen kopieren",
    "web_copied": "Kopiert.",
    "web_keys": "Tastatur",
    "web_leave_table": "Aufstehen; der Tisch bleibt",
    "web_key_move": "von Karte zu Karte",
    "web_key_digit": "zu einer Karte nach ihrem Platz; noch einmal spielt sie",
    "web_key_enter": "Karte spielen, Knopf drücken",
    "web_key_space": "nach einem Stich weiter",
    "web_key_hint": "Tipp",
    "web_key_last": "letzter Stich",
    "web_key_sheet": "Zettel",
    "web_key_menu": "Menü",
    "web_key_help": "diese Seite",
    "web_key_escape": "schließen",
    "web_hint_title": "Was der starke Spieler täte",
    "web_in_the_skat": "Skat",
    "web_connection_lost": "Die Verbindung ist weg. Neuer Versuch …",
    "web_no_such_table": "Diesen Tisch gibt es nicht mehr, oder er steht dir nicht offen.",
    "web_not_connected": "Gerade keine Verbindung.",
    "web_did_you_play": "Du spielst {card}.",
    "web_did_other_play": "{name} spielt {card}.",
    "web_did_you_bid": "Du sagst {what}.",
    "web_did_other_bid": "{name} sagt {what}.",
    "web_did_you_hold": "Du sagst {what}.",
    "web_did_other_hold": "{name} sagt {what}.",
    "web_did_you_pass": "Du passt.",
    "web_did_other_pass": "{name} passt.",
    "web_did_you_hand": "Du spielst Hand.",
    "web_did_other_hand": "{name} spielt Hand.",
    "web_did_you_pickup": "Du nimmst den Skat auf.",
    "web_did_other_pickup": "{name} nimmt den Skat auf.",
    "web_did_you_discard": "Du drückst zwei Karten.",
    "web_did_other_discard": "{name} drückt zwei Karten.",
    "web_did_you_declare": "Du spielst {what}.",
    "web_did_other_declare": "{name} spielt {what}.",
    "web_did_you_trump": "Du wählst {what}.",
    "web_did_other_trump": "{name} wählt {what}.",
    "web_did_you_push": "Du schiebst.",
    "web_did_other_push": "{name} schiebt.",
    "web_did_you_predict": "Du sagst {what} an.",
    "web_did_other_predict": "{name} sagt {what} an.",
    "web_did_you_predict_hidden": "Du hast angesagt.",
    "web_did_other_predict_hidden": "{name} hat angesagt.",
    "web_join_title": "Du bist eingeladen",
    "web_join_watch_title": "Du bist zum Zuschauen eingeladen",
    "web_join_text": "Wie sollen dich die anderen nennen?",
    "web_your_name": "Dein Name",
    "web_join_button": "Hinsetzen",
    "web_link_opening": "Das Spiel wird geöffnet …",
    "web_link_broken": "In diesem Link steckt kein Spiel.",
    "web_free_seat": "freier Platz",
    "web_somebody": "Gast",
    "web_note_substitute": (
        "{name} hat nicht geantwortet; gespielt wurde nach einer einfachen Regel."
    ),
    "web_waiting_for_people": "An diesem Tisch fehlt noch jemand.",
    "web_let_bots_play": "Einen Bot spielen lassen",
    "web_end_passed": "Alle passen: eingepasst.",
    "web_end_won_you": "Du gewinnst {game} mit {points} Augen.",
    "web_end_won_other": "{name} gewinnt {game} mit {points} Augen.",
    "web_end_lost_you": "Du verlierst {game} mit {points} Augen.",
    "web_end_lost_other": "{name} verliert {game} mit {points} Augen.",
    "web_end_null_won_you": "Du gewinnst {game} ohne Stich.",
    "web_end_null_won_other": "{name} gewinnt {game} ohne Stich.",
    "web_end_null_lost_you": "Du musstest einen Stich nehmen: {game} verloren.",
    "web_end_null_lost_other": "{name} musste einen Stich nehmen: {game} verloren.",
    "web_end_overbid_you": "Du hast {game} überreizt.",
    "web_end_overbid_other": "{name} hat {game} überreizt.",
    "web_end_ramsch": "Der Ramsch geht an {names}.",
    "web_with_matadors": "mit {n}",
    "web_without_matadors": "ohne {n}",
    "web_made_schneider": "Schneider",
    "web_made_schwarz": "Schwarz",
    "web_game_value": "Spielwert {n}",
    "web_end_teams": "{ours} {we}, {theirs} {they}",
    "web_end_cards": "Karten {we} : {they}",
    "web_end_weis": "Weis {we} : {they}",
    "web_end_stoeck": "Stöck {we} : {they}",
    "web_end_match": "Match {we} : {they}",
    "web_end_nearest_you": "Du bist am nächsten dran: Differenz {off}.",
    "web_end_nearest_other": "{name} ist am nächsten dran: Differenz {off}.",
    "web_end_nearest_several": "{names} sind am nächsten dran: Differenz {off}.",
    "web_end_exact_you": "Du hast genau deine Ansage gemacht.",
    "web_end_exact_other": "{name} hat genau die Ansage gemacht.",
    "web_end_exact_several": "{names} haben genau ihre Ansage gemacht.",
    "web_tricks_n": "Stiche {n}",
    "web_eyes_n": "Augen {n}",
    "web_points_short": "Punkte {n}",
    "web_weis": "Weis {points}",
    "web_stoeck": "Stöck",
    "web_table_unreachable": "Dieser Tisch ist nicht zu erreichen. Vielleicht wurde er aufgelöst.",
    "web_title_turn": "Du bist dran · Kiebitz",
    # ==== The web table: review, history, advice ====
    "web_advice_home": "Zurück zum Anfang",
    "web_told_grand": "Grand",
    "web_told_null": "Null",
    "web_told_ramsch": "Ramsch",
    "web_told_passed": "eingepasst",
    "web_told_alone": "alle für sich",
    "web_told_obenabe": "Obenabe",
    "web_told_undenufe": "Undenufe",
    "web_told_hand_game": "Hand",
    "web_told_schneider": "Schneider",
    "web_told_schwarz": "Schwarz",
    "web_told_ouvert": "ouvert",
    "web_told_pass": "passe",
    "web_told_hold": "ja",
    "web_told_hand": "Handspiel",
    "web_told_pickup": "Skat aufgenommen",
    "web_told_discard": "gedrückt: {cards}",
    "web_they_pickup": "Nimmt den Skat auf",
    "web_they_hand": "Spielt Hand",
    "web_told_push": "geschoben",
    "web_told_game_skat": "Skat",
    "web_told_game_schieber": "Schieber",
    "web_told_game_differenzler": "Differenzler",
    "web_told_points_skat": "{points} Augen",
    "web_told_points_schieber": "{points} Punkte",
    "web_told_points_differenzler": "{points} Punkte",
    "web_review_hand_of": "Karten von {name}",
    "web_review_was_played": "wurde gespielt",
    "web_review_best": "am besten",
    "web_review_forehand": "Vorhand",
    "web_review_declarer": "Alleinspieler",
    "web_review_trick": "Der Stich auf dem Tisch",
    "web_review_last_trick": "Der letzte Stich",
    "web_review_trump_is": "Trumpf: {suit}",
    "web_review_bid_at": "gereizt {bid}",
    "web_review_skat": "Skat",
    "web_review_discarded": "Gedrückt",
    "web_review_points_of": "{points} von {prediction}",
    "web_review_step": "Stelle im Spiel",
    "web_review_first": "Zum Anfang",
    "web_review_back": "Einen Schritt zurück",
    "web_review_on": "Einen Schritt weiter",
    "web_review_last": "Zum Ende",
    "web_review_end": "Das Ende",
    "web_review_in_trick": "{n}. Stich",
    "web_review_phase_auction": "Reizen",
    "web_review_phase_skat": "Skat",
    "web_review_phase_discard": "Drücken",
    "web_review_phase_declare": "Spielansage",
    "web_review_phase_trump": "Trumpfwahl",
    "web_review_phase_predict": "Ansage",
    "web_review_phase_play": "Kartenspiel",
    "web_review_phase_over": "Das Ende",
    "web_review_does": "{player}: {action}",
    "web_review_tag_known": "Nach dem, was zu wissen war: {told}",
    "web_review_tag_open": "Hinterher: {told}",
    "web_review_judgements": "Was es wert war",
    "web_review_decisions": "Was etwas kostete",
    "web_review_whose": "Wessen Entscheidungen",
    "web_review_mine": "Meine",
    "web_review_all": "Alle",
    "web_review_known": "Was der Platz wissen konnte",
    "web_review_open": "Hinterher, alle Karten offen",
    "web_review_class_forced": "erzwungen",
    "web_review_class_best": "am besten",
    "web_review_class_fine": "gut",
    "web_review_class_inaccuracy": "Ungenauigkeit",
    "web_review_class_mistake": "Fehler",
    "web_review_class_blunder": "grober Fehler",
    "web_review_class_cost": "{name}, {cost}",
    "web_review_cost_error": "{cost} (± {error})",
    "web_review_bids": "{first} … {last}: zu hoch",
    "web_review_cost_chance": "{n} %",
    "web_review_cost_points_skat": "{n} Augen",
    "web_review_cost_points_schieber": "{n} Punkte",
    "web_review_cost_points_differenzler": "{n} Punkte",
    "web_review_cost_made": "das Spiel",
    "web_review_percent": "{n} %",
    "web_review_mark_made": "✓",
    "web_review_mark_lost": "✗",
    "web_review_not_judged": "…",
    "web_review_no_open": "–",
    "web_review_nothing_lost": "Keine Entscheidung hat etwas gekostet.",
    "web_review_still_judging": "Bis jetzt nichts; weitere Entscheidungen werden noch geprüft.",
    "web_review_judging": "Entscheidungen werden geprüft: {done} von {of}",
    "web_review_handle": "Was etwas kostete: {n}",
    "web_review_handle_judging": "Wird geprüft: {done} von {of}",
    "web_review_could_title": "Hätte ich gewinnen können?",
    "web_review_won_title": "War es sicher?",
    "web_review_could_other": "Hätte {player} gewinnen können?",
    "web_review_could_points": (
        "Ja: {there} waren drin, {needed} nötig. Im {trick}. Stich hat {card} es verschenkt."
    ),
    "web_review_could": (
        "Ja: Bis zum {trick}. Stich war es gewonnen. Dort hat {card} es verschenkt."
    ),
    "web_review_could_partner": (
        "Zusammen ja: Bis zum {trick}. Stich war es gewonnen. Dort hat {card} von {player} es "
        "verschenkt."
    ),
    "web_review_could_not_aside": (
        "Nein: In diesem Spiel, mit diesen gedrückten Karten, gewinnt gegen die beste Gegenwehr "
        "nichts, was man spielen kann."
    ),
    "web_review_could_not_hand": (
        "Nein: In diesem Spiel gewinnt gegen die beste Gegenwehr nichts, was man spielen kann."
    ),
    "web_review_could_not_defend": (
        "Nein: Gegen dieses Spiel, mit diesen gedrückten Karten, hilft keine Gegenwehr, wenn der "
        "Alleinspieler am besten spielt."
    ),
    "web_review_could_not_teams": (
        "Nein: Mit diesem Trumpf gewinnt nichts, was man spielen kann, wenn die anderen am besten "
        "spielen."
    ),
    "web_review_won_safely": (
        "Ja: Der Sieg war von der ersten Karte an da, und keine Karte hat ihn aufs Spiel gesetzt."
    ),
    "web_review_won_after_all": (
        "Der Sieg war da, wurde unterwegs verschenkt und von den anderen zurückgegeben."
    ),
    "web_review_won_by_gift": (
        "Bei bestem Spiel der anderen war es verloren: Sie haben es hergegeben."
    ),
    "web_review_show_turn": "{trick}. Stich zeigen: {better} statt {card}",
    "web_review_declarer_gets": "Augen des Alleinspielers, alle spielen am besten, Karten offen",
    "web_review_team_gets": "Punkte von {first} und {second}, alle spielen am besten, Karten offen",
    "web_review_null_curve": "Ob der Null durchgeht, alle spielen am besten, Karten offen",
    "web_review_wins_from": "gewonnen ab {n}",
    "web_review_turning": "Wendepunkt",
    "web_review_curve_told": (
        "Kurve des erwarteten Ergebnisses bei offenen Karten: von {from} bei der ersten Karte "
        "bis {to} am Ende; Wendepunkte: {turns}."
    ),
    "web_review_line_of": "{name}: {points}, angesagt {prediction}",
    "web_review_points_told": (
        "Punkte aller Spieler Stich für Stich; gestrichelt ist, was angesagt war."
    ),
    "web_review_course": "Spielverlauf",
    "web_review_go_on": "Mit diesen Karten weiter",
    "web_review_play_on": "Von hier weiterspielen",
    "web_review_exchange": "Dieselben Karten mit anderem Platz",
    "web_review_share": "Teilen",
    "web_review_which_seat": "Ich übernehme den Platz von",
    "web_review_opponents": "Die anderen spielen",
    "web_review_strength_quick": "schnell",
    "web_review_strength_strong": "stark",
    "web_review_strength_best": "so gut es geht",
    "web_review_play": "Spielen",
    "web_review_cancel": "Abbrechen",
    "web_review_close": "Schließen",
    "web_review_save_file": "Als Datei sichern",
    "web_review_copy_link": "Link kopieren",
    "web_review_link": "Link",
    "web_review_copied": "Kopiert.",
    "web_review_copy_by_hand": "Bitte den markierten Text kopieren.",
    "web_review_link_holds": (
        "Der Link enthält das ganze Spiel; auf keinem Server wird etwas abgelegt."
    ),
    "web_history_title": "Gespielte Spiele",
    "web_history_list": "Spiele",
    "web_history_plots": "Wie es lief",
    "web_history_search": "Suchen",
    "web_history_by_game": "Spiel",
    "web_history_by_contract": "Kontrakt",
    "web_history_by_result": "Ergebnis",
    "web_history_by_worst": "Fehler",
    "web_history_any": "alle",
    "web_history_won": "gewonnen",
    "web_history_lost": "verloren",
    "web_history_watched": "eingelesen",
    "web_history_with_mistake": "mit Fehlern",
    "web_history_with_blunder": "mit groben",
    "web_history_clean": "kein Fehler",
    "web_history_more": "Mehr zeigen",
    "web_history_nothing_found": "Dazu passt kein Spiel.",
    "web_history_import": "Datei öffnen",
    "web_history_imported": "Eingelesene Spiele: {n}; nicht lesbar: {broken}.",
    "web_history_export": "Alle als Datei sichern",
    "web_history_delete": "Löschen",
    "web_history_keep": "Behalten",
    "web_history_deleted": "Gelöscht.",
    "web_history_delete_one": "Löschen: {what}, {date}",
    "web_history_delete_one_title": "Dieses Spiel löschen?",
    "web_history_delete_one_text": "Es ist dann endgültig weg, samt seiner Analyse.",
    "web_history_delete_all": "Alle Spiele löschen",
    "web_history_delete_all_text": (
        "Alle Spiele dieser Liste sind dann endgültig weg, samt ihren Analysen. Vorher als Datei "
        "sichern, falls sie fehlen könnten."
    ),
    "web_history_delete_word": "löschen",
    "web_history_type_word": "Um fortzufahren, das Wort „{word}“ eintippen:",
    "web_history_empty_title": "Noch keine Spiele",
    "web_history_empty_text": (
        "Hier steht jedes Spiel, das an einem Tisch zu Ende gespielt wurde, mit dem, was gut war "
        "und was nicht. Auch Spiele anderer Programme lassen sich einlesen."
    ),
    "web_history_play": "Ein Spiel machen",
    "web_history_results_skat": "Wertung jedes Alleinspiels",
    "web_history_results_schieber": "Punkte des eigenen Teams in jedem Spiel",
    "web_history_results_differenzler": "Abstand zur Ansage in jedem Spiel",
    "web_history_results_told": "Ergebnisse von {n} Spielen im Lauf der Zeit; im Mittel {mean}.",
    "web_history_mean_of": "Mittel aus {n} Spielen",
    "web_history_contracts": "Gewonnen, nach Kontrakt",
    "web_history_contract_told": "{contract}: {won} von {all} gewonnen",
    "web_history_won_of": "{won} von {all}",
    "web_history_by_distance": "Wie weit neben der Ansage",
    "web_history_between": "{from} bis {to}",
    "web_history_from": "{from} und mehr",
    "web_history_mistakes": "Fehler je Spiel im Lauf der Zeit",
    "web_history_reviewed": "{n} von {of} Spielen geprüft",
    "web_history_review_more": "{n} weitere prüfen",
    "web_history_reviewing": "Wird geprüft …",
    "web_history_mistakes_told": (
        "Fehler je Spiel nach Art im Lauf der Zeit, in {n} geprüften Spielen."
    ),
    "web_told_you": "Du",
    "web_told_seat": "Platz {n}",
    "web_review_dearest": "teuerste Karte",
    "web_history_declared": "Als Alleinspieler gewonnen, nach Spiel",
    "web_advice_title": "Rat",
    "web_advice_thinking": "Überlegt …",
    "web_advice_clear": "Alle zurücklegen",
    "web_advice_picked": "{n} von {count} Karten",
    "web_advice_type_cards": "Oder eintippen",
    "web_advice_typed_example": "Kreuz-Bube, Herz-Zehn, CJ HT …",
    "web_advice_strange": "Noch zu lesen: {words}",
    "web_advice_with_error": "{value} ± {error}",
    "web_advice_for_game": "danach {game}",
    "web_advice_scores": "Zu erwarten, in Turnierpunkten",
    "web_advice_passing": "jemand anders spielt",
    "web_advice_won_in": "gewonnen in {chance}",
    "web_advice_counts": "zählt {worth}",
    "web_advice_too_little": "zählt {worth}, weniger als die gereizten {bid}",
    "web_advice_about": "etwa {n} %",
    "web_advice_under": "unter {n} %",
    "web_advice_over": "über {n} %",
    "web_advice_more": "{n} weitere",
    "web_advice_chances": "Gewinnaussicht",
    "web_advice_basis": "{n} mögliche Kartenverteilungen angesehen.",
    "web_advice_basis_exact": "Alle möglichen Kartenverteilungen: {n}.",
    "web_advice_places": "Wo die anderen Karten wohl sind (in Prozent)",
    "web_advice_card": "Karte",
    "web_bid_game": "Spiel",
    "web_bid_cards": "Meine Karten",
    "web_bid_ask": "Fragen",
    "web_bid_explained": (
        "Karten des Blattes wählen, dazu Platz und was gesagt wurde. Die Antwort sagt, wie weit "
        "man gehen kann, mit den Aussichten jedes Spiels und dem Grund."
    ),
    "web_bid_seat": "Ich sitze in",
    "web_bid_forehand": "Vorhand",
    "web_bid_middlehand": "Mittelhand",
    "web_bid_rearhand": "Hinterhand",
    "web_bid_said": "Bisher gesagt",
    "web_bid_nothing_said": "nichts",
    "web_bid_your_turn": "Jetzt bist du dran.",
    "web_bid_over": "Das Reizen ist vorbei.",
    "web_bid_which": "Welches Gebot",
    "web_bid_says": "sagt",
    "web_bid_situation": "Die Wahl",
    "web_bid_first": "Ich sage an oder schiebe",
    "web_bid_pushed": "Mein Partner hat geschoben",
    "web_bid_trump": "Trumpf",
    "web_bid_leads": "Ich spiele",
    "web_bid_place_0": "als Erster aus",
    "web_bid_place_1": "als Zweiter",
    "web_bid_place_2": "als Dritter",
    "web_bid_place_3": "als Letzter",
    "web_bid_up_to": "Reizen bis {bid}",
    "web_bid_not": "Passen",
    "web_bid_predict": "{n} ansagen",
    "web_bid_push": "Schieben",
    "web_bid_choose": "{contract} ansagen",
    "web_real_you": "Du",
    "web_real_left": "Links",
    "web_real_right": "Rechts",
    "web_real_partner": "Partner",
    "web_real_opposite": "Gegenüber",
    "web_real_back": "Zurücknehmen",
    "web_real_title": "Am echten Tisch",
    "web_real_explained": (
        "Für ein Spiel mit Karten in der Hand: erst die eigenen eingeben, dann, was geschieht. "
        "Zu sehen ist, was du wissen kannst, und was du am besten tust."
    ),
    "web_real_forehand": "Vorhand ist",
    "web_real_begin": "Anfangen",
    "web_real_type": "Eintippen: Herz-Ass, 18, passe …",
    "web_real_enter": "Eingeben",
    "web_real_new": "Neues Spiel",
    "web_real_these": "Diese",
    "web_real_which_skat": "Welche zwei Karten liegen im Skat?",
    "web_real_announced": "Angesagt",
    "web_real_not_announced": "nichts angesagt",
    "web_real_pushes": "schieben",
    "web_real_your_turn": "Du bist dran: {phase}",
    "web_real_turn_of": "{phase}: {name} ist an der Reihe.",
    "web_real_over": "Das Spiel ist zu Ende.",
    "web_real_wait": "Rat gibt es, sobald du dran bist.",
    "web_advice_assumed": "Als gesagt angenommen: {said}",
    "web_real_open_hand": "{name} hat die Karten aufgelegt: eingeben",
    "web_advice_off": "Abstand zur Ansage am Ende, im Mittel",
    "web_advice_points": "Punkte, im Mittel",
    "web_advice_ahead": "Vorsprung, im Mittel",
    "web_review_show_line": "Weg zum Sieg zeigen",
    "web_review_line_here": "Wenn alle am besten spielen, Karte {n} von {of}",
    "web_review_line_leave": "Zurück zum Spiel",
    "web_review_judging_begins": "Entscheidungen werden geprüft …",
    "web_real_new_text": "Was hier eingegeben wurde, ist dann weg.",
    "web_bid_title_skat": "Was reize ich auf dieses Blatt?",
    "web_bid_title_schieber": "Was mache ich mit diesem Blatt zum Trumpf?",
    "web_bid_title_differenzler": "Was sage ich mit diesem Blatt an?",
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
    "deviation": "{value} Standardabweichung",
    "deviations": "{value} Standardabweichungen",
    # ---- Units ----
    "unit_skat_tournament": "Turnierpunkte je Spiel",
    "unit_skat_score": "Spielpunkte je Spiel",
    "unit_skat_points": "Augen je Spiel",
    "unit_schieber_score": "Punkte je Spiel",
    "unit_schieber_points": "Kartenpunkte je Spiel",
    "unit_differenzler_score": "Differenzpunkte je Spiel",
    "unit_differenzler_points": "Kartenpunkte je Spiel",
    # ---- Units in the dative ----
    "in_unit_skat_tournament": "Turnierpunkten je Spiel",
    "in_unit_skat_score": "Spielpunkten je Spiel",
    "in_unit_skat_points": "Augen je Spiel",
    "in_unit_schieber_score": "Punkten je Spiel",
    "in_unit_schieber_points": "Kartenpunkten je Spiel",
    "in_unit_differenzler_score": "Differenzpunkten je Spiel",
    "in_unit_differenzler_points": "Kartenpunkten je Spiel",
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
    "plot_running_label": "Laufender Mittelwert in {in_unit}",
    "plot_running_last": "{mean} ({interval}) nach {boards} Verteilungen",
    "plot_llr": "Der Folgetest",
    "plot_llr_label": "Log-Likelihood-Verhältnis im Verlauf",
    "plot_more_than": "mehr als {value}",
    "plot_less_than": "weniger als {value}",
    "plot_stopped": "beendet nach {boards} Verteilungen",
    "plot_budget": "Stärke und Bedenkzeit",
    "plot_more": "Im Verlauf: {count} Paarungen",
    "axis_difference": "Erster minus Zweiter, in {in_unit}",
    "axis_strength": "Stärke, in {in_unit}",
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
    # ---- The same in full words ----
    "account_declares": "Alleinspiele",
    "account_w": "davon gewonnen",
    "account_g": "Wertung je Alleinspiel",
    "account_t": "Turnierpunkte je Spiel",
    "account_d": "Augen je Alleinspiel",
    "account_f": "Augen je Spiel im Gegenspiel",
    "account_declaring": "Turnierpunkte aus dem Alleinspiel",
    "account_defending": "Turnierpunkte aus dem Gegenspiel",
    "account_score": "Punkte des Teams je Spiel",
    "account_won": "gewonnene Spiele",
    "account_chooses": "Spiele mit eigener Ansage",
    "account_as_chooser": "Punkte je Spiel dabei",
    "account_as_opponent": "Punkte bei fremder Ansage",
    "account_off": "Differenz je Spiel",
    "account_first": "erste Plätze",
    "account_made": "Punkte je Spiel",
    "account_time": "Zeit je Entscheidung",
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
    "control_afresh": "neu gefragt",
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
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {in_unit}, "
        "aber zu wenige davon unterscheiden sich, um zu sagen, wie viel daran Zufall ist."
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
        "Dem ist nicht zu trauen, solange nicht klar ist, warum eine Kontrolle fehlschlug: "
        "{verdict}"
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
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {in_unit}, und "
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
        "Vorsicht, fehlgeschlagene Kontrollen: {count}. Solange man nicht weiß, warum, "
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
    "trust_cheater": "Sieht alle Karten: {players}; ein fairer Vergleich ist das nicht.",
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
    "only_contract": "Nur diese Spiele: {contract}.",
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
        "Unterschiede sind Erster minus Zweiter in {in_unit}; die Streuung ist die "
        "Standardabweichung einer Verteilung."
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
    "afresh_good": "eine frische Kopie traf dieselben {count} Entscheidungen",
    "afresh_bad": (
        "eine frische Kopie entschied in {wrong} von {count} Fällen anders, zuerst nach: {where}. "
        "Merkt er sich andere Spiele, oder würfelt er selbst?"
    ),
    "afresh_object": "nicht geprüft: als Datei oder Befehl angeben, damit es eine Kopie gibt",
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

FRAME: Final[dict[str, str]] = {
    # ==== What typer says ====
    "Usage:": "Aufruf:",
    "[OPTIONS]": "[OPTIONEN]",
    "COMMAND [ARGS]...": "BEFEHL [ARGUMENTE]...",
    "Options": "Optionen",
    "Arguments": "Argumente",
    "Commands": "Befehle",
    "[required]": "[nötig]",
    "[default: {{}}]": "[sonst: {{}}]",
    "Show this message and exit.": "Diese Hilfe zeigen.",
    "Install completion for the current shell.": "Die Ergänzung für diese Shell einrichten.",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "Die Ergänzung für diese Shell zeigen, um sie zu kopieren oder anzupassen."
    ),
    "No such command '{0}'.": "Einen Befehl '{0}' gibt es nicht.",
    "No such command '{0}'. Did you mean {1}?": (
        "Einen Befehl '{0}' gibt es nicht. War {1} gemeint?"
    ),
    "No such option: {0} (Possible options: {1})": (
        "Eine Option {0} gibt es nicht (ähnlich: {1})."
    ),
    "No such option: {0} Did you mean {1}?": "Eine Option {0} gibt es nicht. War {1} gemeint?",
    "No such option: {0}": "Eine Option {0} gibt es nicht.",
    "Missing argument {0}.": "Es fehlt: {0}.",
    "Missing option {0}.": "Es fehlt die Option {0}.",
    "Missing command.": "Es fehlt ein Befehl.",
    "Got unexpected extra argument ({0})": "Zu viel angegeben: {0}",
    "Got unexpected extra argument(s) ({0})": "Zu viel angegeben: {0}",
    "Got unexpected extra arguments ({0})": "Zu viel angegeben: {0}",
    "Option {0} requires an argument.": "Die Option {0} braucht einen Wert.",
    "Invalid value for {0}: {1}": "{0}: {1}",
    "Input should be greater than or equal to {0}": "Es muss mindestens {0} sein.",
    "Input should be less than or equal to {0}": "Es darf höchstens {0} sein.",
    "Input should be a valid integer, unable to parse string as an integer": (
        "Es muss eine ganze Zahl sein."
    ),
    "Input should be a valid number, unable to parse string as a number": (
        "Es muss eine Zahl sein."
    ),
    "Value error, {0} is not one of {1}.": "{0} ist nicht möglich, nur {1}.",
    # ==== What Python says ====
    "{0} (at line {1}, column {2})": "{0} (Zeile {1}, Spalte {2})",
    "{0} (at end of document)": "{0} (am Ende der Datei)",
    "Invalid statement": "ungültige Anweisung",
    "Invalid value": "ungültiger Wert",
    "Expected '=' after a key in a key/value pair": "nach einem Schlüssel fehlt '='",
    "Expected ']' at the end of a table declaration": "nach dem Namen einer Tabelle fehlt ']'",
    "Expected newline or end of document after a statement": (
        "nach einer Anweisung steht noch etwas in der Zeile"
    ),
    "Cannot overwrite a value": "ein Schlüssel steht zweimal da",
    "Unclosed inline table": "eine Tabelle in einer Zeile ist nicht geschlossen",
    "Illegal character {0}": "unerlaubtes Zeichen {0}",
    "Cannot declare {0} twice": "{0} steht zweimal da",
    "Unterminated string": "das Ende eines Textes fehlt",
    "{0}: line {1} column {2} (char {3})": "{0}, Zeile {1}, Spalte {2}",
    "Expecting value": "hier fehlt ein Wert",
    "Expecting property name enclosed in double quotes": (
        "hier fehlt ein Name in doppelten Anführungszeichen"
    ),
    "Expecting ',' delimiter": "hier fehlt ','",
    "Expecting ':' delimiter": "hier fehlt ':'",
    "Extra data": "überzähliger Text",
    "Unterminated string starting at": "ein Text hört nicht auf",
    "Invalid control character at": "ein unerlaubtes Steuerzeichen",
    "No such file or directory": "Datei oder Ordner gibt es nicht",
    "Permission denied": "keine Berechtigung",
    "Is a directory": "das ist ein Ordner",
    "[Errno {0}] {1}: {2}": "{2}: {1}",
}
"""What others say around our own sentences."""

TABLE_WORDS: Final[dict[str, str]] = {
    "bidder": "Reizer",
    "declared": "angesagt",
    "overbid": "überreizt",
    "score": "Wertung",
    "tournament": "Turnier",
    "right": "richtig",
    "majority": "Mehrheit",
    "precision": "Genauigkeit",
    "recall": "Trefferquote",
    "thesis": "Arbeit",
    "here": "hier",
    "null": "Null",
    "hand": "Hand",
    "yes": "ja",
    "no": "nein",
    "what": "was",
    "figure": "gemessen",
    "bar": "Vorgabe",
    "met": "erreicht",
    "playing": "es wird gespielt",
    "suit games and grand": "Farbspiele und Grand",
    "measuring": "es wird gemessen",
    "drawing": "es wird gezogen",
    "milliseconds": "Millisekunden",
    "work": "Arbeit",
    "number": "Anzahl",
    "hands": "Spiele",
    "left": "Tisch verlassen",
    "old": "alt",
    "new": "neu",
    "faster": "schneller",
    "rung": "Stufe",
    "nodes": "Knoten",
    "deals": "Anzahl",
    "mean": "Mittel",
    "median": "Median",
    "suit": "Farbe",
    "fewer": "weniger",
    "view": "Sicht",
    "worlds": "Welten",
    "uniform/s": "gleichverteilt/s",
    "weighted/s": "gewichtet/s",
    "reject/s": "Verwerfen/s",
    "seat": "Platz",
    "iterations": "Iterationen",
    "method": "Verfahren",
    "distance": "Abstand",
    "game": "Spiel",
    "forehand": "Vorhand",
    "exact": "genau",
    "reject": "Verwerf.",
    "combin.": "Kombin.",
    "unrank": "Rang",
    "subsets": "Teilm.",
    "collapse": "Kollaps",
    "rejection": "Verwerfen",
    "combinations": "Kombinationen",
    "all": "alle",
    "grand": "Grand",
    "chance": "Gewinnchance",
    "points": "Punkte",
    "playouts": "Playouts",
}
"""Words that stand alone in measured tables: no sentences, since options have such names too."""

SENTENCES: Final[dict[str, str]] = {
    # ==== Help: the commands ====
    "Skat, Schieber and Differenzler: deal, watch, compare players, look behind the cards.": (
        "Skat, Schieber und Differenzler: geben, zusehen, Spieler vergleichen, hinter die Karten "
        "sehen."
    ),
    "Shuffle and show a deal; the same seed gives the same cards everywhere.": (
        "Mischen und geben; derselbe Seed gibt überall dieselben Karten."
    ),
    "Let players play a hand and print it trick by trick.": (
        "Spieler ein Spiel austragen lassen und es Stich für Stich zeigen."
    ),
    "Show recorded games trick by trick; each is replayed and checked against the rules.": (
        "Aufgezeichnete Spiele Stich für Stich zeigen; jedes wird nachgespielt und nach den "
        "Regeln geprüft."
    ),
    "List all players, our own and those of installed packages.": (
        "Alle Spieler auflisten, die eigenen und die aus installierten Paketen."
    ),
    "Answer questions in the bot protocol: JSON lines on standard input and output.": (
        "Fragen im Bot-Protokoll beantworten: JSON-Zeilen von der Standardeingabe zur "
        "Standardausgabe."
    ),
    "Compare two players on the same deals with the same luck.": (
        "Zwei Spieler mit denselben Karten und demselben Glück vergleichen."
    ),
    "Every deal is played once per seating. Boards are kept as they finish: the same command "
    "goes on where it was stopped, and more --boards add to it; --fresh begins again with other "
    "deals.": (
        "Alle Karten werden in jeder Sitzordnung einmal gespielt. Fertige Verteilungen werden "
        "sofort aufbewahrt: Derselbe Befehl macht dort weiter, wo er angehalten wurde, und mehr "
        "--boards kommen hinzu; --fresh beginnt neu mit anderen Karten."
    ),
    "Play all pairings of a tournament file on the same deals.": (
        "Alle Paarungen einer Turnierdatei mit denselben Karten spielen."
    ),
    "Boards are kept as they finish, beside the file unless it says where: the same command "
    "goes on where it was stopped; --fresh begins again with other deals.": (
        "Fertige Verteilungen werden sofort aufbewahrt, neben der Datei, wenn sie nichts anderes "
        "sagt: Derselbe Befehl macht dort weiter, wo er angehalten wurde; --fresh beginnt neu mit "
        "anderen Karten."
    ),
    "List the matches of a store, or show what came out of some of them.": (
        "Die Vergleiche einer Datenbank auflisten, oder zeigen, was bei einigen herauskam."
    ),
    "Mean scores of recorded games, as they were and with the luck of the cards taken out.": (
        "Mittlere Wertung aufgezeichneter Spiele, wie sie war und ohne das Kartenglück."
    ),
    "For people, who cannot play a deal twice. What the reference player scores with the same "
    "cards at the same seat is subtracted as far as it explains the scores.": (
        "Für Menschen, die dieselben Karten nicht zweimal spielen können. Was der "
        "Vergleichsspieler mit denselben Karten am selben Platz erzielt, wird abgezogen, soweit "
        "es die Wertungen erklärt."
    ),
    "Show what Kiebitz does: hands of each game, the onlooker, records, the arena, speed.": (
        "Zeigen, was Kiebitz kann: ein Spiel von jeder Art, der Zuschauer, Aufzeichnungen, die "
        "Arena, Tempo."
    ),
    "Show what every card is worth when all cards are seen: could it have been won?": (
        "Zeigen, was jede Karte bei offenen Karten wert ist: War das Spiel zu gewinnen?"
    ),
    "Show where each hidden card may be, and how likely, for a seat that sees only its own.": (
        "Zeigen, wo jede verdeckte Karte sein kann und wie wahrscheinlich, für einen Platz, der "
        "nur die eigenen sieht."
    ),
    "All conclusions from the cards played are drawn; the numbers are exact, not sampled.": (
        "Aus den gespielten Karten werden alle Schlüsse gezogen; die Zahlen sind genau, keine "
        "Stichprobe."
    ),
    "Read games of any format, check them by replaying, and write them as records.": (
        "Spiele jedes Formats lesen, durch Nachspielen prüfen und als Aufzeichnungen schreiben."
    ),
    "Write games in another format, such as that of the International Skat Server, or as a "
    "table.": (
        "Spiele in einem anderen Format schreiben, etwa dem des International Skat Server, oder "
        "als Tabelle."
    ),
    "Measure: tables of nodes and times.": "Messen: Tabellen von Knoten und Zeiten.",
    "Train nets by self-play: cards, discards and contracts, from nothing but the rules.": (
        "Netze durch Spiel gegen sich selbst trainieren: Karten, Drücken und Spielansagen, aus "
        "nichts als den Regeln."
    ),
    "{0} is of another format than {1}": "{0} hat ein anderes Format als {1}",
    "{0} says what this version does not know": "{0} enthält, was diese Version nicht kennt",
    "{0} says what cannot be: its sizes are out of range": (
        "{0} enthält, was nicht sein kann: seine Größen sind unmöglich"
    ),
    "{0} is no checkpoint of a training: {1}": "{0} ist kein Zwischenstand eines Trainings: {1}",
    "What is learned: skat.": "Was gelernt wird: skat.",
    "How long this time.": "Wie lange diesmal.",
    "Go on from this checkpoint.": "Von diesem Zwischenstand weitermachen.",
    "Write the checkpoint here; without it to the one that is resumed, or to skat-learning.npz.": (
        "Den Zwischenstand hierhin schreiben; sonst in den, von dem es weitergeht, oder nach "
        "skat-learning.npz."
    ),
    "How many games the whole training has.": "Wie viele Spiele das ganze Training hat.",
    "How many games are played side by side.": "Wie viele Spiele nebeneinander laufen.",
    "How wide the layers of the nets are.": "Wie breit die Schichten der Netze sind.",
    "How many layers there are between the first and the last.": (
        "Wie viele Schichten zwischen der ersten und der letzten liegen."
    ),
    "Made for one large GPU; on a processor try it with --batch 1024 --width 64 --games 200000. A "
    "checkpoint is written every minute and at the end, after Ctrl-C too.": (
        "Gemacht für eine große Grafikkarte; auf einem Prozessor mit --batch 1024 --width 64 "
        "--games 200000 auszuprobieren. Ein Zwischenstand wird jede Minute und am Ende "
        "geschrieben, auch nach Strg-C."
    ),
    "learning needs JAX: pip install 'kiebitz[learn]'": (
        "zum Lernen wird JAX gebraucht: pip install 'kiebitz[learn]'"
    ),
    "{0}: {1} of {2} games behind, {3} at a time, nets {4} wide and {5} deep": (
        "{0}: {1} von {2} Spielen gespielt, {3} nebeneinander, Netze {4} breit und {5} tief"
    ),
    "{0}, against the first net: {1} points a game; wins {2} % as declarer, the other {3} %": (
        "{0}, gegen das erste Netz: {1} Punkte je Spiel; gewinnt als Alleinspieler {2} %, das "
        "andere {3} %"
    ),
    "{0}, against the net before: {1} points a game; wins {2} % as declarer, the other {3} %": (
        "{0}, gegen das Netz davor: {1} Punkte je Spiel; gewinnt als Alleinspieler {2} %, das "
        "andere {3} %"
    ),
    "{0}: {1} games, digest {2}": "{0}: {1} Spiele, Prüfsumme {2}",
    "what can be learned is skat, not {0}": "zu lernen ist skat, nicht {0}",
    "the batch should be a multiple of {0}, not {1}": (
        "die Zahl der Spiele nebeneinander ist ein Vielfaches von {0}, nicht {1}"
    ),
    "{0} should be at least 1": "{0} ist mindestens 1",
    "the minutes should be more than 0": "es sind mehr als 0 Minuten",
    "the seconds should be more than 0": "es sind mehr als 0 Sekunden",
    "{0} has learned {1}, not {2}": "{0} hat {1} gelernt, nicht {2}",
    "the checkpoint does not fit: {0} should be {1}": (
        "der Zwischenstand passt nicht: {0} ist als {1} nötig"
    ),
    "Experiments: list them, run them.": "Experimente: auflisten, laufen lassen.",
    "Name all experiments.": "Alle Experimente nennen.",
    "Run one experiment and show what it found.": (
        "Ein Experiment laufen lassen und zeigen, was herauskam."
    ),
    "Statistics of recorded games, player by player: of people, programs, servers.": (
        "Statistik aufgezeichneter Spiele, Spieler für Spieler: von Menschen, Programmen, Servern."
    ),
    "Games by different rules are kept apart. Scores have their 95 % interval; in Skat they are "
    "tournament points. With --by the games are split by contract, seat, month or in their "
    "order.": (
        "Spiele nach verschiedenen Regeln bleiben getrennt. Wertungen stehen mit ihrem "
        "95-%-Bereich; im Skat sind es Turnierpunkte. Mit --by werden die Spiele geteilt: nach "
        "Spiel, Platz, Monat oder in ihrer Reihenfolge."
    ),
    "A game that was not finished is shown as far as it goes, with the reason.": (
        "Ein nicht zu Ende gespieltes Spiel wird gezeigt, so weit es geht, mit dem Grund."
    ),
    "Cards are numbered as `kiebitz replay` shows them. Where a declarer has to discard, the "
    "contracts with their best discards are shown. In Differenzler, from six cards per hand on, "
    "the points of all seats if everyone looks after their own difference (Maxⁿ), and what the "
    "seat to move can hold its difference to against all others.": (
        "Die Karten sind gezählt wie bei `kiebitz replay`. Wo ein Alleinspieler drücken muss, "
        "werden die Spiele mit dem besten Drücken gezeigt. Im Differenzler, ab sechs Karten je "
        "Hand, die Punkte aller Plätze, wenn alle auf die eigene Differenz sehen (Maxⁿ), und wie "
        "klein sie der Platz am Zug gegen alle anderen halten kann."
    ),
    "A table has a row for each seat of each game: date, player, role, contract, bid, value, "
    "result, and from a store time and effort. Unfinished games are marked in the column "
    "`ending`.": (
        "Eine Tabelle hat je Spiel und Platz eine Zeile: Datum, Spieler, Rolle, Spiel, Reizwert, "
        "Spielwert, Ergebnis, und aus einer Datenbank Zeit und Aufwand. Unvollendete Spiele sind "
        "in der Spalte `ending` gekennzeichnet."
    ),
    "Look at a game again: what was there, and which decisions cost something.": (
        "Ein Spiel noch einmal ansehen: was drin war, und welche Entscheidungen etwas kosteten."
    ),
    "What a decision cost is said in two ways that are never mixed: by what its seat could know "
    "then, as a player sees it who is asked with the same cards, and with all cards open, as "
    "nobody could know. What may be chance is called no mistake.": (
        "Was eine Entscheidung kostete, wird auf zwei Arten gesagt, die nie vermischt werden: mit "
        "dem, was der Platz damals wissen konnte, wie es ein Spieler sieht, der mit denselben "
        "Karten gefragt wird, und bei offenen Karten, wie es niemand wissen konnte. Was Zufall "
        "sein kann, heißt kein Fehler."
    ),
    "Say what to bid on a hand, what to choose or to predict, and why.": (
        "Sagen, was auf eine Hand zu reizen, zu wählen oder anzusagen ist, und warum."
    ),
    "Ten cards of Skat are judged before the skat is seen, with the chance to win of each game; "
    "with twelve, which two to put aside and what to play. In Schieber the trumps or the push, in "
    "Differenzler the prediction. What others must have said before, and was not given with "
    "--after, is assumed to be the least.": (
        "Zehn Karten im Skat werden vor dem Blick in den Skat beurteilt, mit der Gewinnchance "
        "jedes Spiels; mit zwölf, welche zwei zu drücken sind und was zu spielen ist. Im Schieber "
        "der Trumpf oder das Schieben, im Differenzler die Ansage. Was andere vorher gesagt haben "
        "müssen und nicht mit --after angegeben ist, wird als das Geringste angenommen."
    ),
    # ==== Help: options and arguments ====
    "The cards of the hand, in English or German; with the skat two more.": (
        "Die Karten der Hand, englisch oder deutsch; mit dem Skat zwei mehr."
    ),
    "forehand, middlehand or hindhand, or a number from 0.": (
        "forehand, middlehand oder hindhand (auch vorhand, mittelhand, hinterhand), oder eine Zahl "
        "ab 0."
    ),
    "What has been said before, such as '18 yes 20 pass'.": (
        "Was vorher gesagt wurde, wie '18 ja 20 passe'."
    ),
    "skat, schieber or differenzler, with options if wanted.": (
        "skat, schieber oder differenzler, auf Wunsch mit Optionen."
    ),
    "In Differenzler the suit that was turned.": "Im Differenzler die aufgedeckte Farbe.",
    "Who is asked.": "Wer gefragt wird.",
    "Print the answer as JSON.": "Die Antwort als JSON ausgeben.",
    "Judge only this seat's decisions; may be given several times.": (
        "Nur die Entscheidungen dieses Platzes beurteilen; mehrfach möglich."
    ),
    "Who is asked what could be known.": "Wer gefragt wird, was zu wissen war.",
    "Look at all cards only, and ask nobody.": "Nur alle Karten ansehen und niemanden fragen.",
    "Print the review as JSON.": "Die Durchsicht als JSON ausgeben.",
    "Show the version.": "Die Version zeigen.",
    "skat, schieber or differenzler; presets such as schieber:table; options such as "
    "skat(ramsch=true).": (
        "skat, schieber oder differenzler; Varianten wie schieber:table; Optionen wie "
        "skat(ramsch=true)."
    ),
    "Faces of the cards: french, german or swiss.": "Kartenbild: french, german oder swiss.",
    "Language of the words: en or de. Default: the terminal's.": (
        "Sprache der Wörter: en oder de. Sonst die des Terminals."
    ),
    "Give each French suit its own colour.": "Jeder französischen Farbe eine eigene Farbe geben.",
    "A whole number, or the 32 digits of a run to repeat. Default: one that nobody knows.": (
        "Eine ganze Zahl, oder die 32 Ziffern eines Laufs, der wiederholt wird. Sonst einer, den "
        "niemand kennt."
    ),
    "The seat that leads first.": "Der Platz, der zuerst ausspielt.",
    "Number of the deal under this seed.": "Nummer der Karten unter diesem Seed.",
    "Print the state as JSON.": "Den Stand als JSON ausgeben.",
    "A player per seat, or one for all seats.": "Ein Spieler je Platz, oder einer für alle.",
    "How many hands to play.": "Wie viele Spiele.",
    "Add the games to this file of records.": (
        "Die Spiele an diese Datei mit Aufzeichnungen anhängen."
    ),
    "Show only this game, counted from 1.": "Nur dieses Spiel zeigen, von 1 an gezählt.",
    "Report broken records at the end and go on.": (
        "Fehlerhafte Aufzeichnungen am Ende melden und weitermachen."
    ),
    "The player, as in watch.": "Der Spieler, wie bei watch.",
    "A player, e.g. 'pimc(worlds=50)'.": "Ein Spieler, etwa 'pimc(worlds=50)'.",
    "The player to compare it with.": "Der Spieler, mit dem er verglichen wird.",
    "skat, schieber, differenzler; options as elsewhere.": (
        "skat, schieber, differenzler; Optionen wie sonst."
    ),
    "How many deals, each in all seatings.": "Wie viele Verteilungen, jede in allen Sitzordnungen.",
    "Stop when decided: 0..2 asks if A is > 0 or < 2 points better.": (
        "Aufhören, wenn es klar ist: 0..2 fragt, ob A um > 0 oder um < 2 Punkte besser ist."
    ),
    "Where A and B take over: deal, cards (a central contract), or how many cards are left.": (
        "Wo A und B übernehmen: deal, cards (zentrale Ansage), oder wie viele Karten noch zu "
        "spielen sind."
    ),
    "Who plays until then.": "Wer bis dahin spielt.",
    "Deals or positions of recorded games.": "Karten oder Stellungen aufgezeichneter Spiele.",
    "Only some: 'close(points=10)' or 'contract(kind=grand)'.": (
        "Nur manche: 'close(points=10)' oder 'contract(kind=grand)'."
    ),
    "Every board with each forehand, or in rotation. Default: all in Schieber.": (
        "Jede Verteilung mit jeder Vorhand, oder reihum. Sonst: im Schieber mit jeder."
    ),
    "Who sits in all other seats, instead of A and B.": (
        "Wer auf allen anderen Plätzen sitzt, statt A und B."
    ),
    "Default: tournament in Skat, score elsewhere.": (
        "Sonst: tournament im Skat, score in den anderen Spielen."
    ),
    "all: everyone in every seat. roles, with --start cards: A declares against B, then B "
    "against A.": (
        "all: alle auf jedem Platz. roles, mit --start cards: A spielt allein gegen B, dann B "
        "gegen A."
    ),
    "How long it may take.": "Wie lange sie dauern darf.",
    "Positions that it may look at.": "Stellungen, die sie ansehen darf.",
    "Deals that it may try.": "Verteilungen, die sie probieren darf.",
    "Games that it may play out.": "Spiele, die sie zu Ende spielen darf.",
    "A tournament in TOML.": "Ein Turnier in TOML.",
    "Instead of the number in the file.": "Statt der Zahl in der Datei.",
    "Keep the boards in this SQLite file.": "Die Verteilungen in dieser SQLite-Datei aufbewahren.",
    "Where boards are played: auto, threads, processes, or ray for a cluster.": (
        "Wo gespielt wird: auto, threads, processes, oder ray für einen Cluster."
    ),
    "How many play at a time. Default: cores.": (
        "Wie viele zugleich spielen. Sonst: so viele wie Kerne."
    ),
    "The address of a Ray cluster. Default: a local one.": (
        "Die Adresse eines Ray-Clusters. Sonst: ein örtlicher."
    ),
    "Also write a report with plots.": "Auch einen Bericht mit Bildern schreiben.",
    "Begin again with other deals, beside the boards that are there already.": (
        "Neu beginnen mit anderen Karten, neben den Verteilungen, die schon da sind."
    ),
    "Print the result as JSON.": "Das Ergebnis als JSON ausgeben.",
    "Also play each player against its copy and random, and probe its honesty.": (
        "Jeden auch gegen seine Kopie und gegen random spielen lassen und seine Ehrlichkeit prüfen."
    ),
    "The file that a duel or tournament filled.": (
        "Die Datei, die ein Duell oder Turnier gefüllt hat."
    ),
    "Only this run; several times.": "Nur dieser Lauf; auch mehrmals.",
    "Look at a sequential test, such as 0..2.": "Einen Folgetest ansehen, etwa 0..2.",
    "Games of any format.": "Spiele in jedem Format.",
    "The player whose scores say what the cards were worth.": (
        "Der Spieler, dessen Wertungen sagen, was die Karten wert waren."
    ),
    "A file of games, or one with a state as JSON; - reads it here.": (
        "Eine Datei mit Spielen, oder eine mit einem Stand als JSON; - liest ihn hier."
    ),
    "Which record, counted from 1.": "Welche Aufzeichnung, von 1 an gezählt.",
    "The card to look at, counted from 1: the position before it.": (
        "Die Karte, um die es geht, von 1 an gezählt: die Stellung davor."
    ),
    "Also play the best line out.": "Auch das beste Spiel aller zu Ende spielen.",
    "Print the values as JSON.": "Die Werte als JSON ausgeben.",
    "Whose view. Default: the seat to move.": "Wessen Sicht. Sonst: die des Platzes am Zug.",
    "How deals are weighed: uniform, or in Schieber weis.": (
        "Wie die Möglichkeiten gewichtet werden: uniform, oder im Schieber weis."
    ),
    "Also draw a picture into this file.": "Auch ein Bild in diese Datei zeichnen.",
    "Print the numbers as JSON.": "Die Zahlen als JSON ausgeben.",
    "Files of games.": "Dateien mit Spielen.",
    "The file of records to write.": "Die Datei, in die aufgezeichnet wird.",
    "The format of the files: {0}.": "Das Format der Dateien: {0}.",
    "Replace the file if it is there already.": "Die Datei ersetzen, wenn es sie schon gibt.",
    "A file of games, or a store of the arena.": (
        "Eine Datei mit Spielen, oder eine Datenbank der Arena."
    ),
    "Ends in .jsonl, .iss, .csv, .parquet or .xlsx.": (
        "Endet auf .jsonl, .iss, .csv, .parquet oder .xlsx."
    ),
    "The format of OUT: {0}. Default: by its ending.": (
        "Das Format von OUT: {0}. Sonst: nach der Endung."
    ),
    "Of a store only this run; `kiebitz results` lists them.": (
        "Aus einer Datenbank nur dieser Lauf; `kiebitz results` zählt sie auf."
    ),
    "What a row of a table is; boards and roles only from a store.": (
        "Was eine Zeile der Tabelle ist; boards und roles nur aus einer Datenbank."
    ),
    "Which experiment.": "Welches Experiment.",
    "A fraction of it, for a look.": "Nur ein Bruchteil, zum Ansehen.",
    "Seed of everything random.": "Seed für alles Zufällige.",
    "Also draw its plot (svg, png or pdf).": "Auch sein Bild zeichnen (svg, png oder pdf).",
    "The boards": "Die Verteilungen",
    "For each decision of both players": "Für jede Entscheidung beider Spieler",
    "A file of games (records, ISS or XSkat), or a store of the arena.": (
        "Eine Datei mit Spielen (Aufzeichnungen, ISS oder XSkat), oder eine Datenbank der Arena."
    ),
    "Of a store only this run.": "Aus einer Datenbank nur dieser Lauf.",
    "Of a store only this board.": "Aus einer Datenbank nur diese Verteilung.",
    "Say what was there with all cards open. Default: in Skat, where it is quick.": (
        "Sagen, was bei offenen Karten drin war. Sonst: im Skat, wo es schnell geht."
    ),
    "Of the files: utf-8, latin-1, cp1252, utf-16 … Default: UTF-8, and lines that are none as "
    "Windows-1252.": (
        "Die der Dateien: utf-8, latin-1, cp1252, utf-16 … Sonst: UTF-8, und Zeilen, die keins "
        "sind, als Windows-1252."
    ),
    "Also write the games that cannot be read, each under its place and reason.": (
        "Auch die unlesbaren Spiele schreiben, jedes unter seiner Stelle und dem Grund."
    ),
    "Also a column for what a seat's cards were worth to this player, such as greedy.": (
        "Auch eine Spalte dafür, was die Karten eines Platzes diesem Spieler wert waren, etwa "
        "greedy."
    ),
    "Show the boards lost, the largest losses first.": (
        "Die verlorenen Verteilungen zeigen, die größten Verluste zuerst."
    ),
    "Whose losses. Default: the first player of each match.": (
        "Wessen Verluste. Sonst: die des ersten Spielers jedes Vergleichs."
    ),
    "How many lost boards of each match.": "Wie viele verlorene Verteilungen je Vergleich.",
    "In Skat: the choice of the discard and of the game.": (
        "Im Skat: was zu drücken und anzusagen ist."
    ),
    "Files of games of any format, or stores.": (
        "Dateien mit Spielen in jedem Format, oder Datenbanken."
    ),
    "Only this player.": "Nur dieser Spieler.",
    "Split the games of each player: by what.": "Wonach die Spiele jedes Spielers geteilt werden.",
    "How many players, those with the most games first.": (
        "Wie viele Spieler, die mit den meisten Spielen zuerst."
    ),
    "Also take the luck of the cards out, as this player would score with them, such as greedy.": (
        "Auch das Kartenglück abziehen: was dieser Spieler mit den Karten erzielt, etwa greedy."
    ),
    "Also draw it (svg, png or pdf).": "Auch ein Bild davon zeichnen (svg, png oder pdf).",
    "Print everything as JSON.": "Alles als JSON ausgeben.",
    # ==== Help: measuring ====
    "The web table: how soon its server answers while bots think, and how much memory it takes.": (
        "Der Tisch im Browser: wie bald sein Server antwortet, während Bots denken, und wie viel "
        "Speicher er braucht."
    ),
    "Tables of one person and bots each.": "Tische mit je einer Person und Bots.",
    "How long is measured.": "Wie lange gemessen wird.",
    "Play this many hands instead, and note the memory.": (
        "Stattdessen so viele Spiele spielen und den Speicher notieren."
    ),
    "Who sits at the other seats.": "Wer auf den anderen Plätzen sitzt.",
    "A person acts within so many seconds.": "Eine Person handelt in höchstens so vielen Sekunden.",
    "waited for": "gewartet auf",
    "median ms": "Median ms",
    "p99 ms": "p99 ms",
    "longest ms": "längste ms",
    "open a table": "einen Tisch eröffnen",
    "an action, until one's own snapshot": "eine Aktion, bis zum eigenen Stand",
    "a page or a list": "eine Seite oder Liste",
    "{0} tables, {1} at the other seats, {2} hands, {3} cores, load {4}. Bar: {5} ms for the 99th "
    "percentile.": (
        "{0} Tische, {1} auf den anderen Plätzen, {2} Spiele, {3} Kerne, Last {4}. Vorgabe: {5} ms "
        "für das 99. Perzentil."
    ),
    "the server did not begin to serve": "der Server hat nicht angefangen zu antworten",
    "the server answered {0}": "der Server hat {0} geantwortet",
    "The arena: milliseconds a board beside the games, and two workers against one.": (
        "Die Arena: Millisekunden je Verteilung neben dem Spielen, und zwei Arbeiter gegen einen."
    ),
    "Fewer boards: for a look.": "Weniger Verteilungen: zum Ansehen.",
    "Print the figures as JSON.": "Die Zahlen als JSON ausgeben.",
    "Games of self-play learned from in a second, and how fast our nets are asked.": (
        "Aus wie vielen Spielen gegen sich selbst in einer Sekunde gelernt wird, und wie schnell "
        "unsere Netze antworten."
    ),
    "Sizes that are not given suit the device: those of our nets on a GPU, small ones on a "
    "processor.": (
        "Größen, die nicht angegeben sind, passen zum Gerät: auf einer GPU die unserer Netze, auf "
        "einem Prozessor kleine."
    ),
    "How long learning is measured.": "Wie lange das Lernen gemessen wird.",
    "A tenth of the time: a look.": "Ein Zehntel der Zeit: zum Ansehen.",
    "Many questions in one call against one by one, and searches beside a busy thread.": (
        "Viele Fragen in einem Aufruf gegen eine nach der anderen, und Suchen neben einem "
        "beschäftigten Thread."
    ),
    "The Python of another Kiebitz to compare with.": (
        "Das Python eines anderen Kiebitz zum Vergleich."
    ),
    "A tenth of the work.": "Ein Zehntel der Arbeit.",
    "The five-row table of Kupferschmid 2003, our nodes and times beside the printed ones.": (
        "Die Tabelle mit fünf Zeilen von Kupferschmid 2003, unsere Knoten und Zeiten neben den "
        "gedruckten."
    ),
    "The first rung computes exact values, the others answer whether the declarer gets 61.": (
        "Die erste Sprosse rechnet genaue Werte, die anderen sagen, ob der Alleinspieler 61 "
        "bekommt."
    ),
    "Random deals for the null-window rungs.": (
        "Zufällige Verteilungen für die Sprossen mit Nullfenster."
    ),
    "Random deals for the first rung, which takes seconds each.": (
        "Zufällige Verteilungen für die erste Sprosse, die für jede Sekunden braucht."
    ),
    "Seed of the deals.": "Seed der Karten.",
    "Searching players: iterations per second, seconds per decision, and whether budgets hold.": (
        "Suchende Spieler: Durchgänge je Sekunde, Sekunden je Entscheidung, und ob Budgets halten."
    ),
    "Fewer decisions: for a look.": "Weniger Entscheidungen: zum Ansehen.",
    "The open-card solver: time and nodes per question, one thread, an empty table for each.": (
        "Der Löser für offene Karten: Zeit und Knoten je Frage, ein Thread, jedes Mal eine leere "
        "Tabelle."
    ),
    "A verdict that differs from the known one, or from that of the other Kiebitz, ends in exit "
    "status 1.": (
        "Ein Urteil, das vom bekannten oder von dem des anderen Kiebitz abweicht, endet mit "
        "Status 1."
    ),
    "A tenth of the deals, ten at least: for a look.": (
        "Ein Zehntel der Verteilungen, mindestens zehn: zum Ansehen."
    ),
    "Only rows whose name has this text.": "Nur Zeilen mit diesem Text im Namen.",
    "Seed of the random deals.": "Seed der zufälligen Karten.",
    "Write the figures as JSON; - prints it.": "Die Zahlen als JSON schreiben; - gibt sie aus.",
    "Other declared deals, one a line; only the rows about declared deals.": (
        "Andere angesagte Spiele, eins je Zeile; nur die Zeilen über angesagte Spiele."
    ),
    "Only compare two threads with one.": "Nur zwei Threads mit einem vergleichen.",
    "Compare with the Kiebitz of another Python, in the same run.": (
        "Mit dem Kiebitz eines anderen Python vergleichen, im selben Lauf."
    ),
    "Worlds drawn per second on one core, for early, middle, late and hard views of each game.": (
        "Gezogene Welten je Sekunde auf einem Kern, für frühe, mittlere, späte und schwere "
        "Sichten jedes Spiels."
    ),
    "Hard views are those of some hundred games in which the fewest deals fit.": (
        "Schwere Sichten sind die aus einigen hundert Spielen, zu denen die wenigsten "
        "Verteilungen passen."
    ),
    "Seed of the games.": "Seed der Spiele.",
    "Fewer draws: for a look.": "Weniger Ziehungen: zum Ansehen.",
    # ==== Players and experiments in one line ====
    "Looks for one plan that wins in as many worlds as possible, against open cards.": (
        "Sucht einen Plan, der in möglichst vielen Welten gewinnt, gegen offene Karten."
    ),
    "The average strategy of regret minimisation over all worlds of the last tricks.": (
        "Die mittlere Strategie der Reueminimierung (CFR) über alle Welten der letzten Stiche."
    ),
    "Tries every card in every world and finishes the game by a plain rule.": (
        "Probiert jede Karte in jeder Welt und spielt nach einer einfachen Regel zu Ende."
    ),
    "Takes what it can get now; a plain rule for every bid and choice.": (
        "Nimmt, was jetzt zu holen ist; eine einfache Regel für jedes Gebot und jede Ansage."
    ),
    "Plays by the rules of an experienced player.": (
        "Spielt nach den Regeln eines erfahrenen Spielers."
    ),
    "Information-set search: cards are told apart only by what the seats can see.": (
        "Suche über Informationsmengen: Unterschieden wird nur, was die Plätze sehen können."
    ),
    "Every seat looks after itself: Maxⁿ to a depth, with forecasts.": (
        "Jeder Platz sieht auf sich selbst: Maxⁿ bis zu einer Tiefe, mit Vorhersagen."
    ),
    "The average strategy of sampled regret minimisation, from any card on.": (
        "Die mittlere Strategie der Reueminimierung mit Stichproben (MCCFR), von jeder Karte an."
    ),
    "Another player for each phase, trick or role.": (
        "Ein anderer Spieler je Phase, Stich oder Rolle."
    ),
    "A cheater: looks at all cards and plays the best one.": (
        "Ein Falschspieler: sieht alle Karten und spielt die beste."
    ),
    "All others are against one's own side: Paranoid to a depth, with forecasts.": (
        "Alle anderen sind gegen die eigene Partei: Paranoid bis zu einer Tiefe, mit Vorhersagen."
    ),
    "Solves sampled worlds with all cards open and plays the card that is best over them.": (
        "Löst gezogene Welten mit offenen Karten und spielt die Karte, die über alle die beste ist."
    ),
    "A bot in any language: a child process that is asked over JSON lines.": (
        "Ein Bot in irgendeiner Sprache: ein Kindprozess, der über JSON-Zeilen gefragt wird."
    ),
    "A player of the package pyschieber, at a table of Schieber.": (
        "Ein Spieler aus dem Paket pyschieber, an einem Schieber-Tisch."
    ),
    "A bot written in Python, from a file: a class with a method decide.": (
        "Ein Bot in Python, aus einer Datei: eine Klasse mit einer Methode decide."
    ),
    "Plays any legal action, each equally likely; in an auction it says yes or no, never jumps.": (
        "Spielt irgendetwas Erlaubtes, alles gleich wahrscheinlich; beim Reizen sagt er ja oder "
        "passt und springt nie."
    ),
    "Finishes sampled worlds with players who see only their own view.": (
        "Spielt gezogene Welten mit Spielern zu Ende, die nur ihre eigene Sicht haben."
    ),
    "One tree over sampled worlds, with the keys of Schäfer 2008 or the bookkeeping of Jass.": (
        "Ein Baum über gezogene Welten, mit den Schlüsseln von Schäfer 2008 oder der Buchführung "
        "vom Jass."
    ),
    "Random players: no seat or side is favoured; Differenzler's baseline of 15.3": (
        "Zufallsspieler: Kein Platz und keine Partei ist im Vorteil; die Grundlinie 15,3 des "
        "Differenzlers"
    ),
    "CFR and CFR+ on two-trick endings of Schieber: exploitability by iterations": (
        "CFR und CFR+ auf Schieber-Endspielen mit zwei Stichen: Ausnutzbarkeit nach Durchgängen"
    ),
    "The published ways to draw hidden hands: speed, dead ends, distance from exact": (
        "Die veröffentlichten Wege, verdeckte Hände zu ziehen: Tempo, Sackgassen, Abstand von der "
        "genauen Verteilung"
    ),
    "What bidders declare and win, among them the bandit of Schäfer 2008": (
        "Was Reizer ansagen und gewinnen, darunter der Bandit von Schäfer 2008"
    ),
    "The bidding classifiers of Kupferschmid 2003, learned anew, against the majority": (
        "Die Klassifikatoren zum Reizen von Kupferschmid 2003, neu gelernt, gegen die Mehrheit"
    ),
    # ==== Parts of sentences, used in several ====
    " (did you mean {0}?)": " (war {0} gemeint?)",
    " … ({0} in all)": " … ({0} insgesamt)",
    ": one of {0}": ": möglich sind {0}",
    "none": "keine",
    "player": "Spieler",
    "belief": "Einschätzung",
    "bidder": "Reizer",
    "filter": "Filter",
    "language": "Sprache",
    "face": "Kartenbild",
    "seat {0}": "Platz {0}",
    "line {0}": "Zeile {0}",
    "game {0}": "Spiel {0}",
    # ==== Texts with parameters, names, numbers ====
    "{0}: {1} at character {2}; write it like name(key=value, other=name(key=value))": (
        "{0}: {1} bei Zeichen {2}; geschrieben wird es wie name(key=value, other=name(key=value))"
    ),
    "expected {0}": "hier fehlt {0}",
    "a name": "ein Name",
    "a parameter name": "ein Parametername",
    "a number": "eine Zahl",
    "a text": "ein Text",
    "expected a value": "hier fehlt ein Wert",
    "expected ',' or ')'": "hier fehlt ',' oder ')'",
    "expected '=' after {0}": "hier fehlt '=' nach {0}",
    "more than {0} brackets inside each other": "mehr als {0} Klammern ineinander",
    "{0} is given twice": "{0} ist doppelt angegeben",
    "unexpected text": "überzähliger Text",
    "a text of {0} characters is too long: at most {1}": (
        "ein Text von {0} Zeichen ist zu lang: höchstens {1}"
    ),
    "{0} is no {1}; choose one of: {2}": "{0} ist als {1} nicht bekannt; möglich sind: {2}",
    "a {0} named {1} is registered already": "{0} {1} ist schon angemeldet",
    "there is no {0} {1}{2}; there are {3}": "{0} {1}{2} gibt es nicht; möglich sind: {3}",
    "{0} has no parameter {1}{2}; it has {3}": "{0} hat keinen Parameter {1}{2}; möglich sind: {3}",
    "{0} needs a value for {1}": "{0} braucht einen Wert für {1}",
    "{0}: {1} should be of type {2}": "{0}: {1} ist nicht vom Typ {2}",
    "{0} is none of {1}": "{0} ist nicht möglich, nur {1}",
    "{0}: {1} is none of {2}": "{0}: {1} ist nicht möglich, nur {2}",
    "{0}: '{1}' is none of {2}": "{0}: '{1}' ist nicht möglich, nur {2}",
    "{0} {1} cannot be loaded: {2}": "{0} {1} lässt sich nicht laden: {2}",
    "{0} cannot be loaded: {1}": "{0} lässt sich nicht laden: {1}",
    "shorthand {0} failed: {1}": "die Kurzform {0} ist gescheitert: {1}",
    "{0} should be a whole number from {1} to {2}, not {3}": (
        "{0}: nötig ist eine ganze Zahl von {1} bis {2}, nicht {3}"
    ),
    "{0} should be a whole number from 0 to {1}, not {2}": (
        "{0}: nötig ist eine ganze Zahl von 0 bis {1}, nicht {2}"
    ),
    "{0} should be a number from {1} to {2}, not {3}": (
        "{0}: nötig ist eine Zahl von {1} bis {2}, nicht {3}"
    ),
    "{0} should be a number of moderate size, not {1}": (
        "{0}: nötig ist eine Zahl mäßiger Größe, nicht {1}"
    ),
    "{0} should be a {1} ({2}), not {3}": "{0}: nötig ist {1} ({2}), nicht {3}",
    "{0} should be True or False, not {1}": "{0}: nötig ist True oder False, nicht {1}",
    "{0} is no seed: give a whole number, or the {1} hexadecimal digits of a run that is to be "
    "repeated": (
        "{0} ist kein Seed: möglich sind eine ganze Zahl oder die {1} hexadezimalen Ziffern eines "
        "Laufs, der wiederholt werden soll"
    ),
    "a random key has four words, not {0}": "ein Zufallsschlüssel hat vier Wörter, nicht {0}",
    "a secret has {0} bytes": "ein Geheimnis hat {0} Bytes",
    "module 'kiebitz' has no attribute {0}": "das Modul 'kiebitz' hat kein Attribut {0}",
    "a seed": "Seed",
    "the bound of a random number": "Grenze einer Zufallszahl",
    "how many numbers": "Anzahl der Zahlen",
    "{0} is too large": "{0} ist zu groß",
    "{0}: {1} is too large": "{0}: {1} ist zu groß",
    "a {0} is named by a text, not by {1}": "{0}: nötig ist ein Text, nicht {1}",
    "a {0} that cannot be shown": "ein Wert vom Typ {0}, der sich nicht anzeigen lässt",
    "a number of {0} digits": "eine Zahl mit {0} Ziffern",
    "{0} should be a list, not {1}": "{0}: nötig ist eine Liste, nicht {1}",
    "{0} should be a number from 0 on, not {1}": "{0}: nötig ist eine Zahl ab 0, nicht {1}",
    "a random number lies below a bound of at least 1": (
        "eine Zufallszahl liegt unter einer Grenze von mindestens 1"
    ),
    "a choice is among items in order, not {0}": (
        "gewählt wird aus Dingen mit einer Reihenfolge, nicht aus {0}"
    ),
    "a secret is read from a text, not from {0}": (
        "ein Geheimnis wird aus einem Text gelesen, nicht aus {0}"
    ),
    "a purpose is a word, not {0}": "ein Zweck ist ein Wort, nicht {0}",
    "there is no key for seat {0} and decision {1}": (
        "für Platz {0} und Entscheidung {1} gibt es keinen Schlüssel"
    ),
    "the attempt": "Versuch",
    # ==== Cards ====
    "{0} names no card; write for example 'CJ' or 'Kreuz-Bube'": (
        "{0} ist keine Karte; richtig ist zum Beispiel 'CJ' oder 'Kreuz-Bube'"
    ),
    "{0} is too long with {1} characters; give at most {2}, for example 'CJ SJ' or 'Kreuz-Bube, "
    "Herz As'": (
        "{0} ist mit {1} Zeichen zu lang; höchstens {2} sind möglich, zum Beispiel 'CJ SJ' oder "
        "'Kreuz-Bube, Herz As'"
    ),
    "cards are immutable: cannot set {0} of {1}": (
        "Karten sind unveränderlich: {0} von {1} lässt sich nicht setzen"
    ),
    "cards are immutable: cannot delete {0} of {1}": (
        "Karten sind unveränderlich: {0} von {1} lässt sich nicht löschen"
    ),
    "no card has suit {0} and rank {1}; give a Suit and a Rank": (
        "eine Karte mit Farbe {0} und Rang {1} gibt es nicht; nötig sind Suit und Rank"
    ),
    "the {0} deck has no card {1}; its indices are 0 to {2}": (
        "im Blatt {0} gibt es keine Karte {1}; die Nummern sind 0 bis {2}"
    ),
    "mask {0} has bits that are no card of the {1} deck; use bits 0 to {2}": (
        "die Maske {0} hat Bits, die keine Karte im Blatt {1} sind; möglich sind die Bits 0 bis {2}"
    ),
    "{0} is not in the {1} deck of {2} cards; its ranks are {3}": (
        "{0} gehört nicht zum Blatt {1} mit {2} Karten; dessen Ränge sind {3}"
    ),
    "{0} is given twice; a mask holds each card once": (
        "{0} ist doppelt angegeben; eine Maske enthält jede Karte einmal"
    ),
    "hands are immutable: cannot set {0} of {1}": (
        "Hände sind unveränderlich: {0} von {1} lässt sich nicht setzen"
    ),
    "hands are immutable: cannot delete {0} of {1}": (
        "Hände sind unveränderlich: {0} von {1} lässt sich nicht löschen"
    ),
    "{0} is already in the hand {1}; add another card": (
        "{0} ist schon in der Hand {1}; hinzukommen kann nur eine andere Karte"
    ),
    "{0} is not in the hand {1}; remove a card it holds": (
        "{0} ist nicht in der Hand {1}; wegnehmen lässt sich nur, was darin ist"
    ),
    "{0} is given twice; a hand holds each card once": (
        "{0} ist doppelt angegeben; eine Hand enthält jede Karte einmal"
    ),
    "{0} is no card": "{0} ist keine Karte",
    "{0} is no Card; use Hand.parse to read text, or the `hand` of a deck for a bit mask": (
        "{0} ist keine Card; Hand.parse liest Text, `hand` eines Blatts eine Bitmaske"
    ),
    # ==== Games: rules and positions ====
    "{0} is no game{1}; the games are {2}, the presets {3}, and options are written like "
    "skat(ramsch=true)": (
        "{0} ist kein Spiel{1}; die Spiele sind {2}, die Varianten {3}, und Optionen schreibt man "
        "wie in skat(ramsch=true)"
    ),
    "the compact form is bytes, not {0}": "die Kurzform besteht aus Bytes, nicht aus {0}",
    "{0} begins no state or view of a known game": (
        "{0} ist kein Anfang eines Stands oder einer Sicht in einem bekannten Spiel"
    ),
    "only a fresh deal can get another forehand": (
        "nur ein frisch gegebenes Spiel kann eine andere Vorhand bekommen"
    ),
    "a position cannot be dealt again": "eine Stellung lässt sich nicht neu geben",
    "{0} plays {1}, not {2}": "{0}: nur für {1}, nicht für {2}",
    "{0} cannot be seat {1}: the seats of {2} are 0 to {3}": (
        "{0}: Platz {1} gibt es nicht; die Plätze in {2} sind 0 bis {3}"
    ),
    "{0} needs {1} hands, not {2}": "{0} braucht {1} Hände, nicht {2}",
    "{0} must be {1} numbers, not {2}": "{0}: nötig sind {1} Zahlen, nicht {2}",
    "{0} has no option {1}{2}; it has {3}": "{0} hat keine Option {1}{2}; möglich sind: {3}",
    "{0}: {1}={2} should be a {3}{4}": "{0}: {1}={2} ist nicht vom Typ {3}{4}",
    "{0}: {1}={2} is unknown{3}": "{0}: {1}={2} ist unbekannt{3}",
    "{0} is in the hands of seats {1} and {2}": "{0} ist auf den Plätzen {1} und {2} zugleich",
    "schieber: target={0} should be 1000 or 2500": (
        "schieber: target={0} ist nicht möglich, nur 1000 oder 2500"
    ),
    "{0} has no matadors": "{0} hat keine Spitzen",
    "a pack of Skat has 32 different cards": "ein Skatblatt hat 32 verschiedene Karten",
    "Ramsch is played like grand: ask for contract=SkatContract.GRAND": (
        "Ramsch wird wie Grand gespielt: richtig ist contract=SkatContract.GRAND"
    ),
    "there is no result yet: the game is in phase {0}": (
        "es gibt noch kein Ergebnis: Das Spiel ist in der Phase {0}"
    ),
    "this is not JSON: {0}": "das ist kein JSON: {0}",
    "'{0}' plays no card": "'{0}' spielt keine Karte",
    "{0} is no action{1}; actions look like 'play CJ', 'bid 18', 'hold', 'pass', 'declare "
    "grand', 'trump hearts' or 'predict 57'": (
        "{0} ist keine Aktion{1}; Aktionen sehen aus wie 'play CJ', 'bid 18', 'hold', 'pass', "
        "'declare grand', 'trump hearts' oder 'predict 57'"
    ),
    "{0} does not belong to the action {1}": "{0} gehört nicht zur Aktion {1}",
    "{0} is no code of an action of the {1} deck": (
        "{0} ist keine Nummer einer Aktion mit dem Blatt {1}"
    ),
    "action {0}, '{1}', is not legal for seat {2} in phase {3}; legal: {4}": (
        "Aktion {0}, '{1}', ist für Platz {2} in der Phase {3} nicht erlaubt; erlaubt sind: {4}"
    ),
    "action {0}, '{1}': the game is over": "Aktion {0}, '{1}': Das Spiel ist zu Ende",
    "'actions' should be a list of texts such as 'play CJ'": (
        "'actions' ist keine Liste von Texten wie 'play CJ'"
    ),
    "the start of the game cannot be read: {0}": "der Anfang des Spiels ist nicht lesbar: {0}",
    "{0} is missing or unknown": "{0} fehlt oder ist unbekannt",
    "'bytes' of the view should be its compact form: {0}": (
        "'bytes' der Sicht ist nicht ihre Kurzform: {0}"
    ),
    "a {0} game does not belong into a {1} series": (
        "ein Spiel {0} gehört nicht in eine Serie von {1}"
    ),
    "a series takes finished games that began with a deal": (
        "eine Serie besteht aus fertigen Spielen, die mit dem Geben begannen"
    ),
    "forehand of game {0} is seat {1}, not {2}": "Vorhand in Spiel {0} ist Platz {1}, nicht {2}",
    "a Skat table has 3 or 4 players, not {0}": "ein Skattisch hat 3 oder 4 Spieler, nicht {0}",
    "the list is full: it has {0} games": "die Liste ist voll: Sie hat {0} Spiele",
    "this match is played with {0}, not {1}": "diese Partie wird mit {0} gespielt, nicht mit {1}",
    "the match is over: team {0} has won it": "die Partie ist zu Ende: Team {0} hat sie gewonnen",
    "the match is over: all {0} deals are played": (
        "die Partie ist zu Ende: Alle {0} Spiele sind gespielt"
    ),
    "a match has at least one deal, not {0}": "eine Partie hat mindestens ein Spiel, nicht {0}",
    "the leader": "wer ausspielt",
    "the declarer": "Alleinspieler",
    "the viewer": "Platz der Sicht",
    "the seat": "Platz",
    "a prediction": "Ansage",
    "the number of games": "Zahl der Spiele",
    "the number of actions": "Zahl der Aktionen",
    "the number of playouts": "Zahl der Simulationen",
    "the bid": "Reizwert",
    "the contract": "Spiel",
    "the level": "Stufe",
    "the mode": "Spielart",
    "a game is named by a text such as 'skat', not by {0}": (
        "ein Spiel nennt ein Text wie 'skat', nicht {0}"
    ),
    "{0} is no game: give rules, or a text such as schieber": (
        "{0} ist kein Spiel: nötig sind Regeln, oder ein Text wie schieber"
    ),
    "{0} has no contract {1}; it has {2}": "{0} hat kein Spiel {1}; möglich sind: {2}",
    "an action is a text such as 'play CJ', not {0}": (
        "eine Aktion ist ein Text wie 'play CJ', nicht {0}"
    ),
    "{0} is no action; give an Action or a text such as 'play CJ' or 'bid 18'": (
        "{0} ist keine Aktion; nötig ist eine Action oder ein Text wie 'play CJ' oder 'bid 18'"
    ),
    "this should be a state, such as Skat().deal(seed=7), not {0}": (
        "nötig ist ein Stand, etwa Skat().deal(seed=7), nicht {0}"
    ),
    "this should be a view, such as state.view(0), not {0}": (
        "nötig ist eine Sicht, etwa state.view(0), nicht {0}"
    ),
    "this should be a state or a view, not {0}": "nötig ist ein Stand oder eine Sicht, nicht {0}",
    "these should be states, not {0}": "nötig sind Stände, nicht {0}",
    "the trump": "Trumpf",
    # ==== The rules of the core ====
    "a hand holds a card that is not in the deck": (
        "eine Hand hat eine Karte, die nicht zum Blatt gehört"
    ),
    "{0} is in two places": "{0} ist an zwei Stellen",
    "{0} has {1} cards instead of {2}": "{0}: {1} Karten statt {2}",
    "{0} is seat {1}, but seats run from 0 to {2}": (
        "{0}: Platz {1} gibt es nicht; die Plätze sind 0 bis {2}"
    ),
    "the trick holds a card outside the deck": (
        "im Stich ist eine Karte, die nicht zum Blatt gehört"
    ),
    "the running trick has {0} cards; a complete trick belongs to what was taken before": (
        "der laufende Stich hat {0} Karten; ein vollständiger Stich gehört zu dem, was vorher "
        "gemacht wurde"
    ),
    "{0} tricks taken and {1} to come do not fit into {2}": (
        "{0} gemachte Stiche und {1} weitere passen nicht in {2}"
    ),
    "seat {0} has {1} points but no trick": "Platz {0} hat {1} Punkte, aber keinen Stich",
    "{0} points are said to be taken, but the cards out of play are worth only {1}": (
        "{0} Punkte sollen gemacht sein, aber die Karten, die aus dem Spiel sind, zählen nur {1}"
    ),
    "seat {0} could not play {1} to this trick holding its other cards": (
        "Platz {0} durfte {1} mit den übrigen Karten nicht zu diesem Stich spielen"
    ),
    "the skat": "Skat",
    "the pack holds a card outside it": "das Blatt hat eine Karte, die nicht dazugehört",
    "there is nothing to take back": "es gibt nichts zurückzunehmen",
    "there is no state after {0} actions: {1} were done": (
        "einen Stand nach {0} Aktionen gibt es nicht: Es waren {1}"
    ),
    "action {0}, code {1}, is not legal": "Aktion {0}, Nummer {1}, ist nicht erlaubt",
    "{0}: the game is over": "{0}: Das Spiel ist zu Ende",
    "{0} for seat {1}; legal are{2}": "{0}, auf Platz {1}; erlaubt sind{2}",
    "there is no result yet": "es gibt noch kein Ergebnis",
    "there is no {0} number {1}": "{0} {1} gibt es nicht",
    "undertrump rule": "Regel zum Untertrumpfen",
    "declared contract": "angesagtes Spiel",
    "kind of lost levels": "Art verlorener Stufen",
    "no such card": "diese Karte gibt es nicht",
    "None is no position": "None ist keine Stellung",
    "the Skat options are out of range": "die Optionen des Skats liegen außerhalb des Möglichen",
    "the Schieber options are out of range": (
        "die Optionen des Schiebers liegen außerhalb des Möglichen"
    ),
    "the Differenzler options are out of range": (
        "die Optionen des Differenzlers liegen außerhalb des Möglichen"
    ),
    "this announcement is not possible in this contract": (
        "diese Ansage ist bei diesem Spiel nicht möglich"
    ),
    "{0} is not a bid value": "{0} ist kein Reizwert",
    "Ramsch has no declarer": "im Ramsch gibt es keinen Alleinspieler",
    "{0} matadors do not fit this position": "{0} Spitzen passen nicht zu dieser Stellung",
    "the position's contract is out of range": "das Spiel der Stellung gibt es nicht",
    "there is no such Jass mode": "diese Spielart gibt es nicht",
    "there is no such suit": "diese Farbe gibt es nicht",
    "{0} cannot be predicted: at most 157": "{0} lässt sich nicht ansagen: höchstens 157",
    "the view holds too many cards": "die Sicht hat zu viele Karten",
    "the view's position is out of range": "die Stellung der Sicht liegt außerhalb des Möglichen",
    "action number {0} of the view is not possible": "Aktion {0} der Sicht ist nicht möglich",
    "these bytes are not a Kiebitz state": "diese Bytes sind kein Stand von Kiebitz",
    "unknown version of the form": "unbekannte Version der Form",
    "this is another game": "das ist ein anderes Spiel",
    "this is not a state": "das ist kein Stand",
    "this is not a view": "das ist keine Sicht",
    "unknown kind of start": "unbekannte Art des Anfangs",
    "there is no action of kind {0}": "eine Aktion der Art {0} gibt es nicht",
    "there are {0} bytes too many after the state": "nach dem Stand sind {0} Bytes zu viel",
    "the bytes end in the middle of the state": "die Bytes enden mitten im Stand",
    "there should be 1 to {0} threads, not {1}": "möglich sind 1 bis {0} Threads, nicht {1}",
    "a batch has 0 to {0} items, not {1}": "auf einmal gehen 0 bis {0} Stück, nicht {1}",
    "{0} is no action code": "{0} ist keine Nummer einer Aktion",
    "the trick has {0} cards and is complete: give those on the table before the hand plays": (
        "der Stich hat {0} Karten und ist vollständig: nötig sind die auf dem Tisch, bevor die "
        "Hand spielt"
    ),
    "a match goes to 1000 or 2500 points, not to {0}": (
        "eine Partie geht bis 1000 oder 2500 Punkte, nicht bis {0}"
    ),
    "the numbers of an array should be aligned in memory": (
        "die Zahlen eines Felds müssen im Speicher ausgerichtet sein"
    ),
    "a signal handler cannot begin work while it interrupts other work": (
        "ein Signal-Handler kann keine Arbeit beginnen, während er andere unterbricht"
    ),
    # ==== Hints and reviews ====
    "{0} looks at all cards and cannot advise a seat": (
        "{0} sieht alle Karten und kann keinem Platz raten"
    ),
    "the number of the action": "die Nummer der Aktion",
    "in {0} a hand has {1} cards, or {2} with the skat, not {3}": (
        "in {0} hat eine Hand {1} Karten, mit dem Skat {2}, nicht {3}"
    ),
    "after this there is nothing for seat {0} to say": (
        "danach hat Platz {0} nichts mehr zu sagen"
    ),
    "after this seat {0} does not take the skat": "danach nimmt Platz {0} den Skat nicht",
    "{0} does not fit: {1}": "{0} passt nicht: {1}",
    "an event is a text such as 'play CJ', not {0}": (
        "ein Ereignis ist ein Text wie 'play CJ', nicht {0}"
    ),
    "{0} is nothing that is seen at a table; events look like 'bid 18', 'pass', 'skat C7 D8', "
    "'play CJ' or 'show 1 HA HK HQ'": (
        "{0} sieht man an keinem Tisch; Ereignisse sehen aus wie 'bid 18', 'pass', 'skat C7 D8', "
        "'play CJ' oder 'show 1 HA HK HQ'"
    ),
    "{0} should name a seat, such as 'show 1 HA HK HQ'": (
        "{0} sollte einen Platz nennen, wie 'show 1 HA HK HQ'"
    ),
    "in the skat lie two cards, not {0}": "im Skat liegen zwei Karten, nicht {0}",
    "in {0} a hand has {1} cards, not {2}": "in {0} hat eine Hand {1} Karten, nicht {2}",
    "in {0} the trump suit is turned: name it with --trump": (
        "in {0} wird die Trumpffarbe aufgedeckt: --trump nennt sie"
    ),
    "in {0} no trump suit is turned: leave --trump away": (
        "in {0} wird keine Trumpffarbe aufgedeckt: --trump ist wegzulassen"
    ),
    "in {0} the trump suit is turned: say which it is": (
        "in {0} wird die Trumpffarbe aufgedeckt: nötig ist, welche es ist"
    ),
    "the skat is seen by the one who has just taken it": (
        "den Skat sieht, wer ihn gerade genommen hat"
    ),
    "which cards lay in the skat? say it as in 'skat C7 D8'": (
        "welche Karten lagen im Skat? Man schreibt es wie in 'skat C7 D8'"
    ),
    "{0} is in your own hand": "{0} ist in der eigenen Hand",
    "{0} was played in trick {1}": "{0} fiel schon im {1}. Stich",
    "{0} was played by seat {1}": "{0} wurde von Platz {1} gespielt",
    "the game has ended already": "das Spiel ist schon zu Ende",
    "{0} lies on the table already": "{0} liegt schon auf dem Tisch",
    "{0} lies aside": "{0} liegt beiseite",
    "seat {0} cannot have all of these cards": "Platz {0} kann nicht alle diese Karten haben",
    "seat {0} cannot have {1}: it did not follow with such a card in trick {2}": (
        "Platz {0} kann {1} nicht haben: Im {2}. Stich hat er so etwas nicht bedient"
    ),
    "by all that was seen seat {0} cannot have {1}": (
        "nach allem, was zu sehen war, kann Platz {0} {1} nicht haben"
    ),
    "by all that was seen seat {0} holds a card that it would have to play": (
        "nach allem, was zu sehen war, hat Platz {0} eine Karte, die er spielen müsste"
    ),
    "it is the turn of seat {0}, not of seat {1}": "Platz {0} ist am Zug, nicht Platz {1}",
    "seat {0} cannot do this in phase {1}": "Platz {0} kann das in der Phase {1} nicht tun",
    "you cannot do this here; you can: {0}": "das geht hier nicht; möglich ist: {0}",
    "an adviser is a player, not {0}": "ein Ratgeber ist ein Spieler, nicht {0}",
    # ==== The solver ====
    "the solver answers questions about the card play": (
        "der Löser beantwortet Fragen zum Spielen der Karten"
    ),
    "in {0} nobody plays alone: see `solve` for two sides": (
        "in {0} spielt niemand für sich: für zwei Parteien ist `solve` da"
    ),
    "in {0} everyone plays alone: there is no one value to give away": (
        "in {0} spielen alle für sich: Den einen Wert, der verschenkt werden könnte, gibt es nicht"
    ),
    "in {0} everyone plays alone: see `solve_maxn` and `solve_paranoid`": (
        "in {0} spielen alle für sich: dafür sind `solve_maxn` und `solve_paranoid` da"
    ),
    "in Ramsch everyone plays alone: there is no one value": (
        "im Ramsch spielen alle für sich: Den einen Wert gibt es nicht"
    ),
    "in null no points are counted": "im Null zählen keine Augen",
    "this is not a null game": "das ist kein Nullspiel",
    "there are no positions to solve": "es sind keine Stellungen zu lösen",
    "the positions must all be of one game": "die Stellungen gehören nicht alle zum selben Spiel",
    "there should be one total for each position": "nötig ist eine Summe je Stellung",
    "seconds should be a number from 0 on, not {0}": "seconds: nötig ist eine Zahl ab 0, nicht {0}",
    "the total": "Summe",
    "{0} can be solved from {1} cards per hand on, here are {2}: choose a later card with --move": (
        "{0} lässt sich ab {1} Karten je Hand lösen, hier sind es {2}: --move wählt eine spätere "
        "Karte"
    ),
    "the solver must see every hand": "der Löser muss jede Hand sehen",
    "the solver must know what every seat predicted": (
        "der Löser muss wissen, was jeder Platz angesagt hat"
    ),
    "the solver must know what the seat predicted": (
        "der Löser muss wissen, was der Platz angesagt hat"
    ),
    "there are no contracts to choose from": "es gibt keine Spiele zur Auswahl",
    "Ramsch is not declared": "Ramsch wird nicht angesagt",
    "there should be three hands, not {0}": "nötig sind drei Hände, nicht {0}",
    "nobody has to discard here": "hier muss niemand drücken",
    "a discard": "Gedrücktes",
    "there is no such bid": "so wird nicht gereizt",
    "there are seats 0, 1 and 2": "die Plätze sind 0, 1 und 2",
    "the declarer must have twelve cards, the others ten each": (
        "der Alleinspieler braucht zwölf Karten, die anderen je zehn"
    ),
    "a card is in two hands": "eine Karte ist in zwei Händen",
    "the ladder solves the card play, not phase {0}": (
        "die Leiter löst das Spielen der Karten, nicht die Phase {0}"
    ),
    "the ladder": "Leiter",
    "the guess": "Schätzung",
    "the bound": "Schranke",
    "this question is about null games in their card play": (
        "diese Frage gilt Nullspielen, wenn Karten gespielt werden"
    ),
    "this question is about suit games and grand in their card play": (
        "diese Frage gilt Farbspielen und Grand, wenn Karten gespielt werden"
    ),
    "safe tricks are counted at the start of a trick": (
        "sichere Stiche werden am Anfang eines Stichs gezählt"
    ),
    "start of the windows": "Anfang der Fenster",
    "line {0}: not a declared deal: {1}": "Zeile {0}: kein angesagtes Spiel: {1}",
    "in a line of a file of deals the declarer is seat 0": (
        "in einer Zeile einer Datei mit Verteilungen ist der Alleinspieler Platz 0"
    ),
    "{0} should give the place of {1} cards": "{0} nennt nicht den Ort von {1} Karten",
    "a deal has three hands of ten cards and two cards set aside": (
        "gegeben werden drei Hände mit zehn Karten und zwei Karten in den Skat"
    ),
    "there should be a total to reach": "nötig ist eine Summe, die zu erreichen ist",
    "stop is a StopFlag, whose stop() ends the work, not {0}": (
        "stop: nötig ist ein StopFlag, dessen stop() die Arbeit beendet, nicht {0}"
    ),
    "a clock is a budget that has been started, not {0}": (
        "eine Uhr ist ein gestartetes Budget, nicht {0}"
    ),
    "seconds should be a number, not nan": "seconds: nötig ist eine Zahl, nicht nan",
    "weights of the move order go from -{0} to {1}, not {2}": (
        "Gewichte der Zugreihenfolge gehen von -{0} bis {1}; {2} liegt außerhalb"
    ),
    "nobody puts cards aside or declares in this game: leave --discard away": (
        "in diesem Spiel wird weder gedrückt noch angesagt: --discard weglassen"
    ),
    "--discard and --move look at different positions: give one of them": (
        "--discard und --move gelten verschiedenen Stellungen: nur eins von beiden"
    ),
    "the rung": "Sprosse",
    "the start of the windows": "Anfang der Fenster",
    # ==== Beliefs and worlds ====
    "weights should be numbers": "Gewichte sind Zahlen",
    "weights should be a row with one number for each world": (
        "Gewichte sind eine Reihe mit einer Zahl je Welt"
    ),
    "weights should be finite numbers from 0 on": "Gewichte sind endliche Zahlen ab 0",
    "there are {0} weights for {1} worlds": "es gibt {0} Gewichte für {1} Welten",
    "all weights are zero: no world is left to believe in": (
        "alle Gewichte sind null: Keine Welt ist mehr möglich"
    ),
    "all weights are zero, or too large: no world is left to believe in": (
        "alle Gewichte sind null oder zu groß: Keine Welt ist mehr möglich"
    ),
    "with these weights no world is left: their total is zero": (
        "mit diesen Gewichten ist keine Welt mehr möglich: Ihre Summe ist null"
    ),
    "a weight should be a number from 0 on, not {0}": "ein Gewicht ist eine Zahl ab 0, nicht {0}",
    "weights should have a row for each of the {0} cards and {1} columns, not the shape {2}": (
        "Gewichte brauchen eine Zeile für jede der {0} Karten und {1} Spalten; die Form {2} passt "
        "nicht"
    ),
    "worlds should have {0} columns, not the shape {1}": (
        "Welten brauchen {0} Spalten; die Form {1} passt nicht"
    ),
    "worlds should be bit masks: whole numbers from 0 on": (
        "Welten sind Bitmasken: ganze Zahlen ab 0"
    ),
    "numbers of worlds should be a row of whole numbers": (
        "Nummern von Welten sind eine Reihe ganzer Zahlen"
    ),
    "worlds are numbered from 0 to {0}": "die Nummern der Welten sind 0 bis {0}",
    "there is no world number {0}: there are {1}": (
        "eine Welt mit der Nummer {0} gibt es nicht: Es sind {1}"
    ),
    "{0} worlds are too many at once: give start and count": (
        "{0} Welten sind zu viele auf einmal: start und count begrenzen sie"
    ),
    "there are no worlds to search": "es gibt keine Welten zum Durchsuchen",
    "a world does not fit what the seat has seen": (
        "eine Welt passt nicht zu dem, was der Platz gesehen hat"
    ),
    "a world has an unknown card": "eine Welt hat eine unbekannte Karte",
    "a world has a card twice, or one that has been played": (
        "eine Welt hat eine Karte doppelt, oder eine, die schon gespielt ist"
    ),
    "a world has a hand of another size": "eine Welt hat eine Hand anderer Größe",
    "a world has more than two cards set aside": (
        "in einer Welt liegen mehr als zwei Karten beiseite"
    ),
    "the seat to move has other cards in a world": (
        "der Platz am Zug hat in einer Welt andere Karten"
    ),
    "these worlds belong to another view": "diese Welten gehören zu einer anderen Sicht",
    "this search goes through a list of worlds": "diese Suche geht eine Liste von Welten durch",
    "no deal fits what this seat has seen: {0}": (
        "keine Verteilung passt zu dem, was dieser Platz gesehen hat: {0}"
    ),
    "a card that it knows of would be in two places": (
        "eine Karte, die er kennt, wäre an zwei Stellen"
    ),
    "place {0} would hold too many cards": "an Stelle {0} wären zu viele Karten",
    "{0} cards are left for {1} places": "{0} Karten sind übrig für {1} Stellen",
    "{0} cards have only {1} possible places": "für {0} Karten gibt es nur {1} mögliche Stellen",
    "{0} places have only {1} possible cards": "für {0} Stellen gibt es nur {1} mögliche Karten",
    "there is no such method of drawing worlds": "diesen Weg, Welten zu ziehen, gibt es nicht",
    "way to draw worlds": "Weg, Welten zu ziehen,",
    "{0} is for Skat only": "{0} ist nur für Skat",
    "dealing by skats fits no game of four players": (
        "Geben nach Skats passt zu keinem Spiel mit vier Spielern"
    ),
    "there is no combination of lengths": "es gibt keine Kombination von Längen",
    "every skat leaves a hand that cannot be filled": (
        "bei jedem Skat bleibt eine Hand, die sich nicht füllen lässt"
    ),
    "the number of worlds": "Zahl der Welten",
    "how many to resample": "Zahl der Wiederholungen",
    "the first world": "erste Welt",
    "the place": "Stelle",
    "the method": "Weg",
    "belief=weis is for games in which Weis are shown, such as schieber(weis=true), not for {0}": (
        "belief=weis ist für Spiele, in denen gewiesen wird, etwa schieber(weis=true), nicht für "
        "{0}"
    ),
    "belief=predictions is for games in which predictions are seen, such as "
    "differenzler(open_predictions=true), not for {0}": (
        "belief=predictions ist für Spiele mit offenen Ansagen, etwa "
        "differenzler(open_predictions=true), nicht für {0}"
    ),
    "a belief should be able to weigh worlds; {0} is not": (
        "eine Einschätzung muss Welten gewichten können; {0} kann es nicht"
    ),
    "there should be a row of weights for each card, not {0}": (
        "nötig ist eine Zeile mit Gewichten je Karte, nicht {0}"
    ),
    "these weights lie too far apart to be reckoned with": (
        "diese Gewichte liegen zum Rechnen zu weit auseinander"
    ),
    "worlds should be rows of bit masks, all of the same length": (
        "Welten sind Reihen von Bitmasken, alle gleich lang"
    ),
    "there are no {0} worlds from number {1} on: there are {2}": (
        "{0} Welten ab Nummer {1} gibt es nicht: Es sind {2}"
    ),
    "these worlds need a deck of {0} to {1} cards, not {2}": (
        "diese Welten brauchen ein Blatt mit {0} bis {1} Karten, nicht mit {2}"
    ),
    "nobody's cards are known at all": "von niemandem ist auch nur eine Karte bekannt",
    "no deal fits this knowledge": "keine Verteilung passt zu diesem Wissen",
    "knowledge should be that of a view, not {0}": "nötig ist das Wissen einer Sicht, nicht {0}",
    "this knowledge is that of another view": "dieses Wissen gehört zu einer anderen Sicht",
    # ==== Players and searches ====
    "{0} needs {1} players, not {2}": "{0} braucht {1} Spieler, nicht {2}",
    "give one budget for all or {0}, not {1}": "nötig ist ein Budget für alle, oder {0}, nicht {1}",
    "{0} cannot be limited in {1}: it knows {2}": (
        "{0} lässt sich nicht in {1} begrenzen, nur in {2}"
    ),
    "seconds of a budget should be a number from 0 on, not {0}": (
        "seconds eines Budgets: nötig ist eine Zahl ab 0, nicht {0}"
    ),
    "{0} of a budget": "{0} eines Budgets",
    "player {0} at seat {1} {2}": "Spieler {0} auf Platz {1} {2}",
    "gave {0} where a Decision was expected": "hat {0} geantwortet, wo eine Decision nötig war",
    "gave {0} where an Effort was expected": "hat {0} geantwortet, wo ein Effort nötig war",
    "went wrong: {0}": "hat einen Fehler gemacht: {0}",
    "raised {0}: {1}": "hat {0} ausgelöst: {1}",
    "took {0} s where {1} s were allowed": "hat {0} s gebraucht, erlaubt waren {1} s",
    "{0}, but the table is asking seat {1} question {2}": (
        "{0}, aber der Tisch stellt Platz {1} die Frage {2}"
    ),
    "{0}, but the game is over": "{0}, aber das Spiel ist zu Ende",
    "{0} is no question": "{0} ist keine Frage",
    "seat {0} answers question {1}": "Platz {0} beantwortet die Frage {1}",
    "{0}: a collapsed table knows nothing of belief={1}; take belief=uniform": (
        "{0}: ein zusammengefasster Tisch weiß nichts von belief={1}; möglich ist belief=uniform"
    ),
    "open looks at all cards: it needs the whole state, not a view": (
        "open sieht alle Karten: Es braucht den ganzen Stand, keine Sicht"
    ),
    "ismcts: redraw=true needs observers=2": "ismcts: redraw=true braucht observers=2",
    "redraw looks through the eyes of other seats": "redraw sieht mit den Augen anderer Plätze",
    "bookkeeping deals hands anew": "bookkeeping teilt Hände neu aus",
    "{0}, of which this belief says nothing: take belief=uniform": (
        "{0}, und davon sagt diese Einschätzung nichts: möglich ist belief=uniform"
    ),
    "these trees are being searched by another thread": (
        "diese Bäume durchsucht schon ein anderer Thread"
    ),
    "there should be at least one playout": "nötig ist mindestens eine Simulation",
    "a search needs at least one leaf": "eine Suche braucht mindestens ein Blatt",
    "a search plays cards: this is another phase": (
        "eine Suche spielt Karten: das hier ist eine andere Phase"
    ),
    "it is the turn of another seat": "ein anderer Platz ist am Zug",
    "a forecast is for the card play": "eine Vorhersage gilt dem Spielen der Karten",
    "the work was stopped before it was finished": (
        "die Arbeit wurde angehalten, bevor sie fertig war"
    ),
    "where everyone plays alone the solver has no one value to judge a leaf by: take "
    "leaf=playout": (
        "wo alle für sich spielen, hat der Löser keinen einen Wert für ein Blatt: möglich ist "
        "leaf=playout"
    ),
    "epsilon is a share, from 0 to 1": "epsilon ist ein Anteil, von 0 bis 1",
    "where everyone plays alone, inner players are greedy or random and play to the end": (
        "wo alle für sich spielen, sind innere Spieler greedy oder random und spielen bis zum Ende"
    ),
    "a proof needs two sides: in Ramsch everyone plays alone": (
        "ein Beweis braucht zwei Parteien: Im Ramsch spielen alle für sich"
    ),
    "the whole tree is for the last {0} tricks, and here {1} are left{2}": (
        "der ganze Baum ist für die letzten {0} Stiche, und hier sind noch {1} zu spielen{2}"
    ),
    "the tree over {0} worlds and {1} tricks has more than {2} nodes: it is possible with fewer "
    "tricks left or a higher limit{3}": (
        "der Baum über {0} Welten und {1} Stiche hat mehr als {2} Knoten: Er geht mit weniger "
        "Stichen oder einer höheren Grenze{3}"
    ),
    "; mccfr_cards with outcome sampling plays from any card": (
        "; mccfr_cards mit Sampling outcome spielt von jeder Karte an"
    ),
    "{0} sampling has too many lines with {1} tricks left: it is possible with {2}, and outcome "
    "sampling from any card": (
        "Sampling {0} hat zu viele Zugfolgen, wenn noch {1} Stiche zu spielen sind: Es geht mit "
        "{2}, und Sampling outcome von jeder Karte an"
    ),
    "there should be at least one iteration": "nötig ist mindestens ein Durchgang",
    "the numbers of iterations should rise, from 1 on": (
        "die Zahlen der Durchgänge steigen, von 1 an"
    ),
    "epsilon should be above 0 and at most 1": "epsilon ist größer als 0 und höchstens 1",
    "gave a decision that cannot be read: {0}": "hat eine unlesbare Decision geliefert: {0}",
    "raised {0}": "hat {0} ausgelöst",
    "(its text cannot be had: {0})": "(ohne lesbaren Text: {0})",
    "seat {0} has nothing to decide here: {1}": "Platz {0} hat hier nichts zu entscheiden: {1}",
    "the game is over": "das Spiel ist zu Ende",
    "it is the turn of seat {0}": "Platz {0} ist am Zug",
    "a bidder decides before the cards are played, not which card to play": (
        "ein Reizer entscheidet, bevor Karten gespielt werden, nicht, welche gespielt wird"
    ),
    "bidder=null is for games with null, such as skat, not {0}": (
        "bidder=null ist für Spiele mit Null, etwa skat, nicht für {0}"
    ),
    "mix: declarer and defender are for games with a declarer, such as skat, not for {0}": (
        "mix: declarer und defender sind für Spiele mit Alleinspieler, etwa skat, nicht für {0}"
    ),
    "leaf=solver is for games with two sides, such as skat or schieber, not for {0}: take "
    "leaf=playout": (
        "leaf=solver ist für Spiele mit zwei Parteien, etwa skat oder schieber, nicht für {0}: "
        "möglich ist leaf=playout"
    ),
    "an inner player looks at 1 to {0} worlds, not {1}": (
        "ein innerer Spieler sieht 1 bis {0} Welten an, nicht {1}"
    ),
    "the horizon should be a number of cards, or -1 for the end, not {0}": (
        "der Horizont ist eine Zahl von Karten, oder -1 für das Ende, nicht {0}"
    ),
    "epsilon should be from 0 to 1": "epsilon liegt zwischen 0 und 1",
    "epsilon_d should be above 0": "epsilon_d ist größer als 0",
    "a probability is from 0 to 1": "eine Wahrscheinlichkeit liegt zwischen 0 und 1",
    "first_play should be a number, not {0}": "first_play: nötig ist eine Zahl, nicht {0}",
    "there should be 1 to {0} trees, not {1}": "möglich sind 1 bis {0} Bäume, nicht {1}",
    "there should be 1 to {0} leaves at once, not {1}": (
        "möglich sind 1 bis {0} Blätter zugleich, nicht {1}"
    ),
    "a proof looks at one own card or more": "ein Beweis sieht mindestens eine eigene Karte an",
    "a front has room for one set or more": "eine Front hat Platz für mindestens eine Menge",
    "there is no such total": "diese Summe gibt es nicht",
    # ==== Bidders ====
    "belief=trumps": "belief=trumps",
    "bidder=challenge": "bidder=challenge",
    "bidder={0}": "bidder={0}",
    "there should be 1 to 1000000 worlds": "möglich sind 1 bis 1000000 Welten",
    "0 to 6 tricks can be solved": "lösen lassen sich 0 bis 6 Stiche",
    "a score is a number from 0 on": "ein Punktestand ist eine Zahl ab 0",
    "this seat has no trumps to choose": "dieser Platz hat keinen Trumpf zu wählen",
    "a reach is from 0 to 157 points": "die Reichweite geht von 0 bis 157 Punkten",
    "a step is from 1 to 157 points": "ein Schritt geht von 1 bis 157 Punkten",
    "doubt is from 0.1 to 1000 points": "doubt liegt zwischen 0,1 und 1000 Punkten",
    "this seat has nothing to predict here": "dieser Platz hat hier nichts anzusagen",
    "there should be 1 to 1000000 games": "möglich sind 1 bis 1000000 Spiele",
    "bidder=bandit": "bidder=bandit",
    "bidder=classifiers": "bidder=classifiers",
    "bidder=net": "bidder=net",
    "bidder=worlds": "bidder=worlds",
    # ==== Named strengths ====
    "Plays well at once: at most a tenth of a second for a decision.": (
        "Spielt gut und sofort: höchstens eine Zehntelsekunde je Entscheidung."
    ),
    "Plays strongly: at most a second for a decision. The one to sit down with.": (
        "Spielt stark: höchstens eine Sekunde je Entscheidung. Der übliche Gegner."
    ),
    "Plays as well as is known here: at most five seconds for a decision.": (
        "Spielt so gut, wie es hier geht: höchstens fünf Sekunden je Entscheidung."
    ),
    "there should be one total for each game": "nötig ist eine Summe für jedes Spiel",
    "the classifiers were trained for the thresholds {0}, not {1}": (
        "gelernt wurde für die Schwellen {0}, nicht für {1}"
    ),
    "{0}, forehand {1}": "{0}, Vorhand {1}",
    # ==== Files of learned numbers ====
    "the model {0} cannot be read: {1}": "das Modell {0} ist nicht lesbar: {1}",
    "it is no file": "es ist keine Datei",
    "it has more than {0} bytes": "es hat mehr als {0} Byte",
    "there is no such file": "diese Datei gibt es nicht",
    "the system refuses it": "das System verweigert es",
    "it is no JSON": "es ist kein JSON",
    "its format is not {0}": "sein Format ist nicht {0}",
    "it should have a list of 1 to 16 classifiers": "nötig ist eine Liste von 1 bis 16 classifiers",
    "each of its classifiers should have a threshold of its own": (
        "zu jedem Eintrag gehört eine eigene Schwelle (threshold)"
    ),
    "it should have weights for {0}": "nötig sind Gewichte (weights) für {0}",
    "the weights for {0} should be {1} rows of {2}": (
        "Gewichte für {0}: nötig sind {1} Zeilen mit je {2}"
    ),
    "the weights for {0} should be numbers up to {1}": (
        "Gewichte für {0}: nötig sind Zahlen bis {1}"
    ),
    "it should have nets and corrections": (
        "es sollte Netze und Korrekturen haben (nets, corrections)"
    ),
    "the net {0}": "das Netz {0}",
    "the weights of {0}": "die Gewichte: {0}",
    "the bias of {0}": "die Summanden: {0}",
    "{0} should be a list of 1 to 8 layers": "{0} sollte eine Liste von 1 bis 8 Schichten sein",
    "layer {0} of {1} should have weights and bias": (
        "Schicht {0} sollte Gewichte und Summanden haben (weights, bias): {1}"
    ),
    "layer {0} of {1} has the wrong shape": "Schicht {0} hat die falsche Form: {1}",
    "{0} should end with {1} numbers, not {2}": "{0} sollte mit {1} Zahlen enden, nicht mit {2}",
    "{0} should have a shape of {1} numbers and halves": (
        "{0}: es sollte eine Form aus {1} Zahlen und halves geben"
    ),
    "{0} cannot have the shape {1}": "{0}: die Form {1} ist unmöglich",
    "{0} should be written in base 64": "{0}: geschrieben wird zur Basis 64",
    "{0} should have {1} halves": "{0}: es sollten {1} halbe Zahlen sein",
    "{0} should be finite": "{0}: die Zahlen sollten endlich sein",
    "the corrections of {0} should have the numbers {1}, each at most {2} in size": (
        "die Korrekturen von {0} sollten die Zahlen {1} haben, keine größer als {2}"
    ),
    "{0} should bid by worlds or net: write {1}(bidder=worlds)": (
        "{0} sollte mit worlds oder net reizen: {1}(bidder=worlds)"
    ),
    "the net is not one for ways to play Skat": "das Netz ist keines für Spielansagen im Skat",
    "a way to play has ten cards and others aside, a contract, and two flags": (
        "zu einer Art zu spielen gehören zehn Karten, andere beiseite, ein Spiel und zwei Ja-Nein-"
        "Angaben"
    ),
    "it is a net of {0} inputs, not of {1}": "es ist ein Netz mit {0} Eingaben statt mit {1}",
    "there should be one way": "es sollte eine Art zu spielen sein",
    "a card is held and lies aside": "eine Karte ist auf der Hand und liegt zugleich beiseite",
    "there should be ten cards, twelve, or ten and two set aside, not {0} and {1}": (
        "nötig sind zehn Karten, zwölf, oder zehn und zwei gedrückte, nicht {0} und {1}"
    ),
    "in a hand game the skat is not known": "im Handspiel ist der Skat nicht bekannt",
    "a seat is 0, 1 or 2": "ein Platz ist 0, 1 oder 2",
    "a bid lies between 0 and {0}": "ein Gebot liegt zwischen 0 und {0}",
    "there should be one to six contracts to choose from": (
        "zur Auswahl stehen ein bis sechs Spiele, nicht mehr und nicht weniger"
    ),
    "exploration is a number from 0 on": "exploration ist eine Zahl ab 0",
    "there should be at least one simulation": "nötig ist mindestens eine Simulation",
    "only suit games and grand have safe tricks": (
        "sichere Stiche gibt es nur in Farbspiel und Grand"
    ),
    "there should be 1 to {0} deals": "nötig sind 1 bis {0} Verteilungen",
    "a hand has ten cards, not {0}": "eine Hand hat zehn Karten, nicht {0}",
    # ==== Nets ====
    "the net is not one for the cards of Skat": "das Netz ist keines für die Karten von Skat",
    "it is no net of this format": "es ist kein Netz dieses Formats",
    "its sizes are out of range": "seine Größen sind unmöglich",
    "it ends too early": "es endet zu früh",
    "it has bytes after its end": "es hat Bytes hinter seinem Ende",
    "its weights are too large": "seine Gewichte sind zu groß",
    "inputs are to ascend": "Eingänge stehen in aufsteigender Reihenfolge",
    "the net has no such input": "diesen Eingang hat das Netz nicht",
    "it is too large, or cut off": "es ist zu groß oder abgeschnitten",
    "it is no packed net": "es ist kein gepacktes Netz",
    "Plays the card that its net says is best.": (
        "Spielt die Karte, die sein Netz für die beste hält."
    ),
    "Adds what a search finds to what a net says.": (
        "Rechnet zusammen, was eine Suche findet und was ein Netz sagt."
    ),
    "nets play the cards of declared games": "Netze spielen die Karten angesagter Spiele",
    "nets are asked about the cards of the seat whose turn it is": (
        "Netze werden nach den Karten des Platzes gefragt, der an der Reihe ist"
    ),
    "nets play Skat alone": "Netze spielen nur Skat",
    "nets judge leaves of Skat alone": "Netze bewerten nur Blätter von Skat",
    "a search that asks a net must be given one": (
        "eine Suche, die ein Netz fragt, braucht ein Netz"
    ),
    "the temperature should be above 0, the lapse a share above 0, and the eagerness from 0 on": (
        "die Temperatur ist größer als 0, lapse ein Anteil größer als 0, eagerness ist 0 oder mehr"
    ),
    "with bookkeeping there is no hand that a net could be asked about": (
        "mit bookkeeping gibt es kein Blatt, nach dem ein Netz gefragt werden könnte"
    ),
    "prior": "prior",
    "leaf=net": "leaf=net",
    "playout=net": "playout=net",
    "inner=net": "inner=net",
    "belief=net": "belief=net",
    "the weights of this net are too large for whole numbers": (
        "die Gewichte dieses Netzes sind zu groß für ganze Zahlen"
    ),
    "{0} has no net {1}": "{0} hat kein Netz {1}",
    # ==== The arena: what is played ====
    "two players look the same: {0}; give them other names": (
        "zwei Spieler sehen gleich aus: {0}; sie brauchen verschiedene Namen"
    ),
    "the name {0} cannot be shown": "der Name {0} lässt sich nicht anzeigen",
    "{0} is no player: it needs a name and decide()": (
        "{0} ist kein Spieler: Nötig sind ein Name und decide()"
    ),
    "start {0} of the file: {1}": "Anfang {0} der Datei: {1}",
    "boards of an older Kiebitz can be read, not dealt again": (
        "Verteilungen eines älteren Kiebitz sind lesbar, aber nicht neu zu geben"
    ),
    "none of {0} deals for board {1} gets to the start or fits the filter {2}: loosen it": (
        "keine von {0} Verteilungen für Nummer {1} kommt bis zum Anfang oder passt zum Filter "
        "{2}: er ist zu eng"
    ),
    "no game in {0} has such a start": "kein Spiel in {0} hat einen solchen Anfang",
    "{0}, game {1} is played by other rules: {2}": "{0}, Spiel {1}, hat andere Regeln: {2}",
    "there is no file {0}": "eine Datei {0} gibt es nicht",
    "{0} is no start: deal, cards, or how many cards are still to be played, 1 to {1}": (
        "{0} ist kein Anfang: möglich sind deal, cards, oder wie viele Karten noch zu spielen "
        "sind, 1 bis {1}"
    ),
    "the neutral player went wrong: {0}": "der neutrale Spieler hat einen Fehler gemacht: {0}",
    "contract: {0} is none of {1}": "contract: {0} ist nicht möglich, nur {1}",
    "the filter {0} looks at card play: give --start cards, or later": (
        "der Filter {0} sieht auf das Spielen der Karten: dafür braucht es --start cards oder "
        "später"
    ),
    "the filter {0} is for {1}, where somebody chooses": (
        "der Filter {0} ist für {1}, wo jemand ansagt"
    ),
    "skat and schieber": "skat und schieber",
    "{0} has no tournament points: choose score or points": (
        "{0} hat keine Turnierpunkte: möglich sind score und points"
    ),
    "with a field there is at least one player to compare": (
        "mit einem Feld ist mindestens ein Spieler zu vergleichen"
    ),
    "{0} compares 2 players or {1}, not {2}; any number with a fixed field": (
        "{0} vergleicht 2 Spieler oder {1}, nicht {2}; mit festem Feld beliebig viele"
    ),
    "role seatings compare 2 players, not {0}; any number with a fixed field": (
        "Sitzordnungen nach Rollen vergleichen 2 Spieler, nicht {0}; mit festem Feld beliebig viele"
    ),
    "role seatings need a declarer, but this is a game of Ramsch": (
        "Sitzordnungen nach Rollen brauchen einen Alleinspieler, aber das ist ein Ramsch"
    ),
    "{0} has no roles, everyone plays for himself: leave out seating = roles": (
        "{0} hat keine Rollen, alle spielen für sich: seating = roles weglassen"
    ),
    "with Ramsch not every game has a declarer: role seatings need ramsch=false": (
        "mit Ramsch hat nicht jedes Spiel einen Alleinspieler: Sitzordnungen nach Rollen brauchen "
        "ramsch=false"
    ),
    "role seatings need a contract that is settled before the players take over: give the start "
    "cards, or how many cards are left": (
        "Sitzordnungen nach Rollen brauchen ein Spiel, das feststeht, bevor die Spieler "
        "übernehmen: mit start cards, oder wie viele Karten noch zu spielen sind"
    ),
    "a sequential test compares two players, not more at one table": (
        "ein Folgetest vergleicht zwei Spieler, nicht mehr an einem Tisch"
    ),
    "the engine ray needs Ray: pip install 'kiebitz[cluster]'": (
        "engine ray braucht Ray: pip install 'kiebitz[cluster]'"
    ),
    "no Ray cluster answers at {0}: {1}": "unter {0} antwortet kein Ray-Cluster: {1}",
    "the player {0} cannot be sent to another process: register it, or use threads": (
        "der Spieler {0} lässt sich nicht in einen anderen Prozess schicken: ihn anmelden oder "
        "threads verwenden"
    ),
    "these are games by different rules: look at one kind at a time": (
        "das sind Spiele nach verschiedenen Regeln: es geht nur mit einer Art auf einmal"
    ),
    "{0} is no Budget, such as Budget(seconds=0.5)": (
        "{0} ist kein Budget; richtig ist zum Beispiel Budget(seconds=0.5)"
    ),
    "no board of {0} was finished: {1}": "keine Verteilung von {0} wurde fertig: {1}",
    "none was played": "keine wurde gespielt",
    "board {0}": "Verteilung {0}",
    "a player's class stands in {0}, which {1}: put what the script does under  if __name__ == "
    '"__main__":  or the class into a file of its own, or play in threads': (
        "die Klasse eines Spielers steht im Skript {0}, {1}: was das Skript tut, unter  if "
        '__name__ == "__main__":  setzen, oder die Klasse in eine eigene Datei, oder in Threads '
        "spielen"
    ),
    "every worker process has to import, and which then plays once more": (
        "das jeder Arbeitsprozess laden muss und das dann noch einmal spielt"
    ),
    "a worker process could not import": "das ein Arbeitsprozess nicht laden konnte",
    "the number of a board": "Nummer einer Verteilung",
    "the measure": "Maß",
    "the seating": "Sitzordnung",
    "the engine": "engine",
    # ==== The arena: tournament files ====
    "{0}: this is no TOML: {1}": "{0}: das ist kein TOML: {1}",
    "unknown key {0}{1}": "unbekannter Schlüssel {0}{1}",
    "{0} is missing": "{0} fehlt",
    "{0} should be a text": "{0} ist kein Text",
    "{0} should be true or false, not {1}": "{0}: nötig ist true oder false, nicht {1}",
    "seed should be a whole number or a text, not {0}": (
        "seed: nötig ist eine ganze Zahl oder ein Text, nicht {0}"
    ),
    "give budget or budgets, not both": "budget oder budgets, nicht beides",
    "budgets should be a list such as [{{seconds = 0.1}}, {{seconds = 1}}]": (
        "budgets ist keine Liste wie [{{seconds = 0.1}}, {{seconds = 1}}]"
    ),
    "{0}: a budget has {1}, not {2}": "{0}: ein Budget hat {1}, nicht {2}",
    "{0}: {1} should be a number above 0, not {2}": (
        "{0}: {1}: nötig ist eine Zahl über 0, nicht {2}"
    ),
    'players should be a table such as [players] strong = "pimc(worlds=50)", or a list of texts': (
        'players ist keine Tabelle wie [players] strong = "pimc(worlds=50)" und keine Liste von '
        "Texten"
    ),
    "players: one is entered twice": "players: einer steht doppelt da",
    "players: at least two are needed": "players: nötig sind mindestens zwei",
    '{0}: {1} should be a text such as "pimc(worlds=50)"': (
        '{0}: {1} ist kein Text wie "pimc(worlds=50)"'
    ),
    "pairings: the list is empty": "pairings: die Liste ist leer",
    "pairings: {0} should be a list of players' names": (
        "pairings: {0} ist keine Liste von Namen der Spieler"
    ),
    "pairings: there is no player {0}{1}; there are {2}": (
        "pairings: Spieler {0}{1} gibt es nicht; möglich sind: {2}"
    ),
    "pairings: the same players meet twice with the same budgets": (
        "pairings: dieselben Spieler treffen zweimal mit denselben Budgets aufeinander"
    ),
    # ==== The arena: judging ====
    "{0} should be one row of numbers, not an array of {1} axes": (
        "{0}: nötig ist eine Reihe von Zahlen, kein Feld mit {1} Achsen"
    ),
    "{0} should be finite numbers; number {1} is {2}": (
        "{0}: nötig sind endliche Zahlen; Nummer {1} ist {2}"
    ),
    "{0} should be numbers: {1}": "{0}: nötig sind Zahlen: {1}",
    "{0} should have {1} rows, one per score, not shape {2}": (
        "{0}: nötig sind {1} Zeilen, eine je Wertung; die Form {2} passt nicht"
    ),
    "{0} should be a number between 0 and 1, such as 0.95, not {1}": (
        "{0}: nötig ist eine Zahl zwischen 0 und 1, etwa 0.95, nicht {1}"
    ),
    "the differences": "Unterschiede",
    "the confidence": "Vertrauenswahrscheinlichkeit",
    "the p-values": "p-Werte",
    "the wins per deal": "Gewinne je Verteilung",
    "the deals only A won": "Verteilungen, die nur A gewann",
    "the deals only B won": "Verteilungen, die nur B gewann",
    "the controls": "Kontrollen",
    "the expected controls": "erwartete Kontrollen",
    "the scores": "Wertungen",
    "the folds": "Teile",
    "the resamples": "Neuziehungen",
    "the trials": "Versuche",
    "the successes": "Erfolge",
    "the alternative": "Gegenannahme",
    "the share under the null hypothesis": "Anteil unter der Nullannahme",
    "the unit": "Einheit",
    "a p-value should lie between 0 and 1, not be {0}": (
        "ein p-Wert liegt zwischen 0 und 1, nicht bei {0}"
    ),
    "wins of A on {0} deals, but of B on {1}": "A hat Gewinne auf {0} Verteilungen, B auf {1}",
    "wins per deal should be whole numbers from 0 to {0}, not {1}": (
        "Gewinne je Verteilung: nötig sind ganze Zahlen von 0 bis {0}, nicht {1}"
    ),
    "a cross-table should be square, not of shape {0}": (
        "eine Kreuztabelle ist quadratisch; die Form {0} passt nicht"
    ),
    "{0} controls need as many expected values, not {1}": (
        "{0} Kontrollen brauchen ebenso viele erwartete Werte, nicht {1}"
    ),
    "pooling needs runs of at least two boards each, not {0}": (
        "zusammengefasst werden Läufe mit je mindestens zwei Verteilungen, nicht {0}"
    ),
    "a table needs at least two sides, each with a player and a score, not {0} and {1}": (
        "ein Tisch braucht mindestens zwei Parteien, jede mit Spieler und Wertung, nicht {0} und "
        "{1}"
    ),
    "scores of a table should be finite, not {0}": "Wertungen eines Tischs sind endlich, nicht {0}",
    "the tables of board {0} differ in their number of sides": (
        "die Tische der Verteilung {0} haben verschieden viele Parteien"
    ),
    "{0} names no hypotheses; write them like 0..2 or 0..0.1sd": (
        "{0} nennt keine Annahmen; geschrieben werden sie wie 0..2 oder 0..0.1sd"
    ),
    "{0}: {1} is no unit; leave it out for points, or write sd": (
        "{0}: {1} ist keine Einheit; ohne Einheit sind es Punkte, sonst sd"
    ),
    "{0}: {1} should be alpha=… or beta=…, such as alpha=0.05": (
        "{0}: {1} ist nicht alpha=… oder beta=…, etwa alpha=0.05"
    ),
    "hypotheses should be finite, not {0} and {1}": "Annahmen sind endlich, nicht {0} und {1}",
    "the two hypotheses should differ; both are {0}": "die beiden Annahmen sind gleich: {0}",
    "alpha {0} and beta {1} should be less than 1 in sum": (
        "alpha {0} und beta {1} sind zusammen nicht kleiner als 1"
    ),
    # ==== Records and files ====
    "{0} tells no format of games; name one of {1}, or let the file end with {2}": (
        "an {0} ist kein Format zu erkennen; eins nennen ({1}), oder die Datei auf {2} enden lassen"
    ),
    "{0} tells no format to write; name one with --as: {1}; or let the file end with {2}": (
        "an {0} ist nicht zu erkennen, was geschrieben werden soll; mit --as eins nennen: {1}; "
        "oder die Datei auf {2} enden lassen"
    ),
    "there is no format {0}; there are {1}": "ein Format {0} gibt es nicht; möglich sind: {1}",
    "only a finished game makes a record, or one that says why it was stopped; save a running "
    "one as a state": (
        "aufgezeichnet wird ein fertiges Spiel, oder eins, das sagt, warum es abgebrochen wurde; "
        "ein laufendes wird als Stand gesichert"
    ),
    "{0} has {1} players, not {2}": "{0} hat {1} Spieler, nicht {2}",
    "extra may not hold {0}: the record has it already": (
        "extra darf {0} nicht enthalten: die Aufzeichnung hat es schon"
    ),
    "extra holds what JSON cannot: {0}": "extra enthält, was JSON nicht kann: {0}",
    "a line of {0} characters is no record": "eine Zeile mit {0} Zeichen ist keine Aufzeichnung",
    "not JSON: {0}": "kein JSON: {0}",
    "not a record of format {0}": "keine Aufzeichnung im Format {0}",
    "the game stops after {0} actions, not finished": (
        "das Spiel bricht nach {0} Aktionen unfertig ab"
    ),
    "the result has unknown fields: {0}": "das Ergebnis hat unbekannte Felder: {0}",
    "a stopped game has a result": "ein abgebrochenes Spiel hat ein Ergebnis",
    "the record has no result": "die Aufzeichnung hat kein Ergebnis",
    "the result says {0} = {1}, but replaying gives {2}": (
        "das Ergebnis sagt {0} = {1}, das Nachspielen ergibt {2}"
    ),
    "'players' should be a list of texts, one per seat": (
        "'players' ist keine Liste von Texten, einer je Platz"
    ),
    "a player is a text of at most {0} characters: {1}": (
        "ein Spieler ist ein Text mit höchstens {0} Zeichen: {1}"
    ),
    "the player {0} holds characters that cannot be shown": (
        "der Spieler {0} enthält Zeichen, die sich nicht anzeigen lassen"
    ),
    "a game begins with a deal or with a position, not with both": (
        "ein Spiel beginnt mit dem Geben oder mit einer Stellung, nicht mit beidem"
    ),
    "action {0}, {1}: {2}": "Aktion {0}, {1}: {2}",
    "the compressed file {0} is damaged: {1}": "die gepackte Datei {0} ist beschädigt: {1}",
    "there is no folder for {0}": "für {0} gibt es keinen Ordner",
    "there is no room left for {0}; every board written so far is safe: make room and give the "
    "same command again": (
        "für {0} ist kein Platz mehr; alle Verteilungen bis hierher sind sicher: Platz schaffen "
        "und denselben Befehl noch einmal geben"
    ),
    "{0} is locked by another program: wait for it, or choose another file": (
        "{0} ist von einem anderen Programm gesperrt: warten, oder eine andere Datei wählen"
    ),
    "{0} is no database: choose another file": "{0} ist keine Datenbank: eine andere Datei wählen",
    "{0} is a database of another program: choose another file": (
        "{0} ist die Datenbank eines anderen Programms: eine andere Datei wählen"
    ),
    "{0} was made by a newer Kiebitz: please update": (
        "{0} stammt von einem neueren Kiebitz: bitte aktualisieren"
    ),
    "{0} is damaged ({1}); copy what `sqlite3 FILE .recover` can read": (
        "{0} ist beschädigt ({1}); `sqlite3 FILE .recover` rettet, was lesbar ist"
    ),
    "{0} cannot be written: {1}": "{0} lässt sich nicht schreiben: {1}",
    "there is no encoding {0}; there are utf-8, latin-1, cp1252, utf-16 and others": (
        "eine Kodierung {0} gibt es nicht; möglich sind utf-8, latin-1, cp1252, utf-16 und andere"
    ),
    "{0} is no file name: it holds a NUL character": (
        "{0} ist kein Dateiname: er enthält ein NUL-Zeichen"
    ),
    "{0} is a folder: name a file": "{0} ist ein Ordner: nötig ist eine Datei",
    "{0} is neither a file nor a pipe: nothing is written there": (
        "{0} ist weder eine Datei noch eine Pipe: dorthin wird nichts geschrieben"
    ),
    "{0} cannot be written: it is protected": "{0} lässt sich nicht schreiben: kein Schreibrecht",
    "a data frame needs polars: pip install 'kiebitz[export]'; `to_rows` needs nothing": (
        "ein DataFrame braucht polars: pip install 'kiebitz[export]'; `to_rows` braucht nichts"
    ),
    # ==== Records: stores ====
    "{0}: {1}; the file is damaged: take a copy from before, or play again into another file": (
        "{0}: {1}; die Datei ist beschädigt: eine frühere Kopie nehmen, oder neu in eine andere "
        "Datei spielen"
    ),
    "{0}, run {1}": "{0}, Lauf {1}",
    "{0}, run {1}, board {2}": "{0}, Lauf {1}, Verteilung {2}",
    "{0} has no table {1}: it is empty or damaged; take a copy from before, or play again into "
    "another file": (
        "{0} hat keine Tabelle {1}: die Datei ist leer oder beschädigt; eine frühere Kopie "
        "nehmen, oder neu in eine andere Datei spielen"
    ),
    "{0} has lost some of its columns: it is damaged; take a copy from before, or play again "
    "into another file": (
        "{0} fehlen Spalten: die Datei ist beschädigt; eine frühere Kopie nehmen, oder neu in "
        "eine andere Datei spielen"
    ),
    "{0} is damaged: its tables have no readable names; take a copy from before, or play again "
    "into another file": (
        "{0} ist beschädigt: die Tabellen haben keine lesbaren Namen; eine frühere Kopie nehmen, "
        "oder neu in eine andere Datei spielen"
    ),
    "there are boards, but not the run itself": "es gibt Verteilungen, aber nicht den Lauf selbst",
    "two runs have the same {0}": "zwei Läufe haben dasselbe Feld {0}",
    "the run {0}": "der Lauf {0}",
    "the board {0}": "die Verteilung {0}",
    "one of its {0} {1}": "eine Zeile der Tabelle {0} {1}",
    "is not as it was written": "wurde nach dem Schreiben verändert",
    "of {0} {1} {2} are there": "von {0} Zeilen der Tabelle {1} sind {2} da",
    "{0} boards have no number": "Verteilungen ohne Nummer: {0}",
    "one of its games or seats is missing, or there twice": (
        "ein Spiel oder ein Platz fehlt oder ist doppelt da"
    ),
    "players {0} sit there, but the match has {1}": (
        "dort sitzen die Spieler {0}, aber der Vergleich hat {1}"
    ),
    "{0} cannot be {1}": "{0}: {1} ist nicht möglich",
    "{0} is no JSON: {1}": "{0}: {1} ist kein JSON",
    "{0} should be an object of JSON, not {1}": "{0}: nötig ist ein Objekt in JSON, nicht {1}",
    "its purpose cannot be {0}": "Zweck: {0} ist nicht möglich",
    "a game without seats": "ein Spiel ohne Plätze",
    "the times of a game cannot be {0} bytes": "Zeiten eines Spiels: {0} Bytes sind nicht möglich",
    "a control cannot be left out since {0}": "{0} ist kein Grund, eine Kontrolle auszulassen",
    "its match is not the one that its key names": (
        "der Vergleich ist nicht der, den der Schlüssel nennt"
    ),
    "its sequential test cannot be read: {0}": "der Folgetest ist nicht lesbar: {0}",
    "its match cannot be read: {0}": "der Vergleich ist nicht lesbar: {0}",
    "{0} games cannot be boards of {1} seatings": (
        "{0} Spiele ergeben keine Verteilungen mit {1} Sitzordnungen"
    ),
    "it has not a time for each decision": "nicht zu jeder Entscheidung gibt es eine Zeit",
    "it is no finished game by the rules of the match": (
        "es ist kein fertiges Spiel nach den Regeln des Vergleichs"
    ),
    "{0} actions before it began are too many": "{0} Aktionen vor dem Anfang sind zu viele",
    "other players sit there than should": "dort sitzen andere Spieler, als sollten",
    "its scores are not those of its cards": "die Wertungen passen nicht zu den Karten",
    "its decisions are not as many as its actions": (
        "Entscheidungen und Aktionen sind nicht gleich viele"
    ),
    "its number": "Nummer",
    "its key": "Schlüssel",
    "its date": "Datum",
    "its match": "Vergleich",
    "its sequential test": "Folgetest",
    "its versions": "Versionen",
    "the number of boards wanted": "Zahl der gewünschten Verteilungen",
    "the number of actions before": "Zahl der Aktionen davor",
    "a number of decisions": "Zahl der Entscheidungen",
    "an effort": "Aufwand",
    "a player": "Spieler",
    "a player's number": "Nummer eines Spielers",
    "the name of a player": "Name eines Spielers",
    "a seat": "Platz",
    "a score": "Wertung",
    "a game": "Spiel",
    "the times of a game": "Zeiten eines Spiels",
    "a place in a game": "Stelle in einem Spiel",
    "an error": "Fehler",
    "a failure": "Grund eines Abbruchs",
    "a control": "Kontrolle",
    "what a control found": "Ergebnis einer Kontrolle",
    # ==== Records: the International Skat Server and XSkat ====
    "a line of {0} characters is no game": "eine Zeile mit {0} Zeichen ist kein Spiel",
    "the tag {0} is missing": "das Merkmal {0} fehlt",
    "the tag {0} is there twice": "das Merkmal {0} ist doppelt da",
    "a game of {0}, not of Skat": "ein Spiel {0}, kein Skat",
    "the moves end in phase {0}, and nothing says why": (
        "die Züge enden in der Phase {0}, und nichts sagt, warum"
    ),
    "the move '{0} {1}' is out of turn: seat {2} moves": (
        "der Zug '{0} {1}' ist nicht an der Reihe: Platz {2} ist am Zug"
    ),
    "the skat is shown as {0}, but other cards were dealt": (
        "als Skat wird {0} gezeigt, aber gegeben wurden andere Karten"
    ),
    "cards are hidden in it; only open games can be replayed": (
        "Karten darin sind verdeckt; nachspielen lassen sich nur offene Spiele"
    ),
    "the move '{0}' is unknown in phase {1}": "der Zug '{0}' ist in der Phase {1} unbekannt",
    "'{0}' does not put two cards aside after picking up": (
        "'{0}' drückt nach dem Aufnehmen nicht zwei Karten"
    ),
    "'{0}' shows cards that are not the declarer's": (
        "'{0}' zeigt Karten, die der Alleinspieler nicht hat"
    ),
    "the moves are no pairs that begin with the deal, as in 'w HA.SK. …'": (
        "die Züge sind keine Paare, die mit dem Geben beginnen, wie in 'w HA.SK. …'"
    ),
    "{0} cards are dealt, not {1}": "{0} Karten sind gegeben, nicht {1}",
    "the result says '{0}:{1}', replaying gives {2}": (
        "das Ergebnis sagt '{0}:{1}', das Nachspielen ergibt {2}"
    ),
    "the result '{0}' names another winner than replaying": (
        "das Ergebnis '{0}' nennt einen anderen Gewinner als das Nachspielen"
    ),
    "no game is in it; one begins with (;GM[Skat]": "kein Spiel darin; eins beginnt mit (;GM[Skat]",
    "the tags stop at {0}; after the last one comes ;)": (
        "die Merkmale brechen bei {0} ab; nach dem letzten kommt ;)"
    ),
    "no tag of one line can hold {0}: {1}": "in ein Merkmal auf einer Zeile passt {0} nicht: {1}",
    "{0} are no cards; write for example 'H8.CK'": (
        "{0} sind keine Karten; richtig ist zum Beispiel 'H8.CK'"
    ),
    "the ISS format knows Skat without options, not {0}": (
        "das ISS-Format kennt Skat ohne Optionen, nicht {0}"
    ),
    "the ISS format begins with a deal, this game with a position": (
        "das ISS-Format beginnt mit dem Geben, dieses Spiel mit einer Stellung"
    ),
    "extra holds under {0} what reading never puts there": (
        "extra enthält unter {0}, was das Lesen nie dort ablegt"
    ),
    "the game stops after {0} tricks": "das Spiel bricht nach {0} Stichen ab",
    "the log gives trick {0} to seat {1}, replaying to {2}": (
        "das Protokoll gibt Stich {0} an Platz {1}, das Nachspielen an {2}"
    ),
    "the log says won = {0}, replaying gives {1}": (
        "das Protokoll sagt won = {0}, das Nachspielen ergibt {1}"
    ),
    "the log says {0} points, replaying gives {1}": (
        "das Protokoll sagt {0} Augen, das Nachspielen ergibt {1}"
    ),
    "no complete game of an XSkat log: {0}": "kein vollständiges Spiel eines XSkat-Protokolls: {0}",
    "parts are missing or doubled": "Teile fehlen oder sind doppelt",
    # ==== Other people's players ====
    "{0} is not JSON: {1}": "{0} ist kein JSON: {1}",
    "{0} is no number": "{0} ist keine Zahl",
    "{0} should be an object such as {1}, not {2}": "{0}: nötig ist ein Objekt wie {1}, nicht {2}",
    "a message": "Nachricht",
    "the budget": "Budget",
    "a number of the key": "Zahl des Schlüssels",
    "it says: {0}": "er sagt: {0}",
    '{0} is no greeting such as {{"name": "my bot", "version": "1.0"}}': (
        '{0} ist kein Gruß wie {{"name": "my bot", "version": "1.0"}}'
    ),
    "{0} should have the id {1}": "{0} hat nicht die id {1}",
    "the unit should be one of {0}, not {1}": "die Einheit {1} gibt es nicht, nur {0}",
    "an action should be a text such as 'play CJ', not {0}": (
        "eine Aktion ist ein Text wie 'play CJ', nicht {0}"
    ),
    "{0} is not legal; legal: {1}": "{0} ist nicht erlaubt; erlaubt sind: {1}",
    "the bot {0} {1}{2}": "der Bot {0} {1}{2}",
    "the bot {0} does not start: {1}": "der Bot {0} startet nicht: {1}",
    "did not answer within {0} s": "hat in {0} s nicht geantwortet",
    "was killed by signal {0} ({1})": "wurde durch das Signal {0} beendet ({1})",
    "ended with exit status {0}": "hat sich mit dem Status {0} beendet",
    "closed its output": "hat seine Ausgabe geschlossen",
    "sent a line of more than {0} bytes": "hat eine Zeile mit mehr als {0} Bytes geschickt",
    "babbles: {0}": "redet ungefragt: {0}",
    "; it said: {0}": "; er sagte: {0}",
    "{0} looks at all cards: a bot gets only what a seat knows": (
        "{0} sieht alle Karten: Ein Bot bekommt nur, was ein Platz weiß"
    ),
    "type {0} should be 'hello' or 'decide'": "type {0} ist weder 'hello' noch 'decide'",
    "this bot speaks version {0}, not {1}": "dieser Bot spricht Version {0}, nicht {1}",
    "the view cannot be read: {0}": "die Sicht ist nicht lesbar: {0}",
    "seat {0} has nothing to decide in this view": (
        "Platz {0} hat in dieser Sicht nichts zu entscheiden"
    ),
    "the key should be a list of four whole numbers, not {0}": (
        "der Schlüssel ist eine Liste von vier ganzen Zahlen, nicht {0}"
    ),
    "{0} should give a kiebitz.Decision, not {1}": (
        "{0} hat keine kiebitz.Decision geliefert, sondern {1}"
    ),
    "{0} has no class {1} with a method decide; it has {2}": (
        "{0} hat keine Klasse {1} mit einer Methode decide; darin sind: {2}"
    ),
    "{0} should have one class with a method decide, or name it: {1}": (
        "{0} braucht genau eine Klasse mit einer Methode decide, oder ihren Namen: {1}"
    ),
    "{0} is no Python file: its name should end in .py": (
        "{0} ist keine Python-Datei: Der Name endet nicht auf .py"
    ),
    "{0}: {1} cannot be made: {2}": "{0}: {1} lässt sich nicht erzeugen: {2}",
    "there is no bot in {0}: {1}": "in {0} ist kein Bot: {1}",
    "line {0}: {1}": "Zeile {0}: {1}",
    "players of pyschieber need pyschieber: pip install 'kiebitz[pyschieber]'": (
        "Spieler von pyschieber brauchen pyschieber: pip install 'kiebitz[pyschieber]'"
    ),
    "there is no pyschieber player {0} ({1}); there are {2} and module:class": (
        "einen Spieler {0} von pyschieber gibt es nicht ({1}); möglich sind: {2} und modul:klasse"
    ),
    "{0} is not derived from pyschieber's BasePlayer": (
        "{0} ist nicht von BasePlayer aus pyschieber abgeleitet"
    ),
    "{0} offered {1} and nothing legal in {2} attempts": (
        "{0} bot {1} an und in {2} Versuchen nichts Erlaubtes"
    ),
    "{0} is no card of pyschieber": "{0} ist keine Karte von pyschieber",
    "{0} is no trump of pyschieber": "{0} ist kein Trumpf von pyschieber",
    "pyschieber refuses {0} of {1}": "pyschieber lehnt {0} von {1} ab",
    "{0} gives '{1}', which is not legal; legal: {2}": (
        "{0} antwortet '{1}', und das ist nicht erlaubt; erlaubt sind: {2}"
    ),
    "{0} has changed {1} that all players share: what a bot is handed is there to be read": (
        "{0} hat {1} verändert und damit etwas, das allen Spielern gehört: was ein Bot bekommt, "
        "ist nur zum Lesen da"
    ),
    "a card": "eine Karte",
    "an action": "eine Aktion",
    "a contract table": "eine Tabelle der Spiele",
    "a deck": "ein Blatt",
    # ==== The table: commands ====
    "Sit down and play: opens a table in the browser, served by this machine alone.": (
        "Setz dich und spiel: öffnet einen Tisch im Browser, nur von diesem Rechner aus."
    ),
    "Play in the terminal: bids, discards, predictions and cards, with hints and a verdict.": (
        "Im Terminal spielen: reizen, drücken, ansagen und Karten, mit Tipps und einem Urteil."
    ),
    "Who sits at the other seats: quick, strong, best or any player's text.": (
        "Wer auf den anderen Plätzen sitzt: quick, strong, best oder der Text eines Spielers."
    ),
    "Your seat, from 0.": "Dein Platz, ab 0.",
    "Type a card or its number, ? for a hint, u to take back, h for help, q to leave.": (
        "Eine Karte oder ihre Nummer tippen, ? für einen Tipp, u zum Zurücknehmen, h für Hilfe, "
        "q zum Aufhören."
    ),
    "your seat": "dein Platz",
    "this game has no such point": "einen solchen Punkt hat dieses Spiel nicht",
    "there is no one way that is best for all from here": (
        "von hier aus gibt es keinen Weg, der für alle der beste ist"
    ),
    "there are no lists or matches of {0}": "Listen oder Partien gibt es bei {0} nicht",
    "Another player, bolder or more careful before the cards.": (
        "Ein anderer Spieler, vor den Karten mutiger oder vorsichtiger."
    ),
    "the first forehand": "die erste Vorhand",
    "The port. Default: 8321, or the next free one.": (
        "Der Port. Voreingestellt: 8321 oder der nächste freie."
    ),
    "The address to listen on. Any but this machine's own asks visitors for a key.": (
        "Die Adresse, auf der gehört wird. Bei jeder außer der eigenen brauchen Besucher einen "
        "Schlüssel."
    ),
    "The folder of the games played. Default: your data folder.": (
        "Der Ordner der gespielten Spiele. Voreingestellt: dein Datenordner."
    ),
    "Open the page in the browser.": "Die Seite im Browser öffnen.",
    "A player that may be seated though it runs a program; repeatable.": (
        "Ein Spieler, der sich setzen darf, obwohl er ein Programm startet; mehrfach möglich."
    ),
    "Threads for thinking; 0: one for each core.": (
        "Threads zum Nachdenken; 0: einer für jeden Kern."
    ),
    "Play one hand through the server with a bot in your seat, print it and its review, and end.": (
        "Ein Spiel über den Server spielen, mit einem Bot auf deinem Platz, es mit seinem "
        "Rückblick zeigen und enden."
    ),
    "Skat, Schieber and Differenzler against opponents that think, with hints and reviews. Ends "
    "with Ctrl-C; what was begun goes on the next time.": (
        "Skat, Schieber und Differenzler gegen Gegner, die nachdenken, mit Tipps und Rückblicken. "
        "Endet mit Strg-C; Angefangenes geht das nächste Mal weiter."
    ),
    "the server has closed the table": "der Server hat den Tisch geschlossen",
    "this is no text of games that is known: {0}": ("das ist kein bekannter Text von Spielen: {0}"),
    # ==== The web table: what it refuses ====
    "that is too large: use kiebitz import for large files": (
        "das ist zu groß: große Dateien liest kiebitz import"
    ),
    "the length of what is sent has to be said first": (
        "die Länge dessen, was gesendet wird, ist zuerst zu sagen"
    ),
    "there is nothing at this address": "unter dieser Adresse gibt es nichts",
    "that is not done at this address": "das geht unter dieser Adresse nicht",
    "that is no JSON": "das ist kein JSON",
    "something went wrong in the server, which says what": (
        "im Server ging etwas schief; er sagt, was"
    ),
    "what was sent does not have the form that belongs here": (
        "was gesendet wurde, hat nicht die Form, die hierher gehört"
    ),
    "{0} is not given": "{0} fehlt",
    "{0} is not known here": "{0} ist hier nicht bekannt",
    "{0} is not possible here like this": "{0} ist hier so nicht möglich",
    "there are no words in {0}; there are {1}": "Wörter in {0} gibt es nicht, nur in {1}",
    "a name has at least one character that can be shown": (
        "ein Name hat mindestens ein Zeichen, das sich anzeigen lässt"
    ),
    "this table is not open to you": "dieser Tisch steht dir nicht offen",
    "{0} has no table {1}: it is empty or damaged; take a copy from before, or use another file": (
        "{0} hat keine Tabelle {1}: die Datei ist leer oder beschädigt; eine frühere Kopie nehmen, "
        "oder eine andere Datei"
    ),
    "what {0} keeps of a table is damaged; take a copy from before, or use another file": (
        "was {0} von einem Tisch enthält, ist beschädigt; eine frühere Kopie nehmen, oder eine "
        "andere Datei"
    ),
    "what the book keeps of this table is damaged; take a copy from before": (
        "was das Buch von diesem Tisch enthält, ist beschädigt; eine frühere Kopie nehmen"
    ),
    "another Kiebitz already keeps its tables in {0}: open its page, or give another --home": (
        "ein anderer Kiebitz hat seine Tische schon in {0}: dessen Seite öffnen, oder mit --home "
        "einen anderen Ordner angeben"
    ),
    "nobody gives up for the other persons at a table": (
        "niemand gibt für die anderen Personen am Tisch auf"
    ),
    "the key in {0} is too short: delete the file for a new one": (
        "der Schlüssel in {0} ist zu kurz: wird die Datei gelöscht, gibt es einen neuen"
    ),
    "the key of the table cannot be kept in {0}: {1}": (
        "der Schlüssel des Tisches lässt sich nicht in {0} aufbewahren: {1}"
    ),
    "this server answers to localhost alone": "dieser Server antwortet nur auf localhost",
    "this was sent by another page": "das hat eine andere Seite gesendet",
    "this server asks for its key: open the address that it has printed": (
        "dieser Server fragt nach seinem Schlüssel: die Adresse öffnen, die er ausgegeben hat"
    ),
    "what was announced has not come in time": (
        "was angekündigt war, ist nicht rechtzeitig gekommen"
    ),
    "{0} pieces of advice are being thought about: wait for one": (
        "über {0} Ratschläge wird noch nachgedacht: warte auf einen davon"
    ),
    "too many requests: wait a moment": "zu viele Anfragen: einen Moment warten",
    "the file holds no games": "die Datei enthält keine Spiele",
    "you have {0} open tables: close some first": (
        "du hast {0} offene Tische: schließe erst einige"
    ),
    "there is no such table, or it was closed": "einen solchen Tisch gibt es nicht (mehr)",
    "this invitation is not for this table": "diese Einladung gilt nicht für diesen Tisch",
    "only the one who opened the table may close it": (
        "nur wer den Tisch eröffnet hat, darf ihn schließen"
    ),
    "only the one who opened the table may do that": ("nur wer den Tisch eröffnet hat, darf das"),
    "this game began in the middle: play on from its review instead": (
        "dieses Spiel begann mittendrin: von seiner Besprechung aus weiterspielen"
    ),
    "the game has {0} actions": "das Spiel hat {0} Aktionen",
    "there the game is over": "dort ist das Spiel zu Ende",
    "the deals cannot be read: {0}": "die Verteilungen sind nicht lesbar: {0}",
    "the file has games of {0} with other rules": "die Datei hat Spiele in {0} mit anderen Regeln",
    "the file has more than {0} games: use kiebitz import": (
        "die Datei hat mehr als {0} Spiele: so viele liest kiebitz import"
    ),
    "{0} is not allowed here": "{0} ist hier nicht erlaubt",
    "what happens here cannot be written down just now: the table waits and tries again": (
        "was hier geschieht, lässt sich gerade nicht aufschreiben: der Tisch wartet und versucht "
        "es wieder"
    ),
    "the deals of this table can be known: they come from a seed or a file": (
        "die Verteilungen dieses Tisches kann jemand kennen: sie kommen aus einem Seed oder einer "
        "Datei"
    ),
    "nothing is asked now": "gerade wird nichts gefragt",
    "it is not your turn": "du bist nicht am Zug",
    "the table has gone on meanwhile": "am Tisch ging es inzwischen weiter",
    "you only watch this table": "du siehst an diesem Tisch nur zu",
    "the hand is not over": "das Spiel ist noch nicht zu Ende",
    "all hands of this table are played: open a new one": (
        "alle Spiele dieses Tisches sind gespielt: eröffne einen neuen"
    ),
    "no seat is open": "kein Platz ist frei",
    "nothing is taken back at a table with several persons": (
        "an einem Tisch mit mehreren Personen wird nichts zurückgenommen"
    ),
    "the hand is over: play it again from its review": (
        "das Spiel ist zu Ende: von seiner Besprechung aus noch einmal spielen"
    ),
    "that is not certain from what you can see": ("nach dem, was du siehst, ist das nicht sicher"),
    "{0} is not for rated tables": "{0} gibt es an gewerteten Tischen nicht",
    "a hint": "einen Rat",
    "taking back": "ein Zurücknehmen",
    "{0} has {1} seats, not {2}": "{0} hat {1} Plätze, nicht {2}",
    "one person takes one seat: let the others be open or bots": (
        "eine Person nimmt einen Platz: die anderen bleiben offen oder sind Bots"
    ),
    "a rated table cannot be dealt from a seed, which could be known": (
        "ein gewerteter Tisch bekommt keine Karten aus einem Seed, den jemand kennen könnte"
    ),
    "a rated table cannot be dealt from a file, which could be known": (
        "ein gewerteter Tisch bekommt keine Karten aus einer Datei, die jemand kennen könnte"
    ),
    "{0} cannot be seated from here: it runs a program or reads a file; start the server with "
    "--opponent to allow it": (
        "{0} darf von hier aus nicht an den Tisch: das startet ein Programm oder liest eine Datei; "
        "erlaubt wird es beim Start des Servers mit --opponent"
    ),
    "{0} of a player cannot be a text here: it would name a file or a program": (
        "{0} eines Spielers darf hier kein Text sein: er würde eine Datei oder ein Programm nennen"
    ),
    "{0} of a player is at most {1} here, not {2}": (
        "{0} eines Spielers ist hier höchstens {1}, nicht {2}"
    ),
    "{0} sees all cards: it is neither bold nor careful": (
        "{0} sieht alle Karten und ist weder mutig noch vorsichtig"
    ),
    "this link holds no game that can be read": "dieser Link enthält kein lesbares Spiel",
    "many games are being reviewed: try again in a moment": (
        "gerade werden viele Spiele besprochen: gleich noch einmal versuchen"
    ),
    "{0} of your games are being reviewed: wait for one of them": (
        "{0} deiner Spiele werden gerade besprochen: warte auf eines davon"
    ),
    "{0} is no suit: one of {1}": "{0} ist keine Farbe, möglich sind {1}",
    "there is no such game in your history": "in deinem Verlauf gibt es kein solches Spiel",
    "this game is not over": "dieses Spiel ist noch nicht zu Ende",
    "give a text of games, or a game out of a link": (
        "nötig ist ein Text mit Spielen oder ein Spiel aus einem Link"
    ),
    "you already have a seat at this table": "du hast an diesem Tisch schon einen Platz",
    "this seat is taken": "dieser Platz ist besetzt",
    "{0} of {1} cannot be used: {2}; choose another with --port": (
        "{0} von {1} geht nicht: {2}; mit --port einen anderen wählen"
    ),
    "nobody knows the address {0}: give one of this machine with --host, or 0.0.0.0 for all": (
        "die Adresse {0} kennt niemand: mit --host eine dieses Rechners angeben, oder 0.0.0.0 für "
        "alle"
    ),
    "{0} is no address of this machine: give one that is with --host, or 0.0.0.0 for all": (
        "{0} ist keine Adresse dieses Rechners: mit --host eine eigene angeben, oder 0.0.0.0 für "
        "alle"
    ),
    "{0} of {1} in use already: choose another with --port": (
        "{0} von {1}: schon belegt; mit --port einen anderen wählen"
    ),
    "{0} of {1} not allowed: choose another with --port, above 1023": (
        "{0} von {1}: nicht erlaubt; mit --port einen anderen wählen, über 1023"
    ),
    "port {0}": "Port {0}",
    "ports {0} to {1}": "die Ports {0} bis {1}",
    "this is no message that the table knows": "eine solche Nachricht kennt der Tisch nicht",
    # ==== The commands ====
    "{0} is no seat: give forehand, middlehand, hindhand or a number": (
        "{0} ist kein Platz: möglich sind vorhand, mittelhand, hinterhand oder eine Zahl"
    ),
    "{0} is no suit: give diamonds, hearts, spades or clubs": (
        "{0} ist keine Farbe: möglich sind karo, herz, pik oder kreuz"
    ),
    "{0} is not said at the table: give bids, and {1}": (
        "{0} sagt man nicht am Tisch: möglich sind Gebote, und {1}"
    ),
    "nothing has been done in this game yet: there is nothing to review": (
        "in diesem Spiel ist noch nichts geschehen: es gibt nichts durchzusehen"
    ),
    "'{0} --help' says what can be given.": "'{0} --help' sagt, was möglich ist.",
    "{0} has {1} seats: name one player or {2}": (
        "{0} hat {1} Plätze: nötig sind ein Spieler oder {2}"
    ),
    "{0} has no game {1}; games in it: {2}": "{0} hat kein Spiel {1}; Spiele darin: {2}",
    "the file {0} is empty": "die Datei {0} ist leer",
    "there is no store {0}: kiebitz duel and kiebitz tournament fill one": (
        "eine Datenbank {0} gibt es nicht: kiebitz duel und kiebitz tournament füllen eine"
    ),
    "{0} has no game {1} of board {2}": "{0} hat kein Spiel {1} der Verteilung {2}",
    "{0} holds no readable game": "{0} enthält kein lesbares Spiel",
    "{0} holds no readable game of board {1}": "{0} enthält kein lesbares Spiel der Verteilung {1}",
    "records are read from a file, not from standard input": (
        "Aufzeichnungen werden aus einer Datei gelesen, nicht von der Standardeingabe"
    ),
    "there is no card {0}: {1} were played": "eine Karte {0} gibt es nicht: gespielt wurden {1}",
    "--seed repeats a run and --fresh begins another one: give one of them": (
        "--seed wiederholt einen Lauf, --fresh beginnt einen neuen: nur eins von beiden"
    ),
    "there is no run {0} in {1}": "einen Lauf {0} gibt es nicht in {1}",
    "{0}: tables are written as {1}": "{0}: Tabellen werden geschrieben als {1}",
    "Excel holds {0} rows, not {1}: use Parquet": (
        "Excel fasst {0} Zeilen, nicht {1}: besser ist Parquet"
    ),
    "Parquet and Excel need more: pip install 'kiebitz[export]'": (
        "Parquet und Excel brauchen mehr: pip install 'kiebitz[export]'"
    ),
    "rows of {0} are written from a store into a table": (
        "Zeilen je {0} kommen aus einer Datenbank in eine Tabelle"
    ),
    "{0}: compressed files are only read": "{0}: gepackte Dateien werden nur gelesen",
    "the format {0} is only read; written are {1}": (
        "das Format {0} wird nur gelesen; geschrieben werden {1}"
    ),
    "{0} is there already; --force replaces it": "{0} ist schon da; --force ersetzt es",
    "no game could be converted: {0}": "kein Spiel ließ sich umwandeln: {0}",
    "The plot is in {0}.": "Das Bild ist in {0}.",
    "--plot FILE draws it.": "--plot DATEI zeichnet es.",
    "game {0}: {1}": "Spiel {0}: {1}",
    "{0} is a store of the arena, where deals are played several times: see kiebitz results": (
        "{0} ist eine Datenbank der Arena, wo Karten mehrmals gespielt werden: dafür ist kiebitz "
        "results da"
    ),
    "{0} holds no player with enough finished games from a deal": (
        "{0} hat keinen Spieler mit genug fertigen Spielen von Anfang an"
    ),
    "there is no experiment {0}; there are {1}": (
        "ein Experiment {0} gibt es nicht; möglich sind: {1}"
    ),
    "{0} has no plot": "{0} hat kein Bild",
    "plots need matplotlib: pip install 'kiebitz[lab]'": (
        "Bilder brauchen matplotlib: pip install 'kiebitz[lab]'"
    ),
    "no row has {0} in its name; try null, exact, grand or Schieber": (
        "keine Zeile hat {0} im Namen; möglich sind etwa null, exact, grand oder Schieber"
    ),
    "there are no deals for these rows": "für diese Zeilen gibt es keine Verteilungen",
    "cannot run {0}: {1}": "{0} lässt sich nicht starten: {1}",
    "{0} does not answer: {1}": "{0} antwortet nicht: {1}",
    "it ended without a word": "es hat sich wortlos beendet",
    "{0} is no store: only stores have runs and boards": (
        "{0} ist keine Datenbank: nur darin gibt es Läufe und Verteilungen"
    ),
    "--luck makes a column of a table, and {0} is none": (
        "--luck ergibt eine Spalte einer Tabelle, und {0} ist keine"
    ),
    "{0} holds games already: name another file": (
        "{0} enthält schon Spiele: nötig ist eine andere Datei"
    ),
    "nobody is called {0} in these runs; there are {1}": (
        "niemand heißt {0} in diesen Läufen; möglich sind: {1}"
    ),
    "--player says whose lost boards are shown: give --lost too": (
        "--player sagt, wessen verlorene Verteilungen gezeigt werden: dazu gehört --lost"
    ),
    "--lost shows boards: it goes neither with --until nor with --html": (
        "--lost zeigt Verteilungen: es geht weder mit --until noch mit --html"
    ),
    "in a store deals are played several times: see kiebitz results": (
        "in einer Datenbank werden Karten mehrmals gespielt: dafür ist kiebitz results da"
    ),
    "there is no game with a result": "kein Spiel hat ein Ergebnis",
    "there is no game with a result\n{0}": "kein Spiel hat ein Ergebnis\n{0}",
    "nobody is called {0} in these games": "niemand heißt {0} in diesen Spielen",
    "{0} is no plot: let it end with {1}": "{0} ist kein Bild: richtig ist eine der Endungen {1}",
    "there is no {0} with number {1}": "{0}: die Nummer {1} gibt es nicht",
    "this is no declared game of Skat": "das ist kein angesagtes Skatspiel",
    "the first card of this game has been played": (
        "die erste Karte dieses Spiels ist schon gespielt"
    ),
    "games should be rows of {0} numbers ({1})": "Spiele sind Zeilen von {0} Zahlen ({1})",
    "games should be rows of whole numbers from 0 on": (
        "Spiele sind Zeilen von ganzen Zahlen ab 0"
    ),
    "games should be rows of numbers below 2**32": "Spiele sind Zeilen von Zahlen unter 2**32",
    "{0} are no codes of actions": "{0} sind keine Codes von Aktionen",
    "{0} is no deck: take the one of the rules": (
        "{0} ist kein Kartenspiel; gemeint ist `deck` der Regeln"
    ),
    "{0} is no Card; use Card.parse to read text": ("{0} ist keine Card; Text liest Card.parse"),
    "{0} is no number of a card": "{0} ist keine Nummer einer Karte",
    "{0} is no bit mask of cards": "{0} ist keine Bitmaske von Karten",
    "{0} cannot be gone through: {1} are wanted": "{0} lässt sich nicht durchgehen; gebraucht: {1}",
    "bit masks of cards": "Bitmasken von Karten",
    "{0} is no Rank": "{0} ist kein Rank",
    "{0} is no Suit": "{0} ist keine Suit",
    "{0} is no Hand; use Hand.parse to read text": "{0} ist keine Hand; Text liest Hand.parse",
    "{0} are no cards; use Hand.parse to read text": (
        "{0} sind keine Karten; Text liest Hand.parse"
    ),
    "{0} is no text that names cards; write for example 'CJ SJ'": (
        "{0} ist kein Text mit Karten; richtig ist zum Beispiel 'CJ SJ'"
    ),
    "{0} are no rules of a game": "{0} sind keine Spielregeln",
    "{0} is no result of Skat": "{0} ist kein Ergebnis im Skat",
    # ==== Measuring: bench and lab ====
    "What bidders declare and win, {0} deals each": (
        "Was Reizer ansagen und gewinnen, je {0} Verteilungen"
    ),
    "The cards are played by {0}, three of a kind at the table.": (
        "Die Karten spielt {0}, drei Gleiche am Tisch."
    ),
    "Score and tournament points per game declared, the latter of all three seats": (
        "Wertung und Turnierpunkte je angesagtem Spiel, diese aller drei Plätze zusammen"
    ),
    "Contracts of 100 games declared, and hand games": (
        "Spiele von 100 angesagten, und Handspiele"
    ),
    "The bidding classifiers of Kupferschmid 2003": (
        "Die Klassifikatoren zum Reizen von Kupferschmid 2003"
    ),
    "{0} deals to learn from, {1} to choose by, best of {2} starts.": (
        "{0} Verteilungen zum Lernen, {1} zum Auswählen, der beste von {2} Anfängen."
    ),
    "All 18 together; the thesis counts on the deals by which it chose": (
        "Alle 18 zusammen; die Arbeit zählt auf den Verteilungen, nach denen sie auswählte"
    ),
    "passes, threshold, deals": "Durchgänge, Schwelle, Verteilungen",
    "Threshold 0.5, one pass, fresh deals: won or lost, and what it was called": (
        "Schwelle 0.5, ein Durchgang, neue Verteilungen: gewonnen oder verloren, und wie benannt"
    ),
    "game, forehand": "Spiel, Vorhand",
    "won +": "gewonnen +",
    "won –": "gewonnen –",
    "lost +": "verloren +",
    "lost –": "verloren –",
    "Games won with all cards open, in percent": ("Mit offenen Karten gewonnene Spiele in Prozent"),
    "{0} verdicts, one by one": "{0} Urteile, eins nach dem anderen",
    "{0} verdicts, in one call": "{0} Urteile, in einem Aufruf",
    "{0} worlds, every card, one by one": "{0} Welten, jede Karte, eine nach der anderen",
    "{0} worlds, every card, in one call": "{0} Welten, jede Karte, in einem Aufruf",
    "ismcts, {0} iterations (wall clock)": "ismcts, {0} Iterationen (nach der Uhr)",
    "the same beside a busy Python thread": "dasselbe neben einem beschäftigten Python-Thread",
    "Skat, card by card from Python": "Skat, Karte für Karte aus Python",
    "Schieber, card by card from Python": "Schieber, Karte für Karte aus Python",
    "kiebitz --help": "kiebitz --help",
    "the slowest native unit of the build": "die langsamste native Einheit beim Bauen",
    "old: by states, commands imported at once, and the build before, as recorded in "
    "benchmarks/results.md. CPU time, {0}.": (
        "alt: mit Zuständen, alle Befehle sofort geladen, und der frühere Bau, wie in "
        "benchmarks/results.md festgehalten. CPU-Zeit, {0}."
    ),
    "the build cannot be measured: {0}": "das Bauen lässt sich nicht messen: {0}",
    "--build is for those who build Kiebitz: its native sources are not here": (
        "--build ist für die, die Kiebitz bauen: seine nativen Quellen sind nicht hier"
    ),
    "Old and new: games card by card from Python, the start of the command, the build.": (
        "Alt und neu: Spiele Karte für Karte aus Python, der Start des Befehls, das Bauen."
    ),
    "A tenth of the games: a look.": "Ein Zehntel der Spiele: ein Blick.",
    "Compile the slowest native units again: a minute.": (
        "Die langsamsten nativen Einheiten noch einmal übersetzen: eine Minute."
    ),
    "{0}; a second worker needs an idle core.": (
        "{0}; ein zweiter Arbeiter braucht einen freien Kern."
    ),
    "{0}: the arena beside its {1} games": "{0}: die Arena neben ihren {1} Spielen",
    "unknown CPU": "unbekannter Prozessor",
    "Mean of {0} rounds, one thread, {1}.": "Mittel aus {0} Runden, ein Thread, {1}.",
    "Per random suit game or grand, seed {0}": "Je zufälliges Farbspiel oder Grand, Seed {0}",
    "printed nodes": "Knoten gedruckt",
    "CPU ms": "CPU-ms",
    "printed ms": "ms gedruckt",
    "A node is one card played; ÷ is the gain over the row above. Printed: Athlon XP 2100+,"
    " 50 deals in the first row, 1,000 in the others; the thesis does not define its node.": (
        "Ein Knoten ist eine gespielte Karte; ÷ ist der Gewinn gegenüber der Zeile darüber."
        " Gedruckt: Athlon XP 2100+, 50 Verteilungen in der ersten Zeile, 1,000 in den "
        "anderen; die Arbeit sagt nicht, was ihr Knoten ist."
    ),
    "One thread, {0}; times vary on a shared machine.": (
        "Ein Thread, {0}; auf einem geteilten Rechner schwanken die Zeiten."
    ),
    "pimc(worlds=100, choice={0}), first card of a declared suit game": (
        "pimc(worlds=100, choice={0}), erste Karte eines angesagten Farbspiels"
    ),
    "pimc, all worlds, {0}, worst": "pimc, alle Welten, {0}, schlechteste",
    "declarer, trick {0}": "Alleinspieler, Stich {0}",
    "defender, trick {0}": "Gegenspieler, Stich {0}",
    "{0} with a budget of {1} s, worst game": (
        "{0} mit einer Bedenkzeit von {1} s, schlechtestes Spiel"
    ),
    "CPU ms per question": "CPU-ms je Frage",
    "best public": "bester bekannter",
    "{0} worlds/s": "{0} Welten/s",
    "{0} verdicts compared with known ones: {1} wrong": (
        "{0} Urteile mit bekannten verglichen: {1} falsch"
    ),
    "One thread, an empty table per deal. Bar: mean or mean/p99, for declared suit games "
    "also 9,000 nodes. Best public solver: mean or mean/median/p99, with 630k and 490k "
    "nodes on declared suit games and grands; worlds/s: Kermit, on an older machine. Every "
    "card: declared deals, 30 cards left. Schieber: random deals and endings, seat 0 leads.": (
        "Ein Thread, eine leere Tabelle je Verteilung. Vorgabe: Mittel oder Mittel/p99, bei "
        "angesagten Farbspielen auch 9,000 Knoten. Bester bekannter Löser: Mittel oder "
        "Mittel/Median/p99, mit 630k und 490k Knoten bei angesagten Farbspielen und Grands;"
        " Welten/s: Kermit, auf einem älteren Rechner. Jede Karte: angesagte Verteilungen, "
        "noch 30 Karten. Schieber: zufällige Verteilungen und Endspiele, Platz 0 spielt "
        "aus."
    ),
    "The clock, the call and clearing the table are {0} µs of each time. {1}, {2}, Python "
    "{3}; on a shared machine times vary by a factor of two.": (
        "Uhr, Aufruf und Leeren der Tabelle sind {0} µs jeder Zeit. {1}, {2}, Python {3}; "
        "auf einem geteilten Rechner schwanken die Zeiten um das Doppelte."
    ),
    "reaches 61?": "61 erreicht?",
    "exact value": "genauer Wert",
    "null won?": "Null gewonnen?",
    "every card: reaches 61?": "jede Karte: 61 erreicht?",
    "every card: exact": "jede Karte: genau",
    "Schieber: reaches 79?": "Schieber: 79 erreicht?",
    "Schieber: exact value": "Schieber: genauer Wert",
    "declared suit": "angesagt, Farbe",
    "declared grand": "angesagt, Grand",
    "fresh suit": "frisch, Farbe",
    "fresh grand": "frisch, Grand",
    "random suit": "Zufall, Farbe",
    "random grand": "Zufall, Grand",
    "declared null": "angesagt, Null",
    "fresh null": "frisch, Null",
    "random low hands": "Zufall, niedrige Blätter",
    "one thread, two threads": "ein Thread, zwei Threads",
    "two threads: {0} times as fast ({1} positions, {2} and {3} s, {4} cores)": (
        "zwei Threads: {0}-mal so schnell ({1} Stellungen, {2} und {3} s, {4} Kerne)"
    ),
    "old nodes": "Knoten alt",
    "new nodes": "Knoten neu",
    "{0} answers differ: one of the two is wrong": (
        "{0} Antworten sind verschieden: eine von beiden ist falsch"
    ),
    "old: {0}; new: this installation. Both answer each question in turn, three times, with"
    " an empty table; the fastest counts. Mean CPU ms, the call from Python included. {1}.": (
        "alt: {0}; neu: diese Installation. Beide beantworten jede Frage abwechselnd, "
        "dreimal, mit leerer Tabelle; die schnellste Zeit zählt. Mittlere CPU-ms, mit dem "
        "Aufruf aus Python. {1}."
    ),
    "looking for hard views": "schwere Sichten werden gesucht",
    "Bar: {0} uniform worlds a second in one call; on hard views {1} times rejection. µs: "
    "knowledge and counting, once for each view. CPU time, one thread, {2}.": (
        "Vorgabe: {0} gleichverteilte Welten je Sekunde in einem Aufruf; bei schweren Sichten"
        " {1}-mal Verwerfen. µs: Wissen und Zählen, einmal je Sicht. CPU-Zeit, ein Thread, "
        "{2}."
    ),
    "{0} early": "{0} früh",
    "{0} middle": "{0} Mitte",
    "{0} late": "{0} spät",
    "{0} hardest": "{0} am schwersten",
    "{0} by Knorr": "{0} von Knorr",
    "By how many points four equal players of Differenzler miss their predictions": (
        "Um wie viele Punkte vier gleiche Spieler im Differenzler ihre Ansagen verfehlen"
    ),
    "Differenzler, four equal players, hidden predictions": (
        "Differenzler, vier gleiche Spieler, verdeckte Ansagen"
    ),
    "Points missed per player and game; predictions of all four together": (
        "Verfehlte Punkte je Spieler und Spiel; Ansagen aller vier zusammen"
    ),
    "missed": "verfehlt",
    "predicted": "angesagt",
    "Random players, {0} boards each": "Zufallsspieler, je {0} Verteilungen",
    "No seat, no side should be better; p corrected for all rows of a game": (
        "Kein Platz, keine Partei sollte besser sein; p für alle Zeilen eines Spiels korrigiert"
    ),
    "Differenzler, predictions by rule and cards at random, {0} boards: off by": (
        "Differenzler, Ansagen nach Regeln und Karten zufällig, {0} Verteilungen: Differenz"
    ),
    "first player – second player": "erster – zweiter Spieler",
    "seats 0, 2 – seats 1, 3": "Plätze 0, 2 – Plätze 1, 3",
    "seat {0} – mean of the seats": "Platz {0} – Mittel der Plätze",
    "Schieber: trumps that a random forehand holds in the suit it chooses; 2.25 by chance": (
        "Schieber: Trümpfe einer zufälligen Vorhand in der Farbe, die sie wählt; 2.25 durch Zufall"
    ),
    "{0}: ending {1}": "{0}: Endspiel {1}",
    "Regret minimisation on the last two tricks of Schieber": (
        "Regret-Minimierung in den letzten zwei Stichen des Schiebers"
    ),
    "What single seats could gain together, points of {0}, mean of {1}": (
        "Was einzelne Plätze zusammen gewinnen könnten, Punkte von {0}, Mittel aus {1}"
    ),
    "Gain of single seats against the average strategy, points of 157": (
        "Gewinn einzelner Plätze gegen die mittlere Strategie, Punkte von 157"
    ),
    "{0}: bias in {1}": "{0}: Verzerrung in {1}",
    "Drawing hidden hands": "Verdeckte Blätter ziehen",
    "A method without bias has the distance of the exact one drawn as often; 'worst beyond'"
    " is the view on which it is farthest above that.": (
        "Ein Verfahren ohne Verzerrung hat den Abstand des genauen, ebenso oft gezogen; 'am"
        " weitesten darüber' ist die Sicht, in der es am weitesten darüber liegt."
    ),
    "Worlds per second (dead ends in brackets)": "Welten je Sekunde (Sackgassen in Klammern)",
    "Total variation distance from the exact distribution, mean over small views": (
        "Abstand von der genauen Verteilung (totale Variation), Mittel über kleine Sichten"
    ),
    "exact, as often": "genau, ebenso oft",
    "worst beyond": "am weitesten darüber",
    "dead ends": "Sackgassen",
    "Worlds per second": "Welten je Sekunde",
    "Distance from exact, beyond chance": "Abstand vom genauen, über den Zufall hinaus",
    "app. A": "Anh. A",
    "skat unranking": "Skat-Ränge",
    "subset check": "Teilmengenprüfung",
    "appendix a": "Anhang A",
    "{0} cards, trump": "{0} Karten, Trumpf",
    "{0} cards, no trump": "{0} Karten, ohne Trumpf",
    "Whether the bidder worlds wins as often as it expects": (
        "Ob der Reizer worlds so oft gewinnt, wie er erwartet"
    ),
    "Whether the bidder net wins as often as it expects": (
        "Ob der Reizer net so oft gewinnt, wie er erwartet"
    ),
    "net(bidder=net(skats=20))": "net(bidder=net(skats=20))",
    "What the bidder expects, and what it wins: {0} games of {1}": (
        "Was der Reizer erwartet und was er gewinnt: {0} von {1} Spielen"
    ),
    "Three equal players at the table: {0}.": "Drei gleiche Spieler am Tisch: {0}.",
    "Games by what was expected; 95 % intervals": "Spiele nach der Erwartung; 95-%-Intervalle",
    "Games by kind": "Spiele nach ihrer Art",
    "Expected and won": "Erwartet und gewonnen",
    "two workers over one, {0}, {1}, median of {2}": (
        "zwei Arbeiter gegen einen, {0}, {1}, Median von {2}"
    ),
    "compiling and learning": "es wird übersetzt und gelernt",
    "self-play and learning": "Spielen gegen sich selbst und Lernen",
    "learned on": "gelernt auf",
    "games a second": "Spiele je Sekunde",
    "of the time: playing": "von der Zeit: Spielen",
    "of the time: learning": "von der Zeit: Lernen",
    "games side by side": "Spiele nebeneinander",
    "width of the nets": "Breite der Netze",
    "depth of the nets": "Tiefe der Netze",
    "weights of the net of cards": "Gewichte des Netzes für Karten",
    "seconds of compiling": "Sekunden zum Übersetzen",
    "our nets": "unsere Netze",
    "ms a decision": "ms je Entscheidung",
    "{0} at once/s": "{0} zugleich/s",
    "Our nets, asked natively by the kernel {0}: milliseconds of a decision, and positions a "
    "second by how many are asked at once, with reading the views. CPU time, one thread, {1}.": (
        "Unsere Netze, nativ gefragt mit dem Kern {0}: Millisekunden je Entscheidung, und "
        "Stellungen je Sekunde nach der Zahl der zugleich gefragten, mit dem Lesen der Sichten. "
        "CPU-Zeit, ein Thread, {1}."
    ),
    "searching players": "suchende Spieler",
    "cheapest players": "die schnellsten Spieler",
} | FRAME
