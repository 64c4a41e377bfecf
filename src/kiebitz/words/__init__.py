"""Everything Kiebitz says to people, one catalogue per language.

A catalogue is a file of its own: `PHRASES`, by key, and `SENTENCES`, what the program says in
plain English elsewhere (errors, the help of commands), by its English text. English needs none.
What others say around it (typer, Python) is in `FRAME`, a part of the sentences.
A further language is one more file like `german` and its line in `Language`; a test names whatever
is missing in it. Catalogues are read when they are first needed.
"""

from kiebitz.words.language import Language
from kiebitz.words.phrases import say
from kiebitz.words.sentences import translate

__all__ = ["Language", "say", "translate"]
