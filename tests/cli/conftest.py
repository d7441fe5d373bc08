"""What the tests of the commands share."""

from tests.installed import games_installed, only_the_toy

__all__ = ["games_installed", "only_the_toy"]
