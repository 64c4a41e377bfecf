"""Kiebitz."""
