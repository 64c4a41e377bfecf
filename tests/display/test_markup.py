from hypothesis import given
from hypothesis import strategies as st

from kiebitz.display.markup import Markup, element, facts, table
from tests.arena.report.pages import Page

# What a browser itself replaces is left out.
readable = st.text(st.characters(exclude_categories=["Cs", "Cc"]))


@given(readable)
def test_any_text_comes_out_as_it_went_in(text: str) -> None:
    page = Page(element("p", text, title=text))
    assert page.elements == [("p", {"title": text})]
    assert "".join(page.texts) == text


def test_markup_is_not_escaped_twice() -> None:
    assert element("p", [Markup("<b>1</b>"), "<2>"]) == "<p><b>1</b>&lt;2&gt;</p>"


def test_attributes_that_are_none_are_left_out_and_numbers_are_short() -> None:
    assert element("line", x=1.0, y=2.3456, z=3, role=None) == '<line x="1" y="2.35" z="3"></line>'


def test_a_row_of_one_cell_is_a_heading_over_all_columns() -> None:
    shown = table(["a", "b"], [["over"], ["x", "1"]], label="numbers")
    assert '<th scope="rowgroup" colspan="2">over</th>' in shown
    assert '<th scope="row">x</th><td>1</td>' in shown


def test_a_list_of_facts_has_a_name_for_each() -> None:
    assert facts([("a", "1")]) == '<dl class="facts"><dt>a</dt><dd>1</dd></dl>'
