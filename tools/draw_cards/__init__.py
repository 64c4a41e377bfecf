"""Draws the playing cards of the web table: one sprite per face."""
