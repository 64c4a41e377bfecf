"""Games by name and by text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import BadOption, KiebitzError, UnknownGame
from kiebitz.games import (
    GAMES,
    LostLevels,
    Rules,
    Schieber,
    Skat,
    Undertrump,
    parse_rules,
    rules_text,
)
from tests import strategies


@given(strategies.any_rules)
def test_rules_read_back_from_their_text(rules: Rules) -> None:
    assert parse_rules(rules_text(rules)) == rules


@given(strategies.any_rules)
def test_rules_read_back_from_their_options(rules: Rules) -> None:
    assert type(rules).from_dict(rules.options_to_dict()) == rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("skat", Skat()),
        ("skat(ramsch=true, lost_levels=doubling)", Skat(True, LostLevels.DOUBLING)),
        ("schieber:table", Schieber.table()),
        ("schieber(undertrump=forced)", Schieber(undertrump=Undertrump.FORCED)),
    ],
)
def test_texts_that_people_write(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules


@pytest.mark.parametrize("text", ["bridge", "skat:table", "schieber:", ":table", "schieber:x(y=1)"])
def test_an_unknown_game_is_named_with_the_choices(text: str) -> None:
    with pytest.raises(KiebitzError) as refusal:
        parse_rules(text)
    assert refusal.type is UnknownGame or text.startswith(":")


def test_an_unknown_option_is_named_with_the_choices() -> None:
    with pytest.raises(BadOption, match="no option 'kontra'; it has ramsch, lost_levels, server"):
        parse_rules("skat(kontra=true)")
    with pytest.raises(BadOption, match="'triple' is unknown: one of additive, doubling"):
        parse_rules("skat(lost_levels=triple)")


@given(st.text())
def test_any_text_is_rules_or_refused(text: str) -> None:
    try:
        rules = parse_rules(text)
    except KiebitzError:
        return
    assert rules.name in GAMES
