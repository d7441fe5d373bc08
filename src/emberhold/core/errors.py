"""What can go wrong in a way that people should read about."""

__all__ = ["EmberholdError"]


class EmberholdError(Exception):
    """Something asked for cannot be done. The message is for people: one or two plain sentences."""
