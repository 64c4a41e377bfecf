"""Sphinx configuration. Warnings are errors (``make docs``)."""

import kiebitz

project = "Kiebitz"
author = "The Kiebitz developers"
release = kiebitz.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = "Kiebitz"
exclude_patterns = ["_build"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
