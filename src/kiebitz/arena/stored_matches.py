"""Stored runs as matches and boards, checked against each other before anything is made of them.

Of a sealed run the store itself knows that every row is as it was written. A run of an older
Kiebitz has no digests: but a game holds all its actions, and with the match it says who sat where,
what each seat scored and how often it decided. So a changed number is found there too.
"""

from collections.abc import Iterator

from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.match import Match
from kiebitz.arena.run_keys import key_of_data
from kiebitz.arena.scoring import seat_scores
from kiebitz.errors import BadOption, KiebitzError, StoreError
from kiebitz.records.played import PlayedBoard, PlayedGame
from kiebitz.records.store import Store, StoredRun
from kiebitz.records.store_rows import Place


def check_run(store: Store, run: StoredRun) -> None:
    """Refuse a run whose match is not the one that it was begun with."""
    if run.sealed:
        return
    place = Place(store.path, run.number)
    if key_of_data(run.match, run.versions) != run.key:
        place.fail("its match is not the one that its key names")
    try:
        parse_until(run.until or "0..1")
    except BadOption as error:
        place.fail(f"its sequential test cannot be read: {error}")


def read_match(store: Store, run: StoredRun) -> Match:
    """The match of a run."""
    check_run(store, run)
    try:
        return Match.from_dict(run.match)
    except Exception as error:  # whatever may come of a text that was changed
        reason = str(error) if isinstance(error, KiebitzError) else type(error).__name__
        Place(store.path, run.number).fail(f"its match cannot be read: {reason}")


def read_boards(
    store: Store, run: StoredRun, match: Match, *, until: int | None = None
) -> Iterator[PlayedBoard]:
    """The finished boards in their order, or those with a number below `until`."""
    for board in store.boards(run.number, until=until):
        if not run.sealed:
            _check_board(match, board, Place(store.path, run.number, board.number))
        yield board


def read_scores(
    store: Store, run: StoredRun, match: Match
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The mean score of each entrant per seat and game, board after board."""
    entrants = range(len(match.entrants))
    for board in read_boards(store, run, match):
        yield board.number, tuple(map(board.mean_score, entrants))


def _check_board(match: Match, board: PlayedBoard, place: Place) -> None:
    """Refuse a board that cannot have been played in this match."""
    games = len(board.games)
    if not games or games % match.seatings:
        place.fail(f"{games} games cannot be boards of {match.seatings} seatings")
    for number, game in enumerate(board.games):
        try:
            wrong = _wrong_in(match, game, number % match.seatings)
        except StoreError:
            raise
        except KiebitzError as error:
            wrong = str(error)
        if wrong:
            place.fail(f"game {number}: {wrong}")


def _wrong_in(match: Match, game: PlayedGame, seating: int) -> str:
    """What of a game does not fit its actions or its match; empty if all does."""
    final = game.final()
    if final.rules != match.rules or not final.over:
        return "it is no finished game by the rules of the match"
    if not game.taken_over <= final.length:
        return f"{game.taken_over} actions before it began are too many"
    order = match.orders(final.at(game.taken_over))[seating]
    if tuple(play.entrant for play in game.seats) != order:
        return "other players sit there than should"
    if tuple(play.score for play in game.seats) != seat_scores(final, match.measure):
        return "its scores are not those of its cards"
    acted = final.actors[game.taken_over :]
    if [play.decisions for play in game.seats] != [acted.count(seat) for seat in range(len(order))]:
        return "its decisions are not as many as its actions"
    return "" if len(game.times()) == len(acted) else "it has not a time for each decision"
