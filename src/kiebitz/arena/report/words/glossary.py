"""The glossary of a report: a term and what it means."""

from typing import Final

GLOSSARY: Final[dict[str, tuple[str, str]]] = {
    "term_board": ("Board", "Verteilung"),
    "about_board": (
        "One deal, played once per seating with the same cards and the same random numbers, so "
        "that everyone meets the same luck. It gives one difference; all statistics count boards, "
        "not games.",
        "Einmal gegebene Karten, in jeder Sitzordnung mit denselben Zufallszahlen gespielt, damit "
        "alle dasselbe Glück haben. Das ergibt einen Unterschied; die Statistik zählt "
        "Verteilungen, nicht Spiele.",
    ),
    "term_interval": ("95 % interval", "Vertrauensbereich (95-%-Konfidenzintervall)"),
    "about_interval": (
        "Where the true difference is expected. Made this way, at least about 95 of 100 such "
        "intervals contain it. If zero is outside, the difference is more than chance. Found in "
        "two ways, by Student's formula and by drawing the boards anew again and again "
        "(bootstrap); the wider of the two counts. If they differ much, more boards are needed.",
        "Wo der wahre Unterschied erwartet wird. Von 100 so gebildeten Bereichen enthalten ihn "
        "mindestens etwa 95. Liegt die Null außerhalb, ist der Unterschied mehr als Zufall. Er "
        "wird auf zwei Wegen bestimmt, nach Student und durch wiederholtes Neuziehen der "
        "Verteilungen (Bootstrap); es zählt der weitere. Weichen sie stark voneinander ab, "
        "braucht es mehr Verteilungen.",
    ),
    "term_p": ("p", "p-Wert"),
    "about_p": (
        "How often chance alone would give a difference at least this large between equal "
        "players. It does not say how large the difference is.",
        "Wie oft allein der Zufall bei gleich starken Spielern einen mindestens so großen "
        "Unterschied ergäbe. Wie groß der Unterschied ist, sagt er nicht.",
    ),
    "term_holm": ("p corrected (Holm)", "p korrigiert (Holm)"),
    "about_holm": (
        "Who makes many comparisons finds something by chance. This p allows for all of them "
        "together; up to 0.05 a comparison counts as decided.",
        "Wer vieles vergleicht, findet zufällig etwas. Dieser p-Wert berücksichtigt alle "
        "Vergleiche zusammen; bis 0,05 gilt ein Vergleich als entschieden.",
    ),
    "term_always": ("Always valid interval", "Stets gültiger Bereich"),
    "about_always": (
        "An interval one may look at after every board, and stop when one likes: all its moments "
        "together are wrong in about 5 % of matches.",
        "Ein Bereich, auf den man nach jeder Verteilung sehen und nach Belieben aufhören darf: In "
        "etwa 5 % der Vergleiche ist er irgendwann falsch.",
    ),
    "term_sequential": ("Sequential test", "Folgetest"),
    "about_sequential": (
        "Weighs two assumptions about the difference, stated beforehand, after every board, and "
        "stops when one is far enough ahead. LLR is the logarithm of how much better the second "
        "explains the boards. Its verdict is a bound: when the larger assumption wins, the "
        "difference is more than the smaller one; when the smaller one wins, it is less than the "
        "larger one. It never says that the difference is one of the two.",
        "Wägt nach jeder Verteilung zwei vorher genannte Annahmen über den Unterschied ab und "
        "endet, wenn eine weit genug vorn liegt. LLR ist der Logarithmus davon, um wie viel besser "
        "die zweite die Verteilungen erklärt. Sein Urteil ist eine Schranke: Gewinnt die größere "
        "Annahme, so ist der Unterschied mehr als die kleinere; gewinnt die kleinere, so ist er "
        "weniger als die größere. Nie sagt er, dass der Unterschied einer von beiden ist.",
    ),
    "term_wins": ("p (games won)", "p (gewonnene Spiele)"),
    "about_wins": (
        "With a central contract both declare the same games: whether one wins more of them per "
        "deal (Bowker's test of symmetry).",
        "Bei zentraler Ansage spielen beide dieselben Spiele allein: ob einer je Verteilung mehr "
        "davon gewinnt (Symmetrietest nach Bowker).",
    ),
    "term_strength": ("Strength", "Stärke"),
    "about_strength": (
        "Points per game above or below the mean of all players, from all their tables together. "
        "With fewer than about thirty boards its interval is too narrow.",
        "Punkte je Spiel über oder unter dem Mittel aller Spieler, aus allen Tischen zusammen. Bei "
        "weniger als etwa dreißig Verteilungen ist ihr Bereich zu eng.",
    ),
    "term_rating": ("Rating", "Rating"),
    "about_rating": (
        "Places at the table as in a league (Plackett and Luce); everyone begins at 25. It knows "
        "who was ahead, not by how much.",
        "Plätze am Tisch wie in einer Liga (Plackett und Luce); alle beginnen bei 25. Es weiß, wer "
        "vorn lag, nicht um wie viel.",
    ),
}
