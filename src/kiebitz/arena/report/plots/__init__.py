"""The drawings of a report: SVG within the page, in the colours of its style sheet.

Places across a drawing are per cent of its width and heights are pixels, so that a drawing gets
narrower on a phone while its letters and lines keep their size.
"""
