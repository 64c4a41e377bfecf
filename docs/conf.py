"""Sphinx configuration. Warnings are errors (``make docs``)."""

import dataclasses
from typing import Any

import kiebitz

project = "Kiebitz"
author = "The Kiebitz developers"
release = kiebitz.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Kiebitz"
exclude_patterns = ["_build"]
myst_heading_anchors = 3
# Docstrings name things in single backticks: they become links where there is a page.
default_role = "py:obj"
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_preserve_defaults = True
html_static_path = ["static"]
html_css_files = ["reference.css"]


def shorten_signature(
    app: Any, what: str, name: str, thing: Any, options: Any, signature: Any, returned: Any
) -> tuple[str, str] | None:
    """Dataclasses and enumerations without one: their fields stand below with their meaning."""
    is_data = dataclasses.is_dataclass(thing) or hasattr(thing, "__members__")
    return ("", "") if what == "class" and is_data else None


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-signature", shorten_signature)
