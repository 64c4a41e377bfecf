"""The format of the International Skat Server: read, compared, written back.

`data/iss_games.sgf` holds games as the server wrote them, with other names for the players and
other numbers for the games.
"""

import random
import re
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kiebitz.errors import BrokenRecord, IllegalAction, UnwritableRecord
from kiebitz.games import SERVER_BIDS, ActionKind, Phase, Skat, SkatContract, SkatLevel, State
from kiebitz.records import BrokenGames, Record, read_iss, write_iss
from kiebitz.records.iss_result import write_result
from tests import strategies
from tests.strategies import advance

LINES = (Path(__file__).parent / "data" / "iss_games.sgf").read_text("utf-8").splitlines()
HIDDEN = LINES[16]
OPEN = [line for line in LINES if line is not HIDDEN]


def read(line: str) -> Record:
    """The one game of a line."""
    (record,) = read_iss([line])
    return record


def record_of(state: State) -> Record:
    """A record of ours; a running game is stopped."""
    extra = {} if state.over else {"stopped": "the lights went out [twice] \\ for good"}
    return Record(state, ("pimc(worlds=10)", "a]b", "ü\\"), extra)


def turned(state: State) -> State:
    """The same game with the seats turned, so that forehand is seat 0."""
    first = state.forehand
    skat = Skat().start_to_dict(state)["deal"]["skat"]
    hands = [state.dealt[(first + seat) % 3] for seat in range(3)]
    again = Skat().deal_hands(hands, skat=skat)
    for action in state.history:
        again = again.apply(action)
    return again


def before_announcement(state: State) -> State:
    """The game without what the format tells only together with the announcement."""
    if state.phase is Phase.DECLARE:
        return state.undo()
    return state


# --- the server's own games ---


@pytest.mark.parametrize("line", OPEN)
def test_a_game_of_the_server_is_written_back_as_it_was(line: str) -> None:
    assert write_iss(read(line)) == line


@pytest.mark.parametrize("line", OPEN)
def test_our_result_is_the_servers_result(line: str) -> None:
    record = read(line)
    if not record.state.over:
        assert record.extra["stopped"]
        return
    theirs = record.extra["iss"]["tags"]["R"]
    assert write_result(record.state).removesuffix(" r:0") == theirs.removesuffix(" r:0")


def test_the_games_cover_what_the_format_can_tell() -> None:
    states = [read(line).state for line in OPEN]
    details = [state.details for state in states]
    assert {d.contract for d in details} >= {
        None,
        SkatContract.NULL,
        SkatContract.GRAND,
        SkatContract.CLUBS,
        SkatContract.DIAMONDS,
    }
    assert {d.level for d in details} >= {SkatLevel.NONE, SkatLevel.SCHWARZ, SkatLevel.OUVERT}
    assert any(d.hand for d in details)
    assert any(state.over and state.result.overbid for state in states)


@pytest.mark.parametrize(
    ("number", "reason", "phase"),
    [
        (4, "seat 0 shows the cards, seat 1 resigns, seat 2 resigns", Phase.PLAY),
        (9, "seat 2 resigns, seat 0 resigns", Phase.PLAY),
        (10, "seat 2 leaves", Phase.AUCTION),
        (13, "seat 1 runs out of time", Phase.DISCARD),
        (16, "the server ends the game: the announced Schwarz is lost", Phase.PLAY),
    ],
)
def test_a_game_that_ended_early_says_why(number: int, reason: str, phase: Phase) -> None:
    record = read(LINES[number - 1])
    assert record.extra["stopped"] == reason
    assert record.state.phase is phase
    assert Record.from_json(record.to_json()) == record


def test_players_and_tags_are_kept() -> None:
    record = read(LINES[0].replace("CO[]", "CO[a\\]b\\\\c]XY[unknown]"))
    assert record.players == ("a", "b", "c")
    assert record.extra["iss"]["tags"]["CO"] == "a]b\\c"
    assert record.extra["iss"]["tags"]["XY"] == "unknown"
    assert "P2[c]XY[unknown]R0[" in write_iss(record)
    assert read(write_iss(record)) == record


@pytest.mark.parametrize("wrap", ["table .8 name end {}", "{}\r\n", "  {}  "])
def test_text_around_a_game_does_not_matter(wrap: str) -> None:
    assert read(wrap.format(LINES[0])) == read(LINES[0])
    assert read(wrap.format(LINES[0].removeprefix("("))) == read(LINES[0])


# --- other ways to write an announcement ---


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("2 s w H8.CK 2 NO.ST.H8.CK.CT.C7.HK.HT.HJ.D8.D7.DT.DA", "declare null ouvert"),
        ("2 s w CK.H8 2 NO 2 ST.H8", "declare null ouvert"),
        ("2 NHO.D8.D7.DT.CT.ST.C7.HK.DA.HT.HJ", "declare null ouvert"),
        ("2 GHO", "declare grand ouvert"),
        ("2 GHSZO", "declare grand ouvert"),
        ("2 SSH", "declare spades schneider"),
        ("2 HHZS", "declare hearts schwarz"),
        ("2 D", "declare diamonds"),
    ],
)
def test_an_announcement_is_read_in_every_spelling(words: str, action: str) -> None:
    start, play = "1 p 2 18 0 p ", " w TI.0 "
    line = re.sub(r"1 p 2 18 0 p .* \]R", f"{start}{words}{play}]R", LINES[0])
    record = read(line)
    assert str(record.state.history[-1]) == action
    assert record.state.details.hand == (" s " not in words)
    assert write_iss(record) == line.replace("w CK.H8", "w H8.CK")


# --- what is refused ---


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("GM[Skat]", "GM[Chess]", "'Chess', not of Skat"),
        ("(;GM[", "(;XX[", "no game is in it"),
        ("P1[b]", "", "'P1' is missing"),
        ("P1[b]", "P0[b]", "'P0' is there twice"),
        ("P1[b]", "P1[b\x07]", "cannot be shown"),
        ("ID[1]", "ID 1", "the tags stop at 'ID 1"),
        (" ;)", "", "the tags stop at ''"),
        ("MV[w ", "MV[", "no pairs"),
        ("HA.SK.", "HA.HA.", "HA"),
        ("HA.SK.", "HA.", "31 cards are dealt"),
        ("HA.SK.", "HA.XX.", "are no cards"),
        ("HA.SK.", "HA.??.", "hidden"),
        ("0 SA", "0 ??", "hidden"),
        ("1 p 2 18", "1 p 2 19", "'2 19' is unknown in phase auction"),
        ("1 p 2 18", "2 p 1 18", "'2 p' is out of turn: seat 1"),
        ("w H8.CK", "w H8.CQ", "other cards were dealt"),
        ("D.ST.H8", "D.SA.H8", "discard"),
        ("D.ST.H8", "D.ST.ST", "ST is given twice"),
        ("D.ST.H8", "DH.ST.H8", "two cards aside"),
        ("D.ST.H8", "DS.ST.H8", "declare diamonds schneider"),
        ("D.ST.H8", "D.ST.H8.CK", "not the declarer's"),
        ("0 SA", "0 CA", "'play CA', is not legal"),
        ("2 HT ]", "2 HT 0 SA ]", "the game is over"),
        ("1 DK 2 HT ]", "]", "nothing says why"),
        ("d:2", "d:1", "'d:1', replaying gives 2"),
        ("loss", "win", "another winner"),
        ("v:-54", "v:-27", "'v:-27', replaying gives -54"),
        ("p:59", "p:60", "'p:60', replaying gives 59"),
    ],
)
def test_a_broken_game_is_refused_with_its_line_and_reason(old: str, new: str, named: str) -> None:
    assert old in LINES[0]
    broken = LINES[0].replace(old, new, 1)
    with pytest.raises(BrokenRecord, match=r"^line 2: ") as refusal:
        list(read_iss([LINES[0], broken]))
    assert named in str(refusal.value)


def test_hidden_cards_are_skipped_and_counted() -> None:
    broken = BrokenGames()
    assert len(list(read_iss(["", *LINES, "x" * 2_000_000], broken=broken))) == len(OPEN)
    assert [str(error)[:8] for error in broken.first] == ["line 18:", "line 20:"]


def test_nothing_is_compared_where_the_server_decided() -> None:
    claimed = LINES[7].replace("win v:48", "loss v:-999").replace("p:84", "p:1")
    assert read(claimed).extra["iss"]["tags"]["R"].startswith("d:1 loss v:-999")
    with pytest.raises(BrokenRecord, match="'d:2'"):
        read(claimed.replace("d:1", "d:2"))


def test_an_overbid_null_may_cost_what_the_server_says() -> None:
    overbid = LINES[14].replace("1 18 0 p", "1 120 0 p").replace("v:-118", "v:-236")
    assert read(overbid).state.result.overbid
    with pytest.raises(BrokenRecord, match="another winner"):
        read(overbid.replace("loss", "win"))


# --- our own games ---

plain_starts = strategies.starts(st.just(Skat()))


@pytest.mark.parametrize("bid", SERVER_BIDS)
def test_bids_that_only_the_server_takes_are_read_and_written(bid: int) -> None:
    line = LINES[14].replace("1 18 0 p", f"1 {bid} 0 p").replace("bidok", "overbid")
    state = read(line).state
    assert state.rules == Skat(server_bids=True)
    assert state.details.bid == bid
    assert write_iss(read(line)) == line
    with pytest.raises(IllegalAction):
        Skat().deal(seed=1).apply(f"bid {bid}")
    assert read(LINES[14]).state.rules == Skat()


def test_a_bid_that_nobody_offers_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="172"):
        read(LINES[14].replace("1 18 0 p", "1 172 0 p"))


@given(plain_starts, st.integers(0, 60), strategies.seeds)
@settings(max_examples=200, deadline=None)
def test_any_game_reads_back_with_forehand_as_seat_0(start: State, steps: int, seed: int) -> None:
    record = record_of(advance(start, steps, seed))
    again = read(write_iss(record))
    first = record.state.forehand
    assert again.state == before_announcement(turned(record.state))
    assert again.players == record.players[first:] + record.players[:first]
    assert again.extra.get("stopped") == record.extra.get("stopped")
    assert read(write_iss(again)) == again


@given(strategies.finished(st.just(Skat())))
@settings(max_examples=100, deadline=None)
def test_any_finished_game_reads_back(state: State) -> None:
    assert read(write_iss(record_of(state))).state == turned(state)


def test_random_games_cover_hand_ouvert_null_levels_and_passing() -> None:
    """What the properties above walk through, so that they keep doing so."""
    rules, seen = Skat(), set()
    for seed in range(300):
        details = advance(rules.deal(seed=seed, forehand=seed % 3), 1000, seed).details
        seen.add((details.contract is SkatContract.NULL, details.hand, details.level))
        seen.add(details.contract is None)
    assert {(False, True, level) for level in SkatLevel} <= seen
    assert {(True, hand, SkatLevel.OUVERT) for hand in (False, True)} <= seen
    assert True in seen


def test_what_the_format_cannot_tell_is_refused() -> None:
    for state in (
        advance(Skat(ramsch=True).deal(seed=1), 1000, 1),
        Skat().position(["CJ", "DJ", "S8"], contract=SkatContract.HEARTS, declarer=0, leader=0),
    ):
        with pytest.raises(UnwritableRecord, match="ISS format"):
            write_iss(record_of(state))


@pytest.mark.parametrize(
    "kept",
    [
        7,
        {"tags": 7},
        {"tags": {"CO": 7}},
        {"tags": {"co": "x"}},
        {"tags": {"CO": "a\nb"}},
        {"deal": 7},
        {"asides": [1]},
        {"asides": [["1", "2 SC"]]},
        {"asides": [[1, 2]]},
        {"more": 1},
    ],
)
def test_foreign_things_in_the_place_of_what_was_kept_are_refused(kept: object) -> None:
    record = Record(read(LINES[0]).state, ("a", "b", "c"), {"iss": kept})
    with pytest.raises(UnwritableRecord):
        write_iss(record)


def test_a_kept_order_of_the_deal_counts_only_if_it_fits() -> None:
    other = Record(read(LINES[1]).state, ("a", "b", "c"), {"iss": {"deal": "SA.SK"}})
    assert read(write_iss(other)).state == other.state


def test_a_game_stopped_before_its_announcement_loses_the_discard() -> None:
    state = read(LINES[0]).state
    while state.history[-1].kind is not ActionKind.DISCARD:
        state = state.undo()
    assert read(write_iss(record_of(state))).state == state.undo()


# --- hostile input ---

pieces = st.sampled_from(
    ["", "]", "[", "\\", ".", " ", "??", "w", "0", "s", "SC", "RE", "TI.9", "LE.", "G", "N.", "C7"]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A game with some of its text replaced, moved or cut off."""
    line = draw(st.sampled_from(LINES))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(line)))
        end = start + draw(st.integers(0, 8))
        line = line[:start] + draw(pieces | st.text(max_size=3)) + line[end:]
    return line[: draw(st.integers(0, len(line)) | st.just(len(line)))]


@st.composite
def shuffled(draw: st.DrawFn) -> str:
    """A game with two of its moves exchanged, one doubled or one left out."""
    line = draw(st.sampled_from(OPEN))
    before, words = re.match(r"(.*MV\[)(.*)", line).groups()  # type: ignore[union-attr]
    pairs = re.findall(r"\S+ \S+", words.partition("]")[0])
    chance = random.Random(draw(strategies.seeds))
    one, other = chance.randrange(len(pairs)), chance.randrange(len(pairs))
    pairs[one], pairs[other] = chance.choice(
        [(pairs[other], pairs[one]), (pairs[one], pairs[one]), ("", pairs[other])]
    )
    return f"{before}{' '.join(filter(None, pairs))} ]{words.partition(']')[2]}"


@given(mutated() | shuffled())
@settings(max_examples=400, deadline=None)
@example("(;GM[" + "\\" * 1001)
def test_mutated_games_are_read_or_refused_by_name(line: str) -> None:
    try:
        records = list(read_iss([" ".join(line.splitlines())]))
    except BrokenRecord:
        return
    assert [read(write_iss(record)) for record in records] == records


# --- many games ---


def many_lines(count: int) -> Iterator[str]:
    """Every tenth line is a short game, the others are broken, each in its own way."""
    passed = LINES[6]
    for number in range(count):
        yield f"line {number * '.':.90} {number}" if number % 10 else passed


def test_reading_takes_the_same_memory_for_any_number_of_games() -> None:
    def peak(count: int) -> int:
        tracemalloc.start()
        broken = BrokenGames()
        games = sum(1 for _ in read_iss(many_lines(count), broken=broken))
        assert (games, len(broken)) == (count // 10, count - count // 10)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    peak(100)  # what is made once
    assert peak(20_000) < peak(1_000) + 500_000  # 2,000 records take millions
