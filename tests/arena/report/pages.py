"""Reading a page as a browser would, for tests."""

from html.parser import HTMLParser

from kiebitz.arena.report.markup import VOID


class Page(HTMLParser):
    """All elements and texts of a page; unbalanced tags are an error."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {key: value or "" for key, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.texts.append(data)

    @property
    def words(self) -> str:
        """Everything one can read."""
        return " ".join(" ".join(self.texts).split())

    def attributes(self, tag: str, class_: str) -> list[dict[str, str]]:
        """The attributes of all elements of a kind."""
        return [
            attributes
            for name, attributes in self.elements
            if name == tag and class_ in attributes.get("class", "").split()
        ]
