"""The error that is shown to people in words."""

__all__ = ["EmberholdError"]


class EmberholdError(Exception):
    """Something cannot be done. The message is for people: one or two plain sentences."""
