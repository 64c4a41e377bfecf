"""What was played: seatings, starts, deals, measures."""

from typing import Final

PLAYED: Final[dict[str, tuple[str, str]]] = {
    "seating_alone": (
        "Every deal is played {orders} times with the same cards: each player sits once in every "
        "seat, alone among copies of the other.",
        "Jede Verteilung wird {orders}-mal mit denselben Karten gespielt: Jeder sitzt einmal auf "
        "jedem Platz, allein unter Kopien des anderen.",
    ),
    "seating_teams": (
        "Every deal is played with the same cards by two teams, each of two copies of one player, "
        "which then exchange their seats.",
        "Jede Verteilung wird mit denselben Karten von zwei Teams gespielt, jedes aus zwei Kopien "
        "eines Spielers; dann tauschen sie die Plätze.",
    ),
    "seating_orders": (
        "Every deal is played {orders} times with the same cards, once for every order of the "
        "players around the table.",
        "Jede Verteilung wird {orders}-mal mit denselben Karten gespielt, einmal für jede "
        "Reihenfolge der Spieler am Tisch.",
    ),
    "seating_field": (
        "Every player takes every seat once with the same cards; in all other seats there is "
        "always the same field.",
        "Jeder Spieler sitzt mit denselben Karten einmal auf jedem Platz; auf allen übrigen "
        "Plätzen sitzt immer dasselbe Feld.",
    ),
    "seating_field_teams": (
        "Every player plays both sides once with the same cards, with its own copy as partner; the "
        "other team is always the same field.",
        "Jeder Spieler spielt mit denselben Karten einmal auf jeder Seite, mit seiner eigenen "
        "Kopie als Partner; das andere Team ist immer dasselbe Feld.",
    ),
    "seating_roles_skat": (
        "Every contract is played twice with the same cards: each player declares once, alone "
        "against two copies of the other.",
        "Jedes Spiel wird zweimal mit denselben Karten gespielt: Jeder ist einmal Alleinspieler "
        "gegen zwei Kopien des anderen.",
    ),
    "seating_roles_schieber": (
        "Every mode is played twice with the same cards: each player is once the team that chose "
        "it, of two copies, against two copies of the other.",
        "Jede Ansage wird zweimal mit denselben Karten gespielt: Jeder ist mit seiner Kopie einmal "
        "das Team, das ansagte, gegen zwei Kopien des anderen.",
    ),
    "seating_roles_field_skat": (
        "Every player plays each contract with the same cards once as declarer against the field, "
        "and once with its copy against the field as declarer.",
        "Jeder Spieler spielt jedes Spiel mit denselben Karten einmal als Alleinspieler gegen das "
        "Feld und einmal mit seiner Kopie gegen das Feld als Alleinspieler.",
    ),
    "seating_roles_field_schieber": (
        "Every player plays each mode with the same cards once as the team that chose it, against "
        "the field, and once against the field as that team.",
        "Jeder Spieler spielt jede Ansage mit denselben Karten einmal als das Team, das ansagte, "
        "gegen das Feld und einmal gegen das Feld als dieses Team.",
    ),
    "seating_games": ("One board is {games} games.", "Eine Verteilung sind {games} Spiele."),
    "forehands_all": (
        "All of this once for each seat as forehand.",
        "All das einmal mit jedem Platz als Vorhand.",
    ),
    "start_deal_skat": (
        "Whole games, from the auction to the last trick.",
        "Ganze Spiele, vom Reizen bis zum letzten Stich.",
    ),
    "start_deal_schieber": (
        "Whole games, from choosing the mode to the last trick.",
        "Ganze Spiele, von der Ansage bis zum letzten Stich.",
    ),
    "start_deal_differenzler": (
        "Whole games, from the predictions to the last trick.",
        "Ganze Spiele, von den Voraussagen bis zum letzten Stich.",
    ),
    "start_cards_skat": (
        "A central contract: {by} bids, discards and declares once per deal. Declarer and contract "
        "are then the same in every seating, and the players only play the cards.",
        "Zentrale Ansage: {by} reizt, drückt und sagt einmal je Verteilung an. Alleinspieler und "
        "Spiel sind dann in jeder Sitzordnung gleich, verglichen wird nur das Kartenspiel.",
    ),
    "start_cards_schieber": (
        "{by} chooses the mode, the same in every seating; the players only play the cards.",
        "{by} sagt an, gleich für jede Sitzordnung; verglichen wird nur das Kartenspiel.",
    ),
    "start_cards_differenzler": (
        "{by} makes the predictions, the same in every seating; the players only play the cards.",
        "{by} sagt voraus, gleich für jede Sitzordnung; verglichen wird nur das Kartenspiel.",
    ),
    "start_late": (
        "The players take over when {cards} cards are left; until then {by} plays.",
        "Die Spieler übernehmen, wenn noch {cards} Karten übrig sind; bis dahin spielt {by}.",
    ),
    "start_file": (
        "The starts come from recorded games ({file}), with everything that happened before them.",
        "Die Anfänge stammen aus aufgezeichneten Spielen ({file}), mit allem, was davor geschah.",
    ),
    "deals_seed": (
        "Dealt at random from seed {seed}: the same seed gives the same cards everywhere.",
        "Zufällig gegeben mit Seed {seed}: Derselbe Seed gibt überall dieselben Karten.",
    ),
    "seed_guessable": (
        "The seed was given by hand and players from elsewhere took part: a bot can guess such a "
        "seed and know all cards. For a result that counts leave --seed away.",
        "Der Seed kam von Hand, und fremde Spieler waren dabei: Ein Bot kann einen solchen Seed "
        "erraten und kennt dann alle Karten. Für ein Ergebnis, das zählt, --seed weglassen.",
    ),
    "again_older": (
        "These boards were played by an older version, which dealt otherwise: they can be read, "
        "not made again.",
        "Diese Verteilungen hat eine ältere Version gespielt, die anders gab: Sie lassen sich "
        "lesen, nicht noch einmal herstellen.",
    ),
    "only_close": (
        "Only deals that open cards decide by at most {points} points from the middle.",
        "Nur Verteilungen, die bei offenen Karten höchstens {points} Punkte neben der Mitte enden.",
    ),
    "only_contract": ("Only games of {contract}.", "Nur Spiele mit {contract}."),
    "only_other": ("Only deals that pass the filter {filter}.", "Nur nach dem Filter {filter}."),
    "measure_skat_tournament": (
        "tournament points after Seeger and Fabian: the game's value, 50 for a game won or minus "
        "50 for one lost, and 40 for each opponent of a game lost",
        "Turnierpunkten nach Seeger und Fabian: der Spielwert, dazu 50 für ein gewonnenes und "
        "minus 50 für ein verlorenes Spiel, und 40 für jeden Gegner eines verlorenen",
    ),
    "measure_skat_score": ("the plain score of the game", "der einfachen Wertung des Spiels"),
    "measure_skat_points": ("the card points of one's side", "den Augen der eigenen Partei"),
    "measure_schieber_score": ("the points of one's team", "den Punkten des eigenen Teams"),
    "measure_schieber_points": (
        "the card points of one's team, without extras",
        "den Kartenpunkten des eigenen Teams, ohne Zuschläge",
    ),
    "measure_differenzler_score": (
        "the difference between prediction and points made; a smaller one is better",
        "der Differenz zwischen Voraussage und gemachten Punkten; die kleinere ist besser",
    ),
    "measure_differenzler_points": (
        "the card points one made",
        "den selbst gemachten Kartenpunkten",
    ),
    "until_text": (
        "Is the difference {null}, or is it {alternative}? The match stops as soon as its boards "
        "decide that; wrong at most {alpha} and {beta} of the time.",
        "Ist der Unterschied {null}, oder ist er {alternative}? Der Vergleich endet, sobald seine "
        "Verteilungen das entscheiden; falsch in höchstens {alpha} und {beta} der Fälle.",
    ),
}
