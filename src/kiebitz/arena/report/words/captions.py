"""What stands under pictures and tables."""

from typing import Final

CAPTIONS: Final[dict[str, tuple[str, str]]] = {
    "caption_pairings": (
        "Dot: mean difference. Bar: the interval that counts. Right of zero the first-named is "
        "better, left of it the second; an interval that includes zero decides nothing.",
        "Punkt: mittlerer Unterschied. Balken: der Bereich, der zählt. Rechts der Null ist der "
        "Erstgenannte besser, links der Zweite; ein Bereich, der die Null einschließt, "
        "entscheidet nichts.",
    ),
    "caption_ladder": (
        "What each player is worth at a table, compared with the mean of all: dot and 95 % "
        "interval.",
        "Was jeder Spieler am Tisch wert ist, verglichen mit dem Mittel aller: Punkt und "
        "Vertrauensbereich zu 95 %.",
    ),
    "caption_groups": (
        "Some players never met, not even by way of others. They stand apart, since they cannot "
        "be compared.",
        "Manche Spieler sind sich nie begegnet, auch nicht über andere. Sie stehen für sich, denn "
        "sie sind nicht vergleichbar.",
    ),
    "caption_running": (
        "Line: mean of all boards so far. Area: the interval that holds at every moment together, "
        "however often one looks; it is wider than the interval above, and begins where enough is "
        "known about the noise.",
        "Linie: Mittel aller bisherigen Verteilungen. Fläche: der Bereich, der zu jedem Zeitpunkt "
        "zugleich gilt, so oft man auch hinsieht; er ist weiter als der obige und beginnt, "
        "sobald genug über die Streuung bekannt ist.",
    ),
    "caption_running_test": (
        "Line: mean of all boards so far. Area: the interval of the sequential test, which holds "
        "at every moment, however often one looks; it begins where enough is known about the "
        "noise.",
        "Linie: Mittel aller bisherigen Verteilungen. Fläche: der Bereich des Folgetests, der zu "
        "jedem Zeitpunkt gilt, so oft man auch hinsieht; er beginnt, sobald genug über die "
        "Streuung bekannt ist.",
    ),
    "caption_running_cut": (
        "The first {count} boards, where the mean still jumps about, are not drawn.",
        "Die ersten {count} Verteilungen, bei denen das Mittel noch springt, sind nicht "
        "gezeichnet.",
    ),
    "caption_llr": (
        "How much better one assumption explains the boards than the other. At a dashed line the "
        "match is decided; dotted parts cannot decide yet, since the noise is not known well "
        "enough.",
        "Um wie viel besser die eine Annahme die Verteilungen erklärt als die andere. An einer "
        "gestrichelten Linie ist der Vergleich entschieden; gepunktete Teile entscheiden noch "
        "nicht, weil die Streuung nicht gut genug bekannt ist.",
    ),
    "caption_budget": (
        "What more thinking brings: dots with 95 % intervals, budgets on a logarithmic axis.",
        "Was mehr Nachdenken bringt: Punkte mit Vertrauensbereichen zu 95 %, Budgets auf einer "
        "logarithmischen Achse.",
    ),
    "note_comparisons": (
        "Differences are first minus second in {unit}; the spread is the standard deviation of a "
        "board.",
        "Unterschiede sind Erster minus Zweiter in {unit}; die Streuung ist die "
        "Standardabweichung einer Verteilung.",
    ),
    "note_interval": (
        "The 95 % interval is the wider of Student's and the bootstrap's, and p the larger of "
        "their two: only what both allow is said.",
        "Der 95-%-Bereich ist der weitere von Student und Bootstrap, p das größere der beiden: "
        "Gesagt wird nur, was beide erlauben.",
    ),
    "note_stopped": (
        "Where a sequential test may end a match early, ordinary intervals and p-values look surer "
        "than they are, so they are left out. The test's own interval allows for looking after "
        "every board: its lower end is wrong in at most {low}, its upper end in at most {high} of "
        "such matches.",
        "Wo ein Folgetest früh beenden darf, wirken gewöhnliche Bereiche und p-Werte sicherer, als "
        "sie sind, und fehlen deshalb. Der Bereich des Folgetests erlaubt, nach jeder Verteilung "
        "hinzusehen: Sein unteres Ende ist in höchstens {low}, sein oberes in höchstens {high} "
        "solcher Vergleiche falsch.",
    ),
    "note_skat": (
        "W: share of declared games won. G: score per declared game. T: tournament points per "
        "seat and game, and how much of it was made declaring and defending. D: the declarer's "
        "card points per declared game. F: the defenders' card points per game defended. Null "
        "games have no D and F.",
        "W: Anteil gewonnener Alleinspiele. G: Wertung je Alleinspiel. T: Turnierpunkte je Platz "
        "und Spiel, und wie viel davon als Alleinspieler und im Gegenspiel entstand. D: Augen des "
        "Alleinspielers je Alleinspiel. F: Augen der Gegner je Spiel im Gegenspiel. Nullspiele "
        "zählen nicht bei D und F.",
    ),
    "note_schieber": (
        "Points of the team per game, altogether and by who chose the mode; won: games with more "
        "points than the other team.",
        "Punkte des Teams je Spiel, insgesamt und danach, wer ansagte; gewonnen: Spiele mit mehr "
        "Punkten als das andere Team.",
    ),
    "note_differenzler": (
        "Off by: mean distance between prediction and points made. First places are shared by "
        "all who are equally near.",
        "Differenz: mittlerer Abstand zwischen Voraussage und gemachten Punkten. Erste Plätze "
        "teilen sich alle, die gleich nah liegen.",
    ),
    "note_contracts": (
        "Mean: {unit} and seat, in this role.",
        "Mittel: {unit} und Platz, in dieser Rolle.",
    ),
    "note_roles": (
        "Means are {unit} and seat in this role, shares those of games that one's side won; "
        "differences are first minus second over boards. Each interval stands for itself: among "
        "many, one in twenty misses by chance. A dash means that nothing is known about chance.",
        "Mittel sind {unit} und Platz in dieser Rolle, Anteile die der Spiele, die die eigene "
        "Partei gewann; Unterschiede sind Erster minus Zweiter über Verteilungen. Jeder Bereich "
        "steht für sich: Unter vielen liegt jeder zwanzigste zufällig falsch. Ein Strich heißt, "
        "dass über den Zufall nichts bekannt ist.",
    ),
    "note_roles_mixed": (
        "In each role one meets the other, so that a difference holds the attack of the one and "
        "the defence of the other together; in games won both roles have the same number.",
        "In jeder Rolle trifft der eine auf den anderen, sodass ein Unterschied das Spiel des "
        "einen und das Gegenspiel des anderen zusammen misst; bei gewonnenen Spielen haben beide "
        "Rollen dieselbe Zahl.",
    ),
    "note_roles_pure": (
        "Both meet the same field, so that each role stands by itself.",
        "Beide treffen auf dasselbe Feld, sodass jede Rolle für sich steht.",
    ),
    "note_roles_tested": (
        "The match could end early, so there are no intervals.",
        "Der Vergleich konnte früh enden, deshalb fehlen Bereiche.",
    ),
    "note_effort": (
        "Times are those of the machine it was played on, all workers added up.",
        "Zeiten sind die des Rechners, auf dem gespielt wurde, über alle Arbeiter addiert.",
    ),
}
