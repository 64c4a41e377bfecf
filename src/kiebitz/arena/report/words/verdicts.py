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
    "verdict_few": (
        "So few boards may not have met what happens rarely.",
        "Bei so wenigen Verteilungen kann fehlen, was selten vorkommt.",
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
    "verdict_level": (
        "Not decided: on average {first} and {second} are level; 95 % interval {interval} {unit}, "
        "{boards}.",
        "Nicht entschieden: Im Mittel liegen {first} und {second} gleichauf; Vertrauensbereich "
        "(95 %) {interval} {unit}, {boards}.",
    ),
    "verdict_unknown": (
        "Not decided: {first} against {second} stands at {signed} {unit} after {boards}, but too "
        "few of them differ to say how much of that is chance.",
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {unit}, aber "
        "zu wenige davon unterscheiden sich, um zu sagen, wie viel daran Zufall ist.",
    ),
    "verdict_equal": (
        "Not decided: {first} and {second} came out exactly equal on every board ({boards}). That "
        "does not prove that they are equally strong.",
        "Nicht entschieden: {first} und {second} waren auf jeder Verteilung genau gleich "
        "({boards}). Dass sie gleich stark sind, beweist das nicht.",
    ),
    "verdict_constant": (
        "Not decided: {better} is ahead of {other} by exactly {mean} {unit} on every board "
        "({boards}). Boards without any spread do not say how sure that is.",
        "Nicht entschieden: {better} liegt auf jeder Verteilung um genau {mean} {unit} vor "
        "{other} ({boards}). Verteilungen ohne jede Streuung sagen nicht, wie sicher das ist.",
    ),
    "verdict_one": (
        "Not decided: a single board of {first} against {second} says nothing about chance.",
        "Nicht entschieden: eine einzige Verteilung von {first} gegen {second} sagt nichts über "
        "den Zufall.",
    ),
    "verdict_unplayed": (
        "No board of {first} against {second} is finished yet.",
        "Noch ist keine Verteilung von {first} gegen {second} fertig.",
    ),
    "verdict_doubtful": (
        "Not to be trusted until it is known why a control failed: {verdict}",
        "Nicht zu glauben, solange nicht klar ist, warum eine Kontrolle fehlschlug: {verdict}",
    ),
    "verdict_nothing": ("Nothing has been played yet.", "Noch wurde nichts gespielt."),
    # ---- With a sequential test: what is known, then what the test said ----
    "tested_better": (
        "{better} is better than {other} by {mean} {unit}: the test's interval is {interval}, "
        "{boards}.",
        "{better} ist um {mean} {unit} besser als {other}: Der Bereich des Folgetests ist "
        "{interval}, {boards}.",
    ),
    "tested_open": (
        "Not decided who is better: {better} is ahead of {other} by {mean} {unit}, but the test's "
        "interval, {interval}, includes zero ({boards}).",
        "Nicht entschieden, wer besser ist: {better} liegt um {mean} {unit} vor {other}, aber der "
        "Bereich des Folgetests, {interval}, schließt die Null ein ({boards}).",
    ),
    "tested_level": (
        "Not decided who is better: on average {first} and {second} are level; the test's interval "
        "is {interval} {unit}, {boards}.",
        "Nicht entschieden, wer besser ist: Im Mittel liegen {first} und {second} gleichauf; der "
        "Bereich des Folgetests ist {interval} {unit}, {boards}.",
    ),
    "tested_unknown": (
        "Not decided: {first} against {second} stands at {signed} {unit} after {boards}, and too "
        "little is known about the noise to say how much of that is chance.",
        "Nicht entschieden: {first} gegen {second} steht nach {boards} bei {signed} {unit}, und "
        "über die Streuung ist zu wenig bekannt, um zu sagen, wie viel daran Zufall ist.",
    ),
    "test_more": (
        "The sequential test of {null} against {alternative} has stopped: {first} minus {second} "
        "is more than {bound} (wrong in at most {error} of such matches).",
        "Der Folgetest von {null} gegen {alternative} ist beendet: {first} minus {second} ist mehr "
        "als {bound} (falsch in höchstens {error} solcher Vergleiche).",
    ),
    "test_less": (
        "The sequential test of {null} against {alternative} has stopped: {first} minus {second} "
        "is less than {bound} (wrong in at most {error} of such matches).",
        "Der Folgetest von {null} gegen {alternative} ist beendet: {first} minus {second} ist "
        "weniger als {bound} (falsch in höchstens {error} solcher Vergleiche).",
    ),
    "test_open": (
        "The sequential test of {null} against {alternative} has not decided yet.",
        "Der Folgetest von {null} gegen {alternative} hat noch nicht entschieden.",
    ),
    "ladder_sentence": ("In order of strength: {players}.", "Nach Stärke geordnet: {players}."),
    "ladder_unsure": (
        "By mean points: {players}. Not decided is the order of {pairs}.",
        "Nach mittleren Punkten: {players}. Nicht entschieden ist die Reihenfolge von {pairs}.",
    ),
    "ladder_pair": ("{first} and {second}", "{first} und {second}"),
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
        "No control found anything wrong, but not all of them were passed.",
        "Keine Kontrolle fand einen Fehler, aber nicht alle wurden bestanden.",
    ),
    "trust_none": (
        "No controls were run beside this result.",
        "Zu diesem Ergebnis liefen keine Kontrollen.",
    ),
    "trust_below": (
        "Clearly worse than the random player: {players}.",
        "Eindeutig schlechter als der Zufallsspieler: {players}.",
    ),
    "trust_unclear": (
        "Not clearly better than the random player on the few boards of that control: {players}.",
        "Auf den wenigen Verteilungen dieser Kontrolle nicht eindeutig besser als der "
        "Zufallsspieler: {players}.",
    ),
    "trust_broken": (
        "Went wrong while being checked, so that the check says nothing: {players}.",
        "Bei der Prüfung ausgefallen, die deshalb nichts aussagt: {players}.",
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
