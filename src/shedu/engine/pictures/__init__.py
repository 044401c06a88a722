"""Drawings of positions, views and moves: text for a terminal, SVG for notebooks."""
