"""Bots in other languages as child processes, right ones and wrong ones."""

import gc
import multiprocessing
import os
import pickle
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from kiebitz.arena.entrants import Entrant
from kiebitz.errors import BadOption, BotFailed, KiebitzError
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.players import Budget, PlayerFailed, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.wire.leftovers import VARIABLE, kill_marked, marked_environment
from kiebitz.wire.process_player import ProcessPlayer
from tests.wire.children import SERVE, command_of, small_bot

VIEW = Schieber().deal(seed=1).view(0)
EXAMPLES = Path(__file__).parents[2] / "examples"


def decide(player: ProcessPlayer) -> str:
    """What a bot does first in a deal."""
    return str(player.decide(VIEW, Budget(), RandomKey()).action)


def children_of_this_process() -> set[int]:
    """The processes that we started and have not reaped."""
    listed = Path("/proc/self/task")
    return {
        int(pid)
        for task in listed.iterdir()
        for pid in (task / "children").read_text(encoding="ascii").split()
    }


def wait_for(path: Path, *, seconds: float = 10.0) -> str:
    """The contents of a file that somebody is about to write."""
    deadline = time.monotonic() + seconds
    while not (path.exists() and path.read_text(encoding="utf-8")):
        assert time.monotonic() < deadline, f"{path} was not written"
        time.sleep(0.01)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", [Skat(), Schieber.table(), Differenzler()], ids=lambda r: r.name)
def test_a_served_player_plays_as_it_does_at_home(rules: Rules) -> None:
    served = ProcessPlayer(f"{SERVE} 'flat(worlds=2)'")
    at_home = make_player("flat(worlds=2)")
    games = [
        play_game(rules.deal(seed=2), [player] * rules.seats, seed=-3)
        for player in (served, at_home)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize(
    "command",
    [f"{shlex.quote(sys.executable)} {EXAMPLES}/json_bot.py", f"{EXAMPLES}/json_bot.sh"],
    ids=["python", "shell"],
)
@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()], ids=lambda r: r.name)
def test_the_examples_play_whole_games(command: str, rules: Rules) -> None:
    player = ProcessPlayer(command)
    final = play_game(rules.deal(seed=3), [player] * rules.seats)
    assert final.over


def test_values_effort_and_time_are_told(tmp_path: Path) -> None:
    bot = small_bot(
        tmp_path,
        """
def decide(message):
    time.sleep(0.01)
    say({"id": message["id"], "action": "push", "values": {"push": 0.5, "trump hearts": 0.25},
         "effort": {"nodes": 7}})
""",
    )
    decision = bot.decide(VIEW, Budget(), RandomKey())
    assert {str(action): value for action, value in decision.values.items()} == {
        "push": 0.5,
        "trump hearts": 0.25,
    }
    assert decision.effort.nodes == 7
    assert decision.effort.seconds >= 0.01


def test_it_is_described_by_its_name_and_introduces_itself(tmp_path: Path) -> None:
    bot = ProcessPlayer(command_of(tmp_path) + ' "a \\"b\\" c"', seconds=2.5)
    assert bot.name.endswith(", seconds=2.5)")
    assert make_player(bot.name) == bot
    assert bot.introduction().name == "small"
    assert bot.introduction().version == "1"


def test_one_child_answers_many_questions(tmp_path: Path) -> None:
    bot = small_bot(tmp_path, "open(__file__ + '.starts', 'a').write('x')")
    for _ in range(5):
        decide(bot)
    assert (tmp_path / "small_bot.py.starts").read_text() == "x"


WRONG = {
    "never greets": ("def greet(): time.sleep(60)", "did not answer within 0.3 s"),
    "greets wrongly": ("def greet(): say({'hello': 1})", "no greeting"),
    "greets in prose": ("def greet(): print('Hi', flush=True)", "'Hi' is not JSON"),
    "dies at the start": ("sys.exit('no model found')", "exit status 1; it said: no model found"),
    "hangs": ("def decide(message): time.sleep(60)", "did not answer within 0.3 s"),
    "dies": ("def decide(message): 1 / 0", "exit status 1; it said: .*ZeroDivisionError"),
    "is killed": ("def decide(message): os.kill(os.getpid(), 9)", r"by signal 9 \(Killed\)"),
    "babbles": ("def decide(message): print('Herz!', flush=True)", "'Herz!' is not JSON"),
    "answers another question": (
        "def decide(message): say({'id': 99, 'action': message['legal'][0]})",
        "should have the id 1",
    ),
    "never ends its line": (
        "def decide(message):\n    while True: sys.stdout.write('x' * 10000)",
        "a line of more than 1000000 bytes",
    ),
    "breaks the rules": ("def decide(message): say({'id': 1, 'action': 'play CJ'})", "not legal"),
    "knows no such action": ("def decide(message): say({'id': 1, 'action': 'sing'})", "no action"),
    "gives up": ("def decide(message): say({'id': 1, 'error': 'tired'})", "it says: 'tired'"),
    "closes its output": (
        "def decide(message):\n    os.close(1)\n    time.sleep(60)",
        "closed its output",
    ),
    "trickles": (
        "def decide(message):\n    while True:\n        print('', end=' ', flush=True)\n"
        "        time.sleep(0.01)",
        "did not answer within 0.3 s",
    ),
    "hangs and complains": (
        "def decide(message):\n    while True: sys.stderr.write('where am I?\\n' * 1000)",
        r"did not answer within 0.3 s; it said: where am I\?",
    ),
}


@pytest.mark.parametrize(("inserted", "output"), WRONG.values(), ids=WRONG)
def test_a_bot_that_goes_wrong_is_named_and_leaves_nothing_behind(
    inserted: str, output: str, tmp_path: Path
) -> None:
    before = children_of_this_process()
    short = 0.3 if "within 0.3 s" in output else 10.0
    bot = small_bot(tmp_path, inserted, seconds=short, start=short if "greet" in inserted else 10)
    with pytest.raises(BotFailed, match=f"(?s)the bot .*small_bot.py.* {output}"):
        decide(bot)
    assert children_of_this_process() <= before


@pytest.mark.parametrize(
    ("command", "output"),
    [
        ("/nowhere/at/all", "does not start: .*No such file"),
        ("", "does not start"),
        ("bot 'unfinished", "does not start: No closing quotation"),
        ("bot\0", "does not start"),
        (str(EXAMPLES), "does not start: .*Permission denied"),
    ],
)
def test_a_command_that_cannot_be_started_is_told(command: str, output: str) -> None:
    with pytest.raises(BotFailed, match=output):
        decide(ProcessPlayer(command))


def test_a_flood_on_standard_error_does_not_block(tmp_path: Path) -> None:
    flood = "def greet():\n    sys.stderr.write('x' * 3000000)\n    say({'name': 'loud'})"
    assert decide(small_bot(tmp_path, flood)) == "trump diamonds"


def test_a_bot_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    deaf = "def greet():\n    say({'name': 'deaf'})\n    time.sleep(60)"
    with pytest.raises(BotFailed, match=r"did not answer within 0\.3 s"):
        decide(small_bot(tmp_path, deaf, seconds=0.3))


def test_after_a_failure_a_fresh_child_is_asked(tmp_path: Path) -> None:
    once = """
def decide(message):
    if not os.path.exists(__file__ + ".failed"):
        open(__file__ + ".failed", "w").close()
        sys.exit(3)
    say({"id": message["id"], "action": "push"})
"""
    bot = small_bot(tmp_path, once)
    with pytest.raises(BotFailed, match="exit status 3"):
        decide(bot)
    assert decide(bot) == "push"


def test_a_failure_in_the_middle_of_a_game_is_the_players(tmp_path: Path) -> None:
    tires = """
def decide(message):
    say({"id": message["id"], "action": message["legal"][0]})
    if message["id"] == 5: sys.exit(4)
"""
    bot = small_bot(tmp_path, tires)
    with pytest.raises(PlayerFailed, match=r"raised BotFailed: .*exit status 4") as failed:
        play_game(Schieber().deal(seed=1), [bot] * 4)
    assert len(failed.value.state.history) == 5


def test_the_whole_family_is_killed(tmp_path: Path) -> None:
    family = """
def decide(message):
    import subprocess
    child = subprocess.Popen(["sleep", "60"])
    with open(__file__ + ".pid", "w") as file: file.write(str(child.pid))
    time.sleep(60)
"""
    with pytest.raises(BotFailed):
        decide(small_bot(tmp_path, family, seconds=1.0))
    assert_ends(int((tmp_path / "small_bot.py.pid").read_text()))


OFFSPRING = """
import subprocess

def have_a_child():
    child = subprocess.Popen(["sleep", "60"])
    with open(__file__ + ".pid", "w") as file: file.write(str(child.pid))

def decide(message):
    have_a_child()
    DYING
"""


@pytest.mark.parametrize("dying", ["os._exit(4)", "os.write(1, b'one'); os._exit(4)"])
def test_a_dead_bot_is_not_waited_for_because_its_children_keep_its_output_open(
    dying: str, tmp_path: Path
) -> None:
    """It seemed to think until its time was over: here for a day."""
    bot = small_bot(tmp_path, OFFSPRING.replace("DYING", dying), seconds=86_400)
    with pytest.raises(BotFailed, match="ended with exit status 4"):
        decide(bot)
    assert_ends(int((tmp_path / "small_bot.py.pid").read_text()))


def test_the_last_words_of_a_dead_bot_count(tmp_path: Path) -> None:
    dying = "say({'id': message['id'], 'action': message['legal'][0]}); os._exit(4)"
    bot = small_bot(tmp_path, OFFSPRING.replace("DYING", dying), seconds=86_400)
    assert decide(bot) == "trump diamonds"
    with pytest.raises(BotFailed, match="ended with exit status 4"):
        decide(bot)
    assert_ends(int((tmp_path / "small_bot.py.pid").read_text()))


def test_the_children_of_a_bot_end_with_its_player(tmp_path: Path) -> None:
    bot = small_bot(tmp_path, OFFSPRING + "\ndef greet():\n    have_a_child(); say({'name': 'x'})")
    assert bot.introduction().name == "x"
    del bot
    gc.collect()
    assert_ends(int((tmp_path / "small_bot.py.pid").read_text()))


FLIGHTS = {
    "a session of its own": "subprocess.Popen(['sleep', '60'], start_new_session=True).pid",
    "and no environment": "subprocess.Popen(['sleep', '60'], start_new_session=True, env={}).pid",
    "and a dead parent": "daemon()",
}
DAEMON = """
def daemon():
    out, into = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.write(into, str(os.getpid()).encode())
            os.closerange(0, 3)
            time.sleep(60)
        os._exit(0)
    os.wait()
    return int(os.read(out, 20))
"""


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only where there is /proc")
@pytest.mark.parametrize("flight", FLIGHTS)
@pytest.mark.parametrize("failing", [False, True])
def test_children_that_left_the_group_of_a_bot_end_too(
    flight: str, failing: bool, tmp_path: Path
) -> None:
    """Killing the group misses them."""
    have = f"""
import subprocess

{DAEMON}

def greet():
    child = {FLIGHTS[flight]}
    with open(__file__ + ".pid", "w") as file: file.write(str(child))
    say({{'name': 'x'}})

def decide(message):
    say('nonsense')
"""
    bot = small_bot(tmp_path, have)
    bot.introduction()
    child = int((tmp_path / "small_bot.py.pid").read_text())
    assert runs(child)
    if failing:
        with pytest.raises(BotFailed):
            decide(bot)
    else:
        del bot
        gc.collect()
    assert_ends(child)


def test_only_what_a_bot_has_started_is_killed(tmp_path: Path) -> None:
    other = subprocess.Popen(["sleep", "60"], start_new_session=True)
    try:
        first, second = small_bot(tmp_path), small_bot(tmp_path)
        decide(first)
        decide(second)
        del first
        gc.collect()
        decide(second)
        assert other.poll() is None
    finally:
        other.kill()
        other.wait()


def test_a_bot_that_starts_bots_marks_them_as_its_own_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "outer")
    assert marked_environment("inner")[VARIABLE] == "outer:inner"
    sleeper = subprocess.Popen(["sleep", "60"], env=marked_environment("inner"))
    kill_marked("inne")
    assert sleeper.poll() is None
    kill_marked("outer")
    assert sleeper.wait(5) == -9


def assert_ends(pid: int) -> None:
    """A process ends soon."""
    deadline = time.monotonic() + 5
    while runs(pid):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def runs(pid: int) -> bool:
    """Whether there is such a process, and not only its entry."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split()[2] != "Z"
    except FileNotFoundError:
        return False


def test_children_end_with_their_player(tmp_path: Path) -> None:
    before = children_of_this_process()
    bot = small_bot(tmp_path)
    decide(bot)
    assert len(children_of_this_process() - before) == 1
    del bot
    gc.collect()
    assert children_of_this_process() <= before


OWNER = """
import sys
from kiebitz.games import Schieber
from kiebitz.players import Budget
from kiebitz.randomness import RandomKey
from kiebitz.wire.process_player import ProcessPlayer

bot = ProcessPlayer(sys.argv[1])
bot.decide(Schieber().deal(seed=1).view(0), Budget(), RandomKey())
print("ready", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("killed", [False, True], ids=["ends", "is killed"])
def test_children_end_when_our_process(killed: bool, tmp_path: Path) -> None:
    command = command_of(tmp_path, "open(__file__ + '.pid', 'w').write(str(os.getpid()))")
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", OWNER, command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as owner:
        assert owner.stdin is not None
        assert owner.stdout is not None
        assert owner.stderr is not None
        assert owner.stdout.readline() == b"ready\n"
        if killed:
            owner.send_signal(signal.SIGKILL)
        else:
            owner.stdin.close()
        assert owner.stderr.read() == b""
        owner.wait()
    pid = int(wait_for(tmp_path / "small_bot.py.pid"))
    deadline = time.monotonic() + 5
    while runs(pid):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_threads_share_a_player(tmp_path: Path) -> None:
    bot = small_bot(tmp_path, "def greet(): time.sleep(0.1); say({'name': 'slow'})")
    games = []

    def play(board: int) -> None:
        games.append(play_game(Schieber().deal(seed=1, board=board), [bot] * 4, board=board))

    threads = [threading.Thread(target=play, args=(board,)) for board in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(games) == 4
    assert all(game.over for game in games)


def test_a_copy_elsewhere_is_equal_and_has_no_child_yet(tmp_path: Path) -> None:
    bot = small_bot(tmp_path)
    decide(bot)
    copy = pickle.loads(pickle.dumps(bot))
    assert copy == bot
    before = children_of_this_process()
    decide(copy)
    assert len(children_of_this_process() - before) == 1


def test_a_forked_process_starts_its_own_child(tmp_path: Path) -> None:
    bot = small_bot(tmp_path, "def greet(): say({'name': str(os.getppid())})")
    assert bot.introduction().name == str(os.getpid())
    context = multiprocessing.get_context("fork")
    answers = context.SimpleQueue()
    fork = context.Process(target=lambda: answers.put((os.getpid(), bot.introduction().name)))
    fork.start()
    pid, asked = answers.get()
    fork.join()
    assert asked == str(pid)
    assert fork.exitcode == 0
    assert bot.introduction().name == str(os.getpid())  # ours was left alone
    assert decide(bot) == "trump diamonds"


@pytest.mark.parametrize("command", ["a 'b", "a\0b", "", "/nowhere/at/all"])
def test_what_cannot_be_started_cannot_enter_a_match_either(command: str) -> None:
    with pytest.raises(BotFailed, match="does not start"):
        Entrant.of(ProcessPlayer(command))


@pytest.mark.parametrize("text", ["seconds=0", "seconds=-1", "start=1e9"])
def test_impossible_time_limits_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match=r"should be a number from 0\.001"):
        make_player(f'process(command="bot", {text})')


def test_a_time_limit_beyond_all_numbers_is_refused() -> None:
    with pytest.raises(KiebitzError, match="1e999 is too large"):
        make_player('process(command="bot", seconds=1e999)')


def test_a_small_budget_shortens_the_time_limit(tmp_path: Path) -> None:
    bot = small_bot(tmp_path, "def decide(message): time.sleep(60)", seconds=30)
    with pytest.raises(BotFailed, match=r"did not answer within 1\.02 s"):
        bot.decide(VIEW, Budget(seconds=0.01), RandomKey())


def test_a_bot_of_which_nothing_is_known_is_another_one_in_every_process(tmp_path: Path) -> None:
    """No file of its own, no version: nobody can say whether it has changed."""
    (tmp_path / "nameless.py").write_text('print(\'{"name": "x"}\', flush=True)\ninput()\n')
    command = f"{shlex.quote(sys.executable)} -m nameless"
    code = (
        "import sys; from kiebitz.wire.process_player import ProcessPlayer; "
        "print(ProcessPlayer(sys.argv[1]).fingerprint)"
    )
    known = [
        subprocess.run(
            [sys.executable, "-c", code, command],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert all(text.strip() for text in known)
    assert known[0] != known[1]
