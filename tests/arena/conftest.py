"""What the arena's tests share."""

from tests.installed import games_installed

__all__ = ["games_installed"]
