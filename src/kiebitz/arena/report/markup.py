"""The markup of reports is that of all displays; see `kiebitz.display.markup`."""

from kiebitz.display.markup import VOID, Content, Markup, element, facts, markup, table

__all__ = ["VOID", "Content", "Markup", "element", "facts", "markup", "table"]
