"""Barracks by hand: for scenarios, and written down."""
