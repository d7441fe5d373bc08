"""Nemeses that exist only here: one with a bit of everything, one with as little as possible."""
