"""Verdicts: who is better, how sure, and whether to trust it."""

from typing import Final

VERDICTS: Final[dict[str, tuple[str, str]]] = {
    "verdict_failed": (
        "No verdict on {first} and {second}: a player went wrong on {failed}, and whoever breaks "
        "off when it goes badly would look better than it is.",
        "Kein Urteil über {first} und {second}: Auf {failed} fiel ein Spieler aus, und wer "
        "aufgibt, wenn es schlecht steht, sähe besser aus, als er ist.",
    ),
    "verdict_better": (
        "{better} is better than {other} by {mean} {unit}: 95 % interval {interval}, {boards}.",
        "{better} ist um {mean} {unit} besser als {other}: Vertrauensbereich (95 %) {interval}, "
        "{boards}.",
    ),
    "verdict_one_of_many": (
        "Not decided: {better} is ahead of {other} by {mean} {unit} (95 % interval {interval}, "
        "{boards}), but among so many comparisons this may be chance (p corrected {p}).",
        "Nicht entschieden: {better} liegt um {mean} {unit} vor {other} (Vertrauensbereich (95 %) "
        "{interval}, {boards}), aber unter so vielen Vergleichen kann das Zufall sein (p "
        "korrigiert {p}).",
    ),
    "verdict_open": (
        "Not decided: {better} is ahead of {other} by {mean} {unit}, but the 95 % interval, "
        "{interval}, includes zero ({boards}).",
        "Nicht entschieden: {better} liegt um {mean} {unit} vor {other}, aber der "
        "Vertrauensbereich (95 %), {interval}, schließt die Null ein ({boards}).",
    ),
    "verdict_equal": (
        "{first} and {second} came out exactly equal on every board ({boards}).",
        "{first} und {second} waren auf jeder Verteilung genau gleich ({boards}).",
    ),
    "verdict_constant": (
        "{better} is ahead of {other} by exactly {mean} {unit} on every board ({boards}). Boards "
        "without any spread do not tell how sure that is.",
        "{better} liegt auf jeder Verteilung um genau {mean} {unit} vor {other} ({boards}). "
        "Verteilungen ohne jede Streuung sagen nicht, wie sicher das ist.",
    ),
    "verdict_one": (
        "Not decided: a single board of {first} against {second} says nothing about chance.",
        "Nicht entschieden: eine einzige Verteilung von {first} gegen {second} sagt nichts über "
        "den Zufall.",
    ),
    "verdict_none": (
        "No board of {first} against {second} is finished yet.",
        "Noch ist keine Verteilung von {first} gegen {second} fertig.",
    ),
    "verdict_nothing": ("Nothing has been played yet.", "Noch wurde nichts gespielt."),
    "sequential_better": (
        "{better} is better than {other}: the sequential test stopped after {boards} and decided "
        "for a difference of {accepted} rather than {rejected}.",
        "{better} ist besser als {other}: Der Folgetest endete nach {boards} und entschied für "
        "einen Unterschied von {accepted} statt {rejected}.",
    ),
    "sequential_neutral": (
        "{first} against {second}: the sequential test stopped after {boards} and decided for a "
        "difference of {accepted} rather than {rejected}.",
        "{first} gegen {second}: Der Folgetest endete nach {boards} und entschied für einen "
        "Unterschied von {accepted} statt {rejected}.",
    ),
    "sequential_open": (
        "Not decided: after {boards} the sequential test of {first} against {second} is still "
        "open between a difference of {null} and one of {alternative}.",
        "Nicht entschieden: Nach {boards} ist der Folgetest von {first} gegen {second} noch offen "
        "zwischen einem Unterschied von {null} und einem von {alternative}.",
    ),
    "sequential_mean": (
        "The mean stands at {mean} {unit}, the interval that allows for looking at every board: "
        "{interval}.",
        "Der Mittelwert steht bei {mean} {unit}; der Bereich, der das Hinsehen nach jeder "
        "Verteilung erlaubt: {interval}.",
    ),
    "ladder_sentence": ("In order of strength: {players}.", "Nach Stärke geordnet: {players}."),
    "beats": (
        "{better} beats {other} by {mean} {unit} ({interval}).",
        "{better} schlägt {other} um {mean} {unit} ({interval}).",
    ),
    "ahead": (
        "{better} is ahead of {other} by {mean} {unit} ({interval}); corrected p {p}.",
        "{better} liegt um {mean} {unit} vor {other} ({interval}); korrigiertes p {p}.",
    ),
    "list_decided": (
        "Decided, corrected for all {count} comparisons (Holm)",
        "Entschieden, korrigiert für alle {count} Vergleiche (Holm)",
    ),
    "list_sequential": (
        "By the sequential test, each for itself",
        "Nach dem Folgetest, jeder für sich",
    ),
    "list_open": ("Not decided", "Nicht entschieden"),
    "trust_good": (
        "All controls were passed: they are explained below.",
        "Alle Kontrollen wurden bestanden; sie sind unten erklärt.",
    ),
    "trust_bad": (
        "Careful: {count} of the controls failed. As long as it is not known why, the result "
        "should not be trusted.",
        "Vorsicht: {count} der Kontrollen sind fehlgeschlagen. Solange man nicht weiß, warum, "
        "sollte man dem Ergebnis nicht trauen.",
    ),
    "trust_partly": (
        "No control failed; which ones were made is told below.",
        "Keine Kontrolle schlug fehl; welche es gab, steht unten.",
    ),
    "trust_none": (
        "No controls were run beside this result.",
        "Zu diesem Ergebnis liefen keine Kontrollen.",
    ),
    "trust_cheater": (
        "{players} may look at all cards, so this is no fair comparison.",
        "Alle Karten sehen darf {players}: ein fairer Vergleich ist das nicht.",
    ),
    "trust_clock": (
        "Somebody plays by the clock: a rerun, or another machine, may give other boards.",
        "Es wird nach der Uhr gespielt: Eine Wiederholung oder ein anderer Rechner kann "
        "andere Ergebnisse liefern.",
    ),
    "trust_failures": (
        "Boards that could not be finished since a player went wrong, and do not count: {count}.",
        "Verteilungen, die ein Spieler nicht zu Ende brachte und die nicht zählen: {count}.",
    ),
}
