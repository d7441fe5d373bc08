"""Whole matches written down: every answer, what everybody was told, and a digest of what everybody saw."""
