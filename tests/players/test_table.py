"""The table as an object: questions and answers, whoever drives it."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import Card
from kiebitz.errors import BadAnswer, IllegalAction, OutOfTurn, UnknownAction
from kiebitz.games import Action, Schieber, Skat, State
from kiebitz.players import (
    Budget,
    Decision,
    Effort,
    Player,
    Question,
    Table,
    make_player,
    play_game,
    play_steps,
)
from kiebitz.randomness import Secret
from tests import strategies

START = Schieber().deal(seed=1)


def asked(table: Table) -> Question:
    """The open question, which there is."""
    question = table.question()
    assert question is not None
    return question


@given(strategies.starts(), st.integers(0, 9))
def test_a_question_holds_what_the_seat_may_know_and_its_own_key(start: State, board: int) -> None:
    secret = Secret.of_seed(5)
    table = Table(start, seed=secret, board=board)
    done = 0
    while (question := table.question()) is not None:
        state = table.state
        assert question.seat == state.to_move
        assert question.view == state.view(question.seat)
        assert question.number == done + 1
        assert question.key == secret.decision_key(board, question.seat, done + 1)
        step = table.answer(question, question.key.choice(question.view.legal_actions[:3]))
        assert (step.seat, step.state) == (question.seat, table.state)
        done += 1
    assert table.over


def test_asking_twice_gives_the_same_question() -> None:
    table = Table(START)
    assert table.question() is table.question()


def test_an_answer_may_be_a_decision_an_action_or_a_text() -> None:
    for given_answer in (Decision(Action.parse("push")), Action.parse("push"), "push"):
        table = Table(START)
        step = table.answer(asked(table), given_answer, seconds=2.5)
        assert (str(step.decision.action), step.seconds) == ("push", 2.5)


def test_a_decision_may_be_written_in_texts() -> None:
    push = Action.parse("push")
    written = Decision("push", {"push": 1.5}, errors={"push": 0.5})
    assert written == Decision(push, {push: 1.5}, errors={push: 0.5})
    table = Table(START)
    assert table.answer(asked(table), written).decision.action is written.action
    assert written.action in START.view(0).legal_actions


@pytest.mark.parametrize("action", ["sing", 7, None, Card.parse("CJ")])
def test_a_decision_for_no_action_is_refused_where_it_is_made(action: object) -> None:
    with pytest.raises(UnknownAction, match="'play CJ'"):
        Decision(action)  # type: ignore[arg-type]
    with pytest.raises(UnknownAction, match="'play CJ'"):
        Decision("push", {action: 1.0})  # type: ignore[arg-type, dict-item]


def test_what_is_not_legal_is_refused_with_what_is() -> None:
    table = Table(Skat().deal(seed=7))
    with pytest.raises(IllegalAction, match=r"action 1, 'hold', is not legal .*: pass, bid 18"):
        table.answer(asked(table), Decision("hold"))


def test_an_answer_out_of_turn_is_refused_and_changes_nothing() -> None:
    table, other = Table(START, seed=1), Table(START, seed=1)
    first = asked(table)
    table.answer(first, "push")
    with pytest.raises(OutOfTurn, match="seat 0 answers question 1, but the table is asking"):
        table.answer(first, "push")
    with pytest.raises(OutOfTurn):
        table.answer(asked(other), "trump hearts")
    assert table.state.length == 1


def test_nobody_answers_when_the_game_is_over() -> None:
    table = Table(START)
    while (question := table.question()) is not None:
        last = question
        table.answer(question, question.view.legal_actions[0])
    with pytest.raises(OutOfTurn, match="but the game is over"):
        table.answer(last, "push")


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("play C6", IllegalAction),
        ("sing", UnknownAction),
        (None, BadAnswer),
        (7, BadAnswer),
        (Decision("play C6"), IllegalAction),
        (Decision(Action.parse("push"), effort=Effort(nodes=-1)), BadAnswer),
        (Decision(Action.parse("push"), effort="much"), BadAnswer),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_is_refused_and_the_question_stays_open(
    answer: object, error: type[Exception]
) -> None:
    table = Table(START)
    question = asked(table)
    with pytest.raises(error):
        table.answer(question, answer)  # type: ignore[arg-type]
    assert table.question() is question
    table.answer(question, "push")


def test_what_is_taken_back_is_asked_again_with_the_same_key() -> None:
    table = Table(START)
    first = asked(table)
    table.answer(first, "push")
    stale = asked(table)
    table.undo()
    again = asked(table)
    assert (again.seat, again.key, again.number) == (first.seat, first.key, first.number)
    for question in (first, stale):
        with pytest.raises(OutOfTurn):
            table.answer(question, "push")
    table.answer(again, "trump hearts")


def test_without_a_seed_no_two_tables_have_the_same_keys() -> None:
    assert asked(Table(START)).key != asked(Table(START)).key


# ---- Another driver: asynchronous, with a person at one seat ----


class Person:
    """Answers when something is put into a mailbox, however long that takes."""

    def __init__(self) -> None:
        self.mailbox: asyncio.Queue[Action] = asyncio.Queue()
        self.asked: asyncio.Queue[Question] = asyncio.Queue()

    async def decide(self, question: Question) -> Action:
        await self.asked.put(question)
        return await self.mailbox.get()


async def drive(table: Table, person: Person, seat: int, player: Player) -> State:
    """A server in eight lines."""
    while (question := table.question()) is not None:
        if question.seat == seat:
            table.answer(question, await person.decide(question))
        else:
            ask = (player.decide, question.view, Budget(), question.key)
            table.answer(question, await asyncio.to_thread(*ask))
    return table.state


async def play_by_mail(person: Person, player: Player) -> None:
    """A person that thinks as a player does, in a task of its own."""
    while True:
        question = await person.asked.get()
        await asyncio.sleep(0)
        decision = player.decide(question.view, Budget(), question.key)
        await person.mailbox.put(decision.action)


def test_an_asynchronous_driver_plays_the_same_game() -> None:
    player = make_player("random")

    async def played() -> State:
        person = Person()
        writing = asyncio.create_task(play_by_mail(person, player))
        final = await drive(Table(START, seed=3, board=4), person, 2, player)
        writing.cancel()
        return final

    assert asyncio.run(played()) == play_game(START, [player] * 4, seed=3, board=4)


def test_a_seat_that_never_answers_keeps_nobody_else_waiting() -> None:
    async def given_up() -> Table:
        table = Table(START, seed=3)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(drive(table, Person(), 0, make_player("random")), 0.05)
        return table

    table = asyncio.run(given_up())
    question = asked(table)
    assert question.seat == 0
    table.answer(question, question.view.legal_actions[0])


def test_the_game_loop_is_a_driver_of_the_table() -> None:
    player = make_player("random")
    table = Table(START, seed=3, board=4)
    for step in play_steps(START, [player] * 4, seed=3, board=4):
        question = asked(table)
        decision = player.decide(question.view, Budget(), question.key)
        assert table.answer(question, decision) == step._replace(seconds=0.0)


def test_no_question_is_answered_with_nothing() -> None:
    table = Table(Schieber().deal(seed=1), seed=1)
    with pytest.raises(OutOfTurn, match="None is no question"):
        table.answer(None, "push")  # type: ignore[arg-type]
    assert table.state.length == 0
