"""What games with the same decks, or against the same nemesis, are called in a table."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["matchup_title"]


def matchup_title(between: Mapping[str, object]) -> str:
    """The names of what these games have in common, as `GameSpec.matchup` gives it."""
    parts = [" – ".join(map(str, value)) if isinstance(value, list) else str(value) for value in between.values()]
    return ", ".join(parts)
