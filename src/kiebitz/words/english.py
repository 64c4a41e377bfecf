"""English. A *board* is one deal, played once per seating."""

from typing import Final

PHRASES: Final[dict[str, str]] = {
    # ==== Cards and numbers ====
    "decimal_mark": ".",
    "thousands_mark": ",",
    "suit_letters": "D H S C",
    "suits_french": "diamonds hearts spades clubs",
    "suits_german": "bells hearts leaves acorns",
    "suits_swiss": "bells roses shields acorns",
    "ranks_french": "six seven eight nine ten jack queen king ace",
    "ranks_german": "six seven eight nine ten Unter Ober king Daus",
    "ranks_swiss": "six seven eight nine Banner Under Ober king ace",
    "short_ranks_french": "6 7 8 9 10 J Q K A",
    "short_ranks_german": "6 7 8 9 10 U O K A",
    "short_ranks_swiss": "6 7 8 9 10 U O K A",
    "card_name": "{rank} of {suit}",
    # ==== The terminal ====
    "hand_title": "{game} · seed {seed} · board {board}",
    "forehand": "forehand",
    "middlehand": "middlehand",
    "hindhand": "hindhand",
    "skat": "skat",
    "trump": "trump",
    "auction": "Auction",
    "choice": "Choice",
    "predictions": "Predictions",
    "trick": "trick",
    "trick_legend": "› leads, * takes the trick; cards counted as by --move",
    "trick_legend_short": "› leads, * takes the trick",
    "column_cards": "cards",
    "column_number": "no.",
    "column_trick_points": "points",
    "column_trick_points_skat": "points",
    "not_finished": "not finished",
    "sides": "declarer : defence",
    "result": "Result",
    "discarded": "discarded",
    "plays": "{player} plays {contract}",
    "passed_in": "All pass: the deal is thrown in.",
    "ramsch": "All pass: Ramsch.",
    "won": "{player} wins {contract} with {points} points",
    "lost": "{player} loses {contract} with {points} points",
    "null_won": "{player} wins {contract} without a trick",
    "null_lost": "{player} loses {contract} in trick {trick}",
    "lost_of": "{player} loses {contract} with {points} of {needed} points",
    "lost_overbid": "{player} has overbid {contract}",
    "plays_you": "you play {contract}",
    "won_you": "You win {contract} with {points} points",
    "lost_you": "You lose {contract} with {points} points",
    "null_won_you": "You win {contract} without a trick",
    "null_lost_you": "You lose {contract} in trick {trick}",
    "lost_of_you": "You lose {contract} with {points} of {needed} points",
    "lost_overbid_you": "You have overbid {contract}",
    "by_you": "you",
    "seats_win": "{seats} win by {by}",
    "seats_level": "Both sides have the same",
    "too_few": "too few",
    "too_many": "too many",
    "with": "with {n}",
    "without": "without {n}",
    "overbid": "overbid",
    "schneider": "Schneider",
    "schwarz": "Schwarz",
    "value": "value {value}, score {score}",
    "ramsch_result": "{player}: {points} points, score {score}",
    "push": "push",
    "team_result": "{team}: {points} points",
    "match_bonus": "match {points}",
    "weis": "Weis {points}",
    "stoeck": "Stöck {points}",
    "times": "×{multiplier} = {total}",
    "difference_result": (
        "{rank}. {player}: predicted {prediction}, made {points}, off by {difference}"
    ),
    "playing": "the players think …",
    "serve_ready": "The table is ready: {address}",
    "serve_stop": "Ctrl-C ends it; what was begun goes on the next time.",
    "serve_ended": "The table is put away; nothing is lost.",
    "one_hand_begins": "Nobody looks: a bot plays one hand here and takes every hint ...",
    "one_hand_you": "you",
    "one_hand_title": "Skat at the web table · seed {seed}",
    "one_hand_review": "Review",
    "one_hand_next": "In a terminal make run serves the table: play, ask for hints, look again.",
    # ==== The terminal: playing oneself ====
    "typed_pass": "pass p no n",
    "typed_hold": "yes y hold",
    "typed_hand": "hand",
    "typed_pickup": "skat s pickup take yes y",
    "typed_push": "push p",
    "typed_help": "help h ?? /help",
    "typed_hint": "? hint",
    "typed_undo": "u undo back",
    "typed_leave": "q quit leave exit",
    "ask_auction": "Your bid (a number, yes, pass)?",
    "ask_skat": "Take the skat, or play by hand (skat, hand)?",
    "ask_discard": "Which two cards do you put aside?",
    "ask_declare": "What do you play (clubs … grand, null; add ouvert and so on)?",
    "ask_trump": "What is trump (a suit, obenabe, undenufe; or push)?",
    "ask_predict": "How many points will you make?",
    "ask_play": "Your card?",
    "did_pass": "{player} passes",
    "did_bid": "{player} bids {number}",
    "did_hold": "{player} says yes",
    "did_hand": "{player} plays by hand",
    "did_pickup": "{player} takes the skat",
    "did_discard": "{player} puts two cards aside",
    "did_declare": "{player} declares {game}",
    "did_push": "{player} pushes",
    "did_trump": "{player} chooses {mode}",
    "did_predict": "{player} has predicted",
    "did_predict_openly": "{player} predicts {number}",
    "play_help": "Cards by name or number; ? hint, u take back, h help, q leave.",
    "play_trick": "The trick goes to {player}.",
    "play_trick_you": "The trick goes to you.",
    "play_left": "You have left the table.",
    "play_nothing_to_undo": "There is nothing to take back.",
    "misread_one": "one card, please",
    "misread_two": "two cards, please",
    "misread_number": "{number}: there are {count} cards",
    "misread_number_of_one": "{number}: there is one card, number 1",
    "misread_card": "'{text}' is no card: type one of yours, or its number from 1 to {count}",
    "misread_not_held": "{card} is not in your hand",
    "fits_hold": "you are asked for {bid}: yes or pass",
    "fits_bid": "a number fits here: {some} …; or pass",
    "fits_skat": "these fit here: skat, hand",
    "fits_these": "these fit here: {these}",
    "fits_levels": "; besides {levels}",
    "fits_push": "; or push",
    "fits_predict": "a number from 0 to {most} fits here",
    "blocked_follow": "that card may not be played: you have to follow",
    "blocked_undertrump": "that card may not be played: you may not undertrump",
    "blocked_turn": "it is not your turn",
    "thinking": "thinking",
    "bars_chance": "chance to win; a whole bar is 100 %",
    "bars_points": "points of your side; a whole bar is {high}",
    "bars_own_points": "your points, few are good; a whole bar is {high}",
    "bars_off": "off by, little is good; a whole bar is {high}",
    "bars_score": "expected score; bars from {low} to {high}",
    "bars_own": "the adviser's own measure; bars from {low} to {high}",
    "status_at": "you are {place}",
    "status_no_bid": "no bid yet",
    "status_bid": "bid {bid} ({player})",
    "status_declares": "{player} declares",
    "status_declares_you": "you declare",
    "status_trump": "trump",
    "status_pushed": "pushed to you",
    "status_partner": "partner {player}",
    "status_trick": "trick {n}/{all}",
    "status_we_they": "you+{player} {ours}, they {theirs}",
    "status_declaring": "you {ours}, they {theirs}",
    "status_defending": "{player} {theirs}, we {ours}",
    "status_predicted": "you predicted {n}",
    "status_made": "you have {n}",
    "status_other": "{player} {made} of {n}",
    "status_weis": "Weis of {player}:",
    "status_open": "{player} shows:",
    # ==== The tour ====
    "tour_faces": "Cards in three faces",
    "tour_hand": "A hand of {game}",
    "tour_hand_title": "{game} · seed {seed}",
    "tour_onlooker": "The onlooker: all cards open",
    "tour_made": "The declarer made {made} points; with best play by all it is {best}.",
    "tour_leads": "Leads that keep it there: ",
    "tour_dearest": "The dearest card, number {number}, cost seat {seat} {points} points: ",
    "tour_hidden": "One's own cards only",
    "tour_plays": "{player} plays ",
    "tour_records": "Records",
    "tour_replayed": "{count} games in {size} characters, replayed with the same results.",
    "tour_replayed_differently": (
        "{count} games in {size} characters, replayed with OTHER results."
    ),
    "tour_arena": "The arena: the same deals, the same luck, all seatings",
    "tour_speed": "Random games per second, one core, one call",
    "tour_next": (
        "Next: kiebitz watch skat pimc --seed 1 · kiebitz duel pimc greedy · kiebitz --help"
    ),
    # ==== Positions ====
    "solving": "looking at all cards …",
    "card": "card",
    "declarer_gets": "declarer's points",
    "team_gets": "points of seats 0 and 2",
    "needs": "needs",
    "needs_more": "overbid",
    "made": "gets through",
    "not_made": "takes a trick",
    "seat_ends_with": "seat {seat}",
    "own_difference": "off by",
    "against_all": "against all",
    "contract": "contract",
    "counts": "counts",
    "discard": "discard",
    "at_card": "trick {trick}, card {number}",
    "to_move": "{player} to move",
    "on_table": "on the table:",
    "bid_so_far": "bid {bid}",
    "reaches": "reaches {total}",
    "yes": "yes",
    "no": "no",
    "best": "best",
    "played": "played",
    "declarer_stands_enough": (
        "With best play by all the declarer gets {value} points; {needed} are needed: won."
    ),
    "declarer_stands_too_few": (
        "With best play by all the declarer gets {value} points; {needed} are needed: lost."
    ),
    "declarer_stands_overbid": (
        "With best play by all the declarer gets {value} points: lost, since the bid was too high."
    ),
    "teams_stand_enough": (
        "With best play by all, seats 0 and 2 get {value} points; {needed} are more than half."
    ),
    "teams_stand_too_few": (
        "With best play by all, seats 0 and 2 get {value} points; {needed} would be more than half."
    ),
    "null_stands_won": "With best play by all the declarer gets through without a trick: won.",
    "null_stands_lost": "With best play by all the declarer has to take a trick: lost.",
    "alone_stands": (
        "{player} predicted {prediction} and has {points}: off by {difference} if everyone looks "
        "after their own difference, by at most {at_most} against all others."
    ),
    "alone_legend": (
        "Points of all seats, and how far the seat to move is off, if everyone looks after their "
        "own difference (Maxⁿ); against all: the most if all others play against it. * best"
    ),
    "discards_legend": (
        "With the best discards and best play by all; counts: what is won or lost by it."
    ),
    "was_worth": "With best play by all that is {value} points; {needed} are needed.",
    "best_line": "Best play by all",
    "believed": "What {player} can know before {number}; possible deals: {worlds}.",
    "card_number": "card {number}",
    "the_end": "the end",
    "phase_now": "this choice",
    "sampled": "weighed by sampling",
    "has_no": "{player}: no {cards}",
    "trumps": "trumps",
    "again": "again with --seed {seed}",
    "seed_guessable": (
        "The seed was given by hand: a bot can guess it and know all cards. Without --seed it "
        "cannot."
    ),
    "arena_again": "The same boards again: --seed {seed}",
    "recorded": "Recorded in {path}.",
    "grand": "grand",
    "null": "null",
    "obenabe": "obenabe",
    "undenufe": "undenufe",
    "hand": "hand",
    "ouvert": "ouvert",
    "announced": "announced",
    "pass": "pass",
    "hold": "yes",
    # ==== The terminal: the onlooker's verdict on a hand ====
    "verdict_hand_won": "Won with {points}",
    "verdict_hand_lost": "Lost with {points}",
    "verdict_there": "{points} was there",
    "verdict_best_defence": "the best defence would have held it to {points}",
    "verdict_all_there": "there was no more in it",
    "verdict_no_more_there": (
        "in this contract only {points} was there with all cards open, {needed} were needed"
    ),
    "verdict_no_more_there_aside": (
        "in this contract and with these cards put aside only {points} was there with all cards "
        "open, {needed} were needed"
    ),
    "verdict_null_won": "Made",
    "verdict_null_lost": "Lost",
    "verdict_null_there": "it could be made",
    "verdict_null_safe": "nobody could have stopped it",
    "verdict_null_not_there": "with all cards open this contract could not be made",
    "verdict_null_not_there_aside": (
        "with these cards put aside and all cards open this contract could not be made"
    ),
    "verdict_overbid": "overbid, no play could have won this contract",
    "verdict_threw_away": "the {card} in trick {trick} threw it away",
    "verdict_gave": "the {card} by {player} in trick {trick} gave it away",
    "verdict_gave_back": "the {card} by {player} in trick {trick} gave it back",
    "verdict_many_turns": "it changed hands {count} times",
    "verdict_teams": "With all cards open {first} : {second} were there",
    "verdict_dearest": (
        "{best}; the costliest card was the {card} by {player} in trick {trick}: {points} points."
    ),
    "verdict_nothing_lost": "{best}, and no card gave any of it away.",
    # ==== The terminal: comparing players ====
    "arena_title": "{players} · {game} · {boards} in {seatings} seatings",
    "boards_of": "{count} of {total} boards",
    "arena_player": "player",
    "arena_controls": "controls",
    "arena_probing": "checking honesty …",
    "arena_kept": "Kept in {path}.",
    "arena_report": "The report is in {path}.",
    "arena_there": "{count} of {wanted} boards are there already.",
    "arena_stopped": "Stopped. Everything finished is kept: the same command goes on from here.",
    "arena_failed": (
        "A player went wrong. The finished boards are kept; the same command tries the others "
        "again."
    ),
    "arena_broken": "Broken games left out: {count}; most often: {reason}",
    "arena_few": "Boards in {file}: {count}; no more are played.",
    "arena_run": "run",
    "arena_date": "begun",
    "arena_game": "game",
    "arena_players": "players",
    "arena_boards": "boards",
    "arena_difference": "difference",
    "arena_empty": "There is no match in {path} yet.",
    "arena_more": "--run N shows one with everything, --html FILE writes the report.",
    "luck_games": "games: {games}",
    "luck_count": "games",
    "luck_raw": "score",
    "luck_adjusted": "without luck",
    "luck_removed": "luck",
    "luck_told": (
        "Points a game with 95 % intervals; luck is the share of the variance that the cards "
        "explain, measured by what {player} scores with them."
    ),
    # ==== The terminal: reading and writing games ====
    "lost_head": "Boards that {player} lost in run {run}",
    "lost_board": "Board {board}: {difference} per game ({scores})",
    "lost_game": "no.",
    "lost_none": "There is no lost board.",
    "contract_undeclared": "undeclared",
    "unfinished": "not finished: {reason}",
    "server_decided": "decided by the server: {scores}",
    "replay_store": "{game} · {file} · run {run} · board {board} · game {number}",
    "replay_skipped": "… and {count} more",
    "convert_one": "{games} game read, {skipped} skipped",
    "convert_many": "{games} games read, {skipped} skipped",
    "convert_rows": "; {rows} rows written, one per seat and game",
    "games_decided_one": "{n} game was ended early by the server; what it decided counts.",
    "games_decided_many": "{n} games were ended early by the server; what it decided counts.",
    "games_unfinished_one": "{n} game is unfinished and has no result.",
    "games_unfinished_many": "{n} games are unfinished and have no result.",
    "encoding_older": (
        "{file}: {count} lines are no UTF-8 and were read as Windows-1252 (Latin-1), line {first} "
        "first; --encoding names another encoding."
    ),
    "encoding_wrong": "{file}: {count} lines are no {encoding}; --encoding names another encoding.",
    "rejects_in": "What was skipped is in {file}.",
    "store_rows": "{rows} rows written",
    "store_games": " of {games} games, one per seat and game",
    "store_failed": "{count} boards that a player broke off are not in it.",
    # ==== The terminal: statistics of recorded games ====
    "stats_title_one": "{game} · {n} game",
    "stats_title_many": "{game} · {n} games",
    "stats_score": "points per game",
    "stats_tournament": "points per game",
    "stats_moving": "moving average",
    "stats_declared": "declares",
    "stats_won": "won",
    "stats_won_declaring": "won",
    "stats_won_suit": "suit",
    "stats_won_grand": "grand",
    "stats_won_null": "null",
    "stats_won_hand": "hand",
    "stats_bid": "bid",
    "stats_overbid": "overbid",
    "stats_points": "card points",
    "stats_points_declaring": "card points declaring",
    "stats_won_defending": "won defending",
    "stats_points_defending": "card points defending",
    "stats_passed": "all passed",
    "stats_score_choosing": "points choosing",
    "stats_pushed": "pushes",
    "stats_all_tricks": "all tricks",
    "stats_match_won": "matches won",
    "stats_difference": "off by",
    "stats_prediction": "predicts",
    "stats_bias": "above prediction",
    "stats_exact": "exact",
    "stats_first": "first",
    "stats_by_contract": "contract",
    "stats_by_seat": "seat",
    "stats_by_month": "month",
    "stats_by_order": "games",
    "stats_place": "seat {n}",
    "stats_undated": "no date",
    "stats_from": "from {n}",
    "stats_more": "… and {count} players with fewer games; --top shows more, --player NAME one.",
    "stats_note_skat": (
        "Points per game are tournament points (Seeger-Fabian) with their 95 % interval. Won is "
        "the share of declared games, with their number in brackets; so are suit, grand, null and "
        "hand. The bid is that of declared games. Null games have no card points."
    ),
    "stats_note_schieber": (
        "Points per game are those of the team, with their 95 % interval. Suits, obenabe and "
        "undenufe are what the player chose, pushes the share of games as forehand (with their "
        "number)."
    ),
    "stats_note_differenzler": (
        "Off by is the mean difference between prediction and points, with its 95 % interval; "
        "above prediction says by how much the points exceed the prediction on average."
    ),
    "stats_note_store": (
        "In a store the same deals are played several times, and games do not stand alone: the "
        "intervals are too narrow. kiebitz results compares players."
    ),
    "stats_plot_over_time": "{game}: score over time, with the moving average of {window} parts",
    "stats_plot_contract": "{game}: score by contract",
    "stats_plot_seat": "{game}: score by seat",
    "stats_axis_skat": "tournament points per game",
    "stats_axis_schieber": "points per game",
    "stats_axis_differenzler": "points of difference per game (negative)",
    "stats_axis_contract": "contract",
    "stats_axis_seat": "seat",
    "stats_axis_month": "month",
    "stats_axis_order": "games of the player, in their order",
    # ==== Hints and reviews ====
    "act_play": "play the {card}",
    "act_discard": "put the {first} and the {second} aside",
    "act_declare": "declare {game}",
    "act_trump": "choose {mode}",
    "act_bid": "bid {number}",
    "act_predict": "predict {number}",
    "act_pass": "pass",
    "act_hold": "say yes",
    "act_hand": "play by hand",
    "act_pickup": "take the skat",
    "act_push": "push",
    "hint_forced": "{what}: there is no choice.",
    "hint_no_reason": "{what}: {player} would, and does not say why.",
    "hint_wins": "{what}: it wins in {wins} of {worlds} layouts{error}",
    "hint_wins_exact": "{what}: it wins in {wins} of all {worlds} possible layouts",
    "hint_wins_all": "{what}: it wins in all {worlds} possible layouts",
    "hint_wins_known": "{what}: it wins, and all cards are known",
    "hint_beside": "; the {card} in {wins}.",
    "hint_beside_never": "; the {card} in none.",
    "hint_beside_equal": "; so does the {card}.",
    "hint_beside_points": "; so does the {card}, but with {other} points instead of {points}.",
    "hint_experience": "{what}: about {won} of 100 games like this are won",
    "hint_experience_beside": "; with the {card} {won}.",
    "hint_experience_equal": "; with the {card} as many.",
    "hint_lost": "{what}: no card wins in any of the {worlds} layouts looked at.",
    "hint_lost_exact": "{what}: it cannot be won any more.",
    "hint_lost_points": (
        "{what}: no card wins in any of the {worlds} layouts looked at, and this one makes most "
        "points, about {points}."
    ),
    "hint_lost_points_exact": (
        "{what}: it cannot be won any more, and this makes most points, about {points}."
    ),
    "hint_points": "{what}: {value} points on average{error}",
    "hint_points_beside": "; with the {card} {value}.",
    "hint_own_points": "{what}: {value} points of one's own on average{error}",
    "hint_own_points_beside": "; with the {card} {value}.",
    "hint_off": "{what}: off by {value} in the end on average{error}",
    "hint_off_beside": "; with the {card} by {value}.",
    "hint_bid": "{what}: with the skat about {won} of 100 games are won, mostly {game}.",
    "hint_bid_hand": "{what}: {game} would be won in about {won} of 100 games.",
    "hint_pass": "{what}: even with the skat only about {won} of 100 games are won, mostly {game}.",
    "hint_pass_hand": "{what}: the best game, {game}, would be won in about {won} of 100.",
    "hint_up_to": "Bid up to {bid}",
    "hint_up_to_further": "{what}: {now}; {then}.",
    "hint_at_bid": "at {bid} about {won} of 100 games are won, mostly {game}",
    "hint_at_bid_hand": "at {bid} {game} would be won in about {won} of 100 games",
    "hint_pass_hopeless": "{what}: no game with these cards is worth that much.",
    "hint_take_skat": (
        "{what}: then a game is won in about {won} of 100, mostly {game}; {hand} in {hand_won}."
    ),
    "hint_by_hand": (
        "{what}: {hand} is won in about {hand_won} of 100 games, and counts more than what is won "
        "in {won} with the skat."
    ),
    "hint_discard": (
        "{what} and play {game}: won in about {won} of 100 games, {score} tournament points on "
        "average."
    ),
    "hint_next_best": "Next best: {what} for {game}, won in {won}, {score}.",
    "hint_declare": (
        "{what}: won in about {won} of 100 games, {score} tournament points on average"
    ),
    "hint_declare_beside": "; {game} in {won}, {score}.",
    "hint_uncovered": "With these cards it counts {worth}, less than the bid of {bid}.",
    "hint_trump": "{what}: {value} points against the other team on average{error}",
    "hint_trump_chance": "{what}: the match is won in {value} of 100 games{error}",
    "hint_trump_beside": "; {what}: {value}.",
    "hint_predict": (
        "{what}: that is what these cards make; played out, one ends {off} off on average{error}."
    ),
    "review_running": "The game is not finished.",
    "review_scores": "It ended with {scores}.",
    "review_ramsch": "Ramsch: {scores}.",
    "review_alone": "{first} was closest, off by {least}; {last} was furthest, off by {most}",
    "review_alone_dearest": (
        "; in the last tricks the {card} by {player} in trick {trick} cost most, {points} points."
    ),
    "known_forced": "There was no choice.",
    "known_best": "There was nothing better to be seen.",
    "known_fine": "Close to the best ({what})",
    "known_better": "Better: {what}",
    "known_chance": "; that wins {best} of 100 times, this {done}.",
    "known_points": "; that makes {best} points on average, this {done}.",
    "known_own": "; that makes {best} points, this {done}.",
    "known_off": "; that ends {best} off on average, this {done}.",
    "known_score": "; it is expected to score {cost} more.",
    "review_thinking": "judging the decisions …",
    "review_curve_declarer": "the declarer's points after each card, with best play by all",
    "review_curve_team": "points of seats 0 and 2 after each card, with best play by all",
    "review_curve_made": "full: null is made with best play by all; empty: it is not",
    "review_curve_marks": "; ^ from here the other side was winning",
    "review_column_done": "done",
    "review_column_known": "by what was known",
    "review_column_open": "with open cards",
    "review_nothing_lost": "No decision cost anything worth a word.",
    "review_legend": (
        "?! inaccuracy, ? mistake, ?? blunder; then what it cost and what was better. By what was "
        "known: chance to win (%), points, or tournament points before the cards of Skat. With "
        "open cards: points that nobody could be sure of."
    ),
    "review_legend_open": (
        "?! inaccuracy, ? mistake, ?? blunder; then what it cost and what was better, with all "
        "cards open."
    ),
    "bid_thinking": "weighing the cards …",
    "bid_assumed": "assumed to have been said before: {sayings}",
    "bid_predicted": "a prediction",
    "bid_won": "won",
    "bid_worth": "counts",
    "bid_expected": "expected",
    "bid_ahead": "points ahead",
    "bid_off": "off by",
    "bid_note_games": (
        "Won: of 100 games, with the best cards put aside. Counts: with the cards in hand, without "
        "Schneider. Expected: tournament points; passing comes to about −8."
    ),
    "bid_note_trump": "Points ahead of the other team on average, with multipliers and bonuses.",
    "bid_note_predict": "How far off one ends on average if all play on by rule.",
    # ==== Proofs ====
    "proven": "{card} wins in all {worlds} deals that are possible, however the others play.",
    "planned_possible": "{card} wins with one plan in {won} of {worlds} possible deals.",
    "planned_drawn": "{card} wins with one plan in {won} of {worlds} drawn deals.",
    # ==== Pictures in notebooks ====
    "picture_all_worlds": "all of them",
    "picture_aside": "aside",
    "picture_boards": "boards",
    "picture_cards": "cards",
    "picture_confidence": "{percent} %",
    "picture_declarer": "declarer",
    "picture_difference": "difference",
    "picture_drawn_worlds": "of {count} drawn",
    "picture_given_away": "given away",
    "picture_given_away_by": "seat {seat}: {points}",
    "picture_points": "points",
    "picture_predicted": "predicted",
    "picture_scores": "scores",
    "picture_seat": "seat {seat}",
    "picture_trick": "trick",
    "picture_tricks": "tricks",
    "picture_value": "value",
    "picture_worlds": "{count} worlds",
    "picture_standing_better": "better",
    "picture_standing_worse": "worse",
    "picture_standing_open": "open",
    "picture_standing_one_of_many": "one of many",
    "picture_standing_unknown": "unknown",
    "picture_standing_constant": "constant",
    "picture_standing_equal": "equal",
    "picture_standing_failed": "failed",
    "picture_standing_unplayed": "unplayed",
    "picture_phase_auction": "auction",
    "picture_phase_skat": "skat",
    "picture_phase_discard": "discard",
    "picture_phase_declare": "declare",
    "picture_phase_trump": "trump",
    "picture_phase_predict": "predict",
    "picture_phase_play": "play",
    "picture_phase_over": "over",
    # ==== The web table: lobby and table ====
    "web_title": "Kiebitz",
    "web_motto": "Skat, Schieber and Differenzler, with someone looking over your shoulder",
    "web_settings": "Settings",
    "web_close": "Close",
    "web_language": "Language",
    "web_face": "Cards",
    "web_face_usual": "as usual for the game",
    "web_face_french": "French",
    "web_face_german": "German",
    "web_face_swiss": "Swiss",
    "web_four_colours": "Four colours",
    "web_theme": "Colours",
    "web_theme_auto": "like the system",
    "web_theme_light": "light",
    "web_theme_dark": "dark",
    "web_still": "No motion",
    "web_sound": "Sound",
    "web_game_skat": "Skat",
    "web_game_schieber": "Schieber",
    "web_game_differenzler": "Differenzler",
    "web_game": "Game",
    "web_sit_down": "Sit down",
    "web_tile_skat": "Ada and Bruno are waiting for a third.",
    "web_tile_schieber": "Bruno is your partner; Ada and Clara are not.",
    "web_tile_differenzler": "Say what you will make, and make just that.",
    "web_go_on_playing": "Go on playing",
    "web_more_tables": "More: {n}",
    "web_close_table": "Close this table",
    "web_close_table_sure": "Really close it?",
    "web_close_sure": "Close?",
    "web_your_turn": "Your turn.",
    "web_hand_of": "Hand {n}/{all}",
    "web_hand_n": "Hand {n}",
    "web_new_table": "Arrange a table",
    "web_watch_bots": "Watch others play",
    "web_begin_watching": "Watch",
    "web_more": "More",
    "web_way_bid": "What do I bid?",
    "web_way_bid_text": "A hand, and what it is worth",
    "web_way_real": "A real table",
    "web_way_real_text": "Real cards, with advice for one seat",
    "web_way_history": "History",
    "web_way_history_text": "Results and mistakes over time",
    "web_open_file": "Open recorded games",
    "web_open_file_text": "Drop a file here, or choose one",
    "web_file_broken": "Games that could not be read: {n}",
    "web_variant": "Rules",
    "web_variant_skat": "International Skat Order",
    "web_variant_ramsch": "with Ramsch when all pass",
    "web_variant_schieber_table": "to 2500, with Weis, Stöck and match",
    "web_variant_schieber_plain": "to 1000, all modes once, no Weis",
    "web_variant_differenzler": "hidden predictions",
    "web_variant_open": "open predictions",
    "web_variant_thesis": "hidden, undertrumping allowed",
    "web_variant_text": "written out …",
    "web_rules_text": "Rules in full",
    "web_seats": "Seats",
    "web_seat_n": "Seat {n}",
    "web_seat_me": "Me",
    "web_seat_open": "Somebody I invite",
    "web_strength_quick": "Quick",
    "web_strength_strong": "Strong",
    "web_strength_best": "Best",
    "web_strength_other": "Another player …",
    "web_player_text": "Player, written out",
    "web_no_such_player": "No player here is called “{name}”. There are: {players}.",
    "web_bot_name": "Name",
    "web_boldness": "How boldly they play",
    "web_bold_0": "bids as usual",
    "web_bold_less": "careful {n}",
    "web_bold_more": "bold {n}",
    "web_more_settings": "More settings",
    "web_hands": "Hands",
    "web_usual_hands_skat": "a list of 36",
    "web_usual_hands_schieber": "to the target",
    "web_usual_hands_differenzler": "a match of 3",
    "web_seed": "Seed",
    "web_by_chance": "by chance",
    "web_forehand": "First forehand",
    "web_usual_forehand": "as usual",
    "web_contract_by": "Who plays what",
    "web_by_auction": "by bidding",
    "web_by_dealt": "a neutral bidder",
    "web_pause_card": "After a card",
    "web_pause_trick": "After a trick",
    "web_deals_file": "Deals from recorded games",
    "web_rated": "Rated",
    "web_rated_text": "No hints, nothing taken back",
    "web_the_table": "The table",
    "web_tools": "At the table",
    "web_sheet": "Score",
    "web_menu": "Menu",
    "web_your_hand": "Your hand",
    "web_the_trick": "The trick",
    "web_last_trick": "Last trick",
    "web_contract": "What is played",
    "web_decision": "What you can do",
    "web_hint": "Hint",
    "web_you": "You",
    "web_holds": "Cards: {n}",
    "web_played_by": "{card}, by {name}",
    "web_card_blocked": "{card}: {why}",
    "web_role_declarer": "Declarer",
    "web_role_partner": "Partner",
    "web_role_trump": "Trump",
    "web_role_away": "away",
    "web_role_forehand": "Forehand",
    "web_role_middlehand": "Middlehand",
    "web_role_hindhand": "Hindhand",
    "web_points_of_prediction": "{points} of {prediction}",
    "web_said_hold": "yes",
    "web_said_pass": "pass",
    "web_said_push": "pushes",
    "web_said_hand": "hand",
    "web_said_pickup": "takes the skat",
    "web_said_predicted": "has predicted",
    "web_hand_game": "hand",
    "web_level_none": "nothing announced",
    "web_level_schneider": "Schneider",
    "web_level_schwarz": "Schwarz",
    "web_level_ouvert": "ouvert",
    "web_for_bid": "bid {bid}",
    "web_bid_so_far": "bid {bid}",
    "web_times": "×{n}",
    "web_pushed": "pushed",
    "web_trick_to": "The trick goes to {name}.",
    "web_trick_to_you": "The trick is yours.",
    "web_go_on": "Go on",
    "web_waiting_auction": "{name} is thinking about a bid …",
    "web_waiting_skat": "{name} may look at the skat …",
    "web_waiting_discard": "{name} puts two cards away …",
    "web_waiting_declare": "{name} decides what to play …",
    "web_waiting_trump": "{name} is choosing trumps …",
    "web_waiting_predict": "{name} is predicting …",
    "web_waiting_play": "{name} is to play …",
    "web_your_card": "Your turn.",
    "web_your_lead": "You lead.",
    "web_they_bid": "{name} says {bid}. Do you hold?",
    "web_hold": "Yes, {bid}",
    "web_pass": "Pass",
    "web_bid_or_pass": "Do you say {bid}?",
    "web_only_pass": "There is nothing left to bid.",
    "web_bid_button": "Say {bid}",
    "web_bid_higher": "Higher …",
    "web_bid_higher_title": "How high?",
    "web_skat_or_hand": "It is your game. Take the skat?",
    "web_pick_up": "Take the skat",
    "web_play_hand": "Play hand",
    "web_discard_two": "Choose two cards to put away.",
    "web_discarding": "Away: {cards}",
    "web_discard": "Put away",
    "web_declare_game": "You bid {bid}. What do you play?",
    "web_declare_hand": "You bid {bid}. What do you play from the hand?",
    "web_short_of_bid": "With these cards {game} counts {worth}: less than the {bid} bid.",
    "web_short_of_bid_hand": "With these ten cards {game} counts {worth}: less than the {bid} bid.",
    "web_from_skat": "{card}, from the skat",
    "web_put_aside": "Put aside",
    "web_choose_game": "Choose a game",
    "web_play_game": "Play {game}",
    "web_games": "Games",
    "web_announce": "Announce",
    "web_trump_or_push": "What is trumps?",
    "web_trump_now": "Your partner pushed. What is trumps?",
    "web_trumps": "Trumps",
    "web_push": "Push",
    "web_prediction": "Prediction",
    "web_predict_how_many": "How many points will you make?",
    "web_predict": "Say {n}",
    "web_points_n": "{n} points",
    "web_one_less": "One less",
    "web_one_more": "One more",
    "web_blocked_follow": "You must follow {suit}.",
    "web_blocked_trumps": "You must follow trumps.",
    "web_blocked_undertrump": "This trump is lower than one that lies there.",
    "web_blocked_turn": "It is not your turn.",
    "web_hand_over": "The hand is over",
    "web_aside_was": "In the skat:",
    "web_eyes": "Points",
    "web_points": "Points",
    "web_score": "Score",
    "web_difference": "Off by",
    "web_total": "Total",
    "web_series_won": "That was the last hand, and you won.",
    "web_series_over": "That was the last hand. First: {names}",
    "web_next_hand": "Next hand",
    "web_review_hand": "Look at it again",
    "web_same_deal": "Same cards again",
    "web_to_lobby": "To the lobby",
    "web_sheet_skat": "Skat list",
    "web_sheet_schieber": "Match",
    "web_sheet_differenzler": "Differences",
    "web_no_hand_yet": "No hand has been finished yet.",
    "web_lost": "lost",
    "web_tournament_points": "Tournament points",
    "web_rank": "Place",
    "web_rank_n": "{n}",
    "web_target": "Played to {n}",
    "web_take_back": "Take my last move back",
    "web_claim": "The rest is mine",
    "web_claim_sure": "Claim all tricks that are left?",
    "web_give_up": "Give up this hand",
    "web_give_up_sure": "Give the rest to the others?",
    "web_pauses": "Pauses",
    "web_seconds": "{n} s",
    "web_copy_invitation": "Copy an invitation to a seat",
    "web_copy_watch": "Copy a link to watch",
    "web_copied": "Copied.",
    "web_keys": "Keyboard",
    "web_leave_table": "Leave; the table stays",
    "web_key_move": "from card to card",
    "web_key_digit": "to a card by its place; once more plays it",
    "web_key_enter": "play the card, press the button",
    "web_key_space": "go on after a trick",
    "web_key_hint": "hint",
    "web_key_last": "last trick",
    "web_key_sheet": "score sheet",
    "web_key_menu": "menu",
    "web_key_help": "this page",
    "web_key_escape": "close",
    "web_hint_title": "What the strong player would do",
    "web_in_the_skat": "Skat",
    "web_connection_lost": "The connection is lost. Trying again …",
    "web_no_such_table": "This table is not there any more, or not open to you.",
    "web_not_connected": "Not connected just now.",
    "web_did_you_play": "You play the {card}.",
    "web_did_other_play": "{name} plays the {card}.",
    "web_did_you_bid": "You say {what}.",
    "web_did_other_bid": "{name} says {what}.",
    "web_did_you_hold": "You say {what}.",
    "web_did_other_hold": "{name} says {what}.",
    "web_did_you_pass": "You pass.",
    "web_did_other_pass": "{name} passes.",
    "web_did_you_hand": "You play hand.",
    "web_did_other_hand": "{name} plays hand.",
    "web_did_you_pickup": "You take the skat.",
    "web_did_other_pickup": "{name} takes the skat.",
    "web_did_you_discard": "You put two cards away.",
    "web_did_other_discard": "{name} puts two cards away.",
    "web_did_you_declare": "You play {what}.",
    "web_did_other_declare": "{name} plays {what}.",
    "web_did_you_trump": "You choose {what}.",
    "web_did_other_trump": "{name} chooses {what}.",
    "web_did_you_push": "You push.",
    "web_did_other_push": "{name} pushes.",
    "web_did_you_predict": "You predict {what}.",
    "web_did_other_predict": "{name} predicts {what}.",
    "web_did_you_predict_hidden": "You have predicted.",
    "web_did_other_predict_hidden": "{name} has predicted.",
    "web_join_title": "You are invited",
    "web_join_watch_title": "You are invited to watch",
    "web_join_text": "How should the others call you?",
    "web_your_name": "Your name",
    "web_join_button": "Sit down",
    "web_link_opening": "Opening the game …",
    "web_link_broken": "There is no game in this link.",
    "web_free_seat": "free seat",
    "web_somebody": "Guest",
    "web_note_substitute": "{name} did not answer; a plain rule played instead.",
    "web_waiting_for_people": "This table waits for somebody.",
    "web_let_bots_play": "Let a bot play",
    "web_end_passed": "All pass: the deal is thrown in.",
    "web_end_won_you": "You win {game} with {points} points.",
    "web_end_won_other": "{name} wins {game} with {points} points.",
    "web_end_lost_you": "You lose {game} with {points} points.",
    "web_end_lost_other": "{name} loses {game} with {points} points.",
    "web_end_null_won_you": "You win {game} without a trick.",
    "web_end_null_won_other": "{name} wins {game} without a trick.",
    "web_end_null_lost_you": "You had to take a trick: {game} is lost.",
    "web_end_null_lost_other": "{name} had to take a trick: {game} is lost.",
    "web_end_overbid_you": "You have overbid {game}.",
    "web_end_overbid_other": "{name} has overbid {game}.",
    "web_end_ramsch": "Ramsch goes to {names}.",
    "web_with_matadors": "with {n}",
    "web_without_matadors": "without {n}",
    "web_made_schneider": "Schneider",
    "web_made_schwarz": "Schwarz",
    "web_game_value": "worth {n}",
    "web_end_teams": "{ours} {we}, {theirs} {they}",
    "web_end_cards": "Cards {we} : {they}",
    "web_end_weis": "Weis {we} : {they}",
    "web_end_stoeck": "Stöck {we} : {they}",
    "web_end_match": "Match {we} : {they}",
    "web_end_nearest_you": "You came nearest: off by {off}.",
    "web_end_nearest_other": "{name} came nearest: off by {off}.",
    "web_end_nearest_several": "{names} came nearest: off by {off}.",
    "web_end_exact_you": "You made just what you predicted.",
    "web_end_exact_other": "{name} made just what was predicted.",
    "web_end_exact_several": "{names} made just what they predicted.",
    "web_tricks_n": "Tricks {n}",
    "web_eyes_n": "Points {n}",
    "web_points_short": "Points {n}",
    "web_weis": "Weis {points}",
    "web_stoeck": "Stöck",
    "web_table_unreachable": "This table cannot be reached. Perhaps it was closed.",
    "web_title_turn": "Your turn · Kiebitz",
    # ==== The web table: review, history, advice ====
    "web_advice_home": "Back to the start",
    "web_told_grand": "grand",
    "web_told_null": "null",
    "web_told_ramsch": "Ramsch",
    "web_told_passed": "passed in",
    "web_told_alone": "everyone alone",
    "web_told_obenabe": "obenabe",
    "web_told_undenufe": "undenufe",
    "web_told_hand_game": "hand",
    "web_told_schneider": "Schneider",
    "web_told_schwarz": "Schwarz",
    "web_told_ouvert": "ouvert",
    "web_told_pass": "pass",
    "web_told_hold": "yes",
    "web_told_hand": "hand game",
    "web_told_pickup": "skat taken",
    "web_told_discard": "put aside: {cards}",
    "web_they_pickup": "Takes the skat",
    "web_they_hand": "Plays hand",
    "web_told_push": "push",
    "web_told_game_skat": "Skat",
    "web_told_game_schieber": "Schieber",
    "web_told_game_differenzler": "Differenzler",
    "web_told_points_skat": "{points} points",
    "web_told_points_schieber": "{points} points",
    "web_told_points_differenzler": "{points} points",
    "web_review_hand_of": "Cards of {name}",
    "web_review_was_played": "was played",
    "web_review_best": "best",
    "web_review_forehand": "forehand",
    "web_review_declarer": "declarer",
    "web_review_trick": "The trick on the table",
    "web_review_last_trick": "The last trick",
    "web_review_trump_is": "Trump: {suit}",
    "web_review_bid_at": "bid {bid}",
    "web_review_skat": "Skat",
    "web_review_discarded": "Discarded",
    "web_review_points_of": "{points} of {prediction}",
    "web_review_step": "Where in the game",
    "web_review_first": "To the beginning",
    "web_review_back": "One step back",
    "web_review_on": "One step on",
    "web_review_last": "To the end",
    "web_review_end": "The end",
    "web_review_in_trick": "Trick {n}",
    "web_review_phase_auction": "Auction",
    "web_review_phase_skat": "Skat",
    "web_review_phase_discard": "Discard",
    "web_review_phase_declare": "Declaration",
    "web_review_phase_trump": "Choice of trumps",
    "web_review_phase_predict": "Prediction",
    "web_review_phase_play": "Card play",
    "web_review_phase_over": "The end",
    "web_review_does": "{player}: {action}",
    "web_review_tag_known": "By what was known: {told}",
    "web_review_tag_open": "In hindsight: {told}",
    "web_review_judgements": "What it was worth",
    "web_review_decisions": "What cost something",
    "web_review_whose": "Whose decisions",
    "web_review_mine": "Mine",
    "web_review_all": "All",
    "web_review_known": "What the seat could know",
    "web_review_open": "Hindsight, all cards open",
    "web_review_class_forced": "forced",
    "web_review_class_best": "best",
    "web_review_class_fine": "fine",
    "web_review_class_inaccuracy": "inaccuracy",
    "web_review_class_mistake": "mistake",
    "web_review_class_blunder": "blunder",
    "web_review_class_cost": "{name}, {cost}",
    "web_review_cost_error": "{cost} (± {error})",
    "web_review_bids": "{first} … {last}: too high",
    "web_review_cost_chance": "{n} %",
    "web_review_cost_points_skat": "{n} points",
    "web_review_cost_points_schieber": "{n} points",
    "web_review_cost_points_differenzler": "{n} points",
    "web_review_cost_made": "the game",
    "web_review_percent": "{n} %",
    "web_review_mark_made": "✓",
    "web_review_mark_lost": "✗",
    "web_review_not_judged": "…",
    "web_review_no_open": "–",
    "web_review_nothing_lost": "No decision cost anything.",
    "web_review_still_judging": "Nothing so far; more decisions are still being judged.",
    "web_review_judging": "Judging the decisions: {done} of {of}",
    "web_review_handle": "What cost something: {n}",
    "web_review_handle_judging": "Judging: {done} of {of}",
    "web_review_could_title": "Could I have won?",
    "web_review_won_title": "Was it safe?",
    "web_review_could_other": "Could {player} have won?",
    "web_review_could_points": (
        "Yes: {there} was there, {needed} were needed. In trick {trick} the {card} threw it away."
    ),
    "web_review_could": "Yes: it was won until trick {trick}. There the {card} threw it away.",
    "web_review_could_partner": (
        "Together, yes: it was won until trick {trick}. There the {card} by {player} threw it away."
    ),
    "web_review_could_not_aside": (
        "No: in this contract, with these cards put aside, no play wins against the best defence."
    ),
    "web_review_could_not_hand": "No: in this contract no play wins against the best defence.",
    "web_review_could_not_defend": (
        "No: no defence beats this contract, with these cards put aside, if the declarer plays "
        "best."
    ),
    "web_review_could_not_teams": ("No: with this trump no play wins if the others play best."),
    "web_review_won_safely": (
        "Yes: the win was there from the first card on, and no card put it at risk."
    ),
    "web_review_won_after_all": (
        "The win was there, thrown away on the way, and given back by the others."
    ),
    "web_review_won_by_gift": "With best play by the others it was lost: they gave it away.",
    "web_review_show_turn": "Show trick {trick}: {better} instead of {card}",
    "web_review_declarer_gets": "Declarer’s points, best play by all, all cards open",
    "web_review_team_gets": "Points of {first} and {second}, best play by all, all cards open",
    "web_review_null_curve": "Whether the null is made, best play by all, all cards open",
    "web_review_wins_from": "wins from {n}",
    "web_review_turning": "turning point",
    "web_review_curve_told": (
        "Curve of the expected result with all cards open: from {from} at the first card to {to} "
        "at the end; turning points: {turns}."
    ),
    "web_review_line_of": "{name}: {points}, predicted {prediction}",
    "web_review_points_told": (
        "Points of every player trick by trick; a dashed line is what was predicted."
    ),
    "web_review_course": "Course of the game",
    "web_review_go_on": "Go on with this deal",
    "web_review_play_on": "Play on from here",
    "web_review_exchange": "Same deal again, seats exchanged",
    "web_review_share": "Share",
    "web_review_which_seat": "I take the place of",
    "web_review_opponents": "The others play",
    "web_review_strength_quick": "quick",
    "web_review_strength_strong": "strong",
    "web_review_strength_best": "as well as possible",
    "web_review_play": "Play",
    "web_review_cancel": "Cancel",
    "web_review_close": "Close",
    "web_review_save_file": "Save as a file",
    "web_review_copy_link": "Copy link",
    "web_review_link": "Link",
    "web_review_copied": "Copied.",
    "web_review_copy_by_hand": "Copy the marked text.",
    "web_review_link_holds": "The link holds the whole game; nothing is put on any server.",
    "web_history_title": "Games played",
    "web_history_list": "Games",
    "web_history_plots": "How it went",
    "web_history_search": "Search",
    "web_history_by_game": "Game",
    "web_history_by_contract": "Contract",
    "web_history_by_result": "Result",
    "web_history_by_worst": "Mistakes",
    "web_history_any": "all",
    "web_history_won": "won",
    "web_history_lost": "lost",
    "web_history_watched": "imported",
    "web_history_with_mistake": "mistakes",
    "web_history_with_blunder": "blunders",
    "web_history_clean": "no mistake",
    "web_history_more": "Show more",
    "web_history_nothing_found": "No game fits this.",
    "web_history_import": "Open a file",
    "web_history_imported": "Games read: {n}; not readable: {broken}.",
    "web_history_export": "Save all as a file",
    "web_history_delete": "Delete",
    "web_history_keep": "Keep",
    "web_history_deleted": "Deleted.",
    "web_history_delete_one": "Delete: {what}, {date}",
    "web_history_delete_one_title": "Delete this game?",
    "web_history_delete_one_text": "It is gone for good, with its review.",
    "web_history_delete_all": "Delete all games",
    "web_history_delete_all_text": (
        "All games in this list are gone for good, with their reviews. Save them as a file first "
        "if they might be missed."
    ),
    "web_history_delete_word": "delete",
    "web_history_type_word": "To go on, type the word “{word}”:",
    "web_history_empty_title": "No games yet",
    "web_history_empty_text": (
        "Every game that is played to its end at a table stands here, with what was good and "
        "what was not. Games from other programs can be read too."
    ),
    "web_history_play": "Play a game",
    "web_history_results_skat": "Score of each game as declarer",
    "web_history_results_schieber": "Points of one’s team in each game",
    "web_history_results_differenzler": "Distance from the prediction in each game",
    "web_history_results_told": "Results of {n} games over time; on average {mean}.",
    "web_history_mean_of": "mean of {n} games",
    "web_history_contracts": "Won, by contract",
    "web_history_contract_told": "{contract}: won {won} of {all}",
    "web_history_won_of": "{won} of {all}",
    "web_history_by_distance": "How far off the prediction",
    "web_history_between": "{from} to {to}",
    "web_history_from": "{from} and more",
    "web_history_mistakes": "Mistakes per game, over time",
    "web_history_reviewed": "{n} of {of} games reviewed",
    "web_history_review_more": "Review {n} more",
    "web_history_reviewing": "Reviewing …",
    "web_history_mistakes_told": (
        "Mistakes per game by kind over time, in {n} games that were judged."
    ),
    "web_told_you": "You",
    "web_told_seat": "Seat {n}",
    "web_review_dearest": "costliest card",
    "web_history_declared": "Won as declarer, by contract",
    "web_advice_title": "Advice",
    "web_advice_thinking": "Thinking …",
    "web_advice_clear": "Put all back",
    "web_advice_picked": "{n} of {count} cards",
    "web_advice_type_cards": "Or type them",
    "web_advice_typed_example": "CJ HT SA …",
    "web_advice_strange": "Still to be read: {words}",
    "web_advice_with_error": "{value} ± {error}",
    "web_advice_for_game": "then {game}",
    "web_advice_scores": "Expected score, in tournament points",
    "web_advice_passing": "somebody else plays",
    "web_advice_won_in": "won in {chance}",
    "web_advice_counts": "counts {worth}",
    "web_advice_too_little": "counts {worth}, less than the bid of {bid}",
    "web_advice_about": "about {n} %",
    "web_advice_under": "under {n} %",
    "web_advice_over": "over {n} %",
    "web_advice_more": "{n} more",
    "web_advice_chances": "Chance to win",
    "web_advice_basis": "Looked at {n} layouts of the unseen cards.",
    "web_advice_basis_exact": "All possible layouts of the unseen cards: {n}.",
    "web_advice_places": "Where the unseen cards probably are (in per cent)",
    "web_advice_card": "Card",
    "web_bid_game": "Game",
    "web_bid_cards": "My cards",
    "web_bid_ask": "Ask",
    "web_bid_explained": (
        "Pick the cards of a hand, say where you sit and what was said. The answer says how far "
        "to go, with the chance of every game, and why."
    ),
    "web_bid_seat": "I am",
    "web_bid_forehand": "Forehand",
    "web_bid_middlehand": "Middlehand",
    "web_bid_rearhand": "Hindhand",
    "web_bid_said": "Said so far",
    "web_bid_nothing_said": "nothing",
    "web_bid_your_turn": "Now it is your turn.",
    "web_bid_over": "The auction is over.",
    "web_bid_which": "Which bid",
    "web_bid_says": "bids",
    "web_bid_situation": "The choice",
    "web_bid_first": "I choose, or push",
    "web_bid_pushed": "My partner has pushed",
    "web_bid_trump": "Trump",
    "web_bid_leads": "I play",
    "web_bid_place_0": "first",
    "web_bid_place_1": "second",
    "web_bid_place_2": "third",
    "web_bid_place_3": "last",
    "web_bid_up_to": "Bid up to {bid}",
    "web_bid_not": "Pass",
    "web_bid_predict": "Predict {n}",
    "web_bid_push": "Push",
    "web_bid_choose": "Choose {contract}",
    "web_real_you": "You",
    "web_real_left": "Left",
    "web_real_right": "Right",
    "web_real_partner": "Partner",
    "web_real_opposite": "Opposite",
    "web_real_back": "Take back",
    "web_real_title": "At a real table",
    "web_real_explained": (
        "For a game with cards in the hand: enter your own, then what happens. You see what your "
        "seat can know, and what it had better do."
    ),
    "web_real_forehand": "Forehand is",
    "web_real_begin": "Begin",
    "web_real_type": "Type it: HA, 18, pass …",
    "web_real_enter": "Enter",
    "web_real_new": "New game",
    "web_real_these": "These",
    "web_real_which_skat": "Which two cards lie in the skat?",
    "web_real_announced": "Announced",
    "web_real_not_announced": "nothing announced",
    "web_real_pushes": "push",
    "web_real_your_turn": "Your turn: {phase}",
    "web_real_turn_of": "{phase}: it is {name}’s turn.",
    "web_real_over": "The game is over.",
    "web_real_wait": "There is advice as soon as it is your turn.",
    "web_advice_assumed": "Taken for said: {said}",
    "web_real_open_hand": "{name} has laid the cards open: enter them",
    "web_advice_off": "How far off in the end, on average",
    "web_advice_points": "Points, on average",
    "web_advice_ahead": "Ahead of the others, on average",
    "web_review_show_line": "Show the way to win",
    "web_review_line_here": "With best play by all, card {n} of {of}",
    "web_review_line_leave": "Back to the game",
    "web_review_judging_begins": "Judging the decisions …",
    "web_real_new_text": "What was entered here is then gone.",
    "web_bid_title_skat": "What do I bid on this hand?",
    "web_bid_title_schieber": "What do I choose on this hand?",
    "web_bid_title_differenzler": "What do I predict on this hand?",
    # ==== Reports: labels ====
    # ---- The page ----
    "eyebrow": "Kiebitz arena · report",
    "versus": "{first} against {second}",
    "several": "{count} comparisons",
    "head_played": "What was played",
    "head_plots": "The result in pictures",
    "head_comparisons": "The comparisons in numbers",
    "head_accounts": "What the players did",
    "head_effort": "Time and effort",
    "head_controls": "Controls",
    "head_failures": "Boards that could not be finished",
    "head_glossary": "How to read this",
    "head_again": "Make it again",
    "more": "and {count} more",
    # ---- Numbers ----
    "range": "{low} to {high}",
    "unbounded": "unbounded",
    "boards_one": "{n} board",
    "boards_many": "{n} boards",
    "deviation": "{value} standard deviation",
    "deviations": "{value} standard deviations",
    # ---- Units ----
    "unit_skat_tournament": "tournament points per game",
    "unit_skat_score": "game points per game",
    "unit_skat_points": "card points per game",
    "unit_schieber_score": "points per game",
    "unit_schieber_points": "card points per game",
    "unit_differenzler_score": "points of difference per game",
    "unit_differenzler_points": "card points per game",
    # ---- Units, as they stand after a word such as *in* (other languages inflect them) ----
    "in_unit_skat_tournament": "tournament points per game",
    "in_unit_skat_score": "game points per game",
    "in_unit_skat_points": "card points per game",
    "in_unit_schieber_score": "points per game",
    "in_unit_schieber_points": "card points per game",
    "in_unit_differenzler_score": "points of difference per game",
    "in_unit_differenzler_points": "card points per game",
    # ---- What was played ----
    "fact_game": "Game",
    "fact_players": "Players",
    "fact_field": "Other seats",
    "fact_boards": "Boards",
    "fact_seatings": "Seatings",
    "fact_start": "Start",
    "fact_deals": "Deals",
    "fact_measure": "Compared in",
    "fact_until": "Sequential test",
    "fact_begun": "Begun",
    "fact_version": "Version",
    "seed": "seed {seed}",
    "budget_of": "{limits} per decision",
    "limit_seconds": "{value} s",
    "limit_nodes": "{value} nodes",
    "limit_worlds": "{value} worlds",
    "limit_playouts": "{value} playouts",
    "axis_seconds": "seconds per decision",
    "axis_nodes": "nodes per decision",
    "axis_worlds": "worlds per decision",
    "axis_playouts": "playouts per decision",
    "mark_cheater": "sees all cards",
    "mark_clock": "plays by the clock",
    "game_skat": "Skat",
    "game_schieber": "Schieber",
    "game_differenzler": "Differenzler",
    # ---- Pictures ----
    "boards_axis": "boards",
    "plot_pairings": "All pairings",
    "plot_ladder": "The ladder",
    "plot_pairing": "The difference",
    "plot_running": "{first} against {second}, board by board",
    "plot_running_unit": "{unit}, mean so far",
    "plot_llr_unit": "log-likelihood ratio",
    "plot_running_label": "Running mean in {in_unit}",
    "plot_running_last": "{mean} ({interval}) after {boards} boards",
    "plot_llr": "The sequential test",
    "plot_llr_label": "Log-likelihood ratio over boards",
    "plot_more_than": "more than {value}",
    "plot_less_than": "less than {value}",
    "plot_stopped": "stopped after {boards} boards",
    "plot_budget": "Strength over budget",
    "plot_more": "Board by board: {count} pairings",
    "axis_difference": "first minus second, in {in_unit}",
    "axis_strength": "strength, in {in_unit}",
    # ---- Comparisons ----
    "column_pair": "first – second",
    "column_boards": "boards",
    "column_difference": "difference",
    "column_interval": "95 % interval",
    "column_test_interval": "test's interval",
    "column_student": "Student",
    "column_bootstrap": "bootstrap",
    "column_p": "p",
    "column_adjusted": "p corrected",
    "column_signs": "won : lost : drawn",
    "column_wins": "p (games won)",
    "column_sequential": "sequential test",
    "column_sd": "spread",
    "sequential_undecided": "open, LLR {llr}",
    "sequential_more": "more than {value}, LLR {llr}",
    "sequential_less": "less than {value}, LLR {llr}",
    "column_rank": "rank",
    "column_strength": "strength",
    "column_rating": "rating",
    # ---- Accounts ----
    "column_player": "player",
    "column_games": "games",
    "column_declares": "declares",
    "column_w": "W",
    "column_g": "G",
    "column_t": "T",
    "column_d": "D",
    "column_f": "F",
    "column_declaring": "T declaring",
    "column_defending": "T defending",
    "column_score": "points",
    "column_won": "won",
    "column_chooses": "chooses",
    "column_as_chooser": "points choosing",
    "column_as_opponent": "points not choosing",
    "column_off": "off by",
    "column_first": "first places",
    "column_made": "points made",
    "column_role": "role",
    "column_contract": "contract",
    "column_mode": "mode",
    "column_card_points": "card points",
    "column_mean": "mean",
    "by_contract": "By role and contract",
    "field_player": "{player} (other seats)",
    "role_declarer": "declarer",
    "role_defender": "defender",
    "role_passed": "nobody declares",
    "role_chooser": "team chose",
    "role_opponent": "other team chose",
    "role_alone": "alone",
    "contract_diamonds": "diamonds",
    "contract_hearts": "hearts",
    "contract_spades": "spades",
    "contract_clubs": "clubs",
    "contract_grand": "grand",
    "contract_null": "null",
    "contract_ramsch": "Ramsch",
    "contract_passed": "thrown in",
    "contract_obenabe": "obenabe",
    "contract_undenufe": "undenufe",
    "contract_alone": "all",
    # ---- The same in full words ----
    "account_declares": "games declared",
    "account_w": "of them won",
    "account_g": "score per declared game",
    "account_t": "tournament points per game",
    "account_d": "card points per declared game",
    "account_f": "card points per game defended",
    "account_declaring": "tournament points made declaring",
    "account_defending": "tournament points made defending",
    "account_score": "points of the team per game",
    "account_won": "games won",
    "account_chooses": "games in which the team chose",
    "account_as_chooser": "points per game then",
    "account_as_opponent": "points when the others chose",
    "account_off": "off by, per game",
    "account_first": "first places",
    "account_made": "points made per game",
    "account_time": "time per decision",
    # ---- Role against role ----
    "head_roles": "Role against role",
    "roles_of": "{first} and {second} on the same contracts",
    "column_of_first": "first",
    "column_of_second": "second",
    "column_won_first": "first won",
    "column_won_second": "second won",
    "column_won_difference": "won more, %",
    "column_won_interval": "95 % interval, %",
    "contract_suit": "suit",
    "contract_trump": "trump",
    # ---- Effort ----
    "column_decisions": "decisions",
    "column_time": "time each",
    "column_nodes": "nodes each",
    "column_worlds": "worlds each",
    "column_playouts": "playouts each",
    "column_total_time": "in all",
    # ---- Controls ----
    "control_copy": "against its own copy",
    "control_random": "against random",
    "control_honesty": "honesty",
    "control_afresh": "asked afresh",
    "not_checked": "not checked",
    "board_number": "board {number}",
    "at_seat": "{player}, seat {seat}",
    # ==== Reports: verdicts: who is better, how sure, and whether to trust it ====
    "verdict_failed": (
        "No verdict on {first} and {second}: a player went wrong on {failed}, and a player "
        "that breaks off when it goes badly would look better than it is."
    ),
    "verdict_better": (
        "{better} is better than {other} by {mean} {unit}: 95 % interval {interval}, {boards}."
    ),
    "verdict_few": "So few boards may not have met what happens rarely.",
    "verdict_one_of_many": (
        "Not decided: {better} is ahead of {other} by {mean} {unit} (95 % interval {interval}, "
        "{boards}), but among so many comparisons this may be chance (p corrected {p})."
    ),
    "verdict_open": (
        "Not decided: {better} is ahead of {other} by {mean} {unit}, but the 95 % interval, "
        "{interval}, includes zero ({boards})."
    ),
    "verdict_level": (
        "Not decided: on average {first} and {second} are level; 95 % interval {interval} {unit}, "
        "{boards}."
    ),
    "verdict_unknown": (
        "Not decided: {first} against {second} stands at {signed} {in_unit} after {boards}, but "
        "too few of them differ to say how much of that is chance."
    ),
    "verdict_equal": (
        "Not decided: {first} and {second} came out exactly equal on every board ({boards}). That "
        "does not prove that they are equally strong."
    ),
    "verdict_constant": (
        "Not decided: {better} is ahead of {other} by exactly {mean} {unit} on every board "
        "({boards}). Boards without any spread do not say how sure that is."
    ),
    "verdict_one": (
        "Not decided: a single board of {first} against {second} says nothing about chance."
    ),
    "verdict_unplayed": "No board of {first} against {second} is finished yet.",
    "verdict_doubtful": "Not to be trusted until it is known why a control failed: {verdict}",
    "verdict_nothing": "Nothing has been played yet.",
    # ---- With a sequential test: what is known, then what the test said ----
    "tested_better": (
        "{better} is better than {other} by {mean} {unit}: the test's interval is {interval}, "
        "{boards}."
    ),
    "tested_open": (
        "Not decided who is better: {better} is ahead of {other} by {mean} {unit}, but the test's "
        "interval, {interval}, includes zero ({boards})."
    ),
    "tested_level": (
        "Not decided who is better: on average {first} and {second} are level; the test's interval "
        "is {interval} {unit}, {boards}."
    ),
    "tested_unknown": (
        "Not decided: {first} against {second} stands at {signed} {in_unit} after {boards}, and "
        "too little is known about the noise to say how much of that is chance."
    ),
    "test_more": (
        "The sequential test of {null} against {alternative} has stopped: {first} minus {second} "
        "is more than {bound} (wrong in at most {error} of such matches)."
    ),
    "test_less": (
        "The sequential test of {null} against {alternative} has stopped: {first} minus {second} "
        "is less than {bound} (wrong in at most {error} of such matches)."
    ),
    "test_open": "The sequential test of {null} against {alternative} has not decided yet.",
    "ladder_sentence": "In order of strength: {players}.",
    "ladder_unsure": "By mean points: {players}. Not decided is the order of {pairs}.",
    "ladder_pair": "{first} and {second}",
    "beats": "{better} beats {other} by {mean} {unit} ({interval}).",
    "ahead": "{better} is ahead of {other} by {mean} {unit} ({interval}); corrected p {p}.",
    "list_decided": "Decided, corrected for all {count} comparisons (Holm)",
    "list_sequential": "By the sequential test, each for itself",
    "list_open": "Not decided",
    "trust_good": "All controls were passed: they are explained below.",
    "trust_bad": (
        "Careful: {count} of the controls failed. As long as it is not known why, the result "
        "should not be trusted."
    ),
    "trust_partly": "No control found anything wrong, but not all of them were passed.",
    "trust_none": "No controls were run beside this result.",
    "trust_below": "Clearly worse than the random player: {players}.",
    "trust_unclear": (
        "Not clearly better than the random player on the few boards of that control: {players}."
    ),
    "trust_broken": "Went wrong while being checked, so that the check says nothing: {players}.",
    "trust_cheater": "{players} may look at all cards, so this is no fair comparison.",
    "trust_clock": (
        "Somebody plays by the clock: a rerun, or another machine, may give other boards."
    ),
    "trust_failures": (
        "Boards that could not be finished since a player went wrong, and do not count: {count}."
    ),
    # ==== Reports: what was played: seatings, starts, deals, measures ====
    "seating_alone": (
        "Every deal is played {orders} times with the same cards: each player sits once in every "
        "seat, alone among copies of the other."
    ),
    "seating_teams": (
        "Every deal is played with the same cards by two teams, each of two copies of one player, "
        "which then exchange their seats."
    ),
    "seating_orders": (
        "Every deal is played {orders} times with the same cards, once for every order of the "
        "players around the table."
    ),
    "seating_field": (
        "Every player takes every seat once with the same cards; in all other seats there is "
        "always the same field."
    ),
    "seating_field_teams": (
        "Every player plays both sides once with the same cards, with its own copy as partner; the "
        "other team is always the same field."
    ),
    "seating_roles_skat": (
        "Every contract is played twice with the same cards: each player declares once, alone "
        "against two copies of the other."
    ),
    "seating_roles_schieber": (
        "Every mode is played twice with the same cards: each player is once the team that chose "
        "it, of two copies, against two copies of the other."
    ),
    "seating_roles_field_skat": (
        "Every player plays each contract with the same cards once as declarer against the field, "
        "and once with its copy against the field as declarer."
    ),
    "seating_roles_field_schieber": (
        "Every player plays each mode with the same cards once as the team that chose it, against "
        "the field, and once against the field as that team."
    ),
    "seating_games": "One board is {games} games.",
    "forehands_all": "All of this once for each seat as forehand.",
    "start_deal_skat": "Whole games, from the auction to the last trick.",
    "start_deal_schieber": "Whole games, from choosing the mode to the last trick.",
    "start_deal_differenzler": "Whole games, from the predictions to the last trick.",
    "start_cards_skat": (
        "A central contract: {by} bids, discards and declares once per deal. Declarer and contract "
        "are then the same in every seating, and the players only play the cards."
    ),
    "start_cards_schieber": (
        "{by} chooses the mode, the same in every seating; the players only play the cards."
    ),
    "start_cards_differenzler": (
        "{by} makes the predictions, the same in every seating; the players only play the cards."
    ),
    "start_late": "The players take over when {cards} cards are left; until then {by} plays.",
    "start_file": (
        "The starts come from recorded games ({file}), with everything that happened before them."
    ),
    "deals_seed": (
        "Dealt at random from seed {seed}: the same seed gives the same cards everywhere."
    ),
    "seed_guessable_bots": (
        "The seed was given by hand and players from elsewhere took part: a bot can guess such a "
        "seed and know all cards. For a result that counts leave --seed out."
    ),
    "again_older": (
        "These boards were played by an older version, which dealt otherwise: they can be read, "
        "not made again."
    ),
    "only_close": "Only deals that open cards decide by at most {points} points from the middle.",
    "only_contract": "Only games of {contract}.",
    "only_other": "Only deals that pass the filter {filter}.",
    "measure_skat_tournament": (
        "tournament points of the Seeger-Fabian system: the game's value, 50 for a game won or "
        "minus 50 for one lost, and 40 for each opponent of a game lost"
    ),
    "measure_skat_score": "the plain score of the game",
    "measure_skat_points": "the card points of one's side",
    "measure_schieber_score": "the points of one's team",
    "measure_schieber_points": "the card points of one's team, without extras",
    "measure_differenzler_score": (
        "the difference between prediction and points made; a smaller one is better"
    ),
    "measure_differenzler_points": "the card points one made",
    "until_text": (
        "Is the difference {null}, or is it {alternative}? The match stops as soon as its boards "
        "decide that; wrong at most {alpha} and {beta} of the time."
    ),
    # ==== Reports: captions of pictures and tables ====
    "caption_pairings": (
        "Dot: mean difference. Bar: the interval that counts. Right of zero the first-named is "
        "better, left of it the second; an interval that includes zero decides nothing."
    ),
    "caption_ladder": (
        "What each player is worth at a table, compared with the mean of all: dot and 95 % "
        "interval."
    ),
    "caption_groups": (
        "Some players never met, not even by way of others. They stand apart, since they cannot be "
        "compared."
    ),
    "caption_running": (
        "Line: mean of all boards so far. Area: the interval that holds at every moment together, "
        "however often one looks; it is wider than the interval above, and begins where enough is "
        "known about the noise."
    ),
    "caption_running_test": (
        "Line: mean of all boards so far. Area: the interval of the sequential test, which holds "
        "at every moment, however often one looks; it begins where enough is known about the "
        "noise."
    ),
    "caption_running_cut": (
        "The first {count} boards, where the mean still jumps about, are not drawn."
    ),
    "caption_llr": (
        "How much better one assumption explains the boards than the other. At a dashed line the "
        "match is decided; dotted parts cannot decide yet, since the noise is not known well "
        "enough."
    ),
    "caption_budget": (
        "What more thinking gains: dots with 95 % intervals, budgets on a logarithmic axis."
    ),
    "note_comparisons": (
        "Differences are first minus second in {in_unit}; the spread is the standard deviation "
        "of a board."
    ),
    "note_interval": (
        "The 95 % interval is the wider of Student's and the bootstrap's, and p the larger of "
        "their two: only what both allow is said."
    ),
    "note_stopped": (
        "Where a sequential test may end a match early, ordinary intervals and p-values look surer "
        "than they are, so they are left out. The test's own interval allows for looking after "
        "every board: its lower end is wrong in at most {low}, its upper end in at most {high} of "
        "such matches."
    ),
    "note_skat": (
        "W: share of declared games won. G: score per declared game. T: tournament points per seat "
        "and game, and how much of it was made declaring and defending. D: the declarer's card "
        "points per declared game. F: the defenders' card points per game defended. Null games "
        "have no D and F."
    ),
    "note_schieber": (
        "Points of the team per game, altogether and by who chose the mode; won: games with more "
        "points than the other team."
    ),
    "note_differenzler": (
        "Off by: mean distance between prediction and points made. First places are shared by all "
        "who are equally near."
    ),
    "note_contracts": "Mean: {unit} and seat, in this role.",
    "note_roles": (
        "Means are {unit} and seat in this role, shares those of games that one's side won; "
        "differences are first minus second over boards. Each interval stands for itself: among "
        "many, one in twenty misses by chance. A dash means that nothing is known about chance."
    ),
    "note_roles_mixed": (
        "In each role one meets the other, so that a difference holds the attack of the one and "
        "the defence of the other together; in games won both roles have the same number."
    ),
    "note_roles_pure": "Both meet the same field, so that each role stands by itself.",
    "note_roles_tested": "The match could end early, so there are no intervals.",
    "note_effort": "Times are those of the machine it was played on, all workers added up.",
    # ==== Reports: controls ====
    "controls_intro": (
        "Beside every match the arena checks itself and the players. A player against its own copy "
        "must come out at exactly zero; it should be above the random player; and an honest player "
        "never changes its mind when cards it cannot see are dealt anew."
    ),
    "copy_good": "exactly zero on {boards}",
    "copy_bad": "not zero on {wrong} of {boards}",
    "copy_clock": "not checked: plays by the clock",
    "random_above": "{mean} above random on {boards} ({interval})",
    "random_below": "{mean} below random on {boards} ({interval})",
    "random_unclear": "not clear: {mean} on {boards} ({interval})",
    "random_itself": "is the random player",
    "honesty_good": "none of {count} decisions changed",
    "afresh_good": "a fresh copy made the same {count} decisions",
    "afresh_bad": (
        "a fresh copy decided otherwise {wrong} of {count} times, first after: {where}. Does it "
        "remember other games, or roll dice of its own?"
    ),
    "afresh_object": "not checked: give it as a file or a command, so that a copy can be made",
    "honesty_bad": "{wrong} of {count} decisions changed, first after: {where}",
    "control_broken": "not checked: the player went wrong ({error})",
    "honesty_cheater": "sees all cards, and says so",
    "honesty_slow": "not checked: it found no card in time",
    "honesty_clock": "not checked: plays by the clock",
    "again_keys": (
        "In the store the runs have these keys, which stand for everything that settles their "
        "boards:"
    ),
    "again_duel": "With the same version this command gives the same boards:",
    "again_file": (
        "With the same version this file gives the same boards; save it as again.toml and run "
        "kiebitz tournament again.toml:"
    ),
    # ==== Reports: the glossary ====
    "term_board": "Board",
    "about_board": (
        "One deal, played once per seating with the same cards and the same random numbers, so "
        "that everyone meets the same luck. It gives one difference; all statistics count boards, "
        "not games."
    ),
    "term_interval": "95 % interval",
    "about_interval": (
        "Where the true difference is expected. Made this way, at least about 95 of 100 such "
        "intervals contain it. If zero is outside, the difference is more than chance. Found in "
        "two ways, by Student's formula and by drawing the boards anew again and again "
        "(bootstrap); the wider of the two counts. If they differ much, more boards are needed."
    ),
    "term_p": "p",
    "about_p": (
        "How often chance alone would give a difference at least this large between equal players. "
        "It does not say how large the difference is."
    ),
    "term_holm": "p corrected (Holm)",
    "about_holm": (
        "Among many comparisons something turns up by chance. This p allows for all of them "
        "together; up to 0.05 a comparison counts as decided."
    ),
    "term_always": "Always valid interval",
    "about_always": (
        "An interval one may look at after every board, and stop when one likes: all its moments "
        "together are wrong in about 5 % of matches."
    ),
    "term_sequential": "Sequential test",
    "about_sequential": (
        "Weighs two assumptions about the difference, stated beforehand, after every board, and "
        "stops when one is far enough ahead. LLR is the logarithm of how much better the second "
        "explains the boards. Its verdict is a bound: when the larger assumption wins, the "
        "difference is more than the smaller one; when the smaller one wins, it is less than the "
        "larger one. It never says that the difference is one of the two."
    ),
    "term_wins": "p (games won)",
    "about_wins": (
        "With a central contract both declare the same games: whether one wins more of them per "
        "deal (Bowker's test of symmetry)."
    ),
    "term_strength": "Strength",
    "about_strength": (
        "Points per game above or below the mean of all players, from all their tables together. "
        "With fewer than about thirty boards its interval is too narrow."
    ),
    "term_rating": "Rating",
    "about_rating": (
        "Places at the table as in a league (Plackett and Luce); everyone begins at 25. It knows "
        "who was ahead, not by how much."
    ),
}
