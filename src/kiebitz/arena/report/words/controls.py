"""Controls, and how to make a result again."""

from typing import Final

CONTROLS: Final[dict[str, tuple[str, str]]] = {
    "controls_intro": (
        "Beside every match the arena checks itself and the players. A player against its own "
        "copy must come out at exactly zero; it should be above the random player; and an honest "
        "player never changes its mind when cards it cannot see are dealt anew.",
        "Neben jedem Vergleich prüft die Arena sich selbst und die Spieler. Gegen die eigene Kopie "
        "muss genau null herauskommen; jeder sollte über dem Zufallsspieler liegen; und ein "
        "ehrlicher Spieler bleibt bei seiner Wahl, wenn Karten, die er nicht sieht, neu verteilt "
        "werden.",
    ),
    "copy_good": ("exactly zero on {boards}", "genau null auf {boards}"),
    "copy_bad": (
        "not zero on {wrong} of {boards}",
        "nicht null auf {wrong} von {boards}",
    ),
    "copy_clock": (
        "not checked: plays by the clock",
        "nicht geprüft: spielt nach der Uhr",
    ),
    "random_above": (
        "{mean} above random on {boards} ({interval})",
        "{mean} über dem Zufall auf {boards} ({interval})",
    ),
    "random_below": (
        "{mean} below random on {boards} ({interval})",
        "{mean} unter dem Zufall auf {boards} ({interval})",
    ),
    "random_unclear": (
        "not clear: {mean} on {boards} ({interval})",
        "nicht eindeutig: {mean} auf {boards} ({interval})",
    ),
    "random_itself": ("is the random player", "ist der Zufallsspieler"),
    "honesty_good": (
        "none of {count} decisions changed",
        "keine von {count} Entscheidungen geändert",
    ),
    "honesty_bad": (
        "{wrong} of {count} decisions changed, first after: {where}",
        "{wrong} von {count} Entscheidungen geändert, zuerst nach: {where}",
    ),
    "control_broken": (
        "not checked: the player went wrong ({error})",
        "nicht geprüft: Der Spieler fiel aus ({error})",
    ),
    "honesty_cheater": ("sees all cards, and says so", "sieht alle Karten und sagt es auch"),
    "honesty_slow": (
        "not checked: it came to no card in time",
        "nicht geprüft: kam in der Zeit zu keiner Karte",
    ),
    "honesty_clock": (
        "not checked: plays by the clock",
        "nicht geprüft: spielt nach der Uhr",
    ),
    "again_keys": (
        "In the store the runs have these keys, which stand for everything that settles their "
        "boards:",
        "In der Datenbank haben die Läufe diese Schlüssel; sie stehen für alles, was ihre "
        "Verteilungen bestimmt:",
    ),
    "again_duel": (
        "With the same version this command gives the same boards:",
        "Mit derselben Version gibt dieser Befehl dieselben Verteilungen:",
    ),
    "again_file": (
        "With the same version this file gives the same boards; save it as again.toml and run "
        "kiebitz tournament again.toml:",
        "Mit derselben Version gibt diese Datei dieselben Verteilungen; als again.toml sichern und "
        "kiebitz tournament again.toml aufrufen:",
    ),
}
